"""Runs AI search: one question at a time in each process of low priority, of which there is one
unless the host wants more.

Hints for people and computer seats at tables take turns (`turns`). The queue is in memory only:
after a start all tables with a computer to move are queued again, and only an answer changes a
table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable, Sequence
from typing import Any, TypeVar

from bot.drawing.process import Loading
from bot.drawing.workers import NICER, QUIET, Hand, Inline, Lost, Worker
from bot.thinking.loading import load_rules
from bot.thinking.questions import PATIENCE, Considered, Questions
from bot.thinking.turns import Kind, Turns
from engine.thinking import SearchResult, Task, think
from tables.model.competitions import NO_HOST
from tables.model.errors import AgoraError
from tables.model.log import fault
from tables.model.table import Table
from tables.operations.thinking import Pending
from tables.service import TableService

LIMIT = 60.0
"""Seconds after which a search is given up."""
AGAIN = 30.0
"""Seconds after which a table is tried again that the database could not read."""

X = TypeVar("X")
_log = logging.getLogger(__name__)


class SearchPool:
    """Searches answers for computer seats and hints.

    apart: in processes of its own; otherwise in a thread of this one. processes: how many questions
    are searched at a time. hand: replaces them. doing: how a task is carried out; None for the way
    just named. patience: how many seconds a person's request waits at most before it starts.
    """

    def __init__(
        self,
        service: TableService,
        *,
        apart: bool = True,
        processes: int = 1,
        hand: Hand | None = None,
        doing: Callable[[Task], Awaitable[SearchResult | None]] | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self._service = service
        self._hands = [hand or _hand(apart) for _ in range(1 if hand else processes)]
        self._idle = list(self._hands)
        self._busy: dict[int, Hand] = {}
        self._doing = doing or self._thought
        self._turns = Turns(len(self._hands))
        self._questions = Questions(self._turns, lambda task: self._doing(task), patience)
        self._tables: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._now: dict[int, Pending] = {}
        self._looks: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def processes(self) -> tuple[int, ...]:
        """Ids of the processes that think now."""
        found = (hand.number for hand in self._hands if isinstance(hand, Worker))
        return tuple(number for number in found if number is not None)

    def queue_table(self, table_id: int) -> None:
        """Queue a table where a computer may have to answer, for one question at a time."""
        if self._closed:
            return
        if table_id in self._tables:
            self._again.add(table_id)
            return
        self._tables[table_id] = asyncio.create_task(self._attend(table_id))

    def moved(self, table_id: int) -> None:
        """This table has changed, so a search for it may be obsolete."""
        pending = self._now.get(table_id)
        if pending is not None:
            look = asyncio.create_task(self._look(pending))
            self._looks.add(look)
            look.add_done_callback(self._looks.discard)

    async def _look(self, pending: Pending) -> None:
        """Stop an obsolete search, so that others need not wait for it."""
        try:
            wanted = await self._service.thinking.wanted(pending)
        except AgoraError:
            return  # the caller that stores the answer is told
        if not wanted and self._now.get(pending.table) is pending:
            hand = self._busy.pop(id(pending.task), None)  # gone from there: it was dropped
            if hand is not None:
                hand.drop()

    async def settled(self) -> None:
        """Wait until no table waits for a search."""
        while self._tables:
            await asyncio.wait(tuple(self._tables.values()))

    async def stop(self) -> None:
        """Stop searching; tables that wait are queued again after the next start."""
        self._closed = True
        for hand in self._hands:
            hand.close()
        await self._questions.stop()
        tasks = (*self._tables.values(), *self._looks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def search(
        self, person: int, key: Hashable, prepare: Callable[[], Awaitable[Task]]
    ) -> Considered | None:
        """Search an answer for a person, see `Questions.ask`."""
        return await self._questions.ask(person, key, prepare)

    async def work_out(self, function: Callable[..., X], *args: Any) -> X | None:
        """Call a function that takes long, when it is its turn, as if a table had asked; None if
        that failed."""
        return await self._called("table", 0, function, args)

    async def in_spare_time(self, person: int, function: Callable[..., X], *args: Any) -> X | None:
        """Call a function for a person when nobody else waits; None if that failed."""
        return await self._called("spare", person, function, args)

    async def _called(
        self, kind: Kind, owner: int, function: Callable[..., X], args: tuple[Any, ...]
    ) -> X | None:
        if self._closed:
            return None
        async with self._turns.turn(kind, owner):
            hand = self._idle.pop()
            try:
                fine, found = await asyncio.to_thread(hand.call, function, args)
            except Lost as error:
                _log.warning("%s is lost: %s", function.__name__, error)
                return None
            finally:
                self._idle.append(hand)
        if not fine:
            told = fault("thinking")
            _log.error("%s fails\n%s", function.__name__, found, extra=told)
            return None
        made: X = found
        return made

    async def _attend(self, table: int) -> None:
        try:
            await self._serve(table)
            while table in self._again:
                self._again.discard(table)
                await self._serve(table)
        finally:
            del self._tables[table]

    async def _serve(self, table: int) -> None:
        """Answer one question of a table, if there is one."""
        thinking = self._service.thinking
        try:
            async with self._turns.turn("table", _owner(await self._service.views.table(table))):
                pending = await thinking.pending(table)
                if pending is None:
                    return
                self._now[table] = pending
                try:
                    thought = await self._doing(pending.task)
                finally:
                    del self._now[table]
            now = self._service.now()
            await asyncio.sleep(pending.moment(now) - now)
            await thinking.answer(pending, thought)
        except AgoraError as error:
            _log.warning("table %d is thought about later: %s", table, error)
            await asyncio.sleep(AGAIN)
            self._again.add(table)

    async def _thought(self, task: Task) -> SearchResult | None:
        """The result of a search; None if it failed, and then a computer plays safe."""
        hand = self._busy[id(task)] = self._idle.pop()
        try:
            fine, found = await asyncio.to_thread(hand.call, think, (task,))
        except Lost as error:
            if id(task) in self._busy:
                _log.warning("a thought is lost: %s", error)
            return None
        finally:
            self._busy.pop(id(task), None)
            self._idle.append(hand)
        if not fine:
            told = fault("thinking")
            _log.error("a computer of %s cannot think\n%s", task.game, found, extra=told)
            return None
        assert isinstance(found, SearchResult)
        return found


def _owner(table: Table) -> int:
    """Whose turn it is to have a computer think. A host of many tables gets as many turns as a host
    of one, and so does a server for its tables that nobody hosts."""
    return -(table.guild_id or 0) if table.host_id == NO_HOST else table.host_id


def _hand(apart: bool) -> Hand:
    if not apart:
        return Inline()
    return Worker("thinking", needed=_needed, nice=NICER, limit=LIMIT, quiet=QUIET)


def _needed(_: Callable[..., object], args: Sequence[Any]) -> Loading | None:
    """What a process loads before it searches for a game; the time limit is for the search
    alone."""
    task = next((arg for arg in args if isinstance(arg, Task)), None)
    return None if task is None else (load_rules, task.game)
