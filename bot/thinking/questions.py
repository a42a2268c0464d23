"""The hints that people request: the same question gets the same result, and each person has one
request at a time."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass, field

from bot.thinking.turns import Late, Turns
from engine.thinking import SearchResult, Task

PATIENCE = 60.0
"""Seconds after which a request that has not started is given up."""
KEPT = 100
"""Results that are kept so that they need not be searched again."""


class Busy(Exception):
    """So many others ask that the request did not start in time."""


class Replaced(Exception):
    """The person asked something newer before the search started."""


@dataclass(frozen=True, slots=True)
class Considered:
    """A task and the result of its search."""

    task: Task
    thought: SearchResult


@dataclass(slots=True, eq=False)
class _Question:
    key: Hashable
    prepare: Callable[[], Awaitable[Task]]
    answer: asyncio.Future[Considered | None] = field(repr=False)


class Questions:
    """The requests of people. Each person has one place in the queue; a newer request replaces one
    that still waits.

    turns: the queue. doing: how a task is carried out; None if that failed. patience: how many
    seconds a request waits at most before it starts.
    """

    def __init__(
        self,
        turns: Turns,
        doing: Callable[[Task], Awaitable[SearchResult | None]],
        patience: float = PATIENCE,
    ) -> None:
        self._turns = turns
        self._doing = doing
        self._patience = patience
        self._open: dict[Hashable, _Question] = {}
        self._waiting: dict[int, _Question] = {}
        self._known: OrderedDict[str, SearchResult] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    async def ask(
        self, person: int, key: Hashable, prepare: Callable[[], Awaitable[Task]]
    ) -> Considered | None:
        """Search an answer to a question; None if that fails. The same question again waits for the
        same result.

        key: equal for the same question of the same person. prepare: makes the task once its turn
        has come. What it raises, because the question is out of date, is raised here, and no search
        starts. Raises `Busy`, `Replaced`.
        """
        if self._closed:
            return None
        question = self._open.get(key) or self._join(person, key, prepare)
        return await asyncio.shield(question.answer)

    async def stop(self) -> None:
        """Stop answering."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for question in tuple(self._open.values()):
            self._settle(question, None)

    def _join(
        self, person: int, key: Hashable, prepare: Callable[[], Awaitable[Task]]
    ) -> _Question:
        question = _Question(key, prepare, asyncio.get_running_loop().create_future())
        older = self._waiting.get(person)
        self._open[key] = self._waiting[person] = question
        if older is not None:
            self._settle(older, Replaced())
            return question
        task = asyncio.create_task(self._serve(person))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return question

    async def _serve(self, person: int) -> None:
        """Wait for the person's turn and answer what they ask by then."""
        try:
            async with self._turns.turn("person", person, self._patience):
                question = self._waiting.pop(person)
                try:
                    found: Considered | Exception | None = await self._consider(question)
                except Exception as error:
                    found = error
                self._settle(question, found)
        except Late:
            self._settle(self._waiting.pop(person), Busy())

    async def _consider(self, question: _Question) -> Considered | None:
        task = await question.prepare()
        mark = _mark(task)
        thought = self._known.get(mark) or await self._doing(task)
        if thought is None:
            return None
        self._known[mark] = thought
        self._known.move_to_end(mark)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        return Considered(task, thought)

    def _settle(self, question: _Question, found: Considered | Exception | None) -> None:
        """Give the result to everybody who waits for a question."""
        if self._open.get(question.key) is question:
            del self._open[question.key]
        if question.answer.done():
            return
        if isinstance(found, Exception):
            question.answer.set_exception(found)
            question.answer.exception()  # nobody may be waiting any more
        else:
            question.answer.set_result(found)


def _mark(task: Task) -> str:
    """A key, equal for tasks with the same result."""
    rest = (task.game, task.seat, repr(task.settings), task.seed, task.whole, task.worlds)
    return hashlib.sha256(repr(rest).encode()).hexdigest()
