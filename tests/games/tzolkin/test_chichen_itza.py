"""Chichen Itza and theology (TZ-5.5, TZ-6.19 to TZ-6.22)."""

from __future__ import annotations

import pytest

from engine.games.tzolkin.actions import Offer, Skip, Take, TakeResources
from engine.games.tzolkin.goods import Goods
from tests.games.tzolkin.table import BLUE, GREEN, RED, Table

PLACES = {
    1: (4, "chaac", False),
    2: (5, "chaac", False),
    3: (6, "chaac", False),
    4: (7, "kukulkan", False),
    5: (8, "kukulkan", False),
    6: (8, "kukulkan", True),
    7: (10, "quetzalcoatl", False),
    8: (11, "quetzalcoatl", True),
    9: (13, "quetzalcoatl", True),
}


def at(number: int, **amounts: int) -> Table:
    """Red stands on a space of Chichen Itza."""
    return Table().on(RED, f"chichen_itza-{number}").purse(RED, **({"skull": 1} | amounts))


def uses(table: Table, number: int, action: int) -> Table:
    return table.uses(RED, f"chichen_itza-{number}", action=f"chichen_itza-{action}")


@pytest.mark.rule(
    "TZ-5.5",
    "TZ-5.5.1",
    "TZ-5.5.2",
    "TZ-5.5.3",
    "TZ-5.5.4",
    "TZ-5.5.5",
    "TZ-5.5.6",
    "TZ-5.5.7",
    "TZ-5.5.8",
    "TZ-5.5.9",
    "TZ-9.7",
)
@pytest.mark.parametrize("number", list(PLACES))
def test_each_place_for_a_skull(number: int) -> None:
    points, temple, resource = PLACES[number]
    table = uses(at(number, skull=2), number, number)
    if resource:
        offered = {a.goods for a in table.offered("take_resources")}
        assert offered == {Goods(wood=1), Goods(stone=1), Goods(gold=1)}
        table.does(RED, TakeResources(Goods(gold=1)))
    assert table.asked.kind == "turn"
    assert table.points(RED) == points
    assert table.player(RED).temples == {
        god: 2 if god == temple else 1 for god in ("chaac", "quetzalcoatl", "kukulkan")
    }
    assert table.goods(RED) == ({"gold": 1, "skull": 1} if resource else {"skull": 1})
    assert table.state.skulls_laid == {number: RED}
    assert table.state.skulls == 11
    again = table.turn_of(BLUE).on(BLUE, f"chichen_itza-{number}").purse(BLUE, skull=1)
    name = f"chichen_itza-{number}"
    assert again.refuses(BLUE, Take(name, name)) == "skull_laid"


@pytest.mark.rule("TZC-15.14", "TZ-5.5.6", "TZ-4.5.1")
def test_the_example_of_chichen_itza() -> None:
    table = uses(at(7, corn=1), 7, 6).does(RED, TakeResources(Goods(stone=1))).ends(RED)
    assert table.goods(RED) == {"stone": 1}
    assert table.points(RED) == 8
    assert table.steps(RED) == (1, 1, 2)
    assert table.state.skulls_laid == {6: RED}


@pytest.mark.rule("TZC-16.15", "TZ-5.5.10", "INT-17", "TZ-9.5")
def test_a_step_that_is_not_possible() -> None:
    table = uses(at(9).temples(RED, 1, 8, 1), 9, 9).does(RED, TakeResources(Goods(wood=1)))
    assert table.points(RED) == 13
    assert table.steps(RED) == (1, 8, 1)
    assert table.goods(RED) == {"wood": 1}
    taken = uses(at(7).temples(RED, 1, 7, 1).temples(GREEN, 1, 8, 1), 7, 7)
    assert (taken.points(RED), taken.steps(RED)) == (10, (1, 7, 1))


@pytest.mark.rule("TZ-14.8", "TZ-5.5", "TZ-4.5.5")
def test_without_a_skull_or_room_for_it() -> None:
    assert at(5, corn=9, skull=0).actions("chichen_itza-5") == []
    assert at(10, skull=0).levels(RED, theology=3).actions("chichen_itza-10") == []
    table = at(5, corn=2).laid(GREEN, 5, 4)
    assert table.actions("chichen_itza-5") == ["chichen_itza-3"]
    assert table.levels(RED, theology=1).actions("chichen_itza-5") == [
        "chichen_itza-3",
        "chichen_itza-6",
    ]


# Theology


