"""What a nation has prepared for its next personages: goods that are saved, units in the box, units
within reach. Pure questions, no changes."""

from __future__ import annotations

from functools import cache

from engine.games.antike import conquest, costs
from engine.games.antike.components import BOX, UnitKind
from engine.games.antike.maps import MAPS, MapId
from engine.games.antike.parts import ORDINARY, Player
from engine.games.antike.personages import Growing
from engine.games.antike.state import Antike

Standing = tuple[UnitKind, int, list[tuple[str, int]]]
"""A type of units, how far they go in one movement, and their numbers by region."""
TOGETHER = 0.6
"""What units count for that can be paid for; the others count the rest, half for units without
their iron, half for iron without units."""
RECRUITED = 0.6
"""What a unit in the supply counts of one in the box, if there is gold for it."""


def prepared(state: Antike, seat: int, kind: Growing, lack: int) -> float:
    """What counts for a personage of a kind and could be had soon, as far as it is lacking."""
    if lack <= 0:
        return 0.0
    if kind == "navigator":
        return _at_sea(state, seat, lack)
    if kind == "citizen":
        return _temples(state, seat, lack)
    return 0.0


def scholar(state: Antike, seat: int) -> float:
    """How much of the price of the cheapest know-how that nobody has is saved."""
    if not state.stacks["scholar"]:
        return 0.0
    prices = [costs.know_how_price(state, k.id) for k in BOX.know_how if k.id not in state.pioneers]
    purse = state.players[seat].purse
    return min(1.0, (purse.gold + purse.coin) / min(prices)) if prices else 0.0


def general(state: Antike, seat: int, ready: float) -> float:
    """Units within reach of a temple of the other nation, as a share of those it needs. ready: what
    those in the box count of it."""
    targets = [city for city, it in state.cities.items() if it.temple and it.owner != seat]
    if not targets or not state.stacks["general"]:
        return 0.0
    best = 0.0
    standing = _standing(state, seat)
    for city in targets:
        needed = conquest.needed(state, city)
        near: float = _near(state.map, standing, city)
        if near < needed and (room := _room(state, seat, city)):
            near += ready * _deployed(state.players[seat], "legion", min(room, needed - near))
        best = max(best, min(1.0, near / needed))
    return best


def _temples(state: Antike, seat: int, lack: int) -> float:
    """Temples for which there is marble."""
    plain = sum(it.owner == seat and not it.temple for it in state.cities.values())
    purse = state.players[seat].purse
    saved = (purse.marble + purse.coin) / BOX.temple.marble
    return min(lack, saved, state.bank.temples, plain)


def _at_sea(state: Antike, seat: int, lack: int) -> float:
    """Sea points that galleys in the box bring if each gets into a harbour of its own."""
    units, regions = state.players[seat].units, state.board.regions
    harbours = sum(
        it.owner == seat
        and bool(regions[city].by_sea)
        and not (city in units and units[city].galley)
        for city, it in state.cities.items()
    )
    return _deployed(state.players[seat], "galley", min(lack, harbours))


def _deployed(player: Player, unit: UnitKind, wanted: float) -> float:
    """How many of the units that are wanted can be brought onto the map, or nearly so."""
    purse = player.purse
    hired = min(player.supply.of(unit), purse.gold / BOX.recruit_gold[unit])
    units = min(wanted, player.box.of(unit) + RECRUITED * hired)
    iron = min(wanted, (purse.iron + purse.coin) / BOX.deploy_iron[unit])
    return TOGETHER * min(units, iron) + (1.0 - TOGETHER) * (units + iron) / 2


def _standing(state: Antike, seat: int) -> list[Standing]:
    """The ordinary units of a seat on the map."""
    units = state.players[seat].units
    return [
        (
            unit,
            conquest.steps(state, seat, unit),
            [(region, n) for region, there in units.items() if (n := there.of(unit))],
        )
        for unit in ORDINARY
    ]


def _near(map_id: MapId, standing: list[Standing], city: str) -> int:
    """Units that can be in a region after one movement, even if somebody bars the way."""
    total = 0
    for unit, far, numbers in standing:
        borders = borders_between(map_id, unit, city)
        for region, n in numbers:
            if borders.get(region, far + 1) <= far:
                total += n
    return total


def _room(state: Antike, seat: int, city: str) -> int:
    """Legions that could be deployed within reach of a city."""
    room, far = 0, conquest.steps(state, seat, "legion")
    borders = borders_between(state.map, "legion", city)
    for place, it in state.cities.items():
        if it.owner == seat and borders.get(place, far + 1) <= far:
            room += BOX.deployment.temple if it.temple else BOX.deployment.plain
    return room


@cache
def borders_between(map_id: MapId, unit: UnitKind, region: str) -> dict[str, int]:
    """The borders between a region and all others on the ways of a unit, the nearest first."""
    regions = MAPS[map_id].regions
    borders = {region: 0}
    for here in (edge := [region]):
        for there in regions[here].ways(unit):
            if there not in borders:
                borders[there] = borders[here] + 1
                edge.append(there)
    return borders
