"""Who may do what, and when: checks that every part of the table service begins with."""

from __future__ import annotations

from typing import NewType

from tables.model.competitions import NO_HOST
from tables.model.errors import NotAllowed, NotSeated, Stale, WrongStatus
from tables.model.table import Table, Version

ManagedServer = NewType("ManagedServer", int)
"""Discord's number of the server which somebody manages. It is a number and not a yes or no, so
that a manager of one server has no say about tables of another."""


def manages(table: Table, server: ManagedServer | None) -> bool:
    """Whether somebody who manages this server (None: none at all) manages the table, too."""
    return server is not None and server == table.guild_id


def need_host(table: Table, user_id: int, server: ManagedServer | None = None) -> None:
    """Raises `NotAllowed` unless the user is host of the table or manages its server.

    server: the one that the user manages, if any.
    """
    if user_id != table.host_id and not manages(table, server):
        raise NotAllowed("manager_only" if table.host_id == NO_HOST else "host_only")


def seated(table: Table, user_id: int) -> int:
    """The seat of a user. Raises `NotSeated`."""
    seat = table.seat_of(user_id)
    if seat is None:
        raise NotSeated()
    return seat


def running(table: Table, version: Version | None) -> Table:
    """The table, if its game runs and it is at this version (None: at any).

    Raises `WrongStatus`, `Stale`.
    """
    if table.status == "lobby":
        raise WrongStatus("not_begun")
    if table.status != "running":
        raise WrongStatus("game_over")
    current(table, version)
    return table


def need_no_week(table: Table) -> None:
    """Raises `NotAllowed` where the deal of a week is played: it is the same for everybody, and
    each has one try."""
    if table.week is not None:
        raise NotAllowed("week_one_try")


def current(table: Table, version: Version | None) -> None:
    """Raises `Stale` unless the table is at this version (None: at any)."""
    if version is not None and version not in (table.version, table.version_token):
        raise Stale()
