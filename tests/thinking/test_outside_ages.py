"""Opponents of Through the Ages that follow a published plan: they do what it says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine import registry
from engine.contenders import Contender
from engine.games.tta.actions import Build
from engine.selfplay import walk
from tests.strength.outside_ages import General, fits, general, scholar
from tests.strength.rates import Rates

GAMES = ("tta-new-story", "tta-first-edition")


def played(key: str, planner: Callable[[], Contender]) -> Rates:
    """What one of them did in two games against another of its kind."""
    rules: Any = registry.rules(key)
    found = Rates()
    for seed in (1, 2):
        table = [planner(), planner()]
        found.add(walk(rules, rules.options(), 2, seed, players=table), [0, 1])
    return found


@pytest.mark.sliced(20)
@pytest.mark.parametrize("key", GAMES)
def test_the_general_arms_and_the_scholar_learns(key: str) -> None:
    arms, books = played(key, general), played(key, scholar)
    for name in ("units built", "unit technologies taken", "aggressions"):
        assert arms.counts[name] > books.counts[name], name
    assert books.counts["lab technologies taken"] > arms.counts["lab technologies taken"]
    assert books.counts["aggressions"] == books.counts["wars"] == 0


def test_a_tactic_fits_as_many_armies_as_there_are_units_for() -> None:
    rules: Any = registry.rules("tta-new-story")
    state = rules.setup(rules.options(), 2, 5).state
    state.players[0].workers = {"warriors": 3, "knights": 2}
    civ = rules.view(state, 0).players[0]
    assert fits(civ, "medieval_army") > 0
    assert fits(civ, "heavy_cavalry") == 0
    assert fits(civ, None) == 0


def test_the_general_prefers_an_army_while_a_rival_is_stronger() -> None:
    rules: Any = registry.rules("tta-new-story")
    state = rules.setup(rules.options(), 2, 5).state
    state.players[1].workers["warriors"] = 6
    view = rules.view(state, 0)
    me = view.players[0]
    wanted = General().worth(view, me, Build("warriors"))
    state.players[1].workers["warriors"] = 0
    state.players[0].workers["warriors"] = 6
    view = rules.view(state, 0)
    assert wanted > General().worth(view, view.players[0], Build("warriors")) + 20
