"""What a table may choose before the game (BF-3.2, BF-14.9)."""

from __future__ import annotations

from typing import Literal

from engine.core import Options


class BelfortOptions(Options):
    """guilds: how they are found. thieves: what they take from one opponent, by the tile or by the
    rulebook."""

    guilds: Literal["beginner", "normal", "without_interactive", "random"] = "normal"
    thieves: Literal["tile", "rulebook"] = "tile"
