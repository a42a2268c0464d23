"""The small parts of all pictures for phones: badges and symbols on a line, names of cards."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.tta.cards.model import Card
from engine.games.tta.view import CivView
from render import fonts
from render.board.tta.parts import badge, item_width, items_row, seat
from render.board.tta.scene import Scene
from render.board.tta.style import CIVIL, FACE, MILITARY, ON_SLATE
from render.board.tta.words import SOFT, Item
from render.canvas import Canvas
from render.fonts import BOLD, MEDIUM
from render.phone import TYPE, Piece, icon, text
from render.theme import ALARM, RGB, TEXT

ACTIONS = (("disc", CIVIL, "civil"), ("count_shield", MILITARY, "military"))
"""The signs of both kinds of actions, decks and hands."""
_ON_SLATE = {**ON_SLATE, "discontent": ALARM}
_LEADING = 48
"""From one line of a name to the next."""


def mark(kind: str, size: int = TYPE) -> Piece:
    """The badge of a kind of card on a line."""
    return Piece(size, lambda c, x, y: badge(c, x + size / 2, y, size, kind))


def symbol(number: int, size: int = 40, ink: RGB | None = None) -> Piece:
    """The symbol of a player on a line."""
    return Piece(size, lambda c, x, y: seat(c, x + size / 2, y, size, number, ink))


def counted(what: str, number: str, size: int = TYPE, tone: RGB = TEXT) -> tuple[Piece, Piece]:
    """The sign of what is counted (`count_`), and a number."""
    return icon(f"count_{what}", round(size * 0.92) // 2 * 2, ON_SLATE[what]), text(
        number, size, tone, BOLD
    )


def on_slate(shown: Item, size: int = TYPE) -> Piece:
    """A sign with its number on the table."""
    return Piece(
        item_width(shown, size),
        lambda c, x, y: items_row(c, x, y, (shown,), size, 0, _ON_SLATE, TEXT),
    )


def done(shown: Item, size: int = TYPE) -> Piece:
    """What was done to somebody: a sign with its number, or words that can be read."""
    name, said = shown
    return on_slate(shown, size) if name else text(said)


def name_rows(
    scene: Scene,
    card: Card,
    room: float,
    least: int = TYPE,
    face: str = MEDIUM,
    note: float = 0,
    most: int = 2,
) -> tuple[tuple[str, ...], int]:
    """The name of a card in one line or, where that does not do, in two; and the size of its type.

    least: the smallest type. note: what stands at the right end of the last line takes so much.
    most: lines. A name that fits nowhere comes in one line, in its shortest form.
    """
    words = scene.words
    narrow = words.narrow(card)
    plain = narrow.replace(SOFT, "")
    tries: list[tuple[tuple[str, ...], int]]
    tries = [((words.name(card),), TYPE), ((words.short(card),), least), ((plain,), least)]
    if most > 1:
        tries += [(_halves(words.short(card)), least), (_halves(narrow), least)]
        tries += [((words.short(card), ""), least), ((plain, ""), least)]  # the note has a line
    for rows, smallest in tries:
        for size in range(TYPE, smallest - 1, -1):
            wide = [fonts.width(row, size, face) for row in rows]
            if max(wide) <= room and wide[-1] <= room - note:
                return rows, size
    return (plain,), least


def _halves(said: str) -> tuple[str, ...]:
    """A name in two lines, as even as it can be broken."""
    breaks = [i for i, letter in enumerate(said) if letter in (" ", SOFT)]
    if not breaks:
        return (said,)
    at = min(breaks, key=lambda i: abs(2 * i - len(said)))
    first, second = said[:at], said[at + 1 :]
    return first.replace(SOFT, "") + ("-" if said[at] == SOFT else ""), second.replace(SOFT, "")


def name(
    c: Canvas,
    x: float,
    y: float,
    rows: Sequence[str],
    size: int,
    room: float,
    fill: RGB = TEXT,
    face: str = MEDIUM,
) -> float:
    """A name in the lines of `name_rows`, centred on y. Gives its width."""
    wide = 0.0
    with c.whole(" ".join(filter(None, rows)), fill, x + room / 2, y):
        for i, row in enumerate(rows):
            fitted = c.fit(row, size, face, room, 24)
            middle = y + (i - (len(rows) - 1) / 2) * _LEADING
            wide = max(wide, c.mid(x, middle, row, fitted, fill, face, "l"))
    return wide


def mood(civ: CivView) -> tuple[str, RGB]:
    """The face of a civilization and its colour."""
    return ("count_discontent", ALARM) if civ.discontent else ("count_happiness", FACE)
