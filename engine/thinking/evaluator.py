"""How a game evaluates its positions, so that a search that knows no game can play it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, Self, TypeVar

from engine.core.action import Action

S_contra = TypeVar("S_contra", contravariant=True)

Worth = Mapping[str, float]
"""The value of a position for one seat as named parts; their sum is the value. The unit is a point
of the game's score, more or less. Names are codes that a hint can put into words."""


class Evaluator(Protocol[S_contra]):
    """The evaluation function of one game."""

    def moment(self, state: S_contra) -> tuple[int, int]:
        """The seat whose turn it is, and a number that is different in each of its turns. A line of
        thought ends when this changes."""

    def evaluate(self, state: S_contra, seat: int) -> Worth:
        """What the position is worth to a seat. It must compare positions within a turn as if all
        of them were looked at when that turn is over: what the end of it brings is added as long as
        it is to come."""

    def is_aggressive(self, state: S_contra, action: Action) -> bool:
        """Whether an answer attacks or binds somebody: beginners and caretakers never do that."""

    def figures(self, players: int) -> Any:
        """The figures by which it judges at a table of so many, as a frozen dataclass."""

    def with_figures(self, figures: Any) -> Self:
        """An evaluator with other figures, for finding better ones."""

    def rarely_useful(self, state: S_contra, action: Action) -> bool:
        """Whether an answer is so rarely good that the search skips it where there are others."""
