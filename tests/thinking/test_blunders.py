"""The counts of what computer players waste are those of the games."""

from __future__ import annotations

from itertools import chain
from typing import Any

import pytest

from engine import registry
from engine.games.tta import actions as a
from engine.selfplay import walk
from tests.strength.blunders import GAMES, NAMES, Blunders
from tests.witnesses import witnessed


@pytest.mark.sliced(10)
@pytest.mark.parametrize("key", GAMES)
def test_what_is_counted_is_what_was_done(key: str) -> None:
    rules: Any = registry.rules(key)
    found = Blunders()
    games = [list(walk(rules, rules.options(), 2, seed)) for seed in (1, 2)]
    for plies in games:
        found.add(plies, [0, 1])
    done = list(chain.from_iterable(games))
    left = sum(max(0, p.state.players[p.seat].ca) for p in done if isinstance(p.action, a.EndTurn))
    attacks = [p for p in done if isinstance(p.action, a.PlayAggression)]
    assert found.counts["civil actions left"] == left
    assert found.counts["aggressions"] == len(attacks)
    assert found.counts["wars"] == sum(isinstance(p.action, a.DeclareWar) for p in done)
    assert (
        found.rate("culture at the end")
        == sum(civ.culture for plies in games for civ in plies[-1].step.state.players) / 4
    )
    witnessed(attacks, "aggressions", f"{key}, seeds 1 and 2")


def test_only_the_seats_that_are_named_are_counted() -> None:
    rules: Any = registry.rules("tta-new-story")
    plies = list(walk(rules, rules.options.model_validate(rules.meta.quick), 2, 3))
    one, other, both = Blunders(), Blunders(), Blunders()
    for found, seats in ((one, [0]), (other, [1]), (both, [0, 1])):
        found.add(plies, seats)
    for name in NAMES:
        assert one.counts[name] + other.counts[name] == both.counts[name]
    assert len(both.lines()) == len(NAMES)
