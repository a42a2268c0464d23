"""Draws the map sheets: `python -m render.board.antike.prepare`, after a change of the look.

They are shipped as pictures, because drawing takes seconds and loading some hundredths of one. A
test compares the shipped files with what this code draws.
"""

from __future__ import annotations

from itertools import pairwise, product
from math import dist

from PIL import Image, ImageChops, ImageDraw

from render.board.antike.geometry import FOLDER, Line, MapShape, Point, pixels, shapes
from render.board.antike.style import (
    BORDERS,
    CASING,
    COAST,
    COLOURS,
    DESK,
    LAND,
    PHONE,
    PHONE_COLOURS,
    REEF,
    REEF_LINE,
    ROCK,
    ROCK_LINE,
    SEA,
    SHALLOW,
    SHORE,
    SIDES,
    MapSize,
)
from render.canvas import Canvas, palette
from render.theme import INK, RGB, SLATE

GROUNDS: dict[str, RGB] = {"free": LAND} | {name: side.land for name, side in SIDES.items()}
_S = 3
"""The sheets are drawn so many times too large and reduced."""


def drawn(name: str, size: MapSize = DESK) -> dict[str, Image.Image]:
    """The sheets of a map by the names of their files: its grounds and the index of regions."""
    shape = shapes(size)[name]
    colours = palette(PHONE_COLOURS if size == PHONE else COLOURS)
    stem = size.prefix + name
    found = {
        f"{stem}-{ground}": _sheet(shape, colour, size).flat(colours)
        for ground, colour in GROUNDS.items()
    }
    found[f"{stem}-index"] = index(shape, size)
    return found


def index(shape: MapShape, size: MapSize) -> Image.Image:
    """Which region each pixel belongs to: its number, from 1 in the order of the map, or 0."""
    found = Image.new("L", (size.wide, size.high), 0)
    draw = ImageDraw.Draw(found)
    for i, region in enumerate(shape.regions.values(), start=1):
        draw.polygon(pixels(region.polygon, size), fill=i)
    return found


def _sheet(shape: MapShape, land: RGB, size: MapSize) -> Canvas:
    canvas = Canvas(size.wide, size.high, SHALLOW)
    canvas.image = _Ground(size).drawn(shape, land).reduce(_S)
    return canvas


class _Ground:
    """Land, water and borders of a map in a size, `_S` times too large."""

    def __init__(self, size: MapSize) -> None:
        self._size = size

    def drawn(self, shape: MapShape, colour: RGB) -> Image.Image:
        """All of it, with land in this colour."""
        whole = self._size.wide * _S, self._size.high * _S
        land = Image.new("L", whole, 0)
        draw = ImageDraw.Draw(land)
        for part in shape.land:
            draw.polygon(self._at(part.outer), fill=255)
            for hole in part.holes:
                draw.polygon(self._at(hole), fill=0)
        ground = Image.new("RGB", whole, SHALLOW)
        draw = ImageDraw.Draw(ground)
        for region in shape.regions.values():
            if region.kind == "sea":
                draw.polygon(self._at(region.polygon), fill=SEA)
        coasts = [ring for part in shape.land for ring in (part.outer, *part.holes)]
        for ring in coasts if self._size.shore else ():
            self._closed(draw, ring, SHORE, self._size.shore)
        ground.paste(colour, (0, 0), land)
        for ring in coasts:
            self._closed(draw, ring, COAST, 2)
        self._voids(ground, shape)
        self._borders(ground, shape)
        return ground

    def _at(self, line: Line) -> list[Point]:
        return pixels(line, self._size, _S)

    def _closed(self, draw: ImageDraw.ImageDraw, ring: Line, colour: RGB, width: float) -> None:
        points = self._at(ring)
        draw.line([*points, points[0]], fill=colour, width=round(width * _S), joint="curve")

    def _voids(self, ground: Image.Image, shape: MapShape) -> None:
        """Rock and reef, where neighbours of neighbours would meet; the frame is no ground."""
        draw = ImageDraw.Draw(ground)
        for void in shape.voids.values():
            points = self._at(void.polygon)
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
            self._closed(draw, void.polygon, line, 2.5)

    def _borders(self, ground: Image.Image, shape: MapShape) -> None:
        """Solid over land, dashed over sea, and a gate where the coast crosses a border."""
        draw = ImageDraw.Draw(ground)

        def line(points: Line, colour: RGB, width: float) -> None:
            draw.line(self._at(points), fill=colour, width=round(width * _S), joint="curve")

        pieces = [piece for border in shape.borders for piece in border.pieces]
        for piece in pieces:
            if piece.terrain == "land":
                line(piece.line, CASING, 9)
        for piece in pieces:
            if piece.terrain == "land":
                line(piece.line, BORDERS["land"], 5)
            else:
                for dash in dashes(piece.line, *self._size.dash):
                    line(dash, BORDERS["sea"], 4)
        for border in shape.borders:
            for piece in border.pieces[:-1]:
                x, y = self._size.at(piece.line[-1], _S)
                for radius, colour in ((10.0, CASING), (7.5, INK), (3.5, CASING)):
                    r = radius * _S
                    draw.ellipse((x - r, y - r, x + r, y + r), fill=colour)


def _hatch(side: int) -> Image.Image:
    hatch = Image.new("L", (side, side), 0)
    draw = ImageDraw.Draw(hatch)
    for x in range(-side, side, 9 * _S):
        draw.line([(x, side), (x + side, 0)], fill=255, width=round(2.2 * _S))
    return hatch


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
    for name, size in product(shapes(), (DESK, PHONE)):
        for file, image in drawn(name, size).items():
            image.save(FOLDER / f"{file}.png", compress_level=9)


if __name__ == "__main__":
    write()
