"""The seat that begins a game that is played again."""

from __future__ import annotations

import pytest

import engine.registry
from tests.conformance.cases import game

KEYS = tuple(engine.registry.keys())
TABLES = [(key, seats) for key in KEYS for seats in game(key).meta.seats]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_seat_can_begin(key: str, seats: int) -> None:
    rules = game(key)
    for seat in range(seats):
        step = rules.setup(rules.options(start_seat=seat), seats, 17)
        assert rules.start_seat(step.state) == seat
        assert rules.check(step.state) == []


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_by_default_the_game_finds_who_begins(key: str, seats: int) -> None:
    rules = game(key)
    begun = {rules.start_seat(rules.setup(rules.options(), seats, n).state) for n in range(40)}
    assert begun == set(range(seats))


@pytest.mark.parametrize("key", KEYS)
def test_nobody_begins_from_a_seat_that_is_not_there(key: str) -> None:
    rules = game(key)
    seats = min(rules.meta.seats)
    with pytest.raises(ValueError, match="no seat"):
        rules.setup(rules.options(start_seat=seats), seats, 17)
