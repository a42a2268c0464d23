"""What the open question hangs on (`View.case`), against the rules and what comes of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import asdict
from itertools import combinations
from typing import get_args

import pytest

from engine.core import Decision, Rng
from engine.games.tta import RULES, case
from engine.games.tta import actions as a
from engine.games.tta.actions import DOWN
from engine.games.tta.cards.model import AGES, Raid, Take
from engine.games.tta.case import NUMBERS, Case
from engine.games.tta.editions import rules_for
from engine.games.tta.options import TtaOptions
from engine.games.tta.pending import What
from engine.games.tta.query import attacks, ratings
from engine.games.tta.state import State
from engine.selfplay import walk
from render.lang.catalogue.tta_case import TtaCase
from render.lang.catalogue.tta_new_story_stakes import TtaNewStoryStakes
from render.lang.language import ENGLISH
from render.text.tta import TEXTS
from tests.games.tta.table import Table
from tests.witnesses import witnessed

GAMES = ((2, 3), (3, 5), (4, 8))
"""Seats and seeds of the games that are looked through."""


def questions() -> Iterator[tuple[State, Decision, int]]:
    """Every question of some random games that is not the ordinary turn."""
    for seats, seed in GAMES:
        for ply in walk(RULES, TtaOptions(), seats, seed):
            for d in ply.step.decisions:
                if d.kind not in ("actions", "politics"):
                    yield ply.step.state, d, seats


def of(s: State, viewer: int | None) -> Case:
    found = RULES.view(s, viewer).case
    assert found is not None
    return found


def test_nothing_is_worked_out_in_the_ordinary_turn() -> None:
    t = Table(2)
    assert RULES.view(t.s, 0).case is None
    t.phase("politics")
    assert RULES.view(t.s, 0).case is None


@pytest.mark.sliced(5)
def test_spectators_are_told_nothing_that_comes_from_a_hand() -> None:
    seen = set()
    for s, d, seats in questions():
        public = of(s, None)
        assert public.means is None
        assert not public.holdings
        assert d.kind == "answer_pact" or not public.forecasts
        for viewer in set(range(seats)) - {d.seat}:
            other = of(s, viewer)
            inside = public.bids.inside if public.bids else ()
            assert other == public or viewer in inside, d.kind
        seen.add(d.kind)
    witnessed(
        seen,
        "questions of these kinds",
        f"{GAMES} (players, seed)",
        every={"defend", "bid", "send_force", "discard", "free_build", "answer_pact"},
    )


def test_it_is_the_same_whatever_is_hidden() -> None:
    rng = Rng(8)
    for number, (s, d, seats) in enumerate(questions()):
        viewer = (d.seat, None, *range(seats))[number % (seats + 2)]
        assert of(RULES.determinize(s, viewer, rng), viewer) == of(s, viewer)


# --------------------------------------------------------------------------------------- attacks


def test_the_parts_of_an_attack_add_up() -> None:
    """NS-4.2: attack and defence as the question names them."""
    found = 0
    for s, d, _ in questions():
        if d.kind == "defend":
            own, other = of(s, None).sides
            assert sum(n for _, n in own) == d.facts["attack"]
            assert sum(n for _, n in other) == d.facts["defence"]
            found += 1
    witnessed(found, "attacks that can be defended", f"{GAMES} (players, seed)", least=6)


def test_a_pact_that_ends_and_a_bonus_for_attacks() -> None:
    """NS-4.2, NS-4.3, INT-49: the pact is no part, the bonus is one of its own."""
    t = Table(2, age=3)
    t.seat(0, military=("plunder_iii",), workers={"warriors": 3})
    t.seat(1, military=("spy",), resources=3)
    t.pact("military_pact", 0, 0, 1)
    own, _ = attacks.parts(t.s, 0, 1)
    assert "military_pact" not in dict(own)
    t.s.pacts.clear()
    t.pact("international_tourism", 0, 0, 1)
    own, other = attacks.parts(t.s, 0, 1)
    totals = sum(n for _, n in own), sum(n for _, n in other)
    assert totals == attacks.strengths(t.s, 0, 1)


def test_holdings_are_those_sets_that_hold_and_need_each_card() -> None:
    """NS-4.4: against every choice of the cards, with all gaps and limits."""
    hands = (
        ("spy",),
        ("defense_colonization_i", "defense_colonization_i", "spy"),
        ("defense_colonization_iii", "defense_colonization_i", "spy", "raid_i", "spy"),
        ("defense_colonization_ii", "defense_colonization_ii", "defense_colonization_i"),
    )
    for hand in hands:
        t = Table(2)
        t.seat(1, military=hand)
        values = attacks.defence_values(t.s, 1)
        for gap in range(1, 14):
            for most in range(1, len(hand) + 1):
                found = attacks.holdings(hand, values, gap, most)
                kept = {(h.cards, h.down) for h in found}
                assert kept == _by_trial(hand, values, gap, most), (hand, gap, most)
                assert [h.adds for h in found] == sorted(h.adds for h in found)


def _by_trial(
    hand: tuple[str, ...], values: dict[str, int], gap: int, most: int
) -> set[tuple[tuple[str, ...], int]]:
    worth = [(c, max(values[c], values[DOWN + c])) for c in hand]
    found = set()
    for n in range(1, most + 1):
        for some in combinations(worth, n):
            total = sum(w for _, w in some)
            if total >= gap and all(total - w < gap for _, w in some):
                played = sorted((c for c, w in some if w > 1), key=lambda c: -values[c])
                found.add((tuple(played), n - len(played)))
    return found


def test_a_defence_holds_with_each_set_that_is_named() -> None:
    tried = 0
    for s, d, _ in questions():
        if d.kind != "defend":
            continue
        for h in of(s, d.seat).holdings:
            spare = [c for c in s.players[d.seat].military.cards if c not in h.cards]
            cards = (*h.cards, *(DOWN + c for c in spare[: h.down]))
            after = RULES.apply(s, d.seat, a.Defend(cards))
            assert any(getattr(n.event, "held", False) for n in after.news)
            tried += 1
    witnessed(tried, "cards that hold off an attack", f"{GAMES} (players, seed)", least=4)


# -------------------------------------------------------------------------------------- auctions


def auction() -> Table:
    t = Table(3, age=2)
    t.seat(0, workers={"warriors": 3}, military=("defense_colonization_i", "spy"))
    t.seat(1, workers={"warriors": 2})
    t.seat(2, workers={"warriors": 2})
    t.event("inhabited_territory_ii", 0)
    return t


def test_bids_name_the_holder_and_who_is_inside() -> None:
    """NS-7.6."""
    t = auction()
    assert of(t.s, None).bids == case.Bids(-1, 0, (0, 1, 2), (3, 2, 2))
    t.act(0, a.Bid(1))
    t.act(1, a.DropOut())
    assert of(t.s, None).bids == case.Bids(0, 1, (2, 0), (3, 2, 2))
    t.act(2, a.Bid(2))
    assert of(t.s, None).bids == case.Bids(2, 2, (0, 2), (3, 2, 2))
    t.act(0, a.DropOut())
    t.act(2, a.FillForce(False), a.SendForce())


def test_offers_reach_the_bid_and_tell_the_strength_afterwards() -> None:
    """NS-7.7, INT-53: the most, the cheapest force for a bid, and what stays at home."""
    t = auction()
    means = of(t.s, 0).means
    assert means is not None
    assert means.most == 3 + 1  # three warriors and the bonus card
    assert [bid for bid, _ in means.offers] == [1, 2, 4]
    for bid, offer in means.offers:
        assert offer.worth >= bid
    bid, offer = means.offers[1]
    t.act(0, a.Bid(bid))
    t.act(1, a.DropOut())
    t.act(2, a.DropOut())
    fills = of(t.s, 0).means
    assert fills is not None
    assert offer in [force for _, force in fills.offers]
    t.act(0, a.FillForce(True), a.SendForce())
    assert ratings.strength(t.s, 0) == offer.strength


def test_a_later_bidder_knows_the_own_means_alone() -> None:
    t = auction()
    own = of(t.s, 1)
    assert own.seat == 0
    assert own.means is not None
    assert own.means.cards == ()


# ---------------------------------------------------------------------------------------- answers


def test_what_an_answer_changes_is_what_comes_of_it() -> None:
    """Where nothing else follows, every number afterwards is the foretold one."""
    checked = set()
    for s, d, _ in questions():
        for look in of(s, d.seat).forecasts:
            after = RULES.apply(s, d.seat, look.action).state
            rest = [f.kind for f in s.agenda]
            if set(rest[len(after.agenda) :]) - {rest[-1], "restack"}:
                continue  # something else has happened since
            for change in look.changes:
                assert NUMBERS[change.what](after, change.seat) == change.after
                checked.add(d.kind)
    witnessed(
        checked,
        "answers whose changes are foretold",
        f"{GAMES} (players, seed)",
        every={"develops", "pick_good"},
    )


def test_the_worker_lost_from_a_farm_costs_food_that_from_a_unit_strength() -> None:
    """NS-10.8."""
    t = Table(2)
    t.seat(0, only_workers={"agriculture": 2, "warriors": 1}, idle=0)
    t.seat(1, idle=1)
    t.event("pestilence", 0)
    changes = {
        x.action.option: {c.what for c in x.changes}
        for x in of(t.s, 0).forecasts
        if isinstance(x.action, a.Choose)
    }
    assert "food_made" in changes["agriculture"]
    assert "strength" not in changes["agriculture"]
    assert "strength" in changes["warriors"]
    assert "food_made" not in changes["warriors"]
    t.act(0, a.Choose("warriors"))


# ----------------------------------------------------------------------------------------- events


def test_an_event_tells_what_is_to_come_and_with_whom_it_is_through() -> None:
    t = Table(3)
    for seat, units in enumerate((3, 2, 0)):
        t.seat(seat, workers={"warriors": units}, food=3, resources=3)
    t.event("foray", 0)
    found = of(t.s, None)
    assert found.event == "foray"
    assert [(e.seat, e.what, e.amounts) for e in found.to_come] == [
        (0, "mixture", (("food", 3),)),
        (1, "mixture", (("food", 3),)),
    ]
    assert found.through == ()
    t.act(0, a.Split(1, 2))
    found = of(t.s, None)
    assert [e.seat for e in found.to_come] == [1]
    assert found.through == (0,)
    t.act(1, a.Split(3, 0))


def test_every_event_that_asks_tells_something_of_whom_it_asks() -> None:
    seen = set()
    for s, d, _ in questions():
        found = of(s, None)
        if found.event is not None:
            assert d.facts["card"] == found.event
            assert d.seat in [e.seat for e in found.to_come], (d.kind, found)
            assert set(found.through).isdisjoint(e.seat for e in found.to_come)
            seen.add(found.event)
    witnessed(seen, "events that ask somebody", f"{GAMES} (players, seed)", least=5)


def test_what_is_asked_is_plain_data() -> None:
    for s, d, _ in questions():
        assert asdict(of(s, d.seat))["seat"] == d.seat


def test_cards_drawn_after_a_discard() -> None:
    """NS-6.8: one for each unused military action, at most three."""
    t = Table(2)
    t.seat(0, military=("spy",) * 6, ma=1)
    t.phase("end", 0)
    assert of(t.s, 0).draw == 1
    count = t.decision.facts["count"]
    assert isinstance(count, int)
    t.act(0, a.DiscardCards(("spy",) * count))


# ------------------------------------------------------------------------------------------ words


def test_every_code_has_its_words() -> None:
    said = TtaCase.FAMILIES
    assert set(said["number"]) == set(NUMBERS)
    whats = set(get_args(What))
    items = {"goods", "either", "mixture", "spend_actions"}
    assert set(said["fate"]) == (whats - items) | {"through", "spared"}
    assert set(said["told"]) == (whats - {"goods", "mixture", "terrorism"}) | {
        *("gains", "loses", "more", "less", "through")
    }
    aggressions = {c.id for c in rules_for("new_story").cards.values() if c.kind == "aggression"}
    assert set(TtaNewStoryStakes.FAMILIES["yours"]) == aggressions
    assert set(TtaNewStoryStakes.FAMILIES["theirs"]) == aggressions
    assert set(said["verdict"]) | {"answer_pact", "bid", "send_force", "defend", "discard"} >= {
        d.kind for _, d, _ in questions()
    } - {"pick_good", "gain_mix", "lose_mix"}


def test_stakes_name_the_figures_of_their_cards() -> None:
    """The sentences are written by hand; what they count is in the data."""
    stakes = TtaNewStoryStakes(ENGLISH)
    for card in rules_for("new_story").cards.values():
        for effect in card.effects if card.kind == "aggression" else ():
            said = stakes.yours(card.id, who="Bob", have="nothing")
            if isinstance(effect, Take):
                assert f" {effect.limit} " in said
            elif isinstance(effect, Raid):
                assert all(re.search(rf"\b{AGES[n]}\b", said) for n in effect.levels)


def test_a_prompt_speaks_from_the_side_of_the_target() -> None:
    t = Table(2, age=2)
    t.seat(0, military=("spy",), workers={"warriors": 4})
    t.seat(1, military=("raid_i",), science=9)
    t.phase("politics")
    t.act(0, a.PlayAggression("spy", 1))
    said = TEXTS(("Ann", "Bob")).prompt(RULES.view(t.s, 1), t.decision)
    assert "Ann takes up to 5 science from you. You have 9 science." in said
    assert "rival" not in said
    t.act(1, a.Decline())


def test_a_prompt_tells_what_an_event_does_to_the_others() -> None:
    t = Table(3)
    for seat, units in enumerate((3, 2, 0)):
        t.seat(seat, workers={"warriors": units}, food=3, resources=3)
    t.event("foray", 0)
    texts = TEXTS(("Ann", "Bob", "Chloe"))
    assert "Bob gains 3 food and resources in all." in texts.prompt(RULES.view(t.s, 0), t.decision)
    t.act(0, a.Split(1, 2))
    assert "Ann is done." in texts.prompt(RULES.view(t.s, 1), t.decision)
    t.act(1, a.Split(3, 0))
