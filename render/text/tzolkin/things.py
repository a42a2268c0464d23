"""Names, and things with their numbers, as they are put into sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.games.tzolkin import gears
from engine.games.tzolkin.components import BUILDINGS, MONUMENTS, WEALTH
from engine.games.tzolkin.goods import TEMPLE_IDS, TRACK_IDS, Goods
from render.lang.catalogue.tzolkin import Tzolkin
from render.lang.catalogue.tzolkin_names import TzolkinNames
from render.lang.language import ENGLISH, Language


class Things:
    """Names and things of the game in one language."""

    def __init__(self, language: Language = ENGLISH) -> None:
        self.language = language
        self.say = Tzolkin(language)
        self.names = TzolkinNames(language)

    def count(self, n: int, thing: str) -> str:
        """ "1 skull", "3 corn"."""
        return self.say.amount(thing, count=n)

    def listed(self, parts: Sequence[str]) -> str:
        """ "a", "a and b", "a, b and c", "none"."""
        return self.language.listed(parts) if parts else self.say.none()

    def goods(self, goods: Goods) -> str:
        """ "2 corn and 1 skull", "nothing"."""
        parts = [self.count(n, good) for good, n in goods.listed()]
        return self.language.listed(parts) if parts else self.say.nothing()

    def price(self, goods: Goods) -> str:
        """ "2 corn, 1 skull", for labels."""
        parts = [self.count(n, good) for good, n in goods.listed()]
        return self.language.row(parts) if parts else self.say.nothing()

    def cost(self, goods: Goods) -> str:
        """ "2 corn, 1 skull", "free"."""
        return self.price(goods) if goods.total else self.say.free()

    def nouns(self) -> list[str]:
        """The names of all that there is."""
        return [name for family in self.names.FAMILIES for name in self.names.every(family)]

    def temples(self, temples: Iterable[str]) -> str:
        """ "Chaac and Kukulkan"."""
        return self.listed([self.names.temple(temple) for temple in temples])

    def space(self, name: str) -> str:
        """ "Tikal 4"; the start player space is one, too."""
        if name == gears.START:
            return self.say.start_space()
        gear, number = gears.parse(name)
        return self.say.space(gear=self.names.gear(gear.id), number=number)

    def spaces(self, names: Iterable[str]) -> str:
        """ "Tikal 4 and Uxmal 1"."""
        return self.listed([self.space(name) for name in names])

    def level(self, track: str, level: int) -> str:
        """ "Theology 2"."""
        return self.say.level(technology=self.names.technology(track), level=level)

    def tile(self, tile: str) -> str:
        """The name of a building or monument; starting wealth is named by the space it marks."""
        if tile in WEALTH:
            return self.space(gears.space(WEALTH[tile].gear, WEALTH[tile].space))
        return self.names.tile(tile)

    def tiles(self, tiles: Iterable[str]) -> str:
        """ "Small Farm and Altar of Chaac"."""
        return self.listed([self.tile(tile) for tile in tiles])

    def cause(self, code: str) -> str:
        """What goods came from, or what was paid for: a space, a tile, a technology."""
        if code in WEALTH:
            return self.say.starting_wealth()
        if code in BUILDINGS or code in MONUMENTS:
            return self.names.tile(code)
        if code in TRACK_IDS:
            return self.names.technology(code)
        if code in TEMPLE_IDS:
            return self.names.temple(code)
        return self.space(code)
