"""Every action card: what it orders or gives, when it may be played, and what it does not order
(OR-2.10, OR-2.11, OR-8.3)."""

from __future__ import annotations

import pytest

from engine.games.tta.actions import (
    Build,
    BuildStages,
    Develop,
    EndTurn,
    Order,
    PassPolitics,
    PlayCard,
    Populate,
    Take,
    Upgrade,
)
from engine.games.tta.editions import rules_of
from tests.games.tta.table import MakeTable, Table

LAB, MINE = Build("computers"), Build("coal")
STEP, STAGE, GROW = Upgrade("philosophy", "computers"), BuildStages(), Populate()
LEARN = Develop("masonry")

CARDS: dict[str, tuple[Order | None, dict[str, int]]] = {
    # How it is played; what changes besides the civil action. Computers cost 10 and from Philosophy
    # 7, Coal 8, the next stage 7, one more worker 5 food, Masonry 3 science.
    "rich_land_a": (MINE, {"resources": 1 - 8, "idle": -1}),
    "rich_land_i": (MINE, {"resources": 2 - 8, "idle": -1}),
    "rich_land_ii": (MINE, {"resources": 3 - 8, "idle": -1}),
    "ideal_building_site_a": (LAB, {"resources": 1 - 10, "idle": -1}),
    "ideal_building_site_i": (LAB, {"resources": 2 - 10, "idle": -1}),
    "ideal_building_site_ii": (LAB, {"resources": 3 - 10, "idle": -1}),
    "ideal_building_site_iii": (LAB, {"resources": 4 - 10, "idle": -1}),
    "efficient_upgrade_i": (STEP, {"resources": 2 - 7}),
    "efficient_upgrade_ii": (STEP, {"resources": 3 - 7}),
    "efficient_upgrade_iii": (STEP, {"resources": 4 - 7}),
    "engineering_genius_a": (STAGE, {"resources": 2 - 7, "stages": 1}),
    "engineering_genius_i": (STAGE, {"resources": 3 - 7, "stages": 1}),
    "engineering_genius_ii": (STAGE, {"resources": 4 - 7, "stages": 1}),
    "engineering_genius_iii": (STAGE, {"resources": 5 - 7, "stages": 1}),
    "frugality_a": (GROW, {"food": 1 - 5, "idle": 1, "yellow_bank": -1}),
    "frugality_i": (GROW, {"food": 2 - 5, "idle": 1, "yellow_bank": -1}),
    "frugality_ii": (GROW, {"food": 3 - 5, "idle": 1, "yellow_bank": -1}),
    "breakthrough_i": (LEARN, {"science": 2 - 3}),
    "breakthrough_ii": (LEARN, {"science": 4 - 3}),
    "patriotism_a": (None, {"purse": 1, "ma": 1}),
    "patriotism_i": (None, {"purse": 2, "ma": 1}),
    "patriotism_ii": (None, {"purse": 3, "ma": 1}),
    "patriotism_iii": (None, {"purse": 4, "ma": 1}),
    "revolutionary_idea_a": (None, {"science": 1}),
    "revolutionary_idea_i": (None, {"science": 2}),
    "revolutionary_idea_ii": (None, {"science": 4}),
    "revolutionary_idea_iii": (None, {"science": 6}),
    "work_of_art_a": (None, {"culture": 6}),
    "work_of_art_i": (None, {"culture": 5}),
    "work_of_art_ii": (None, {"culture": 4}),
    "work_of_art_iii": (None, {"culture": 3}),
    "bountiful_harvest_i": (None, {"food": 2}),
    "bountiful_harvest_ii": (None, {"food": 3}),
    "bountiful_harvest_iii": (None, {"food": 4}),
    "mineral_deposits_i": (None, {"resources": 2}),
    "mineral_deposits_ii": (None, {"resources": 3}),
    "mineral_deposits_iii": (None, {"resources": 4}),
    # one of two rivals is stronger, both have more culture
    "wave_of_nationalism": (None, {"purse": 3}),
    "military_build_up": (None, {"purse": 5}),
    "endowment_for_the_arts": (None, {"culture": 2 * 3}),
}
ORDERS = {card: then for card, (then, _) in CARDS.items() if then is not None}
COUNTERS = [
    "idle",
    "science",
    "culture",
    "purse",
    "ca",
    "ma",
    "ca_total",
    "ma_total",
    "stages",
    "yellow_bank",
]


