"""The politics phase of a turn that is only imagined, to be prepared (`Rules.simulate_turn`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from engine.core import Decision, Turn, Waiting, record
from engine.games.tta.actions import DeclareWar, OfferPact, PlayAggression, PrepareEvent
from engine.games.tta.frames.attack import SacrificeAhead, SacrificeForAttack
from engine.games.tta.frames.politics import Politics

if TYPE_CHECKING:
    from engine.games.tta.state import State

UNFORESEEN = (PrepareEvent, PlayAggression, DeclareWar, OfferPact)
"""Political actions that lead to what nobody can know: a hidden event, a rival's answer."""


@record
class PoliticsAhead(Waiting):
    """The phase as it is, but what a political action leads to is left out: its price is paid and
    its card is gone, and the turn goes on as if nothing had come of it."""

    phase: Politics
    kind: Literal["politics_ahead"] = "politics_ahead"

    def ask(self, s: State) -> tuple[Decision, ...]:
        return self.phase.ask(s)

    def answer(self, t: Turn[State], seat: int, action: Any) -> None:
        agenda = t.state.agenda
        at = len(agenda) - 1
        agenda[at] = self.phase
        self.phase.answer(t, seat, action)
        if isinstance(action, UNFORESEEN):
            coming = agenda[at + 1 :]
            del agenda[at + 1 :]
            # What the attacker gives up is said before anybody answers (OR-4.8).
            agenda += [
                SacrificeAhead(frame.fight, frame.seat)
                for frame in coming
                if isinstance(frame, SacrificeForAttack)
            ]
            t.revealed = False
        if at < len(agenda) and agenda[at] is self.phase:
            agenda[at] = self
