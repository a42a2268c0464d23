"""The games this program knows, by key. Loaded when first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from engine.core.rules import Rules

_GAMES = {
    "antike-duellum": "engine.games.antike",
    "tta-new-story": "engine.games.tta",
}
"""Key to package; the package exports `RULES`, an instance of its `Rules` class."""


class UnknownGame(LookupError):
    """No registered game has this key."""


def keys() -> tuple[str, ...]:
    """The keys of all games, in the order in which they are offered."""
    return tuple(_GAMES)


@cache
def rules(key: str) -> Rules[Any]:
    """The rules of one game. Raises `UnknownGame`, naming the games there are."""
    if key not in _GAMES:
        raise UnknownGame(f"there is no game called {key!r}; choose one of {', '.join(_GAMES)}")
    found: Rules[Any] = import_module(_GAMES[key]).RULES
    return found
