"""Worked cases of the first rounds, of politics and of the rulings (ORC)."""

from __future__ import annotations

import pytest

from engine.games.tta.actions import (
    AnswerPact,
    Bid,
    Build,
    BuildStages,
    CancelPact,
    Choose,
    Commit,
    Develop,
    DropOut,
    EndTurn,
    OfferPact,
    PassPolitics,
    PlayAggression,
    PlayCard,
    PlayLeader,
    PrepareEvent,
    SendForce,
    Take,
    Upgrade,
    UseAbility,
)
from engine.games.tta.change.choices import Goods
from engine.games.tta.query import basics, ratings
from tests.games.tta_first_edition.game import FIRST

DONE = SendForce()


# --------------------------------------------------------------------------- the first two rounds


def first_round(players, row, **options):
    chosen = FIRST.options.model_validate({"order": "fixed", **options})
    step = FIRST.setup(chosen, players, 1)
    s = step.state
    for slot, wanted in enumerate(row):
        pool = next(x for x in (s.row, s.civil_deck.cards) if wanted in x)
        at = pool.index(wanted)
        pool[at], s.row[slot] = s.row[slot], pool[at]
    return s


def acts(s, seat, *actions):
    for action in actions:
        s = FIRST.apply(s, seat, action).state
    return s


@pytest.mark.rule("OR-1.4", "OR-1.3", "OR-2.17", "OR-2.9", "ORC-3", "ORC-4", "ORC-5", "OR-2.2")
def test_the_first_round():
    row = ["moses", "homer", "colossus", "engineering_genius_a", "aristotle", "hammurabi",
           "library_of_alexandria"]  # fmt: skip
    s = first_round(3, row)
    assert [civ.ca for civ in s.players] == [1, 2, 3]
    s = acts(s, 0, Take("moses", 0))
    assert s.players[0].ca == 0
    step = FIRST.apply(s, 0, EndTurn())
    told = next(n.event for n in step.news if n.event.kind == "produced")
    assert (told.science, told.culture, told.food, told.resources) == (1, 0, 2, 2)
    assert (told.consumption, step.state.players[0].blue_bank) == (0, 14)
    s = step.state
    s = acts(s, 1, Take("colossus", 2), Take("engineering_genius_a", 3))
    assert (s.players[1].wonder, s.players[1].civil.cards) == ("colossus", ["engineering_genius_a"])
    library = Take("library_of_alexandria", 6)
    assert not FIRST.decisions(s)[0].accepts(library)
    s = acts(s, 1, EndTurn())
    other = acts(s, 2, Take("hammurabi", 5))
    assert not FIRST.decisions(other)[0].accepts(Take("aristotle", 4)), "a leader of the age again"
    s = acts(s, 2, Take("aristotle", 4), library)
    assert s.players[2].ca == 0
    left = len(s.civil_deck.cards)
    assert left == 7
    s = acts(s, 2, EndTurn())
    assert "homer" not in s.row, "it lay on space 2, and space 1 was empty already"
    assert (s.age, len([c for c in s.row if c])) == (1, 13)


@pytest.mark.rule("OR-9.1", "ORC-38")
def test_the_deck_of_age_a_may_be_too_short():
    s = first_round(4, [])
    for seat in range(4):
        for _ in range(seat + 1):
            slot = next((i for i in (1, 2, 3, 4, 5, 6, 7, 8) if s.row[i]), None)
            take = next((a for a in FIRST.decisions(s)[0].every()
                         if isinstance(a, Take) and a.slot == slot), None)  # fmt: skip
            if take is not None:
                s = acts(s, seat, take)
        s = acts(s, seat, EndTurn())
    assert all(s.row), "filled up with cards of age I"
    assert s.age == 1


