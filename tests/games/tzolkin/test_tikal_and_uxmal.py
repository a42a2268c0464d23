"""Tikal and Uxmal (chapter 5)."""

from __future__ import annotations

import pytest

from engine.games.tzolkin.actions import (
    Climb,
    Construct,
    Harvest,
    Pay,
    Perform,
    Research,
    Skip,
    Take,
    TakeResources,
    Trade,
)
from engine.games.tzolkin.goods import Goods
from tests.games.tzolkin.table import GREEN, RED, Table

TRACKS = ("agriculture", "extraction", "architecture", "theology")


def at(space: str, **amounts: int) -> Table:
    return Table().on(RED, space).purse(RED, **amounts)


# Tikal


@pytest.mark.rule("TZ-5.3", "TZ-5.3.1", "TZ-6.2")
@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize(("level", "price"), [(0, 1), (1, 2), (2, 3)])
def test_tikal_1(track: str, level: int, price: int) -> None:
    table = at("tikal-1", wood=price - 1).levels(RED, **dict.fromkeys(TRACKS, level))
    assert table.actions("tikal-1") == []
    table = at("tikal-1", wood=price).levels(RED, **dict.fromkeys(TRACKS, level))
    table.uses(RED, "tikal-1", Research(track)).ends(RED)
    assert table.goods(RED) == {}
    assert table.level(RED, track) == level + 1
    assert sum(table.level(RED, other) for other in TRACKS) == 4 * level + 1


@pytest.mark.rule("TZ-6.2", "TZ-1.2")
def test_resources_of_any_kind_pay_for_a_technology() -> None:
    table = at("tikal-1", corn=5, wood=1, stone=1, gold=1, skull=1).levels(RED, theology=1)
    table.uses(RED, "tikal-1", Research("theology"))
    paid = {a.goods for a in table.offered("pay")}
    assert paid == {Goods(wood=1, stone=1), Goods(wood=1, gold=1), Goods(stone=1, gold=1)}
    table.does(RED, Pay(Goods(wood=1, gold=1))).ends(RED)
    assert table.goods(RED) == {"corn": 5, "stone": 1, "skull": 1}


@pytest.mark.rule("TZ-5.3.2", "TZ-7.0", "TZC-15.7")
@pytest.mark.parametrize("tile", ["A1-14", "A2-14"])
def test_tikal_2_takes_the_printed_price(tile: str) -> None:
    def table(**amounts: int) -> Table:
        made = at("tikal-2", **amounts).day(14 if tile[1] == "2" else 0, 2 * (tile[1] == "2"))
        return made.display(tile, "A2-18" if tile[1] == "2" else "A1-04")

    for lacking in ({"stone": 2}, {"gold": 2}, {"stone": 1, "corn": 20}, {"wood": 3, "gold": 1}):
        assert "tikal-2" not in table(**lacking).actions("tikal-2")
    built = table(stone=2, gold=2).uses(RED, "tikal-2", Construct(tile)).ends(RED)
    assert built.goods(RED) == {"stone": 1, "gold": 1}
    assert built.player(RED).buildings == [tile]


@pytest.mark.rule("TZ-5.3.2")
def test_tikal_2_constructs_one_building_and_no_monument() -> None:
    table = at("tikal-2", wood=9, stone=9, gold=9).display("A1-01", "A1-02", "A1-09")
    table.monuments("M01")
    chosen = {a.then.tile for a in table.offered("take") if a.then is not None}
    assert chosen == {"A1-01", "A1-09"}  # of equal ones the first
    table.uses(RED, "tikal-2", Construct("A1-09"))
    assert table.asked.kind == "turn"


@pytest.mark.rule("TZ-5.3.3", "TZC-15.11", "TZ-6.2")
def test_tikal_3_twice_on_one_track() -> None:
    table = at("tikal-3", wood=3).uses(
        RED, "tikal-3", Research("architecture"), Research("architecture")
    )
    assert table.asked.kind == "turn"
    assert table.goods(RED) == {}
    assert table.level(RED, "architecture") == 2
    poor = at("tikal-3", wood=2).uses(RED, "tikal-3", Research("architecture"))
    assert poor.refuses(RED, Research("architecture")) == "resources"
    assert poor.offers(Research("theology"), Skip("research"))


