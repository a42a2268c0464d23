"""What a draw of a tournament's round needs to know, all of it public; and what comes out. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from typing import Literal

from tables.model import lots

POINT = 24
"""Parts of a point. Points of tables of two to five are whole numbers of parts, also shared
ones."""
HALF = POINT // 2

PLAIN, BLURRED, FURTHER, ATTEMPTS = 24, 36, 40, 48
"""Attempts to draw a round: those below the first number count points as they are, those below the
second blur them by up to two points, those below the third by up to four. In the others people may
also meet again sooner."""

Blend = Literal["alike", "even"]
"""People of a table have about as many points as each other; or all tables are about as strong."""

Pair = tuple[int, int]


def pairs_of(people: Iterable[int]) -> Iterator[Pair]:
    """All pairs of some people, the smaller number first."""
    return combinations(sorted(people), 2)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays the next round. number: of their sign-up. points: in parts, see `POINT`.
    byes: rounds in which they had no table."""

    number: int
    points: int = 0
    byes: int = 0


@dataclass(frozen=True)
class RoundFacts:
    """What is known when a round is drawn.

    size: people at a table. sizes: how many the game lets play. people: who plays this round.
    before: all earlier tables, each with the numbers of its people by seat.
    """

    seed: str
    size: int
    sizes: tuple[int, ...]
    people: tuple[Person, ...]
    before: tuple[tuple[int, ...], ...] = ()
    blend: Blend = "alike"

    @cached_property
    def met(self) -> Mapping[Pair, int]:
        """How often pairs sat at one table."""
        return Counter(pair for table in self.before for pair in pairs_of(table))

    @cached_property
    def sat(self) -> Mapping[tuple[int, int], int]:
        """How often a person had a seat; the first seat is 0."""
        return Counter((number, seat) for table in self.before for seat, number in enumerate(table))

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        return tuple(person.number for person in self.people)

    def times_met(self, one: int, other: int) -> int:
        """How often two people sat at one table."""
        return self.met.get((min(one, other), max(one, other)), 0)

    def lean(self, number: int) -> int:
        """How many more games a person of two-player tables began than not."""
        return self.sat.get((number, 0), 0) - self.sat.get((number, 1), 0)


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits where: the tables with people by seat, and who has none."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()


@dataclass(frozen=True)
class Attempt:
    """One of the ways to draw a round that the facts allow.

    Points are blurred in some, so that people who always come together in the others do not there.
    """

    facts: RoundFacts
    number: int = 0
    blurred: Mapping[int, int] = field(init=False)
    """Points as this attempt counts them."""

    def __post_init__(self) -> None:
        most, seed = self._blur * POINT, self.facts.seed
        blurred = {
            person.number: person.points
            + lots.amount(seed, self.number, "blur", person.number, most)
            for person in self.facts.people
        }
        object.__setattr__(self, "blurred", blurred)

    @property
    def lenient(self) -> bool:
        """Whether people may meet again although there are other ways."""
        return self.number >= FURTHER

    @property
    def _blur(self) -> int:
        """By how many points people seem to be better, at most."""
        if self.number < BLURRED:
            return 2 if self.number >= PLAIN else 0
        return 4 if self.number < FURTHER else 6 + self.number - FURTHER

    def in_order(self, what: str, people: Iterable[int]) -> list[int]:
        """People in the order of their lots for a purpose."""
        return lots.in_order(self.facts.seed, self.number, what, people)

    def ranked(self) -> list[int]:
        """Everybody, who has most points first; lots decide between equals."""
        by_lot = self.in_order("rank", self.facts.numbers)
        return sorted(by_lot, key=lambda number: -self.blurred[number])


def parts_of(people: int, size: int, allowed: Sequence[int]) -> tuple[int, ...] | None:
    """The sizes of tables at which so many people all have a seat, as equal as possible and with as
    many people as wished if that can be; None if it cannot be."""
    wanted = -(-people // size)
    for count in sorted(range(1, people + 1), key=lambda count: (abs(count - wanted), count)):
        small, rest = divmod(people, count)
        parts = (small + 1,) * rest + (small,) * (count - rest)
        if all(part in allowed for part in parts):
            return parts
    return None


def near(size: int, sizes: Iterable[int]) -> tuple[int, ...]:
    """The sizes of tables in a tournament of tables of one size: that one and somewhat smaller
    ones, as far as the game allows. Two play at a table only where two or three were to."""
    least = 2 if size <= 3 else max(3, size - 2)
    return tuple(sorted({size, *(one for one in sizes if least <= one <= size)}))
