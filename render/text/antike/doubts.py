"""Which figures nobody has confirmed, in one sentence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.antike.components import CARDS
from engine.games.antike.maps import MAPS
from render.lang.catalogue.antike_table import AntikeTable
from render.text.antike.things import Things

PARTS = ("cards", "copies", "know_how", "homes", "borders", "coins")


class Doubts:
    """Says what `AntikeRules.unverified` lists."""

    def __init__(self, words: Things) -> None:
        self._words = words
        self._say = AntikeTable(words.language)

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
        if cards := found["cards"]:
            number, of = (sum(CARDS[card].count for card in some) for some in (cards, CARDS))
            yield say.doubtful_cards(count=number, all=of)
        if copies := found["copies"]:
            yield say.doubtful_copies(cards=words.listed(list(map(self._words.card, copies))))
        if known := found["know_how"]:
            yield say.doubtful_prices(names=words.listed(list(map(self._words.know_how, known))))
        if homes := found["homes"]:
            yield say.doubtful_homes(cities=words.listed(list(map(self._words.region, homes))))
        for board in found["borders"]:
            borders = MAPS[board].borders
            unsure = sum(border.uncertain is not None for border in borders)
            yield say.doubtful_borders(count=unsure, all=len(borders))
        if found["coins"]:
            yield say.doubtful_coins()
