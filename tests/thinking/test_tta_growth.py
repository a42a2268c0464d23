"""What computer players of Through the Ages see in food: the workers that it will buy."""

from __future__ import annotations

from typing import Any

import pytest

from engine import registry
from engine.games.tta.actions import Populate
from engine.games.tta.editions import EDITIONS
from engine.games.tta.query import ratings
from engine.games.tta.worth import EVALUATOR
from engine.games.tta.worth.growth import Growth, outlook
from engine.games.tta.worth.prices import Prices
from engine.games.tta.worth.weights import weights
from engine.selfplay import walk
from tests.witnesses import witnessed

BOARD, CARDS = EDITIONS["new_story"].board, EDITIONS["new_story"].cards
GAMES = ("tta-new-story", "tta-first-edition")


def worth(turns: int, **changed: Any) -> float:
    usual: dict[str, Any] = {"bank": 14, "store": 2, "made": 4, "fewer": 0.4}
    return outlook(BOARD, Growth(**{**usual, **changed}), Prices(weights(2), turns, CARDS))


@pytest.mark.parametrize("turns", [1, 4, 12])
def test_more_food_is_never_worth_less(turns: int) -> None:
    in_store = [worth(turns, store=n) for n in range(12)]
    made = [worth(turns, made=n) for n in range(12)]
    assert in_store == sorted(in_store)
    assert made == sorted(made)


def test_food_is_worth_nothing_where_no_worker_can_come() -> None:
    assert worth(12, bank=0) == 0
    assert worth(0) == 0
    assert worth(12) > worth(4) > worth(2) > 0


def test_a_second_farm_is_worth_more_where_everything_is_eaten() -> None:
    hungry = worth(12, made=3, store=0) - worth(12, made=2, store=0)
    sated = worth(12, made=12, store=0) - worth(12, made=11, store=0)
    assert hungry > 2 * sated


@pytest.mark.sliced(10)
@pytest.mark.parametrize("game", GAMES)
def test_who_has_the_food_and_is_happy_gains_by_growing(game: str) -> None:
    rules: Any = registry.rules(game)
    tried = 0
    for seed in range(30, 36):
        for ply in walk(rules, rules.options(), 2, seed):
            if not isinstance(ply.action, Populate) or ply.state.age > 2:
                continue
            before, after, seat = ply.state, ply.step.state, ply.seat
            if ratings.discontent(after, seat) or before.players[seat].idle > 1:
                continue
            now = EVALUATOR.evaluate(before, seat)
            then = EVALUATOR.evaluate(after, seat)
            gained = {part: then[part] - now[part] for part in ("workers", "food", "food_rate")}
            assert sum(gained.values()) > 0, f"{gained}, round {before.round}, seed {seed}"
            tried += 1
    witnessed(tried, "workers who came", f"{game}, seeds 30 to 35", least=5)
