"""What everything costs a player now, with the parts of every price that is not the printed one."""

from __future__ import annotations

from engine.games.tta.actions import Upgrade
from engine.games.tta.view import CivView, View
from render.lang.catalogue.tta_costs import TtaCosts
from render.lang.forms import woven
from render.text.tta import quotes
from render.text.tta.breakdown import Breakdowns
from render.text.tta.words import MINUS, Words, me

Prices = tuple[tuple[str, int], ...]


class Costs:
    """All prices of a player."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._say = TtaCosts(words.language)
        self._breakdowns = Breakdowns(words)

    def prices(self, view: View) -> str:
        """All prices of the viewer (a spectator: of the current player), one kind in a line."""
        civ = me(view)
        lines = [
            self._population(civ),
            self._say.build(prices=self._listed(civ, "build", civ.build_prices)),
            self._upgrades(view, civ),
            self._stages(civ),
            self._technologies(civ),
            self._row(view),
            self._purses(view, civ),
        ]
        return "\n".join(line for line in lines if line)

    def _listed(self, civ: CivView, what: str, found: Prices) -> str:
        """ "Bronze 2, Alchemy 5 (Alchemy +6, Masonry −1)"."""
        shares = self._shares(civ, what)
        return self._words.language.row(
            woven("{} {}{}", self._words.card(c), str(n), shares.get(c, "")) for c, n in found
        )

    def _shares(self, civ: CivView, what: str) -> dict[str, str]:
        """Parts of prices by card, in brackets."""
        there = [p for p in civ.price_parts if p.what == what]
        return {p.card: woven(" ({})", self._breakdowns.shares(p.lines)) for p in there}

    def _population(self, civ: CivView) -> str:
        if civ.price is None:
            return self._say.no_population()
        food = self._words.count(civ.price, "food")
        shares = [p.lines for p in civ.price_parts if p.what == "population"]
        if not shares:
            return self._say.population(food=food)
        return self._say.population_of(food=food, shares=self._breakdowns.shares(shares[0]))

    def _upgrades(self, view: View, civ: CivView) -> str:
        """Upgrades of the workers there are: a difference of two prices, at least 0."""
        found, cards = [], self._words.cards
        for source, n in civ.workers:
            for target, _ in civ.workers if n else ():
                old, new = cards[source], cards[target]
                if new.kind == old.kind and new.level > old.level:
                    step = Upgrade(source, target)
                    dearer, cheaper = quotes.upgrade_parts(view, step)
                    found.append(
                        self._say.upgrade(
                            source=self._words.card(source),
                            target=self._words.card(target),
                            price=quotes.upgrade(view, step),
                            difference=f"{dearer} {MINUS} {cheaper}",
                        )
                    )
        return self._say.upgrades(prices=self._words.language.row(found)) if found else ""

    def _stages(self, civ: CivView) -> str:
        if civ.wonder is None:
            return ""
        left = self._words.cards[civ.wonder].stages[civ.stages :]
        wonder, prices = self._words.card(civ.wonder), self._words.listed([str(n) for n in left])
        return self._say.stages(wonder=wonder, count=len(left), prices=prices)

    def _technologies(self, civ: CivView) -> str:
        lines = []
        if civ.develop_prices:
            said = self._listed(civ, "develop", civ.develop_prices)
            lines.append(self._say.develop(prices=said))
        if civ.revolution_prices:
            said = self._listed(civ, "revolution", civ.revolution_prices)
            lines.append(self._say.revolution(prices=said))
        return "\n".join(lines)

    def _row(self, view: View) -> str:
        """The row costs what its spaces do, but for these cards."""
        parts = dict(view.take_parts)
        found = [
            woven(
                "{} {} ({})",
                self._words.card(card),
                str(view.take_prices[i]),
                self._breakdowns.shares(parts[i]),
            )
            for i, card in enumerate(view.row)
            if card is not None and i in parts
        ]
        return self._say.row(prices=self._words.language.row(found)) if found else ""

    def _purses(self, view: View, civ: CivView) -> str:
        """What helps to pay: an event that is being carried out, and what is there in this turn."""
        found = []
        if n := quotes.event_discount(view):
            card = self._words.card(view.past_events[-1])
            found.append(self._say.discount(card=card, amount=n))
        if total := civ.purse + civ.purse_science:
            purses = (("resources", civ.purse), ("science", civ.purse_science))
            found.append(self._say.purse(count=total, goods=self._words.goods(purses)))
        return " ".join(found)
