"""A short test with several nodes: one is killed, one sleeps beyond its lease, and the database is
restarted under the hands of both."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import lending
from tests.chaos.nodes import World, world

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a system that can fork")


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
    async with world(folder, seed=6, count=2) as here:
        await told(here, 3)
        await here.befall("freeze", here.nodes[0])
        await told(here, 2)
        await here.befall("restart")
        await told(here, 2)
        await here.heal()
        await here.befall("kill", here.nodes[1])
        await told(here, 2)
        verdict = await here.last()
        assert verdict, verdict
        assert verdict.told >= 9
        assert here.late < 5.0, "a lease of ten seconds and these: tables have an owner again"
