"""What a rival loses: in the rival's colour, with what each choice costs and brings."""

from __future__ import annotations

from engine.games.tta import actions as a
from engine.games.tta.case import AnswerForecast
from engine.games.tta.view import CivView
from render.board.tta.question import table
from render.board.tta.question.options import Option, cards_of, grid, in_any_case, pieces, word
from render.board.tta.question.page import Page, fitted, name_band
from render.board.tta.style import ON_SLATE
from render.fonts import BOLD
from render.phone import FIGURE, INNER, MARGIN, RADIUS, Piece, icon, line, text
from render.theme import INK, PANEL, TEXT

_BAND, _NUMBERS_H = 66, 76


def draw(page: Page) -> None:
    """The whole page."""
    page.head()
    rival = page.rival
    assert rival is not None
    if page.case.event is not None and not page.means:
        table.event(page)
    else:
        page.paragraph(_said(page, rival))
    _standing(page, rival)
    page.verdict()
    if page.means:
        in_any_case(page)
        grid(page, [_option(page, look) for look in page.forecasts])


def _said(page: Page, rival: CivView) -> str:
    """The card, to the one who plays it in its own words, to everybody from outside."""
    card = str(page.decision.facts["card"])
    if page.means or page.scene.card(card).kind != "aggression":
        return page.scene.words.text(page.scene.card(card))
    return page.cases.stake(page.view, card, page.decision.seat, rival.seat, yours=False)


def _standing(page: Page, rival: CivView) -> None:
    """The rival's stocks."""
    high = _BAND + _NUMBERS_H
    top = page.panel(high)
    page.c.rect(MARGIN, top, INNER, high, PANEL, RADIUS)
    page.c.spot(f"side-{rival.seat}", MARGIN, top, INNER, high)
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


def _option(page: Page, look: AnswerForecast) -> Option:
    cards = cards_of(page, look.action)
    shown = pieces(page, look)
    if len(cards) == 1:
        return Option(cards[0], "", shown)
    if cards:
        more = tuple(word(page.scene.words.short(card), tone=INK) for card in cards[1:])
        return Option(cards[0], "", (*more, *shown))
    if isinstance(look.action, a.StealTechnologies):
        return Option(None, page.cases.words.count(look.action.science, "science"), shown)
    return Option(None, "", shown)
