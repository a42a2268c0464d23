"""Events together with other cards, empty stocks and the ends of ages (NS-7, NS-12)."""

from __future__ import annotations

import pytest

from engine.games.tta.actions import (
    Build,
    Choose,
    Decline,
    Develop,
    DiscardCards,
    EndTurn,
    PlayCard,
    Populate,
    PrepareEvent,
    Split,
    Take,
    Upgrade,
)
from tests.games.tta.table import MakeTable

# ---------------------------------------------------------------------------------------- age A


@pytest.mark.rule("NS-12.9", "NS-7.4", "NS-5.22")
def test_development_of_civilization_offers_three_kinds_of_actions(table: MakeTable) -> None:
    t = table(2)
    t.seat(
        0,
        food=5,
        resources=9,
        science=9,
        idle=1,
        civil=["masonry", "moses", "rich_land_a"],
        wonder="colossus",
        workers={"iron": 0, "swordsmen": 0, "alchemy": 0},
        ca=0,
        ma=0,
    )
    t.event("development_of_civilization")
    # No upgrade, unit, wonder stage, leader or action card.
    assert set(t.offers()) == {
        Populate(),
        Build("agriculture"),
        Build("bronze"),
        Build("iron"),
        Build("philosophy"),
        Build("religion"),
        Build("alchemy"),
        Develop("masonry"),
        Decline(),
    }
    t.refused(0, Build("swordsmen"))
    t.refused(0, Upgrade("bronze", "iron"))
    t.act(0, Develop("masonry"))
    assert (t.civ(0).science, t.civ(0).ca, t.civ(0).ma) == (7, 0, 0)


@pytest.mark.rule("NS-12.9", "INT-30", "NSC-66")
@pytest.mark.parametrize(("leader", "bank", "price"), [("moses", 17, 0), (None, 16, 2)])
def test_reductions_of_development_of_civilization_add_up(
    table: MakeTable, leader: str | None, bank: int, price: int
) -> None:
    t = table(2)
    t.seat(0, leader=leader, yellow_bank=bank, food=price)
    t.event("development_of_civilization")
    t.act(0, Populate())
    assert (t.food(0), t.civ(0).idle, t.civ(0).ca) == (0, 2, 4)


@pytest.mark.rule("NS-12.9", "NS-6.9", "NSC-66")
def test_a_revolution_out_of_turn_empties_the_next_turn(table: MakeTable) -> None:
    t = table(2)
    t.seat(1, civil=["monarchy"], science=1)
    t.event("development_of_civilization")
    t.act(1, Develop("monarchy", revolution=True))
    t.act(0, EndTurn())
    t.phase("actions", 1)
    assert (t.civ(1).ca, t.civ(1).ma) == (0, 3)
    t.refused(1, Populate())


@pytest.mark.rule("NS-7.1", "NS-10.7", "NSC-143")
def test_development_of_settlement_with_an_empty_bank(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, yellow_bank=0)
    t.event("development_of_settlement")
    assert (t.civ(0).idle, t.civ(1).idle, t.civ(1).yellow_bank) == (1, 2, 17)


@pytest.mark.rule("NS-8.1", "NS-6.1", "NSC-143")
def test_military_cards_of_events_may_exceed_the_limit_until_the_own_turn_ends(
    table: MakeTable,
) -> None:
    t = table(2)
    t.event("development_of_politics")
    assert [len(civ.military) for civ in t.s.players] == [3, 3]
    hand = list(t.civ(0).military.cards)
    t.act(0, EndTurn())
    assert (t.decision.seat, t.decision.facts["count"]) == (0, 1)
    t.act(0, DiscardCards((hand[0],)))
    # Two actions were left, so two cards are drawn after that.
    assert len(t.civ(0).military) == 4
    assert len(t.civ(1).military) == 3


@pytest.mark.rule("NS-7.1", "NS-5.6", "NSC-144")
def test_development_of_religion_needs_room_and_a_worker(table: MakeTable) -> None:
    t = table(3)
    t.seat(0, workers={"theology": 1, "religion": 1})
    t.seat(1, idle=0)
    t.seat(2, government="monarchy", workers={"theology": 1, "religion": 1}, ca=0)
    t.event("development_of_religion")
    assert t.decision.seat == 2
    t.act(2, Build("religion"))
    assert (t.civ(2).workers["religion"], t.civ(2).idle, t.resources(2)) == (2, 0, 0)


# ---------------------------------------------------------------------------------------- age I


@pytest.mark.rule("NS-6.6", "NSC-154")
def test_rats_can_bring_famine(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, food=5, culture=9, yellow_bank=8, only_workers={"agriculture": 1}, idle=4)
    t.event("rats")
    t.act(0, EndTurn())
    # 3 are eaten, 1 is made: 2 are missing.
    assert t.civ(0).culture == 9 - 2 * 4