@pytest.mark.rule("OR-2.10", "OR-2.20", "OR-2.8", "ORC-6", "ORC-2")
def test_an_engineering_genius_and_the_price_of_wonders(table):
    t = table(2, round_=2)
    t.seat(0, civil=["engineering_genius_a"], wonder="colossus", resources=2)
    t.row(s6="engineering_genius_i")
    t.act(0, PlayCard("engineering_genius_a", BuildStages(1)))
    assert (t.civ(0).ca, t.resources(0), t.civ(0).stages) == (3, 1, 1)
    t.act(0, Take("engineering_genius_i", 5))
    t.refused(0, PlayCard("engineering_genius_i", BuildStages(1)))
    assert t.civ(0).ca == 1
    t = table(2)
    t.seat(0, wonders=["pyramids", "colossus"])
    t.row(s6="taj_mahal")
    assert t.take_price(0, 6) == 4


@pytest.mark.rule("OR-2.14", "ORC-7", "ORC-8", "ORC-9")
def test_ways_to_a_monarchy(table):
    t = table(2)
    t.seat(0, leader="hammurabi", civil=["monarchy"], science=9, ca=4)
    t.refused(0, Develop("monarchy", True))
    t.act(0, Develop("monarchy"))
    civ = t.civ(0)
    assert (civ.science, civ.ca_total, civ.ca, civ.ma_total) == (0, 6, 4, 2)
    t = table(2)
    t.seat(0, leader="hammurabi", civil=["monarchy"], science=3)
    t.act(0, Develop("monarchy", True))
    civ = t.civ(0)
    assert (civ.science, civ.ca_total, civ.ca, civ.ma_total, civ.ma) == (0, 6, 0, 2, 2)


@pytest.mark.rule("OR-2.5", "OR-2.6", "ORC-10", "ORC-35", "ORC-171", "OR-2.27")
def test_building_and_upgrading_mines(table):
    for way in (
        [Upgrade("bronze", "iron"), Upgrade("bronze", "iron"), Build("bronze")],
        [Build("iron"), Upgrade("bronze", "iron")],
    ):
        t = table(2)
        t.seat(0, workers={"bronze": 4}, civil=["iron"], science=5, resources=8, idle=1)
        t.act(0, Develop("iron"), *way)
        civ = t.civ(0)
        assert (t.resources(0), civ.workers["iron"], civ.workers["bronze"]) == (0, 2, 3)
        assert civ.ca == 3 - len(way)
    t = table(2)
    t.seat(0, workers={"philosophy": 2, "alchemy": 0}, resources=18, idle=2)
    t.refused(0, Build("alchemy"))
    t.act(0, Build("religion"))
    t.act(0, Upgrade("philosophy", "alchemy"), Upgrade("philosophy", "alchemy"))
    t = table(2)
    t.seat(0, ca=1, idle=0, resources=9)
    t.refused(0, Build("religion"))


@pytest.mark.rule("OR-2.19", "ORC-11", "ORC-51")
@pytest.mark.parametrize(
    ("workers", "good", "amount", "bank", "left"),
    [
        ({"agriculture": 2}, "food", 2, 9, 7),
        ({"agriculture": 2, "irrigation": 0}, "food", 2, 9, 8),
        ({"bronze": 1, "iron": 1}, "resources", 3, 5, 3),
        ({"bronze": 1, "iron": 1}, "resources", 3, 1, 0),
    ],
)
def test_gains_take_few_tokens(table, workers, good, amount, bank, left):
    t = table(2)
    t.seat(0, workers=workers, blue_bank=bank)
    t.change(Goods(0, {good: amount}, "development_of_agriculture"))
    assert t.civ(0).blue_bank == left
    have = t.food(0) if good == "food" else t.resources(0)
    assert have == (2 if left == 0 else amount)


@pytest.mark.rule("OR-2.11", "ORC-13")
def test_patriotism(table):
    t = table(2)
    t.seat(
        0,
        civil=["patriotism_i"],
        workers={"warriors": 1, "swordsmen": 0},
        idle=2,
        resources=5,
    )
    t.act(0, PlayCard("patriotism_i"))
    assert t.civ(0).ma == 3
    left = []
    for action in (Upgrade("warriors", "swordsmen"), Build("swordsmen"), Build("swordsmen")):
        t.act(0, action)
        left.append(t.resources(0))
    assert left == [5, 3, 0]
    assert t.civ(0).ma == 0


