"""What a table may choose before the game."""

from __future__ import annotations

from typing import Literal

from engine.core import Options


class TzolkinOptions(Options):
    """start_player: drawn by lot, or the first seat (TZ-2.8)."""

    start_player: Literal["random", "host"] = "random"
