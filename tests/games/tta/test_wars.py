"""Every aggression and war with its price, and what attacks do to other cards."""

from __future__ import annotations

import pytest

from engine.games.tta.actions import (
    Choose,
    DeclareWar,
    Decline,
    Defend,
    EndTurn,
    PassPolitics,
    PlayAggression,
    Split,
    StealTechnologies,
)
from engine.games.tta.editions import rules_of
from tests.games.tta.table import MakeTable, Table

AGGRESSIONS = {
    # military actions; food and resources gained and workers freed against a rival with nothing
    # but one lab of level A and one unused worker
    "enslave": (2, (2, 2, 0)),
    "plunder_i": (1, (0, 0, 0)),
    "plunder_ii": (1, (0, 0, 0)),
    "plunder_iii": (1, (0, 0, 0)),
    "raid_i": (1, (0, 2, 1)),
    "raid_ii": (2, (0, 2, 1)),
    "raid_iii": (3, (0, 2, 1)),
    "annex": (2, (0, 0, 0)),
    "infiltrate": (2, (0, 0, 0)),
    "spy": (1, (0, 0, 0)),
    "armed_intervention": (2, (0, 0, 0)),
}
WARS = {"war_over_culture": 3, "war_over_territory": 2, "war_over_technology": 2}


def start_of_turn(t: Table, seat: int = 0) -> None:
    t.phase("start", seat)
    t.go()


@pytest.mark.rule("NS-4.2", "NS-4.4", "NS-8.2")
@pytest.mark.parametrize("card", AGGRESSIONS)
def test_every_aggression_is_paid_and_discarded(table: MakeTable, card: str) -> None:
    price, (food, resources, freed) = AGGRESSIONS[card]
    t = table(2, age=3)
    t.seat(0, military=[card], only_workers={"warriors": 9}, government="communism", ma=price - 1)
    t.seat(1, military=["rats"], only_workers={"philosophy": 1})
    t.phase("politics")
    assert t.offers("play_aggression") == []
    t.seat(0, ma=price)
    t.act(0, PlayAggression(card, 1))
    assert (t.civ(0).ma, t.s.discards.cards[-1], t.civ(0).military.cards) == (0, card, [])
    t.act(1, Decline())
    rival = t.civ(1)
    lost = card == "enslave"
    assert (t.food(0), t.resources(0)) == (food, resources)
    assert (rival.workers["philosophy"], rival.idle) == (1 - freed, 1 + freed - lost)
    assert (rival.yellow_bank, rival.military.cards) == (18 + lost, ["rats"])


@pytest.mark.rule("NS-4.5", "NS-14.13")
@pytest.mark.parametrize("card", WARS)
def test_every_war_is_paid_and_stays_until_the_next_turn(table: MakeTable, card: str) -> None:
    t = table(2, age=3)
    t.seat(0, government="communism", military=[card], ma=WARS[card] - 1)
    t.seat(1, workers={"warriors": 20})
    t.phase("politics")
    t.refused(0, DeclareWar(card, 1))
    t.seat(0, ma=WARS[card])
    # The declarer need not be the stronger one.
    t.act(0, DeclareWar(card, 1))
    assert (t.civ(0).ma, t.civ(0).war, t.civ(0).war_on) == (0, card, 1)
    t.act(0, EndTurn())
    t.act(1, PassPolitics())
    assert (t.civ(0).war, t.heard("war_resolved")) == (card, [])
    t.act(1, EndTurn())
    # 1 for the declarer's Warriors against 20.
    told = t.heard("war_resolved")[0]
    assert (told.attack, told.defence, told.winner, t.civ(0).war) == (1, 20, 1, None)
    assert card in t.s.discards.cards


@pytest.mark.rule("NS-4.2", "NS-4.5")
def test_the_attacks_are_all_here(table: MakeTable) -> None:
    cards = rules_of(table().s).table
    assert set(AGGRESSIONS) == {c.id for c in cards.of_kind("aggression")}
    assert set(WARS) == {c.id for c in cards.of_kind("war")}


# --------------------------------------------------------------------------------- aggressions


@pytest.mark.rule("NS-14.12", "INT-44", "NSC-112")
def test_enslaving_a_rival_without_workers(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, military=["enslave"], only_workers={"warriors": 1})
    t.seat(1, only_workers={}, idle=0)
    t.phase("politics")
    t.act(0, PlayAggression("enslave", 1))
    assert (t.civ(1).yellow_bank, t.resources(0), t.food(0)) == (18, 2, 2)


