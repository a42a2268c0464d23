"""The words of Tzolk'in."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.tzolkin.view import TzolkinView
from render.hints import Hints
from render.lang.catalogue.tzolkin_course import TzolkinCourse
from render.lang.catalogue.tzolkin_listing import TzolkinListing
from render.lang.catalogue.tzolkin_vocabulary import TzolkinVocabulary
from render.text.composed import Composed
from render.text.tzolkin.board import Board
from render.text.tzolkin.cases import Cases
from render.text.tzolkin.choices import Choices
from render.text.tzolkin.details import Details
from render.text.tzolkin.effects import Effects
from render.text.tzolkin.explanations import Explanations
from render.text.tzolkin.hints import hints
from render.text.tzolkin.news import News
from render.text.tzolkin.questions import Questions
from render.text.tzolkin.reasons import Reasons
from render.text.tzolkin.things import Things


class TzolkinTexts(Composed[TzolkinView]):
    """Everything the game says."""

    LISTING = TzolkinListing
    VOCABULARY = TzolkinVocabulary

    def parts(self) -> Iterable[object]:
        words, names = Things(self.language), self.names
        effects, board = Effects(words), Board(words, names)
        choices, explanations = Choices(words, effects), Explanations(words, effects, names)
        return (
            words,
            choices,
            Details(words, effects, names),
            Questions(words, effects, names),
            Cases(words, effects, choices, board, explanations, names),
            Reasons(words),
            News(words, effects, names),
            board,
            explanations,
        )

    def hints(self) -> Hints[TzolkinView]:
        return hints(self.names, Things(self.language))

    def course(self) -> TzolkinCourse:
        return TzolkinCourse(self.language)


TEXTS = TzolkinTexts
