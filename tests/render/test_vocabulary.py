"""The other words of each game name what there is: kinds of actions, and words of its texts."""

from __future__ import annotations

import pytest

import engine.registry
from bot.features.help import rulebook
from bot.widgets.meaning import meanings, phrase
from bot.widgets.spelling import plain, stem
from render.lang.language import ENGLISH
from render.registry import presentation
from render.text.base import Texts
from render.vocabulary import vocabulary

GAMES = engine.registry.keys()
MOST_UNUSED = 0.15
"""So much of a vocabulary may be about the other games that share it."""


def kinds(game: str) -> frozenset[str]:
    """The kinds of a game's actions."""
    schema = engine.registry.rules(game).action_codec.json_schema()
    mapping: dict[str, str] = schema["discriminator"]["mapping"]
    return frozenset(mapping)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_action_has_its_verbs(game: str) -> None:
    assert frozenset(vocabulary(presentation(game).texts.VOCABULARY).verbs) >= kinds(game)


def test_no_verbs_are_of_an_action_that_does_not_exist() -> None:
    every = frozenset(kind for game in GAMES for kind in kinds(game))
    for game in GAMES:
        assert frozenset(vocabulary(presentation(game).texts.VOCABULARY).verbs) <= every


@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_the_texts_stand_in_the_rules_or_on_a_card(game: str) -> None:
    source = presentation(game).texts.VOCABULARY
    texts = presentation(game).texts(())
    told = {
        stem(w) for p in rulebook.paragraphs(game) for w in plain(f"{p.heading} {p.text}").split()
    }
    told |= {stem(w) for name in texts.nouns() for w in plain(name).split()}
    words = [word for word, _ in vocabulary(source).same]
    unknown = [word for word in words if not told.issuperset(phrase(word))]
    assert len(texts.nouns()) >= 20
    assert len(unknown) <= MOST_UNUSED * len(words), unknown


def test_a_game_without_a_vocabulary_has_the_words_of_all() -> None:
    known = meanings(Texts.VOCABULARY, ENGLISH)
    assert "the" in known.fillers
    assert known.verbs == {}
    assert known.counted(["build", "two"]) == ["build", "2"]


def test_a_phrase_is_one_thing_and_fillers_are_none() -> None:
    known = meanings(presentation("tta-new-story").texts.VOCABULARY)
    [term] = known.terms(["how", "do", "i", "win"])
    assert term.known
    assert phrase("most culture wins") in term.others
    assert [t.word for t in known.terms(["what", "is", "the"])] == ["what", "is", "the"]