@pytest.mark.rule("NS-11.1", "NS-11.4", "NSC-110")
def test_plunder_with_too_few_blue_tokens(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, military=["plunder_i"], only_workers={"warriors": 9}, blue_bank=2)
    t.seat(1, food=2, resources=9)
    t.phase("politics")
    t.act(0, PlayAggression("plunder_i", 1), Split(2, 1))
    # What the rival loses is lost; food comes first for the two tokens.
    assert (t.food(1), t.resources(1)) == (0, 8)
    assert (t.food(0), t.resources(0), t.civ(0).blue_bank) == (2, 0, 0)


@pytest.mark.rule("NS-11.2", "INT-4")
def test_plunder_gains_no_more_than_the_card_names(table: MakeTable) -> None:
    t = table(2, age=2)
    t.seat(0, military=["plunder_i"], only_workers={"warriors": 9})
    t.seat(1, workers={"coal": 0}, blue_bank=0)
    t.civ(1).blue = {"coal": 2}
    t.phase("politics")
    t.act(0, PlayAggression("plunder_i", 1), Split(2, 1))
    # One Coal token would have to be changed into two Bronze ones and a token is wanting.
    assert t.resources(0) == 1
    assert (t.resources(1), t.civ(1).blue_bank) == (4, 0)


@pytest.mark.rule("INT-39", "NS-14.12", "NSC-111")
@pytest.mark.parametrize(
    ("card", "buildings", "first", "rest", "gain"),
    [
        # only one of two buildings of level II may go, nothing of level I is left
        ("raid_ii", {"opera": 2}, None, {"opera": 1}, 4),
        # the lower limit first, then one of the higher
        ("raid_ii", {"opera": 1, "drama": 1}, "drama", {"opera": 0, "drama": 0}, 6),
        # level III is out of reach
        ("raid_ii", {"movies": 1, "religion": 1}, None, {"movies": 1, "religion": 0}, 2),
        # 11 + 8 = 19, half of it rounded up once
        ("raid_iii", {"computers": 1, "opera": 1}, "computers", {"computers": 0, "opera": 0}, 10),
        ("raid_iii", {"movies": 2}, None, {"movies": 1}, 6),
    ],
)
def test_raids_keep_to_their_levels(
    table: MakeTable,
    card: str,
    buildings: dict[str, int],
    first: str | None,
    rest: dict[str, int],
    gain: int,
) -> None:
    t = table(2, age=3)
    t.seat(0, government="communism", military=[card], only_workers={"warriors": 9})
    t.seat(1, only_workers={**buildings, "bronze": 2, "knights": 1}, idle=0)
    t.phase("politics")
    t.act(0, PlayAggression(card, 1))
    if first is not None:
        t.act(0, Choose(first))
    left = t.civ(1).workers
    assert {c: left[c] for c in buildings} == rest
    assert (left["bronze"], left["knights"], t.resources(0)) == (2, 1, gain)


@pytest.mark.rule("NS-9.4", "NS-14.12", "INT-19")
def test_the_attacker_chooses_the_colony_to_annex(table: MakeTable) -> None:
    t = table(2, age=2)
    t.seat(0, military=["annex"] * 2, only_workers={"warriors": 9}, ma=4)
    t.seat(1, colonies=["strategic_territory_i", "historic_territory_i"])
    t.phase("politics")
    t.act(0, PlayAggression("annex", 1))
    assert (t.decision.seat, t.decision.kind) == (0, "annex")
    t.act(0, Choose("strategic_territory_i"))
    assert (t.strength(0), t.strength(1)) == (9 + 2, 1)
    assert t.civ(1).colonies == ["historic_territory_i"]
    t.civ(1).colonies.clear()
    t.phase("politics")
    t.act(0, PlayAggression("annex", 1))
    assert (t.civ(0).colonies, t.civ(0).ma) == (["strategic_territory_i"], 0)


