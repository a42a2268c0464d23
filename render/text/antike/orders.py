"""What can be ordered beforehand, in words."""

from __future__ import annotations

from engine.core import Fact
from render.text.antike import words

HEADINGS = {
    "fortress": "Fortress, when a city of yours is attacked",
    "choose_card": "Event cards you take",
}
"""Headings by kind of question."""

FORTRESS = {
    "save": "play as few Fortress cards as save the city, none if they cannot",
    "save_or_weaken": "play as few Fortress cards as save the city, one if they cannot",
    "none": "play no Fortress",
}

SUBJECTS = {"city": "for cities you have lost", "personage": "for a personage of the opponent"}
"""Why one takes a card."""


def policy(kind: str, key: str) -> str:
    """What an order does, as the rest of "When you are asked, ..."."""
    return FORTRESS[key] if kind == "fortress" else f"take {words.card(key)}, if it lies open"


def subject(value: Fact) -> str:
    """What an order is limited to."""
    return SUBJECTS[str(value)]
