"""What SimCord does in less time, it answers as before."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from simcord import _settlement

from tests.bot import lighter_simcord
from tests.bot.simulated import World

pytestmark = pytest.mark.of_the_file


async def test_the_same_timers_wake_the_same_tasks(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows that nobody answers wait, each with a timer, while others press and days pass."""
    found: list[int] = []

    def compared(state: Any, task: asyncio.Task[Any], waiter: Any) -> list[Any]:
        own = lighter_simcord.timers_waking(state, task, waiter)
        before = lighter_simcord.BEFORE(state, task, waiter)
        assert {id(record) for record in own} == {id(record) for record in before}
        found.append(len(own))
        return own

    monkeypatch.setattr(_settlement, "_timer_records_waking", compared)
    for _ in range(3):
        await world["Ann"].slash(world.channel, "report")
    await world.start("Ann", "Bob")
    await world.advance(60)
    await world["Bob"].slash(world.channel, "report")
    assert max(found) > 0
