"""Reasons of hints in Antike Duellum: each in a position, and all of them true in games by
chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any, get_args

import pytest

from engine.games.antike.actions import (
    AnyAction,
    BuildTemple,
    Conquer,
    Deploy,
    Develop,
    Found,
    MoveMarker,
    MoveUnits,
)
from engine.games.antike.components import BOX
from engine.games.antike.conquest import sea_points, strength
from engine.games.antike.rules import RULES
from render.hints import Followed, Reason
from render.lang.catalogue.antike_hints import AntikeHints
from render.lang.language import ENGLISH
from render.text.antike.things import Things
from tests.games.antike.table import BEIGE, BROWN, Table
from tests.render.followed import Told, followed, told, words_of
from tests.witnesses import witnessed

GAME = "antike-duellum"
WORDS = words_of(GAME, 2)
NAMES = Things(ENGLISH)


def said(table: Table, *actions: Any, seat: int = BROWN) -> list[str]:
    """All reasons that are found for a plan, as sentences."""
    plan = followed(GAME, table.state, seat, *actions)
    return [WORDS.reason(reason) for reason in WORDS.finds(plan)]


def only_given(table: Table, action: Any, seat: int = BROWN) -> list[str]:
    """The same for an answer of which nobody knows yet what it leads to."""
    view = RULES.view(table.state, seat)
    return [WORDS.reason(r) for r in WORDS.finds(Followed(((view, action),), 0, view))]


# ---------------------------------------------------------------------------------------- positions


def roma(resource: str = "marble") -> Table:
    """A table at which brown has Roma."""
    return Table().cities(BROWN, roma=resource)


def test_a_field_of_the_rondel_is_told_by_what_its_goods_pay_for() -> None:
    t = roma().purse(BROWN, marble=1)
    assert "You have 2 of the 6 marble then that a temple costs." in said(t, MoveMarker("marmor"))
    t = roma().purse(BROWN, marble=5)
    assert "You have 6 marble then, enough for a temple." in said(t, MoveMarker("marmor"))
    t = roma("iron").purse(BROWN, iron=9)
    assert "You have 10 iron then, enough to deploy 5 units." in said(t, MoveMarker("ferrum"))
    t = roma("gold").purse(BROWN, gold=4)
    assert "You have 5 gold then, enough for a know-how at 5." in said(t, MoveMarker("aurum"))


def test_goods_that_pay_for_nothing_more_are_not_told() -> None:
    for good, field in (("marble", "marmor"), ("gold", "aurum")):
        t = roma(good).purse(BROWN, **{good: 9})
        assert not [s for s in said(t, MoveMarker(field)) if f"You have 10 {good}" in s]
    t = roma("iron").purse(BROWN, iron=8)
    assert not [s for s in said(t, MoveMarker("ferrum")) if "You have 9 iron" in s]


def test_galleys_are_told_by_their_sea_points() -> None:
    t = roma().units(BROWN, "roma", galley=1).does(BROWN, MoveMarker("duellum_a"))
    move = MoveUnits("galley", "roma", "mare_tyrrhenum")
    assert "You have 2 of the 7 sea points then that the next navigator asks for." in said(t, move)


def test_a_new_city_is_told_by_its_good_and_the_next_king() -> None:
    t = Table().purse(BROWN, marble=9, iron=9, gold=9).units(BROWN, "ancona", legion=1)
    t.does(BROWN, MoveMarker("marmor"))
    cities = RULES.view(t.state, BROWN).nations[BROWN].cities
    found = said(t, Found("ancona", "iron"))
    assert "Ancona brings 1 iron in each production, and more with a temple." in found
    assert f"You have {cities + 1} of the 5 cities then that the next king asks for." in found


def test_units_on_a_free_place_are_told_with_the_cities_one_can_pay_for() -> None:
    t = Table().units(BROWN, "roma", legion=1).purse(BROWN, marble=2, iron=2, gold=2)
    t.does(BROWN, MoveMarker("duellum_a"))
    move = MoveUnits("legion", "roma", "ancona")
    assert "Your units stand at Ancona then, and you have the goods to found 2 cities." in said(
        t, move
    )
    t.purse(BROWN, marble=0, iron=0, gold=0)
    t.state.players[BROWN].purse.coin = 0
    assert (
        "Your units stand at Ancona then, where you can found a city once you have the goods."
        in said(t, move)
    )


def test_units_within_reach_of_a_city_are_told_if_they_are_enough() -> None:
    t = Table().units(BROWN, "neapolis", legion=1).cities(BEIGE, genua="iron")
    t.does(BROWN, MoveMarker("duellum_a"))
    need = strength(t.state, "genua")
    assert need == 1
    move = MoveUnits("legion", "neapolis", "roma")
    enough = "You have 1 unit at or next to Genua then, enough for its defence of 1."
    assert enough in said(t, move)
    t.walls("genua")
    assert not [s for s in said(t, move) if "at or next to Genua" in s], "the wall asks for two"


def test_a_city_that_may_fall_is_told_by_what_it_wins() -> None:
    t = Table().cities(BEIGE, genua="iron").units(BROWN, "genua", legion=3)
    assert "If it falls, Genua is yours and brings 1 iron in each production." in only_given(
        t, Conquer("genua")
    )
    t.temples("genua")
    assert "Genua has a temple: if it falls, you win a general." in only_given(t, Conquer("genua"))


def test_a_know_how_that_nobody_has_wins_a_scholar() -> None:
    t = Table()
    assert "The first to develop STRATA wins a scholar, and nobody has it yet." in only_given(
        t, Develop("strata")
    )
    assert only_given(t.knows(BEIGE, "strata"), Develop("strata")) == []


def test_units_and_temples_are_told_by_the_defence_of_a_city() -> None:
    t = roma().purse(BROWN, iron=9).box(BROWN, legion=2).does(BROWN, MoveMarker("militia"))
    before = strength(t.state, "roma")
    assert f"Roma has defence {before + 1} then instead of {before}." in said(
        t, Deploy("legion", "roma")
    )
    t = roma().purse(BROWN, marble=9).does(BROWN, MoveMarker("templum"))
    found = said(t, BuildTemple("roma"))
    assert "You have 1 of the 3 temples then that the next citizen asks for." in found
    assert [s for s in found if s.startswith("Roma has defence ")]


def test_a_personage_that_is_won_is_told_with_how_many_win() -> None:
    for kind in ("king", "scholar", "general", "navigator", "citizen"):
        sentence = WORDS.reason(Reason(f"wins_{kind}", "", count=4, other=9))
        assert sentence == f"You win a {kind}: that makes 4 personages, and 9 win the game."
        if kind not in ("scholar", "general"):
            assert "enough for the next" in WORDS.reason(Reason(f"reaches_{kind}", "", count=5))


def test_others_at_the_table_are_told_nothing() -> None:
    plan = followed(GAME, Table().purse(BROWN, marble=9).state, BROWN, MoveMarker("marmor"))
    blind = replace(plan, steps=tuple((replace(v, viewer=None), a) for v, a in plan.steps))
    assert list(WORDS.finds(blind)) == []


# -------------------------------------------------------------------------------- true in all games


def defends(one: Told, reason: Reason) -> None:
    before, after = one.states[0], one.states[-1]
    names = {NAMES.region(name): name for name in after.cities}
    city = names[reason.place]
    assert (reason.count, reason.other) == (strength(after, city), strength(before, city))
    assert after.cities[city].owner == one.seat


def holds(query: Callable[[Any, int], int]) -> Callable[[Told, Reason], None]:
    def check(one: Told, reason: Reason) -> None:
        assert reason.count == query(one.states[-1], one.seat) > query(one.states[0], one.seat)
        assert (reason.count >= reason.other) == reason.code.startswith("reaches")

    return check


def cities(state: Any, seat: int) -> int:
    return sum(city.owner == seat for city in state.cities.values())


def temples(state: Any, seat: int) -> int:
    return sum(city.owner == seat and city.temple for city in state.cities.values())


def goods(name: str) -> Callable[[Told, Reason], None]:
    def check(one: Told, reason: Reason) -> None:
        have = one.states[-1].players[one.seat].purse.of(name)
        assert reason.count == have > one.states[0].players[one.seat].purse.of(name)
        if reason.code in ("enough_temples", "enough_units"):
            price = BOX.temple.marble if name == "marble" else BOX.deploy_iron["legion"]
            assert reason.other == have // price > 0
        else:
            assert (have >= reason.other) == reason.code.startswith("pays")

    return check


def sites(one: Told, reason: Reason) -> None:
    state = one.states[-1]
    names = {NAMES.region(name): name for name in state.board.regions}
    place = names.get(reason.place)
    if place is not None:
        assert place not in state.cities
        assert state.units(one.seat, place).total


CHECKS: dict[str, Callable[[Told, Reason], None]] = {
    "defends": defends,
    **dict.fromkeys(("reaches_king", "nears_king"), holds(cities)),
    **dict.fromkeys(("reaches_citizen", "nears_citizen"), holds(temples)),
    **dict.fromkeys(("reaches_navigator", "nears_navigator"), holds(sea_points)),
    **dict.fromkeys(("enough_temples", "saves_temples"), goods("marble")),
    **dict.fromkeys(("enough_units", "saves_units"), goods("iron")),
    **dict.fromkeys(("pays_know_how", "saves_know_how"), goods("gold")),
    **dict.fromkeys(("sites", "sites_paid"), sites),
}


@pytest.mark.sliced(20)
@pytest.mark.parametrize("chance", [5, 6])
def test_every_reason_is_true_in_the_view_it_speaks_of(chance: int) -> None:
    counted: Counter[str] = Counter()
    for one in told(GAME, 2, chance, every=15, most=900):
        for reason in one.found:
            if reason.code in CHECKS:
                CHECKS[reason.code](one, reason)
                counted[reason.code] += 1
    witnessed(sum(counted.values()), "reasons", f"antike, seed {chance}", least=15)


def test_every_kind_of_answer_has_words_where_little_depends_on_it() -> None:
    kinds = {c.__dataclass_fields__["kind"].default for c in get_args(get_args(AnyAction)[0])}
    assert set(AntikeHints.FAMILIES["matter"]) == kinds - {"resign"}
