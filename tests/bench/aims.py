"""Through the Ages, the heaviest game: each figure beside the aim it was built for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from engine.checking import Ply
from engine.core import Rules
from engine.core.save import dump
from engine.registry import rules
from engine.selfplay import walk
from render.picture import Painter, encode
from render.registry import presentation
from tests.bench.table import Table, percentile, timed

KEY = "tta-new-story"
GAMES = 20
POSITIONS = 200
PICTURES = 60
LATE = 3
"""Late is the last third of a game."""
NAMES = ("Ann", "Bartholomew", "Chloe", "Dimitri")
COLUMNS = ("what", "median", "p95", "aim")


def tables() -> list[Table]:
    game = rules(KEY)
    finished = [list(walk(game, game.options(), 4, seed)) for seed in range(3)]
    late = [ply for plies in finished for ply in plies[-len(plies) // LATE :]]
    late = late[:: max(1, len(late) // POSITIONS)]
    rows = (
        ("random game of 3, ms", *_two(_games(game)), "60"),
        ("decision late in a game of 4 with its save, ms", *_two(_decisions(game, late), 2), "1"),
        (
            "replay of a finished game of 4, ms",
            *_two([_replay(game, p) for p in finished]),
            "1,000",
        ),
        *_pictures(game, late),
    )
    note = (
        f"Best of three calls each, but every picture once. {GAMES} random games: set-up, every "
        "question with its answers, every answer applied, nothing checked or saved. Decisions: "
        "ask, apply and save. Pictures are drawn and encoded with warm caches; their aim holds for "
        "p95. A public Python engine of this game takes about 94 ms for a random game and 0.28 ms "
        "for a decision on the machine these aims were set on."
    )
    return [Table("Through the Ages: figures and aims", COLUMNS, rows, note)]


def _two(seconds: Sequence[float], digits: int = 1) -> tuple[str, ...]:
    """Median and p95 in milliseconds."""
    return tuple(f"{percentile(seconds, share) * 1e3:,.{digits}f}" for share in (0.5, 0.95))


def _best(work: Callable[[], object]) -> float:
    return min(timed(work) for _ in range(3))


def _games(game: Rules[Any]) -> list[float]:
    def play(seed: int) -> None:
        for _ in walk(game, game.options(), 3, seed):
            pass

    return [_best(partial(play, seed)) for seed in range(GAMES)]


def _decisions(game: Rules[Any], plies: Sequence[Ply[Any]]) -> list[float]:
    def decide(ply: Ply[Any]) -> None:
        open_now = game.decisions(ply.state)
        dump(game, game.apply(ply.state, ply.seat, ply.action, open_now).state)

    return [_best(partial(decide, ply)) for ply in plies]


def _replay(game: Rules[Any], plies: Sequence[Ply[Any]]) -> float:
    """Seconds to come from the set-up to the end by the recorded answers, the best of three."""

    def replay() -> None:
        state = plies[0].state
        for ply in plies:
            state = game.apply(state, ply.seat, ply.action).state

    return _best(replay)


def _pictures(game: Rules[Any], plies: Sequence[Ply[Any]]) -> list[tuple[str, ...]]:
    """The hand of whoever is asked; the overview and the upper part for phones with their bytes."""
    painter = presentation(KEY).painter
    assert painter is not None
    views = [game.view(ply.state, ply.seat) for ply in plies[:: max(1, len(plies) // PICTURES)]]
    painter.warm(views[0])

    def hand(view: Any) -> None:
        image = painter.hand(view, NAMES)
        assert image is not None
        encode(image, "hand")

    held = [timed(partial(hand, view)) for view in views]
    desk, phone = (painter.parts(views[0], shape)[0] for shape in ("desk", "phone"))
    return [
        ("hand picture, ms", *_two(held), "50"),
        *_drawn(painter, desk, views, "board", (100, 400)),
        *_drawn(painter, phone, views, "upper part for phones", (50, 100)),
    ]


def _drawn(
    painter: Painter, name: str, views: Sequence[Any], called: str, aims: tuple[int, int]
) -> list[tuple[str, ...]]:
    """A public picture in milliseconds and kilobytes, each with its aim."""
    sizes: list[float] = []

    def draw(view: Any) -> None:
        sizes.append(len(encode(painter.paint(painter.public(view, name), name, NAMES), name).data))

    drawn = [timed(partial(draw, view)) for view in views]
    kilobytes = tuple(f"{percentile(sizes, share) / 1024:,.0f}" for share in (0.5, 0.95))
    return [
        (f"{called} late in a game of 4, ms", *_two(drawn), str(aims[0])),
        (f"{called} late in a game of 4, kB", *kilobytes, str(aims[1])),
    ]
