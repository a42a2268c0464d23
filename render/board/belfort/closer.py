"""Parts of the table enlarged: the city alone, one player's cards, and a hand."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.belfort.view import BelfortView
from render import phone
from render.board.belfort import grid, strips
from render.board.belfort.look import BAND, LAUREL, LOSS
from render.board.belfort.marks import cost, icon, name, sign, token
from render.board.belfort.phone import table
from render.board.belfort.words import Words
from render.canvas import Canvas
from render.phone import FIGURE, GAP, INNER, KEY, LOWEST, MARGIN, RADIUS, TYPE, WIDTH
from render.theme import INK, NOW, PAPER, PAPER_2, SEATS, SLATE, TEXT

CARD_H = 208
_COLUMNS = 2


def tableau(view: BelfortView, seat: int, players: Sequence[str], words: Words) -> Canvas:
    """One player's goods and built cards."""
    built = view.players[seat].built
    rows = -(-len(built) // 3)
    high = 2 * MARGIN + 120 + GAP + 88 + GAP + rows * (190 + GAP)
    c = Canvas(WIDTH, max(LOWEST, high), SLATE)
    bar(c, MARGIN, view, seat, players[seat])
    table.purse(c, MARGIN + 130, view, seat)
    wide = (INNER - 2 * GAP) / 3
    for i, card in enumerate(built):
        x, y = MARGIN + i % 3 * (wide + GAP), MARGIN + 228 + i // 3 * (190 + GAP)
        c.rect(x, y, wide, 190, PAPER, RADIUS)
        c.spot(f"{seat}.{card.card}", x, y, wide, 190)
        icon(c, card.building, x + 72, y + 66, 96, INK)
        strips.locks(c, x + 220, y + 66, card.gnomes, card.locks, 56)
        name(c, x + 20, y + 152, words.say.site(card.building), (TYPE + 4, 40), wide - 40, INK, "l")
        if card.worker:
            token(c, x + wide - 40, y + 40, seat, 46)
    return c


def bar(c: Canvas, y: float, view: BelfortView, seat: int, said: str) -> None:
    """Whose picture it is, with the points."""
    c.rect(MARGIN, y, INNER, 120, SEATS[seat][0], RADIUS)
    sign(c, MARGIN + 62, y + 60, seat, 70)
    phone.player(c, MARGIN + 122, y + 60, said, INNER - 380, INK, 78, TYPE)
    c.rect(MARGIN + INNER - 232, y + 10, 222, 100, INK, 9)
    icon(c, "laurel", MARGIN + INNER - 180, y + 60, 64, LAUREL)
    c.mid(MARGIN + INNER - 84, y + 60, str(view.players[seat].score), KEY, TEXT)


def hand(view: BelfortView, players: Sequence[str], words: Words) -> Canvas | None:
    """The viewer's own cards, seen by nobody else."""
    if view.viewer is None:
        return None
    found = view.players[view.viewer].cards
    rows = -(-len(found) // _COLUMNS)
    high = 2 * MARGIN + 228 + rows * (CARD_H + GAP)
    c = Canvas(WIDTH, max(LOWEST, high), SLATE)
    bar(c, MARGIN, view, view.viewer, players[view.viewer])
    table.purse(c, MARGIN + 130, view, view.viewer)
    cards(c, MARGIN + 228, view, found, words, view.viewer)
    return c


def cards(
    c: Canvas, y: float, view: BelfortView, found: Sequence[str], words: Words, seat: int | None
) -> None:
    """Cards two by two. seat: whose goods tell what can be paid; None without that."""
    wide = (INNER - GAP) / _COLUMNS
    for i, kind in enumerate(found):
        x, top = MARGIN + i % _COLUMNS * (wide + GAP), y + i // _COLUMNS * (CARD_H + GAP)
        face(c, x, top, wide, view, kind, words, seat)


def face(
    c: Canvas, x: float, y: float, w: float, view: BelfortView, kind: str, words: Words,
    seat: int | None,
) -> None:  # fmt: skip
    """A card: its price, golden if it can be paid, and the districts with a free site."""
    goods = grid.price_of(view, kind)
    missing = () if seat is None else table.lacking(view.players[seat].goods, goods)
    c.rect(x, y, w, CARD_H, PAPER, RADIUS)
    c.rect(x, y, w, 72, BAND, RADIUS)
    c.rect(x, y + 40, w, 32, BAND)
    icon(c, kind, x + 48, y + 36, 58, PAPER)
    name(c, x + 92, y + 36, words.say.site(kind), (FIGURE, 40), w - 110, PAPER, "l")
    payable = seat is not None and not missing
    c.rect(x + 10, y + 80, w - 20, 60, NOW if payable else PAPER_2, 9)
    cost(c, x + w / 2, y + 110, goods, 50, paper=True, gap=20, lacking=missing, missing=LOSS)
    for n in range(5):
        free = any(
            s.kind == kind and s.district == f"d{n + 1}" and s.owner is None for s in view.symbols
        )
        left = x + 62 + n * (w - 124) / 4
        c.icon("disc", left, y + 174, 54, INK if free else PAPER_2)
        c.mid(left, y + 174, str(n + 1), 40, PAPER)
