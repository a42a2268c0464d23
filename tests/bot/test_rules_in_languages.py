"""The rules of a game in another language: its own paragraphs, and English ones for the rest."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import render.lang.language as lang
from bot.features.help import rulebook

GAME = "antike-duellum"
ENGLISH = """# Antike

## Temples

**AD-5.1** Building: A temple costs 5 marble. It stands in a city.
**AD-5.2** Walls protect a city.

## War

**AD-6.1** Conquest: A city falls to strong units.
"""
GREEK = """# Antike

## Ναοί

**AD-5.1** Χτίσιμο: Ένας ναός κοστίζει 5 μάρμαρα. Μπαίνει σε πόλη.
**AD-9.9** Άγνωστο.
"""


@pytest.fixture(autouse=True)
def _rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "el").mkdir()
    (tmp_path / f"{GAME}.md").write_text(ENGLISH, "utf-8")
    (tmp_path / "el" / f"{GAME}.md").write_text(GREEK, "utf-8")
    monkeypatch.setattr(rulebook, "FOLDER", tmp_path)
    monkeypatch.setitem(lang.LANGUAGES, "el", "el")
    caches = (rulebook.paragraphs, rulebook._index)
    for cache in caches:
        cache.cache_clear()
    yield
    for cache in caches:
        cache.cache_clear()
    lang.language.cache_clear()


def numbers(keyword: str, code: str = "el") -> list[str]:
    return [p.number for p in rulebook.search(GAME, keyword, code=code)]


def test_what_is_missing_is_english_under_the_heading_of_the_language() -> None:
    found = [(p.number, p.heading, p.text[:10]) for p in rulebook.paragraphs(GAME, "el")]
    assert found == [
        ("AD-5.1", "Ναοί", "Χτίσιμο: Έ"),
        ("AD-5.2", "Ναοί", "Walls prot"),
        ("AD-6.1", "War", "Conquest: "),
    ]
    assert rulebook.chapters(GAME, "el") == [("Ναοί", "AD-5.1"), ("War", "AD-6.1")]
    assert [p.number for p in rulebook.chapter(GAME, "AD-5.1", "el")] == ["AD-5.1", "AD-5.2"]
    assert [p.heading for p in rulebook.numbered(GAME, ["AD-5.1"], "el")] == ["Ναοί"]


@pytest.mark.parametrize(("keyword", "number"), [
    ("ναος", "AD-5.1"), ("ΜΆΡΜΑΡΑ", "AD-5.1"), ("temple", "AD-5.1"), ("walls", "AD-5.2"),
    ("conquest", "AD-6.1"), ("5.2", "AD-5.2"),
])  # fmt: skip
def test_a_word_of_either_language_finds_a_paragraph(keyword: str, number: str) -> None:
    assert numbers(keyword)[0] == number


def test_english_stays_as_it_is() -> None:
    assert numbers("ναος", "en") == []
    assert [p.text[:8] for p in rulebook.paragraphs(GAME)] == ["Building", "Walls pr", "Conquest"]


def test_an_answer_begins_with_the_title_of_the_language() -> None:
    [first, *_] = rulebook.search(GAME, "μάρμαρα", code="el")
    assert rulebook.answer(GAME, first, "μάρμαρα", "el").startswith("**Χτίσιμο**: Ένας ναός")


def test_a_language_without_rules_has_the_english_ones() -> None:
    assert rulebook.paragraphs(GAME, "hu") == rulebook.paragraphs(GAME)


def test_a_question_may_end_with_the_semicolon_of_greek() -> None:
    told = "INT-1", "Ερμηνείες", "Ποιος πρώτος; *Source:* Βιβλίο. *Reading:* Ο αρχικός. Πάντα."
    reading = rulebook.Paragraph(*told)
    assert reading.title == "Ποιος πρώτος;"
    assert reading.told == "**Ποιος πρώτος;** Ο αρχικός. Πάντα."
    assert rulebook._SENTENCE.split(reading.told) == ["**Ποιος πρώτος;**", "Ο αρχικός.", "Πάντα."]
