"""What must be said of an action so that it can be offered, refused with a reason, and done."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, overload

from engine.core import Act, Action, Acts, NearMiss, Reason, partition_legal
from engine.games.tta.acts.means import Means, Standing

if TYPE_CHECKING:
    from engine.games.tta.state import State

M = TypeVar("M", bound=Standing)
A = TypeVar("A", bound=Action)


class TtaAct(Act[M, A]):
    """One kind of action of Through the Ages.

    M is what its rule looks at: a seat's `Standing` or all its `Means`.

    phase: when it can be done at all ("" if in several). first_turn: whether it is possible in a
    player's first turn. sought: its place among the things that are looked for in vain; None if it
    is never missed. Those with the place `HAND` come in the order of the cards in hand.
    """

    HAND: ClassVar[int] = 0

    phase: ClassVar[str] = "actions"
    first_turn: ClassVar[bool] = False
    sought: ClassVar[int | None] = None

    def missed(self, m: M) -> Sequence[A]:
        """The candidates that a player may expect to be offered."""
        return [candidate for verb in self.verbs for candidate in self.candidates(m, verb.name)]

    def place(self, m: M, action: Any) -> int:
        """Where a near miss stands among those with the same `sought`."""
        return m.civ.civil.cards.index(action.card) if self.sought == self.HAND else 0


HANDLERS: Acts[TtaAct[Any, Any]] = Acts()
"""The class that handles each kind of action."""

register_action = HANDLERS.register


def why_not(phase: str, s: State, seat: int, action: Action) -> Reason | None:
    """The first obstacle of any action in a phase; None if the rules have nothing against it, or
    do not know it."""
    act = HANDLERS.get(type(action))
    if act is None:
        return None
    if act.phase not in ("", phase):
        return Reason("wrong_phase", {"phase": phase})
    m = Means(s, seat)
    if phase == "actions" and act.phase and not (act.first_turn or m.civ.turns):
        return Reason("first_turn")
    return act.why(m, action)


def near_misses(s: State, seat: int, acts: Iterable[TtaAct[Any, Any]]) -> tuple[NearMiss, ...]:
    """Actions that a player may expect to be offered, with what is in the way of each."""
    m = Means(s, seat)
    found: list[tuple[tuple[int, int], NearMiss]] = []
    for act in acts:
        if act.sought is None or not (act.first_turn or m.civ.turns):
            continue
        for action, why in partition_legal(dict.fromkeys(act.missed(m)), partial(act.why, m))[1]:
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
