"""Written by tools/sentences.py from render/lang/en/tzolkin-tiles.ftl."""

from __future__ import annotations

from typing import ClassVar, Literal

from render.lang.sentences import Sentences


class TzolkinTiles(Sentences):
    """All that render/lang/en/tzolkin-tiles.ftl says."""

    CATALOGUE: ClassVar[str] = "tzolkin-tiles"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "gives": (
            "gain",
            "points",
            "temple",
            "any_temple",
            "technology",
            "any_technology",
            "resources",
            "worker",
            "free_workers",
            "cheaper_food",
            "extra_building",
            "market",
            "any_action",
        ),
        "scores": (
            "kind",
            "corn",
            "wood",
            "tiles",
            "levels",
            "monuments",
            "mastered",
            "workers",
            "temple_points",
            "best_temple",
            "all_skulls",
            "own_skulls",
        ),
        "doubt": (
            "A1-04",
            "A1-05",
            "A1-08",
            "A2-04",
            "A2-07",
            "A2-11",
            "A2-14",
            "A2-17",
            "A2-18",
            "M02",
            "M12",
            "M13",
            "W-Y1",
        ),
        "does": (
            "take",
            "harvest",
            "harvest_or",
            "advance",
            "build",
            "build_monument",
            "build_for_corn",
            "climb_for_corn",
            "climb",
            "market",
            "worker",
            "any_action",
            "skull",
            "skull_and",
            "anything",
        ),
        "learns": (
            "agriculture1",
            "agriculture2",
            "agriculture3",
            "extraction1",
            "extraction2",
            "extraction3",
            "architecture1",
            "architecture2",
            "architecture3",
            "theology1",
            "theology2",
            "theology3",
        ),
    }

    def table_entry(self, *, number: int, points: int) -> str:
        """{points} for {number}"""
        return self._say("table-entry", number=number, points=points)

    def gives(self, effect: str, *, goods: str, count: int, temple: str, technology: str) -> str:
        """a sentence for each effect of a tile"""
        return self._say(
            f"gives-{effect}",
            goods=goods,
            count=count,
            temple=temple,
            technology=technology,
        )

    def scores(
        self,
        by: str,
        *,
        points: int,
        table: str,
        kind: Literal["farm", "tomb", "civic", "altar"],
    ) -> str:
        """what a monument counts"""
        return self._say(f"scores-{by}", points=points, table=table, kind=kind)

    def doubt(self, tile: str) -> str:
        """what our sources do not agree on"""
        return self._say(f"doubt-{tile}")

    def does(
        self,
        action: str,
        *,
        goods: str,
        count: int,
        corn: int,
        other: str,
        temple: str,
    ) -> str:
        """what a space allows, as a thing after its name"""
        return self._say(
            f"does-{action}",
            goods=goods,
            count=count,
            corn=corn,
            other=other,
            temple=temple,
        )

    def learns(self, level: str, *, count: int, other: int) -> str:
        """what a level of a technology adds"""
        return self._say(f"learns-{level}", count=count, other=other)
