"""Whether single values can be right at all: times, numbers, texts that hold JSON. Pure
reading."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping

from tables.model import users
from tables.model.findings import Finding
from tables.store.connection import Connection

DAY = 86_400.0
AHEAD = 10 * 366 * DAY
"""How far ahead something may be planned."""
SET_BACK = 2 * 365 * DAY
"""So many seconds a clock may have been wrong without anything being damaged."""

PAST: Mapping[str, tuple[str, ...]] = {
    "notes": ("at",),
    "waits": ("since", "ended_at", "reminded_at", "counted_at", "snooze_told_at"),
    "undo_requests": ("at", "ended_at"),
    "close_requests": ("at", "ended_at"),
    "invitations": ("at", "accepted_at", "ended_at"),
    "orders": ("at",),
    "plans": ("at",),
    "outbox": ("created_at", "done_at"),
    "messages": ("at",),
    "problems": ("at",),
    "asked": ("at",),
    "wishes": ("at",),
    "matches": ("at",),
    "avoided": ("at",),
    "follows": ("at", "told_at"),
    "bars": ("at",),
    "boards": ("posted_at", "edited_at", "pinged_at"),
    "endings": ("ended_at", "voided_at"),
    "competitions": ("created_at", "ended_at", "edited_at"),
    "competition_rounds": ("begun_at", "ended_at", "urged_at"),
    "entrants": ("at", "changed_at", "away_since"),
    "courses": ("at",),
    "usual": ("at",),
    "ratings": ("last_at",),
    "seats": ("word_at",),
    "users": ("answered_at",),
}
"""Columns of times that are over, by their tables."""
AHEAD_TOO: Mapping[str, tuple[str, ...]] = {
    "games": ("rested_at", "starts_at", "event_at"),
    "waits": ("due_at", "snoozed_until"),
    "close_requests": ("lapses_at",),
    "invitations": ("lapses_at", "keep_until", "due_at"),
    "outbox": ("due_at",),
    "asked": ("until",),
    "wishes": ("until",),
    "matches": ("opens_at",),
    "matched": ("due_at",),
    "bars": ("until",),
    "competitions": ("starts_at",),
    "competition_tables": ("claimed_until",),
    "entrants": ("due_at",),
    "users": ("away_until", "daily_due"),
}
"""Columns of times that may be ahead."""
ORDERED: Mapping[str, tuple[str, str]] = {
    "waits": ("since", "ended_at"),
    "undo_requests": ("at", "ended_at"),
    "close_requests": ("at", "ended_at"),
    "invitations": ("at", "ended_at"),
    "wishes": ("at", "until"),
    "matches": ("at", "until"),
    "competitions": ("created_at", "ended_at"),
    "competition_rounds": ("begun_at", "ended_at"),
    "outbox": ("created_at", "done_at"),
}
"""Two times of a row of which the second is not before the first, unless a clock was wrong."""
ABOVE_ZERO: Mapping[str, tuple[str, ...]] = {
    "games": ("message_id",),
    "seats": ("user_id",),
    "messages": ("message_id", "channel_id"),
    "outbox": ("message_id",),
    "wishes": ("user_id", "guild_id", "channel_id"),
    "boards": ("server_id", "channel_id"),
    "bars": ("server_id", "user_id"),
    "follows": ("user_id",),
    "competitions": ("guild_id", "channel_id", "size"),
    "entrants": ("user_id",),
    "ratings": ("user_id",),
    "users": ("id",),
}
"""Numbers that Discord gives, and sizes."""
NOT_BELOW_ZERO: Mapping[str, tuple[str, ...]] = {
    "games": ("version", "seq", "public_seq"),
    "waits": ("spent", "reminded"),
    "clocks": ("first", "every", "most", "move", "bank"),
    "banks": ("used",),
    "outbox": ("attempts",),
    "ratings": ("doubt", "games"),
    "results": ("by_hand", "by_plan", "by_order", "by_caretaker", "longest_wait"),
    "table_rules": ("most",),
}
"""Counts and spans."""
LISTS: Mapping[str, tuple[str, ...]] = {
    "undo_requests": ("lost", "agreed", "gone", "waived"),
    "close_requests": ("gone", "agreed"),
    "wishes": ("games", "sizes", "hours"),
    "table_rules": ("channels",),
    "courses": ("answers", "done"),
    "ratings": ("over_time",),
    "fits": ("forecasts", "marks"),
    "competition_tables": ("seats",),
}
OBJECTS: Mapping[str, tuple[str, ...]] = {
    "competitions": ("options", "settings"),
    "competition_rounds": ("facts",),
    "competition_tables": ("stand_ins",),
}
"""Columns that hold JSON: lists and objects."""
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]+)*")


def defects(db: Connection, now: float) -> list[Finding]:
    """Rows with values that cannot be. now: seconds since 1970. The findings tell no
    value."""
    return [
        *_beyond(db, PAST, 0.0, now + DAY),
        *_beyond(db, AHEAD_TOO, 0.0, now + AHEAD),
        *_beyond(db, ABOVE_ZERO, 1, (1 << 63) - 1),
        *_beyond(db, NOT_BELOW_ZERO, 0, (1 << 63) - 1),
        *_misordered(db),
        *_unread(db, LISTS, list),
        *_unread(db, OBJECTS, dict),
        *_people(db),
    ]


def _impossible(table: str, column: str, count: int) -> Iterator[Finding]:
    if count:
        yield Finding("rows_impossible", rows=table, column=column, count=count)


def _beyond(
    db: Connection, columns: Mapping[str, tuple[str, ...]], low: float, high: float
) -> Iterator[Finding]:
    """One reading of each table."""
    for table, names in columns.items():
        sums = ", ".join(
            f"sum(CASE WHEN {name} IS NULL OR {name} BETWEEN :low AND :high THEN 0 ELSE 1 END)"
            for name in names
        )
        counts = db.execute(f"SELECT {sums} FROM {table}", {"low": low, "high": high}).fetchone()  # noqa: S608
        for name, count in zip(names, counts, strict=True):
            yield from _impossible(table, name, int(count or 0))


def _misordered(db: Connection) -> Iterator[Finding]:
    for table, (first, second) in ORDERED.items():
        [count] = db.execute(
            f"SELECT count(*) FROM {table} WHERE {second} < {first} - :back",  # noqa: S608
            {"back": SET_BACK},
        ).fetchone()
        yield from _impossible(table, second, int(count))


def _unread(
    db: Connection, columns: Mapping[str, tuple[str, ...]], kind: type
) -> Iterator[Finding]:
    for table, named in columns.items():
        for name in named:
            found = db.execute(f"SELECT {name} FROM {table} WHERE {name} IS NOT NULL")  # noqa: S608
            yield from _impossible(table, name, sum(not _holds(text, kind) for (text,) in found))


def _holds(text: object, kind: type) -> bool:
    try:
        return isinstance(json.loads(str(text)), kind)
    except (ValueError, RecursionError):
        return False


def _people(db: Connection) -> Iterator[Finding]:
    """What people chose, where only the program knows what there is to choose."""
    zones = languages = 0
    for zone, language in db.execute("SELECT zone, language FROM users"):
        zones += zone is not None and not users.is_zone(str(zone))
        languages += _LANGUAGE.fullmatch(str(language)) is None
    yield from _impossible("users", "zone", zones)
    yield from _impossible("users", "language", languages)
