"""The own turn: begging, mercy, placing workers, taking them back (chapter 4)."""

from __future__ import annotations

import pytest

from engine.core import Action, Pick
from engine.games.tzolkin.actions import Beg, Claim, Climb, Construct, EndTurn, Harvest, Place, Take
from tests.games.tzolkin.table import BLUE, GREEN, RED, YELLOW, Table

ZEROS = ("palenque-0", "yaxchilan-0", "tikal-0", "uxmal-0", "chichen_itza-0")


# The order of a turn


@pytest.mark.rule("TZ-4.0")
def test_place_or_remove_but_not_both_and_not_nothing() -> None:
    table = Table().purse(RED, corn=9).on(RED, "uxmal-3")
    assert table.refuses(RED, EndTurn())
    table.does(RED, Place("tikal"))
    assert table.refuses(RED, Take("uxmal-3"))
    assert table.offers(EndTurn(), Place("tikal"))
    other = Table().purse(RED, corn=9).on(RED, "uxmal-3").does(RED, Take("uxmal-3"))
    assert other.refuses(RED, Place("tikal"))
    assert other.refuses(RED, Claim())
    other.ends(RED)
    assert other.asked.seat == GREEN


@pytest.mark.rule("TZ-4.0", "TZ-13.5")
def test_buildings_and_corn_come_at_the_end_of_a_turn() -> None:
    table = Table().teeth(4).purse(RED, wood=1).on(RED, "tikal-2").display("A1-01", "A1-13")
    table.uses(RED, "tikal-2", Construct("A1-01"))
    assert table.state.display[0] is None
    table.ends(RED)
    assert None not in table.state.display
    assert table.state.display[1] == "A1-13"
    assert table.state.teeth == 4
    assert table.barrier
    table.does(GREEN, Claim())
    assert table.state.teeth == 4
    table.ends(GREEN)
    assert table.goods(GREEN) == {"corn": 4}
    assert table.state.teeth == 0


@pytest.mark.rule("TZ-13.4")
def test_every_question_of_a_turn_goes_to_the_active_player() -> None:
    table = Table().turn_of(BLUE).on(BLUE, "uxmal-1").purse(BLUE, corn=3)
    assert table.asked.seat == BLUE
    for seat in (RED, GREEN, YELLOW):
        assert table.refuses(seat, Take("uxmal-1"))
        assert table.refuses(seat, Place("tikal"))


# Begging


@pytest.mark.rule("TZ-4.1", "TZC-15.24", "TZ-14.10", "TZ-9.8")
@pytest.mark.parametrize("corn", [0, 1, 2])
def test_begging(corn: int) -> None:
    table = Table().purse(RED, corn=corn, wood=2).does(RED, Beg("quetzalcoatl"))
    assert table.goods(RED) == {"corn": 3, "wood": 2}
    assert table.steps(RED) == (1, 0, 1)
    assert table.refuses(RED, Beg("chaac"))
    table.does(RED, Place("tikal"), Place("tikal"))
    assert table.goods(RED) == {"corn": 1, "wood": 2}
    assert table.offered("beg") == []


@pytest.mark.rule("TZ-4.1", "TZC-15.24")
def test_no_begging_with_three_corn() -> None:
    assert Table().purse(RED, corn=3).offered("beg") == []
    assert Table().purse(RED, corn=2).offered("beg")


@pytest.mark.rule("TZ-4.1")
def test_no_begging_after_the_first_worker() -> None:
    table = Table().purse(RED, corn=1).does(RED, Place("tikal"))
    assert table.offered("beg") == []
    table = Table().purse(RED).on(RED, "yaxchilan-1", "uxmal-0").does(RED, Take("uxmal-0"))
    assert table.offered("beg") == []


@pytest.mark.rule("TZ-4.1")
def test_after_begging_workers_may_be_removed() -> None:
    table = Table().on(RED, "uxmal-1").does(RED, Beg("chaac"))
    table.uses(RED, "uxmal-1", Climb(("chaac",)))
    assert table.steps(RED) == (1, 1, 1)
    assert table.goods(RED) == {}


