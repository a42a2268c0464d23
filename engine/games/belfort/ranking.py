"""Places of a majority and their points (BF-9.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from engine.games.belfort.components import BOX


def points(counts: Mapping[int, int], places: Sequence[int]) -> dict[int, int]:
    """The points of everybody who has something: whoever ties for a place gets those of the next
    one, and all after them go a place further down (BF-9.4).

    counts: by player how many he has. places: points of the first place, the second, and so on.
    """
    ranked = sorted(
        ((n, who) for who, n in counts.items() if n or BOX.readings.zero_scores), reverse=True
    )
    won = dict.fromkeys(counts, 0)
    place = 0
    for _, group in groupby(ranked, key=lambda found: found[0]):
        members = [who for _, who in group]
        place += len(members) > 1
        for who in members:
            won[who] = places[place] if place < len(places) else 0
        place += 1
    return won