@pytest.mark.rule("NS-12.12", "INT-5", "NSC-114")
@pytest.mark.parametrize(
    ("wonder", "culture"),
    [("pyramids", 0), ("great_wall", 3), ("eiffel_tower", 6), ("internet", 9)],
)
def test_infiltrate_removes_an_unfinished_wonder(
    table: MakeTable, wonder: str, culture: int
) -> None:
    t = table(2, age=3)
    t.seat(0, military=["infiltrate"], only_workers={"warriors": 9})
    t.seat(1, wonder=wonder, stages=1, blue_bank=4, wonders=["colossus"])
    t.phase("politics")
    t.act(0, PlayAggression("infiltrate", 1))
    civ = t.civ(1)
    assert (civ.wonder, civ.stages, civ.blue_bank, civ.wonders) == (None, 0, 5, ["colossus"])
    assert (t.civ(0).culture, t.s.gone) == (culture, [wonder])


@pytest.mark.rule("NS-12.12", "NS-12.1", "NS-5.9", "NSC-114")
def test_infiltrated_homer_goes_under_no_wonder(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, military=["infiltrate"], only_workers={"warriors": 9})
    t.seat(1, leader="homer", wonders=["colossus"], civil=["michelangelo"], ca=2)
    t.phase("politics")
    t.act(0, PlayAggression("infiltrate", 1))
    assert (t.civ(1).leader, t.civ(1).memorial, t.civ(1).ca) == (None, None, 2)
    t.phase("actions", 1)
    assert [a.under for a in t.offers("play_leader")] == [None]


@pytest.mark.rule("NS-12.13", "NS-4.2")
def test_open_borders_help_the_attacker_only(table: MakeTable) -> None:
    t = table(3)
    t.pact("open_borders_agreement", 1, 1, 0)
    for seat in (0, 1, 2):
        t.seat(seat, military=["spy", "legion"], only_workers={"warriors": 8})
    t.phase("politics", 0)
    assert t.offers("play_aggression") == [PlayAggression("spy", 1)]
    t.act(0, PlayAggression("spy", 1))
    assert (t.decision.facts["attack"], t.decision.facts["defence"]) == (10, 8)
    t.act(1, Defend(("down:legion", "down:spy")))
    assert (t.heard("defended")[0].held, len(t.s.pacts)) == (True, 1)
    t.phase("politics", 2)
    assert t.offers("play_aggression") == []


# ---------------------------------------------------------------------------------------- wars


@pytest.mark.rule("NS-4.3", "NS-4.5", "INT-48")
@pytest.mark.parametrize("pact", ["military_pact", "promise_of_military_protection"])
def test_a_pact_ends_with_the_declaration_of_war(table: MakeTable, pact: str) -> None:
    t = table(3, age=2)
    t.pact(pact, 1, 0, 1)
    t.seat(0, military=["war_over_territory"], only_workers={"warriors": 5})
    t.seat(1, only_workers={"warriors": 4}, yellow_bank=9)
    t.seat(2, only_workers={"warriors": 4})
    assert t.strength(1) == (7 if pact == "military_pact" else 8)
    t.phase("politics")
    t.act(0, DeclareWar("war_over_territory", 1))
    assert (t.s.pacts, t.strength(1)) == ([], 4)
    assert t.heard("pact_ended")[0].card == pact
    start_of_turn(t)
    assert t.civ(1).yellow_bank == 8


@pytest.mark.rule("NS-3.5", "NS-4.3")
def test_a_pact_made_since_the_declaration_counts_in_the_war(table: MakeTable) -> None:
    """Even one that an attack would end: 9 against 7 and 4 of the pact."""
    t = table(3, age=3)
    t.seat(0, only_workers={"warriors": 9}, war="war_over_culture", war_on=1, culture=20)
    t.seat(1, only_workers={"warriors": 7})
    t.pact("promise_of_military_protection", 0, 0, 1)
    start_of_turn(t)
    (war,) = t.heard("war_resolved")
    assert (war.attack, war.defence, war.winner) == (9, 11, 1)
    assert len(t.s.pacts) == 1


@pytest.mark.rule("NS-4.5", "NS-4.6")
def test_a_pact_does_not_end_a_war(table: MakeTable) -> None:
    t = table(3, age=3)
    t.seat(0, only_workers={"warriors": 9}, war="war_over_culture", war_on=1)
    t.seat(1, only_workers={"warriors": 7}, culture=20)
    t.pact("peace_treaty", 0, 0, 1)
    start_of_turn(t)
    assert (t.civ(0).culture, t.civ(1).culture, len(t.s.pacts)) == (7, 13, 1)


@pytest.mark.rule("NS-4.5")
def test_several_players_at_war_with_the_same_one(table: MakeTable) -> None:
    t = table(3, age=3)
    for seat in (0, 1):
        t.seat(seat, government="communism", military=["war_over_culture"] * 2)
        t.phase("politics", seat)
        t.act(seat, DeclareWar("war_over_culture", 2))
    assert [civ.war_on for civ in t.s.players] == [2, 2, -1]


