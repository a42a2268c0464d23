"""Each event is let in once, and a stop waits for those who are inside."""

from __future__ import annotations

import asyncio

import pytest

from bot.widgets import interaction_gate
from bot.widgets.interaction_gate import InteractionGate


async def test_an_event_that_comes_again_is_not_let_in() -> None:
    door = InteractionGate()
    assert [door.enter(1), door.enter(2), door.enter(1)] == ["pass", "pass", "again"]


async def test_only_so_many_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interaction_gate, "REMEMBERED", 2)
    door = InteractionGate()
    assert {door.enter(number) for number in range(5)} == {"pass"}
    assert door.enter(4) == "again"
    assert door.enter(0) == "pass", "it is long forgotten"


async def test_a_stop_waits_for_those_inside_and_lets_nobody_new_in() -> None:
    door, order = InteractionGate(), list[str]()
    inside, go_on = asyncio.Event(), asyncio.Event()

    async def handler() -> None:
        assert door.enter(1) == "pass"
        inside.set()
        await go_on.wait()
        order.append("answered")

    async def late() -> None:
        order.append(door.enter(2))

    running = asyncio.create_task(handler())
    await inside.wait()
    closing = asyncio.create_task(door.close(60.0))
    await asyncio.sleep(0)
    await asyncio.create_task(late())
    assert not closing.done()
    go_on.set()
    assert await closing == 0
    assert order == ["leave", "answered"]
    assert door.enter(3) == "shut"
    assert running.done()


async def test_those_who_keep_coming_do_not_put_the_stop_off() -> None:
    door, told = InteractionGate(), asyncio.Event()

    async def late(number: int) -> None:
        assert door.enter(number) == "leave"
        told.set()
        await asyncio.Event().wait()

    async def handler() -> None:
        door.enter(1)
        await told.wait()

    running = asyncio.create_task(handler())
    await asyncio.sleep(0)
    closing = asyncio.create_task(door.close(0.01))
    await asyncio.sleep(0)
    comers = [asyncio.create_task(late(n)) for n in range(2, 9)]
    assert await closing == 0, "the one who was inside has come to an end"
    assert running.done()
    assert all(task.cancelled() for task in comers)


async def test_who_does_not_come_to_an_end_is_broken_off() -> None:
    door, inside = InteractionGate(), asyncio.Event()

    async def handler() -> None:
        door.enter(1)
        inside.set()
        await asyncio.Event().wait()

    running = asyncio.create_task(handler())
    await inside.wait()
    assert await door.close(0.0) == 1
    assert running.cancelled()
