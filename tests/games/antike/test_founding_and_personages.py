"""Founding cities, personages, paying and the end of the game (chapters 7, 8, 10, 11, 14)."""

from __future__ import annotations

import pytest

from engine.core import IllegalAction, Resign
from engine.games.antike.actions import (
    AcceptDraw,
    BuildTemple,
    DeclineDraw,
    Develop,
    Done,
    EndTurn,
    Exchange,
    Found,
    MoveMarker,
    OfferDraw,
    TakeCard,
)
from engine.games.antike.components import RESOURCES
from engine.games.antike.conquest import sea_points
from engine.games.antike.costs import city_coins
from engine.games.antike.maps import MAPS
from engine.games.antike.personages import goal, reached, walls_reached
from engine.games.antike.rules import RULES
from tests.games.antike.table import BEIGE, BROWN, Table

QUIET = MoveMarker("duellum_a")
"""A field on which nothing happens while no unit stands on the map."""


def founding(table: Table) -> Table:
    """Brown has done his action and stands before founding."""
    table.does(BROWN, QUIET)
    if table.asked.kind == "movement":
        table.does(BROWN, Done("movement"))
    return table


@pytest.mark.rule("AD-7.1", "AD-7.2", "AD-7.3", "AD-7.4", "AD-10.1")
def test_t03_two_cities_of_the_rulebook() -> None:
    table = Table().cities(BROWN, carthago_nova="gold", tarraco="gold")
    table.units(BROWN, "baecula", legion=1).units(BROWN, "saguntum", legion=1)
    founding(table.purse(BROWN, gold=2, marble=2, iron=1, coin=2))
    assert table.refuses(BROWN, Found("numantia", "marble")) == "no_unit_there"
    table.does(BROWN, Found("baecula", "gold"))
    assert table.heard("city_founded")[0].paid.coin == 1
    assert city_coins(table.state, "saguntum", "gold") == 3
    assert table.refuses(BROWN, Found("saguntum", "gold")) == "city_price"
    assert city_coins(table.state, "saguntum", "iron") == 0
    table.does(BROWN, Found("saguntum", "iron", coins_for=("iron",)))
    assert table.goods(BROWN) == {}
    assert table.state.cities["saguntum"].resource == "iron"


@pytest.mark.rule("AD-7.1")
def test_enemies_do_not_hinder_and_galleys_will_do() -> None:
    table = Table().units(BROWN, "tarraco", galley=1).units(BEIGE, "tarraco", legion=4)
    founding(table.purse(BROWN, marble=1, iron=1, gold=1)).does(BROWN, Found("tarraco", "gold"))
    assert table.at_region(BROWN, "tarraco") == {"galley": 1}


@pytest.mark.rule("AD-7.2", "AD-2.1")
def test_no_city_without_a_token() -> None:
    table = Table().units(BROWN, "zama", legion=1).purse(BROWN, marble=1, iron=1, gold=1, coin=9)
    sites = [r for r, it in table.state.board.regions.items() if it.is_site and r != "zama"]
    for site in sites[:10]:
        table.cities(BEIGE, **{site: "gold"})
    founding(table)
    assert table.refuses(BROWN, Found("zama", "gold")) == "no_token"
    assert table.offers(Found("zama", "iron"))


@pytest.mark.rule("AD-7.3", "AD-10.1")
def test_neighbour_coins_cannot_be_chips() -> None:
    table = Table().cities(BEIGE, roma="gold").units(BROWN, "ancona", legion=1)
    founding(table.purse(BROWN, marble=9, iron=9, gold=9))
    assert table.refuses(BROWN, Found("ancona", "gold")) == "city_price"
    assert table.offers(Found("ancona", "marble"))


@pytest.mark.rule("AD-7.5")
def test_no_city_at_sea_or_on_land_without_a_site() -> None:
    table = Table().units(BROWN, "alpes", legion=1).units(BROWN, "corsica", galley=1)
    founding(table.purse(BROWN, marble=9, iron=9, gold=9))
    assert table.offered("found") == []
    for region in ("alpes", "corsica"):
        assert table.refuses(BROWN, Found(region, "iron"))


@pytest.mark.rule("AD-7.5", "AD-10.1", "AD-10.2")
def test_every_mix_of_chips_and_coins_pays_for_a_city() -> None:
    table = Table().units(BROWN, "zama", legion=1).purse(BROWN, marble=1, iron=1, gold=1, coin=3)
    founding(table)
    ways = {(a.resource, a.coins_for) for a in table.offered("found")}
    assert len(ways) == 3 * 8
    first = next(m for m in table.asked.menus if getattr(m, "verb", "") == "found")
    found = [a for a in first.every() if isinstance(a, Found)]
    assert [a.coins_for for a in found] == [(), (), ()]
    table.does(BROWN, Found("zama", "gold", coins_for=("marble", "iron", "gold")))
    assert table.goods(BROWN) == {"marble": 1, "iron": 1, "gold": 1}


