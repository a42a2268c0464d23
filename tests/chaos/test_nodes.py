"""A short test with several nodes: the database is restarted under the hands of both, then one is
killed while the other one sleeps beyond its lease."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tables.facts.leases import RENEWED
from tests import lending
from tests.chaos.__main__ import PERMITTED, complained
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
