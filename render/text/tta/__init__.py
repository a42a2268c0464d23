"""The words of Through the Ages."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar

from engine.games.tta.editions.first_edition import FIRST_EDITION
from engine.games.tta.editions.new_story import NEW_STORY
from engine.games.tta.view import View
from render.hints import Hints
from render.lang.catalogue.tta_course import TtaCourse
from render.lang.catalogue.tta_first_edition_listing import TtaFirstEditionListing
from render.lang.catalogue.tta_new_story_listing import TtaNewStoryListing
from render.lang.catalogue.tta_vocabulary import TtaVocabulary
from render.lang.language import Language
from render.listing import Listing
from render.text.composed import Composed
from render.text.tta.board import Table
from render.text.tta.case import Cases
from render.text.tta.choices import Choices
from render.text.tta.figures import Figures
from render.text.tta.hints import hints
from render.text.tta.holders import Holders
from render.text.tta.news import News
from render.text.tta.orders import Orders
from render.text.tta.questions import Questions
from render.text.tta.reasons import Reasons
from render.text.tta.scores import Scores
from render.text.tta.upright import Upright
from render.text.tta.words import Words


class TtaTexts(Composed[View]):
    """Everything the game says.

    EDITION: whose cards are meant where no view tells it, such as in the log. Each edition is
    registered with a class of its own.
    """

    EDITION: ClassVar[str] = NEW_STORY.key
    LISTING: ClassVar[Callable[[Language], Listing] | None] = TtaNewStoryListing
    VOCABULARY = TtaVocabulary

    def parts(self) -> Iterable[object]:
        words, names = Words(self.EDITION, self.language), self.names
        table, questions = Table(words, names), Questions(words, names)
        return (
            words,
            Choices(words, names),
            questions,
            Cases(words, names),
            Orders(words, names),
            Reasons(words, names),
            Holders(words, names),
            News(words, names),
            table,
            Upright(table, questions, names),
            Figures(words, table),
            Scores(words),
        )

    def hints(self) -> Hints[View]:
        return hints(self.names, Words(self.EDITION, self.language))

    def course(self) -> TtaCourse:
        return TtaCourse(self.language)


class FirstEditionTexts(TtaTexts):
    """The same of the first edition."""

    EDITION = FIRST_EDITION.key
    LISTING = TtaFirstEditionListing


TEXTS = TtaTexts
FIRST_EDITION_TEXTS = FirstEditionTexts
