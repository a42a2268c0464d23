"""One's own cards: what is given up, and what each choice costs."""

from __future__ import annotations

from engine.games.tta.cards.model import Card
from engine.games.tta.case import Outlook
from render.board.tta.look import MILITARY
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
from render.board.tta.words import outputs
from render.phone import Piece, icon, text
from render.theme import INK

_GISTS = ("bonus", "tactic")


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
    page.verdict()
    in_any_case(page)
    grid(page, [_option(page, look) for look in page.outlooks])


def _option(page: Page, look: Outlook) -> Option:
    cards = cards_of(page, look.action)
    if not cards:
        return Option(None, page.cases.say.every_mine(), pieces(page, look))
    return Option(cards[0], "", pieces(page, look))


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
