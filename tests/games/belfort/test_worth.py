"""Whoever thinks about Belfort beats whoever does not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.contenders import Contender, Seen, Thinker
from engine.core.rng import seeded
from engine.duel import play
from engine.games.belfort.components import BOX
from engine.games.belfort.rules import RULES
from engine.games.belfort.worth import EVALUATOR
from engine.players import UniformPlayer
from engine.selfplay import walk
from engine.thinking import Settings
from tests.games.belfort.table import BLUE, RED, Table


@pytest.mark.sliced(10)
def test_one_answer_ahead_beats_chance() -> None:
    players: list[Contender] = [
        Thinker(Settings(width=1, depth=1), EVALUATOR),
        Seen(UniformPlayer()),
    ]
    game = play(RULES, RULES.options(), players, 5)
    assert game.outcome is not None
    assert game.outcome.winners == (0,)
    assert game.points[0] > game.points[1]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_position_is_judged_alike_for_equal_worlds(seats: int) -> None:
    """What a seat cannot see has no part in what it thinks of a position."""
    for ply in walk(RULES, RULES.options(), seats, 3):
        if ply.number % 40 == 0:
            other = RULES.determinize(ply.state, 0, seeded(1))
            assert EVALUATOR.evaluate(other, 0) == EVALUATOR.evaluate(ply.state, 0)


def test_figures_can_be_exchanged() -> None:
    state = RULES.setup(RULES.options(), 2, 1).state
    dear = EVALUATOR.with_figures(replace(EVALUATOR.figures(2), gold=9.0))
    assert dear.evaluate(state, 0)["goods"] > EVALUATOR.evaluate(state, 0)["goods"]


@pytest.mark.parametrize("good", range(4))
def test_goods_pay_for_one_marker_only(good: int) -> None:
    """With one of a good the second marker that costs one is not paid for."""
    have = [9.0 if other != good else 1.0 for other in range(4)]
    wood, stone, metal, gold = (int(other == good) for other in range(4))
    price = (wood, stone, metal, gold, 1)
    one, two = (EVALUATOR._payable([*have], [price] * count, 1.0) for count in (1, 2))
    assert one == two > EVALUATOR._payable([*have], [], 1.0)


def test_an_area_is_worth_its_bonus_to_whoever_is_alone_at_the_top() -> None:
    """A tie may still be broken, so it counts for less; being behind counts for nothing."""

    def worth(others: int) -> float:
        table = Table(3).sent(RED, "forest", elf=2).sent(BLUE, "forest", elf=others)
        return EVALUATOR.evaluate(table.state, RED)["areas"]

    ahead, tied, behind = worth(1), worth(2), worth(3)
    assert ahead > tied > behind


def test_a_scoring_counts_until_its_month_is_over() -> None:
    """Also in the month at the end of which it comes."""
    scored = next(n for n, month in enumerate(BOX.calendar, start=1) if month.scoring)

    def districts(number: int) -> float:
        table = Table(3).marks(RED, "pub_d1", "gardens_d1")
        table.state.round = number
        return EVALUATOR.evaluate(table.state, RED)["districts"]

    assert districts(scored - 1) == districts(scored) > districts(scored + 1) > 0


def _goods(**amounts: int) -> float:
    """What goods are worth in own Actions with a Pub in hand, which costs 1 wood and 2 stone."""
    table = Table(3).hand(RED, "pub").goods(RED, **amounts).turn(RED)
    return EVALUATOR.evaluate(table.state, RED)["goods"]


def test_goods_are_worth_most_together_where_they_pay_for_a_building() -> None:
    pays, lacks = _goods(wood=1, stone=2), _goods(wood=2, stone=1)
    assert pays > lacks > 0


def test_a_heap_of_one_kind_is_worth_nothing_more() -> None:
    assert _goods(metal=9) == _goods(metal=5)


def test_a_worker_on_a_plank_counts_until_the_own_actions_and_is_used_in_them() -> None:
    """Or nobody would take him back before the turn ends."""
    table = Table(3).built(RED, "blacksmith").on(RED, blacksmith_1="dwarf")
    table.state.phase = "placement"
    table.state.passed = [True] * 3
    assert EVALUATOR.evaluate(table.state, RED)["spaces"] > 0
    table.state.phase, table.state.mover = "actions", RED
    assert EVALUATOR.evaluate(table.state, RED)["spaces"] == 0


def test_gold_that_taxes_will_not_find_costs_points() -> None:
    def areas(gold: int) -> float:
        table = Table(3).goods(RED, gold=gold).scores(RED, 20)
        table.state.phase = "placement"
        table.state.passed = [True] * 3
        parts = EVALUATOR.evaluate(table.state, RED)
        return parts["areas"]

    assert areas(0) < areas(9) <= 0
