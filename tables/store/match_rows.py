"""The SQL of people who fit together and are asked whether they want to play."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, get_args

from tables.model.matched import OPENED_WITHIN, Answer, Guest, Match, Say, State
from tables.model.paces import Pace
from tables.model.wishes import Wish
from tables.store.connection import Connection, Row

_MATCH = "id, guild_id, game, pace, language, widened, at, until, state, game_id, tries, opens_at"
_GUEST = "user_id, channel_id, name, answer, say, nonce, attempts, due_at"


def _match(db: Connection, row: Row) -> Match:
    assert row["pace"] in get_args(Pace)
    people = db.execute(
        f"SELECT {_GUEST} FROM matched WHERE match_id = :match ORDER BY user_id",  # noqa: S608
        {"match": row["id"]},
    ).fetchall()
    return Match(
        *(row["id"], row["guild_id"], row["game"], row["pace"], row["language"]),
        *(bool(row["widened"]), row["at"], row["until"], row["state"], row["game_id"]),
        tries=row["tries"],
        opens_at=row["opens_at"],
        people=tuple(Guest(*guest) for guest in people),
    )


def _all(db: Connection, where: str, **values: Any) -> list[Match]:
    found = db.execute(f"SELECT {_MATCH} FROM matches WHERE {where} ORDER BY id", values)  # noqa: S608
    return [_match(db, row) for row in found.fetchall()]


def load(db: Connection, match_id: int) -> Match | None:
    """A match by its number; None once everybody was told what became of it."""
    found = _all(db, "id = :match", match=match_id) if 0 < match_id < 1 << 63 else []
    return found[0] if found else None


def in_state(db: Connection, *states: State) -> list[Match]:
    """The matches in some states, the oldest first."""
    return [match for state in states for match in _all(db, "state = :state", state=state)]


def of_user(db: Connection, user_id: int) -> list[Match]:
    """The matches of a user that are not over."""
    mine = "id IN (SELECT match_id FROM matched WHERE user_id = :user) AND state <> 'over'"
    return _all(db, mine, user=user_id)


def create(
    db: Connection,
    wishes: Sequence[Wish],
    due: Sequence[float],
    *,
    game: str,
    pace: Pace,
    language: str,
    widened: bool,
    at: float,
    until: float,
) -> int:
    """Keep a match; its number. due: when each of these people is asked."""
    made = db.execute(
        "INSERT INTO matches (guild_id, game, pace, language, widened, at, until)"
        " VALUES (:server, :game, :pace, :language, :widened, :at, :until) RETURNING id",
        {
            "server": wishes[0].guild_id,
            "game": game,
            "pace": pace,
            "language": language,
            "widened": int(widened),
            "at": at,
            "until": until,
        },
    )
    match_id: int = made.fetchone()[0]
    db.executemany(
        "INSERT INTO matched (match_id, user_id, channel_id, name, say, nonce, due_at)"
        " VALUES (:match, :user, :channel, :name, 'ask', :nonce, :due)",
        [
            {
                "match": match_id,
                "user": wish.user_id,
                "channel": wish.channel_id,
                "name": wish.name,
                "nonce": secrets.token_hex(10),
                "due": when,
            }
            for wish, when in zip(wishes, due, strict=True)
        ],
    )
    return match_id


def answer(db: Connection, match_id: int, user_id: int, said: Answer) -> None:
    """Keep the answer of somebody, who need not be asked any more."""
    db.execute(
        "UPDATE matched SET answer = :answer, say = NULL WHERE match_id = :match"
        " AND user_id = :user",
        {"answer": said, "match": match_id, "user": user_id},
    )


def set_state(db: Connection, match_id: int, state: State, table_id: int | None = None) -> None:
    """A match goes on."""
    db.execute(
        "UPDATE matches SET state = :state, game_id = :game WHERE id = :match",
        {"state": state, "game": table_id, "match": match_id},
    )


def to_open(db: Connection) -> list[Match]:
    """The matches whose tables are to be opened, or were opened and have not begun."""
    waits = (
        "state = 'opening' OR state = 'open' AND game_id IN"
        " (SELECT id FROM games WHERE status = 'lobby' AND message_id IS NULL)"
    )
    return _all(db, waits)


def claim(db: Connection, match_id: int, now: float, until: float) -> bool:
    """Keep others from opening the table of a match for a while, unless somebody else does."""
    made = db.execute(
        "UPDATE matches SET opens_at = :until WHERE id = :match AND opens_at <= :now"
        " AND state IN ('opening', 'open')",
        {"until": until, "match": match_id, "now": now},
    )
    return made.rowcount == 1


def count_try(db: Connection, match_id: int, opens_at: float) -> None:
    """The table of a match could not be opened; it is tried again later."""
    db.execute(
        "UPDATE matches SET tries = tries + 1, opens_at = :at WHERE id = :match",
        {"match": match_id, "at": opens_at},
    )


def tell(db: Connection, match_id: int, user_id: int, say: Say | None, due_at: float) -> None:
    """Somebody must be told something (None: nothing any more)."""
    db.execute(
        "UPDATE matched SET say = :say, nonce = :nonce, attempts = 0, due_at = :due"
        " WHERE match_id = :match AND user_id = :user",
        {
            "say": say,
            "nonce": secrets.token_hex(10),
            "due": due_at,
            "match": match_id,
            "user": user_id,
        },
    )


def due(db: Connection, now: float) -> list[tuple[int, int]]:
    """Whom something must be told now: matches and users."""
    found = db.execute(
        "SELECT match_id, user_id FROM matched WHERE say IS NOT NULL AND due_at <= :now"
        " ORDER BY due_at, match_id, user_id",
        {"now": now},
    )
    return [(row[0], row[1]) for row in found]


def next_due(db: Connection) -> float | None:
    """When somebody must be told something next, or the time ends to answer or to open a table."""
    found = db.execute(
        "SELECT min(due_at) FROM matched WHERE say IS NOT NULL"
        " UNION ALL SELECT min(until) FROM matches WHERE state = 'asking'"
        " UNION ALL SELECT min(until) + :within FROM matches WHERE state = 'opening'",
        {"within": OPENED_WITHIN},
    )
    return min((row[0] for row in found if row[0] is not None), default=None)


def begin(db: Connection, match_id: int, user_id: int) -> None:
    """Count an attempt before it is made."""
    db.execute(
        "UPDATE matched SET attempts = attempts + 1 WHERE match_id = :match AND user_id = :user",
        {"match": match_id, "user": user_id},
    )


def postpone(db: Connection, match_id: int, user_id: int, due_at: float) -> None:
    """An attempt failed; the next one is due later."""
    db.execute(
        "UPDATE matched SET due_at = :due WHERE match_id = :match AND user_id = :user",
        {"due": due_at, "match": match_id, "user": user_id},
    )


def tidy(db: Connection) -> None:
    """Forget the matches of which nobody must be told anything any more."""
    db.execute(
        "DELETE FROM matches WHERE state IN ('over', 'open') AND NOT EXISTS"
        " (SELECT 1 FROM matched m WHERE m.match_id = matches.id AND m.say IS NOT NULL)"
    )
