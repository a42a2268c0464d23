"""What a picture costs: composing and encoding boards of random games."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from PIL import Image

from engine.core import Rng
from engine.registry import keys, rules
from engine.selfplay import some_options, walk
from render.picture import Painter, Picture, encode
from render.registry import presentation
from tests.bench.table import Table, mean, milli, percentile

BOARDS = 60
COLD_RUNS = 3
NAMES = ("Ann", "Bartholomew", "Chloe", "Dimitri", "Eve")
Drawn = tuple[float, float, Picture]
"""Seconds to compose, seconds to encode, and what came of it."""
COLUMNS = ("game, picture", "boards", "p50", "p95", "compose", "encode", "kB", "most kB", "pixels")


def tables() -> list[Table]:
    rows: list[tuple[str, ...]] = []
    cold: list[tuple[str, ...]] = []
    for key in keys():
        painter = presentation(key).painter
        if painter is not None:
            rows += [*_rows(key, painter), *_questions(key, painter)]
            runs = [_cold(key) for _ in range(COLD_RUNS)]
            found = [[run[i] for run in runs] for i in range(3)]
            cold.append((key, *(milli(percentile(part, 0.5)) for part in found)))
    warm = (
        f"Milliseconds to compose and encode one picture, caches warm, {BOARDS} boards of random "
        "games."
    )
    first = (
        f"Milliseconds in a fresh process, median of {COLD_RUNS}: import of the game and its "
        "pictures, `warm`, then the first board composed and encoded."
    )
    return [
        Table("Pictures: milliseconds", COLUMNS, tuple(rows), warm),
        Table(
            "First picture: milliseconds",
            ("game", "import", "warm", "first picture"),
            tuple(cold),
            first,
        ),
    ]


def _views(key: str) -> list[Any]:
    game = rules(key)
    views: list[Any] = []
    for seed in range(3):
        seats = game.meta.seats[seed % len(game.meta.seats)]
        plies = list(walk(game, some_options(game, Rng(seed)), seats, seed))
        step = max(1, len(plies) * 3 // BOARDS)
        views += [game.view(p.step.state, None) for p in plies[::step]]
    return views[:BOARDS]


def _rows(key: str, painter: Painter) -> list[tuple[str, ...]]:
    views = _views(key)
    painter.warm(views[0])
    named = dict.fromkeys((*painter.parts(views[0], "phone"), *painter.pictures(views[0])))
    return [_row(key, painter, picture, views) for picture in named]


def _questions(key: str, painter: Painter) -> list[tuple[str, ...]]:
    """The pictures of questions: a row for those with the means of who is asked, one without."""
    game = rules(key)
    found = {True: list[Drawn](), False: list[Drawn]()}
    for seed in range(3):
        seats = game.meta.seats[-1 - seed % len(game.meta.seats)]
        for ply in walk(game, some_options(game, Rng(seed)), seats, seed):
            for d in ply.step.decisions:
                for means in found:
                    view = game.view(ply.step.state, d.seat if means else None)
                    asked = d if means else replace(d, menus=())
                    draw = partial(painter.question, view, asked, NAMES[:seats], means=means)
                    if len(found[means]) < BOARDS and draw() is not None:
                        found[means].append(_timed(draw, "question"))
    return [
        _told(f"{key}, question{'' if means else ' for everybody'}", drawn)
        for means, drawn in found.items()
        if drawn
    ]


def _row(key: str, painter: Painter, picture: str, views: list[Any]) -> tuple[str, ...]:
    names = NAMES[: max(rules(key).meta.seats)]
    _draw(painter, views[0], picture, names)
    return _told(f"{key}, {picture}", [_draw(painter, view, picture, names) for view in views])


def _told(name: str, found: Sequence[Drawn]) -> tuple[str, ...]:
    whole = [compose + encoding for compose, encoding, _ in found]
    sizes = [len(drawn.data) / 1024 for _, _, drawn in found]
    return (
        name,
        str(len(found)),
        milli(percentile(whole, 0.5)),
        milli(percentile(whole, 0.95)),
        milli(mean([compose for compose, _, _ in found])),
        milli(mean([encoding for _, encoding, _ in found])),
        f"{mean(sizes):,.0f}",
        f"{max(sizes):,.0f}",
        f"{found[0][2].width} x {found[0][2].height}",
    )


def _draw(painter: Painter, view: Any, picture: str, names: Sequence[str]) -> Drawn:
    return _timed(partial(painter.paint, view, picture, names), picture)


def _timed(draw: Callable[[], Image.Image | None], name: str) -> Drawn:
    """Draw and encode a picture that is there."""
    start = time.perf_counter()
    image = draw()
    composed = time.perf_counter()
    assert image is not None
    drawn = encode(image, name)
    return composed - start, time.perf_counter() - composed, drawn


COLD = """
import sys, time
start = time.perf_counter()
import engine.registry
from render.picture import encode
from render.registry import presentation
rules = engine.registry.rules(sys.argv[1])
painter = presentation(sys.argv[1]).painter
imported = time.perf_counter()
seats = rules.meta.seats[0]
view = rules.view(rules.setup(rules.options(), seats, 1).state, None)
names = ("Ann", "Bartholomew", "Chloe", "Dimitri")[:seats]
ready = time.perf_counter()
painter.warm(view)
warm = time.perf_counter()
encode(painter.paint(view, painter.pictures(view)[0], names), "board")
print(imported - start, warm - ready, time.perf_counter() - warm)
"""


def _cold(key: str) -> list[float]:
    """Seconds of import, warming and the first picture in a process of their own."""
    told = subprocess.run(
        [sys.executable, "-c", COLD, key], capture_output=True, check=True, text=True
    )
    return [float(part) for part in told.stdout.split()]
