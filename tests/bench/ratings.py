"""Ratings: what working out a large server takes, and how late a press is heard meanwhile."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from bot.drawing.workers import NICER, Inline, Worker
from tables.model.rating_parcels import Given, Part, rate
from tables.model.results import GameResult
from tables.store import rated_rows, rating_rows
from tables.store.rated_rows import FIRST, After
from tables.store.rating_rows import Fit
from tables.store.sqlite import SqliteStore
from tests.bench.table import Table, percentile
from tests.tables.rated_games import GAME, HERE, keep, season

RESULTS, PEOPLE = 5_000, 300
NOW = 1_760_000_000.0
EVERY, LOOKS = 0.005, 600
"""Seconds between two looks at how late the loop is, and how many there are."""
COLUMNS = ("what", "median", "p99", "aim")


def tables() -> list[Table]:
    results = season(tuple(range(1, PEOPLE + 1)), RESULTS, NOW)
    with tempfile.TemporaryDirectory(prefix="agora-bench-") as folder:
        parts, stored = asyncio.run(_stored(Path(folder), results))
    cold, whole = Given(NOW, parts, history=False), Given(NOW, parts)
    warm = replace(cold, start={row[0]: row[1] for row in rate(cold).people})
    rows: list[tuple[str, ...]] = [
        *stored,
        ("after a result, s", _used(partial(rate, warm)), "", "2"),
        ("without earlier estimates, s", _used(partial(rate, cold)), "", ""),
        ("once a day, with earlier moments, s", _used(partial(rate, whole)), "", ""),
        *asyncio.run(_beside(warm)),
    ]
    note = (
        f"{RESULTS:,} results of {PEOPLE} people; processor time. "
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


async def _stored(
    folder: Path, results: Sequence[GameResult]
) -> tuple[tuple[Part, ...], list[tuple[str, ...]]]:
    """The results as they are read from a database, and how long that and keeping what came of them
    hold it."""
    store = await SqliteStore.open(folder / "agora.sqlite3")
    try:
        await keep(store, results, weigh=False)
        await store.write(rating_rows.adopt)
        fit = Fit(GAME, HERE, None, history=False)
        parts, spent = list[Part](), list[float]()
        after: After | None = FIRST
        while after is not None:
            begun, at = time.process_time(), after
            found = await store.read(partial(rated_rows.read, fit=fit, after=at))
            spent.append(time.process_time() - begun)
            parts.append(found.part)
            after = found.last
        rated = rate(Given(NOW, tuple(parts), history=False))
        begun = time.process_time()
        await store.write(lambda db: rating_rows.put(db, fit, rated, NOW))
        kept = time.process_time() - begun
    finally:
        await store.close()
    middle, worst = (f"{1e3 * percentile(spent, share):.1f}" for share in (0.5, 0.99))
    return tuple(parts), [
        (f"reading one of {len(parts)} parts, ms", middle, worst, "p99 < 5"),
        ("keeping what came of it, ms", f"{1e3 * kept:.1f}", "", "10"),
    ]


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
