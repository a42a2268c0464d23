"""Every building (chapter 7), built at Tikal 2 for its printed price by somebody without knowledge.

What each costs and gives is written down here once more, from the listing of the tiles.
"""

from __future__ import annotations

import pytest

from engine.core import Action
from engine.games.tzolkin.actions import (
    Climb,
    Construct,
    Harvest,
    Perform,
    Research,
    Skip,
    Take,
    Trade,
)
from tests.games.tzolkin.table import BLUE, GREEN, RED, YELLOW, Table

LETTERS = {"w": "wood", "s": "stone", "g": "gold"}


def price(letters: str) -> dict[str, int]:
    return {name: letters.count(letter) for letter, name in LETTERS.items() if letter in letters}


def builder(tile: str, letters: str) -> Table:
    """Red stands on Tikal 2 and has exactly what the building costs."""
    table = Table().on(RED, "tikal-2").purse(RED, **price(letters))
    if tile.startswith("A2"):
        table.day(14, 2)
    return table.display(tile)


def built(tile: str, letters: str, *choices: Action) -> Table:
    """The building is constructed, its choices are made, and nothing else is asked."""
    table = builder(tile, letters).uses(RED, "tikal-2", Construct(tile), *choices)
    assert table.asked.kind == "turn"
    assert table.player(RED).buildings == [tile]
    return table


FARMS = {
    # price, workers fed, corn less for each
    "A1-01": ("w", 1, 0),
    "A1-02": ("w", 1, 0),
    "A1-03": ("w", 1, 0),
    "A1-04": ("wwww", 0, 1),
    "A1-05": ("wwww", 0, 1),
    "A2-01": ("ww", 3, 0),
    "A2-02": ("ww", 3, 0),
    "A2-03": ("ww", 3, 0),
}


@pytest.mark.rule("TZ-7.3.1", "TZ-7.3.4", "TZ-7.4.1", "INT-31", "TZ-7.0")
@pytest.mark.parametrize("tile", list(FARMS))
@pytest.mark.parametrize("workers", [3, 4, 6])
def test_each_farm(tile: str, workers: int) -> None:
    letters, fed, less = FARMS[tile]
    table = built(tile, letters)
    assert table.goods(RED) == {}
    for day in (13, 20) if tile[1] == "1" else (20, 26):
        held = {13: 1, 20: 2, 26: 3}[day]
        again = Table().owns(RED, tile).hand(RED, workers).purse(RED, corn=20).day(day, held)
        again.state.players[RED].temples.update(chaac=1, quetzalcoatl=1, kukulkan=1)
        again.closes_round()
        (news,) = [e for e in again.heard("fed") if e.seat == RED]
        assert (news.corn, news.hungry) == (max(0, workers - fed) * (2 - less), 0)


GAINS = {
    # price, goods, steps on Chaac, Quetzalcoatl and Kukulkan, the technology, points
    "A1-06": ("wws", {}, (1, 1, 0), None, 0),
    "A1-07": ("wss", {}, (1, 0, 1), None, 0),
    "A1-09": ("ww", {}, (0, 0, 0), "agriculture", 0),
    "A1-10": ("www", {"stone": 1}, (0, 0, 0), "agriculture", 0),
    "A1-11": ("ws", {"corn": 1}, (0, 0, 0), "extraction", 0),
    "A1-12": ("wws", {"gold": 1}, (0, 0, 0), "extraction", 0),
    "A1-13": ("g", {}, (0, 0, 0), "architecture", 0),
    "A1-14": ("sg", {}, (0, 0, 1), "theology", 0),
    "A2-06": ("wgg", {}, (0, 0, 0), None, 8),
    "A2-08": ("wssg", {}, (1, 1, 1), None, 3),
    "A2-13": ("ss", {}, (2, 0, 0), None, 2),
    "A2-14": ("sg", {}, (0, 0, 0), "architecture", 3),
    "A2-15": ("gg", {}, (0, 0, 2), None, 3),
    "A2-16": ("ssg", {}, (1, 0, 1), "theology", 0),
    "A2-18": ("ggg", {}, (0, 2, 0), None, 4),
}


