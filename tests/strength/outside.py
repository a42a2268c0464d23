"""Opponents that were not tuned here, by game and name: strategies that players have published, and
computers of other projects rebuilt by the terms they describe."""

from __future__ import annotations

from collections.abc import Callable

from engine.contenders import Contender, Seen
from tests.strength.outside_ages import general, scholar
from tests.strength.outside_antike import TempleBuilder
from tests.strength.outside_belfort import Foreman
from tests.strength.outside_tzolkin import appraiser, pilgrim

OUTSIDE: dict[str, dict[str, Callable[[], Contender]]] = {
    "tzolkin": {"appraiser": appraiser, "pilgrim": pilgrim},
    "belfort": {"foreman": lambda: Seen(Foreman())},
    "antike-duellum": {"temple-builder": lambda: Seen(TempleBuilder())},
    "tta-new-story": {"general": general, "scholar": scholar},
    "tta-first-edition": {"general": general, "scholar": scholar},
}
"""By game and name; each call makes somebody for one seat of one game."""
