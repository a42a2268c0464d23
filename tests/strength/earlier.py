"""Computer players as they were before, kept as data: opponents that a new version must not lose
ground to.

    python -m tests.strength.earlier tzolkin good 2026-11-25

prints how a level plays today, to be put behind `earlier.toml` before it is changed.
"""

from __future__ import annotations

import sys
import tomllib
from dataclasses import asdict, dataclass, fields, replace
from functools import cache
from pathlib import Path
from typing import Any

from engine import registry
from engine.contenders import Thinker
from engine.thinking import Settings, evaluator, levels

FILE = Path(__file__).parent / "earlier.toml"


@dataclass(frozen=True, slots=True)
class Earlier:
    """One of before. figures: by name, as far as the judge of today still has them; what it has got
    since is as it is today."""

    game: str
    name: str
    settings: Settings
    figures: dict[str, Any]

    def judging(self, players: int) -> Any:
        """The figures by which it judges at a table of so many."""
        of_now = evaluator(self.game).figures(players)
        known = {field.name for field in fields(of_now)}
        return replace(of_now, **{k: v for k, v in self.figures.items() if k in known})

    def player(self, players: int) -> Thinker:
        """It, for a seat of one game at such a table."""
        return Thinker(self.settings, evaluator(self.game).with_figures(self.judging(players)))


@cache
def earlier(key: str) -> dict[str, Earlier]:
    """All that are kept of a game, by name."""
    table = tomllib.loads(FILE.read_text("utf-8")).get(key, {})
    return {name: _read(key, name, raw) for name, raw in table.items()}


def _read(key: str, name: str, raw: dict[str, Any]) -> Earlier:
    figures = {k: tuple(v) if isinstance(v, list) else v for k, v in raw["figures"].items()}
    return Earlier(key, name, Settings(**raw["settings"]), figures)


def told(key: str, level: str, name: str) -> str:
    """A level of today as a piece of the file, under a name that it is to have. The figures are
    those of the smallest table."""
    players = min(registry.rules(key).meta.seats)
    lines = [f"[{key}.{name}.settings]", *_lines(asdict(levels(key)[level].settings))]
    lines += [f"[{key}.{name}.figures]", *_lines(asdict(evaluator(key).figures(players)))]
    return "\n".join(lines)


def _lines(values: dict[str, Any]) -> list[str]:
    return [f"{name} = {_literal(value)}" for name, value in values.items()]


def _literal(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return str(list(value) if isinstance(value, tuple) else value)


if __name__ == "__main__":
    game, level, day = sys.argv[1:]
    sys.stdout.write(told(game, level, f"{level}-{day}") + "\n")
