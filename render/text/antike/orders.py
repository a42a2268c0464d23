"""What can be ordered in advance, in words."""

from __future__ import annotations

from engine.core import Fact
from engine.games.antike.view import AntikeView
from render.text.antike.things import Things


class Orders:
    """Standing orders."""

    def __init__(self, words: Things) -> None:
        self._say = words.say
        self._words = words

    def orderable(self, kind: str) -> str:
        """What an order is about."""
        return self._say.orderable(kind)

    def policy(self, kind: str, policy: str, amount: int | None) -> str:
        """What an order does."""
        if kind == "fortress":
            return self._say.fortress_policy(policy)
        return self._say.card_policy(card=self._words.card(policy))

    def subject(self, view: AntikeView, kind: str, fact: str, value: Fact) -> str:
        """What an order may be limited to."""
        return self._say.subject(str(value))
