"""People who follow a table without playing. Pure; `tables.operations.following` handles them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any, Literal

from engine.core import Rules
from tables.model import turns
from tables.model.clock import HOUR

EVERY = HOUR
"""Seconds between two lines to the same follower, at least."""
TABLES = 20
"""Tables that one person follows at most."""
FOLLOWERS = 30
"""People who follow one table at most."""
SHARE_EVERY = 120.0
"""Seconds between two boards that players of one table share in its channel, at least."""

Way = Literal["dm", "channel"]
"""How a follower is told: by direct message, or by a ping in the channel of the table."""


@dataclass(frozen=True, slots=True)
class Follower:
    """Somebody who follows a table.

    told_seq, told_at: the last step and the moment of which they know. ended: the end of the game
    is on its way to them.
    """

    table_id: int
    user_id: int
    way: Way
    told_seq: int
    told_at: float
    ended: bool = False


def round_over(
    rules: Rules[Any], steps: Iterable[tuple[int, int | None, str | None]], after: int, seats: int
) -> bool:
    """Whether so many turns as there are seats have been played since a step.

    steps: the number, the seat and the question of each published step after it, or earlier ones.
    """
    new = [step for step in steps if step[0] > after]
    return len(turns.ends(rules, new)) >= seats


def due(followers: Collection[Follower], now: float) -> list[Follower]:
    """Of those for whom a round is over, the ones who may be told now. People who are told in the
    channel share one message, so they are told together."""
    ready = [one for one in followers if one.told_at <= now - EVERY]
    if any(one.way == "channel" for one in ready):
        return [one for one in followers if one in ready or one.way == "channel"]
    return ready
