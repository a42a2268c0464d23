"""The SQL of ratings: what was worked out from results, and which of it is out of date.

On all servers together a game has a fit with the number `EVERYWHERE` in the place of a server's.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, get_args

from tables.model import rating_weights
from tables.model.rating_parcels import Rated
from tables.model.rating_work import FORMULA
from tables.model.ratings import Estimate
from tables.model.results import GameResult
from tables.model.standing import LEAST_GAMES, Forecasts, Mark, Moment, Shown, Standing
from tables.store import result_rows
from tables.store.connection import Connection, Row
from tables.store.statements import in_place, upsert

EVERYWHERE = 0
SOON, LONGEST, DAY = 60.0, 3_600.0, 86_400.0
"""Seconds after the last change of results at which ratings follow; as long as changes do not end,
so many after the last time; and without any change."""
_FINEST = 1
"""Decimal places of the strength that stays of somebody who was forgotten. More of them would tell
which results were those of one person."""

_KEY = ("game", "guild_id", "user_id")
_FOUND = ("strength", "doubt", "games", "last_at", "island")
_VALUES = ("user_id", *_FOUND, "over_time")
"""The columns of a `PersonRow`."""
_PUT = upsert("ratings", _KEY, (*_FOUND, "over_time"))
_PUT_NOW = (
    f"INSERT INTO ratings ({', '.join((*_KEY, *_FOUND))}, over_time)"  # noqa: S608 - fixed names
    f" VALUES ({', '.join(f':{name}' for name in (*_KEY, *_FOUND))}, '[]') "
    + in_place(_KEY, _FOUND)
)
_OUTDATED = upsert("fits", ("game", "guild_id"), ("outdated_at",))


@dataclass(frozen=True, slots=True)
class Fit:
    """What is to be worked out. guild_id: `EVERYWHERE` for all servers. outdated_at: when results
    changed last. history: whether earlier moments are to be looked at, too."""

    game: str
    guild_id: int
    outdated_at: float | None
    history: bool


# --- what is out of date -------------------------------------------------------------------------


def outdated(db: Connection, game: str, guild_id: int | None, at: float) -> None:
    """Results of a game on a server have changed."""
    for number in {EVERYWHERE, guild_id or EVERYWHERE}:
        db.execute(_OUTDATED, {"game": game, "guild_id": number, "outdated_at": at})


def ended(db: Connection, result: GameResult, at: float) -> None:
    """A result was kept. If it counts, it is decided how much, and ratings are out of date."""
    if not result.counts:
        return
    users = {seat.user_id for seat in result.people if seat.user_id is not None}
    since = result.ended_at - rating_weights.MONTH
    lately = result_rows.of_people(db, result.game, users, since) if users else []
    before = [one for one in lately if one.ended_at <= result.ended_at]
    weight = rating_weights.weights(before).get(result.table_id, 1.0)
    db.execute(
        "UPDATE endings SET weight = :weight WHERE game_id = :game",
        {"weight": weight, "game": result.table_id},
    )
    outdated(db, result.game, result.guild_id, at)


def _games_of(db: Connection, user_id: int) -> list[tuple[str, int | None]]:
    found = db.execute(
        "SELECT DISTINCT e.game, e.guild_id FROM endings e JOIN results r ON r.game_id = e.game_id"
        " WHERE r.user_id = :user AND e.rated = 1",
        {"user": user_id},
    ).fetchall()
    return [(row[0], row[1]) for row in found]


def adopt(db: Connection) -> None:
    """See to all games and servers that have rated results."""
    db.execute(
        "INSERT INTO fits (game, guild_id) SELECT DISTINCT game, guild_id FROM endings"
        " WHERE rated = 1 AND guild_id IS NOT NULL ON CONFLICT (game, guild_id) DO NOTHING"
    )
    db.execute(
        "INSERT INTO fits (game, guild_id) SELECT DISTINCT game, CAST(:all AS BIGINT) FROM endings"
        " WHERE rated = 1 ON CONFLICT (game, guild_id) DO NOTHING",
        {"all": EVERYWHERE},
    )


def next_due(db: Connection, now: float) -> Fit | None:
    """What is to be worked out next, of what has waited longest; None if nothing is."""
    row = db.execute(
        "SELECT game, guild_id, outdated_at, formula, history_at FROM fits"
        " WHERE at IS NULL OR formula <> :formula OR abs(:now - at) >= :day"
        " OR (outdated_at IS NOT NULL AND (abs(:now - outdated_at) >= :soon"
        " OR abs(:now - at) >= :longest))"
        " ORDER BY CASE WHEN at IS NULL THEN 0 ELSE at END, game, guild_id LIMIT 1",
        {"now": now, "formula": FORMULA, "day": DAY, "soon": SOON, "longest": LONGEST},
    ).fetchone()
    if row is None:
        return None
    looked = row["history_at"]
    history = looked is None or row["formula"] != FORMULA or abs(now - looked) >= DAY
    return Fit(row["game"], row["guild_id"], row["outdated_at"], history)


# --- what counts ---------------------------------------------------------------------------------


def off(db: Connection) -> frozenset[int]:
    """The people who want no rating."""
    return frozenset(row[0] for row in db.execute("SELECT id FROM users WHERE ratings = 'off'"))


def servers_off(db: Connection) -> frozenset[int]:
    """The servers that want no ratings."""
    found = db.execute("SELECT server_id FROM table_rules WHERE ratings = 0")
    return frozenset(row[0] for row in found)


def strengths(db: Connection, game: str, guild_id: int) -> dict[int, float]:
    """What was worked out last, to begin with."""
    found = db.execute(
        "SELECT user_id, strength FROM ratings WHERE game = :game AND guild_id = :guild",
        {"game": game, "guild": guild_id},
    )
    return {row[0]: row[1] for row in found}


def put(db: Connection, fit: Fit, rated: Rated, at: float) -> None:
    """Keep what was worked out in the place of what is there. Nothing is kept of people who were
    forgotten meanwhile or want no rating any more, and of servers that want none."""
    key = {"game": fit.game, "guild_id": fit.guild_id}
    # The index alone answers this, whatever a game has of results.
    seated = db.execute("SELECT DISTINCT user_id FROM results WHERE user_id IS NOT NULL")
    there = {row[0] for row in seated} - off(db)
    if fit.guild_id in servers_off(db):
        there.clear()
    people = [row for row in rated.people if row[0] in there]
    before = strengths(db, fit.game, fit.guild_id).keys()
    db.executemany(
        "DELETE FROM ratings WHERE game = :game AND guild_id = :guild_id AND user_id = :user",
        [{**key, "user": user} for user in sorted(before - {row[0] for row in people})],
    )
    names = _VALUES if fit.history else _VALUES[:-1]
    rows = [{**key, **dict(zip(names, row, strict=False))} for row in people]
    db.executemany(_PUT if fit.history else _PUT_NOW, rows)
    _put_fit(db, fit, rated, at)


def _put_fit(db: Connection, fit: Fit, rated: Rated, at: float) -> None:
    values: dict[str, Any] = {
        "game": fit.game,
        "guild": fit.guild_id,
        "at": at,
        "formula": FORMULA,
        "rated": rated.rated,
        "marks": rated.marks,
        "seen": -1.0 if fit.outdated_at is None else fit.outdated_at,
    }
    names = ["at", "formula", "rated", "marks"]
    if fit.history:
        names += ["history_at", "forecasts"]
        values["history_at"] = at
        values["forecasts"] = rated.forecasts
    db.execute(
        f"UPDATE fits SET {', '.join(f'{name} = :{name}' for name in names)},"  # noqa: S608 - fixed
        " outdated_at = CASE WHEN outdated_at = :seen THEN NULL ELSE outdated_at END"
        " WHERE game = :game AND guild_id = :guild",
        values,
    )


def put_off(db: Connection, fit: Fit, at: float) -> None:
    """What could not be worked out is tried again after a day; what is known stays."""
    db.execute(
        "UPDATE fits SET at = :at, formula = :formula, outdated_at = NULL"
        " WHERE game = :game AND guild_id = :guild",
        {"game": fit.game, "guild": fit.guild_id, "at": at, "formula": FORMULA},
    )


# --- what people read ----------------------------------------------------------------------------

_SELECT = (
    "SELECT r.user_id, r.strength, r.doubt, r.games, r.last_at, r.island, r.over_time, f.rated"
    " FROM ratings r"
    " JOIN fits f ON f.game = r.game AND f.guild_id = r.guild_id"
)


def _standing(row: Row) -> Standing:
    estimate = Estimate(row["strength"], row["doubt"])
    moments = [Moment(*one) for one in json.loads(row["over_time"])]
    return Standing(
        row["user_id"],
        estimate,
        row["games"],
        row["rated"],
        row["last_at"],
        row["island"],
        tuple(moments),
    )


def of_user_on(db: Connection, user_id: int, game: str, guild_id: int) -> Standing | None:
    """How strong somebody is, for themselves or for work; None if that was not worked out."""
    row = db.execute(
        f"{_SELECT} WHERE r.user_id = :user AND r.game = :game AND r.guild_id = :guild",
        {"user": user_id, "game": game, "guild": guild_id},
    ).fetchone()
    return None if row is None else _standing(row)


def of_people(db: Connection, users: Iterable[int]) -> dict[tuple[int, str], float]:
    """How strong some people are among all people, by person and game, where enough is known. Not
    to be shown to anybody."""
    numbers = ", ".join(str(int(user)) for user in sorted(users))
    if not numbers:
        return {}
    found = db.execute(
        "SELECT user_id, game, strength FROM ratings WHERE guild_id = :all AND games >= :least"  # noqa: S608 - numbers
        f" AND user_id IN ({numbers})",
        {"all": EVERYWHERE, "least": LEAST_GAMES},
    )
    return {(row[0], row[1]): row[2] for row in found}


def listed(db: Connection, game: str, guild_id: int, shown: Iterable[Shown]) -> list[Standing]:
    """People who let others read how strong they are in one of these ways."""
    ways = sorted(set(shown) & set(get_args(Shown)))
    quoted = ", ".join(f"'{way}'" for way in ways)
    found = db.execute(
        f"{_SELECT} JOIN users u ON u.id = r.user_id WHERE r.game = :game"
        f" AND r.guild_id = :guild AND u.ratings IN ({quoted}) ORDER BY r.user_id",
        {"game": game, "guild": guild_id},
    )
    return [_standing(row) for row in found.fetchall()]


def about(db: Connection, game: str, guild_id: int) -> tuple[int, list[Forecasts], list[Mark]]:
    """How many games a fit rests on, how well it foretells, and how strong computers are."""
    row = db.execute(
        "SELECT rated, forecasts, marks FROM fits WHERE game = :game AND guild_id = :guild",
        {"game": game, "guild": guild_id},
    ).fetchone()
    if row is None:
        return 0, [], []
    marks = [Mark(level, Estimate(s, d)) for level, s, d in json.loads(row["marks"])]
    return row["rated"], [Forecasts(*one) for one in json.loads(row["forecasts"])], marks


def games_of(db: Connection, guild_id: int) -> list[str]:
    """The games of which a server has rated results, those with most of them first."""
    found = db.execute(
        "SELECT game FROM fits WHERE guild_id = :guild AND rated > 0 ORDER BY rated DESC, game",
        {"guild": guild_id},
    )
    return [row[0] for row in found]


def shown_by(db: Connection, user_id: int) -> Shown:
    """To whom somebody shows how strong they are."""
    row = db.execute("SELECT ratings FROM users WHERE id = :user", {"user": user_id}).fetchone()
    return "hidden" if row is None else row[0]


# --- choices -------------------------------------------------------------------------------------


def chosen(db: Connection, user_id: int, before: Shown, now: Shown, at: float) -> None:
    """Somebody has chosen who reads how strong they are."""
    if "off" not in (before, now) or before == now:
        return
    db.execute("DELETE FROM ratings WHERE user_id = :user", {"user": user_id})
    for game, guild_id in _games_of(db, user_id):
        outdated(db, game, guild_id, at)


def server_chosen(db: Connection, guild_id: int, at: float) -> None:
    """A server has chosen whether it wants ratings. What is known goes; it may come back."""
    db.execute("DELETE FROM ratings WHERE guild_id = :guild", {"guild": guild_id})
    found = db.execute(
        "SELECT DISTINCT game FROM endings WHERE guild_id = :guild AND rated = 1",
        {"guild": guild_id},
    ).fetchall()
    for row in found:
        outdated(db, row[0], guild_id, at)
    db.execute(
        "UPDATE fits SET at = NULL, history_at = NULL, rated = 0, forecasts = '[]', marks = '[]'"
        " WHERE guild_id = :guild",
        {"guild": guild_id},
    )


# --- people who are forgotten --------------------------------------------------------------------


def keep_estimates(db: Connection, user_id: int) -> None:
    """Somebody is about to be forgotten: each of their results keeps their estimate of today, so
    that those of others stay right; what is known of them goes."""
    found = db.execute(
        "SELECT game, guild_id, strength, doubt FROM ratings WHERE user_id = :user",
        {"user": user_id},
    ).fetchall()
    for game, guild_id, exact, unsure in found:
        strength, doubt = round(exact, _FINEST), round(unsure, _FINEST)
        if guild_id != EVERYWHERE:
            result_rows.keep_estimate(db, user_id, game, guild_id, strength, doubt)
            continue
        db.execute(
            "UPDATE results SET overall = :strength WHERE user_id = :user"
            " AND game_id IN (SELECT game_id FROM endings WHERE game = :game)",
            {"user": user_id, "game": game, "strength": strength},
        )
    db.execute("DELETE FROM ratings WHERE user_id = :user", {"user": user_id})
