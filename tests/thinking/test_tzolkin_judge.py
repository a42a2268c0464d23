"""What a position of Tzolk'in is worth: nobody starves, and workers do not wait for the same."""

from __future__ import annotations

from dataclasses import replace

from engine import registry
from engine.core.clone import clone
from engine.games.tzolkin.goods import GOODS
from engine.games.tzolkin.state import Tzolkin
from engine.games.tzolkin.tile_values import TileValues
from engine.games.tzolkin.trips import NEVER, TURNS, Homecoming, Trip
from engine.games.tzolkin.worth import DEFAULT, EVALUATOR, TzolkinEvaluator

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


def test_gold_on_the_way_makes_a_worker_who_will_build_worth_more() -> None:
    """Two workers who belong together are worth more than each by himself."""

    def worth(*places: tuple[str, int]) -> float:
        state = _with(*places)
        state.display = ["A1-13", *[None] * 5]
        return _part(state, "gears")

    both = worth(("tikal", 1), ("yaxchilan", 1))
    assert both > worth(("tikal", 1)) + worth(("yaxchilan", 1))


def test_a_building_is_worth_what_its_steps_really_give() -> None:
    """Two steps on a temple whose top somebody else has are worth nothing."""

    def worth(step: int, others: int) -> float:
        state = _with(("tikal", 1))
        state.display, state.monuments = ["A2-13", *[None] * 5], []
        for seat, player in enumerate(state.players):
            player.temples["chaac"] = others if seat else step
            player.purse.stone = 2
        return _part(state, "gears")

    assert worth(2, 1) > worth(6, 1)


def test_goods_for_a_monument_are_worth_more_than_other_goods() -> None:
    def worth(monuments: list[str], **goods: int) -> float:
        state = _with()
        state.monuments = monuments
        for good, count in goods.items():
            state.players[0].purse.add(good, count)  # type: ignore[arg-type]
        state.players[0].technologies = dict.fromkeys(state.players[0].technologies, 3)
        return _part(state, "goods")

    gold = worth(["M08"], gold=3) - worth([], gold=3)
    wood = worth(["M08"], wood=4) - worth([], wood=4)
    assert gold > wood > 0


def test_what_feeds_is_worth_more_to_whoever_has_more_to_feed() -> None:
    def worth(workers: int) -> float:
        state = _with()
        state.display = ["A1-04", *[None] * 5]
        player = state.players[0]
        player.purse.wood, player.hand, player.supply = 4, workers, 6 - workers
        counted: dict[str, float] = {good: player.purse.of(good) for good in GOODS}
        climbs = dict.fromkeys(player.temples, 0.0)
        return TileValues(DEFAULT, state, 0, EVALUATOR.prices, counted, climbs).buildings[0]

    assert worth(6) > worth(3)


def test_each_day_of_waiting_costs_something() -> None:
    """Otherwise workers wait for weeks for what they could never pay."""
    near, far = (_part(_with(("yaxchilan", number)), "gears") for number in (3, 1))
    assert near > far > 0


def test_workers_who_come_home_in_the_same_turn_share_its_price() -> None:
    one, other = Trip("palenque", [4.0] * TURNS, 4.0), Trip("tikal", [4.0] * TURNS, 4.0)
    later = Trip("tikal", [NEVER, NEVER, NEVER, 4.0, NEVER, NEVER], 4.0)
    home = Homecoming(turn=1.5, useful={"palenque": 2, "tikal": 2}, crowd=0.3, forced=False)
    assert home.worth([one]) == 4 - 1.5
    assert home.worth([one, other]) == 8 - 1.5
    assert home.worth([one, later]) == 8 - 1.5, "both wait for the later turn"
    assert home.worth([]) == 0


def test_whoever_has_nobody_in_hand_has_to_take_somebody_back_at_once() -> None:
    later = Trip("tikal", [1.0, 2.0, 5.0, 0.0, 0.0, 0.0], 5.0)
    ways = [Homecoming(1.0, {"tikal": 2}, 0.3, forced) for forced in (False, True)]
    free, forced = (home.worth([later]) for home in ways)
    assert free == 5 - 1 > forced


def test_burning_is_worth_the_corn_less_the_step() -> None:
    """Where no field is open, corn is still to be had."""

    def worth(burn: float) -> float:
        state = _with(("palenque", 4))
        state.jungle[4].corn = state.jungle[4].wood = 4
        state.jungle[5].corn = state.jungle[5].wood = 4
        return TzolkinEvaluator(replace(DEFAULT, burn=burn)).evaluate(state, 0)["gears"]

    assert worth(0.0) > worth(50.0)
