"""The SQL of results: how finished games ended for each player."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import groupby
from typing import Any

from engine.core import Outcome, Rules
from tables.model import codec, endings
from tables.model.endings import Awaited, Facts, Played
from tables.model.errors import Unreadable
from tables.model.findings import Finding
from tables.model.plain_json import compact
from tables.model.results import ALL_LEFT, Answers, GameResult, SeatResult
from tables.model.table import Table
from tables.store import note_rows
from tables.store.connection import Connection, Row
from tables.store.statements import in_place

RESIGNS = '{"kind":"resign"}'
"""How `engine.core.Resign` is stored."""

log = logging.getLogger("agora.tables")

_SELECT = (
    "SELECT e.game_id, e.game, e.guild_id, e.ended_at, e.size, e.cause, e.rated, e.unrated,"
    " e.voided_because, e.weight, r.seat, r.user_id, r.level, r.place, r.standing, r.points,"
    " r.by_hand, r.by_plan, r.by_order, r.by_caretaker, r.since_seq, r.until_seq, r.left_how,"
    " r.longest_wait, r.strength, r.doubt, r.overall FROM endings e"
    " JOIN results r ON r.game_id = e.game_id "
)
_ORDER = " ORDER BY e.ended_at, e.game_id, r.seat, r.nth"


# --- reading -------------------------------------------------------------------------------------


def of_game(db: Connection, table_id: int) -> GameResult | None:
    """The result of a table; None as long as there is none."""
    found = _all(db, "WHERE e.game_id = :game", {"game": table_id})
    return found[0] if found else None


def of_user(db: Connection, user_id: int) -> list[GameResult]:
    """The results of all games in which somebody had a seat, oldest first."""
    own = "WHERE e.game_id IN (SELECT game_id FROM results WHERE user_id = :user)"
    return _all(db, own, {"user": user_id})


def of_server(db: Connection, game: str, guild_id: int) -> list[GameResult]:
    """The results of a game on a server, oldest first."""
    where = "WHERE e.guild_id = :server AND e.game = :game"
    return _all(db, where, {"server": guild_id, "game": game})


def of_game_kind(db: Connection, game: str) -> list[GameResult]:
    """The results of a game on all servers, oldest first."""
    return _all(db, "WHERE e.game = :game", {"game": game})


def of_people(db: Connection, game: str, users: Iterable[int], since: float) -> list[GameResult]:
    """The results of a game that ended after some moment and in which one of some people had a
    seat, oldest first."""
    numbers = ", ".join(str(int(user)) for user in sorted(users))
    return _all(
        db,
        "WHERE e.game = :game AND e.ended_at > :since AND e.game_id IN"  # noqa: S608 - numbers
        f" (SELECT game_id FROM results WHERE user_id IN ({numbers}))",
        {"game": game, "since": since},
    )


def _all(db: Connection, where: str, values: Mapping[str, Any]) -> list[GameResult]:
    rows = db.execute(_SELECT + where + _ORDER, values).fetchall()
    return [_from_rows(list(own)) for _, own in groupby(rows, key=lambda row: row["game_id"])]


def _from_rows(rows: list[Row]) -> GameResult:
    first = rows[0]
    return GameResult(
        first["game_id"],
        first["game"],
        first["guild_id"],
        first["ended_at"],
        first["size"],
        first["cause"],
        tuple(_seat(row) for row in rows),
        bool(first["rated"]),
        first["unrated"],
        first["voided_because"],
        first["weight"],
    )


def _seat(row: Row) -> SeatResult:
    return SeatResult(
        row["seat"],
        row["user_id"],
        row["level"],
        row["place"],
        row["standing"],
        None if row["points"] is None else json.loads(row["points"]),
        Answers(row["by_hand"], row["by_plan"], row["by_order"], row["by_caretaker"]),
        row["since_seq"],
        row["until_seq"],
        row["left_how"],
        row["longest_wait"],
        row["strength"],
        row["doubt"],
        row["overall"],
    )


def missing(db: Connection, after: int, limit: int) -> list[int]:
    """The first finished games after a number of which there is no result. Practice and
    the deals of weeks have none."""
    found = db.execute(
        "SELECT g.id FROM games g LEFT JOIN endings e ON e.game_id = g.id"
        " WHERE g.status = 'finished' AND e.game_id IS NULL AND g.practice_of IS NULL"
        " AND g.week_id IS NULL AND g.id > :after"
        " ORDER BY g.id LIMIT :limit",
        {"after": after, "limit": limit},
    )
    return [row[0] for row in found]


def is_missing(db: Connection, table_id: int) -> bool:
    """Whether there is no result of a table."""
    found = db.execute("SELECT 1 FROM endings WHERE game_id = :game", {"game": table_id})
    return found.fetchone() is None


def ended_at(db: Connection, table_id: int) -> float:
    """When the last step of a finished game was published."""
    row = db.execute(
        "SELECT s.at FROM games g JOIN steps s ON s.game_id = g.id AND s.seq = g.public_seq"
        " WHERE g.id = :game",
        {"game": table_id},
    ).fetchone()
    return float(row[0])


def defects(
    db: Connection, table: Table, rules: Rules[Any], outcome: Outcome | None
) -> list[Finding]:
    """What is wrong with the result of a table whose game has come to this end, or (None) to none.
    One that is missing is made up for."""
    found = of_game(db, table.id)
    if found is None and is_missing(db, table.id):
        return []
    if found is not None and found.cause == ALL_LEFT and table.status == "abandoned":
        ours = (table.game, table.guild_id, len(table.seats), True)
        same = (found.game, found.guild_id, found.size, table.rated) == ours
        return [] if same else [Finding("result_differs", table=table.id)]
    if outcome is None or table.status != "finished":
        return [Finding("result_not_finished", table=table.id, status=table.status)]
    last = {} if found is None else {s.seat: s for s in found.seats if s.left is None}
    same = (
        found is not None
        and (found.game, found.guild_id, found.size) == (table.game, table.guild_id, len(last))
        and found.cause == outcome.cause
        and [(seat, one.user_id, one.place) for seat, one in last.items()]
        == [(s.index, s.user_id, outcome.places[s.index]) for s in table.seats]
    )
    kept = [one.points for one in last.values()]
    # The events of the whole game are read only where the outcome does not say as much.
    same = same and (
        kept == _plain(outcome.scores, len(last))
        or kept == _plain(points_by_source(db, table.id, rules, outcome), len(last))
    )
    return [] if same else [Finding("result_differs", table=table.id)]


def _plain(scores: Iterable[Mapping[str, int]], seats: int) -> list[Mapping[str, int] | None]:
    """Points as results have them."""
    return [dict(points) for points in scores] or [None] * seats


# --- what results are made of --------------------------------------------------------------------


def facts(
    db: Connection, table: Table, outcome: Outcome, resigned: Iterable[int], ended_at: float
) -> Facts:
    """What is stored of a game that is over. Raises `Unreadable`."""
    db.ahead(lambda db: (_steps(db, table.id), note_rows.notes(db, table.id), _waits(db, table.id)))
    steps, notes, waits = _steps(db, table.id), note_rows.notes(db, table.id), _waits(db, table.id)
    return Facts(table, outcome, frozenset(resigned), ended_at, steps, notes, waits)


def _steps(db: Connection, table_id: int) -> list[Played]:
    found = db.execute(
        "SELECT s.seq, s.seat, s.user_id, s.question, s.planned, u.seq AS used,"
        " CASE WHEN s.action = :resigns THEN 1 ELSE 0 END AS resigns FROM steps s"
        " LEFT JOIN orders_used u ON u.game_id = s.game_id AND u.seq = s.seq"
        " WHERE s.game_id = :game ORDER BY s.seq",
        {"game": table_id, "resigns": RESIGNS},
    )
    return [Played(r[0], r[1], r[2], r[3], bool(r[4]), r[5] is not None, bool(r[6])) for r in found]


def points_by_source(
    db: Connection, table_id: int, rules: Rules[Any], outcome: Outcome
) -> tuple[Mapping[str, int], ...]:
    """The points of each seat by source, as far as the stored events tell."""
    try:
        return rules.points_by_source(outcome, _told(db, table_id, rules))
    except Unreadable as error:
        log.error("table %d: where its points came from cannot be told: %s", table_id, error)
        return outcome.scores


def _told(db: Connection, table_id: int, rules: Rules[Any]) -> Iterator[Any]:
    """What everybody was told in a game that is over; nothing is read unless somebody asks. Raises
    `Unreadable`."""
    found = db.execute(
        "SELECT news FROM steps WHERE game_id = :game ORDER BY seq", {"game": table_id}
    )
    for row in found.fetchall():
        yield from codec.heard(rules, row[0], None)


def _waits(db: Connection, table_id: int) -> list[Awaited]:
    found = db.execute(
        "SELECT seat, user_id, since, ended_at, timed_out FROM waits"
        " WHERE game_id = :game AND ended_at IS NOT NULL ORDER BY id",
        {"game": table_id},
    )
    return [Awaited(r[0], r[1], r[2], r[3], bool(r[4])) for r in found]


def write_down(
    db: Connection,
    table: Table,
    rules: Rules[Any],
    outcome: Outcome,
    resigned: Iterable[int],
    ended_at: float,
) -> GameResult:
    """Keep the result of a game that is over, from what is stored of it. Raises `Unreadable`."""
    scored = replace(outcome, scores=points_by_source(db, table.id, rules, outcome))
    found = endings.result(facts(db, table, scored, resigned, ended_at))
    put(db, found)
    return found


# --- writing -------------------------------------------------------------------------------------


def put(db: Connection, result: GameResult) -> None:
    """Keep a result in the place of what is kept of its game. Voiding stays."""
    db.execute(
        "INSERT INTO endings (game_id, game, guild_id, ended_at, size, cause, rated, unrated)"  # noqa: S608 - fixed
        " VALUES (:id, :game, :server, :ended_at, :size, :cause, :rated, :unrated) "
        + in_place(
            ("game_id",),
            ("game", "guild_id", "ended_at", "size", "cause", "rated", "unrated"),
        ),
        {
            "id": result.table_id,
            "game": result.game,
            "server": result.guild_id,
            "ended_at": result.ended_at,
            "size": result.size,
            "cause": result.cause,
            "rated": int(result.rated),
            "unrated": result.unrated_because,
        },
    )
    db.execute("DELETE FROM results WHERE game_id = :id", {"id": result.table_id})
    db.executemany(
        "INSERT INTO results (game_id, seat, nth, user_id, level, place, standing, points, by_hand,"
        " by_plan, by_order, by_caretaker, since_seq, until_seq, left_how, longest_wait, strength,"
        " doubt, overall) VALUES (:game, :seat, :nth, :user, :level, :place, :standing, :points,"
        " :by_hand,"
        " :by_plan, :by_order, :by_caretaker, :since, :until, :left_how, :longest_wait, :strength,"
        " :doubt, :overall)",
        [
            {"game": result.table_id, "nth": nth, **_values(seat)}
            for _, own in groupby(result.seats, key=lambda seat: seat.seat)
            for nth, seat in enumerate(own)
        ],
    )


def _values(seat: SeatResult) -> dict[str, Any]:
    return {
        "seat": seat.seat,
        "user": seat.user_id,
        "level": seat.level,
        "place": seat.place,
        "standing": seat.standing,
        "points": None if seat.points is None else compact(dict(seat.points)),
        "by_hand": seat.answers.by_hand,
        "by_plan": seat.answers.by_plan,
        "by_order": seat.answers.by_order,
        "by_caretaker": seat.answers.by_caretaker,
        "since": seat.joined,
        "until": seat.left,
        "left_how": seat.left_how,
        "longest_wait": seat.longest_wait,
        "strength": seat.strength,
        "doubt": seat.doubt,
        "overall": seat.overall,
    }


def void(db: Connection, table_id: int, by: int, reason: str, at: float) -> None:
    """Take a result out."""
    db.execute(
        "UPDATE endings SET voided_at = :at, voided_by = :by, voided_because = :reason"
        " WHERE game_id = :game",
        {"at": at, "by": by, "reason": reason, "game": table_id},
    )


def reason_of(db: Connection, table_id: int) -> tuple[int, str] | None:
    """Who took a result out, and why."""
    found = db.execute(
        "SELECT voided_by, voided_because FROM endings"
        " WHERE game_id = :game AND voided_because IS NOT NULL",
        {"game": table_id},
    ).fetchone()
    return None if found is None else (found[0], found[1])


def put_reason(db: Connection, table_id: int, reason: str) -> None:
    """Give other words for why a result was taken out."""
    db.execute(
        "UPDATE endings SET voided_because = :reason WHERE game_id = :game",
        {"reason": reason, "game": table_id},
    )


def keep_estimate(
    db: Connection, user_id: int, game: str, guild_id: int | None, strength: float, doubt: float
) -> None:
    """Keep the last estimate of somebody with their results of a game on a server, before they are
    forgotten: others are still worked out against it."""
    db.execute(
        "UPDATE results SET strength = :strength, doubt = :doubt WHERE user_id = :user"
        " AND game_id IN (SELECT game_id FROM endings WHERE game = :game"
        " AND coalesce(guild_id, 0) = coalesce(:server, 0))",
        {
            "user": user_id,
            "game": game,
            "server": guild_id,
            "strength": strength,
            "doubt": doubt,
        },
    )


def forget_user(db: Connection, user_id: int) -> None:
    """Results stay without their user: places and points belong to the others, too."""
    db.execute("UPDATE results SET user_id = NULL WHERE user_id = :user", {"user": user_id})
