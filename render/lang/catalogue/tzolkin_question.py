"""Written by tools/sentences.py from render/lang/en/tzolkin-question.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences, yes


class TzolkinQuestion(Sentences):
    """All that render/lang/en/tzolkin-question.ftl says."""

    CATALOGUE: ClassVar[str] = "tzolkin-question"

    def purse(self, *, goods: str) -> str:
        """Has {goods}."""
        return self._say("purse", goods=goods)

    def rates(self, *, rates: str) -> str:
        """Sold and bought at {rates}."""
        return self._say("rates", rates=rates)

    def rate(self, *, block: str, corn: int) -> str:
        """{block} for {corn} corn"""
        return self._say("rate", block=block, corn=corn)

    def blocks(self, *, count: int) -> str:
        """{count} resources of any kinds."""
        return self._say("blocks", count=count)

    def have_chosen(self, *, who: str, count: int) -> str:
        """{who} have chosen."""
        return self._say("have-chosen", who=who, count=count)

    def are_choosing(self, *, who: str, count: int) -> str:
        """{who} are still choosing."""
        return self._say("are-choosing", who=who, count=count)

    def tile(self, *, tile: str, gives: str) -> str:
        """{tile}: {gives}"""
        return self._say("tile", tile=tile, gives=gives)

    def next_worker(self, *, places: str) -> str:
        """The next worker: {places}."""
        return self._say("next-worker", places=places)

    def place(self, *, space: str, corn: int) -> str:
        """{space} for {corn} corn"""
        return self._say("place", space=space, corn=corn)

    def ahead(self, *, outlook: str) -> str:
        """{outlook}."""
        return self._say("ahead", outlook=outlook)

    def affordable(self, *, tiles: str) -> str:
        """You can pay for {tiles}."""
        return self._say("affordable", tiles=tiles)

    def field(self, *, field: str) -> str:
        """The field: {field}."""
        return self._say("field", field=field)

    def ways(self, *, ways: str) -> str:
        """You can choose {ways}."""
        return self._say("ways", ways=ways)

    def of_gears(self, *, gears: str) -> str:
        """Any action of {gears}."""
        return self._say("of-gears", gears=gears)

    def usable(self, *, space: str, does: str) -> str:
        """{space}: {does}."""
        return self._say("usable", space=space, does=does)

    def days(self, *, days: str) -> str:
        """Days: {days}."""
        return self._say("days", days=days)

    def calendar_day(self, *, day: int, food: bool) -> str:
        """{day}"""
        return self._say("calendar-day", day=day, food=yes(food))

    def moves_to(self, *, days: str) -> str:
        """The calendar can move to day {days}."""
        return self._say("moves-to", days=days)
