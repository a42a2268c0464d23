"""All that a tile does when it comes into play (TZ-7)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.core import Turn
from engine.games.tzolkin import kinds
from engine.games.tzolkin.frames import rewards
from engine.games.tzolkin.frames.research import ChooseTrack, learn
from engine.games.tzolkin.state import Tzolkin

ODD: dict[str, Callable[[str, int], Any]] = {}
"""The question by which each odd effect begins: of the tile and the corn it asks. Filled by
`frames/odd.py`, for these questions lead to tiles again."""


def resolve(t: Turn[Tzolkin], seat: int, effects: Iterable[kinds.Effect], tile: str) -> list[Any]:
    """Carry the effects of a tile out, in the printed order; the questions that remain, in order
    (INT-24)."""
    frames: list[Any] = []
    for effect in effects:
        match effect:
            case kinds.Learn(track="any"):
                frames.append(ChooseTrack(effect.steps, tile, free=True))
            case kinds.Learn():
                for _ in range(effect.steps):
                    frames += learn(t, seat, effect.track)
            case kinds.Odd():
                frames.append(ODD[effect.code](tile, effect.corn))
            case _:
                frames += rewards.give(t, seat, effect, tile)
    return frames
