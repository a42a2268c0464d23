"""Names, and things with their numbers, as they are put into sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.games.belfort.actions import Spread
from engine.games.belfort.components import AREAS, BOX, CARDS, SITES, SYMBOLS
from engine.games.belfort.goods import Goods
from engine.games.belfort.parts import KINDS
from engine.games.belfort.view import BelfortView
from render.lang.catalogue.belfort import Belfort
from render.lang.catalogue.belfort_names import BelfortNames
from render.lang.language import ENGLISH, Language

BOARDS = ("recruiters_desk", "kings_camp", "trading_post")
GUILD = "guild_"
"""How the plank and the site of a guild are called, before the district."""


class Things:
    """Names and things of the game in one language."""

    def __init__(self, language: Language = ENGLISH) -> None:
        self.language = language
        self.say = Belfort(language)
        self.names = BelfortNames(language)

    # ------------------------------------------------------------------------------- numbers

    def count(self, n: int, thing: str) -> str:
        """ "1 gnome", "3 wood"."""
        return self.say.amount(thing, count=n)

    def listed(self, parts: Iterable[str]) -> str:
        """ "a", "a and b", "a, b and c", "none"."""
        return self.language.listed(list(parts)) or self.say.none()

    def row(self, parts: Iterable[str]) -> str:
        """ "a, b, c", "none", where room is scarce."""
        return self.language.row(list(parts)) or self.say.none()

    def goods(self, goods: Goods) -> str:
        """ "2 wood and 1 metal", "nothing"."""
        parts = [self.count(n, good) for good, n in goods.listed()]
        return self.language.listed(parts) if parts else self.say.nothing()

    def price(self, goods: Goods) -> str:
        """ "2 wood, 1 metal", for labels."""
        parts = [self.count(n, good) for good, n in goods.listed()]
        return self.language.row(parts) if parts else self.say.nothing()

    def workers(self, workers: Iterable[tuple[str, int]]) -> str:
        """ "2 elves and 1 master dwarf", "none"."""
        return self.listed([self.count(n, kind) for kind, n in workers if n])

    def spread(self, spread: Spread) -> str:
        """ "2 to Forest, 1 to Quarry"."""
        return self.row(
            self.say.to_area(count=n, area=self.names.area(area))
            for area, n in by_area(spread).items()
        )

    def month(self, number: int) -> str:
        """The month of a round: "Spring 2"."""
        month = BOX.calendar[number - 1]
        return self.say.month(season=self.names.season(month.season), month=month.month)

    # --------------------------------------------------------------------------------- names

    def nouns(self) -> list[str]:
        """The names of all that there is."""
        return [name for family in self.names.FAMILIES for name in self.names.every(family)]

    def card(self, card: str) -> str:
        """A building card by its kind, or a built one by its id: "Inn", "Inn 2"."""
        if card not in CARDS:
            return self.names.building(card)
        number = int(card.rpartition("_")[2])
        name = self.names.building(CARDS[card])
        return name if number == 1 else self.say.copy(card=name, number=number)

    def cards(self, cards: Iterable[str]) -> str:
        """ "Pub and Inn"."""
        return self.listed([self.card(card) for card in cards])

    def place(self, place: str) -> str:
        """Where something is built: a district, of a Gatehouse one side: "d1", "d1 by d2"."""
        symbol = SYMBOLS.get(place)
        if symbol is None:
            return self.names.short(place)
        districts = SITES[symbol.site].districts
        here = self.names.short(symbol.district)
        if len(districts) == 1:
            return here
        other = next(d for d in districts if d != symbol.district)
        return self.say.side(district=here, other=self.names.short(other))

    def site(self, site: str, guilds: Mapping[str, str] | None = None) -> str:
        """ "Pub d4", "Wall d1 no. 2", "Gatehouse d1/d2"; a guild by its name, where it is known."""
        found = SITES[site]
        near = [self.names.short(district) for district in found.districts]
        where = self.say.border(first=near[0], second=near[1]) if len(near) > 1 else near[0]
        if found.kind == "guild":
            guild = (guilds or {}).get(found.districts[0])
            kind = self.names.guild(guild) if guild else self.say.guild()
        else:
            kind = self.names.building(found.kind)
        number = site.rpartition("_")[2]
        if not number.isdigit():
            return self.say.site(kind=kind, district=where)
        return self.say.numbered_site(kind=kind, district=where, number=int(number))

    def marked(self, kind: str, symbols: Sequence[str], guild: str = "") -> str:
        """What stands on symbols: "Pub d4", "Gatehouse d1 by d2"."""
        name = self.names.guild(guild) if guild else self.names.building(kind)
        return self.say.site(kind=name, district=self.place(symbols[0]))

    def plank(self, plank: str, guild: str = "") -> str:
        """ "Recruiter's Desk", "Miners", "Inn 2"; guild: to which the plank belongs."""
        if guild:
            return self.names.guild(guild)
        if plank in BOARDS:
            return self.names.board(plank)
        if plank.startswith(GUILD):
            return self.site(plank)
        return self.card(plank)

    def source(self, source: str) -> str:
        """What goods or cards came from: a guild, a building, a part of the boards."""
        if source in self.names.FAMILIES["guild"]:
            return self.names.guild(source)
        if source in BOARDS:
            return self.names.board(source)
        return self.say.deck() if source == "deck" else self.card(source)


def guilds(view: BelfortView) -> dict[str, str]:
    """The guilds by district."""
    return {district.id: district.guild for district in view.districts}


def guild_of(view: BelfortView, plank: str) -> str:
    """The guild of a plank; empty for others."""
    return guilds(view).get(plank.removeprefix(GUILD), "") if plank.startswith(GUILD) else ""


def parsed(part: str) -> tuple[str, str]:
    """The kind of worker and the area of `elf_forest`. Raises `LookupError` for anything else."""
    return next(
        (kind, area) for kind in reversed(KINDS) for area in AREAS if part == f"{kind}_{area}"
    )


def by_area(spread: Spread) -> dict[str, int]:
    """Workers by area, in the order of the areas, whatever their kind."""
    found = dict.fromkeys(AREAS, 0)
    for part, n in spread:
        found[next(area for area in AREAS if area == parsed(part)[1])] += n
    return {area: n for area, n in found.items() if n}
