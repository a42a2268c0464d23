"""What may be answered at once is allowed by the rules step by step, and shows nothing hidden."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Action, Decision, IllegalAction, Lookahead, Rng, Rules, lookahead, steps_of
from tests.conformance.cases import every_table, game
from tests.conformance.test_panels import plies


def said(found: Lookahead) -> tuple[Any, ...]:
    """What a player sees of it."""
    menus = tuple((d.kind, tuple(d.every())) for d in found.decisions)
    behind = said(found.then) if found.then is not None else ()
    return found.batches, found.implied, menus, behind


@pytest.mark.sliced
@every_table
def test_every_part_is_allowed(key: str, seats: int) -> None:
    rules = game(key)
    for ply in plies(key, seats):
        for seat in {d.seat for d in ply.decisions}:
            found = lookahead(rules, ply.state, seat, ply.decisions)
            if found.implied is not None:
                step = rules.apply(ply.state, seat, found.implied, ply.decisions)
                assert step.stays_with(seat)
                view = rules.view(step.state, seat)
                assert found.decisions == tuple(rules.arranged(view, d) for d in step.decisions)
            for compound in found.batches:
                state, decisions = ply.state, ply.decisions
                *first, last = steps_of(compound)
                assert first
                for action in first:
                    step = rules.apply(state, seat, action, decisions)
                    assert step.stays_with(seat), compound
                    state, decisions = step.state, step.decisions
                rules.apply(state, seat, last, decisions)


def carried_out(
    rules: Rules[Any], state: Any, seat: int, action: Action, decisions: tuple[Decision, ...]
) -> bool:
    try:
        rules.apply(state, seat, action, decisions)
    except IllegalAction:
        return False
    return True


@pytest.mark.sliced
@every_table
def test_an_answer_is_allowed_exactly_if_it_would_be_carried_out(key: str, seats: int) -> None:
    rules = game(key)
    tried: list[Action] = []
    allowed = []
    for ply in plies(key, seats):
        tried = [*tried[-5:], ply.action]
        for seat in range(seats):
            aside = rules.anytime_actions(ply.state, seat)
            for action in [*tried, *(menu.sample(Rng(1)) for menu in aside)]:
                found = rules.allows(ply.state, seat, action, ply.decisions)
                assert found == carried_out(rules, ply.state, seat, action, ply.decisions)
                allowed.append(found)
    assert set(allowed) == {True, False}


@pytest.mark.sliced
@every_table
def test_it_is_the_same_in_every_world_that_looks_the_same(key: str, seats: int) -> None:
    rules, rng = game(key), Rng(5)
    for ply in plies(key, seats):
        for seat in {d.seat for d in ply.decisions}:
            other = rules.determinize(ply.state, seat, rng)
            here = lookahead(rules, ply.state, seat, ply.decisions)
            assert said(lookahead(rules, other, seat, rules.decisions(other))) == said(here)
