"""How a game ended for each of its seats: the one thing that is kept of it for records, ratings and
standings. Pure.

Everything else that is said about results is worked out from them and may be thrown away.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

LeftHow = Literal["", "gave_up", "left", "ran_out", "replaced", "forgotten"]
"""How somebody stopped playing: not at all; they resigned in the game; they left the seat; their
time ran out; the table agreed that somebody else takes over; they had Agora forget them."""


@dataclass(frozen=True, slots=True)
class Answers:
    """How the turns of a seat were played."""

    by_hand: int = 0
    by_plan: int = 0
    by_order: int = 0
    by_caretaker: int = 0


@dataclass(frozen=True, slots=True)
class SeatResult:
    """What one player has from a game. A seat that changed hands has one result for each player.

    user_id: None for computers and people who were forgotten. level: how a computer thinks, None
    for people. place: among all seats as the game says it; places can be shared. standing: the
    place among the people whose order counts; None for everybody else. points: by source, as the
    game names them; None where the game has none. joined, left: the steps between which they
    played; left is None for who stayed to the end. longest_wait: seconds the table waited for one
    answer at most. strength, doubt: the last estimate of somebody who was forgotten.
    """

    seat: int
    user_id: int | None
    level: str | None
    place: int
    standing: int | None
    points: Mapping[str, int] | None = None
    answers: Answers = field(default_factory=Answers)
    joined: int = 0
    left: int | None = None
    left_how: LeftHow = ""
    longest_wait: float = 0.0
    strength: float | None = None
    doubt: float | None = None


@dataclass(frozen=True, slots=True)
class GameResult:
    """What a finished game left behind.

    seats: all results, by seat, those who left first. rated: whether the table was opened as a
    rated one and its end counts. unrated_because: a code that says why it does not, empty if it
    does. voided_because: the reason a manager gave for taking the result out; None: it stands.
    """

    table_id: int
    game: str
    guild_id: int | None
    ended_at: float
    size: int
    cause: str
    seats: tuple[SeatResult, ...]
    rated: bool
    unrated_because: str = ""
    voided_because: str | None = None

    def of(self, user_id: int) -> SeatResult | None:
        """What somebody has from the game; None if they have nothing."""
        return next((found for found in self.seats if found.user_id == user_id), None)