@pytest.mark.rule("OR-4.7", "OR-4.18", "OR-2.26", "OR-4.23", "ORC-14", "ORC-15", "ORC-75")
def test_a_colony_is_won_and_lost(table):
    t = table(3, age=2)
    t.seat(0, specials=["cartography"], military=["defense_colonization_bonus_ii"])
    t.seat(0, only_workers={"warriors": 1, "swordsmen": 1})
    for seat in (1, 2):
        t.seat(seat, only_workers={"warriors": 5})
    t.event("inhabited_territory_i")
    t.act(0, Bid(2))
    t.act(1, Bid(3))
    t.act(2, DropOut())
    t.act(0, Bid(4))
    t.act(1, DropOut())
    t.act(0, Commit("defense_colonization_bonus_ii"))
    t.refused(0, DONE)
    bank, idle = t.civ(0).yellow_bank, t.civ(0).idle
    t.act(0, Commit("warriors"), DONE)
    civ = t.civ(0)
    assert (civ.yellow_bank, civ.idle) == (bank + 2, idle + 1)
    assert (civ.workers["swordsmen"], civ.military.cards) == (1, [])
    t.seat(1, only_workers={"warriors": 9})
    t.seat(2, only_workers={"warriors": 9})
    t.event("independence_declaration")
    assert (t.civ(0).colonies, t.civ(0).yellow_bank, t.civ(0).idle) == ([], bank, idle + 1)


@pytest.mark.rule("OR-9.12", "OR-4.7", "ORC-168")
@pytest.mark.parametrize("units", [["cannon"], ["knights", "cannon"]])
def test_more_than_the_bid_may_be_sent(table, units):
    t = table(2, age=2)
    t.seat(0, only_workers={"knights": 1, "cannon": 1})
    t.seat(1, only_workers={})
    t.event("wealthy_territory_i")
    t.act(0, Bid(3), *map(Commit, units), DONE)
    assert t.heard("force_sent")[0].units == tuple(units)


# -------------------------------------------------------------------------------------- politics


@pytest.mark.rule("OR-4.10", "ORC-17", "ORC-18", "ORC-19", "OR-4.20")
def test_discontent_workers_may_be_put_to_work(table):
    t = table(2)
    t.seat(0, yellow_bank=10, idle=2, workers={"religion": 1}, resources=4)
    assert (t.happiness(0), t.discontent(0)) == (1, 2)
    t.event("development_of_warfare", 1)
    assert (t.decision.seat, t.decision.kind) == (1, "free_build")
    build = next(a for a in t.offers("build"))
    t.act(1, build)
    t.act(0, build)
    assert (t.discontent(0), t.civ(0).idle) == (2, 1), "production would be an uprising"
    t.seat(0, civil=["bread_and_circuses"], science=3)
    t.phase("actions", 0)
    t.act(0, Develop("bread_and_circuses"), Build("bread_and_circuses"))
    assert (t.happiness(0), t.discontent(0), t.civ(0).idle) == (3, 0, 0)


@pytest.mark.rule("OR-4.3", "OR-4.4", "OR-5.15", "ORC-67", "ORC-140")
def test_preparing_scores_and_the_piles_change(table):
    t = table(2, age=2)
    t.seat(0, military=["cold_war"])
    s = t.s
    s.current_events.cards, s.current_events.placed_by = ["no_event"], [-1]
    s.future_events.cards = ["crusades", "rats", "refugees", "terrorism"]
    s.future_events.placed_by = [0, 0, 1, 1]
    t.phase("politics")
    t.act(0, PrepareEvent("cold_war"))
    assert t.civ(0).culture == 2
    found = t.s.current_events.cards
    assert set(found[3:]) == {"crusades", "rats"}, "older ones lie on top"
    assert set(found[:3]) == {"refugees", "terrorism", "cold_war"}
    t = table(2, age=3)
    t.seat(0, military=["impact_of_industry"])
    t.phase("politics")
    t.act(0, PrepareEvent("impact_of_industry"))
    assert t.civ(0).culture >= 3
    t.open_end = True


@pytest.mark.rule("OR-4.5", "OR-4.26", "ORC-68")
def test_ties_go_by_the_order_from_the_current_player(table):
    t = table(4)
    t.s.current = 1
    assert basics.ranked(t.s, ratings.strength) == [1, 2, 3, 0]