@pytest.mark.rule("TZ-4.1.1", "TZ-14.9", "TZ-4.1")
def test_begging_needs_a_marker_above_the_bottom() -> None:
    assert Table().temples(RED, 0, 0, 0).offered("beg") == []
    table = Table().temples(RED, 0, 2, 0)
    assert table.offered("beg") == [Beg("quetzalcoatl")]


# Placing or removing, where there is no choice


@pytest.mark.rule("TZ-4.2", "TZ-14.1")
def test_without_a_worker_in_hand_one_has_to_be_removed() -> None:
    table = Table().purse(RED, corn=9).on(RED, "uxmal-3", "tikal-0", "tikal-1")
    assert table.offered("place") == table.offered("claim") == []
    table.does(RED, Take("tikal-0"))
    assert table.workers(RED) == ["tikal-1", "uxmal-3"]
    assert table.offers(EndTurn())


@pytest.mark.rule("TZ-4.2")
def test_without_a_worker_on_the_gears_one_has_to_be_placed() -> None:
    table = Table().purse(RED, corn=9)
    assert table.offered("take") == []
    assert {a.kind for a in table.asked.every()} == {"place", "claim"}


@pytest.mark.rule("TZ-4.2", "TZ-4.4.4")
def test_with_a_worker_on_the_gears_nobody_has_to_place_or_to_beg() -> None:
    table = Table().on(RED, "uxmal-3").claims(BLUE)
    table.on(GREEN, "palenque-0", "yaxchilan-0", "tikal-0").on(BLUE, "uxmal-0", "chichen_itza-0")
    assert table.offered("place") == []
    assert table.offers(Take("uxmal-3"), Beg("chaac"))
    assert table.refuses(RED, Place("uxmal")) == "corn"


def poor(**temples: int) -> Table:
    """Start player space and all spaces 0 are taken, red has no worker on the gears."""
    table = Table().claims(BLUE).on(GREEN, *ZEROS[:3]).on(BLUE, *ZEROS[3:])
    return table.temples(RED, *({"chaac": 0, "quetzalcoatl": 0, "kukulkan": 0} | temples).values())


@pytest.mark.rule("TZ-4.2.1", "TZC-16.12", "TZ-14.2")
def test_begging_is_forced() -> None:
    table = poor(kukulkan=1)
    assert list(table.asked.every()) == [Beg("kukulkan")]
    table.does(RED, Beg("kukulkan"))
    assert table.goods(RED) == {"corn": 3}
    assert table.steps(RED) == (0, 0, 0)
    assert set(table.offered("place")) == {Place(g) for g in table.state.gears}
    table.does(RED, Place("tikal"))
    assert table.goods(RED) == {"corn": 2}


@pytest.mark.rule("TZ-4.2.1")
def test_begging_is_not_forced_while_anything_can_be_paid() -> None:
    table = poor(kukulkan=1).purse(RED, corn=1)
    assert table.offers(Beg("kukulkan"), Place("tikal"))
    free = Table().on(GREEN, *ZEROS[:3]).on(BLUE, *ZEROS[3:])
    assert free.offers(Beg("kukulkan"), Claim())


@pytest.mark.rule("TZ-4.3", "TZC-16.11", "TZ-14.2")
@pytest.mark.parametrize("gear", ["palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"])
def test_mercy_of_the_gods(gear: str) -> None:
    table = poor()
    assert set(table.asked.every()) == {Place(g) for g in table.state.gears}
    table.does(RED, Place(gear))
    assert table.workers(RED) == [f"{gear}-1"]
    assert table.goods(RED) == {}
    assert list(table.asked.every()) == [EndTurn()]
    (menu,) = table.asked.menus
    assert isinstance(menu, Pick)
    assert menu.refused == (), "more corn would place nobody"
    assert table.heard("placed")[0].mercy


@pytest.mark.rule("TZ-4.3")
def test_mercy_takes_all_the_corn_and_allows_the_cheapest_gears_only() -> None:
    table = poor().purse(RED, corn=1, gold=1)
    table.on(YELLOW, "palenque-1", "yaxchilan-1", "tikal-1", "uxmal-1").on(GREEN, "chichen_itza-1")
    table.on(GREEN, "palenque-2")
    cheapest = {Place(g) for g in ("yaxchilan", "tikal", "uxmal", "chichen_itza")}
    assert set(table.asked.every()) == cheapest
    table.does(RED, Place("uxmal"))
    assert table.workers(RED) == ["uxmal-2"]
    assert table.goods(RED) == {"gold": 1}
    assert list(table.asked.every()) == [EndTurn()]


