"""Which figures nobody has confirmed, in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.belfort.goods import BUILDING_IDS, GUILD_IDS
from render.lang.catalogue.belfort_table import BelfortTable
from render.text.belfort.things import Things

PARTS = ("buildings", "guilds", "purchases", "sales")


class Doubts:
    """Says what `Costs.uncertain` lists."""

    def __init__(self, words: Things) -> None:
        self._words = words
        self._say = BelfortTable(words.language)

    def doubts(self, doubtful: Sequence[str]) -> str:
        """Which figures are doubtful; empty if none are."""
        found: dict[str, list[str]] = {part: [] for part in PARTS}
        for each in doubtful:
            part, _, name = each.partition(".")
            found[part].append(name)
        what = list(self._parts(found))
        return self._say.doubts(what=self._words.listed(what)) if what else ""

    def _parts(self, found: dict[str, list[str]]) -> Iterator[str]:
        say, words = self._say, self._words
        buildings, guilds, goods = found["buildings"], found["guilds"], found["purchases"]
        if len(buildings) == len(BUILDING_IDS):
            yield say.all_buildings(count=len(buildings))
        elif buildings:
            yield say.some_costs(names=words.listed(map(words.names.building, buildings)))
        if len(guilds) == len(GUILD_IDS):
            yield say.all_guilds(count=len(guilds))
        elif guilds:
            yield say.some_costs(names=words.listed(map(words.names.guild, guilds)))
        if goods:
            yield say.some_purchases(goods=words.listed(map(say.kind_of_good, goods)))
        sold = [good for sale in found["sales"] for good in sale.split("_")]
        if sold:
            yield say.some_sales(goods=words.listed(map(say.kind_of_good, sold)))
