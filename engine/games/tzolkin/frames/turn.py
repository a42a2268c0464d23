"""Rounds and turns (TZ-3, TZ-4)."""

from __future__ import annotations

from typing import Literal

from engine.core import Automatic, Decision, Fact, Pick, Turn, record
from engine.games.tzolkin import calendar, ending
from engine.games.tzolkin.actions import MoveCalendar
from engine.games.tzolkin.components import BOX
from engine.games.tzolkin.events import DisplayFilled, RoundBegan, TurnBegan
from engine.games.tzolkin.frames.own import OwnTurn
from engine.games.tzolkin.parts import ThisTurn
from engine.games.tzolkin.state import Tzolkin


@record
class FinishTurn(Automatic):
    """The display is filled, the corn on the calendar taken, and the next turn begins."""

    kind: Literal["finish_turn"] = "finish_turn"

    def run(self, t: Turn[Tzolkin]) -> None:
        state = t.state
        _fill_display(t)
        calendar.pay_claimant(t)
        state.turns -= 1
        while state.turns > 0:
            state.mover = (state.mover + 1) % len(state.players)
            if not state.active.resigned:
                begin_turn(t)
                return
            state.turns -= 1
        t.todo(FinishRound())


@record
class FinishRound(Automatic):
    """The Food Day, if it is one; then the calendar, and after the last one the end."""

    kind: Literal["finish_round"] = "finish_round"

    def run(self, t: Turn[Tzolkin]) -> None:
        state = t.state
        if calendar.is_food_day(state, state.day):
            calendar.hold_food_day(t)
        if calendar.next_food_day(state) is not None:
            if state.claimant is not None:
                state.mover = state.claimant
            t.todo(ChooseDays())
            return
        calendar.advance(t, BOX.calendar.days)
        for seat in state.still_in():
            ending.score_finally(t, seat)
        ending.finish(t, "food_days")


@record
class ChooseDays:
    """How many days does the calendar go? Only the claimant is asked, and only where two are
    possible (TZ-11.3). Then the next round begins."""

    kind: Literal["choose_days"] = "choose_days"

    def ask(self, state: Tzolkin) -> tuple[Decision, ...]:
        if not calendar.may_advance_twice(state):
            return ()
        ways = tuple(map(MoveCalendar, (BOX.calendar.days, BOX.calendar.double_days)))
        facts: dict[str, Fact] = {"day": state.day, "food_sooner": calendar.food_sooner(state)}
        return (Decision(state.mover, self.kind, (Pick("move_calendar", ways),), facts),)

    def answer(self, t: Turn[Tzolkin], seat: int, action: MoveCalendar) -> None:
        t.state.agenda.pop()
        calendar.advance(t, action.days)
        begin_round(t)

    def run(self, t: Turn[Tzolkin]) -> None:
        calendar.advance(t, BOX.calendar.days)
        begin_round(t)


def begin_round(t: Turn[Tzolkin]) -> None:
    """Everybody has a turn, beginning with the start player."""
    state = t.state
    state.mover, state.turns = state.first, len(state.players)
    t.emit(RoundBegan(state.day, state.first, calendar.is_food_day(state, state.day)))
    begin_turn(t)


def begin_turn(t: Turn[Tzolkin]) -> None:
    """The turn of the active player, with a clean memory of what he does in it."""
    t.state.now = ThisTurn()
    t.emit(TurnBegan(t.state.mover, t.state.day))
    t.todo(OwnTurn(), FinishTurn())


def _fill_display(t: Turn[Tzolkin]) -> None:
    """Empty slots get buildings of the age, as far as there are any (TZ-7.2)."""
    state = t.state
    deck = state.decks[state.age].cards
    turned: list[str] = []
    for slot, tile in enumerate(state.display):
        if tile is None and deck:
            state.display[slot] = deck.pop()
            turned.append(str(state.display[slot]))
    if turned:
        t.reveal()
        t.emit(DisplayFilled(tuple(turned)))
