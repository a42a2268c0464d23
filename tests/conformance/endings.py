"""One recorded game for every way in which a game can end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Ending:
    """A random game that ends in a certain way; see `engine.selfplay.walk`."""

    seats: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    wild: int = 0


ENDINGS: dict[str, dict[str, Ending]] = {
    "skirmish": {
        "turns": Ending(3, 1, {"turns": 30, "glory": False}),
        "glory": Ending(3, 1, {"turns": 200}),
        "alone": Ending(3, 1, {"turns": 200, "glory": False}, wild=4),
    },
    "antike-duellum": {
        "personages": Ending(2, 1),
        "turn_limit": Ending(2, 1, {"turn_limit": 40}),
        "resigned": Ending(2, 1, wild=8),
        "agreed": Ending(2, 2, wild=2),
    },
    "tta-new-story": {
        "last_round": Ending(3, 1),
        "resigned": Ending(3, 1, wild=8),
    },
}
"""By key and cause."""
