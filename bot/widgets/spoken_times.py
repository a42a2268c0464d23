"""Days and times as people type them in their own language.

What reads them (`tables/model/users.py`) knows English words and dates like `2026-12-04`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeVar

from bot.widgets.spelling import folded
from render.lang.catalogue.vocabulary import Vocabulary
from render.lang.language import ENGLISH, Language
from render.vocabulary import lines
from tables.model.errors import UserError

T = TypeVar("T")

_WORD = re.compile(r"(?:(?<=\d)-)?([^\W\d_]+(?:\.[^\W\d_]+)*\.?)")
"""A word, with the hyphen that joins an ending to a number: `20-kor`."""
_YEAR_FIRST = re.compile(r"\b(\d{4})[./] ?(\d{1,2})[./] ?(\d{1,2})\b\.?")
_DAY_FIRST = re.compile(r"\b(\d{1,2})[./] ?(\d{1,2})[./] ?(\d{4})\b")


def in_english(said: str, language: Language) -> str:
    """The same with English words for days and times, and with dates as `2026-12-04`.

    What is no such word stays as it was typed. In English nobody can tell whether `4/12/2026`
    begins with the day, so that stays, too.
    """
    said = _YEAR_FIRST.sub(lambda m: _date(m[1], m[2], m[3]), said)
    if language.code != ENGLISH.code:
        said = _DAY_FIRST.sub(lambda m: _date(m[3], m[2], m[1]), said)
    known = _words(language)
    said = _WORD.sub(lambda m: f" {known[w]} " if (w := folded(m[1])) in known else m[0], said)
    return " ".join(said.split())


def understood(read: Callable[[str], T], said: str, language: Language) -> T:
    """What `read` makes of a day or a time that was typed in a language. Raises its `UserError`,
    which quotes what was typed."""
    try:
        return read(in_english(said, language))
    except UserError as error:
        if "said" in error.facts:
            error.facts["said"] = said.strip()
        raise


def _date(year: str, month: str, day: str) -> str:
    return f"{year}-{int(month):02}-{int(day):02}"


@cache
def _words(language: Language) -> Mapping[str, str]:
    """The English word for each word of a language; nothing for one that says nothing."""
    found = lines(Vocabulary(language).times())
    return {
        folded(word): "" if english == "-" else english for english, own in found for word in own
    }
