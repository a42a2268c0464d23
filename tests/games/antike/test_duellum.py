"""Movement, battles and conquest (chapter 6.5)."""

from __future__ import annotations

import pytest

from engine.games.antike.actions import (
    Conquer,
    Defend,
    Done,
    EndTurn,
    Found,
    MoveMarker,
    MoveUnits,
    PlayCard,
    RemoveUnits,
    TakeCard,
)
from engine.games.antike.conquest import needed, strength
from tests.games.antike.table import BEIGE, BROWN, Table

DUELLUM = MoveMarker("duellum_a")


def targets(table: Table, unit: str, origin: str) -> set[str]:
    return {a.to for a in table.offered("move_units") if (a.unit, a.origin) == (unit, origin)}


@pytest.mark.rule("AD-6.5.1", "AD-6.5.2", "AD-6.4.2")
def test_t10_movement_from_roma() -> None:
    near = {"ancona", "genua", "neapolis"}
    far = {"alpes", "aquileia", "brundisium", "cremona", "croton", "massilia"}
    sea = {"corsica", "genua", "mare_tyrrhenum", "neapolis"}
    table = Table().units(BROWN, "roma", legion=1, galley=1).units(BEIGE, "corsica", galley=1)
    table.box(BROWN, legion=0, galley=0).box(BEIGE, legion=0, galley=0).does(BROWN, DUELLUM)
    assert targets(table, "legion", "roma") == near
    assert targets(table, "galley", "roma") == sea
    table = Table().units(BROWN, "roma", legion=1, galley=1).units(BEIGE, "corsica", galley=1)
    table.box(BROWN, legion=0, galley=0).box(BEIGE, legion=0, galley=0).knows(BROWN, "strata")
    table.does(BROWN, DUELLUM)
    assert targets(table, "legion", "roma") == near | far
    assert targets(table, "galley", "roma") == sea
    table.does(BROWN, MoveUnits("galley", "roma", "corsica"))
    assert len(table.heard("battle")) == 1
    assert table.in_box(BROWN) == {"galley": 1}
    assert table.in_box(BEIGE) == {"galley": 1}
    assert table.at_region(BROWN, "corsica") == table.at_region(BEIGE, "corsica") == {}


@pytest.mark.rule("AD-6.4.2", "AD-6.5.1")
def test_navigatio_takes_galleys_two_borders() -> None:
    table = Table().units(BROWN, "roma", galley=1).knows(BROWN, "navigatio").does(BROWN, DUELLUM)
    assert {"massilia", "carales", "croton"} <= targets(table, "galley", "roma")
    assert "carthago" not in targets(table, "galley", "roma")


@pytest.mark.rule("AD-6.5.2")
def test_an_admiral_alone_stops_galleys() -> None:
    free, barred = (Table(variant=True).units(BROWN, "roma", galley=1) for _ in range(2))
    barred.units(BEIGE, "corsica", admiral=1)
    for table in (free, barred):
        table.knows(BROWN, "navigatio").does(BROWN, DUELLUM)
    lost = targets(free, "galley", "roma") - targets(barred, "galley", "roma")
    assert lost, "nothing lies behind the enemy"
    assert "corsica" in targets(barred, "galley", "roma")


@pytest.mark.rule("AD-6.5.1")
def test_every_unit_moves_once() -> None:
    table = Table().units(BROWN, "roma", legion=2).units(BROWN, "ancona", legion=1)
    table.does(BROWN, DUELLUM, MoveUnits("legion", "roma", "ancona"))
    left = table.view().unmoved
    assert [(r, u.legion) for r, u in left] == [("roma", 1), ("ancona", 1)]
    assert {a.count for a in table.offered("move_units")} == {1}
    table.does(BROWN, MoveUnits("legion", "ancona", "aquileia"))
    assert {a.origin for a in table.offered("move_units")} == {"roma"}
    table.does(BROWN, MoveUnits("legion", "roma", "neapolis"))
    assert table.asked.kind == "founding"
    assert table.at_region(BROWN, "ancona") == {"legion": 1}


@pytest.mark.rule("AD-6.5.1")
def test_units_may_stay() -> None:
    table = Table().units(BROWN, "roma", legion=2).does(BROWN, DUELLUM, Done("movement"))
    assert table.asked.kind == "founding"
    assert table.at_region(BROWN, "roma") == {"legion": 2}


