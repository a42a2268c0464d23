"""Where numbers come from and what is to be expected, for a player who asks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from engine.games.belfort.components import BOX
from engine.games.belfort.view import BelfortView, PlayerView
from render.lang.catalogue.belfort_table import BelfortTable
from render.standing import Figure, Standing
from render.text.belfort import table
from render.text.belfort.people import People
from render.text.belfort.prices import PRICED, Prices
from render.text.belfort.things import Things

SOURCES = ("districts", "majority_elf", "majority_dwarf", "majority_gnome", "taxes")
"""Where points come from, as they are told at the end."""


class Explanations:
    """Scoring, Collection and costs."""

    def __init__(self, words: Things, people: People, prices: Prices) -> None:
        self._words, self._people, self._names = words, people, people.names
        self._prices = prices
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

    def points_from(self, code: str) -> str | None:
        """Where points come from; None for what no game of today tells."""
        return self._words.say.source(code) if code in SOURCES else None

    def standing(self, view: BelfortView) -> Standing:
        """Points after each round, its scoring included."""
        number = view.round if view.outcome is not None else max(0, view.round - 1)
        points = tuple(player.score for player in view.players)
        return Standing(
            number,
            self._say.round_number(number=number),
            (Figure(self._say.points_by_round(), points),),
            frozenset(player.seat for player in view.players if player.resigned),
        )

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
        say, prices = self._say, self._prices
        if view.costs:
            yield say.costs_file(title=view.costs)
        yield say.doubt() if view.uncertain else say.all_confirmed()
        yield "\n".join(prices.building(view, kind) for kind in PRICED)
        yield "\n".join(prices.guild(view, district.id) for district in view.districts)
        yield from prices.post(view)
