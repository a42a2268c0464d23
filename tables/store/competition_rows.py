"""The SQL of seasons and tournaments."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Mapping
from typing import Any

from tables.model.competitions import (
    CLAIMED,
    LIVE,
    Competition,
    CompetitionTable,
    Entrant,
    Kind,
    PlannedTable,
    Round,
    Say,
)
from tables.model.plain_json import compact
from tables.store.connection import Connection, Row
from tables.store.statements import one_of

_COMPETITION = (
    *("guild_id", "channel_id", "message_id", "user_id", "kind", "number", "game", "size"),
    *("pace", "options", "settings", "language", "most", "state", "secret", "created_at"),
    *("starts_at", "ended_at", "trouble", "edited_at", "shown"),
)
_ENTRANT = (
    *("competition_id", "user_id", "name", "state", "at", "changed_at", "at_once", "hours"),
    *("language", "division", "place", "rank", "away_since", "say", "nonce", "attempts"),
    "due_at",
)
_TABLE = (
    *("competition_id", "number", "round", "division", "seats", "stand_ins", "state", "game_id"),
    "claimed_until",
)
_ROUND = ("competition_id", "number", "state", "begun_at", "ended_at", "facts")
_JSON = frozenset({"options", "settings", "facts"})


def _values(names: Iterable[str], given: Any) -> dict[str, Any]:
    found = {name: getattr(given, name) for name in names}
    return {name: compact(value) if name in _JSON else value for name, value in found.items()}


def _read(names: Iterable[str], row: Row) -> dict[str, Any]:
    return {name: json.loads(row[name]) if name in _JSON else row[name] for name in names}


def _insert(table: str, names: Iterable[str]) -> str:
    places = ", ".join(f":{name}" for name in names)
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({places})"  # noqa: S608


def _new(db: Connection, table: str, names: Iterable[str], values: Mapping[str, Any]) -> int:
    """Insert a row that gets a number; its number."""
    places = ", ".join(f":{name}" for name in names)
    found = db.execute(
        f"INSERT INTO {table} ({', '.join(names)}) VALUES ({places}) RETURNING id",  # noqa: S608
        values,
    )
    made: int = found.fetchone()[0]
    return made


# --- competitions --------------------------------------------------------------------------------


def _competitions(db: Connection, where: str, **values: Any) -> list[Competition]:
    found = db.execute(
        f"SELECT id, {', '.join(_COMPETITION)} FROM competitions WHERE {where} ORDER BY id",  # noqa: S608
        values,
    )
    return [Competition(id=row["id"], **_read(_COMPETITION, row)) for row in found]


def load(db: Connection, competition_id: int) -> Competition | None:
    """A competition by its number."""
    if not 0 < competition_id < 1 << 63:  # forged
        return None
    found = _competitions(db, "id = :id", id=competition_id)
    return found[0] if found else None


def live_since(db: Connection, since: float) -> list[Competition]:
    """The competitions of all servers that are neither over nor called off, or were since then."""
    where, values = one_of("state", LIVE)
    return _competitions(
        db, f"({where} OR ended_at IS NOT NULL AND ended_at > :since)", **values, since=since
    )


def of_server(db: Connection, guild_id: int) -> list[Competition]:
    """All competitions of a server, the oldest first."""
    return _competitions(db, "guild_id = :server", server=guild_id)


def create(db: Connection, given: Competition) -> int:
    """Keep a new competition; its number, which takes the place of the one it came with."""
    return _new(db, "competitions", _COMPETITION, _values(_COMPETITION, given))


def next_number(db: Connection, guild_id: int, kind: Kind, game: str) -> int:
    """The number of the next competition of a kind and a game on a server. Those that were called
    off do not count."""
    found = [
        one.number
        for one in of_server(db, guild_id)
        if (one.kind, one.game) == (kind, game) and one.state != "cancelled"
    ]
    return max(found, default=0) + 1


def change(db: Connection, competition_id: int, **columns: Any) -> None:
    """Change some columns of a competition."""
    assert set(columns) <= set(_COMPETITION)
    sets = ", ".join(f"{name} = :{name}" for name in columns)
    values = {name: compact(v) if name in _JSON else v for name, v in columns.items()}
    db.execute(f"UPDATE competitions SET {sets} WHERE id = :id", {**values, "id": competition_id})  # noqa: S608


def claim_edit(db: Connection, given: Competition, now: float) -> bool:
    """Begin an edit of its message; False if another node has begun one."""
    done = db.execute(
        "UPDATE competitions SET edited_at = :now WHERE id = :id AND edited_at = :before",
        {"now": now, "id": given.id, "before": given.edited_at},
    )
    return done.rowcount == 1


def set_trouble(db: Connection, competition_id: int, trouble: str) -> bool:
    """Note why it waits, or that it does not; whether that is new."""
    done = db.execute(
        "UPDATE competitions SET trouble = :trouble WHERE id = :id AND trouble <> :trouble",
        {"trouble": trouble, "id": competition_id},
    )
    return done.rowcount == 1


# --- entrants ------------------------------------------------------------------------------------


def _entrants(db: Connection, where: str, **values: Any) -> list[Entrant]:
    found = db.execute(
        f"SELECT id, {', '.join(_ENTRANT)} FROM entrants WHERE {where} ORDER BY at, id",  # noqa: S608
        values,
    )
    return [Entrant(id=row["id"], **_read(_ENTRANT, row)) for row in found]


def entrants(db: Connection, competition_id: int) -> list[Entrant]:
    """Who has signed up, the earliest first."""
    return _entrants(db, "competition_id = :id", id=competition_id)


def entrant(db: Connection, entrant_id: int) -> Entrant | None:
    """An entrant by number."""
    found = _entrants(db, "id = :id", id=entrant_id)
    return found[0] if found else None


def of_user(db: Connection, user_id: int) -> list[Entrant]:
    """What a user has signed up for, everywhere."""
    return _entrants(db, "user_id = :user", user=user_id)


def sign_up(db: Connection, given: Entrant) -> int:
    """Keep an entrant; their number."""
    values = {**_values(_ENTRANT, given), "nonce": secrets.token_hex(10)}
    return _new(db, "entrants", _ENTRANT, values)


def forget_user(db: Connection, user_id: int, name: str, at: float) -> None:
    """Forget a user: they leave what is under way, and what they have played stays without their
    name. name: takes the place of theirs."""
    values = {"user": user_id, "name": name, "at": at}
    db.execute(
        "UPDATE entrants SET changed_at = :at, state = CASE WHEN division IS NULL THEN 'out'"
        " ELSE 'dropped' END WHERE user_id = :user AND state IN ('signed_up', 'in', 'waiting')"
        " AND competition_id IN (SELECT id FROM competitions WHERE ended_at IS NULL)",
        values,
    )
    db.execute(
        "UPDATE entrants SET user_id = NULL, name = :name, hours = NULL, say = NULL,"
        " away_since = NULL WHERE user_id = :user",
        values,
    )


def change_entrant(db: Connection, entrant_id: int, **columns: Any) -> None:
    """Change some columns of an entrant."""
    assert set(columns) <= set(_ENTRANT)
    sets = ", ".join(f"{name} = :{name}" for name in columns)
    db.execute(f"UPDATE entrants SET {sets} WHERE id = :id", {**columns, "id": entrant_id})  # noqa: S608


def tell(db: Connection, entrant_id: int, say: Say | None, due_at: float) -> None:
    """What an entrant must be told, and from when on; None: nothing."""
    change_entrant(db, entrant_id, say=say, due_at=due_at, attempts=0, nonce=secrets.token_hex(10))


def due(db: Connection, competition_id: int, now: float) -> list[Entrant]:
    """Who must be told something now."""
    where = "competition_id = :id AND say IS NOT NULL AND due_at <= :now AND user_id IS NOT NULL"
    return _entrants(db, where, id=competition_id, now=now)


def claim_message(db: Connection, given: Entrant, now: float) -> bool:
    """Begin an attempt to tell somebody something; False if another node has begun one."""
    done = db.execute(
        "UPDATE entrants SET attempts = attempts + 1, due_at = :until WHERE id = :id"
        " AND nonce = :nonce AND attempts = :attempts AND say IS NOT NULL",
        {
            "until": now + CLAIMED,
            "id": given.id,
            "nonce": given.nonce,
            "attempts": given.attempts,
        },
    )
    return done.rowcount == 1


def said(db: Connection, given: Entrant) -> None:
    """Somebody was told, or cannot be told."""
    db.execute(
        "UPDATE entrants SET say = NULL WHERE id = :id AND nonce = :nonce",
        {"id": given.id, "nonce": given.nonce},
    )


# --- rounds and tables ---------------------------------------------------------------------------


def rounds(db: Connection, competition_id: int) -> list[Round]:
    """The rounds of a competition, in order."""
    found = db.execute(
        f"SELECT {', '.join(_ROUND)} FROM competition_rounds"  # noqa: S608
        " WHERE competition_id = :id ORDER BY number",
        {"id": competition_id},
    )
    return [Round(**_read(_ROUND, row)) for row in found]


def begin_round(
    db: Connection,
    competition_id: int,
    number: int,
    planned: Iterable[PlannedTable],
    facts: Mapping[str, Any],
    now: float,
) -> None:
    """Keep the next round with its tables. Raises `Duplicate` if it is there already."""
    begun = Round(competition_id, number, "playing", now, None, facts)
    db.execute(_insert("competition_rounds", _ROUND), _values(_ROUND, begun))
    there = len(tables(db, competition_id))
    names = ("competition_id", "number", "round", "division", "seats", "state")
    db.executemany(
        _insert("competition_tables", names),
        [
            {
                "competition_id": competition_id,
                "number": there + count,
                "round": number,
                "division": one.division,
                "seats": compact(list(one.seats)),
                "state": "planned",
            }
            for count, one in enumerate(planned, 1)
        ],
    )


def end_round(db: Connection, competition_id: int, number: int, now: float) -> None:
    """All tables of a round are over."""
    db.execute(
        "UPDATE competition_rounds SET state = 'over', ended_at = :now"
        " WHERE competition_id = :id AND number = :number",
        {"now": now, "id": competition_id, "number": number},
    )


def _table(row: Row) -> CompetitionTable:
    seats: list[int] = json.loads(row["seats"])
    stand_ins = {int(seat): who for seat, who in json.loads(row["stand_ins"]).items()}
    return CompetitionTable(
        *(row["competition_id"], row["number"], row["round"], row["division"], tuple(seats)),
        *(stand_ins, row["state"], row["game_id"], row["claimed_until"]),
    )


def _tables(db: Connection, where: str, **values: Any) -> list[CompetitionTable]:
    found = db.execute(
        f"SELECT {', '.join(_TABLE)} FROM competition_tables"  # noqa: S608 - fixed names
        f" WHERE {where} ORDER BY competition_id, number",
        values,
    )
    return [_table(row) for row in found]


def tables(db: Connection, competition_id: int) -> list[CompetitionTable]:
    """The tables of a competition, in order."""
    return _tables(db, "competition_id = :id", id=competition_id)


def table(db: Connection, competition_id: int, number: int) -> CompetitionTable | None:
    """A table by its number in a competition."""
    found = _tables(db, "competition_id = :id AND number = :one", id=competition_id, one=number)
    return found[0] if found else None


def of_game(db: Connection, table_id: int) -> CompetitionTable | None:
    """The table of a competition that is played at a table of the bot."""
    found = _tables(db, "game_id = :game", game=table_id)
    return found[0] if found else None


def open_tables(db: Connection, guild_id: int) -> dict[int, int]:
    """The tables of a server that are open for competitions, each with the competition."""
    found = db.execute(
        "SELECT t.game_id, t.competition_id FROM competition_tables t"
        " JOIN competitions c ON c.id = t.competition_id"
        " WHERE c.guild_id = :server AND t.state = 'open'",
        {"server": guild_id},
    )
    return {row[0]: row[1] for row in found}


def change_table(db: Connection, given: CompetitionTable, **columns: Any) -> None:
    """Change some columns of a table."""
    assert set(columns) <= set(_TABLE)
    if "stand_ins" in columns:
        columns["stand_ins"] = compact({str(k): v for k, v in columns["stand_ins"].items()})
    sets = ", ".join(f"{name} = :{name}" for name in columns)
    db.execute(
        f"UPDATE competition_tables SET {sets}"  # noqa: S608 - fixed names
        " WHERE competition_id = :competition AND number = :one",
        {**columns, "competition": given.competition_id, "one": given.number},
    )


def claim_table(db: Connection, given: CompetitionTable, now: float) -> bool:
    """Begin to open a planned table; False if another node has begun, or it is not planned any
    more. The claim ends by itself, for the case that its node has died."""
    done = db.execute(
        "UPDATE competition_tables SET claimed_until = :until WHERE competition_id = :competition"
        " AND number = :one AND state = 'planned' AND claimed_until <= :now",
        {
            "until": now + CLAIMED,
            "now": now,
            "competition": given.competition_id,
            "one": given.number,
        },
    )
    return done.rowcount == 1


# --- what becomes of its games -------------------------------------------------------------------


def statuses(db: Connection, competition_id: int) -> dict[int, str]:
    """What has become of the games of its open tables, by their numbers in it."""
    found = db.execute(
        "SELECT t.number, g.status FROM competition_tables t JOIN games g ON g.id = t.game_id"
        " WHERE t.competition_id = :id AND t.state = 'open'",
        {"id": competition_id},
    )
    return {row[0]: row[1] for row in found}


def present(db: Connection, competition_id: int) -> dict[int, set[int]]:
    """The users who sit at its open tables themselves and still have time, by table."""
    values = {"id": competition_id}
    here: dict[int, set[int]] = {}
    for number, user in db.execute(
        "SELECT t.number, s.user_id FROM competition_tables t JOIN seats s ON s.game_id = t.game_id"
        " WHERE t.competition_id = :id AND t.state = 'open' AND s.user_id IS NOT NULL"
        " AND s.caretaker = 0",
        values,
    ):
        here.setdefault(number, set()).add(user)
    for number, user in db.execute(
        "SELECT t.number, w.user_id FROM competition_tables t JOIN waits w ON w.game_id = t.game_id"
        " WHERE t.competition_id = :id AND t.state = 'open' AND w.ended_at IS NULL"
        " AND w.timed_out = 1",
        values,
    ):
        here.get(number, set()).discard(user)
    return here


def open_on(db: Connection, guild_id: int, channel_id: int) -> tuple[int, int]:
    """How many tables are open on a server, and in a channel with its threads."""
    row = db.execute(
        "SELECT count(*), coalesce(sum(CASE WHEN coalesce(parent_id, channel_id) = :channel"
        " THEN 1 ELSE 0 END), 0) FROM games WHERE status IN ('lobby', 'running')"
        " AND guild_id = :server",
        {"server": guild_id, "channel": channel_id},
    ).fetchone()
    return int(row[0]), int(row[1])


def finished_elsewhere(db: Connection, user_id: int, since: float) -> bool:
    """Whether a user has finished a game since then that belongs to no competition."""
    row = db.execute(
        "SELECT 1 FROM games g JOIN seats s ON s.game_id = g.id WHERE s.user_id = :user"
        " AND g.status = 'finished' AND g.changed_at > :since AND NOT EXISTS"
        " (SELECT 1 FROM competition_tables t WHERE t.game_id = g.id) LIMIT 1",
        {"user": user_id, "since": since},
    ).fetchone()
    return row is not None


def astray(db: Connection) -> list[tuple[int, int]]:
    """Open tables without a game, and tables at which somebody sits who has not signed up: their
    competitions and numbers."""
    found = db.execute(
        "SELECT competition_id, number FROM competition_tables WHERE state = 'open'"
        " AND NOT EXISTS (SELECT 1 FROM games g WHERE g.id = game_id)"
    )
    lost = {(row[0], row[1]) for row in found}
    numbers = {row[0] for row in db.execute("SELECT DISTINCT competition_id FROM entrants")}
    for number in sorted(numbers):
        known = {one.id for one in entrants(db, number)}
        lost |= {(number, one.number) for one in tables(db, number) if set(one.people) - known}
    return sorted(lost)
