"""What frames share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from engine.core import Action, Decision, Fact, Menu, Reason, Turn

if TYPE_CHECKING:
    from engine.games.tta.state import State


@dataclass(frozen=True, slots=True)
class Explained(Decision):
    """A question of the politics or action phase: it says why any action is not possible."""

    why: Callable[[Action], Reason] = field(
        default=lambda action: Reason("not_offered"), compare=False, repr=False
    )

    def refusal(self, action: Action) -> Reason:
        return self.why(action)


def explained(
    s: State, seat: int, kind: str, menus: tuple[Menu, ...], facts: dict[str, Fact]
) -> Explained:
    """The question of a phase; reasons are found out only when somebody asks for them."""
    return Explained(seat, kind, menus, facts, partial(_why_not, s, seat))


def _why_not(s: State, seat: int, action: Action) -> Reason:
    from engine.games.tta import reasons

    return reasons.why_not(s, seat, action)


def pop(t: Turn[State]) -> None:
    """Take the frame that has just been answered off the agenda."""
    t.state.agenda.pop()
