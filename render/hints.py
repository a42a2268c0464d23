"""Why a plan is good: reasons in a game's own terms and, where there are none, words for the parts
by which it is judged."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from math import inf
from typing import Any, Generic, Literal, TypeVar

V = TypeVar("V")
EQUAL = 1e-6
"""Less than any gain that is spoken of."""
GAINED = 4
"""Gains that are told of one turn."""
LATE = "late"
"""Instead of a part: a reason that is told only where nothing gains."""
REASONS = 2
"""Reasons that are told of one plan, each in a sentence."""


@dataclass(frozen=True, slots=True)
class Followed(Generic[V]):
    """A plan as far as its player may know where it leads. steps: its answers, each with the view
    from which it is given. known: so many of them have led to the view `end`; what the others will
    show is in no view."""

    steps: Sequence[tuple[V, Any]]
    known: int
    end: V

    @property
    def start(self) -> V:
        """The view from which the plan begins."""
        return self.steps[0][0]

    @property
    def actions(self) -> tuple[Any, ...]:
        """Its answers."""
        return tuple(action for _, action in self.steps)

    def results(self) -> Iterator[tuple[V, Any, V]]:
        """Each answer whose result is known, between the views before and after it."""
        after = [*(view for view, _ in self.steps[1 : self.known]), self.end]
        for (view, action), then in zip(self.steps[: self.known], after, strict=True):
            yield view, action, then


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a plan is good, in facts that views show. code: the sentence. part: the part of the worth
    that it speaks of; empty if it matters more than any. The other fields are the facts of the
    sentence: numbers and names."""

    code: str
    part: str
    days: int = 0
    count: int = 0
    other: int = 0
    place: str = ""
    thing: str = ""
    goods: str = ""
    who: str = ""


def _nothing(plan: Followed[Any]) -> Iterable[Reason]:
    """No reasons of a game's own."""
    return ()


@dataclass(frozen=True, slots=True)
class Hints(Generic[V]):
    """The words of a game's hints, from views of one seat.

    say: the catalogue, with the families `differs`, `why` and `lesson`. counted: how much that seat
    has of some parts, as far as it can be counted on the table. rival: the name of the strongest of
    the others. fitting: the lessons that belong to a position and the kinds of the questions asked
    in it, the most urgent first. numbers: parts that are told in numbers or, where all of a turn
    can be counted, not at all. finds: what speaks for a plan in the game's own terms, the most
    telling first.
    """

    say: Any
    counted: Callable[[V], Mapping[str, int]]
    rival: Callable[[V], str]
    fitting: Callable[[V, Collection[str]], Sequence[str]]
    numbers: Collection[str] = ()
    finds: Callable[[Followed[V]], Iterable[Reason]] = _nothing

    def reasons(self, plan: Followed[V], gains: Mapping[str, float]) -> list[Reason]:
        """The few reasons to tell of a plan, of different kinds if there are such. gains: by how
        much it raises parts of the worth; what speaks of the greatest gain comes first."""
        found = {self.reason(reason): reason for reason in self.finds(plan)}
        weight = {**gains, "": inf, LATE: -EQUAL}
        ranked = sorted(found.values(), key=lambda reason: -weight.get(reason.part, 0.0))
        firsts = {reason.code: reason for reason in reversed(ranked)}
        ranked.sort(key=lambda reason: firsts[reason.code] is not reason)
        return ranked[:REASONS]

    def reason(self, reason: Reason) -> str:
        """A reason as a sentence."""
        # `asdict` copies words, and a copy has lost its forms.
        facts = {one.name: getattr(reason, one.name) for one in fields(reason)}
        del facts["part"]
        said: str = self.say.reason(facts.pop("code"), **facts)
        return said

    def matter(self, kind: str) -> str:
        """What a choice is about on which little depends. kind: of its answer."""
        said: str = self.say.matter(kind)
        return said

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