@pytest.mark.rule("OR-4.5", "ORC-69", "ORC-70")
def test_the_two_strongest(table):
    t = table(3, age=2)
    for seat, strength in enumerate((4, 4, 6)):
        t.seat(seat, only_workers={"warriors": strength}, science=0)
    t.event("cold_war", 2)
    assert [civ.science for civ in t.s.players] == [6, 0, 6]
    t = table(2)
    for seat in (0, 1):
        t.seat(seat, only_workers={"warriors": 7}, culture=2)
    t.event("crusades", 0)
    assert [civ.culture for civ in t.s.players] == [6, 0]


@pytest.mark.rule("OR-4.5", "ORC-71", "ORC-72", "OR-2.21", "OR-4.6", "ORC-74")
def test_immigration_and_barbarians(table):
    t = table(3)
    for seat, temples in enumerate((3, 3, 1)):
        t.seat(seat, only_workers={"religion": temples}, idle=0)
    t.event("immigration", 0)
    assert [civ.idle for civ in t.s.players] == [1, 1, 0]
    t = table(4)
    for seat, (culture, strength) in enumerate(((12, 2), (12, 4), (9, 6), (5, 8))):
        t.seat(seat, culture=culture, only_workers={"warriors": strength}, idle=1)
    t.event("barbarians", 1)
    assert [civ.idle for civ in t.s.players] == [1, 0, 1, 1]


@pytest.mark.rule("OR-2.22", "OR-4.6", "ORC-73")
def test_pestilence_takes_a_worker_of_the_owners_choice(table):
    t = table(2)
    t.seat(0, idle=0)
    bank = t.civ(0).yellow_bank
    t.event("pestilence")
    t.act(0, Choose("bronze"))
    assert (t.civ(0).workers["bronze"], t.civ(0).yellow_bank) == (1, bank + 1)


@pytest.mark.rule("OR-4.9", "ORC-86", "ORC-87")
@pytest.mark.parametrize("accepts", [True, False])
def test_a_new_pact_replaces_the_own_one(table, accepts):
    t = table(3, age=2)
    t.seat(0, military=["trade_routes_agreement"])
    t.pact("open_borders_agreement", 0, 0, 2)
    t.pact("international_trade_agreement", 1, 1, 2)
    t.phase("politics")
    t.act(0, OfferPact("trade_routes_agreement", 1, "a"))
    t.act(1, AnswerPact(accepts))
    owned = {p.owner: p.card for p in t.s.pacts}
    kept = "trade_routes_agreement" if accepts else "open_borders_agreement"
    assert owned == {0: kept, 1: "international_trade_agreement"}
    assert ("trade_routes_agreement" in t.civ(0).military.cards) is not accepts
    assert t.decision.kind == "actions", "the political action is spent"


@pytest.mark.rule("OR-4.16", "OR-4.17", "ORC-89", "ORC-138")
def test_cancelling_is_the_political_action(table):
    t = table(3, age=2)
    t.seat(0, military=["spy"], only_workers={"warriors": 9})
    t.pact("peace_treaty", 0, 0, 1)
    t.phase("politics")
    t.refused(0, PlayAggression("spy", 1))
    t.act(0, CancelPact("peace_treaty"))
    assert t.s.pacts == []
    t.refused(0, PlayAggression("spy", 1))


@pytest.mark.rule("OR-6.3", "ORC-143")
def test_choices_of_an_event_go_from_the_current_player(table):
    t = table(4)
    t.event("development_of_markets", 2)
    asked = []
    for _ in range(4):
        asked.append(t.decision.seat)
        t.act(t.decision.seat, Choose("food"))
    assert asked == [2, 3, 0, 1]


@pytest.mark.rule("OR-4.15", "ORC-66")
def test_discards_become_the_deck(table):
    t = table(2)
    t.s.military_deck.cards = ["legion"]
    t.s.discards.cards = ["rats", "crusades", "phalanx", "raid_i"]
    t.seat(0, government="monarchy")
    t.act(0, EndTurn())
    drawn = t.civ(0).military.cards
    assert drawn[0] == "legion"
    assert len(drawn) == 3


