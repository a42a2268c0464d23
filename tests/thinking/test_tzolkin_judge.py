"""What a position of Tzolk'in is worth: nobody starves, and workers do not wait for the same."""

from __future__ import annotations

from engine import registry
from engine.core.clone import clone
from engine.games.tzolkin.state import Tzolkin
from engine.games.tzolkin.worth import EVALUATOR

RULES = registry.rules("tzolkin")
BEGUN: Tzolkin = RULES.setup(RULES.options(), 4, 5).state


def _with(*places: tuple[str, int], corn: int = 0, skulls: int = 0, day: int = 2) -> Tzolkin:
    """The first player's workers on these spaces."""
    state = clone(BEGUN)
    state.day, state.mover, state.turns = day, 0, 4
    player = state.players[0]
    player.purse.corn, player.purse.skull = corn, skulls
    for gear, number in places:
        state.gears[gear][number] = 0
        player.hand -= 1
    return state


def _part(state: Tzolkin, name: str) -> float:
    return EVALUATOR.evaluate(state, 0)[name]


def test_corn_that_lacks_on_a_food_day_counts_and_what_is_beyond_it_does_not() -> None:
    short, enough, plenty = (_part(_with(corn=corn), "food") for corn in (2, 6, 12))
    assert short < enough == plenty == 0


def test_a_worker_in_palenque_is_counted_on_for_the_food_day() -> None:
    assert _part(_with(("palenque", 1)), "food") > _part(_with(("yaxchilan", 1)), "food")


def test_what_cannot_be_harvested_in_time_feeds_nobody() -> None:
    assert _part(_with(("palenque", 0), day=7), "food") == _part(_with(day=7), "food")


def test_two_workers_who_wait_for_the_same_skull_are_hardly_worth_more_than_one() -> None:
    one = _part(_with(("chichen_itza", 3), skulls=1), "gears")
    two = _part(_with(("chichen_itza", 3), ("chichen_itza", 4), skulls=1), "gears")
    both = _part(_with(("chichen_itza", 3), ("chichen_itza", 4), skulls=2), "gears")
    assert two - one < (both - one) / 2


def test_a_worker_who_will_fall_before_the_next_turn_is_worth_nothing() -> None:
    assert _part(_with(("yaxchilan", 7)), "gears") == 0 < _part(_with(("yaxchilan", 6)), "gears")


def test_the_marker_is_worth_something_to_whoever_will_have_it() -> None:
    """Who has it and claims will lose it: that is no gain."""
    state = _with()
    state.first, state.claimant = 0, None
    assert [bool(EVALUATOR.evaluate(state, seat).get("start")) for seat in (0, 1)] == [True, False]
    state.claimant = 0
    assert [bool(EVALUATOR.evaluate(state, seat).get("start")) for seat in (0, 1)] == [False, True]
    state.first = 2
    assert [bool(EVALUATOR.evaluate(state, seat).get("start")) for seat in (0, 2)] == [True, False]


def test_in_the_last_round_the_marker_is_worth_nothing() -> None:
    state = _with(day=26)
    state.first, state.held = 0, 3
    assert "start" not in EVALUATOR.evaluate(state, 0)


def test_the_corn_that_a_claimant_will_take_from_the_calendar_feeds() -> None:
    state = _with(corn=2)
    state.teeth, short = 4, _part(state, "food")
    state.claimant = 0
    state.players[0].hand -= 1
    assert _part(state, "food") == 0 > short


def test_a_step_is_worth_more_ahead_of_all_others_than_level_with_one() -> None:
    """The bonus is for the highest; whoever is two ahead has it as good as won."""

    def worth(others: int) -> float:
        state = _with()
        for seat, player in enumerate(state.players):
            player.temples["chaac"] = others if seat else 4
        return _part(state, "temples")

    far, near, level, behind = (worth(others) for others in (2, 3, 4, 5))
    assert far > near > level > behind
    assert worth(1) == far, "further ahead is as good"
