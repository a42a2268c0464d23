"""What people read of a refusal or a fault: the sentence of its code, with its facts as words.

The sentences stand in `render/lang/en/refusals.ftl` and `faults.ftl`.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.widgets import patience
from bot.widgets.names import harmless
from render.lang.catalogue.faults import Faults
from render.lang.catalogue.refusals import Refusals
from render.lang.language import ENGLISH, Language
from render.lang.language import Fact as Word
from render.text.base import shorten
from tables.facts.errors import AgoraError, Fact

LONGEST = 1_400
"""Letters of a fact that are said."""
EITHER = frozenset({"players", "seats", "zones", "known", "likely", "values"})
"""Facts of which one is to be chosen: "a, b or c"."""
CATALOGUES = (Refusals, Faults)


def sentence(error: AgoraError, language: Language = ENGLISH) -> str:
    """The sentence for a message of Discord: the names in it, and what somebody typed, are
    harmless there."""
    return _said(error, language, harmless)


def plain(error: AgoraError, language: Language = ENGLISH) -> str:
    """The sentence for where nothing is formatted: a terminal, a log."""
    return _said(error, language, lambda name: name)


def _said(error: AgoraError, language: Language, name: Callable[[str], str]) -> str:
    words = {key: _word(key, fact, language, name) for key, fact in error.facts.items()}
    catalogue = next(c for c in CATALOGUES if hasattr(c, error.code))
    said: str = getattr(catalogue(language), error.code)(**words)
    return said


def _word(key: str, fact: Fact, language: Language, name: Callable[[str], str]) -> Word:
    """A fact as it stands in the sentence."""
    if key == "span" and isinstance(fact, (int, float)):
        return patience.span(fact, language)
    if isinstance(fact, str):
        return name(shorten(fact, LONGEST))
    if isinstance(fact, tuple):
        listed = language.either if key in EITHER else language.listed
        return shorten(listed([name(str(part)) for part in fact]), LONGEST)
    return fact if isinstance(fact, int) else int(fact)
