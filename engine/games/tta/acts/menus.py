"""The menus of the action phase (NS-5), made of its actions."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

from engine.core import Menu, Pick, Turn
from engine.games.tta.actions import EndTurn
from engine.games.tta.acts.abilities import ABILITY
from engine.games.tta.acts.act import HOMES, Act, Later, Verb, home, near_misses, why_not
from engine.games.tta.acts.action_cards import CARD
from engine.games.tta.acts.leaders import LEADER
from engine.games.tta.acts.means import Means
from engine.games.tta.acts.people import BUILD, DESTROY, DISBAND, POPULATE, UPGRADE
from engine.games.tta.acts.row import TAKE
from engine.games.tta.acts.tactics import COPY_TACTIC, PLAY_TACTIC
from engine.games.tta.acts.technologies import DEVELOP
from engine.games.tta.acts.wonders import STAGES
from engine.games.tta.agenda import pop

if TYPE_CHECKING:
    from engine.games.tta.state import State

ACTS: tuple[Act[Any, Any], ...] = (
    TAKE,
    LEADER,
    DEVELOP,
    CARD,
    BUILD,
    UPGRADE,
    DESTROY,
    DISBAND,
    POPULATE,
    STAGES,
    PLAY_TACTIC,
    COPY_TACTIC,
    ABILITY,
)
"""The actions of the phase, in the order in which a turn is thought through."""

MenuOf = tuple[Verb, Act[Any, Any], list[Act[Any, Any]]]
"""A menu with the first and the other actions that it offers."""


def menus_of(acts: Iterable[Act[Any, Any]]) -> list[MenuOf]:
    found: dict[Verb, list[Act[Any, Any]]] = {}
    for act in acts:
        for verb in act.verbs:
            found.setdefault(verb, []).append(act)
    return [(verb, first, others) for verb, (first, *others) in found.items()]


MENUS = menus_of(ACTS)
FIRST_MENUS = menus_of(act for act in ACTS if act.first_turn)

_END = (EndTurn(),)


class End(Act[Means, EndTurn]):
    """The action phase is over; always possible."""

    says = EndTurn
    first_turn = True

    def do(self, t: Turn[State], seat: int, action: EndTurn) -> None:
        pop(t)


END = home(End())


def menus(s: State, seat: int) -> tuple[Menu, ...]:
    """All menus of the action phase without empty ones, and the way on."""
    m = Means(s, seat)
    picks: list[Menu] = []
    for verb, first, others in MENUS if m.civ.turns else FIRST_MENUS:
        offered = first.offered(m, verb.name)
        for act in others:
            offered += act.offered(m, verb.name)
        if offered:
            by = verb.by if len(offered) > 1 else None
            picks.append(Pick(verb.name, tuple(offered), by, verb.more))
    refused = Later(partial(near_misses, s, seat, ACTS))
    declines = partial(why_not, s, seat, phase="actions")
    picks.append(Pick("end_turn", _END, onward=True, refused=refused, declines=declines))
    return tuple(picks)


def do(t: Turn[State], seat: int, action: Any) -> None:
    """Carry out an action that has been offered."""
    HOMES[type(action)].do(t, seat, action)
