"""Places of a majority and their points (BF-9.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from engine.games.belfort.components import BOX


def points(counts: Mapping[int, int], places: Sequence[int]) -> dict[int, int]:
    """The points of everybody who has something: players who tie for a place get those of the next
    one, and all after them go a place further down (BF-9.4).

    counts: by player how many he has. places: points of the first place, the second, and so on.
    """
    won = _won(tuple(counts.values()), tuple(places), BOX.readings.zero_scores)
    return dict(zip(counts, won, strict=True))


@lru_cache(maxsize=4096)
def _won(counts: tuple[int, ...], places: tuple[int, ...], zero_scores: bool) -> tuple[int, ...]:
    """The points for each of some numbers. Searches ask for the same few again and again."""
    won = {}
    place = 0
    for n in sorted({n for n in counts if n or zero_scores}, reverse=True):
        place += counts.count(n) > 1
        won[n] = places[place] if place < len(places) else 0
        place += 1
    return tuple(won.get(n, 0) for n in counts)
