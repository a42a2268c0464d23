"""The end of a game: positions are played on until it is over.

What a evaluator sees of a position is mostly what may still become of it. Where the game ends
before long, it is better to look who wins.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic

from engine.core.action import Action
from engine.core.agenda import S
from engine.core.rules import Rules
from engine.thinking.evaluator import Evaluator

LONGEST = 400
"""Turns and questions after which nobody waits for the end any more."""

Reply = Callable[[S, int], Sequence[Action]]
"""How a seat that is asked in a position goes on: the answers it would give in a row."""


@dataclass(frozen=True, slots=True)
class Endgame(Generic[S]):
    """Plays positions on, everybody as is best for them. seat: whose turns are counted; turns: of
    these may still begin before it is too far to the end."""

    rules: Rules[S]
    evaluator: Evaluator[S]
    seat: int
    turns: int
    reply: Reply[S]

    def reached(self, state: S) -> S | None:
        """The position in which the game is over; None if it is not over in time."""
        begun, last = 0, None
        for _ in range(LONGEST):
            decisions = self.rules.decisions(state)
            if not decisions:
                return state
            moment = self.evaluator.moment(state)
            begun += moment != last and moment[0] == self.seat
            if begun > self.turns:
                return None
            last = moment
            state = self._answered(state, decisions[0].seat)
        return None

    def _answered(self, state: S, seat: int) -> S:
        """The position after the answers of a seat, as far as they can be given."""
        for number, action in enumerate(self.reply(state, seat)):
            mine = [d for d in self.rules.decisions(state) if d.seat == seat] if number else []
            if number and not (mine and mine[0].accepts(action)):
                break
            state = self.rules.proceed(state, seat, action).state
        return state
