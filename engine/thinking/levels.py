"""How well a computer plays: four levels, as data for each game."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from engine.thinking.search import Settings

LEVELS = ("beginner", "normal", "good", "strong")
"""From the weakest to the strongest."""
FORMER = {"learner": "beginner", "usual": "normal"}
"""Levels by the names they had before; tables and saves of that time hold them."""


@dataclass(frozen=True, slots=True)
class Level:
    """A name and how it thinks."""

    name: str
    settings: Settings


@cache
def levels(game: str) -> dict[str, Level]:
    """The levels of a game by name: what `levels.toml` says of all games, and of this one."""
    table = tomllib.loads(files("engine.thinking").joinpath("levels.toml").read_text("utf-8"))
    own = table.get(game, {})
    return {
        name: Level(name, Settings(**{**table["every"][name], **own.get(name, {})}))
        for name in LEVELS
    }
