"""Which random games show everything a game can do: `python -m tests.conformance.rare KEY GAMES`.

Plays that many games and prints the seeds of few of them that together show every frame, action,
event and card that any of them showed; they belong into `RARE`, which the ratchets play besides.
With kinds behind it (`defend`, `bid_made`, the id of a card) it also prints who shows those.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from typing import Any, get_args, get_origin, get_type_hints

import pytest

from engine.core import Frame, Rules
from engine.selfplay import walk
from tests.conformance.cases import game, long_options

RARE: dict[str, tuple[int, ...]] = {
    "tta-new-story": (
        *(1013, 1014, 1015, 1020, 1024, 1033, 1034, 1039, 1040, 1046, 1048, 1052),
        *(1070, 1073, 1088, 1103, 1106, 1115, 1162, 1211, 1220, 1232, 1277, 1313),
        *(1325, 1338, 1346, 1364, 1369),
    ),
    "tta-first-edition": (
        *(1003, 1012, 1019, 1030, 1032, 1036, 1037, 1055, 1058, 1059, 1073, 1076),
        *(1083, 1085, 1103, 1136, 1148, 1151, 1154, 1187, 1205, 1231, 1244, 1256),
        *(1258, 1260, 1276, 1277, 1285, 1291, 1298, 1299, 1321, 1337, 1376, 1382),
        1441,
    ),
    "tzolkin": (
        *(1001, 1012, 1022, 1055, 1061, 1071, 1142, 1169, 1177, 1182, 1214, 1457),
        *(1496, 1508, 1606, 1958, 2161, 2222, 2284, 2309, 2801, 2806, 3188, 3393),
    ),
}
"""Seeds of games that show what most games do not."""


TIMES = 3
"""A change of a rule changes games; what one of them no longer shows another still does."""


def frame_classes(rules: Rules[Any]) -> dict[str, type[Frame[Any]]]:
    """The frame classes of a game by kind."""
    state = type(rules.setup(rules.options(), rules.meta.seats[0], 1).state)
    (frames,) = get_args(get_type_hints(state)["agenda"])
    members = get_args(frames) if get_origin(frames) is not None else (frames,)
    return {kind(c): c for c in members}


def kind(cls: Any) -> str:
    return str(next(f.default for f in fields(cls) if f.name == "kind"))


@contextmanager
def noting_frames(rules: Rules[Any], frames: set[str]) -> Iterator[None]:
    """While it lasts, every frame that reaches the top of an agenda is noted."""
    with pytest.MonkeyPatch.context() as patch:
        for name, cls in frame_classes(rules).items():
            patch.setattr(cls, "ask", _noting(cls.ask, name, frames))
        yield


def _noting(ask: Any, name: str, frames: set[str]) -> Any:
    def noted(self: Any, state: Any) -> Any:
        frames.add(name)
        return ask(self, state)

    return noted


def sights(key: str, seed: int) -> set[str]:
    """What one game shows, as "frame auction", "card homer" …"""
    rules, found, frames = game(key), set[str](), set[str]()
    seats = rules.meta.seats[seed % len(rules.meta.seats)]
    with noting_frames(rules, frames):
        for ply in walk(rules, long_options(key, seed), seats, seed):
            found.add(f"action {ply.action.kind}")
            found.update(f"event {n.event.kind}" for n in ply.step.news)
            found.update(f"card {c}" for c in rules.resolved(ply.step))
    return found | {f"frame {name}" for name in frames}


def few(shown: dict[int, set[str]]) -> list[int]:
    """Seeds of few games that show together what all show, each thing in `TIMES` of them if so
    many do: always the game that adds most."""
    often = Counter(sight for found in shown.values() for sight in found)
    left = Counter({sight: min(n, TIMES) for sight, n in often.items()})
    chosen: list[int] = []
    while left := +left:
        games = (seed for seed in shown if seed not in chosen)
        chosen.append(max(games, key=lambda seed: sum(sight in left for sight in shown[seed])))
        left.subtract(shown[chosen[-1]] & left.keys())
    return chosen


def main(key: str, games: int, *kinds: str) -> None:
    shown = {seed: sights(key, seed) for seed in range(1000, 1000 + games)}
    often = Counter(sight for found in shown.values() for sight in found)
    print(f"{len(often)} sights in {games} games, the rarest {often.most_common()[-8:]}")
    print(sorted(few(shown)))
    for name in kinds:
        seeds = [seed for seed, found in shown.items() if name in {s.split()[1] for s in found}]
        print(f"{name}: {seeds or 'none'}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), *sys.argv[3:])
