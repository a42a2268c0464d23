"""What can be done in the Actions, in the order of the menus (chapter 8)."""

from __future__ import annotations

from typing import Any

from engine.core import Act, Acts
from engine.games.belfort.frames.acts import building, cards, gnomes, planks, trading
from engine.games.belfort.state import Belfort

ACTS: Acts[Act[Belfort, Any]] = Acts.of(
    *planks.ACTS, *building.ACTS, *trading.ACTS, *gnomes.ACTS, *cards.ACTS
)
