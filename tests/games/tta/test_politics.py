"""The politics phase: events, leaving it, resigning (NS-4, NSC-200 to NSC-203, NSC-212)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.core import Resign
from engine.games.tta import RULES
from engine.games.tta.actions import (
    CancelPact,
    EndTurn,
    OfferPact,
    PassPolitics,
    PrepareEvent,
    Take,
    UseAbility,
)
from engine.games.tta.change import row
from engine.games.tta.query import basics
from tests.games.tta.table import MakeTable, Table


def events(t: Table, current: Sequence[str] = (), future: Sequence[str] = ()) -> None:
    """The event decks; the last card is the top."""
    s = t.s
    s.current_events.cards, s.future_events.cards = list(current), list(future)
    s.current_events.placed_by = [-1] * len(current)
    s.future_events.placed_by = [1] * len(future)


@pytest.mark.rule("NS-4.1", "NS-7.5", "NS-14.8")
def test_preparing_an_event(table: MakeTable) -> None:
    t = table(2, age=2)
    t.seat(0, military=["cold_war"])
    events(t, current=["good_harvest", "development_of_science"], future=["rats"])
    t.phase("politics")
    t.act(0, PrepareEvent("cold_war"))
    assert t.civ(0).culture == 2
    assert t.civ(0).military.cards == []
    assert t.s.future_events.cards == ["rats", "cold_war"]
    assert t.s.future_events.placed_by == [1, 0]
    assert t.s.current_events.cards == ["good_harvest"]
    assert t.s.past_events == ["development_of_science"]
    assert [civ.science for civ in t.s.players] == [2, 2]
    kinds = [e.kind for e in t.news]
    assert kinds[:3] == ["event_prepared", "changed", "event_revealed"]
    # One political action is all there is.
    assert t.decision.kind == "actions"


@pytest.mark.rule("NS-4.1", "NS-14.8", "NSC-212")
def test_future_events_become_current(table: MakeTable) -> None:
    orders = set()
    for seed in range(8):
        t = table(4, age=2, seed=seed)
        t.seat(0, military=["crime_wave"])
        future = ["rats", "cold_war", "good_harvest"]
        events(t, current=["development_of_science"], future=future)
        t.phase("politics")
        t.act(0, PrepareEvent("crime_wave"))
        assert t.civ(0).culture == 2
        assert t.s.past_events == ["development_of_science"]
        assert (t.s.future_events.cards, t.s.future_events.placed_by) == ([], [])
        stack = t.s.current_events.cards
        assert sorted(stack[:2]) == ["cold_war", "crime_wave"]
        assert sorted(stack[2:]) == ["good_harvest", "rats"]
        assert t.s.current_events.placed_by == [-1] * 4
        assert t.heard("events_restacked")
        orders.add(tuple(stack))
    assert len(orders) > 1


@pytest.mark.rule("NS-4.1", "NS-7.6")
def test_only_events_and_territories_are_prepared(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, military=["legion", "raid_i", "defense_colonization_i", "vast_territory_i"])
    t.phase("politics")
    assert t.offers("prepare_event") == [PrepareEvent("vast_territory_i")]
    t.refused(0, PrepareEvent("legion"))
    t.refused(0, PrepareEvent("rats"))


@pytest.mark.rule("NS-4.10", "NS-14.7", "NS-2.3")
def test_leaving_the_phase_without_an_action(table: MakeTable) -> None:
    t = table(2)
    t.phase("politics")
    assert {a.kind for a in t.offers()} == {"pass_politics", "resign"}
    t.refused(0, EndTurn())
    t.act(0, PassPolitics())
    assert t.decision.kind == "actions"
    t.refused(0, PassPolitics())


@pytest.mark.rule("NS-4.9", "NS-14.7")
def test_one_choice_ends_the_phase(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, leader="alexander_the_great", military=["rats"])
    t.phase("politics")
    t.act(0, UseAbility("alexander_the_great"))
    assert t.decision.kind == "actions"
    t.refused(0, PrepareEvent("rats"))


@pytest.mark.rule("NS-14.15", "NS-14.7")
def test_who_owes_a_political_action_has_none(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, owes_politics=True, military=["rats"])
    t.phase("politics")
    assert t.decision.kind == "actions"
    assert not t.civ(0).owes_politics
    assert [(e.seat, e.owed) for e in t.heard("passed")] == [(0, True)]
    t.act(0, EndTurn())
    t.act(1, PassPolitics())
    assert [(e.seat, e.owed) for e in t.heard("passed")] == [(1, False)]
    t.act(1, EndTurn())
    assert (t.decision.seat, t.decision.kind) == (0, "politics")


@pytest.mark.rule("NS-14.15", "NS-14.7", "NSC-81", "INT-51")
@pytest.mark.parametrize("look", [True, False])
def test_who_owes_a_political_action_may_look_with_joan(table: MakeTable, look: bool) -> None:
    t = table(2)
    t.seat(0, owes_politics=True, leader="joan_of_arc", military=["rats"])
    t.s.current_events.cards[-1:], t.s.current_events.placed_by[-1] = ["foray"], -1
    t.phase("politics")
    assert t.decision.facts == {"owed": True}
    assert t.offers() == [UseAbility("joan_of_arc"), PassPolitics()]
    assert t.refused(0, PrepareEvent("rats")).code == "politics_owed"
    assert t.refused(0, Resign()).code == "politics_owed"
    t.act(0, UseAbility("joan_of_arc") if look else PassPolitics())
    assert [e.card for e in t.heard("event_seen")] == (["foray"] if look else [])
    assert (t.heard("passed"), t.decision.kind) == ([], "actions")


# ------------------------------------------------------------------------------- resignation


def _four(table: MakeTable) -> Table:
    t = table(4, age=2)
    t.seat(0, war="war_over_culture", war_on=1)
    t.seat(3, war="war_over_technology", war_on=1)
    t.seat(
        1,
        war="war_over_territory",
        war_on=2,
        civil=["opera", "coal"],
        military=["spy", "annex"],
        leader="napoleon_bonaparte",
        wonders=["pyramids"],
        wonder="kremlin",
        stages=1,
        blue_bank=15,
        tactic="classic_army",
        exclusive=True,
        colonies=["historic_territory_i"],
        culture=60,
    )
    t.seat(2, workers={"warriors": 2})
    t.pact("open_borders_agreement", 2, 2, 1)
    t.phase("politics", 1)
    return t


@pytest.mark.rule("NS-4.8", "NS-14.14", "NS-3.1", "NS-10.5", "INT-43", "NSC-200")
def test_one_of_four_resigns(table: MakeTable) -> None:
    t = _four(table)
    deck = list(t.s.civil_deck.cards)
    before = [c for c in t.s.row if c]
    assert t.civ(2).ma_total == 3
    t.act(1, Resign())
    assert (t.civ(0).culture, t.civ(3).culture) == (7, 7)
    assert [(civ.war, civ.war_on) for civ in t.s.players] == [(None, -1)] * 4
    assert (t.s.pacts, t.civ(2).ma_total) == ([], 2)
    gone = t.civ(1)
    assert gone.out
    assert (gone.civil.cards, gone.military.cards, gone.workers) == ([], [], {})
    assert (gone.leader, gone.wonder, gone.wonders, gone.colonies) == (None, None, [], [])
    assert gone.tactic is None
    assert {"spy", "annex", "war_over_territory", "classic_army"} <= set(t.s.discards.cards)
    # C plays on; the row clears two spaces, the decks of this age stay.
    assert (t.s.current, t.decision.kind) == (2, "politics")
    assert not t.heard("war_resolved")
    assert t.heard("row_cleared")[0].cards == tuple(before[:2])
    assert t.s.civil_deck.cards == deck[:-2]
    row.build_decks(t.s, 3)
    assert (t.s.built_for[3], len(t.s.civil_deck)) == (3, 50)


@pytest.mark.rule("NS-4.8", "NS-14.14", "INT-43")
def test_a_resignation_leaves_the_wars_of_others_alone(table: MakeTable) -> None:
    """Two of four are at war with each other, one with the player who resigns."""
    t = table(4, age=3)
    t.seat(0, war="war_over_culture", war_on=3, culture=20)
    t.seat(2, war="war_over_territory", war_on=1, culture=20)
    t.seat(3, war="war_over_technology", war_on=0, culture=20)
    t.phase("politics", 1)
    t.act(1, Resign())
    # C, whose turn begins, had declared war on B; the other two wars go on.
    assert (t.s.current, t.civ(2).war, t.civ(2).culture) == (2, None, 27)
    assert (t.civ(0).war, t.civ(0).war_on, t.civ(0).culture) == ("war_over_culture", 3, 20)
    assert (t.civ(3).war, t.civ(3).war_on, t.civ(3).culture) == ("war_over_technology", 0, 20)
    assert "war_over_territory" in t.s.discards.cards
    assert not {"war_over_culture", "war_over_technology"} & set(t.s.discards.cards)
    t.act(2, PassPolitics(), EndTurn())
    (over,) = t.heard("war_resolved")
    assert (over.seat, over.target, over.card) == (3, 0, "war_over_technology")


@pytest.mark.rule("NS-4.8", "INT-37")
def test_common_tactics_and_prepared_events_stay(table: MakeTable) -> None:
    t = _four(table)
    t.s.common_tactics = ["legion"]
    events(t, current=["good_harvest"], future=["rats"])
    t.act(1, Resign())
    assert t.s.common_tactics == ["legion"]
    assert (t.s.current_events.cards, t.s.future_events.cards) == (["good_harvest"], ["rats"])


@pytest.mark.rule("NS-4.8", "NS-7.3", "NS-7.10", "INT-15", "INT-16", "NSC-201")
def test_three_become_two(table: MakeTable) -> None:
    t = table(3, age=1)
    t.pact("open_borders_agreement", 0, 0, 1)
    t.pact("trade_routes_agreement", 2, 2, 1)
    t.seat(0, military=["scientific_cooperation"])
    deck = list(t.s.military_deck.cards)
    t.phase("politics", 2)
    t.act(2, Resign())
    assert [p.card for p in t.s.pacts] == ["open_borders_agreement"]
    assert (t.s.current, t.s.round) == (0, 4)
    assert basics.few(t.s) == 1
    assert t.offers("offer_pact") == [OfferPact("scientific_cooperation", 1, "a")]
    assert t.offers("cancel_pact") == [CancelPact("open_borders_agreement")]
    assert t.s.military_deck.cards == deck
    t.open_end = True
    for age, civil, military in ((2, 44, 46), (3, 44, 41)):
        row.build_decks(t.s, age)
        assert (len(t.s.civil_deck), len(t.s.military_deck)) == (civil, military)
        assert "pact" not in {t.figures(c).kind for c in t.s.military_deck.cards}
    # Of "the two weakest" there is one now.
    t.act(0, PassPolitics())
    for seat in (0, 1):
        t.seat(seat, resources=3, food=0, workers={"warriors": 2 - seat})
    t.event("raiders")
    assert [t.resources(seat) for seat in (0, 1)] == [3, 1]


@pytest.mark.rule("NS-4.8", "NSC-202")
def test_one_of_two_resigns(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, culture=90, war="war_over_culture", war_on=1)
    events(t, current=["impact_of_colonies"])
    t.phase("politics")
    t.act(0, Resign())
    outcome = RULES.outcome(t.s)
    assert outcome is not None
    assert (outcome.places, outcome.winners, outcome.cause) == ((2, 1), (1,), "resigned")
    assert RULES.decisions(t.s) == ()
    assert t.s.past_events == []


@pytest.mark.rule("NS-4.8", "NS-4.10", "NSC-203")
def test_no_resigning_in_age_iv(table: MakeTable) -> None:
    t = table(2, age=4)
    t.phase("politics")
    t.refused(0, Resign())
    assert {a.kind for a in t.offers()} == {"pass_politics"}


@pytest.mark.rule("NS-4.8")
def test_resigning_is_political_and_in_ones_own_turn(table: MakeTable) -> None:
    t = table(2)
    t.refused(0, Resign())
    t.phase("politics")
    t.refused(1, Resign())


@pytest.mark.rule("INT-7", "NS-4.8", "NS-2.4")
def test_the_start_player_resigns(table: MakeTable) -> None:
    t = table(3, age=3, round_=9)
    t.phase("politics", 0)
    t.act(0, Resign())
    assert (t.s.start, t.s.current, t.s.round) == (1, 1, 9)
    t.act(1, PassPolitics(), EndTurn())
    assert (t.s.current, t.s.round) == (2, 9)
    t.act(2, PassPolitics())
    t.row()
    t.s.civil_deck.cards = ["oil"]
    t.act(2, EndTurn())
    # The age ends in the turn of the new start player: this round is the last one.
    assert (t.s.current, t.s.round, t.s.last_round) == (1, 10, 10)


@pytest.mark.rule("INT-47", "NS-4.8")
def test_caesar_and_resignation(table: MakeTable) -> None:
    t = table(3)
    t.seat(0, leader="julius_caesar", military=["rats"])
    t.phase("politics")
    t.act(0, Resign())
    assert (t.s.current, t.decision.seat) == (1, 1)


@pytest.mark.rule("NS-4.8")
def test_a_player_who_resigned_is_never_asked_again(table: MakeTable) -> None:
    t = table(3)
    t.phase("politics", 1)
    t.act(1, Resign())
    seen = set()
    for _ in range(12):
        seen.add(t.decision.seat)
        t.civ(t.s.current).ma = 0
        answer = PassPolitics() if t.decision.kind == "politics" else EndTurn()
        t.act(t.decision.seat, answer)
    assert seen == {0, 2}
    t.event("development_of_markets", current=t.s.current)
    assert t.decision.seat != 1
    t.open_end = True
    t.refused(1, Take("irrigation", 0))
