"""The boards, cards, guilds and figures of the box, read from `data/` at import.

A value that nothing printed settles is named by the word `uncertain` in its file; putting another
number there needs no change of code. Prices stand in `costs`, because a table can have its own.
"""

from __future__ import annotations

from json import dumps
from typing import Literal

from pydantic import NonNegativeInt, PositiveInt, model_validator

from engine.core import value
from engine.games.belfort.files import read
from engine.games.belfort.goods import (
    AREA_IDS,
    BUILDING_IDS,
    DISTRICT_IDS,
    GOODS,
    GUILD_IDS,
    SITE_KINDS,
    STOP_IDS,
    AreaId,
    BuildingId,
    Category,
    Data,
    DistrictId,
    Good,
    Goods,
    GuildId,
    GuildSetId,
    Piece,
    Season,
    SiteKind,
    StopId,
    Worker,
)
from engine.games.belfort.kinds import Building, Guild


class Start(Data):
    """What a player begins with; workers: of each kind, the others are in reserve (BF-3.3)."""

    workers: PositiveInt
    goods: Goods


class Hand(Data):
    """Cards: how many are dealt and kept at the start, how many are open, how many a player may
    hold at the end of his Actions."""

    dealt: PositiveInt
    kept: PositiveInt
    display: PositiveInt
    hand: PositiveInt


class Seats(Data):
    """What depends on the number of players. desk: planks of the Recruiter's Desk."""

    players: PositiveInt
    gnomes: PositiveInt
    desk: PositiveInt
    neutrals: NonNegativeInt
    district_points: tuple[PositiveInt, ...]


class Month(Data):
    """A round by its month. month: within its season."""

    season: Season
    month: PositiveInt
    scoring: bool


class Sites(Data):
    """The sites of a kind in every district. marked: how many symbols a build action marks;
    border: it is between its district and the next one, with half of its symbols in each."""

    kind: SiteKind
    sites: PositiveInt
    symbols: PositiveInt
    marked: PositiveInt = 1
    border: bool = False


class Board(Data):
    """districts: clockwise; spaces: of the score track in each."""

    districts: tuple[DistrictId, ...]
    spaces: PositiveInt
    sites: tuple[Sites, ...]


class Area(Data):
    """A resource area: which workers may go there, what they collect, and for what: for every point
    of strength, or for every pair of an elf's and a dwarf's."""

    id: AreaId
    workers: tuple[Worker, ...]
    good: Good
    counts: Literal["each", "pair"]

    def harvest(self, elves: int, dwarves: int) -> int:
        """The goods for such strengths, without the bonus (BF-7.2)."""
        return min(elves, dwarves) if self.counts == "pair" else elves + dwarves


class Collection(Data):
    """The collection board. bonus: more for the player with the most pieces in an area."""

    order: tuple[StopId, ...]
    strength: PositiveInt
    master_strength: PositiveInt
    bonus: PositiveInt
    areas: tuple[Area, ...]


class Desk(Data):
    """The Recruiter's Desk: the fee in gold for a plank, and the workers gained there."""

    fee: NonNegativeInt
    recruits: PositiveInt


class Camp(Data):
    """King's Camp; workers: of one player in a round."""

    planks: PositiveInt
    workers: PositiveInt


class Tax(Data):
    """Nothing up to `free` points, then `gold` more for every `width` points begun. points: lost
    for each gold missing."""

    free: NonNegativeInt
    width: PositiveInt
    gold: PositiveInt
    points: PositiveInt

    def due(self, score: int) -> int:
        """The tax in gold at a score (BF-7.8); the rule goes on beyond the printed track."""
        begun = -(-(score - self.free) // self.width)
        return max(0, begun) * self.gold


class Acting(Data):
    """Prices and limits of Actions. gnome, card: gold for hiring a gnome, for buying a card;
    gnomes, cards: how many a round; visits: to the trading post, as a rule."""

    wall: Goods
    guild_fee: NonNegativeInt
    gnome: NonNegativeInt
    gnomes: PositiveInt
    card: NonNegativeInt
    cards: PositiveInt
    visits: PositiveInt


class Scoring(Data):
    """pieces: the kinds for whose majorities there are points (those of districts: `Seats`)."""

    pieces: tuple[Piece, ...]
    points: tuple[PositiveInt, ...]


class Neutrals(Data):
    """Neutral players, by their crests. step: districts their dwarf moves after Actions; gold: for
    the owner of the guild that it enters."""

    crests: tuple[PositiveInt, ...]
    elves: NonNegativeInt
    dwarves: NonNegativeInt
    step: PositiveInt
    gold: NonNegativeInt


class Readings(Data):
    """How doubtful places of the rules are read (chapter 17 of the rules).

    zero_scores: INT-9; neutral_keep_marks_both: INT-12; activation_may_be_declined: INT-19. What a
    table can choose stands in `BelfortOptions`.
    """

    zero_scores: bool
    neutral_keep_marks_both: bool
    activation_may_be_declined: bool


class Box(Data):
    """Everything but cards, guilds and prices. workers, masters, markers: of one player, each kind;
    pieces: of goods, which never run out anyway (BF-2.2); worth: of goods in ties."""

    workers: PositiveInt
    masters: PositiveInt
    gnomes: PositiveInt
    markers: PositiveInt
    pieces: Goods
    worth: Goods
    start: Start
    cards: Hand
    seats: tuple[Seats, ...]
    calendar: tuple[Month, ...]
    board: Board
    collection: Collection
    desk: Desk
    camp: Camp
    tax: Tax
    actions: Acting
    scoring: Scoring
    neutrals: Neutrals
    readings: Readings

    def value(self, goods: Goods) -> int:
        """What goods count when players have as many points (BF-10.2)."""
        return sum(amount * self.worth.of(good) for good, amount in goods.listed())

    @property
    def reserve(self) -> int:
        """Workers of each kind that a player has in reserve at the start."""
        return self.workers - self.start.workers

    @model_validator(mode="after")
    def _agrees(self) -> Box:
        told: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] = (
            (self.board.districts, DISTRICT_IDS),
            (tuple(site.kind for site in self.board.sites), SITE_KINDS),
            (tuple(area.id for area in self.collection.areas), AREA_IDS),
            (self.collection.order, STOP_IDS),
        )
        for found, wanted in told:
            if found != wanted:
                raise ValueError(f"{wanted} expected, {found} listed")
        if any(site.border and site.symbols != 2 for site in self.board.sites):
            raise ValueError("a site on a border needs one symbol on either side")
        if any(site.marked > site.symbols for site in self.board.sites):
            raise ValueError("a site cannot hold more markers than it has symbols")
        if any(not self.worth.of(good) for good in GOODS):
            raise ValueError("every kind of goods needs its worth")
        if max(seats.gnomes for seats in self.seats) > self.gnomes:
            raise ValueError("there are not so many gnomes")
        return self


