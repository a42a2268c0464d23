"""The SQL of what users prefer."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import get_args

from tables.model import leases
from tables.model.users import Reminders, UserSettings, next_daily
from tables.store.connection import Connection, Row
from tables.store.lease_rows import within
from tables.store.statements import upsert

COLUMNS = (
    "u.zone, u.quiet_from, u.quiet_to, u.away_until, u.reminders, u.language, u.pictures, u.calls,"
    " u.asks, u.invitations, u.rhythm, u.daily_at, u.tells_presence, u.record, u.inviters,"
    " u.ratings, u.firsts"
)
CHOSEN = "="
"""Stands before the code of a language that somebody chose."""


def from_row(user_id: int, row: Row) -> UserSettings:
    """The preferences in a row of a query for `COLUMNS`; all NULL means the usual ones."""
    if row["reminders"] is None:
        return UserSettings(user_id)
    quiet = None if row["quiet_from"] is None else (row["quiet_from"], row["quiet_to"])
    assert row["reminders"] in get_args(Reminders)
    return UserSettings(
        user_id,
        row["zone"],
        quiet,
        row["away_until"],
        row["reminders"],
        row["language"].removeprefix(CHOSEN),
        row["pictures"],
        row["calls"],
        bool(row["asks"]),
        row["invitations"],
        row["rhythm"],
        row["daily_at"],
        bool(row["tells_presence"]),
        row["record"],
        row["inviters"],
        row["ratings"],
        row["firsts"],
        row["language"].startswith(CHOSEN),
    )


def load(db: Connection, user_id: int) -> UserSettings:
    """The preferences of a user."""
    row = db.execute(
        f"SELECT {COLUMNS} FROM users u WHERE u.id = :user",  # noqa: S608
        {"user": user_id},
    ).fetchone()
    return UserSettings(user_id) if row is None else from_row(user_id, row)


_SAVE = upsert(
    "users",
    ("id",),
    (
        *("zone", "quiet_from", "quiet_to", "away_until"),
        *("reminders", "language", "pictures", "text_only", "calls", "asks", "invitations"),
        *("rhythm", "daily_at", "tells_presence", "record", "inviters", "ratings", "firsts"),
    ),
)


def save(db: Connection, user: UserSettings) -> None:
    """Store the preferences of a user."""
    begin, end = user.quiet or (None, None)
    db.execute(
        _SAVE,
        {
            "id": user.user_id,
            "zone": user.zone,
            "quiet_from": begin,
            "quiet_to": end,
            "away_until": user.away_until,
            "reminders": user.reminders,
            "language": f"{CHOSEN if user.language_chosen else ''}{user.language}",
            "pictures": user.pictures,
            "text_only": int(user.pictures == "words"),
            "calls": user.calls,
            "asks": int(user.asks),
            "invitations": user.invitations,
            "rhythm": user.rhythm,
            "daily_at": user.daily_at,
            "tells_presence": int(user.tells_presence),
            "record": user.record,
            "inviters": user.inviters,
            "ratings": user.ratings,
            "firsts": user.firsts,
        },
    )
    if not user.tells_presence:
        db.execute(
            "UPDATE users SET answered_at = NULL WHERE id = :user AND answered_at IS NOT NULL",
            {"user": user.user_id},
        )


def found_language(db: Connection, user_id: int, code: str) -> None:
    """Discord says which language a user reads. It is kept for what is written to them, unless they
    chose one. Nothing is recorded of somebody who has neither settings nor a seat."""
    row = db.execute("SELECT 1 FROM users WHERE id = :user", {"user": user_id}).fetchone()
    seat = db.execute("SELECT 1 FROM seats WHERE user_id = :user", {"user": user_id}).fetchone()
    user = load(db, user_id)
    if (row or seat) and not user.language_chosen and user.language != code:
        save(db, replace(user, language=code))


def loud(db: Connection, table_id: int) -> frozenset[int]:
    """The seats of a table whose players are called by a ping in the channel."""
    found = db.execute(
        "SELECT s.seat FROM seats s JOIN users u ON u.id = s.user_id"
        " WHERE s.game_id = :game AND u.calls <> 'dm'",
        {"game": table_id},
    )
    return frozenset(row[0] for row in found)


def close(db: Connection, user_id: int) -> None:
    """A user who is called by direct message takes none. Nothing is recorded of somebody who no
    longer has a seat: they may have been forgotten while the message was under way."""
    user = load(db, user_id)
    seated = db.execute("SELECT 1 FROM seats WHERE user_id = :user", {"user": user_id}).fetchone()
    if user.calls == "dm" and seated is not None:
        save(db, replace(user, calls="closed"))


# --- one message a day ---------------------------------------------------------------------------


def plan_daily(db: Connection, user: UserSettings, at: float) -> None:
    """Set when the next daily message of a user is due. One that is due already stays due."""
    due = next_daily(user, at)
    still = "" if due is None else " AND (daily_due IS NULL OR daily_due > :at)"
    db.execute(
        f"UPDATE users SET daily_due = :due WHERE id = :user{still}",  # noqa: S608 - fixed
        {"user": user.user_id, "due": due, "at": at},
    )


def daily_due(
    db: Connection, now: float, limit: int, ranges: Collection[int] = leases.ALL
) -> list[UserSettings]:
    """The users whose daily message is due. They are shared out to nodes by their numbers, as
    tables are."""
    found = db.execute(
        f"SELECT u.id, {COLUMNS} FROM users u WHERE u.daily_due <= :now"  # noqa: S608
        f" AND {within('u.id', ranges)} ORDER BY u.daily_due LIMIT :limit",
        {"now": now, "limit": limit},
    )
    return [from_row(row["id"], row) for row in found.fetchall()]


def take_daily(db: Connection, user_id: int, now: float, due: float | None) -> bool:
    """The daily message of a user is written now, and the next one is due then. Whether nobody else
    has written it meanwhile."""
    taken = db.execute(
        "UPDATE users SET daily_due = :due WHERE id = :user AND daily_due <= :now RETURNING id",
        {"user": user_id, "now": now, "due": due},
    )
    return taken.fetchone() is not None


def next_daily_due(db: Connection, ranges: Collection[int] = leases.ALL) -> float | None:
    """When a daily message is due next."""
    row = db.execute(
        "SELECT min(daily_due) FROM users"  # noqa: S608
        f" WHERE daily_due IS NOT NULL AND {within('id', ranges)}"
    ).fetchone()
    return None if row[0] is None else float(row[0])


def daily_again(db: Connection, now: float, ranges: Collection[int] = leases.ALL) -> None:
    """After the clock was set back, plan every daily message again: the present plan may be as far
    off as the clock was."""
    found = db.execute(
        f"SELECT u.id, {COLUMNS} FROM users u WHERE u.daily_due > :now"  # noqa: S608
        f" AND {within('u.id', ranges)}",
        {"now": now},
    ).fetchall()
    for row in found:
        plan_daily(db, from_row(row["id"], row), now)


def with_daily(db: Connection, users: Collection[int]) -> frozenset[int]:
    """Those of some users who get one message a day instead of pings."""
    if not users:
        return frozenset()
    found = db.execute(
        f"SELECT id FROM users WHERE daily_at IS NOT NULL AND id IN ({_numbers(users)})"  # noqa: S608
    )
    return frozenset(row[0] for row in found)


# --- who is there --------------------------------------------------------------------------------


def answered(db: Connection, user_id: int, at: float) -> None:
    """A user who lets others know has answered."""
    db.execute(
        "UPDATE users SET answered_at = :at WHERE id = :user AND tells_presence = 1",
        {"user": user_id, "at": at},
    )


def answered_since(
    db: Connection, users: Collection[int], since: float
) -> list[tuple[UserSettings, float]]:
    """Those of some users who let others know and have answered since then, with the moment."""
    if not users:
        return []
    found = db.execute(
        f"SELECT u.id, u.answered_at, {COLUMNS} FROM users u"  # noqa: S608 - whole numbers
        f" WHERE u.id IN ({_numbers(users)}) AND u.tells_presence = 1 AND u.answered_at >= :since"
        " ORDER BY u.answered_at DESC",
        {"since": since},
    )
    return [(from_row(row["id"], row), row["answered_at"]) for row in found.fetchall()]


def _numbers(users: Collection[int]) -> str:
    return ", ".join(str(int(user)) for user in sorted(users))
