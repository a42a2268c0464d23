"""Step 2: founding cities (AD-7). The turn ends here, with a word of its player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from engine.core import Act, Reason, Turn, Verb, record
from engine.games.antike import cards, costs, deck
from engine.games.antike.actions import EndTurn, Found
from engine.games.antike.components import RESOURCES, Resource, Window
from engine.games.antike.events import CityFounded
from engine.games.antike.frames.own import Moment, OwnStep
from engine.games.antike.parts import City
from engine.games.antike.pieces import pay, touch
from engine.games.antike.state import Antike

Way = tuple[Resource, ...]
"""The resources that coins replace."""


class Sites(Moment):
    """Where a city may be founded and how it may be paid, remembered for one question."""

    __slots__ = ("_due", "_ways")

    def __init__(self, state: Antike, window: Window) -> None:
        super().__init__(state, window, None)
        self._due: dict[tuple[str, Resource], int] = {}
        self._ways: dict[int, list[Way]] = {}

    def due(self, city: str, resource: Resource) -> int:
        """Coins for the neighbours of a city."""
        place = (city, resource)
        if place not in self._due:
            self._due[place] = costs.city_coins(self.state, city, resource)
        return self._due[place]

    def ways(self, due: int) -> list[Way]:
        """How the active player can pay for a city with so many coins due, with the fewest coins
        first."""
        if due not in self._ways:
            self._ways[due] = costs.founding_ways(self.state.active.purse, due)
        return self._ways[due]


class NewCity(Act[Sites, Found]):
    """A city where an own unit stands, without coins for its neighbours with the card Colonists
    (AD-9.16)."""

    says = Found
    verbs = (
        Verb("found", by="city"),
        Verb("colonists", by="city"),
        Verb("coins", by="city", more=True),
    )

    def wishes(self, m: Sites, verb: str) -> Iterator[Found]:
        state = m.state
        card = cards.holds(state, state.mover, "colonists")
        for city in open_sites(state):
            if not state.units(state.mover, city).total:
                continue
            for resource in RESOURCES:
                due = m.due(city, resource)
                ways, free = m.ways(due), m.ways(0) if card and due else []
                if verb == "found":
                    yield Found(city, resource, ways[0] if ways else ())
                elif verb == "colonists":
                    yield from (Found(city, resource, w, colonists=True) for w in free[:1])
                else:
                    yield from (Found(city, resource, w) for w in ways[1:])
                    yield from (Found(city, resource, w, colonists=True) for w in free[1:])
        if verb == "found":
            yield from (Found(city, RESOURCES[0]) for city in near_sites(state))

    def obstacle(self, m: Sites, action: Found) -> Reason | None:
        state, city, resource = m.state, action.city, action.resource
        if not state.units(state.mover, city).total:
            return Reason("no_unit_there", {"region": city})
        if not state.bank.tokens[resource]:
            return Reason("no_token", {"resource": resource})
        due = 0 if action.colonists else m.due(city, resource)
        if action.coins_for in m.ways(due):
            return None
        return Reason("city_price", {"region": city, "resource": resource, "coins": due})

    def do(self, t: Turn[Antike], seat: int, action: Found) -> None:
        state = t.state
        due = 0 if action.colonists else costs.city_coins(state, action.city, action.resource)
        paid = costs.founding_cost(action.coins_for, due)
        pay(state, seat, paid)
        state.bank.tokens[action.resource] -= 1
        state.cities[action.city] = City(seat, action.resource)
        touch(state, action.city)
        t.emit(CityFounded(seat, action.city, action.resource, paid, action.colonists))
        if action.colonists:
            deck.discard(t, seat, "colonists")


class LastWord(Act[Moment, EndTurn]):
    """The end of the turn."""

    says = EndTurn
    verbs = (Verb("end_turn", onward=True),)

    def wishes(self, m: Moment, verb: str) -> tuple[EndTurn]:
        return (EndTurn(),)

    def do(self, t: Turn[Antike], seat: int, action: EndTurn) -> None:
        t.state.agenda.pop()


@record
class Founding(OwnStep):
    """Is a city founded, or is the turn over?"""

    kind: Literal["founding"] = "founding"
    acts = (NewCity(), LastWord())
    window: ClassVar[Window] = "founding"

    def moment(self, state: Antike) -> Sites:
        return Sites(state, self.window)


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