class GuildDraw(Data):
    """So many guilds at random of these categories."""

    count: PositiveInt
    of: tuple[Category, ...]


class GuildSet(Data):
    """A way to find the guilds of a game; without any the table names all of them (BF-3.2.1)."""

    id: GuildSetId
    players: tuple[PositiveInt, ...]
    always: tuple[GuildId, ...] = ()
    draws: tuple[GuildDraw, ...] = ()

    @property
    def count(self) -> int:
        """How many guilds it finds."""
        return len(self.always) + sum(draw.count for draw in self.draws)


class Printed(Data):
    """Cards and guilds. copies: cards of each kind of building."""

    copies: PositiveInt
    buildings: tuple[Building, ...]
    guilds: tuple[Guild, ...]
    guild_sets: tuple[GuildSet, ...]

    @model_validator(mode="after")
    def _agrees(self) -> Printed:
        told: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] = (
            (tuple(building.id for building in self.buildings), BUILDING_IDS),
            (tuple(guild.id for guild in self.guilds), GUILD_IDS),
        )
        for found, wanted in told:
            if found != wanted:
                raise ValueError(f"{wanted} expected, {found} listed")
        if any(s.count not in (0, len(DISTRICT_IDS)) for s in self.guild_sets):
            raise ValueError("each district needs one guild")
        return self


@value
class Symbol:
    """A spot of the board that can hold one marker."""

    id: str
    site: str
    district: DistrictId


@value
class Site:
    """What one build action uses. marked: how many of its symbols; districts: clockwise, two for a
    Gatehouse."""

    id: str
    kind: SiteKind
    districts: tuple[DistrictId, ...]
    symbols: tuple[Symbol, ...]
    marked: int


def after(district: DistrictId, steps: int = 1) -> DistrictId:
    """The district so many steps clockwise."""
    ring = BOX.board.districts
    return ring[(ring.index(district) + steps) % len(ring)]


def guilds_for(players: int) -> tuple[Guild, ...]:
    """The guilds that this number of players may use (BF-11.1)."""
    return tuple(guild for guild in GUILDS.values() if players > 2 or guild.two_players)


def _built(sites: Sites, district: DistrictId) -> list[Site]:
    """The sites of one kind that belong to a district."""
    return [_site(sites, district, n) for n in range(1, sites.sites + 1)]


def _site(sites: Sites, district: DistrictId, number: int) -> Site:
    places = (district, after(district)) if sites.border else (district,)
    name = "_".join((sites.kind, *places, *([str(number)] if sites.sites > 1 else ())))
    if sites.border:
        symbols = tuple(Symbol(f"{name}_in_{place}", name, place) for place in places)
    elif sites.symbols == 1:
        symbols = (Symbol(name, name, district),)
    else:
        numbers = range(1, sites.symbols + 1)
        symbols = tuple(Symbol(f"{name}_{n}", name, district) for n in numbers)
    return Site(name, sites.kind, places, symbols, sites.marked)


BOX = Box.model_validate_json(dumps(read("game.toml")))
PRINTED = Printed.model_validate_json(dumps(read("cards.toml")))
SEATS: dict[int, Seats] = {seats.players: seats for seats in BOX.seats}
AREAS: dict[AreaId, Area] = {area.id: area for area in BOX.collection.areas}
BUILDINGS: dict[BuildingId, Building] = {building.id: building for building in PRINTED.buildings}
GUILDS: dict[GuildId, Guild] = {guild.id: guild for guild in PRINTED.guilds}
GUILD_SETS: dict[GuildSetId, GuildSet] = {found.id: found for found in PRINTED.guild_sets}
CARDS: dict[str, BuildingId] = {
    f"{kind}_{copy}": kind for kind in BUILDINGS for copy in range(1, PRINTED.copies + 1)
}
"""Built cards of one player by their ids: the first Pub, the second. In hands and piles cards are
called by their kind, for copies differ by nothing."""
DECK: tuple[BuildingId, ...] = tuple(kind for kind in BUILDINGS for _ in range(PRINTED.copies))
SITES: dict[str, Site] = {
    site.id: site
    for sites in BOX.board.sites
    for district in BOX.board.districts
    for site in _built(sites, district)
}
SYMBOLS: dict[str, Symbol] = {
    symbol.id: symbol for site in SITES.values() for symbol in site.symbols
}
DISTRICT_OF: dict[str, DistrictId] = {symbol.id: symbol.district for symbol in SYMBOLS.values()}
