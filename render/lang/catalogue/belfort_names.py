"""Written by tools/sentences.py from render/lang/en/belfort-names.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class BelfortNames(Sentences):
    """All that render/lang/en/belfort-names.ftl says."""

    CATALOGUE: ClassVar[str] = "belfort-names"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "building": (
            "pub",
            "gardens",
            "tower",
            "inn",
            "blacksmith",
            "bank",
            "market",
            "gatehouse",
            "library",
            "keep",
            "wall",
        ),
        "guild": (
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
        "district": (
            "d1",
            "d2",
            "d3",
            "d4",
            "d5",
        ),
        "short": (
            "d1",
            "d2",
            "d3",
            "d4",
            "d5",
        ),
        "area": (
            "forest",
            "quarry",
            "mine",
            "gold_mine",
        ),
        "board": (
            "recruiters_desk",
            "kings_camp",
            "trading_post",
        ),
        "season": (
            "spring",
            "summer",
            "autumn",
        ),
    }

    def building(self, kind: str) -> str:
        """a kind of building card, and the Wall"""
        return self._say(f"building-{kind}")

    def guild(self, guild: str) -> str:
        """One of a family."""
        return self._say(f"guild-{guild}")

    def district(self, district: str) -> str:
        """One of a family."""
        return self._say(f"district-{district}")

    def short(self, district: str) -> str:
        """a district where room is scarce, and as it is typed"""
        return self._say(f"short-{district}")

    def area(self, area: str) -> str:
        """a resource area"""
        return self._say(f"area-{area}")

    def board(self, board: str) -> str:
        """a part of the boards where workers go or goods are traded"""
        return self._say(f"board-{board}")

    def season(self, season: str) -> str:
        """One of a family."""
        return self._say(f"season-{season}")
