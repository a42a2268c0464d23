"""The card row and the ends of ages (NS-3.1 to NS-3.4, NSC-190 to NSC-199)."""

from __future__ import annotations

import pytest

from engine.games.tta.actions import (
    DeclareWar,
    Decline,
    EndTurn,
    PassPolitics,
    PlayAggression,
    PrepareEvent,
    Take,
)
from engine.games.tta.query import production
from tests.games.tta.table import MakeTable, Table

FULL = ["irrigation", "iron", "alchemy", "theology", "drama", "knights", "masonry"]
FULL += ["warfare", "monarchy", "cartography", "swordsmen", "moses", "homer"]
NEXT = ["coal", "opera", "journalism", "riflemen", "cannon", "strategy", "navigation"]


def deck(t: Table, *cards: str) -> None:
    """The civil deck, its first card on top."""
    t.s.civil_deck.cards = list(reversed(cards))


def begin(t: Table, seat: int = 0) -> None:
    """The start sequence of a seat's turn."""
    t.phase("start", seat)
    t.go()


@pytest.mark.rule("NS-3.1", "NS-14.4", "NSC-190")
@pytest.mark.parametrize(("players", "cleared"), [(2, 3), (3, 2), (4, 1)])
def test_replenishing(table: MakeTable, players: int, cleared: int) -> None:
    t = table(players)
    t.row(*FULL)
    deck(t, *NEXT)
    begin(t)
    assert t.s.row == FULL[cleared:] + NEXT[:cleared]
    assert t.s.gone == FULL[:cleared]
    assert t.heard("row_cleared")[0].cards == tuple(FULL[:cleared])
    assert t.heard("row_dealt")[0].cards == tuple(NEXT[:cleared])


@pytest.mark.rule("NS-3.1", "NSC-190")
def test_empty_spaces_are_not_discarded(table: MakeTable) -> None:
    t = table(4)
    t.row(*[None if n in (0, 3, 8) else c for n, c in enumerate(FULL)])
    deck(t, *NEXT)
    begin(t)
    kept = [c for n, c in enumerate(FULL) if n not in (0, 3, 8)]
    assert t.s.row == kept + NEXT[:3]
    assert t.s.gone == []


@pytest.mark.rule("NS-3.1", "NS-2.3")
def test_no_replenishing_in_the_first_round(table: MakeTable) -> None:
    t = table(2, age=0, round_=1)
    t.row(*FULL)
    begin(t)
    assert t.s.row == FULL
    assert (t.s.age, t.decision.kind) == (0, "actions")


@pytest.mark.rule("NS-3.2", "NSC-191")
def test_the_end_of_age_a(table: MakeTable) -> None:
    t = table(4, age=0, round_=2)
    for slot in (1, 3, 5, 6, 8, 10, 12):
        t.s.row[slot] = ""
    kept = [c for c in t.s.row[1:] if c]
    last = list(reversed(t.s.civil_deck.cards))
    t.civ(2).civil.cards = ["rich_land_a"]
    t.seat(1, leader="moses", wonder="pyramids", stages=1, blue_bank=15)
    begin(t)
    assert t.s.row[:12] == kept + last
    assert t.figures(t.s.row[12]).age == "I"
    assert (t.s.age, len(t.s.civil_deck), len(t.s.military_deck)) == (1, 52, 45)
    assert [civ.yellow_bank for civ in t.s.players] == [18] * 4
    assert t.civ(2).civil.cards == ["rich_land_a"]
    assert (t.civ(1).leader, t.civ(1).wonder) == ("moses", "pyramids")


@pytest.mark.rule("NS-3.2", "NSC-191")
def test_age_a_cards_left_over_leave(table: MakeTable) -> None:
    t = table(2, age=0, round_=2)
    for slot in (3, 7, 11):
        t.s.row[slot] = ""
    kept = [c for c in t.s.row[3:] if c]
    top = list(reversed(t.s.civil_deck.cards))
    begin(t)
    assert t.s.row == kept + top[:6]
    assert (t.s.age, len(t.s.civil_deck), len(t.s.military_deck)) == (1, 44, 43)
    assert top[6] in t.s.discards.cards
    assert top[6] not in t.s.civil_deck.cards


