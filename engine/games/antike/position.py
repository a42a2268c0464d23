"""The state with the union of its frames: what is saved and loaded."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from engine.core import record
from engine.games.antike.chips import ChooseChip
from engine.games.antike.frames.building import Templum
from engine.games.antike.frames.deployment import Militia
from engine.games.antike.frames.duellum import (
    Casualties,
    Conquest,
    Consolation,
    Fortress,
    Movement,
)
from engine.games.antike.frames.founding import Founding
from engine.games.antike.frames.production import Production
from engine.games.antike.frames.rewards import ChooseCard, Rewards
from engine.games.antike.frames.rondel import ChooseField, PayForField
from engine.games.antike.frames.science import Scientia
from engine.games.antike.state import Antike
from engine.games.antike.turn import CarryOut, NextTurn

AnyFrame = Annotated[
    ChooseField
    | PayForField
    | CarryOut
    | Production
    | Templum
    | Militia
    | Scientia
    | Movement
    | Conquest
    | Fortress
    | Casualties
    | Consolation
    | Founding
    | Rewards
    | ChooseCard
    | ChooseChip
    | NextTurn,
    Field(discriminator="kind"),
]


@record
class Position(Antike):
    """A table whose agenda is read back frame by frame. Rules know it as `Antike`: which frames
    there are is nothing to them."""

    agenda: list[AnyFrame] = field(default_factory=list)


POSITION: TypeAdapter[Any] = TypeAdapter(Position)
