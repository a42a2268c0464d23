"""What a picture shows, as a value: tests compare it with what the view says.

A mark is a text, a sign, a coloured area or a small drawing that is kept. Its place is the smallest
spot of the picture round its middle, of an area the smallest round all of it; the colour is its
emphasis, or whose it is.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Literal, NamedTuple

from render.theme import RGB

Box = tuple[float, float, float, float]
"""Left, top, width, height."""
_OVER = 1.0
"""So many pixels may be rounded."""
What = Literal["text", "icon", "area", "stamp", "outline"]


class Mark(NamedTuple):
    """One thing on a picture, with its middle at (x, y). size: of areas.

    value: the text, the name of the sign, or what the drawing was given. by: the name of the
    drawing. place: the spot that it stands in; empty outside of all spots.
    """

    what: What
    value: Hashable
    tone: RGB | None
    x: float
    y: float
    by: str = ""
    size: tuple[float, float] = (0, 0)
    place: str = ""


def placed(marks: Sequence[Mark], spots: Mapping[str, Box]) -> tuple[Mark, ...]:
    """The marks with their places."""
    smallest = sorted(spots.items(), key=lambda spot: spot[1][2] * spot[1][3])

    def place(mark: Mark) -> str:
        return next((name for name, box in smallest if _within(mark, box)), "")

    return tuple(mark._replace(place=place(mark)) for mark in marks)


def _within(mark: Mark, box: Box) -> bool:
    (x, y, w, h), (wide, high) = box, mark.size
    return (
        x - _OVER <= mark.x - wide / 2
        and mark.x + wide / 2 <= x + w + _OVER
        and y - _OVER <= mark.y - high / 2
        and mark.y + high / 2 <= y + h + _OVER
    )
