"""The order of the menus of one's own turn (`Rules.arrangement`): round the rondel from one's
marker, without coins before with coins, to where something can be had before other places."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from engine.core import AS_LISTED, Arrangement, Decision
from engine.games.antike import actions as a
from engine.games.antike.maps import MAPS
from engine.games.antike.view import AntikeView

VERBS: Mapping[str, tuple[str, ...]] = {
    "choose_field": ("field",),
    "templum": ("quarry", "temple", "wall"),
    "militia": ("deploy",),
    "scientia": ("develop", "recruit"),
    "movement": ("move",),
    "conquest": ("conquer", "siege"),
    "founding": ("found", "colonists"),
    "pay_for_field": ("pay",),
}
"""By question the menus that come first; cards follow."""


def arrangement(v: AntikeView, decision: Decision) -> Arrangement:
    """How the menus of a turn stand."""
    if decision.kind not in VERBS:
        return AS_LISTED
    return Arrangement(VERBS[decision.kind], _sorter(v, decision))


def _sorter(v: AntikeView, decision: Decision) -> Callable[[Any], tuple[int, ...]]:
    if decision.kind == "choose_field":
        steps = {price.field: price.steps for price in v.prices}
        return partial(_field, steps)
    if decision.kind == "pay_for_field":
        purse = v.nations[decision.seat].purse
        return partial(_payment, {r: getattr(purse, r) for r in ("marble", "iron", "gold")})
    if decision.kind == "movement":
        return partial(_destination, v, decision.seat)
    return _coins


def _field(steps: Mapping[str, int], action: Any) -> tuple[int, ...]:
    """Round the rondel: what is free first, then by price."""
    return (steps.get(action.field, 0),) if isinstance(action, a.MoveMarker) else (0,)


def _payment(has: Mapping[str, int], action: Any) -> tuple[int, ...]:
    """Coins last; of chips those of which most are left."""
    if not isinstance(action, a.PayRondel):
        return (0,)
    paid = action.resources
    left = [n - paid.count(r) for r, n in has.items()]
    return (paid.count("coin"), -min(left))


def _destination(v: AntikeView, seat: int, action: Any) -> tuple[int, ...]:
    """The opponent's cities first, then sites where a city can be founded, then the rest."""
    if not isinstance(action, a.MoveUnits):
        return (0,)
    owner = v.region(action.to).owner
    if owner is not None:
        return (2,) if owner == seat else (0,)
    site = MAPS[v.map].regions[action.to].kind == "city"
    return (1,) if site else (2,)


def _coins(action: Any) -> tuple[int, ...]:
    """Coins in place of resources last; of recruits the most first."""
    more = -action.count if isinstance(action, a.Recruit) else 0
    return (getattr(action, "coins", 0), more)