@pytest.mark.rule("TZ-4.3")
def test_no_mercy_while_a_placement_can_be_paid() -> None:
    table = poor().purse(RED, corn=1).does(RED, Place("tikal"))
    assert not table.heard("placed")[0].mercy
    assert table.goods(RED) == {}


# Placing


@pytest.mark.rule("TZ-4.4", "TZ-4.4.3", "TZC-15.2", "TZC-15.3", "TZC-15.4")
def test_the_example_of_placing() -> None:
    table = Table().first(GREEN).on(RED, "palenque-1").purse(GREEN, corn=5).hand(GREEN, 4)
    table.does(GREEN, Place("palenque"), Place("palenque"), Place("yaxchilan"))
    assert table.workers(GREEN) == ["palenque-0", "palenque-2", "yaxchilan-0"]
    assert table.goods(GREEN) == {}
    assert table.prices()["yaxchilan"] == 4
    assert min(table.prices().values()) == 3
    assert table.refuses(GREEN, Place("tikal")) == "corn"
    table.ends(GREEN).turn_of(RED).purse(RED, corn=9)
    table.does(RED, Place("palenque"), Place("palenque"))
    assert table.workers(RED) == ["palenque-1", "palenque-3", "palenque-4"]
    assert table.goods(RED) == {"corn": 1}


@pytest.mark.rule("TZ-4.4.3", "TZC-16.4")
def test_six_workers_on_the_cheapest_spaces() -> None:
    table = Table().hand(RED, 6).purse(RED, corn=15)
    gone = []
    acts: list[Action] = [Claim(), *(Place(gear) for gear in table.state.gears)]
    for act in acts:
        before = table.goods(RED)["corn"]
        table.does(RED, act)
        gone.append(before - table.goods(RED).get("corn", 0))
    assert gone == [0, 1, 2, 3, 4, 5]
    assert table.goods(RED) == {}
    assert table.player(RED).hand == 0
    assert list(table.asked.every()) == [EndTurn()]


@pytest.mark.rule("TZ-4.4.1", "TZC-16.5")
def test_the_start_player_space_as_third_worker() -> None:
    table = Table().purse(RED, corn=3).does(RED, Place("palenque"), Place("tikal"))
    assert table.prices()["start"] == 2
    table.does(RED, Claim())
    assert table.goods(RED) == {}
    assert table.state.claimant == RED


@pytest.mark.rule("TZ-4.4.1", "TZ-14.14")
def test_the_start_player_space_holds_one() -> None:
    table = Table().does(RED, Claim()).purse(RED, corn=9)
    assert table.refuses(RED, Claim())
    table.ends(RED)
    assert table.offered("claim") == []
    assert "start" not in table.prices()


@pytest.mark.rule("TZ-4.4.2", "TZ-14.3")
def test_a_full_gear() -> None:
    table = Table(2).purse(RED, corn=20)
    table.dummies("uxmal-0", "uxmal-1", "uxmal-2", "uxmal-3", "uxmal-4", "uxmal-5")
    table.on(GREEN, "uxmal-6", "uxmal-7")
    assert table.refuses(RED, Place("uxmal")) == "no_room"
    assert "uxmal" not in table.prices()
    table = Table(2).purse(RED, corn=20)
    table.dummies("uxmal-0", "uxmal-1", "uxmal-2", "uxmal-3", "uxmal-4", "uxmal-5")
    table.on(GREEN, "uxmal-6").does(RED, Place("uxmal"))
    assert table.workers(RED) == ["uxmal-7"]
    assert table.goods(RED) == {"corn": 13}


@pytest.mark.rule("TZ-4.4.2", "TZ-1.1")
def test_chichen_itza_has_three_spaces_more() -> None:
    table = Table(2).purse(RED, corn=20)
    table.dummies(*(f"chichen_itza-{n}" for n in range(8))).on(GREEN, "chichen_itza-8")
    table.does(RED, Place("uxmal"))
    for space in ("chichen_itza-9", "chichen_itza-10"):
        if table.state.gears["chichen_itza"][int(space[13:])] is None:
            table.dummies(space)
    assert table.refuses(RED, Place("chichen_itza")) == "no_room"


