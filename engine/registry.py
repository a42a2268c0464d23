"""The games this program knows, by key: `games/games.toml` names each once. A game is loaded when
it is first asked for."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any

from engine.core.rules import Rules


@dataclass(frozen=True, slots=True)
class Entry:
    """Where a game is found.

    rules, texts: "module:name" of its rules and of the class of its words. board: the module of
    its pictures. evaluator: "module:name" of what says how much a position is worth. Here they are
    only names: the rules know nobody who speaks, draws or thinks. seats: the player counts.
    listing: "module:name" of its title and summary. With both, a game is listed without loading it.
    """

    rules: str
    texts: str = ""
    board: str = ""
    evaluator: str = ""
    course: str = ""
    seats: tuple[int, ...] = ()
    listing: str = ""


class UnknownGame(LookupError):
    """No registered game has this key."""


def _read() -> dict[str, Entry]:
    table = files("engine.games").joinpath("games.toml").read_text(encoding="utf-8")
    return {key: _entry(**entry) for key, entry in tomllib.loads(table).items()}


def _entry(seats: Iterable[int] = (), **names: str) -> Entry:
    return Entry(**names, seats=tuple(seats))


GAMES = _read()
"""Key to entry."""


def keys() -> tuple[str, ...]:
    """The keys of all games, in the order in which they are offered."""
    return tuple(GAMES)


def seats(key: str) -> tuple[int, ...]:
    """The player counts of a game, which need not be loaded for it. Raises `UnknownGame`."""
    entry = GAMES.get(key)
    return entry.seats if entry is not None and entry.seats else rules(key).meta.seats


def load(place: str) -> Any:
    """What stands under a name in a module, given as "module:name"."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


@cache
def rules(key: str) -> Rules[Any]:
    """The rules of one game. Raises `UnknownGame`, naming the games there are."""
    if key not in GAMES:
        raise UnknownGame(f"there is no game called {key!r}; choose one of {', '.join(GAMES)}")
    found: Rules[Any] = load(GAMES[key].rules)
    return found
