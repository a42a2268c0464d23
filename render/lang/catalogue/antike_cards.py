"""Written by tools/sentences.py from render/lang/en/antike-cards.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class AntikeCards(Sentences):
    """All that render/lang/en/antike-cards.ftl says."""

    CATALOGUE: ClassVar[str] = "antike-cards"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "text": (
            "academy",
            "burglary",
            "earthquake",
            "fortress",
            "forced_march",
            "fair_wind",
            "levy",
            "shipyard",
            "armoury",
            "quarry",
            "rich_vein",
            "tribute",
            "caravan",
            "colonists",
            "mutiny",
            "storm",
            "siege_engine",
            "herald",
        ),
    }

    def text(self, card: str) -> str:
        """what a card does"""
        return self._say(f"text-{card}")
