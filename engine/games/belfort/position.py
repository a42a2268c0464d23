"""The state with the union of its frames: what is saved and loaded."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from engine.core import record
from engine.games.belfort.frames.acting import ActionTurn, BeginActions, EndActions
from engine.games.belfort.frames.cards import ChooseCards, DiscardCards
from engine.games.belfort.frames.collection import Collect, Income, SwapCrests
from engine.games.belfort.frames.effects import (
    ChooseDesign,
    ChooseHalf,
    ChooseLoot,
    ChooseRecruit,
    PayArchitects,
)
from engine.games.belfort.frames.neutral import (
    ChooseDwarf,
    ChooseNeutralCard,
    ChooseNeutralSite,
    MoveDwarves,
)
from engine.games.belfort.frames.placement import BeginPlacement, Placement, SendRest
from engine.games.belfort.frames.spying import BeginSpying, ShowCards, TakeShown
from engine.games.belfort.frames.wizardry import ChooseArrival, ChooseExchange
from engine.games.belfort.rounds import EndRound, NextRound, TakeTurns
from engine.games.belfort.state import Belfort

AnyFrame = Annotated[
    ChooseCards
    | ChooseDwarf
    | NextRound
    | BeginPlacement
    | Placement
    | SendRest
    | Collect
    | SwapCrests
    | Income
    | TakeTurns
    | BeginActions
    | ActionTurn
    | EndActions
    | ChooseRecruit
    | ChooseHalf
    | ChooseDesign
    | PayArchitects
    | ChooseLoot
    | ChooseExchange
    | ChooseArrival
    | BeginSpying
    | ShowCards
    | TakeShown
    | DiscardCards
    | ChooseNeutralCard
    | ChooseNeutralSite
    | MoveDwarves
    | EndRound,
    Field(discriminator="kind"),
]


@record
class Position(Belfort):
    """A table whose agenda is read back frame by frame. Rules know it as `Belfort`: which frames
    there are is nothing to them."""

    agenda: list[AnyFrame] = field(default_factory=list)


POSITION: TypeAdapter[Any] = TypeAdapter(Position)
