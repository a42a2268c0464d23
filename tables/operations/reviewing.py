"""Reviews of finished games: who may have one, and how it is worked out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from engine.thinking.review import Compared, compare
from tables.model import reviewing, seating
from tables.model.errors import UserError
from tables.model.guards import seated
from tables.model.reel import Reel
from tables.model.reviewing import ALL_STEPS, CLOSER, CLOSER_STEPS, Costly, Played
from tables.model.table import Table
from tables.operations.history import HistoryReader
from tables.operations.repository import TableRepository
from tables.store import step_rows

X = TypeVar("X")


class Apart(Protocol):
    """Calls a function where computers think, when nobody else wants to; None if that failed."""

    def __call__(self, function: Callable[..., X], *args: Any) -> Awaitable[X | None]: ...


Progress = Callable[[int, int], Awaitable[None]]
"""Called with how many of all turns were looked at."""


@dataclass(frozen=True, slots=True)
class ReviewRequest:
    """What is looked back on: the steps of one player in a game. secret: from which worlds are
    dealt."""

    table: Table
    seat: int
    own: tuple[int, ...]
    reel: Reel
    secret: str


@dataclass(frozen=True, slots=True)
class Review:
    """What came of it. turns: how many were looked at. costly: those that cost most, in the order
    of the game."""

    turns: int
    costly: tuple[Costly, ...]


class Reviewing:
    """Looks back on finished games for those who played them."""

    def __init__(self, repository: TableRepository, past: HistoryReader) -> None:
        self._repository = repository
        self._past = past

    async def ask(self, table_id: int, user_id: int) -> ReviewRequest:
        """What there is to look back on for a player.

        Raises `UserError` if the game is not over or nobody can think about it, `NotSeated`,
        `NoTable`, `DamagedSave`.
        """
        loaded = await self._repository.load(table_id)
        table = loaded.table
        seat = seated(table, user_id)
        if table.status != "finished":
            raise UserError("review_not_over")
        if not seating.thinks(table.game):
            raise UserError("review_unknown")
        authors = await self._repository.store.read(
            lambda db: step_rows.authors(db, table.id, table.public_seq)
        )
        own = tuple(step.seq for step in authors if step.seat == seat and step.user_id == user_id)
        reel = await self._past.reel(table, "")
        return ReviewRequest(table, seat, own, reel, loaded.secret)

    async def work_out(
        self, asked: ReviewRequest, apart: Apart, progress: Progress
    ) -> Review | None:
        """Look at all turns of a player once, and at those that may have cost most again. None if
        it failed. The same game gives the same review."""
        turns = await apart(reviewing.turns_of, asked.reel, asked.seat, asked.own, asked.secret)
        if turns is None:
            return None
        steps, found = ALL_STEPS // max(1, len(turns)), list[tuple[Played, Compared]]()
        for number, played in enumerate(turns):
            await progress(number, len(turns))
            compared = await apart(compare, played.task(steps, closer=False), played.played)
            if compared is None:
                return None
            found.append((played, compared))
        closely = list[tuple[Played, Compared]]()
        for played, _ in sorted(found, key=lambda one: -one[1].loss)[:CLOSER]:
            task = played.task(CLOSER_STEPS, closer=True)
            compared = await apart(compare, task, played.played)
            if compared is None:
                return None
            closely.append((played, compared))
        costly = await apart(reviewing.costly, asked.reel, closely)
        return None if costly is None else Review(len(turns), costly)
