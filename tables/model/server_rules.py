"""What the managers of a server decide about its tables: who may not join, who may open some, where
and how many. Pure; `tables.operations.server_rules` keeps it."""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from tables.model.errors import NotAllowed

CHANNELS = 10
"""Channels in which tables may be opened, at most, if a server names them."""
LONGEST_BAR = 3650
"""Days."""

Who = Literal["all", "role", "managers"]
"""Who may open tables: everybody, members with a role, or managers of the server."""
WHO: tuple[Who, ...] = ("all", "role", "managers")
MOST = (1, 2, 3, 5, 10)
"""How many tables each person may have open, of which a server chooses one, or none of them."""


@dataclass(frozen=True, slots=True)
class Opener:
    """What Discord tells of somebody who opens a table: their roles, and whether they manage the
    server."""

    roles: Collection[int] = ()
    manages: bool = False


NOBODY_SPECIAL = Opener()


@dataclass(frozen=True, slots=True)
class ServerRules:
    """Who may open tables on a server.

    role_id: the role that is needed if `who` says so. channels: the only channels for tables, with
    their threads; none: all. most: open tables of each host; None: any number. ratings: whether it
    is worked out here how strong people are.
    """

    who: Who = "all"
    role_id: int | None = None
    channels: tuple[int, ...] = ()
    most: int | None = None
    ratings: bool = True

    def need(self, opener: Opener, places: Collection[int | None]) -> None:
        """Raises `NotAllowed` unless somebody may open a table in one of these places: a channel,
        or a thread and its channel. The rules do not bind those who make them."""
        if opener.manages:
            return
        if self.who == "managers":
            raise NotAllowed("opens_managers")
        if self.who == "role" and self.role_id is not None and self.role_id not in opener.roles:
            raise NotAllowed("opens_role", role=self.role_id)
        if self.channels and not set(self.channels) & set(places):
            raise NotAllowed("opens_elsewhere", channels=self.channels)


@dataclass(frozen=True, slots=True)
class Bar:
    """Somebody may not join or open tables of a server.

    user_id: None for somebody who was forgotten meanwhile. name: what they were called. until: None
    while nobody lifts it.
    """

    id: int
    user_id: int | None
    name: str
    by_user_id: int
    at: float
    until: float | None


def mark_of(salt: str, user_id: int) -> str:
    """What is kept of the number of somebody who was forgotten and may still not join."""
    return hashlib.sha256(f"{salt}:bar:{user_id}".encode()).hexdigest()[:32]
