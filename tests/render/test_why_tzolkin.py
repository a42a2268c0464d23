"""Reasons of hints in Tzolk'in: each in a position, and all of them true in games by chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any, get_args

import pytest

from engine.core import Turn
from engine.core.rng import seeded
from engine.games.tzolkin import calendar, ending, feeding, gears
from engine.games.tzolkin.actions import (
    AnyAction,
    Beg,
    Claim,
    Climb,
    Construct,
    EndTurn,
    KeepWealth,
    Pay,
    Place,
    Research,
    Take,
)
from engine.games.tzolkin.components import BOX
from engine.games.tzolkin.frames.using import AT
from engine.games.tzolkin.goods import Goods
from engine.games.tzolkin.options import TzolkinOptions
from engine.games.tzolkin.rules import RULES
from engine.games.tzolkin.temples import points as step_points
from render.hints import Reason
from render.lang.catalogue.tzolkin_hints import TzolkinHints
from render.text.tzolkin.things import Things
from tests.games.tzolkin.table import BLUE, GREEN, RED, YELLOW, Table
from tests.render.followed import Told, followed, told, words_of
from tests.witnesses import witnessed

GAME = "tzolkin"
WORDS = words_of(GAME, 4)


def said(table: Table, *actions: Any, seat: int = RED) -> list[str]:
    """All reasons that are found for a plan, as sentences."""
    plan = followed(GAME, table.state, seat, *actions)
    return [WORDS.reason(reason) for reason in WORDS.finds(plan)]


def _up(temple: str) -> Climb:
    return Climb((temple,))


# ---------------------------------------------------------------------------------------- positions


def test_a_placed_worker_is_told_where_it_will_stand_and_what_you_can_pay() -> None:
    t = Table().purse(RED, corn=5, stone=1, gold=1).display("A1-14", "A1-04")
    assert (
        "In 2 days your worker stands on Tikal 2 and may build: you can pay for Altar of Theology."
        in said(t, Place("tikal"))
    )


def test_two_buildings_are_told_where_both_can_be_paid() -> None:
    t = Table().purse(RED, corn=5, wood=2).display("A1-01", "A1-02").on(GREEN, "tikal-0")
    t.on(BLUE, "tikal-1").on(YELLOW, "tikal-2").turn_of(RED)
    assert (
        "In 1 day your worker stands on Tikal 4 and may build two: you can pay for Small Farm, or "
        "for two buildings at once." in said(t, Place("tikal"))
    )


def test_what_lacks_for_a_building_is_told() -> None:
    t = Table().purse(RED, corn=9).display("A1-01").monuments("M02")
    t.on(GREEN, "tikal-0").turn_of(RED)
    found = said(t, Place("tikal"))
    assert [s for s in found if "and may build: for Small Farm you still need 1 wood." in s]


def test_buildings_of_the_second_age_are_not_promised_from_the_first() -> None:
    t = Table().purse(RED, corn=9, wood=2).display("A1-01", "A1-02").day(12, 1).turn_of(RED)
    found = said(t, Place("tikal"))
    assert any("new buildings are on display by then" in sentence for sentence in found)
    assert not any("Small Farm" in sentence for sentence in found)


def test_corn_that_a_food_day_takes_pays_for_nothing() -> None:
    t = Table().purse(RED, corn=6).display("A1-01").monuments("M02").day(6).on(GREEN, "uxmal-0")
    t.on(BLUE, "uxmal-1").on(YELLOW, "uxmal-2").turn_of(RED)
    assert not any("enough for Small Farm" in sentence for sentence in said(t, Place("uxmal")))
    t = Table().purse(RED, corn=9).display("A1-01").day(1).on(GREEN, "uxmal-0")
    t.on(BLUE, "uxmal-1", "uxmal-3").on(YELLOW, "uxmal-2").turn_of(RED)
    plan = followed(GAME, t.state, RED, Place("yaxchilan"), EndTurn())
    assert list(WORDS.finds(plan))


def test_corn_from_palenque_comes_in_time_for_the_food_day() -> None:
    t = Table().purse(RED, corn=2).day(5).turn_of(RED)
    assert (
        "In 2 days your worker stands on Palenque 2 and can bring 4 corn, in time for the Food "
        "Day, for which you still need 4." in said(t, Place("palenque"))
    )


def test_corn_that_is_taken_is_held_against_the_food_day() -> None:
    t = Table().purse(RED, corn=4).day(6).on(RED, "palenque-1").turn_of(RED)
    assert "You have 7 corn then, and the Food Day in 1 day asks for 6." in said(
        t, Take("palenque-1", "palenque-1")
    )
    t = Table().purse(RED, corn=0).day(7).on(RED, "palenque-1").turn_of(RED)
    assert "You have 3 corn then, of the 6 that today's Food Day asks for." in said(
        t, Take("palenque-1", "palenque-1")
    )


def test_corn_beyond_what_the_food_day_asks_for_is_not_told() -> None:
    t = Table().purse(RED, corn=6).day(6).on(RED, "palenque-1").turn_of(RED)
    found = said(t, Take("palenque-1", "palenque-1"))
    assert not [s for s in found if "corn then" in s]


def test_two_workers_on_the_way_to_one_space_are_told_once() -> None:
    t = Table().purse(RED, corn=9).day(1).on(GREEN, "yaxchilan-0").turn_of(RED)
    found = said(t, Place("yaxchilan"), Place("yaxchilan"))
    [once] = [s for s in found if "stands on Yaxchilan 4" in s]
    assert once == (
        "In 2 days your worker stands on Yaxchilan 4 for a skull, and Chichen Itza pays 4 to 13 "
        "points for one."
    )


def test_a_skull_is_told_by_the_points_that_a_worker_can_still_reach() -> None:
    t = Table().purse(RED, corn=9).day(22, 3).on(RED, "yaxchilan-4").turn_of(RED)
    take = Take("yaxchilan-4", "yaxchilan-4")
    assert "You have 1 skull then, and Chichen Itza pays 4 to 6 points for one." in said(t, take)
    t = Table().purse(RED, corn=9).day(24, 3).on(RED, "yaxchilan-4").turn_of(RED)
    assert "You have 1 skull then, which can still score 4 points." in said(t, take)
    t = Table().purse(RED, corn=9).day(25, 3).on(RED, "yaxchilan-4").turn_of(RED)
    assert "You have 1 skull then, which can still score 3 points." in said(t, take)


def test_a_farm_is_told_by_what_the_food_day_then_asks_for() -> None:
    t = Table().purse(RED, wood=1).display("A1-01").day(7).on(RED, "tikal-2").turn_of(RED)
    farm = Take("tikal-2", "tikal-2", Construct("A1-01"))
    assert "Today's Food Day then asks you for 4 corn instead of 6." in said(t, farm)


def test_a_worker_about_to_fall_is_told_first() -> None:
    t = Table().on(RED, "yaxchilan-7").turn_of(RED)
    first = said(t, Take("yaxchilan-7", "yaxchilan-3"))[0]
    assert first == (
        "Without this, the worker on Yaxchilan 7 falls off its gear when the calendar moves, and "
        "its action is lost."
    )


def test_a_skull_is_worth_more_laid_down_than_kept() -> None:
    t = Table().purse(RED, skull=1).on(RED, "chichen_itza-4").turn_of(RED)
    assert "The skull scores 7 points here, and only 3 at the end if you keep it." in said(
        t, Take("chichen_itza-4", "chichen_itza-4")
    )


def test_steps_on_a_temple_are_told_by_what_the_food_day_scores() -> None:
    t = Table().purse(RED, corn=3).day(11, 1).on(RED, "uxmal-1").temples(RED, 1, 1, 1)
    t.temples(GREEN, 1, 1, 2).turn_of(RED)
    found = said(t, Take("uxmal-1", "uxmal-1", _up("kukulkan")))
    assert "Your new place on Kukulkan scores 1 point more on the Food Day in 2 days." in found
    found = said(t, Take("uxmal-1", "uxmal-1", _up("chaac")))
    assert (
        "You are alone in front on Chaac then, which brings a bonus of 6 points if you still are "
        "in 2 days." in found
    )
    t = Table().purse(RED, corn=3).day(5).on(RED, "uxmal-1").temples(RED, 1, 1, 1).turn_of(RED)
    found = said(t, Take("uxmal-1", "uxmal-1", _up("chaac")))
    assert "Your new place on Chaac brings 1 stone more on the Food Day in 2 days." in found


def test_a_technology_is_told_by_what_it_does_from_now_on() -> None:
    t = Table().purse(RED, gold=1).on(RED, "tikal-1").turn_of(RED)
    found = said(t, Take("tikal-1", "tikal-1", Research("extraction")))
    assert "From now on Yaxchilan and Palenque bring 1 wood more whenever they bring wood." in found


def test_every_level_of_every_technology_has_words() -> None:
    for track in ("agriculture", "extraction", "architecture", "theology"):
        for level in (1, 2, 3):
            sentence = WORDS.reason(Reason(f"learned_{track}{level}", "technologies", count=1))
            assert sentence.startswith("From now on ")


def test_goods_that_pay_for_a_building_name_it_and_who_builds_it() -> None:
    t = Table().purse(RED, stone=1).display("A1-14").monuments("M02")
    t.on(RED, "tikal-1", "yaxchilan-3").turn_of(RED)
    assert (
        "You can pay for Altar of Theology then, and in 1 day your worker stands on Tikal 2 to "
        "build." in said(t, Take("yaxchilan-3", "yaxchilan-3"))
    )


def test_a_monument_is_not_promised_where_only_buildings_are_built() -> None:
    t = Table().purse(RED, wood=3, stone=2).display().monuments("M01")
    t.on(RED, "tikal-1", "yaxchilan-5").turn_of(RED)
    take = Take("yaxchilan-5", "yaxchilan-5")
    name = Things().tile("M01")
    promised = f"You can pay for {name} then, and in 3 days your worker stands on Tikal 4 to build."
    assert promised in said(t, take)
    t = Table().purse(RED, corn=9, wood=3, stone=2).display().monuments("M01")
    t.on(GREEN, "tikal-0").turn_of(RED)
    lacking = [s for s in said(t, Place("tikal")) if "you still need" in s]
    assert all("stands on Tikal 4" in s for s in lacking)


def test_what_a_turn_spends_is_not_told_as_what_lacks() -> None:
    t = Table().purse(RED, wood=1).display("A1-01").monuments("M02")
    t.on(RED, "tikal-1", "yaxchilan-2").turn_of(RED)
    found = said(
        t,
        Take("tikal-1", "tikal-1", Research("agriculture")),
        Take("yaxchilan-2", "yaxchilan-2"),
    )
    assert not [s for s in found if s.startswith("For Small Farm you lack")]


def test_the_start_space_is_told_by_its_corn_and_the_first_turn() -> None:
    t = Table().teeth(3).first(GREEN).turn_of(RED)
    found = said(t, Claim())
    assert "You get the 3 corn on the calendar." in found
    assert "You go first in the next round." in found
    assert "You go first in the next round." not in said(Table().turn_of(RED), Claim())


def test_begging_and_an_empty_hand() -> None:
    t = Table().purse(RED, corn=1).turn_of(RED)
    assert "Begging brings you from 1 corn to 3." in said(t, Beg("chaac"))
    t = Table().hand(RED, 0).on(RED, "yaxchilan-1").turn_of(RED)
    assert "You have no worker in hand now. After this you can place 1 next turn." in said(
        t, Take("yaxchilan-1", "yaxchilan-1")
    )


def test_a_new_worker_is_told_with_what_it_eats() -> None:
    t = Table().on(RED, "uxmal-3").turn_of(RED)
    assert "You have 4 workers then, and the next Food Day asks for 8 corn." in said(
        t, Take("uxmal-3", "uxmal-3")
    )


def test_a_monument_is_told_by_what_it_scores_as_things_stand() -> None:
    t = Table().purse(RED, wood=9, stone=9, gold=9).monuments("M05").on(RED, "tikal-4")
    t.turn_of(RED)
    plan = followed(GAME, t.state, RED, Take("tikal-4", "tikal-4", Construct("M05")))
    worth = next(m.worth[RED] for m in plan.end.monuments if m.tile == "M05")
    [reason] = [r for r in WORDS.finds(plan) if r.code == "monument"]
    assert (reason.count, reason.thing) == (worth, Things().tile("M05"))


def test_starting_wealth_is_told_by_what_it_pays_for() -> None:
    state = RULES.setup(TzolkinOptions(), 2, 5).state
    tiles = tuple(state.players[0].dealt.cards[: BOX.wealth.kept])
    plan = followed(GAME, state, 0, KeepWealth(tiles))
    sentences = [WORDS.reason(reason) for reason in WORDS.finds(plan)]
    assert sentences[0].startswith("You begin with ")


def test_the_last_round_counts_goods_as_points() -> None:
    t = Table().purse(RED, corn=6).day(26, 3).on(RED, "yaxchilan-4").turn_of(RED)
    assert (
        "This is the last round: after the Food Day your goods score 3 points instead of 0, hungry "
        "workers counted in." in said(t, Take("yaxchilan-4", "yaxchilan-4"))
    )


def test_others_at_the_table_are_told_nothing() -> None:
    t = Table().purse(RED, corn=5)
    plan = followed(GAME, t.state, RED, Place("tikal"))
    blind = replace(plan, steps=tuple((replace(v, viewer=None), a) for v, a in plan.steps))
    assert list(WORDS.finds(blind)) == []


# -------------------------------------------------------------------------------- true in all games


def end_of(one: Told) -> Any:
    """The state that the reasons speak of: after the plan, but within the turn."""
    start = one.states[0]
    for state in reversed(one.states):
        if (state.mover, state.day, state.result) == (start.mover, start.day, None):
            return state
    raise AssertionError


def stands(one: Told, reason: Reason, *, possible: bool = True) -> None:
    """A worker of the seat stands there in so many days and can use the action, if nobody else does
    anything meanwhile."""
    state = RULES.determinize(end_of(one), one.seat, seeded(1))
    spaces = {Things().space(name): name for name in AT}
    gear, number = gears.parse(spaces[reason.place])
    for _ in range(reason.days):
        if calendar.is_food_day(state, state.day):
            corn, _ = feeding.fed(state, one.seat)
            state.players[one.seat].purse.corn -= corn
            state.held += 1
        gears.advance_one_day(state)
    assert state.day <= BOX.calendar.food_days[-1].day
    assert state.gears[gear.id][number] == one.seat
    state.mover = one.seat
    if possible:
        assert AT[spaces[reason.place]].obstacle(state) is None


def food(one: Told, reason: Reason) -> None:
    state = end_of(one)
    workers, each = feeding.hunger(state, one.seat)
    corn = state.players[one.seat].purse.corn
    if any(isinstance(action, Claim) for action in one.way.actions):
        corn += one.states[0].teeth
    assert (reason.count, reason.other) == (corn, workers * each)
    coming = calendar.next_food_day(state)
    assert coming is not None
    assert reason.days == max(0, coming.day - state.day)


def enough(one: Told, reason: Reason) -> None:
    food(one, reason)
    assert reason.count >= reason.other


def closer(one: Told, reason: Reason) -> None:
    food(one, reason)
    assert reason.count < reason.other


def fewer(one: Told, reason: Reason) -> None:
    hunger = [feeding.hunger(state, one.seat) for state in (end_of(one), one.states[0])]
    now, before = (workers * each for workers, each in hunger)
    assert (reason.count, reason.other) == (now, before)
    assert now < before


def comes(one: Told, reason: Reason) -> None:
    stands(one, reason)
    state = end_of(one)
    coming = calendar.next_food_day(state)
    assert coming is not None
    assert state.day + reason.days <= coming.day
    workers, each = feeding.hunger(state, one.seat)
    assert reason.other == workers * each - state.players[one.seat].purse.corn > 0


def final(one: Told, reason: Reason) -> None:
    """By the engine's own Food Day and scoring."""

    def scored(state: Any) -> int:
        state = RULES.determinize(state, one.seat, seeded(1))
        for player in state.players:
            player.monuments.clear()
        t = Turn(state)
        before = state.players[one.seat].points
        corn, hungry = feeding.fed(state, one.seat)
        state.players[one.seat].purse.corn -= corn
        ending.score_finally(t, one.seat)
        return int(state.players[one.seat].points - before - hungry * BOX.food.penalty)

    assert (reason.count, reason.other) == (scored(end_of(one)), scored(one.states[0]))


