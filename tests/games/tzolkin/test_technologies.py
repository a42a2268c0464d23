"""Technologies beyond the actions they help (chapter 6): prices, the last level, architecture."""

from __future__ import annotations

import pytest

from engine.games.tzolkin.actions import Climb, Construct, Pay, Research, Take, TakeResources
from engine.games.tzolkin.goods import Goods
from tests.games.tzolkin.table import GREEN, RED, Table

TRACKS = ("agriculture", "extraction", "architecture", "theology")
MASTER = dict.fromkeys(TRACKS, 3)


def at(space: str, **amounts: int) -> Table:
    return Table().on(RED, space).purse(RED, **amounts)


# Beyond level 3


@pytest.mark.rule("TZ-6.3", "TZ-6.7", "TZ-9.7")
def test_the_bonus_of_agriculture() -> None:
    table = at("tikal-1", wood=1).levels(RED, **MASTER)
    table.uses(RED, "tikal-1", Research("agriculture"), Climb(("kukulkan",)))
    assert table.steps(RED) == (1, 1, 2)
    assert table.goods(RED) == {}
    assert table.level(RED, "agriculture") == 3


@pytest.mark.rule("TZ-14.20", "TZ-6.7")
def test_the_bonus_of_agriculture_may_be_lost() -> None:
    table = at("tikal-1", wood=1).levels(RED, **MASTER).temples(RED, 6, 8, 7)
    table.uses(RED, "tikal-1", Research("agriculture"), Climb(("chaac",)))
    assert table.steps(RED) == (6, 8, 7)
    assert table.goods(RED) == {}
    assert table.asked.kind == "turn"


@pytest.mark.rule("TZ-6.11", "TZ-6.12")
def test_the_bonus_of_extraction() -> None:
    table = at("tikal-1", wood=1).levels(RED, **MASTER)
    table.uses(RED, "tikal-1", Research("extraction"))
    offered = {a.goods for a in table.offered("take_resources")}
    assert offered == {
        Goods(wood=2),
        Goods(stone=2),
        Goods(gold=2),
        Goods(wood=1, stone=1),
        Goods(wood=1, gold=1),
        Goods(stone=1, gold=1),
    }
    table.does(RED, TakeResources(Goods(stone=1, gold=1)))
    assert table.goods(RED) == {"stone": 1, "gold": 1}


@pytest.mark.rule("TZ-6.16")
def test_the_bonus_of_architecture() -> None:
    table = at("tikal-1", gold=1).levels(RED, **MASTER)
    table.uses(RED, "tikal-1", Research("architecture"))
    assert (table.points(RED), table.goods(RED)) == (3, {})


@pytest.mark.rule("TZ-6.22", "TZ-14.5", "TZ-6.21")
@pytest.mark.parametrize(("left", "taken"), [(13, {"skull": 1}), (1, {"skull": 1}), (0, {})])
def test_the_bonus_of_theology(left: int, taken: dict[str, int]) -> None:
    table = at("tikal-1").levels(RED, **MASTER).skulls(left).purse(RED, stone=1)
    table.uses(RED, "tikal-1", Research("theology"))
    assert table.goods(RED) == taken


@pytest.mark.rule("TZ-6.3")
def test_a_bonus_needs_level_3() -> None:
    table = at("tikal-1", wood=3).levels(RED, architecture=2)
    table.uses(RED, "tikal-1", Research("architecture"))
    assert (table.points(RED), table.level(RED, "architecture")) == (0, 3)
    assert table.goods(RED) == {}


@pytest.mark.rule("TZC-16.22", "TZ-6.3", "TZ-6.11")
def test_the_first_bonus_pays_for_the_second_step() -> None:
    table = at("tikal-3", wood=1).levels(RED, extraction=3)
    table.uses(RED, "tikal-3", Research("extraction"), TakeResources(Goods(gold=2)))
    assert table.goods(RED) == {"gold": 2}
    table.does(RED, Research("extraction"), TakeResources(Goods(stone=2)))
    assert table.goods(RED) == {"stone": 2, "gold": 1}
    assert table.asked.kind == "turn"


@pytest.mark.rule("TZ-6.2", "TZ-6.3", "TZ-14.19")
def test_a_free_step_of_choice_with_all_technologies_at_level_3() -> None:
    table = at("tikal-2", wood=3).levels(RED, **MASTER).day(14, 2).display("A2-09")
    built = Construct("A2-09", architecture=True, spared="wood")
    table.uses(RED, "tikal-2", built)
    assert {a.kind for a in table.asked.every()} == {"research"}
    table.does(RED, Research("architecture"))
    # 2 points for the building, 3 for the step; 1 corn; the wood that was spared, and the stone.
    assert table.points(RED) == 5
    assert table.goods(RED) == {"corn": 1, "wood": 1, "stone": 1}


# Architecture


@pytest.mark.rule("TZ-6.13", "TZ-6.14", "TZ-6.15", "TZ-6.17", "TZ-6.1")
@pytest.mark.parametrize(
    ("level", "left", "points"),
    [
        (0, {}, 0),
        (1, {"corn": 1}, 0),
        (2, {"corn": 1}, 2),
        (3, {"corn": 1, "stone": 1}, 2),
    ],
)
def test_architecture_at_tikal(level: int, left: dict[str, int], points: int) -> None:
    table = at("tikal-2", wood=1, stone=2).levels(RED, architecture=level).display("A1-07")
    spared = "stone" if level == 3 else None
    table.uses(RED, "tikal-2", Construct("A1-07", architecture=level > 0, spared=spared))  # type: ignore[arg-type]
    assert table.goods(RED) == left
    assert table.points(RED) == points


