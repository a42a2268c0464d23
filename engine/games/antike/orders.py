"""What can be ordered in advance, and one's own turn ahead of time."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Action, Always, Decision, Order, Orderable
from engine.games.antike.actions import Defend, TakeCard
from engine.games.antike.components import CARDS
from engine.games.antike.frames.founding import Founding
from engine.games.antike.frames.rondel import ChooseField
from engine.games.antike.state import Antike
from engine.games.antike.turn import CarryOut, turn_frames


@dataclass(frozen=True, slots=True)
class Save:
    """As few Fortress cards as save the city. If none do: `weaken` plays one anyway, to
    cost the attacker units."""

    key: str
    weaken: bool
    numbered: bool = False

    def answer(self, decision: Decision, amount: int | None) -> Action | None:
        need, have = (int(str(decision.facts[name])) for name in ("need", "have"))
        useful = [a.cards for a in decision.every() if isinstance(a, Defend) and a.cards]
        each = CARDS["fortress"].numbers["defence"]
        # The first useful number raises the need by one card, whatever the attacker's General
        # takes off before that (AD-13.3).
        saving = [n for n in useful if need + (n - useful[0] + 1) * each > have]
        if saving:
            return Defend(saving[0])
        return Defend(useful[0] if self.weaken else 0)


ORDERABLES = (
    Orderable(
        "fortress",
        (
            Save("save", weaken=False),
            Save("save_or_weaken", weaken=True),
            Always("none", Defend(0)),
        ),
        guarded=False,
    ),
    Orderable(
        "choose_card",
        tuple(Always(card, TakeCard(card)) for card in CARDS),
        by=("reason",),
        guarded=False,
    ),
)
"""The questions that come in the opponent's turn. All hands are open, so nothing is guarded."""

SENSIBLE = (Order("fortress", "save"),)
"""Fortresses only where they save the city. Which card one takes, everybody wants to choose."""

REASONS = ("city", "personage")
"""Why one takes a card."""


def turn_ahead(state: Antike, seat: int) -> bool:
    """Whether a turn of this seat is to come, other than the one that is played now."""
    last = state.turn_limit is not None and state.turn >= 2 * state.turn_limit
    return state.result is None and state.mover != seat and not last


def begin_turn(state: Antike, seat: int) -> None:
    """Turn a table into one where the turn of a seat has just begun, for `Rules.simulate_turn`. It
    ends with the foundings: personages and the next turn are not the player's to plan."""
    state.changed[state.mover] = []
    if state.draw_offer is not None and state.draw_offer.by == seat:
        state.draw_offer = None
    state.mover = seat
    state.turn += 1
    frames = turn_frames(state)
    kept = [f for f in frames if isinstance(f, (ChooseField, CarryOut, Founding))]
    state.agenda = list(reversed(kept))
