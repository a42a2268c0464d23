"""Written by tools/sentences.py from render/lang/en/tzolkin-names.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class TzolkinNames(Sentences):
    """All that render/lang/en/tzolkin-names.ftl says."""

    CATALOGUE: ClassVar[str] = "tzolkin-names"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "tile": (
            "A1-01",
            "A1-02",
            "A1-03",
            "A1-04",
            "A1-05",
            "A1-06",
            "A1-07",
            "A1-08",
            "A1-09",
            "A1-10",
            "A1-11",
            "A1-12",
            "A1-13",
            "A1-14",
            "A2-01",
            "A2-02",
            "A2-03",
            "A2-04",
            "A2-05",
            "A2-06",
            "A2-07",
            "A2-08",
            "A2-09",
            "A2-10",
            "A2-11",
            "A2-12",
            "A2-13",
            "A2-14",
            "A2-15",
            "A2-16",
            "A2-17",
            "A2-18",
            "M01",
            "M02",
            "M03",
            "M04",
            "M05",
            "M06",
            "M07",
            "M08",
            "M09",
            "M10",
            "M11",
            "M12",
            "M13",
        ),
        "gear": (
            "palenque",
            "yaxchilan",
            "tikal",
            "uxmal",
            "chichen_itza",
        ),
        "temple": (
            "chaac",
            "quetzalcoatl",
            "kukulkan",
        ),
        "technology": (
            "agriculture",
            "extraction",
            "architecture",
            "theology",
        ),
    }

    def tile(self, tile: str) -> str:
        """a building or monument, by its id"""
        return self._say(f"tile-{tile}")

    def gear(self, gear: str) -> str:
        """One of a family."""
        return self._say(f"gear-{gear}")

    def temple(self, temple: str) -> str:
        """One of a family."""
        return self._say(f"temple-{temple}")

    def technology(self, track: str) -> str:
        """One of a family."""
        return self._say(f"technology-{track}")
