"""The picture of a question: who is asked for what, what they have, and what it hangs on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core import Decision
from engine.games.belfort.view import BelfortView, PlayerView
from render.board.belfort import hand, ledger, phone
from render.board.belfort.marks import name, token
from render.board.belfort.words import Words
from render.canvas import Canvas
from render.fonts import MEDIUM
from render.phone import GAP, INNER, LOWEST, MARGIN, RADIUS, TYPE, WIDTH
from render.theme import NOW, PANEL, SLATE, TEXT

_CARDS = ("choose_cards", "actions", "discard_cards", "show_cards", "choose_neutral_card")
"""Questions that hang on the own hand."""
_PLANKS = ("placement", "swap_crests")
_AREAS = ("placement", "send_rest")
_TABLE = ledger.Scale(176, 64, 60, 48, 20, 48, 40, 34)
_HIGH = 2000


@dataclass(frozen=True)
class Case:
    """A question as it is drawn. means: with what only who is asked should see."""

    view: BelfortView
    decision: Decision
    players: Sequence[str]
    words: Words
    means: bool

    @property
    def me(self) -> PlayerView:
        """Who is asked."""
        return self.view.players[self.decision.seat]


def compose(case: Case) -> Canvas:
    """All blocks of a question from above."""
    c = Canvas(WIDTH, _HIGH, SLATE)
    y = _head(c, MARGIN, case)
    kind, view = case.decision.kind, case.view
    phone.strip(c, y, view, case.me, case.players[case.me.seat], case.words)
    y += phone.PITCH
    if kind in _PLANKS:
        y = _planks(c, y, case)
    if kind in _AREAS:
        y = _areas(c, y, case)
    if kind == "take_shown":
        y = _shown(c, y, case)
    elif kind in _CARDS and case.means and case.me.cards:
        y = hand.cards(c, y, view, case.me.cards, case.words, case.me.goods)
    elif kind not in _AREAS:
        y = _districts(c, y, case)
    high = max(LOWEST, round(y - GAP + MARGIN))
    found = Canvas(WIDTH, high, SLATE)
    found.image.paste(c.image, (0, 0))
    found.cut = c.cut
    return found


def _head(c: Canvas, y: float, case: Case) -> float:
    say, kind = case.words.say, case.decision.kind
    seat = case.decision.seat
    player = case.players[seat]
    phone.banner(c, y, seat, lambda who: say.asked(kind, player=who), player)
    left = MARGIN + 24.0
    month = case.words.month(case.view.round)
    left += name(c, left, y + 124, month, (TYPE, 30), 380, TEXT, "l") + 24
    room = MARGIN + INNER - 20 - left
    name(c, left, y + 124, case.words.scoring(case.view), (TYPE, 26), room, NOW, "l", MEDIUM)
    return y + phone.HEAD_H + GAP


def _planks(c: Canvas, y: float, case: Case) -> float:
    phone.planks(c, y, case.view)
    return y + phone.PLANKS_H + GAP


def _areas(c: Canvas, y: float, case: Case) -> float:
    high = _TABLE.head + len(case.view.areas) * _TABLE.row + 10
    c.rect(MARGIN, y, INNER, high, PANEL, RADIUS)
    top = ledger.heads(c, MARGIN, y, INNER, case.view, "", _TABLE)
    ledger.areas(c, MARGIN, top, INNER, case.view, case.words, _TABLE, False)
    return y + high + GAP


def _districts(c: Canvas, y: float, case: Case) -> float:
    high = phone.sites_height(case.view)
    c.rect(MARGIN, y, INNER, high, PANEL, RADIUS)
    phone.sites(c, y, case.view)
    return y + high + GAP


def _shown(c: Canvas, y: float, case: Case) -> float:
    """The cards that lie open before the Spies."""
    for seat, card in case.view.shown:
        y = hand.cards(c, y, case.view, (card,), case.words, None)
        token(c, MARGIN + INNER - 44, y - 52, seat, 54)
    return y
