"""Somebody who plays Antike Duellum sensibly: goes where something can be done with what there is,
deploys, moves to where cities can be founded, founds. Made for counting presses; sees what its seat
sees."""

from __future__ import annotations

from typing import Any

from engine.core import Action, Decision, Rng
from engine.games.antike.actions import MoveMarker, MoveUnits
from engine.games.antike.maps import MAPS
from engine.games.antike.view import AntikeView

ENOUGH = 3
"""Chips with which a field is worth going to."""
SPENDS = {"templum": "marble", "militia": "iron", "scientia": "gold"}
_FIRST = (
    *("conquer", "found", "colonists", "temple", "wall", "develop", "deploy", "recruit"),
    *("done", "end_turn"),
)


class Consul:
    """Chooses the first thing of a sensible order; equals are drawn by chance."""

    def choose(self, view: AntikeView, decision: Decision, rng: Rng) -> Action:
        """Its answer to any question of the game."""
        menus: dict[str, Any] = {}
        for menu in decision.menus:
            if not menu.confirm and not menu.collapsed:
                menus.setdefault(menu.verb, menu)
        if "field" in menus:
            places = [a for a in menus["field"].actions if isinstance(a, MoveMarker)]
            return max(places, key=lambda a: (_worth(view, decision.seat, a), rng.below(9)))
        if decision.kind == "movement" and "move" in menus:
            moves = [a for a in menus["move"].actions if _goes_on(view, decision.seat, a)]
            if moves:
                return rng.choice(tuple(moves))
        for verb in _FIRST:
            if verb in menus and (verb in ("done", "end_turn") or _cheap(menus[verb].actions)):
                found = _cheap(menus[verb].actions) or tuple(menus[verb].every())
                return rng.choice(found)
        return next(m for m in decision.menus if not m.confirm).sample(rng)


def _cheap(actions: Any) -> tuple[Any, ...]:
    """Answers without coins in place of resources."""
    return tuple(a for a in actions if not getattr(a, "coins", 0))


def _worth(view: AntikeView, seat: int, action: MoveMarker) -> int:
    """A field that spends what there is enough of, units that can move, else a field that pays."""
    price = {p.field: p.price for p in view.prices}[action.field]
    me = view.nations[seat]
    spends = next((r for f, r in SPENDS.items() if action.field.startswith(f)), None)
    if spends is not None:
        worth = 6 if getattr(me.purse, spends) >= ENOUGH else 0
        if action.field.startswith("militia") and not me.box.total:
            worth = 0
    elif action.field.startswith("duellum"):
        worth = 5 if any(r.units[seat].total for r in view.regions) else 0
    else:
        worth = 4
    return worth - 3 * price


def _goes_on(view: AntikeView, seat: int, action: Any) -> bool:
    """Whether units come to a site without a city, or to one of the opponent."""
    if not isinstance(action, MoveUnits):
        return False
    to = view.region(action.to)
    site = MAPS[view.map].regions[action.to].kind == "city"
    here = view.region(action.origin)
    left = here.owner is not None or MAPS[view.map].regions[action.origin].kind != "city"
    return site and to.owner != seat and not to.units[seat].total and left
