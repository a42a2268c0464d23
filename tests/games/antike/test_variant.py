"""The General and the Admiral (chapter 13). Brown has the General, beige the Admiral."""

from __future__ import annotations

import pytest

from engine.core import Action
from engine.games.antike.actions import (
    Conquer,
    Deploy,
    Done,
    Found,
    MoveMarker,
    MoveUnits,
    PlayCard,
)
from engine.games.antike.conquest import falls, needed, sea_points, strength
from engine.games.antike.rules import RULES
from tests.games.antike.table import BEIGE, BROWN, Table

DUELLUM = MoveMarker("duellum_a")


def table() -> Table:
    return Table(variant=True)


@pytest.mark.rule("AD-13.1")
def test_set_up() -> None:
    options = RULES.options.model_validate({"variant": True})
    view = RULES.view(RULES.setup(options, 2, 3).state, None)
    assert [(n.box.general, n.box.admiral) for n in view.nations] == [(1, 0), (0, 1)]
    plain = RULES.view(RULES.setup(RULES.options.model_validate({}), 2, 3).state, None)
    assert not any(n.box.general or n.box.admiral for n in plain.nations)


@pytest.mark.rule("AD-13.3")
def test_t23_the_general_attacks() -> None:
    it = table().cities(BEIGE, tarraco="iron").walls("tarraco")
    it.units(BROWN, "tarraco", legion=1, general=1)
    assert strength(it.state, "tarraco") == 2
    assert needed(it.state, "tarraco") == 1
    it.does(BROWN, DUELLUM, Done("movement"), Conquer("tarraco"))
    assert it.state.cities["tarraco"].owner == BROWN
    assert it.at_region(BROWN, "tarraco") == {"general": 1}
    assert it.in_box(BROWN)["legion"] == 2


@pytest.mark.rule("AD-13.4")
def test_t24_the_admiral_defends() -> None:
    it = table().cities(BEIGE, tarraco="iron").temples("tarraco").units(BEIGE, "tarraco", admiral=1)
    it.units(BROWN, "tarraco", legion=3)
    assert strength(it.state, "tarraco") == needed(it.state, "tarraco") == 4
    assert not falls(it.state, "tarraco")
    it.units(BROWN, "tarraco", legion=1)
    it.does(BROWN, DUELLUM, Done("movement"), Conquer("tarraco"))
    assert it.at_region(BEIGE, "tarraco") == {"admiral": 1}  # it survives the fall
    assert it.at_region(BROWN, "tarraco") == {}


@pytest.mark.rule("AD-13.1")
def test_t25_deployment_costs_three_iron_and_needs_a_temple() -> None:
    it = table().cities(BROWN, zama="iron", tarraco="gold").temples("zama")
    it.box(BROWN, legion=4).purse(BROWN, iron=9).does(BROWN, MoveMarker("militia"))
    assert it.refuses(BROWN, Deploy("general", "tarraco")) == "needs_temple"
    it.does(BROWN, Deploy("general", "zama"))
    assert it.goods(BROWN) == {"iron": 6}
    it.does(BROWN, Deploy("legion", "zama"), Deploy("legion", "zama"))
    assert it.refuses(BROWN, Deploy("legion", "zama")) == "city_full"


@pytest.mark.rule("AD-13.1", "AD-9.11")
def test_armoury_helps_the_general_too() -> None:
    it = table().cities(BROWN, zama="iron").temples("zama").purse(BROWN, iron=2)
    it.hand(BROWN, "armoury").does(BROWN, MoveMarker("militia"))
    it.does(BROWN, PlayCard("armoury"), Deploy("general", "zama"))
    assert it.goods(BROWN) == {}


@pytest.mark.rule("AD-13.5")
def test_t26_galleys_fall_before_the_admiral() -> None:
    it = table().units(BEIGE, "corsica", galley=1, admiral=1).units(BROWN, "genua", galley=2)
    it.does(BROWN, DUELLUM, MoveUnits("galley", "genua", "corsica"))
    assert it.at_region(BEIGE, "corsica") == {"admiral": 1}
    it.does(BROWN, MoveUnits("galley", "genua", "corsica"))
    assert it.at_region(BEIGE, "corsica") == {}
    assert it.in_box(BEIGE) == {"legion": 1, "galley": 2, "admiral": 1}
    assert it.in_box(BROWN)["galley"] == 3


