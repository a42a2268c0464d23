"""Games that were played to measure strength, kept so that a later run goes on where one stopped.

Each game is a line of JSON in `found/<game>.jsonl`, with a mark of how its players thought and by
which figures they judged. Games under other marks are left out of the report, and thrown away when
that game is measured again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from engine.core.rules import Outcome
from engine.duel import Game, Match
from engine.thinking import LEVELS, Settings, evaluator, levels
from tests.strength.earlier import earlier

FOUND = Path(__file__).parent / "found"
MARK = 8
"""Letters of a mark."""
OPTIONS: dict[str, dict[str, Any]] = {"antike-duellum": {"turn_limit": 100}}
"""Options under which games are played, where by default one might never end."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Who plays against whom, at a table of so many."""

    first: str
    second: str
    seats: int


@dataclass(frozen=True, slots=True)
class Played:
    """One game of a pair; the first one sat at `match.seat`."""

    pair: Pair
    match: Match
    game: Game
    mark: str

    def line(self) -> str:
        """It as a line of the file."""
        game = self.game
        fields: dict[str, Any] = {
            **asdict(self.pair),
            "deal": self.match.seed,
            "seat": self.match.seat,
            "places": game.outcome.places if game.outcome else None,
            "points": game.points,
            "seconds": [round(x, 2) for x in game.seconds],
            "turns": game.turns,
            "longest": round(game.longest, 2),
            "mark": self.mark,
        }
        return json.dumps(fields)


def played(line: str) -> Played:
    """What a line of the file tells."""
    raw = json.loads(line)
    places = raw["places"]
    game = Game(
        Outcome(tuple(places), "over") if places else None,
        0,
        tuple(raw["points"]),
        raw["seconds"],
        raw["turns"],
        raw["longest"],
    )
    pair = Pair(raw["first"], raw["second"], raw["seats"])
    return Played(pair, Match(raw["deal"], raw["seat"]), game, raw["mark"])


@cache
def mark(key: str, pair: Pair) -> str:
    """What changes when one of a pair thinks otherwise, or judges by other figures. Settings that
    are as usual have no part in it, so that new kinds of them leave old games alone."""
    thinking: list[Any] = [
        _unusual(levels(key)[x].settings) for x in (pair.first, pair.second) if x in LEVELS
    ]
    if before := earlier(key).get(pair.second):
        thinking += [_unusual(before.settings), before.judging(pair.seats)]
    told = repr((thinking, evaluator(key).figures(pair.seats), *OPTIONS.get(key, {}).items()))
    return sha256(told.encode()).hexdigest()[:MARK]


def _unusual(settings: Settings) -> list[tuple[str, Any]]:
    usual = asdict(Settings())
    return [(name, value) for name, value in asdict(settings).items() if value != usual[name]]


def kept(key: str) -> Iterator[Played]:
    """The games of before whose players play like this today."""
    path = FOUND / f"{key}.jsonl"
    for line in path.read_text("utf-8").splitlines() if path.exists() else ():
        found = played(line)
        if found.mark == mark(key, found.pair):
            yield found


def keep(key: str, games: Iterable[Played]) -> None:
    """Write the file of a game again with these."""
    FOUND.mkdir(exist_ok=True)
    lines = [game.line() for game in games]
    (FOUND / f"{key}.jsonl").write_text("".join(f"{x}\n" for x in lines), encoding="utf-8")


def add(key: str, games: Iterable[Played]) -> None:
    """Write these behind the others."""
    with (FOUND / f"{key}.jsonl").open("a", encoding="utf-8") as file:
        file.writelines(f"{game.line()}\n" for game in games)