@pytest.mark.rule(
    "TZ-7.3.6",
    "TZ-7.3.7",
    "TZ-7.3.9",
    "TZ-7.3.10",
    "TZ-7.3.11",
    "TZ-7.3.12",
    "TZ-7.3.13",
    "TZ-7.3.14",
    "TZ-7.4.6",
    "TZ-7.4.8",
    "TZ-7.4.13",
    "TZ-7.4.14",
    "TZ-7.4.15",
    "TZ-7.4.16",
    "TZ-7.4.18",
    "TZC-15.16",
    "TZ-9.7",
    "INT-34",
)
@pytest.mark.parametrize("tile", list(GAINS))
def test_each_building_that_leaves_nothing_to_choose(tile: str) -> None:
    letters, goods, temples, track, points = GAINS[tile]
    table = built(tile, letters)
    assert table.goods(RED) == goods
    assert table.steps(RED) == tuple(1 + more for more in temples)
    levels = table.player(RED).technologies
    assert levels == {t: int(t == track) for t in levels}
    assert table.points(RED) == points


SCHOOLS = {
    "A2-09": ("www", {"stone": 1}),
    "A2-10": ("wws", {"gold": 1}),
    "A2-11": ("wwws", {"corn": 6}),
    "A2-12": ("wwss", {"skull": 1}),
}


@pytest.mark.rule("TZ-7.4.9", "TZ-7.4.10", "TZ-7.4.11", "TZ-7.4.12", "INT-33")
@pytest.mark.parametrize("tile", list(SCHOOLS))
@pytest.mark.parametrize("track", ["agriculture", "extraction", "architecture", "theology"])
def test_each_school(tile: str, track: str) -> None:
    letters, goods = SCHOOLS[tile]
    table = built(tile, letters, Research(track))
    assert table.goods(RED) == goods
    assert table.level(RED, track) == 1
    assert table.points(RED) == 0


@pytest.mark.rule("TZ-7.4.5", "TZ-1.4")
def test_the_workers_tomb() -> None:
    table = built("A2-05", "wsg")
    assert (table.player(RED).hand, table.player(RED).supply) == (4, 2)
    assert table.points(RED) == 6
    full = builder("A2-05", "wsg").hand(RED, 5).uses(RED, "tikal-2", Construct("A2-05"))
    assert full.player(RED).supply == 0
    assert full.player(RED).hand == 6
    assert full.points(RED) == 6


@pytest.mark.rule("TZ-7.4.17", "INT-19")
@pytest.mark.parametrize(
    ("first", "second", "levels"),
    [
        ("theology", "theology", {"theology": 2}),
        ("agriculture", "extraction", {"agriculture": 1, "extraction": 1}),
    ],
)
def test_the_altar_of_wisdom(first: str, second: str, levels: dict[str, int]) -> None:
    table = built("A2-17", "sgg", Research(first), Research(second))
    found = table.player(RED).technologies
    assert {track: level for track, level in found.items() if level} == levels
    assert table.goods(RED) == {}
    half = builder("A2-17", "sgg").uses(RED, "tikal-2", Construct("A2-17"), Research(first))
    assert half.asked.kind == "choose_track"


# The Builders' Tomb


@pytest.mark.rule("TZ-7.3.8", "TZ-7.1")
@pytest.mark.parametrize("temple", ["chaac", "quetzalcoatl", "kukulkan"])
def test_the_builders_tomb_alone(temple: str) -> None:
    table = built("A1-08", "wg", Climb((temple,)))
    assert table.player(RED).temples[temple] == 2
    assert sum(table.steps(RED)) == 4
    assert table.goods(RED) == {}


def builders(worker: str, **amounts: int) -> Table:
    table = Table().on(RED, worker).purse(RED, **amounts).monuments("M04")
    return table.display("A1-08", "A1-01", "A1-09", "A1-13")


@pytest.mark.rule("TZ-7.1", "INT-19")
def test_the_extra_building_is_paid_in_resources() -> None:
    table = builders("uxmal-4", corn=20, wood=3)
    table.uses(RED, "uxmal-4", Construct("A1-08"), Climb(("chaac",)))
    assert table.goods(RED) == {"corn": 16, "wood": 3}
    assert {a.tile for a in table.offered("construct")} == {"A1-01", "A1-09"}
    table.does(RED, Construct("A1-09"))
    assert table.goods(RED) == {"corn": 16, "wood": 1}
    assert table.asked.kind == "turn"


@pytest.mark.rule("TZ-7.1")
def test_the_extra_building_may_be_left_out_and_is_no_monument() -> None:
    table = builders("tikal-2", wood=9, gold=9)
    table.uses(RED, "tikal-2", Construct("A1-08"), Climb(("chaac",)))
    assert {a.tile for a in table.offered("construct")} == {"A1-01", "A1-09", "A1-13"}
    table.does(RED, Skip("construct"))
    assert table.asked.kind == "turn"
    assert table.player(RED).buildings == ["A1-08"]


