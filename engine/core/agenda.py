"""What a table waits for: an agenda of typed frames inside the state.

No other program counter exists. A frame is either *waiting* (it asks one or several seats
something) or *automatic* (it runs when it reaches the top). The last frame of the list is the top.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from engine.core.action import Action
from engine.core.decision import Decision
from engine.core.rng import Chance

MAX_AUTOMATIC_FRAMES = 10_000
"""Frames that may run without a question; more means that a rule never comes to its end."""


class HasAgenda(Protocol):
    """What the kernel needs of a state."""

    agenda: list[Any]
    rng: Chance


S = TypeVar("S", bound=HasAgenda)
S_contra = TypeVar("S_contra", bound=HasAgenda, contravariant=True)


@dataclass(frozen=True, slots=True)
class News:
    """An event and who hears of it: everybody (`to` is None) or some seats only."""

    event: Any
    to: tuple[int, ...] | None = None

    def heard_by(self, viewer: int | None) -> bool:
        return self.to is None or viewer in self.to


class Turn(Generic[S]):
    """What a rule sees while an action is applied: the fresh state, `emit`, `tell` and `todo`."""

    __slots__ = ("news", "revealed", "state")

    def __init__(self, state: S) -> None:
        self.state = state
        self.news: list[News] = []
        self.revealed = False

    def emit(self, event: Any) -> None:
        """Tell the whole table."""
        self.news.append(News(event))

    def tell(self, seats: Iterable[int], event: Any) -> None:
        """Tell some seats a secret; undo stops here."""
        self.news.append(News(event, tuple(seats)))
        self.revealed = True

    def reveal(self) -> None:
        """A face-down card was turned or looked at; undo stops here."""
        self.revealed = True

    def todo(self, *frames: Any) -> None:
        """Put frames on the agenda; the first one named is the first one resolved."""
        self.state.agenda.extend(reversed(frames))


class Frame(Protocol[S_contra]):
    """One thing that still has to happen.

    `ask` must be a pure question of the state; an empty answer means "nothing to ask" and the
    frame is popped and run. `answer` pops the frame itself once it is finished.
    """

    def ask(self, state: S_contra) -> tuple[Decision, ...]: ...

    def answer(self, t: Any, seat: int, action: Any) -> None: ...

    def run(self, t: Any) -> None: ...


class Automatic:
    """Base of frames that ask nothing."""

    __slots__ = ()

    def ask(self, state: Any) -> tuple[Decision, ...]:
        return ()

    def answer(self, t: Any, seat: int, action: Any) -> None:
        raise AssertionError("nothing is asked")


class Waiting:
    """Base of frames that have nothing left to do once they ask no more."""

    __slots__ = ()

    def run(self, t: Any) -> None:
        pass


def asked(state: HasAgenda) -> tuple[Decision, ...]:
    """Everybody the table waits for; empty when the game is over."""
    if not state.agenda:
        return ()
    decisions: tuple[Decision, ...] = state.agenda[-1].ask(state)
    return decisions


Awaited = tuple[tuple[int, str], ...]
"""Whom a table waits for: a seat, and the kind of its question."""


def awaited(state: HasAgenda) -> Awaited:
    """Whom the table waits for, and what for; everybody may know that."""
    return tuple((decision.seat, decision.kind) for decision in asked(state))


def others(awaited: Iterable[tuple[int, str]], mover: int) -> tuple[int, ...]:
    """Who is asked while it is somebody else's turn; empty where the mover alone is asked."""
    seats = tuple(dict.fromkeys(seat for seat, _ in awaited))
    return () if seats == (mover,) else seats


def settle(t: Turn[Any]) -> tuple[Decision, ...]:
    """Run automatic frames until one has a question, which is returned, or the game is over.

    Raises `RuntimeError` if the agenda never comes to rest.
    """
    found = rest(t)
    return asked(t.state) if found is None else found


def rest(t: Turn[Any]) -> tuple[Decision, ...] | None:
    """As `settle`, but None where the next frame is one whose class sets `always_asks`: it asks the
    player whose turn it is in any state. It is not asked here because its menus may be long."""
    agenda = t.state.agenda
    for _ in range(MAX_AUTOMATIC_FRAMES):
        if not agenda:
            return ()
        if getattr(agenda[-1], "always_asks", False):
            return None
        decisions: tuple[Decision, ...] = agenda[-1].ask(t.state)
        if decisions:
            return decisions
        agenda.pop().run(t)
    raise RuntimeError(f"the agenda does not come to rest: {agenda[-3:]}")


def offered(decisions: Iterable[Decision], seat: int, action: Action) -> bool:
    """Whether one of the open decisions of this seat accepts the action."""
    return any(d.seat == seat and d.accepts(action) for d in decisions)
