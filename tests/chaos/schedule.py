"""What befalls the nodes of a run, and that it did.

A schedule, and not pure chance: each kind of blow has its part in every run that is long enough.
"""

from __future__ import annotations

import random
from collections import Counter

KILLS = 60
BLOWS = {"freeze": 6, "cut": 4, "deaf": 4, "twin": 3, "restart": 3, "full": 2}
"""How often it befalls somebody for so many kills: frozen beyond a lease, cut off from the
database, cut off from Discord, frozen until another node has the same shard and then going on; the
database restarted at once, its disk full."""
COMPLETE = 30
"""Kills from which on a run has to hold every kind of blow."""
SELDOM = {"shards": "another number of shards", "clock": "a clock that was wrong"}
"""What comes along with kills and balances."""
PHASES = ("moment", "before", "after", "birth")
"""When a node is killed: at some moment, before or after one of its requests is carried out, while
it starts."""
TOLD = 2
"""Wishes of which people have to be told that they were carried out, for each kill."""


def schedule(kills: int, rng: random.Random, *, without: tuple[str, ...] = ()) -> list[str]:
    """The blows of a run, in any order."""
    least = 1 if kills >= COMPLETE else 0
    counts = {kind: max(least, round(kills * part / KILLS)) for kind, part in BLOWS.items()}
    found = ["kill"] * kills
    for kind, count in counts.items():
        found += [kind] * (0 if kind in without else count)
    rng.shuffle(found)
    return found


def missing(blows: Counter[str], kills: int, *, without: tuple[str, ...] = ()) -> set[str]:
    """What a run of so many kills had to hold and did not, as sentences."""
    if kills < COMPLETE:
        return set()
    names = {kind: kind for kind in (*BLOWS, *PHASES)} | SELDOM
    return {
        f"there was never {name} in {kills} kills"
        for kind, name in names.items()
        if not blows[kind] and kind not in without
    }


def idle(told: int, kills: int, least: float = TOLD) -> set[str]:
    """Whether too little was played for anything to be proved. least: wishes for each kill."""
    if told >= least * kills:
        return set()
    return {f"people were told of only {told} wishes in {kills} kills"}
