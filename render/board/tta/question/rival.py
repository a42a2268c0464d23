"""What a rival loses: in the rival's colour, with what each choice costs and brings."""

from __future__ import annotations

from engine.games.tta import actions as a
from engine.games.tta.case import Outlook
from engine.games.tta.view import CivView
from render.board.tta.look import ON_SLATE
from render.board.tta.question import table
from render.board.tta.question.options import Option, cards_of, grid, pieces
from render.board.tta.question.page import Page, fitted, name_band
from render.fonts import BOLD
from render.phone import FIGURE, INNER, MARGIN, RADIUS, Piece, icon, line, text
from render.theme import PANEL, TEXT

_BAND, _NUMBERS_H = 66, 76


def draw(page: Page) -> None:
    """The whole page."""
    page.head()
    if page.case.event is not None and not page.means:
        table.event(page)
    else:
        card = str(page.decision.facts["card"])
        page.paragraph(page.scene.words.text(page.scene.card(card)))
    rival = page.rival
    assert rival is not None
    _standing(page, rival)
    page.verdict()
    if page.means:
        grid(page, [_option(page, look) for look in page.outlooks])


def _standing(page: Page, rival: CivView) -> None:
    """The rival's stocks."""
    high = _BAND + _NUMBERS_H
    top = page.panel(high)
    page.c.rect(MARGIN, top, INNER, high, PANEL, RADIUS)
    name_band(page.c, MARGIN, top, INNER, rival.seat, page.scene.names[rival.seat])
    goods = ("food", "resources", "science", "culture", "strength", "happiness")
    found: list[Piece] = []
    for good in goods:
        found.append(icon(f"count_{good}", 50, ON_SLATE[good]))
        found.append(text(str(getattr(rival, good)), FIGURE, TEXT, BOLD))
    each = INNER / len(goods)
    for i in range(len(goods)):
        pair = found[2 * i : 2 * i + 2]
        gap = fitted(pair, each - 24, 12)
        line(page.c, MARGIN + 20 + i * each, top + _BAND + _NUMBERS_H / 2, pair, gap)


def _option(page: Page, look: Outlook) -> Option:
    cards = cards_of(page, look.action)
    shown = pieces(page, look)
    if len(cards) == 1:
        return Option(cards[0], "", shown)
    if cards:
        named = [page.scene.words.short(card) for card in cards]
        return Option(None, page.scene.words.listed(named), shown)
    return Option(None, _title(page, look), shown)


def _title(page: Page, look: Outlook) -> str:
    words, action = page.cases.words, look.action
    if isinstance(action, a.Split):
        return words.goods((("food", action.food), ("resources", action.resources)))
    if isinstance(action, a.StealTechnologies):
        return words.count(action.science, "science")
    raise AssertionError(action)
