"""Words a refusal or a fault: the sentence of its code, with its facts as words.

The sentences are in `refusals.ftl`, `refusals-oneself.ftl`, `refusals-results.ftl`,
`refusals-competitions.ftl`, `refusals-week.ftl`, `bounds.ftl`, `matching.ftl` and `faults.ftl` of
`render/lang/en`; those about the findings of an examination, in `findings.ftl`.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.widgets import patience
from bot.widgets.names import harmless
from render.lang.catalogue.bounds import Bounds
from render.lang.catalogue.faults import Faults
from render.lang.catalogue.findings import Findings
from render.lang.catalogue.matching import Matching
from render.lang.catalogue.refusals import Refusals
from render.lang.catalogue.refusals_competitions import RefusalsCompetitions
from render.lang.catalogue.refusals_oneself import RefusalsOneself
from render.lang.catalogue.refusals_results import RefusalsResults
from render.lang.catalogue.refusals_week import RefusalsWeek
from render.lang.language import ENGLISH, Language
from render.lang.language import Fact as Word
from render.registry import listing, presentation
from render.text.base import shorten
from tables.model.errors import AgoraError, Fact, Unfit
from tables.model.findings import Finding

LONGEST = 1_400
"""The most characters of a fact."""
LINE = 600
"""The most characters of a finding."""
EITHER = frozenset({"players", "seats", "zones", "known", "likely", "values"})
"""Facts that are alternatives: "a, b or c"."""
CATALOGUES = (
    *(Refusals, RefusalsOneself, RefusalsResults, RefusalsCompetitions, RefusalsWeek),
    *(Bounds, Matching, Faults),
)


def sentence(error: AgoraError, language: Language) -> str:
    """The sentence for a message on Discord, in the reader's language. Names, and what somebody
    typed, are escaped."""
    return _said(error, language, harmless)


def plain(error: AgoraError, language: Language = ENGLISH) -> str:
    """The sentence for where nothing is formatted: a terminal, a log."""
    return _said(error, language, lambda name: name)


def found(finding: Finding | AgoraError, language: Language = ENGLISH) -> str:
    """A finding, or the fault that ended an examination, in one line for a terminal, because it may
    quote a damaged file."""
    if isinstance(finding, AgoraError):
        return _line(plain(finding, language))
    words = {
        name: fact if isinstance(fact, int) else _printable(str(fact))[: LINE + 1]
        for name, fact in finding.facts.items()
    }
    said: str = getattr(Findings(language), finding.code)(**words)
    return _line(said)


def _line(sentence: str) -> str:
    said = _printable(sentence)
    return said if len(said) <= LINE else f"{said[:LINE]} ..."


def _printable(text: str) -> str:
    return "".join(c if c.isprintable() else "?" for c in " ".join(text.split()))


def _said(error: AgoraError, language: Language, name: Callable[[str], str]) -> str:
    words = {key: _word(key, fact, language, name) for key, fact in error.facts.items()}
    if isinstance(error, Unfit):
        texts = presentation(str(error.facts["title"])).texts((), language)
        words["why"] = texts.reason(error.reason)
    catalogue = next(c for c in CATALOGUES if hasattr(c, error.code))
    said: str = getattr(catalogue(language), error.code)(**words)
    return said


def _word(key: str, fact: Fact, language: Language, name: Callable[[str], str]) -> Word:
    """A fact as the sentence shows it."""
    if key == "span" and isinstance(fact, (int, float)):
        return patience.span(fact, language)
    if key == "title":
        return name(listing(str(fact), language).title())
    if key == "link":  # one of the program
        return str(fact)
    if key == "titles" and isinstance(fact, tuple):
        return name(language.listed(listing(str(game), language).title() for game in fact))
    if key == "role":
        return f"<@&{fact}>"
    if key == "channels" and isinstance(fact, tuple):
        return language.either([f"<#{channel}>" for channel in fact])
    if isinstance(fact, str):
        return name(shorten(fact, LONGEST))
    if isinstance(fact, tuple):
        listed = language.either if key in EITHER else language.listed
        return shorten(listed([name(str(part)) for part in fact]), LONGEST)
    return fact if isinstance(fact, int) else int(fact)