@pytest.mark.rule("NS-3.3", "NS-3.4", "NS-3.5", "NS-14.4", "NS-14.5", "NSC-192")
def test_an_age_ends_while_cards_are_dealt(table: MakeTable) -> None:
    t = table(3)
    t.row(*FULL[:11])
    deck(t, "opera", "coal")
    t.seat(0, leader="moses", wonder="colossus", stages=1, blue_bank=15)
    t.seat(1, war="war_over_culture", war_on=2, workers={"swordsmen": 2})
    t.seat(2, civil=["rich_land_a", "rich_land_i"], military=["legion"], culture=20)
    begin(t, 1)
    assert t.s.row[:11] == [*FULL[2:11], "opera", "coal"]
    assert {t.figures(c).age for c in t.s.row[11:]} == {"II"}
    assert (t.s.age, len(t.s.civil_deck), len(t.s.military_deck)) == (2, 48, 50)
    a = t.civ(0)
    assert (a.leader, a.wonder, a.stages, a.blue_bank) == (None, None, 0, 16)
    assert (t.civ(2).civil.cards, t.civ(2).military.cards) == (["rich_land_i"], ["legion"])
    assert [civ.yellow_bank for civ in t.s.players] == [16, 16, 16]
    kinds = [e.kind for e in t.news]
    assert kinds.index("row_dealt") < kinds.index("left") < kinds.index("changed")
    assert kinds.index("changed") < kinds.index("age_ended") < kinds.index("war_resolved")
    (over,) = t.heard("war_resolved")
    assert (over.attack, over.defence, over.winner) == (5, 1, 1)


@pytest.mark.rule("NS-3.3", "NSC-193")
def test_an_age_ends_with_its_last_card_even_if_the_row_is_full(table: MakeTable) -> None:
    t = table(3)
    t.row(*FULL[:11])
    deck(t, *NEXT[:4])
    begin(t)
    assert t.s.row == FULL[2:11] + NEXT[:4]
    assert (t.s.age, len(t.s.civil_deck)) == (2, 50)
    t.act(0, PassPolitics(), EndTurn())
    fresh = t.s.row[11:]
    assert t.s.age == 2
    assert {t.figures(c).age for c in fresh} == {"II"}


@pytest.mark.rule("NS-3.3", "NS-10.9", "NS-10.11", "NSC-194")
def test_everybody_loses_yellow_tokens(table: MakeTable) -> None:
    t = table(3, age=2)
    for seat, bank in enumerate((5, 1, 0)):
        t.seat(seat, yellow_bank=bank, workers={"warriors": 3})
    deck(t, "coal")
    t.row()
    begin(t)
    assert t.s.age == 3
    assert [civ.yellow_bank for civ in t.s.players] == [3, 0, 0]
    assert [civ.workers["warriors"] for civ in t.s.players] == [3, 3, 3]
    assert (t.discontent(0), production.consumption(t.s, 0)) == (6, 4)


@pytest.mark.rule("NS-3.3", "NS-3.4", "NS-12.12", "NSC-195")
def test_what_goes_and_what_stays(table: MakeTable) -> None:
    t = table(3, age=2)
    t.seat(
        0,
        leader="michelangelo",
        wonder="great_wall",
        stages=2,
        blue_bank=10,
        wonders=["pyramids"],
        tactic="legion",
        workers={"iron": 1},
        colonies=["historic_territory_i"],
        civil=["reserves_i", "reserves_ii"],
        military=["phalanx", "war_over_territory"],
    )
    t.pact("open_borders_agreement", 0, 0, 1)
    assert (t.civ(0).ma_total, t.civ(1).ma_total) == (3, 3)
    t.row()
    deck(t, "coal")
    begin(t, 2)
    civ = t.civ(0)
    assert (civ.leader, civ.wonder, civ.blue_bank) == (None, None, 12)
    assert (civ.wonders, civ.tactic, civ.workers["iron"]) == (["pyramids"], "legion", 1)
    assert civ.colonies == ["historic_territory_i"]
    assert (civ.civil.cards, civ.military.cards) == (["reserves_ii"], ["war_over_territory"])
    assert t.s.pacts == []
    assert (civ.ma_total, civ.ma, t.civ(1).ma_total) == (2, 2, 2)
    # That a card left the hand is public; which one is not.
    (aged,) = t.heard("hand_aged")
    assert (aged.seat, aged.count) == (0, 1)
    assert "phalanx" in t.s.discards.cards


@pytest.mark.rule("NS-3.3")
def test_cards_of_the_age_that_ends_stay(table: MakeTable) -> None:
    t = table(3, age=2)
    t.seat(
        0,
        leader="napoleon_bonaparte",
        wonder="kremlin",
        stages=1,
        blue_bank=15,
        civil=["coal", "opera"],
        military=["annex"],
    )
    t.pact("acceptance_of_supremacy", 1, 1, 2)
    t.row()
    deck(t, "strategy")
    begin(t)
    civ = t.civ(0)
    assert t.s.age == 3
    assert (civ.leader, civ.wonder, civ.stages) == ("napoleon_bonaparte", "kremlin", 1)
    assert (civ.blue_bank, civ.civil.cards, civ.military.cards) == (
        15,
        ["coal", "opera"],
        ["annex"],
    )
    assert [p.card for p in t.s.pacts] == ["acceptance_of_supremacy"]
    assert not t.heard("left")
    assert not t.heard("hand_aged")


