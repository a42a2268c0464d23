"""Lines of signs and figures, such as what a card does.

A line is a tuple of words: the name of a sign ("wood", "gnome", "inn"), " " for a gap, or a figure.
"""

from __future__ import annotations

from engine.games.belfort.goods import GOODS, Goods
from engine.games.belfort.parts import KINDS
from render import fonts
from render.board.belfort import icons
from render.board.belfort.marks import worker
from render.board.belfort.style import ON_PAPER, ON_SLATE
from render.canvas import Anchor, Canvas
from render.fonts import BOLD
from render.icons import names
from render.theme import INK, NOW, RGB, TEXT

assert icons
Line = tuple[str, ...]
MASTERS = frozenset(kind for kind in KINDS if kind.startswith("master_"))
_COMMON = {"round": "clockwise", "to": "arrow"}
"""Signs that all games have: each round; becomes."""
SIGNS = {name.removeprefix("bf_"): name for name in names() if name.startswith("bf_")} | _COMMON
_GAP, _BLANK, _LITTLE = 4, 0.36, 0.62
"""Between words; a blank, and signs that only join others, in heights of the line."""


def goods(found: Goods) -> Line:
    """Goods with their numbers."""
    return tuple(word for good, n in found.listed() for word in (str(n), good, " "))[:-1]


def joined(*lines: Line) -> Line:
    """Lines with gaps between them; empty ones are left out."""
    return tuple(word for line in lines if line for word in (" ", *line))[1:]


def split(line: Line) -> list[Line]:
    """The parts of a line between its gaps."""
    parts: list[Line] = [()]
    for word in line:
        if word == " ":
            parts.append(())
        else:
            parts[-1] = (*parts[-1], word)
    return parts


def width(line: Line, size: int) -> float:
    """How wide a line is."""
    return sum(_width(word, size) for word in line) + _GAP * (len(line) - 1) if line else 0


def _width(word: str, size: int) -> float:
    if word == " ":
        return size * _BLANK
    if word in _COMMON:
        return size * _LITTLE
    sign = word in SIGNS or word in MASTERS
    return float(size) if sign else fonts.width(word, size, BOLD)


def writing(
    c: Canvas, x: float, y: float, line: Line, size: int, *,
    paper: bool = False, anchor: Anchor = "l", room: float | None = None, tone: RGB | None = None,
) -> float:  # fmt: skip
    """Draw a line with its middle on y, smaller if it is to fit a room. Gives its width.

    paper: on paper, else on slate. tone: all of it in one colour.
    """
    while room is not None and size > 12 and width(line, size) > room:
        size -= 1
    wide = width(line, size)
    at = x - {"l": 0.0, "m": wide / 2, "r": wide}[anchor]
    for word in line:
        n = _width(word, size)
        _word(c, at + n / 2, y, word, size, paper, tone)
        at += n + _GAP
    return wide


def _word(
    c: Canvas, x: float, y: float, word: str, size: int, paper: bool, tone: RGB | None
) -> None:
    plain = tone or (INK if paper else TEXT)
    if word == " ":
        return
    if word in MASTERS:
        crown = NOW if tone is None and not paper else plain
        worker(c, x, y + 2, word, round(size * 0.86), plain, crown)
    elif word in GOODS:
        tones = ON_PAPER if paper else ON_SLATE
        found = next(good for good in GOODS if good == word)
        c.icon(SIGNS[word], x, y, size, tone or tones[found])
    elif word in SIGNS:
        c.icon(SIGNS[word], x, y, round(_width(word, size)), plain)
    else:
        c.mid(x, y, word, size, plain, BOLD)
