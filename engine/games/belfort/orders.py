"""What can be ordered beforehand, and the own Actions ahead of time."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Action, Always, Decision, Orderable
from engine.games.belfort.actions import SwapCrest
from engine.games.belfort.components import BOX
from engine.games.belfort.frames.acting import ActionTurn
from engine.games.belfort.locks import extra_visits
from engine.games.belfort.parts import ThisTurn
from engine.games.belfort.state import Belfort


@dataclass(frozen=True, slots=True)
class Better:
    """Take the lowest crest that can be had, if it is lower than the own one."""

    key: str = "better"
    numbered: bool = False

    def answer(self, decision: Decision, amount: int | None) -> Action | None:
        crests = decision.facts.get("crests")
        if not isinstance(crests, tuple):
            return None
        named = (a.seat for a in decision.every() if isinstance(a, SwapCrest))
        offers = {seat: int(crests[seat]) for seat in named if seat is not None}
        best = min(offers, key=lambda seat: offers[seat], default=None)
        if best is None or offers[best] > int(str(decision.facts["crest"])):
            return SwapCrest(None)
        return SwapCrest(best)


ORDERABLES = (Orderable("swap_crests", (Better(), Always("keep", SwapCrest(None))), guarded=False),)
"""The question that comes in nobody's turn; it hangs on public things alone."""


def turn_ahead(state: Belfort, seat: int) -> bool:
    """Whether the Actions of this seat are still to come, other than those going on."""
    if state.result is not None or state.players[seat].resigned or not state.round:
        return False
    last = state.round == len(BOX.calendar)
    going_on = state.phase == "actions"
    to_come = any(f.kind == "begin_actions" and f.seat == seat for f in state.agenda)
    return to_come or not (last and going_on)


def begin_actions(state: Belfort, seat: int) -> None:
    """Turn a table into one where the Actions of a seat have just begun, for `Rules.imagine`."""
    state.agenda.clear()
    state.mover, state.phase = seat, "actions"
    player = state.players[seat]
    visits = BOX.actions.visits + extra_visits(player)
    state.now = ThisTurn(purchases=visits, sales=visits)
    for built in player.built:
        built.used = False
    state.agenda.append(ActionTurn())
