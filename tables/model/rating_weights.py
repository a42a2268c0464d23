"""How much a result moves ratings. Pure.

Two people who play with each other all the time tell little about how they stand to everybody else,
and a new account can be anybody's second one.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from itertools import combinations

from tables.model.invitations import DAY
from tables.model.results import GameResult

MONTH = 30 * DAY
FULL = 4
"""Games of two people together in a month that count in full. So many more count half; all others,
a quarter."""
_FIRST_ACCOUNT = 1_420_070_400.0
"""From when Discord counts the age of accounts: the beginning of 2015."""
_TIME = 22
"""The bits of the number of an account behind its time, which is in milliseconds."""


def weight(together: int) -> float:
    """How much the next result of two people counts who ended so many rated games together in the
    month before."""
    return 1.0 if together < FULL else 0.5 if together < 2 * FULL else 0.25


def weights(results: Iterable[GameResult]) -> dict[int, float]:
    """How much each rated result counts, by the number of its table; of several people, the two
    decide who met most. Those that do not count are left out."""
    met: defaultdict[tuple[int, int], list[float]] = defaultdict(list)
    found: dict[int, float] = {}
    for result in sorted(results, key=lambda one: (one.ended_at, one.table_id)):
        if not result.counts:
            continue
        users = sorted({s.user_id for s in result.people if s.user_id is not None})
        pairs = list(combinations(users, 2))
        lately = [[at for at in met[pair] if at > result.ended_at - MONTH] for pair in pairs]
        found[result.table_id] = min((weight(len(one)) for one in lately), default=1.0)
        for pair, ends in zip(pairs, lately, strict=True):
            met[pair] = [*ends, result.ended_at]
    return found


def created_at(user_id: int) -> float:
    """When an account of Discord was made, as its number tells."""
    return _FIRST_ACCOUNT + (user_id >> _TIME) / 1000


def moves_others(user_id: int, at: float) -> bool:
    """Whether a result of somebody moves the ratings of others: not in the first month of an
    account."""
    return at - created_at(user_id) >= MONTH
