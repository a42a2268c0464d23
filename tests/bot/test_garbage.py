"""Garbage is looked for in what came last, and everywhere when nobody waits."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import weakref
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest

from bot import garbage


class Ring:
    """It holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def nothing_is_laid_aside() -> Iterator[None]:
    """The test run has laid aside what it holds (`tests/conftest.py`)."""
    gc.unfreeze()
    yield
    gc.freeze()


@asynccontextmanager
async def kept_short(busy: list[bool]) -> AsyncIterator[None]:
    task = asyncio.create_task(garbage.keep_short(lambda: bool(busy)))
    await asyncio.sleep(0)
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


@pytest.mark.sliced(10)
async def test_what_is_there_is_laid_aside_and_taken_back_in_the_end() -> None:
    assert gc.get_freeze_count() == 0
    async with kept_short([]):
        assert gc.get_freeze_count() > 10_000
        later = Ring()
        seen = weakref.ref(later)
        del later
        gc.collect()
        assert seen() is None, "what came since is looked at as ever"
    assert gc.get_freeze_count() == 0


@pytest.mark.sliced
async def test_rings_of_old_are_cleared_away_once_nobody_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(garbage, "FIRST", 0.01)
    monkeypatch.setattr(garbage, "MOMENT", 0.01)
    old, busy = Ring(), [True]
    seen = weakref.ref(old)
    async with kept_short(busy):
        del old
        await asyncio.sleep(0.1)
        gc.collect()
        assert seen() is not None, "it was laid aside, and somebody waits"
        busy.clear()
        async with asyncio.timeout(20):
            while seen() is not None:
                await asyncio.sleep(0.01)


@pytest.mark.sliced
async def test_where_somebody_always_waits_it_is_done_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, seconds in (("FIRST", 0.0), ("MOMENT", 0.01), ("PATIENCE", 0.05)):
        monkeypatch.setattr(garbage, name, seconds)
    old = Ring()
    seen = weakref.ref(old)
    async with kept_short([True]):
        del old
        async with asyncio.timeout(20):
            while seen() is not None:
                await asyncio.sleep(0.01)


def test_a_process_at_work_looks_seldom() -> None:
    """In a process of its own, as it stays so."""
    found = subprocess.run(
        [sys.executable, "-c", SEEN], capture_output=True, text=True, check=True, timeout=60
    )
    frozen, *thresholds = map(int, found.stdout.split())
    assert frozen > 1000
    assert tuple(thresholds) == garbage.AT_WORK


SEEN = """
import gc
from bot import garbage
garbage.look_seldom()
print(gc.get_freeze_count(), *gc.get_threshold())
"""
