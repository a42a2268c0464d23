"""What can be ordered in advance, in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Fact
from engine.games.tta.view import View
from render.lang.catalogue.tta_orders import TtaOrders
from render.text.tta.words import Words

EVENTS = {
    "steal": "war_over_technology",
    "give_up_colony": "independence_declaration",
    "destroy_own": "border_conflict",
    "lose_mix": "raiders",
    "ruin_wonder": "ravages_of_time",
    "pick_good": "development_of_markets",
    "gain_mix": "foray",
    "develops": "development_of_civilization",
    "take_agreed": "international_agreement",
    "terrorism": "terrorism",
}
"""The only card that asks such a question, by its kind."""
OPEN = -1
"""Stands for a number that is not chosen yet."""


class Orders:
    """Standing orders. names: of the seats."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._words = words
        self._names = names
        self._say = TtaOrders(words.language)

    def orderable(self, kind: str) -> str:
        """What an order is about. Raises `KeyError` for a question that is none of this game."""
        card = EVENTS.get(kind)
        return self._say.orderable(kind, card=self._words.card(card) if card else "")

    def policy(self, kind: str, policy: str, amount: int | None) -> str:
        """What an order does. Raises `KeyError` for one that is none of this game."""
        return self._say.policy(f"{kind}-{policy}", amount=OPEN if amount is None else amount)

    def subject(self, view: View, kind: str, fact: str, value: Fact) -> str:
        """What an order is limited to; nothing for what need not be said."""
        if fact == "from":
            return self._say.from_player(who=self._names[int(str(value))])
        return self._words.card(value) if isinstance(value, str) else ""
