"""Worlds that are dealt again can be played on, whatever is going on: what is offered, bid or
sent remains possible (see `engine.games.tta.hidden`)."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from engine.core import Rng
from engine.core.clone import clone
from engine.games.tta import FIRST_EDITION_RULES, RULES, hidden_hands
from engine.games.tta.actions import DOWN, AnswerPact, FillForce, SendForce
from engine.games.tta.editions import rules_of
from engine.games.tta.frames.attack import Defence
from engine.games.tta.query import basics
from engine.selfplay import walk
from tests.conformance.cases import options
from tests.witnesses import lost, witnessed

WORLDS = 12


def positions(kind: str, seats: int = 3, most: int = 6, **wanted: Any) -> list[Any]:
    """Some positions of random games in which a question of this kind is asked."""
    found: list[Any] = []
    for seed in range(1, 40):
        chosen = options("tta-new-story", seed).model_copy(update={"peaceful": False, **wanted})
        for ply in walk(RULES, chosen, seats, seed, wild=60):
            if ply.decisions[0].kind == kind:
                found.append(ply.state)
            if len(found) >= most:
                return found
    where, lack = f"{seats} players, seeds 1 to 39", f"{len(found)} of {most}"
    raise lost(f"questions of the kind {kind}", where, lack)


def worlds(state: Any) -> Any:
    """Every viewer's worlds of a position, with the viewer."""
    for viewer in (*range(len(state.players)), None):
        for seed in range(WORLDS):
            yield viewer, RULES.determinize(state, viewer, Rng(seed))


@pytest.mark.sliced(10)
def test_an_offered_pact_stays_where_it_is_and_can_be_accepted() -> None:
    for state in positions("answer_pact"):
        frame = state.agenda[-1]
        for _, other in worlds(state):
            assert frame.card in other.players[frame.seat].military.cards
            step = RULES.apply(other, frame.partner, AnswerPact(True))
            assert any(p.card == frame.card for p in step.state.pacts)
            assert RULES.check(step.state) == []


@pytest.mark.sliced(10)
def test_whoever_bid_can_send_the_force() -> None:
    seen = 0
    for state in positions("bid", most=40):
        top = state.agenda[-1]
        if not top.high:
            continue
        seen += 1
        for _, other in worlds(state):
            again = other.agenda[-1]
            while RULES.decisions(other) and RULES.decisions(other)[0].kind == "bid":
                decision = RULES.decisions(other)[0]
                action = next(a for m in decision.menus if m.verb == "drop_out" for a in m.every())
                other = RULES.apply(other, decision.seat, action).state
            winner = again.bidders[-1]
            assert RULES.decisions(other)[0].seat == winner
            other = RULES.apply(other, winner, FillForce(False)).state
            other = RULES.apply(other, winner, SendForce()).state
            assert top.territory in other.players[winner].colonies
            assert RULES.check(other) == []
    witnessed(seen, "bids after a first one", "3 players, the first 40 bids of seeds 1 to 39")


@pytest.mark.sliced
def test_a_force_that_is_put_together_is_of_the_hand_that_was_dealt() -> None:
    seen = 0
    for state in positions("send_force", most=30):
        top = state.agenda[-1]
        seen += bool(top.cards)
        for viewer, other in worlds(state):
            again = other.agenda[-1]
            hand = list(other.players[top.seat].military.cards)
            for card in again.cards:
                hand.remove(card.removeprefix(DOWN))
            if viewer == top.seat:
                assert again == top
            assert RULES.decisions(other)[0].facts == RULES.decisions(state)[0].facts
    witnessed(seen, "forces with a card added", "3 players, the first 30 forces of seeds 1 to 39")


@pytest.mark.sliced(10)
def test_an_attack_that_is_not_decided_lies_on_the_discards() -> None:
    for state in positions("defend"):
        top = state.agenda[-1]
        assert isinstance(top, Defence)
        for _, other in worlds(state):
            assert other.discards.cards.count(top.card) >= 1