@pytest.mark.rule("TZ-5.3.3")
def test_tikal_3_may_be_one_step_only() -> None:
    table = at("tikal-3", wood=3).uses(RED, "tikal-3", Research("theology"), Skip("research"))
    assert table.asked.kind == "turn"
    assert table.goods(RED) == {"wood": 2}
    one = at("tikal-3", wood=1).uses(RED, "tikal-3", Research("theology"))
    assert one.asked.kind == "turn"


@pytest.mark.rule("TZC-15.10", "TZ-5.3.3", "TZ-5.3.4", "TZ-7.2")
def test_the_example_of_tikal() -> None:
    table = at("tikal-3", wood=7).on(RED, "tikal-4").display("A1-01", "A1-09", "A1-04", "A1-13")
    for slot, tile in ((4, "A1-10"), (5, "A1-08")):
        table.state.decks[1].cards.remove(tile)
        table.state.display[slot] = tile
    table.uses(RED, "tikal-3", Research("agriculture"), Research("theology"))
    assert table.goods(RED) == {"wood": 5}
    table.uses(RED, "tikal-4", Construct("A1-09"), Construct("A1-01"))
    assert table.goods(RED) == {"wood": 2}
    assert table.level(RED, "agriculture") == 2
    assert table.state.display.count(None) == 2
    table.ends(RED)
    assert None not in table.state.display
    (news,) = table.heard("display_filled")
    assert len(news.tiles) == 2
    assert all(tile.startswith("A1-") for tile in news.tiles)
    assert {"A1-04", "A1-13", "A1-10", "A1-08"} <= set(table.state.display)


@pytest.mark.rule("TZ-5.3.4")
def test_the_first_building_helps_with_the_second() -> None:
    table = at("tikal-4", wood=2, stone=1).display("A1-12", "A1-13", "A1-04")
    table.uses(RED, "tikal-4", Construct("A1-12"))
    assert table.goods(RED) == {"gold": 1}
    table.does(RED, Construct("A1-13"))
    assert table.goods(RED) == {}
    assert table.player(RED).buildings == ["A1-12", "A1-13"]


@pytest.mark.rule("TZ-5.3.4", "TZ-6.11", "TZ-6.3")
def test_a_bonus_of_the_first_building_helps_with_the_second() -> None:
    """The two resources for a further step in extraction come before the second building."""
    table = at("tikal-4", wood=1, stone=1).levels(RED, extraction=3).display("A1-11", "A1-09")
    table.uses(RED, "tikal-4", Construct("A1-11"))
    assert table.asked.kind == "choose_resources"
    table.does(RED, TakeResources(Goods(wood=2)), Construct("A1-09"))
    assert table.player(RED).buildings == ["A1-11", "A1-09"]
    assert table.goods(RED) == {"corn": 1}


@pytest.mark.rule("TZ-5.3.4")
def test_tikal_4_may_be_one_building_only() -> None:
    table = at("tikal-4", wood=9).display("A1-01", "A1-09")
    table.uses(RED, "tikal-4", Construct("A1-01"), Skip("construct"))
    assert table.asked.kind == "turn"
    poor = at("tikal-4", wood=2).display("A1-01", "A1-09").uses(RED, "tikal-4", Construct("A1-01"))
    assert poor.asked.kind == "turn"


@pytest.mark.rule("TZ-5.3.4", "TZ-8.1")
def test_tikal_4_is_for_buildings_or_one_monument() -> None:
    table = at("tikal-4", wood=9, stone=9, gold=9).display("A1-01", "A1-09").monuments("M01", "M04")
    table.uses(RED, "tikal-4", Construct("M01"))
    assert table.asked.kind == "turn"
    assert table.player(RED).monuments == ["M01"]
    assert table.state.monuments == ["M04"]
    table = at("tikal-4", wood=9, stone=9, gold=9).display("A1-01", "A1-09").monuments("M01", "M04")
    table.uses(RED, "tikal-4", Construct("A1-01"))
    assert {a.tile for a in table.offered("construct")} == {"A1-09"}


