"""Rounds and turns (TZ-3, TZ-4)."""

from __future__ import annotations

from typing import Literal

from engine.core import Automatic, Turn, record
from engine.games.tzolkin import calendar, ending
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
    """The Food Day, if it is one; then the calendar, and the next round or the end."""

    kind: Literal["finish_round"] = "finish_round"

    def run(self, t: Turn[Tzolkin]) -> None:
        state = t.state
        if calendar.is_food_day(state, state.day):
            calendar.hold_food_day(t)
        over = calendar.next_food_day(state) is None
        calendar.advance(t, final=over)
        if not over:
            begin_round(t)
            return
        for seat in state.still_in():
            ending.score_finally(t, seat)
        ending.finish(t, "food_days")


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
