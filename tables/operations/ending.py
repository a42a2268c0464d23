"""What is stored, and what goes, when a game goes on or is over: in the transaction of its step."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from typing import Any

from engine.core import Outcome, Rules
from tables.model import closing, endings
from tables.model.errors import Unreadable
from tables.model.results import ALL_LEFT
from tables.model.table import Table
from tables.model.turns import Point
from tables.store import (
    close_rows,
    exposure_rows,
    invitation_rows,
    rating_rows,
    request_rows,
    result_rows,
    save_rows,
    week_rows,
)
from tables.store.connection import Connection

log = logging.getLogger("agora.tables")


def lapse_questions(
    db: Connection, table: Table, rules: Rules[Any], public: Point, at: float
) -> None:
    """A step is published: nobody needs to say any more whether the table goes back. Whether a
    rated game is closed is asked on, unless it is over or others have to agree now."""
    request_rows.lapse(db, table.id, at)
    if table.rated:
        gone = closing.out(rules, public.state) if public.decisions else None
        close_rows.went_on(db, table.id, gone, at)


def clear_up(db: Connection, table: Table, seq: int, at: float) -> None:
    """Remove what a game that is over does not need any more."""
    invitation_rows.void(db, table.id, at)
    exposure_rows.forget(db, table.id)
    save_rows.thin(db, table.id, seq)


@dataclass(frozen=True, slots=True)
class Leaves:
    """A game that ends because its last person leaves. seat: theirs. resigned: the seats whose
    players gave the game up."""

    seat: int
    resigned: frozenset[int]


def keep_left(db: Connection, table: Table, leaves: Leaves, at: float) -> None:
    """Write down how a rated game ended for those who left it, once all else is stored. If their
    order does not count, there is no result: the game has none."""
    try:
        facts = result_rows.facts(db, table, _no_outcome(table), leaves.resigned, at)
    except Unreadable as error:
        log.error("table %d: its result cannot be told: %s", table.id, error)
        return
    found = endings.without_outcome(replace(facts, last=leaves.seat))
    if found.rated:
        result_rows.put(db, found)
        rating_rows.ended(db, found, at)


def _no_outcome(table: Table) -> Outcome:
    """The end of a game that says nothing of places."""
    return Outcome((1,) * len(table.seats), ALL_LEFT)


def keep_result(db: Connection, table: Table, rules: Rules[Any], public: Point, at: float) -> None:
    """If a game is over, write down how it ended for each player, when all else is stored. Damage
    elsewhere must not keep it from ending; what is missing is made up for later."""
    outcome = None if public.decisions else rules.outcome(public.state)
    if outcome is not None and table.week is not None:
        scores = result_rows.points_by_source(db, table.id, rules, outcome)
        week_rows.ended(db, table, outcome, scores, at)
    if outcome is None or table.apart:  # that counts for nothing elsewhere
        return
    try:
        found = result_rows.write_down(db, table, rules, outcome, rules.resigned(public.state), at)
    except Unreadable as error:
        log.error("table %d: its result cannot be told: %s", table.id, error)
        return
    rating_rows.ended(db, found, at)