@pytest.mark.rule("AD-6.5.3", "AD-6.5.4")
def test_t20_types_do_not_fight_each_other() -> None:
    table = Table().units(BROWN, "roma", legion=1).units(BEIGE, "neapolis", galley=1)
    table.does(BROWN, DUELLUM, MoveUnits("legion", "roma", "neapolis"))
    assert table.heard("battle") == []
    assert table.at_region(BROWN, "neapolis") == {"legion": 1}
    assert table.at_region(BEIGE, "neapolis") == {"galley": 1}


@pytest.mark.rule("AD-6.5.2")
@pytest.mark.parametrize(("entering", "there", "lost"), [(3, 2, 2), (2, 3, 2), (1, 1, 1)])
def test_n_against_m(entering: int, there: int, lost: int) -> None:
    table = Table().units(BROWN, "roma", legion=entering).units(BEIGE, "ancona", legion=there)
    before = [table.in_box(s)["legion"] for s in (BROWN, BEIGE)]
    table.does(BROWN, DUELLUM, MoveUnits("legion", "roma", "ancona", count=entering))
    assert [table.in_box(s)["legion"] - b for s, b in zip((BROWN, BEIGE), before, strict=True)] == [
        lost,
        lost,
    ]
    assert table.at_region(BROWN, "ancona").get("legion", 0) == entering - lost
    assert table.at_region(BEIGE, "ancona").get("legion", 0) == there - lost


@pytest.mark.rule("AD-6.5.2")
def test_nobody_slips_past_enemies_but_later_units_pass() -> None:
    table = Table("east").knows(BROWN, "navigatio").units(BROWN, "mare_aegaeum", galley=2)
    table.units(BEIGE, "lemnos", galley=1).does(BROWN, DUELLUM)
    to_ainos = MoveUnits("galley", "mare_aegaeum", "ainos")
    assert table.refuses(BROWN, to_ainos) == "way_barred"
    table.does(BROWN, MoveUnits("galley", "mare_aegaeum", "lemnos"))
    table.does(BROWN, to_ainos)
    assert table.at_region(BROWN, "ainos") == {"galley": 1}


@pytest.mark.rule("AD-6.5.1")
def test_large_groups_move_one_or_all_at_a_time() -> None:
    table = Table().units(BROWN, "roma", legion=5).does(BROWN, DUELLUM)
    assert {a.count for a in table.offered("move_units")} == {1, 5}


def tarraco(legions: int, galleys: int, **defenders: int) -> Table:
    """Brown before Tarraco after the movement."""
    table = Table().cities(BEIGE, tarraco="marble").box(BROWN, legion=0, galley=0)
    table.box(BEIGE, legion=0, galley=0)
    table.units(BROWN, "tarraco", legion=legions, galley=galleys)
    return table.units(BEIGE, "tarraco", **defenders)


ATTACK = (DUELLUM, Done("movement"))


@pytest.mark.rule("AD-6.5.5", "AD-6.5.7", "AD-6.5.8", "AD-6.5.10", "AD-6.5.12")
def test_t11_conquest_of_tarraco() -> None:
    table = tarraco(2, 0, galley=1).row("levy", "storm", "herald")
    assert strength(table.state, "tarraco") == needed(table.state, "tarraco") == 2
    table.does(BROWN, *ATTACK, Conquer("tarraco"))
    city = table.state.cities["tarraco"]
    assert (city.owner, city.resource) == (BROWN, "marble")
    assert table.state.players[BROWN].units == table.state.players[BEIGE].units == {}
    assert table.in_box(BROWN) == {"legion": 2}
    assert table.in_box(BEIGE) == {"galley": 1}
    assert table.asked.kind == "choose_card"
    table.does(BEIGE, TakeCard("storm"))
    assert table.state.players[BEIGE].hand.cards == ["storm"]
    assert table.asked.kind == "founding"


@pytest.mark.rule("AD-6.5.5", "AD-6.5.11")
def test_t12_too_strong_with_a_second_galley() -> None:
    table = tarraco(2, 0, galley=2)
    assert strength(table.state, "tarraco") == 3
    table.does(BROWN, DUELLUM)
    table.does(BROWN, Done("movement"))
    assert table.asked.kind == "founding"
    assert table.at_region(BROWN, "tarraco") == {"legion": 2}
    assert table.at_region(BEIGE, "tarraco") == {"galley": 2}


@pytest.mark.rule("AD-6.5.11")
def test_a_city_too_strong_is_refused_with_its_strength() -> None:
    table = tarraco(2, 0, galley=2).cities(BEIGE, roma="gold").units(BROWN, "roma", legion=1)
    table.does(BROWN, *ATTACK)
    assert table.refuses(BROWN, Conquer("tarraco")) == "too_strong"
    assert [a.city for a in table.offered("conquer")] == ["roma"]