@pytest.mark.rule("NS-3.4", "NS-12.12")
def test_an_obsolete_leader_is_not_replaced(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, leader="homer", wonders=["colossus"], ca=1)
    t.row()
    deck(t, "coal")
    begin(t)
    civ = t.civ(0)
    assert (civ.leader, civ.memorial, civ.ca, civ.replaced_leader) == (None, None, 1, False)


@pytest.mark.rule("NS-2.4", "NSC-196")
@pytest.mark.parametrize(("seat", "last", "turns"), [(0, 17, 17), (1, 18, 18), (2, 18, 18)])
def test_the_last_round(table: MakeTable, seat: int, last: int, turns: int) -> None:
    t = table(3, age=3, round_=17)
    t.row()
    deck(t, "oil")
    for x, civ in enumerate(t.s.players):
        civ.turns = 17 if x < seat else 16
    begin(t, seat)
    assert (t.s.age, t.s.last_round) == (4, last)
    assert t.s.military_deck.cards == []
    while t.s.cause == "":
        answer = PassPolitics() if t.decision.kind == "politics" else EndTurn()
        t.act(t.decision.seat, answer)
    assert [civ.turns for civ in t.s.players] == [turns] * 3
    assert t.s.round == last


@pytest.mark.rule("NS-2.4", "NS-12.11", "NS-14.5", "NSC-197")
@pytest.mark.parametrize(("current", "last"), [(0, 17), (1, 18)])
def test_an_agreement_can_end_the_age(table: MakeTable, current: int, last: int) -> None:
    t = table(3, age=3, round_=17)
    t.seat(1, workers={"warriors": 5})
    t.row(*FULL)
    t.s.row[0] = "oil"
    deck(t, "computers")
    t.event("international_agreement", current=current)
    t.act(1, Take("oil", 0), Decline())
    assert t.s.row == [*FULL[1:], "computers"]
    assert (t.s.age, t.s.last_round) == (4, last)


@pytest.mark.rule("NS-4.5", "NS-3.5", "NS-4.10", "NSC-198")
def test_wars_at_the_end(table: MakeTable) -> None:
    t = table(3, age=3, round_=17)
    t.seat(2, military=["war_over_culture"], ma=9, workers={"warriors": 7})
    t.seat(1, culture=50)
    t.phase("politics", 2)
    t.act(2, DeclareWar("war_over_culture", 1))
    deck(t, "oil")
    t.row()
    t.act(2, EndTurn())
    assert (t.s.round, t.s.last_round, t.s.current) == (18, 18, 0)
    t.seat(
        0,
        military=["war_over_territory", "raid_ii", "cold_war"],
        workers={"warriors": 3},
        ma=9,
    )
    assert {a.kind for a in t.offers()} == {"pass_politics", "prepare_event", "play_aggression"}
    t.refused(0, DeclareWar("war_over_territory", 1))
    t.act(0, PlayAggression("raid_ii", 1))
    t.act(0, EndTurn())
    t.act(1, PassPolitics(), EndTurn())
    (over,) = t.heard("war_resolved")
    assert (over.seat, over.target, over.winner) == (2, 1, 2)


@pytest.mark.rule("NS-4.5")
def test_a_war_may_be_declared_when_one_more_round_follows(table: MakeTable) -> None:
    t = table(3, age=4, round_=17)
    t.s.last_round = 18
    t.seat(2, military=["war_over_culture"], ma=9)
    t.phase("politics", 2)
    t.act(2, DeclareWar("war_over_culture", 1))
    assert (t.civ(2).war, t.civ(2).war_on) == ("war_over_culture", 1)


@pytest.mark.rule("NS-3.4", "NS-6.8", "NSC-199")
def test_age_iv(table: MakeTable) -> None:
    t = table(2, age=4, round_=17)
    t.row(None, "oil", None, "computers", None, "rockets")
    begin(t)
    assert t.s.row == ["computers", "rockets"] + [""] * 11
    t.act(0, PassPolitics(), EndTurn())
    assert t.civ(0).military.cards == []
    assert t.s.age == 4


@pytest.mark.rule("NS-4.10", "NS-4.1")
def test_preparing_an_event_in_age_iv(table: MakeTable) -> None:
    t = table(2, age=4)
    t.seat(0, military=["impact_of_science"])
    t.s.current_events.cards.append("good_harvest")
    t.s.current_events.placed_by.append(-1)
    t.phase("politics")
    t.act(0, PrepareEvent("impact_of_science"))
    assert t.civ(0).culture == 3
