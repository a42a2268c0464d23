"""The best plans of a turn are looked at again some own turns later, in worlds that are dealt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from engine import registry
from engine.core.rng import seeded
from engine.selfplay import walk
from engine.thinking import LEVELS, Settings, levels, prepare, think
from engine.thinking.playing_on import PlayingOn
from engine.thinking.review import Comparison
from engine.thinking.search import REPLIED, Plan, Search
from tests.thinking.tower import EVALUATOR, RULES, Lay, State, TowerEvaluator

BEAM = Settings(width=20, ahead=0)
ON = replace(BEAM, onward=1, steps=40000)
CLAY, GOLD, PEEK = Lay("clay"), Lay("gold"), Lay("peek")
TOWER = (CLAY, CLAY, CLAY)


class Shortsighted(TowerEvaluator):
    """Sees only in the third turn and later that points are good."""

    def evaluate(self, state: State, seat: int) -> dict[str, float]:
        points = float(state.players[seat].points)
        return {"points": points if state.turn > 2 else -points}


def state(turn: int = 0) -> State:
    found = RULES.setup(RULES.options(), 2, 1).state
    found.turn = turn
    return found


def plans(settings: Settings, *worlds: State, judge: Any = EVALUATOR) -> list[Plan]:
    return Search(RULES, judge, 0, settings, seeded(7)).plans(worlds or (state(),))


def gold(position: State, seat: int) -> Sequence[Lay]:
    return [GOLD]


# --------------------------------------------------------------------- so many turns later


@pytest.mark.parametrize(
    ("turns", "reached", "points"), [(0, 1, [2, 0]), (1, 3, [8, 6]), (2, 4, [8, 12])]
)
def test_a_position_is_played_on_until_own_turns_are_over(
    turns: int, reached: int, points: list[int]
) -> None:
    """The turn that goes on is ended, but does not count; the second own turn never comes, because
    the game is over after four turns."""
    begun = state()
    begun.laid, begun.players[0].points = ["clay", "clay"], 0
    on = PlayingOn(RULES, EVALUATOR, 0, EVALUATOR.moment(begun), gold)
    found = on.later(begun, turns)
    assert (found.turn, [player.points for player in found.players]) == (reached, points)


def test_what_a_plan_is_good_for_is_seen_later() -> None:
    """At the end of the turn this judge takes points for a loss, one own turn later for a gain."""
    assert plans(BEAM, judge=Shortsighted())[0].actions != TOWER
    best = plans(ON, judge=Shortsighted())[0]
    assert best.actions == TOWER
    assert best.value > 0, "as it is judged then"


def test_who_plays_nothing_on_judges_at_the_end_of_the_turn() -> None:
    assert plans(replace(ON, onward=0)) == plans(BEAM)


def test_only_the_best_few_are_played_on_and_nothing_is_worth_more_than_they() -> None:
    found = plans(replace(ON, finalists=2), state(2))
    values = [plan.value for plan in found]
    assert len(found) > 2
    assert values == sorted(values, reverse=True)


def test_what_others_do_is_thought_about_once() -> None:
    """In the second line they do as in the first; the own turns are thought about again."""
    asked: list[int] = []

    def reply(position: State, seat: int) -> Sequence[Lay]:
        asked.append(seat)
        return [GOLD, GOLD, GOLD] if position.players[0].points else [CLAY, CLAY, CLAY]

    on = PlayingOn(RULES, EVALUATOR, 0, (0, 0), reply)
    lines = [state(1), state(1)]
    lines[0].players[0].points = 4
    found = [on.later(line, 1).players[1].points for line in lines]
    assert asked == [1, 0, 0]
    assert found == [6, 6], "alone, the second would have built a tower"


def test_what_others_cannot_do_any_more_is_thought_about_anew() -> None:
    """Only in the second half of the game anybody may beg."""
    on = PlayingOn(RULES, EVALUATOR, 0, (0, 0), lambda position, seat: [GOLD, GOLD, GOLD])
    on.known[1, ((1, 1), 0)] = [Lay("beg")]
    assert on.later(state(1), 1).players[1].points == 6


# --------------------------------------------------------------------- worlds


def worlds(*tops: str) -> list[State]:
    """The third turn, with these cards on top."""
    found = []
    for top in tops:
        world = state(2)
        world.cards.cards.remove(top)
        world.cards.cards.append(top)
        found.append(world)
    return found


def peeking(found: list[Plan]) -> float:
    return max(plan.value for plan in found if plan.actions[0] == PEEK)


def test_plans_count_by_the_middle_of_the_worlds_that_are_dealt() -> None:
    dealt = worlds("good", "bad", "bad")
    lucky = plans(replace(ON, finalists=9), *dealt)
    fair = plans(replace(ON, finalists=9, deals=3), *dealt)
    assert peeking(fair) < peeking(lucky)


def test_after_each_world_the_better_half_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []
    later = Search._later

    def counted(self: Any, plans: Sequence[Plan], world: State) -> Any:
        looked.append(len(plans))
        return later(self, plans, world)

    monkeypatch.setattr(Search, "_later", counted)
    plans(replace(ON, finalists=8, deals=4), *worlds("good", "bad", "bad", "good"))
    assert looked == [8, 4, 2, 2]


def test_as_many_worlds_are_dealt_as_are_played_on() -> None:
    assert replace(ON, worlds=1, deals=3).dealt == 3
    assert replace(ON, worlds=4, deals=3).dealt == 4
    rules, strong = registry.rules("tzolkin"), levels("tzolkin")["strong"].settings
    begun = rules.setup(rules.options(), 2, 3)
    task = prepare(rules, begun.state, begun.decisions[0].seat, "strong", seeded(1))
    assert len(task.worlds) == strong.dealt
    assert len(set(task.worlds)) > 1, "each with other things hidden"


# --------------------------------------------------------------------- the budget


@pytest.mark.parametrize("steps", [14, 40, 80, 200, 400])
def test_what_the_budget_leaves_unfinished_does_not_count(steps: int) -> None:
    judge: Any = Shortsighted()
    short = Search(RULES, judge, 0, replace(ON, steps=steps), seeded(7))
    found = short.plans([state()])
    assert short.taken <= steps + REPLIED
    known = (plans(BEAM, judge=Shortsighted()), plans(ON, judge=Shortsighted()))
    assert found[0].actions in [some[0].actions for some in known]


def test_a_small_budget_plays_nothing_on_and_a_large_one_does() -> None:
    def best(steps: int) -> Plan:
        return plans(replace(ON, steps=steps), judge=Shortsighted())[0]

    assert best(60).actions != TOWER
    assert best(40000).actions == TOWER


# --------------------------------------------------------------------- who does so


def test_only_strong_plays_on() -> None:
    for key in (key for key, entry in registry.GAMES.items() if entry.evaluator):
        found = levels(key)
        assert [name for name in LEVELS if found[name].settings.onward] in ([], ["strong"])
        assert not found["normal"].settings.careful().onward
    assert levels("tzolkin")["strong"].settings.onward


def test_a_review_compares_turns_where_they_end() -> None:
    """What is worth so much later cannot be compared with the turn itself."""
    found = [
        Comparison(RULES, EVALUATOR, 0, settings, seeded(7)).of([state()], [GOLD])
        for settings in (ON, BEAM)
    ]
    assert found[0] == found[1]


@pytest.mark.sliced(10)
def test_the_same_task_the_same_thought_of_strong() -> None:
    rules = registry.rules("tzolkin")
    ply = list(zip(walk(rules, rules.options(), 2, 5), range(30), strict=False))[-1][0]
    task = prepare(rules, ply.state, ply.decisions[0].seat, "strong", seeded(3))
    thought = think(task)
    assert thought == think(task)
    assert thought.steps <= task.settings.steps + REPLIED
