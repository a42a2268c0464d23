"""The words of the data files: kinds of goods, gears, temples, technologies; heaps of goods."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, get_args

from pydantic import BaseModel, ConfigDict, NonNegativeInt

from engine.core import value

Resource = Literal["wood", "stone", "gold"]
Good = Literal["corn", "wood", "stone", "gold", "skull"]
TempleId = Literal["chaac", "quetzalcoatl", "kukulkan"]
TrackId = Literal["agriculture", "extraction", "architecture", "theology"]
GearId = Literal["palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"]
TileKind = Literal["farm", "tomb", "civic", "altar"]
FoodKind = Literal["mid_age", "end_of_age"]
RESOURCES: tuple[Resource, ...] = get_args(Resource)
GOODS: tuple[Good, ...] = get_args(Good)
TEMPLE_IDS: tuple[TempleId, ...] = get_args(TempleId)
TRACK_IDS: tuple[TrackId, ...] = get_args(TrackId)
GEAR_IDS: tuple[GearId, ...] = get_args(GearId)


class Data(BaseModel):
    """A part of a data file. `uncertain` says which of its values are doubtful."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    uncertain: str | None = None


@value
class Goods:
    """A heap of goods: what something costs, gives, or is paid. Of these only wood, stone and gold
    are resources (TZ-1.2)."""

    corn: NonNegativeInt = 0
    wood: NonNegativeInt = 0
    stone: NonNegativeInt = 0
    gold: NonNegativeInt = 0
    skull: NonNegativeInt = 0

    def of(self, good: Good) -> int:
        """How many there are of one kind."""
        amount: int = getattr(self, good)
        return amount

    def listed(self) -> Iterator[tuple[Good, int]]:
        """The kinds that occur, with their numbers, in the order of `GOODS`."""
        return ((good, self.of(good)) for good in GOODS if self.of(good))

    @property
    def resources(self) -> int:
        """The blocks of wood, stone and gold."""
        return self.wood + self.stone + self.gold

    @property
    def total(self) -> int:
        return self.resources + self.corn + self.skull

    def with_skulls(self, left: int) -> Goods:
        """What is really taken of this where the supply has so many skulls left (TZ-14.5)."""
        if self.skull <= left:
            return self
        return Goods(self.corn, self.wood, self.stone, self.gold, left)
