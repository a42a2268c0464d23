"""Words about results, and whether they count for ratings."""

from __future__ import annotations

from bot.features.week import words as week_words
from bot.widgets.names import harmless
from render.lang.catalogue.bot_closing import BotClosing
from render.lang.catalogue.bot_results import BotResults
from render.lang.catalogue.bot_review import BotReview
from render.lang.language import Language, spoken
from tables.model.notes import Said, Voided
from tables.model.outgoing import ClosedByAll, PracticeBegins, Unrated
from tables.model.seal_messages import WeekBegins
from tables.model.table import Table


def notice_words(table: Table, said: Unrated) -> str:
    """That a game does not count, and why."""
    return unrated_words(spoken(table.language), said)


def unrated_words(language: Language, said: Unrated) -> str:
    """The same in any language."""
    say = BotResults(language)
    return say.plays_unrated(because=say.unrated(said.because))


def note_words(language: Language, said: Said) -> str:
    """A note about whether a table has a result; empty for any other one."""
    match said:
        case PracticeBegins(of=table):
            return BotReview(language).practice_noted(table=table)
        case WeekBegins():
            return week_words.note_words(language, said)
        case Unrated():
            return unrated_words(language, said)
        case Voided(reason=reason):
            return BotResults(language).voided(reason=harmless(reason))
        case ClosedByAll():
            return BotClosing(language).closed_by_all()
        case _:
            return ""
