"""What players can do in their turn, in the order of the menus (TZ-4)."""

from __future__ import annotations

from typing import Any

from engine.core import Act, Acts
from engine.games.tzolkin.frames.acts.means import Means
from engine.games.tzolkin.frames.acts.placing import BEG, CLAIM, PLACE
from engine.games.tzolkin.frames.acts.taking import END, TAKE

ACTS: Acts[Act[Means, Any]] = Acts.of(BEG, PLACE, CLAIM, TAKE, END)
