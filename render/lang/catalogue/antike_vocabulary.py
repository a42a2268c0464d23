"""Written by tools/sentences.py from render/lang/en/antike-vocabulary.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class AntikeVocabulary(Sentences):
    """All that render/lang/en/antike-vocabulary.ftl says."""

    CATALOGUE: ClassVar[str] = "antike-vocabulary"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "verbs": (
            "move_marker",
            "pay_rondel",
            "build_temple",
            "build_wall",
            "deploy",
            "move_units",
            "recruit",
            "develop",
            "found",
            "conquer",
            "take_card",
            "play_card",
            "done",
            "end_turn",
            "resign",
            "offer_draw",
            "accept_draw",
            "decline_draw",
            "defend",
            "remove_units",
            "barter",
            "exchange",
            "take_chip",
        ),
    }

    def same(self) -> str:
        """victory: how do i win, how to win, who wins, win, winning, wins, winner, end of the…"""
        return self._say("same")

    def verbs(self, kind: str) -> str:
        """what people call doing an action of a kind"""
        return self._say(f"verbs-{kind}")
