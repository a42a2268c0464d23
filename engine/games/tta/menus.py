"""The menus of the action phase (NS-5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.core import Action, Menu, Pick
from engine.games.tta import legal
from engine.games.tta.actions import EndTurn
from engine.games.tta.near_misses import NearMisses
from engine.games.tta.query import basics

if TYPE_CHECKING:
    from engine.games.tta.state import State

_END = (EndTurn(),)


def menus(s: State, seat: int) -> tuple[Menu, ...]:
    """All menus of the action phase, without empty ones, in the order in which a turn is thought
    through: row, hand, workers, population, wonder, tactic. Ending it is always possible."""
    m = legal.Means(s, seat)
    found: list[Menu] = []
    if m.civil or legal.free_takes_possible(m):
        _add(found, "take", list(legal.takes(m)), by="card")
    if m.civ.turns:
        if m.civ.civil.cards:
            _from_hand(m, found)
        _with_workers(m, found)
        if m.civil:
            _add(found, "populate", list(legal.populates(m)))
            if m.civ.wonder is not None:
                _add(found, "wonder", list(legal.stages(m, legal.most_stages(m))))
        if m.military and not m.civ.tactic_done:
            _add(found, "tactic", list(legal.tactics(m)))
        if m.speakers:
            _add(found, "ability", list(legal.abilities(m)))
    found.append(Pick("end_turn", _END, onward=True, refused=NearMisses(s, seat)))
    return tuple(found)


def _from_hand(m: legal.Means, found: list[Menu]) -> None:
    """What is done with cards of the civil hand."""
    if m.civil:
        _add(found, "leader", list(legal.leaders(m)))
    technologies = list(legal.develops(m))
    _add(found, "develop", [a for a in technologies if not a.revolution])
    _add(found, "revolution", [a for a in technologies if a.revolution])
    _add(found, "card", list(legal.plays(m)), by="card")


def _with_workers(m: legal.Means, found: list[Menu]) -> None:
    """What civil and military actions do with workers: build, upgrade, destroy."""
    if m.civil and m.civ.idle:
        _add(found, "build", list(legal.builds(m, legal.CIVIL)))
    if m.military and m.civ.idle:
        _add(found, "build_unit", list(legal.builds(m, basics.UNITS)))
    if m.civil:
        _add(found, "upgrade", list(legal.upgrades(m, legal.CIVIL)))
    if m.military:
        _add(found, "upgrade_unit", list(legal.upgrades(m, basics.UNITS)))
    if m.civil:
        _add(found, "destroy", list(legal.destroys(m)), more=True)
    if m.military:
        _add(found, "disband", list(legal.disbands(m)), more=True)


def _add(
    found: list[Menu],
    verb: str,
    actions: Sequence[Action],
    by: str | None = None,
    more: bool = False,
) -> None:
    if actions:
        found.append(Pick(verb, tuple(actions), by if len(actions) > 1 else None, more))
