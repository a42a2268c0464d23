"""A language says its messages, and English what it has no words for."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable
from types import FrameType

import pytest

from render.lang.language import ENGLISH, Language, language, spoken
from tests.render.lang.pseudo import PSEUDO, stretched

OTHER = """
workers = { $count ->
    [one] { $count } munkás
   *[other] { $count } munkás
}
broken = { $nowhere } itt
"""
FIRST = """
workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
broken = { $place } here
only = Only in { $tongue }
"""


@pytest.fixture
def english() -> Language:
    return Language("en", "en_GB", lambda name: FIRST if name == "game" else "")


@pytest.fixture
def hungarian(english: Language) -> Language:
    return Language("hu", "hu", lambda name: OTHER if name == "game" else "", english)


@pytest.mark.parametrize(("count", "said"), [(1, "1 worker"), (2, "2 workers")])
def test_numbers_choose_their_noun(english: Language, count: int, said: str) -> None:
    assert english.say("game", "workers", count=count) == said


def test_large_numbers_have_no_marks_for_thousands(english: Language) -> None:
    assert english.say("game", "workers", count=1234567) == "1234567 workers"


def test_facts_stand_without_marks_of_direction(english: Language) -> None:
    assert english.say("game", "only", tongue="Ζωή") == "Only in Ζωή"


def test_facts_are_not_read_as_messages(english: Language) -> None:
    assert english.say("game", "only", tongue="{ $x } *[a]") == "Only in { $x } *[a]"


@pytest.mark.parametrize(("said", "clauses"), [
    ("", "a, b; c"),
    ("clauses = { $first }· { $then }", "a, b· c"),
    ("clauses = { $first } · { $then }.", "a, b · c"),
])  # fmt: skip
def test_every_language_has_its_own_mark_between_clauses(said: str, clauses: str) -> None:
    """In Greek a semicolon asks a question."""
    greek = Language("el", "el", lambda _: said, ENGLISH)
    assert greek.clauses([greek.row(["a", "b"]), "c"]) == clauses
    assert greek.clauses(["a"]) == "a"
    assert greek.clauses([]) == ""


def test_what_is_not_translated_is_said_in_english(hungarian: Language) -> None:
    assert hungarian.say("game", "workers", count=3) == "3 munkás"
    assert hungarian.say("game", "only", tongue="x") == "Only in x"


def test_a_faulty_translation_is_said_in_english(hungarian: Language) -> None:
    assert hungarian.say("game", "broken", place="Kint") == "Kint here"


def test_unknown_messages_and_missing_facts_are_errors(english: Language) -> None:
    with pytest.raises(KeyError, match="nothing"):
        english.say("game", "nothing")
    with pytest.raises(KeyError):
        english.say("nowhere", "workers", count=1)
    with pytest.raises(ValueError, match="count"):
        english.say("game", "workers")


@pytest.mark.parametrize(("parts", "said"), [
    ([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c"),
])  # fmt: skip
def test_lists(parts: list[str], said: str) -> None:
    assert ENGLISH.listed(parts) == said


def test_lists_follow_the_language(hungarian: Language) -> None:
    assert hungarian.listed(["a", "b", "c"]) == "a, b és c"
    assert hungarian.either(["a", "b", "c"]) == "a, b vagy c"
    assert ENGLISH.either(["a", "b", "c"]) == "a, b or c"
    assert ENGLISH.either(["a"]) == "a"
    assert ENGLISH.either([]) == ""


def test_the_first_message_is_one_of_the_language_itself() -> None:
    """A short English name beside a translated one would be another name."""
    english = Language("en", "en_GB", lambda _: "name-a = Alpha\nshort-a = Al\nname-b = Beta")
    text = "name-a = Άλφα\nshort-b = Βου\nname-b = Βήτα"
    greek = Language("el", "el", lambda name: text if name == "game" else "", english)
    for tongue, a, b in ((english, "short-a", "name-b"), (greek, "name-a", "short-b")):
        assert tongue.first("game", "short-a", "name-a") == a
        assert tongue.first("game", "short-b", "name-b") == b
    assert greek.first("other", "short-a", "name-a") == "short-a"
    with pytest.raises(KeyError):
        greek.first("game", "short-c", "name-c")


def test_a_language_without_words_is_english() -> None:
    assert spoken("en") is ENGLISH
    assert spoken("xx") is ENGLISH


def test_a_language_travels_as_its_code() -> None:
    assert pickle.loads(pickle.dumps(ENGLISH)) is ENGLISH
    assert len(pickle.dumps(ENGLISH)) < 100
    with pytest.raises(KeyError):
        language("xx")


def test_the_pseudo_language_is_longer_and_has_no_plain_letters() -> None:
    said = PSEUDO.say("common", "not-asked", seats="Ann")
    plain = ENGLISH.say("common", "not-asked", seats="Ann")
    assert said.startswith("«")
    assert said.endswith("»")
    assert "Ann" in said
    assert not any(c.isascii() and c.isalpha() for c in said.replace("Ann", ""))
    assert 1.3 < (len(said) - 5) / (len(plain) - 3) < 1.6


def test_typed_words_stay_as_they_are() -> None:
    assert stretched("Age") == "Ááĝĝéé"
    assert stretched("see /game log") == "šééé /game ĺóóĝ"


def calls(work: Callable[[], object]) -> int:
    """How many functions a piece of work calls, our own and those of libraries."""
    count = 0

    def profile(frame: FrameType, event: str, _: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(profile)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


def test_a_sentence_costs_little() -> None:
    """Work is counted, not timed: a new sentence is some 150 calls, a repeated one 2."""
    fresh = Language("en", "en_GB", lambda name: FIRST)
    fresh.say("game", "workers", count=0)
    assert calls(lambda: fresh.say("game", "workers", count=7)) < 200
    assert calls(lambda: fresh.say("game", "workers", count=7)) < 10
