"""No card without a scenario: each one is put to use by a test of its own name."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from engine.games.tta.cards.table import card_table
from tests.games.tta.test_every_card import NO_SCENARIOS, put_to_use

CARDS = card_table("first_edition").cards.values()


def cards_with_scenarios() -> set[str]:
    """What the tests of this folder put to use."""
    used: set[str] = set()
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        if path.name not in NO_SCENARIOS:
            used |= set(put_to_use(ast.parse(path.read_text(encoding="utf-8"))))
    return used


@pytest.mark.rule("OR-1.1", "OR-5.11")
@pytest.mark.parametrize(
    ("deck", "different"), [("starting", 6), ("civil", 128), ("military", 110)]
)
def test_every_card_has_a_scenario(deck: str, different: int) -> None:
    there = {card.id for card in CARDS if card.deck == deck}
    assert len(there) == different
    assert sorted(there - cards_with_scenarios()) == []
