"""Menus stand in another order than the rules list them; nothing is added, left out, or told."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from engine.core import AS_LISTED, Arrangement, Decision, Pick, Rng
from engine.games.tta import actions as tta
from engine.registry import keys, rules
from engine.selfplay import walk
from tests.witnesses import witnessed


def test_menus_named_come_first_and_answers_are_sorted() -> None:
    a, b, c = (tta.Build(x) for x in "abc")
    asked = Decision(0, "q", (Pick("late", (c,)), Pick("other", (b,)), Pick("first", (b, a))))
    found = Arrangement(("first", "late", "first"), lambda action: action.card).of(asked)
    assert [m.verb for m in found.menus] == ["first", "late", "other"]
    assert tuple(found.menus[0].every()) == (a, b)
    assert AS_LISTED.of(asked) == asked


@pytest.mark.parametrize("key", keys())
def test_nothing_is_added_left_out_or_told(key: str) -> None:
    game, rng = rules(key), Rng(3)
    seats = min(game.meta.seats)
    moved = 0
    for ply in islice(walk(game, game.options(**game.meta.quick), seats, 4), 0, 240, 3):
        for decision in game.decisions(ply.state):
            view = game.view(ply.state, decision.seat)
            shown = game.arranged(view, decision)
            assert Counter(map(repr, shown.menus)).total() == len(decision.menus)
            for menu in decision.menus:
                [same] = [
                    m for m in shown.menus if m.verb == menu.verb and m.collapsed == menu.collapsed
                ]
                assert type(same) is type(menu)
                if isinstance(menu, Pick):
                    assert isinstance(same, Pick)
                    assert Counter(menu.actions) == Counter(same.actions)
                    moved += menu.actions != same.actions
            other = game.determinize(ply.state, decision.seat, rng)
            [again] = [d for d in game.decisions(other) if d.seat == decision.seat]
            hidden = game.arranged(game.view(other, decision.seat), again)
            said = [(m.verb, getattr(m, "actions", ())) for m in hidden.menus]
            assert said == [(m.verb, getattr(m, "actions", ())) for m in shown.menus]
    witnessed(
        moved, "menus in another order than that of the rules", f"{key}, {seats} players, seed 4"
    )
