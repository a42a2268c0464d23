"""Actions: a whole turn in which everything can be mixed (chapter 8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from engine.core import (
    Action,
    Automatic,
    Decision,
    NearMiss,
    Pick,
    Turn,
    Waiting,
    menus_of,
    possible,
    record,
)
from engine.games.belfort import deck, locks, planks
from engine.games.belfort.actions import EndTurn
from engine.games.belfort.components import BOX
from engine.games.belfort.events import ActionsBegan, WorkersReturned
from engine.games.belfort.frames.acts import ACTS
from engine.games.belfort.frames.cards import DiscardCards
from engine.games.belfort.parts import ThisTurn
from engine.games.belfort.state import Belfort

MENUS = menus_of(ACTS.values())


@record
class ActionTurn(Waiting):
    """What does the active player do?"""

    kind: Literal["actions"] = "actions"

    def ask(self, state: Belfort) -> tuple[Decision, ...]:
        now = state.now
        menus: list[Pick] = []
        missed: list[NearMiss] = []
        for menu in MENUS if not now.cards else ():
            refused: list[NearMiss] = []
            verb, offered = menu[0], possible(state, menu, refused)
            missed += refused
            if offered:
                menus.append(
                    Pick(verb.name, tuple(offered), group_by=verb.group_by, refused=tuple(refused))
                )
        if planks.may_end(state):
            menus.append(Pick("end_turn", (EndTurn(),), ends_step=True, refused=tuple(missed)))
        facts = {"purchases": now.purchases, "sales": now.sales}
        return (Decision(state.mover, self.kind, tuple(menus), facts),)

    def answer(self, t: Turn[Belfort], seat: int, action: Action) -> None:
        if isinstance(action, EndTurn):
            t.state.agenda.pop()
        else:
            ACTS.do(t, seat, action)


@record
class EndActions(Automatic):
    """Workers that were not used come back, Libraries draw, the hand is cut to its limit."""

    seat: int
    kind: Literal["end_actions"] = "end_actions"

    def run(self, t: Turn[Belfort]) -> None:
        state = t.state
        if state.players[self.seat].resigned:
            return
        unused = planks.occupied(state, self.seat)
        for plank in unused:
            planks.take_back(state, self.seat, plank)
        if unused:
            t.emit(WorkersReturned(self.seat, tuple(unused)))
        draws = locks.last_draws(state.players[self.seat])
        deck.draw_to_hand(t, self.seat, draws, "library")
        t.todo(DiscardCards(self.seat))


@record
class BeginActions(Automatic):
    """A player's Actions begin."""

    seat: int
    kind: Literal["begin_actions"] = "begin_actions"

    def run(self, t: Turn[Belfort]) -> None:
        state = t.state
        player = state.players[self.seat]
        if player.resigned:
            return
        state.phase, state.mover = "actions", self.seat
        visits = BOX.actions.visits + locks.extra_visits(player)
        state.now = ThisTurn(purchases=visits, sales=visits)
        for built in player.built:
            built.used = False
        t.emit(ActionsBegan(self.seat))
        t.todo(ActionTurn(), EndActions(self.seat))


def turns(state: Belfort) -> Iterator[BeginActions]:
    """The Actions of all players in the order of their crests, as it is now."""
    return (BeginActions(seat) for seat in state.in_order())
