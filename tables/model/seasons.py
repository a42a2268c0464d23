"""How a season league is drawn and ranked. Pure.

All tables are planned when it starts. Groups are numbered like the places of a pyramid: division 1
has one group, each further division twice as many as the one above.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from tables.model import designs
from tables.model.competitions import Draw, Entrant, Facts, PlannedTable, lot
from tables.model.designs import Design
from tables.model.matching import pair
from tables.model.standings import standings

DOWN = 2
"""So many of a group go down; one goes up."""
GROUPS = (1, 2, 3, 4, 5, 6, 7)
"""How many groups a manager can choose as the most."""


def level(group: int) -> int:
    """The division of a group, from 1."""
    return group.bit_length()


def needed(size: int) -> int:
    """How many people a usual group needs."""
    return designs.FULL[size].people


def missing(facts: Facts) -> int:
    """How many people are missing for the first group: one at least, if two people cannot be placed
    together."""
    least = 1 if facts.competition.trouble == "apart" else 0
    return max(needed(facts.competition.size) - len(facts.confirmed), least)


def small_group(facts: Facts) -> Design | None:
    """The smaller group that could begin now; None if there are too few people for any, or enough
    for a usual one."""
    if not missing(facts):
        return None
    return designs.fitting(len(facts.confirmed), facts.competition.size, facts.players)


def total_tables(size: int, groups: int) -> int:
    """How many tables so many groups play."""
    return len(designs.FULL[size].tables) * groups


@dataclass(frozen=True, slots=True)
class _Parted:
    """People in groups, the best group first. left: for whom there is no place."""

    groups: list[list[Entrant]]
    left: list[Entrant]


class Season:
    """The draw and the places of a season."""

    def ready(self, facts: Facts) -> bool:
        """It takes no time."""
        return True

    def prepare(self, facts: Facts) -> None:
        """There is nothing to prepare."""

    def draw(self, facts: Facts) -> Draw | None:
        """All tables of the season at its start; nothing after that. Once it starts, nothing tells
        that somebody waits because they could not be placed: the waiting list would name them."""
        if facts.rounds:
            return None
        people = everybody = _by_right(facts)
        while True:
            shapes = self._shapes(facts, len(people))
            if not shapes:
                return Draw(trouble="few" if people is everybody else "apart")
            parted = _parted(facts, people, shapes)
            late = _unplaceable(facts, parted)
            if late is None:
                break
            people = [one for one in people if one != late]
        placed: dict[int, tuple[int, int]] = {}
        for number, group in enumerate(parted.groups, 1):
            secret = facts.competition.secret
            drawn = sorted(group, key=lambda one: lot(secret, one.id, "seats"))
            placed.update({one.id: (number, place) for place, one in enumerate(drawn)})
        chosen = {one.id for group in parted.groups for one in group}
        left = [one.id for one in facts.confirmed if one.id not in chosen]
        return Draw(_tables(shapes, placed), placed, left)

    def _shapes(self, facts: Facts, people: int) -> list[Design]:
        one = facts.competition
        count = people if one.most is None else min(people, one.most)
        small = bool(one.settings.get("small"))
        return designs.groups(count, one.size, facts.players, small=small)

    def ranks(self, facts: Facts) -> Mapping[int, int]:
        """The places in each group."""
        return {
            line.entrant.id: line.rank
            for group in divisions(facts)
            for line in standings(facts, members(facts, group))
        }


def divisions(facts: Facts) -> list[int]:
    """The numbers of the groups."""
    return sorted({one.division for one in facts.entrants if one.division is not None})


def members(facts: Facts, group: int) -> list[Entrant]:
    """Who plays, or played, in a group."""
    return [one for one in facts.entrants if one.division == group]


# --- who is in which group -----------------------------------------------------------------------


def _by_right(facts: Facts) -> list[Entrant]:
    """Everybody who is in; those come first who were left over the last time."""
    return sorted(facts.confirmed, key=lambda one: one.user_id not in facts.waited)


def _aim(facts: Facts, one: Entrant) -> tuple[float, ...]:
    """Where somebody belongs: the division, then how they did in the last season. New people come
    behind all others, beside those who speak as they do and play at their hours."""
    before = facts.before.get(one.user_id or 0)
    if before is None:
        language = float(int.from_bytes(one.language.encode()[:4].ljust(4), "big"))
        return (float("inf"), language, float(one.hours or 0))
    return (float(before[0]), float(before[1]), 0.0)


def moved(group: int, rank: int, people: int) -> int:
    """The division in which somebody plays next who came in at a place of a group of so many."""
    if rank == 1:
        return max(level(group) - 1, 1)
    return level(group) + (rank > people - DOWN)


def _parted(facts: Facts, people: Sequence[Entrant], shapes: Sequence[Design]) -> _Parted:
    """People in groups of these sizes, without pairs who avoid each other as far as it goes."""
    room = sum(shape.people for shape in shapes)
    chosen, left = list(people[:room]), list(people[room:])
    chosen.sort(key=lambda one: (_aim(facts, one), lot(facts.competition.secret, one.id, "draw")))
    groups: list[list[Entrant]] = [[] for _ in shapes]
    begin = 0
    for here in _levels(len(shapes)):
        count = sum(shapes[group].people for group in here)
        part = chosen[begin : begin + count]
        known = [one for one in part if one.user_id in facts.before]
        turn = [*here, *reversed(here)]
        for number, one in enumerate(known):  # so that the groups of a division are alike
            options = [g for g in (*turn[number % len(turn) :], *turn) if _free(groups, shapes, g)]
            groups[options[0]].append(one)
        for one in part[len(known) :]:
            groups[next(g for g in here if _free(groups, shapes, g))].append(one)
        begin += count
    return _kept_apart(facts, _Parted(groups, left))


def _free(groups: Sequence[Sequence[Entrant]], shapes: Sequence[Design], group: int) -> bool:
    return len(groups[group]) < shapes[group].people


def _levels(count: int) -> list[list[int]]:
    """The groups of each division, counted from 0."""
    found: dict[int, list[int]] = {}
    for group in range(count):
        found.setdefault(level(group + 1), []).append(group)
    return list(found.values())


def _conflicts(facts: Facts, groups: Sequence[Sequence[Entrant]]) -> list[tuple[Entrant, Entrant]]:
    """The pairs in one group who would rather not meet."""
    return [
        (one, other)
        for group in groups
        for one, other in combinations(group, 2)
        if pair(one.id, other.id) in facts.avoiding
    ]


def _kept_apart(facts: Facts, parted: _Parted) -> _Parted:
    """The groups after people who would rather not meet have changed places with others, the
    nearest ones first, as long as that helps. Who signed up last moves first."""
    groups, left = [list(group) for group in parted.groups], list(parted.left)
    while conflicts := _conflicts(facts, groups):
        movable = sorted({one for both in conflicts for one in both}, key=_since, reverse=True)
        if not any(_exchange(facts, groups, left, one) for one in movable):
            break
    return _Parted(groups, left)


def _exchange(facts: Facts, groups: list[list[Entrant]], left: list[Entrant], one: Entrant) -> bool:
    """Let somebody change places with somebody else, if fewer pairs are together then."""
    here = next(number for number, group in enumerate(groups) if one in group)
    before = len(_conflicts(facts, groups))
    others = sorted(range(len(groups)), key=lambda number: abs(number - here))
    for there in [groups[number] for number in others if number != here] + [left]:
        for other in list(there):
            _swap(groups[here], there, one, other)
            if len(_conflicts(facts, groups)) < before:
                return True
            _swap(groups[here], there, other, one)
    return False


def _swap(here: list[Entrant], there: list[Entrant], one: Entrant, other: Entrant) -> None:
    here[here.index(one)], there[there.index(other)] = other, one


def _unplaceable(facts: Facts, parted: _Parted) -> Entrant | None:
    """Of two people who cannot be kept apart, the one who signed up later; None: all are placed."""
    found = [one for both in _conflicts(facts, parted.groups) for one in both]
    return max(found, key=_since, default=None)


def _since(one: Entrant) -> tuple[float, int]:
    """Who signed up earlier comes first."""
    return (one.at, one.id)


def _tables(shapes: Sequence[Design], placed: Mapping[int, tuple[int, int]]) -> list[PlannedTable]:
    """The tables of all groups, so that all groups begin at once."""
    at = {there: entrant for entrant, there in placed.items()}
    found = [
        (turn, number, tuple(at[number, place] for place in lineup))
        for number, shape in enumerate(shapes, 1)
        for turn, lineup in enumerate(shape.tables)
    ]
    return [PlannedTable(seats, number) for _, number, seats in sorted(found)]
