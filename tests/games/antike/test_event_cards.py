"""One scenario per event card, and what holds for all of them (chapter 9)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Rng
from engine.games.antike.actions import (
    Barter,
    BuildTemple,
    BuildWall,
    Conquer,
    Defend,
    Deploy,
    Done,
    EndTurn,
    Found,
    MoveMarker,
    MoveUnits,
    PlayCard,
    TakeCard,
    TakeChip,
)
from engine.games.antike.cards import CLASSES
from engine.games.antike.components import CARDS
from render.text.antike import AntikeTexts
from tests.games.antike.table import BEIGE, BROWN, Table

DUELLUM = MoveMarker("duellum_a")


def with_card(card: str, **options: Any) -> Table:
    return Table(**options).hand(BROWN, card)


def play(card: str, target: str | None = None) -> PlayCard:
    return PlayCard(card, target)


def used(table: Table, card: str) -> bool:
    return table.state.discards.cards[-1:] == [card] and not table.state.players[BROWN].hand.cards


def test_every_card_has_its_class_and_a_scenario() -> None:
    assert set(CLASSES) == set(CARDS)
    here = set(globals())
    assert [c for c in CARDS if not any(n.startswith(f"test_{c}") for n in here)] == []


@pytest.mark.rule("AD-9.4")
def test_academy() -> None:
    table = with_card("academy").knows(BEIGE, "strata", "moneta").purse(BROWN, gold=1)
    assert not table.offers(play("academy"))
    table.does(BROWN, MoveMarker("scientia"), play("academy"))
    assert table.goods(BROWN) == {"gold": 3}
    assert used(table, "academy")


@pytest.mark.rule("AD-9.4", "AD-9.2")
def test_academy_without_know_how_of_the_opponent() -> None:
    table = with_card("academy").knows(BROWN, "strata").purse(BROWN, gold=1)
    table.does(BROWN, MoveMarker("scientia"))
    assert not table.offers(play("academy"))


@pytest.mark.rule("AD-9.5", "AD-9.2")
@pytest.mark.parametrize(("coins", "left"), [(1, None), (2, 1), (5, 3)])
def test_burglary(coins: int, left: int | None) -> None:
    table = with_card("burglary").purse(BEIGE, coin=coins)
    if left is None:
        assert not table.offers(play("burglary"))
        return
    bank = table.state.bank.coins
    table.does(BROWN, play("burglary"))
    assert table.goods(BEIGE) == {"coin": left}
    assert table.state.bank.coins == bank + coins - left


@pytest.mark.rule("AD-9.6", "AD-9.2")
def test_earthquake() -> None:
    table = with_card("earthquake").cities(BROWN, zama="iron").cities(BEIGE, roma="gold")
    assert table.offered("play_card") == []
    table.walls("roma", "zama")
    assert {a.target for a in table.offered("play_card")} == {"roma", "zama"}
    table.does(BROWN, play("earthquake", "roma"))
    assert not table.state.cities["roma"].wall
    assert table.state.players[BEIGE].walls == 1
    assert table.state.cities["zama"].wall


@pytest.mark.rule("AD-9.3")
def test_fortress() -> None:
    table = with_card("fortress").hand(BEIGE, "fortress").cities(BEIGE, roma="gold")
    table.units(BROWN, "roma", legion=1)
    assert table.offered("play_card") == []  # it is not for the own turn
    table.does(BROWN, DUELLUM, Done("movement"), Conquer("roma")).does(BEIGE, Defend(1))
    assert table.state.cities["roma"].owner == BEIGE


@pytest.mark.rule("AD-9.7")
def test_forced_march() -> None:
    table = with_card("forced_march").units(BROWN, "roma", legion=2, galley=1)
    assert not table.offers(play("forced_march"))
    table.does(BROWN, DUELLUM)
    far = MoveUnits("legion", "roma", "croton")
    assert not table.offers(far)
    table.does(BROWN, play("forced_march"))
    assert table.offers(far)
    assert not table.offers(MoveUnits("galley", "roma", "massilia"))


@pytest.mark.rule("AD-9.7", "AD-9.8")
def test_longer_ways_are_for_the_start_of_the_movement() -> None:
    table = with_card("forced_march").hand(BROWN, "fair_wind", "tribute")
    table.units(BROWN, "roma", legion=2, galley=1).does(BROWN, DUELLUM)
    assert table.offers(play("forced_march"), play("fair_wind"), play("tribute"))
    table.does(BROWN, MoveUnits("legion", "roma", "ancona"))
    assert not table.offers(play("forced_march"))
    assert not table.offers(play("fair_wind"))
    assert table.offers(play("tribute"))


@pytest.mark.rule("AD-9.7", "AD-9.2")
def test_two_forced_marches_and_strata_are_four_borders() -> None:
    table = with_card("forced_march").hand(BROWN, "forced_march").knows(BROWN, "strata")
    table.units(BROWN, "roma", legion=1).does(BROWN, DUELLUM)
    table.does(BROWN, play("forced_march"), play("forced_march"))
    reached = {a.to for a in table.offered("move_units")}
    assert "lugdunum" in reached


@pytest.mark.rule("AD-9.8")
def test_fair_wind() -> None:
    table = with_card("fair_wind").units(BROWN, "roma", galley=1).does(BROWN, DUELLUM)
    table.does(BROWN, play("fair_wind"), MoveUnits("galley", "roma", "massilia"))
    assert table.at_region(BROWN, "massilia") == {"galley": 1}


@pytest.mark.rule("AD-9.9")
@pytest.mark.parametrize(("supply", "moved"), [(11, 2), (1, 1)])
def test_levy(supply: int, moved: int) -> None:
    table = with_card("levy").units(BROWN, "zama", legion=11 - supply)
    table.does(BROWN, play("levy"))
    assert table.in_box(BROWN)["legion"] == 1 + moved
    assert table.state.players[BROWN].supply.legion == supply - moved


@pytest.mark.rule("AD-9.9", "AD-6.3.2")
def test_levied_legions_wait() -> None:
    table = with_card("levy").cities(BROWN, tarraco="iron").temples("tarraco").purse(BROWN, iron=9)
    table.box(BROWN, legion=0, galley=0).does(BROWN, play("levy"), MoveMarker("militia"))
    assert table.asked.kind == "founding"


@pytest.mark.rule("AD-9.9", "AD-9.2", "AD-2.1")
def test_levy_needs_legions_in_the_supply() -> None:
    table = with_card("levy").units(BROWN, "zama", legion=11)
    assert not table.offers(play("levy"))


@pytest.mark.rule("AD-9.10", "AD-6.3.2")
def test_shipyard() -> None:
    table = with_card("shipyard").cities(BROWN, tarraco="iron").purse(BROWN, iron=2)
    table.box(BROWN, legion=0, galley=0).does(BROWN, play("shipyard"))
    assert table.in_box(BROWN) == {"galley": 1}
    table.does(BROWN, MoveMarker("militia"))
    assert table.asked.kind == "founding"


@pytest.mark.rule("AD-9.11")
def test_armoury() -> None:
    table = with_card("armoury").cities(BROWN, tarraco="iron").temples("tarraco")
    table.box(BROWN, legion=3).purse(BROWN, iron=4)
    assert not table.offers(play("armoury"))
    table.does(BROWN, MoveMarker("militia"), play("armoury"))
    table.does(BROWN, *[Deploy("legion", "tarraco")] * 3)
    assert table.goods(BROWN) == {}


@pytest.mark.rule("AD-9.11", "AD-9.2")
def test_armoury_needs_a_unit_to_deploy() -> None:
    table = with_card("armoury").cities(BROWN, tarraco="iron").purse(BROWN, iron=4)
    table.hand(BROWN, "tribute").box(BROWN, legion=0, galley=0).does(BROWN, MoveMarker("militia"))
    assert not table.offers(play("armoury"))


@pytest.mark.rule("AD-9.11", "AD-9.2", "AD-6.3.3")
def test_armoury_needs_a_city_with_room() -> None:
    table = with_card("armoury").cities(BROWN, tarraco="iron").purse(BROWN, iron=8)
    table.hand(BROWN, "tribute").box(BROWN, legion=2)
    table.does(BROWN, MoveMarker("militia"))
    assert table.offers(play("armoury"))
    table.does(BROWN, Deploy("legion", "tarraco"))
    assert table.asked.kind == "militia"
    assert not table.offers(play("armoury"))


@pytest.mark.rule("AD-9.12")
def test_quarry() -> None:
    table = with_card("quarry").cities(BROWN, roma="gold", genua="iron").temples("genua")
    table.purse(BROWN, marble=5, coin=1).does(BROWN, MoveMarker("templum"))
    assert table.refuses(BROWN, BuildTemple("roma"))
    table.does(BROWN, BuildTemple("roma", quarry=True))
    assert table.goods(BROWN) == {"marble": 1}
    assert used(table, "quarry")
    assert table.offers(BuildWall("roma"))


@pytest.mark.rule("AD-9.13")
def test_rich_vein() -> None:
    table = with_card("rich_vein").cities(BROWN, roma="gold").does(BROWN, MoveMarker("aurum"))
    assert table.asked.kind == "production"
    table.does(BROWN, play("rich_vein"))
    assert table.goods(BROWN) == {"gold": 3, "coin": 1}
    assert table.asked.kind == "founding"


@pytest.mark.rule("AD-9.13", "AD-4.2")
def test_rich_vein_may_be_kept() -> None:
    table = with_card("rich_vein").does(BROWN, MoveMarker("aurum"), Done("production"))
    assert table.goods(BROWN) == {"coin": 1}
    assert table.state.players[BROWN].hand.cards == ["rich_vein"]


@pytest.mark.rule("AD-9.14", "AD-2.2")
@pytest.mark.parametrize("bank", [0, 1, 2])
def test_tribute(bank: int) -> None:
    table = with_card("tribute", coins=9).purse(BEIGE, coin=9 - bank)
    table.does(BROWN, play("tribute"))
    for _ in range(2 - bank):
        table.does(BROWN, TakeChip("iron"))
    expected = {"coin": bank, "iron": 2 - bank}
    assert table.goods(BROWN) == {k: n for k, n in expected.items() if n}
    assert table.asked.kind == "choose_field"


@pytest.mark.rule("AD-9.15")
def test_caravan() -> None:
    table = with_card("caravan").purse(BROWN, marble=3, gold=2, coin=4)
    assert {len(a.give) for a in table.offered("barter")} == {1, 2, 3, 4}
    assert all(len(a.give) == len(a.take) for a in table.offered("barter"))
    assert not any("coin" in a.give + a.take for a in table.offered("barter"))
    table.does(BROWN, Barter(("marble", "marble", "gold", "gold"), ("iron",) * 4))
    assert table.goods(BROWN) == {"marble": 1, "iron": 4, "coin": 4}
    assert used(table, "caravan")


@pytest.mark.rule("AD-9.15", "AD-9.2")
def test_caravan_needs_chips() -> None:
    assert with_card("caravan").purse(BROWN, coin=4).offered("barter") == []


@pytest.mark.rule("AD-9.16")
def test_colonists() -> None:
    table = with_card("colonists").cities(BEIGE, roma="gold").units(BROWN, "ancona", legion=1)
    table.purse(BROWN, marble=1, iron=1, gold=1).does(BROWN, DUELLUM, Done("movement"))
    assert table.refuses(BROWN, Found("ancona", "gold")) == "city_price"
    assert not table.offers(Found("ancona", "iron", colonists=True))
    table.does(BROWN, Found("ancona", "gold", colonists=True))
    assert table.goods(BROWN) == {}
    assert used(table, "colonists")


@pytest.mark.rule("AD-9.17")
def test_mutiny() -> None:
    table = with_card("mutiny").units(BEIGE, "roma", legion=2, galley=1)
    assert [a.target for a in table.offered("play_card")] == ["roma"]
    table.does(BROWN, play("mutiny", "roma"))
    assert table.at_region(BEIGE, "roma") == {"legion": 1, "galley": 1}
    assert table.in_box(BEIGE)["legion"] == 2


@pytest.mark.rule("AD-9.18")
def test_storm() -> None:
    table = with_card("storm").units(BEIGE, "roma", galley=1).units(BEIGE, "corsica", galley=2)
    assert [a.target for a in table.offered("play_card")] == ["corsica"]
    table.does(BROWN, play("storm", "corsica"))
    assert table.at_region(BEIGE, "corsica") == {"galley": 1}
    assert table.in_box(BEIGE)["galley"] == 2


@pytest.mark.rule("AD-9.19")
def test_siege_engine() -> None:
    table = with_card("siege_engine").cities(BEIGE, roma="gold").walls("roma")
    table.units(BROWN, "roma", legion=1).does(BROWN, DUELLUM, Done("movement"))
    assert table.refuses(BROWN, Conquer("roma")) == "too_strong"
    table.does(BROWN, Conquer("roma", siege_engine=True))
    city = table.state.cities["roma"]
    assert (city.owner, city.wall) == (BROWN, False)
    assert table.state.players[BEIGE].walls == 1
    assert used(table, "siege_engine")


@pytest.mark.rule("AD-9.19", "AD-9.3")
def test_siege_engine_against_fortress() -> None:
    table = with_card("siege_engine").cities(BEIGE, roma="gold").walls("roma")
    table.hand(BEIGE, "fortress").units(BROWN, "roma", legion=1)
    table.does(BROWN, DUELLUM, Done("movement"), Conquer("roma", siege_engine=True))
    table.does(BEIGE, Defend(1))
    city = table.state.cities["roma"]
    assert (city.owner, city.wall) == (BEIGE, True)
    assert table.state.discards.cards == ["siege_engine", "fortress"]


@pytest.mark.rule("AD-9.19", "AD-9.2")
def test_siege_engine_needs_a_wall() -> None:
    table = with_card("siege_engine").cities(BEIGE, roma="gold").units(BROWN, "roma", legion=1)
    table.does(BROWN, DUELLUM, Done("movement"))
    assert not table.offers(Conquer("roma", siege_engine=True))


@pytest.mark.rule("AD-9.19", "AD-9.2", "AD-13.3")
def test_siege_engine_is_not_offered_where_the_general_is_enough() -> None:
    table = Table(variant=True).at(BROWN, "aurum").hand(BROWN, "siege_engine")
    table.cities(BEIGE, roma="gold").walls("roma").units(BROWN, "roma", legion=2, general=1)
    table.does(BROWN, DUELLUM, Done("movement"))
    assert table.offers(Conquer("roma"))
    assert not table.offers(Conquer("roma", siege_engine=True))


@pytest.mark.rule("AD-9.19", "AD-9.3", "INT-27")
@pytest.mark.parametrize(("siege_engine", "owner"), [(False, BEIGE), (True, BROWN)])
def test_siege_engine_decides_against_fortress_beside_the_general(
    siege_engine: bool, owner: int
) -> None:
    table = Table(variant=True).at(BROWN, "aurum").hand(BROWN, "siege_engine")
    table.cities(BEIGE, roma="gold").walls("roma").units(BROWN, "roma", legion=1, general=1)
    table.hand(BEIGE, "fortress").does(BROWN, DUELLUM, Done("movement"))
    table.does(BROWN, Conquer("roma", siege_engine=siege_engine))
    if table.asked.kind == "fortress":  # with the engine the card would change nothing
        table.does(BEIGE, Defend(1))
    assert table.state.cities["roma"].owner == owner


@pytest.mark.rule("AD-9.19", "AD-9.3")
@pytest.mark.parametrize("fortresses", [0, 1, 2])
@pytest.mark.parametrize("temple", [False, True])
def test_siege_engine_is_offered_where_any_answer_makes_it_count(
    fortresses: int, temple: bool
) -> None:
    table = Table(variant=True).at(BROWN, "aurum").hand(BROWN, "siege_engine")
    table.cities(BEIGE, roma="gold").walls("roma").units(BROWN, "roma", legion=5, general=1)
    table.temples("roma") if temple else table
    table.hand(BEIGE, *["fortress"] * fortresses).does(BROWN, DUELLUM, Done("movement"))
    assert table.offers(Conquer("roma", siege_engine=True)) is bool(temple or fortresses)


@pytest.mark.rule("AD-9.20")
def test_herald() -> None:
    table = with_card("herald").at(BROWN, "ferrum").purse(BROWN, marble=1)
    assert table.refuses(BROWN, MoveMarker("scientia")) == "rondel_price"
    table.does(BROWN, play("herald"))
    prices = {p.field: p.price for p in table.view().prices}
    assert prices["marmor"] == 0
    assert prices["ferrum"] == 3
    table.does(BROWN, MoveMarker("scientia"))
    assert "marble" not in table.goods(BROWN)


@pytest.mark.rule("AD-9.20", "AD-9.2")
def test_herald_is_of_no_use_in_the_first_turn_or_after_the_move() -> None:
    table = with_card("herald")
    assert not table.offers(play("herald"))
    table = with_card("herald").at(BROWN, "ferrum").does(BROWN, DUELLUM)
    assert not table.offers(play("herald"))


@pytest.mark.rule("AD-9.2")
def test_any_number_of_cards_in_one_turn() -> None:
    table = with_card("levy").hand(BROWN, "shipyard", "tribute")
    table.does(BROWN, play("levy"), DUELLUM, play("shipyard"), play("tribute"))
    assert table.in_box(BROWN) == {"legion": 3, "galley": 2}
    assert table.goods(BROWN) == {"coin": 2}


@pytest.mark.rule("AD-9.2")
def test_cards_of_the_opponent_wait() -> None:
    table = Table().hand(BEIGE, "levy")
    assert table.refuses(BEIGE, play("levy")) == "not_asked"
    assert table.refuses(BROWN, play("levy")) == "not_offered"


def scarce(pile: int, row: int) -> Table:
    """A table where beige holds all event cards but those of a short pile and row."""
    table = Table().hand(BROWN, "tribute")
    state = table.state
    spare = [*state.pile.cards, *state.row.cards]
    state.pile.cards, state.row.cards = spare[:pile], spare[pile : pile + row]
    state.players[BEIGE].hand.cards = spare[pile + row :]
    return table


@pytest.mark.rule("AD-9.21", "AD-9.1")
def test_discards_become_the_pile_when_it_is_empty() -> None:
    table = scarce(pile=0, row=3).cities(BEIGE, roma="gold").units(BROWN, "roma", legion=1)
    table.does(BROWN, play("tribute"), DUELLUM, Done("movement"), Conquer("roma"))
    table.does(BEIGE, Defend(0))
    assert table.state.discards.cards == ["tribute"]
    first = table.state.row.cards[0]
    table.does(BEIGE, TakeCard(first))
    assert [e.cards for e in table.heard("pile_shuffled")] == [1]
    assert table.state.row.cards[-1] == "tribute"
    assert table.state.discards.cards == table.state.pile.cards == []


@pytest.mark.rule("AD-9.21")
def test_shuffling_is_chance_and_stops_undo() -> None:
    table = Table().hand(BROWN, "tribute").cities(BEIGE, roma="gold")
    table.units(BROWN, "roma", legion=1)
    table.state.discards.cards, table.state.pile.cards = table.state.pile.cards, []
    orders = set()
    for word in range(4):
        table.state.rng = Rng(word)
        again = Table()
        again.state = table.state
        again.does(BROWN, DUELLUM, Done("movement"), Conquer("roma"))
        again.does(BEIGE, TakeCard(again.state.row.cards[0]))
        assert again.barrier
        orders.add(tuple(again.state.pile.cards))
    assert len(orders) == 4


@pytest.mark.rule("AD-9.21")
def test_too_few_cards_shorten_the_row_until_one_is_used() -> None:
    table = scarce(pile=0, row=1).does(BROWN, play("tribute"))
    assert len(table.state.row) == 2
    assert table.state.row.cards[-1] == "tribute"


@pytest.mark.rule("AD-9.21", "AD-9.1")
@pytest.mark.parametrize("copies", [1, 2])
def test_the_only_card_is_taken_without_a_question(copies: int) -> None:
    table = scarce(pile=0, row=0).cities(BEIGE, roma="gold").units(BROWN, "roma", legion=1)
    for _ in range(copies):
        table.state.players[BEIGE].hand.cards.remove("academy")
    table.state.row.cards = ["academy"] * copies
    table.does(BROWN, DUELLUM, Done("movement"), Conquer("roma")).does(BEIGE, Defend(0))
    assert [e.card for e in table.heard("card_taken")] == ["academy"]
    assert len(table.state.row) == copies - 1
    assert table.asked.kind == "founding"


@pytest.mark.rule("AD-9.21", "AD-9.1")
def test_of_the_last_two_cards_one_is_chosen() -> None:
    """Pile and discards are used up: both lie open, either can be taken, and the other stays."""
    for wanted in (0, 1):
        table = scarce(pile=0, row=0).cities(BEIGE, roma="gold").units(BROWN, "roma", legion=1)
        for card in ("academy", "levy"):
            table.state.players[BEIGE].hand.cards.remove(card)
        table.state.row.cards = ["academy", "levy"]
        assert table.view().row == ("academy", "levy")
        table.does(BROWN, DUELLUM, Done("movement"), Conquer("roma")).does(BEIGE, Defend(0))
        assert [a.card for a in table.offered("take_card")] == ["academy", "levy"]
        said = AntikeTexts(("Ann", "Ben")).board(table.view())
        assert "Open event cards: Academy and Levy (?)." in said
        taken = ("academy", "levy")[wanted]
        table.does(BEIGE, TakeCard(taken))
        assert table.state.row.cards == [("academy", "levy")[1 - wanted]]
        assert taken in table.state.players[BEIGE].hand.cards


@pytest.mark.rule("AD-9.21")
def test_no_card_is_taken_where_there_is_none() -> None:
    table = scarce(pile=0, row=0).cities(BEIGE, roma="gold").units(BROWN, "roma", legion=1)
    held = len(table.state.players[BEIGE].hand)
    table.does(BROWN, DUELLUM, Done("movement"), Conquer("roma")).does(BEIGE, Defend(0))
    assert table.asked.kind == "founding"
    assert len(table.state.players[BEIGE].hand) == held
    assert table.offers(EndTurn())
