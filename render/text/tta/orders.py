"""What can be ordered beforehand, in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Fact
from render.text.tta import words

HEADINGS = {
    "answer_pact": "Pacts offered to you",
    "defend": "Defence against aggressions",
    "steal": "Spoils of a War over Technology",
    "bid": "Bids for territories",
    "send_force": "The force for a territory you have won",
    "give_up_colony": "A colony to give up (Independence Declaration)",
    "lose_worker": "Workers you lose",
    "destroy_own": "A building of yours to destroy (Border Conflict)",
    "lose_token": "Blue tokens you give up",
    "lose_mix": "Food and resources you lose (Raiders)",
    "discard": "Military cards you discard in events",
    "ruin_wonder": "A wonder of yours to ruin (Ravages of Time)",
    "pick_good": "Food or resources you gain (Development of Markets)",
    "gain_mix": "Food and resources you gain (Foray)",
    "free_build": "Buildings and units for free",
    "develops": "Development of Civilization",
    "take_agreed": "International Agreement",
    "terrorism": "Buildings of rivals you destroy (Terrorism)",
}
"""Headings by kind of question."""

POLICIES = {
    "answer_pact": {
        "accept": "accept the pact",
        "refuse": "refuse the pact",
        "accept_as_a": "accept the pact if you would be its side A, refuse it as side B",
        "accept_as_b": "accept the pact if you would be its side B, refuse it as side A",
    },
    "defend": {
        "fewest": "defend if you can, with as few and as cheap cards as possible",
        "decline": "use no cards for the defence",
    },
    "steal": {
        "technologies": "take as much in technologies as you can, the rest in science",
        "science": "take science alone",
    },
    "bid": {
        "up_to": "bid as little as you must, up to {amount}, then pass",
        "drop_out": "pass in the auction",
    },
    "send_force": {
        "units": "send the units whose loss costs least, and add cards only if you must",
        "cards": "add cards, so that the loss of units costs as little as possible",
    },
    "give_up_colony": {"oldest": "give up the colony of the oldest age"},
    "lose_worker": {
        "cheapest": "lose the worker on the cheapest card",
        "unit": "lose military units first, the cheapest one",
        "urban": "lose urban buildings first, the cheapest one",
        "farm_mine": "lose farms and mines first, the cheapest one",
    },
    "destroy_own": {
        "cheapest": "destroy the cheapest building",
        "urban": "destroy an urban building, the cheapest one",
        "farm_mine": "destroy a farm or mine, the cheapest one",
    },
    "lose_token": {
        "least": "give up the tokens that are worth least",
        "food": "give up food first",
        "resources": "give up resources first",
    },
    "lose_mix": {
        "food": "lose as much food as possible",
        "resources": "lose as many resources as possible",
        "even": "lose as much food as resources",
    },
    "discard": {
        "keep_bonus": "discard the oldest cards, and bonus cards last",
        "oldest": "discard the oldest cards of all kinds",
    },
    "ruin_wonder": {
        "least_culture": "give up the wonder that makes the least culture",
        "oldest": "give up the oldest wonder",
    },
    "pick_good": {"food": "take food", "resources": "take resources"},
    "gain_mix": {
        "food": "take food alone",
        "resources": "take resources alone",
        "even": "take as much food as resources",
    },
    "free_build": {"build": "build for free", "decline": "do without"},
    "develops": {
        "populate": "increase your population, if you can pay for it",
        "decline": "do without",
    },
    "take_agreed": {"decline": "take no card"},
    "terrorism": {"highest": "destroy the building of the highest level"},
}
"""The rest of "When you are asked, ...", by kind of question and policy."""

ANY_NUMBER = "a number you name"


def policy(kind: str, key: str, amount: int | None) -> str:
    """What an order does. Raises `KeyError` for one that is none of this game."""
    return POLICIES[kind][key].format(amount=ANY_NUMBER if amount is None else amount)


def subject(names: Sequence[str], fact: str, value: Fact) -> str:
    """What an order is limited to."""
    return f"from {names[int(str(value))]}" if fact == "from" else words.card(str(value))
