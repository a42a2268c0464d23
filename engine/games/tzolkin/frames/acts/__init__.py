"""What players can do in their turn, in the order of the menus (TZ-4)."""

from __future__ import annotations

from typing import Any

from engine.core import Act, Acts
from engine.games.tzolkin.frames.acts import placing, taking
from engine.games.tzolkin.frames.acts.means import Means

ACTS: Acts[Act[Means, Any]] = Acts.of(*placing.ACTS, *taking.ACTS)
