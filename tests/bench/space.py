"""How much room games take in the file: while they run, when they are over, and a month later."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from engine.core import Rng
from engine.registry import rules
from tables.maintenance.housekeeping import Upkeep
from tables.model.table import UserRef
from tables.service import TableService
from tables.store.connection import Connection
from tables.store.sqlite import SqliteStore
from tests.bench.table import Table
from tests.tables.parlour import Clock

GAMES = (
    *((game, 1) for game in ("tta-new-story", "tta-first-edition", "tzolkin", "belfort")),
    ("antike-duellum", 1),  # one only: by chance some of them last for thousands of turns
    ("tta-new-story", 10),
)
PEOPLE = tuple(UserRef(n, name) for n, name in enumerate(("Ann", "Bob", "Chloe", "Dan"), 1))
RUNNING = 400
DAY = 86_400.0


def tables() -> list[Table]:
    """One table: kilobytes of one game, and of ten."""
    rows = [asyncio.run(played(game, games)) for game, games in GAMES]
    note = (
        f"Random answers of {len(PEOPLE)} people, or as many as the game takes, each stored as a"
        " press of its own, through the service. All that such a game leaves in SQLite's file is"
        " in it: steps, saves, what was said, who was asked. An empty file is taken off: its"
        f" {_kilo(rows[0].empty)} kB are pages of which the first game fills a part. Running:"
        f" after {RUNNING} answers of each, or before the last one. Over: when all games are over."
        " Later: after 40 days, when what was said has been forgotten."
    )
    columns = ("kB", "steps", "running", "over", "a game", "later", "a game")
    return [Table("Room in the file", columns, tuple(map(_row, rows)), note)]


@dataclass(frozen=True, slots=True)
class Room:
    """Bytes that games of a kind have taken in a file, beside those of an empty one, after as many
    steps in all."""

    game: str
    games: int
    steps: int
    empty: int
    running: int
    over: int
    later: int


def _row(found: Room) -> tuple[str, ...]:
    return (
        f"{found.game}: {found.games} of {len(seated(found.game))}",
        f"{found.steps // found.games:,}",
        _kilo(found.running / found.games),
        _kilo(found.over),
        _kilo(found.over / found.games),
        _kilo(found.later),
        _kilo(found.later / found.games),
    )


async def played(game: str, games: int) -> Room:
    """Games of a kind side by side in a file of their own, by random answers."""
    with tempfile.TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder) / "agora.sqlite3")
        try:
            return await _played(store, game, games)
        finally:
            await store.close()


async def _played(store: SqliteStore, game: str, games: int) -> Room:
    clock = Clock()
    service = TableService(
        store, rules_of=rules, now=clock, new_seed=count(1).__next__, pace=(0.0, 0.0)
    )
    empty, number, rng = await size(store), count(1), Rng(5)
    open_tables = [await _opened(service, game, n) for n in range(games)]
    running, steps, answered = 0, 0, 0
    while open_tables:
        if answered == RUNNING:
            running = await size(store)
        before = await size(store) if answered < RUNNING else 0
        for table_id in tuple(open_tables):
            clock.at += 60.0
            if not await _answer(service, table_id, next(number), rng):
                open_tables.remove(table_id)
                steps += (await service.views.table(table_id)).seq
                running = running or before
        answered += 1
        await store.write(lambda db: _all_said(db, clock.at))
    over = await size(store)
    clock.at += 40 * DAY
    upkeep = Upkeep(store, clock)
    while await upkeep.tick():
        pass
    later = await size(store)
    return Room(game, games, steps, empty, running - empty, over - empty, later - empty)


def seated(game: str) -> Sequence[UserRef]:
    """As many of the people as the game takes."""
    return PEOPLE[: rules(game).meta.seats[-1]]


async def _opened(service: TableService, game: str, channel: int) -> int:
    host, *others = seated(game)
    table = await service.lobbies.create(game=game, guild_id=1, channel_id=channel, host=host)
    for user in others:
        await service.lobbies.join(table.id, user)
    return (await service.playing.start(table.id, host.id)).id


async def _answer(service: TableService, table_id: int, number: int, rng: Rng) -> bool:
    """One random answer; whether the game goes on."""
    position = await service.views.position(table_id, None)
    asked = position.waiting[0].seat
    user_id = position.table.seats[asked].user_id
    assert user_id is not None
    seen, moment = await service.panels.opened(table_id, user_id, number)
    action = seen.decisions[0].sample(rng)
    await service.playing.act(table_id, user_id, None, action, interaction=number, moment=moment)
    return (await service.views.table(table_id)).status == "running"


def _all_said(db: Connection, at: float) -> None:
    db.execute(
        "UPDATE outbox SET state = 'sent', done_at = :at, attempts = 1 WHERE state = 'pending'",
        {"at": at},
    )


async def size(store: SqliteStore) -> int:
    """Bytes of the pages in use."""

    def look(db: Connection) -> int:
        pages, free, each = (
            db.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("page_count", "freelist_count", "page_size")
        )
        return int((pages - free) * each)

    return await store.read(look)


def _kilo(found: float) -> str:
    return f"{found / 1000:,.0f}"
