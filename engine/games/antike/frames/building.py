"""TEMPLUM: temples and town walls (AD-6.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar, Literal

from engine.core import Reason, Turn, Verb, record
from engine.games.antike import cards, costs, deck
from engine.games.antike.actions import BuildTemple, BuildWall, Step
from engine.games.antike.components import BOX, CARDS, Window
from engine.games.antike.events import TempleBuilt, WallBuilt
from engine.games.antike.frames.own import OwnStep
from engine.games.antike.frames.paying import Paid
from engine.games.antike.pieces import touch
from engine.games.antike.state import Antike

COINS = Verb("coins", group_by="city", collapsed=True)


class Temple(Paid[BuildTemple]):
    """A temple in an own city, for less marble with the card Quarry (AD-9.12)."""

    says = BuildTemple
    verbs = (Verb("temple"), Verb("quarry"), COINS)
    resource = "marble"

    def unpaid(self, state: Antike, verb: str) -> Iterator[BuildTemple]:
        cities = [c for c in state.cities_of(state.mover) if not state.cities[c].temple]
        if verb != "quarry":
            yield from (BuildTemple(city) for city in cities)
        if verb != "temple" and cards.holds(state, state.mover, "quarry"):
            yield from (BuildTemple(city, quarry=True) for city in cities)

    def paid(self, action: BuildTemple, coins: int) -> BuildTemple:
        return BuildTemple(action.city, coins, action.quarry)

    def price(self, state: Antike, action: BuildTemple) -> tuple[int, int]:
        less = CARDS["quarry"].numbers["marble"] if action.quarry else 0
        return BOX.temple.marble - less, costs.temple_coins(state, action.city)

    def forbidden(self, state: Antike, action: BuildTemple) -> Reason | None:
        return None if state.bank.temples else Reason("no_temples")

    def dear(self, state: Antike, chips: int, due: int) -> Reason:
        purse = state.active.purse
        facts = {"marble": chips, "coins": due, "have": purse.marble, "coin": purse.coin}
        return Reason("temple_price", facts)

    def do(self, t: Turn[Antike], seat: int, action: BuildTemple) -> None:
        paid = self.pay(t, seat, action)
        t.state.bank.temples -= 1
        t.state.cities[action.city] = replace(t.state.cities[action.city], temple=True)
        t.emit(TempleBuilt(seat, action.city, paid, action.quarry))
        if action.quarry:
            deck.discard(t, seat, "quarry")
        touch(t.state, action.city)


class Wall(Paid[BuildWall]):
    """A town wall out of the supply in an own city."""

    says = BuildWall
    verbs = (Verb("wall"), COINS)
    resource = "marble"

    def unpaid(self, state: Antike, verb: str) -> Iterator[BuildWall]:
        cities = state.cities_of(state.mover)
        return (BuildWall(city) for city in cities if not state.cities[city].wall)

    def paid(self, action: BuildWall, coins: int) -> BuildWall:
        return BuildWall(action.city, coins)

    def price(self, state: Antike, action: BuildWall) -> tuple[int, int]:
        return BOX.wall_marble, 0

    def forbidden(self, state: Antike, action: BuildWall) -> Reason | None:
        return None if state.active.walls else Reason("no_walls")

    def dear(self, state: Antike, chips: int, due: int) -> Reason:
        return Reason("wall_price")

    def do(self, t: Turn[Antike], seat: int, action: BuildWall) -> None:
        paid = self.pay(t, seat, action)
        t.state.active.walls -= 1
        t.state.cities[action.city] = replace(t.state.cities[action.city], wall=True)
        t.emit(WallBuilt(seat, action.city, paid))
        touch(t.state, action.city)


@record
class Templum(OwnStep):
    """What does the nation build?"""

    kind: Literal["templum"] = "templum"
    acts = (Temple(), Wall())
    window: ClassVar[Window] = "templum"
    step: ClassVar[Step | None] = "templum"