@pytest.mark.rule("TZ-5.3.5", "TZ-9.7")
def test_tikal_5() -> None:
    table = at("tikal-5", corn=9, skull=1)
    assert table.refuses(RED, Take("tikal-5", "tikal-5")) == "resources"
    table = at("tikal-5", gold=2)
    for wrong in (("chaac",), ("chaac", "chaac"), ("chaac", "quetzalcoatl", "kukulkan")):
        assert table.refuses(RED, Take("tikal-5", "tikal-5", Climb(wrong)))
    table.uses(RED, "tikal-5", Climb(("chaac", "kukulkan"))).ends(RED)
    assert table.steps(RED) == (2, 1, 2)
    assert table.goods(RED) == {"gold": 1}


@pytest.mark.rule("TZ-5.3.5", "INT-18")
def test_one_of_the_two_temples_may_be_in_vain() -> None:
    table = at("tikal-5", wood=1, gold=1).temples(RED, 6, 1, 1)
    table.uses(RED, "tikal-5", Climb(("chaac", "quetzalcoatl")), Pay(Goods(gold=1))).ends(RED)
    assert table.steps(RED) == (6, 2, 1)
    assert table.goods(RED) == {"wood": 1}


# Uxmal


@pytest.mark.rule("TZ-5.4", "TZ-5.4.1", "TZ-9.7")
@pytest.mark.parametrize(
    ("temple", "steps"),
    [("chaac", (2, 1, 1)), ("quetzalcoatl", (1, 2, 1)), ("kukulkan", (1, 1, 2))],
)
def test_uxmal_1(temple: str, steps: tuple[int, int, int]) -> None:
    assert at("uxmal-1", corn=2, gold=5).refuses(RED, Take("uxmal-1", "uxmal-1")) == "corn"
    table = at("uxmal-1", corn=4).uses(RED, "uxmal-1", Climb((temple,))).ends(RED)
    assert table.goods(RED) == {"corn": 1}
    assert table.steps(RED) == steps


def trade(**change: int) -> Trade:
    kinds = ("wood", "stone", "gold")
    return Trade(tuple((kind, change[kind]) for kind in kinds if change.get(kind)))


@pytest.mark.rule("TZ-5.4.2", "TZC-15.13")
@pytest.mark.parametrize(
    ("have", "change", "then"),
    [
        ({"gold": 1}, {"gold": -1}, {"corn": 4}),
        ({"corn": 4}, {"wood": 2}, {"wood": 2}),
        ({"corn": 3}, {"stone": 1}, {"stone": 1}),
        ({"gold": 1}, {"gold": -1, "wood": 2}, {"wood": 2}),
        ({"corn": 4}, {"gold": 1}, {"gold": 1}),
        ({"wood": 1}, {"wood": -1}, {"corn": 2}),
        ({"stone": 2}, {"stone": -2}, {"corn": 6}),
        ({"wood": 3, "stone": 2, "gold": 1}, {"wood": -3, "stone": -2, "gold": -1}, {"corn": 16}),
        ({"wood": 5}, {"wood": -5, "stone": 2, "gold": 1}, {"stone": 2, "gold": 1}),
        ({"corn": 1, "wood": 1, "skull": 1}, {"wood": -1, "stone": 1}, {"stone": 1, "skull": 1}),
    ],
)
def test_the_market(have: dict[str, int], change: dict[str, int], then: dict[str, int]) -> None:
    table = at("uxmal-2", **have).does(RED, Take("uxmal-2", "uxmal-2"), trade(**change))
    assert table.goods(RED) == then
    assert table.asked.kind == "turn"


@pytest.mark.rule("TZ-5.4.2")
@pytest.mark.parametrize(
    ("have", "change"),
    [
        ({"corn": 3}, {"wood": 2}),
        ({"corn": 3}, {"gold": 1}),
        ({"wood": 1, "skull": 2}, {"stone": 1, "wood": -1}),
        ({"wood": 1}, {"wood": -2}),
        ({"wood": 1}, {}),
        ({"stone": 2}, {"wood": -1, "stone": 1}),
    ],
)
def test_what_the_market_refuses(have: dict[str, int], change: dict[str, int]) -> None:
    table = at("uxmal-2", **have).does(RED, Take("uxmal-2", "uxmal-2"))
    assert table.refuses(RED, trade(**change))
    assert table.refuses(RED, Trade((("skull", -1),)))


