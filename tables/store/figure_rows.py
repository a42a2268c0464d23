"""The SQL of what a host can see of a database, in figures that name nobody."""

from __future__ import annotations

from dataclasses import dataclass

from tables.store.connection import Connection
from tables.store.outbox_rows import BESIDE


@dataclass(frozen=True, slots=True)
class Figures:
    """What a database holds at a moment.

    pending: messages still to be posted in channels. oldest: since when, by the clock of the
    tables, the first of them is due, however often it was tried; None if there are none. tables:
    open ones by game and status. reports and faults: what players reported, and what the program
    recorded itself.
    """

    pending: int
    oldest: float | None
    tables: dict[tuple[str, str], int]
    reports: int
    faults: int


def open_games(db: Connection) -> tuple[str, ...]:
    """The games that open tables play, the most frequent first."""
    rows = db.execute(
        "SELECT game FROM games WHERE status IN ('lobby', 'running')"
        " GROUP BY game ORDER BY count(*) DESC, game"
    ).fetchall()
    return tuple(row[0] for row in rows)


def look(db: Connection, now: float, report: str) -> Figures:
    """All of them. report: the summary that marks the reports of players."""
    # A table of a server that the bot has left rests, and says nothing. Whether somebody was called
    # in private is nobody's business. If a server does not let the bot speak in a channel, that is
    # the server's choice. Each attempt makes a message due again, so for one that was tried its
    # creation counts: earlier by a rest of some minutes at most.
    pending, oldest = db.execute(
        "SELECT count(*), min(CASE WHEN g.place = 'barred' THEN NULL"  # noqa: S608
        " WHEN o.attempts > 0 THEN o.created_at WHEN o.due_at <= :now THEN o.due_at END)"
        " FROM outbox o JOIN games g ON g.id = o.game_id"
        " WHERE o.state = 'pending' AND g.place <> 'left'"
        f" AND o.kind NOT IN ({BESIDE})",
        {"now": now},
    ).fetchone()
    tables = db.execute(
        "SELECT game, status, count(*) FROM games WHERE status IN ('lobby', 'running')"
        " GROUP BY game, status"
    ).fetchall()
    problems = db.execute(
        "SELECT count(*), sum(CASE WHEN summary = :report THEN 1 ELSE 0 END) FROM problems",
        {"report": report},
    ).fetchone()
    reports = int(problems[1] or 0)
    return Figures(
        pending=int(pending),
        oldest=None if oldest is None else float(oldest),
        tables={(row[0], row[1]): int(row[2]) for row in tables},
        reports=reports,
        faults=int(problems[0]) - reports,
    )
