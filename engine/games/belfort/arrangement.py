"""The order of the menus of one's own turn: what costs nothing, then what brings markers, then
trade, last the card, which ends the Actions (`Rules.arrangement`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any

from engine.core import AS_LISTED, Arrangement, Decision
from engine.games.belfort.actions import Build, BuildGuild, BuildWall, Pass, Spread
from engine.games.belfort.components import AREAS
from engine.games.belfort.goods import MATERIALS, Goods
from engine.games.belfort.parts import SORT
from engine.games.belfort.view import BelfortView

ACTIONS = (
    *("activate", "build", "hire", "guild", "wall", "power", "barter"),
    *("sell", "buy", "card"),
)


def arrangement(v: BelfortView, decision: Decision) -> Arrangement:
    """How the menus of a seat's turn stand, by its hand and what is open."""
    if decision.kind == "actions":
        return Arrangement(ACTIONS, partial(_site, v, decision.seat))
    if decision.kind == "placement":
        return Arrangement(("place", "pass"), _Sent(v, decision.seat).order)
    return AS_LISTED


def _site(v: BelfortView, seat: int, action: Any) -> tuple[int, ...]:
    """The dearest building first, and where one marker more makes the difference."""
    match action:
        case Build(building=building, place=place):
            return (-dict(v.building_costs)[building].total, _distance(v, seat, place))
        case BuildWall(district=district) | BuildGuild(district=district):
            return (_distance(v, seat, district),)
    return (0,)


def _distance(v: BelfortView, seat: int, district: str) -> int:
    """Markers between a seat and the strongest other one in a district."""
    there = next((d.markers for d in v.districts if d.id == district), None)
    if there is None:
        return 0
    return abs(max((n for s, n in enumerate(there) if s != seat), default=0) - there[seat])


@dataclass
class _Sent:
    """Ways to send workers to the areas."""

    v: BelfortView
    seat: int

    def order(self, action: Any) -> tuple[int, ...]:
        """First what pays for most cards of the hand, and the tax."""
        if not isinstance(action, Pass) or action.spread is None:
            return (0, 0)
        found = _harvest(action.spread)
        me = self.v.players[self.seat]
        gold = me.goods.gold + me.income + found.gold
        return (-sum(_covers(self._has, found, cost) for cost in self._hand), int(gold < me.tax))

    @cached_property
    def _has(self) -> Goods:
        return self.v.players[self.seat].goods

    @cached_property
    def _hand(self) -> tuple[Goods, ...]:
        costs = dict(self.v.building_costs)
        return tuple(costs[card] for card in self.v.players[self.seat].cards)


def _covers(has: Goods, more: Goods, cost: Goods) -> bool:
    """Whether goods with these added pay for something."""
    return all(has.of(good) + more.of(good) >= cost.of(good) for good in MATERIALS)


def _harvest(spread: Spread) -> Goods:
    """What workers would bring, without masters and bonuses."""
    return Goods(**dict(_yields(spread)))


def _yields(spread: Iterable[tuple[str, int]]) -> Iterator[tuple[str, int]]:
    for area in AREAS.values():
        sent = dict.fromkeys(("elf", "dwarf"), 0)
        for part, n in spread:
            for kind, sort in SORT.items():
                if part == f"{kind}_{area.id}":
                    sent[sort] += n
        yield area.good, area.harvest(sent["elf"], sent["dwarf"])
