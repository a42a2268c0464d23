"""MILITIA: units go from the box to the map (AD-6.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from engine.core import Reason, Turn, Verb, record
from engine.games.antike import costs
from engine.games.antike.actions import Deploy, Step
from engine.games.antike.components import CARDS, Window
from engine.games.antike.events import Deployed
from engine.games.antike.frames.own import OwnStep
from engine.games.antike.frames.paying import Paid
from engine.games.antike.parts import SPECIAL
from engine.games.antike.pieces import enter, units_in
from engine.games.antike.state import Antike


class Deployment(Paid[Deploy]):
    """A unit from the box in an own city, for less iron while the card Armoury lasts (AD-9.11)."""

    says = Deploy
    verbs = (Verb("deploy", group_by="city"), Verb("coins", group_by="city", collapsed=True))
    resource = "iron"

    def unpaid(self, state: Antike, verb: str) -> Iterator[Deploy]:
        cities = state.cities_of(state.mover)
        return (Deploy(u, city) for u, _ in units_in(state.now.deployable) for city in cities)

    def paid(self, action: Deploy, coins: int) -> Deploy:
        return Deploy(action.unit, action.city, coins)

    def price(self, state: Antike, action: Deploy) -> tuple[int, int]:
        less = CARDS["armoury"].numbers["iron"] if state.now.armoury else 0
        return costs.deploy_price(action.unit, less), 0

    def forbidden(self, state: Antike, action: Deploy) -> Reason | None:
        unit, city = action.unit, action.city
        if not state.board.regions[city].accepts(unit):
            return Reason("wrong_borders", {"unit": unit, "region": city})
        if unit in SPECIAL and not costs.may_deploy(state, unit, city):
            return Reason("needs_temple", {"unit": unit, "region": city})
        limit = costs.deployment_limit(state, city)
        if state.now.placed.get(city, 0) >= limit:
            return Reason("city_full", {"region": city, "limit": limit})
        return None

    def dear(self, state: Antike, chips: int, due: int) -> Reason:
        have = state.active.purse.iron + state.active.purse.coin
        return Reason("deploy_price", {"iron": chips, "have": have})

    def do(self, t: Turn[Antike], seat: int, action: Deploy) -> None:
        paid = self.pay(t, seat, action)
        now = t.state.now
        now.armoury = max(0, now.armoury - 1)
        now.deployable.add(action.unit, -1)
        now.placed[action.city] = now.placed.get(action.city, 0) + 1
        t.state.active.box.add(action.unit, -1)
        t.emit(Deployed(seat, action.unit, action.city, paid))
        enter(t, seat, action.city, action.unit)


@record
class Militia(OwnStep):
    """Which unit is deployed where?"""

    kind: Literal["militia"] = "militia"
    acts = (Deployment(),)
    window: ClassVar[Window] = "militia"
    step: ClassVar[Step | None] = "militia"
