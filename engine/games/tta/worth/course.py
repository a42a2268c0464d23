"""How long the game will still go on, as far as everybody can see it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from engine.games.tta.cards.model import AGES, for_players
from engine.games.tta.editions import EDITIONS, rules_of
from engine.games.tta.query import basics

if TYPE_CHECKING:
    from engine.games.tta.state import State

TAKEN = 1.7
"""Cards that a player takes from the row in a turn, about; the others are cleared."""


def turns_left(s: State, seat: int) -> int:
    """Own turns after this one: exact in the end, before that by the cards in the decks."""
    behind = s.order.index(seat) <= s.order.index(s.current)  # has had its turn in this round
    if s.last_round:
        return max(0, s.last_round - s.round + (0 if behind else 1))
    players = max(2, len(basics.in_game(s)))
    cards = len(s.civil_deck) + _later_cards(s.edition, s.age, players)
    cleared = for_players(rules_of(s).board.row.cleared, players)
    return 1 + round(cards / ((cleared + TAKEN) * players))


@lru_cache(64)
def _later_cards(edition: str, age: int, players: int) -> int:
    """Civil cards of the ages that have not begun."""
    rules = EDITIONS[edition]
    return sum(
        len(rules.table.deck("civil", AGES[later], players))
        for later in range(age + 1, rules.last_age + 1)
    )