@pytest.mark.rule("TZ-7.1", "TZ-6.17")
def test_architecture_helps_with_the_tomb_and_with_the_extra_building() -> None:
    table = builders("tikal-2", wood=3, gold=1).levels(RED, architecture=2)
    table.uses(RED, "tikal-2", Construct("A1-08", architecture=True), Climb(("chaac",)))
    table.does(RED, Construct("A1-09", architecture=True))
    assert table.goods(RED) == {"corn": 2}
    assert table.points(RED) == 4


@pytest.mark.rule("TZ-7.1", "TZ-6.18", "TZ-5.3.4")
def test_the_extra_building_is_not_the_second_of_tikal_4() -> None:
    table = builders("tikal-4", wood=4, gold=2).levels(RED, architecture=1)
    table.uses(RED, "tikal-4", Construct("A1-08"), Climb(("chaac",)))
    table.does(RED, Construct("A1-09", architecture=True))
    assert table.goods(RED) == {"corn": 1, "wood": 1, "gold": 1}
    # The second building of the action, with which architecture has not helped yet.
    table.does(RED, Construct("A1-13", architecture=True))
    assert table.goods(RED) == {"corn": 2, "wood": 1}
    assert table.player(RED).buildings == ["A1-08", "A1-09", "A1-13"]
    assert table.asked.kind == "turn"
    assert table.state.display.count(None) == 5
    table.ends(RED)
    assert len(table.heard("display_filled")[0].tiles) == 5


@pytest.mark.rule("TZ-7.1", "TZ-6.18")
def test_the_tomb_may_use_up_the_architecture_of_the_action() -> None:
    table = builders("tikal-4", wood=4, gold=2).levels(RED, architecture=1)
    table.uses(RED, "tikal-4", Construct("A1-08", architecture=True), Climb(("chaac",)))
    table.does(RED, Skip("construct"))
    assert {a.architecture for a in table.offered("construct")} == {False}


# The Tomb of All Trades


def trades(**amounts: int) -> Table:
    """The Tomb of All Trades has just been built, its points are scored."""
    start = {"wood": 2, "stone": 1, "gold": 1}
    have = {name: start.get(name, 0) + amounts.get(name, 0) for name in {**start, **amounts}}
    table = Table().on(RED, "tikal-2").purse(RED, **have).day(14, 2).display("A2-07", "A2-01")
    return table.uses(RED, "tikal-2", Construct("A2-07"))


@pytest.mark.rule("TZ-7.4.7", "TZ-7.1.1", "INT-19")
def test_the_extra_action() -> None:
    table = trades(corn=1)
    assert table.points(RED) == 2
    offered = {a.action for a in table.offered("perform")}
    assert {"palenque-1", "yaxchilan-5", "palenque-5"} <= offered
    assert not any(a.startswith("chichen") or a == "uxmal-5" for a in offered)
    table.does(RED, Perform("yaxchilan-3"))
    assert table.goods(RED) == {"corn": 2, "gold": 1}
    assert table.asked.kind == "turn"


@pytest.mark.rule("TZ-7.4.7", "TZ-7.1.1")
def test_the_extra_action_may_be_left_out() -> None:
    poor = trades()
    assert (poor.asked.kind, poor.points(RED)) == ("turn", 2)
    table = trades(corn=1).does(RED, Skip("action"))
    assert table.goods(RED) == {"corn": 1}


@pytest.mark.rule("TZ-7.1.1")
def test_the_extra_action_has_its_own_price() -> None:
    assert trades(corn=3).refuses(RED, Perform("uxmal-1")) == "corn"
    table = trades(corn=4).does(RED, Perform("uxmal-1"), Climb(("quetzalcoatl",)))
    assert (table.goods(RED), table.steps(RED)) == ({}, (1, 2, 1))
    table = trades(corn=1).does(RED, Perform("palenque-4"), Harvest("burn", "chaac"))
    assert (table.goods(RED), table.steps(RED)) == ({"corn": 7}, (0, 1, 1))


@pytest.mark.rule("TZ-7.1.1", "TZ-6.17")
def test_architecture_helps_with_a_construction_as_extra_action() -> None:
    table = Table().on(RED, "uxmal-4").purse(RED, corn=9, wood=2).day(14, 2)
    table.levels(RED, architecture=2).display("A2-07", "A2-01")
    table.uses(RED, "uxmal-4", Construct("A2-07", architecture=True))
    assert table.goods(RED) == {"corn": 2, "wood": 2}
    table.does(RED, Perform("tikal-2"), Construct("A2-01", architecture=True))
    assert table.goods(RED) == {"corn": 2}
    assert table.points(RED) == 2 + 2 + 2
    assert table.player(RED).buildings == ["A2-07", "A2-01"]


