"""The words of Belfort."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.belfort.view import BelfortView
from render.hints import Hints
from render.lang.catalogue.belfort_course import BelfortCourse
from render.lang.catalogue.belfort_listing import BelfortListing
from render.lang.catalogue.belfort_vocabulary import BelfortVocabulary
from render.text.belfort.board import Board
from render.text.belfort.cases import Cases
from render.text.belfort.choices import Choices
from render.text.belfort.details import Details
from render.text.belfort.doubts import Doubts
from render.text.belfort.effects import Effects
from render.text.belfort.explanations import Explanations
from render.text.belfort.hints import hints
from render.text.belfort.news import News
from render.text.belfort.people import People
from render.text.belfort.prices import Prices
from render.text.belfort.questions import Questions
from render.text.belfort.reasons import Reasons
from render.text.belfort.things import Things
from render.text.composed import Composed


class BelfortTexts(Composed[BelfortView]):
    """Everything the game says."""

    LISTING = BelfortListing
    VOCABULARY = BelfortVocabulary

    def parts(self) -> Iterable[object]:
        words = Things(self.language)
        effects, people = Effects(words), People(words, self.names)
        prices = Prices(words)
        board = Board(words, effects, people, prices)
        return (
            words,
            Choices(words, effects, people),
            Details(words, effects, people),
            Questions(words, people),
            Cases(board),
            Reasons(words),
            Doubts(words),
            News(words, self.names),
            board,
            Explanations(words, people, prices),
        )

    def hints(self) -> Hints[BelfortView]:
        return hints(self.names, Things(self.language))

    def course(self) -> BelfortCourse:
        return BelfortCourse(self.language)


TEXTS = BelfortTexts
