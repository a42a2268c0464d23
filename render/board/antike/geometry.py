"""Where everything of the two maps is drawn, read from the asset `antike/regions.json`.

The polygons tile the square and touch exactly where the game knows a border (a test compares them
with the map data), so the picture cannot promise a way that the rules do not have.
"""

from __future__ import annotations

from functools import cache
from typing import Literal

from pydantic import BaseModel, ConfigDict

from render.board.antike.style import DESK, PHONE, MapSize
from render.fonts import ASSETS

FOLDER = ASSETS / "antike"
Point = tuple[float, float]
Line = tuple[Point, ...]


class _Shape(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Label(_Shape):
    """A name: the middle of its lines."""

    at: Point
    lines: tuple[str, ...]


class RegionShape(_Shape):
    """A region. city: middle of the city mark. units: middles of the badges, by type."""

    kind: Literal["city", "sea", "land-without-city"]
    polygon: Line
    label: Label
    city: Point | None = None
    units: dict[str, Point]


class VoidShape(_Shape):
    """Ground that belongs to no region: between regions that touch nowhere, or beyond the map."""

    type: Literal["rock", "reef", "frame"]
    polygon: Line


class Land(_Shape):
    outer: Line
    holes: tuple[Line, ...]


class Piece(_Shape):
    """A stretch of a border over land or over sea."""

    terrain: Literal["land", "sea"]
    line: Line


class BorderShape(_Shape):
    a: str
    b: str
    kind: Literal["land", "sea", "both"]
    pieces: tuple[Piece, ...]


class MapShape(_Shape):
    """One map in units of a square of 1000."""

    regions: dict[str, RegionShape]
    voids: dict[str, VoidShape]
    land: tuple[Land, ...]
    borders: tuple[BorderShape, ...]


class _File(_Shape):
    note: str
    maps: dict[str, MapShape]


class Place(_Shape):
    """Where the name and the marks of a region stand on a phone, instead of where they do on a
    wide picture; see `rooms.py`."""

    label: Label
    city: Point | None = None
    units: dict[str, Point]


class _Places(_Shape):
    maps: dict[str, dict[str, Place]]


PLACES = FOLDER / "phone.json"


@cache
def shapes(size: MapSize = DESK) -> dict[str, MapShape]:
    """Both maps by id, with names and marks where they stand on a map of this size."""
    if size == PHONE:
        places = _Places.model_validate_json(PLACES.read_text("utf-8")).maps
        return {name: _moved(shape, places[name]) for name, shape in shapes().items()}
    text = (FOLDER / "regions.json").read_text("utf-8")
    return _File.model_validate_json(text).maps


def _moved(shape: MapShape, places: dict[str, Place]) -> MapShape:
    moved = {
        name: region.model_copy(update=dict(places[name])) for name, region in shape.regions.items()
    }
    return shape.model_copy(update={"regions": moved})


def pixels(line: Line, size: MapSize = DESK, scale: float = 1.0) -> list[Point]:
    """Map units to pixels of the map, times a scale."""
    return [size.at(point, scale) for point in line]
