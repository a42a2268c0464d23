"""Whether tournaments went on by themselves, and everything about them was said once."""

from __future__ import annotations

import sqlite3
import time

from tests.chaos import diary
from tests.chaos.matches import Found
from tests.chaos.server import Posted

PATIENT = 30.0
"""Seconds in which what was due has been done, whatever befell the bot."""
UNOPENED = (
    "SELECT 'table ' || t.number || ' of tournament ' || t.competition_id || ' is not open'"
    " FROM competition_tables t JOIN competitions c ON c.id = t.competition_id"
    " WHERE t.state = 'planned' AND c.state = 'running' AND c.trouble = ''"
)
UNNOTICED = (
    "SELECT 'the end of table ' || t.game_id || ' was not noticed' FROM competition_tables t"
    " JOIN games g ON g.id = t.game_id"
    " WHERE t.state = 'open' AND g.status IN ('finished', 'abandoned')"
)
UNTOLD = (
    "SELECT 'entrant ' || id || ' was not told: ' || say FROM entrants"
    " WHERE say IS NOT NULL AND due_at < :then AND user_id IS NOT NULL"
)
UNBEGUN = (
    "SELECT 'tournament ' || c.id || ' does not begin' FROM competitions c"
    " WHERE c.state IN ('signing_up', 'confirming') AND c.starts_at < :then"
    " AND (SELECT count(*) FROM entrants e WHERE e.competition_id = c.id AND e.state = 'in') > 1"
)
UNENDED = (
    "SELECT 'round ' || r.number || ' of tournament ' || r.competition_id || ' does not end'"
    " FROM competition_rounds r WHERE r.state = 'playing' AND NOT EXISTS"
    " (SELECT 1 FROM competition_tables t WHERE t.competition_id = r.competition_id"
    " AND t.round = r.number AND t.state IN ('planned', 'open'))"
)
LEFT = (UNOPENED, UNNOTICED, UNTOLD, UNBEGUN, UNENDED)
"""What must not be left in the end, each as a question for sentences."""


def look(db: sqlite3.Connection, posted: dict[str | None, list[Posted]], *, over: bool) -> Found:
    """Compare the database with what was posted, of which what is explained is taken out. over: the
    bot had time to do and to say all it had to."""
    found = Found()
    for said in diary.said_in(db, "entrants"):
        messages = posted.pop(said["nonce"], [])
        found.said[str(said["say"])] += bool(messages)
        if len(messages) > 1:
            found.doubled.add(f"{said['say']} to user {said['user']} of {said['about']}")
    for (number,) in db.execute("SELECT id FROM competitions"):
        if len(posted.pop(str(number << 20), [])) > 1:
            found.doubled.add(f"the message of tournament {number}")
    twice = "SELECT game_id FROM competition_tables GROUP BY game_id HAVING count(game_id) > 1"
    found.doubled |= {f"table {row[0]} is twice in tournaments" for row in db.execute(twice)}
    if over:
        then = {"then": time.time() - PATIENT}
        found.lost |= {str(row[0]) for question in LEFT for row in db.execute(question, then)}
    rounds = db.execute("SELECT count(*) FROM competition_rounds WHERE state = 'over'").fetchone()
    found.said["round over"] = rounds[0]
    return found
