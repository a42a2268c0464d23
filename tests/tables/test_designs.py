"""Balanced groups: every pair meets equally often, and everybody has every seat equally often."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tables.model import designs
from tables.model.designs import FULL, SMALL, WIDE, Design

ALL = (*FULL.values(), WIDE, *SMALL)


@pytest.mark.parametrize("design", ALL, ids=lambda one: f"{one.size} of {one.people}")
def test_pairs_and_seats_are_balanced(design: Design) -> None:
    tables = design.tables
    pairs = Counter(frozenset(two) for table in tables for two in combinations(table, 2))
    seats = Counter((who, seat) for table in tables for seat, who in enumerate(table))
    games = Counter(who for table in tables for who in table)
    assert all(len(set(table)) == design.size for table in tables)
    assert len(pairs) == design.people * (design.people - 1) // 2, "everybody meets everybody"
    assert len(set(pairs.values())) == 1
    assert len(seats) == design.people * design.size
    assert len(set(seats.values())) == 1
    assert set(games.values()) == {design.games}
    assert len(tables) * design.size == design.people * design.games


@given(
    people=st.integers(0, 120),
    size=st.sampled_from(sorted(FULL)),
    least=st.integers(2, 5),
    small=st.booleans(),
)
def test_groups_hold_as_many_people_as_they_can(
    people: int, size: int, least: int, small: bool
) -> None:
    seats = range(min(least, size), 6)
    found = designs.groups(people, size, seats, small=small)
    seated = sum(group.people for group in found)
    assert seated <= people
    assert all(group.size in seats and group.size <= size for group in found)
    usual = [group for group in found if group in (FULL[size], WIDE)]
    assert len(found) - len(usual) <= 1, "one smaller group at most"
    if people >= FULL[size].people:
        assert people - seated < FULL[size].people
    elif not small:
        assert found == []


def test_who_is_left_over_plays_in_a_smaller_group() -> None:
    shapes = [(group.size, group.people) for group in designs.groups(12, 4, (2, 3, 4))]
    assert shapes == [(4, 7), (4, 5)]
    assert [group.people for group in designs.groups(13, 4, (2, 3, 4))] == [13]
    assert [group.people for group in designs.groups(20, 4, (2, 3, 4))] == [7, 13]
    assert [group.people for group in designs.groups(10, 3, (2, 3))] == [7]
    assert designs.groups(5, 4, (4,), small=True) == [Design(4, 5, ((0, 1, 2, 3),))]
