"""Written by tools/sentences.py from render/lang/en/tzolkin-vocabulary.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class TzolkinVocabulary(Sentences):
    """All that render/lang/en/tzolkin-vocabulary.ftl says."""

    CATALOGUE: ClassVar[str] = "tzolkin-vocabulary"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "verbs": (
            "place",
            "claim",
            "take",
            "end_turn",
            "beg",
            "keep_wealth",
            "trade",
            "research",
            "construct",
            "pay",
            "skip",
            "resign",
            "set_advance",
            "harvest",
            "climb",
            "perform",
            "take_resources",
            "offer",
        ),
    }

    def same(self) -> str:
        """fourth food day is the last: end of the game, game end, game ends, end the game len…"""
        return self._say("same")

    def verbs(self, kind: str) -> str:
        """what people call doing an action of a kind"""
        return self._say(f"verbs-{kind}")
