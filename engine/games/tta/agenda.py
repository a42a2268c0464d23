"""What frames share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core import Turn

if TYPE_CHECKING:
    from engine.games.tta.state import State


def pop(t: Turn[State]) -> None:
    """Take the frame that has just been answered off the agenda."""
    t.state.agenda.pop()
