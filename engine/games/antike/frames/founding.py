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
    """Where a city may be founded and how it may be paid, found out once for a question.

    open: sites without a city. due: coins for the neighbours of each city that could be founded
    where an own unit stands.
    """

    __slots__ = ("_ways", "due", "open")

    def __init__(self, state: Antike, window: Window) -> None:
        super().__init__(state, window, None)
        own = state.active.units
        self.open = [site for site in state.board.sites if site not in state.cities]
        self.due: dict[tuple[str, Resource], int] = {
            (site, resource): costs.city_coins(state, site, resource)
            for site in self.open
            if site in own and own[site].total
            for resource in RESOURCES
        }
        self._ways: dict[int, list[Way]] = {}

    def near(self) -> list[str]:
        """Open sites next to own units but without any: people ask why they cannot found there."""
        own, regions = self.state.active.units.keys(), self.state.board.regions
        return [
            site
            for site in self.open
            if site not in own and not own.isdisjoint(regions[site].neighbours)
        ]

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
        Verb("found", group_by="city"),
        Verb("colonists", group_by="city"),
        Verb("coins", group_by="city", collapsed=True),
    )

    def candidates(self, m: Sites, verb: str) -> Iterator[Found]:
        card = cards.holds(m.state, m.state.mover, "colonists")
        for (city, resource), due in m.due.items():
            ways, free = m.ways(due), m.ways(0) if card and due else []
            if verb == "found":
                least = ways[0] if ways and m.state.bank.tokens[resource] else ()
                yield Found(city, resource, least)
            elif verb == "colonists":
                yield from (Found(city, resource, way, colonists=True) for way in free[:1])
            else:
                yield from (Found(city, resource, way) for way in ways[1:])
                yield from (Found(city, resource, way, colonists=True) for way in free[1:])
        if verb == "found":
            yield from (Found(site, RESOURCES[0]) for site in m.near())

    def obstacle(self, m: Sites, action: Found) -> Reason | None:
        city, resource = action.city, action.resource
        due = m.due.get((city, resource))
        if due is None:
            return Reason("no_unit_there", {"region": city})
        if not m.state.bank.tokens[resource]:
            return Reason("no_token", {"resource": resource})
        if action.coins_for in m.ways(0 if action.colonists else due):
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
    verbs = (Verb("end_turn", ends_step=True),)

    def candidates(self, m: Moment, verb: str) -> tuple[EndTurn]:
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
