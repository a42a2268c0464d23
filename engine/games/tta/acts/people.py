"""People at work: population, buildings and units (NS-5.5 to NS-5.8, NS-5.15 to NS-5.17)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from engine.core import Reason, Turn, Verb
from engine.games.tta import events
from engine.games.tta.actions import Build, Destroy, Disband, Populate, Upgrade
from engine.games.tta.acts.act import TtaAct, register_action
from engine.games.tta.acts.means import Means, about, short, spend_civil, spend_for, spend_military
from engine.games.tta.acts.ordered import Ordered, orderable
from engine.games.tta.cards.model import Order
from engine.games.tta.change import area, economy
from engine.games.tta.editions import rules_of
from engine.games.tta.query import prices

if TYPE_CHECKING:
    from engine.games.tta.state import State

NO_WORKER = Reason("no_unused_worker")
EMPTY_BANK = Reason("empty_yellow_bank")
NO_ACTION = frozenset({"civil_actions", "military_actions"})

# Actions are frozen, so the same ones can be offered again and again.
_POPULATE = Populate()
_build = cache(Build)
_upgrade = cache(Upgrade)
_destroy = cache(Destroy)
_disband = cache(Disband)


class IncreasePopulation(Ordered[Populate]):
    """A token of the yellow bank becomes an unused worker (NS-5.5)."""

    says = Populate
    order = "increase_population"
    verbs = (Verb("populate"),)
    common = NO_ACTION
    sought = 1

    def candidates(self, m: Means, verb: str) -> Sequence[Populate]:
        return (_POPULATE,)

    def obstacle(
        self, m: Means, action: Populate, discount: int = 0, free: bool = False
    ) -> Reason | None:
        if not m.civ.yellow_bank:
            return EMPTY_BANK
        if not free and (why := m.no_civil()):
            return why
        price = prices.population_price(m.s, m.seat, discount, m.speakers) or 0
        return short("food", price, m.food) if price > m.food else None

    def pay(self, t: Turn[State], seat: int, action: Populate) -> None:
        spend_civil(t, seat)

    def carry_out(self, t: Turn[State], seat: int, action: Populate, discount: int = 0) -> None:
        civ = t.state.players[seat]
        price = prices.population_price(t.state, seat, discount) or 0
        economy.pay(t, seat, "farm", price)
        civ.yellow_bank -= 1
        civ.idle += 1
        t.emit(events.Populated(seat, price))


class PutToWork(Ordered[Build]):
    """An unused worker goes on a farm, mine, urban building or unit (NS-5.6, NS-5.15)."""

    says = Build
    order = "build"
    verbs = (Verb("build", multi=True), Verb("build_unit", multi=True))
    common = NO_ACTION | {"no_unused_worker"}
    sought = 3

    def candidates(self, m: Means, verb: str) -> Iterable[Build]:
        return map(_build, _menu_cards(m, verb))

    def missed(self, m: Means) -> list[Build]:
        return [_build(card) for card in m.civ.workers]

    def ordered(self, m: Means, effect: Order) -> list[Build]:
        return [_build(card) for card in m.civ.workers if m.cards[card].kind in effect.kinds]

    def not_ordered(self, m: Means, action: Build, effect: Order) -> bool:
        return _other_kind(m, action.card, effect)

    def not_candidate(self, m: Means, action: Build) -> Reason | None:
        return m.not_in_play(action.card)

    def obstacle(
        self, m: Means, action: Build, discount: int = 0, free: bool = False
    ) -> Reason | None:
        if not m.civ.idle:
            return NO_WORKER
        card = action.card
        figures = m.cards[card]
        if figures.is_urban and m.at_urban_limit(figures.kind):
            return Reason("urban_limit", {"type": figures.kind, "limit": m.limit})
        if not free and (why := m.no_action(figures)):
            return why
        return m.no_resources(figures, max(0, m.cost(card) - discount))

    def pay(self, t: Turn[State], seat: int, action: Build) -> None:
        spend_for(t, seat, action.card)

    def carry_out(self, t: Turn[State], seat: int, action: Build, discount: int = 0) -> None:
        s, card = t.state, action.card
        civ = s.players[seat]
        price = prices.build_price(s, seat, card, discount)
        _pay_resources(t, seat, card, price)
        civ.idle -= 1
        civ.workers[card] += 1
        t.emit(events.Built(seat, card, price))


class MoveUp(Ordered[Upgrade]):
    """A worker goes on to a card of the same kind and a higher level (NS-5.7, NS-5.16)."""

    says = Upgrade
    order = "upgrade"
    verbs = (Verb("upgrade", multi=True), Verb("upgrade_unit", multi=True))
    common = NO_ACTION
    sought = 4

    def candidates(self, m: Means, verb: str) -> list[Upgrade]:
        return self._steps(m, _menu_cards(m, verb))

    def _steps(self, m: Means, sources: Iterable[str]) -> list[Upgrade]:
        """Every step up from these cards, as far as they have workers."""
        cards, workers = m.cards, m.civ.workers
        found: list[Upgrade] = []
        for source in sources:
            same = m.of_kind[cards[source].kind]
            if len(same) > 1 and workers[source]:
                level = cards[source].level
                found += [_upgrade(source, card) for card in same if cards[card].level > level]
        return found

    def missed(self, m: Means) -> list[Upgrade]:
        """Of each card the smallest step."""
        steps: dict[str, Upgrade] = {}
        for step in self._steps(m, m.civ.workers):
            known = steps.get(step.source)
            if known is None or m.cards[step.target].level < m.cards[known.target].level:
                steps[step.source] = step
        return list(steps.values())

    def ordered(self, m: Means, effect: Order) -> list[Upgrade]:
        return self._steps(m, [c for c in m.civ.workers if m.cards[c].kind in effect.kinds])

    def not_ordered(self, m: Means, action: Upgrade, effect: Order) -> bool:
        return _other_kind(m, action.target, effect)

    def not_candidate(self, m: Means, action: Upgrade) -> Reason | None:
        source, target = action.source, action.target
        if missing := m.not_in_play(source) or m.not_in_play(target):
            return missing
        old, new = m.cards[source], m.cards[target]
        if old.kind != new.kind:
            return Reason("other_type", {"source": source, "target": target})
        if new.level <= old.level:
            return Reason("not_higher", {"source": source, "target": target})
        return _nobody_there(m, source)

    def obstacle(
        self, m: Means, action: Upgrade, discount: int = 0, free: bool = False
    ) -> Reason | None:
        figures = m.cards[action.target]
        if not free and (why := m.no_action(figures)):
            return why
        price = m.step_cost(action.source, action.target) - discount
        return m.no_resources(figures, max(0, price))

    def pay(self, t: Turn[State], seat: int, action: Upgrade) -> None:
        spend_for(t, seat, action.target)

    def carry_out(self, t: Turn[State], seat: int, action: Upgrade, discount: int = 0) -> None:
        s, source, target = t.state, action.source, action.target
        civ = s.players[seat]
        price = prices.upgrade_price(s, seat, source, target, discount)
        _pay_resources(t, seat, target, price)
        civ.workers[source] -= 1
        civ.workers[target] += 1
        t.emit(events.Upgraded(seat, source, target, price))


class TakeDown(TtaAct[Means, Destroy]):
    """A worker leaves a farm, mine or urban building (NS-5.8)."""

    says = Destroy
    verbs = (Verb("destroy", collapsed=True),)
    common = NO_ACTION

    def candidates(self, m: Means, verb: str) -> Iterable[Destroy]:
        workers = m.civ.workers
        return (_destroy(card) for card in m.buildings if workers[card])

    def not_candidate(self, m: Means, action: Destroy) -> Reason | None:
        return _not_to_remove(m, action.card, unit=False)

    def obstacle(self, m: Means, action: Destroy) -> Reason | None:
        return m.no_civil()

    def do(self, t: Turn[State], seat: int, action: Destroy) -> None:
        spend_civil(t, seat)
        area.free_worker(t, seat, action.card, "destroyed")


class SendHome(TtaAct[Means, Disband]):
    """A worker leaves a unit (NS-5.17)."""

    says = Disband
    verbs = (Verb("disband", collapsed=True),)
    common = NO_ACTION

    def candidates(self, m: Means, verb: str) -> Iterable[Disband]:
        workers = m.civ.workers
        return (_disband(card) for card in m.units if workers[card])

    def not_candidate(self, m: Means, action: Disband) -> Reason | None:
        return _not_to_remove(m, action.card, unit=True)

    def obstacle(self, m: Means, action: Disband) -> Reason | None:
        return m.no_military()

    def do(self, t: Turn[State], seat: int, action: Disband) -> None:
        spend_military(t, seat)
        area.free_worker(t, seat, action.card, "disbanded")


def _menu_cards(m: Means, verb: str) -> list[str]:
    """What a menu is about: units, or everything else that takes workers."""
    return m.units if verb.endswith("_unit") else m.buildings


def _other_kind(m: Means, card: str, effect: Order) -> bool:
    """Whether a card is of none of the kinds that an order names."""
    figures = m.cards.get(card)
    return figures is not None and figures.kind not in effect.kinds


def _not_to_remove(m: Means, card: str, unit: bool) -> Reason | None:
    if missing := m.not_in_play(card):
        return missing
    if m.cards[card].is_unit != unit:
        return about("wrong_card", card)
    return _nobody_there(m, card)


def _nobody_there(m: Means, card: str) -> Reason | None:
    return None if m.civ.workers[card] else about("no_worker_there", card)


def _pay_resources(t: Turn[State], seat: int, card: str, price: int) -> None:
    if rules_of(t.state).cards[card].is_unit:
        economy.pay_for_units(t, seat, price)
    else:
        economy.pay(t, seat, "mine", price)


POPULATE = orderable(IncreasePopulation())
BUILD = orderable(PutToWork())
UPGRADE = orderable(MoveUp())
DESTROY = register_action(TakeDown())
DISBAND = register_action(SendHome())
ACTS = (BUILD, UPGRADE, DESTROY, DISBAND, POPULATE)
