"""The card and board data of the first edition, against the printed totals and each other."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from engine.games.tta.cards import model
from engine.games.tta.cards.model import AGES
from engine.games.tta.cards.table import card_table
from render.lang.catalogue.tta_first_edition_cards import TtaFirstEditionCards
from render.lang.catalogue.tta_first_edition_names import TtaFirstEditionNames

TABLE = card_table("first_edition")
BOARD = TABLE.board
CARDS = list(TABLE.values())
PRINTED = [
    ("civil", "A", (20, 20, 20)),
    ("civil", "I", (45, 50, 55)),
    ("civil", "II", (45, 50, 55)),
    ("civil", "III", (45, 50, 55)),
    ("military", "A", (10, 10, 10)),
    ("military", "I", (48, 50, 50)),
    ("military", "II", (46, 50, 50)),
    ("military", "III", (41, 45, 45)),
]


@pytest.mark.rule("OR-1.1")
@pytest.mark.parametrize(("deck", "age", "sizes"), PRINTED)
def test_decks_have_their_printed_sizes(
    deck: model.Deck, age: model.Age, sizes: tuple[int, int, int]
) -> None:
    assert tuple(len(TABLE.deck(deck, age, players)) for players in (2, 3, 4)) == sizes


@pytest.mark.rule("OR-1.1")
def test_there_are_340_cards_in_the_decks() -> None:
    assert sum(card.copies[2] for card in CARDS) == 340


@pytest.mark.rule("OR-1.1")
def test_five_civil_cards_of_an_age_are_marked_3_and_five_4() -> None:
    for age in AGES[1:]:
        assert (len(BOARD.printed.marked_3[age]), len(BOARD.printed.marked_4[age])) == (5, 5)


@pytest.mark.rule("OR-1.1")
def test_pacts_are_the_only_military_cards_that_leave_with_two_players() -> None:
    changed = {c.id for c in CARDS if c.deck == "military" and len(set(c.copies)) > 1}
    assert changed == {c.id for c in TABLE.of_kind("pact")}
    assert [sum(c.age == age for c in TABLE.of_kind("pact")) for age in AGES] == [0, 2, 4, 4]


def test_every_card_is_there_once_and_has_its_words() -> None:
    assert len(TABLE) == 244
    names, texts = TtaFirstEditionNames(), TtaFirstEditionCards()
    assert set(names.FAMILIES["name"]) == set(texts.FAMILIES["text"]) == set(TABLE)
    shared = Counter(names.name(card.id) for card in CARDS)
    for card in CARDS:
        name = names.name(card.id)
        plain = name.lower().replace("'", "").replace("&", "and")
        slug = re.sub(r"[^a-z0-9]+", "_", plain).strip("_")
        assert card.id == slug + (f"_{card.age.lower()}" if shared[name] > 1 else "")


def test_there_are_as_many_cards_of_each_kind_as_in_the_box() -> None:
    assert Counter(card.kind for card in CARDS) == {
        "farm": 4,
        "mine": 4,
        "lab": 4,
        "temple": 3,
        "arena": 3,
        "library": 3,
        "theater": 3,
        "infantry": 4,
        "cavalry": 3,
        "artillery": 2,
        "air_force": 1,
        "special": 12,
        "government": 8,
        "leader": 24,
        "wonder": 16,
        "action": 40,
        "event": 51,
        "territory": 12,
        "tactic": 16,
        "aggression": 12,
        "war": 6,
        "pact": 10,
        "bonus": 3,
    }


def test_what_is_not_certain_is_marked() -> None:
    doubts: dict[str | None, set[str]] = {}
    for card in CARDS:
        doubts.setdefault(card.doubt, set()).add(card.id)
    assert len(doubts.pop(None)) == 244 - 11
    assert doubts == {
        "reading": {"border_conflict", "crime_wave", "ravages_of_time", "rebellion"},
        "figures": {
            "holy_war",
            "military_pact",
            "open_borders_agreement",
            "promise_of_military_protection",
            "war_over_culture_ii",
            "war_over_culture_iii",
            "war_over_resources",
        },
    }


@pytest.mark.rule("OR-1.2", "OR-1.6", "ORC-1")
def test_the_starting_position() -> None:
    start = BOARD.start
    assert (start.yellow_bank, start.unused_workers, start.blue_bank) == (18, 1, 18)
    assert start.workers == {
        "agriculture": 2,
        "bronze": 2,
        "philosophy": 1,
        "religion": 0,
        "warriors": 1,
    }
    despotism = TABLE[start.government]
    assert (despotism.gives.civil_actions, despotism.gives.military_actions) == (4, 2)
    assert despotism.urban_limit == 2


@pytest.mark.rule("OR-1.7", "ORC-34")
def test_the_yellow_bank() -> None:
    asked = {
        tokens: (BOARD.population_price(tokens), BOARD.consumption(tokens))
        for tokens in (0, 1, 4, 5, 8, 9, 12, 13, 16, 17, 18, 21)
    }
    assert asked == {
        0: (None, 6),
        1: (7, 4),
        4: (7, 4),
        5: (5, 3),
        8: (5, 3),
        9: (4, 2),
        12: (4, 2),
        13: (3, 1),
        16: (3, 1),
        17: (2, 0),
        18: (2, 0),
        21: (2, 0),
    }
    faces = [BOARD.faces_required(tokens) for tokens in range(19)]
    assert faces == [8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 0, 0]


@pytest.mark.rule("OR-1.8", "OR-9.17", "ORC-136")
def test_the_blue_bank() -> None:
    lost = [BOARD.corruption(tokens) for tokens in range(20)]
    assert lost == [6] + [4] * 4 + [2] * 4 + [0] * 11


@pytest.mark.rule("OR-1.9")
def test_tracks_have_ends() -> None:
    figures = BOARD.figures
    assert figures.max_science_points == 40
    assert figures.most == {"happiness": 8, "culture": 30, "strength": 60}


@pytest.mark.rule("OR-1.3", "ORC-163")
def test_the_card_row() -> None:
    assert BOARD.row.prices == (1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3)
    assert BOARD.row.cleared == (3, 2, 1)
    starting = {card.id for card in CARDS if card.deck == "starting"}
    assert all(TABLE[card].copies == (0, 0, 0) for card in starting)
