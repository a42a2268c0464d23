"""The strength of cities and the reach of units. Pure questions, no changes."""

from __future__ import annotations

from engine.games.antike.components import BOX, CARDS, UnitKind
from engine.games.antike.pieces import KIN
from engine.games.antike.state import Antike


def strength(state: Antike, city: str) -> int:
    """The defence strength of a city (AD-6.5.6), without cards and without a special attacker."""
    numbers, it = BOX.defence, state.cities[city]
    units = state.units(it.owner, city)
    total = numbers.temple if it.temple else numbers.plain
    total += numbers.unit * units.ordinary + numbers.special * units.special
    total += numbers.wall if it.wall else 0
    total += numbers.res_publica if state.knows(it.owner, "res_publica") else 0
    return total


def needed(state: Antike, city: str, fortresses: int = 0, siege_engine: bool = False) -> int:
    """Units the attacker has to remove for a city (AD-6.5.7), at least one (AD-13.3)."""
    it = state.cities[city]
    total = strength(state, city) + fortresses
    if siege_engine and it.wall:
        total -= BOX.defence.wall
    if state.units(1 - it.owner, city).special:
        total -= BOX.defence.special
    return max(1, total)


def fortress_bonuses(state: Antike, owner: int) -> list[int]:
    """What a nation can add to the defence of a city with 0, 1, 2 ... Fortress cards (AD-9.3)."""
    held = state.players[owner].hand.cards.count("fortress")
    return [n * CARDS["fortress"].numbers["defence"] for n in range(held + 1)]


def engine_helps(state: Antike, city: str) -> bool:
    """Whether fewer units suffice with the card Siege Engine (AD-9.19), now or after an answer with
    Fortress cards: with a General the wall may count only then."""
    return any(
        needed(state, city, bonus, siege_engine=True) < needed(state, city, bonus)
        for bonus in fortress_bonuses(state, state.cities[city].owner)
    )


def besieged(state: Antike, seat: int) -> list[str]:
    """Enemy cities with ordinary units of a seat in their region, not yet tried this turn."""
    own = state.players[seat].units
    return [
        city
        for city in state.board.sites
        if city in own
        and own[city].ordinary
        and city in state.cities
        and state.cities[city].owner != seat
        and city not in state.now.tried
    ]


def falls(state: Antike, city: str, fortresses: int = 0, siege_engine: bool = False) -> bool:
    """Whether the units in the region suffice (AD-6.5.5)."""
    attacker = 1 - state.cities[city].owner
    return state.units(attacker, city).ordinary >= needed(state, city, fortresses, siege_engine)


def steps(state: Antike, seat: int, unit: UnitKind) -> int:
    """Borders a unit may cross in one movement (AD-6.5.1), with the mover's cards."""
    on_land = unit in ("legion", "general")
    known = state.knows(seat, "strata" if on_land else "navigatio")
    cards = state.now.land_steps if on_land else state.now.sea_steps
    return (BOX.steps.know_how if known else BOX.steps.plain) + cards


def hostile(state: Antike, seat: int, unit: UnitKind) -> frozenset[str]:
    """Regions where enemies of this type stand, which stop it (AD-6.5.2)."""
    ordinary, special = KIN[unit]
    enemies = state.players[1 - seat].units.items()
    return frozenset(r for r, them in enemies if them.of(ordinary) or them.of(special))


def reach(
    state: Antike, unit: UnitKind, origin: str, far: int, stops: frozenset[str] = frozenset()
) -> list[str]:
    """Regions a unit can get to with `far` steps when it has to stop in some of them.

    A region passed on the way is free of enemies, so the way itself never matters.
    """
    regions = state.board.regions
    found = {origin: None}
    edge = [origin]
    for _ in range(far):
        ahead = [t for here in edge for t in regions[here].ways(unit) if t not in found]
        found.update(dict.fromkeys(ahead))
        edge = [t for t in ahead if t not in stops]
    del found[origin]
    return list(found)


def sea_points(state: Antike, seat: int) -> int:
    """Regions with an own galley or Admiral, those with the galley symbol twice (AD-8.3)."""
    regions = state.board.regions
    return sum(
        2 if regions[place].galley_symbol else 1
        for place, units in state.players[seat].units.items()
        if units.galley or units.admiral
    )
