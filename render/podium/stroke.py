"""Lines of a curve: thick, and each in a pattern of its own, so that colours need not tell them
apart."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from render.canvas import Canvas
from render.icons import Point
from render.theme import RGB

PATTERNS: tuple[tuple[int, ...], ...] = ((), (34, 14), (10, 12), (40, 12, 10, 12), (22, 26))
"""Pixels that are drawn and left out in turn, by seat; the first line has no gaps."""

_OVER = 0.6
"""How far a piece reaches beyond its ends, in halves of its width."""


def stroke(
    c: Canvas, points: Sequence[Point], width: float, fill: RGB, pattern: Sequence[int]
) -> None:
    """Draw a line through points in a pattern."""
    for dash in dashes(points, pattern):
        for one, two in pairwise(dash):
            _piece(c, one, two, width / 2, fill)


def dashes(points: Sequence[Point], pattern: Sequence[int]) -> Iterator[list[Point]]:
    """A line in pieces: what is drawn of it."""
    if len(points) < 2:
        return
    if not pattern:
        yield list(points)
        return
    turn, left, drawn = 0, float(pattern[0]), [points[0]]
    for one, two in pairwise(points):
        here, length = 0.0, math.dist(one, two)
        while length - here > left:
            here += left
            at = _along(one, two, here / length)
            if turn % 2 == 0:
                yield [*drawn, at]
            turn += 1
            left, drawn = float(pattern[turn % len(pattern)]), [at]
        left -= length - here
        drawn.append(two)
    if turn % 2 == 0 and len(drawn) > 1:
        yield drawn


def _along(one: Point, two: Point, share: float) -> Point:
    return one[0] + (two[0] - one[0]) * share, one[1] + (two[1] - one[1]) * share


def _piece(c: Canvas, one: Point, two: Point, half: float, fill: RGB) -> None:
    """A straight piece, a little longer than it is, so that bends have no gaps."""
    length = math.dist(one, two)
    if not length:
        return
    dx, dy = (two[0] - one[0]) / length, (two[1] - one[1]) / length
    x, y = dx * half, dy * half
    (ax, ay), (bx, by) = one, two
    ax, ay, bx, by = ax - x * _OVER, ay - y * _OVER, bx + x * _OVER, by + y * _OVER
    c.polygon([(ax - y, ay + x), (bx - y, by + x), (bx + y, by - x), (ax + y, ay - x)], fill)
