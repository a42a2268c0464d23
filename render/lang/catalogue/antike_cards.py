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
        "moment": (
            "turn",
            "rondel",
            "production",
            "templum",
            "scientia",
            "militia",
            "movement",
            "conquest",
            "founding",
            "defence",
        ),
    }

    def event_card(self, *, count: int) -> str:
        """Event card, {count} in the pile."""
        return self._say("event-card", count=count)

    def marked_name(self, *, card: str) -> str:
        """{card} (?)"""
        return self._say("marked-name", card=card)

    def marked_text(self, *, text: str) -> str:
        """(?) {text}"""
        return self._say("marked-text", text=text)

    def reconstructed(self) -> str:
        """(?) This card is reconstructed: nobody has confirmed it against the printed game."""
        return self._say("reconstructed")

    def number_reconstructed(self) -> str:
        """(?) Nobody has confirmed how often it occurs."""
        return self._say("number-reconstructed")

    def text(self, card: str) -> str:
        """what a card does"""
        return self._say(f"text-{card}")

    def moment(self, window: str) -> str:
        """when a card may be played"""
        return self._say(f"moment-{window}")
