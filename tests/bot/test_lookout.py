"""Looking whenever something has changed or is due: when the next look comes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.lookout import RETRY, SHORTEST, Lookout
from tables.model.errors import StorageFault

TICK = 600.0


class Watched:
    """A lookout whose waits are noted, and pass only when somebody asks for it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.looks = 0
        self.due: float | None = None
        self.fault: Exception | None = None
        self.held = asyncio.Event()
        self.held.set()
        self.waits: list[float] = []
        self.lookout = Lookout("sample", self.look, lambda: 1000.0, tick=TICK)
        monkeypatch.setattr(asyncio.get_running_loop(), "call_later", self._later)

    def _later(self, seconds: float, *_: Any) -> asyncio.TimerHandle:
        self.waits.append(seconds)
        loop = asyncio.get_running_loop()
        return loop.call_at(loop.time() + 3600.0, lambda: None)

    async def look(self) -> float | None:
        self.looks += 1
        await self.held.wait()
        if self.fault is not None:
            raise self.fault
        return self.due

    async def done(self) -> None:
        """Until the look under way is over."""
        before = len(self.waits)
        while len(self.waits) == before:
            await asyncio.sleep(0)


@pytest.fixture
async def watched(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Watched]:
    made = Watched(monkeypatch)
    yield made
    await made.lookout.stop()


async def test_it_looks_only_after_its_start(watched: Watched) -> None:
    watched.lookout.again()
    await asyncio.sleep(0)
    assert watched.looks == 0
    watched.lookout.start()
    await watched.done()
    assert watched.looks == 1


@pytest.mark.parametrize(
    ("due", "wait"), [(None, TICK), (1030.0, 30.0), (1_000_000.0, TICK), (900.0, SHORTEST)]
)
async def test_the_next_look_comes_when_something_is_due(
    watched: Watched, due: float | None, wait: float
) -> None:
    watched.due = due
    watched.lookout.start()
    await watched.done()
    assert watched.waits == [wait]


async def test_who_asks_during_a_look_gets_one_more(watched: Watched) -> None:
    watched.held.clear()
    watched.lookout.start()
    await asyncio.sleep(0)
    for _ in range(3):
        watched.lookout.again()
    assert watched.looks == 1, "looks never overlap"
    watched.held.set()
    await watched.done()
    assert watched.looks == 2


@pytest.mark.parametrize("fault", [StorageFault("away"), ValueError("broken")])
async def test_after_a_failure_it_looks_in_seconds_and_then_less_and_less(
    watched: Watched, fault: Exception
) -> None:
    watched.fault = fault
    watched.lookout.start()
    await watched.done()
    for _ in range(9):
        watched.lookout.again()
        await watched.done()
    assert watched.waits[:3] == [RETRY, 2 * RETRY, 4 * RETRY]
    assert watched.waits[-1] == TICK
    watched.fault = None
    watched.lookout.again()
    await watched.done()
    watched.fault = fault
    watched.lookout.again()
    await watched.done()
    assert watched.waits[-2:] == [TICK, RETRY]


async def test_after_its_stop_it_never_looks(watched: Watched) -> None:
    watched.held.clear()
    watched.lookout.start()
    await asyncio.sleep(0)
    with contextlib.suppress(asyncio.CancelledError):
        await watched.lookout.stop()
    watched.lookout.again()
    await asyncio.sleep(0)
    assert watched.looks == 1