@pytest.mark.rule("TZ-5.4.2")
def test_every_answer_of_the_market_can_be_paid_and_the_list_is_whole() -> None:
    """Every change of at most what is there, by a count of our own."""
    have = {"corn": 3, "wood": 2, "stone": 1, "gold": 1}
    table = at("uxmal-2", **have).does(RED, Take("uxmal-2", "uxmal-2"))
    possible = {
        trade(wood=w, stone=s, gold=g)
        for w in range(-2, 9)
        for s in range(-1, 9)
        for g in range(-1, 9)
        if (w, s, g) != (0, 0, 0) and 2 * w + 3 * s + 4 * g <= 3
    }
    assert set(table.offered("trade")) == possible
    assert len(table.offered("trade")) == len(possible)
    assert table.asked.facts["what"] == "uxmal-2", "what asks is named"
    table.does(RED, Skip("market"))
    assert table.goods(RED) == have


@pytest.mark.rule("TZ-5.4.2")
def test_nothing_to_trade() -> None:
    refused = at("uxmal-2", corn=1, skull=2).refuses(RED, Take("uxmal-2", "uxmal-2"))
    assert refused == "nothing_to_trade"


@pytest.mark.rule("TZ-5.4.3")
def test_uxmal_3() -> None:
    table = at("uxmal-3").uses(RED, "uxmal-3")
    assert (table.player(RED).hand, table.player(RED).supply) == (4, 2)
    full = Table().on(RED, "uxmal-3", "tikal-0").hand(RED, 4)
    assert full.player(RED).supply == 0
    assert full.refuses(RED, Take("uxmal-3", "uxmal-3")) == "no_worker_left"


@pytest.mark.rule("TZ-5.4.4", "TZC-15.12")
@pytest.mark.parametrize("tile", ["A1-08", "A1-09", "A1-11", "A1-14"])
def test_two_resources_cost_four_corn_at_uxmal_4(tile: str) -> None:
    assert (
        at("uxmal-4", corn=3, wood=9, stone=9, gold=9).display(tile).actions("uxmal-4")
        == [f"uxmal-{n}" for n in (1, 2, 3)][1:]
    )
    table = at("uxmal-4", corn=4).display(tile).uses(RED, "uxmal-4", Construct(tile))
    assert table.player(RED).buildings == [tile]
    assert table.heard("constructed")[0].paid == Goods(corn=4)
    assert table.goods(RED).get("corn", 0) == (1 if tile == "A1-11" else 0)


UXMAL_4 = """
A1-01 2 A1-04 8 A1-06 6 A1-07 6 A1-08 4 A1-09 4 A1-10 6 A1-11 4 A1-12 6 A1-13 2 A1-14 4
A2-01 4 A2-04 6 A2-05 6 A2-06 6 A2-07 8 A2-08 8 A2-09 6 A2-10 6 A2-11 8 A2-12 8 A2-13 4 A2-14 4
A2-15 4 A2-16 6 A2-17 6 A2-18 6
"""


@pytest.mark.rule("TZ-5.4.4")
@pytest.mark.parametrize(
    ("tile", "corn"), list(zip(UXMAL_4.split()[::2], UXMAL_4.split()[1::2], strict=True))
)
def test_prices_at_uxmal_4(tile: str, corn: str) -> None:
    second = tile[1] == "2"
    table = at("uxmal-4", corn=int(corn), wood=3).day(14 * second, 2 * second).display(tile)
    table.monuments("M04")
    chosen = {a.then.tile for a in table.offered("take") if a.then and a.action == "uxmal-4"}
    assert chosen == {tile}
    short = at("uxmal-4", corn=int(corn) - 1, wood=3).day(14 * second, 2 * second).display(tile)
    assert "uxmal-4" not in short.actions("uxmal-4")


