"""Written by tools/sentences.py from render/lang/en/antike-reasons.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class AntikeReasons(Sentences):
    """All that render/lang/en/antike-reasons.ftl says."""

    CATALOGUE: ClassVar[str] = "antike-reasons"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "wrong_borders": (
            "legion",
            "galley",
            "general",
            "admiral",
        ),
        "needs_temple": (
            "legion",
            "galley",
            "general",
            "admiral",
        ),
        "way_barred": (
            "legion",
            "galley",
            "general",
            "admiral",
        ),
        "no_units": (
            "legion",
            "galley",
            "general",
            "admiral",
        ),
        "no_token": (
            "marble",
            "iron",
            "gold",
        ),
    }

    def rondel_price(self, *, price: int, have: int) -> str:
        """Going there costs {price} resources, you have {have}; nearer fields are cheaper."""
        return self._say("rondel-price", price=price, have=have)

    def no_temples(self) -> str:
        """All 12 temples stand on the map; one has to be destroyed first."""
        return self._say("no-temples")

    def temple_price(self, *, marble: int, have: str) -> str:
        """A temple there costs {marble} marble; you have {have}."""
        return self._say("temple-price", marble=marble, have=have)

    def temple_price_beside(self, *, marble: int, coins: str, have: str) -> str:
        """A temple there costs {marble} marble, and {coins} for neighbouring temples; you hav…"""
        return self._say("temple-price-beside", marble=marble, coins=coins, have=have)

    def no_walls(self) -> str:
        """You have no town wall in your supply; new ones come with personages."""
        return self._say("no-walls")

    def wall_price(self) -> str:
        """A town wall costs 1 marble or a coin, and you have neither."""
        return self._say("wall-price")

    def city_full(self, *, region: str, limit: int) -> str:
        """{region} has taken {limit} units in this action already; choose another city."""
        return self._say("city-full", region=region, limit=limit)

    def unit_price(self, *, iron: int, have: int) -> str:
        """This unit costs {iron} iron, and you can pay only {have} in iron and coins."""
        return self._say("unit-price", iron=iron, have=have)

    def known(self, *, know_how: str) -> str:
        """You have {know_how} already."""
        return self._say("known", know_how=know_how)

    def know_how_price(self, *, gold: int, have: int) -> str:
        """This know-how costs {gold} gold, and you can pay only {have} in gold and coins."""
        return self._say("know-how-price", gold=gold, have=have)

    def recruit_price(self, *, gold: int, have: int) -> str:
        """This unit costs {gold} gold, and you can pay only {have} in gold and coins."""
        return self._say("recruit-price", gold=gold, have=have)

    def too_strong(self, *, region: str, need: int, have: int) -> str:
        """Conquering {region} takes {need} units, you have {have} there."""
        return self._say("too-strong", region=region, need=need, have=have)

    def tried(self, *, region: str) -> str:
        """{region} was attacked in this turn already; each city only once."""
        return self._say("tried", region=region)

    def no_unit_there(self, *, region: str) -> str:
        """You have no unit in {region}; a city needs one on its site."""
        return self._say("no-unit-there", region=region)

    def city_price(self, *, region: str, resource: str, coins: int) -> str:
        """A city costs 1 marble, 1 iron and 1 gold, and {region} with {resource} also {coins}…"""
        return self._say("city-price", region=region, resource=resource, coins=coins)

    def wrong_borders(self, unit: str, *, region: str) -> str:
        """it cannot enter a city"""
        return self._say(f"wrong-borders-{unit}", region=region)

    def needs_temple(self, unit: str, *, region: str) -> str:
        """it is deployed only beside temples"""
        return self._say(f"needs-temple-{unit}", region=region)

    def way_barred(self, unit: str, *, region: str) -> str:
        """enemies stand on its way"""
        return self._say(f"way-barred-{unit}", region=region)

    def no_units(self, unit: str) -> str:
        """the supply is empty"""
        return self._say(f"no-units-{unit}")

    def no_token(self, resource: str) -> str:
        """no city of this resource can be founded"""
        return self._say(f"no-token-{resource}")
