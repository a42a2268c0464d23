"""Somebody who plays Tzolk'in sensibly: places two or three workers while there is corn, lets them
ride, takes back those that have come far. Made for counting presses; sees what its seat sees."""

from __future__ import annotations

from typing import Any

from engine.core import Action, Decision, Rng
from engine.games.tzolkin.actions import Place, Take
from engine.games.tzolkin.view import TzolkinView

MOST_PLACED = 3
RESERVE = 1
"""Corn that is kept when another worker could be placed."""
FAR = 3
"""A worker on this space or beyond is worth taking back."""
_GEARS = {"palenque": 5, "yaxchilan": 4, "tikal": 6, "uxmal": 3, "chichen_itza": 5}


class Grower:
    """Chooses the first thing of a sensible order; equals are drawn by chance."""

    def choose(self, view: TzolkinView, decision: Decision, rng: Rng) -> Action:
        """Its answer to any question of the game."""
        menus: dict[str, Any] = {m.verb: m for m in decision.menus}
        if decision.kind != "turn":
            first = next(m for m in decision.menus if m.verb != "skip")
            return first.sample(rng)
        if "place" in menus and self._places(view, decision.seat):
            return self._placed(view, menus["place"].actions, rng)
        if view.mode != "placing" and "take" in menus:
            taken = self._taken(view, menus["take"].actions, rng)
            if taken is not None:
                return taken
        if "end_turn" in menus:
            return next(menus["end_turn"].every())
        return next(m for m in decision.menus if not m.confirm).sample(rng)

    def _places(self, view: TzolkinView, seat: int) -> bool:
        me = view.players[seat]
        if view.mode == "taking" or not me.hand or view.placed >= MOST_PLACED:
            return False
        cheapest = min((price for _, price in view.prices), default=99)
        ready = me.hand >= 2 or view.mode == "placing" or not me.on_gears
        return ready and me.goods.corn >= cheapest + (RESERVE if view.placed else 0)

    def _placed(self, view: TzolkinView, actions: Any, rng: Rng) -> Action:
        prices = dict(view.prices)
        places = [a for a in actions if isinstance(a, Place)]
        return min(places, key=lambda a: (prices[a.gear], -_GEARS[a.gear], rng.below(9)))

    def _taken(self, view: TzolkinView, actions: Any, rng: Rng) -> Action | None:
        far = [a for a in actions if isinstance(a, Take) and a.action and _space(a.worker) >= FAR]
        useful = (
            far
            or [a for a in actions if view.mode == "open" and a.action]
            or (list(actions) if view.mode == "open" else [])
        )
        if not useful:
            return None
        own = [a for a in useful if a.action == a.worker]
        return rng.choice(tuple(own or useful))


def _space(worker: str) -> int:
    return int(worker.rpartition("-")[2])
