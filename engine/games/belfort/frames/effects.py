"""What activated workers do, beyond taking goods (BF-8.4, chapters 12 and 14)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any, Literal

from engine.core import Action, Decision, Pick, Turn, Waiting, record
from engine.games.belfort import building, deck, kinds, locks, purse
from engine.games.belfort.actions import (
    Design,
    LockGnome,
    Mark,
    PayDesign,
    RecruitWorker,
    Rob,
    Skip,
)
from engine.games.belfort.components import GUILDS, SITES
from engine.games.belfort.events import Robbed, SiteBuilt
from engine.games.belfort.frames.cards import DiscardCards
from engine.games.belfort.frames.declining import declined
from engine.games.belfort.frames.spying import BeginSpying
from engine.games.belfort.frames.wizardry import ChooseExchange
from engine.games.belfort.goods import WORKERS, Goods
from engine.games.belfort.state import Belfort


def begin(t: Turn[Belfort], seat: int, effect: kinds.Effect, source: str) -> list[Any]:
    """Carry an effect out as far as no choice is needed; the questions that remain."""
    state = t.state
    match effect:
        case kinds.Take():
            purse.gain(t, seat, effect.goods, source)
        case kinds.Recruit():
            return [ChooseRecruit(source, effect.worker, effect.gnome)]
        case kinds.Draw():
            drawn = deck.draw_to_hand(t, seat, effect.draw, source)
            return [DiscardCards(seat, effect.discard, in_vain=not drawn)]
        case kinds.Swap():
            state.now.swaps += effect.times
            locks.add_visits(state, effect.visits)
        case kinds.BuildFree():
            return [ChooseDesign()]
        case kinds.Steal():
            return [ChooseLoot(source)]
        case kinds.Odd(code="exchange_sites"):
            return [ChooseExchange()]
        case kinds.Odd(code="reveal_cards"):
            return [BeginSpying()]
    return []


@record
class ChooseRecruit(Waiting):
    """Which worker joins from the reserve, or on which lock does a gnome go?"""

    source: str
    worker: bool
    gnome: bool
    kind: Literal["choose_recruit"] = "choose_recruit"

    def ask(self, state: Belfort) -> tuple[Decision, ...]:
        player = state.active
        found: list[Action] = []
        if self.worker:
            found += [RecruitWorker(worker) for worker in WORKERS if player.reserve[worker]]
        if self.gnome and state.gnomes:
            found += [LockGnome(built.card) for built in locks.free_locks(player)]
        if not found:
            return ()
        menus = (Pick("recruit", tuple(found)), *declined(Skip("recruit")))
        return (Decision(state.mover, self.kind, menus, {"source": self.source}),)

    def answer(self, t: Turn[Belfort], seat: int, action: RecruitWorker | LockGnome | Skip) -> None:
        t.state.agenda.pop()
        match action:
            case RecruitWorker(worker=worker):
                locks.recruit(t, seat, worker, self.source)
            case LockGnome(card=card):
                follow(t, locks.lock_gnome(t, seat, card))


def follow(t: Turn[Belfort], found: list[Any]) -> None:
    """The questions that a gnome on a lock leads to."""
    t.todo(*(ChooseHalf() for lock in found if isinstance(lock, kinds.OtherHalf)))


@record
class ChooseHalf(Waiting):
    """Which free half of an own Gatehouse is marked? Without one the effect is lost (INT-4)."""

    kind: Literal["choose_half"] = "choose_half"

    def ask(self, state: Belfort) -> tuple[Decision, ...]:
        halves = [
            Mark(symbol)
            for site in SITES.values()
            if len(site.districts) > 1
            and any(state.marks.get(s.id) == state.mover for s in site.symbols)
            for symbol in state.free_symbols(site)
        ]
        if not halves:
            return ()
        return (Decision(state.mover, self.kind, (Pick("mark", tuple(halves)),)),)

    def answer(self, t: Turn[Belfort], seat: int, action: Mark) -> None:
        t.state.agenda.pop()
        t.state.marks[action.symbol] = seat
        t.emit(SiteBuilt(seat, "gatehouse", (action.symbol,), Goods(), "gnome"))


def _discounts() -> tuple[kinds.Discount, ...]:
    return next(g.effect.less for g in GUILDS.values() if isinstance(g.effect, kinds.BuildFree))


def designed_costs(cost: Goods, have: Goods) -> list[Goods]:
    """What the Architects make of a cost: each discount in any mix, as far as it can be paid, and
    last the full price, for the discount may be left out (INT-19); it never exceeds the cost
    (INT-27)."""
    found: dict[Goods, None] = {}
    for discount in _discounts():
        there = sum(cost.of(good) for good in discount.of)
        if there:
            mixes = purse.mixes(discount.of, min(discount.count, there), cost)
            found |= dict.fromkeys(purse.less(cost, less) for less in mixes)
    found[cost] = None
    return [price for price in found if all(have.of(good) >= n for good, n in price.listed())]


@record
class ChooseDesign(Waiting):
    """What do the Architects build, and where? (BF-14.3)"""

    kind: Literal["choose_design"] = "choose_design"

    def ask(self, state: Belfort) -> tuple[Decision, ...]:
        have = state.active.purse.goods
        found = [
            Design(kind, place)
            for kind, place in building.all_places(state)
            if designed_costs(building.cost(state, kind, place), have)
        ]
        if not found:
            return ()
        menus = (Pick("design", tuple(found), group_by="building"), *declined(Skip("design")))
        return (Decision(state.mover, self.kind, menus),)

    def answer(self, t: Turn[Belfort], seat: int, action: Design | Skip) -> None:
        t.state.agenda.pop()
        if isinstance(action, Design):
            t.todo(PayArchitects(action.building, action.place))


@record
class PayArchitects:
    """Which discount do the Architects give? Nothing is asked where there is one way only."""

    building: str
    place: str
    kind: Literal["pay_architects"] = "pay_architects"

    def _ways(self, state: Belfort) -> list[Goods]:
        cost = building.cost(state, self.building, self.place)
        return designed_costs(cost, state.active.purse.goods)

    def ask(self, state: Belfort) -> tuple[Decision, ...]:
        ways = self._ways(state)
        if len(ways) <= 1:
            return ()
        menu = Pick("pay", tuple(PayDesign(way) for way in ways))
        facts = {"building": self.building, "place": self.place}
        return (Decision(state.mover, self.kind, (menu,), facts),)

    def answer(self, t: Turn[Belfort], seat: int, action: PayDesign) -> None:
        t.state.agenda.pop()
        self._build(t, action.goods)

    def run(self, t: Turn[Belfort]) -> None:
        self._build(t, self._ways(t.state)[0])

    def _build(self, t: Turn[Belfort], paid: Goods) -> None:
        seat = t.state.mover
        building.mark(t, seat, seat, self.building, self.place, paid, "architects")


@record
class ChooseLoot(Waiting):
    """What do Thieves or Bandits take, and from whom? (BF-14.9, BF-14.10)"""

    source: str
    kind: Literal["choose_loot"] = "choose_loot"

    def ask(self, state: Belfort) -> tuple[Decision, ...]:
        guild = next(g for g in GUILDS.values() if g.id == self.source)
        assert isinstance(guild.effect, kinds.Steal)
        loot = dict.fromkeys(Rob(found) for way in guild.effect.ways for found in _loot(state, way))
        if not loot:
            return ()
        menus = (Pick("rob", tuple(loot)), *declined(Skip("loot")))
        return (Decision(state.mover, self.kind, menus, {"source": self.source}),)

    def answer(self, t: Turn[Belfort], seat: int, action: Rob | Skip) -> None:
        t.state.agenda.pop()
        if isinstance(action, Skip):
            return
        for victim, goods in action.loot:
            purse.take(t.state, victim, goods)
            purse.put(t.state, seat, goods)
            t.emit(Robbed(seat, victim, goods, self.source))


def _loot(state: Belfort, way: kinds.Way) -> Iterator[tuple[tuple[int, Goods], ...]]:
    """Every choice of opponents, and of what to take from each as far as he has it, or less
    (BF-14.10.1)."""
    most = way.most(state.by_rulebook)
    mixes: dict[int, list[Goods]] = {}
    for seat in state.still_in():
        have = state.players[seat].purse.goods
        there = sum(have.of(good) for good in way.of)
        if seat != state.mover and there:
            mixes[seat] = [
                found
                for count in range(min(most, there), 0, -1)
                for found in purse.mixes(way.of, count, have)
            ]
    for size in range(min(way.opponents, len(mixes)), 0, -1):
        for victims in combinations(mixes, size):
            for taken in product(*(mixes[victim] for victim in victims)):
                yield tuple(zip(victims, taken, strict=True))
