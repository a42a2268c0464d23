"""Written by tools/sentences.py from render/lang/en/tta-costs.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class TtaCosts(Sentences):
    """All that render/lang/en/tta-costs.ftl says."""

    CATALOGUE: ClassVar[str] = "tta-costs"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "rating": (
            "strength",
            "culture",
            "science",
            "happiness",
        ),
        "gain": (
            "science",
            "culture",
            "food",
            "resources",
            "culture_less",
            "food_less",
            "resources_less",
        ),
    }

    def eaten(self, *, food: str, tokens: str) -> str:
        """Consumption {food}: {tokens} in the bank."""
        return self._say("eaten", food=food, tokens=tokens)

    def corrupted(self, *, resources: str, tokens: str) -> str:
        """Corruption {resources}: {tokens} in the bank."""
        return self._say("corrupted", resources=resources, tokens=tokens)

    def uprising(self, *, workers: str) -> str:
        """Ending the turn now: an uprising and no production ({workers})."""
        return self._say("uprising", workers=workers)

    def gains(self, *, gains: str) -> str:
        """Ending the turn now: {gains}."""
        return self._say("gains", gains=gains)

    def ending(self, *, card: str, culture: str) -> str:
        """At its very end {card} scores {culture}."""
        return self._say("ending", card=card, culture=culture)

    def draw(self, *, cards: str) -> str:
        """You draw {cards}."""
        return self._say("draw", cards=cards)

    def discard(self, *, cards: str) -> str:
        """You must discard {cards} first."""
        return self._say("discard", cards=cards)

    def discard_later(self, *, cards: str) -> str:
        """That is {cards} more than you may hold: discarded after politics in your next turn,…"""
        return self._say("discard-later", cards=cards)

    def no_population(self) -> str:
        """Population: the yellow bank is empty."""
        return self._say("no-population")

    def population(self, *, food: str) -> str:
        """Population: {food}."""
        return self._say("population", food=food)

    def population_of(self, *, food: str, shares: str) -> str:
        """Population: {food} ({shares})."""
        return self._say("population-of", food=food, shares=shares)

    def build(self, *, prices: str) -> str:
        """Build, in resources: {prices}."""
        return self._say("build", prices=prices)

    def upgrade(self, *, source: str, target: str, price: int, difference: str) -> str:
        """{source} to {target} {price} ({difference})"""
        return self._say(
            "upgrade",
            source=source,
            target=target,
            price=price,
            difference=difference,
        )

    def upgrades(self, *, prices: str) -> str:
        """Upgrade, in resources: {prices}."""
        return self._say("upgrades", prices=prices)

    def stages(self, *, wonder: str, count: int, prices: str) -> str:
        """{wonder}, next stages, in resources: {prices}."""
        return self._say("stages", wonder=wonder, count=count, prices=prices)

    def develop(self, *, prices: str) -> str:
        """Develop, in science: {prices}."""
        return self._say("develop", prices=prices)

    def revolution(self, *, prices: str) -> str:
        """By revolution, in science: {prices}."""
        return self._say("revolution", prices=prices)

    def row(self, *, prices: str) -> str:
        """Card row, in civil actions: {prices}."""
        return self._say("row", prices=prices)

    def discount(self, *, card: str, amount: int) -> str:
        """{card}: {amount} less for population, a building or a technology."""
        return self._say("discount", card=card, amount=amount)

    def purse(self, *, count: int, goods: str) -> str:
        """For military units only, there are {goods} more."""
        return self._say("purse", count=count, goods=goods)

    def rating(self, name: str, *, number: int, shares: str) -> str:
        """One of a family."""
        return self._say(f"rating-{name}", number=number, shares=shares)

    def gain(self, good: str, *, made: str, lost: str) -> str:
        """what the end of the turn brings"""
        return self._say(f"gain-{good}", made=made, lost=lost)
