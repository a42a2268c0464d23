"""The menus of the action phase (NS-5), made of its actions."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

from engine.core import Menu, Pick, Turn, menus_of, offered
from engine.games.tta.actions import EndTurn
from engine.games.tta.acts import (
    abilities,
    action_cards,
    drawing,
    leaders,
    people,
    row,
    tactics,
    technologies,
    wonders,
)
from engine.games.tta.acts.act import HANDLERS, Later, TtaAct, near_misses, register_action, why_not
from engine.games.tta.acts.means import Means
from engine.games.tta.agenda import pop
from engine.games.tta.change import hand
from engine.games.tta.query import production

if TYPE_CHECKING:
    from engine.games.tta.state import State

FAMILIES = (row, leaders, technologies, action_cards, people, wonders, tactics, drawing, abilities)
"""The actions of the phase, in the order in which a turn is thought through."""


def acts_of(families: Iterable[Any]) -> tuple[TtaAct[Any, Any], ...]:
    """Every action of some modules."""
    return tuple(act for family in families for act in family.ACTS)


ACTS = acts_of(FAMILIES)

MENUS = menus_of(ACTS)
FIRST_MENUS = menus_of(act for act in ACTS if act.first_turn)

_END = (EndTurn(),)

CIVIL = ("take", "leader", "develop", "card", "populate", "build", "upgrade", "wonder")
MILITARY = ("build_unit", "upgrade_unit")
PAID = ("build", "build_unit", "upgrade", "upgrade_unit", "wonder")
"""Menus whose answers take civil actions, military ones, and resources. Another tactic is no use of
an action: most are worse than the one in force."""


class End(TtaAct[Means, EndTurn]):
    """The action phase is over; always possible."""

    says = EndTurn
    first_turn = True

    def do(self, t: Turn[State], seat: int, action: EndTurn) -> None:
        pop(t)


END = register_action(End())


def menus(s: State, seat: int) -> tuple[Menu, ...]:
    """All menus of the action phase without empty ones, and the way on."""
    m = Means(s, seat)
    picks: list[Menu] = []
    for verb, actions in offered(m, MENUS if m.civ.turns else FIRST_MENUS):
        by = verb.group_by if len(actions) > 1 else None
        several = verb.multi and len(actions) > 1
        picks.append(Pick(verb.name, tuple(actions), by, verb.collapsed, multi=several))
    refused = Later(partial(near_misses, s, seat, ACTS))
    declines = partial(why_not, "actions", s, seat)
    unspent = _unspent(m, {pick.verb for pick in picks})
    end = Pick(
        "end_turn", _END, ends_step=True, leftovers=unspent, refused=refused, declines=declines
    )
    return (*picks, end)


def _unspent(m: Means, offered: set[str]) -> dict[str, int]:
    """Actions that could still do something, and what they could do it with. Military actions that
    draw a card each when the turn ends are not idle (NS-6.8)."""
    idle = {}
    if m.civ.ca and not offered.isdisjoint(CIVIL):
        idle["civil_actions"] = m.civ.ca
    spare = m.civ.ma - hand.due(m.s, m.seat)
    if spare > 0 and not offered.isdisjoint(MILITARY):
        idle["military_actions"] = spare
    if idle and m.civ.idle and not offered.isdisjoint(("build", "build_unit")):
        idle["unused_worker"] = m.civ.idle
    resources = production.resources(m.s, m.seat)
    if idle and resources and not offered.isdisjoint(PAID):
        idle["resources"] = resources
    return idle


def do(t: Turn[State], seat: int, action: Any) -> None:
    """Carry out an action that has been offered."""
    HANDLERS[type(action)].do(t, seat, action)
