"""What goods, ratings and cards are worth with so many turns to go."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count

from engine.games.tta.cards.model import Card
from engine.games.tta.worth.weights import Weights

_numbers = count()
FOOD = 4
"""What a worker costs, about."""


class Prices:
    """Worth of one science, resource or food in store, of one made in every production of the turns
    to come (`.._rate`), and of the symbols of a card. Cards are looked at once. worker: of one more
    worker, whatever it does; workers: the same with 0, 1 and so on turns to come.

    turns: own turns to come after this one. number: tells it apart from all others.
    """

    def __init__(self, w: Weights, turns: int, cards: Mapping[str, Card]) -> None:
        usable = [self._usable(w, left) for left in range(turns + 1)]
        made = sum(usable[:turns])
        self.weights, self.turns = w, turns
        self.workers = [self._worker(w, left) for left in range(turns + 1)]
        self.worker = self.workers[turns]
        self.number = next(_numbers)
        self.science = w.science * usable[turns]
        self.resources = w.resources * usable[turns]
        self.food = max(w.food * usable[turns], w.growth * self.worker / FOOD)
        self.science_rate = w.science * made
        self.resources_rate = w.resources * made
        self.food_rate = max(w.food * made, w.growth * sum(self.workers[:turns]) / FOOD)
        self.strength = min(1.0, (turns + 1) / w.military_rounds)
        self.civil_action = w.civil_action * turns
        self.military_action = w.military_action * turns
        self.cards = cards
        self._worth: dict[str, float] = {}

    @staticmethod
    def _usable(w: Weights, left: int) -> float:
        """How much something counts with so many turns left in which it can be used."""
        return min(1.0, left / w.horizon) * (1 + w.haste * left)

    @staticmethod
    def _worker(w: Weights, left: int) -> float:
        """What one more worker is worth with so many turns left, whatever it does."""
        return (w.hands + w.hands_round * left) * min(1.0, left / 2)

    def symbols(self, card: str) -> float:
        """What the symbols of a card bring in the turns to come, each time they count."""
        known = self._worth.get(card)
        if known is None:
            known = self._worth[card] = self._symbols(self.cards[card])
        return known

    def _symbols(self, card: Card) -> float:
        gives, w = card.gives, self.weights
        return (
            gives.food * self.food_rate
            + gives.resources * self.resources_rate
            + gives.science * self.science_rate
            + gives.culture * self.turns
            + gives.strength * w.weak * self.strength
            + gives.happiness * w.spare_face * self.turns
            + gives.civil_actions * self.civil_action
            + gives.military_actions * self.military_action
            + (gives.blue_tokens + gives.yellow_tokens) * w.tokens
        )


def curved(w: Weights, amount: float, wanted: float) -> float:
    """The first half of what can be used counts more, what is beyond it less; lack counts fully."""
    half = wanted / 2
    if amount <= half:
        return w.scarce * amount
    if amount <= wanted:
        return w.scarce * half + amount - half
    return w.scarce * half + half + w.plenty * (amount - wanted)