@pytest.mark.rule("TZ-4.4.4", "TZC-16.6", "TZ-11.1.1")
def test_corn_of_the_calendar_pays_for_no_worker_of_the_turn() -> None:
    table = Table().teeth(6).does(RED, Claim())
    assert table.refuses(RED, Place("tikal")) == "corn"
    assert table.goods(RED) == {}
    table.ends(RED)
    assert table.goods(RED) == {"corn": 6}


# Removing


def three() -> Table:
    return Table().on(RED, "yaxchilan-1", "yaxchilan-2", "yaxchilan-3")


@pytest.mark.rule("TZ-4.5", "TZ-4.5.1", "TZ-4.5.4", "TZC-15.5")
def test_what_one_worker_brings_pays_for_the_next() -> None:
    table = three().uses(RED, "yaxchilan-2")
    assert table.goods(RED) == {"corn": 1, "stone": 1}
    table.does(RED, Take("yaxchilan-3", "yaxchilan-2")).ends(RED)
    assert table.goods(RED) == {"corn": 1, "stone": 2}
    assert table.workers(RED) == ["yaxchilan-1"]


@pytest.mark.rule("TZ-4.5.4", "TZC-15.6")
def test_going_back_needs_its_corn_at_that_moment() -> None:
    table = three()
    assert table.refuses(RED, Take("yaxchilan-3", "yaxchilan-2")) == "step_back"
    assert table.actions("yaxchilan-3") == ["yaxchilan-3"]
    table.uses(RED, "yaxchilan-3")
    assert table.goods(RED) == {"corn": 2, "gold": 1}
    nothing = three().does(RED, Take("yaxchilan-3"))
    assert nothing.goods(RED) == {}
    assert nothing.workers(RED) == ["yaxchilan-1", "yaxchilan-2"]
    assert nothing.player(RED).hand == 1


@pytest.mark.rule("TZ-4.5.1")
@pytest.mark.parametrize(("target", "left"), [(4, 9), (3, 8), (2, 7), (1, 6)])
def test_one_corn_for_every_space_back(target: int, left: int) -> None:
    table = Table().on(RED, "yaxchilan-4").purse(RED, corn=9)
    table.on(GREEN, "yaxchilan-3", "yaxchilan-2", "yaxchilan-1")
    table.uses(RED, "yaxchilan-4", action=f"yaxchilan-{target}")
    gained = {4: 0, 3: 2, 2: 1, 1: 0}[target]
    assert table.goods(RED)["corn"] == left + gained


@pytest.mark.rule("TZ-4.5.1", "TZ-14.22")
def test_going_back_to_an_action_with_a_price() -> None:
    table = Table().on(RED, "uxmal-2").purse(RED, corn=3)
    assert table.refuses(RED, Take("uxmal-2", "uxmal-1")) == "corn"
    table = Table().on(RED, "uxmal-2").purse(RED, corn=4)
    table.uses(RED, "uxmal-2", Climb(("kukulkan",)), action="uxmal-1")
    assert table.goods(RED) == {}
    assert table.steps(RED) == (1, 1, 2)
    # No corn is left for the building after it has been spent on the way.
    table = Table().on(RED, "uxmal-5").display("A1-13").purse(RED, corn=2)
    assert table.refuses(RED, Take("uxmal-5", "uxmal-4")) == "no_building"
    assert (
        Table()
        .on(RED, "uxmal-5")
        .display("A1-13")
        .purse(RED, corn=3)
        .offers(Take("uxmal-5", "uxmal-4"))
    )


@pytest.mark.rule("TZ-4.5.2")
@pytest.mark.parametrize("gear", ["palenque", "yaxchilan", "tikal", "uxmal"])
@pytest.mark.parametrize("number", [6, 7])
def test_any_action_of_a_small_gear(gear: str, number: int) -> None:
    table = Table().purse(RED, corn=8, wood=9, stone=9, gold=9).on(RED, f"{gear}-{number}")
    assert table.actions(f"{gear}-{number}") == [f"{gear}-{n}" for n in range(1, 6)]
    for n in range(1, 6):
        table.does(RED, Take(f"{gear}-{number}", f"{gear}-{n}"))
        assert table.heard("taken")[0].corn == 0
        table = Table().purse(RED, corn=8, wood=9, stone=9, gold=9).on(RED, f"{gear}-{number}")


