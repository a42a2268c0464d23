"""What can be done in the Actions, in the order of the menus (chapter 8)."""

from __future__ import annotations

from typing import Any

from engine.core import Act, Acts
from engine.games.belfort.frames.acts.building import GUILD, HAND_CARD, WALL
from engine.games.belfort.frames.acts.trading import BARTER, BUY, POWER, SELL
from engine.games.belfort.frames.acts.workers import ACTIVATE, CARD, HIRE
from engine.games.belfort.state import Belfort

ACTS: Acts[Act[Belfort, Any]] = Acts.of(
    *(ACTIVATE, HAND_CARD, WALL, GUILD, BUY, SELL, BARTER, HIRE, POWER, CARD),
)
