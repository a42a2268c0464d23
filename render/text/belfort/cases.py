"""What the picture of a question shows, in words."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Decision
from engine.games.belfort.view import BelfortView
from render.text.belfort.board import Board

_SITES = (
    "choose_half",
    "choose_design",
    "pay_architects",
    "choose_exchange",
    "choose_arrival",
    "choose_neutral_card",
    "choose_neutral_site",
)
"""Questions that depend on who leads which district."""
_CARDS = ("choose_cards", "actions", "discard_cards", "show_cards")
_PRICED = (*_CARDS, "choose_design", "pay_architects", "take_shown", "choose_neutral_card")
"""Questions in whose pictures prices are drawn."""


class Cases:
    """The sentences that follow what is asked."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def case(self, view: BelfortView, decision: Decision, *, means: bool = True) -> str:
        """What the answers depend on. means: with what only the player asked may know."""
        return " ".join(self._told(view, decision, means))

    def _told(self, view: BelfortView, decision: Decision, means: bool) -> Iterator[str]:
        kind, board = decision.kind, self._board
        me = view.players[decision.seat]
        if means and kind in _CARDS:
            yield board.held(me)
        if kind in _SITES:
            yield from board.standings(view)
        if kind == "swap_crests":
            yield board.order(view)
        if kind == "choose_recruit":
            yield from board.majorities(view)
        if kind in ("send_rest", "placement"):
            yield from board.workers(view)
        if kind == "take_shown":
            yield board.cards_shown(view)
        if kind in ("choose_loot", "show_cards"):
            others = [p for p in view.players if p.seat != decision.seat and not p.resigned]
            if kind == "show_cards":
                others = [p for p in others if p.seat == decision.facts.get("by")]
            yield from map(board.short, others)
        if view.uncertain and kind in _PRICED and (means or kind != "show_cards"):
            yield board.doubt()