# --------------------------------------------------------------------------------------- rulings


@pytest.mark.rule("OR-2.12", "OR-2.26", "OR-2.25", "ORC-23", "ORC-170")
def test_special_technologies_with_tokens(table):
    t = table(2, age=3)
    t.seat(0, specials=["code_of_laws"], civil=["justice_system", "civil_service"], science=17)
    bank = t.civ(0).blue_bank
    t.act(0, Develop("justice_system"))
    civ = t.civ(0)
    assert (civ.specials, civ.ca_total, civ.blue_bank) == (["justice_system"], 5, bank + 3)
    t.civ(0).blue_bank = 1
    t.act(0, Develop("civil_service"))
    assert (t.civ(0).blue_bank, t.civ(0).ca_total) == (1, 6)


@pytest.mark.rule("OR-9.11", "ORC-153")
def test_a_stage_without_a_token_in_the_bank(table):
    t = table(2)
    t.seat(0, civil=["engineering_genius_a"], wonder="hanging_gardens", food=1, resources=1)
    t.civ(0).blue_bank = 0
    t.act(0, PlayCard("engineering_genius_a", BuildStages(1)))
    assert t.decision.kind == "lose_token"
    t.act(0, Choose("agriculture"))
    assert (t.food(0), t.resources(0), t.civ(0).stages) == (0, 1, 1)


@pytest.mark.rule("OR-9.22", "ORC-161")
def test_tokens_that_tesla_leaves_can_be_spent(table):
    t = table(2, age=3)
    t.seat(0, leader="nikola_tesla", workers={"computers": 1}, civil=["albert_einstein"])
    t.civ(0).blue["computers"] = 2
    t.act(0, PlayLeader("albert_einstein"))
    assert t.resources(0) == 6
    assert t.produce(0).resources == 2


@pytest.mark.rule("OR-4.26", "ORC-172")
def test_figures_by_players_look_at_those_who_are_left(table):
    t = table(4, age=2)
    t.seat(0, civil=["wave_of_nationalism"])
    for seat in (1, 2):
        t.seat(seat, only_workers={"warriors": 5})
    t.civ(3).out = True
    t.act(0, PlayCard("wave_of_nationalism"))
    assert t.civ(0).purse == 6


@pytest.mark.rule("OR-5.6", "OR-1.7", "ORC-135")
def test_a_bank_above_its_spaces(table):
    t = table(2)
    t.seat(0, leader="christopher_columbus", military=["fertile_territory_i"], yellow_bank=18)
    t.phase("politics")
    t.act(0, UseAbility("christopher_columbus", Choose("fertile_territory_i")))
    assert t.civ(0).yellow_bank == 21
    t.open_end = True


@pytest.mark.rule("OR-2.13", "OR-2.17", "ORC-40", "ORC-41", "ORC-42")
def test_the_civil_hand(table):
    t = table(2)
    hand = ["moses", "rich_land_a", "frugality_a", "patriotism_a"]
    t.seat(0, civil=hand, ca=4)
    t.row("irrigation", "taj_mahal", "iron")
    t.refused(0, Take("irrigation", 0))
    t.act(0, Take("taj_mahal", 1), PlayLeader("moses"), Take("irrigation", 0))
    t = table(2)
    t.seat(0, civil=["iron"], workers={"alchemy": 0})
    t.row("iron", "alchemy")
    t.refused(0, Take("iron", 0))
    t.refused(0, Take("alchemy", 1))
    t.seat(0, wonders=["library_of_alexandria"])
    assert basics.civil_hand_limit(t.s, 0) == 5


@pytest.mark.rule("OR-2.1", "ORC-39")
def test_an_empty_space_is_not_made_up_for(table):
    t = table(2)
    t.row(None, "iron", None, "drama")
    t.phase("actions", 1)
    t.act(1, EndTurn())
    assert t.heard("row_cleared")[0].cards == ("iron",)
    assert t.s.row[0] == "drama"
    t.act(0, PassPolitics())
