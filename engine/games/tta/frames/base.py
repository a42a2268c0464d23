"""What frames share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core import Decision, Turn

if TYPE_CHECKING:
    from engine.games.tta.state import State


class Automatic:
    """A frame that asks nothing."""

    __slots__ = ()

    def ask(self, s: State) -> tuple[Decision, ...]:
        return ()

    def answer(self, t: Turn[State], seat: int, action: Any) -> None:
        raise AssertionError("nothing is asked")


class Waiting:
    """A frame that has nothing left to do once it asks no more."""

    __slots__ = ()

    def run(self, t: Turn[State]) -> None:
        pass


def pop(t: Turn[State]) -> None:
    """Take the frame that has just been answered off the agenda."""
    t.state.agenda.pop()
