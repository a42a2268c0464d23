"""Small frames: goods for one seat, and the choices that losses and gains can ask for.

A choice with a single possible answer is carried out without a question.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import field
from typing import TYPE_CHECKING, Literal

from engine.core import Automatic, Decision, Fact, Pick, Turn, Waiting, record
from engine.games.tta import events
from engine.games.tta.actions import Build, Choose, Decline, Split
from engine.games.tta.agenda import pop
from engine.games.tta.cards.model import Raid
from engine.games.tta.change import area, economy, tokens
from engine.games.tta.editions import rules_of
from engine.games.tta.query import basics, production

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.games.tta.state import State


@record
class Goods(Automatic):
    """A seat gains or loses goods, in this order."""

    seat: int
    goods: dict[str, int]
    why: str
    kind: Literal["goods"] = "goods"

    def run(self, t: Turn[State]) -> None:
        """Losses that need a choice are asked for before the next good."""
        rest = dict(self.goods)
        for good in list(rest):
            amount = rest.pop(good)
            depth = len(t.state.agenda)
            economy.change(t, self.seat, good, amount, self.why)
            if rest and len(t.state.agenda) > depth:
                t.state.agenda.insert(depth, Goods(self.seat, rest, self.why))
                return


@record
class PickGood(Waiting):
    """A seat chooses one of several goods (Development of Markets)."""

    seat: int
    goods: dict[str, int]
    why: str
    kind: Literal["pick_good"] = "pick_good"

    def ask(self, s: State) -> tuple[Decision, ...]:
        menu = Pick("pick_good", tuple(Choose(good) for good in self.goods))
        return (Decision(self.seat, "pick_good", (menu,), {"card": self.why}),)

    def answer(self, t: Turn[State], seat: int, action: Choose) -> None:
        pop(t)
        economy.change(t, seat, action.option, self.goods[action.option], self.why)


def losses(s: State, seat: int, amount: int) -> list[Split]:
    """Every mixture of food and resources of that worth together that a seat has; all it has, if
    that is less."""
    food, resources = production.food(s, seat), production.resources(s, seat)
    due = min(amount, food + resources)
    return [Split(f, due - f) for f in range(due + 1) if f <= food and due - f <= resources]


@record
class Mix:
    """A seat gains or (negative) loses food and resources worth `amount` together."""

    seat: int
    amount: int
    why: str
    kind: Literal["mix"] = "mix"

    def _splits(self, s: State) -> list[Split]:
        if self.amount > 0:
            # Without a blue token nothing can be gained, whatever the mixture.
            most = self.amount if s.players[self.seat].blue_bank else 0
            return [Split(f, self.amount - f) for f in range(most + 1)]
        return losses(s, self.seat, -self.amount)

    def ask(self, s: State) -> tuple[Decision, ...]:
        splits = self._splits(s)
        if len(splits) < 2:
            return ()
        verb = "gain_mix" if self.amount > 0 else "lose_mix"
        return (Decision(self.seat, verb, (Pick(verb, tuple(splits)),), {"card": self.why}),)

    def answer(self, t: Turn[State], seat: int, action: Split) -> None:
        pop(t)
        self._do(t, action)

    def run(self, t: Turn[State]) -> None:
        self._do(t, self._splits(t.state)[0])

    def _do(self, t: Turn[State], split: Split) -> None:
        sign = 1 if self.amount > 0 else -1
        economy.change(t, self.seat, "food", sign * split.food, self.why)
        economy.change(t, self.seat, "resources", sign * split.resources, self.why)


@record
class FreeBuild(Waiting):
    """A seat with an unused worker may put one on a card without paying (NS-14.9)."""

    seat: int
    card: str
    why: str
    kind: Literal["free_build"] = "free_build"

    def ask(self, s: State) -> tuple[Decision, ...]:
        civ = s.players[self.seat]
        if not civ.idle or self.card not in civ.workers:
            return ()
        figures = rules_of(s).cards[self.card]
        if figures.is_urban:
            limit = rules_of(s).cards[civ.government].urban_limit or 0
            if basics.workers_on(s, self.seat, (figures.kind,)) >= limit:
                return ()
        menus = (Pick("build", (Build(self.card),)), Pick("decline", (Decline(),)))
        return (Decision(self.seat, "free_build", menus, {"card": self.why}),)

    def answer(self, t: Turn[State], seat: int, action: Build | Decline) -> None:
        pop(t)
        if isinstance(action, Build):
            civ = t.state.players[seat]
            civ.idle -= 1
            civ.workers[self.card] += 1
            t.emit(events.Built(seat, self.card, 0))


@record
class ProduceNow(Automatic):
    """A seat carries out steps of the production phase: at the end of its turn all of them, by an
    event some. What a step asks is answered before the next one; what came of all is told in the
    end.

    found: what came of the steps so far.
    """

    seat: int
    steps: list[str] = field(default_factory=list)
    found: dict[str, int] = field(default_factory=dict)
    kind: Literal["produce_now"] = "produce_now"

    def run(self, t: Turn[State]) -> None:
        agenda = t.state.agenda
        below = len(agenda)
        while self.steps:
            step = self.steps.pop(0)
            if step in ASKING:
                t.todo(ASKING[step](self.seat))
            else:
                economy.produce_step(t, self.seat, step, self.found)
            if len(agenda) > below:
                agenda.insert(below, self)
                return
        t.emit(economy.produced(self.seat, self.found))


@record
class LeaveToken(Waiting):
    """One mine may make a token less (OR-7.13)."""

    seat: int
    kind: Literal["leave_token"] = "leave_token"

    def ask(self, s: State) -> tuple[Decision, ...]:
        mines = [c for c, n in production.token_plan(s, self.seat, "mine") if n]
        if not mines or not s.players[self.seat].blue_bank:
            return ()
        menus = (
            Pick("leave_token", tuple(Choose(c) for c in mines)),
            Pick("decline", (Decline(),)),
        )
        return (Decision(self.seat, "leave_token", menus),)

    def answer(self, t: Turn[State], seat: int, action: Choose | Decline) -> None:
        pop(t)
        if isinstance(action, Choose):
            t.state.players[seat].left_out = action.option


ASKING = {"leave_token": LeaveToken}
"""Steps of the production phase that ask."""
MINING = ("resources", "mines")
"""Steps in which mines produce: of the production phase, and of events."""


def with_questions(s: State, steps: Iterable[str]) -> Iterator[str]:
    """Steps that an event names, with what the table's rules ask before mines produce, whenever
    they do (OR-7.13)."""
    asks = "leave_token" in rules_of(s).production
    for step in steps:
        if asks and step in MINING:
            yield "leave_token"
        yield step


@record
class DestroyOwn:
    """A seat destroys a farm, mine or urban building of its choice (Border Conflict)."""

    seat: int
    why: str
    kind: Literal["destroy_own"] = "destroy_own"

    def _options(self, s: State) -> list[str]:
        return basics.staffed(s, self.seat, basics.FARM_MINE | basics.URBAN)

    def ask(self, s: State) -> tuple[Decision, ...]:
        options = self._options(s)
        if len(options) < 2:
            return ()
        menu = Pick("destroy", tuple(Choose(c) for c in options))
        return (Decision(self.seat, "destroy_own", (menu,), {"card": self.why}),)

    def answer(self, t: Turn[State], seat: int, action: Choose) -> None:
        pop(t)
        area.free_worker(t, self.seat, action.option, self.why)

    def run(self, t: Turn[State]) -> None:
        for c in self._options(t.state):
            area.free_worker(t, self.seat, c, self.why)


@record
class Plunder(Waiting):
    """The attacker names what the rival loses: food and resources up to `limit` (NS-14.12), in some
    editions no less than that or all there is (OR-5.10)."""

    seat: int
    target: int
    limit: int
    why: str
    kind: Literal["plunder"] = "plunder"

    def ask(self, s: State) -> tuple[Decision, ...]:
        """What takes most comes first; less may be named, and more than there is, where an edition
        allows it."""
        most = losses(s, self.target, self.limit)
        facts: dict[str, Fact] = {"card": self.why, "target": self.target}
        if rules_of(s).plunders_in_full:
            menu = Pick("plunder", tuple(most))
            return (Decision(self.seat, "plunder", (menu,), facts),) if len(most) > 1 else ()
        if most == [Split(0, 0)]:
            return ()
        amounts = range(self.limit + 1)
        every = (Split(f, r) for f in amounts for r in amounts if f + r <= self.limit)
        rest = tuple(split for split in every if split not in most)
        menus = (Pick("plunder", tuple(most)), Pick("plunder_other", rest, "food", collapsed=True))
        return (Decision(self.seat, "plunder", menus, facts),)

    def answer(self, t: Turn[State], seat: int, action: Split) -> None:
        pop(t)
        self._do(t, action)

    def run(self, t: Turn[State]) -> None:
        (only,) = losses(t.state, self.target, self.limit)
        self._do(t, only)

    def _do(self, t: Turn[State], action: Split) -> None:
        s = t.state
        for kind, good, n in (
            ("farm", "food", action.food),
            ("mine", "resources", action.resources),
        ):
            lost = tokens.take(s, self.target, kind, n)
            if lost:
                t.emit(events.Changed(self.target, good, -lost, self.why))  # type: ignore[arg-type]
                economy.change(t, self.seat, good, min(n, lost), self.why)  # INT-4


@record
class MoveGoods(Automatic):
    """Science or culture points go from one seat to another (NS-11.4)."""

    source: int
    target: int
    good: str
    limit: int
    why: str
    kind: Literal["move_goods"] = "move_goods"

    def run(self, t: Turn[State]) -> None:
        economy.move(t, self.good, self.source, self.target, self.limit, self.why)


@record
class RaidBuildings:
    """The attacker destroys urban buildings of the rival, one for each level limit, and gains half
    of the printed costs together (INT-39). Where they must be alike, all are of the card that
    the attacker names, as many as there are."""

    seat: int
    target: int
    levels: list[int]
    why: str
    cost: int = 0
    kind: Literal["raid_buildings"] = "raid_buildings"

    def _options(self, s: State) -> list[str]:
        """What may be destroyed next, so that the highest limit is used by some building."""
        return raidable(s, self.target, self.levels)

    def ask(self, s: State) -> tuple[Decision, ...]:
        options = self._options(s)
        if len(options) < 2:
            return ()
        menu = Pick("raid", tuple(Choose(c) for c in options))
        return (Decision(self.seat, "raid", (menu,), {"card": self.why, "target": self.target}),)

    def answer(self, t: Turn[State], seat: int, action: Choose) -> None:
        self._destroy(t, action.option)

    def run(self, t: Turn[State]) -> None:
        options = self._options(t.state)
        while options:
            self._destroy(t, options[0])
            options = self._options(t.state)
        up = self._raid(t.state).rounded == "up"
        economy.change(t, self.seat, "resources", (self.cost + up) // 2, self.why)

    def _raid(self, s: State) -> Raid:
        return next(e for e in rules_of(s).cards[self.why].effects if isinstance(e, Raid))

    def _destroy(self, t: Turn[State], card: str) -> None:
        s = t.state
        figures = rules_of(s).cards[card]
        fitting = sorted(limit for limit in self.levels if limit >= figures.level)
        if self._raid(s).alike:
            del fitting[s.players[self.target].workers[card] :]
            self.levels.clear()
        else:
            del fitting[1:]
            self.levels.remove(fitting[0])
        for _ in fitting:
            self.cost += figures.resource_cost or 0
            area.free_worker(t, self.target, card, self.why)


def raidable(s: State, target: int, levels: Iterable[int]) -> list[str]:
    """Urban buildings of a rival within the highest of the level limits."""
    top = max(levels, default=-1)
    cards = rules_of(s).cards
    return [c for c in basics.staffed(s, target, basics.URBAN) if cards[c].level <= top]