@pytest.mark.rule("AD-6.5.6")
@pytest.mark.parametrize(("temple", "wall", "known", "units", "total"), [
    (False, False, False, {}, 1),
    (True, False, False, {}, 3),
    (True, True, False, {}, 4),
    (True, True, True, {}, 5),
    (False, True, True, {"legion": 2, "galley": 1}, 6),
])  # fmt: skip
def test_defence_strength(
    temple: bool, wall: bool, known: bool, units: dict[str, int], total: int
) -> None:
    table = (
        Table().cities(BEIGE, roma="gold").units(BROWN, "roma", **({} if units else {"legion": 1}))
    )
    if temple:
        table.temples("roma")
    if wall:
        table.walls("roma")
    if known:
        table.knows(BEIGE, "res_publica")
    table.units(BEIGE, "roma", **units)
    assert strength(table.state, "roma") == total
    assert table.view().region("roma").defence == total


def greeks(*persian_know_how: str) -> Table:
    """The long example of the rulebook before the movement."""
    table = Table("east").cities(BEIGE, ainos="iron", abydos="gold").temples("ainos")
    table.walls("ainos").knows(BROWN, "navigatio").knows(BEIGE, *persian_know_how)
    table.units(BROWN, "abdera", legion=2).units(BROWN, "lesbos", galley=1)
    table.units(BROWN, "mare_aegaeum", galley=2).units(BROWN, "pergamon", legion=2)
    table.units(BEIGE, "lemnos", galley=1).row("levy", "storm", "herald")
    table.box(BROWN, legion=0, galley=0).box(BEIGE, legion=0, galley=0)
    return table.does(
        BROWN,
        DUELLUM,
        MoveUnits("legion", "abdera", "ainos", count=2),
        MoveUnits("galley", "lesbos", "ainos"),
        MoveUnits("galley", "mare_aegaeum", "lemnos"),
        MoveUnits("galley", "mare_aegaeum", "ainos"),
        MoveUnits("legion", "pergamon", "abydos", count=2),
    )


@pytest.mark.rule("AD-6.5.5", "AD-6.5.7", "AD-6.5.8", "AD-6.5.9", "AD-6.5.12", "AD-8.2", "AD-8.6")
def test_t13_greeks_against_ainos_and_abydos() -> None:
    table = greeks()
    assert (strength(table.state, "ainos"), strength(table.state, "abydos")) == (4, 1)
    table.does(BROWN, Conquer("ainos"))
    assert table.state.now.generals == 1
    assert table.state.bank.temples == 12
    assert table.state.players[BEIGE].walls == 1  # the wall went back to the loser
    table.does(BROWN, Conquer("abydos"))
    assert table.at_region(BROWN, "abydos") == {"legion": 1}
    assert table.state.players[BROWN].units.keys() == {"abydos"}
    assert table.state.players[BEIGE].units == {}
    assert table.in_box(BROWN) == {"legion": 3, "galley": 3}
    assert table.in_box(BEIGE) == {"galley": 1}


@pytest.mark.rule("AD-6.5.12", "AD-8.6", "AD-9.1")
def test_d07_cards_for_the_loser_of_t13() -> None:
    table = greeks().does(BROWN, Conquer("ainos"), Conquer("abydos"))
    assert table.asked.kind == "choose_card"
    table.does(BEIGE, TakeCard("levy"))
    assert table.asked.kind == "founding"
    table.does(BROWN, EndTurn())
    assert [e.personage for e in table.heard("personage_won")] == ["general_1"]
    table.does(BEIGE, TakeCard("storm"))
    assert table.state.players[BEIGE].hand.cards == ["levy", "storm"]
    assert table.state.players[BROWN].hand.cards == []
    assert table.asked.kind == "choose_field"


@pytest.mark.rule("AD-6.5.6", "AD-6.5.11", "AD-6.4.2")
def test_t14_res_publica_saves_ainos() -> None:
    table = greeks("res_publica")
    assert strength(table.state, "ainos") == 5
    assert table.at_region(BROWN, "ainos") == {"legion": 2, "galley": 2}
    assert table.refuses(BROWN, Conquer("ainos")) == "too_strong"
    assert table.offers(Conquer("abydos"))


@pytest.mark.rule("AD-6.5.12")
def test_t19_one_card_for_three_lost_cities() -> None:
    table = Table().cities(BEIGE, roma="gold", genua="iron", ancona="marble")
    for city in ("roma", "genua", "ancona"):
        table.units(BROWN, city, legion=1)
    table.row("levy", "storm", "herald")
    table.does(BROWN, *ATTACK, Conquer("roma"), Conquer("genua"), Conquer("ancona"))
    assert table.asked.kind == "choose_card"
    table.does(BEIGE, TakeCard("levy"))
    assert len(table.state.players[BEIGE].hand) == 1
    assert table.asked.kind == "founding"


