"""The recorded games end in the three ways there are, which the cause alone does not tell apart."""

from __future__ import annotations

import pytest

from engine.games.tta import RULES
from engine.selfplay import walk
from tests.conformance.endings import ENDINGS

AGE_IV = 4


def plies(name):
    ending = ENDINGS["tta-new-story"][name]
    return list(walk(RULES, RULES.options(), ending.seats, ending.seed, ending.wild))


@pytest.mark.rule("NS-2.4", "NS-3.3")
@pytest.mark.parametrize(("name", "rounds_left"), [("start_player", 0), ("other_player", 1)])
def test_the_last_round_is_this_one_or_the_next(name, rounds_left):
    game = plies(name)
    begun = next(p.step.state for p in game if p.step.state.age == AGE_IV)
    assert (begun.current == begun.start) == (name == "start_player")
    assert begun.last_round == begun.round + rounds_left
    over = game[-1].step.state
    assert (over.cause, over.round) == ("last_round", begun.last_round)
    assert len({civ.turns for civ in over.players}) == 1


@pytest.mark.rule("NS-4.8", "NS-2.4")
def test_all_but_one_resign():
    over = plies("resigned")[-1].step.state
    assert over.cause == "resigned"
    assert sum(not civ.out for civ in over.players) == 1
    assert RULES.gone(over) == {seat for seat, civ in enumerate(over.players) if civ.out}
    assert over.age < AGE_IV
