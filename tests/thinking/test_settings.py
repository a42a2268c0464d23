"""What each switch of a search does: on the tower, whose best line is known for all of them."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any, Literal

import pytest

from engine.core import Decision, Pick, Turn, record
from engine.core.rng import seeded
from engine.thinking import Settings, consider
from engine.thinking.search import ENDED, WON, Plan, Search
from tests.thinking import tower
from tests.thinking.tower import EVALUATOR, RULES, Lay, LayThree, State, TowerEvaluator

BEAM = Settings(width=8)
GREEDY = Settings(width=1, depth=1)
CLAY, GOLD, BEG, STOP = Lay("clay"), Lay("gold"), Lay("beg"), Lay("stop")
TOWER = (CLAY, CLAY, CLAY)


@record
class LayOrStop(LayThree):
    """The same turn, in which the game can be brought to its end as well."""

    kind: Literal["lay_or_stop"] = "lay_or_stop"  # type: ignore[assignment]

    def ask(self, s: State) -> tuple[Decision, ...]:
        return (Decision(s.turn % 2, "lay", (Pick("lay", (GOLD, CLAY, STOP)),)),)

    def answer(self, t: Turn[State], seat: int, action: Any) -> None:
        if action == STOP:
            t.state.agenda.clear()
            t.state.over = True
        else:
            LayThree.answer(self, t, seat, action)


class Generous(TowerEvaluator):
    """Would rather have nothing, so whoever is asked for things gives them."""

    def evaluate(self, state: State, seat: int) -> dict[str, float]:
        mine = state.players[seat]
        return {"points": float(mine.points), "things": -float(mine.things)}


class AfraidOfTowers(TowerEvaluator):
    """Takes ten points for a loss, though they may win the game."""

    def evaluate(self, state: State, seat: int) -> dict[str, float]:
        points = float(state.players[seat].points)
        return {"points": -points if points >= tower.TOWER else points}


def state(turn: int = 0, points: tuple[int, int] = (0, 0), *frames: Any) -> State:
    found = RULES.setup(RULES.options(), 2, 1).state
    found.turn = turn
    for player, n in zip(found.players, points, strict=True):
        player.points = n
    found.agenda = list(frames) or found.agenda
    return found


def plans(settings: Settings, world: State, judge: Any = EVALUATOR, seed: int = 7) -> list[Plan]:
    return Search(RULES, judge, world.turn % 2, settings, seeded(seed)).plans([world])


def begun(found: list[Plan]) -> list[Lay]:
    return [plan.actions[0] for plan in found]  # type: ignore[misc]


# ------------------------------------------------------------------------------------- noise


def values(noise: float, block: Lay) -> list[float]:
    """What one answer is taken for, in forty searches."""
    found = [plans(replace(GREEDY, noise=noise), state(), seed=seed) for seed in range(40)]
    return [p.value for some in found for p in some if p.actions == (block,)]


def test_noise_misjudges_both_ways_and_never_by_more() -> None:
    gold = values(5.0, GOLD)
    assert all(17.0 <= value <= 27.0 for value in gold), "22 points, give or take 5"
    assert min(gold) < 19.0
    assert max(gold) > 25.0
    assert set(values(0.0, GOLD)) == {22.0}


def test_noise_chooses_wrongly_where_values_are_near() -> None:
    """Gold is worth 2 more than clay: a noise of 50 often chooses clay, one of 0.9 never."""
    chosen = [begun(plans(replace(GREEDY, noise=50.0), state(), seed=n))[0] for n in range(20)]
    assert {*chosen} == {GOLD, CLAY}
    chosen = [begun(plans(replace(GREEDY, noise=0.9), state(), seed=n))[0] for n in range(20)]
    assert {*chosen} == {GOLD}


def test_what_a_plan_leads_to_is_never_misjudged() -> None:
    """Where worlds are compared, and where a hint tells what comes of a plan."""
    noisy = replace(BEAM, noise=50.0)
    found = Search(RULES, EVALUATOR, 0, replace(noisy, worlds=2), seeded(3)).plans(
        [state(), state()]
    )
    worth: dict[tuple[Any, ...], float] = {
        TOWER: 30.0,
        (GOLD, GOLD, GOLD): 26.0,
        (GOLD, GOLD, CLAY): 24.0,
    }
    told = {tuple(sorted(p.actions, key=str, reverse=True)): p.value for p in found}
    assert told
    assert all(worth.get(plan, 22.0) == value for plan, value in told.items())


# ------------------------------------------------------------------------------------- honest


def test_honest_advice_finds_the_best_line_whatever_the_noise() -> None:
    noisy = replace(BEAM, noise=50.0)
    lines = {plans(noisy, state(), seed=seed)[0].actions for seed in range(12)}
    assert len(lines) > 1, "a noisy search misses it"
    honest = {plans(noisy.honest(), state(), seed=seed)[0].actions for seed in range(12)}
    assert honest == {TOWER}


def test_honest_advice_changes_nothing_else() -> None:
    """It attacks, bids and ends the game as the level does that it speaks for."""
    for level in (Settings(3, 2, 4, 5, 6, 7.0, False, 0.3, False, 2), Settings(noise=1.0)):
        changed = {
            f.name
            for f in fields(Settings)
            if getattr(level, f.name) != getattr(level.honest(), f.name)
        }
        assert changed == {"noise"}
    assert plans(BEAM.honest(), state(2), Generous())[0].actions == (BEG, BEG, BEG)


# ------------------------------------------------------------------------------------- bold


def test_the_bold_beg_where_begging_is_best() -> None:
    assert plans(BEAM, state(2), Generous())[0].actions == (BEG, BEG, BEG)


def test_others_build_their_tower() -> None:
    shy = plans(replace(BEAM, bold=False), state(2), Generous())
    assert shy[0].actions == TOWER
    assert all(BEG not in plan.actions for plan in shy)


def test_where_all_is_bold_something_is_answered_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(TowerEvaluator, "is_aggressive", lambda self, state, action: True)
    assert plans(replace(BEAM, bold=False), state(2), Generous())[0].actions == (
        BEG,
        BEG,
        BEG,
    )


# ------------------------------------------------------------------------------------- ends


def test_who_leads_takes_what_there_is_and_ends_the_game() -> None:
    best = plans(BEAM, state(0, (9, 0), LayOrStop()))[0]
    assert best.actions == (GOLD, GOLD, STOP)
    assert best.value == 9 + 4 + 20 + WON


def test_who_must_not_end_the_game_builds_the_tower() -> None:
    found = plans(replace(BEAM, ends=False), state(0, (9, 0), LayOrStop()))
    assert found[0].actions == TOWER
    (stop,) = [plan for plan in found if plan.actions == (STOP,)]
    assert stop.value == 9 + 20 + WON - ENDED, "even winning is no reason"


def test_who_is_behind_does_not_end_the_game() -> None:
    found = plans(BEAM, state(0, (0, 9), LayOrStop()))
    assert found[0].actions == TOWER
    (stop,) = [plan for plan in found if plan.actions == (STOP,)]
    assert stop.value == 20 - WON


def test_an_end_that_others_bring_about_is_worth_what_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The last turn is the other's; whoever must not end the game is not to blame for that."""
    monkeypatch.setattr(tower, "TURNS", 2)
    search = Search(RULES, EVALUATOR, 0, replace(BEAM, ends=False), seeded(7))
    over = state(2, (3, 1))
    over.agenda, over.over = [], True
    assert search._value(over, 1) == 1 + 20 - WON
    assert search._value(over, 0) == 3 + 20 + WON - ENDED