def climbed(one: Told, reason: Reason) -> None:
    before, after = (state.players[one.seat].temples for state in (one.states[0], end_of(one)))
    higher = [temple for temple in after if after[temple] > before[temple]]
    gain = sum(step_points(t, after[t]) - step_points(t, before[t]) for t in higher)
    assert reason.count == gain
    assert reason.thing == Things().temples(higher)


def leads(one: Told, reason: Reason) -> None:
    state = end_of(one)
    names = {Things().names.temple(temple): temple for temple in state.players[0].temples}
    steps = [player.temples[names[reason.thing]] for player in state.players]
    mine = steps.pop(one.seat)
    assert mine > max(steps)


def pays(one: Told, reason: Reason) -> None:
    """The goods are there for a tile of that name on the table."""
    state = end_of(one)
    tiles = [tile for tile in (*state.display, *state.monuments) if tile]
    named = [tile for tile in tiles if Things().tile(tile) == reason.thing]
    assert named
    turn = replace(state, mover=one.seat)
    builder = AT["tikal-4"]
    assert any(getattr(wish, "tile", "") in named for wish in builder.choices(turn))


def points(one: Told, reason: Reason) -> None:
    gained = end_of(one).players[one.seat].points - one.states[0].players[one.seat].points
    assert gained >= reason.count


