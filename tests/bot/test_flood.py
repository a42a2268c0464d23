"""How fast one user may press."""

from __future__ import annotations

from bot.widgets import flood
from bot.widgets.flood import Flood
from tests.tables.parlour import Clock


def test_a_burst_passes_then_only_so_many_per_second() -> None:
    clock = Clock()
    gate = Flood(burst=5, rate=2, now=clock)
    assert [gate.ask(1) for _ in range(7)] == [*["pass"] * 5, "tell", "drop"]
    clock.at += 1
    assert [gate.ask(1) for _ in range(3)] == ["pass", "pass", "drop"]
    clock.at += flood.TELL_EVERY
    assert [gate.ask(1) for _ in range(7)] == [*["pass"] * 5, "tell", "drop"]


def test_one_user_takes_nothing_from_another() -> None:
    gate = Flood(burst=1, rate=1, now=Clock())
    assert gate.ask(1) == "pass"
    assert gate.ask(1) == "tell"
    assert gate.ask(2) == "pass"


def test_small_things_cost_little() -> None:
    gate = Flood(burst=1, rate=1, now=Clock())
    assert [gate.ask(1, 0.25) for _ in range(5)] == [*["pass"] * 4, "tell"]


def test_people_are_faster_than_that_for_a_while_only() -> None:
    clock = Clock()
    gate = Flood(now=clock)
    for _ in range(60):  # ten seconds of paging as fast as anybody can click
        assert gate.ask(1) == "pass" or clock.at > 1_000_008
        clock.at += 1 / 6


def test_memory_is_bounded() -> None:
    gate = Flood(burst=1, rate=1, now=Clock())
    for user in range(flood.REMEMBERED + 10):
        gate.ask(user)
    assert len(gate._buckets) == flood.REMEMBERED
    assert gate.ask(0) == "pass", "forgotten"
    assert gate.ask(flood.REMEMBERED) == "tell", "remembered"