@pytest.mark.rule("NS-6.9", "NS-10.6", "NSC-155", "NSC-241")
def test_actions_spent_by_a_rebellion_come_back_at_the_end_of_the_own_turn(
    table: MakeTable,
) -> None:
    t = table(2)
    t.seat(0, yellow_bank=13)
    t.seat(1, yellow_bank=13, leader="isaac_newton", civil=["irrigation"], science=3)
    t.event("rebellion")
    assert (t.civ(0).ca, t.civ(1).ca) == (2, 2)
    assert [(e.seat, e.count) for e in t.heard("actions_spent")] == [(0, 2), (1, 2)]
    t.act(0, EndTurn())
    t.phase("actions", 1)
    assert (t.civ(0).ca, t.civ(1).ca) == (4, 2)
    t.act(1, Develop("irrigation"))
    assert t.civ(1).ca == 2


@pytest.mark.rule("NS-11.2", "NSC-153")
@pytest.mark.parametrize(
    ("food", "resources", "splits"),
    [(0, 9, []), (1, 1, []), (1, 9, [Split(0, 2), Split(1, 1)]), (0, 0, [])],
)
def test_raiders_ask_only_where_there_is_a_choice(
    table: MakeTable, food: int, resources: int, splits: list[Split]
) -> None:
    t = table(2)
    t.seat(0, workers={"warriors": 5})
    t.seat(1, food=food, resources=resources)
    t.event("raiders")
    if splits:
        assert t.offers() == splits
        t.act(1, splits[1])
    assert t.food(1) + t.resources(1) == max(0, food + resources - 2)


@pytest.mark.rule("NS-7.2", "NS-7.9", "NSC-145")
def test_barbarians_and_ties(table: MakeTable) -> None:
    t = table(3)
    for seat in (0, 1, 2):
        t.seat(seat, culture=5)
    # The current player counts as the first in culture and as the strongest: nothing happens.
    t.event("barbarians")
    assert [civ.idle for civ in t.s.players] == [1, 1, 1]
    t.seat(0, only_workers={"bronze": 2})
    t.event("barbarians")
    assert [civ.idle for civ in t.s.players] == [0, 1, 1]


@pytest.mark.rule("NS-10.8", "NS-7.9", "NSC-156", "NSC-163", "INT-26")
def test_emigration_counts_once_and_the_owner_chooses(table: MakeTable) -> None:
    t = table(2, age=2)
    # 11 tokens: 2 faces are required, 2 workers are discontent; one of them leaves.
    t.seat(0, idle=0, yellow_bank=11)
    # 8 tokens: 4 required, 4 discontent; two leave, though after one only 3 are discontent.
    t.seat(1, idle=1, yellow_bank=8)
    t.event("emigration")
    t.act(0, Choose("bronze"))
    assert (t.civ(0).yellow_bank, t.civ(0).workers["bronze"]) == (12, 1)
    assert (t.civ(1).idle, t.civ(1).yellow_bank) == (0, 9)
    assert (t.decision.seat, t.decision.kind) == (1, "lose_worker")
    t.act(1, Choose("warriors"))
    assert (t.civ(1).yellow_bank, t.strength(1)) == (10, 0)


@pytest.mark.rule("NS-12.6", "INT-20", "NSC-150")
def test_new_deposits_with_the_railroad(table: MakeTable) -> None:
    t = table(2, age=2)
    t.seat(1, wonders=["transcontinental_railroad"], only_workers={"coal": 1})
    t.event("new_deposits")
    assert t.resources(1) == 6


@pytest.mark.rule("INT-9", "INT-54", "NSC-150")
def test_farms_and_mines_of_an_event_produce_without_pacts(table: MakeTable) -> None:
    """Acceptance of Supremacy and the International Trade Agreement speak of a turn; the steps of
    Economic Progress are those of one."""
    t = table(3, age=2)
    t.pact("acceptance_of_supremacy", 0, 0, 1)
    t.pact("international_trade_agreement", 2, 2, 1)
    for seat in range(3):
        t.seat(seat, only_workers={"agriculture": 2, "bronze": 2})
    t.event("good_harvest")
    t.event("new_deposits")
    assert [(t.food(x), t.resources(x)) for x in range(3)] == [(2, 2)] * 3
    t.event("economic_progress")
    assert [(t.food(x), t.resources(x)) for x in range(3)] == [(4, 5), (5, 3), (4, 5)]


# --------------------------------------------------------------------------------------- age II


