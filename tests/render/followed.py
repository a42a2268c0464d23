"""Plans as hints follow them, with the true states along them, for tests of reasons."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any

from engine import registry
from engine.core import Action
from engine.core.rng import seeded
from engine.selfplay import walk
from engine.thinking import prepare, think
from render.hints import Followed, Hints, Reason
from render.registry import presentation
from tables.model.turns import Point
from tables.model.ways import Way, ways

NAMES = ("Ann", "Bob", "Chloe", "Dimitri", "Eve")


@dataclass(frozen=True)
class Told:
    """A plan of a seat with what speaks for it. states: before it, and after each of its steps of
    which the result is known."""

    seat: int
    way: Way
    plan: Followed[Any]
    states: tuple[Any, ...]
    found: tuple[Reason, ...]


def words_of(game: str, seats: int) -> Hints[Any]:
    """The words of a game's hints."""
    found = presentation(game).texts(NAMES[:seats]).hints()
    assert found is not None
    return found


def followed(game: str, state: Any, seat: int, *actions: Action) -> Followed[Any]:
    """These answers of a seat in a position, with all that they lead to."""
    rules = registry.rules(game)
    steps = []
    for action in actions:
        steps.append((rules.view(state, seat), action))
        state = rules.apply(state, seat, action).state
    return Followed(tuple(steps), len(steps), rules.view(state, seat))


def told(
    game: str,
    seats: int,
    chance: int,
    every: int,
    least: int = 0,
    most: int = 2000,
    options: Mapping[str, Any] | None = None,
) -> Iterator[Told]:
    """What hints of level normal find at some points of a game by chance."""
    rules, words = registry.rules(game), words_of(game, seats)
    chosen = rules.options.model_validate(options or rules.meta.quick)
    for ply in islice(walk(rules, chosen, seats, chance), least, most, every):
        seat = ply.decisions[0].seat
        task = prepare(rules, ply.state, seat, "normal", seeded(3), advice=True)
        here = Point(0, ply.state, ply.decisions)
        for way in ways(rules, here, seat, task, think(task)):
            plan = Followed(way.steps, way.draft, way.after)
            states = [ply.state]
            for action in way.actions[: way.draft]:
                states.append(rules.apply(states[-1], seat, action).state)
            yield Told(seat, way, plan, tuple(states), tuple(words.finds(plan)))
