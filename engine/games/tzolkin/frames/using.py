"""The actions of the gears' spaces: each kind of them is one class (TZ-5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, Literal, TypeVar, get_args

from engine.core import (
    Decision,
    Fact,
    NearMiss,
    Pick,
    Reason,
    Turn,
    Waiting,
    partition_legal,
    record,
)
from engine.games.tzolkin import actions, kinds, purse
from engine.games.tzolkin.actions import Perform, Skip, Then
from engine.games.tzolkin.components import BOX
from engine.games.tzolkin.frames import rewards
from engine.games.tzolkin.frames.choices import ChooseTemples
from engine.games.tzolkin.frames.construct import ChooseBuilding
from engine.games.tzolkin.frames.harvest import ChooseHarvest
from engine.games.tzolkin.frames.market import AtMarket, can_trade
from engine.games.tzolkin.frames.offering import lay_skull
from engine.games.tzolkin.frames.research import ChooseTrack, price
from engine.games.tzolkin.gears import space
from engine.games.tzolkin.goods import TRACK_IDS, GearId, Goods
from engine.games.tzolkin.knowledge import harvest_goods, taken
from engine.games.tzolkin.state import Tzolkin

K = TypeVar("K")


class SpaceAction(Generic[K]):
    """The numbered action of a space. A subclass states the rule of its kind once: by which
    question it begins, which answers to it can be said at once, what stands in its way, what it
    does and what it brings.

    says: the printed kind. printed: that of this space, with its numbers.
    """

    says: ClassVar[type]

    def __init__(self, gear: GearId, number: int, printed: K) -> None:
        self.gear, self.number, self.printed = gear, number, printed
        self.name = space(gear, number)

    def question(self) -> Any:
        """The question by which it begins; None if nothing is chosen at once."""
        return None

    def choices(self, state: Tzolkin, spent: int = 0) -> Sequence[Then]:
        """The answers to its question, where they can be said at once. spent: corn that is spoken
        for."""
        return ()

    def obstacle(self, state: Tzolkin, spent: int = 0) -> Reason | None:
        """What the active player lacks for it, or why it would do nothing (TZ-4.5).

        spent: corn that he pays before it.
        """
        return None

    def do(self, t: Turn[Tzolkin], seat: int) -> Iterable[Any]:
        """What it gives or costs at once, and the questions that come before its own."""
        return ()

    def brings(self, state: Tzolkin) -> tuple[Goods, int]:
        """What it gives the active player where no choice is needed: goods, of a harvest
        those of the way that is offered first, and points."""
        return Goods(), 0


class TakeGoods(SpaceAction[kinds.Take]):
    """Goods, with what technologies add."""

    says = kinds.Take

    def obstacle(self, state: Tzolkin, spent: int = 0) -> Reason | None:
        none_left = self.printed.goods.skull and not state.skulls
        return Reason("no_skulls_left") if none_left else None

    def do(self, t: Turn[Tzolkin], seat: int) -> Iterable[Any]:
        purse.gain(t, seat, self._taken(t.state), self.name)
        return ()

    def brings(self, state: Tzolkin) -> tuple[Goods, int]:
        return self._taken(state).with_skulls(state.skulls), 0

    def _taken(self, state: Tzolkin) -> Goods:
        return taken(state.active, self.gear, self.printed.goods)


class HarvestField(SpaceAction[kinds.Harvest]):
    """Tiles of a group of fields."""

    says = kinds.Harvest

    def question(self) -> ChooseHarvest:
        return ChooseHarvest(self.printed.group)

    def choices(self, state: Tzolkin, spent: int = 0) -> list[actions.Harvest]:
        return self.question().options(state)

    def obstacle(self, state: Tzolkin, spent: int = 0) -> Reason | None:
        if self.choices(state):
            return None
        return Reason("no_harvest", {"group": self.printed.group})

    def brings(self, state: Tzolkin) -> tuple[Goods, int]:
        way = self.choices(state)[0].way
        return harvest_goods(state.active, self.printed.group, way), 0


class AdvanceTracks(SpaceAction[kinds.Advance]):
    """Steps of technology for resources."""

    says = kinds.Advance

    def question(self) -> ChooseTrack:
        return ChooseTrack(self.printed.most, self.name)

    def choices(self, state: Tzolkin, spent: int = 0) -> list[actions.Research]:
        return self.question().options(state)

    def obstacle(self, state: Tzolkin, spent: int = 0) -> Reason | None:
        least = min(price(state, state.mover, track) for track in TRACK_IDS)
        return purse.lacking_resources(state, least)


class BuildTiles(SpaceAction[kinds.Build]):
    """Buildings, or a monument."""

    says = kinds.Build

    def question(self) -> ChooseBuilding:
        printed = self.printed
        corn = printed.corn_per_resource
        return ChooseBuilding(printed.most, self.name, monument=printed.monument, corn=corn)

    def choices(self, state: Tzolkin, spent: int = 0) -> list[actions.Construct]:
        return self.question().options(state, spent)

    def obstacle(self, state: Tzolkin, spent: int = 0) -> Reason | None:
        return None if self.choices(state, spent) else Reason("no_building")


class SacrificeGoods(SpaceAction[kinds.Sacrifice]):
    """Corn or resources for steps on temples."""

    says = kinds.Sacrifice

    def question(self) -> ChooseTemples:
        return ChooseTemples(self.name, self.printed.temples, self.printed.resources)

    def choices(self, state: Tzolkin, spent: int = 0) -> list[actions.Climb]:
        return self.question().options(state)

    def obstacle(self, state: Tzolkin, spent: int = 0) -> Reason | None:
        corn = purse.lacking_corn(state, self.printed.corn + spent)
        return corn or purse.lacking_resources(state, self.printed.resources)

    def do(self, t: Turn[Tzolkin], seat: int) -> Iterable[Any]:
        purse.pay(t, seat, Goods(corn=self.printed.corn), self.name)
        return ()


class GoToMarket(SpaceAction[kinds.Market]):
    """Resources bought and sold."""

    says = kinds.Market

    def question(self) -> AtMarket:
        return AtMarket(self.name)

    def obstacle(self, state: Tzolkin, spent: int = 0) -> Reason | None:
        return None if can_trade(state, spent) else Reason("nothing_to_trade")


class RecruitWorkers(SpaceAction[kinds.Recruit]):
    """Workers from the supply."""

    says = kinds.Recruit

    def obstacle(self, state: Tzolkin, spent: int = 0) -> Reason | None:
        return None if state.active.supply else Reason("no_worker_left")

    def do(self, t: Turn[Tzolkin], seat: int) -> Iterable[Any]:
        for _ in range(self.printed.count):
            rewards.join(t, seat)
        return ()


class LaySkull(SpaceAction[kinds.Skull]):
    """A skull for its place at Chichen Itza."""

    says = kinds.Skull

    def obstacle(self, state: Tzolkin, spent: int = 0) -> Reason | None:
        if not state.active.purse.skull:
            return Reason("no_skull")
        laid = self.number in state.skulls_laid
        return Reason("skull_laid", {"number": self.number}) if laid else None

    def do(self, t: Turn[Tzolkin], seat: int) -> Iterable[Any]:
        return lay_skull(t, seat, self.number, self.printed)

    def brings(self, state: Tzolkin) -> tuple[Goods, int]:
        return Goods(), self.printed.points


@record
class ChooseAction(Waiting):
    """Which action of other gears is used? (Uxmal 5 and one tile)

    corn: its price. begun: it may be left out.
    """

    what: str
    corn: int
    begun: bool = False
    kind: Literal["choose_action"] = "choose_action"

    def _partitioned(self, state: Tzolkin, spent: int) -> tuple[list[Perform], Sequence[NearMiss]]:
        due = self.corn + spent

        def hindered(candidate: Perform) -> Reason | None:
            return purse.lacking_corn(state, due) or AT[candidate.action].obstacle(state, due)

        return partition_legal(map(Perform, OTHERS), hindered)

    def options(self, state: Tzolkin, spent: int = 0) -> list[Perform]:
        return self._partitioned(state, spent)[0]

    def ask(self, state: Tzolkin) -> tuple[Decision, ...]:
        offered, refused = self._partitioned(state, 0)
        if not offered:
            return ()
        menus = [Pick("perform", tuple(offered), refused=tuple(refused))]
        if self.begun:
            menus.append(Pick("skip", (Skip("action"),), ends_step=True))
        facts: dict[str, Fact] = {"corn": self.corn, "what": self.what}
        return (Decision(state.mover, self.kind, tuple(menus), facts),)

    def answer(self, t: Turn[Tzolkin], seat: int, action: Perform | Skip) -> None:
        t.state.agenda.pop()
        if isinstance(action, Perform):
            purse.pay(t, seat, Goods(corn=self.corn), self.what)
            use(t, seat, action.action)


class UseOther(SpaceAction[kinds.AnyAction]):
    """An action of other gears for corn."""

    says = kinds.AnyAction

    def question(self) -> ChooseAction:
        return ChooseAction(self.name, self.printed.corn)

    def choices(self, state: Tzolkin, spent: int = 0) -> list[Perform]:
        return self.question().options(state, spent)

    def obstacle(self, state: Tzolkin, spent: int = 0) -> Reason | None:
        corn = purse.lacking_corn(state, self.printed.corn + spent)
        if corn or self.choices(state, spent):
            return corn
        return Reason("no_action")


def action_classes(
    classes: Iterable[type[SpaceAction[Any]]], printed: Iterable[type]
) -> dict[type, type[SpaceAction[Any]]]:
    """The class of each printed kind. Raises `LookupError` if one has none or two."""
    found: dict[type, list[type[SpaceAction[Any]]]] = {kind: [] for kind in printed}
    for each in classes:
        found[each.says].append(each)
    odd = {kind.__name__: len(each) for kind, each in found.items() if len(each) != 1}
    if odd:
        raise LookupError(f"actions of spaces need one class each: {odd}")
    return {kind: each for kind, (each,) in found.items()}


ACTION_CLASSES = action_classes(SpaceAction.__subclasses__(), get_args(get_args(kinds.Action)[0]))
AT: dict[str, SpaceAction[Any]] = {
    space(gear.id, number): ACTION_CLASSES[type(printed)](gear.id, number, printed)
    for gear in BOX.gears
    for number, printed in enumerate(gear.actions, 1)
}
"""The actions of all spaces by their names."""
OTHERS = tuple(
    name
    for own in AT.values()
    if isinstance(own, UseOther)
    for name, other in AT.items()
    if other.gear in own.printed.gears and not isinstance(other, UseOther)
)
"""What can be used as an action of another gear; to choose that one again would be pointless
(TZ-14.23)."""


def use(t: Turn[Tzolkin], seat: int, name: str) -> None:
    """Begin an action: what it gives or costs at once, then its questions."""
    begun = AT[name]
    before, question = begun.do(t, seat), begun.question()
    t.todo(*before, *([question] if question else []))
