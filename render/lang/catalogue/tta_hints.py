"""Written by tools/sentences.py from render/lang/en/tta-hints.ftl."""

from __future__ import annotations

from typing import ClassVar, Literal

from render.lang.sentences import Sentences


class TtaHints(Sentences):
    """All that render/lang/en/tta-hints.ftl says."""

    CATALOGUE: ClassVar[str] = "tta-hints"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "differs": (
            "culture",
            "culture_rate",
            "science",
            "science_rate",
            "food",
            "food_rate",
            "resources",
            "resources_rate",
            "workers",
            "happiness",
            "actions",
            "strength",
            "wars",
            "technologies",
            "wonder",
            "cards",
            "military_cards",
            "rivals",
            "out",
        ),
        "why": (
            "culture",
            "culture_rate",
            "science",
            "science_rate",
            "food",
            "food_rate",
            "resources",
            "resources_rate",
            "workers",
            "happiness",
            "actions",
            "strength",
            "wars",
            "technologies",
            "wonder",
            "cards",
            "military_cards",
            "rivals",
            "out",
        ),
        "lesson": (
            "goal",
            "turn",
            "growth",
            "politics",
            "balance",
            "culture",
            "bonus",
            "auction",
            "defence",
        ),
    }

    def differs(
        self,
        part: str,
        *,
        way: Literal["more", "less", "better", "worse"],
        count: int,
        rival: str,
    ) -> str:
        """how a part of what a position is worth differs after a plan; with a number or witho…"""
        return self._say(f"differs-{part}", way=way, count=count, rival=rival)

    def why(self, part: str) -> str:
        """why that is worth something"""
        return self._say(f"why-{part}")

    def lesson(self, turn: str) -> str:
        """what a newcomer needs to know, in the order of the own turns, and what is asked bes…"""
        return self._say(f"lesson-{turn}")
