"""/rules answers questions as people ask them.

The lists beside this file hold questions in the words of people, each with the paragraphs that
answer it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from discord.ui import TextDisplay

import engine.registry
import render.lang.language as lang
from bot.features.help import pages, rulebook
from bot.features.help.pages import ANSWERS
from bot.widgets.spelling import plain
from render.lang.language import ENGLISH

FOLDER = Path(__file__).parent / "asked"
GAMES = engine.registry.keys()
AT_ONCE = 0.9
"""So many of all questions are answered by what is shown at first."""


def questions(game: str, code: str = "") -> Iterator[tuple[str, frozenset[str]]]:
    for line in (FOLDER / code / f"{game}.txt").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            question, _, numbers = line.partition("|")
            yield question.strip(), frozenset(numbers.split())


def found(game: str, question: str) -> list[str]:
    return [p.number for p in rulebook.search(game, question)]


@pytest.mark.parametrize("game", GAMES)
def test_questions_are_answered(game: str) -> None:
    asked = dict(questions(game))
    assert len(asked) >= 30
    known = {p.number for p in rulebook.paragraphs(game)}
    assert [sorted(n) for n in asked.values() if not n <= known] == []
    missed = {q: found(game, q) for q, numbers in asked.items() if not numbers & {*found(game, q)}}
    assert missed == {}


def test_most_questions_are_answered_by_what_is_shown_at_first() -> None:
    asked = [(game, *one) for game in GAMES for one in questions(game)]
    at_once = [q for game, q, numbers in asked if numbers & {*found(game, q)[:ANSWERS]}]
    assert len(at_once) >= AT_ONCE * len(asked)


@pytest.fixture
def _greek(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(lang.LANGUAGES, "el", "el")
    yield
    lang.language.cache_clear()


@pytest.mark.usefixtures("_greek")
@pytest.mark.parametrize("game", sorted(path.stem for path in (FOLDER / "el").glob("*.txt")))
def test_greek_questions_are_answered_by_greek_rules(game: str) -> None:
    """In the language of the rules; nearly all by what is shown at first."""
    asked = dict(questions(game, "el"))
    found = {q: [p.number for p in rulebook.search(game, q, code="el")] for q in asked}
    assert len(asked) >= 30
    assert {q: found[q] for q, numbers in asked.items() if not numbers & {*found[q]}} == {}
    at_once = [q for q, numbers in asked.items() if numbers & {*found[q][:ANSWERS]}]
    assert len(at_once) >= AT_ONCE * len(asked)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("asked", ["how do I win?", "How to win", "who wins the game"])
def test_how_to_win_is_answered_first(game: str, asked: str) -> None:
    first = rulebook.search(game, asked)[0]
    assert {"win", "wins", "won"} & {*plain(rulebook.answer(game, first, asked)).split()}
    assert first.number in dict(questions(game))["how do i win"]


@pytest.mark.parametrize("game", GAMES)
def test_several_words_are_never_answered_by_nothing(game: str) -> None:
    """What is not known is passed over."""
    assert found(game, "xyzzy") == []
    assert found(game, "xyzzy how many players plugh can win") != []


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_is_short_and_says_what_was_asked(game: str) -> None:
    for question, _ in questions(game):
        for paragraph in rulebook.search(game, question)[:ANSWERS]:
            said = rulebook.answer(game, paragraph, question)
            assert len(said) <= rulebook.LONGEST_ANSWER, paragraph.number
            assert said.count("**") % 2 == 0, paragraph.number
            title = rulebook.TITLED.match(paragraph.told)
            assert said.startswith(title[0] if title else "")


def test_sentences_that_answer_are_chosen() -> None:
    """The last of five sentences of this paragraph says who wins."""
    [paragraph] = rulebook.numbered("tta-new-story", ["NS-2.5"])
    said = rulebook.answer("tta-new-story", paragraph, "how do I win")
    assert said.startswith("**Final scoring.** …")
    assert said.endswith("The player with the most culture wins; tied players share the victory.")


def test_a_paragraph_chosen_by_its_number_is_not_quoted() -> None:
    """The number stands behind the sentence that somebody chose; nobody typed it."""
    found = rulebook.numbered("tzolkin", ["TZ-12.5"])

    def shown(keyword: str) -> str:
        page = pages.rules_page(ENGLISH, "tzolkin", found, keyword, brief=True)
        return "".join(i.content for i in page.view.walk_children() if isinstance(i, TextDisplay))

    assert "TZ-12.5" not in shown("TZ-12.5")
    assert "rules about “win”" in shown("win")
