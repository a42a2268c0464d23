"""The words of the data files: goods, workers, kinds of sites, guilds, areas; heaps of goods."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, get_args

from pydantic import BaseModel, ConfigDict, NonNegativeInt

from engine.core import value

Material = Literal["wood", "stone", "metal"]
Good = Literal["wood", "stone", "metal", "gold"]
Worker = Literal["elf", "dwarf"]
Piece = Literal["elf", "dwarf", "gnome"]
BuildingId = Literal[
    "pub",
    "gardens",
    "tower",
    "inn",
    "blacksmith",
    "bank",
    "market",
    "gatehouse",
    "library",
    "keep",
]
SiteKind = BuildingId | Literal["wall", "guild"]
Category = Literal["basic", "resource", "interactive"]
GuildId = Literal[
    "traders",
    "librarians",
    "architects",
    "recruiters",
    "lumberjacks",
    "miners",
    "bankers",
    "masons",
    "thieves",
    "bandits",
    "wizards",
    "spies",
]
DistrictId = Literal["d1", "d2", "d3", "d4", "d5"]
AreaId = Literal["forest", "quarry", "mine", "gold_mine"]
StopId = AreaId | Literal["recruiters_desk", "kings_camp", "income_and_taxes"]
Season = Literal["spring", "summer", "autumn"]
GuildSetId = Literal["beginner", "normal", "without_interactive", "random", "two_players", "chosen"]
MATERIALS: tuple[Material, ...] = get_args(Material)
GOODS: tuple[Good, ...] = get_args(Good)
WORKERS: tuple[Worker, ...] = get_args(Worker)
PIECES: tuple[Piece, ...] = get_args(Piece)
BUILDING_IDS: tuple[BuildingId, ...] = get_args(BuildingId)
SITE_KINDS: tuple[SiteKind, ...] = (*BUILDING_IDS, "wall", "guild")
CATEGORIES: tuple[Category, ...] = get_args(Category)
GUILD_IDS: tuple[GuildId, ...] = get_args(GuildId)
DISTRICT_IDS: tuple[DistrictId, ...] = get_args(DistrictId)
AREA_IDS: tuple[AreaId, ...] = get_args(AreaId)
STOP_IDS: tuple[StopId, ...] = (*AREA_IDS, "recruiters_desk", "kings_camp", "income_and_taxes")


class Data(BaseModel):
    """A part of a data file. `uncertain` says which of its values are doubtful."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    uncertain: str | None = None


@value
class Goods:
    """A heap of goods: what something costs, gives, or is paid (BF-1.2)."""

    wood: NonNegativeInt = 0
    stone: NonNegativeInt = 0
    metal: NonNegativeInt = 0
    gold: NonNegativeInt = 0

    def of(self, good: Good) -> int:
        """How many there are of one kind."""
        amount: int = getattr(self, good)
        return amount

    def listed(self) -> Iterator[tuple[Good, int]]:
        """The kinds that occur, with their numbers, in the order of `GOODS`."""
        return ((good, self.of(good)) for good in GOODS if self.of(good))

    @property
    def total(self) -> int:
        """All pieces; a metal counts once here (its worth is data, see `Box.worth`)."""
        return self.wood + self.stone + self.metal + self.gold
