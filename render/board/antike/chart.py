"""The map of a position: land by owner, cities, units and what changed."""

from __future__ import annotations

from collections.abc import Collection

from engine.games.antike.view import AntikeView, RegionView, UnitsView
from render import outline
from render.board.antike import marks, naming
from render.board.antike.geometry import RegionShape, shapes
from render.board.antike.sheets import land, sheet
from render.board.antike.style import (
    BORDERS,
    CASING,
    DESK,
    MAP_X,
    MAP_Y,
    ROCK,
    ROCK_LINE,
    SEA,
    SIDES,
    K,
)
from render.board.antike.words import Words
from render.canvas import Canvas, label
from render.fonts import MEDIUM
from render.theme import INK, NOW, SMALL, TEXT

_UNITS = ("legion", "galley")
_SPECIAL = {"legion": "general", "galley": "admiral"}


def draw(c: Canvas, view: AntikeView, words: Words, outlined: Collection[str] = ()) -> None:
    """The map with everything on it; some regions, by id, within an outline."""
    c.paste(sheet(view.map, "free"), (MAP_X, MAP_Y))
    for region in view.regions:
        if region.owner is not None:
            _land(c, view, region.id, view.nations[region.owner].colour)
    naming.write(c, MAP_X, MAP_Y, view.map, DESK, words)
    shape = shapes()[view.map]
    for name in sorted(set(outlined) & set(shape.regions)):
        points = [_at(point) for point in shape.regions[name].polygon]
        outline.ring(c, points, name=name)
    for name in view.changed:
        _changed(c, name, naming.names(view.map, DESK, words.language)[name])
    _legend(c, view.map, words)
    for region in view.regions:
        _city(c, view, region, shape.regions[region.id])
    for region in view.regions:
        _units(c, view, region, shape.regions[region.id])


def _at(point: tuple[float, float]) -> tuple[float, float]:
    return MAP_X + point[0] * K, MAP_Y + point[1] * K


def _land(c: Canvas, view: AntikeView, region: str, colour: str) -> None:
    """The ground of a city in the colour of its owner."""
    part, mask, (x, y) = land(view.map, region, colour)
    c.note(
        "area", region, SIDES[colour].land, *_at(shapes()[view.map].regions[region].city or (0, 0))
    )
    c.paste(part, (MAP_X + x, MAP_Y + y), mask)


def _changed(c: Canvas, region: str, name: naming.Name) -> None:
    """The name of a region where something happened, on a yellow label."""
    wide, high = name.wide + 18, name.high + 8
    left, top = MAP_X + name.at[0] - wide / 2, MAP_Y + name.at[1] - high / 2
    c.box(left, top, wide, high, NOW, INK, 2, 9)
    c.spot(f"name.{region}", left, top, wide, high)
    name.write(c, MAP_X, MAP_Y, INK)


def _city(c: Canvas, view: AntikeView, region: RegionView, shape: RegionShape) -> None:
    if shape.city is None:
        return
    x, y = _at(shape.city)
    marks.here(c, f"city.{region.id}", x, y)
    if region.owner is None or region.resource is None:
        marks.site(c, x, y)
        return
    side = SIDES[view.nations[region.owner].colour]
    home = region.id in view.homes
    marks.city(c, x, y, side, region.resource, region.defence, region.temple, region.wall, home)


def _units(c: Canvas, view: AntikeView, region: RegionView, shape: RegionShape) -> None:
    """At most one badge per type: enemy units of one type never share a region (AD-6.3.5)."""
    movable = dict(view.unmoved).get(region.id, UnitsView())
    for nation in view.nations:
        there = region.units[nation.seat]
        for kind in _UNITS:
            if not any_of(there, kind):
                continue
            x, y = _at(shape.units[kind])
            marks.here(c, f"{kind}.{region.id}", x, y)
            ready = nation.seat == view.mover and any_of(movable, kind)
            marks.units(c, x, y, SIDES[nation.colour], kind, there, ready)


def any_of(units: UnitsView, kind: str) -> bool:
    """Whether there are units of this type, a General or Admiral among them."""
    return bool(getattr(units, kind) or getattr(units, _SPECIAL[kind]))


_LEGEND = {"west": (14, 6, 35, 8), "east": (16, 1102, 31, 0)}
"""Left, top, the distance of lines, and by how much each is shorter than the one above it; the
open corner of the east is broad and low."""


def _legend(c: Canvas, name: str, words: Words) -> None:
    """What lines and marks mean, in the corner where there is no map."""
    left, top, lead, narrower = _LEGEND[name]
    samples = (
        ("rock", rock_sample),
        ("land", land_sample),
        ("sea", sea_sample),
        ("changed", changed_sample),
        ("shield", _shield_sample),
        ("gate", gate_sample),
    )
    for i, (mark, sample) in enumerate(samples):
        column, row = (0, i) if name == "west" else divmod(i, 3)
        x, y = MAP_X + left + column * 176, MAP_Y + top + 18 + row * lead
        sample(c, x, y)
        c.spot(f"legend-{mark}", x, y - 17, 172, 34)
        word = words.say.legend(mark)
        label(c, x + 54, y, word, (SMALL, 13), 118 - narrower * row, TEXT, "l", MEDIUM)


def land_sample(c: Canvas, x: float, y: float, w: int = 44) -> None:
    """A border that legions cross, from its left end."""
    c.rect(x, y - 5, w, 10, CASING)
    c.rect(x, y - 3, w, 6, BORDERS["land"])


def sea_sample(c: Canvas, x: float, y: float, w: int = 44) -> None:
    """A border that galleys cross, from its left end."""
    c.rect(x, y - 9, w, 18, SEA)
    for dash in range(2, w - 6, 16):
        c.rect(x + dash, y - 2, 10, 4, BORDERS["sea"])


def gate_sample(c: Canvas, x: float, y: float) -> None:
    """A border for both."""
    land_sample(c, x, y, 22)
    sea_sample(c, x + 22, y, 22)
    for size, colour in ((22, CASING), (16, INK), (8, CASING)):
        c.icon("disc", x + 22, y, size, colour)


def rock_sample(c: Canvas, x: float, y: float) -> None:
    """Where nobody passes."""
    c.rect(x, y - 11, 44, 22, ROCK_LINE, 4)
    for left in (x + 2, x + 16, x + 30):
        stripe = [(left, y + 9), (left + 6, y + 9), (left + 12, y - 9), (left + 6, y - 9)]
        c.polygon(stripe, ROCK)


def changed_sample(c: Canvas, x: float, y: float) -> None:
    """The ground of a name where something happened."""
    c.box(x, y - 12, 44, 24, NOW, INK, 2, 8)


def _shield_sample(c: Canvas, x: float, y: float) -> None:
    marks.shield(c, x + 22, y, 30, 3)
