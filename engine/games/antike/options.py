"""What a table may choose before the game (AD-3.1, AD-11, AD-13), and the
figures that its host's file brings (AD-2.6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal

from pydantic import BeforeValidator, Field

from engine.core import Options
from engine.games.antike.components import BOX
from engine.games.antike.figures import Figures, lifted


class AntikeOptions(Options):
    """figures: those of a host's file; None: ours."""

    rated: ClassVar[Mapping[str, tuple[Any, ...]]] = {
        "coins": (BOX.coins.value,),
        "turn_limit": (None,),
    }

    map: Literal["west", "east"] = "west"
    first_seat: Literal["brown", "beige"] = "brown"
    variant: bool = False
    auto_fortress: bool = False
    coins: int = Field(BOX.coins.value, ge=1, le=99)
    turn_limit: int | None = Field(None, ge=1, le=500)
    draws: bool = True
    figures: Annotated[Figures | None, BeforeValidator(lifted)] = None
