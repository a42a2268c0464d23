"""What has to be said of an action so that it can be offered, refused with a reason, and done."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, overload

from engine.core import Action, NearMiss, Reason, Turn, sift
from engine.games.tta.acts.means import Means, Standing

if TYPE_CHECKING:
    from engine.games.tta.state import State

M = TypeVar("M", bound=Standing)
A = TypeVar("A", bound=Action)


@dataclass(frozen=True, slots=True)
class Verb:
    """One menu of an action; `by`, `more` and `several` as in `Pick`."""

    name: str
    by: str | None = None
    more: bool = False
    several: bool = False


class Act(Generic[M, A]):
    """One kind of action. A subclass states its rule once: which answers make sense (`wishes`), why
    any other one does not (`misfit`), what stands in the way of one that does (`obstacle`), and
    what it does (`do`). Offers, near misses and refusals all come from these.

    M is what its rule looks at: a seat's `Standing` or all its `Means`.

    says: the action. verbs: its menus. phase: when it can be done at all ("" if in several).
    first_turn: whether it is possible in a player's first turn. common: codes of obstacles that
    stand in the way of all wishes of a menu alike, so that the first one tells enough. sought: its
    place among the things that are looked for in vain; None if it is never missed. Those with the
    place `HAND` come in the order of the cards in hand.
    """

    HAND: ClassVar[int] = 0

    says: type[A]
    verbs: ClassVar[tuple[Verb, ...]] = ()
    phase: ClassVar[str] = "actions"
    first_turn: ClassVar[bool] = False
    common: ClassVar[frozenset[str]] = frozenset()
    sought: ClassVar[int | None] = None

    def wishes(self, m: M, verb: str) -> Iterable[A]:
        """Every answer to one of its menus that makes sense, whether it is possible or not."""
        return ()

    def misfit(self, m: M, action: A) -> Reason | None:
        """Why an action is none of the wishes."""
        return None

    def obstacle(self, m: M, action: A) -> Reason | None:
        """The first thing that stands in the way of a wish."""
        return None

    def why(self, m: M, action: A) -> Reason | None:
        """The first thing that is wrong with any action of this kind; None if it is possible."""
        return self.misfit(m, action) or self.obstacle(m, action)

    def missed(self, m: M) -> Sequence[A]:
        """The wishes that a player may expect to be offered."""
        return [wish for verb in self.verbs for wish in self.wishes(m, verb.name)]

    def place(self, m: M, action: Any) -> int:
        """Where a near miss stands among those with the same `sought`."""
        return m.civ.civil.cards.index(action.card) if self.sought == self.HAND else 0

    def do(self, t: Turn[State], seat: int, action: A) -> None:
        """Pay for it and carry it out; it has been offered."""
        raise AssertionError(f"nothing is done for {action}")


HOMES: dict[type, Act[Any, Any]] = {}
"""Where each kind of action is at home."""

X = TypeVar("X", bound=Act[Any, Any])


def home(act: X) -> X:
    """Register the one home of a kind of action."""
    if act.says in HOMES:
        raise ValueError(f"{act.says.__name__} has two homes")
    HOMES[act.says] = act
    return act


Offer = tuple[
    Callable[[Any, str], Iterable[Any]], Callable[[Any, Any], Reason | None], frozenset[str]
]
"""Wishes, obstacle and common obstacles of an action, as it says them."""

ActMenu = tuple[Verb, tuple[Offer, ...]]
"""A menu with what it offers."""


def menus_of(acts: Iterable[Act[Any, Any]]) -> list[ActMenu]:
    """The menus of some actions; those with equal verbs share one."""
    found: dict[Verb, list[Offer]] = {}
    for act in acts:
        for verb in act.verbs:
            found.setdefault(verb, []).append((act.wishes, act.obstacle, act.common))
    return [(verb, tuple(offers)) for verb, offers in found.items()]


def offered(m: Standing, menus: Iterable[ActMenu]) -> list[tuple[Verb, list[Any]]]:
    """Of each menu the wishes that are possible, without empty ones: what `sift` offers. What it
    refuses is not kept, for menus are made at every step of a game and seldom looked at."""
    filled: list[tuple[Verb, list[Any]]] = []
    for verb, offers in menus:
        found: list[Any] = []
        for wishes, obstacle, common in offers:
            for wish in wishes(m, verb.name):
                why = obstacle(m, wish)
                if why is None:
                    found.append(wish)
                elif why.code in common:
                    break
        if found:
            filled.append((verb, found))
    return filled


def why_not(phase: str, s: State, seat: int, action: Action) -> Reason | None:
    """The first obstacle of any action in a phase; None if the rules have nothing against it, or
    do not know it."""
    act = HOMES.get(type(action))
    if act is None:
        return None
    if act.phase not in ("", phase):
        return Reason("wrong_phase", {"phase": phase})
    m = Means(s, seat)
    if phase == "actions" and act.phase and not (act.first_turn or m.civ.turns):
        return Reason("first_turn")
    return act.why(m, action)


def near_misses(s: State, seat: int, acts: Iterable[Act[Any, Any]]) -> tuple[NearMiss, ...]:
    """Actions that a player may expect to be offered, with what is in the way of each."""
    m = Means(s, seat)
    found: list[tuple[tuple[int, int], NearMiss]] = []
    for act in acts:
        if act.sought is None or not (act.first_turn or m.civ.turns):
            continue
        for action, why in sift(dict.fromkeys(act.missed(m)), partial(act.why, m))[1]:
            if why.code != "order_needed":
                found.append(((act.sought, act.place(m, action)), (action, why)))
    return tuple(miss for _, miss in sorted(found, key=lambda item: item[0]))


class Later(Sequence[NearMiss]):
    """Near misses that are worked out only when somebody looks, for `Pick.refused`.

    Keeps what it needs for that, so it must not outlive the decision.
    """

    __slots__ = ("_find", "_found")

    def __init__(self, find: Callable[[], tuple[NearMiss, ...]]) -> None:
        self._find = find
        self._found: tuple[NearMiss, ...] | None = None

    def _all(self) -> tuple[NearMiss, ...]:
        if self._found is None:
            self._found = self._find()
        return self._found

    @overload
    def __getitem__(self, index: int) -> NearMiss: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[NearMiss]: ...
    def __getitem__(self, index: int | slice) -> NearMiss | Sequence[NearMiss]:
        return self._all()[index]

    def __len__(self) -> int:
        return len(self._all())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return 0  # equal ones are equal by what they find, which nobody has looked for yet
