"""Whether people who looked for a table were asked and told once, and got one table each."""

from __future__ import annotations

import sqlite3
import time
from collections import Counter
from dataclasses import dataclass, field

from tables.model.wishes import SILENT
from tests.chaos import diary
from tests.chaos.seekers import Seekers
from tests.chaos.server import Posted

LEAST = 10
"""Kills in which at least one table must have come of a match."""
PATIENT = 30.0
"""Seconds in which people who fit together have been found, whatever befell the bot."""


@dataclass
class Found:
    """Sentences about what was lost, what was doubled, and what else is wrong."""

    lost: set[str] = field(default_factory=set)
    doubled: set[str] = field(default_factory=set)
    wrong: set[str] = field(default_factory=set)
    said: Counter[str] = field(default_factory=Counter)
    """How often people were told what."""


def look(
    db: sqlite3.Connection,
    seekers: Seekers,
    posted: dict[str | None, list[Posted]],
    *,
    over: bool,
    kills: int,
) -> Found:
    """Compare the database with what was posted, of which what is explained is taken out. over: the
    bot had time to do and to say all it had to."""
    found = Found()
    _told(db, seekers, posted, found)
    _seated(db, seekers, found)
    threads = {thread.id for thread in seekers.threads}
    tables = {row[0] for row in db.execute("SELECT channel_id FROM games")}
    if over:
        found.doubled |= {f"thread {thread} has no table" for thread in threads - tables}
        _at_rest(db, seekers, found)
        boards = len(seekers.boards)
        if boards != 1:
            found.wrong.add(f"the notice board is {boards} messages")
        if kills >= LEAST and not threads & tables:
            found.wrong.add(f"no table came of a match in {kills} kills")
    return found


def _told(
    db: sqlite3.Connection,
    seekers: Seekers,
    posted: dict[str | None, list[Posted]],
    found: Found,
) -> None:
    """Everybody is told everything once. What was to be said first may be overtaken by the next."""
    last: dict[tuple[int, int], tuple[str, bool]] = {}
    for said in diary.said_in(db, "matched"):
        messages = posted.pop(said["nonce"], [])
        if said["say"] is None:  # there is no need any more
            last.pop((said["about"], said["user"]), None)
            continue
        found.said[said["say"]] += bool(messages)
        what = f"{said['say']} to user {said['user']} about match {said['about']}"
        if len(messages) > 1:
            found.doubled.add(what)
        last[said["about"], said["user"]] = what, bool(messages)
    rows = db.execute("SELECT match_id, user_id FROM matched WHERE say IS NOT NULL")
    waiting = {(row[0], row[1]) for row in rows}
    for (match, user), (what, told) in last.items():
        if not (told or (match, user) in waiting or user in seekers.closed):
            found.lost.add(what)


def _seated(db: sqlite3.Connection, seekers: Seekers, found: Found) -> None:
    """Nobody sits at two tables who wants one."""
    rows = db.execute(
        "SELECT s.user_id FROM seats s JOIN games g ON g.id = s.game_id"
        " WHERE g.status IN ('lobby', 'running')"
        " AND g.id NOT IN (SELECT game_id FROM competition_tables WHERE game_id IS NOT NULL)"
    )
    times = Counter(row[0] for row in rows)
    found.doubled |= {f"user {user} has two tables" for user in seekers.users if times[user] > 1}


def _at_rest(db: sqlite3.Connection, seekers: Seekers, found: Found) -> None:
    """No table is left to be opened, and no two people wait who fit together."""
    now = time.time()
    for (match,) in db.execute("SELECT id FROM matches WHERE state = 'opening'"):
        found.lost.add(f"the table of match {match}")
    waiting = db.execute(
        "SELECT w.user_id FROM wishes w WHERE w.rests < :now AND w.silent < :silent"
        " AND w.at < :then"
        " AND NOT EXISTS (SELECT 1 FROM matched m JOIN matches p ON p.id = m.match_id"
        " WHERE m.user_id = w.user_id AND p.state = 'asking')"
        " AND NOT EXISTS (SELECT 1 FROM seats s JOIN games g ON g.id = s.game_id"
        " WHERE s.user_id = w.user_id AND g.status IN ('lobby', 'running'))",
        {"now": now, "silent": SILENT, "then": now - PATIENT},
    ).fetchall()
    if len(waiting) > 1:
        found.lost.add(f"{len(waiting)} people fit together and nobody has asked them")
