"""Written by tools/sentences.py from render/lang/en/antike-listing.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class AntikeListing(Sentences):
    """All that render/lang/en/antike-listing.ftl says."""

    CATALOGUE: ClassVar[str] = "antike-listing"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "option": (
            "map",
            "first_seat",
            "variant",
            "auto_fortress",
            "coins",
            "turn_limit",
            "draws",
            "figures",
        ),
        "meaning": (
            "map",
            "first_seat",
            "variant",
            "auto_fortress",
            "coins",
            "turn_limit",
            "figures",
            "draws",
        ),
        "value": (
            "west",
            "east",
            "brown",
            "beige",
        ),
    }

    def title(self) -> str:
        """Antike Duellum"""
        return self._say("title")

    def short_title(self) -> str:
        """Antike Duellum"""
        return self._say("short-title")

    def summary(self) -> str:
        """Two nations of antiquity contend for nine personages, without dice."""
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
