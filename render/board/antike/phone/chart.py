"""The map of a position on a phone."""

from __future__ import annotations

from collections.abc import Collection

from engine.games.antike.view import AntikeView, RegionView, UnitsView
from render import outline
from render.board.antike import naming
from render.board.antike.chart import any_of
from render.board.antike.geometry import RegionShape, shapes
from render.board.antike.marks import here, site
from render.board.antike.phone import marks
from render.board.antike.sheets import land, sheet
from render.board.antike.style import PHONE, SIDES, TURN_ROOM
from render.board.antike.words import Words
from render.canvas import Canvas
from render.fonts import BOLD
from render.theme import INK, NOW, TEXT


def draw(
    c: Canvas, top: int, view: AntikeView, words: Words, outlined: Collection[str] = ()
) -> None:
    """The map with everything on it, as wide as the picture; some regions within an outline."""
    c.paste(sheet(view.map, "free", PHONE), (0, top))
    for region in view.regions:
        if region.owner is not None:
            _land(c, top, view, region.id, view.nations[region.owner].colour)
    naming.write(c, 0, top, view.map, PHONE, words)
    shape = shapes(PHONE)[view.map]
    for name in sorted(set(outlined) & set(shape.regions)):
        points = [_at(point, top) for point in shape.regions[name].polygon]
        outline.ring(c, points, outline.THIN, name)
    for name in view.changed:
        _changed(c, top, name, naming.names(view.map, PHONE, words.language)[name])
    _turn(c, top, view, words)
    for region in view.regions:
        _city(c, top, view, region, shape.regions[region.id])
    for region in view.regions:
        _units(c, top, view, region, shape.regions[region.id])


def _at(point: tuple[float, float], top: int) -> tuple[float, float]:
    x, y = PHONE.at(point)
    return x, y + top


def _land(c: Canvas, top: int, view: AntikeView, region: str, colour: str) -> None:
    """The ground of a city in the colour of its owner."""
    part, mask, (x, y) = land(view.map, region, colour, PHONE)
    middle = shapes(PHONE)[view.map].regions[region].city or (0, 0)
    c.note("area", region, SIDES[colour].land, *_at(middle, top))
    c.paste(part, (x, y + top), mask)


def _changed(c: Canvas, top: int, region: str, name: naming.Name) -> None:
    """The name of a region where something happened, on a yellow label."""
    wide, high = name.wide + 14, name.high + 2
    left, up = name.at[0] - wide / 2, top + name.at[1] - high / 2
    c.box(left, up, wide, high, NOW, INK, 2, 9)
    c.spot(f"name.{region}", left, up, wide, high)
    name.write(c, 0, top, INK)


def _turn(c: Canvas, top: int, view: AntikeView, words: Words) -> None:
    left, up, right, down = TURN_ROOM[view.map]
    room = (right - left, down - up)
    c.spot("turn", left, top + up, *room)
    c.para(left, top + up, words.turn(view), (52, 48, 45, 42, 36, 30), TEXT, room, BOLD)


def _city(c: Canvas, top: int, view: AntikeView, region: RegionView, shape: RegionShape) -> None:
    if shape.city is None:
        return
    x, y = _at(shape.city, top)
    here(c, f"city.{region.id}", x, y)
    if region.owner is None or region.resource is None:
        site(c, x, y)
        return
    side = SIDES[view.nations[region.owner].colour]
    home = region.id in view.homes
    marks.city(c, x, y, side, region.resource, region.defence, region.temple, region.wall, home)


def _units(c: Canvas, top: int, view: AntikeView, region: RegionView, shape: RegionShape) -> None:
    """At most one badge per type: enemy units of one type never share a region (AD-6.3.5)."""
    movable = dict(view.unmoved).get(region.id, UnitsView())
    for nation in view.nations:
        there = region.units[nation.seat]
        for kind, place in shape.units.items():
            if any_of(there, kind):
                x, y = _at(place, top)
                here(c, f"{kind}.{region.id}", x, y)
                ready = nation.seat == view.mover and any_of(movable, kind)
                marks.units(c, x, y, SIDES[nation.colour], kind, there, ready)