@pytest.mark.rule("TZ-6.19")
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("number", range(1, 9))
def test_theology_reaches_one_action_ahead(number: int, level: int) -> None:
    names = [f"chichen_itza-{n}" for n in (number, number + 1)]
    assert at(number).levels(RED, theology=level).actions(f"chichen_itza-{number}") == names
    assert at(number).actions(f"chichen_itza-{number}") == names[:1]
    table = uses(at(number).levels(RED, theology=1), number, number + 1)
    assert table.heard("taken")[0].corn == 0
    assert table.points(RED) == PLACES[number + 1][0]


@pytest.mark.rule("TZ-6.19", "TZ-4.5.3", "INT-16")
def test_theology_helps_on_space_0() -> None:
    table = at(0).levels(RED, theology=1)
    assert table.actions("chichen_itza-0") == ["chichen_itza-1"]
    assert uses(table, 0, 1).points(RED) == 4
    assert at(0).actions("chichen_itza-0") == []


@pytest.mark.rule("TZC-16.16", "TZ-6.19", "INT-16")
def test_theology_reaches_space_10_from_space_9() -> None:
    table = at(9).laid(GREEN, 9).levels(RED, theology=1)
    assert table.actions("chichen_itza-9") == [f"chichen_itza-{n}" for n in range(1, 9)]
    uses(table, 9, 1)
    assert (table.points(RED), table.goods(RED)) == (4, {})
    assert table.heard("taken")[0].corn == 0
    assert at(9).laid(GREEN, 9).actions("chichen_itza-9") == []


@pytest.mark.rule("TZ-6.19")
def test_nothing_lies_beyond_space_10() -> None:
    table = at(10).levels(RED, theology=3).laid(GREEN, *range(1, 10))
    assert table.actions("chichen_itza-10") == []
    assert len(at(10).levels(RED, theology=1).actions("chichen_itza-10")) == 9


@pytest.mark.rule("TZ-6.19")
def test_going_back_costs_corn_as_before() -> None:
    table = at(5, corn=2).levels(RED, theology=1)
    assert table.actions("chichen_itza-5") == [f"chichen_itza-{n}" for n in (3, 4, 5, 6)]
    assert uses(table, 5, 3).goods(RED) == {}


@pytest.mark.rule("TZ-6.19")
def test_theology_reaches_ahead_nowhere_else() -> None:
    for gear in ("palenque", "yaxchilan"):
        table = Table().on(RED, f"{gear}-2").levels(RED, theology=3)
        assert f"{gear}-3" not in table.actions(f"{gear}-2")


@pytest.mark.rule("TZC-16.17", "TZ-6.20")
def test_the_resource_just_received_pays_for_a_temple() -> None:
    table = uses(at(6).levels(RED, theology=2), 6, 6).does(RED, TakeResources(Goods(gold=1)))
    assert {a.resource for a in table.offered("offer")} == {"gold"}
    table.does(RED, Offer("gold", "chaac"))
    assert table.goods(RED) == {}
    assert table.steps(RED) == (2, 1, 2)
    assert table.asked.kind == "turn"


@pytest.mark.rule("TZ-6.20", "TZ-9.7")
def test_an_offering_is_made_once_or_not_at_all() -> None:
    for level, asked in ((1, False), (2, True), (3, True)):
        table = uses(at(1, wood=2).levels(RED, theology=level), 1, 1)
        assert (table.asked.kind == "choose_offering") == asked
    assert table.asked.facts == {"what": "theology"}, "what asks is named"
    table.does(RED, Offer("wood", "chaac"))
    assert table.asked.kind == "turn"
    assert table.steps(RED) == (3, 1, 1)
    assert table.goods(RED) == {"wood": 1}
    table = uses(at(1, wood=2).levels(RED, theology=2), 1, 1).does(RED, Skip("offering"))
    assert (table.goods(RED), table.steps(RED)) == ({"wood": 2}, (2, 1, 1))
    # Corn and skulls are no resources, and other gears have no offering.
    assert uses(at(1, corn=9, skull=2).levels(RED, theology=2), 1, 1).asked.kind == "turn"
    other = Table().on(RED, "yaxchilan-1").levels(RED, theology=3).uses(RED, "yaxchilan-1")
    assert other.asked.kind == "turn"


@pytest.mark.rule("TZ-6.20")
def test_each_action_has_its_own_offering() -> None:
    table = at(1, skull=2, stone=2).on(RED, "chichen_itza-2").levels(RED, theology=2)
    uses(table, 2, 2).does(RED, Offer("stone", "kukulkan"))
    uses(table, 1, 1).does(RED, Offer("stone", "kukulkan"))
    assert table.steps(RED) == (3, 1, 3)
    assert table.goods(RED) == {}
