"""What the kinds of competitions say differently: titles, rules, standings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.features.competitions.season import SeasonWords
from bot.features.competitions.tournament import TournamentWords
from bot.widgets.items import Page
from render.lang.language import Language
from tables.model.competitions import Competition, Facts, Kind
from tables.model.standings import Score


class Words(Protocol):
    """What a kind says of its competitions."""

    def title(self, language: Language, one: Competition) -> str:
        """What it is called."""

    def rules(self, language: Language, facts: Facts) -> Sequence[str]:
        """The rules, a sentence each, for its message."""

    def summary(self, language: Language, facts: Facts) -> Sequence[str]:
        """How things are, for its message; who still waits to be in is said by the caller."""

    def proof(self, language: Language, facts: Facts) -> str:
        """What is said of the secret that draws and lots come from."""

    def worth(self, score: Score) -> str:
        """What somebody has from a table."""

    def standings(self, language: Language, facts: Facts, part: int, user_id: int) -> Page:
        """The standings, for one reader. part: which of several parts is shown; 0: the reader's
        own, or the first one."""


_OF_TOURNAMENTS = TournamentWords()
WORDS: dict[Kind, Words] = {
    "season": SeasonWords(),
    "swiss": _OF_TOURNAMENTS,
    "knockout": _OF_TOURNAMENTS,
    "groups": _OF_TOURNAMENTS,
}
"""By kind."""


def title(language: Language, one: Competition) -> str:
    """What a competition is called."""
    return WORDS[one.kind].title(language, one)
