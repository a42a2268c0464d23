"""Written by tools/sentences.py from render/lang/en/antike-hints.ftl."""

from __future__ import annotations

from typing import ClassVar, Literal

from render.lang.sentences import Sentences


class AntikeHints(Sentences):
    """All that render/lang/en/antike-hints.ftl says."""

    CATALOGUE: ClassVar[str] = "antike-hints"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "differs": (
            "personages",
            "progress",
            "cities",
            "temples",
            "walls",
            "know_how",
            "marble",
            "iron",
            "gold",
            "coin",
            "units",
            "sites",
            "cards",
            "attack",
            "rivals",
        ),
        "why": (
            "personages",
            "progress",
            "cities",
            "temples",
            "walls",
            "know_how",
            "marble",
            "iron",
            "gold",
            "coin",
            "units",
            "sites",
            "cards",
            "attack",
            "rivals",
        ),
        "lesson": (
            "goal",
            "rondel",
            "cities",
            "win",
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
        """what a newcomer needs to know, in the order of the own turns"""
        return self._say(f"lesson-{turn}")
