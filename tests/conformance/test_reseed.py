"""A position with another future: everybody sees the same, and the game goes on soundly."""

from __future__ import annotations

from collections import Counter
from itertools import islice

from engine.core import Pile, Rng, clone
from engine.core.redeal import parts
from engine.core.save import state_hash
from engine.selfplay import check_ply, walk
from tests.conformance.cases import every_game, every_table, game, options

SOME = 9


@every_table
def test_nobody_sees_a_difference(key: str, seats: int) -> None:
    rules = game(key)
    moved = 0
    for ply in islice(walk(rules, options(key, 3), seats, 3), 0, None, SOME):
        before = state_hash(rules, ply.state)
        other = rules.reseed(ply.state, ply.number)
        assert state_hash(rules, ply.state) == before, "the state itself must not change"
        assert rules.check(other) == []
        assert rules.decisions(other) == ply.decisions
        for viewer in (*range(seats), None):
            assert rules.view(other, viewer) == rules.view(ply.state, viewer)
        for one, two in zip(parts(ply.state, Pile), parts(other, Pile), strict=True):
            assert Counter(one.cards) == Counter(two.cards)
            moved += one.cards != two.cards
        assert isinstance(other.rng, Rng)
        assert other.rng.secret == ply.number != ply.state.rng.secret
        again = rules.reseed(clone(ply.state), ply.number)
        assert state_hash(rules, again) == state_hash(rules, other)
    assert moved, "this game hides nothing, so nothing is tested"


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
