"""Written by tools/sentences.py from render/lang/en/tta-new-story-stakes.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class TtaNewStoryStakes(Sentences):
    """All that render/lang/en/tta-new-story-stakes.ftl says."""

    CATALOGUE: ClassVar[str] = "tta-new-story-stakes"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "yours": (
            "enslave",
            "plunder_i",
            "raid_i",
            "plunder_ii",
            "raid_ii",
            "annex",
            "infiltrate",
            "spy",
            "plunder_iii",
            "raid_iii",
            "armed_intervention",
        ),
        "theirs": (
            "enslave",
            "plunder_i",
            "raid_i",
            "plunder_ii",
            "raid_ii",
            "annex",
            "infiltrate",
            "spy",
            "plunder_iii",
            "raid_iii",
            "armed_intervention",
        ),
        "terms": (
            "trade_routes_agreement",
            "acceptance_of_supremacy",
            "international_trade_agreement",
            "promise_of_military_protection",
            "loss_of_sovereignty",
        ),
    }

    def yours(self, card: str, *, who: str, have: str) -> str:
        """said to the target of an aggression, as things stand"""
        return self._say(f"yours-{card}", who=who, have=have)

    def theirs(self, card: str, *, who: str, target: str, have: str) -> str:
        """the same, said to everybody"""
        return self._say(f"theirs-{card}", who=who, target=target, have=have)

    def terms(self, card: str, *, first: str, second: str) -> str:
        """a pact with different sides, said of both who have agreed on it"""
        return self._say(f"terms-{card}", first=first, second=second)
