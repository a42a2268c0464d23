"""Written by tools/sentences.py from render/lang/en/tta-new-story-listing.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class TtaNewStoryListing(Sentences):
    """All that render/lang/en/tta-new-story-listing.ftl says."""

    CATALOGUE: ClassVar[str] = "tta-new-story-listing"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "option": (
            "order",
            "peaceful",
            "hands",
        ),
        "meaning": (
            "order",
            "peaceful",
            "hands",
        ),
        "value": (
            "random",
            "fixed",
            "open",
            "hidden",
        ),
    }

    def title(self) -> str:
        """Through the Ages: A New Story of Civilization"""
        return self._say("title")

    def short_title(self) -> str:
        """Through the Ages"""
        return self._say("short-title")

    def summary(self) -> str:
        """Lead a civilization from antiquity to the space age: draft cards, feed and employ a…"""
        return self._say("summary")

    def option(self, option: str) -> str:
        """its title"""
        return self._say(f"option-{option}")

    def meaning(self, option: str) -> str:
        """what an option means"""
        return self._say(f"meaning-{option}")

    def value(self, value: str) -> str:
        """what can be chosen for an option"""
        return self._say(f"value-{value}")
