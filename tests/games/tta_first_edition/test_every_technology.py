"""Every technology from the row to the work it does: what it costs, brings, limits and replaces
(OR-2.5 to OR-2.7, OR-2.12 to OR-2.18). The figures are those of the rules, typed by hand."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from engine.games.tta.actions import (
    Bid,
    Build,
    Commit,
    Destroy,
    Develop,
    Disband,
    EndTurn,
    SendForce,
    Take,
    Upgrade,
)
from engine.games.tta.editions import rules_of
from tests.games.tta.table import MakeTable, Table

STARTING = ("agriculture", "bronze", "philosophy", "religion", "warriors", "despotism")
UNITS = ("infantry", "cavalry", "artillery", "air_force")
URBAN = ("lab", "temple", "arena", "library", "theater")

# What places for workers cost and make: science to play, resources to build, then for each worker
# food, resources, science, culture, strength, happiness.
PLACED: dict[str, dict[str, tuple[int, int, int, tuple[int, ...]]]] = {
    "farm": {
        "agriculture": (0, 0, 2, (1, 0, 0, 0, 0, 0)),
        "irrigation": (1, 3, 4, (2, 0, 0, 0, 0, 0)),
        "selective_breeding": (2, 5, 6, (3, 0, 0, 0, 0, 0)),
        "mechanized_agriculture": (3, 7, 8, (5, 0, 0, 0, 0, 0)),
    },
    "mine": {
        "bronze": (0, 0, 2, (0, 1, 0, 0, 0, 0)),
        "iron": (1, 5, 5, (0, 2, 0, 0, 0, 0)),
        "coal": (2, 7, 8, (0, 3, 0, 0, 0, 0)),
        "oil": (3, 9, 11, (0, 5, 0, 0, 0, 0)),
    },
    "lab": {
        "philosophy": (0, 0, 3, (0, 0, 1, 0, 0, 0)),
        "alchemy": (1, 4, 6, (0, 0, 2, 0, 0, 0)),
        "scientific_method": (2, 6, 8, (0, 0, 3, 0, 0, 0)),
        "computers": (3, 8, 10, (0, 0, 5, 0, 0, 0)),
    },
    "temple": {
        "religion": (0, 0, 3, (0, 0, 0, 1, 0, 1)),
        "theology": (1, 2, 5, (0, 0, 0, 1, 0, 2)),
        "organized_religion": (2, 4, 7, (0, 0, 0, 1, 0, 3)),
    },
    "arena": {
        "bread_and_circuses": (1, 3, 4, (0, 0, 0, 0, 1, 2)),
        "team_sports": (2, 5, 6, (0, 0, 0, 0, 2, 3)),
        "professional_sports": (3, 7, 8, (0, 0, 0, 0, 3, 4)),
    },
    "library": {
        "printing_press": (1, 3, 4, (0, 0, 1, 1, 0, 0)),
        "journalism": (2, 6, 8, (0, 0, 2, 2, 0, 0)),
        "multimedia": (3, 9, 11, (0, 0, 3, 3, 0, 0)),
    },
    "theater": {
        "drama": (1, 4, 5, (0, 0, 0, 2, 0, 1)),
        "opera": (2, 7, 9, (0, 0, 0, 3, 0, 1)),
        "movies": (3, 10, 12, (0, 0, 0, 4, 0, 1)),
    },
    "infantry": {
        "warriors": (0, 0, 2, (0, 0, 0, 0, 1, 0)),
        "swordsmen": (1, 3, 3, (0, 0, 0, 0, 2, 0)),
        "riflemen": (2, 5, 5, (0, 0, 0, 0, 3, 0)),
        "modern_infantry": (3, 8, 7, (0, 0, 0, 0, 5, 0)),
    },
    "cavalry": {
        "knights": (1, 4, 3, (0, 0, 0, 0, 2, 0)),
        "cavalrymen": (2, 6, 5, (0, 0, 0, 0, 3, 0)),
        "tanks": (3, 9, 7, (0, 0, 0, 0, 5, 0)),
    },
    "artillery": {
        "cannon": (2, 7, 5, (0, 0, 0, 0, 3, 0)),
        "rockets": (3, 10, 7, (0, 0, 0, 0, 5, 0)),
    },
    "air_force": {"air_forces": (3, 11, 7, (0, 0, 0, 0, 5, 0))},
}
KIND = {card: kind for kind, family in PLACED.items() for card in family}
FIGURES = {card: figures for family in PLACED.values() for card, figures in family.items()}
STEPS = [
    (low, high)
    for family in PLACED.values()
    for low in family
    for high in family
    if family[low][0] < family[high][0]
]

GOVERNMENTS = {
    # science of a peaceful change and of a revolution; civil and military actions, urban limit;
    # culture, strength, happiness
    "monarchy": (9, 3, (5, 3, 3), (0, 0, 0)),
    "theocracy": (7, 2, (4, 3, 3), (1, 0, 2)),
    "constitutional_monarchy": (12, 5, (6, 4, 3), (0, 0, 0)),
    "republic": (14, 4, (7, 2, 3), (0, 0, 0)),
    "communism": (17, 6, (7, 5, 4), (0, 0, -1)),
    "democracy": (21, 8, (7, 3, 4), (2, 0, 0)),
    "fundamentalism": (19, 7, (6, 5, 4), (0, 5, 0)),
}

SPECIALS = {
    # type, science; civil and military actions, blue tokens, strength, colonization
    "warfare": ("military", 4, (0, 1, 0, 1, 0)),
    "strategy": ("military", 8, (0, 2, 0, 3, 0)),
    "military_theory": ("military", 12, (0, 3, 0, 5, 0)),
    "code_of_laws": ("civil", 6, (1, 0, 0, 0, 0)),
    "justice_system": ("civil", 7, (1, 0, 3, 0, 0)),
    "civil_service": ("civil", 10, (2, 0, 3, 0, 0)),
    "cartography": ("colonization", 4, (0, 0, 0, 1, 2)),
    "navigation": ("colonization", 6, (0, 0, 0, 2, 3)),
    "satellites": ("colonization", 8, (0, 0, 0, 3, 4)),
    "masonry": ("construction", 3, (0, 0, 0, 0, 0)),
    "architecture": ("construction", 6, (0, 0, 0, 0, 0)),
    "engineering": ("construction", 9, (0, 0, 0, 0, 0)),
}
OFF = {"masonry": (0, 1, 1, 1), "architecture": (0, 1, 2, 2), "engineering": (0, 1, 2, 3)}
"""Resources that urban buildings of each level cost less."""


def ratings(t: Table) -> tuple[int, ...]:
    asks = (t.science, t.culture, t.strength, t.happiness)
    return tuple(ask(0) for ask in asks)


def plus(figures: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(figures, more, strict=True))


# ----------------------------------------------------------------------- from the row into play


@pytest.fixture
def empty(table: MakeTable) -> Table:
    """Somebody with two happy faces to lose and nobody at work."""
    t = table(3, age=3)
    t.seat(0, only_workers={}, yellow_bank=18, wonders=["hanging_gardens"], idle=0)
    return t


@pytest.mark.rule("OR-2.12", "OR-2.17", "OR-2.3")
@pytest.mark.parametrize("card", [c for c in FIGURES if c not in STARTING])
def test_every_technology_is_taken_and_played(empty: Table, card: str) -> None:
    """It may be played in the turn in which it was taken, for exactly its science; it builds
    nothing."""
    t = empty
    t.row(None, card)
    t.act(0, Take(card, 1))
    science = FIGURES[card][1]
    t.seat(0, science=science - 1, ca=3)
    t.refused(0, Develop(card))
    t.seat(0, science=science, ca=0)
    t.refused(0, Develop(card))
    t.seat(0, ca=3)
    before = ratings(t)
    t.act(0, Develop(card))
    civ = t.civ(0)
    assert (civ.science, civ.ca, civ.ma, civ.workers[card]) == (0, 2, 2, 0)
    assert (ratings(t), civ.civil.cards) == (before, [])
    t.row(card)
    t.refused(0, Take(card, 0))


@pytest.mark.rule("OR-2.5", "OR-2.3", "OR-2.15", "OR-2.25", "OR-2.18", "OR-2.27")
@pytest.mark.parametrize("card", FIGURES)
def test_every_place_is_built_and_works(empty: Table, card: str) -> None:
    """For exactly its resources, an unused worker and one civil or military action."""
    t = empty
    unit = KIND[card] in UNITS
    price, makes = FIGURES[card][2], FIGURES[card][3]
    enough: dict[str, Any] = {"idle": 1, "resources": price, "ca": 1, "ma": 1}
    t.seat(0, workers={card: 0})
    spared: list[dict[str, int]] = [{"idle": 0}, {"resources": price - 1}]
    for missing in [*spared, {"ma": 0} if unit else {"ca": 0}]:
        t.seat(0, **{**enough, **missing})
        t.refused(0, Build(card))
    t.seat(0, **enough)
    before = ratings(t)
    t.act(0, Build(card))
    civ = t.civ(0)
    assert (civ.idle, t.resources(0), civ.workers[card]) == (0, 0, 1)
    assert (civ.ca, civ.ma) == ((1, 0) if unit else (0, 1))
    assert ratings(t) == plus(before, makes[2:])
    bank = t.civ(0).blue_bank
    told = t.produce(0)
    assert (told.food, told.resources) == makes[:2]
    civ = t.civ(0)
    assert (civ.science, civ.culture) == (makes[2], before[1] + makes[3])
    tokens = 1 if any(makes[:2]) else 0
    assert (civ.blue_bank, civ.blue.get(card, 0)) == (bank - tokens, tokens)
    t.seat(0, ca=1, ma=1)
    t.act(0, Disband(card) if unit else Destroy(card))
    assert (t.civ(0).idle, t.civ(0).workers[card], ratings(t)) == (1, 0, before)
    assert (t.civ(0).ca, t.civ(0).ma) == ((1, 0) if unit else (0, 1))


@pytest.mark.rule("OR-2.6", "OR-2.3")
@pytest.mark.parametrize(("low", "high"), STEPS)
def test_every_step_up_costs_the_difference(empty: Table, low: str, high: str) -> None:
    """Levels may be skipped; there is no way down, and no worker too many is needed."""
    t = empty
    unit = KIND[low] in UNITS
    price = FIGURES[high][2] - FIGURES[low][2]
    t.seat(0, workers={low: 1, high: 0}, resources=price - 1)
    t.refused(0, Upgrade(low, high))
    t.seat(0, resources=price, ca=1, ma=1)
    t.refused(0, Upgrade(high, low))
    before = ratings(t)
    t.act(0, Upgrade(low, high))
    civ = t.civ(0)
    assert (civ.workers[low], civ.workers[high], t.resources(0)) == (0, 1, 0)
    assert (civ.ca, civ.ma) == ((1, 0) if unit else (0, 1))
    gained = tuple(a - b for a, b in zip(FIGURES[high][3], FIGURES[low][3], strict=True))
    assert ratings(t) == plus(before, gained[2:])


@pytest.mark.rule("OR-2.6")
def test_nobody_changes_the_trade(empty: Table) -> None:
    t = empty
    t.seat(0, only_workers={"agriculture": 1, "religion": 1, "warriors": 1}, resources=9)
    t.seat(0, workers={"iron": 0, "drama": 0, "knights": 0})
    for low, high in [("agriculture", "iron"), ("religion", "drama"), ("warriors", "knights")]:
        t.refused(0, Upgrade(low, high))


@pytest.mark.rule("OR-2.5", "ORC-35")
@pytest.mark.parametrize("kind", URBAN)
def test_the_urban_limit_is_one_for_all_levels_of_a_type(table: MakeTable, kind: str) -> None:
    low, high = list(PLACED[kind])[:2]
    t = table(age=3)
    t.seat(0, workers={low: 1, high: 1}, idle=1, resources=18, blue_bank=0)
    t.refused(0, Build(low))
    t.refused(0, Build(high))
    t.act(0, Upgrade(low, high))
    t.refused(0, Build(low))
    others = {"lab": "religion"}
    t.act(0, Build(others.get(kind, "philosophy")))


@pytest.mark.rule("OR-2.5")
@pytest.mark.parametrize("card", ["agriculture", "bronze", "warriors", "knights", "cannon"])
def test_nothing_else_has_a_limit(table: MakeTable, card: str) -> None:
    t = table(age=3)
    t.seat(0, workers={card: 9}, idle=1, resources=9)
    t.act(0, Build(card))
    assert t.civ(0).workers[card] == 10


@pytest.mark.rule("OR-5.3", "ORC-31", "ORC-32", "ORC-33", "OR-1.9")
def test_air_forces_double_one_army_each(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(0, tactic="entrenchments", exclusive=True, resources=14, idle=2)
    t.seat(0, only_workers={"modern_infantry": 1, "swordsmen": 1, "cannon": 4, "air_forces": 1})
    assert t.strength(0) == 24 + 2 * 9 + 5, "the better army is doubled"
    t.act(0, Build("air_forces"))
    assert t.strength(0) == 47 + 5 + 5
    t.act(0, Build("air_forces"))
    assert t.strength(0) == 60, "62, but for the end of the track"


@pytest.mark.rule("OR-5.3")
def test_air_forces_alone_double_nothing(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(0, tactic="medieval_army", exclusive=True, only_workers={"air_forces": 3, "tanks": 2})
    assert t.strength(0) == 5 * 5


# --------------------------------------------------------------------------------- governments


def ruled(t: Table) -> tuple[int, ...]:
    return (t.culture(0), t.strength(0), t.happiness(0))


@pytest.mark.rule("OR-2.14", "OR-2.12", "OR-2.25")
@pytest.mark.parametrize("card", GOVERNMENTS)
def test_every_government_comes_peacefully(empty: Table, card: str) -> None:
    """One action more is spent than before, military ones as many as before."""
    science, _, (civil, military, _), gives = GOVERNMENTS[card]
    t = empty
    t.seat(0, civil=[card], science=science - 1, ca=3, ma=1)
    t.refused(0, Develop(card))
    t.seat(0, science=science, ca=3, ma=1)
    before = ruled(t)
    t.act(0, Develop(card))
    civ = t.civ(0)
    assert (civ.government, civ.science, "despotism" in t.s.gone) == (card, 0, True)
    assert (civ.ca_total, civ.ma_total) == (civil, military)
    assert (civ.ca, civ.ma) == (civil - 2, military - 1)
    assert ruled(t) == plus(before, gives)


@pytest.mark.rule("OR-2.14", "OR-9.29")
@pytest.mark.parametrize("card", GOVERNMENTS)
def test_every_government_comes_by_revolution(empty: Table, card: str) -> None:
    """For all civil actions, none of them used before; new ones are spent as well."""
    _, science, (civil, military, _), gives = GOVERNMENTS[card]
    t = empty
    t.seat(0, civil=[card], science=science, ca=3)
    t.refused(0, Develop(card, True))
    t.seat(0, science=science - 1)
    t.refused(0, Develop(card, True))
    t.seat(0, science=science, ma=1, idle=1, resources=2)
    before = ruled(t)
    t.act(0, Develop(card, True))
    civ = t.civ(0)
    assert (civ.government, civ.science) == (card, 0)
    assert (civ.ca_total, civ.ca) == (civil, 0)
    assert (civ.ma_total, civ.ma) == (military, military - 1)
    assert ruled(t) == plus(before, gives)
    t.act(0, Build("warriors"), EndTurn())
    assert t.civ(0).ca == 0, "they come back as the next turn begins"
    t.open_end = True


@pytest.mark.rule("OR-2.5", "OR-2.13")
@pytest.mark.parametrize("card", [*GOVERNMENTS, "despotism"])
def test_the_urban_limit_of_every_government(table: MakeTable, card: str) -> None:
    limit = 2 if card == "despotism" else GOVERNMENTS[card][2][2]
    t = table(age=3)
    t.seat(0, government=card, workers={"philosophy": limit - 1, "religion": limit})
    t.seat(0, idle=2, resources=9)
    t.refused(0, Build("religion"))
    t.act(0, Build("philosophy"))
    t.refused(0, Build("philosophy"))


@pytest.mark.rule("OR-1.2", "OR-2.17", "OR-1.6")
def test_despotism(table: MakeTable) -> None:
    t = table()
    civ = t.civ(0)
    assert (civ.government, civ.ca_total, civ.ma_total) == ("despotism", 4, 2)
    assert (t.culture(0), t.strength(0), t.happiness(0)) == (0, 1, 0)


@pytest.mark.rule("OR-2.14", "OR-2.5")
def test_too_many_buildings_for_a_new_government_stay(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(0, government="communism", civil=["monarchy"], science=9, workers={"philosophy": 4})
    t.seat(0, idle=1, resources=9)
    t.act(0, Develop("monarchy"))
    assert t.civ(0).workers["philosophy"] == 4
    t.refused(0, Build("philosophy"))


@pytest.mark.rule("OR-9.34", "OR-2.17")
def test_a_government_that_was_replaced_may_be_taken_again(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(0, government="monarchy", civil=["theocracy"], science=7)
    t.row("monarchy", "theocracy")
    t.refused(0, Take("monarchy", 0))
    t.act(0, Develop("theocracy"))
    t.refused(0, Take("theocracy", 1))
    t.act(0, Take("monarchy", 0))


# ------------------------------------------------------------------------- special technologies


def special(t: Table) -> tuple[int, ...]:
    civ = t.civ(0)
    return (civ.ca_total, civ.ma_total, civ.blue_bank, t.strength(0), t.colonization(0))


@pytest.mark.rule("OR-2.12", "OR-2.26", "OR-8.17", "OR-2.9")
@pytest.mark.parametrize("card", SPECIALS)
def test_every_special_technology(empty: Table, card: str) -> None:
    """It works at once, and added actions can be used at once."""
    _, science, gives = SPECIALS[card]
    t = empty
    t.row(card)
    t.act(0, Take(card, 0))
    t.seat(0, science=science - 1, ca=1, ma=0)
    t.refused(0, Develop(card))
    t.seat(0, science=science, ca=1, ma=0)
    before = special(t)
    t.act(0, Develop(card))
    civ = t.civ(0)
    assert (civ.specials, civ.science) == ([card], 0)
    assert special(t) == plus(before, gives)
    assert (civ.ca, civ.ma) == gives[:2]
    t.row(card)
    t.refused(0, Take(card, 0))


@pytest.mark.rule("OR-2.12", "OR-9.16", "OR-2.26")
@pytest.mark.parametrize(("old", "new"), list(permutations(SPECIALS, 2)))
def test_of_each_type_the_last_one_stays(empty: Table, old: str, new: str) -> None:
    t = empty
    bare = special(t)
    t.seat(0, specials=[old], civil=[new], science=SPECIALS[new][1])
    t.civ(0).blue_bank += SPECIALS[old][2][2]
    t.act(0, Develop(new))
    same = SPECIALS[old][0] == SPECIALS[new][0]
    with_old = bare if same else plus(bare, SPECIALS[old][2])
    assert t.civ(0).specials == ([new] if same else [old, new])
    assert (old in t.s.gone) is same
    assert special(t) == plus(with_old, SPECIALS[new][2])


@pytest.mark.rule("OR-2.7", "OR-2.6", "ORC-24", "ORC-25")
@pytest.mark.parametrize("card", OFF)
def test_every_construction_technology_makes_buildings_cheaper(empty: Table, card: str) -> None:
    t = empty
    t.seat(0, specials=[card], workers=dict.fromkeys(FIGURES, 0))
    wanted = {
        name: price - (OFF[card][level] if KIND[name] in URBAN else 0)
        for name, (level, _, price, _) in FIGURES.items()
    }
    assert {name: t.build_price(0, name) for name in FIGURES} == wanted
    for low, high in STEPS:
        assert t.upgrade_price(0, low, high) == wanted[high] - wanted[low]


@pytest.mark.rule("OR-2.7")
@pytest.mark.parametrize(
    ("card", "low", "high", "price"),
    [("masonry", "religion", "theology", 1), ("architecture", "theology", "organized_religion", 1),
     ("engineering", "drama", "movies", 12 - 3 - 4)],
)  # fmt: skip
def test_who_builds_pays_the_lower_price(
    empty: Table, card: str, low: str, high: str, price: int
) -> None:
    t = empty
    science = SPECIALS[card][1]
    t.seat(0, civil=[card], science=science, workers={low: 1, high: 0}, resources=price)
    t.refused(0, Upgrade(low, high))
    t.act(0, Develop(card), Upgrade(low, high))
    assert (t.resources(0), t.civ(0).workers[high]) == (0, 1)


@pytest.mark.rule("OR-8.17", "OR-4.7", "ORC-77")
@pytest.mark.parametrize("card", ["cartography", "navigation", "satellites"])
def test_ships_need_a_unit_on_board(table: MakeTable, card: str) -> None:
    bonus = SPECIALS[card][2][4]
    for units in (0, 1):
        t = table(age=3)
        t.seat(0, specials=[card], only_workers={"warriors": units})
        t.seat(0, military=["defense_colonization_bonus_iii"] * 2)
        t.seat(1, only_workers={})
        t.event("wealthy_territory_ii")
        if units:
            assert max(a.amount for a in t.offers("bid")) == 1 + bonus + 2 * 3
            t.act(0, Bid(1 + bonus), Commit("warriors"), SendForce())
            assert t.civ(0).colonies == ["wealthy_territory_ii"]
        else:
            assert t.s.past_events == ["wealthy_territory_ii"]


@pytest.mark.rule("OR-2.26", "OR-4.13", "ORC-170")
def test_blue_tokens_go_with_their_card(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(0, specials=["justice_system"], civil=["code_of_laws"], science=6, blue_bank=21)
    t.act(0, Develop("code_of_laws"))
    assert (t.civ(0).blue_bank, t.civ(0).ca_total) == (18, 5)


# -------------------------------------------------------------------------------- all of them


@pytest.mark.rule("OR-1.1", "OR-1.6")
def test_the_technologies_are_all_here(table: MakeTable) -> None:
    cards = rules_of(table().s).table.cards.values()
    assert {c.id for c in cards if c.is_technology} == {
        *FIGURES,
        *GOVERNMENTS,
        "despotism",
        *SPECIALS,
    }
    assert {c.id for c in cards if c.deck == "starting"} == set(STARTING)
    assert {c.science_cost or c.revolution_cost or 0 for c in cards if c.id in STARTING} == {0}
