"""Markers on the board: what can be built where, and for what (BF-8.1 to BF-8.3)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Turn
from engine.games.belfort import purse
from engine.games.belfort.components import BOX, SITES, SYMBOLS, Site
from engine.games.belfort.events import SiteBuilt
from engine.games.belfort.goods import BUILDING_IDS, SITE_KINDS, BuildingId, DistrictId, Goods
from engine.games.belfort.parts import NEUTRALS
from engine.games.belfort.state import Belfort, free_sites


def places(state: Belfort, kind: str) -> Iterator[str]:
    """Where a kind of site can be built: districts, of Gatehouses the symbols; where a district has
    several free ones that are alike, once."""
    seen: set[str] = set()
    for site in free_sites(state, kind):
        for place in named(state, site):
            if place not in seen:
                seen.add(place)
                yield place


def named(state: Belfort, site: Site) -> tuple[str, ...]:
    """How the ways to mark a site are called: its district, or one free symbol of a Gatehouse."""
    if len(site.districts) > 1:
        return tuple(state.free_symbols(site))
    return site.districts


def symbols(state: Belfort, owner: int, kind: str, place: str) -> tuple[str, ...]:
    """The symbols that building there marks; a neutral player may be read to mark one only
    (INT-12)."""
    if place in SYMBOLS:
        return (place,)
    site = next(site for site in free_sites(state, kind) if place in site.districts)
    alone = owner in NEUTRALS and not BOX.readings.neutral_keep_marks_both
    count = 1 if alone else site.marked
    return tuple(state.free_symbols(site)[:count])


def district_of(place: str) -> DistrictId:
    """The district of a place."""
    return SYMBOLS[place].district if place in SYMBOLS else SITES[f"keep_{place}"].districts[0]


def cost(state: Belfort, kind: str, place: str) -> Goods:
    """What a building, a Wall or the guild of a district costs at this table."""
    if kind == "wall":
        return BOX.actions.wall
    if kind == "guild":
        return state.costs.guild(state.guilds[district_of(place)])
    return state.costs.building(building_id(kind))


def building_id(kind: str) -> BuildingId:
    """The id of a building. Raises `StopIteration` if there is none such."""
    return next(b for b in BUILDING_IDS if b == kind)


def mark(
    t: Turn[Belfort], seat: int, owner: int, kind: str, place: str, paid: Goods, by: str
) -> None:
    """Pay and mark. owner: whose markers, a seat or a neutral player."""
    state = t.state
    marked = symbols(state, owner, kind, place)
    purse.take(state, seat, paid)
    for symbol in marked:
        state.marks[symbol] = owner
    guild = state.guilds[district_of(place)] if kind == "guild" else ""
    t.emit(SiteBuilt(seat, kind, marked, paid, by, guild))


def all_places(state: Belfort) -> Iterator[tuple[str, str]]:
    """Every kind of site with every place where it can be built."""
    for kind in SITE_KINDS:
        for place in places(state, kind):
            yield kind, place
