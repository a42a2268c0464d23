"""The order of the menus of one's own turn: what is ready to be used, then the row, then the rest
(`Rules.arrangement`)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from engine.core import AS_LISTED, Arrangement, Decision
from engine.games.tta import actions as a
from engine.games.tta.cards.model import Card
from engine.games.tta.editions import EDITIONS

if TYPE_CHECKING:
    from engine.games.tta.view import CivView, View

USUAL = (
    *("build", "take", "wonder", "develop", "populate", "upgrade", "leader"),
    *("card", "ability", "build_unit", "upgrade_unit", "tactic", "revolution"),
)
"""Menus of the action phase. Building comes first: it is offered while a worker is unused."""
POLITICS = ("prepare", "pact", "aggression", "war", "ability", "cancel")
Cards = Mapping[str, Card]


def arrangement(v: View, decision: Decision) -> Arrangement:
    """How the menus of a seat's turn stand, by the figures of its civilization and of the row."""
    cards, civ = EDITIONS[v.edition].cards, v.players[decision.seat]
    within = partial(_order, v, civ, cards)
    if decision.kind == "politics":
        return Arrangement(POLITICS, within)
    if decision.kind == "actions":
        return Arrangement((*_urgent(v, civ), *USUAL), within)
    return AS_LISTED


def _urgent(v: View, civ: CivView) -> tuple[str, ...]:
    """Menus that come before the others as things stand: a leader where there is none, and units
    for the weakest of all."""
    first = [] if civ.leader is not None else ["leader"]
    others = [other.strength for other in v.players if other is not civ and not other.out]
    if civ.strength < min(others, default=0):
        first.append("build_unit")
    return tuple(first)


def _order(v: View, civ: CivView, cards: Cards, action: Any) -> tuple[int, ...]:
    """The newest card first, all stages that can be paid for first, the weakest rival first. The
    row stays as it is, from its cheapest space on, as its picture shows it."""
    match action:
        case a.Build(card=card):
            return (*_lacking(civ, cards[card]), -cards[card].level)
        case a.Upgrade(target=card):
            return (*_lacking(civ, cards[card]), -cards[card].level)
        case a.BuildStages(count=count):
            return (-count,)
        case a.PlayAggression(target=target) | a.DeclareWar(target=target):
            return (v.players[target].strength,)
        case a.Develop(card=card) | a.PlayLeader(card=card) | a.PrepareEvent(card=card):
            return (-cards[card].level,)
    return (0,)


def _lacking(civ: CivView, card: Card) -> tuple[int]:
    """Happy faces first where they are lacking, food where it would not do; else resources and
    science before the others."""
    gives = card.gives
    if civ.discontent:
        return (0 if gives.happiness else 1,)
    if civ.food + civ.food_made < civ.consumption:
        return (0 if gives.food else 1,)
    return (0 if gives.resources or gives.science else 1,)
