"""Makes the podium of a finished game: replays it for its curve, and draws the picture.

It runs in a separate process (`Pictures.apart`), as the time-lapse does, so nothing of Discord or
the database is loaded here: a `Reel` holds everything.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from render.lang.language import Language, spoken
from render.picture import Picture, encode
from render.podium import page
from render.podium.facts import Podium
from render.registry import presentation
from render.standing import Curve, Standing, curve
from tables.model.reel import Reel, positions

NAME = "podium"
"""The name of the picture."""


@dataclass(frozen=True, slots=True)
class Made:
    """What came of it. picture: None where only words are wanted. curve: None for a game that
    counts nothing."""

    picture: Picture | None
    curve: Curve | None


def make(reel: Reel, podium: Podium, end: Standing | None, language: str, drawn: bool) -> Made:
    """Find the curve of a game, and draw it on the podium.

    end: how everybody stands at the end. language: the code for the words. drawn: whether there is
    to be a picture.
    """
    said = spoken(language)
    course = None if end is None else curve([*_standings(reel, podium, said), end])
    whole = replace(podium, curve=course)
    picture = encode(page.paint(whole, said), NAME) if drawn else None
    return Made(picture, course)


def _standings(reel: Reel, podium: Podium, language: Language) -> Iterator[Standing]:
    """How everybody stood after each turn, as spectators saw it."""
    names = [finish.name for finish in podium.finishes]
    texts = presentation(reel.rules.meta.key).texts(names, language)
    for _, state in positions(reel, reel.ends):
        standing = texts.standing(reel.rules.view(state, None))
        if standing is not None:
            yield standing
