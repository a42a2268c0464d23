"""The words of Antike Duellum."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.antike.view import AntikeView
from render.hints import Hints
from render.lang.catalogue.antike_course import AntikeCourse
from render.lang.catalogue.antike_listing import AntikeListing
from render.lang.catalogue.antike_vocabulary import AntikeVocabulary
from render.text.antike.board import Board
from render.text.antike.choices import Choices
from render.text.antike.doubts import Doubts
from render.text.antike.hints import hints
from render.text.antike.news import News
from render.text.antike.orders import Orders
from render.text.antike.prompts import Prompts
from render.text.antike.questions import Questions
from render.text.antike.reasons import Reasons
from render.text.antike.things import Things
from render.text.composed import Composed


class AntikeTexts(Composed[AntikeView]):
    """Everything the game says."""

    LISTING = AntikeListing
    VOCABULARY = AntikeVocabulary

    def parts(self) -> Iterable[object]:
        words = Things(self.language)
        return (
            words,
            Choices(words),
            Prompts(words, self.names),
            Questions(words, self.names),
            Orders(words),
            Reasons(words),
            Doubts(words),
            News(words, self.names),
            Board(words, self.names),
        )

    def hints(self) -> Hints[AntikeView]:
        return hints(self.names, Things(self.language))

    def course(self) -> AntikeCourse:
        return AntikeCourse(self.language)


TEXTS = AntikeTexts
