"""The two maps as graphs: regions, the kinds of borders between them, nations and home cities."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from pydantic import model_validator

from engine.games.antike.components import RESOURCES, Data, Resource, UnitKind, read

BorderKind = Literal["land", "sea", "both"]
MapId = Literal["west", "east"]


class Nation(Data):
    id: str
    name: str
    colour: Literal["brown", "beige"]


class Home(Data):
    city: str
    nation: str
    resource: Resource


class RegionData(Data):
    """x, y: a point of the region in a square of 1000, the origin at the top left."""

    id: str
    name: str
    english: str | None = None
    kind: Literal["city", "sea", "land"]
    x: int
    y: int
    galley_symbol: bool


class Border(Data):
    a: str
    b: str
    kind: BorderKind


class MapFile(Data):
    id: MapId
    title: str
    nations: tuple[Nation, Nation]
    homes: tuple[Home, ...]
    regions: tuple[RegionData, ...]
    borders: tuple[Border, ...]

    @model_validator(mode="after")
    def _hangs_together(self) -> MapFile:
        sites = {r.id for r in self.regions if r.kind == "city"}
        known = {r.id for r in self.regions}
        if len(known) != len(self.regions):
            raise ValueError("two regions have the same id")
        for border in self.borders:
            if border.a == border.b or not {border.a, border.b} <= known:
                raise ValueError(f"border {border.a} - {border.b} does not join two regions")
        if len({frozenset((b.a, b.b)) for b in self.borders}) != len(self.borders):
            raise ValueError("two regions share more than one border")
        for nation in self.nations:
            homes = [h for h in self.homes if h.nation == nation.id]
            if {h.resource for h in homes} != set(RESOURCES):
                raise ValueError(f"{nation.name} need a home city of each resource")
            if not {h.city for h in homes} <= sites:
                raise ValueError(f"a home city of the {nation.name} is no city site")
        return self


@dataclass(frozen=True, slots=True)
class Region:
    """A region with its borders.

    neighbours: every adjacent region. by_land, by_sea: those a legion or a galley may enter.
    home: id of the nation whose home city this is.
    """

    id: str
    name: str
    english: str | None
    kind: Literal["city", "sea", "land"]
    x: int
    y: int
    galley_symbol: bool
    home: str | None
    neighbours: tuple[str, ...]
    by_land: tuple[str, ...]
    by_sea: tuple[str, ...]

    @property
    def is_site(self) -> bool:
        """Whether a city may stand here."""
        return self.kind == "city"

    def ways(self, unit: UnitKind) -> tuple[str, ...]:
        """The regions a unit may enter from here by crossing one border (AD-6.5.1)."""
        return self.by_land if unit in ("legion", "general") else self.by_sea

    def accepts(self, unit: UnitKind) -> bool:
        """Whether a unit of this type can stand here (AD-6.3.4)."""
        return bool(self.ways(unit))


@dataclass(frozen=True, slots=True)
class GameMap:
    """One side of the board. `nations`: brown first. `regions` in the order of the data, `sites`
    those of them where a city may stand."""

    id: MapId
    title: str
    nations: tuple[Nation, Nation]
    homes: tuple[Home, ...]
    regions: Mapping[str, Region]
    sites: tuple[str, ...]
    borders: tuple[Border, ...]


def _load(name: MapId) -> GameMap:
    file = MapFile.model_validate_json(read(f"{name}.json"))
    home_of = {h.city: h.nation for h in file.homes}

    def across(region: str, *kinds: BorderKind) -> tuple[str, ...]:
        pairs = [(b.a, b.b) for b in file.borders if b.kind in kinds]
        ends = [b for a, b in pairs if a == region] + [a for a, b in pairs if b == region]
        return tuple(sorted(ends))

    regions = {
        r.id: Region(
            id=r.id,
            name=r.name,
            english=r.english,
            kind=r.kind,
            x=r.x,
            y=r.y,
            galley_symbol=r.galley_symbol,
            home=home_of.get(r.id),
            neighbours=across(r.id, "land", "sea", "both"),
            by_land=across(r.id, "land", "both"),
            by_sea=across(r.id, "sea", "both"),
        )
        for r in file.regions
    }
    sites = tuple(region.id for region in regions.values() if region.is_site)
    return GameMap(file.id, file.title, file.nations, file.homes, regions, sites, file.borders)


MAPS: dict[str, GameMap] = {"west": _load("west"), "east": _load("east")}
