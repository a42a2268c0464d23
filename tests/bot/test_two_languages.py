"""What somebody types in another language than English: without accents, or with English names."""

from __future__ import annotations

from typing import Any

import pytest

from bot.panel import typed
from bot.panel.panel import menus_of, questions
from bot.panel.typed import Understood
from bot.widgets import cardfile, spelling
from bot.widgets.words import Speech
from render.lang.language import ENGLISH, Language
from tests.conformance.cases import game
from tests.conformance.test_panels import plies, position
from tests.render.lang.pseudo import PSEUDO
from tests.witnesses import witnessed

GREEK = """
name-homer = Όμηρος
name-iron = Σίδηρος
"""


@pytest.fixture(scope="module")
def greek() -> Language:
    """Greek with the names of two cards."""
    texts = {"tta-new-story-names": GREEK}
    return Language("el", "el", lambda name: texts.get(name, ""), ENGLISH)


@pytest.mark.parametrize(
    "said", ["Όμηρος", "ομηρος", "ΟΜΗΡΟΣ", "ομηρ", "Homer", "homer (a)", "hom"]
)
def test_a_card_is_found_by_its_name_and_by_its_english_one(said: str, greek: Language) -> None:
    cards = cardfile.shelf("tta-new-story", greek)
    found, _ = cardfile.search(said, cards, 1)[0]
    assert (found.card, found.label) == ("homer", "Όμηρος (A)")
    assert cardfile.named("homer (a)", cards) == (found,)


@pytest.mark.parametrize(("said", "label"), [
    ("ταμπλο", "Ταμπλό"), ("ΤΑΜΠΛΌ", "Ταμπλό"), ("jatekos", "Játékos"), ("Müh", "Mühle"),
    ("muhle", "Mühle"), ("παικτες", "Παίκτες"),
])  # fmt: skip
def test_accents_make_no_difference_to_what_is_suggested(said: str, label: str) -> None:
    assert spelling.within(said, label)
    assert not spelling.within(f"{said}x", label)


def test_labels_of_english_are_understood_in_every_language() -> None:
    """The answer has the label that its player reads."""
    tried = 0
    for ply in plies("antike-duellum", 2):
        seat = ply.decisions[0].seat
        where = position(game("antike-duellum"), ply.state, ply.decisions, 2, seat)
        speech, menus = Speech(where.table), menus_of(where)
        names = speech.plain.names
        english, other = (speech.shown.texts(names, one) for one in (ENGLISH, PSEUDO))
        for candidate in typed.candidates(menus, english, where.view)[:3]:
            answer: Any = typed.read(candidate.label, menus, questions(where), other, where.view)
            assert isinstance(answer, Understood), candidate.label
            assert answer.candidate.action == candidate.action
            assert answer.candidate.label == other.action(where.view, candidate.action)
            tried += 1
        if tried > 60:
            break
    witnessed(tried, "labels that are typed in another language", "these games", least=61)
