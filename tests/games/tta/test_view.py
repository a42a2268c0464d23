"""What each seat and a spectator may know (NS-13.1, NS-14.25, NS-14.27)."""

from __future__ import annotations

import json

import pytest
from pydantic import TypeAdapter

from engine.core import Rng, Step
from engine.games.tta import RULES
from engine.games.tta.actions import (
    Bid,
    Commit,
    Defend,
    DiscardCards,
    DropOut,
    EndTurn,
    PassPolitics,
    PlayAggression,
    PrepareEvent,
    SendForce,
    UseAbility,
)
from engine.games.tta.options import TtaOptions
from engine.games.tta.state import State
from engine.games.tta.view import View
from tests.games.tta.table import MakeTable, Table
from tests.witnesses import witnessed

HAND = ["spy", "legion", "cold_war"]


def seen(t: Table, viewer: int | None) -> View:
    return RULES.view(t.s, viewer)


def text(t: Table, viewer: int | None) -> str:
    """The whole view as text."""
    return TypeAdapter(View).dump_json(seen(t, viewer)).decode()


def told(step: Step[State], viewer: int | None) -> str:
    """What an action told a viewer, as text."""
    events = [n.event for n in step.news if n.heard_by(viewer)]
    return json.dumps([RULES.event_codec.dump_python(e, mode="json") for e in events])


@pytest.mark.rule("NS-13.1", "NS-8.1", "NS-14.27")
def test_military_hands(table: MakeTable) -> None:
    t = table(3)
    t.seat(0, military=HAND, civil=["moses"])
    for viewer in (1, 2, None):
        civ = seen(t, viewer).players[0]
        assert civ.military == (None, None, None)
        assert civ.civil == ("moses",)
        assert not any(card in text(t, viewer) for card in HAND)
    assert seen(t, 0).players[0].military == tuple(HAND)


@pytest.mark.rule("NS-13.1", "NS-8.1", "INT-40")
def test_hidden_civil_hands(table: MakeTable) -> None:
    t = table(2)
    t.s = RULES.setup(TtaOptions(order="fixed", hands="hidden"), 2, 1).state
    t.civ(0).civil.cards = ["alchemy", "rich_land_a"]
    t.civ(0).fresh = ["rich_land_a"]
    assert seen(t, 0).players[0].civil == ("alchemy", "rich_land_a")
    for viewer in (1, None):
        civ = seen(t, viewer).players[0]
        assert (civ.civil, civ.fresh) == ((None, None), ())


@pytest.mark.rule("INT-40", "NS-13.1")
def test_prices_tell_nothing_of_a_hidden_civil_hand(table: MakeTable) -> None:
    t = table(2)
    t.s = RULES.setup(TtaOptions(order="fixed", hands="hidden"), 2, 1).state
    t.civ(0).civil.cards = ["monarchy", "iron"]
    own, other = (seen(t, viewer).players[0] for viewer in (0, 1))
    assert {c for c, _ in own.develop_prices} == {"monarchy", "iron"}
    assert {c for c, _ in own.revolution_prices} == {"monarchy"}
    assert (other.develop_prices, other.revolution_prices) == ((), ())
    assert not {"develop", "revolution"} & {p.what for p in other.price_parts}


@pytest.mark.rule("NS-13.1", "NS-14.27")
def test_decks_are_numbers(table: MakeTable) -> None:
    t = table(2)
    t.row("iron")
    secret = set(t.s.civil_deck.cards + t.s.military_deck.cards) - {"iron"}
    view = seen(t, 0)
    assert (view.civil_deck, view.military_deck) == (44, 43)
    shown = set(json.dumps(TypeAdapter(View).dump_python(view, mode="json")).split('"'))
    start = {"agriculture", "bronze", "philosophy", "religion", "warriors", "despotism"}
    assert not shown & (secret - start)


@pytest.mark.rule("NS-13.1", "NS-14.27", "NS-4.1")
def test_prepared_events(table: MakeTable) -> None:
    t = table(2, age=2)
    t.seat(0, military=["cold_war"])
    t.s.current_events.cards = ["rats", "development_of_science"]
    t.s.current_events.placed_by = [-1, -1]
    t.phase("politics")
    step = RULES.apply(t.s, 0, PrepareEvent("cold_war"))
    t.s = step.state
    assert "cold_war" not in told(step, 1)
    assert "cold_war" not in told(step, None)
    for viewer in (0, 1, None):
        view = seen(t, viewer)
        assert view.future_events == ((2, 0),)
        assert view.current_events == (1,)
        assert view.current_seen == ()
        assert view.past_events == ("development_of_science",)
        assert view.future_seen == (((0, "cold_war"),) if viewer == 0 else ())
        assert "rats" not in text(t, viewer)


