"""What the conformance suite runs over: every registered game and the toy, all player counts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import pytest

import engine.registry
from engine.core import Options, Rng, Rules
from engine.selfplay import some_options
from render.lang.language import ENGLISH, LANGUAGES, Language, language
from render.picture import Painter
from render.registry import presentation
from tests.kernel import toy

T = TypeVar("T")

TOY = toy.RULES.meta.key
GAMES = (TOY, *engine.registry.keys())


LONG: dict[str, tuple[dict[str, Any], ...]] = {
    "antike-duellum": ({"turn_limit": 500}, {"turn_limit": 500, "coins": 2}),
}
"""Options of games long enough for all that is rare, in turn."""


def translations() -> list[Language]:
    """Every language there is besides English. A folder of `render/lang` is enough."""
    return [language(code) for code in LANGUAGES if code != ENGLISH.code]


def row(table: Mapping[str, T], key: str, name: str, what: str) -> T:
    """The row of a game in a table of this suite. name: of the table. what: it holds, for those who
    add a game and have not written it yet."""
    assert key in table, (
        f"{name} has no row for {key!r}: write there {what}, even if that is nothing"
        " (docs/adding-a-game.md, step 15)"
    )
    return table[key]


def game(key: str) -> Rules[Any]:
    """The rules of a registered game or of the toy."""
    return toy.RULES if key == TOY else engine.registry.rules(key)


def tables() -> list[tuple[str, int]]:
    """Every game with every number of players."""
    return [(key, seats) for key in GAMES for seats in game(key).meta.seats]


def imagines(key: str) -> bool:
    """Whether a game lets turns be prepared at all."""
    return type(game(key)).simulate_turn is not Rules.simulate_turn


def largest_tables(at_most: int) -> list[tuple[str, int]]:
    """Every game with as many players as it can have up to this number."""
    return [(key, max(n for n in game(key).meta.seats if n <= at_most)) for key in GAMES]


def options(key: str, seed: int) -> Options:
    """Quick options; what else can be chosen depends on the seed."""
    return some_options(game(key), Rng(seed))


def long_options(key: str, seed: int) -> Options:
    """The same for a long game."""
    choices = LONG.get(key, ({},))
    chosen = {**options(key, seed).model_dump(), **choices[seed % len(choices)]}
    return game(key).options.model_validate(chosen)


def painter_of(key: str) -> Painter:
    """What draws a game; skips a test about pictures where there are none yet."""
    painter = presentation(key).painter
    if painter is None:
        pytest.skip("this game has no pictures")
    return painter


def every_picture(painter: Painter, view: Any) -> tuple[str, ...]:
    """The public pictures of a view, the parts of the table in both formats among them."""
    parts = (*painter.parts(view, "phone"), *painter.parts(view, "desk"))
    return tuple(dict.fromkeys((*painter.pictures(view), *parts)))


every_table = pytest.mark.parametrize(("key", "seats"), tables())
every_game = pytest.mark.parametrize("key", GAMES)
