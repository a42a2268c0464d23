"""Tokens, markers, prices and words: the small marks of which all pictures are made.

A token is the sign of its player, large, with a dark rim: its outline is still told apart where the
picture is seen 265 pixels wide. A marker bears the sign of its building, too.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.belfort.components import GUILDS
from engine.games.belfort.goods import GOODS, Goods, GuildId
from engine.games.belfort.parts import SORT
from render import fonts
from render.board.belfort import icons
from render.board.belfort.style import CATEGORY, LOSS, ON_PAPER, ON_SLATE, SEATS, livery
from render.canvas import Anchor, Canvas, short
from render.fonts import BOLD
from render.theme import ALARM, INK, INK_2, MUTED, NOW, PAPER, RGB, TEXT

assert icons

GUILD_SIGNS: dict[GuildId, str] = {
    "traders": "bf_trade",
    "librarians": "bf_book",
    "architects": "bf_compass",
    "recruiters": "bf_recruit",
    "lumberjacks": "bf_axe",
    "miners": "bf_mine",
    "bankers": "bf_gold",
    "masons": "bf_trowel",
    "thieves": "bf_mask",
    "bandits": "bf_dagger",
    "wizards": "bf_wand",
    "spies": "bf_eye",
}
_SIGNS: dict[str, str] = {str(guild): sign for guild, sign in GUILD_SIGNS.items()}
_GROWN = {
    "bf_triangle": 1.12,
    "bf_circle": 1.0,
    "bf_square": 0.94,
    "bf_diamond": 1.14,
    "bf_star": 1.18,
}
"""Sizes that look alike."""
_LIFTED = {"bf_triangle": 0.03, "bf_star": 0.02}
"""How far above its middle a sign has to stand to look centred."""
_HEART = {"bf_triangle": 0.10, "bf_star": 0.02}
"""How far below the middle of a marker its building stands."""
_NUMBERED = {"bf_triangle": 1.06, "bf_diamond": 1.06, "bf_star": 1.04}
"""How much larger than a plain disc a sign is that bears the number of a district."""
_INSIDE = {"bf_triangle": 0.40, "bf_star": 0.42, "bf_diamond": 0.50}


DOUBT = "?"
"""Stands behind a number that nobody has confirmed; the words say so once."""


def guild_sign(guild: str) -> str:
    """The sign of a guild."""
    return _SIGNS[guild]


def token(c: Canvas, x: float, y: float, seat: int, size: int, rim: int = 3) -> None:
    """A piece of a player, also of a neutral one, with its middle at (x, y)."""
    colour, name = livery(seat)
    n = round(size * _GROWN[name])
    c.outlined(name, x, y - _LIFTED.get(name, 0) * n, n, colour, INK, rim)


def marker(c: Canvas, x: float, y: float, seat: int, sign_of: str, size: int) -> None:
    """A token that bears the sign of a building."""
    token(c, x, y, seat, size)
    name = livery(seat)[1]
    inside = round(size * _INSIDE.get(name, 0.58))
    c.icon(sign_of, x, y + _HEART.get(name, 0) * size, inside, INK)


def sign(c: Canvas, x: float, y: float, seat: int, size: int, fill: RGB = INK) -> None:
    """The sign of a seat in one colour."""
    name = SEATS[seat][1]
    c.icon(name, x, y, round(size * _GROWN[name]), fill)


def worker(
    c: Canvas, x: float, y: float, kind: str, size: int, tone: RGB = TEXT, crown: RGB = NOW
) -> None:
    """An elf or a dwarf; a master wears a crown."""
    sort = next(SORT[known] for known in SORT if known == kind)
    c.icon(f"bf_{sort}", x, y, size, tone)
    if sort != kind:
        c.icon("bf_crown", x, y - size * 0.6, round(size * 0.6), crown)


def numbered(
    c: Canvas, x: float, y: float, seat: int | None, number: int, size: int, digits: int
) -> None:
    """The number of a district, on the sign of who leads it alone; else on a plain disc.

    digits: size of the type.
    """
    if seat is None:
        c.icon("bf_disc_full", x, y, size, INK)
        c.mid(x, y, str(number), digits, TEXT)
        return
    name = livery(seat)[1]
    token(c, x, y, seat, round(size * _NUMBERED.get(name, 1.1)))
    c.mid(x, y + _HEART.get(name, 0) * size, str(number), digits, INK)


def guild(c: Canvas, x: float, y: float, kind: str, size: int) -> None:
    """The sign of a guild on the colour of its category."""
    found = next(one for one in GUILDS.values() if one.id == kind)
    c.rect(x - size / 2, y - size / 2, size, size, CATEGORY[found.category], 8)
    c.icon(guild_sign(kind), x, y, round(size * 0.76), PAPER)


def crest(c: Canvas, x: float, y: float, number: int, size: int) -> None:
    """The crest of a player."""
    c.icon("bf_shield", x, y, size, PAPER)
    c.mid(x, y - size * 0.06, str(number), round(size * 0.64), INK)


def person(
    c: Canvas, x: float, y: float, said: str, sizes: tuple[int, int], room: float, fill: RGB
) -> None:
    """A name that somebody typed: smaller, then cut."""
    size = sizes[0]
    while size > sizes[1] and fonts.width(said, size, BOLD) > room:
        size -= 1
    c.mid(x, y, short(said, size, BOLD, room), size, fill, BOLD, "l")


def price_width(goods: Goods, size: int, gap: float = 8, doubtful: bool = False) -> float:
    """How wide a price is."""
    each = [fonts.width(str(n), size, BOLD) + size + 3 for _, n in goods.listed()]
    if doubtful:
        each.append(fonts.width(DOUBT, size, BOLD))
    return sum(each) + gap * max(0, len(each) - 1)


def price(
    c: Canvas, x: float, y: float, goods: Goods, size: int,
    paper: bool = True, anchor: Anchor = "m", short_of: Iterable[str] = (), gap: float = 8,
    doubtful: bool = False,
) -> float:  # fmt: skip
    """Goods with their numbers, their middle on y. Gives the width.

    short_of: those that are missing, in the colour of loss. doubtful: nobody has confirmed it.
    """
    wide = price_width(goods, size, gap, doubtful)
    at = x - {"l": 0.0, "m": wide / 2, "r": wide}[anchor]
    tones, plain, loss = (ON_PAPER, INK, LOSS) if paper else (ON_SLATE, TEXT, ALARM)
    missing = set(short_of)
    for good, n in goods.listed():
        tone = loss if good in missing else plain
        at += c.mid(at, y, str(n), size, tone, BOLD, "l") + 3
        c.icon(f"bf_{good}", at + size / 2, y, size, tones[good])
        at += size + gap
    if doubtful:
        c.mid(at, y, DOUBT, size, INK_2 if paper else MUTED, BOLD, "l")
    return wide


def lacking(have: Goods, need: Goods) -> tuple[str, ...]:
    """The goods of which there are not enough."""
    return tuple(good for good in GOODS if have.of(good) < need.of(good))