@pytest.mark.rule("NS-3.6", "INT-28", "NS-10.7", "NS-10.10")
def test_a_stolen_technology_brings_its_blue_tokens(table: MakeTable) -> None:
    t = table(2, age=2)
    t.seat(0, only_workers={"warriors": 9}, blue_bank=5, war="war_over_technology", war_on=1)
    t.seat(1, only_workers={"warriors": 2}, specials=["justice_system"], science=4)
    t.seat(1, blue_bank=1, food=2, resources=1)
    start_of_turn(t)
    t.act(0, StealTechnologies(("justice_system",), 0))
    assert (t.civ(0).blue_bank, t.civ(0).ca_total, t.civ(0).specials) == (8, 5, ["justice_system"])
    # One token comes from the bank, the other two from farms and mines as the loser says.
    assert (t.decision.seat, t.decision.kind) == (1, "lose_token")
    t.act(1, Choose("bronze"))
    assert (t.civ(1).blue_bank, t.food(1), t.resources(1)) == (0, 1, 0)
    assert (t.civ(1).ca_total, t.civ(1).science, t.s.blue_box) == (4, 4, 0)


@pytest.mark.rule("NS-3.5", "NS-3.6", "NS-11.4", "NSC-118")
def test_war_over_technology_with_nothing_to_choose(table: MakeTable) -> None:
    t = table(2, age=2)
    t.seat(0, only_workers={"warriors": 9}, war="war_over_technology", war_on=1)
    t.seat(1, only_workers={"warriors": 2}, specials=["strategy"], science=9)
    # Strategy makes the rival 5 strong; it costs 8 science and the advantage is 4.
    start_of_turn(t)
    assert (t.civ(0).science, t.civ(1).science, t.civ(1).specials) == (4, 5, ["strategy"])
    assert t.decision.kind == "politics"


@pytest.mark.rule("NS-3.5", "NS-3.6", "NSC-118")
def test_the_attacked_player_can_win_a_war_over_technology(table: MakeTable) -> None:
    t = table(2, age=2)
    t.seat(0, specials=["masonry"], science=2, only_workers={}, war="war_over_technology", war_on=1)
    t.seat(1, only_workers={"warriors": 5})
    start_of_turn(t)
    assert (t.decision.seat, t.decision.facts["advantage"]) == (1, 5)
    t.refused(0, StealTechnologies(("masonry",), 2))
    t.act(1, StealTechnologies(("masonry",), 2))
    assert (t.civ(1).specials, t.civ(1).science, t.civ(0).specials) == (["masonry"], 2, [])
    assert t.decision.seat == 0


@pytest.mark.rule("NS-3.6")
def test_a_technology_in_play_or_in_hand_cannot_be_stolen(table: MakeTable) -> None:
    t = table(2, age=2)
    t.seat(0, only_workers={"warriors": 30}, specials=["masonry"], civil=["warfare"])
    t.seat(0, war="war_over_technology", war_on=1)
    t.seat(1, only_workers={}, specials=["masonry", "warfare", "cartography"], science=3)
    start_of_turn(t)
    assert {a.cards for a in t.offers("steal_technologies")} == {(), ("cartography",)}
    t.act(0, StealTechnologies(("cartography",), 3))
    assert t.civ(1).specials == ["masonry", "warfare"]


@pytest.mark.rule("NS-3.5")
@pytest.mark.parametrize("card", WARS)
def test_between_equals_a_war_brings_nothing(table: MakeTable, card: str) -> None:
    t = table(2, age=3)
    for seat in (0, 1):
        t.seat(seat, only_workers={"warriors": 4}, culture=20, science=20, specials=["masonry"])
    t.seat(0, war=card, war_on=1)
    banks = [t.civ(seat).yellow_bank for seat in (0, 1)]
    start_of_turn(t)
    (told,) = t.heard("war_resolved")
    assert (told.attack, told.defence, told.winner) == (4, 4, None)
    assert [(c.culture, c.science, c.specials) for c in t.s.players] == [(20, 20, ["masonry"])] * 2
    assert [t.civ(seat).yellow_bank for seat in (0, 1)] == banks
    assert (t.civ(0).war, t.s.discards.cards[-1]) == (None, card)
