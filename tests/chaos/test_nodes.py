"""Short tests with several nodes: the database is restarted under the hands of both, then one is
killed while the other one sleeps until its shard is the first one's, and both have it."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tables.model.leases import SHARDS, TABLES
from tests import lending
from tests.chaos.complaints import PERMITTED, complained
from tests.chaos.nodes import World, world
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


@pytest.mark.sliced
async def test_nothing_is_lost_or_doubled_between_nodes(folder: Path) -> None:
    lending.needed()
    async with world(folder, seed=6, count=2, shards=1, games=PLAYED) as here:
        await told(here, 3)
        await here.befall("restart")
        await told(here, 2)
        hears, speaks = here.nodes
        await here.befall("twin", hears)
        await here.befall("kill", speaks)
        await told(here, 3)
        verdict = await here.last()
    if not verdict:  # the folder goes with the test
        for log in sorted(folder.glob("node-*/log.txt")):
            print(log.read_text(encoding="utf-8"))
    assert not verdict.wrong, sorted(verdict.wrong)
    assert verdict, verdict
    assert verdict.told >= 8
    assert here.blows["twin"] == 1
    assert set(here.lookout.late) == {TABLES, SHARDS}, "somebody looked"
    assert complained(folder.glob("node-*/log.txt"), PERMITTED) == []


@pytest.mark.sliced
def test_a_run_that_is_ended_leaves_no_file_system(folder: Path) -> None:
    lending.needed()
    command = [sys.executable, "-m", "tests.chaos", "--nodes", "2", "--keep", str(folder)]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    disk = folder / "server" / "disk"
    deadline = time.monotonic() + 60
    while not (disk / "data" / "postmaster.pid").exists() and time.monotonic() < deadline:
        time.sleep(0.05)
    running.send_signal(signal.SIGTERM)
    said, _ = running.communicate(timeout=60)
    assert running.returncode == 130, said
    assert not disk.is_mount()
