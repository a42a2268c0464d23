"""The actions of the gears: what stands in their way, how they begin (TZ-5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from engine.core import Action, Decision, Fact, Pick, Reason, Turn, Waiting, record, sift
from engine.games.tzolkin import kinds, purse
from engine.games.tzolkin.actions import Perform, Skip
from engine.games.tzolkin.components import BOX
from engine.games.tzolkin.frames import rewards
from engine.games.tzolkin.frames.choices import ChooseTemples
from engine.games.tzolkin.frames.construct import ChooseBuilding
from engine.games.tzolkin.frames.harvest import ChooseHarvest
from engine.games.tzolkin.frames.market import AtMarket, can_trade
from engine.games.tzolkin.frames.offering import lay_skull
from engine.games.tzolkin.frames.research import ChooseTrack, price
from engine.games.tzolkin.gears import parse, space
from engine.games.tzolkin.goods import TRACK_IDS, GearId, Goods
from engine.games.tzolkin.knowledge import taken
from engine.games.tzolkin.state import Tzolkin


def numbered(gears: tuple[GearId, ...]) -> Iterator[str]:
    """The names of all numbered actions of some gears."""
    for gear in BOX.gears:
        if gear.id in gears:
            yield from (space(gear.id, n) for n in range(1, len(gear.actions) + 1))


def first_choice(name: str) -> Any:
    """The question by which an action begins; None if nothing is chosen at once."""
    gear, number = parse(name)
    match gear.action(number):
        case kinds.Harvest(group=group):
            return ChooseHarvest(group)
        case kinds.Advance(most=most):
            return ChooseTrack(most, name)
        case kinds.Build(most=most, monument=monument, corn_per_resource=corn):
            return ChooseBuilding(most, name, monument=monument, corn=corn)
        case kinds.Sacrifice(temples=count, resources=resources):
            return ChooseTemples(name, count, resources)
        case kinds.Market():
            return AtMarket(name)
        case kinds.AnyAction(corn=corn):
            return ChooseAction(name, corn)
        case _:
            return None


def choices(state: Tzolkin, name: str, spent: int = 0) -> list[Action]:
    """The answers to the question by which an action begins, where they can be said at once.
    spent: corn that is spoken for."""
    frame = first_choice(name)
    match frame:
        case ChooseBuilding() | ChooseAction():
            return [*frame.options(state, spent)]
        case ChooseHarvest() | ChooseTrack() | ChooseTemples():
            return [*frame.options(state)]
        case _:
            return []


def obstacle(state: Tzolkin, name: str, spent: int = 0) -> Reason | None:
    """Why the active player cannot carry an action out; None if he can (TZ-4.5).

    spent: corn that he pays before it.
    """
    gear, number = parse(name)
    action = gear.action(number)
    return _unaffordable(state, action, spent) or _useless(state, name, action, number, spent)


def _unaffordable(state: Tzolkin, action: kinds.Action, spent: int) -> Reason | None:
    """What the active player lacks for an action."""
    have = state.active.purse
    match action:
        case kinds.Advance():
            least = min(price(state, state.mover, track) for track in TRACK_IDS)
            if have.resources < least:
                return Reason("resources", {"need": least, "have": have.resources})
        case kinds.Sacrifice(corn=corn) | kinds.AnyAction(corn=corn) if have.corn - spent < corn:
            return Reason("corn", {"need": corn + spent, "have": have.corn})
        case kinds.Sacrifice(resources=resources) if have.resources < resources:
            return Reason("resources", {"need": resources, "have": have.resources})
        case kinds.Market() if not can_trade(state, spent):
            return Reason("nothing_to_trade")
        case kinds.Skull() if not have.skull:
            return Reason("no_skull")
    return None


def _useless(
    state: Tzolkin, name: str, action: kinds.Action, number: int, spent: int
) -> Reason | None:
    """Why an action would do nothing."""
    match action:
        case kinds.Take(goods=Goods(skull=1)) if not state.skulls:
            return Reason("no_skulls_left")
        case kinds.Harvest(group=group) if not choices(state, name):
            return Reason("no_harvest", {"group": group})
        case kinds.Build() if not choices(state, name, spent):
            return Reason("no_building")
        case kinds.Recruit() if not state.active.supply:
            return Reason("no_worker_left")
        case kinds.AnyAction() if not choices(state, name, spent):
            return Reason("no_action")
        case kinds.Skull() if number in state.skulls_laid:
            return Reason("skull_laid", {"number": number})
    return None


def use(t: Turn[Tzolkin], seat: int, name: str) -> None:
    """Begin an action: what it gives or costs at once, then its questions."""
    gear, number = parse(name)
    action = gear.action(number)
    frames: list[Any] = []
    match action:
        case kinds.Take():
            got = taken(t.state.players[seat], gear.id, action.goods)
            purse.gain(t, seat, got, name)
        case kinds.Recruit():
            for _ in range(action.count):
                rewards.join(t, seat)
        case kinds.Skull():
            frames = lay_skull(t, seat, number, action)
        case kinds.Sacrifice():
            purse.pay(t, seat, Goods(corn=action.corn), name)
    choice = first_choice(name)
    t.todo(*frames, *([choice] if choice else []))


@record
class ChooseAction(Waiting):
    """Which action of other gears is used? (Uxmal 5 and one tile)

    corn: its price. begun: it may be left out.
    """

    what: str
    corn: int
    begun: bool = False
    kind: Literal["choose_action"] = "choose_action"

    def _sifted(self, state: Tzolkin, spent: int) -> tuple[list[Perform], Any]:
        own = next(a for g in BOX.gears for a in g.actions if isinstance(a, kinds.AnyAction))
        due = self.corn + spent

        def hindered(wish: Perform) -> Reason | None:
            if state.active.purse.corn < due:
                return Reason("corn", {"need": due, "have": state.active.purse.corn})
            return obstacle(state, wish.action, due)

        names = (name for name in numbered(own.gears) if not _is_any(name))
        return sift(map(Perform, names), hindered)

    def options(self, state: Tzolkin, spent: int = 0) -> list[Perform]:
        return self._sifted(state, spent)[0]

    def ask(self, state: Tzolkin) -> tuple[Decision, ...]:
        offered, refused = self._sifted(state, 0)
        if not offered:
            return ()
        menus = [Pick("perform", tuple(offered), refused=tuple(refused))]
        if self.begun:
            menus.append(Pick("skip", (Skip("action"),), onward=True))
        facts: dict[str, Fact] = {"corn": self.corn, "what": self.what}
        return (Decision(state.mover, self.kind, tuple(menus), facts),)

    def answer(self, t: Turn[Tzolkin], seat: int, action: Perform | Skip) -> None:
        t.state.agenda.pop()
        if isinstance(action, Perform):
            purse.pay(t, seat, Goods(corn=self.corn), self.what)
            use(t, seat, action.action)


def _is_any(name: str) -> bool:
    """Whether an action only leads to others; to choose it again would be pointless (TZ-14.23)."""
    gear, number = parse(name)
    return isinstance(gear.action(number), kinds.AnyAction)
