"""Opponents that were not tuned here, by game and name: strategies that players have published, and
computers of other projects rebuilt by the terms they describe."""

from __future__ import annotations

from collections.abc import Callable

from engine.contenders import Contender
from tests.strength.outside_tzolkin import appraiser, pilgrim

OUTSIDE: dict[str, dict[str, Callable[[], Contender]]] = {
    "tzolkin": {"appraiser": appraiser, "pilgrim": pilgrim},
}
"""By game and name; each call makes somebody for one seat of one game."""
