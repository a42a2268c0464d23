"""Step 2: founding cities (AD-7). The turn ends here, with a word of its player."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from engine.core import Action, Menu, Pick, Reason, Turn, record
from engine.core.action import Fact
from engine.games.antike import cards, costs, deck
from engine.games.antike.actions import EndTurn, Found
from engine.games.antike.components import RESOURCES, Window
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
        purse = state.active.purse
        for city in open_sites(state):
            if not state.units(state.mover, city).total:
                reason = Reason("no_unit_there", {"region": city})
                refused += [(Found(city, r), reason) for r in RESOURCES]
                continue
            for resource in RESOURCES:
                if not state.bank.tokens[resource]:
                    no_token = Reason("no_token", {"resource": resource})
                    refused.append((Found(city, resource), no_token))
                    continue
                due = costs.city_coins(state, city, resource)
                ways = costs.founding_ways(purse, due)
                if ways:
                    first.append(Found(city, resource, ways[0]))
                    more += [Found(city, resource, w) for w in ways[1:]]
                else:
                    facts: dict[str, Fact] = {"region": city, "resource": resource, "coins": due}
                    refused.append((Found(city, resource), Reason("city_price", facts)))
                if colonists and due:
                    ways = costs.founding_ways(purse, 0)
                    if ways:
                        free.append(Found(city, resource, ways[0], colonists=True))
                        more += [Found(city, resource, w, colonists=True) for w in ways[1:]]
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