SITES = [r.id for r in MAPS["west"].regions.values() if r.is_site]


def with_cities(n: int, *kings: str) -> Table:
    table = Table().personages(BROWN, *kings).hand(BEIGE)
    for number, site in enumerate(SITES[:n]):
        table.cities(BROWN, **{site: RESOURCES[number % 3]})
    return table


def end_turn(table: Table) -> list[str]:
    """Brown ends his turn; the opponent takes any card. Returns the personages that came."""
    founding(table).does(BROWN, EndTurn())
    won = [e.personage for e in table.heard("personage_won")]
    while table.state.result is None and table.asked.kind == "choose_card":
        table.does(BEIGE, next(iter(table.asked.every())))
        won += [e.personage for e in table.heard("personage_won")]
    return won


@pytest.mark.rule("AD-8.1", "AD-8.2", "AD-8.4")
@pytest.mark.parametrize(("cities", "kings"), [(9, 0), (10, 0), (14, 0), (15, 1)])
def test_t01_two_kings_are_kept_and_the_third_comes_at_fifteen(cities: int, kings: int) -> None:
    table = with_cities(cities, "king_1", "king_2")
    assert len(end_turn(table)) == kings
    assert len(table.state.players[BROWN].personages) == 2 + kings


@pytest.mark.rule("AD-8.1", "AD-8.6", "AD-9.1")
def test_d02_two_kings_at_once() -> None:
    table = with_cities(10)
    assert end_turn(table) == ["king_1", "king_2"]
    assert len(table.state.players[BEIGE].hand) == 2
    assert len(table.state.row) == 3


@pytest.mark.rule("AD-8.5", "AD-2.3")
def test_t04_walls_on_the_track() -> None:
    assert walls_reached(1, 3) == 2
    assert [walls_reached(n - 1, n) for n in range(1, 10)] == [1, 1, 1, 0, 1, 0, 1, 0, 0]
    table = with_cities(15, "king_1")
    assert end_turn(table) == ["king_2", "king_3"]
    assert table.state.players[BROWN].walls == 1 + 1 + 2


@pytest.mark.rule("AD-8.2", "AD-8.3")
def test_t17_four_galleys_for_a_navigator() -> None:
    table = Table()
    for region in ("corsica", "mare_tyrrhenum", "mare_sardoum", "carales"):
        table.units(BROWN, region, galley=1)
    assert sea_points(table.state, BROWN) == 7
    table.units(BROWN, "carales", galley=2)
    assert sea_points(table.state, BROWN) == 7
    assert end_turn(table) == ["navigator_1"]


@pytest.mark.rule("AD-8.2", "AD-8.3")
def test_d03_two_navigators() -> None:
    table = Table("east")
    for region in (
        "mare_aegaeum", "mare_myrtoum", "mare_creticum", "mare_ionium", "mare_thracium",
        "mare_icarium", "athenai", "lemnos",
    ):  # fmt: skip
        table.units(BROWN, region, galley=1)
    assert sea_points(table.state, BROWN) == 14
    assert end_turn(table) == ["navigator_1", "navigator_2"]


@pytest.mark.rule("AD-8.2")
def test_citizens_for_temples() -> None:
    table = Table().cities(BROWN, zama="iron", siga="gold", genua="iron").temples("zama", "siga")
    table.purse(BROWN, marble=6).does(BROWN, MoveMarker("templum"), BuildTemple("genua"))
    table.does(BROWN, EndTurn())
    assert [e.personage for e in table.heard("personage_won")] == ["citizen_1"]
    assert goal(table.state, BROWN, "citizen") == 6
    assert reached(table.state, BROWN, "citizen") == 3


@pytest.mark.rule("AD-8.1", "AD-8.2")
def test_scholars_for_every_know_how_developed_first() -> None:
    table = Table().knows(BEIGE, "moneta").purse(BROWN, gold=15)
    table.does(BROWN, MoveMarker("scientia"), Develop("strata"), Develop("navigatio"))
    table.does(BROWN, Develop("moneta"), EndTurn())
    table.does(BEIGE, next(iter(table.asked.every())))
    assert table.state.players[BROWN].personages == ["scholar_1", "scholar_2"]


@pytest.mark.rule("AD-8.1")
def test_only_the_active_nation_is_looked_at() -> None:
    table = Table()
    for number, site in enumerate(SITES[:5]):
        table.cities(BEIGE, **{site: RESOURCES[number % 3]})
    assert end_turn(table) == []
    assert table.state.mover == BEIGE


@pytest.mark.rule("AD-8.7")
def test_an_empty_stack_gives_nothing() -> None:
    table = with_cities(10).personages(BEIGE, *(f"king_{n}" for n in range(1, 7)))
    assert end_turn(table) == []
    assert table.view().nations[BROWN].goals[0].goal is None


