"""Nobody sees or is told a card that they may not know, by a table of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from engine.checking import Ply
from engine.checking import _words as words
from engine.core import Decision, Rules
from engine.selfplay import walk
from tests.conformance.cases import every_table, game, options, row
from tests.conformance.sights import RETOLD, SIGHTS, SOMETIMES, TOLD, copies, named_piles, sights
from tests.witnesses import witnessed


def wrong_sights(key: str, chosen: Any, state: Any, seats: int) -> list[str]:
    """The piles of a state that say other than the table who may look at them."""
    table, found = sights(key, chosen, not state.agenda), list[str]()
    for named in named_piles(state):
        who = table.get(named.name)
        if who is None:
            found.append(f"{named.name} is not in the table of sights")
            continue
        for i in range(len(named.pile)):
            for viewer in (*range(seats), None):
                if named.pile.shows(i, viewer) != named.known(who, i, viewer):
                    found.append(f"{named.name}, card {i}: {viewer} sees it, or not, against {who}")
    return found


@pytest.mark.sliced
@every_table
def test_the_states_say_what_the_table_says(key: str, seats: int) -> None:
    rules, met = game(key), set[str]()
    for seed in (1, 2, 3):  # hands open and hidden
        chosen = options(key, seed)
        for ply in walk(rules, chosen, seats, seed):
            assert wrong_sights(key, chosen, ply.step.state, seats) == []
            met |= {named.name for named in named_piles(ply.step.state)}
    known = set(row(SIGHTS, key, "SIGHTS of sights.py", "who may see which pile"))
    assert met <= known, f"SIGHTS of sights.py does not say who may see {sorted(met - known)}"
    missing = known - SOMETIMES.get(key, set())
    witnessed(met, "piles", f"{key}, {seats} players, seeds 1 to 3", every=missing)


def hidden_from(key: str, chosen: Any, state: Any, viewer: int | None) -> set[str]:
    """The cards of which every copy lies where a viewer may not look."""
    table, found = sights(key, chosen, not state.agenda), Counter[str]()
    for named in named_piles(state):
        who = table[named.name]
        found.update(
            card for i, card in enumerate(named.pile.cards) if not named.known(who, i, viewer)
        )
    there = copies(key, state)
    return {card for card, n in found.items() if n >= there[card]}


def told(decisions: tuple[Decision, ...], viewer: int | None) -> Iterator[tuple[str, Any]]:
    """What a viewer reads of questions: those to them, and of others what is public."""
    for d in decisions:
        own = [list(islice(m.every(), 200)) for m in d.menus] if d.seat == viewer else []
        yield d.kind, [dict(d.facts), own]


def named_in_secret(
    rules: Rules[Any], key: str, chosen: Any, ply: Ply[Any], viewer: int | None
) -> Iterator[tuple[str, str]]:
    """Cards that a step names to a viewer although they lie face down for them: (where, card)."""
    after = ply.step
    hidden = hidden_from(key, chosen, after.state, viewer)
    always = hidden & hidden_from(key, chosen, ply.state, viewer)
    view = replace(rules.view(after.state, viewer), **RETOLD.get(key, {}))
    for card in hidden.intersection(words(view)):
        yield "view", card
    for kind, said in told(after.decisions, viewer):
        for card in hidden.intersection(words(said)):
            yield kind, card
    for news in after.news:
        if news.heard_by(viewer):
            for card in always.intersection(words(news.event)):
                yield news.event.kind, card


def secrets_named(rules: Rules[Any], key: str, seats: int, seed: int) -> list[str]:
    """What a random game tells somebody who may not know it. One viewer a step, in turn."""
    chosen, found = options(key, seed), list[str]()
    viewers = (*range(seats), None)
    for ply in walk(rules, chosen, seats, seed, wild=40 if seed == 3 else 0):
        viewer = viewers[ply.number % len(viewers)]
        found += [
            f"{ply.number}: {where} names {card} to {viewer}"
            for where, card in named_in_secret(rules, key, chosen, ply, viewer)
            if where
            not in row(TOLD, key, "TOLD of sights.py", "the face-down cards that are named")
        ]
    return found


@pytest.mark.sliced
@every_table
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nobody_is_told_of_a_card_that_lies_face_down(key: str, seats: int, seed: int) -> None:
    assert secrets_named(game(key), key, seats, seed) == []


def test_every_card_is_hidden_from_somebody() -> None:
    """Else nothing was looked at."""
    for key, seats in (("skirmish", 3), ("antike-duellum", 2), ("tta-new-story", 3)):
        chosen = options(key, 1)
        start = game(key).setup(chosen, seats, 1)
        assert len(hidden_from(key, chosen, start.state, None)) > 1, key


# --- the faults that these tests are for ---------------------------------------------------------


class Faulty(type(game("tta-new-story"))):  # type: ignore[misc]
    """Through the Ages with a fault in it."""

    def __init__(self) -> None:
        right: Any = game("tta-new-story")
        super().__init__(right.edition, right.meta)


class OpenDeck(Faulty):
    """The civil deck is declared visible, and views show it then."""

    def begin(self, options: Any, seats: int, rng: Any) -> Any:
        turn = super().begin(options, seats, rng)
        turn.state.civil_deck.sight = "everyone"
        return turn


class Copier(Faulty):
    """A card is copied out of its pile, and the copy is shown."""

    def apply(self, state: Any, *rest: Any) -> Any:
        step = super().apply(state, *rest)
        step.state.players[0].used[:] = step.state.military_deck.cards[-1:]
        return step


class Gossip(Faulty):
    """What somebody draws is told to everybody."""

    def apply(self, state: Any, *rest: Any) -> Any:
        step = super().apply(state, *rest)
        return replace(step, news=tuple(replace(n, to=None) for n in step.news))


def test_a_deck_that_is_declared_visible_is_found() -> None:
    rules, chosen = OpenDeck(), options("tta-new-story", 1)
    state = rules.setup(chosen, 2, 1).state
    assert any("civil_deck" in said for said in wrong_sights("tta-new-story", chosen, state, 2))


@pytest.mark.sliced(10)
@pytest.mark.parametrize(("rules", "where"), [(Copier(), "view"), (Gossip(), "drew_cards")])
def test_cards_that_are_copied_or_told_are_found(rules: Rules[Any], where: str) -> None:
    found = secrets_named(rules, "tta-new-story", 2, 1)
    met = [said for said in found if f" {where} names " in said]
    witnessed(met, f"a card that {where} tells", f"2 players, seed 1, with {found[:5]}")
