"""Both kinds of database side by side: what the presses of a game take, without Discord.

A round trip is a wait for the server: for a result that is read, or for the end of a transaction.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

from psycopg._pipeline_base import BasePipeline

from engine.core import Rng
from engine.registry import rules
from tables.model.table import UserRef
from tables.service import TableService
from tests import cluster, lending
from tests.bench.table import Table, percentile
from tests.tables.backends import BACK_ENDS, POSTGRES
from tests.tables.parlour import Clock

GAME = "tta-new-story"
PEOPLE = (UserRef(1, "Ann"), UserRef(2, "Bob"), UserRef(3, "Chloe"))
ACTIONS = 300
KINDS = (OPEN, STEP, END) = ("opening the panel", "a step of a turn", "ending a turn")


@dataclass
class Figures:
    """Of each kind of press: seconds and round trips."""

    seconds: dict[str, list[float]] = field(default_factory=lambda: {kind: [] for kind in KINDS})
    trips: dict[str, list[int]] = field(default_factory=lambda: {kind: [] for kind in KINDS})


def tables() -> list[Table]:
    """One table; without a server when its programs are not there."""
    stores = ["sqlite", *([POSTGRES] if cluster.programs() else [])]
    rows: list[tuple[str, ...]] = []
    for store in stores:
        found = asyncio.run(play(store))
        lending.give_back()
        rows += [_row(store, kind, found) for kind in KINDS]
    note = (
        f"{ACTIONS} random answers of {len(PEOPLE)} people at {GAME}, through the service: what a"
        " press reads and, unless it only opens the panel, the transaction that stores it and reads"
        " what the next panel shows. The server runs on the same machine, is reached by a socket"
        " and does not wait for its disk; SQLite does."
    )
    columns = ("", "number", "p50 ms", "p95 ms", "round trips", "most")
    return [Table("Both kinds of database", columns, tuple(rows), note)]


def _row(store: str, kind: str, found: Figures) -> tuple[str, ...]:
    times, trips = found.seconds[kind], found.trips[kind]
    spans = (f"{1000 * percentile(times, share):.1f}" for share in (0.5, 0.95))
    asked = (f"{sum(trips) / len(trips):.1f}", str(max(trips))) if any(trips) else ("", "")
    return (f"{store}: {kind}", str(len(times)), *spans, *asked)


async def play(store: str, actions: int = ACTIONS) -> Figures:
    """Random answers at one table."""
    rng, found = Rng(5), Figures()
    with tempfile.TemporaryDirectory() as folder, waits() as waited:
        opened = await BACK_ENDS[store](Path(folder) / "agora.sqlite3")
        service = TableService(
            opened, rules_of=rules, now=Clock(), new_seed=count(1).__next__, pace=(0.0, 0.0)
        )
        try:
            host = PEOPLE[0]
            table = await service.lobbies.create(game=GAME, guild_id=1, channel_id=5, host=host)
            for user in PEOPLE[1:]:
                await service.lobbies.join(table.id, user)
            table = await service.playing.start(table.id, host.id)
            for number in range(1, actions + 1):
                asked = (await service.views.position(table.id, None)).waiting[0].seat
                user_id = table.seats[asked].user_id
                assert user_id is not None
                before, begun = waited(), time.perf_counter()
                position, moment = await service.panels.opened(table.id, user_id, number)
                read, looked = waited() - before, time.perf_counter() - begun
                action = position.decisions[0].sample(rng)
                acted = await service.playing.act(
                    table.id, user_id, None, action, interaction=number, moment=moment
                )
                kind = END if acted.published else STEP
                for name, seconds, trips in (
                    (OPEN, looked, read),
                    (kind, time.perf_counter() - begun, waited() - before),
                ):
                    found.seconds[name].append(seconds)
                    found.trips[name].append(trips)
        finally:
            await opened.close()
    return found


@contextmanager
def waits() -> Iterator[Callable[[], int]]:
    """Counts how often psycopg waits for what it has sent ahead; nobody but it knows."""
    waited = count()
    reached = 0
    fetch: Any = BasePipeline._fetch_gen

    def counted(self: Any, *, flush: bool) -> Any:
        nonlocal reached
        if flush and self.result_queue:
            reached = next(waited) + 1
        return fetch(self, flush=flush)

    with patch.object(BasePipeline, "_fetch_gen", counted):
        yield lambda: reached
