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

ALL_LEFT = "all_left"
"""Why a game ended that the last of its people has left; all other causes are those of games."""
LEAST_PEOPLE = 2
"""People whose order counts, from which on it says something."""
NOT_RATED = "not_rated"
ALONE = "alone"
NOBODY_FINISHED = "nobody_finished"
NOBODY_SCORED = "nobody_scored"
UNRATED = (NOT_RATED, ALONE, NOBODY_FINISHED, NOBODY_SCORED)
"""Why a result does not count for ratings: the table was not opened as a rated one; the order of
fewer than two people counts; nobody played to the end; all are equal, and nobody has a point."""


@dataclass(frozen=True, slots=True)
class Answers:
    """How the answers of a player were given. What they do unasked is no answer."""

    by_hand: int = 0
    by_plan: int = 0
    by_order: int = 0
    by_caretaker: int = 0

    @property
    def total(self) -> int:
        """All of them."""
        return self.by_hand + self.by_plan + self.by_order + self.by_caretaker


@dataclass(frozen=True, slots=True)
class SeatResult:
    """What one player has from a game. A seat that changed hands has one result for each player.

    user_id: None for computers and people who were forgotten. level: how a computer thinks, empty
    where it answers by chance, None for people. place: among all seats as the game says it; places
    can be shared. standing: the place among the people whose order counts; None for everybody else.
    points: by source, as the game names them; None where the game has none, and for players who do
    not have the seat any more. joined, left: the steps between which they played; left is None for
    who stayed to the end. longest_wait: seconds the table waited for one answer at most. strength,
    doubt: the last estimate of somebody who was forgotten, among the people of the server; overall:
    the strength among all people.
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
    overall: float | None = None

    @property
    def total(self) -> int | None:
        """The sum of the points; None without any."""
        return None if self.points is None else sum(self.points.values())


@dataclass(frozen=True, slots=True)
class GameResult:
    """What a finished game left behind.

    seats: all results, by seat, those who left first. rated: whether the table was opened as a
    rated one and its end counts. unrated_because: a code that says why it does not (`UNRATED`),
    empty if it does. voided_because: the reason a manager gave for taking the result out; None: it
    stands. weight: how much it counts for ratings (`rating_weights`).
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
    weight: float = 1.0

    @property
    def counts(self) -> bool:
        """Whether it counts for ratings."""
        return self.rated and self.voided_because is None

    @property
    def people(self) -> tuple[SeatResult, ...]:
        """The results of the people whose order counts, the best first."""
        found = [(seat.standing, seat) for seat in self.seats if seat.standing is not None]
        return tuple(seat for _, seat in sorted(found, key=lambda one: (one[0], one[1].seat)))

    def of(self, user_id: int) -> SeatResult | None:
        """What somebody has from the game; None if they have nothing. Of several seats, the one
        whose order counts."""
        own = [found for found in self.seats if found.user_id == user_id]
        return min(own, key=lambda found: found.standing is None, default=None)
