"""What a table must be like whose result is to count for ratings. Pure.

All players need the same chance to think: no hints, no copy of the secrets for the host, no answer
whose speed gives something away. And a game must come to an end although somebody vanishes, so the
clock has a fallback.
"""

from __future__ import annotations

from dataclasses import replace

from engine.core import Options
from tables.model.clock import ClockRules
from tables.model.competitions import NO_HOST
from tables.model.errors import BadOptions, NotAllowed, UserError
from tables.model.guards import ManagedServer
from tables.model.paces import PACES
from tables.model.results import ALONE, LEAST_PEOPLE
from tables.model.table import Table

USUAL = replace(PACES["daily"], fallback="caretaker")
"""How patient a table becomes that had no clock."""


def check(table: Table, options: Options) -> None:
    """Raises `UserError` unless a table can be rated with these options."""
    if table.hints == "learn":
        raise UserError("rated_not_learning")
    option = options.unrated()
    if option is not None:
        raise BadOptions("rated_option", option=option)


def with_fallback(rules: ClockRules) -> ClockRules:
    """The clock of a rated table: a caretaker plays for who runs out of time, if nothing else is
    said. Raises `UserError` without a clock."""
    if rules.move is None:
        raise UserError("rated_needs_clock")
    return replace(rules, fallback="caretaker") if rules.fallback == "none" else rules


def need_unrated(table: Table, refusal: NotAllowed) -> None:
    """Raises this refusal if the table is open and rated."""
    if table.rated and table.open:
        raise refusal


def of_competition(table: Table) -> bool:
    """Whether a table belongs to a season or a tournament. Nobody hosts it."""
    return table.host_id == NO_HOST


def closes_alone(table: Table, user_id: int, server: ManagedServer | None) -> bool:
    """Whether a host or manager ends a table without asking anybody. Nobody ends a rated game that
    runs instead of losing it, but a manager of the server who does not play there may."""
    outsider = server is not None and server == table.guild_id and table.seat_of(user_id) is None
    return outsider or not table.rated or table.status != "running"


def closed_by_all(table: Table) -> bool:
    """Whether the players of a table may close it only together. Those of a competition may not."""
    return table.rated and table.status == "running" and not of_competition(table)


def need_alone(table: Table, user_id: int, server: ManagedServer | None) -> None:
    """Raises `NotAllowed` unless somebody ends a table without asking anybody."""
    if closes_alone(table, user_id, server):
        return
    if of_competition(table):
        raise NotAllowed("competition_not_closed")
    raise NotAllowed("rated_not_closed")


def cannot_begin(table: Table) -> str:
    """Why the result of a game that begins now cannot count (`results.UNRATED`); empty if it
    can."""
    people = [seat for seat in table.seats if seat.user_id is not None]
    return ALONE if len(people) < LEAST_PEOPLE else ""
