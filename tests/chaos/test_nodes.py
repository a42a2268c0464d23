"""A short test with several nodes: the database is restarted under the hands of both, then one is
killed while the other one sleeps beyond its lease."""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tables.facts.leases import LEASE, RENEWED, TABLES
from tables.store import lease_rows
from tables.store.postgres_link import connected
from tables.store.postgres_session import Session
from tests import lending
from tests.chaos.__main__ import PERMITTED, complained
from tests.chaos.nodes import OVERDUE, TAKEN_OVER, World, too_late, world
from tests.chaos.run import GAMES

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a system that can fork")
PLAYED = [found for found in GAMES if found[0] != "tta-new-story"]
"""Quick games; what is tested here is the same in all of them."""


async def told(here: World, more: int) -> None:
    """Until people were told so often more that what they wanted was done."""
    wanted = here.ledger.told + more
    async with asyncio.timeout(120):
        while here.ledger.told < wanted:
            await asyncio.sleep(0.05)


@pytest.fixture
def folder() -> Iterator[Path]:
    """One that the user of the server may pass, too."""
    with tempfile.TemporaryDirectory(prefix="agora-chaos-") as made:
        Path(made).chmod(0o755)
        yield Path(made)


async def test_tables_that_nobody_takes_over_are_seen(tmp_path: Path) -> None:
    lending.needed()
    address = lending.lent(tmp_path / "db")

    def late() -> float:
        row = raw.execute(OVERDUE).fetchone()
        return float(row[0] or 0) / 1000 if row else 0.0

    now = time.time()
    with connected(address) as raw:
        db = Session(raw)
        lease_rows.make(db, TABLES, 2)
        lease_rows.alive(db, "gone", "a", now - 20)
        lease_rows.take(db, TABLES, (0, 1), "gone")
        assert late() == 0, "nobody is there who could take them"
        lease_rows.alive(db, "there", "b", now + 60)
        assert 20 <= late() < 80
        assert too_late(late())
        lease_rows.take(db, TABLES, (0, 1), "there")
        assert late() < 0, "its lease goes on"
    assert not too_late(TAKEN_OVER - LEASE)


async def test_nothing_is_lost_or_doubled_between_nodes(folder: Path) -> None:
    lending.needed()
    async with world(folder, seed=6, count=2, shards=1, games=PLAYED) as here:
        await told(here, 3)
        await here.befall("restart")
        await told(here, 2)
        hears, speaks = here.nodes
        await here.befall("freeze", hears)
        await here.befall("kill", speaks)
        await told(here, 3)
        verdict = await here.last()
    if not verdict:  # the folder goes with the test
        for log in sorted(folder.glob("node-*/log.txt")):
            print(log.read_text(encoding="utf-8"))
    assert not verdict.wrong, sorted(verdict.wrong)
    assert verdict, verdict
    assert verdict.told >= 8
    # Others take over with their next sign of life; one may be lost with the database.
    assert here.late < 2 * RENEWED
    assert complained(folder.glob("node-*/log.txt"), PERMITTED) == []
