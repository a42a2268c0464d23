"""Written by tools/sentences.py from render/lang/en/tzolkin-listing.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class TzolkinListing(Sentences):
    """All that render/lang/en/tzolkin-listing.ftl says."""

    CATALOGUE: ClassVar[str] = "tzolkin-listing"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "option": ("start_player",),
        "meaning": ("start_player",),
        "value": (
            "random",
            "host",
        ),
    }

    def title(self) -> str:
        """Tzolk'in: The Mayan Calendar"""
        return self._say("title")

    def short_title(self) -> str:
        """Tzolk'in"""
        return self._say("short-title")

    def summary(self) -> str:
        """Workers ride on gears that a calendar turns: placed early and taken late they bring…"""
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