def hand(one: Told, reason: Reason) -> None:
    assert one.states[0].players[one.seat].hand == 0
    assert end_of(one).players[one.seat].hand == reason.count


CHECKS: dict[str, Callable[[Told, Reason], None]] = {
    "food_enough": enough,
    "food_closer": closer,
    "food_kept": enough,
    "food_less": fewer,
    "food_comes": comes,
    "final": final,
    "climbed": climbed,
    "leads": leads,
    "pays": pays,
    "pays_soon": pays,
    "laid": points,
    "built_points": points,
    "hand": hand,
    "stands_market": lambda one, r: stands(one, r, possible=False),
    "stands_any": lambda one, r: stands(one, r, possible=False),
    "stands_build_new": lambda one, r: stands(one, r, possible=False),
}


@pytest.mark.sliced(20)
@pytest.mark.parametrize(("seats", "chance"), [(2, 5), (3, 6), (4, 7)])
def test_every_reason_is_true_in_the_view_it_speaks_of(seats: int, chance: int) -> None:
    counted: Counter[str] = Counter()
    for one in told(GAME, seats, chance, every=7):
        for reason in one.found:
            check = CHECKS.get(reason.code)
            if check is None and reason.code.startswith("stands_"):
                open_ = reason.code.endswith(("_not", "_lack", "stands_no_harvest"))
                stands(one, reason, possible=not open_)
            elif check is not None:
                check(one, reason)
            counted[reason.code] += 1
    witnessed(sum(counted.values()), "reasons", f"tzolkin, seed {chance}", least=40)


def test_every_kind_of_answer_has_words_where_little_depends_on_it() -> None:
    kinds = {c.__dataclass_fields__["kind"].default for c in get_args(get_args(AnyAction)[0])}
    assert set(TzolkinHints.FAMILIES["matter"]) == kinds - {"resign"}


def test_what_is_paid_for_is_no_reason_for_the_way_to_pay() -> None:
    t = Table().purse(RED, wood=1, stone=1).on(RED, "tikal-1").turn_of(RED)
    t.does(RED, Take("tikal-1", "tikal-1", Research("agriculture")))
    assert not [s for s in said(t, Pay(Goods(wood=1))) if s.startswith("From now on ")]
