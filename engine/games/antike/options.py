"""What a table may choose before the game (AD-3.1, AD-11, AD-13)."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from engine.core import Options
from engine.games.antike.components import BOX


class AntikeOptions(Options):
    map: Literal["west", "east"] = Field(
        "west",
        title="Map",
        description="west: Carthaginians against Romans; east: Greeks against Persians.",
    )
    first_seat: Literal["brown", "beige"] = Field(
        "brown",
        title="First player leads",
        description="brown: Carthaginians or Greeks; beige: Romans or Persians.",
    )
    variant: bool = Field(
        False,
        title="General and Admiral",
        description="Each nation gets one special unit that helps to take and hold cities.",
    )
    auto_fortress: bool = Field(
        False,
        title="Fortress by itself",
        description="The card Fortress answers the first attack without asking its owner.",
    )
    coins: int = Field(
        BOX.coins.value,
        ge=1,
        le=99,
        title="Coins",
        description="Number of coins in the game; when the bank has none, chips replace them.",
    )
    turn_limit: int | None = Field(
        None,
        ge=1,
        le=500,
        title="Turn limit",
        description="Turns of each nation; then most personages, cities, temples, goods win.",
    )
    draws: bool = Field(
        True,
        title="Draw by agreement",
        description="A player may offer a draw once per turn; the other may accept it.",
    )
