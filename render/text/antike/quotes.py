"""Prices and strengths as anybody can read them off the table, for the second line of a choice."""

from __future__ import annotations

from engine.games.antike.actions import BuildTemple, Deploy, Found
from engine.games.antike.components import BOX, CARDS
from engine.games.antike.maps import MAPS
from engine.games.antike.parts import Cost
from engine.games.antike.view import AntikeView, UnitsView


def temple(view: AntikeView, action: BuildTemple) -> Cost:
    """What a temple costs (AD-6.2.1)."""
    marble = BOX.temple.marble - (CARDS["quarry"].numbers["marble"] if action.quarry else 0)
    near = set(MAPS[view.map].regions[action.city].neighbours)
    temples = sum(1 for r in view.regions if r.id in near and r.temple)
    due = temples * BOX.temple.coins_per_neighbour
    return Cost(marble=marble - action.coins, coin=action.coins + due)


def city(view: AntikeView, action: Found) -> Cost:
    """What a city costs (AD-7.1, AD-7.3)."""
    near = set(MAPS[view.map].regions[action.city].neighbours)
    equal = sum(1 for r in view.regions if r.id in near and r.resource == action.resource)
    due = 0 if action.colonists else equal * BOX.found.coins_per_equal_neighbour
    return Cost(
        marble=0 if "marble" in action.coins_for else BOX.found.marble,
        iron=0 if "iron" in action.coins_for else BOX.found.iron,
        gold=0 if "gold" in action.coins_for else BOX.found.gold,
        coin=len(action.coins_for) + due,
    )


def know_how(view: AntikeView, name: str) -> int:
    """Gold for a know-how now."""
    return next(k.price for k in view.know_how if k.id == name)


def deployment(view: AntikeView, action: Deploy) -> Cost:
    """Iron for a unit, less while the card Armoury lasts (AD-6.3.1, AD-9.11)."""
    iron = BOX.deploy_iron[action.unit]
    if view.armoury:
        iron = max(0, iron - CARDS["armoury"].numbers["iron"])
    return Cost(iron=iron - action.coins, coin=action.coins)


def losses(view: AntikeView, region: str, siege_engine: bool) -> int:
    """Units an attack on a city uses up as things stand (AD-6.5.7)."""
    there = view.region(region)
    need = there.defence
    if siege_engine and there.wall:
        need -= BOX.defence.wall
    if special(there.units[view.mover]):
        need -= BOX.defence.special
    return max(1, need)


def special(units: UnitsView) -> bool:
    """Whether the General or the Admiral is among them."""
    return bool(units.general or units.admiral)
