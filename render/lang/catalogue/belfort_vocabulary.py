"""Written by tools/sentences.py from render/lang/en/belfort-vocabulary.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class BelfortVocabulary(Sentences):
    """All that render/lang/en/belfort-vocabulary.ftl says."""

    CATALOGUE: ClassVar[str] = "belfort-vocabulary"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "verbs": (
            "place",
            "pass",
            "send",
            "swap_crest",
            "activate",
            "build",
            "build_guild",
            "build_wall",
            "buy",
            "sell",
            "buy_card",
            "end_turn",
            "discard",
            "barter",
            "recruit_worker",
            "skip",
            "keep_cards",
            "hire",
            "resign",
            "place_dwarf",
            "use_power",
            "lock_gnome",
            "mark",
            "design",
            "pay_design",
            "rob",
            "exchange",
            "reveal_card",
            "take_card",
            "neutral_build",
        ),
    }

    def same(self) -> str:
        """winner: how do i win, how to win, who wins, win, winning, wins, victory, end of the…"""
        return self._say("same")

    def verbs(self, kind: str) -> str:
        """what people call doing an action of a kind"""
        return self._say(f"verbs-{kind}")
