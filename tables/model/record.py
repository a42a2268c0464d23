"""Three facts about somebody at open tables, for people who are about to sit down with them. Pure.

The facts are what happened, never a mark: how many games they finished, how soon they answer as a
rule, and when they ran out of time.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median

from tables.model.clock import HOUR, active_between
from tables.model.table import Table
from tables.model.users import UserSettings

LEAST = 5
"""Games from which on anything is told."""
ANSWERS = 500
"""The newest answers of which the middle one is taken."""
_DAY = 24 * HOUR
WITHIN = (
    *(HOUR / 4, HOUR / 2, HOUR, 2 * HOUR, 3 * HOUR, 5 * HOUR, 8 * HOUR, 12 * HOUR, 18 * HOUR),
    *(_DAY, 2 * _DAY, 3 * _DAY, 5 * _DAY, 7 * _DAY, 14 * _DAY),
)
"""The spans that are told: the middle answer is given within the first of them that is as long."""


@dataclass(frozen=True, slots=True)
class Answered:
    """One time a table waited for somebody. spent: how long the clock of the table ran."""

    since: float
    ended_at: float
    spent: float


@dataclass(frozen=True, slots=True)
class Record:
    """The facts about one person.

    finished: games that they played to the end. games: these and those that they left, or that
    somebody else finished for them. within: how soon they answer as a rule, in seconds; None if
    they never had to. ran_out: when their time ran out, oldest first.
    """

    finished: int
    games: int
    within: float | None
    ran_out: tuple[float, ...] = ()


def counts(table: Table) -> bool:
    """Whether a table is open: anybody on its server may join it. Others leave no trace."""
    return table.joins == "all" and table.guild_id is not None


def usual(spans: Sequence[float]) -> float | None:
    """Within how many seconds somebody answers as a rule: the median, rounded up to a span of
    `WITHIN`; None without an answer."""
    if not spans:
        return None
    middle = median(spans)
    return next((span for span in WITHIN if middle <= span), WITHIN[-1])


def span(answered: Answered, user: UserSettings) -> float:
    """How long an answer took, outside the quiet hours and absences of the user.

    The clock of a table stops in them unless the table says otherwise; then the present quiet hours
    count. The shorter of both is meant.
    """
    awake = active_between(user, answered.since, answered.ended_at)
    return max(0.0, min(awake, answered.spent))


def made(
    finished: int,
    left: int,
    answers: Iterable[Answered],
    ran_out: Iterable[float],
    user: UserSettings,
) -> Record | None:
    """The facts about a user; None while there are too few games."""
    if finished + left < LEAST:
        return None
    within = usual([span(one, user) for one in answers])
    return Record(finished, finished + left, within, tuple(sorted(ran_out)))
