"""How long `agora doctor` takes for a large database: alone, in two processes, and a sample."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
import time
from collections.abc import Mapping
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

from engine.core import Rng
from engine.registry import rules
from tables.maintenance import doctor
from tables.maintenance.rounds import Round
from tables.model.chance import seal_of
from tables.service import TableService
from tables.store.sqlite import SqliteStore
from tests.bench.space import _all_said, _answer, _opened
from tests.bench.table import Table
from tests.tables.parlour import Clock

GAMES = ("tta-new-story", "tta-first-edition", "tzolkin", "belfort", "antike-duellum")
EACH, ANSWERS = 4, 20
"""Games of a kind that are played, and answers in each."""
TABLES = 2_000
TODAY = 1.7e9
COPIED = ("seats", "steps", "saves", "notes", "waits", "endings", "results")
"""What a table has that is copied with it."""


def tables() -> list[Table]:
    """One table: seconds by the way it is examined."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "agora.sqlite3"
        build(path, TABLES)
        size = path.stat().st_size
        ways: Mapping[str, tuple[Round, bool]] = {
            "everything": (Round(), False),
            "`--jobs 2`": (Round(jobs=2), False),
            "`--newest --sample 200`": (Round(sample=200, newest=True), False),
            "`--quick`": (Round(), True),
        }
        rows = [_row(path, name, *way) for name, way in ways.items()]
    note = (
        f"{TABLES:,} running tables of {len(GAMES)} games in one file of {size / 1e6:,.0f} MB,"
        f" copies of {len(GAMES) * EACH} games with up to {ANSWERS} random answers each. Processor:"
        " of all processes together."
    )
    columns = ("tables", "steps", "seconds", "processor")
    return [Table("Examining a large database", columns, tuple(rows), note)]


def _row(path: Path, name: str, wanted: Round, quick: bool) -> tuple[str, ...]:
    began, used = time.perf_counter(), _used()
    report = doctor.examine(path, rules, wanted=wanted, quick=quick)
    took, spent = time.perf_counter() - began, _used() - used
    assert not report.findings, report.findings[:3]
    return name, f"{report.tables:,}", f"{report.steps:,}", f"{took:,.0f}", f"{spent:,.0f}"


def _used() -> float:
    """Seconds of the processor, of this process and those that have ended."""
    return sum(os.times()[:4])


def build(path: Path, tables: int) -> None:
    """A sound database with so many running tables."""
    asyncio.run(_played(path))
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.row_factory = sqlite3.Row
        db.execute("BEGIN")
        played = [row[0] for row in db.execute("SELECT id FROM games ORDER BY id")]
        for number in range(len(played) + 1, tables + 1):
            _copy(db, played[number % len(played)], number)
        db.execute("COMMIT")


async def _played(path: Path) -> None:
    store, clock = await SqliteStore.open(path), Clock(TODAY)
    service = TableService(
        store, rules_of=rules, now=clock, new_seed=count(1).__next__, pace=(0.0, 0.0)
    )
    number, rng = count(1), Rng(5)
    try:
        for channel, game in enumerate(GAMES * EACH):
            table_id = await _opened(service, game, 1 + channel)
            for _ in range(ANSWERS):
                clock.at += 60.0
                if not await _answer(service, table_id, next(number), rng):
                    break
        await store.write(lambda db: _all_said(db, clock.at))
    finally:
        await store.close()


def _copy(db: sqlite3.Connection, old: int, new: int) -> None:
    """Another table with the same game. The seal of its secret is its own."""
    row = dict(db.execute("SELECT * FROM games WHERE id = ?", (old,)).fetchone())
    seals = [seal_of(number, row["game"], row["sealed"]) for number in (old, new)]
    _put(db, "games", {**row, "id": new, "channel_id": 1_000 + new, "message_id": None})
    for name in COPIED:
        for found in db.execute(f"SELECT * FROM {name} WHERE game_id = ?", (old,)).fetchall():
            values = {key: found[key] for key in found.keys() if key != "id"}  # noqa: SIM118
            if name == "notes":
                values["data"] = values["data"].replace(*seals)
            _put(db, name, {**values, "game_id": new})


def _put(db: sqlite3.Connection, table: str, values: Mapping[str, Any]) -> None:
    names, places = ", ".join(values), ", ".join(f":{name}" for name in values)
    db.execute(f"INSERT INTO {table} ({names}) VALUES ({places})", values)
