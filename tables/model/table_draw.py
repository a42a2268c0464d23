"""The draw of a round for tables of three to five, and of the tables of a knock-out. Pure.

People who met sit apart as far as possible. Then tables are as alike, or as even, as possible, and
then seats are shared out fairly. Everybody is seated by lot and changes places with others as long
as that is better; the best of several beginnings counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations

from tables.model.round_facts import POINT, Attempt, RoundFacts, Seating, pairs_of, parts_of

LOOKS = 60_000
"""How often places of two people are compared, about, in all beginnings together."""
BEGINNINGS = (3, 120)
"""So many beginnings at least and at most."""
PATIENCE = 12
"""So many beginnings in a row that bring nothing better are enough."""
MET = 1_000_000_000
"""What a pair that sits together again costs: more than anything else together."""

Tables = list[list[int]]


def draw_tables(attempt: Attempt) -> Seating:
    """Everybody at tables, in which people come in any order; who must have a bye, if sizes do not
    fit."""
    facts = attempt.facts
    byes, parts = _byes(attempt)
    playing = [number for number in facts.numbers if number not in byes]
    if not parts:
        return Seating((), byes)
    costs = _Costs(attempt, playing)
    best: tuple[int, Tables] | None = None
    found_at = 0
    for beginning in range(_beginnings(len(playing))):
        order = attempt.in_order(f"table {beginning}", playing)
        tables = _cut(order, parts)
        costs.improve(tables)
        cost = costs.of_all(tables) + sum(seat_cost(facts, seated(attempt, t)) for t in tables)
        if best is None or cost < best[0]:
            best, found_at = (cost, tables), beginning
        if not best[0] or beginning - found_at >= PATIENCE:
            break
    assert best is not None
    return Seating(tuple(tuple(table) for table in best[1]), byes)


def _byes(attempt: Attempt) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who has a bye, and the sizes of tables for the others. Who had the fewest byes comes first,
    the lowest of them."""
    facts = attempt.facts
    rested = {person.number: person.byes for person in facts.people}
    upwards = attempt.ranked()[::-1]
    lowest = sorted(upwards, key=lambda number: rested[number])
    for count in range(len(lowest)):
        parts = parts_of(len(lowest) - count, facts.size, facts.sizes)
        if parts is not None:
            return tuple(lowest[:count]), parts
    return tuple(lowest), ()


def _beginnings(people: int) -> int:
    least, most = BEGINNINGS
    return min(most, max(least, LOOKS // (3 * people * people)))


def _cut(order: Sequence[int], parts: Iterable[int]) -> Tables:
    tables, at = [], 0
    for part in parts:
        tables.append(list(order[at : at + part]))
        at += part
    return tables


class _Costs:
    """What people at a table cost."""

    def __init__(self, attempt: Attempt, playing: Sequence[int]) -> None:
        self._points = attempt.blurred
        self._even = attempt.facts.blend == "even"
        self._people = len(playing)
        self._sum = sum(self._points[number] for number in playing)
        self._pairs: dict[tuple[int, int], int] = {}
        for one, other in pairs_of(playing):
            times = attempt.facts.times_met(one, other)
            # A third meeting is worse than two second ones.
            cost = (POINT if attempt.lenient else MET) * times * times
            if not self._even:
                cost += abs(self._points[one] - self._points[other])
            self._pairs[one, other] = self._pairs[other, one] = cost

    def of(self, table: Sequence[int]) -> int:
        """The cost of one table."""
        pairs, cost = self._pairs, 0
        for place, one in enumerate(table):
            for other in table[:place]:
                cost += pairs[one, other]
        if self._even:
            points = sum(self._points[number] for number in table)
            # How far the table is from what so many people have on average, times the people.
            cost += abs(points * self._people - self._sum * len(table))
        return cost

    def of_all(self, tables: Iterable[Sequence[int]]) -> int:
        """The cost of all tables. Their seats count least."""
        return SEATS * sum(map(self.of, tables))

    def improve(self, tables: Tables) -> None:
        """Let people change places as long as two of them do so for the better."""
        costs = [self.of(table) for table in tables]
        better = True
        while better:
            better = False
            for first, one in enumerate(tables):
                for second in range(first + 1, len(tables)):
                    if costs[first] + costs[second]:
                        better |= self._exchange(one, tables[second], costs, (first, second))

    def _exchange(
        self, one: list[int], other: list[int], costs: list[int], places: tuple[int, int]
    ) -> bool:
        better = False
        for here in range(len(one)):
            for there in range(len(other)):
                one[here], other[there] = other[there], one[here]
                cost, rest = self.of(one), self.of(other)
                if cost + rest < costs[places[0]] + costs[places[1]]:
                    costs[places[0]], costs[places[1]] = cost, rest
                    better = True
                else:
                    one[here], other[there] = other[there], one[here]
        return better


SEATS = 1_000
"""One part of a point costs as much as sitting that often on a seat again."""


def seat_cost(facts: RoundFacts, table: Sequence[int]) -> int:
    """How often people of a table had the seats they have there."""
    return sum(facts.sat.get((number, seat), 0) for seat, number in enumerate(table))


def seated(attempt: Attempt, table: Iterable[int]) -> tuple[int, ...]:
    """People of a table by seat: where they sat least often; lots decide between equals."""
    order = attempt.in_order("seat", table)
    return min(permutations(order), key=lambda seats: seat_cost(attempt.facts, seats))
