"""The SQL of the deals of weeks."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from engine.core import Outcome
from tables.model import weeks
from tables.model.plain_json import compact
from tables.model.table import Table, UserRef
from tables.model.weeks import CLAIMED, SAID_LATE, Trouble, Try, Week, WeekServer
from tables.store.connection import Connection, Row
from tables.store.statements import upsert

_PUT_SERVER = upsert(
    "week_servers", ("server_id",), ("channel_id", "user_id", "language", "trouble")
)
_SERVER = "SELECT server_id, channel_id, user_id, language, trouble FROM week_servers"
_WEEK = (
    "SELECT id, server_id, number, channel_id, game, seats, options, language, secret, opens_at,"
    " closes_at, state, message_id, results_id FROM weeks"
)
_TRY = "SELECT week_id, game_id, user_id, name, at, ended_at, place, points FROM tries"


def servers(db: Connection) -> list[WeekServer]:
    """The servers that have a deal each week."""
    found = (WeekServer(*row) for row in db.execute(_SERVER))
    return sorted(found, key=lambda server: server.server_id)


def server(db: Connection, server_id: int) -> WeekServer | None:
    """What a server has chosen; None if it has no deals."""
    row = db.execute(f"{_SERVER} WHERE server_id = :server", {"server": server_id}).fetchone()
    return None if row is None else WeekServer(*row)


def put_server(db: Connection, given: WeekServer) -> None:
    """A server has deals from now on. One that was not announced yet comes there, too."""
    db.execute(_PUT_SERVER, asdict(given))
    db.execute(
        "UPDATE weeks SET channel_id = :channel WHERE server_id = :server"
        " AND state = 'open' AND message_id IS NULL",
        {"channel": given.channel_id, "server": given.server_id},
    )


def set_trouble(db: Connection, server_id: int, trouble: Trouble) -> bool:
    """Note what is wrong with the channel of a server; whether that is new."""
    done = db.execute(
        "UPDATE week_servers SET trouble = :trouble WHERE server_id = :server"
        " AND trouble <> :trouble",
        {"trouble": trouble, "server": server_id},
    )
    return done.rowcount == 1


def remove_server(db: Connection, server_id: int) -> None:
    """A server has no deals any more, after the one of this week."""
    db.execute("DELETE FROM week_servers WHERE server_id = :server", {"server": server_id})


def _week(row: Row) -> Week:
    found: dict[str, Any] = {name: row[name] for name in row.keys()}  # noqa: SIM118
    found["options"] = json.loads(found["options"])
    return Week(**found)


def week(db: Connection, week_id: int) -> Week | None:
    """A week by its number in the database."""
    row = db.execute(f"{_WEEK} WHERE id = :id", {"id": week_id}).fetchone()
    return None if row is None else _week(row)


def without(db: Connection, number: int) -> set[int]:
    """The servers that are to have deals and have none for this week."""
    found = db.execute(
        "SELECT server_id FROM week_servers s WHERE NOT EXISTS (SELECT 1 FROM weeks w"
        " WHERE w.server_id = s.server_id AND w.number = :number)",
        {"number": number},
    )
    return {row[0] for row in found}


def unsaid(db: Connection, now: float) -> list[Week]:
    """The weeks whose results are still to be posted."""
    found = db.execute(
        f"{_WEEK} WHERE results_id IS NULL AND closes_at > :since ORDER BY id",
        {"since": now - SAID_LATE},
    )
    return [_week(row) for row in found]


def create(db: Connection, given: Week) -> Week:
    """Open a week; its number in the database is given here."""
    names = (
        *("server_id", "number", "channel_id", "game", "seats", "language", "secret"),
        *("opens_at", "closes_at", "state"),
    )
    values = {name: getattr(given, name) for name in names}
    row = db.execute(
        f"INSERT INTO weeks ({', '.join(names)}, options)"  # noqa: S608 - fixed names
        f" VALUES ({', '.join(f':{name}' for name in names)}, :options) RETURNING id",
        {**values, "options": compact(dict(given.options))},
    ).fetchone()
    made = week(db, row[0])
    assert made is not None
    return made


def end_due(db: Connection, now: float) -> None:
    """End the weeks whose time is over."""
    found = db.execute(
        "SELECT id FROM weeks WHERE state = 'open' AND results_id IS NULL AND closes_at <= :now",
        {"now": now},
    ).fetchall()
    for row in found:
        _close(db, row[0])


def _close(db: Connection, week_id: int) -> None:
    """The results of a week may be known from now on, and its secret. So who has played it needs no
    mark any more, and the secret would tell whose it is."""
    db.execute("UPDATE weeks SET state = 'over' WHERE id = :id", {"id": week_id})
    db.execute("UPDATE tries SET mark = NULL WHERE week_id = :id", {"id": week_id})


def claim(db: Connection, given: Week, now: float) -> bool:
    """Begin to post a message of a week; False if another node has, or it is posted already. The
    claim ends by itself, for the case that its node has died."""
    what = "results_id" if given.state == "over" else "message_id"
    done = db.execute(
        "UPDATE weeks SET claimed_until = :until WHERE id = :id AND state = :state"  # noqa: S608
        f" AND claimed_until <= :now AND {what} IS NULL",
        {"until": now + CLAIMED, "id": given.id, "state": given.state, "now": now},
    )
    return done.rowcount == 1


def posted(db: Connection, given: Week, message_id: int) -> None:
    """Remember the message of a week: its results if it is over."""
    what = "results_id" if given.state == "over" else "message_id"
    db.execute(
        f"UPDATE weeks SET {what} = :message, claimed_until = 0 WHERE id = :id",  # noqa: S608
        {"message": message_id, "id": given.id},
    )


# --- who plays -----------------------------------------------------------------------------------


def _try(row: Row) -> Try:
    points = row["points"]
    return Try(
        row["week_id"],
        row["game_id"],
        row["user_id"],
        row["name"],
        row["at"],
        row["ended_at"],
        row["place"],
        None if points is None else json.loads(points),
    )


def tries(db: Connection, week_id: int) -> list[Try]:
    """All tries of a week, oldest first."""
    found = db.execute(f"{_TRY} WHERE week_id = :week ORDER BY at, game_id", {"week": week_id})
    return [_try(row) for row in found]


def try_of(db: Connection, given: Week, user_id: int) -> Try | None:
    """Somebody's try, also if they were forgotten since."""
    row = db.execute(
        f"{_TRY} WHERE week_id = :week AND (user_id = :user OR mark = :mark)",
        {"week": given.id, "user": user_id, "mark": weeks.mark_of(given.secret, user_id)},
    ).fetchone()
    return None if row is None else _try(row)