@pytest.mark.rule("TZ-4.5.2")
def test_any_action_costs_what_it_costs() -> None:
    table = Table().purse(RED, corn=3).on(RED, "uxmal-7")
    table.uses(RED, "uxmal-7", Climb(("chaac",)), action="uxmal-1")
    assert table.goods(RED) == {}
    assert Table().purse(RED, corn=2).on(RED, "uxmal-7").refuses(RED, Take("uxmal-7", "uxmal-1"))


@pytest.mark.rule("TZ-4.5.2", "TZ-5.5")
def test_any_action_of_chichen_itza() -> None:
    table = Table().purse(RED, skull=1).on(RED, "chichen_itza-10").laid(GREEN, 4)
    names = [f"chichen_itza-{n}" for n in range(1, 10) if n != 4]
    assert table.actions("chichen_itza-10") == names
    # Space 6 is an ordinary one there.
    table = Table().purse(RED, skull=1).on(RED, "chichen_itza-6")
    assert table.actions("chichen_itza-6") == ["chichen_itza-6"]


@pytest.mark.rule("TZ-4.5.3")
@pytest.mark.parametrize("space", ZEROS)
def test_space_zero_has_no_action(space: str) -> None:
    table = Table().purse(RED, corn=9, wood=9, skull=1).on(RED, space)
    assert table.offered("take") == [Take(space)]
    table.does(RED, Take(space))
    assert table.player(RED).hand == 3


@pytest.mark.rule("TZ-4.5.5")
def test_impossible_actions() -> None:
    table = Table().on(RED, "tikal-1", "uxmal-1", "chichen_itza-1")
    assert table.refuses(RED, Take("tikal-1", "tikal-1")) == "resources"
    assert table.refuses(RED, Take("uxmal-1", "uxmal-1")) == "corn"
    assert table.refuses(RED, Take("chichen_itza-1", "chichen_itza-1")) == "no_skull"
    table = Table().purse(RED, skull=1).on(RED, "chichen_itza-1").laid(BLUE, 1)
    assert table.refuses(RED, Take("chichen_itza-1", "chichen_itza-1")) == "skull_laid"
    table = Table().on(RED, "palenque-2", "tikal-2").jungle(2, 0, 0)
    assert table.refuses(RED, Take("palenque-2", "palenque-2")) == "no_harvest"
    assert table.refuses(RED, Take("tikal-2", "tikal-2")) == "no_building"
    assert table.offers(Take("palenque-2"), Take("tikal-2"))


@pytest.mark.rule("INT-29", "TZ-4.5.5")
def test_an_action_without_any_effect_is_as_good_as_none() -> None:
    table = Table().hand(RED, 5).on(RED, "uxmal-3", "yaxchilan-4").hand(RED, 4).skulls(0)
    assert table.refuses(RED, Take("uxmal-3", "uxmal-3")) == "no_worker_left"
    assert table.refuses(RED, Take("yaxchilan-4", "yaxchilan-4")) == "no_skulls_left"
    assert table.offers(Take("uxmal-3"), Take("yaxchilan-4"))


@pytest.mark.rule("TZ-4.5.6", "TZ-5.4.3")
def test_removed_and_new_workers_rest() -> None:
    table = Table().purse(RED, corn=9).on(RED, "uxmal-3", "uxmal-0").uses(RED, "uxmal-3")
    assert (table.player(RED).hand, table.player(RED).supply) == (3, 2)
    assert table.offered("place") == table.offered("claim") == []
    assert table.refuses(RED, Place("tikal"))


@pytest.mark.rule("TZ-4.5")
def test_workers_are_removed_in_any_order() -> None:
    table = Table().on(RED, "palenque-1", "yaxchilan-1", "palenque-3")
    table.uses(RED, "yaxchilan-1").uses(RED, "palenque-3", Harvest("wood"))
    table.uses(RED, "palenque-1").ends(RED)
    assert table.goods(RED) == {"corn": 3, "wood": 3}
    assert table.asked.seat == GREEN
