"""Temples and Food Days (chapters 9 and 10)."""

from __future__ import annotations

import pytest

from engine.core import Resign
from engine.games.tzolkin.actions import Beg, Claim, Climb, Harvest, Place, Take
from engine.games.tzolkin.rules import RULES
from tests.games.tzolkin.table import BLUE, GREEN, RED, YELLOW, Table

CHAAC = [-1, 0, 2, 4, 6, 7, 8]
QUETZALCOATL = [-2, 0, 1, 2, 4, 6, 9, 12, 13]
KUKULKAN = [-3, 0, 1, 3, 5, 7, 9, 10]


# Temples


@pytest.mark.rule("TZ-9.1", "TZ-9.2", "TZ-9.3", "TZ-10.4")
@pytest.mark.parametrize("step", range(9))
def test_points_of_every_step(step: int) -> None:
    """Green is alone on top of all, so there is no bonus for red; two temples are lower."""
    for temple, ladder in enumerate((CHAAC, QUETZALCOATL, KUKULKAN)):
        if step >= len(ladder) - 1:
            continue
        steps = [1, 1, 1]
        steps[temple] = step
        table = Table().temples(RED, *steps).temples(GREEN, 6, 8, 7)
        table.day(13, 1).closes_round()
        assert table.player(RED).scored.get("temples", 0) == ladder[step]


@pytest.mark.rule("TZ-9.1", "TZ-9.2", "TZ-9.3", "TZ-10.5")
@pytest.mark.parametrize(("day", "held", "bonus"), [(13, 1, 6 + 2 + 4), (26, 3, 2 + 6 + 4)])
def test_the_top_and_its_bonus(day: int, held: int, bonus: int) -> None:
    table = Table().temples(GREEN, 6, 8, 7).day(day, held).closes_round()
    assert table.player(GREEN).scored["temples"] == 8 + 13 + 10 + bonus
    assert "temples" not in table.player(RED).scored


@pytest.mark.rule("TZ-9.4", "TZ-9.5", "TZC-16.13", "TZ-14.21")
def test_the_top_has_room_for_one() -> None:
    table = Table().temples(RED, 6, 1, 1).temples(GREEN, 5, 1, 1).purse(GREEN, corn=9)
    table.on(GREEN, "uxmal-1", "uxmal-2").on(RED, "palenque-3").first(GREEN)
    table.dark(RED)
    table.uses(GREEN, "uxmal-1", Climb(("chaac",)))
    assert table.steps(GREEN) == (5, 1, 1)
    assert table.heard("climbed")[0].wasted
    table.turn_of(RED).uses(RED, "palenque-3", Harvest("burn", "chaac"))
    assert table.steps(RED) == (5, 1, 1)
    assert not table.player(RED).light
    table.turn_of(GREEN).uses(GREEN, "uxmal-2", Climb(("chaac",)), action="uxmal-1")
    assert table.steps(GREEN) == (6, 1, 1)


@pytest.mark.rule("TZ-9.4")
def test_other_steps_hold_everybody() -> None:
    table = Table().temples(GREEN, 5, 1, 1).temples(BLUE, 5, 1, 1).temples(RED, 4, 1, 1)
    table.on(RED, "uxmal-1").purse(RED, corn=3).uses(RED, "uxmal-1", Climb(("chaac",)))
    assert table.steps(RED) == (5, 1, 1)


@pytest.mark.rule("TZ-9.6", "TZC-16.14")
@pytest.mark.parametrize(
    ("temple", "before"),
    [("chaac", (5, 1, 1)), ("quetzalcoatl", (1, 7, 1)), ("kukulkan", (1, 1, 6))],
)
def test_reaching_a_top_turns_the_board(temple: str, before: tuple[int, int, int]) -> None:
    table = Table().temples(RED, *before).dark(RED).on(RED, "uxmal-1", "uxmal-2")
    table.purse(RED, corn=7).uses(RED, "uxmal-1", Climb((temple,)))
    assert table.player(RED).light
    assert table.heard("light_regained")
    table.dark(RED).uses(RED, "uxmal-2", Climb((temple,)), action="uxmal-1")
    assert not table.player(RED).light
    light = Table().temples(RED, *before).on(RED, "uxmal-1").purse(RED, corn=3)
    light.uses(RED, "uxmal-1", Climb((temple,)))
    assert light.player(RED).light
    assert not light.heard("light_regained")


