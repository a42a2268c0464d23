"""Small choices that many actions and tiles lead to: temples, resources, how a price is paid."""

from __future__ import annotations

from itertools import combinations
from typing import Literal

from engine.core import Automatic, Decision, Fact, Pick, Turn, Waiting, record
from engine.games.tzolkin import purse, temples
from engine.games.tzolkin.actions import Climb, Pay, TakeResources
from engine.games.tzolkin.goods import TEMPLE_IDS, Goods
from engine.games.tzolkin.state import Tzolkin


@record
class PayAny:
    """With which resources is a price paid? Nothing is asked where there is one way only.

    what: what is paid for, for the news.
    """

    count: int
    what: str
    kind: Literal["pay_any"] = "pay_any"

    def options(self, state: Tzolkin) -> list[Pay]:
        return [Pay(way) for way in purse.mixes(state.active.purse, self.count)]

    def ask(self, state: Tzolkin) -> tuple[Decision, ...]:
        ways = self.options(state)
        if len(ways) <= 1:
            return ()
        facts: dict[str, Fact] = {"count": self.count, "what": self.what}
        return (Decision(state.mover, self.kind, (Pick("pay", tuple(ways)),), facts),)

    def answer(self, t: Turn[Tzolkin], seat: int, action: Pay) -> None:
        t.state.agenda.pop()
        purse.pay(t, seat, action.goods, self.what)

    def run(self, t: Turn[Tzolkin]) -> None:
        purse.pay(t, t.state.mover, self.options(t.state)[0].goods, self.what)


@record
class GoUp(Automatic):
    """One step up on each of these temples, once the price is paid."""

    temples: tuple[str, ...]
    kind: Literal["go_up"] = "go_up"

    def run(self, t: Turn[Tzolkin]) -> None:
        for temple in self.temples:
            temples.climb(t, t.state.mover, temple)


@record
class ChooseTemples(Waiting):
    """On which temples does the marker go up? (TZ-9)

    count: different temples, a step on each. resources: the price, in any mix. what: what the
    steps come from.
    """

    what: str
    count: int = 1
    resources: int = 0
    kind: Literal["choose_temples"] = "choose_temples"

    def options(self, state: Tzolkin) -> list[Climb]:
        return [Climb(chosen) for chosen in combinations(TEMPLE_IDS, self.count)]

    def ask(self, state: Tzolkin) -> tuple[Decision, ...]:
        facts: dict[str, Fact] = {"count": self.count, "what": self.what}
        menu = Pick("climb", tuple(self.options(state)))
        return (Decision(state.mover, self.kind, (menu,), facts),)

    def answer(self, t: Turn[Tzolkin], seat: int, action: Climb) -> None:
        t.state.agenda.pop()
        t.todo(PayAny(self.resources, self.what), GoUp(action.temples))


@record
class ChooseResources(Waiting):
    """Which resources are taken from the supply?"""

    count: int
    what: str
    kind: Literal["choose_resources"] = "choose_resources"

    def options(self, state: Tzolkin) -> list[TakeResources]:
        return [TakeResources(way) for way in purse.free_mixes(self.count)]

    def ask(self, state: Tzolkin) -> tuple[Decision, ...]:
        facts: dict[str, Fact] = {"count": self.count, "what": self.what}
        menu = Pick("take", tuple(self.options(state)))
        return (Decision(state.mover, self.kind, (menu,), facts),)

    def answer(self, t: Turn[Tzolkin], seat: int, action: TakeResources) -> None:
        t.state.agenda.pop()
        assert isinstance(action.goods, Goods)
        purse.gain(t, seat, action.goods, self.what)
