"""Pictures of Antike Duellum mark by mark: kept drawings are taken apart, lines put together, and
empty texts left out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from render.board.antike import marks as wide
from render.board.antike import rondel
from render.board.antike.phone import marks as small
from render.canvas import Canvas
from render.mark import Mark
from render.theme import SLATE

_ALIKE = {"good": wide.good, "token": wide.token, "site": wide.site, "_price": rondel._price}
DESK: Mapping[str, Any] = {
    **_ALIKE,
    "city": wide.city,
    "shield": wide.shield,
    "units": wide.units,
}
PHONE: Mapping[str, Any] = {
    **_ALIKE,
    "city": small.city,
    "shield": small.shield,
    "units": small.units,
}
WRAPPED = ("hand-", "card-")
"""Places in which a text may take several lines."""


class Opened(Canvas):
    """A picture whose kept drawings are seen mark by mark, each where the drawing stands."""

    def __init__(self, picture: Canvas, drawings: Mapping[str, Any]) -> None:
        super().__init__(*picture.size, SLATE)
        self.spots = picture.spots
        opened = (mark for mark in _opened(picture.marks, drawings) if mark.value != "")
        self._found = tuple(_joined(opened))

    @property
    def marks(self) -> tuple[Mark, ...]:
        return self._found


def _opened(marks: tuple[Mark, ...], drawings: Mapping[str, Any]) -> Iterator[Mark]:
    for mark in marks:
        if mark.what == "outline" and mark.value:
            yield mark._replace(place="")  # of a region, whatever lies in its middle
            continue
        if mark.what != "stamp":
            yield mark
            continue
        within = Canvas(200, 200, SLATE)
        assert isinstance(mark.value, tuple)
        drawings[mark.by].__wrapped__(within, 100, 100, *mark.value)
        for one in _opened(within.marks, drawings):
            yield one._replace(place=mark.place)


def _joined(marks: Iterator[Mark]) -> Iterator[Mark]:
    """Lines of one text that follow each other as one mark."""
    last: Mark | None = None
    for mark in marks:
        if last is not None and _goes_on(last, mark):
            last = last._replace(value=f"{last.value} {mark.value}")
            continue
        if last is not None:
            yield last
        last = mark
    if last is not None:
        yield last


def _goes_on(last: Mark, mark: Mark) -> bool:
    same = (last.what, last.place, last.tone) == (mark.what, mark.place, mark.tone)
    return mark.what == "text" and mark.place.startswith(WRAPPED) and same
