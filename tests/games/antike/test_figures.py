"""What is reconstructed is said, and a host can correct what can be corrected (AD-2.5, AD-2.6)."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from engine.core import WrongFile
from engine.core.save import document, read
from engine.games.antike.actions import Develop, MoveMarker
from engine.games.antike.components import CARDS
from engine.games.antike.figures import (
    FILE,
    HOST_FILE,
    OURS,
    Figures,
    read_host_figures,
    written,
)
from engine.games.antike.maps import MAPS
from engine.games.antike.options import AntikeOptions
from engine.games.antike.rules import RULES
from render.registry import presentation
from tests.games.antike.table import BROWN, Table

WORDS = presentation("antike-duellum").texts(("Ann", "Ben"))


def changed(**figures: Any) -> Any:
    """Our figures with some others, as a file of a host."""
    return replace(OURS, title="Printed", **figures)


def chosen(figures: Figures | None = None) -> AntikeOptions:
    """The options of a table with these figures, or ours."""
    return AntikeOptions.model_validate({"figures": figures})


@pytest.mark.rule("AD-2.5")
@pytest.mark.parametrize(("board", "borders"), [("west", "84 of the 86"), ("east", "81 of the 84")])
def test_players_are_told_what_is_reconstructed(board: str, borders: str) -> None:
    doubtful = RULES.unverified(AntikeOptions.model_validate({"map": board}))
    said = WORDS.doubts(doubtful)
    for part in ("17 of the 25 event cards", borders, "number of coins", "home cities", "MONETA"):
        assert part in said
    assert "STRATA" not in said
    assert len(said) <= 600
    homes = {name.partition(".")[2] for name in doubtful if name.startswith("homes.")}
    assert homes == {home.city for home in MAPS[board].homes}


@pytest.mark.rule("AD-2.5")
def test_the_marks_are_those_of_the_data() -> None:
    whole = sum(card.count for card in CARDS.values() if card.uncertain == "everything")
    assert (whole, sum(card.count for card in CARDS.values())) == (17, 25)
    borders = [border for board in MAPS.values() for border in board.borders]
    assert (sum(b.uncertain is not None for b in borders), len(borders)) == (165, 170)


@pytest.mark.rule("AD-2.5")
@pytest.mark.parametrize("card", sorted(CARDS))
def test_a_card_says_that_it_is_reconstructed(card: str) -> None:
    book = presentation("antike-duellum").cards
    assert book is not None
    assert "(?)" in book.text(card)
    sure = changed(cards=tuple(replace(one, uncertain=False) for one in OURS.cards))
    told = json.loads(chosen(sure).model_dump_json())
    assert "(?)" not in book.at(told).text(card)
    assert book.picture(card) is None


@pytest.mark.rule("AD-2.6")
def test_the_file_that_comes_with_the_game_changes_nothing() -> None:
    figures = read_host_figures(HOST_FILE.ours())
    assert figures == replace(OURS, title=FILE)
    plain = RULES.setup(chosen(), 2, 5).state
    ours = RULES.setup(chosen(figures), 2, 5).state
    assert ours.pile.cards == plain.pile.cards
    assert ours.cities == plain.cities


@pytest.mark.rule("AD-2.6", "AD-3.6")
def test_a_host_corrects_how_often_cards_occur() -> None:
    cards = tuple(replace(c, count=3 if c.id == "levy" else c.count) for c in OURS.cards)
    cards = tuple(replace(c, count=0) if c.id == "herald" else c for c in cards)
    state = RULES.setup(chosen(changed(cards=cards)), 2, 1).state
    found = Counter([*state.pile.cards, *state.row.cards])
    assert (found["levy"], found["herald"], found["academy"]) == (3, 0, 2)
    assert RULES.check(state) == []


@pytest.mark.rule("AD-2.6", "AD-6.4.1")
def test_a_host_corrects_prices_of_know_how() -> None:
    prices = tuple(replace(p, first=p.first + 1, later=p.later + 2) for p in OURS.know_how)
    table = Table(figures=changed(know_how=prices)).purse(BROWN, gold=6)
    table.does(BROWN, MoveMarker("scientia"), Develop("strata"))
    assert "gold" not in table.goods(BROWN)
    shown = {k.id: (k.first_price, k.later_price) for k in table.view().know_how}
    assert shown["strata"] == (6, 4)


@pytest.mark.rule("AD-2.6", "AD-3.1")
def test_a_host_corrects_home_cities() -> None:
    homes = tuple(replace(h, id="tacape") if h.id == "zama" else h for h in OURS.homes)
    state = RULES.setup(chosen(changed(homes=homes)), 2, 1).state
    assert "zama" not in state.cities
    assert state.cities["tacape"].resource == "iron"
    assert "tacape" in RULES.view(state, None).homes


@pytest.mark.rule("AD-2.6")
def test_a_game_keeps_its_figures_and_others_do_not_carry_any() -> None:
    state = RULES.setup(chosen(changed()), 2, 1).state
    assert read(RULES, document(RULES, state)).figures.title == "Printed"
    plain = document(RULES, RULES.setup(chosen(), 2, 1).state)
    assert b"figures" not in plain
    older = json.loads(plain) | {"schema": 2}
    assert read(RULES, json.dumps(older)).figures is OURS


@pytest.mark.rule("AD-2.6")
@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('id = "levy"', 'id = "levvy"', "missing"),
        ('id = "levy"', 'id = "herald"', "missing"),
        ("first = 5", "first = 0", "wrong"),
        ('resource = "iron"', 'resource = "gold"', "wrong"),
        ('id = "zama"', 'id = "alpes"', "unknown"),
        ("count = 2", "number = 2", "unknown"),
        ("count = 2", "count = 99", "wrong"),
    ],
)
def test_a_file_with_a_slip_is_refused(old: str, new: str, fault: str) -> None:
    with pytest.raises(WrongFile) as caught:
        read_host_figures(written(OURS).replace(old, new, 1))
    assert caught.value.problems[0].fault in (fault, "missing")