def figures(t: Table) -> dict[str, int]:
    civ = t.civ(0)
    return {"food": t.food(0), "resources": t.resources(0)} | {n: getattr(civ, n) for n in COUNTERS}


@pytest.fixture
def rich(table: MakeTable) -> Table:
    """Three players; A can pay everything and is behind in culture and, to one, in strength."""
    t = table(3, age=3)
    t.seat(
        0,
        workers={"coal": 0, "computers": 0, "riflemen": 0},
        wonder="eiffel_tower",
        stages=1,
        food=9,
        resources=10,
        science=9,
        culture=3,
        yellow_bank=8,
        civil=["masonry"],
    )
    t.seat(1, workers={"warriors": 9}, culture=4)
    t.seat(2, culture=5)
    return t


@pytest.mark.rule("OR-2.10", "OR-2.11", "OR-8.3", "OR-2.19", "OR-4.26", "OR-9.12")
@pytest.mark.parametrize("card", CARDS)
def test_every_action_card(rich: Table, card: str) -> None:
    """One civil action in all; what is ordered needs no further one."""
    then, changes = CARDS[card]
    t = rich
    t.seat(0, civil=[card])
    before = figures(t)
    t.act(0, PlayCard(card, then))
    by = {"ca": -1} | changes
    assert figures(t) == {name: n + by.get(name, 0) for name, n in before.items()}
    assert card in t.s.gone
    assert card not in t.civ(0).civil.cards


@pytest.mark.rule("OR-2.10", "OR-2.17")
@pytest.mark.parametrize("card", CARDS)
def test_every_action_card_waits_for_the_next_turn(rich: Table, card: str) -> None:
    then, _ = CARDS[card]
    t = rich
    t.row(card)
    t.act(0, Take(card, 0))
    assert t.refused(0, PlayCard(card, then)).code == "taken_this_turn"
    t.act(0, EndTurn())
    t.act(1, PassPolitics(), EndTurn())
    t.act(2, PassPolitics(), EndTurn())
    t.seat(0, food=9, resources=10, science=9)
    t.act(0, PassPolitics(), PlayCard(card, then))


@pytest.mark.rule("OR-2.10")
@pytest.mark.parametrize("card", CARDS)
def test_a_copy_that_was_held_before_may_be_played(rich: Table, card: str) -> None:
    then, _ = CARDS[card]
    t = rich
    t.row(card)
    t.seat(0, civil=[card])
    t.act(0, Take(card, 0), PlayCard(card, then))
    t.refused(0, PlayCard(card, then))
    assert t.civ(0).civil.cards.count(card) == 1


@pytest.mark.rule("OR-2.10", "OR-2.27")
@pytest.mark.parametrize("card", CARDS)
def test_no_action_card_without_a_civil_action(rich: Table, card: str) -> None:
    t = rich
    t.seat(0, civil=[card], ca=0)
    assert t.offers("play_card") == []
    t.refused(0, PlayCard(card, CARDS[card][0]))


WRONG: dict[str, list[Order]] = {
    "rich_land": [LAB, Upgrade("agriculture", "irrigation"), Build("warriors"), GROW],
    "ideal_building_site": [MINE, STEP, Build("warriors"), STAGE],
    "efficient_upgrade": [Upgrade("warriors", "riflemen"), LAB, MINE],
    "engineering_genius": [BuildStages(2), LAB],
    "frugality": [MINE, STAGE],
    "breakthrough": [GROW, LAB],
}


@pytest.mark.rule("OR-8.3", "OR-2.10", "ORC-149")
@pytest.mark.parametrize("card", ORDERS)
def test_only_what_is_named_is_ordered(rich: Table, card: str) -> None:
    """An Engineering Genius builds one stage, whatever Engineering allows."""
    t = rich
    t.seat(0, civil=[card], workers={"irrigation": 0}, specials=["engineering"])
    for then in [*WRONG[card.rsplit("_", 1)[0]], None]:
        t.refused(0, PlayCard(card, then))