@pytest.mark.rule("TZ-6.15")
def test_the_resource_spared_is_one_of_the_price() -> None:
    table = at("tikal-2", wood=2, stone=1, gold=1).levels(RED, architecture=3).display("A1-12")
    offered = [a.then for a in table.offered("take") if a.action == "tikal-2"]
    assert {a.spared for a in offered} == {"wood", "stone"}
    table.uses(RED, "tikal-2", Construct("A1-12", architecture=True, spared="stone"))
    # 1 gold comes from the building.
    assert table.goods(RED) == {"corn": 1, "stone": 1, "gold": 2}
    # What is spared need not be there.
    short = at("tikal-2", wood=2).levels(RED, architecture=3).display("A1-12")
    assert short.offers(
        Take("tikal-2", "tikal-2", Construct("A1-12", architecture=True, spared="stone"))
    )
    assert short.refuses(
        RED, Take("tikal-2", "tikal-2", Construct("A1-12", architecture=True, spared="wood"))
    )


@pytest.mark.rule("TZ-6.15", "TZ-14.11", "TZ-6.13", "TZ-6.14")
@pytest.mark.parametrize(("level", "paid", "points"), [(0, 6, 0), (1, 6, 0), (2, 6, 2), (3, 4, 2)])
def test_architecture_at_uxmal_4(level: int, paid: int, points: int) -> None:
    table = at("uxmal-4", corn=6).levels(RED, architecture=level).display("A1-07")
    table.uses(RED, "uxmal-4", Construct("A1-07", architecture=level > 0))
    assert table.goods(RED).get("corn", 0) == 6 - paid + (level > 0)
    assert table.points(RED) == points


@pytest.mark.rule("TZC-16.21", "TZ-6.15", "TZ-14.11")
def test_a_building_for_nothing() -> None:
    table = at("uxmal-4").levels(RED, architecture=3).display("A1-13")
    table.uses(RED, "uxmal-4", Construct("A1-13", architecture=True))
    assert table.goods(RED) == {"corn": 1}
    assert table.points(RED) == 5  # and the step that the building gives is beyond level 3


@pytest.mark.rule("TZC-16.20", "TZ-6.18")
@pytest.mark.parametrize("helped", ["A2-08", "A2-01"])
def test_architecture_helps_with_one_of_two(helped: str) -> None:
    table = at("tikal-4", wood=3, stone=2, gold=1).day(14, 2).display("A2-08", "A2-01")
    table.levels(RED, architecture=3)
    for tile in ("A2-08", "A2-01"):
        spared = "wood" if tile == helped else None
        wish = Construct(tile, architecture=tile == helped, spared=spared)  # type: ignore[arg-type]
        if tile == "A2-08":
            table.uses(RED, "tikal-4", wish)
        else:
            table.does(RED, wish)
    assert table.goods(RED) == {"corn": 1, "wood": 1}
    assert table.points(RED) == 5
    assert table.player(RED).buildings == ["A2-08", "A2-01"]


@pytest.mark.rule("TZ-6.18")
def test_architecture_helps_with_no_second_one() -> None:
    table = at("tikal-4", wood=9).levels(RED, architecture=3).display("A1-01", "A1-09")
    table.uses(RED, "tikal-4", Construct("A1-01", architecture=True, spared="wood"))
    assert table.offered("construct") == [Construct("A1-09")]
    table.does(RED, Construct("A1-09"))
    assert table.goods(RED) == {"corn": 1, "wood": 7}
    assert table.points(RED) == 2


@pytest.mark.rule("TZ-6.17", "TZ-6.18")
def test_a_step_from_a_building_helps_later_ones_only() -> None:
    table = at("tikal-4", wood=2, gold=1).display("A1-13", "A1-09")
    table.uses(RED, "tikal-4", Construct("A1-13"))
    assert table.goods(RED) == {"wood": 2}
    assert table.level(RED, "architecture") == 1
    table.does(RED, Construct("A1-09", architecture=True))
    assert table.goods(RED) == {"corn": 1}
    late = at("tikal-4", wood=2, gold=1).display("A1-13", "A1-09").levels(RED, architecture=1)
    late.uses(RED, "tikal-4", Construct("A1-13", architecture=True))
    assert (late.goods(RED), late.points(RED)) == ({"corn": 1, "wood": 2}, 0)


@pytest.mark.rule("TZ-6.17", "TZ-8.1")
def test_architecture_never_helps_with_monuments() -> None:
    table = at("tikal-4", wood=1, gold=3).levels(RED, architecture=3).monuments("M04")
    table.display("A1-04")
    assert table.refuses(RED, Take("tikal-4", "tikal-4", Construct("M04")))
    table = at("tikal-4", wood=1, gold=4).levels(RED, architecture=3).monuments("M04")
    table.uses(RED, "tikal-4", Construct("M04"))
    assert (table.goods(RED), table.points(RED)) == ({}, 0)


@pytest.mark.rule("TZ-6.2", "TZ-7.0")
def test_the_price_of_a_technology_is_asked_only_where_there_is_a_choice() -> None:
    table = at("tikal-1", wood=1, gold=1).uses(RED, "tikal-1", Research("theology"))
    assert table.asked.kind == "pay_any"
    table.does(RED, Pay(Goods(gold=1)))
    assert table.goods(RED) == {"wood": 1}
    assert table.ends(RED).asked.seat == GREEN
