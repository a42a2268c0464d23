"""Where numbers come from and what is to be expected, for a player who asks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from engine.games.belfort.components import BOX, BUILDINGS
from engine.games.belfort.goods import Goods
from engine.games.belfort.view import BelfortView, PlayerView
from render.lang.catalogue.belfort_table import BelfortTable
from render.text.belfort import table
from render.text.belfort.people import People
from render.text.belfort.things import Things, guild_of

SOURCES = ("districts", "majority_elf", "majority_dwarf", "majority_gnome", "taxes")
"""Where points come from, as they are told at the end."""


class Outlook:
    """Scoring, Collection and costs."""

    def __init__(self, words: Things, people: People) -> None:
        self._words, self._people, self._names = words, people, people.names
        self._say = BelfortTable(words.language)

    def explain(self, view: BelfortView) -> Mapping[str, str]:
        """Headings with their texts."""
        say = self._say
        return {
            say.scoring_heading(): "\n".join(self._scoring(view)),
            say.collection_heading(): "\n".join(self._collection(view)),
            say.costs_heading(): "\n".join(self._costs(view)),
        }

    def sources(self, view: BelfortView, news: Iterable[Any]) -> tuple[Mapping[str, int], ...]:
        """Where the points of each seat came from."""
        say, scored = self._words.say, [dict(player.scored) for player in view.players]
        there = [source for source in SOURCES if any(seat.get(source) for seat in scored)]
        return tuple({say.source(s): seat.get(s, 0) for s in there} for seat in scored)

    # --------------------------------------------------------------------------------- scoring

    def _scoring(self, view: BelfortView) -> Iterator[str]:
        say, words = self._say, self._words
        for district in view.districts:
            yield say.district_scores(
                district=words.names.district(district.id),
                markers=self._people.tally(view, district.markers),
                points=self._people.tally(view, district.points),
            )
        for majority in view.majorities:
            yield say.majority_scores(
                piece=words.say.majority(majority.piece),
                counts=self._people.tally(view, majority.counts),
                points=self._people.tally(view, majority.points),
            )
        yield say.scoring_total(points=self._people.tally(view, table.scores_now(view)))

    # ------------------------------------------------------------------------------ collection

    def _collection(self, view: BelfortView) -> Iterator[str]:
        for player in view.players:
            if not player.resigned:
                yield self._income(player)
        for area in view.areas:
            for seat, amount in enumerate(area.goods):
                if amount:
                    good = next(a.good for a in BOX.collection.areas if a.id == area.id)
                    yield self._say.next_area(
                        who=self._names[seat],
                        goods=self._words.count(amount, good),
                        area=self._words.names.area(area.id),
                    )

    def _income(self, player: PlayerView) -> str:
        """Income and tax as things stand; what the areas bring comes on top."""
        missing = max(0, player.tax - player.income - player.goods.gold) * BOX.tax.points
        who, gold = self._names[player.seat], player.goods.gold
        if not missing:
            return self._say.next_income(who=who, income=player.income, tax=player.tax, gold=gold)
        lost = self._words.count(min(missing, player.score), "point")
        return self._say.next_short(
            who=who, income=player.income, tax=player.tax, gold=gold, points=lost
        )

    # ----------------------------------------------------------------------------------- costs

    def _costs(self, view: BelfortView) -> Iterator[str]:
        say, words = self._say, self._words
        if view.costs:
            yield say.costs_file(title=view.costs)
        yield say.doubt() if view.uncertain else say.all_confirmed()
        buildings = [self._cost(view, b, "", words.names.building(b)) for b in BUILDINGS]
        wall = say.cost(name=words.names.building("wall"), cost=words.price(BOX.actions.wall))
        yield "\n".join([*buildings, wall])
        guilds = [
            self._cost(view, "guild", d.id, words.names.guild(guild_of(view, f"guild_{d.id}")))
            for d in view.districts
        ]
        yield "\n".join(guilds)
        yield say.buying(prices=words.row(self._purchases(view)))
        yield say.selling(prices=words.row(self._sales(view)))

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