@pytest.mark.rule("TZ-9.7")
def test_one_price_buys_one_step() -> None:
    table = Table().on(RED, "uxmal-1").purse(RED, corn=9).uses(RED, "uxmal-1", Climb(("chaac",)))
    assert table.asked.kind == "turn"
    assert table.steps(RED) == (2, 1, 1)
    assert table.goods(RED) == {"corn": 6}


@pytest.mark.rule("TZ-9.8", "TZ-14.9", "TZ-5.1.6")
def test_the_gods_are_angry_where_a_marker_can_go_down() -> None:
    table = Table().temples(RED, 0, 3, 1).on(RED, "palenque-3")
    assert table.offered("beg") == [Beg("quetzalcoatl"), Beg("kukulkan")]
    burns = {a.then.temple for a in table.offered("take") if a.then and a.then.way == "burn"}
    assert burns == {"quetzalcoatl", "kukulkan"}
    none = Table().temples(RED, 0, 0, 0).on(RED, "palenque-3")
    assert none.offered("beg") == []
    assert {a.then.way for a in none.offered("take") if a.then} == {"wood"}


# Feeding


def fed(table: Table, day: int = 7, held: int = 0) -> tuple[int, int, int]:
    """Corn red has left, workers that went hungry, points."""
    table.day(day, held).closes_round()
    (news,) = [e for e in table.heard("fed") if e.seat == RED]
    return table.goods(RED).get("corn", 0), news.hungry, table.player(RED).scored.get("hunger", 0)


@pytest.mark.rule("TZ-10.1", "TZ-10.1.1", "TZC-15.19", "TZ-10.1.3", "INT-22", "INT-3")
@pytest.mark.parametrize(
    ("workers", "corn", "expected"),
    [
        (3, 5, (1, 1, -3)),
        (3, 6, (0, 0, 0)),
        (3, 20, (14, 0, 0)),
        (6, 0, (0, 6, -18)),
        (6, 12, (0, 0, 0)),
        (4, 1, (1, 4, -12)),
    ],
)
def test_feeding(workers: int, corn: int, expected: tuple[int, int, int]) -> None:
    table = Table().hand(RED, workers).purse(RED, corn=corn, wood=0).levels(RED, agriculture=3)
    assert fed(table) == expected
    assert table.points(RED) == expected[2]


@pytest.mark.rule("TZ-10.1", "INT-28", "TZ-14.16", "TZ-11.1.1")
def test_workers_in_hand_on_gears_and_on_the_start_player_space_eat() -> None:
    table = Table().hand(RED, 5).on(RED, "uxmal-7", "tikal-0").claims(RED).purse(RED, corn=9)
    assert table.player(RED).hand == 2
    assert fed(table) == (1, 1, -3)
    # The corn of the calendar was taken at the end of the turn.
    table = Table().first(YELLOW).day(7).teeth(6)
    for seat in (YELLOW, RED, GREEN, BLUE):
        table.does(seat, Place("uxmal") if seat == YELLOW else Beg("chaac"))
        if seat == GREEN:
            table.does(seat, Claim())
        elif seat != YELLOW:
            table.does(seat, Place("tikal" if seat == RED else "palenque"))
        table.ends(seat)
    (news,) = [e for e in table.heard("fed") if e.seat == GREEN]
    assert (news.corn, news.hungry) == (6, 0)


@pytest.mark.rule("TZ-10.1.2", "TZC-15.17")
def test_the_example_of_farms() -> None:
    table = Table().hand(RED, 5).owns(RED, "A1-04", "A1-01", "A1-02").purse(RED, corn=5)
    assert fed(table) == (2, 0, 0)


