"""The SQL of what people have played, when, and with whom."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable

from tables.model.matching import Pair, Standing, pairs
from tables.model.users import UserSettings
from tables.store.connection import Connection

ANSWERS = 500
"""The newest answers of a person, of so many it is told when they play."""


def answers(db: Connection, user_id: int, since: float) -> list[float]:
    """When a user gave answers of their own since then: the newest ones."""
    found = db.execute(
        "SELECT s.at FROM seats p JOIN steps s ON s.game_id = p.game_id AND s.user_id = :user"
        " WHERE p.user_id = :user AND s.at > :since AND s.planned = 0"
        " ORDER BY s.at DESC LIMIT :most",
        {"user": user_id, "since": since, "most": ANSWERS},
    )
    return [row[0] for row in found]


def standings(db: Connection, users: Iterable[int]) -> dict[int, Standing]:
    """How some users stand."""
    return {user: _standing(db, user) for user in sorted(set(users))}


def _standing(db: Connection, user_id: int) -> Standing:
    found = db.execute(
        "SELECT g.status, g.game FROM seats s JOIN games g ON g.id = s.game_id"
        " WHERE s.user_id = :user AND g.practice_of IS NULL AND g.week_id IS NULL",
        {"user": user_id},
    ).fetchall()
    count = Counter(row[0] for row in found)
    return Standing(
        sitting=count["lobby"] + count["running"],
        running=count["running"],
        finished=count["finished"],
        played=frozenset(row[1] for row in found if row[0] == "finished"),
    )


def takes_invitations(db: Connection, user: UserSettings, by: int) -> bool:
    """Whether somebody may be invited to a table by another one."""
    if user.invitations == "never":
        return False
    return user.inviters == "all" or user.user_id == by or bool(met(db, (user.user_id, by), 0.0)[0])


def met(db: Connection, users: Collection[int], lately: float) -> tuple[set[Pair], set[Pair]]:
    """Which of some users have played with each other, and which of these since a moment."""
    known: set[Pair] = set()
    recent: set[Pair] = set()
    at_table: dict[int, set[int]] = defaultdict(set)
    last: dict[int, float] = {}
    for user in sorted(set(users)):
        found = db.execute(
            "SELECT g.id, g.changed_at FROM seats s JOIN games g ON g.id = s.game_id"
            " WHERE s.user_id = :user AND g.status IN ('running', 'finished')",
            {"user": user},
        )
        for row in found:
            at_table[row[0]].add(user)
            last[row[0]] = row[1]
    for table, people in at_table.items():
        known.update(pairs(people))
        if last[table] > lately:
            recent.update(pairs(people))
    return known, recent
