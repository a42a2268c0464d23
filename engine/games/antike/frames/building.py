"""TEMPLUM: temples and town walls (AD-6.2)."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, Literal

from engine.core import Action, Menu, Pick, Reason, Turn, record
from engine.games.antike import cards, costs, deck
from engine.games.antike.actions import BuildTemple, BuildWall, Step
from engine.games.antike.components import BOX, CARDS, Window
from engine.games.antike.events import TempleBuilt, WallBuilt
from engine.games.antike.frames.own import OwnStep, pick
from engine.games.antike.pieces import pay, touch
from engine.games.antike.state import Antike

NearMiss = tuple[Action, Reason]


@record
class Templum(OwnStep):
    """What does the nation build?"""

    kind: Literal["templum"] = "templum"
    window: ClassVar[Window] = "templum"
    step: ClassVar[Step | None] = "templum"

    def menus(self, state: Antike) -> list[Menu]:
        temples, other_temples, refused_temples = self._temples(state, quarry=False)
        walls, other_walls, refused_walls = self._walls(state)
        menus: list[Menu] = [
            Pick("temple", tuple(temples), refused=tuple(refused_temples)),
            Pick("wall", tuple(walls), refused=tuple(refused_walls)),
        ]
        if cards.holds(state, state.mover, "quarry"):
            cheap, other_cheap, _ = self._temples(state, quarry=True)
            menus += pick("quarry", cheap)
            other_temples += other_cheap
        return menus + pick("coins", other_temples + other_walls, by="city", more=True)

    def _temples(
        self, state: Antike, quarry: bool
    ) -> tuple[list[Action], list[Action], list[NearMiss]]:
        """Temples paid with chips first, those paid with more coins, and near misses."""
        first: list[Action] = []
        more: list[Action] = []
        refused: list[NearMiss] = []
        marble = temple_marble(quarry)
        purse = state.active.purse
        for city in state.cities_of(state.mover):
            if state.cities[city].temple:
                continue
            due = costs.temple_coins(state, city)
            ways = costs.coins_in_place(purse, "marble", marble, due)
            if not state.bank.temples:
                refused.append((BuildTemple(city), Reason("no_temples")))
            elif ways:
                first.append(BuildTemple(city, ways[0], quarry))
                more += [BuildTemple(city, n, quarry) for n in ways[1:]]
            else:
                facts = {"marble": marble, "coins": due, "have": purse.marble, "coin": purse.coin}
                refused.append((BuildTemple(city), Reason("temple_price", facts)))
        return first, more, refused

    def _walls(self, state: Antike) -> tuple[list[Action], list[Action], list[NearMiss]]:
        cities = [c for c in state.cities_of(state.mover) if not state.cities[c].wall]
        ways = costs.coins_in_place(state.active.purse, "marble", BOX.wall_marble)
        if not state.active.walls:
            return [], [], [(BuildWall(c), Reason("no_walls")) for c in cities]
        if not ways:
            return [], [], [(BuildWall(c), Reason("wall_price")) for c in cities]
        more: list[Action] = [BuildWall(c, n) for c in cities for n in ways[1:]]
        return [BuildWall(c, ways[0]) for c in cities], more, []

    def act(self, t: Turn[Antike], action: Action) -> None:
        state = t.state
        if isinstance(action, BuildTemple):
            due = costs.temple_coins(state, action.city)
            paid = costs.price_of("marble", temple_marble(action.quarry), action.coins, due)
            pay(state, state.mover, paid)
            state.bank.temples -= 1
            state.cities[action.city] = replace(state.cities[action.city], temple=True)
            t.emit(TempleBuilt(state.mover, action.city, paid, action.quarry))
            if action.quarry:
                deck.discard(t, state.mover, "quarry")
        else:
            assert isinstance(action, BuildWall)
            paid = costs.price_of("marble", BOX.wall_marble, action.coins)
            pay(state, state.mover, paid)
            state.active.walls -= 1
            state.cities[action.city] = replace(state.cities[action.city], wall=True)
            t.emit(WallBuilt(state.mover, action.city, paid))
        touch(state, action.city)


def temple_marble(quarry: bool) -> int:
    """Marble for a temple, less with the card Quarry (AD-9.12)."""
    return BOX.temple.marble - (CARDS["quarry"].numbers["marble"] if quarry else 0)
