"""The SQL of what the host reads in Discord about the bot: numbers, and references of faults."""

from __future__ import annotations

from dataclasses import dataclass

from tables.store import databases, figure_rows
from tables.store.address import Where
from tables.store.connection import Connection

SHOWN = 8
"""Faults that are listed."""


@dataclass(frozen=True, slots=True)
class WentWrong:
    """Something that went wrong. summary: its kind, which may name a table."""

    reference: str
    at: float
    summary: str


@dataclass(frozen=True, slots=True)
class Stored:
    """What a database holds at a moment.

    running, lobbies: open tables. waiting: of the running ones, those that wait for people, and for
    how many people. pending: messages still to be posted, and since when the oldest is due.
    faults: those since a moment, and the newest of them. reports: of players, all that are kept.
    sizes: bytes by parts. schema: the number of the database's form.
    """

    running: int
    lobbies: int
    waiting: tuple[int, int]
    pending: int
    oldest: float | None
    fault_count: int
    faults: tuple[WentWrong, ...]
    reports: int
    sizes: dict[str, int]
    schema: int


def look(
    db: Connection, where: Where | None, now: float, since: float, report: str, *, server: bool
) -> Stored:
    """All of it. since: faults are counted from then on. report: the summary that marks reports of
    players. server: PostgreSQL keeps the database."""
    figures = figure_rows.look(db, now, report)
    waiting = db.execute(
        "SELECT count(DISTINCT w.game_id), count(DISTINCT w.user_id) FROM waits w"
        " JOIN games g ON g.id = w.game_id WHERE w.ended_at IS NULL AND g.status = 'running'"
    ).fetchone()
    which = {"since": since, "report": report}
    found = db.execute(
        "SELECT reference, at, summary FROM problems WHERE at > :since AND summary <> :report"
        " ORDER BY at DESC, id DESC LIMIT :most",
        {**which, "most": SHOWN},
    ).fetchall()
    [count] = db.execute(
        "SELECT count(*) FROM problems WHERE at > :since AND summary <> :report", which
    ).fetchone()
    by_status = {"running": 0, "lobby": 0}
    for (_, status), tables in figures.tables.items():
        by_status[status] = by_status.get(status, 0) + tables
    return Stored(
        running=by_status["running"],
        lobbies=by_status["lobby"],
        waiting=(int(waiting[0]), int(waiting[1])),
        pending=figures.pending,
        oldest=figures.oldest,
        fault_count=int(count),
        faults=tuple(WentWrong(str(r[0]), float(r[1]), str(r[2])) for r in found),
        reports=figures.reports,
        sizes={} if where is None else databases.sizes(where, db),
        schema=_schema(db, server=server),
    )


def _schema(db: Connection, *, server: bool) -> int:
    numbers = "SELECT coalesce(max(number), 0) FROM schema_migrations"
    return int(db.execute(numbers if server else "PRAGMA user_version").fetchone()[0])