@pytest.mark.rule("INT-38", "NS-3.3", "NS-8.2", "NS-13.1")
def test_obsolete_military_cards_are_not_shown(table: MakeTable) -> None:
    t = table(2, age=2)
    t.seat(1, military=["legion", "annex", "raid_i"])
    t.s.civil_deck.cards = ["iron"]
    t.row()
    t.phase("start")
    t.go()
    # At the end of age II the cards of age I go face down to the pile of their own age.
    assert (t.s.age, t.civ(1).military.cards) == (3, ["annex"])
    assert [(e.seat, e.count) for e in t.heard("hand_aged")] == [(1, 2)]
    assert not any("legion" in str(e) or "raid_i" in str(e) for e in t.news)
    assert {"legion", "raid_i"} <= set(t.s.discards.cards)


@pytest.mark.rule("NS-12.12", "NSC-164")
def test_iconoclasm_in_age_iii(table: MakeTable) -> None:
    t = table(3, age=3)
    t.seat(0, leader="napoleon_bonaparte", ma=4)
    t.seat(1, leader="joan_of_arc")
    t.seat(2, leader="bill_gates", workers={"computers": 1})
    t.event("iconoclasm")
    assert [civ.leader for civ in t.s.players] == [None, None, "bill_gates"]
    assert (t.civ(0).ma_total, t.civ(0).ma, t.civ(2).culture) == (2, 2, 0)


@pytest.mark.rule("NS-12.11", "INT-13", "NS-5.4", "NSC-166")
def test_international_agreement_follows_the_rules_for_taking(table: MakeTable) -> None:
    t = table(2, age=2)
    t.seat(0, workers={"warriors": 5, "iron": 0}, wonders=["pyramids", "colossus"], ca=0)
    t.seat(0, leader_ages=[2], civil=["coal", "oil", "tanks"], ca=0)
    t.row("kremlin", "eiffel_tower", "iron", "j_s_bach", "coal", "cannon", s13="riflemen")
    t.event("international_agreement")
    # Known technologies and a second leader of the age are refused; a wonder costs 1 + 2.
    assert set(t.offers("take")) == {
        Take("kremlin", 0),
        Take("eiffel_tower", 1),
        Take("cannon", 5),
        Take("riflemen", 12),
    }
    t.act(0, Take("kremlin", 0))
    assert (t.decision.facts["left"], t.civ(0).wonder) == (2, "kremlin")
    assert set(t.offers("take")) == {Take("cannon", 5)}
    t.act(0, Take("cannon", 5))
    # Nothing is left to pay with, so nothing more is asked; 4 of 5 cards are in hand.
    assert t.civ(0).owes_politics
    assert t.civ(0).civil.cards == ["coal", "oil", "tanks", "cannon"]
    assert "" not in t.s.row


@pytest.mark.rule("INT-13", "NS-12.11")
def test_international_agreement_with_michelangelo(table: MakeTable) -> None:
    t = table(2, age=2)
    t.seat(0, workers={"warriors": 5}, wonders=["pyramids", "colossus"], leader="michelangelo")
    t.row("kremlin", "iron", "coal")
    t.event("international_agreement")
    t.act(0, Take("kremlin", 0))
    assert t.decision.facts["left"] == 4
    t.act(0, Decline())


@pytest.mark.rule("NS-12.11", "NS-5.14", "NS-8.1", "NSC-166")
def test_cards_agreed_upon_in_another_players_turn(table: MakeTable) -> None:
    t = table(3, age=2)
    t.seat(2, workers={"warriors": 5}, civil=["coal", "oil", "tanks"], ca=1)
    t.row("rich_land_ii", "stockpile")
    t.event("international_agreement")
    t.act(2, Take("rich_land_ii", 0))
    # The hand limit of 4 is reached: nothing more can be taken.
    assert (t.decision.seat, t.decision.kind, t.civ(2).ca) == (0, "actions", 1)
    t.phase("politics", 2)
    assert t.decision.kind == "actions"
    assert PlayCard("rich_land_ii", Build("bronze")) in t.offers("play_card")


@pytest.mark.rule("INT-14", "NS-12.11", "NS-2.4")
def test_international_agreement_in_the_last_round(table: MakeTable) -> None:
    t = table(2, age=4, round_=17)
    t.seat(0, workers={"warriors": 5})
    t.row("fast_food_chains", "oil")
    t.event("international_agreement")
    t.act(0, Take("fast_food_chains", 0), Take("oil", 1))
    assert (t.civ(0).wonder, t.civ(0).civil.cards) == ("fast_food_chains", ["oil"])
    # The row closes up; age IV deals no cards.
    assert t.s.row == [""] * 13


