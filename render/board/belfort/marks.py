"""The pieces of players and the small marks of which all pictures are made."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.belfort.goods import Goods
from render import fonts
from render import icons as masks
from render.board.belfort import emblems, icons
from render.board.belfort.look import NEUTRAL, ON_PAPER, ON_SLATE
from render.canvas import Anchor, Canvas
from render.fonts import BOLD
from render.theme import INK, LINE, NOW, PAPER, RGB, SEATS, SLATE, TEXT

assert emblems
assert icons

_GROWN = {"triangle": 1.12, "circle": 1.0, "square": 0.94, "diamond": 1.14, "star": 1.18}
"""Sizes that look alike."""
_LIFTED = {"triangle": 0.03, "star": 0.02}
"""How far above its middle a sign has to stand to look centred."""
_HEART = {"triangle": 0.10, "star": 0.02}
"""How far below its middle there is most room."""
_WITHIN = {"triangle": 0.40, "star": 0.42, "diamond": 0.50}
"""How large a sign within it may be."""


def _of(owner: int) -> tuple[RGB, str]:
    return SEATS[owner] if owner >= 0 else NEUTRAL[-1 - owner]


def icon(c: Canvas, name: str, x: float, y: float, size: int, fill: RGB) -> None:
    """A sign of this game."""
    c.icon(f"bf_{name}", x, y, size, fill)


def token(c: Canvas, x: float, y: float, owner: int, size: int, rim: int = 3) -> None:
    """A piece of a seat or neutral player: its sign, with a dark rim that keeps its outline."""
    tone, name = _of(owner)
    n = round(size * _GROWN[name])
    left, top = round(x - n / 2), round(y - _LIFTED.get(name, 0) * n - n / 2)
    c.image.paste(INK, (left - rim, top - rim), masks.outline(f"bf_{name}", n, rim))
    c.image.paste(tone, (left, top), masks.mask(f"bf_{name}", n))


def sign(c: Canvas, x: float, y: float, owner: int, size: int, fill: RGB = INK) -> None:
    """The sign of a player in one colour."""
    name = _of(owner)[1]
    icon(c, name, x, y, round(size * _GROWN[name]), fill)


def marker(c: Canvas, x: float, y: float, owner: int, kind: str, size: int) -> None:
    """A token that bears the sign of the building it stands on."""
    token(c, x, y, owner, size)
    name = _of(owner)[1]
    y += _HEART.get(name, 0) * size
    icon(c, kind, x, y, round(size * _WITHIN.get(name, 0.58)), INK)


def worker(c: Canvas, x: float, y: float, kind: str, size: int, tone: RGB = TEXT) -> None:
    """An elf, dwarf or gnome; a master wears a crown."""
    plain = kind.removeprefix("master_")
    icon(c, plain, x, y, size, tone)
    if plain != kind:
        icon(c, "crown", x, y - size * 0.52, round(size * 0.6), NOW)


def name(
    c: Canvas, x: float, y: float, said: str, sizes: tuple[int, int], room: float, fill: RGB,
    anchor: Anchor = "m", face: str = BOLD,
) -> float:  # fmt: skip
    """Words of the program, as large as they fit. Gives their width."""
    return c.mid(x, y, said, c.fit(said, sizes[0], face, room, sizes[1]), fill, face, anchor)


def cost_width(goods: Goods, size: int, gap: float = 6) -> float:
    """How wide a price is."""
    parts = [fonts.width(str(n), size, BOLD) + size + 2 for _, n in goods.listed()]
    return sum(parts) + gap * max(0, len(parts) - 1)


def cost(
    c: Canvas, x: float, y: float, goods: Goods, size: int, *, paper: bool = False,
    anchor: Anchor = "m", gap: float = 6, lacking: Sequence[str] = (), missing: RGB = TEXT,
) -> None:  # fmt: skip
    """A price as figures with signs, those of `lacking` goods in the colour `missing`."""
    left = x - cost_width(goods, size, gap) * {"l": 0, "m": 0.5, "r": 1}[anchor]
    plain, tones = (INK, ON_PAPER) if paper else (TEXT, ON_SLATE)
    for good, n in goods.listed():
        ink = missing if good in lacking else plain
        left += c.mid(left, y, str(n), size, ink, BOLD, "l") + 2
        icon(c, good, left + size / 2, y, size, tones[good])
        left += size + gap


def crest(c: Canvas, x: float, y: float, number: int, size: int) -> None:
    """A crest with its number."""
    c.icon("shield", x, y, size, PAPER)
    c.mid(x, y - size * 0.06, str(number), round(size * 0.64), INK)


def plank(
    c: Canvas, x: float, y: float, w: float, h: float,
    standing: tuple[int, str] | None, fee: int, *, open_: bool,
) -> None:  # fmt: skip
    """A plank round its middle: who stands on it, or what it costs; golden while it can be used."""
    rim = NOW if open_ else LINE
    c.box(x - w / 2, y - h / 2, w, h, SLATE, rim, 4 if open_ else 2, 8)
    size = round(min(w, h) * 0.62)
    if standing is not None:
        token(c, x - (w - h) / 4, y - 2, standing[0], size, 2)
        worker(c, x + w / 2 - 16, y + h / 2 - 15, standing[1], 22)
    elif fee:
        cost(c, x, y, Goods(gold=fee), round(h * 0.5))