@pytest.mark.rule("TZ-5.4.4", "TZ-8.1")
def test_no_monument_at_uxmal_4() -> None:
    table = at("uxmal-4", corn=99, wood=9, stone=9, gold=9).display("A1-01").monuments("M01")
    assert table.refuses(RED, Take("uxmal-4", "uxmal-4", Construct("M01")))


@pytest.mark.rule("TZ-5.4.5", "TZ-14.23")
def test_uxmal_5_offers_the_actions_of_four_gears() -> None:
    table = at("uxmal-5", corn=9, wood=9, stone=9, gold=9, skull=2).display("A1-01")
    offered = {a.then.action for a in table.offered("take") if a.action == "uxmal-5"}
    assert offered == {
        *(f"{gear}-{n}" for gear in ("palenque", "yaxchilan", "tikal") for n in range(1, 6)),
        *(f"uxmal-{n}" for n in range(1, 5)),
    }


@pytest.mark.rule("TZ-5.4.5")
def test_uxmal_5_costs_1_corn_and_the_price_of_the_action() -> None:
    assert at("uxmal-5", wood=9).refuses(RED, Take("uxmal-5", "uxmal-5")) == "corn"
    table = at("uxmal-5", corn=1).uses(RED, "uxmal-5", Perform("yaxchilan-3"))
    assert table.goods(RED) == {"corn": 2, "gold": 1}
    table = at("uxmal-5", corn=3)
    assert table.refuses(RED, Take("uxmal-5", "uxmal-5", Perform("uxmal-1")))
    table = at("uxmal-5", corn=4).uses(RED, "uxmal-5", Perform("uxmal-1"), Climb(("chaac",)))
    assert table.goods(RED) == {}
    assert table.steps(RED) == (2, 1, 1)
    table = at("uxmal-5", corn=1).uses(RED, "uxmal-5", Perform("palenque-5"), Harvest("wood"))
    assert table.goods(RED) == {"wood": 4}
    # 1 corn is gone before the building is paid in corn.
    table = at("uxmal-5", corn=2).display("A1-13")
    assert table.refuses(RED, Take("uxmal-5", "uxmal-5", Perform("uxmal-4")))
    # And before one deals at the market.
    table = at("uxmal-5", corn=2)
    assert table.refuses(RED, Take("uxmal-5", "uxmal-5", Perform("uxmal-2")))


@pytest.mark.rule("TZ-5.4.5", "TZ-6.12")
def test_technologies_help_by_way_of_uxmal_5() -> None:
    table = at("uxmal-5", corn=1).levels(RED, extraction=3, agriculture=3)
    table.uses(RED, "uxmal-5", Perform("yaxchilan-5"))
    assert table.goods(RED) == {"corn": 2, "stone": 2, "gold": 2}
    table = at("uxmal-5", corn=1).levels(RED, agriculture=3).jungle(5, 3, 2)
    table.uses(RED, "uxmal-5", Perform("palenque-5"), Harvest("corn"))
    assert table.goods(RED) == {"corn": 12}
    table = at("uxmal-5", corn=1).levels(RED, theology=3)
    assert table.uses(RED, "uxmal-5", Perform("yaxchilan-4")).goods(RED) == {"skull": 2}


@pytest.mark.rule("INT-26", "TZ-8.1", "TZ-5.4.5")
@pytest.mark.parametrize("worker", ["tikal-6", "tikal-7", "tikal-5", "uxmal-5"])
def test_a_monument_by_any_way_to_tikal_4(worker: str) -> None:
    table = at(worker, corn=1, wood=1, gold=4).monuments("M04").display("A1-04")
    if worker == "uxmal-5":
        table.uses(RED, worker, Perform("tikal-4"), Construct("M04"))
    else:
        table.uses(RED, worker, Construct("M04"), action="tikal-4")
    table.ends(RED)
    assert table.player(RED).monuments == ["M04"]
    assert table.goods(RED) == ({} if worker in ("tikal-5", "uxmal-5") else {"corn": 1})
    assert table.asked.seat == GREEN