@pytest.mark.rule("AD-13.5")
@pytest.mark.parametrize("deployed", [False, True])
def test_legions_fall_before_the_general(deployed: bool) -> None:
    it = table().units(BROWN, "roma", legion=1, general=1).turn_of(BEIGE)
    if deployed:
        it.cities(BEIGE, roma="gold").temples("roma").box(BEIGE, legion=2).purse(BEIGE, iron=4)
        it.does(BEIGE, MoveMarker("militia"))
        attack: Action = Deploy("legion", "roma")
    else:
        it.units(BEIGE, "neapolis", legion=2).does(BEIGE, DUELLUM)
        attack = MoveUnits("legion", "neapolis", "roma")
    it.does(BEIGE, attack)
    assert it.at_region(BROWN, "roma") == {"general": 1}
    it.does(BEIGE, attack)
    assert it.at_region(BROWN, "roma") == {}
    assert it.in_box(BROWN)["general"] == 1


@pytest.mark.rule("AD-13.5")
def test_the_general_falls_when_he_enters_alone() -> None:
    it = table().units(BROWN, "roma", general=1).units(BEIGE, "ancona", legion=2)
    it.does(BROWN, DUELLUM, MoveUnits("general", "roma", "ancona"))
    assert it.at_region(BEIGE, "ancona") == {"legion": 1}
    assert it.in_box(BROWN)["general"] == 1


@pytest.mark.rule("AD-13.5")
def test_a_deployed_unit_fights_the_general() -> None:
    it = table().cities(BEIGE, tarraco="iron").units(BROWN, "tarraco", general=1)
    it.purse(BEIGE, iron=2).turn_of(BEIGE)
    it.does(BEIGE, MoveMarker("militia"), Deploy("legion", "tarraco"))
    assert it.in_box(BROWN)["general"] == 1
    assert it.at_region(BEIGE, "tarraco") == {}


@pytest.mark.rule("AD-13.3")
def test_d06_a_lone_general_takes_no_city() -> None:
    it = table().cities(BEIGE, tarraco="iron").units(BROWN, "tarraco", general=1)
    assert needed(it.state, "tarraco") == 1
    assert not falls(it.state, "tarraco")
    it.does(BROWN, DUELLUM, Done("movement"))
    assert it.asked.kind == "founding"


@pytest.mark.rule("AD-13.3")
def test_one_ordinary_unit_is_always_removed() -> None:
    it = table().cities(BEIGE, tarraco="iron").units(BROWN, "tarraco", general=1, legion=1)
    assert strength(it.state, "tarraco") == 1
    it.does(BROWN, DUELLUM, Done("movement"), Conquer("tarraco"))
    assert it.at_region(BROWN, "tarraco") == {"general": 1}


@pytest.mark.rule("AD-13.2")
@pytest.mark.parametrize(("known", "far"), [((), False), (("strata",), True)])
def test_the_general_moves_like_a_legion(known: tuple[str, ...], far: bool) -> None:
    it = table().units(BROWN, "roma", general=1).knows(BROWN, *known).does(BROWN, DUELLUM)
    assert it.offers(MoveUnits("general", "roma", "ancona"))
    assert it.offers(MoveUnits("general", "roma", "croton")) is far
    assert not it.offers(MoveUnits("general", "roma", "corsica"))


@pytest.mark.rule("AD-13.2")
@pytest.mark.parametrize(("known", "far"), [((), False), (("navigatio",), True)])
def test_the_admiral_moves_like_a_galley(known: tuple[str, ...], far: bool) -> None:
    it = table().units(BEIGE, "roma", admiral=1).knows(BEIGE, *known).turn_of(BEIGE)
    it.does(BEIGE, DUELLUM)
    assert it.offers(MoveUnits("admiral", "roma", "corsica"))
    assert it.offers(MoveUnits("admiral", "roma", "massilia")) is far


@pytest.mark.rule("AD-13.6", "AD-8.3")
def test_special_units_found_cities_and_the_admiral_counts_at_sea() -> None:
    it = table().units(BEIGE, "corsica", admiral=1).units(BROWN, "zama", general=1)
    assert sea_points(it.state, BEIGE) == 2
    assert sea_points(it.state, BROWN) == 0
    it.purse(BROWN, marble=1, iron=1, gold=1).does(BROWN, DUELLUM, Done("movement"))
    it.does(BROWN, Found("zama", "gold"))
    assert it.state.cities["zama"].owner == BROWN


@pytest.mark.rule("AD-13.6", "AD-9.17", "AD-9.18")
def test_cards_cannot_hit_special_units() -> None:
    it = table().units(BEIGE, "corsica", admiral=1).hand(BROWN, "storm")
    assert it.offered("play_card") == []
    it = table().units(BROWN, "roma", general=1).hand(BEIGE, "mutiny").turn_of(BEIGE)
    assert it.offered("play_card") == []
