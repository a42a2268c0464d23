"""A position with another future: everybody sees the same, and the game goes on soundly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from engine.checking import check_ply
from engine.core import Decision, Pile, Rng, Share, Subset, clone
from engine.core.redeal import parts
from engine.core.save import state_hash
from engine.selfplay import walk
from tests.conformance.cases import every_game, every_table, game, options, row
from tests.conformance.sights import RESEEDED, named_piles
from tests.witnesses import witnessed

SOME = 9
MANY = 8
"""Different cards of a pile that do not come into the same order again by accident."""


def shown(decisions: Iterable[Decision]) -> list[Decision]:
    """Questions as people see them: what counts as enough is a function of its own each time."""
    same = chr
    return [
        replace(
            d, menus=tuple(_with(m, same) if isinstance(m, (Subset, Share)) else m for m in d.menus)
        )
        for d in decisions
    ]


def _with(menu: Subset | Share, enough: Any) -> Subset | Share:
    return replace(menu, enough=enough)


@pytest.mark.sliced
@every_table
def test_nobody_sees_a_difference(key: str, seats: int) -> None:
    rules = game(key)
    moved = 0
    for ply in islice(walk(rules, options(key, 3), seats, 3), 0, None, SOME):
        before = state_hash(rules, ply.state)
        other = rules.reseed(ply.state, ply.number)
        assert state_hash(rules, ply.state) == before, "the state itself must not change"
        assert rules.check(other) == []
        assert shown(rules.decisions(other)) == shown(ply.decisions)
        for viewer in (*range(seats), None):
            assert rules.view(other, viewer) == rules.view(ply.state, viewer)
        for one, two in zip(parts(ply.state, Pile), parts(other, Pile), strict=True):
            assert Counter(one.cards) == Counter(two.cards)
            moved += one.cards != two.cards
        assert isinstance(other.rng, Rng)
        assert other.rng.secret == ply.number != ply.state.rng.secret
        again = rules.reseed(clone(ply.state), ply.number)
        assert state_hash(rules, again) == state_hash(rules, other)
    witnessed(
        moved,
        "piles that lie in another order",
        f"{key}, {seats} players, seed 3, or the game hides nothing",
    )


@every_game
def test_each_pile_that_nobody_knows_gets_another_order(key: str) -> None:
    """By name: all others may be in order while one stays as it was."""
    rules, moved = game(key), Counter[str]()
    seats = rules.meta.seats[-1]
    for ply in islice(walk(rules, options(key, 4), seats, 4), 0, None, SOME):
        other = rules.reseed(ply.state, ply.number)
        pairs = zip(named_piles(ply.state), named_piles(other), strict=True)
        for one, two in pairs:
            known = [card for i, card in enumerate(one.pile.cards) if one.pile.shows(i, 0)]
            backs = Counter(map(rules.back, set(one.pile.cards) - set(known)))
            if one.name not in row(
                RESEEDED, key, "RESEEDED of sights.py", "the piles in an unknown order"
            ):
                assert one.pile == two.pile, one.name
            elif max(backs.values(), default=0) >= MANY:
                assert one.pile.cards != two.pile.cards, one.name
            moved[one.name] += one.pile.cards != two.pile.cards
    assert {name for name, times in moved.items() if times} == row(
        RESEEDED, key, "RESEEDED of sights.py", "the piles in an unknown order"
    )


@pytest.mark.sliced
@every_game
def test_the_game_goes_on_from_there(key: str) -> None:
    rules, found, rng = game(key), list[str](), Rng(5)
    seats = rules.meta.seats[-1]
    plies = list(walk(rules, options(key, 6), seats, 6))
    for number in (len(plies) // 4, len(plies) // 2):
        step = plies[number].step
        state = rules.reseed(step.state, 7)
        start = type(step)(state, (), True, rules.decisions(state))
        for ply in islice(walk(rules, options(key, 6), seats, 8, start=start), 0, None, SOME):
            found += check_ply(rules, ply, rng)
    assert found == []
