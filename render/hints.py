"""What a plan would change, and why that matters: words for the parts by which a game is judged."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Literal, TypeVar

V = TypeVar("V")
GAINED = 4
"""Gains that are told of one turn."""


@dataclass(frozen=True, slots=True)
class Hints(Generic[V]):
    """The words of a game's hints, from views of one seat.

    say: the catalogue, with the families `differs`, `why` and `lesson`. counted: how much that seat
    has of some parts, as far as it can be counted on the table. rival: the name of the strongest of
    the others. fitting: the lessons that belong to a position and the kinds of the questions asked
    in it, the most urgent first. numbers: parts that are told in numbers or, where all of a turn
    can be counted, not at all.
    """

    say: Any
    counted: Callable[[V], Mapping[str, int]]
    rival: Callable[[V], str]
    fitting: Callable[[V, Collection[str]], Sequence[str]]
    numbers: Collection[str] = ()

    def knows(self, part: str) -> bool:
        """Whether there are words for a part of the worth of a position."""
        return part in self.say.FAMILIES["differs"]

    def differs(self, part: str, gain: float, before: V, after: V) -> str:
        """How a part differs: with a number, where what can be counted has changed the same way as
        its worth. gain: of the worth of this part."""
        count = self.counts(part, gain, before, after)
        way: Literal["more", "less", "better", "worse"] = "better" if gain > 0 else "worse"
        if count:
            way = "more" if gain > 0 else "less"
        said: str = self.say.differs(part, way=way, count=count, rival=self.rival(after))
        return said

    def counts(self, part: str, gain: float, before: V, after: V) -> int:
        """By how much a part differs if it can be counted and differs the same way as its worth;
        else 0."""
        count = self.counted(after).get(part, 0) - self.counted(before).get(part, 0)
        return abs(count) if count * gain > 0 else 0

    def gained(self, seat: int, before: Any, after: Any) -> list[str]:
        """What a seat has more of than before, in numbers that everybody can count. before, after:
        views of nobody's seat."""
        before, after = (replace(view, viewer=seat) for view in (before, after))
        had, has = self.counted(before), self.counted(after)
        more = {part: has[part] - had.get(part, 0) for part in has if self.knows(part)}
        rival = self.rival(after)
        return [
            self.say.differs(part, way="more", count=count, rival=rival)
            for part, count in more.items()
            if count > 0
        ][:GAINED]

    def why(self, part: str) -> str:
        """Why that part is worth something, in one sentence."""
        said: str = self.say.why(part)
        return said

    def lesson(self, code: str) -> str:
        """What a newcomer needs to know where a lesson fits."""
        said: str = self.say.lesson(code)
        return said
