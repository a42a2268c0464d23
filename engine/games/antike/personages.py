"""Which personages are due (AD-8). Pure questions, no changes."""

from __future__ import annotations

from typing import Literal

from engine.games.antike.components import BOX, PERSONAGES, STACKS, PersonageKind
from engine.games.antike.conquest import sea_points
from engine.games.antike.state import Antike

Growing = Literal["king", "navigator", "citizen"]
GROWING: tuple[Growing, ...] = ("king", "navigator", "citizen")
"""Personages that come with every so many cities, sea points or temples."""


def held(state: Antike, seat: int, kind: PersonageKind) -> int:
    """How many personages of a kind a nation has won."""
    return sum(PERSONAGES[p].kind == kind for p in state.players[seat].personages)


def reached(state: Antike, seat: int, kind: PersonageKind) -> int:
    """Own cities, sea points or own temples: what counts for the next one of a kind."""
    if kind == "king":
        return [city.owner for city in state.cities.values()].count(seat)
    if kind == "navigator":
        return sea_points(state, seat)
    return state.temples_of(seat)


def goal(state: Antike, seat: int, kind: PersonageKind) -> int:
    """The number at which the next personage of a growing kind is due."""
    return goal_after(held(state, seat, kind), kind)


def goal_after(held: int, kind: PersonageKind) -> int:
    """The same for a player who has won so many of that kind."""
    return (STACKS[kind].step or 0) * (held + 1)


def next_due(state: Antike) -> PersonageKind | None:
    """The first kind the active nation has to receive now, in the order of the stacks."""
    for stack in BOX.stacks:
        kind = stack.kind
        if not state.stacks[kind]:
            continue
        if kind == "scholar":
            due = state.now.scholars > 0
        elif kind == "general":
            due = state.now.generals > 0
        else:
            due = reached(state, state.mover, kind) >= goal(state, state.mover, kind)
        if due:
            return kind
    return None


def walls_reached(old: int, new: int) -> int:
    """Town walls on the track between two fields, the new one included (AD-8.5)."""
    return sum(1 for icon in BOX.wall_icons if old < icon <= new)