@pytest.mark.rule("TZ-7.4.4", "INT-32")
def test_the_traders_tomb() -> None:
    table = built_traders(corn=1, wood=1)
    assert table.points(RED) == 6
    table.does(RED, Trade((("wood", -1), ("stone", 1))))
    assert table.goods(RED) == {"stone": 1}
    assert table.asked.kind == "turn"
    assert built_traders().asked.kind == "turn"
    left = built_traders(corn=2).does(RED, Skip("market"))
    assert left.goods(RED) == {"corn": 2}


def built_traders(**amounts: int) -> Table:
    table = Table().on(RED, "tikal-2").purse(RED, **({"stone": 3} | amounts)).day(14, 2)
    return table.display("A2-04").uses(RED, "tikal-2", Construct("A2-04"))


# Constructing


@pytest.mark.rule("TZ-7.0", "TZ-14.5", "TZ-9.5")
def test_a_building_of_which_a_part_does_nothing() -> None:
    table = builder("A2-08", "wssg").temples(RED, 6, 1, 6).temples(GREEN, 1, 1, 7)
    table.uses(RED, "tikal-2", Construct("A2-08"))
    assert table.steps(RED) == (6, 2, 6)
    assert table.points(RED) == 3


@pytest.mark.rule("TZ-7.0", "INT-24")
def test_what_leaves_no_choice_comes_first_then_the_questions_as_printed() -> None:
    table = builder("A2-10", "wws").uses(RED, "tikal-2", Construct("A2-10"))
    assert (table.asked.kind, table.goods(RED)) == ("choose_track", {"gold": 1})
    other = builder("A1-08", "wg").display("A1-08", "A1-01").purse(RED, wood=2, gold=1)
    other.uses(RED, "tikal-2", Construct("A1-08"))
    assert other.asked.kind == "choose_temples"
    assert other.does(RED, Climb(("chaac",))).asked.kind == "choose_building"


@pytest.mark.rule("TZ-9.5")
def test_two_steps_are_taken_one_after_the_other() -> None:
    table = builder("A2-13", "ss").temples(RED, 4, 1, 1).temples(GREEN, 6, 1, 1)
    table.uses(RED, "tikal-2", Construct("A2-13"))
    assert table.steps(RED) == (5, 1, 1)
    assert [e.wasted for e in table.heard("climbed")] == [False, True]


@pytest.mark.rule("TZ-7.2")
def test_buildings_are_filled_up_from_the_deck_of_the_age() -> None:
    table = built("A1-01", "w")
    assert table.state.display == [None] * 6
    table.ends(RED)
    assert all(tile.startswith("A1-") for tile in table.state.display)
    later = built("A2-01", "ww").ends(RED)
    assert all(tile.startswith("A2-") for tile in later.state.display)


@pytest.mark.rule("TZ-7.2", "TZ-14.17")
def test_an_empty_deck_leaves_places_empty() -> None:
    table = builder("A1-01", "w").display("A1-01", "A1-13").no_deck()
    table.uses(RED, "tikal-2", Construct("A1-01")).ends(RED)
    assert table.state.display == [None, "A1-13", None, None, None, None]
    assert not table.barrier
    none = Table().on(RED, "tikal-2", "uxmal-4").purse(RED, corn=9, wood=9).display("A1-01")
    none.no_deck().state.display = [None] * 6
    none.state.players[YELLOW].buildings.append("A1-01")
    assert none.refuses(RED, Take("tikal-2", "tikal-2")) == "no_building"
    assert none.refuses(RED, Take("uxmal-4", "uxmal-4")) == "no_building"


@pytest.mark.rule("TZ-7.2.1", "TZ-10.2", "TZ-3.4")
def test_the_change_of_age() -> None:
    table = Table().day(13, 1).owns(BLUE, "A1-09").monuments("M01", "M02").owns(GREEN, "M01")
    assert table.state.age == 1
    table.closes_round()
    assert table.state.age == 2
    assert table.barrier
    assert all(tile.startswith("A2-") for tile in table.state.display)
    assert len(table.state.decks[2].cards) == 12
    assert table.state.decks[1].cards == []
    assert table.player(BLUE).buildings == ["A1-09"]
    assert table.player(GREEN).monuments == ["M01"]
    assert table.state.monuments == ["M02"]
    kinds = [e.kind for e in table.news]
    assert kinds.index("fed") < kinds.index("age_began") < kinds.index("temple_scored")
