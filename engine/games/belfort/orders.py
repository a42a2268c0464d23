"""What can be ordered in advance, and one's own Actions ahead of time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from engine.core import Action, Always, Decision, Orderable, Turn
from engine.games.belfort import collecting, planks
from engine.games.belfort.actions import Pass, SwapCrest
from engine.games.belfort.components import BOX
from engine.games.belfort.frames.acting import ActionTurn
from engine.games.belfort.frames.collection import Collect
from engine.games.belfort.frames.placement import Placement, parse
from engine.games.belfort.locks import extra_visits
from engine.games.belfort.parts import ThisTurn
from engine.games.belfort.state import Belfort


@dataclass(frozen=True, slots=True)
class Better:
    """Take the lowest crest that can be had, if it is lower than one's own."""

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


@dataclass(frozen=True, slots=True)
class PassWhenFull:
    """Pass where no plank can be had any more, and send the workers in one way: as many as can be
    to the first of these areas, then to the second."""

    key: str
    areas: tuple[str, ...]
    numbered: bool = False

    def answer(self, decision: Decision, amount: int | None) -> Action | None:
        if any(menu.verb == "place" for menu in decision.menus):
            return None
        passes = [a for a in decision.every() if isinstance(a, Pass) and a.spread is not None]
        return max(passes, key=self._sent, default=None)

    def _sent(self, action: Pass) -> tuple[int, ...]:
        spread = action.spread or ()
        return tuple(sum(n for name, n in spread if parse(name)[1] == area) for area in self.areas)


ORDERABLES = (
    Orderable(
        "placement",
        (
            PassWhenFull("full_raw", ("forest", "quarry")),
            PassWhenFull("full_metal", ("mine", "forest", "quarry")),
            PassWhenFull("full_gold", ("gold_mine",)),
        ),
        guarded=False,
        turn=True,
    ),
    Orderable("swap_crests", (Better(), Always("keep", SwapCrest(None))), guarded=False),
)
"""Questions that come in between; they depend on public things alone."""


Ahead = Literal["placement", "actions", "next_placement"]


def turn_ahead(state: Belfort, seat: int) -> Ahead | None:
    """What comes next for a seat whose turn it is not now: Placement that goes on, the Actions of
    this round, or the Placement of the next one."""
    player = state.players[seat]
    if state.result is not None or player.resigned or not state.round:
        return None
    if state.phase == "placement":
        if state.passed[seat]:
            return "actions"
        return "placement" if state.mover != seat else None
    if state.phase == "collection":
        return "actions"
    if any(frame.kind == "begin_actions" and frame.seat == seat for frame in state.agenda):
        return "actions"
    last = state.round == len(BOX.calendar)
    return None if state.mover == seat or last else "next_placement"


def begin_next_placement(state: Belfort, seat: int) -> None:
    """Turn a table into one where the next round has come and this seat alone places. The workers
    of all are back; what happens until then nobody knows."""
    for other in range(len(state.players)):
        for plank in planks.occupied(state, other):
            planks.take_back(state, other, plank)
    state.round += 1
    state.phase = "placement"
    begin_placement(state, seat)


def begin_placement(state: Belfort, seat: int) -> None:
    """Turn a table into one where this seat alone places, for `Rules.simulate_turn`: what the
    others will take nobody knows."""
    state.mover = seat
    state.passed = [other != seat for other in range(len(state.players))]
    state.agenda = [Placement()]


def begin_actions(state: Belfort, seat: int) -> None:
    """Turn a table into one where the Actions of a seat have just begun, for `Rules.simulate_turn`.
    What Placement has brought so far is collected first."""
    if state.phase == "placement":
        t = Turn(state)
        Collect().run(t)
        collecting.pay_income(t)
    state.agenda = []
    state.mover, state.phase = seat, "actions"
    player = state.players[seat]
    visits = BOX.actions.visits + extra_visits(player)
    state.now = ThisTurn(purchases=visits, sales=visits)
    for built in player.built:
        built.used = False
    state.agenda = [ActionTurn()]


BEGINNINGS: dict[Ahead, Callable[[Belfort, int], None]] = {
    "placement": begin_placement,
    "actions": begin_actions,
    "next_placement": begin_next_placement,
}


def rebased(decision: Decision, action: Action) -> Action | None:
    """What an action prepared earlier means now: passing sends as many as possible to the areas it
    named."""
    if decision.accepts(action):
        return action
    if not isinstance(action, Pass) or action.spread is None:
        return None
    wanted = dict(action.spread)
    passes = [a for a in decision.every() if isinstance(a, Pass) and a.spread is not None]
    return max(passes, key=lambda a: _alike(a, wanted), default=None)


def _alike(action: Pass, wanted: dict[str, int]) -> int:
    """How many workers go where they were wanted."""
    return sum(min(n, wanted.get(name, 0)) for name, n in action.spread or ())
