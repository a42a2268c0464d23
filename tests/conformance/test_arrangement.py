"""Where a game orders the menus of a question, each has its place."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.core import Pick
from engine.selfplay import walk
from tests.conformance.cases import GAMES, game, options

SEED = 11
WILD = 6
LAST = {"pass"}
"""Ways on that are a decision of their own."""


@pytest.mark.sliced(10)
@pytest.mark.parametrize("key", GAMES)
def test_every_menu_has_a_place(key: str) -> None:
    """A new menu that nobody places would stand behind all others. What is folded away, confirmed
    or leads on stands there anyway."""
    assert dict(unplaced(key)) == {}


def unplaced(key: str) -> Iterator[tuple[str, str]]:
    """Menus without a place in a question that is ordered, with the question."""
    rules = game(key)
    for seats in rules.meta.seats:
        for ply in walk(rules, options(key, SEED), seats, SEED, WILD):
            for decision in ply.decisions:
                placed = rules.arrangement(rules.view(ply.state, decision.seat), decision).verbs
                for menu in decision.menus:
                    beside = (
                        menu.collapsed
                        or menu.confirm
                        or (isinstance(menu, Pick) and menu.ends_step)
                    )
                    if placed and not beside and menu.verb not in {*placed, *LAST}:
                        yield menu.verb, decision.kind