@pytest.mark.rule("AD-8.4")
def test_regaining_an_old_number_brings_nothing() -> None:
    table = with_cities(5, "king_1")
    assert end_turn(table) == []


@pytest.mark.rule("AD-8.6", "AD-9.1")
def test_the_opponent_takes_a_card_of_his_choice_and_the_gap_is_filled() -> None:
    table = with_cities(5).row("levy", "storm", "herald")
    founding(table).does(BROWN, EndTurn())
    assert table.asked.seat == BEIGE
    assert [a.card for a in table.offered("take_card")] == ["levy", "storm", "herald"]
    top = table.state.pile.cards[-1]
    table.does(BEIGE, TakeCard("storm"))
    assert table.state.players[BEIGE].hand.cards == ["storm"]
    assert table.state.row.cards == ["levy", "herald", top]
    assert table.barrier


SEVEN = ("king_1", "scholar_1", "scholar_2", "scholar_3", "general_1", "citizen_1", "citizen_2")


@pytest.mark.rule("AD-11.1", "AD-8.6")
def test_the_ninth_personage_wins_at_once() -> None:
    table = with_cities(10, *SEVEN, "navigator_1")
    founding(table).does(BROWN, EndTurn())
    assert RULES.decisions(table.state) == ()
    outcome = RULES.outcome(table.state)
    assert outcome is not None
    assert (outcome.places, outcome.cause) == ((1, 2), "personages")
    assert len(table.state.players[BROWN].personages) == 9
    assert table.state.players[BEIGE].hand.cards == []
    with pytest.raises(IllegalAction, match="game_over"):
        RULES.apply(table.state, BEIGE, MoveMarker("ferrum"))


@pytest.mark.rule("AD-11.1")
def test_no_further_personage_after_the_ninth() -> None:
    table = with_cities(15, *SEVEN[1:], "navigator_1", "citizen_3")
    founding(table).does(BROWN, EndTurn())
    assert table.heard("personage_won")[-1].track == 9
    assert len(table.state.stacks["king"]) == 5


@pytest.mark.rule("AD-11.2")
@pytest.mark.parametrize("seat", [BROWN, BEIGE])
def test_resignation_at_any_moment(seat: int) -> None:
    table = Table().says(seat, Resign())
    outcome = RULES.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == (1 - seat,)
    assert outcome.cause == "resigned"
    assert RULES.anytime_actions(table.state, seat) == ()


@pytest.mark.rule("AD-11.3")
def test_a_draw_is_offered_and_accepted() -> None:
    table = Table().says(BEIGE, OfferDraw())
    assert table.asked.seat == BROWN
    assert table.refuses(BEIGE, AcceptDraw())
    table.says(BROWN, AcceptDraw())
    outcome = RULES.outcome(table.state)
    assert outcome is not None
    assert (outcome.places, outcome.cause) == ((1, 1), "agreed")


@pytest.mark.rule("AD-11.3")
def test_one_offer_in_a_turn_and_it_lapses() -> None:
    table = Table().says(BROWN, OfferDraw())
    assert table.refuses(BROWN, OfferDraw())
    assert table.view().draw_offer == BROWN
    table.says(BEIGE, DeclineDraw())
    assert table.refuses(BROWN, OfferDraw())
    table.does(BROWN, QUIET, EndTurn()).says(BROWN, OfferDraw())
    assert table.view().draw_offer == BROWN
    table.does(BEIGE, QUIET, EndTurn())
    assert table.view().draw_offer is None
    assert table.refuses(BEIGE, AcceptDraw())


@pytest.mark.rule("AD-11.3")
def test_an_offer_of_the_mover_outlives_his_turn_until_the_other_has_had_his() -> None:
    table = Table().says(BROWN, OfferDraw()).does(BROWN, MoveMarker("aurum"), EndTurn())
    assert table.state.draw_offer is not None
    assert table.view().draw_offer == BROWN
    table.does(BEIGE, MoveMarker("aurum"), EndTurn())
    assert table.state.draw_offer is None


@pytest.mark.rule("AD-11.3")
def test_draws_can_be_switched_off() -> None:
    assert Table(draws=False).refuses(BROWN, OfferDraw())


