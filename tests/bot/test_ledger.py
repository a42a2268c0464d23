"""Every reference that the log tells leads to what `agora problems` keeps."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.commands.problems import whole
from bot.process.ledger import MOST, Ledger
from tables.maintenance import problems
from tables.model.errors import StorageFault, new_reference
from tables.operations.reporting import Reporter
from tables.store.store import Store
from tests.tables.backends import open_store

NOW = 1_790_000_000.0
log = logging.getLogger("agora.test")


class Counted:
    """A ledger, what it keeps and how many faults it has counted."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.faults = 0
        self.report = Reporter(store, lambda: NOW)
        self.ledger = Ledger(self.report, self._one)
        self.report.noted = lambda summary, reference: self.ledger.noted(reference)

    def _one(self) -> None:
        self.faults += 1

    async def found(self, reference: str) -> problems.Problem | None:
        return await self.store.read(lambda db: problems.by_reference(db, reference))

    async def listed(self) -> list[problems.Problem]:
        return await self.store.read(problems.listed)


@pytest.fixture
async def counted(tmp_path: Path) -> AsyncIterator[Counted]:
    store = await open_store(tmp_path / "agora.sqlite3")
    made = Counted(store)
    made.ledger.listen()
    try:
        yield made
    finally:
        made.ledger.stop()
        await store.close()


async def test_each_of_many_faults_is_found_and_they_share_few_rows(counted: Counted) -> None:
    references = [new_reference() for _ in range(450)]
    for number, reference in enumerate(references):
        log.error("[%s] disk_full (press %d)", reference, number)
    assert counted.faults == 450, "counted at once"
    await counted.ledger.keep()
    rows = await counted.listed()
    assert len(rows) < 10
    for number in (0, 1, 200, 449):
        kept = await counted.found(references[number])
        assert kept is not None
        assert kept.reference == references[number]
        said = whole(kept)
        assert f"disk_full (press {number})" in said
        other = references[number - 1]
        assert number == 0 or other not in said, "it alone"
    first = await counted.found(references[0])
    assert first is not None
    await counted.ledger.keep()
    assert len(await counted.listed()) == len(rows), "each once"


async def test_faults_of_one_kind_share_a_row_from_time_to_time(counted: Counted) -> None:
    for _ in range(3):
        log.error("[%s] disk_full", new_reference())
        await counted.ledger.keep()
    log.error("[%s] another thing", new_reference())
    await counted.ledger.keep()
    assert len(await counted.listed()) == 2


async def test_what_is_kept_already_is_not_kept_or_counted_twice(counted: Counted) -> None:
    reference = await counted.report("something broke", "the details")
    log.error("[%s] something broke", reference)
    await counted.ledger.keep()
    [row] = await counted.listed()
    assert row.detail == "the details"
    assert counted.faults == 1


async def test_a_database_that_fails_gets_them_later(
    counted: Counted, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = new_reference(), new_reference()
    log.error("[%s] disk_full", first)

    async def full(work: object) -> None:
        raise StorageFault("disk_full", path="", named=False)

    with monkeypatch.context() as patch:
        patch.setattr(counted.report._store, "write", full)
        await counted.ledger.keep()
        log.error("[%s] disk_full", second)
        await counted.ledger.last()
    assert await counted.listed() == []
    await counted.ledger.keep()
    for reference in (first, second):
        assert await counted.found(reference) is not None


@pytest.mark.sliced(10)
async def test_what_waits_is_bounded_and_lines_without_a_reference_count_nothing(
    counted: Counted,
) -> None:
    log.error("[not a reference] hello")
    log.info("[%s] a player reported a problem", new_reference())
    assert counted.faults == 0
    for _ in range(MOST + 5):
        log.error("[%s] disk_full", new_reference())
    assert len(counted.ledger._waiting) == MOST


async def test_no_secret_is_kept(counted: Counted) -> None:
    token = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"  # an example
    log.error("[%s] it said %s", reference := new_reference(), token)
    await counted.ledger.keep()
    kept = await counted.found(reference)
    assert kept is not None
    assert token not in kept.detail + kept.summary