# ------------------------------------------------------------------------------------- careful


def test_a_caretaker_does_nothing_of_all_that() -> None:
    """No noise, no attack, no end, and half of the highest bid."""
    wild = replace(BEAM, noise=50.0)
    careful = wild.careful()
    ending = {plans(careful, state(0, (9, 0), LayOrStop()), seed=n)[0].actions for n in range(6)}
    assert ending == {TOWER}
    begging = {plans(careful, state(2), Generous(), seed=n)[0].actions for n in range(6)}
    assert begging == {TOWER}
    changed = {
        f.name for f in fields(Settings) if getattr(wild, f.name) != getattr(careful, f.name)
    }
    assert changed == {"noise", "bold", "reach", "ends"}
    assert careful.reach == 0.5


# ------------------------------------------------------------------------------------- endgame


def test_who_plays_on_to_the_end_sees_what_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other has a point and takes six more. Three gold are six points: that loses; a tower
    wins, though this judge is afraid of it."""
    monkeypatch.setattr(tower, "TURNS", 2)
    world, afraid = state(0, (0, 1)), AfraidOfTowers()
    assert plans(BEAM, world, afraid)[0].actions == (GOLD, GOLD, GOLD)
    best = plans(replace(BEAM, ahead=1), world, afraid)[0]
    assert best.actions == TOWER
    assert best.value == WON - 10


def test_all_finalists_are_worth_how_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tower, "TURNS", 2)
    found = plans(replace(BEAM, ahead=1), state(0, (0, 1)), AfraidOfTowers())
    assert [(p.actions, p.value) for p in found] == [
        (TOWER, WON - 10),
        ((GOLD, GOLD, GOLD), 6 - WON),
    ]


@pytest.mark.parametrize(("ahead", "known"), [(1, False), (2, True)])
def test_own_turns_until_the_end_are_counted(
    monkeypatch: pytest.MonkeyPatch, ahead: int, known: bool
) -> None:
    """Of six turns the first is played; two more of the own ones are to come."""
    monkeypatch.setattr(tower, "TURNS", 6)
    settings = replace(BEAM, ahead=ahead, bold=False)
    assert (abs(plans(settings, state())[0].value) > WON / 2) is known


# ------------------------------------------------------------------------------------- least


def thought(settings: Settings, laid: tuple[str, ...] = (), whole: bool = False) -> Any:
    world = state()
    world.laid = list(laid)
    return consider(RULES, EVALUATOR, 0, settings, [world], seeded(7), whole)


def test_the_least_is_the_single_answer_that_gains_least() -> None:
    """With two clay blocks laid, one more makes the tower, and gold is worth 2."""
    found = thought(BEAM, ("clay", "clay"))
    assert [plan.actions for plan in found.plans] == [(CLAY,), (GOLD,)]
    assert found.least.action == GOLD
    assert found.least.worth == {"points": 2.0, "things": 20.0}
    assert [worth["points"] for worth in found.then] == [10.0, 2.0]


def test_among_single_answers_the_worst_is_the_least() -> None:
    found = thought(GREEDY)
    assert [plan.actions for plan in found.plans] == [(GOLD,), (CLAY,)]
    assert (found.least.action, found.least.worth["points"]) == (CLAY, 0.0)


def test_where_every_plan_is_longer_the_shortest_count() -> None:
    """Of two plans of three answers it is the one that gains less."""
    found = thought(BEAM)
    assert [len(plan.actions) for plan in found.plans] == [3, 3]
    assert (found.least.action, found.least.worth["points"]) == (GOLD, 6.0)
    assert [worth["points"] for worth in found.then] == [10.0, 6.0]


def test_one_plan_alone_is_not_the_least() -> None:
    """There is nothing to compare it with."""
    found = thought(replace(BEAM, steps=0))
    assert len(found.plans) == 1
    assert found.least is None


def test_a_longer_plan_is_not_the_least_however_little_it_gains() -> None:
    """Ending the game is one answer; going on with gold is three and may be worth less."""
    world = state(0, (9, 0), LayOrStop())
    found = consider(RULES, EVALUATOR, 0, BEAM, [world], seeded(7))
    assert found.least is not None
    assert found.least.action == STOP
    assert found.least.worth["points"] == 9.0
    assert found.steps > 0
