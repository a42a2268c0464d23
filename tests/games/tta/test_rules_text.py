"""The written rules: every number is there once, and every reference leads somewhere."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from engine.games.tta.cards.table import card_table
from render.text.tta.words import Words

TEXT = (Path(__file__).parents[3] / "docs" / "rules" / "tta-new-story.md").read_text("utf-8")
PARAGRAPHS = re.findall(r"^\*\*([A-Z]+-[\d.]+)\*\* (.+)$", TEXT, flags=re.MULTILINE)
IDS = [rule for rule, _ in PARAGRAPHS]
RULES_PER_CHAPTER = (8, 6, 7, 10, 22, 9, 10, 3, 6, 13, 5, 15, 2, 27)


def test_every_rule_interpretation_and_case_has_its_paragraph() -> None:
    expected = [
        f"NS-{chapter}.{number}"
        for chapter, size in enumerate(RULES_PER_CHAPTER, start=1)
        for number in range(1, size + 1)
    ]
    expected += [f"INT-{number}" for number in range(1, 58)]
    expected += [f"NSC-{number}" for number in range(1, 253)]
    assert expected == IDS


def test_a_paragraph_can_be_shown_by_itself() -> None:
    for rule, paragraph in PARAGRAPHS:
        assert 20 <= len(paragraph) <= 1200, rule
        assert paragraph.endswith("."), rule
    assert max(Counter(paragraph for _, paragraph in PARAGRAPHS).values()) == 1


def test_interpretations_name_source_reading_and_alternative() -> None:
    for rule, paragraph in PARAGRAPHS:
        if rule.startswith("INT-"):
            parts = re.findall(r"\*(Source|Reading|Alternative):\* \S", paragraph)
            assert parts == ["Source", "Reading", "Alternative"], rule


def test_references_lead_to_a_paragraph() -> None:
    references = set(re.findall(r"\b(?:NS|NSC|INT)-\d+(?:\.\d+)?", TEXT))
    assert references - set(IDS) == set()


def test_cards_with_rules_of_their_own_are_found_by_name() -> None:
    """Whoever looks up a card by its name finds a rule, an interpretation or a case."""
    table = card_table("new_story")
    plain = TEXT.lower()
    missing = [card for card in sorted(table.coded) if not _mentions(plain, card)]
    assert missing == []


def _mentions(text: str, card: str) -> bool:
    """The full name, or for people the last word of it ("Caesar")."""
    name = Words("new_story").name(card).lower()
    return name in text or (
        card_table("new_story")[card].kind == "leader" and name.split()[-1] in text
    )
