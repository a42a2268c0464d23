"""What the host reads about the bot, gathered from its parts and the database."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from bot.process import memory
from tables.maintenance import backups, revision
from tables.maintenance.problems import SUMMARY
from tables.model.downtime import Downtime
from tables.store import host_rows, paths
from tables.store.host_rows import Stored

if TYPE_CHECKING:
    from pathlib import Path

    from bot.gateway.shards import ShardWatch
    from bot.process.health import Health
    from tables.service import TableService
    from tables.store.address import Where

DAY = 86_400.0


@dataclass(frozen=True, slots=True)
class Backup:
    """The newest copy that was made and checked. at: when it was begun. size: bytes. failed: since
    when the tries fail."""

    at: float | None
    size: int
    failed: float | None


@dataclass(frozen=True, slots=True)
class Status:
    """The bot at a moment, as one of its processes sees it.

    started: of this process. failing: parts that do not work, since when. shards: connections there
    should be, and are. backup: None if none are made. memory: bytes of each process on this
    machine. known: the newest form of a database that this program knows.
    """

    version: str
    started: float
    failing: Mapping[str, float]
    nodes: int
    servers: int
    shards: tuple[int, int]
    stored: Stored
    backup: Backup | None
    memory: Sequence[int]
    known: int
    downtime: Downtime | None


class Watched(Protocol):
    """The bot. database: where the tables are kept, if that is known."""

    service: TableService
    health: Health
    shard_watch: ShardWatch
    backups: backups.Backups | None
    database: Where | None

    @property
    def guilds(self) -> Sequence[object]: ...


async def gather(bot: Watched) -> Status:
    """Everything, as it is now. Raises `StorageFault`."""
    service, where = bot.service, bot.database
    now = service.now()
    state = await bot.health.state()
    stored = await service.store.read(
        lambda db: host_rows.look(db, where, now, now - DAY, SUMMARY, server=service.store.shared)
    )
    shards = len(bot.shard_watch.shards)
    return Status(
        version=revision.version(),
        started=state["started"],
        failing=state["failing"],
        nodes=service.owner.living_nodes(),
        servers=len(bot.guilds),
        shards=(shards, shards - len(bot.shard_watch.away())),
        stored=stored,
        backup=None if bot.backups is None else await asyncio.to_thread(_backup, bot.backups),
        memory=await asyncio.to_thread(memory.of_family),
        known=len(paths.migrations()),
        downtime=await service.downtimes.announced(),
    )


def _backup(made: backups.Backups) -> Backup:
    newest: Path | None = made.newest()
    if newest is None:
        return Backup(None, 0, made.failed_at)
    try:
        size = newest.stat().st_size
    except OSError:  # it was just removed
        size = 0
    return Backup(backups.time_of(newest), size, made.failed_at)