def test_hidden_hands_hold_what_can_be_taken() -> None:
    """No technology twice, none that is in play, no wonder (NS-5.3)."""
    cards = rules_of(positions("actions", most=1)[0]).cards
    moved = 0
    for state in positions("actions", most=60, hands="hidden")[::6]:
        for viewer, other in worlds(state):
            for seat, (civ, old) in enumerate(zip(other.players, state.players, strict=True)):
                hand = civ.civil.cards
                if seat == viewer:
                    assert hand == old.civil.cards
                    continue
                moved += hand != old.civil.cards
                for i, card in enumerate(hand):
                    assert cards[card].kind != "wonder"
                    if cards[card].is_technology:
                        rest = [*hand[:i], *hand[i + 1 :], *basics.technologies(civ)]
                        assert card not in rest
                assert all(card in hand for card in civ.fresh)
    witnessed(moved, "hands that are dealt again", "3 players with hidden hands, seed 1")


@pytest.mark.sliced(10)
@pytest.mark.parametrize("rules", [RULES, FIRST_EDITION_RULES])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_hidden_card_of_a_hand_finds_another_of_its_sort(
    rules: Any, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the same back, and a technology for a technology. Nothing that was dealt fits nowhere."""
    misfits: list[int] = []
    settle = hidden_hands.settle

    def counted(*args: Any) -> int:
        misfits.append(settle(*args))
        return misfits[-1]

    monkeypatch.setattr(hidden_hands, "settle", counted)
    chosen = options(rules.meta.key, 3).model_copy(update={"hands": "hidden"})
    compared = 0
    for ply in islice(walk(rules, chosen, seats, 3, wild=60), 0, None, 11):
        cards = rules_of(ply.state).cards

        def sort(card: str, cards: Any = cards) -> tuple[str, str]:
            return rules.back(card), "new" if cards[card].is_technology else cards[card].kind

        for viewer in (*range(seats), None):
            other = rules.determinize(ply.state, viewer, Rng(ply.number))
            assert rules.check(other) == []
            for civ, old in zip(other.players, ply.state.players, strict=True):
                assert list(map(sort, civ.civil.cards)) == list(map(sort, old.civil.cards))
                compared += len(civ.civil.cards)
                names = [c for c in civ.civil.cards if cards[c].is_technology]
                assert len(set(names)) == len(names)
                assert not set(names) & set(basics.technologies(civ))
    witnessed(
        compared,
        "civil cards in hidden hands",
        f"{rules.meta.key}, {seats} players, seed 3",
        least=101,
    )
    assert sum(misfits) == 0


def test_hands_exchange_their_cards_where_no_others_are_left() -> None:
    """The last leaders of an age are all in hands: then they change hands."""
    state = clone(positions("actions", seats=2, most=1, hands="hidden")[0])
    one, two = state.players
    one.civil.cards[:], two.civil.cards[:] = ["homer"], ["moses"]
    one.fresh.clear()
    two.fresh.clear()
    for pile in (state.civil_deck, state.discards):
        pile.cards[:] = [c for c in pile.cards if RULES.back(c) != RULES.back("homer")]
    found = {
        tuple(c.civil.cards[0] for c in RULES.determinize(state, None, Rng(n)).players)
        for n in range(20)
    }
    assert found == {("homer", "moses"), ("moses", "homer")}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bids_of_others_still_hide_their_cards(seats: int) -> None:
    """A bid shows strength, not which cards it is made of."""
    hands = set()
    for state in positions("bid", seats=seats, most=4):
        asked = state.agenda[-1].bidders[0]
        for viewer, other in worlds(state):
            if viewer is None:
                hands.add(tuple(sorted(other.players[asked].military.cards)))
    witnessed(
        hands,
        "hands of a bidder that differ",
        f"{seats} players, the first 4 bids of seeds 1 to 39",
        least=5,
    )
