"""The written rules: every number is there once, and every reference leads somewhere."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

TEXT = (Path(__file__).parents[3] / "docs" / "rules" / "tta-first-edition.md").read_text("utf-8")
PARAGRAPHS = re.findall(r"^\*\*(ORC?-[\d.]+)\*\* (.+)$", TEXT, flags=re.MULTILINE)
IDS = [rule for rule, _ in PARAGRAPHS]
RULES_PER_CHAPTER = (10, 27, 4, 27, 17, 10, 16, 17, 45)


def test_every_rule_and_case_has_its_paragraph() -> None:
    expected = [
        f"OR-{chapter}.{number}"
        for chapter, size in enumerate(RULES_PER_CHAPTER, start=1)
        for number in range(1, size + 1)
    ]
    expected += [f"ORC-{number}" for number in range(1, 174)]
    assert expected == IDS


def test_a_paragraph_can_be_shown_by_itself() -> None:
    for rule, paragraph in PARAGRAPHS:
        assert 20 <= len(paragraph) <= 1500, rule
        assert paragraph.endswith("."), rule
    assert max(Counter(paragraph for _, paragraph in PARAGRAPHS).values()) == 1


def test_references_lead_to_a_paragraph() -> None:
    references = set(re.findall(r"\bORC?-\d+(?:\.\d+)?", TEXT))
    assert references - set(IDS) == set()