@pytest.mark.rule("NS-8.2", "NS-13.1", "NSC-168")
def test_cards_discarded_in_politics_of_strength_are_not_shown(table: MakeTable) -> None:
    t = table(2, age=2)
    t.seat(0, workers={"warriors": 5})
    t.seat(1, military=["spy", "legion", "rats", "annex"])
    t.event("politics_of_strength")
    t.act(1, DiscardCards(("legion", "rats", "spy")))
    told = t.heard("discarded")[0]
    assert (told.seat, told.count) == (1, 3)
    assert not any("legion" in str(e) for e in t.news)
    assert t.civ(1).military.cards == ["annex"]
    assert t.s.discards.cards[-3:] == ["legion", "rats", "spy"]


@pytest.mark.rule("NS-10.10", "NS-9.4", "NS-10.7", "NSC-165")
def test_a_colony_given_up_takes_its_tokens_along(table: MakeTable) -> None:
    t = table(2, age=2)
    t.seat(0, workers={"warriors": 5})
    t.seat(1, colonies=["developed_territory_ii"], yellow_bank=1, blue_bank=1, food=2, resources=2)
    t.event("independence_declaration")
    assert (t.civ(1).colonies, t.civ(1).yellow_bank) == ([], 0)
    t.act(1, Choose("agriculture"))
    assert (t.food(1), t.resources(1), t.civ(1).blue_bank) == (1, 2, 0)


@pytest.mark.rule("NS-12.10", "NS-7.9", "NSC-171")
def test_ravages_of_time_spare_later_and_unfinished_wonders(table: MakeTable) -> None:
    t = table(2, age=3)
    t.seat(0, wonders=["kremlin", "internet"], wonder="pyramids", stages=1)
    t.seat(1, wonders=["great_wall"], workers={"warriors": 3})
    before = (t.culture(0), t.strength(1))
    t.event("ravages_of_time")
    assert (t.culture(0), t.civ(0).ruins, t.civ(0).ca_total) == (before[0], [], 5)
    assert (t.civ(1).ruins, t.strength(1), t.culture(1)) == (["great_wall"], before[1] - 3, 2)


@pytest.mark.rule("NS-7.1", "NS-7.2", "NS-10.8", "NSC-173")
def test_terrorism_by_the_player_who_reveals_it(table: MakeTable) -> None:
    t = table(3, age=2)
    t.seat(0, culture=1, only_workers={"theology": 2})
    t.seat(1, culture=5, only_workers={"alchemy": 1})
    t.seat(2, culture=5, only_workers={"opera": 1, "drama": 1, "bronze": 2})
    t.event("terrorism")
    # B has a single building, so only the one of C is asked for.
    assert t.civ(1).workers["alchemy"] == 0
    assert (t.decision.seat, t.decision.facts["target"]) == (0, 2)
    t.act(0, Choose("opera"))
    assert (t.civ(2).workers["opera"], t.civ(2).idle, t.civ(0).workers["theology"]) == (0, 2, 2)


@pytest.mark.rule("NS-12.9", "NS-4.1", "NS-14.8")
def test_the_event_prepared_is_not_the_one_revealed(table: MakeTable) -> None:
    t = table(2, age=2)
    t.seat(0, military=["national_pride"])
    t.s.current_events.cards = ["cold_war"]
    t.s.current_events.placed_by = [-1]
    t.phase("politics")
    t.act(0, PrepareEvent("national_pride"))
    # Prepared for 2 culture; Cold War is resolved; the prepared event becomes the current deck.
    assert (t.civ(0).culture, t.civ(0).science) == (2, 6)
    assert (t.s.current_events.cards, t.s.past_events) == (["national_pride"], ["cold_war"])


@pytest.mark.rule("NS-2.5", "NS-12.10", "NS-7.2")
@pytest.mark.parametrize(
    ("card", "culture"),
    [
        ("impact_of_wonders", 5 + 4 + 3 + 2),
        ("impact_of_technology", 3 * 4),
        ("impact_of_progress", 2 * (3 + 1)),
        ("impact_of_colonies", 3),
        ("impact_of_architecture", 2 * 3 + 1),
        ("impact_of_competition", 2 + 3),
        ("impact_of_variety", 2 * 5),
        ("impact_of_government", 2 * 7 + 3 + 1),
    ],
)
def test_scoring_events_for_another_civilization(table: MakeTable, card: str, culture: int) -> None:
    t = table(2, age=3)
    t.seat(
        0,
        government="democracy",
        specials=["warfare"],
        wonders=["colossus", "great_wall", "eiffel_tower", "internet"],
        ruins=["great_wall"],
        colonies=["vast_territory_i"],
        only_workers={
            "computers": 2,
            "drama": 1,
            "team_sports": 0,
            "cannon": 1,
            "modern_infantry": 1,
        },
    )
    t.event(card)
    assert t.civ(0).culture == culture
