"""The turn sequence: read it off the two tables (AD-4, AD-5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from engine.core import Automatic, Turn, clone, record
from engine.games.antike.components import FIELDS, Action
from engine.games.antike.ending import finish, places_at_limit
from engine.games.antike.events import TurnBegan
from engine.games.antike.frames.building import Templum
from engine.games.antike.frames.deployment import Militia
from engine.games.antike.frames.duellum import Conquest, Consolation, Movement
from engine.games.antike.frames.founding import Founding
from engine.games.antike.frames.production import Production
from engine.games.antike.frames.rewards import Rewards
from engine.games.antike.frames.rondel import ChooseField
from engine.games.antike.frames.science import Scientia
from engine.games.antike.parts import ThisTurn
from engine.games.antike.state import Antike


@record
class CarryOut(Automatic):
    """The action of the field on which the marker has arrived."""

    kind: Literal["carry_out"] = "carry_out"

    def run(self, t: Turn[Antike]) -> None:
        field = t.state.active.rondel
        assert field is not None
        t.todo(*ACTIONS[FIELDS[field].action](t.state))


@record
class NextTurn(Automatic):
    """The other nation's turn, unless this was the last one (AD-11.4)."""

    kind: Literal["next_turn"] = "next_turn"

    def run(self, t: Turn[Antike]) -> None:
        state = t.state
        state.changed[state.mover] = []
        if state.draw_offer is not None and state.draw_offer.by != state.mover:
            state.draw_offer = None
        if state.turn_limit is not None and state.turn >= 2 * state.turn_limit:
            finish(t, "turn_limit", places_at_limit(state))
            return
        state.mover = 1 - state.mover
        state.turn += 1
        begin_turn(t)


TURN: tuple[Callable[[], Any], ...] = (ChooseField, CarryOut, Founding, Rewards, NextTurn)

ACTIONS: dict[Action, Callable[[Antike], list[Any]]] = {
    "MARMOR": lambda state: [Production()],
    "FERRUM": lambda state: [Production()],
    "AURUM": lambda state: [Production()],
    "TEMPLUM": lambda state: [Templum()],
    "MILITIA": lambda state: [Militia()],
    "SCIENTIA": lambda state: [Scientia()],
    "DUELLUM": lambda state: [Movement(clone(state.active.units)), Conquest(), Consolation()],
}


def turn_frames(state: Antike) -> list[Any]:
    """The steps of the turn that begins now, with a clean memory of what happens in it."""
    state.now = ThisTurn(deployable=clone(state.active.box))
    return [frame() for frame in TURN]


def begin_turn(t: Turn[Antike]) -> None:
    """Announce the turn and put its three steps on the agenda."""
    t.emit(TurnBegan(t.state.mover, t.state.turn))
    t.todo(*turn_frames(t.state))
