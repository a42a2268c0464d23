"""Days and times typed in Greek, Hungarian and English are read alike."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.widgets.spoken_times import in_english, understood
from render.lang.catalogue.vocabulary import Vocabulary
from render.lang.language import ENGLISH, LANGUAGES, language
from render.vocabulary import lines
from tables.model.errors import UserError
from tables.model.users import read_away, read_quiet, read_start

NOW = datetime(2026, 12, 2, 12, 0, tzinfo=UTC)
"""A Wednesday."""


def start(said: str, code: str) -> datetime:
    at = read_start(in_english(said, language(code)), NOW.timestamp(), UTC)
    return datetime.fromtimestamp(at, UTC)


@pytest.mark.parametrize(
    ("code", "said", "day", "hour"),
    [
        ("en", "Friday 8pm", 4, 20),
        ("en", "tmrw 20:00", 3, 20),
        ("en", "2026/12/4 20:00", 4, 20),
        ("el", "σήμερα 20:00", 2, 20),
        ("el", "Αύριο στις 8 μ.μ.", 3, 20),
        ("el", "ΠΑΡΑΣΚΕΥΗ 8μμ", 4, 20),
        ("el", "την Παρασκευή 20:30", 4, 20),
        ("el", "4/12/2026 20:00", 4, 20),
        ("el", "Friday 8pm", 4, 20),
        ("hu", "ma 20:00", 2, 20),
        ("hu", "holnap 20-kor", 3, 20),
        ("hu", "pénteken este 20 órakor", 4, 20),
        ("hu", "2026. 12. 4. 20:00", 4, 20),
        ("hu", "today 20:00", 2, 20),
    ],
)
def test_when_a_game_starts(code: str, said: str, day: int, hour: int) -> None:
    found = start(said, code)
    assert (found.day, found.hour) == (day, hour)


@pytest.mark.parametrize(
    ("code", "said"),
    [("en", "22:00 thru 07:30"), ("el", "από 22:00 έως 07:30"), ("hu", "22:00-től 07:30-ig")],
)
def test_quiet_hours(code: str, said: str) -> None:
    assert read_quiet(in_english(said, language(code))) == (1320, 450)


@pytest.mark.parametrize(("code", "said"), [("en", "never"), ("el", "κανένα"), ("hu", "nincs")])
def test_none(code: str, said: str) -> None:
    assert read_quiet(in_english(said, language(code))) is None


@pytest.mark.parametrize(
    ("code", "said", "away"),
    [("el", "3 μέρες", timedelta(days=3)), ("hu", "2 hét", timedelta(weeks=2))],
)
def test_absences(code: str, said: str, away: timedelta) -> None:
    back = read_away(in_english(said, language(code)), NOW.timestamp(), UTC)
    assert back == (NOW + away).timestamp()


@pytest.mark.parametrize("said", ["4/12/2026 20:00", "Freitag 20:00", "8 at night"])
def test_what_nobody_can_be_sure_of_stays_and_is_refused(said: str) -> None:
    assert in_english(said, ENGLISH) == said
    with pytest.raises(UserError):
        start(said, "en")


def test_a_refusal_quotes_what_was_typed() -> None:
    with pytest.raises(UserError) as refused:
        understood(read_quiet, "αύριο το βράδυ", language("el"))
    assert refused.value.facts["said"] == "αύριο το βράδυ"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_that_is_listed_is_read(code: str) -> None:
    for english, own in lines(Vocabulary(language(code)).times()):
        for word in own:
            read(english, word, code)


def read(english: str, word: str, code: str) -> None:
    """Read something that somebody types with this word. Raises `UserError`."""
    spoken = language(code)
    match english:
        case "h" | "days" | "weeks":
            assert read_away(in_english(f"3 {word}", spoken), NOW.timestamp(), UTC)
        case "to":
            assert read_quiet(in_english(f"22:00 {word} 07:30", spoken)) == (1320, 450)
        case "off":
            assert read_quiet(in_english(word, spoken)) is None
        case "am" | "pm":
            assert start(f"8 {word}", code).hour == (8 if english == "am" else 20)
        case _:
            assert start(f"{word} 20:00", code).hour == 20
