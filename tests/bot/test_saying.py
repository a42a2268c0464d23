"""Every refusal and every fault has a sentence with its facts, and every sentence is needed."""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from typing import get_args

import pytest

from bot.widgets import patience, saying
from bot.widgets.names import harmless
from render.lang.language import ENGLISH
from tables.model import errors
from tables.model.clock import ClockRules, Fallback, Pauses
from tables.model.errors import AgoraError, DamagedSave, Fault, NoTable, StorageFault, UserError
from tests.render.lang.pseudo import PSEUDO
from tests.render.lang.raised import raised
from tools.sentences import catalogues

pytestmark = [pytest.mark.xdist_group("catalogues"), pytest.mark.always]
"""They are read once, not in each process."""

WORDS = (
    *("refusals", "refusals-oneself", "refusals-results", "refusals-competitions"),
    "refusals-week",
    *("bounds", "matching", "faults"),
)
PAUSES, OUT = get_args(Pauses), get_args(Fallback)


@cache
def sentences() -> dict[str, dict[str, str]]:
    """The facts of all sentences, by their codes."""
    return {
        message.id.replace("-", "_"): message.facts
        for name in WORDS
        for message in catalogues()[name].messages.values()
    }


def test_every_code_has_a_sentence_with_these_facts() -> None:
    assert len(raised()) > 150, "the scan has gone blind"
    assert [found for found in raised() if found.code not in sentences()] == []
    assert [found for found in raised() if found.facts != sentences()[found.code].keys()] == []


def test_every_sentence_has_a_code() -> None:
    assert sorted(set(sentences()) - {r.code for r in raised()}) == []


def test_no_code_stands_in_two_catalogues() -> None:
    found = [code for name in WORDS for code in catalogues()[name].messages]
    assert len(set(found)) == len(found)


def test_codes_of_classes_are_said() -> None:
    for kind in (errors.Stale, NoTable, errors.NotSeated, errors.NothingToUndo, errors.Stopping):
        assert saying.sentence(kind(), ENGLISH).endswith(".")


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (UserError("asked_already", name="_A_"), r"\_A\_ has already asked"),
        (
            UserError("wrong_count", title="X", players=(2, 3, 4), here=1),
            "2, 3 or 4 players. There is 1",
        ),
        (
            UserError("wrong_count", title="X", players=(2,), here=5),
            "X is for 2 players. There are 5",
        ),
        (UserError("too_early", span=90 * 60.0), "Somebody still has 1 h 30 min to answer"),
        (UserError("bot_lacks", permissions=("A", "B")), "Missing permissions: A and B."),
        (UserError("card_unknown", said="<@1>"), "“\\<@\u200b1>”"),
        (UserError("which_table"), "Which table?"),
    ],
)
def test_facts_become_words(error: AgoraError, said: str) -> None:
    assert said in saying.sentence(error, ENGLISH)


def test_names_stay_as_they_are_where_nothing_is_formatted() -> None:
    fault = StorageFault("no_database", path="/srv/my_bot/a.sqlite3")
    assert "/srv/my_bot/a.sqlite3." in saying.plain(fault)
    assert harmless("/srv/my_bot/a.sqlite3") in saying.sentence(fault, ENGLISH)


def test_long_words_are_cut() -> None:
    long = "x" * 5_000
    assert len(saying.sentence(UserError("card_unknown", said=long), ENGLISH)) < 2_000
    many = tuple(f"option_{n}" for n in range(2_000))
    assert len(saying.plain(UserError("option_unread", said="?", options=many))) < 2_000


def test_a_log_line_names_code_and_facts() -> None:
    assert str(UserError("no_such_step", count=3)) == "no_such_step (count=3)"
    assert str(NoTable()) == "no_table"
    fault = Fault("disk_full", "AAAA-0000", path="", named=False)
    assert (fault.reference, str(fault)) == ("AAAA-0000", "disk_full (path='', named=False)")
    assert "AAAA-0001" in saying.plain(DamagedSave("damaged_save", "AAAA-0001"))


@pytest.mark.parametrize(("pauses", "fallback"), list(product(PAUSES, OUT)))
def test_every_pace_has_words(pauses: Pauses, fallback: Fallback) -> None:
    said = patience.rules(ClockRules(move=3600.0, bank=60.0, pauses=pauses, fallback=fallback))
    assert "Clock: 1 h per wait, plus a bank of 1 min for the game. It" in said
    assert "When time runs out: " in said


def test_another_language_says_all_of_it() -> None:
    said = saying.sentence(UserError("too_early", span=90_000.0), PSEUDO)
    pace = patience.rules(ClockRules(move=3600.0, bank=60.0), PSEUDO)
    for text in (said, pace):
        assert (text[0], text[-1]) == ("«", "»")
        assert not re.search(r"[A-Za-z]{2}", text), text
