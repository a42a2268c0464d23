"""Positions are played on: for some turns, or until the game is over.

What an evaluator sees of a position is mostly what may still become of it. So the best plans of a
turn are looked at again where they have led to: some own turns later, or at the end of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic

from engine.core.action import Action
from engine.core.agenda import S
from engine.core.decision import Decision
from engine.core.rules import Rules
from engine.thinking.evaluator import Evaluator

LONGEST = 400
"""Turns and questions after which nobody plays on any more."""

Reply = Callable[[S, int], Sequence[Action]]
"""How a seat that is asked in a position goes on: the answers it would give in a row."""


@dataclass(frozen=True, slots=True)
class PlayingOn(Generic[S]):
    """Plays positions of one world on, everybody as is best for them. seat: whose turns count;
    since: the `moment` of its turn that is going on, which does not.

    What others do in a turn is thought about once: in other lines they do the same, as far as they
    can. So lines are compared among equal replies, and cost hardly more at larger tables.
    """

    rules: Rules[S]
    evaluator: Evaluator[S]
    seat: int
    since: tuple[int, int]
    reply: Reply[S]
    known: dict[Any, Sequence[Action]] = field(default_factory=dict)

    def to_the_end(self, state: S, turns: int) -> S | None:
        """The position in which the game is over; None if more than so many own turns begin before
        it is."""
        reached = self._until(state, lambda begun, mine: begun > turns)
        return None if reached.agenda else reached

    def later(self, state: S, turns: int) -> S:
        """The position after so many own turns, or in which the game is over before."""
        return self._until(state, lambda begun, mine: begun >= turns + mine)

    def _until(self, state: S, enough: Callable[[int, bool], bool]) -> S:
        """Play on until the game is over, or until `enough` says so. It is told how many own turns
        have begun, and whether one is going on."""
        begun, asked, last = 0, 0, self.since
        for _ in range(LONGEST):
            decisions = self.rules.decisions(state)
            moment = self.evaluator.moment(state)
            mine = moment[0] == self.seat
            begun += mine and moment != last
            if not decisions or enough(begun, mine):
                break
            asked = asked + 1 if moment == last else 0
            last = moment
            state = self._answered(state, decisions[0], (moment, asked))
        return state

    def _answered(self, state: S, decision: Decision, when: tuple[tuple[int, int], int]) -> S:
        """The position after the answers of a seat, as far as they can be given. when: the turn,
        and how often somebody was asked in it."""
        seat = decision.seat
        found = self.known.get((seat, when)) if seat != self.seat else None
        if found is None or not decision.accepts(found[0]):
            found = self.known[seat, when] = self.reply(state, seat)
        for number, action in enumerate(found):
            mine = [d for d in self.rules.decisions(state) if d.seat == seat] if number else []
            if number and not (mine and mine[0].accepts(action)):
                break
            state = self.rules.proceed(state, seat, action).state
        return state
