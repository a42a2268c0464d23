"""Balanced groups of a league: who meets whom at which table, and in which seat. Pure.

In every group each pair of people meets equally often, and everybody has every seat equally often.
The tables of a group come from a few base tables: the others follow when everybody is counted one
further, modulo the number of people (a cyclic design, from difference sets). So each base table
gives each person each of its seats exactly once.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

Lineup = tuple[int, ...]
"""The people of a table in the order of its seats, as their places in the group, from 0."""


@dataclass(frozen=True, slots=True)
class Design:
    """A balanced group. size: players of a table. people: of the group. bases: the base tables."""

    size: int
    people: int
    bases: tuple[Lineup, ...]

    @property
    def tables(self) -> tuple[Lineup, ...]:
        """All tables, in an order in which everybody has some early and some late."""
        return tuple(
            tuple((place + turn) % self.people for place in base)
            for turn in range(self.people)
            for base in self.bases
        )

    @property
    def games(self) -> int:
        """How many games each person plays."""
        return self.size * len(self.bases)


def _near(people: int) -> Design:
    """Tables of all but one of some people."""
    return Design(people - 1, people, (tuple(range(people - 1)),))


FULL: Mapping[int, Design] = {
    2: Design(2, 5, ((0, 1), (0, 2))),
    3: Design(3, 7, ((1, 2, 4),)),
    4: Design(4, 7, ((0, 3, 5, 6),)),
    5: Design(5, 11, ((1, 3, 4, 5, 9),)),
}
"""The usual group, by the number of players of a table."""
WIDE = Design(4, 13, ((0, 1, 3, 9),))
"""Takes the place of one usual group of four-player tables, where six people would be left over."""
SMALL: tuple[Design, ...] = (
    Design(2, 3, ((0, 1),)),
    Design(2, 4, ((0, 1), (1, 0), (0, 2))),
    _near(4),
    Design(3, 5, ((0, 1, 2), (0, 1, 3))),
    _near(5),
    _near(6),
)
"""Groups for people who are left over: all tables that are possible, or nearly so."""


def fitting(people: int, size: int, seats: Collection[int]) -> Design | None:
    """The largest group for at most so many people; of several the one with the largest tables.

    size: the usual number of players of a table, which is the most. seats: with how many the game
    can be played. None: no group is so small.
    """
    found = [
        design
        for design in (*SMALL, *FULL.values())
        if design.people <= people and design.size <= size and design.size in seats
        if design.size > 2 or size == 2
    ]
    return max(found, key=lambda design: (design.people, design.size), default=None)


def groups(people: int, size: int, seats: Collection[int], *, small: bool = False) -> list[Design]:
    """How so many people are divided into groups, the usual ones first. Who is left over plays in
    one smaller group, or not at all.

    small: whether there may be only a smaller group. Empty: there are too few people.
    """
    usual = FULL[size]
    full, left = divmod(people, usual.people)
    if size == WIDE.size and full and usual.people + left == WIDE.people:
        return [*[usual] * (full - 1), WIDE]
    rest = fitting(left, size, seats) if full or small else None
    return [usual] * full + ([rest] if rest is not None else [])
