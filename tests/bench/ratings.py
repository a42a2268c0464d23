"""Ratings: what working out a large server takes, and how late a press is heard meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Any

from bot.drawing.workers import NICER, Inline, Worker
from tables.model.rating_parcels import Given, packed, rate
from tests.bench.table import Table, percentile
from tests.tables.rated_games import rated_seats, season

RESULTS, PEOPLE = 5_000, 300
ROWS = 300
"""Of results in a part."""
NOW = 1_760_000_000.0
EVERY, LOOKS = 0.005, 600
"""Seconds between two looks at how late the loop is, and how many there are."""
COLUMNS = ("what", "median", "p99", "aim")


def tables() -> list[Table]:
    seats = rated_seats(season(tuple(range(1, PEOPLE + 1)), RESULTS, NOW))
    parts = tuple(packed(seats[at : at + ROWS]) for at in range(0, len(seats), ROWS))
    cold, whole = Given(NOW, parts, history=False), Given(NOW, parts)
    warm = replace(cold, start={row[0]: row[1] for row in rate(cold).people})
    rows: list[tuple[str, ...]] = [
        ("after a result, s", _used(partial(rate, warm)), "", "2"),
        ("without earlier estimates, s", _used(partial(rate, cold)), "", ""),
        ("once a day, with earlier moments, s", _used(partial(rate, whole)), "", ""),
        *asyncio.run(_beside(warm)),
    ]
    note = (
        f"{RESULTS:,} results of {PEOPLE} people; seconds of processor time. "
        "Late: how long after its time a loop comes to something that is due, while ratings are "
        "worked out all the time; a press is "
        "acknowledged that much later. As a share of a loop beside which nothing runs."
    )
    return [Table("Ratings", COLUMNS, tuple(rows), note)]


def _used(work: Callable[[], object]) -> str:
    """Seconds of processor time that one call takes."""
    begun = time.process_time()
    work()
    return f"{time.process_time() - begun:.2f}"


async def _beside(given: Given) -> list[tuple[str, ...]]:
    worker = Worker("thinking", nice=NICER)
    try:
        alone = await _late(None)
        apart = partial(asyncio.to_thread, worker.call, rate, (given,))
        inside = partial(asyncio.to_thread, Inline().call, rate, (given,))
        ways: tuple[tuple[str, Callable[[], Awaitable[Any]], str], ...] = (
            ("late beside the process that thinks", apart, "p99 < 2"),
            ("late beside a thread", inside, ""),
        )
        rows: list[tuple[str, ...]] = [
            ("late beside nothing, ms", *(f"{1e3 * late:.2f}" for late in alone), "")
        ]
        for name, way, aim in ways:
            await way()  # started and loaded
            late = await _late(way)
            shares = (f"{one / free:.1f}" for one, free in zip(late, alone, strict=True))
            rows.append((f"{name}, times as much", *shares, aim))
        return rows
    finally:
        worker.close()


async def _late(beside: Callable[[], Awaitable[Any]] | None) -> tuple[float, float]:
    """How late the loop is, in seconds: the median and the worst of a hundred."""

    async def again() -> None:
        while beside is not None:
            await beside()

    running = asyncio.create_task(again())
    late = []
    for _ in range(LOOKS):
        wanted = time.perf_counter() + EVERY
        await asyncio.sleep(EVERY)
        late.append(time.perf_counter() - wanted)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    return percentile(late, 0.5), percentile(late, 0.99)
