"""What the pictures of a record show: figures and names, ready to be drawn. Spans of time and
months are words already, because they are those of the reader's time zone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Period = Literal["all", "year", "quarter"]
First = Literal["first_game", "first_win", "most_points", "closest_win"]


@dataclass(frozen=True, slots=True)
class Places:
    """The places among so many people. counts: how often first, second, and so on."""

    people: int
    counts: tuple[int, ...]

    @property
    def games(self) -> int:
        return sum(self.counts)


@dataclass(frozen=True, slots=True)
class Points:
    """Medians of points at tables of one size; None where too few games are behind them."""

    size: int
    mine: int
    server: int | None
    winners: int | None


@dataclass(frozen=True, slots=True)
class Source:
    """Points per game from one source, and those of winners."""

    name: str
    mine: int
    winners: int | None


@dataclass(frozen=True, slots=True)
class Usual:
    """Within which spans a quarter, a half and three quarters of the answers came, in words."""

    quarter: str
    half: str
    most: str


@dataclass(frozen=True, slots=True)
class Estimate:
    """How strong somebody was thought to be at a time: the middle of a band that is right four
    times in five."""

    at: float
    low: int
    middle: int
    high: int


@dataclass(frozen=True, slots=True)
class Rating:
    """What can be said of how strong somebody plays.

    games, needed: rated games, and how many there should be; of everybody on the server where
    `of_server`. course: the estimates, oldest first; empty while there is nothing to say.
    begin, end: the months of the first and the last of them. marks: levels of computers with their
    strength.
    """

    games: int
    needed: int
    course: tuple[Estimate, ...] = ()
    begin: str = ""
    end: str = ""
    marks: tuple[tuple[str, int], ...] = ()
    of_server: bool = False


@dataclass(frozen=True, slots=True)
class Milestone:
    """A first or a best. when: a month in words. points: where they belong to it. game: its title,
    where the record is of several games."""

    kind: First
    when: str
    points: int | None = None
    game: str = ""


@dataclass(frozen=True, slots=True)
class RecordFacts:
    """A record. game: its title; empty for all games. size: of the tables; None for all sizes."""

    name: str
    game: str
    games: int
    size: int | None = None
    period: Period = "all"
    places: tuple[Places, ...] = ()
    rating: Rating | None = None
    points: tuple[Points, ...] = ()
    sources: tuple[Source, ...] = ()
    usual: Usual | None = None
    firsts: tuple[Milestone, ...] = ()


SOURCES = 6
"""As many sources of points are shown."""