@pytest.mark.rule("OR-8.3", "OR-2.10")
@pytest.mark.parametrize(
    ("card", "then"),
    [
        ("rich_land_ii", Build("agriculture")),
        ("rich_land_ii", Build("bronze")),
        ("ideal_building_site_iii", Build("religion")),
        ("efficient_upgrade_iii", Upgrade("agriculture", "irrigation")),
        ("efficient_upgrade_iii", Upgrade("religion", "theology")),
        ("engineering_genius_iii", BuildStages()),
    ],
)
def test_a_discount_larger_than_the_price_gives_nothing_back(
    table: MakeTable, card: str, then: Order
) -> None:
    t = table(age=3)
    t.seat(0, civil=[card], workers={"irrigation": 0, "religion": 1, "theology": 0})
    t.seat(0, wonder="eiffel_tower", resources=0, idle=1)
    t.act(0, PlayCard(card, then))
    assert t.resources(0) == 0


@pytest.mark.rule("OR-2.10", "OR-2.5", "OR-2.27", "ORC-46")
def test_an_order_has_all_conditions_of_its_action(rich: Table) -> None:
    t = rich
    t.seat(0, civil=["ideal_building_site_iii", "rich_land_a", "frugality_ii", "breakthrough_ii"])
    t.seat(0, workers={"philosophy": 2, "religion": 0}, idle=0, food=4, science=2)
    t.refused(0, PlayCard("rich_land_a", MINE))  # nobody is unused
    t.seat(0, idle=1)
    t.refused(0, PlayCard("ideal_building_site_iii", LAB))  # the urban limit
    t.refused(0, PlayCard("frugality_ii", GROW))  # 4 food of 5
    t.refused(0, PlayCard("breakthrough_ii", LEARN))  # 2 science of 3
    t.act(0, PlayCard("ideal_building_site_iii", Build("religion")))
    assert t.resources(0) == 10, "3 - 4"


