"""The state with the union of its frames: what is saved and loaded."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from engine.core import record
from engine.games.tzolkin.frames.choices import ChooseResources, ChooseTemples, GoUp, PayAny
from engine.games.tzolkin.frames.construct import ChooseBuilding
from engine.games.tzolkin.frames.harvest import ChooseHarvest
from engine.games.tzolkin.frames.market import AtMarket
from engine.games.tzolkin.frames.offering import ChooseOffering
from engine.games.tzolkin.frames.own import OwnTurn
from engine.games.tzolkin.frames.research import ChooseTrack, Learn
from engine.games.tzolkin.frames.turn import ChooseDays, FinishRound, FinishTurn
from engine.games.tzolkin.frames.using import ChooseAction
from engine.games.tzolkin.frames.wealth import ChooseWealth
from engine.games.tzolkin.state import Tzolkin

AnyFrame = Annotated[
    ChooseWealth
    | OwnTurn
    | PayAny
    | GoUp
    | ChooseTemples
    | ChooseResources
    | ChooseHarvest
    | Learn
    | ChooseTrack
    | ChooseBuilding
    | AtMarket
    | ChooseOffering
    | ChooseAction
    | FinishTurn
    | FinishRound
    | ChooseDays,
    Field(discriminator="kind"),
]


@record
class Position(Tzolkin):
    """A table whose agenda is read back frame by frame. Rules know it as `Tzolkin`: which frames
    there are is nothing to them."""

    agenda: list[AnyFrame] = field(default_factory=list)


POSITION: TypeAdapter[Any] = TypeAdapter(Position)
