"""One's own cards: what is given up, and what each choice costs."""

from __future__ import annotations

from engine.games.tta.cards.model import Card
from engine.games.tta.case import AnswerForecast
from render.board.tta.parts import token
from render.board.tta.question import table
from render.board.tta.question.options import (
    SIZE,
    Option,
    cards_of,
    grid,
    in_any_case,
    on_paper,
    pieces,
    word,
)
from render.board.tta.question.page import Page
from render.board.tta.style import BLUE, MILITARY, SPENT
from render.board.tta.words import outputs
from render.fonts import BOLD
from render.phone import FIGURE, INNER, MARGIN, Piece, icon, line, text
from render.text.tta.words import signed
from render.theme import ALARM, INK, MUTED, PANEL

_GISTS = ("bonus", "tactic")
_BANK_H, _APART = 148, 20


def draw(page: Page) -> None:
    """The whole page."""
    page.head()
    if not page.means:
        table.event(page)
        return
    if page.case.event is not None:
        table.lines(page)
    if page.decision.kind == "discard":
        _discard(page)
        return
    if page.decision.kind == "leave_token":
        _blue_bank(page)
    page.verdict()
    in_any_case(page)
    grid(page, [_option(page, look) for look in page.forecasts])


def _blue_bank(page: Page) -> None:
    """The slots of the blue bank, and above each region what is lost once it is empty."""
    c, sections, full = page.c, page.scene.board.blue, page.asked.blue_bank
    top = page.panel(_BANK_H)
    spaces = sum(section.spaces for section in sections)
    step = (INNER - 32 - (len(sections) - 1) * _APART) / spaces
    x, index = MARGIN + 16.0, 0
    for section in sections:
        live = section.corruption == page.asked.corruption
        wide = section.spaces * step
        c.rect(x, top + 68, wide - 8, 4, ALARM if live else MUTED)
        said, tone = signed(-section.corruption), ALARM if live else MUTED
        lost = [text(said, FIGURE, tone, BOLD), icon("count_resources", 46, tone)]
        line(c, x, top + 38, lost, 8)
        for _ in range(section.spaces):
            box = (x, top + 84, step - 8, step - 8)
            if index < full:
                c.rect(*box, BLUE, 8)
            else:
                c.box(*box, PANEL, SPENT, 5, 8)
            index += 1
            x += step
        x += _APART


def _option(page: Page, look: AnswerForecast) -> Option:
    cards, shown = cards_of(page, look.action), pieces(page, look)
    if page.decision.kind == "leave_token":
        shown = (*shown, _bank(page, look))
    if not cards:
        return Option(None, page.cases.say.every_mine(), shown)
    return Option(cards[0], "", shown)


def _bank(page: Page, look: AnswerForecast) -> Piece:
    """Blue tokens in the bank afterwards."""
    after = (c.after for c in look.changes if c.what == "blue_bank")
    left = str(next(after, page.asked.blue_bank))
    return Piece(72, lambda c, x, y: token(c, x + 40, y, 48, "blue", left, 38))


def _discard(page: Page) -> None:
    """The hand with what each card is worth, and what is drawn then."""
    hand = [page.scene.card(k) for k in page.asked.military if k is not None]
    grid(page, [Option(card, "", _worth(page, card)) for card in hand])
    unused = page.asked.ma
    sign = [icon("count_shield", 44, MILITARY), text(str(unused), 52, INK)]
    sign.append(text(page.cases.say.unused(), tone=INK))
    page.verdict(sign if page.decision.facts["card"] == "hand_limit" else ())


def _worth(page: Page, card: Card) -> tuple[Piece, ...]:
    """What a military card gives, or its kind and price."""
    if card.kind in _GISTS:
        return tuple(on_paper(x, SIZE) for x in page.scene.words.gist(card))
    if card.kind == "territory":
        return tuple(on_paper(x) for x in outputs(card)) or (word(page.scene.say.kind(card.kind)),)
    found = [word(page.scene.say.kind(card.kind))]
    if card.military_cost:
        price = str(card.military_cost)
        found.append(Piece(52, lambda c, x, y: token(c, x + 26, y, 52, "military", price, 40)))
    return tuple(found)
