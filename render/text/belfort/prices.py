"""What things cost at this table, each marked where nobody has confirmed it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.games.belfort.components import BUILDINGS
from engine.games.belfort.goods import Goods
from engine.games.belfort.view import BelfortView
from render.lang.catalogue.belfort_table import BelfortTable
from render.text.belfort import table
from render.text.belfort.things import GUILD, Things, guild_of

PRICED = (*BUILDINGS, "wall")
"""What can be built in every district."""


class Prices:
    """Costs and the Trading Post."""

    def __init__(self, words: Things) -> None:
        self._words = words
        self._say = BelfortTable(words.language)

    def all(self, view: BelfortView) -> Iterator[str]:
        """Buildings, guilds and the Trading Post, each in a line."""
        buildings = (self.building(view, kind) for kind in PRICED)
        guilds = (self.guild(view, d.id) for d in view.districts)
        yield self.line([*buildings, *guilds])
        yield from self.post(view)

    def line(self, costs: Iterable[str]) -> str:
        """Costs in one line."""
        return self._say.costs(costs=self._words.language.clauses(costs))

    def building(self, view: BelfortView, kind: str) -> str:
        """What a building costs, or a Wall: "Pub: 1 wood, 2 stone (?)"."""
        return self._cost(view, kind, "", self._words.names.building(kind))

    def guild(self, view: BelfortView, district: str) -> str:
        """What the guild of a district costs."""
        name = self._words.names.guild(guild_of(view, GUILD + district))
        return self._cost(view, "guild", district, name)

    def post(self, view: BelfortView) -> Iterator[str]:
        """What the Trading Post takes, and what it gives."""
        yield self._say.buying(prices=self._words.row(self._purchases(view)))
        yield self._say.selling(prices=self._words.row(self._sales(view)))

    def _cost(self, view: BelfortView, kind: str, place: str, name: str) -> str:
        cost = self._words.price(table.cost(view, kind, place))
        if table.doubtful(view, kind, place):
            return self._say.cost_doubtful(name=name, cost=cost)
        return self._say.cost(name=name, cost=cost)

    def _purchases(self, view: BelfortView) -> Iterator[str]:
        for good, gold in view.prices:
            goods = self._words.count(1, good)
            price = self._words.price(Goods(gold=gold))
            said = self._say.purchase(goods=goods, gold=price)
            doubtful = f"purchases.{good}" in view.uncertain
            yield self._say.doubtful(what=said) if doubtful else said

    def _sales(self, view: BelfortView) -> Iterator[str]:
        for kinds, count, gold in view.offers:
            if len(kinds) == 1:
                goods = self._words.count(count, kinds[0])
            else:
                names = map(self._say.kind_of_good, kinds)
                goods = self._say.any_of(count=count, goods=self._words.listed(names))
            said = self._say.sale(goods=goods, gold=self._words.price(Goods(gold=gold)))
            doubtful = f"sales.{'_'.join(kinds)}" in view.uncertain
            yield self._say.doubtful(what=said) if doubtful else said
