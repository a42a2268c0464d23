"""Thinking is shared out fairly. Waiting is counted in turns of the queue, not in seconds."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
import pytest_asyncio

from bot.thinking.questions import Busy, Considered, Questions, Replaced
from bot.thinking.turns import Kind, Late, Turns
from engine import registry
from engine.core.rng import seeded
from engine.thinking import SearchResult, Task, prepare
from tables.model.errors import Stale

ANN, BOB, CHLOE = 1, 2, 3
PLENTY = 200


def _task(number: int) -> Task:
    rules = registry.rules("antike-duellum")
    state = rules.setup(rules.options(), 2, seeded(1)).state
    return replace(prepare(rules, state, 0, "beginner", seeded(1)), seed=number)


class Thinker:
    """Thinks about tasks; each thought ends when a test lets it end."""

    def __init__(self) -> None:
        self.turns = Turns()
        self.questions = Questions(self.turns, self._think, patience=30)
        self.begun: list[int] = []
        self._end = asyncio.Semaphore(0)
        self.asking: list[asyncio.Task[Considered | None]] = []
        self._made = _task(0)

    async def _think(self, task: Task) -> SearchResult | None:
        self.begun.append(task.seed)
        await self._end.acquire()
        return SearchResult((), task.seed, None, ())

    def ask(
        self, person: int, number: int, stale: Callable[[], bool] = lambda: False
    ) -> asyncio.Task[Considered | None]:
        """A person asks a question that has a number."""

        async def made() -> Task:
            if stale():
                raise Stale
            return replace(self._made, seed=number)

        task = asyncio.create_task(self.questions.ask(person, (person, number), made))
        self.asking.append(task)
        return task

    async def attend(self, host: int, number: int) -> None:
        """A computer is asked at a table of a host."""
        async with self.turns.turn("table", host):
            await self._think(replace(self._made, seed=number))

    async def end(self, times: int = 1) -> None:
        """Let thoughts come to an end, one after the other."""
        for _ in range(times):
            self._end.release()
            await quiet()


async def quiet() -> None:
    """Let everybody do what they can do now."""
    for _ in range(30):
        await asyncio.sleep(0)


@pytest_asyncio.fixture
async def thinker() -> AsyncIterator[Thinker]:
    made = Thinker()
    yield made
    await made.questions.stop()
    await asyncio.gather(*made.asking, return_exceptions=True)


async def test_the_same_question_is_thought_about_once(thinker: Thinker) -> None:
    asked = [thinker.ask(ANN, 7) for _ in range(PLENTY)]
    await quiet()
    await thinker.end()
    found = await asyncio.gather(*asked)
    assert thinker.begun == [7]
    assert len(found) == PLENTY
    assert len({id(each) for each in found}) == 1


async def test_a_question_that_comes_back_is_known(thinker: Thinker) -> None:
    """As after a step and its undo: the table has changed, the question has not."""
    first = thinker.ask(ANN, 7)
    await quiet()
    await thinker.end()
    again = thinker.ask(BOB, 7)
    await quiet()
    assert (await first) == (await again)
    assert thinker.begun == [7]


async def test_who_asks_without_end_makes_others_wait_for_one_thought(thinker: Thinker) -> None:
    asked = [thinker.ask(ANN, number) for number in range(PLENTY)]
    await quiet()
    for number in range(PLENTY, 2 * PLENTY):
        asked.append(thinker.ask(ANN, number))
        await quiet()
    bob = thinker.ask(BOB, 9_001)
    chloe = thinker.ask(CHLOE, 9_002)
    await quiet()
    await thinker.end(4)
    assert bob.done()
    assert chloe.done()
    waited = [thinker.begun.index(9_001), thinker.begun.index(9_002)]
    # The thought that is under way, and at most one more of the person who asked first.
    assert waited <= [2, 3]
    assert len(thinker.begun) == 4, "of 400 questions of one person two are thought about"
    left = [task for task in asked if isinstance(task.exception(), Replaced)]
    assert len(left) == 2 * PLENTY - 2


async def test_nobody_comes_again_before_the_others(thinker: Thinker) -> None:
    thinker.ask(CHLOE, 0)
    await quiet()
    people = range(10, 20)
    for person in people:
        thinker.ask(person, person)
    await quiet()
    for turn in range(30):
        await thinker.end()
        thinker.ask(ANN, 1_000 + turn)  # whoever asks again as soon as they are answered
        await quiet()
    hers = [seed for seed in thinker.begun if seed >= 1_000]
    last = max(thinker.begun.index(person) for person in people)
    assert sum(seed >= 1_000 for seed in thinker.begun[: last + 1]) <= 2
    assert len(hers) >= 15, "nobody waits when nobody else asks"


async def test_a_newer_question_keeps_the_place_in_the_queue(thinker: Thinker) -> None:
    thinker.ask(CHLOE, 0)
    await quiet()
    older, _ = thinker.ask(ANN, 1), thinker.ask(BOB, 2)
    await quiet()
    newer = thinker.ask(ANN, 3)
    await quiet()
    with pytest.raises(Replaced):
        await older
    await thinker.end(3)
    assert thinker.begun == [0, 3, 2]
    assert newer.done()


async def test_what_is_out_of_date_is_not_begun(thinker: Thinker) -> None:
    moved = False
    thinker.ask(CHLOE, 0)
    await quiet()
    ann = thinker.ask(ANN, 1, lambda: moved)
    bob = thinker.ask(BOB, 2)
    await quiet()
    moved = True
    await thinker.end(2)
    with pytest.raises(Stale):
        await ann
    assert (await bob) is not None
    assert thinker.begun == [0, 2]


async def test_people_and_tables_take_turns(thinker: Thinker) -> None:
    async with asyncio.TaskGroup() as group:
        for person in range(10, 60):
            thinker.ask(person, person)
        await quiet()
        for host in range(100, 150):
            group.create_task(thinker.attend(host, host))
        await quiet()
        await thinker.end(100)
    kinds = ["person" if seed < 100 else "table" for seed in thinker.begun]
    assert kinds == ["person", "table"] * 50


async def test_spare_time_comes_when_nobody_else_waits() -> None:
    turns, done = Turns(), list[str]()

    async def take(kind: Kind, owner: int) -> None:
        async with turns.turn(kind, owner):
            done.append(f"{kind} {owner}")
            await asyncio.sleep(0)

    async with turns.turn("spare", ANN):
        asking = [
            asyncio.create_task(take(kind, owner))
            for kind in ("spare", "person", "table")
            for owner in (BOB, CHLOE)
        ]
        await asyncio.sleep(0)
        assert turns.waiting == 6
    await asyncio.gather(*asking)
    assert sorted(done[:4]) == ["person 2", "person 3", "table 2", "table 3"]
    assert done[4:] == ["spare 2", "spare 3"]


async def test_a_host_of_many_tables_has_the_turns_of_one(thinker: Thinker) -> None:
    async with asyncio.TaskGroup() as group:
        for number in range(PLENTY):
            group.create_task(thinker.attend(ANN, number))
        await quiet()
        group.create_task(thinker.attend(BOB, 9_001))
        await quiet()
        await thinker.end(3)
        assert 9_001 in thinker.begun[:3]
        await thinker.end(PLENTY)


async def test_who_is_not_begun_with_in_time_is_told_to_ask_again(thinker: Thinker) -> None:
    short = Questions(thinker.turns, thinker._think, patience=0.01)
    thinker.ask(CHLOE, 0)
    await quiet()

    async def made() -> Task:
        return replace(thinker._made, seed=5)

    with pytest.raises(Busy):
        await short.ask(BOB, "late", made)
    await thinker.end(2)
    assert thinker.begun == [0], "a question that was given back takes nobody's turn"
    assert thinker.turns.waiting == 0
    assert await asyncio.wait_for(_had(thinker, short.ask(BOB, "late", made)), 5)


async def _had(thinker: Thinker, asked: Coroutine[Any, Any, Considered | None]) -> bool:
    task = asyncio.create_task(asked)
    await quiet()
    await thinker.end()
    return await task is not None


@pytest.mark.parametrize("kind", ["person", "table"])
async def test_a_turn_that_comes_as_its_owner_leaves_goes_on(kind: Kind) -> None:
    turns = Turns()
    had: list[int] = []

    async def have(owner: int, hold: Callable[[], Awaitable[object]]) -> None:
        async with turns.turn(kind, owner):
            had.append(owner)
            await hold()

    gate = asyncio.Event()
    first = asyncio.create_task(have(ANN, gate.wait))
    await quiet()
    second = asyncio.create_task(have(BOB, quiet))
    third = asyncio.create_task(have(CHLOE, quiet))
    await quiet()
    gate.set()
    await first
    second.cancel()
    await asyncio.gather(third, second, return_exceptions=True)
    assert CHLOE in had
    assert turns.waiting == 0
    with pytest.raises(Late):
        async with turns.turn(kind, ANN), turns.turn(kind, BOB, within=0.01):
            raise AssertionError("two turns at once")


@dataclass(slots=True)
class Hall:
    """A queue in which nothing but the order of turns passes. waits: for each place whose owner had
    no other one, how many turns others had before its own came, by kind and owner."""

    at_once: int = 1
    turns: Turns = field(init=False)
    served: list[tuple[Kind, int]] = field(default_factory=list)
    waits: list[tuple[Kind, int, Counter[tuple[Kind, int]]]] = field(default_factory=list)
    busy: list[Kind] = field(default_factory=list)
    queued: Counter[tuple[Kind, int]] = field(default_factory=Counter)
    most: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.turns = Turns(self.at_once)

    async def take(self, kind: Kind, owner: int, ends: asyncio.Semaphore) -> None:
        before, alone = len(self.served), not self.queued[kind, owner]
        self.queued[kind, owner] += 1
        async with self.turns.turn(kind, owner):
            self.queued[kind, owner] -= 1
            if alone:
                self.waits.append((kind, owner, Counter(self.served[before:])))
            self.served.append((kind, owner))
            self.busy.append(kind)
            self.most["all"] = max(self.most["all"], len(self.busy))
            self.most["spare"] = max(self.most["spare"], self.busy.count("spare"))
            await ends.acquire()
            self.busy.remove(kind)


TABLES, PEOPLE, GREEDY = 50, 30, 7
"""Tables with computers, each of a host of its own; people who like hints; of them the one who asks
again before an answer is read."""


@pytest.mark.parametrize("at_once", [1, 2, 4])
@pytest.mark.parametrize("seed", range(3))
async def test_at_fifty_tables_nobody_holds_up_anybody_else(at_once: int, seed: int) -> None:
    """However they arrive: while somebody waits, nobody else has more than two turns, and hints and
    tables alternate. So a hint waits for a turn of each who asks and as many of tables, and a
    table for one of each table and as many hints, whatever anybody does without end."""
    hall, rng, ends = Hall(at_once), random.Random(seed), asyncio.Semaphore(0)
    async with asyncio.TaskGroup() as group:
        for _ in range(600):
            match rng.randrange(4):
                case 0:
                    group.create_task(hall.take("person", GREEDY, ends))
                case 1:
                    group.create_task(hall.take("person", rng.randrange(PEOPLE), ends))
                case 2:
                    group.create_task(hall.take("table", 100 + rng.randrange(TABLES), ends))
                case _:
                    # A host of many tables, all of which ask at once.
                    for _ in range(rng.randrange(5)):
                        group.create_task(hall.take("table", 100, ends))
            await quiet()
            if rng.random() < 0.6:
                ends.release()
                await quiet()
        for _ in range(5_000):
            ends.release()
    assert hall.most["all"] == at_once
    assert len(hall.waits) > 200
    for kind, _, others in hall.waits:
        same = [count for (one, _), count in others.items() if one == kind]
        assert max(same, default=0) <= 2
        assert others.total() - sum(same) <= sum(same) + 1
    assert max(others.total() for *_, others in hall.waits) > 5, "some have to wait"


async def test_at_fifty_tables_each_has_a_turn_before_any_has_two() -> None:
    """All computers are asked in the same moment, and everybody wants hints without end: each table
    has its turn within twice as many turns as there are tables."""
    hall, ends = Hall(), asyncio.Semaphore(0)
    hall_tables = range(100, 100 + TABLES)
    async with asyncio.TaskGroup() as group:
        for _ in range(5):
            for table in hall_tables:
                group.create_task(hall.take("table", table, ends))
        for person in range(PEOPLE):
            for _ in range(5):
                group.create_task(hall.take("person", person, ends))
        await quiet()
        for _ in range(2 * TABLES):
            ends.release()
            await quiet()
        first = [owner for kind, owner in hall.served[: 2 * TABLES] if kind == "table"]
        assert sorted(first) == list(hall_tables)
        hints = [owner for kind, owner in hall.served[: 2 * PEOPLE] if kind == "person"]
        assert sorted(hints) == list(range(PEOPLE))
        for _ in range(5_000):
            ends.release()


async def test_of_several_places_one_is_kept_from_spare_time() -> None:
    """A hint need not wait for the end of somebody's review."""
    hall, ends = Hall(3), asyncio.Semaphore(0)
    async with asyncio.TaskGroup() as group:
        for person in range(6):
            group.create_task(hall.take("spare", person, ends))
        await quiet()
        assert hall.busy == ["spare", "spare"]
        group.create_task(hall.take("person", ANN, ends))
        await quiet()
        assert hall.busy == ["spare", "spare", "person"]
        for _ in range(7):
            ends.release()
            await quiet()
    assert hall.most == {"all": 3, "spare": 2}
    assert len(hall.served) == 7
