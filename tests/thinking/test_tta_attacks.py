"""What computer players of Through the Ages think of attacks that cannot succeed."""

from __future__ import annotations

import pytest

from engine.core.rng import seeded
from engine.games.tta.actions import Commit, PlayAggression, SendForce
from engine.games.tta.worth import EVALUATOR
from engine.thinking import Settings, prepare, think
from engine.thinking.answers import least_first, way_out
from engine.thinking.search import Search
from tests.games.tta.table import Table
from tests.games.tta_first_edition.conftest import FirstTable

ARMIES = [
    ({"warriors": 2}, {"warriors": 2}),
    ({"warriors": 2}, {"warriors": 4}),
    ({"warriors": 1, "swordsmen": 1}, {"swordsmen": 2}),
    ({"warriors": 3}, {"warriors": 1, "swordsmen": 1, "knights": 1}),
]
"""Units of the attacker and of a target that is not weaker."""


def facing(attacker: dict[str, int], target: dict[str, int], card: str = "raid_i") -> Table:
    """A first-edition table at the politics of seat 0, which has an aggression in hand."""
    table = FirstTable(2, age=1)
    table.seat(0, military=[card], only_workers={**attacker, "agriculture": 2, "bronze": 2})
    table.seat(1, only_workers={**target, "agriculture": 2, "bronze": 2, "philosophy": 1})
    table.phase("politics")
    return table


@pytest.mark.parametrize(("attacker", "target"), ARMIES)
@pytest.mark.parametrize("level", ["good", "strong"])
def test_no_attack_on_who_is_not_weaker(
    attacker: dict[str, int], target: dict[str, int], level: str
) -> None:
    table = facing(attacker, target)
    assert table.strength(0) <= table.strength(1)
    plan = think(prepare(table.rules, table.s, 0, level, seeded(3))).plans[0]
    assert not isinstance(plan.actions[0], PlayAggression)


def test_an_attack_on_who_is_weaker_is_thought_of() -> None:
    """So that the others are not left out for some other reason."""
    table = facing({"swordsmen": 4}, {"warriors": 1}, "spy")
    table.seat(1, science=5)
    found = think(prepare(table.rules, table.s, 0, "good", seeded(3))).plans
    assert isinstance(found[0].actions[0], PlayAggression)


def replied(table: Table) -> Table:
    """The table after everything that the modelled target answers."""
    search = Search(table.rules, EVALUATOR, 0, Settings(), seeded(1))
    while table.decision.seat == 1:
        reached = search._reply(table.s, table.decision)
        table.s = reached.state
    return table


def test_the_target_of_an_attack_that_has_failed_gives_up_nothing() -> None:
    table = facing({"warriors": 1}, {"warriors": 4})
    table.act(0, PlayAggression("raid_i", 1), SendForce())
    assert replied(table).civ(1).workers["warriors"] == 4


def test_the_target_gives_up_no_more_than_what_holds() -> None:
    """One of two armies of Warriors is enough to hold, if it wants to hold at all."""
    table = facing({"warriors": 5}, {"warriors": 4})
    table.act(0, PlayAggression("raid_i", 1), SendForce())
    assert replied(table).civ(1).workers["warriors"] >= 3


def test_the_answer_that_commits_to_least_comes_first() -> None:
    table = facing({"warriors": 5}, {"warriors": 4})
    table.act(0, PlayAggression("raid_i", 1), SendForce())
    ordered = least_first(table.decision, table.decision.every())
    assert ordered[0] == SendForce()
    assert way_out(table.decision) == SendForce()
    assert Commit("warriors") in ordered[1:]