@pytest.mark.rule("TZ-10.1.2", "TZC-15.18", "TZ-14.12")
@pytest.mark.parametrize("workers", [3, 6])
def test_two_shared_farms(workers: int) -> None:
    table = Table().hand(RED, workers).owns(RED, "A1-04", "A1-05").purse(RED, corn=1)
    assert fed(table) == (1, 0, 0)


@pytest.mark.rule("TZ-10.1.2", "TZ-14.13", "TZ-2.2.4")
@pytest.mark.parametrize("day", [(7, 0), (13, 1), (20, 2), (26, 3)])
def test_farms_and_wealth_on_every_food_day(day: tuple[int, int]) -> None:
    table = Table().owns(RED, "A2-01", "W-U3").hand(RED, 5).purse(RED, corn=2)
    assert fed(table, *day)[1:] == (0, 0)
    table = Table().owns(RED, "A2-01", "A2-02", "A1-01").hand(RED, 4).purse(RED, corn=3)
    if day[0] < 26:
        assert fed(table, *day) == (3, 0, 0)


@pytest.mark.rule("TZ-10.1.1", "TZ-10.1.2")
def test_with_shared_farms_a_worker_is_fed_by_one_corn() -> None:
    table = Table().hand(RED, 5).owns(RED, "A1-04").purse(RED, corn=3)
    assert fed(table) == (0, 2, -6)


# Rewards

EXAMPLE = {RED: (2, 1, 6), GREEN: (4, 1, 4), BLUE: (4, 1, 0)}
"""The positions of the example; its blue is our green, its yellow our blue."""


def example(day: int, held: int) -> Table:
    table = Table(3)
    for seat, steps in EXAMPLE.items():
        table.temples(seat, *steps)
    return table.day(day, held).closes_round()


@pytest.mark.rule("TZC-15.21", "TZ-10.3", "INT-6")
@pytest.mark.parametrize(("day", "held"), [(7, 0), (20, 2)])
def test_the_example_of_goods(day: int, held: int) -> None:
    table = example(day, held)
    assert table.goods(RED) == {"stone": 1, "wood": 2, "skull": 1}
    assert table.goods(GREEN) == {"stone": 2, "wood": 2}
    assert table.goods(BLUE) == {"stone": 2}
    assert all("temples" not in table.player(seat).scored for seat in range(3))


@pytest.mark.rule("TZC-15.22", "TZC-15.23", "TZ-10.4", "TZ-10.5", "INT-7")
@pytest.mark.parametrize(("day", "held", "points"), [(13, 1, (16, 15, 7)), (26, 3, (18, 15, 7))])
def test_the_example_of_points(day: int, held: int, points: tuple[int, int, int]) -> None:
    table = example(day, held)
    assert tuple(table.player(seat).scored["temples"] for seat in range(3)) == points
    if day == 13:
        assert all(table.goods(seat) == {} for seat in range(3))


@pytest.mark.rule("TZ-9.1", "TZ-9.2", "TZ-9.3", "TZ-10.3")
@pytest.mark.parametrize(
    ("steps", "goods"),
    [
        ((0, 0, 0), {}),
        ((1, 1, 1), {}),
        ((2, 2, 2), {"stone": 1, "wood": 1}),
        ((3, 3, 3), {"stone": 1, "wood": 1, "gold": 1}),
        ((4, 4, 4), {"stone": 2, "wood": 2, "gold": 1}),
        ((5, 5, 5), {"stone": 2, "wood": 2, "gold": 2, "skull": 1}),
        ((6, 8, 7), {"stone": 2, "wood": 2, "gold": 2, "skull": 1}),
    ],
)
def test_goods_of_all_steps_passed(steps: tuple[int, int, int], goods: dict[str, int]) -> None:
    table = Table().temples(RED, *steps).day(7).closes_round()
    assert table.goods(RED) == goods
    assert table.state.skulls == 13 - goods.get("skull", 0)


