"""Makes a film of a whole game: the board after every turn, as spectators saw it, in the table's
format.

It runs in a separate process (`Pictures.apart`), so nothing of Discord or the database is loaded
here: a `Reel` holds everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from render.film import Roll
from render.lang.language import spoken
from render.picture import Painter
from tables.model.formats import Format
from tables.model.reel import Reel, positions

MOST = 100
"""Frames; of a longer game they are spread evenly."""
MOST_BYTES = 8 * 1024 * 1024
FIRST, LAST = 1_500, 6_000
"""Milliseconds for the first and the last frame."""
SHORTEST, LONGEST, ALL = 250, 800, 40_000
"""Bounds for each frame between them, in milliseconds, and for all of them together."""


class TooShort(ValueError):
    """Too few positions can still be shown."""


@dataclass(frozen=True, slots=True)
class Film:
    """A finished time-lapse. frames: how many; seconds: its duration."""

    data: bytes
    frames: int
    seconds: float
    width: int
    height: int


def make(reel: Reel, language: str = "en", most: int = MOST) -> Film:
    """Draw the film. language: the code for its words.

    Raises `TooShort` if fewer than two positions can be shown.
    """
    painter: Painter = import_module(reel.board).PAINTER
    last = max(reel.ends[-1], 1)
    roll = Roll()
    for seq, state in positions(reel, thinned(reel.ends, most)):
        view = reel.rules.view(state, None)
        picture = shown(painter, view, reel.shape)
        image = painter.paint(
            painter.public(view, picture), picture, reel.names.at(seq), spoken(language)
        )
        roll.add(image, seq / last)
    return _written(roll)


def shown(painter: Painter, view: Any, shape: Format) -> str:
    """The picture that the table posts; where it posts words, the one for phones."""
    return painter.parts(view, "desk" if shape == "desk" else "phone")[0]


def _written(roll: Roll) -> Film:
    """The film, thinned further until it is small enough."""
    while len(roll) >= 2:
        durations = lasting(len(roll))
        data = roll.encode(durations)
        if len(data) <= MOST_BYTES or len(roll) == 2:
            return Film(data, len(roll), sum(durations) / 1000, *roll.size)
        roll = roll.thinner()
    raise TooShort("too few positions of this game can be shown")


def thinned(ends: Sequence[int], most: int) -> list[int]:
    """At most so many of the steps, evenly spread, including the first and the last."""
    if len(ends) <= most:
        return list(ends)
    return [ends[round(i * (len(ends) - 1) / (most - 1))] for i in range(most)]


def lasting(frames: int) -> list[int]:
    """How long each frame is shown, in milliseconds."""
    between = max(SHORTEST, min(LONGEST, ALL // max(frames, 1)))
    return [FIRST, *[between] * (frames - 2), LAST]
