"""How games are listed: every option, and every word that one can be, is said by the catalogues."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin

import pytest

from engine import registry
from render.lang.language import ENGLISH
from render.lang.sentences import Sentences
from render.listing import Unlisted
from render.registry import listing
from tests.render.lang.pseudo import PSEUDO

REAL = ("antike-duellum", "tta-new-story", "tzolkin", "belfort")


def said(key: str, **language: Any) -> Sentences:
    found = listing(key, **language)
    assert isinstance(found, Sentences)
    return found


@pytest.mark.parametrize("key", REAL)
def test_options_and_their_values_have_words_and_no_others(key: str) -> None:
    fields = dict(registry.rules(key).options.model_fields)
    del fields["start_seat"]  # what nobody chooses
    families = said(key).FAMILIES
    assert set(families["option"]) == set(families["meaning"]) == set(fields)
    hints = [field.annotation for field in fields.values()]
    assert set(families["value"]) == {value for hint in hints for value in words_of(hint)}


def words_of(hint: Any) -> set[Any]:
    """What an option can be, or each of several things that are chosen together."""
    if get_origin(hint) is Literal:
        return set(get_args(hint))
    return {value for part in get_args(hint) for value in words_of(part)}


@pytest.mark.parametrize("key", REAL)
def test_rules_hold_no_words(key: str) -> None:
    rules = registry.rules(key)
    assert not hasattr(rules.meta, "title")
    for field in rules.options.model_fields.values():
        assert (field.title, field.description) == (None, None)


@pytest.mark.parametrize("language", [ENGLISH, PSEUDO], ids=lambda language: language.code)
@pytest.mark.parametrize("key", REAL)
def test_what_is_said_has_room(key: str, language: Any) -> None:
    listed = listing(key, language)
    assert len(listed.title()) <= 90
    assert len(listed.summary()) <= 500
    for option in said(key).FAMILIES["option"]:
        assert len(listed.option(option)) <= 45
        assert len(listed.meaning(option)) <= 200


def test_a_game_that_says_nothing_is_listed_by_its_codes() -> None:
    listed = listing("no-such_game")
    assert isinstance(listed, Unlisted)
    assert listed.title() == listed.short_title() == "No such game"
    assert (listed.option("turn_limit"), listed.meaning("turn_limit")) == ("Turn limit", "")
    assert (listed.value("west"), listed.summary()) == ("west", "")
