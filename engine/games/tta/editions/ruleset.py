"""What differs between the editions: numbers, cards and named procedures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from engine.games.tta.cards.base import CardRules
from engine.games.tta.cards.model import Board, Card
from engine.games.tta.cards.table import CardTable

ProductionStep = Literal["points", "corruption", "food", "consumption", "resources"]


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One edition.

    last_age: the last age that has decks. cards: every card by id. code: the
    classes of those that have one. board: tables of the player
    board, the row and the set-up. production: the steps of the production phase in order.
    corruption_eats_food: whether missing resources are taken from the food. leader_refund: civil
    actions that come back when a leader is replaced. weaker_target: whether an aggression needs a
    weaker target. defence_discards: whether any military card may be discarded in defence.
    keeps_higher_special: whether of two special technologies of a type the higher one stays
    (otherwise the new one).
    """

    key: str
    last_age: int
    table: CardTable
    cards: Mapping[str, Card]
    code: Mapping[str, CardRules]
    board: Board
    production: tuple[ProductionStep, ...]
    corruption_eats_food: bool
    leader_refund: int
    weaker_target: bool
    defence_discards: bool
    keeps_higher_special: bool
