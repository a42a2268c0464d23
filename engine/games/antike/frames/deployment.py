"""MILITIA: units go from the box to the map (AD-6.3)."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.core import Action, Menu, Pick, Reason, Turn, record
from engine.games.antike import costs
from engine.games.antike.actions import Deploy, Step
from engine.games.antike.components import CARDS, UnitKind, Window
from engine.games.antike.events import Deployed
from engine.games.antike.frames.own import OwnStep, pick
from engine.games.antike.parts import SPECIAL
from engine.games.antike.pieces import enter, pay, units_in
from engine.games.antike.state import Antike


@record
class Militia(OwnStep):
    """Which unit is deployed where?"""

    kind: Literal["militia"] = "militia"
    window: ClassVar[Window] = "militia"
    step: ClassVar[Step | None] = "militia"

    def menus(self, state: Antike) -> list[Menu]:
        first: list[Action] = []
        more: list[Action] = []
        refused: list[tuple[Action, Reason]] = []
        for unit, _ in units_in(state.now.deployable):
            iron = price(state, unit)
            ways = costs.coins_in_place(state.active.purse, "iron", iron)
            for city in state.cities_of(state.mover):
                reason = why_not(state, unit, city)
                if reason is None and not ways:
                    have = state.active.purse.iron + state.active.purse.coin
                    reason = Reason("deploy_price", {"iron": iron, "have": have})
                if reason is not None:
                    refused.append((Deploy(unit, city), reason))
                    continue
                first.append(Deploy(unit, city, ways[0]))
                more += [Deploy(unit, city, n) for n in ways[1:]]
        deploy = Pick("deploy", tuple(first), by="city", refused=tuple(refused))
        return [deploy, *pick("coins", more, by="city", more=True)]

    def act(self, t: Turn[Antike], action: Action) -> None:
        assert isinstance(action, Deploy)
        state, now = t.state, t.state.now
        paid = costs.price_of("iron", price(state, action.unit), action.coins)
        pay(state, state.mover, paid)
        now.armoury = max(0, now.armoury - 1)
        now.deployable.add(action.unit, -1)
        now.placed[action.city] = now.placed.get(action.city, 0) + 1
        state.active.box.add(action.unit, -1)
        t.emit(Deployed(state.mover, action.unit, action.city, paid))
        enter(t, state.mover, action.city, action.unit)


def price(state: Antike, unit: UnitKind) -> int:
    """Iron for the next unit, less while the card Armoury lasts (AD-9.11)."""
    return costs.deploy_price(unit, CARDS["armoury"].numbers["iron"] if state.now.armoury else 0)


def why_not(state: Antike, unit: UnitKind, city: str) -> Reason | None:
    """What forbids placing this unit in this own city, whatever it costs."""
    if not state.board.regions[city].accepts(unit):
        return Reason("wrong_borders", {"unit": unit, "region": city})
    if unit in SPECIAL and not costs.may_deploy(state, unit, city):
        return Reason("needs_temple", {"unit": unit, "region": city})
    limit = costs.deployment_limit(state, city)
    if state.now.placed.get(city, 0) >= limit:
        return Reason("city_full", {"region": city, "limit": limit})
    return None
