"""Written by tools/sentences.py from render/lang/en/tta-vocabulary.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class TtaVocabulary(Sentences):
    """All that render/lang/en/tta-vocabulary.ftl says."""

    CATALOGUE: ClassVar[str] = "tta-vocabulary"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "verbs": (
            "take",
            "populate",
            "build",
            "upgrade",
            "destroy",
            "disband",
            "play_leader",
            "build_stages",
            "develop",
            "play_card",
            "use_ability",
            "play_tactic",
            "copy_tactic",
            "draw_card",
            "end_turn",
            "pass_politics",
            "prepare_event",
            "play_aggression",
            "declare_war",
            "offer_pact",
            "cancel_pact",
            "answer_pact",
            "discard_cards",
            "decline",
            "drop_out",
            "bid",
            "resign",
            "choose",
            "defend",
            "keep_bonuses",
            "choose_bonus",
            "commit",
            "fill_force",
            "assemble",
            "reach",
            "send_force",
            "split",
            "steal_technologies",
        ),
    }

    def same(self) -> str:
        """most culture wins: how do i win, how to win, who wins the game, win the game, win, …"""
        return self._say("same")

    def verbs(self, kind: str) -> str:
        """what people call doing an action of a kind"""
        return self._say(f"verbs-{kind}")
