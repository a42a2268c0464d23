"""Step 2: founding cities (AD-7). The turn ends here, with a word of its player."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.core import Action, Menu, Pick, Reason, Turn, record
from engine.core.action import Fact
from engine.games.antike import cards, costs, deck
from engine.games.antike.actions import EndTurn, Found
from engine.games.antike.components import RESOURCES, Resource, Window
from engine.games.antike.events import CityFounded
from engine.games.antike.frames.own import OwnStep, pick
from engine.games.antike.parts import City, Purse
from engine.games.antike.pieces import pay, touch
from engine.games.antike.state import Antike


@record
class Founding(OwnStep):
    """Is a city founded, or is the turn over?"""

    kind: Literal["founding"] = "founding"
    window: ClassVar[Window] = "founding"

    def menus(self, state: Antike) -> list[Menu]:
        first: list[Action] = []
        more: list[Action] = []
        free: list[Action] = []
        refused: list[tuple[Action, Reason]] = []
        colonists = cards.holds(state, state.mover, "colonists")
        ways = Ways(state.active.purse)
        for city in open_sites(state):
            if not state.units(state.mover, city).total:
                continue
            for resource in RESOURCES:
                if not state.bank.tokens[resource]:
                    reason = Reason("no_token", {"resource": resource})
                    refused.append((Found(city, resource), reason))
                    continue
                due = costs.city_coins(state, city, resource)
                found = [Found(city, resource, way) for way in ways.of(due)]
                if not found:
                    facts: dict[str, Fact] = {"region": city, "resource": resource, "coins": due}
                    refused.append((Found(city, resource), Reason("city_price", facts)))
                first += found[:1]
                more += found[1:]
                if colonists and due:
                    found = [Found(city, resource, way, colonists=True) for way in ways.of(0)]
                    free += found[:1]
                    more += found[1:]
        refused += [(Found(c, RESOURCES[0]), _no_unit(c)) for c in near_sites(state)]
        main: Menu = Pick("found", tuple(first), by="city", refused=tuple(refused))
        other = pick("colonists", free, by="city") + pick("coins", more, by="city", more=True)
        return [main, *other]

    def closing(self, refused: tuple[tuple[Action, Reason], ...]) -> Pick:
        return Pick("end_turn", (EndTurn(),), onward=True, refused=refused)

    def act(self, t: Turn[Antike], action: Action) -> None:
        state = t.state
        if isinstance(action, EndTurn):
            state.agenda.pop()
            return
        assert isinstance(action, Found)
        due = 0 if action.colonists else costs.city_coins(state, action.city, action.resource)
        paid = costs.founding_cost(action.coins_for, due)
        pay(state, state.mover, paid)
        state.bank.tokens[action.resource] -= 1
        state.cities[action.city] = City(state.mover, action.resource)
        touch(state, action.city)
        t.emit(CityFounded(state.mover, action.city, action.resource, paid, action.colonists))
        if action.colonists:
            deck.discard(t, state.mover, "colonists")


def open_sites(state: Antike) -> list[str]:
    """City sites without a city, in the order of the map."""
    return [site for site in state.board.sites if site not in state.cities]


def near_sites(state: Antike) -> list[str]:
    """Open sites next to own units but without any: people ask why they cannot found there."""
    own, regions = state.active.units, state.board.regions
    return [
        site
        for site in open_sites(state)
        if site not in own and any(n in own for n in regions[site].neighbours)
    ]


class Ways:
    """How a purse can pay for a city, remembered by the coins due for its neighbours."""

    def __init__(self, purse: Purse) -> None:
        self._purse = purse
        self._known: dict[int, list[tuple[Resource, ...]]] = {}

    def of(self, due: int) -> list[tuple[Resource, ...]]:
        """The sets of resources that coins may replace, the smallest first."""
        if due not in self._known:
            self._known[due] = costs.founding_ways(self._purse, due)
        return self._known[due]


def _no_unit(city: str) -> Reason:
    return Reason("no_unit_there", {"region": city})
