"""The deal of a week: everybody who wants plays it alone against the same computers, once. Pure;
`tables.operations.weeks` keeps it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from tables.model.chance import seal_of_week
from tables.model.clock import HOUR
from tables.model.invitations import DAY

LEVEL = "good"
"""How well the computers play."""
PLAYERS = 3
"""Players of each table, its person included; fewer where the game takes fewer."""
FIRST = 4 * DAY
"""The first Monday after the beginning of 1970."""
WEEK = 7 * DAY
LASTS = 6 * DAY + 18 * HOUR
"""Seconds from the Monday on which a week opens to its results, on Sunday at 18:00 UTC."""
LATEST = 5 * DAY
"""Seconds after that Monday from which on a week is not opened any more, because nobody would have
time to play."""
CLAIMED = 60.0
"""Seconds for which a node may post a message before another one tries."""
SAID_LATE = 7 * DAY
"""Seconds after the end of a week for which it is tried to post its results."""

State = Literal["open", "over"]
Trouble = Literal["", "gone", "barred", "refused"]
"""What is wrong with the channel of the deals: it was deleted, the bot lacks permissions there, or
Discord takes no message there all the same."""


@dataclass(frozen=True, slots=True)
class WeekServer:
    """A server that has a deal each week. channel_id: where it is posted. user_id: the manager who
    chose that; 0: somebody who was forgotten. language: code of that of its messages. trouble: what
    the manager was told is wrong."""

    server_id: int
    channel_id: int
    user_id: int
    language: str
    trouble: Trouble = ""


@dataclass(frozen=True, slots=True)
class Week:
    """One deal. number: of its week, counted from the first one of 1970. message_id, results_id:
    its two messages; None where they are not posted (yet). Times are seconds since 1970."""

    id: int
    server_id: int
    number: int
    channel_id: int
    game: str
    seats: int
    options: Mapping[str, Any]
    language: str
    secret: str
    opens_at: float
    closes_at: float
    state: State
    message_id: int | None = None
    results_id: int | None = None

    @property
    def seal(self) -> str:
        """The commitment to its secret."""
        return seal_of_week(self.id, self.game, self.seats, self.options, self.secret)


@dataclass(frozen=True, slots=True)
class Try:
    """Somebody's try. user_id: None for somebody who was forgotten. ended_at: None if they did not
    play to the end in time. place: among all seats of their table. points: by source, None where
    the game counts none."""

    week_id: int
    table_id: int
    user_id: int | None
    name: str
    at: float
    ended_at: float | None = None
    place: int | None = None
    points: Mapping[str, int] | None = None

    @property
    def total(self) -> int | None:
        """All points."""
        return None if self.points is None else sum(self.points.values())


def number_at(at: float) -> int:
    """The number of the week of a moment; it begins on Monday at 0:00 UTC."""
    return int((at - FIRST) // WEEK)


def opens_at(number: int) -> float:
    """When a week begins."""
    return FIRST + number * WEEK


def is_late(at: float) -> bool:
    """Whether the week of a moment is too far on for its deal to open."""
    return at - opens_at(number_at(at)) >= LATEST


def game_of(number: int, games: Sequence[str]) -> str:
    """The game of a week: each in turn."""
    return games[number % len(games)]


def mark_of(secret: str, user_id: int) -> str:
    """What is kept of the number of somebody who was forgotten, so that they have no second try at
    the deal with this secret. Nobody who does not know that can tell whose it is."""
    return hashlib.sha256(f"{secret}:try:{user_id}".encode()).hexdigest()[:32]


def ranked(tries: Iterable[Try]) -> list[tuple[int, Try]]:
    """The tries that were played to the end, the best first, each with its place; equals share one.
    More points are better, then a better place among the computers."""
    over = sorted((one for one in tries if one.ended_at is not None), key=_worth)
    return [(1 + sum(_worth(other) < _worth(one) for other in over), one) for one in over]


def _worth(one: Try) -> tuple[int, int]:
    return -(one.total or 0), one.place or 0
