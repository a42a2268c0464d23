"""Step 2: founding cities (AD-7). The turn ends here, with a word of its player."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from engine.core import Action, Menu, Pick, Reason, Turn, record
from engine.games.antike import cards, costs, deck
from engine.games.antike.actions import EndTurn, Found
from engine.games.antike.components import RESOURCES, Resource, Window
from engine.games.antike.events import CityFounded
from engine.games.antike.frames.own import OwnStep, pick
from engine.games.antike.parts import City
from engine.games.antike.pieces import pay, touch

if TYPE_CHECKING:
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
        for city in open_sites(state):
            if not state.units(state.mover, city).total:
                continue
            for resource in RESOURCES:
                reason = why_not(state, city, resource)
                if reason is not None:
                    refused.append((Found(city, resource), reason))
                else:
                    ways = founding_ways(state, city, resource)
                    first.append(Found(city, resource, ways[0]))
                    more += [Found(city, resource, w) for w in ways[1:]]
                if colonists and costs.city_coins(state, city, resource):
                    cheap = [
                        Found(city, resource, w, colonists=True)
                        for w in founding_ways(state, city, resource, colonists=True)
                    ]
                    free += cheap[:1]
                    more += cheap[1:]
        refused += [(Found(c, RESOURCES[0]), _no_unit(c)) for c in near_sites(state)]
        found: Menu = Pick("found", tuple(first), by="city", refused=tuple(refused))
        other = pick("colonists", free, by="city") + pick("coins", more, by="city", more=True)
        return [found, *other]

    def closing(self, refused: tuple[tuple[Action, Reason], ...]) -> Pick:
        return Pick("end_turn", (EndTurn(),), refused=refused)

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
    regions = state.board.regions
    return [r for r in regions if regions[r].is_site and r not in state.cities]


def near_sites(state: Antike) -> list[str]:
    """Open sites next to own units but without any: people ask why they cannot found there."""
    own, regions = state.active.units, state.board.regions
    return [
        site
        for site in open_sites(state)
        if site not in own and any(n in own for n in regions[site].neighbours)
    ]


def founding_ways(
    state: Antike, city: str, resource: Resource, colonists: bool = False
) -> list[tuple[Resource, ...]]:
    """The sets of resources that coins may replace when this city is founded; none if no token
    is left (AD-7.2)."""
    if not state.bank.tokens[resource]:
        return []
    due = 0 if colonists else costs.city_coins(state, city, resource)
    return costs.founding_ways(state.active.purse, due)


def why_not(state: Antike, city: str, resource: Resource) -> Reason | None:
    """What is lacking for a city where a unit stands."""
    if not state.bank.tokens[resource]:
        return Reason("no_token", {"resource": resource})
    if founding_ways(state, city, resource):
        return None
    due = costs.city_coins(state, city, resource)
    return Reason("city_price", {"region": city, "resource": resource, "coins": due})


def _no_unit(city: str) -> Reason:
    return Reason("no_unit_there", {"region": city})
