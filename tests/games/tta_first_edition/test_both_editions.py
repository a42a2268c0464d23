"""Two editions in one process: nothing of one is seen in the other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

import pytest

from engine.core.save import document
from engine.games.tta import FIRST_EDITION_RULES, RULES
from engine.selfplay import walk
from render.registry import presentation

NAMES = ("Ann", "Bob", "Chloe")
KEYS = {RULES.meta.key: RULES, FIRST_EDITION_RULES.meta.key: FIRST_EDITION_RULES}
LOOKED = 7
"""Every so many decisions the words are compared too."""


def game(key: str, seed: int) -> Iterator[tuple[Any, ...]]:
    """All that a game shows: its saves, and now and then what is said of the table."""
    rules, texts = KEYS[key], presentation(key).texts(NAMES)
    for ply in walk(rules, rules.options(), 3, seed):
        state = ply.step.state
        said: tuple[str, ...] = ()
        if ply.number % LOOKED == 0:
            view = rules.view(state, ply.seat)
            said = (texts.board(view), texts.hand(view) or "", *texts.explain(view).values())
        yield (document(rules, state), said, tuple(texts.event(n.event) for n in ply.step.news))


@pytest.mark.sliced(10)
@pytest.mark.parametrize("seed", [1, 2])
def test_games_of_both_editions_in_turn_are_played_as_alone(seed: int) -> None:
    alone = {key: list(game(key, seed)) for key in KEYS}
    together: dict[str, list[Any]] = {key: [] for key in KEYS}
    for both in zip_longest(*(game(key, seed) for key in KEYS)):
        for key, shown in zip(KEYS, both, strict=True):
            together[key] += [shown] if shown is not None else []
    assert together == alone


def test_the_same_card_is_another_one_in_each_edition() -> None:
    first, new = (presentation(key).cards for key in reversed(KEYS))
    assert first is not None
    assert new is not None
    assert first.text("homer") != new.text("homer")
    assert first.names()["homer"] == new.names()["homer"] == "Homer (A)"