@pytest.mark.rule("AD-6.5.7")
def test_the_attacker_chooses_what_he_loses() -> None:
    table = tarraco(2, 2).walls("tarraco")
    table.does(BROWN, *ATTACK, Conquer("tarraco"))
    assert [(a.legions, a.galleys) for a in table.offered("remove_units")] == [
        (2, 0),
        (1, 1),
        (0, 2),
    ]
    table.does(BROWN, RemoveUnits(0, 2))
    assert table.at_region(BROWN, "tarraco") == {"legion": 2}


@pytest.mark.rule("AD-6.5.9")
def test_temple_and_wall_are_destroyed_and_nothing_is_built_for_the_attacker() -> None:
    table = tarraco(4, 0).temples("tarraco").walls("tarraco")
    table.does(BROWN, *ATTACK, Conquer("tarraco"))
    city = table.state.cities["tarraco"]
    assert (city.temple, city.wall) == (False, False)
    assert [p.walls for p in table.state.players] == [1, 1]


@pytest.mark.rule("AD-2.4", "AD-6.5.10")
def test_conquest_needs_no_token() -> None:
    table = tarraco(1, 0)
    for site in ("roma", "genua", "ancona", "zama", "siga", "tolosa"):
        table.cities(BEIGE, **{site: "marble"})
    for site in ("carthago", "croton", "neapolis", "tingis", "baecula"):
        table.cities(BROWN, **{site: "marble"})
    before = dict(table.state.bank.tokens)
    assert before["marble"] == 0
    table.does(BROWN, *ATTACK, Conquer("tarraco"))
    assert table.state.bank.tokens == before


@pytest.mark.rule("AD-9.3")
def test_t15_fortress_saves_the_city() -> None:
    table = tarraco(2, 0, galley=1).hand(BEIGE, "fortress")
    table.does(BROWN, *ATTACK, Conquer("tarraco"))
    assert (table.asked.kind, table.asked.seat) == ("fortress", BEIGE)
    assert [a.cards for a in table.offered("defend")] == [0, 1]
    table.does(BEIGE, Defend(1))
    assert table.state.cities["tarraco"].owner == BEIGE
    assert table.at_region(BROWN, "tarraco") == {"legion": 2}
    assert table.at_region(BEIGE, "tarraco") == {"galley": 1}
    assert table.state.discards.cards == ["fortress"]
    assert table.asked.kind == "founding"  # no second attack, no card for the owner


@pytest.mark.rule("AD-9.3", "AD-6.5.5")
def test_a_city_held_cannot_be_attacked_again() -> None:
    table = tarraco(2, 0, galley=1).hand(BEIGE, "fortress").cities(BEIGE, roma="gold")
    table.units(BROWN, "roma", legion=1)
    table.does(BROWN, *ATTACK, Conquer("tarraco")).does(BEIGE, Defend(1))
    assert table.refuses(BROWN, Conquer("tarraco")) == "tried"


@pytest.mark.rule("AD-9.3")
def test_t16_fortress_costs_one_unit_more() -> None:
    table = tarraco(3, 0, galley=1).hand(BEIGE, "fortress").row("levy", "storm", "herald")
    table.does(BROWN, *ATTACK, Conquer("tarraco")).does(BEIGE, Defend(1))
    assert table.state.cities["tarraco"].owner == BROWN
    assert table.state.players[BROWN].units == {}
    assert table.in_box(BEIGE) == {"galley": 1}
    assert table.asked.kind == "choose_card"


@pytest.mark.rule("AD-9.3")
def test_two_fortress_cards_add_up_and_none_may_be_played() -> None:
    table = tarraco(3, 0, galley=1).hand(BEIGE, "fortress", "fortress")
    table.does(BROWN, *ATTACK, Conquer("tarraco")).does(BEIGE, Defend(2))
    assert table.state.cities["tarraco"].owner == BEIGE
    table = tarraco(3, 0, galley=1).hand(BEIGE, "fortress", "fortress")
    table.does(BROWN, *ATTACK, Conquer("tarraco")).does(BEIGE, Defend(0))
    assert table.state.cities["tarraco"].owner == BROWN
    assert table.at_region(BROWN, "tarraco") == {"legion": 1}


