"""What can be ordered in advance, and one's own turn ahead of time (TZ-4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.core import Action, Always, Decision, Orderable, Turn
from engine.games.tzolkin import calendar
from engine.games.tzolkin.actions import Claim, Construct, MoveCalendar, Take
from engine.games.tzolkin.components import BOX, BUILDINGS
from engine.games.tzolkin.frames.own import OwnTurn
from engine.games.tzolkin.parts import ThisTurn
from engine.games.tzolkin.state import Tzolkin

ONE, TWO = MoveCalendar(BOX.calendar.days), MoveCalendar(BOX.calendar.double_days)


@dataclass(frozen=True, slots=True)
class UnlessFood:
    """Two days, but one where two would bring the Food Day sooner."""

    key: str = "two_unless_food"
    numbered: bool = False

    def answer(self, decision: Decision, amount: int | None) -> Action | None:
        return ONE if decision.facts.get("food_sooner") else TWO


ORDERABLES = (
    Orderable(
        "choose_days",
        (Always("one", ONE), Always("two", TWO), UnlessFood()),
        guarded=False,
    ),
)
"""The one question that may come in another player's turn. It depends on public things alone."""


def had_turn(state: Tzolkin, seat: int) -> bool:
    """Whether a seat has had its turn in this round, or has it now."""
    return not 0 < (seat - state.mover) % len(state.players) < state.turns


def turn_ahead(state: Tzolkin, seat: int) -> bool:
    """Whether another turn of this seat is to come, and it has none now."""
    if state.result is not None or state.players[seat].resigned or state.mover == seat:
        return False
    if any(frame.kind == "choose_wealth" for frame in state.agenda):
        return False
    return not (had_turn(state, seat) and calendar.is_last_round(state))


def begin_turn(state: Tzolkin, seat: int) -> None:
    """Turn a table into one where the turn of a seat has just begun, for `Rules.simulate_turn`. If
    it had its turn in this round, the Food Day and the calendar come first, as far as they are
    known: nobody else moves, and the display is not filled, also not with buildings of the next
    age."""
    t = Turn(state)
    state.agenda.clear()
    calendar.pay_claimant(t)
    if had_turn(state, seat):
        age = state.age
        if calendar.is_food_day(state, state.day):
            calendar.hold_food_day(t)
        if state.age != age:
            _turn_down(state)
        calendar.advance(t, BOX.calendar.days)
    state.mover, state.now = seat, ThisTurn()
    state.agenda.append(OwnTurn())


def _turn_down(state: Tzolkin) -> None:
    """Nobody knows which buildings will be shown."""
    state.decks[state.age].cards += [tile for tile in state.display if tile]
    state.display = [None] * len(state.display)


def alike(action: Action) -> Iterator[Action]:
    """The action, then the same with copies of the building it names: of equal ones on display
    only the first is offered. A claim that was prepared with days, before the calendar itself
    asked, is one without."""
    match action:
        case Claim():
            yield Claim()
        case Construct(tile=tile) if tile in BUILDINGS:
            yield from (replace(action, tile=copy) for copy in BUILDINGS[tile].copies)
        case Take(then=Construct() as construct):
            for candidate in alike(construct):
                assert isinstance(candidate, Construct)
                yield replace(action, then=candidate)
        case _:
            yield action
