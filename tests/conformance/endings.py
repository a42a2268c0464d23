"""One recorded game for every way in which a game can end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Ending:
    """A random game that ends in a certain way; see `engine.selfplay.walk`.

    cause: what the outcome names, if several ways share it; otherwise the name of the way.
    recorded: whether a chain of hashes of the game is kept, too.
    """

    seats: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    wild: int = 0
    cause: str = ""
    recorded: bool = False


VARIANT = {"variant": True}
ENDINGS: dict[str, dict[str, Ending]] = {
    "skirmish": {
        "turns": Ending(3, 1, {"turns": 30, "glory": False}),
        "glory": Ending(3, 11, {"turns": 200}),
        "alone": Ending(3, 1, {"turns": 200, "glory": False}, wild=4),
    },
    "antike-duellum": {
        "personages": Ending(2, 1),
        "turn_limit": Ending(2, 1, {"turn_limit": 40}),
        "resigned": Ending(2, 1, wild=8),
        "agreed": Ending(2, 1, wild=2),
        # What a short game lacks: see test_what_the_records_show.
        "know_how": Ending(2, 5148, {**VARIANT, "turn_limit": 123}, 0, "turn_limit", recorded=True),
        "general": Ending(2, 334, {**VARIANT, "turn_limit": 138}, 0, "turn_limit", recorded=True),
    },
    "tta-new-story": {
        "start_player": Ending(2, 1, cause="last_round", recorded=True),
        "other_player": Ending(2, 3, cause="last_round", recorded=True),
        "resigned": Ending(3, 1, wild=8, recorded=True),
    },
    "tta-first-edition": {
        # The one who begins brings the last age, or another one does.
        "full_start": Ending(2, 1, cause="last_round", recorded=True),
        "full_other": Ending(2, 2, cause="last_round"),
        "full_resigned": Ending(3, 1, wild=8, cause="resigned"),
        "advanced_start": Ending(2, 4, {"length": "advanced"}, cause="last_round", recorded=True),
        "advanced_other": Ending(2, 1, {"length": "advanced"}, cause="last_round"),
        "advanced_resigned": Ending(3, 1, {"length": "advanced"}, 8, "resigned"),
        "simple_start": Ending(2, 1, {"length": "simple"}, cause="last_round", recorded=True),
        "simple_other": Ending(2, 7, {"length": "simple"}, cause="last_round"),
        "simple_resigned": Ending(3, 1, {"length": "simple"}, 8, "resigned"),
    },
    "tzolkin": {
        "food_days": Ending(2, 1),
        "resigned": Ending(3, 1, wild=8),
    },
    "belfort": {"rounds": Ending(2, 1), "resigned": Ending(3, 1, wild=8)},
}
"""By key and name of the way. In Through the Ages the last round is this one or the next, by whose
turn brings age IV (`tests/games/tta/test_endings.py`)."""


def recorded() -> list[tuple[str, str]]:
    """Keys and names of the endings of which a chain is kept."""
    return [(key, name) for key, ways in ENDINGS.items() for name in ways if ways[name].recorded]