@pytest.mark.rule("NS-4.1", "NS-13.1")
def test_a_reshuffle_hides_who_prepared_what(table: MakeTable) -> None:
    t = table(2, age=2)
    t.seat(0, military=["cold_war"])
    t.s.current_events.cards, t.s.current_events.placed_by = ["rats"], [-1]
    t.s.future_events.cards, t.s.future_events.placed_by = ["crime_wave"], [0]
    t.phase("politics")
    t.act(0, PrepareEvent("cold_war"))
    view = seen(t, 0)
    assert (view.current_events, view.current_seen) == ((2, 2), ())
    assert view.future_events == ()


@pytest.mark.rule("NS-13.1", "NSC-81")
def test_joan_looks_alone(table: MakeTable) -> None:
    t = table(3)
    t.seat(0, leader="joan_of_arc")
    t.s.current_events.cards, t.s.current_events.placed_by = ["rats", "foray"], [-1, -1]
    t.phase("politics")
    step = RULES.apply(t.s, 0, UseAbility("joan_of_arc"))
    t.s = step.state
    assert step.barrier
    assert "foray" in told(step, 0)
    assert seen(t, 0).current_seen == ((1, "foray"),)
    for viewer in (1, 2, None):
        assert "foray" not in told(step, viewer)
        assert seen(t, viewer).current_seen == ()


@pytest.mark.rule("NS-13.1", "NS-6.8", "NS-6.1", "NS-14.3")
def test_cards_drawn_and_discarded_are_hidden(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, military=["spy", "legion", "phalanx"], ma=2)
    t.s.military_deck.cards[-2:] = ["foray", "rats"]
    step = RULES.apply(t.s, 0, EndTurn())
    step = RULES.apply(step.state, 0, DiscardCards(("legion",)))
    t.s = step.state
    assert "legion" not in told(step, 1)
    assert "rats" not in told(step, 1)
    assert '"count": 1' in told(step, 1)
    assert "rats" in told(step, 0)
    assert "foray" in told(step, 0)
    assert seen(t, 1).players[0].military == (None,) * 4
    assert sum(seen(t, 1).discards) == len(t.s.discards.cards)
    assert seen(t, 1).discards[1] == 1
    assert "legion" not in text(t, 0)


@pytest.mark.rule("NS-13.1", "NS-4.4", "NS-14.11", "NS-8.2")
def test_discards_in_defence_stay_face_down(table: MakeTable) -> None:
    t = table(3, age=2)
    t.seat(0, military=["raid_ii"], workers={"warriors": 4}, ma=2)
    t.seat(1, military=["defense_colonization_i", "legion"])
    t.phase("politics")
    t.act(0, PlayAggression("raid_ii", 1))
    step = RULES.apply(t.s, 1, Defend(("defense_colonization_i", "down:legion")))
    t.s = step.state
    for viewer in (0, 2, None):
        assert "defense_colonization_i" in told(step, viewer)
        assert "legion" not in told(step, viewer) + text(t, viewer)
    assert sum(seen(t, 2).discards[1:]) == 3


@pytest.mark.rule("NS-13.1", "NS-14.10")
def test_a_force_is_private_until_it_is_sent(table: MakeTable) -> None:
    t = table(2, age=2)
    t.seat(0, leader="james_cook", military=["legion", "defense_colonization_i"])
    t.seat(1, only_workers={})
    t.event("vast_territory_i")
    t.act(0, Bid(2))
    t.act(0, Commit("warriors"))
    for item in ("defense_colonization_i", "down:legion"):
        step = RULES.apply(t.s, 0, Commit(item))
        t.s = step.state
        assert item.removeprefix("down:") not in told(step, 1) + text(t, 1)
    step = RULES.apply(t.s, 0, SendForce())
    t.s = step.state
    assert "defense_colonization_i" in told(step, 1)
    assert "legion" not in told(step, 1) + text(t, 1)


