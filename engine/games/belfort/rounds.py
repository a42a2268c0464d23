"""The seven rounds and their phases (chapter 4)."""

from __future__ import annotations

from typing import Any, Literal

from engine.core import Automatic, Turn, record
from engine.games.belfort import scoring
from engine.games.belfort.components import BOX, SEATS
from engine.games.belfort.events import RoundBegan
from engine.games.belfort.frames import acting
from engine.games.belfort.frames.collection import Collect, Income, SwapCrests
from engine.games.belfort.frames.neutral import ChooseNeutralCard, MoveDwarves
from engine.games.belfort.frames.placement import BeginPlacement
from engine.games.belfort.state import Belfort


@record
class NextRound(Automatic):
    """The calendar moves on: Placement, Collection, Actions, and scoring in some months."""

    kind: Literal["next_round"] = "next_round"

    def run(self, t: Turn[Belfort]) -> None:
        state = t.state
        state.round += 1
        month = BOX.calendar[state.round - 1]
        t.emit(RoundBegan(state.round, month.scoring))
        t.todo(BeginPlacement(), Collect(), SwapCrests(), Income(), TakeTurns())


@record
class TakeTurns(Automatic):
    """Everybody's Actions in the order that the crests have now, then what ends the round."""

    kind: Literal["take_turns"] = "take_turns"

    def run(self, t: Turn[Belfort]) -> None:
        state = t.state
        neutrals: list[Any] = [
            ChooseNeutralCard(number) for number in range(SEATS[len(state.players)].neutrals)
        ]
        if neutrals:
            neutrals.append(MoveDwarves())
        t.todo(*acting.turns(state), *neutrals, EndRound())


@record
class EndRound(Automatic):
    """Scoring, if it is a month of it; the next round, or the end."""

    kind: Literal["end_round"] = "end_round"

    def run(self, t: Turn[Belfort]) -> None:
        state = t.state
        state.phase = "scoring"
        if BOX.calendar[state.round - 1].scoring:
            scoring.score_round(t)
        if state.round == len(BOX.calendar):
            scoring.finish(t, "rounds")
        else:
            t.todo(NextRound())
