"""No card without a scenario: each one is put to use by a test of its own name.

The test files are read as text. A card that only lies in a hand, in the row or among the discards
has not been put to use, so what stands there does not count.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from engine.games.tta import RULES
from engine.games.tta.editions import rules_of
from engine.games.tta.options import TtaOptions

NO_SCENARIOS = {"test_every_card.py", "test_cards_data.py", "test_rules_text.py"}
IDLE_PLACES = {"military", "civil", "cards"}
"""Fields of a table in which cards only lie."""
IDLE_CALLS = {"row", "DiscardCards", "Defend", "deck", "events"}
"""Calls whose cards only lie somewhere or are thrown away; bonus cards do work in `Defend`."""


def put_to_use(node: ast.AST) -> Iterator[str]:
    """All texts in a piece of a test, but for those in idle places."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    if isinstance(node, ast.keyword) and node.arg in IDLE_PLACES:
        return
    if isinstance(node, ast.Call):
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        if name in IDLE_CALLS:
            return
    parts = list(ast.iter_child_nodes(node))
    if isinstance(node, ast.Compare):
        # A name that a result is compared with was not put to use by that; a question was.
        parts = [part for part in parts if isinstance(part, ast.Call)]
    for part in parts:
        yield from put_to_use(part)


def scenarios() -> Iterator[Path]:
    """The modules with scenarios."""
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        if path.name not in NO_SCENARIOS:
            yield path


def test_every_card_has_a_scenario() -> None:
    used: set[str] = set()
    for path in scenarios():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        used |= set(put_to_use(tree))
    cards = rules_of(RULES.setup(TtaOptions(), 2, 1).state).table.cards
    missing = sorted(set(cards) - used)
    assert not missing


def test_a_card_that_only_lies_somewhere_has_none() -> None:
    idle = 't.seat(0, military=["rats"]); t.row("iron"); assert t.civ(0).leader == "moses"'
    assert list(put_to_use(ast.parse(idle))) == []
    used = 't.event("rats"); t.seat(0, leader="moses"); assert t.build_price(0, "iron") == 5'
    assert list(put_to_use(ast.parse(used))) == ["rats", "moses", "iron"]
