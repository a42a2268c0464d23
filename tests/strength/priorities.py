"""Players who go by a list of priorities: opponents that no search was tuned on, where a game has
one. They see what their seat sees."""

from __future__ import annotations

from engine.players import Player
from tests.bench.builder import Builder
from tests.bench.grower import Grower
from tests.bench.human import Keen
from tests.strength.settler import Settler

PRIORITIES: dict[str, type[Player]] = {
    "tta-new-story": Keen,
    "tta-first-edition": Keen,
    "tzolkin": Grower,
    "belfort": Builder,
    "antike-duellum": Settler,
}
"""By game."""