@pytest.mark.rule("NS-14.25", "NS-14.10")
def test_a_bidder_who_can_go_no_higher_is_asked_like_any_other(table: MakeTable) -> None:
    """The most a hand allows is secret: having a unit decides who is asked."""
    t = table(3)
    t.seat(0, workers={"warriors": 3})
    t.seat(2, only_workers={"agriculture": 2}, military=["defense_colonization_iii"] * 2)
    t.event("vast_territory_i")
    t.act(0, Bid(3))
    assert (t.decision.seat, t.offers()) == (1, [DropOut()])
    t.act(1, DropOut())
    assert (t.decision.seat, t.decision.kind) == (0, "send_force")
    t.act(0, Commit("warriors"), Commit("warriors"), Commit("warriors"), SendForce())


@pytest.mark.rule("NS-14.25", "NS-13.1")
def test_a_defender_is_asked_whatever_the_hand_holds(table: MakeTable) -> None:
    for hand in (["legion"], ["defense_colonization_iii"]):
        t = table(2, age=3)
        t.seat(0, military=["plunder_iii"], workers={"warriors": 20}, ma=9)
        t.seat(1, military=hand)
        t.phase("politics")
        t.act(0, PlayAggression("plunder_iii", 1))
        assert (t.decision.seat, t.decision.kind) == (1, "defend")
        assert "hand" not in t.decision.facts
        assert set(t.decision.facts) == {"card", "from", "attack", "defence", "limit"}
        t.open_end = True


@pytest.mark.rule("NS-13.1", "NS-14.27", "NS-10.1")
def test_everything_in_play_is_public(table: MakeTable) -> None:
    t = table(3)
    t.seat(
        0,
        leader="moses",
        wonder="colossus",
        stages=1,
        wonders=["pyramids"],
        specials=["masonry"],
        tactic="legion",
        exclusive=True,
        food=3,
        resources=2,
        war="war_over_culture",
        war_on=2,
    )
    t.pact("open_borders_agreement", 1, 1, 0)
    for viewer in (0, 1, None):
        view = seen(t, viewer)
        civ = view.players[0]
        assert (civ.leader, civ.wonder, civ.stages) == ("moses", "colossus", 1)
        assert (civ.wonders, civ.specials, civ.tactic) == (("pyramids",), ("masonry",), "legion")
        assert (civ.food, civ.resources, civ.price) == (3, 2, 1)
        assert (civ.war, civ.war_on) == ("war_over_culture", 2)
        assert (civ.strength, sum(n for _, n in civ.strength_lines)) == (1, 1)
        assert (civ.ca_total, civ.ma_total) == (5, 3)
        assert [p.card for p in view.pacts] == ["open_borders_agreement"]


@pytest.mark.rule("NS-13.1")
def test_other_worlds_look_the_same() -> None:
    """Whatever is dealt again in secret, the viewer's own view does not change."""
    s = RULES.setup(TtaOptions(), 3, 7).state
    rng = Rng(3)
    for _ in range(120):
        (open_, *_) = RULES.decisions(s)
        s = RULES.apply(s, open_.seat, open_.sample(rng)).state
    worlds = set()
    for n in range(6):
        for viewer in (0, 1, 2, None):
            other = RULES.determinize(s, viewer, Rng(n))
            assert RULES.view(other, viewer) == RULES.view(s, viewer)
            assert RULES.check(other) == []
            worlds.add(tuple(other.military_deck.cards))
    witnessed(worlds, "decks that differ", "3 players, seed 7, after 120 answers", least=7)


@pytest.mark.rule("NS-14.3", "NS-14.1")
def test_one_player_is_asked_at_a_time(table: MakeTable) -> None:
    t = table(4)
    rng = Rng(11)
    t.open_end = True
    s = t.s
    for _ in range(300):
        decisions = RULES.decisions(s)
        if not decisions:
            break
        assert len(decisions) == 1
        s = RULES.apply(s, decisions[0].seat, decisions[0].sample(rng)).state


@pytest.mark.rule("NS-2.2")
def test_passing_politics_is_told(table: MakeTable) -> None:
    t = table(2)
    t.phase("politics")
    step = RULES.apply(t.s, 0, PassPolitics())
    assert "passed" in told(step, None)