@pytest.mark.rule("TZ-10.3.1", "TZC-15.25", "TZ-14.7")
def test_too_few_skulls() -> None:
    table = Table().skulls(1).temples(RED, 1, 1, 5).temples(GREEN, 1, 1, 6).day(7).closes_round()
    assert table.goods(RED) == table.goods(GREEN) == {"wood": 2}
    assert table.state.skulls == 1
    assert table.heard("skulls_short")
    enough = Table().skulls(2).temples(RED, 1, 1, 5).temples(GREEN, 1, 1, 6).day(7).closes_round()
    assert enough.goods(RED) == enough.goods(GREEN) == {"wood": 2, "skull": 1}
    assert enough.state.skulls == 0


@pytest.mark.rule("TZ-10.3.1", "INT-39")
def test_who_has_left_is_due_no_skull() -> None:
    """With one skull for one player who is still there, there are enough."""
    table = Table().skulls(1, to=BLUE).temples(RED, 1, 1, 5).temples(GREEN, 1, 1, 6).day(7)
    table.says(GREEN, Resign()).closes_round()
    assert table.goods(RED) == {"wood": 2, "skull": 1}
    assert table.heard("skulls_short") == []
    assert (table.goods(GREEN), table.state.skulls) == ({}, 0)


@pytest.mark.rule("TZC-16.23", "TZ-10.5")
@pytest.mark.parametrize("step", [0, 1, 3])
def test_all_on_one_step_get_half_of_the_bonus(step: int) -> None:
    table = Table()
    for seat in range(4):
        table.temples(seat, step, 1, 1)
    table.day(13, 1).closes_round()
    for seat in range(4):
        (news,) = [
            e for e in table.heard("temple_scored") if e.temple == "chaac" and e.seat == seat
        ]
        assert (news.points, news.bonus) == (CHAAC[step] + 3, 3)


@pytest.mark.rule("TZ-10.5")
@pytest.mark.parametrize(("day", "held", "halves"), [(13, 1, (3, 1, 2)), (26, 3, (1, 3, 2))])
def test_halves_of_the_bonuses(day: int, held: int, halves: tuple[int, int, int]) -> None:
    table = Table().temples(RED, 3, 3, 3).temples(GREEN, 3, 3, 3).day(day, held).closes_round()
    bonuses = {
        seat: tuple(e.bonus for e in table.heard("temple_scored") if e.seat == seat)
        for seat in range(4)
    }
    assert bonuses == {RED: halves, GREEN: halves, BLUE: (0, 0, 0), YELLOW: (0, 0, 0)}


@pytest.mark.rule("TZ-10.0", "TZ-13.5", "TZ-3.1")
def test_a_food_day_comes_after_the_turns_and_asks_nothing() -> None:
    table = Table().day(7)
    for seat in range(4):
        assert "hunger" not in table.player(RED).scored
        table.purse(seat, corn=9).does(seat, Place("uxmal")).ends(seat)
    kinds = [e.kind for e in table.news]
    assert kinds.index("food_day_began") < kinds.index("fed") < kinds.index("calendar_advanced")
    assert kinds.index("calendar_advanced") < kinds.index("round_began")
    assert table.asked.kind == "turn"
    assert table.state.held == 1
    assert len(RULES.decisions(table.state)) == 1


@pytest.mark.rule("TZ-10.0", "TZ-10.2")
def test_other_rounds_have_no_food_day() -> None:
    for day, held in ((0, 0), (6, 0), (8, 1), (12, 1), (14, 2), (19, 2), (21, 3), (25, 3)):
        table = Table().day(day, held).closes_round()
        assert table.heard("fed") == []
        assert table.state.held == held


@pytest.mark.rule("TZ-14.21")
def test_leaving_a_top_does_not_turn_the_board() -> None:
    table = Table().temples(RED, 6, 1, 1).does(RED, Beg("chaac"))
    assert table.steps(RED) == (5, 1, 1)
    assert table.player(RED).light
    assert table.refuses(RED, Take("uxmal-1"))