@pytest.mark.rule("AD-9.3")
def test_without_the_card_there_is_no_question() -> None:
    table = tarraco(1, 0).does(BROWN, *ATTACK, Conquer("tarraco"))
    assert table.state.cities["tarraco"].owner == BROWN


@pytest.mark.rule("AD-9.3", "AD-9.2", "AD-13.3")
@pytest.mark.parametrize(("held", "answers"), [(1, []), (2, [0, 2])])
def test_a_fortress_that_the_general_makes_useless(held: int, answers: list[int]) -> None:
    table = Table(variant=True).cities(BEIGE, roma="gold")
    table.units(BROWN, "roma", legion=2, general=1).hand(BEIGE, *["fortress"] * held)
    table.does(BROWN, *ATTACK, Conquer("roma"))
    assert [a.cards for a in table.offered("defend")] == answers
    assert (table.asked.kind == "fortress") == bool(answers)


@pytest.mark.rule("AD-9.22", "AD-9.2")
def test_automatic_fortress_is_not_wasted() -> None:
    table = Table(variant=True, auto_fortress=True).cities(BEIGE, roma="gold")
    table.units(BROWN, "roma", legion=2, general=1).hand(BEIGE, "fortress")
    table.does(BROWN, *ATTACK, Conquer("roma"))
    assert table.state.cities["roma"].owner == BROWN
    assert table.state.players[BEIGE].hand.cards == ["fortress"]


@pytest.mark.rule("AD-9.2", "AD-6.5.5", "AD-4.2")
def test_no_question_in_duellum_when_nothing_can_be_done_any_more() -> None:
    """Cards of the own turn wait for the founding step, unless they weaken a besieged city."""
    table = Table().cities(BEIGE, roma="gold").walls("roma").units(BROWN, "neapolis", legion=1)
    table.hand(BROWN, "tribute").does(BROWN, ATTACK[0], MoveUnits("legion", "neapolis", "roma"))
    assert table.asked.kind == "founding"
    assert table.offers(PlayCard("tribute"))
    table = Table().cities(BEIGE, roma="gold").walls("roma").units(BROWN, "neapolis", legion=1)
    table.hand(BROWN, "earthquake")
    table.does(BROWN, ATTACK[0], MoveUnits("legion", "neapolis", "roma"))
    assert table.asked.kind == "conquest"
    table.does(BROWN, PlayCard("earthquake", "roma"), Conquer("roma"))
    assert table.state.cities["roma"].owner == BROWN


@pytest.mark.rule("AD-9.22")
@pytest.mark.parametrize(("legions", "held", "played", "owner"), [
    (2, 2, 1, BEIGE), (3, 2, 2, BEIGE), (4, 2, 1, BROWN), (3, 1, 1, BROWN),
])  # fmt: skip
def test_automatic_fortress(legions: int, held: int, played: int, owner: int) -> None:
    table = Table(auto_fortress=True).cities(BEIGE, tarraco="marble")
    table.units(BROWN, "tarraco", legion=legions).units(BEIGE, "tarraco", galley=1)
    table.hand(BEIGE, *["fortress"] * held).does(BROWN, *ATTACK, Conquer("tarraco"))
    assert table.state.cities["tarraco"].owner == owner
    assert [e.cards for e in table.heard("fortress_played")] == [played]
    assert table.heard("fortress_played")[0].automatic


@pytest.mark.rule("AD-6.5.5")
def test_units_that_did_not_move_may_conquer_but_only_after_the_movement() -> None:
    table = tarraco(1, 0).units(BROWN, "roma", legion=1).does(BROWN, DUELLUM)
    assert table.refuses(BROWN, Conquer("tarraco")) == "not_offered"
    table.does(BROWN, Done("movement"), Conquer("tarraco"))
    assert table.state.cities["tarraco"].owner == BROWN


@pytest.mark.rule("AD-6.5.5")
def test_conquering_is_optional() -> None:
    table = tarraco(1, 0).does(BROWN, *ATTACK, Done("conquest"))
    assert table.state.cities["tarraco"].owner == BEIGE
    assert table.asked.kind == "founding"


@pytest.mark.rule("AD-7.1")
def test_units_that_conquered_and_stayed_may_found() -> None:
    table = tarraco(1, 0).units(BROWN, "saguntum", legion=1).purse(BROWN, marble=1, iron=1, gold=1)
    table.does(BROWN, *ATTACK, Conquer("tarraco"))
    assert table.asked.kind == "choose_card"
    table.does(BEIGE, TakeCard(table.state.row.cards[0]))
    table.does(BROWN, Found("saguntum", "gold"))
    assert table.state.cities["saguntum"].owner == BROWN
