"""Whatever can be chosen can be typed, too, by its label; suggestions fit into Discord's list."""

from __future__ import annotations

from itertools import islice

import pytest

from bot.panel import typed
from bot.panel.panel import menus_of
from bot.panel.typed import Understood
from bot.widgets import limits
from bot.widgets.spelling import SEPARATOR
from bot.widgets.words import Speech
from engine.core import Amount, Rng, Share
from render.lang.language import ENGLISH, Language
from tests.conformance.cases import every_table, game, tables, translations
from tests.conformance.names import NAMES
from tests.conformance.test_panels import plies, position
from tests.render.lang.pseudo import PSEUDO
from tests.witnesses import witnessed

GREEK_QUESTION = "\u037e"
"""It looks like the separator, and is typed as it."""
TYPED = 40
"""Answers of one position that are typed."""


SPOKEN = [
    *((key, seats, ENGLISH) for key, seats in tables()),
    *(
        (key, seats, language)
        for language in (PSEUDO, *translations())
        for key, seats in tables()
        if key in NAMES
    ),
]


@pytest.mark.sliced
@pytest.mark.parametrize(("key", "seats", "language"), SPOKEN)
def test_every_answer_can_be_typed(key: str, seats: int, language: Language) -> None:
    found: set[str] = set()
    for ply in plies(key, seats):
        seat = ply.decisions[0].seat
        where = position(game(key), ply.state, ply.decisions, seats, seat)
        speech, menus = Speech(where.table), menus_of(where)
        texts = speech.shown.texts(speech.plain.names, language)
        listed = typed.candidates(menus, texts, where.view)
        step = max(1, len(listed) // TYPED)
        for candidate in listed[::step]:
            if {SEPARATOR, GREEK_QUESTION} & set(candidate.label):
                found.add(f"{candidate.label!r} would be taken for two actions")
            understood = typed.understand(candidate.label.upper(), listed)
            if not isinstance(understood, Understood):
                found.add(f"{candidate.label!r} is not understood")
            elif understood.candidate.action != candidate.action:
                found.add(f"{candidate.label!r} is taken for {understood.candidate.label!r}")
    assert found == set()


@pytest.mark.sliced
@every_table
def test_numbers_can_be_typed(key: str, seats: int) -> None:
    for ply in plies(key, seats):
        where = position(game(key), ply.state, ply.decisions, seats, ply.decisions[0].seat)
        texts, menus = Speech(where.table).plain, menus_of(where)
        for entry in menus:
            if isinstance(entry.menu, (Amount, Share)):
                if isinstance(entry.menu, Share):
                    action = entry.menu.sample(Rng(ply.number))
                else:
                    action = entry.menu.build(entry.menu.high)
                label = texts.action(where.view, action)
                listed = typed.candidates(menus, texts, where.view, label)
                assert typed.understand(label, listed) == Understood(
                    next(c for c in listed if c.action == action)
                )


@every_table
def test_suggestions_can_be_sent(key: str, seats: int) -> None:
    for ply in islice(plies(key, seats), 30):
        where = position(game(key), ply.state, ply.decisions, seats, ply.decisions[0].seat)
        texts, menus = Speech(where.table).plain, menus_of(where)
        for said in ("", "a", "the 3", "zzz", "é" * 100):
            listed = typed.candidates(menus, texts, where.view, said)
            shown = typed.suggestions(said, listed, limits.CHOICES)
            assert limits.choices_problems([(c.label, c.label) for c in shown]) == []


@pytest.mark.sliced
@every_table
def test_the_short_form_means_the_same(key: str, seats: int) -> None:
    """What the panel teaches to type is understood as what was pressed."""
    short = 0
    for ply in islice(plies(key, seats), 60):
        seat = ply.decisions[0].seat
        where = position(game(key), ply.state, ply.decisions, seats, seat)
        texts, menus = Speech(where.table).plain, menus_of(where)
        asked = (*where.decisions, *where.lookahead.decisions)
        listed = typed.candidates(menus, texts, where.view)
        for candidate in listed[:: max(1, len(listed) // 6)]:
            said = typed.shortest(candidate.action, menus, asked, texts, where.view)
            if said is None:
                continue
            found = typed.read(said, menus, asked, texts, where.view)
            assert isinstance(found, Understood), (said, candidate.label)
            assert found.candidate.action == candidate.action, (said, candidate.label)
            short += len(said) < len(candidate.label)
    witnessed(
        short, "answers with a short form", f"the first 60 questions of {key} with {seats} players"
    )
