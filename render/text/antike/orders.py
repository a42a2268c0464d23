"""What can be ordered beforehand, in words."""

from __future__ import annotations

from render.lang.catalogue.antike import Antike
from render.text.antike import things


def policy(say: Antike, kind: str, key: str) -> str:
    """What an order does."""
    if kind == "fortress":
        return say.fortress_policy(key)
    return say.card_policy(card=things.card(key))