def begin_try(db: Connection, given: Week, table_id: int, user: UserRef, now: float) -> None:
    """Somebody has begun their try at a table. Raises `Duplicate` if they have one already."""
    db.execute(
        "INSERT INTO tries (week_id, game_id, user_id, name, at)"
        " VALUES (:week, :game, :user, :name, :at)",
        {"week": given.id, "game": table_id, "user": user.id, "name": user.name, "at": now},
    )


def ended(
    db: Connection, table: Table, outcome: Outcome, scores: Sequence[Mapping[str, int]], at: float
) -> None:
    """Keep how a try ended, if that was in time. scores: by seat, as far as the game counts any."""
    seat = next((one.index for one in table.seats if one.user_id is not None), None)
    if seat is None:
        return
    db.execute(
        "UPDATE tries SET ended_at = :at, place = :place, points = :points"
        " WHERE game_id = :game AND ended_at IS NULL AND EXISTS (SELECT 1 FROM weeks w"
        " WHERE w.id = week_id AND w.state = 'open' AND w.closes_at > :at)",
        {
            "at": at,
            "place": outcome.places[seat],
            "points": compact(dict(scores[seat])) if scores else None,
            "game": table.id,
        },
    )


def forget_user(db: Connection, user_id: int, nobody: int, name: str) -> None:
    """Forget a user: their results stay under another name, and while a week is open they have no
    second try."""
    found = db.execute(
        "SELECT t.week_id, w.secret, w.state FROM tries t JOIN weeks w ON w.id = t.week_id"
        " WHERE t.user_id = :user",
        {"user": user_id},
    ).fetchall()
    for week_id, secret, state in found:
        mark = weeks.mark_of(secret, user_id) if state == "open" else None
        db.execute(
            "UPDATE tries SET user_id = NULL, name = :name, mark = :mark"
            " WHERE week_id = :week AND user_id = :user",
            {"name": name, "mark": mark, "week": week_id, "user": user_id},
        )
    db.execute(
        "UPDATE week_servers SET user_id = :nobody WHERE user_id = :user",
        {"nobody": nobody, "user": user_id},
    )
