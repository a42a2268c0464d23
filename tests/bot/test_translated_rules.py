"""Translated rules say the same as the English ones, as far as numbers tell."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from bot.features.help.rulebook import FOLDER, Paragraph, _file, _read

TRANSLATED = sorted((path.parent.name, path.stem) for path in FOLDER.glob("*/*.md"))
LABELS = ("*Source:*", "*Reading:*", "*Alternative:*")


def pairs(code: str, game: str) -> list[tuple[Paragraph, Paragraph]]:
    """The paragraphs that are translated, each after the English one."""
    own = {p.number: p for p in _read(_file(game, code))}
    return [(p, own[p.number]) for p in _read(_file(game)) if p.number in own]


@pytest.mark.parametrize(("code", "game"), TRANSLATED)
def test_paragraphs_are_those_of_english_in_its_order(code: str, game: str) -> None:
    numbers = [p.number for p in _read(_file(game, code))]
    assert numbers
    assert numbers == [english.number for english, _ in pairs(code, game)]


@pytest.mark.parametrize(("code", "game"), TRANSLATED)
def test_numbers_in_a_paragraph_are_the_same(code: str, game: str) -> None:
    def digits(paragraph: Paragraph) -> Counter[str]:
        return Counter(re.findall(r"\d+", paragraph.text))

    other = [e.number for e, own in pairs(code, game) if digits(e) != digits(own)]
    assert other == []


@pytest.mark.parametrize(("code", "game"), TRANSLATED)
def test_paragraphs_name_the_same_others_and_values(code: str, game: str) -> None:
    def named(paragraph: Paragraph) -> tuple[list[str], list[str]]:
        numbers = re.findall(r"\b[A-Z]{2,4}-\d+(?:\.\d+)*", paragraph.text)
        return numbers, sorted(re.findall(r"`[^`]+`", paragraph.text))

    other = [e.number for e, own in pairs(code, game) if named(e) != named(own)]
    assert other == []


@pytest.mark.parametrize(("code", "game"), TRANSLATED)
def test_labels_stay_as_they_are(code: str, game: str) -> None:
    def labels(paragraph: Paragraph) -> list[int]:
        return [paragraph.text.count(label) for label in LABELS]

    other = [e.number for e, own in pairs(code, game) if labels(e) != labels(own)]
    assert other == []
