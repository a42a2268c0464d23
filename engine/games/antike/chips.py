"""Chips in place of coins that the bank does not have (AD-2.2)."""

from __future__ import annotations

from typing import Literal

from engine.core import Decision, Pick, Turn, record
from engine.games.antike.actions import TakeChip
from engine.games.antike.components import RESOURCES
from engine.games.antike.events import ChipTaken
from engine.games.antike.state import Antike


@record
class ChooseChip:
    """A coin was due and the bank had none: `count` chips of the player's choice."""

    seat: int
    count: int
    kind: Literal["choose_chip"] = "choose_chip"

    def ask(self, state: Antike) -> tuple[Decision, ...]:
        menu = Pick("chip", tuple(TakeChip(r) for r in RESOURCES))
        return (Decision(self.seat, "choose_chip", (menu,), {"left": self.count}),)

    def answer(self, t: Turn[Antike], seat: int, action: TakeChip) -> None:
        t.state.players[seat].purse.add(action.resource, 1)
        t.emit(ChipTaken(seat, action.resource))
        self.count -= 1
        if self.count == 0:
            t.state.agenda.pop()

    def run(self, t: Turn[Antike]) -> None:
        raise AssertionError("a chip can always be taken")
