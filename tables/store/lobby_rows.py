"""The SQL of lobbies that people get by direct message, and of whom they may ask to join."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from tables.model.lobby_messages import LobbyPost
from tables.model.table import UserRef
from tables.store import outbox_rows
from tables.store.connection import Connection

LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""What an invitation is made of: nothing that is easily taken for something else."""
LENGTH = 8
"""Letters of an invitation. Nobody guesses one out of 30 to the 8th."""


@dataclass(frozen=True, slots=True)
class Posts:
    """The lobby of a table in direct messages. at: the newest message of each person. refused:
    people whom Discord did not let the bot write to."""

    at: dict[int, int]
    refused: frozenset[int]


def code(secret: str, table_id: int) -> str:
    """The invitation of a table. It gives nothing of its secret away."""
    number = int.from_bytes(hashlib.sha256(f"{secret}:invitation".encode()).digest())
    found = ""
    for _ in range(LENGTH):
        number, digit = divmod(number, len(LETTERS))
        found += LETTERS[digit]
    return f"{table_id}-{found}"


def posts(db: Connection, table_id: int) -> Posts:
    """Where the lobby of a table is."""
    found = db.execute(
        "SELECT kind, data, state, message_id FROM outbox WHERE game_id = :game"
        " AND kind = 'lobbypost' AND state <> 'pending' ORDER BY id",
        {"game": table_id},
    )
    at: dict[int, int] = {}
    refused: set[int] = set()
    for kind, data, state, message_id in found:
        said = outbox_rows.said(kind, data)
        if not isinstance(said, LobbyPost):
            continue
        if state == "given up":
            refused.add(said.user)
        elif message_id is not None:
            at[said.user] = message_id
            refused.discard(said.user)
    return Posts(at, frozenset(refused))


_TOGETHER = (
    " FROM seats mine JOIN games g ON g.id = mine.game_id"
    " JOIN seats theirs ON theirs.game_id = g.id AND theirs.user_id <> mine.user_id"
    " AND theirs.user_id > 0 WHERE mine.user_id = :user AND g.status IN ('running', 'finished')"
)
"""The other people at tables where a user has played."""


def companions(db: Connection, user_id: int, most: int) -> list[UserRef]:
    """The people with whom a user has played, the latest first, with the names they had there."""
    found = db.execute(
        f"SELECT theirs.user_id, theirs.name{_TOGETHER} ORDER BY g.changed_at DESC, g.id DESC",
        {"user": user_id},
    )
    known: dict[int, UserRef] = {}
    for user, name in found:
        known.setdefault(user, UserRef(user, name))
    return list(known.values())[:most]


def played_by_message(db: Connection, user_id: int, other: int) -> bool:
    """Whether two users have played with each other by direct message."""
    found = db.execute(
        "SELECT 1"
        + _TOGETHER
        + " AND theirs.user_id = :other AND g.guild_id IS NULL AND g.place = 'gone' LIMIT 1",
        {"user": user_id, "other": other},
    )
    return found.fetchone() is not None


def asked_by_message(db: Connection, user_id: int, now: float) -> list[int]:
    """The lobbies without a channel to which a user is asked, the newest question first."""
    found = db.execute(
        "SELECT a.game_id FROM asked a JOIN games g ON g.id = a.game_id"
        " WHERE a.user_id = :user AND a.outcome IS NULL AND a.until > :now"
        " AND g.status = 'lobby' AND g.guild_id IS NULL AND g.place = 'gone'"
        " ORDER BY a.at DESC, a.game_id DESC",
        {"user": user_id, "now": now},
    )
    return [row[0] for row in found]


def next_lobby(db: Connection, table_id: int) -> int | None:
    """The lobby without a channel in which the game of a table is to be played again."""
    row = db.execute(
        "SELECT id FROM games WHERE again_of = :game AND status = 'lobby' AND guild_id IS NULL"
        " AND place = 'gone' ORDER BY id DESC LIMIT 1",
        {"game": table_id},
    ).fetchone()
    return None if row is None else int(row[0])
