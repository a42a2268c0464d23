"""Written by tools/sentences.py from render/lang/en/belfort-listing.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class BelfortListing(Sentences):
    """All that render/lang/en/belfort-listing.ftl says."""

    CATALOGUE: ClassVar[str] = "belfort-listing"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "option": (
            "guilds",
            "picked",
            "thieves",
            "mine",
            "gatehouses",
            "costs",
        ),
        "meaning": (
            "guilds",
            "picked",
            "thieves",
            "mine",
            "gatehouses",
            "costs",
        ),
        "value": (
            "beginner",
            "normal",
            "without_interactive",
            "random",
            "chosen",
            "tile",
            "rulebook",
            "workers",
            "pairs",
            "builder",
            "everybody",
            "traders",
            "librarians",
            "architects",
            "recruiters",
            "lumberjacks",
            "miners",
            "bankers",
            "masons",
            "thieves",
            "bandits",
            "wizards",
            "spies",
        ),
    }

    def title(self) -> str:
        """Belfort"""
        return self._say("title")

    def short_title(self) -> str:
        """Belfort"""
        return self._say("short-title")

    def summary(self) -> str:
        """Elves, dwarves and gnomes build a city of five districts in seven rounds. Whoever h…"""
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
