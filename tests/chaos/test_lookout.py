"""Leases that nobody takes over are seen, whether or not anything is left of their dead owner."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tables.model.leases import LEASE, SHARDS, TABLES
from tables.store import lease_rows
from tables.store.postgres_link import connected
from tables.store.postgres_session import Session
from tests import lending
from tests.chaos.lookout import TAKEN_OVER, Lookout

WELL = ("here",)
ENOUGH = TAKEN_OVER - LEASE


@pytest.fixture
def raw(tmp_path: Path) -> Iterator[Any]:
    """A database in which a node has died that had two ranges and a shard."""
    lending.needed()
    with connected(lending.lent(tmp_path / "db")) as opened:
        db = Session(opened)
        for kind, total in ((TABLES, 2), (SHARDS, 1)):
            lease_rows.make(db, kind, total)
            lease_rows.take(db, kind, range(total), "gone")
        lease_rows.alive(db, "gone", "there", time.time() - 20, (TABLES, SHARDS))
        yield opened


def looked(raw: Any, seconds: float, well: tuple[str, ...] = WELL) -> Lookout:
    """Somebody who has looked for so long, once a second."""
    found = Lookout()
    for _ in range(int(seconds) + 1):
        found.look(raw, well, 1.0)
    return found


@pytest.mark.parametrize("buried", [False, True])
def test_leases_that_nobody_takes_over_are_seen(raw: Any, buried: bool) -> None:
    db, now = Session(raw), time.time()
    assert not looked(raw, 60).too_late(), "nobody is there who could take them"
    lease_rows.alive(db, "b", "here", now + 60, (TABLES, SHARDS))
    if buried:
        lease_rows.bury(db, now, "c", "there")
    assert not looked(raw, ENOUGH).too_late()
    assert not looked(raw, 60, well=()).too_late(), "it is frozen, or cut off"
    late = looked(raw, ENOUGH + 1)
    assert late.too_late() == {f"a takeover of {kind} took 16.0 s" for kind in (TABLES, SHARDS)}
    for kind, numbers in ((TABLES, (0, 1)), (SHARDS, (0,))):
        lease_rows.take(db, kind, numbers, "b")
    assert not looked(raw, 60).late


def test_a_lease_is_not_late_for_who_does_not_take_part(raw: Any) -> None:
    lease_rows.alive(Session(raw), "b", "here", time.time() + 60, (TABLES,))
    assert set(looked(raw, 60).too_late()) == {"a takeover of tables took 70.0 s"}


def test_what_was_given_back_waits_for_those_who_have_too_few(raw: Any) -> None:
    db, now = Session(raw), time.time()
    lease_rows.alive(db, "b", "here", now + 60, (TABLES,))
    lease_rows.give_back(db, TABLES, (0, 1), "gone", now + 60)
    assert TABLES not in looked(raw, 60).late
    lease_rows.take(db, TABLES, (0, 1), "gone")
    lease_rows.give_back(db, TABLES, (0, 1), "gone", now - 1)
    assert looked(raw, 60).too_late()


def test_who_takes_a_range_from_whom_is_noted(raw: Any) -> None:
    found, begun = Lookout(), time.perf_counter()
    found.look(raw, WELL, 1.0)
    lease_rows.take(Session(raw), TABLES, (1,), "b")
    found.look(raw, WELL, 1.0)
    now = time.perf_counter()
    assert [number for _, number in found.moves] == [1]
    assert found.moved(1, begun, now)
    assert not found.moved(0, begun, now)
    assert not found.moved(1, now + 60, now + 61)
