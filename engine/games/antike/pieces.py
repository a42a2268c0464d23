"""Moving pieces between map, box, supply and bank, so that none is ever lost."""

from __future__ import annotations

from engine.core import Turn
from engine.games.antike.components import UnitKind
from engine.games.antike.events import Battle
from engine.games.antike.parts import MONEY, UNITS, Cost, Units
from engine.games.antike.state import Antike

KIN: dict[UnitKind, tuple[UnitKind, UnitKind]] = {
    "legion": ("legion", "general"),
    "general": ("legion", "general"),
    "galley": ("galley", "admiral"),
    "admiral": ("galley", "admiral"),
}
"""Units of the same type, those that fall first in a battle before the others (AD-13.5)."""


def touch(state: Antike, region: str) -> None:
    """Note that a region looks different now."""
    for regions in state.changed:
        if region not in regions:
            regions.append(region)


def place(state: Antike, seat: int, region: str, unit: UnitKind, n: int) -> None:
    """Add units to the map, or take them off with a negative number."""
    there = state.players[seat].units
    if region not in there:
        there[region] = Units()
    there[region].add(unit, n)
    if there[region].total == 0:
        del there[region]
    touch(state, region)


def send_home(state: Antike, seat: int, region: str, unit: UnitKind, n: int) -> None:
    """Return units from the map to the owner's recruitment box."""
    place(state, seat, region, unit, -n)
    state.players[seat].box.add(unit, n)


def send_all_home(state: Antike, seat: int, region: str) -> int:
    """Return the legions and galleys of a region to the box; General and Admiral stay (AD-13.4)."""
    units = state.units(seat, region)
    legions, galleys = units.legion, units.galley
    if legions:
        send_home(state, seat, region, "legion", legions)
    if galleys:
        send_home(state, seat, region, "galley", galleys)
    return legions + galleys


def enemy_of_type(state: Antike, seat: int, region: str, unit: UnitKind) -> UnitKind | None:
    """The enemy unit that a unit of this type would have to fight in a region (AD-6.5.2)."""
    enemies = state.units(1 - seat, region)
    for kin in KIN[unit]:
        if enemies.of(kin):
            return kin
    return None


def enter(t: Turn[Antike], seat: int, region: str, unit: UnitKind) -> bool:
    """Put one unit into a region; False if a battle sent it to its box instead (AD-6.5.2)."""
    state = t.state
    enemy = enemy_of_type(state, seat, region, unit)
    if enemy is None:
        place(state, seat, region, unit, 1)
        return True
    send_home(state, 1 - seat, region, enemy, 1)
    state.players[seat].box.add(unit, 1)
    t.emit(Battle(seat, unit, enemy, region))
    return False


def pay(state: Antike, seat: int, cost: Cost) -> None:
    """Chips and coins go to the bank."""
    purse = state.players[seat].purse
    for kind in MONEY:
        purse.add(kind, -cost.of(kind))
    state.bank.coins += cost.coin


def draw_coins(state: Antike, seat: int, n: int) -> int:
    """Give coins as far as the bank has them; returns how many are lacking (AD-2.2)."""
    given = min(n, state.bank.coins)
    state.bank.coins -= given
    state.players[seat].purse.coin += given
    return n - given


def units_in(units: Units) -> list[tuple[UnitKind, int]]:
    """The types present and their numbers."""
    return [(kind, units.of(kind)) for kind in UNITS if units.of(kind)]
