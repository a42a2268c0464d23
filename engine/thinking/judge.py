"""What a game says of its positions, so that somebody who knows no game can play it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, Self, TypeVar

from engine.core.action import Action

S_contra = TypeVar("S_contra", contravariant=True)

Worth = Mapping[str, float]
"""The value of a position for one seat as named parts; their sum is the value. The unit is a point
of the game's score, more or less. Names are codes that a hint can put into words."""


class Judge(Protocol[S_contra]):
    """The eye of one game."""

    def moment(self, state: S_contra) -> tuple[int, int]:
        """The seat whose turn it is, and a number that is different in each of its turns. A line of
        thought ends when this changes."""

    def worth(self, state: S_contra, seat: int) -> Worth:
        """What the position is worth to a seat. It must compare positions within a turn as if all
        of them were looked at when that turn is over: what the end of it brings is added as long as
        it is to come."""

    def bold(self, state: S_contra, action: Action) -> bool:
        """Whether an answer in a position attacks or binds somebody: learners and caretakers do no
        such thing."""

    def figures(self, players: int) -> Any:
        """The figures by which it judges at a table of so many, as a frozen dataclass."""

    def with_figures(self, figures: Any) -> Self:
        """A judge with other figures, for finding better ones."""

    def seldom(self, action: Action) -> bool:
        """Whether an answer is so seldom good that nobody looks at it where there are others."""
