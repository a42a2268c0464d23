"""Written by tools/sentences.py from render/lang/en/vocabulary.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class Vocabulary(Sentences):
    """All that render/lang/en/vocabulary.ftl says."""

    CATALOGUE: ClassVar[str] = "vocabulary"

    def fillers(self) -> str:
        """a, an, the, i, me, my, we, us, our, you, your, it, its, he, his, she, her, they, th…"""
        return self._say("fillers")

    def places(self) -> str:
        """space, field, level, stage, age, deck, crest"""
        return self._say("places")

    def numbers(self) -> str:
        """one, two, three, four, five, six, seven, eight, nine"""
        return self._say("numbers")

    def same(self) -> str:
        """end of the game: game end, game over, game ends, end game, ending resign: quit, giv…"""
        return self._say("same")
