"""Collection, and the crests that change hands at the King's Camp (chapter 7)."""

from __future__ import annotations

from typing import Literal

from engine.core import Automatic, Decision, Pick, Turn, record
from engine.games.belfort import collecting
from engine.games.belfort.actions import SwapCrest
from engine.games.belfort.components import AREAS
from engine.games.belfort.events import CrestsSwapped
from engine.games.belfort.state import Belfort


@record
class Collect(Automatic):
    """The resource areas and the Recruiter's Desk, in their order."""

    kind: Literal["collect"] = "collect"

    def run(self, t: Turn[Belfort]) -> None:
        t.state.phase = "collection"
        for area in AREAS:
            collecting.collect(t, area)
        collecting.return_from_desk(t)
        t.state.shut = []


@record
class SwapCrests:
    """Does the next player at the King's Camp exchange his crest, and with whom?
    (BF-7.6, BF-7.6.1)"""

    kind: Literal["swap_crests"] = "swap_crests"

    def ask(self, state: Belfort) -> tuple[Decision, ...]:
        placed = next((p for p in state.camp if p is not None), None)
        if placed is None:
            return ()
        others = [
            seat
            for seat in state.in_order()
            if seat != placed.seat and state.crests[seat] not in state.shut
        ]
        menu = Pick("swap", (*(SwapCrest(seat) for seat in others), SwapCrest(None)))
        crest = state.crests[placed.seat]
        return (
            Decision(
                placed.seat, self.kind, (menu,), {"crest": crest, "crests": tuple(state.crests)}
            ),
        )

    def answer(self, t: Turn[Belfort], seat: int, action: SwapCrest) -> None:
        state = t.state
        plank, placed = next((i, p) for i, p in enumerate(state.camp) if p is not None)
        other = action.seat
        if other is not None:
            state.crests[seat], state.crests[other] = state.crests[other], state.crests[seat]
        state.shut.append(state.crests[seat])
        t.emit(CrestsSwapped(seat, other, state.crests[seat]))
        state.players[seat].workers[placed.worker] += 1
        state.camp[plank] = None

    def run(self, t: Turn[Belfort]) -> None:
        t.state.shut = []


@record
class Income(Automatic):
    """Income and taxes end the Collection."""

    kind: Literal["income"] = "income"

    def run(self, t: Turn[Belfort]) -> None:
        collecting.pay_income(t)
