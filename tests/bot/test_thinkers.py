"""Thinking for tables: what nobody wants to know any more does not keep others waiting."""

from __future__ import annotations

import asyncio
import pickle
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.drawing.workers import Worker
from bot.thinking.loading import load_rules
from bot.thinking.workers import SearchPool, _hand
from engine import registry
from engine.thinking import SearchResult, Task
from tables.model.table import UserRef
from tables.operations.thinking import GUARDED, Pending
from tests.bot import slow_thought
from tests.tables.parlour import ANN, Parlour, parlour
from tests.witnesses import lost

GAME, QUICK = "tta-new-story", "antike-duellum"


FIFTY = 50


async def _pending(here: Parlour, table: int) -> Pending:
    found = await here.service.thinking.pending(table)
    assert found is not None
    return found


async def _asked(here: Parlour, number: int = 0, game: str = GAME) -> int:
    """A table at which a computer is asked at once. number: each has another host."""
    lobbies, host = here.service.lobbies, UserRef(ANN.id + number, f"Ann {number}")
    for channel in range(20 * number, 20 * number + 20):
        table = await lobbies.create(game=game, guild_id=1, channel_id=5 + channel, host=host)
        await lobbies.add_computer(table.id, host.id, "strong")
        await here.service.playing.start(table.id, host.id)
        if await here.service.thinking.pending(table.id) is not None:
            return table.id
    raise lost("a table at which the computer begins", f"20 deals of {game}")


async def test_a_thought_for_a_table_that_was_closed_is_broken_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.thinking.workers.think", slow_thought.endless)
    async with parlour(tmp_path / "a.sqlite3", (ANN,), rules_of=registry.rules) as here:
        hand = Worker("thinking")
        thinkers = SearchPool(here.service, hand=hand)
        table = await _asked(here)
        here.service.listen(on_computer_turn=thinkers.queue_table, moved=thinkers.moved)
        thinkers.queue_table(table)
        while not thinkers._now or hand.number is None:
            await asyncio.sleep(0.01)
        await here.service.hosting.abandon(table, ANN.id)
        await asyncio.wait_for(thinkers.settled(), 120)
        await thinkers.stop()


@pytest.mark.sliced(10)
async def test_a_thought_that_comes_early_waits_for_its_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer that hangs on hidden things comes after the same time, however quick it is."""
    async with parlour(tmp_path / "a.sqlite3", (ANN,), rules_of=registry.rules) as here:
        slept: list[float] = []

        async def sleep(seconds: float) -> None:
            slept.append(seconds)

        async def nothing(task: Task) -> SearchResult | None:
            here.clock.at += 2
            return None

        table = await _asked(here)
        pending = await here.service.thinking.pending(table)
        assert pending is not None
        late = replace(pending, due=here.clock.at + GUARDED)

        async def found(table: int) -> Pending:
            return late

        monkeypatch.setattr(here.service.thinking, "pending", found)
        thinkers = SearchPool(here.service, doing=nothing)
        with monkeypatch.context() as quick:
            quick.setattr("bot.thinking.workers.asyncio.sleep", sleep)
            await thinkers._serve(table)
        assert slept[0] == GUARDED - 2, "before it answers"
        await thinkers.stop()


@pytest.mark.sliced(5)
def test_a_game_is_loaded_before_it_is_thought_about() -> None:
    """Once for a process, and not within the time for thinking."""
    asked: list[tuple[Any, bool]] = []
    hand = _hand(apart=True)
    assert isinstance(hand, Worker)
    exchange = hand._exchange

    def noted(process: Any, message: bytes, *, loading: bool = False) -> Any:
        asked.append((pickle.loads(message), loading))
        return exchange(process, message, loading=loading)

    hand._exchange = noted  # type: ignore[method-assign]
    task = Task("antike-duellum", 0, None, (), 1)  # type: ignore[arg-type]
    try:
        for _ in range(2):
            assert hand.call(callable, (task,)) == (True, False)
    finally:
        hand.close()
    assert [call for call, loading in asked if loading][1:] == [(load_rules, (task.game,))]
    assert [call for call, loading in asked if not loading] == [(callable, (task,))] * 2


@pytest.mark.sliced(10)
async def test_at_fifty_tables_each_computer_answers_once_before_any_does_twice(
    tmp_path: Path,
) -> None:
    """Computers are asked at all of them in the same moment, and ten people want hints without
    end: each table has its answer within as many thoughts of tables as there are, and as many
    hints."""
    async with parlour(tmp_path / "a.sqlite3", (ANN,), rules_of=registry.rules) as here:
        order: list[str] = []
        begin = asyncio.Event()

        async def noted(task: Task) -> SearchResult | None:
            await begin.wait()
            order.append("hint" if task.seed < 0 else "table")
            return SearchResult((), 0, None, ()) if task.seed < 0 else None

        pool = SearchPool(here.service, doing=noted)
        tables = [await _asked(here, host, QUICK) for host in range(FIFTY)]
        made = (await _pending(here, tables[0])).task
        for table in tables:
            pool.queue_table(table)
        await asyncio.sleep(0)

        async def wish(person: int) -> None:
            for number in range(FIFTY):

                async def prepare(seed: int = -1 - person * FIFTY - number) -> Task:
                    return replace(made, seed=seed)

                await pool.search(person, (person, number), prepare)

        people = [asyncio.create_task(wish(person)) for person in range(10)]
        await asyncio.sleep(0)
        before = [(await here.service.views.table(table)).seq for table in tables]
        begin.set()
        while order.count("table") < FIFTY:
            await asyncio.sleep(0.01)
        assert order[: 2 * FIFTY].count("table") >= FIFTY - 1
        await pool.settled()
        after = [(await here.service.views.table(table)).seq for table in tables]
        assert all(now > then for now, then in zip(after, before, strict=True))
        await pool.stop()
        await asyncio.gather(*people, return_exceptions=True)
