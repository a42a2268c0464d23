"""How long the game will still go on, as far as everybody can see it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from engine.games.tta.cards.model import AGES, for_players
from engine.games.tta.editions import EDITIONS
from engine.games.tta.query import basics

if TYPE_CHECKING:
    from engine.games.tta.state import State

TAKEN = 1.7
"""Cards that a player takes from the row in a turn, about; the others are cleared."""


def turns_left(s: State, seat: int) -> int:
    """Own turns after this one: exact in the end, before that by the cards in the decks."""
    if s.last_round:
        behind = s.order.index(seat) <= s.order.index(s.current)  # has had its turn in this round
        return max(0, s.last_round - s.round + (0 if behind else 1))
    return _by_cards(s.edition, s.age, max(2, len(basics.in_game(s))), len(s.civil_deck))


@lru_cache(1024)
def _by_cards(edition: str, age: int, players: int, in_deck: int) -> int:
    """As many turns as the civil cards of this age's deck and of later ages last."""
    rules = EDITIONS[edition]
    cards = in_deck + sum(
        len(rules.table.deck("civil", AGES[later], players))
        for later in range(age + 1, rules.last_age + 1)
    )
    cleared = for_players(rules.board.row.cleared, players)
    return 1 + round(cards / ((cleared + TAKEN) * players))
