"""A table at which nobody plays any more is told so, kept open by a press, and closed."""

from __future__ import annotations

from functools import partial

import pytest

from tables.model import leases
from tables.model.idleness import DAY, LEAST
from tables.store import lease_rows
from tests.bot.simulated import World, presses, words

pytestmark = pytest.mark.usefixtures("plain_pictures")


async def pass_days(world: World, days: float) -> None:
    """Days in which the bot was there and nobody pressed anything. Its timers do not fire: a week
    of them takes long."""
    world.env.backend.advance_clock(days * DAY)
    await world.service.store.write(partial(lease_rows.looked, ranges=leases.ALL, at=world.now()))
    world.bot.upkeep.close_idle(world.service, LEAST)  # as if it had not looked within the hour
    await world.bot.upkeep.tick()
    await world.all_said()


async def test_a_table_is_told_kept_open_and_closed(world: World) -> None:
    await world.start("Ann", "Bob")
    [asked] = await world.asked()
    other = next(world[name] for name in ("Ann", "Bob") if world[name].id != asked.id)
    await pass_days(world, LEAST - 7)
    notice = world.messages()[-1]
    assert "I close it without a result in seven days" in words(notice)
    assert f"<@{asked.id}>" in words(notice)
    assert f"<@{other.id}>" not in words(notice)
    assert world.posted[-1].pinged == (asked.id,)

    refused = await world.press(world["Chloe"], notice, "keep")
    assert "You have no seat" in words(refused.followups[-1])
    await world.press(other, notice, "keep")
    [kept] = [m for m in world.messages() if "wants to keep this table open" in words(m)]
    assert f"<@{other.id}>" in words(kept)
    assert not presses(kept)

    await pass_days(world, LEAST - 1)
    assert "I close it without a result in seven days" in words(world.messages()[-1])
    assert (await world.table()).open
    await pass_days(world, 7)
    assert not (await world.table()).open
    assert any("so I closed it. The game ends" in words(m) for m in world.messages())
