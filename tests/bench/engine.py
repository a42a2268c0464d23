"""What a decision costs: asking, applying, cloning, saving, loading."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Sequence
from dataclasses import asdict
from functools import partial
from typing import Any, TypeVar

from engine.checking import Ply
from engine.core import Rng, Rules, clone
from engine.core.save import dump, load
from engine.registry import keys, rules
from engine.selfplay import some_options, walk
from tests.bench.table import Table, mean, micro, percentile, timed

T = TypeVar("T")

GAMES = 3
POSITIONS = 400
"""Positions of each game at which is measured, spread over all of its length."""
COLUMNS = (
    "game", "decisions", "ask", "apply", "save", "ask + apply + save", "p95", "load", "clone",
    "deepcopy", "JSON round trip", "bytes",
)  # fmt: skip


def tables() -> list[Table]:
    rows = tuple(_row(key, rules(key)) for key in keys())
    note = (
        f"Microseconds, means over {POSITIONS} positions of {GAMES} random games. A decision is "
        "what one answer costs: ask, apply, save. deepcopy and a round trip through `json` are "
        "what the clone is compared with; bytes are those of a save."
    )
    return [Table("Engine: microseconds", COLUMNS, rows, note)]


def positions(game: Rules[Any]) -> list[Ply[Any]]:
    """Some plies of random games, evenly spread."""
    plies: list[Ply[Any]] = []
    for seed in range(GAMES):
        seats = game.meta.seats[seed % len(game.meta.seats)]
        plies += walk(game, some_options(game, Rng(seed)), seats, seed)
    return plies[:: max(1, len(plies) // POSITIONS)]


def _row(key: str, game: Rules[Any]) -> tuple[str, ...]:
    plies = positions(game)
    blobs = [dump(game, ply.step.state) for ply in plies]
    ask = _each(plies, lambda p: game.decisions(p.state))
    apply = _each(plies, lambda p: game.apply(p.state, p.seat, p.action, p.decisions))
    save = _each(plies, lambda p: dump(game, p.step.state))
    whole = [sum(parts) for parts in zip(ask, apply, save, strict=True)]
    return (
        key,
        str(len(plies)),
        *(micro(mean(seconds)) for seconds in (ask, apply, save, whole)),
        micro(percentile(whole, 0.95)),
        micro(mean(_each(blobs, lambda blob: load(game, blob)))),
        micro(mean(_each(plies, lambda p: clone(p.state)))),
        micro(mean(_each(plies, lambda p: copy.deepcopy(p.state)))),
        micro(mean(_each(plies, lambda p: json.loads(json.dumps(asdict(p.state)))))),
        f"{sum(map(len, blobs)) // len(blobs):,}",
    )


def _each(things: Sequence[T], work: Callable[[T], object]) -> list[float]:
    """The best of three calls for each: what the work costs, not what else was running."""
    return [min(timed(partial(work, thing)) for _ in range(3)) for thing in things]