@pytest.mark.rule("AD-11.4")
@pytest.mark.parametrize(("better", "places"), [
    ("nothing", (1, 1)), ("goods", (2, 1)), ("temples", (1, 2)), ("cities", (2, 1)),
    ("personages", (1, 2)),
])  # fmt: skip
def test_turn_limit_and_what_decides(better: str, places: tuple[int, int]) -> None:
    """Each criterion outweighs all that come after it."""
    table = Table(turn_limit=1)
    order = ["goods", "temples", "cities", "personages"]
    reached = order[: order.index(better) + 1] if better != "nothing" else []
    if reached:
        table.purse(BEIGE, gold=5)
    table.cities(BROWN, zama="iron").cities(BEIGE, roma="gold")
    if "temples" in reached:
        table.temples("zama")
    if "cities" in reached:
        table.cities(BEIGE, genua="iron")
    if "personages" in reached:
        table.personages(BROWN, "scholar_1")
    table.does(BROWN, QUIET, EndTurn())
    assert table.state.turn == 2
    table.does(BEIGE, QUIET, EndTurn())
    outcome = RULES.outcome(table.state)
    assert outcome is not None
    assert (outcome.places, outcome.cause) == (places, "turn_limit")


def commercium(**goods: int) -> Table:
    return founding(Table().knows(BROWN, "commercium").purse(BROWN, **goods))


@pytest.mark.rule("AD-10.3", "AD-6.4.2")
def test_t09_six_for_four() -> None:
    table = commercium(gold=4, marble=2)
    table.does(BROWN, Exchange(("marble", "gold", "gold"), ("iron", "iron")))
    table.does(BROWN, Exchange(("marble", "gold", "gold"), ("iron", "iron")))
    assert table.goods(BROWN) == {"iron": 4}


@pytest.mark.rule("AD-10.3")
def test_d05_the_rate_is_exact_and_coins_are_no_chips() -> None:
    table = commercium(gold=4, coin=5)
    assert table.refuses(BROWN, Exchange(("gold",) * 4, ("iron",) * 3))
    assert {a.give for a in table.offered("exchange")} == {("gold",) * 3}
    assert all("coin" not in a.take for a in table.offered("exchange"))


@pytest.mark.rule("AD-10.3")
def test_not_in_the_turn_in_which_it_was_developed_and_only_with_it() -> None:
    table = Table().purse(BROWN, gold=12).does(BROWN, MoveMarker("scientia"), Develop("commercium"))
    assert table.offered("exchange") == []
    table.does(BROWN, Done("scientia"))
    assert table.offered("exchange") == []
    table = founding(Table().purse(BROWN, gold=9))
    assert table.offered("exchange") == []


@pytest.mark.rule("AD-10.3")
def test_in_the_middle_of_an_action() -> None:
    table = Table().knows(BROWN, "commercium").purse(BROWN, gold=6, marble=2)
    table.cities(BROWN, zama="iron").does(BROWN, MoveMarker("templum"))
    table.does(BROWN, *[Exchange(("gold",) * 3, ("marble",) * 2)] * 2, BuildTemple("zama"))
    assert table.goods(BROWN) == {}


@pytest.mark.rule("AD-10.3")
def test_not_in_the_turn_of_the_opponent() -> None:
    table = Table().knows(BEIGE, "commercium").purse(BEIGE, gold=6)
    assert table.refuses(BEIGE, Exchange(("gold",) * 3, ("iron",) * 2)) == "not_asked"


@pytest.mark.rule("AD-14.1", "AD-14.2", "AD-7.5", "AD-8.3")
@pytest.mark.parametrize(("board", "kinds"), [
    ("west", {"city": 27, "sea": 8, "land": 1}), ("east", {"city": 28, "sea": 9, "land": 1}),
])  # fmt: skip
def test_the_maps(board: str, kinds: dict[str, int]) -> None:
    regions = MAPS[board].regions
    assert {k: sum(1 for r in regions.values() if r.kind == k) for k in kinds} == kinds
    for name, region in regions.items():
        assert region.galley_symbol == (region.kind == "sea")
        assert all(name in regions[n].neighbours for n in region.neighbours)
        assert set(region.by_land) | set(region.by_sea) == set(region.neighbours)
        if region.kind == "sea":
            assert not region.by_land
    seen, edge = {"mare_ionium"}, ["mare_ionium"]
    while edge:
        edge = [n for here in edge for n in regions[here].neighbours if n not in seen]
        seen.update(edge)
    assert seen == set(regions)


@pytest.mark.rule("AD-14.1")
def test_neighbours_the_rulebook_names() -> None:
    west, east = MAPS["west"].regions, MAPS["east"].regions
    assert {"ancona", "croton", "syracusae"} <= set(west["neapolis"].neighbours)
    assert "corsica" in west["roma"].by_sea
    assert not west["zama"].by_sea
    assert west["tarraco"].by_land
    assert west["tarraco"].by_sea
    assert "ainos" in east["abdera"].by_land
    assert "abydos" in east["pergamon"].by_land
    assert "ainos" in east["lesbos"].by_sea
    assert "ainos" not in east["mare_aegaeum"].by_sea
    between = set(east["mare_aegaeum"].by_sea) & set(east["ainos"].by_sea)
    assert between == {"lemnos"}
