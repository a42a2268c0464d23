"""Somebody who plays Antike Duellum by a list of priorities: spends what is there, spreads over
free places, founds and conquers whatever can be had. Sees what its seat sees."""

from __future__ import annotations

from engine.core import Action, Decision, Rng
from engine.games.antike import actions as a
from engine.games.antike.maps import MAPS
from engine.games.antike.view import AntikeView, NationView

STOP = 2.0
"""What going on with the turn is worth: whatever is worth more is done before."""
DEAR = 4.0
"""What each chip for the rondel takes off the worth of a field."""
TEMPLE, KNOW_HOW = 5, 5
"""Marble and gold at which it builds temples, or develops."""
_AT_ONCE = (a.Found, a.Conquer, a.BuildTemple, a.Deploy, a.Develop)


class Settler:
    """Chooses the action it values most; equals are drawn by chance."""

    def choose(self, view: AntikeView, decision: Decision, rng: Rng) -> Action:
        """Its answer to any question of the game."""
        calm = [m for m in decision.menus if not m.confirm and next(m.every(), None) is not None]
        found = [action for menu in calm for action in menu.every()]
        seat = decision.seat
        best = [(_worth(view, seat, x) + rng.below(100) / 100, i, x) for i, x in enumerate(found)]
        return max(best, key=lambda f: f[:2])[2]


def _worth(view: AntikeView, seat: int, action: Action) -> float:
    me = view.nations[seat]
    match action:
        case a.MoveMarker(field=field):
            price = next(p.price for p in view.prices if p.field == field)
            return _field(view, me, field) - DEAR * price
        case a.MoveUnits(to=to):
            return _moved(view, seat, to)
        case a.Recruit(count=count):
            return 5.0 + count
        case a.BuildWall():
            return 5.0
        case a.Defend(cards=cards):
            return float(cards)
        case a.Done() | a.EndTurn() | a.DeclineDraw():
            return STOP
    return 20.0 if isinstance(action, _AT_ONCE) else 0.0


def _field(view: AntikeView, me: NationView, field: str) -> float:
    """What a field of the rondel is good for with these goods."""
    purse, box = me.purse, me.box
    match field:
        case "templum":
            return 10.0 if purse.marble + purse.coin >= TEMPLE else 0.0
        case "militia":
            return 9.0 if box.legion + box.galley and purse.iron > 1 else 0.0
        case "scientia":
            return 8.0 if purse.gold + purse.coin >= KNOW_HOW else 0.0
        case "marmor" | "ferrum" | "aurum":
            held = {"marmor": purse.marble, "ferrum": purse.iron, "aurum": purse.gold}[field]
            return 6.0 - held / 3
    standing = any(x.legion or x.galley for region in view.regions for x in [region.units[me.seat]])
    return 7.0 if standing else 0.0


def _moved(view: AntikeView, seat: int, to: str) -> float:
    """A free place for a city is best, then whatever is not its own yet."""
    region = next(r for r in view.regions if r.id == to)
    there = region.units[seat]
    if there.legion or there.galley or region.owner == seat:
        return 0.0
    free = region.owner is None and MAPS[view.map].regions[to].is_site
    return 12.0 if free else 9.0
