"""A Swiss draw for two-player games. Pure.

A bye goes to the lowest person who had none. Then, from the top down, everybody gets the opponent
with the nearest points: whom they never met, best with the opposite need of the first move, and so
that everybody else can still be paired. So a lawful draw is found whenever there is one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tables.model.perfect_matching import Matching
from tables.model.round_facts import HALF, Attempt, Seating

FURTHEST_LEAN = 2
"""Who began so many games more than not does not begin another one against somebody like them, and
neither way round; unless nobody could be paired otherwise."""
BYE = None
"""Stands among the people for having no table."""


def draw_pairs(attempt: Attempt) -> Seating:
    """Everybody in pairs, in which people come in any order; of an odd number one has a bye."""
    return _Pairing(attempt).draw()


class _Pairing:
    """People by places in the ranking; the bye, if there is one, is the first of them."""

    def __init__(self, attempt: Attempt) -> None:
        self._facts, self._lenient = attempt.facts, attempt.lenient
        ranked = attempt.ranked()
        self._groups = {number: points // HALF for number, points in attempt.blurred.items()}
        self._people: list[int | None] = [BYE, *ranked] if len(ranked) % 2 else [*ranked]
        self._matching = self._lawful()

    def draw(self) -> Seating:
        """Settle one pair after the other."""
        pairs, byes = [], []
        for place, number in enumerate(self._people):
            if self._matching.settled(place):
                continue
            wished = self._resting() if number is BYE else self._opponents(place, number)
            other = next(other for other in wished if self._matching.settle(place, other))
            opponent = self._people[other]
            assert opponent is not BYE
            if number is BYE:
                byes.append(opponent)
            else:
                pairs.append((number, opponent))
        return Seating(tuple(pairs), tuple(byes))

    def _lawful(self) -> Matching:
        """A way to pair everybody by the strictest rules that leave one. If all of them have met
        too many others, as few as possible meet again."""
        for strict in (True, False):
            self._neighbours = self._who_may_meet(strict)
            matching = Matching(self._neighbours)
            if not matching.alone:
                return matching
        for one in matching.alone:
            self._neighbours[one] += [other for other in matching.alone if other != one]
        return Matching(self._neighbours)

    def _who_may_meet(self, strict: bool) -> list[list[int]]:
        places = range(len(self._people))
        least = min((person.byes for person in self._facts.people), default=0)
        rested = {p.number for p in self._facts.people if p.byes > least}

        def may_meet(one: int | None, other: int | None) -> bool:
            if one is BYE or other is BYE:
                return one != other and (other if one is BYE else one) not in rested
            if one == other or (self._facts.times_met(one, other) and not self._lenient):
                return False
            leans = sorted((self._facts.lean(one), self._facts.lean(other)))
            return not strict or (leans[1] > -FURTHEST_LEAN and leans[0] < FURTHEST_LEAN)

        return [
            [other for other in places if may_meet(self._people[one], self._people[other])]
            for one in places
        ]

    def _resting(self) -> Iterator[int]:
        """Who may have the bye, from the bottom up."""
        return reversed(self._neighbours[0])

    def _opponents(self, place: int, number: int) -> Sequence[int]:
        """Whom somebody may meet, the best first."""

        def unwanted(other: int) -> tuple[int, ...]:
            opponent = self._people[other]
            assert opponent is not BYE, "the bye was settled first"
            apart = abs(self._groups[number] - self._groups[opponent])
            leaning = abs(self._facts.lean(number) + self._facts.lean(opponent))
            return self._facts.times_met(number, opponent), apart, leaning, other

        free = [other for other in self._neighbours[place] if not self._matching.settled(other)]
        return sorted(free, key=unwanted)
