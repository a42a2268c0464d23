"""A kind of action that states its rule once: it is offered, refused with a reason, and done."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from engine.core.action import Action, Reason
from engine.core.agenda import Turn
from engine.core.decision import NearMiss

M = TypeVar("M")
A = TypeVar("A", bound=Action)


@dataclass(frozen=True, slots=True)
class Verb:
    """One menu of an action; `group_by`, `collapsed`, `multi` and `ends_step` as in `Pick`."""

    name: str
    group_by: str | None = None
    collapsed: bool = False
    multi: bool = False
    ends_step: bool = False


class Act(Generic[M, A]):
    """One kind of action. A subclass states its rule once: which answers make sense (`candidates`),
    why any other one does not (`not_candidate`), what makes a candidate illegal (`obstacle`), and
    what it does (`do`). Offers, near misses and refusals all come from these.

    M is what its rule looks at: a state, or what a game makes of it for a seat.

    says: the action. verbs: its menus. common: codes of obstacles that hold for all candidates of a
    menu alike, so that the first one tells enough.
    """

    says: type[A]
    verbs: ClassVar[tuple[Verb, ...]] = ()
    common: ClassVar[frozenset[str]] = frozenset()

    def candidates(self, m: M, verb: str) -> Iterable[A]:
        """Every answer to one of its menus that makes sense, whether it is possible or not."""
        return ()

    def not_candidate(self, m: M, action: A) -> Reason | None:
        """Why an action is no candidate."""
        return None

    def obstacle(self, m: M, action: A) -> Reason | None:
        """The first thing that makes a candidate illegal."""
        return None

    def why(self, m: M, action: A) -> Reason | None:
        """The first thing that is wrong with any action of this kind; None if it is possible."""
        return self.not_candidate(m, action) or self.obstacle(m, action)

    def do(self, t: Turn[Any], seat: int, action: A) -> None:
        """Pay for it and carry it out; it has been offered."""
        raise AssertionError(f"nothing is done for {action}")


H = TypeVar("H", bound=Act[Any, Any])
X = TypeVar("X", bound=Act[Any, Any])


class Acts(dict[type, H]):
    """The class that handles each kind of action of a game, or of one of its questions. The order
    is that of the menus."""

    @classmethod
    def of(cls, *acts: H) -> Acts[H]:
        """Some actions in their order."""
        made: Acts[H] = cls()
        for act in acts:
            made.register(act)
        return made

    def register(self, act: X) -> X:
        """Add the handler of a kind of action. Raises `ValueError` if it has one."""
        if act.says in self:
            raise ValueError(f"{act.says.__name__} is registered twice")
        self[act.says] = act  # type: ignore[assignment]
        return act

    def do(self, t: Turn[Any], seat: int, action: Any) -> None:
        """Carry out an action that has been offered."""
        self[type(action)].do(t, seat, action)


Offer = tuple[
    Callable[[Any, str], Iterable[Any]], Callable[[Any, Any], Reason | None] | None, frozenset[str]
]
"""Candidates, obstacle (None if all are always legal) and common obstacles of an action."""

ActMenu = tuple[Verb, tuple[Offer, ...]]
"""A menu with what it offers."""


def menus_of(acts: Iterable[Act[Any, Any]]) -> list[ActMenu]:
    """The menus of some actions; those with equal verbs share one."""
    found: dict[Verb, list[Offer]] = {}
    for act in acts:
        for verb in act.verbs:
            obstacle = None if type(act).obstacle is Act.obstacle else act.obstacle
            found.setdefault(verb, []).append((act.candidates, obstacle, act.common))
    return [(verb, tuple(offers)) for verb, offers in found.items()]


def possible(m: Any, menu: ActMenu, refused: list[NearMiss] | None = None) -> list[Any]:
    """The legal candidates of a menu.

    refused: takes the others, each with its obstacle; those after a common obstacle are not looked
    at. Without it they are forgotten, for menus are made at every step of a game and near misses
    are seldom looked at.
    """
    verb, offers = menu
    found: list[Any] = []
    for candidates, obstacle, common in offers:
        if obstacle is None:
            found += candidates(m, verb.name)
            continue
        for candidate in candidates(m, verb.name):
            why = obstacle(m, candidate)
            if why is None:
                found.append(candidate)
                continue
            if refused is not None:
                refused.append((candidate, why))
            if why.code in common:
                break
    return found


def offered(m: Any, menus: Iterable[ActMenu]) -> list[tuple[Verb, list[Any]]]:
    """What each menu offers, without empty ones."""
    filled = ((menu[0], possible(m, menu)) for menu in menus)
    return [(verb, actions) for verb, actions in filled if actions]
