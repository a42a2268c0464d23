"""Written by tools/sentences.py from render/lang/en/belfort-hints.ftl."""

from __future__ import annotations

from typing import ClassVar, Literal

from render.lang.sentences import Sentences


class BelfortHints(Sentences):
    """All that render/lang/en/belfort-hints.ftl says."""

    CATALOGUE: ClassVar[str] = "belfort-hints"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "differs": (
            "points",
            "districts",
            "majorities",
            "markers",
            "gnomes",
            "workers",
            "guilds",
            "cards",
            "income",
            "goods",
            "order",
            "rivals",
        ),
        "why": (
            "points",
            "districts",
            "majorities",
            "markers",
            "gnomes",
            "workers",
            "guilds",
            "cards",
            "income",
            "goods",
            "order",
            "rivals",
        ),
        "lesson": (
            "goal",
            "placing",
            "actions",
            "gnomes",
            "scoring",
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
        """what a newcomer needs to know, by the phase in which it is needed"""
        return self._say(f"lesson-{turn}")
