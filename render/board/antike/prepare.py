"""Draws the map sheets: `python -m render.board.antike.prepare`, after a change of the look.

They are shipped as pictures, because drawing takes seconds and loading some hundredths of one. A
test compares the shipped files with what this code draws.
"""

from __future__ import annotations

from itertools import pairwise
from math import dist

from PIL import Image, ImageChops, ImageDraw

from render.board.antike.geometry import FOLDER, Line, MapShape, Point, pixels, shapes
from render.board.antike.look import (
    BORDERS,
    CASING,
    CITY_TYPE,
    COAST,
    COLOURS,
    LAND,
    MAP,
    REEF,
    REEF_LINE,
    ROCK,
    ROCK_LINE,
    SEA,
    SEA_TEXT,
    SEA_TYPE,
    SHALLOW,
    SHORE,
    SIDES,
    K,
)
from render.canvas import Canvas, palette
from render.fonts import BOLD, ITALIC
from render.theme import INK, RGB, SLATE

GROUNDS: dict[str, RGB] = {"free": LAND} | {name: side.land for name, side in SIDES.items()}
_S = 3
"""The sheets are drawn so many times too large and reduced."""


def drawn(name: str) -> dict[str, Image.Image]:
    """The sheets of a map by the names of their files: its grounds and the index of regions."""
    shape = shapes()[name]
    colours = palette(COLOURS)
    found = {
        f"{name}-{ground}": _sheet(shape, colour).flat(colours)
        for ground, colour in GROUNDS.items()
    }
    found[f"{name}-index"] = _index(shape)
    return found


def _index(shape: MapShape) -> Image.Image:
    index = Image.new("L", (MAP, MAP), 0)
    draw = ImageDraw.Draw(index)
    for i, region in enumerate(shape.regions.values(), start=1):
        draw.polygon(pixels(region.polygon), fill=i)
    return index


def _sheet(shape: MapShape, land: RGB) -> Canvas:
    canvas = Canvas(MAP, MAP, SHALLOW)
    canvas.image = _ground(shape, land).reduce(_S)
    for region in shape.regions.values():
        sea = region.kind == "sea"
        x, y = region.label.at[0] * K, region.label.at[1] * K
        size, face, ink = (SEA_TYPE, ITALIC, SEA_TEXT) if sea else (CITY_TYPE, BOLD, INK)
        for below, line in region.label.rows(size):
            canvas.mid(x, y + below, line, size, ink, face, halo=None if sea else CASING)
    return canvas


def _ground(shape: MapShape, colour: RGB) -> Image.Image:
    side = MAP * _S
    land = Image.new("L", (side, side), 0)
    draw = ImageDraw.Draw(land)
    for part in shape.land:
        draw.polygon(pixels(part.outer, _S), fill=255)
        for hole in part.holes:
            draw.polygon(pixels(hole, _S), fill=0)
    ground = Image.new("RGB", (side, side), SHALLOW)
    draw = ImageDraw.Draw(ground)
    for region in shape.regions.values():
        if region.kind == "sea":
            draw.polygon(pixels(region.polygon, _S), fill=SEA)
    coasts = [ring for part in shape.land for ring in (part.outer, *part.holes)]
    for ring in coasts:
        _closed(draw, ring, SHORE, 18)
    ground.paste(colour, (0, 0), land)
    for ring in coasts:
        _closed(draw, ring, COAST, 2)
    _voids(ground, shape)
    _borders(ground, shape)
    return ground


def _closed(draw: ImageDraw.ImageDraw, ring: Line, colour: RGB, width: float) -> None:
    points = pixels(ring, _S)
    draw.line([*points, points[0]], fill=colour, width=round(width * _S), joint="curve")


def _voids(ground: Image.Image, shape: MapShape) -> None:
    """Rock and reef, where neighbours of neighbours would meet; the frame is no ground at all."""
    draw = ImageDraw.Draw(ground)
    for void in shape.voids.values():
        points = pixels(void.polygon, _S)
        if void.type == "frame":
            draw.polygon(points, fill=SLATE)
            continue
        fill, line = (ROCK, ROCK_LINE) if void.type == "rock" else (REEF, REEF_LINE)
        draw.polygon(points, fill=fill)
        left, top = (int(min(p[i] for p in points)) for i in (0, 1))
        size = int(max(max(p[0] - left, p[1] - top) for p in points)) + 1
        mask = Image.new("L", (size, size), 0)
        ImageDraw.Draw(mask).polygon([(x - left, y - top) for x, y in points], fill=255)
        ground.paste(line, (left, top), ImageChops.multiply(mask, _hatch(size)))
        _closed(draw, void.polygon, line, 2.5)


def _hatch(side: int) -> Image.Image:
    hatch = Image.new("L", (side, side), 0)
    draw = ImageDraw.Draw(hatch)
    for x in range(-side, side, 9 * _S):
        draw.line([(x, side), (x + side, 0)], fill=255, width=round(2.2 * _S))
    return hatch


def _borders(ground: Image.Image, shape: MapShape) -> None:
    """Solid over land, dashed over sea, and a gate where the coast crosses a border."""
    draw = ImageDraw.Draw(ground)

    def line(points: Line, colour: RGB, width: float) -> None:
        draw.line(pixels(points, _S), fill=colour, width=round(width * _S), joint="curve")

    pieces = [piece for border in shape.borders for piece in border.pieces]
    for piece in pieces:
        if piece.terrain == "land":
            line(piece.line, CASING, 9)
    for piece in pieces:
        if piece.terrain == "land":
            line(piece.line, BORDERS["land"], 5)
        else:
            for dash in dashes(piece.line, 9, 5):
                line(dash, BORDERS["sea"], 4)
    for border in shape.borders:
        for piece in border.pieces[:-1]:
            x, y = piece.line[-1][0] * K * _S, piece.line[-1][1] * K * _S
            for radius, colour in ((10.0, CASING), (7.5, INK), (3.5, CASING)):
                r = radius * _S
                draw.ellipse((x - r, y - r, x + r, y + r), fill=colour)


def dashes(line: Line, on: float, off: float) -> list[Line]:
    """A line cut into dashes, stretched a little so that it begins and ends with one."""
    length = sum(dist(p, q) for p, q in pairwise(line))
    count = max(1, round((length + off) / (on + off)))
    stretch = length / (count * (on + off) - off)
    step, dash = (on + off) * stretch, on * stretch
    return [_stretch(line, i * step, min(length, i * step + dash)) for i in range(count)]


def _stretch(line: Line, start: float, end: float) -> Line:
    """The part of a line between two distances along it."""
    points: list[Point] = []
    walked = 0.0
    for p, q in pairwise(line):
        d = dist(p, q)
        if d and walked + d > start and walked < end:
            a, b = max(0.0, (start - walked) / d), min(1.0, (end - walked) / d)
            ends = [(p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t) for t in (a, b)]
            points.extend(ends if not points else ends[1:])
        walked += d
    return tuple(points)


def write() -> None:
    """Draw all sheets into the folder of the assets."""
    for name in shapes():
        for file, image in drawn(name).items():
            image.save(FOLDER / f"{file}.png", compress_level=9)


if __name__ == "__main__":
    write()
