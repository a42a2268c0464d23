"""Written by tools/sentences.py from render/lang/en/tzolkin-hints.ftl."""

from __future__ import annotations

from typing import ClassVar, Literal

from render.lang.sentences import Sentences


class TzolkinHints(Sentences):
    """All that render/lang/en/tzolkin-hints.ftl says."""

    CATALOGUE: ClassVar[str] = "tzolkin-hints"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "differs": (
            "points",
            "temples",
            "monuments",
            "goods",
            "food",
            "technologies",
            "workers",
            "hand",
            "gears",
            "buildings",
            "start",
            "rivals",
        ),
        "why": (
            "points",
            "temples",
            "monuments",
            "goods",
            "food",
            "technologies",
            "workers",
            "hand",
            "gears",
            "buildings",
            "start",
            "rivals",
        ),
        "lesson": (
            "goal",
            "gears",
            "food",
            "growth",
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
        """what a newcomer needs to know, in the order of the first days"""
        return self._say(f"lesson-{turn}")
