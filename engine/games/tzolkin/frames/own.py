"""The own turn: begging, then placing workers or taking them back (TZ-4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar, Literal, get_args

from engine.core import Action, Decision, Pick, Reason, Turn, Waiting, record, sift
from engine.games.tzolkin import gears, purse, temples
from engine.games.tzolkin.actions import Beg, Claim, EndTurn, Place, Take, Then
from engine.games.tzolkin.components import BOX
from engine.games.tzolkin.events import Begged, Claimed, Placed, Taken
from engine.games.tzolkin.frames import using
from engine.games.tzolkin.goods import GEAR_IDS, Goods
from engine.games.tzolkin.reach import reachable
from engine.games.tzolkin.state import Tzolkin

_NO_CORN = frozenset({"no_worker"})


def may_beg(state: Tzolkin) -> bool:
    """Whether the active player may beg now (TZ-4.1)."""
    now, player = state.now, state.active
    able = now.mode == "open" and not now.begged and player.purse.corn <= BOX.begging.most
    return able and bool(temples.angered(state, state.mover))


def stranded(state: Tzolkin) -> bool:
    """Whether the active player has no worker to take back and cannot pay for placing one
    (TZ-4.2)."""
    if state.now.mode != "open" or state.on_gears(state.mover):
        return False
    return all(corn > state.active.purse.corn for corn in gears.prices(state).values())


@record
class OwnTurn(Waiting):
    """What does the active player do with his workers?"""

    kind: Literal["turn"] = "turn"
    steady: ClassVar[bool] = True

    def ask(self, state: Tzolkin) -> tuple[Decision, ...]:
        facts = {"mode": state.now.mode, "corn": state.active.purse.corn}
        return (Decision(state.mover, self.kind, _with_reasons(list(_menus(state))), facts),)

    def answer(self, t: Turn[Tzolkin], seat: int, action: Action) -> None:
        match action:
            case Beg():
                _beg(t, seat, action)
            case Place():
                _place(t, seat, action)
            case Claim():
                _claim(t, seat)
            case Take():
                take_back(t, seat, action)
            case _:
                t.state.agenda.pop()


def _with_reasons(menus: list[Pick]) -> tuple[Pick, ...]:
    """The menus that offer something; the first also knows why the others offer nothing."""
    first, *others = [menu for menu in menus if menu.actions]
    reasons = [near_miss for menu in menus if not menu.actions for near_miss in menu.refused]
    return (replace(first, refused=(*first.refused, *reasons)), *others)


def _menus(state: Tzolkin) -> Iterator[Pick]:
    now = state.now
    forced = stranded(state)
    if may_beg(state):
        begging: list[Action] = [Beg(temple) for temple in temples.angered(state, state.mover)]
        yield Pick("beg", tuple(begging), more=not forced)
        if forced:
            return
    if now.mode != "taking" and not now.mercy:
        yield from _placing(state, mercy=forced)
    if now.mode != "placing":
        offered, refused = takes(state)
        if offered or refused:
            yield Pick("take", tuple(offered), by="worker", refused=tuple(refused))
    if now.mode != "open":
        yield Pick("end_turn", (EndTurn(),), onward=True)


def _placing(state: Tzolkin, mercy: bool) -> Iterator[Pick]:
    """The gears with room and, folded away, nothing; then the start player space."""
    have, hand = state.active.purse.corn, state.active.hand
    prices = gears.prices(state)
    least = min((prices[g] for g in GEAR_IDS if g in prices), default=0)

    def obstacle(place: str) -> Reason | None:
        if not hand:
            return Reason("no_worker")
        if place not in prices:
            return Reason("no_room")
        if mercy and prices[place] == least:
            return None
        if prices[place] > have:
            return Reason("corn", {"need": prices[place], "have": have})
        return None

    wishes = [Place(gear) for gear in GEAR_IDS]
    offered, refused = sift(wishes, lambda wish: obstacle(wish.gear), _NO_CORN)
    if offered or refused:
        yield Pick("place", tuple(offered), refused=tuple(refused))
    if state.claimant is None:
        free, not_free = sift([Claim()], lambda wish: obstacle(gears.START), _NO_CORN)
        if free or not_free:
            yield Pick("claim", tuple(free), refused=tuple(not_free))


def takes(state: Tzolkin) -> tuple[list[Take], list[tuple[Take, Reason]]]:
    """Every worker of the active player on a gear with every action he can use, and what stands in
    the way of the others (TZ-4.5)."""
    offered: list[Take] = []
    refused: list[tuple[Take, Reason]] = []
    for gear, number in gears.standing(state, state.mover):
        worker = gears.space(gear, number)
        for name, corn in reachable(state.active, gear, number):
            why = _step_back_obstacle(state, corn) or using.obstacle(state, name, corn)
            if why is not None:
                refused.append((Take(worker, name), why))
            elif name == worker:
                offered += _with_choices(state, worker, corn)
            else:
                offered.append(Take(worker, name))
        offered.append(Take(worker))
    return offered, refused


def _with_choices(state: Tzolkin, worker: str, corn: int) -> list[Take]:
    """The action of the own space, said together with its first choice where there is one."""
    said = [c for c in using.choices(state, worker, corn) if isinstance(c, get_args(_THEN))]
    return [Take(worker, worker, choice) for choice in said] or [Take(worker, worker)]


_THEN = get_args(Then)[0]
"""The union of the choices that can be said with a worker."""


def _step_back_obstacle(state: Tzolkin, corn: int) -> Reason | None:
    have = state.active.purse.corn
    return None if corn <= have else Reason("step_back", {"need": corn, "have": have})


def _beg(t: Turn[Tzolkin], seat: int, action: Beg) -> None:
    player = t.state.players[seat]
    gained = BOX.begging.corn - player.purse.corn
    player.purse.corn = BOX.begging.corn
    t.state.now.begged = True
    t.emit(Begged(seat, gained))
    temples.descend(t, seat, action.temple, BOX.begging.down)


def _place(t: Turn[Tzolkin], seat: int, action: Place) -> None:
    state, player = t.state, t.state.players[seat]
    number, due = gears.next_space(state, action.gear), gears.price(state, action.gear)
    assert number is not None
    assert due is not None
    mercy = due > player.purse.corn
    paid = min(due, player.purse.corn)
    purse.take(state, seat, Goods(corn=paid))
    player.hand -= 1
    state.gears[action.gear][number] = seat
    state.now.mode, state.now.mercy = "placing", mercy
    state.now.placed += 1
    t.emit(Placed(seat, gears.space(action.gear, number), paid, mercy))


def _claim(t: Turn[Tzolkin], seat: int) -> None:
    state, player = t.state, t.state.players[seat]
    due = gears.price(state, gears.START)
    assert due is not None
    purse.take(state, seat, Goods(corn=due))
    player.hand -= 1
    state.claimant = seat
    state.now.mode = "placing"
    state.now.placed += 1
    t.emit(Claimed(seat, due))


def take_back(t: Turn[Tzolkin], seat: int, action: Take) -> None:
    """The worker comes back to hand and uses his action, with what was said with it."""
    state, player = t.state, t.state.players[seat]
    gear, number = gears.parse(action.worker)
    back = dict(reachable(player, gear.id, number))
    corn = back[action.action] if action.action else 0
    state.gears[gear.id][number] = None
    player.hand += 1
    state.now.mode = "taking"
    purse.take(state, seat, Goods(corn=corn))
    t.emit(Taken(seat, action.worker, action.action, corn))
    if action.action is None:
        return
    using.use(t, seat, action.action)
    if action.then is not None:
        t.state.agenda[-1].answer(t, seat, action.then)