@pytest.mark.rule("OR-2.10", "OR-2.7", "OR-2.6")
def test_discounts_add_up(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(0, leader="j_s_bach", specials=["masonry"], workers={"opera": 0, "drama": 1})
    t.seat(0, civil=["ideal_building_site_i", "efficient_upgrade_i"], resources=7, idle=1)
    t.act(0, PlayCard("ideal_building_site_i", Build("opera")))
    assert t.resources(0) == 7 - (9 - 1 - 1 - 2)
    t.act(0, PlayCard("efficient_upgrade_i", Upgrade("drama", "opera")))
    assert t.resources(0) == 2 - (9 - 5 - 2)


@pytest.mark.rule("OR-2.10", "OR-2.14", "ORC-56")
@pytest.mark.parametrize(("card", "left"), [("breakthrough_i", 2), ("breakthrough_ii", 4)])
def test_a_breakthrough_may_be_a_revolution(table: MakeTable, card: str, left: int) -> None:
    t = table(age=2)
    ordered = PlayCard(card, Develop("monarchy", True))
    t.seat(0, civil=[card, "monarchy"], science=3, ca=3)
    t.refused(0, ordered)
    t.seat(0, ca=4)
    t.act(0, ordered)
    civ = t.civ(0)
    assert (civ.government, civ.science, civ.ca, civ.ca_total) == ("monarchy", left, 0, 5)


@pytest.mark.rule("OR-2.11", "ORC-123")
@pytest.mark.parametrize(
    ("card", "purse"),
    [
        ("patriotism_a", 1),
        ("patriotism_i", 2),
        ("patriotism_ii", 3),
        ("patriotism_iii", 4),
        ("wave_of_nationalism", 6),
        ("military_build_up", 8),
    ],
)
def test_what_is_for_the_military_is_spent_first_and_lapses(
    table: MakeTable, card: str, purse: int
) -> None:
    t = table(age=3)
    t.seat(0, civil=[card], workers={"rockets": 0, "warriors": 1}, idle=2, resources=9)
    t.seat(1, workers={"warriors": 5})
    t.act(0, PlayCard(card))
    assert t.civ(0).purse == purse
    t.act(0, Build("religion"))
    assert (t.resources(0), t.civ(0).purse) == (6, purse), "not for buildings"
    t.act(0, Build("rockets"))
    assert (t.resources(0), t.civ(0).purse) == (6 - max(0, 7 - purse), max(0, purse - 7))
    t.act(0, EndTurn())
    assert (t.civ(0).purse, t.civ(0).ma_extra) == (0, 0)
    t.act(1, PassPolitics(), EndTurn())
    t.act(0, PassPolitics())
    assert t.civ(0).ma == t.civ(0).ma_total == 2


@pytest.mark.rule("OR-4.26", "ORC-172", "OR-2.11")
@pytest.mark.parametrize("card", ["wave_of_nationalism", "military_build_up"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_armaments_by_the_number_of_players(table: MakeTable, card: str, players: int) -> None:
    """For everybody who is stronger; equals do not count."""
    each = {"wave_of_nationalism": (6, 3, 2), "military_build_up": (8, 5, 3)}[card][players - 2]
    for stronger in range(players):
        t = table(players, age=3)
        t.seat(0, civil=[card])
        for seat in range(1, stronger + 1):
            t.seat(seat, workers={"warriors": 2})
        t.act(0, PlayCard(card))
        assert (t.civ(0).purse, t.civ(0).ma) == (each * stronger, 2)


@pytest.mark.rule("OR-4.26")
@pytest.mark.parametrize(("players", "each"), [(2, 6), (3, 3), (4, 2)])
def test_endowments_by_the_number_of_players(table: MakeTable, players: int, each: int) -> None:
    """For everybody who has more culture points, whatever the ratings."""
    for richer in range(players):
        t = table(players, age=3)
        t.seat(0, civil=["endowment_for_the_arts"], culture=7)
        for seat in range(1, players):
            t.seat(seat, culture=8 if seat <= richer else 7, workers={"religion": 2})
        t.act(0, PlayCard("endowment_for_the_arts"))
        assert t.civ(0).culture == 7 + each * richer


@pytest.mark.rule("OR-1.9", "OR-2.10")
@pytest.mark.parametrize(
    ("card", "science"),
    [("revolutionary_idea_a", 39), ("revolutionary_idea_iii", 34), ("revolutionary_idea_iii", 37)],
)
def test_ideas_beyond_the_end_of_the_track_are_lost(
    table: MakeTable, card: str, science: int
) -> None:
    t = table(age=3)
    t.seat(0, civil=[card], science=science)
    t.act(0, PlayCard(card))
    assert t.civ(0).science == 40


@pytest.mark.rule("OR-2.19", "OR-2.16", "OR-2.10")
@pytest.mark.parametrize(
    ("card", "bank", "gained", "tokens"),
    [
        ("bountiful_harvest_ii", 9, 3, 2),
        ("bountiful_harvest_iii", 9, 4, 2),
        ("bountiful_harvest_iii", 1, 2, 1),
        ("mineral_deposits_ii", 9, 3, 2),
        ("mineral_deposits_iii", 9, 4, 2),
        ("mineral_deposits_iii", 0, 0, 0),
    ],
)
def test_gifts_take_as_few_tokens_as_they_can(
    table: MakeTable, card: str, bank: int, gained: int, tokens: int
) -> None:
    t = table(age=3)
    t.seat(0, civil=[card], workers={"irrigation": 0, "iron": 0}, blue_bank=bank)
    t.act(0, PlayCard(card))
    have = t.food(0) if card.startswith("bountiful") else t.resources(0)
    assert (have, bank - t.civ(0).blue_bank) == (gained, tokens)


@pytest.mark.rule("OR-1.1")
def test_the_action_cards_are_all_here(table: MakeTable) -> None:
    assert set(CARDS) == {c.id for c in rules_of(table().s).table.of_kind("action")}
