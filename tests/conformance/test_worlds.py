"""Worlds that are dealt again are other worlds. A leak test that compares a world with itself finds
nothing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from engine.core import Pile, Rng, Step
from engine.core.redeal import is_among, parts
from engine.core.save import document
from engine.selfplay import walk
from tests.conformance.cases import every_table, game, options, tables
from tests.conformance.sights import named_piles
from tests.witnesses import witnessed

EVERY = 12
DEALS = 2
ENOUGH = 25
"""Worlds of which a part can be told."""
MANY = 3
"""Players from which on so much is hidden that few deals give every hand back as it was."""


def hiding(key: str, seed: int) -> Any:
    """Options with which as much is hidden as can be."""
    chosen = options(key, seed)
    hidden = {"hands": "hidden"} if hasattr(chosen, "hands") else {}
    return chosen.model_copy(update=hidden)


def positions(key: str, seats: int) -> Iterator[tuple[int, Any, int | None]]:
    """Positions of random games, each with one viewer in turn."""
    for seed in (1, 2):
        plies = walk(game(key), hiding(key, seed), seats, seed, wild=60)
        for number, ply in enumerate(islice(plies, 0, None, EVERY)):
            yield number, ply.state, (*range(seats), None)[number % (seats + 1)]


def cards_of_hands(key: str, state: Any, viewer: int | None) -> list[tuple[str, int, str]]:
    """What players hold and a viewer may not know: the pile, the seat and the card, where another
    hidden card has the same back. What the question names is left out."""
    rules = game(key)
    fixed = tuple(rules.publicly_known(state))
    backs: dict[str, set[str]] = {}
    for pile in parts(state, Pile):
        for i, card in enumerate(pile.cards):
            if not pile.shows(i, viewer) and not is_among(fixed, pile, i):
                backs.setdefault(rules.back(card), set()).add(card)
    return [
        (named.name, named.seat, card)
        for named in named_piles(state)
        if named.seat is not None
        for i, card in enumerate(named.pile.cards)
        if not named.pile.shows(i, viewer) and not is_among(fixed, named.pile, i)
        if len(backs[rules.back(card)]) > 1
    ]


@pytest.mark.sliced(10)
@every_table
def test_where_the_cards_really_lie_has_no_part_in_a_deal(key: str, seats: int) -> None:
    """From another world that looks the same, the same draws give the same deal: nothing falls back
    on the true cards."""
    rules, looked = game(key), 0
    for number, state, viewer in positions(key, seats):
        other = rules.determinize(state, viewer, Rng(1_000 + number))
        deals = [rules.determinize(world, viewer, Rng(number)) for world in (state, other)]
        assert document(rules, deals[0]) == document(rules, deals[1]), (number, viewer)
        looked += 1
    witnessed(looked, "positions", f"{key}, {seats} players, seeds 1 and 2", least=3)


@pytest.mark.sliced(10)
@pytest.mark.parametrize(("key", "seats"), [t for t in tables() if t[1] >= MANY])
def test_few_worlds_hold_the_true_hands(key: str, seats: int) -> None:
    rules = game(key)
    worlds: dict[str, int] = {}
    same: dict[str, int] = {}
    for number, state, viewer in positions(key, seats):
        held = cards_of_hands(key, state, viewer)
        for deal in range(DEALS):
            other = rules.determinize(state, viewer, Rng(DEALS * number + deal))
            dealt = cards_of_hands(key, other, viewer)
            for name in {name for name, _, _ in held}:
                before, after = (sorted(c for c in x if c[0] == name) for x in (held, dealt))
                worlds[name] = worlds.get(name, 0) + 1
                same[name] = same.get(name, 0) + (before == after)
    for name, number in worlds.items():
        said = f"{name}: {same[name]} of {number} worlds hold the true cards"
        assert number < ENOUGH or same[name] * 4 < number, said


@pytest.mark.sliced(10)
@every_table
def test_the_game_goes_on_from_a_redealt_position(key: str, seats: int) -> None:
    """By the rules, and with sane states: somebody may play on from there."""
    rules, begun = game(key), 0
    plies = walk(rules, hiding(key, 3), seats, 3)
    for number, ply in enumerate(islice(plies, 5, 160, 49)):
        world = rules.determinize(ply.state, ply.seat, Rng(number))
        assert rules.check(world) == []
        start = Step(world, (), True, rules.decisions(world))
        on = islice(walk(rules, hiding(key, 3), seats, number, start=start), 25)
        assert [wrong for one in on for wrong in rules.check(one.step.state)] == []
        begun += 1
    witnessed(begun, "positions", f"{key}, {seats} players, seed 3", least=1)
