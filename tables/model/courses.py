"""How far somebody has come in the course of a game, and the table that a lesson plays at. Pure.

That table is nowhere stored: it has no number, no channel and no result, and nobody else knows of
it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.course import Answer
from tables.model import placeholder_names
from tables.model.table import Seat, Table, UserRef

NOWHERE = 0
"""The number of the table of a lesson, and of its channel."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a course is. lesson: the open one; empty before the first. answers: those given in
    it. done: the lessons whose goals were reached."""

    lesson: str = ""
    answers: tuple[Answer, ...] = ()
    done: tuple[str, ...] = ()


def learning_table(
    game: str, options: dict[str, Any], seats: int, seat: int, user: UserRef
) -> Table:
    """The table of a lesson: the learner among computers."""
    names: list[str] = []
    for n in range(seats):
        wanted = user.name if n == seat else placeholder_names.computer("")
        names.append(placeholder_names.free(wanted, names))
    return Table(
        id=NOWHERE,
        game=game,
        options=options,
        guild_id=None,
        channel_id=NOWHERE,
        host_id=user.id,
        status="running",
        seats=tuple(
            Seat(n, user.id if n == seat else None, name, computer=n != seat)
            for n, name in enumerate(names)
        ),
        version=0,
        seq=0,
        public_seq=0,
        draft_seat=None,
        message_id=None,
        announced_seq=0,
        announced_asked=(),
        created_at=0.0,
        changed_at=0.0,
    )
