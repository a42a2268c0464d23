"""The catalogues have words for every card and for every code of the engine, and no others."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import get_args

import pytest

from engine.games.tta.cards.model import Card, Deck, Good, Kind, SpecialType
from engine.games.tta.cards.table import card_table
from engine.games.tta.sources import SOURCES
from render.board.tta.faces import costs
from render.board.tta.words import board_words
from render.lang.catalogue.tta import Tta
from render.lang.catalogue.tta_cards import TtaCards
from render.lang.catalogue.tta_choices import TtaChoices
from render.lang.catalogue.tta_new_story_cards import TtaNewStoryCards
from render.lang.catalogue.tta_new_story_names import TtaNewStoryNames
from render.lang.catalogue.tta_picture import TtaPicture
from render.lang.catalogue.tta_scores import TtaScores
from render.lang.language import ENGLISH
from render.text.tta import choices, words
from render.text.tta.cards import Cards
from render.text.tta.words import PRINTED, SYMBOLS, Words

CARDS = card_table("new_story")
WORDS = Words()
STATES = ("start_player", "to_play", "no_politics")
"""What is noted of a player at the top of the own picture, in this order."""


def test_every_edition_has_names_and_texts() -> None:
    for edition, (names, texts) in PRINTED.items():
        cards = set(card_table(edition))
        assert set(names(ENGLISH).FAMILIES["name"]) == cards
        assert set(texts(ENGLISH).FAMILIES["text"]) == cards


@pytest.mark.parametrize("card", sorted(TtaNewStoryCards.FAMILIES["beyond"]))
def test_what_a_card_says_beyond_its_symbols_is_the_end_of_its_text(card: str) -> None:
    assert WORDS.text(card).lower().endswith(WORDS.beyond(card).lower())
    assert len(WORDS.beyond(card)) < len(WORDS.text(card))


def test_names_and_texts_stand_in_the_catalogues_alone() -> None:
    assert {"name", "text"}.isdisjoint(Card.model_fields)


def test_shorter_names_are_shorter_and_tell_cards_apart() -> None:
    families = TtaNewStoryNames.FAMILIES
    assert set(families["short"]) <= set(CARDS)
    assert set(families["briefest"]) == {
        c.id for c in CARDS.values() if c.kind in ("war", "territory")
    }
    for card in families["short"]:
        assert len(WORDS.short(card)) < len(WORDS.name(card))
    brief = [WORDS.brief(card) for card in CARDS]
    assert len(set(brief)) == len(brief)


def test_a_card_that_says_less_beside_its_symbols_has_other_words() -> None:
    for card in TtaNewStoryCards.FAMILIES["beyond"]:
        assert WORDS.beyond(card) != WORDS.text(card)
        assert WORDS.beyond(card)[0].isupper()


def test_codes_of_cards_have_words() -> None:
    assert set(Tta.FAMILIES["kind"]) == set(get_args(Kind))
    assert set(TtaCards.FAMILIES["special"]) == set(get_args(SpecialType))
    assert set(TtaCards.FAMILIES["deck"]) == set(get_args(Deck))
    assert set(TtaCards.FAMILIES["copies_in"]) == set(get_args(Deck))
    assert set(TtaScores.FAMILIES["culture_from"]) == {*SOURCES, "culture"}
    assert set(SYMBOLS) == set(Tta.FAMILIES["symbol"])
    goods = {name for some in get_args(Good) for name in get_args(some)}
    assert goods
    assert goods <= set(Tta.FAMILIES["amount"])
    assert {kind().kind for kind in choices.PLAIN} == set(TtaChoices.FAMILIES["plain"])


def test_codes_of_pictures_have_words() -> None:
    families, board = TtaPicture.FAMILIES, board_words("new_story")
    assert set(families["kind"]) == set(get_args(Kind)) - {"special"}
    assert set(families["special"]) == set(families["type"]) == set(get_args(SpecialType))
    said = {verb for card in CARDS.values() for verb, _ in costs(board, card)}
    other = card_table("first_edition")
    said |= {verb for card in other.cards.values() for verb, _ in costs(board, card)}
    assert said == {board.say.price(verb) for verb in families["price"]}
    states = {"_".join(part) for n in (1, 2) for part in combinations(STATES, n)}
    assert set(families["note"]) - {"wins"} == states - {"start_player_no_politics"}


def test_editions_keep_their_words_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same id in two editions: each says its own figures and its own name."""
    dearer = CARDS["iron"].model_copy(update={"science_cost": 9})
    other = replace(CARDS, edition="other", cards={**CARDS.cards, "iron": dearer})
    tables = {"new_story": CARDS, "other": other}

    class OtherNames(TtaNewStoryNames):
        def name(self, card: str) -> str:
            return f"Other {super().name(card)}"

    monkeypatch.setattr(words, "card_table", tables.__getitem__)
    monkeypatch.setitem(PRINTED, "other", (OtherNames, TtaNewStoryCards))
    first, second = Words("new_story"), Words("other")
    assert first.gist("iron") == "Mine: 5 science, 5 resources each; gives +2 resources"
    assert second.gist("iron") == "Mine: 9 science, 5 resources each; gives +2 resources"
    assert (first.aged("iron"), second.aged("iron")) == ("Iron (I)", "Other Iron (I)")


@pytest.mark.parametrize("card", sorted(CARDS))
def test_a_card_is_told_in_full(card: str) -> None:
    said = Cards(WORDS).text(card)
    assert said.startswith(WORDS.kind(card))
    assert WORDS.text(card) in said
    assert len(said) <= 1_500


def test_a_territory_says_how_it_is_won() -> None:
    assert Cards(WORDS).text("vast_territory_i").splitlines()[1].startswith("Colonized by auction.")
    assert WORDS.gist("vast_territory_i").startswith("Colony: ")
