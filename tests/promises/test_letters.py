"""The language of codes gives back what was said, and the frame notices what is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from render.lang.catalogue.tzolkin import Tzolkin
from render.lang.catalogue.tzolkin_choices import TzolkinChoices
from render.text.base import shorten
from tests.promises.book import Book
from tests.promises.case import Case, Run, Sentence
from tests.promises.letters import Letters, Listed, Name, Said


def test_sentences_come_back_with_their_facts() -> None:
    letters = Letters()
    say = TzolkinChoices(letters)
    text = " ".join([say.claim(corn=2), say.harvest("burn", goods="x", temple="y")])
    assert list(letters.read(text)) == [
        Said("tzolkin-choices", "claim", {"corn": 2}),
        Said("tzolkin-choices", "harvest-burn", {"goods": "x", "temple": "y"}),
    ]
    assert letters.between(text) == " "


def test_lists_and_names_come_back() -> None:
    letters = Letters()
    ann, ben = letters.names(2)
    (found,) = letters.read(letters.listed([ann, ben]))
    assert isinstance(found, Listed)
    assert [next(letters.read(part)) for part in found.parts] == [Name(0), Name(1)]
    assert (found.joined, letters.listed([])) == ("and", "")
    for other, joined in ((letters.row([ann]), ""), (letters.either([ann]), "or")):
        assert list(letters.read(other)) == [Listed(joined, (ann,))]


def test_many_sentences_have_different_codes_and_none_is_cut() -> None:
    letters = Letters()
    say = Tzolkin(letters)
    texts = [say.amount("corn", count=n) for n in range(70_000)]
    assert len(set(texts)) == len(texts)
    assert shorten(" ".join(texts[:26]), 80) == " ".join(texts[:26])
    (last,) = letters.read(texts[-1])
    assert last == Said("tzolkin", "amount-corn", {"count": 69_999})


def judged(rule: Any, **facts: Any) -> list[str]:
    """What the frame says of one sentence with these facts."""
    book = Book("x", ["tzolkin"], [])
    if rule is not None:
        book.promise("tzolkin/amount-*")(rule)
    letters = Letters()
    run = Run(book, None, letters, None)  # type: ignore[arg-type]
    Case(run, "label", None, 0).judge(Tzolkin(letters).amount("corn", **facts))
    return list(run.untruths)


def right(case: Case, said: Sentence) -> None:
    case.same("corn", (said.code, said.number("count")), ("corn", 3))


@pytest.mark.parametrize(
    ("rule", "corn", "noticed"),
    [
        (right, 3, None),
        (right, 4, "told ('corn', 4), but it is ('corn', 3)"),
        (lambda case, said: None, 3, "its rule looks at all but count"),
        (lambda case, said: case.holds("no", said.yes("count")), 3, "no"),
        (lambda case, said: said.value("count"), 3, None),
        (None, 3, "there is no rule"),
    ],
)
def test_what_is_wrong_is_noticed(rule: Any, corn: int, noticed: str | None) -> None:
    found = judged(rule, count=corn)
    assert len(found) == (noticed is not None)
    assert noticed is None or noticed in found[0]


def test_a_sentence_without_an_entry_is_named() -> None:
    book = Book("x", ["tzolkin"], [])
    assert {said.id for said in book.sentences} >= {"tzolkin/space", "tzolkin-news/placed"}
    assert not book.known("tzolkin/space")
    book.exempt("why not", "tzolkin/*")
    book.promise("tzolkin/no-such")(right)
    assert book.known("tzolkin/space")
    assert not book.known("tzolkin-news/placed")
    assert list(book.idle()) == ["tzolkin/no-such"]
