"""The actions of the peaceful fields: production, TEMPLUM, MILITIA, SCIENTIA (chapter 6)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.antike.actions import (
    BuildTemple,
    BuildWall,
    Deploy,
    Develop,
    Done,
    EndTurn,
    MoveMarker,
    Recruit,
    TakeChip,
)
from engine.games.antike.components import KNOW_HOW
from engine.games.antike.costs import deployment_limit
from tests.games.antike.table import BEIGE, BROWN, Table

FIVE_CITIES = {
    "ancona": "gold",
    "roma": "gold",
    "neapolis": "marble",
    "brundisium": "marble",
    "genua": "iron",
}
YIELDS = [("aurum", {"gold": 4}), ("marmor", {"marble": 2}), ("ferrum", {"iron": 1})]


@pytest.mark.rule("AD-6.1")
@pytest.mark.parametrize(("field", "yields"), YIELDS, ids=["T05 aurum", "T05 marmor", "T05 ferrum"])
def test_production(field: str, yields: dict[str, int]) -> None:
    table = Table().cities(BROWN, **FIVE_CITIES).temples("ancona").cities(BEIGE, zama="gold")
    table.does(BROWN, MoveMarker(field))
    assert table.goods(BROWN) == {**yields, "coin": 1}


@pytest.mark.rule("AD-6.1", "AD-6.4.2")
@pytest.mark.parametrize(("field", "yields"), YIELDS, ids=["D04 aurum", "D04 marmor", "D04 ferrum"])
def test_production_with_moneta(field: str, yields: dict[str, int]) -> None:
    table = Table().cities(BROWN, **FIVE_CITIES).temples("ancona").knows(BROWN, "moneta")
    table.does(BROWN, MoveMarker(field))
    assert table.goods(BROWN) == {k: n + 1 for k, n in yields.items()} | {"coin": 1}


@pytest.mark.rule("AD-6.1")
def test_production_of_nothing_still_brings_the_coin() -> None:
    table = Table().does(BROWN, MoveMarker("aurum"))
    assert table.goods(BROWN) == {"coin": 1}


@pytest.mark.rule("AD-6.1", "AD-6.5.4")
def test_enemies_beside_a_city_do_not_disturb_production() -> None:
    table = Table().cities(BROWN, zama="iron").units(BEIGE, "zama", legion=3)
    table.does(BROWN, MoveMarker("ferrum"))
    assert table.goods(BROWN) == {"iron": 1, "coin": 1}


@pytest.mark.rule("AD-2.2")
def test_production_without_a_coin_in_the_bank() -> None:
    table = Table(coins=5).purse(BEIGE, coin=5).does(BROWN, MoveMarker("aurum"))
    [told] = table.heard("produced")
    assert (told.chips, told.coins) == (0, 0)
    assert [a.resource for a in table.offered("take_chip")] == ["marble", "iron", "gold"]
    table.does(BROWN, TakeChip("marble"))
    assert table.goods(BROWN) == {"marble": 1}


TEMPLUM = MoveMarker("templum")


@pytest.mark.rule("AD-6.2.1", "AD-6.2.2", "AD-6.2.3")
def test_t06_temple_and_walls_of_the_rulebook() -> None:
    cities = {"ancona": "gold", "croton": "iron", "syracusae": "iron", "neapolis": "marble"}
    table = Table().cities(BROWN, **cities).temples("ancona", "croton", "syracusae")
    table.personages(BROWN, "king_1").purse(BROWN, marble=8, coin=3)
    table.does(BROWN, TEMPLUM, BuildTemple("neapolis"), BuildWall("croton"), BuildWall("neapolis"))
    assert table.goods(BROWN) == {}
    assert table.state.cities["neapolis"].temple
    assert [c for c, it in table.state.cities.items() if it.wall] == ["croton", "neapolis"]
    assert table.state.active.walls == 0
    assert table.asked.kind == "founding"


@pytest.mark.rule("AD-6.2.1", "AD-6.2.2")
def test_t18_one_temple_and_two_walls_without_neighbours() -> None:
    table = Table().cities(BROWN, roma="gold", neapolis="marble").personages(BROWN, "king_1")
    table.purse(BROWN, marble=8)
    table.does(BROWN, TEMPLUM, BuildTemple("roma"), BuildWall("roma"), BuildWall("neapolis"))
    assert table.goods(BROWN) == {}


@pytest.mark.rule("AD-6.2.1", "AD-6.2.3")
def test_d01_a_temple_just_built_counts_for_the_next() -> None:
    table = Table().cities(BROWN, roma="gold", neapolis="marble").purse(BROWN, marble=12, coin=1)
    table.does(BROWN, TEMPLUM, BuildTemple("roma"))
    assert table.goods(BROWN) == {"marble": 6, "coin": 1}
    table.does(BROWN, BuildTemple("neapolis"))
    assert table.goods(BROWN) == {}


@pytest.mark.rule("AD-6.2.1", "AD-10.1")
def test_coins_for_neighbouring_temples_are_coins_also_next_to_enemies() -> None:
    table = Table().cities(BROWN, roma="gold").cities(BEIGE, neapolis="iron").temples("neapolis")
    table.purse(BROWN, marble=20).does(BROWN, TEMPLUM)
    assert table.refuses(BROWN, BuildTemple("roma")) == "temple_price"
    table = Table().cities(BROWN, roma="gold", genua="iron").cities(BEIGE, neapolis="iron")
    table.temples("neapolis").purse(BROWN, marble=20).does(BROWN, TEMPLUM)
    assert table.offers(BuildTemple("genua"), BuildWall("roma"))
    assert table.refuses(BROWN, BuildTemple("roma")) == "temple_price"


@pytest.mark.rule("AD-10.1", "AD-10.2")
def test_coins_may_replace_marble_and_chips_come_first() -> None:
    table = Table().cities(BROWN, roma="gold").purse(BROWN, marble=5, coin=4).does(BROWN, TEMPLUM)
    offers = {
        a.coins: m.collapsed
        for m in table.asked.menus
        for a in m.every()
        if isinstance(a, BuildTemple)
    }
    assert offers == {1: False, 2: True, 3: True, 4: True}
    assert table.refuses(BROWN, BuildTemple("roma", coins=0)) == "not_offered"
    table.does(BROWN, BuildTemple("roma", coins=3))
    assert table.goods(BROWN) == {"marble": 2, "coin": 1}


@pytest.mark.rule("AD-6.2.1", "AD-6.2.2")
def test_one_temple_and_one_wall_per_city_and_only_own_cities() -> None:
    table = Table().cities(BROWN, roma="gold").cities(BEIGE, zama="iron").temples("roma")
    table.walls("roma").personages(BROWN, "king_1").purse(BROWN, marble=20, coin=5)
    table.does(BROWN, TEMPLUM)
    assert table.asked.kind == "founding"


@pytest.mark.rule("AD-2.1", "AD-6.2.4")
def test_no_temple_left_until_one_is_destroyed() -> None:
    table = Table().cities(BROWN, roma="gold", genua="iron").purse(BROWN, marble=7, coin=9)
    sites = [r for r, it in table.state.board.regions.items() if it.is_site]
    enemies = [s for s in sites if s not in ("roma", "genua")][:12]
    for n, city in enumerate(enemies):
        table.cities(BEIGE, **{city: ("marble", "iron", "gold")[n % 3]}).temples(city)
    assert table.state.bank.temples == 0
    table.does(BROWN, TEMPLUM)
    assert table.refuses(BROWN, BuildTemple("roma")) == "no_temples"
    table.state.cities[enemies[0]] = replace(table.state.cities[enemies[0]], temple=False)
    table.state.bank.temples += 1
    assert table.offers(BuildTemple("genua"))


@pytest.mark.rule("AD-6.2.2")
def test_walls_come_from_the_own_supply() -> None:
    table = Table().cities(BROWN, roma="gold", genua="iron").purse(BROWN, marble=7)
    table.does(BROWN, TEMPLUM, BuildWall("roma"))
    assert table.refuses(BROWN, BuildWall("genua")) == "no_walls"


MILITIA = MoveMarker("militia")


@pytest.mark.rule("AD-6.3.1", "AD-6.3.3", "AD-6.3.4", "AD-6.3.5")
def test_t07_deployment_of_the_rulebook() -> None:
    table = Table().cities(BROWN, zama="iron", carthago="gold", caesarea="marble")
    table.temples("caesarea").units(BEIGE, "caesarea", galley=1).purse(BROWN, iron=4)
    table.box(BEIGE, legion=0, galley=0).box(BROWN, legion=2, galley=1)
    limits = {c: deployment_limit(table.state, c) for c in ("zama", "carthago", "caesarea")}
    assert limits == {"zama": 1, "carthago": 1, "caesarea": 3}
    table.does(BROWN, MILITIA)
    assert table.refuses(BROWN, Deploy("galley", "zama")) == "wrong_borders"
    table.does(BROWN, Deploy("legion", "carthago"), Deploy("galley", "caesarea"))
    assert len(table.heard("battle")) == 1
    assert table.goods(BROWN) == {}
    assert table.state.players[BROWN].units.keys() == {"carthago"}
    assert table.at_region(BROWN, "carthago") == {"legion": 1}
    assert table.state.players[BEIGE].units == {}
    assert table.in_box(BROWN) == {"legion": 1, "galley": 1}
    assert table.in_box(BEIGE) == {"galley": 1}


@pytest.mark.rule("AD-6.3.2", "AD-6.3.5")
def test_a_unit_that_came_back_waits() -> None:
    table = Table().cities(BROWN, caesarea="marble").temples("caesarea").purse(BROWN, iron=20)
    table.units(BEIGE, "caesarea", galley=1).box(BROWN, legion=0, galley=1)
    table.does(BROWN, MILITIA, Deploy("galley", "caesarea"))
    assert table.in_box(BROWN) == {"galley": 1}
    assert table.asked.kind == "founding"


@pytest.mark.rule("AD-6.3.3")
def test_limit_counts_only_new_units() -> None:
    table = Table().cities(BROWN, carthago="gold", caesarea="iron").temples("caesarea")
    table.units(BROWN, "carthago", legion=4).units(BROWN, "caesarea", legion=2)
    table.box(BROWN, legion=6).purse(BROWN, iron=20).does(BROWN, MILITIA)
    table.does(BROWN, Deploy("legion", "carthago"))
    assert table.refuses(BROWN, Deploy("legion", "carthago")) == "city_full"
    table.does(BROWN, *[Deploy("legion", "caesarea")] * 3)
    assert table.at_region(BROWN, "caesarea") == {"legion": 5}
    assert table.asked.kind == "founding"
    assert table.in_box(BROWN)["legion"] == 2


@pytest.mark.rule("AD-6.3.4")
@pytest.mark.parametrize(("city", "legion", "galley"), [
    ("zama", True, False), ("tarraco", True, True), ("carales", False, True),
])  # fmt: skip
def test_borders_decide_what_a_city_takes(city: str, legion: bool, galley: bool) -> None:
    table = Table().cities(BROWN, **{city: "iron"}).purse(BROWN, iron=4).does(BROWN, MILITIA)
    assert table.offers(Deploy("legion", city)) is legion
    assert table.offers(Deploy("galley", city)) is galley


@pytest.mark.rule("AD-6.3.1", "AD-10.1")
def test_deployment_has_to_be_paid() -> None:
    table = Table().cities(BROWN, tarraco="iron").purse(BROWN, iron=1, coin=1).does(BROWN, MILITIA)
    table.does(BROWN, Deploy("legion", "tarraco", coins=1))
    assert table.goods(BROWN) == {}
    assert table.asked.kind == "founding"
    table = Table().cities(BROWN, tarraco="iron", roma="gold").temples("roma")
    table.purse(BROWN, iron=3).does(BROWN, MILITIA, Deploy("legion", "roma"))
    assert table.refuses(BROWN, Deploy("galley", "roma")) in ("deploy_price", "not_offered")


SCIENTIA = MoveMarker("scientia")


@pytest.mark.rule("AD-6.4.1", "AD-6.4.3", "AD-8.2")
def test_t08_know_how_and_recruitment_of_the_rulebook() -> None:
    table = Table().knows(BEIGE, "navigatio").purse(BROWN, gold=17)
    table.does(BROWN, SCIENTIA, Develop("navigatio"), Develop("commercium"))
    assert table.goods(BROWN) == {"gold": 5}
    assert table.state.now.scholars == 1
    table.does(BROWN, Recruit("legion", 3), Recruit("galley", 1))
    assert table.goods(BROWN) == {}
    assert table.in_box(BROWN) == {"legion": 4, "galley": 2}
    table.does(BROWN, EndTurn())
    assert [e.personage for e in table.heard("personage_won")] == ["scholar_1"]


@pytest.mark.rule("AD-6.4.1")
def test_know_how_prices() -> None:
    prices = {k: (it.first_price, it.later_price) for k, it in KNOW_HOW.items()}
    assert prices == {
        "strata": (5, 2),
        "navigatio": (6, 3),
        "moneta": (7, 4),
        "res_publica": (8, 5),
        "commercium": (9, 6),
    }
    table = Table().knows(BEIGE, "strata").purse(BROWN, gold=2).does(BROWN, SCIENTIA)
    assert [a.know_how for a in table.offered("develop")] == ["strata"]
    assert table.refuses(BROWN, Develop("moneta")) == "know_how_price"
    table.does(BROWN, Develop("strata"))
    assert table.state.now.scholars == 0
    view = table.view()
    assert [k.by for k in view.know_how if k.id == "strata"] == [(BEIGE, BROWN)]


@pytest.mark.rule("AD-6.4.1")
@pytest.mark.parametrize("name", list(KNOW_HOW))
@pytest.mark.parametrize("pioneer", [None, BROWN, BEIGE])
def test_the_view_names_the_price_of_each_know_how(name: str, pioneer: int | None) -> None:
    """For every viewer what is really paid: the lower price once anybody has it, and nothing
    changes for the others."""
    table = Table().purse(BROWN, gold=9)
    if pioneer is not None:
        table.knows(pioneer, name)
    for viewer in (BROWN, BEIGE, None):
        for seen in table.view(viewer).know_how:
            data = KNOW_HOW[seen.id]
            assert (seen.first_price, seen.later_price) == (data.first_price, data.later_price)
            known = seen.id == name and pioneer is not None
            assert seen.price == (data.later_price if known else data.first_price)
            assert seen.by == ((pioneer,) if known else ())
    if pioneer == BROWN:
        return
    (price,) = (k.price for k in table.view(BROWN).know_how if k.id == name)
    table.does(BROWN, SCIENTIA, Develop(name))
    assert table.goods(BROWN).get("gold", 0) == 9 - price
    (seen,) = (k for k in table.view(None).know_how if k.id == name)
    assert seen.by == ((BROWN,) if pioneer is None else (BEIGE, BROWN))
    assert seen.price == KNOW_HOW[name].later_price


@pytest.mark.rule("AD-6.4.1")
def test_no_know_how_twice() -> None:
    table = Table().knows(BROWN, "strata").purse(BROWN, gold=30).does(BROWN, SCIENTIA)
    assert table.refuses(BROWN, Develop("strata")) == "known"


@pytest.mark.rule("AD-6.4.3", "AD-2.1")
def test_recruitment_ends_with_the_supply() -> None:
    table = Table().units(BROWN, "zama", legion=9).purse(BROWN, gold=20).does(BROWN, SCIENTIA)
    legions = [a.count for a in table.offered("recruit") if a.unit == "legion" and not a.coins]
    assert legions == [1, 2]
    table.does(BROWN, Recruit("legion", 2))
    assert table.refuses(BROWN, Recruit("legion", 1)) == "no_units"


@pytest.mark.rule("AD-10.1", "AD-10.2")
def test_gold_can_be_coins() -> None:
    table = Table().purse(BROWN, gold=2, coin=2).does(BROWN, SCIENTIA)
    assert table.offers(Recruit("legion", 4, coins=2), Recruit("galley", 1, coins=2))
    table.does(BROWN, Recruit("galley", 1, coins=1), Recruit("galley", 1, coins=1))
    assert table.goods(BROWN) == {}
    assert table.asked.kind == "founding"


def test_a_step_with_cards_or_goods_left_is_closed_by_its_player() -> None:
    table = Table().purse(BROWN, gold=9).does(BROWN, SCIENTIA, Develop("strata"), Done("scientia"))
    assert table.asked.kind == "founding"


@pytest.mark.rule("AD-10.1", "AD-10.2")
def test_every_number_of_coins_pays_in_every_action() -> None:
    rich = Table().cities(BROWN, tarraco="iron").purse(BROWN, marble=9, iron=9, gold=9, coin=9)
    militia = rich.does(BROWN, MILITIA)
    assert [a.coins for a in militia.offered("deploy") if a.unit == "legion"] == [0, 1, 2]
    rich = Table().cities(BROWN, tarraco="iron").purse(BROWN, marble=9, iron=9, gold=9, coin=9)
    templum = rich.does(BROWN, TEMPLUM)
    assert [a.coins for a in templum.offered("build_wall")] == [0, 1]
    assert [a.coins for a in templum.offered("build_temple")] == [0, 1, 2, 3, 4, 5, 6]
    scientia = Table().purse(BROWN, gold=9, coin=9).does(BROWN, SCIENTIA)
    developed = [a.coins for a in scientia.offered("develop") if a.know_how == "strata"]
    assert developed == [0, 1, 2, 3, 4, 5]
    galleys = [a.coins for a in scientia.offered("recruit") if (a.unit, a.count) == ("galley", 1)]
    assert galleys == [0, 1, 2]
