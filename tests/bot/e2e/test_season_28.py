"""A season of twenty-eight people. Some drop out, and the bot is stopped in between."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tables.model.guards import ManagedServer
from tests.bot.club import looks_rarely
from tests.bot.e2e.seasons import (
    begin_season,
    facts,
    later,
    manager,
    on_post,
    resign_all_but,
    sign_up,
)
from tests.bot.simulated import World, simulated

pytestmark = pytest.mark.usefixtures("plain_pictures")
PEOPLE = tuple(f"P{number:02}" for number in range(1, 31))
"""Two of them wait for a place."""


async def _leave(world: World, name: str) -> None:
    page = await on_post(world, name, "compout")
    await world.press(world[name], page.response, "compleave")


@pytest.mark.sliced(10)
@pytest.mark.parametrize("seed", [1])
async def test_a_season_of_twenty_eight(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    looks_rarely(monkeypatch)
    chance = Random(seed)
    async with simulated(tmp_path, PEOPLE) as world:
        mara = manager(world)
        await begin_season(world, mara, groups=4)
        for name in PEOPLE:
            await sign_up(world, name, most=str(chance.choice((1, 2, 3))))
        await later(world, (await facts(world)).competition.confirms_at - world.now() + 1)
        for name in PEOPLE:
            await on_post(world, name, "compin")
        await later(world, (await facts(world)).competition.starts_at - world.now() + 1)
        found = await facts(world)
        assert len(found.tables) == 28
        assert Counter(one.state for one in found.entrants) == {"in": 28, "waiting": 2}
        leaving, gone = {2: 2, 4: 2, 6: 1}, set[str]()
        for turn in range(80):
            found = await facts(world)
            if found.competition.state != "running":
                break
            for _ in range(leaving.get(turn, 0)):
                there = [one.name for one in found.entrants if one.plays and one.name not in gone]
                name = chance.choice(there)
                await _leave(world, name)
                gone.add(name)
            if turn in (3, 7):
                await world.restart()
            opened = [one for one in found.tables if one.state == "open"]
            busy = Counter(who for one in opened for who in one.people)
            assert all(busy[one.id] <= one.at_once for one in found.entrants)
            for one in opened[:3]:
                table = await world.service.views.table(one.table_id or 0)
                people = [seat.user_id for seat in table.seats if seat.user_id is not None]
                if table.status == "running" and len(people) > 1:
                    await resign_all_but(world, table.id, chance.choice(people))
                    table = await world.service.views.table(table.id)
                if table.status == "running":  # computers play on, which takes long
                    with world.env._bot_scope():
                        server = ManagedServer(world.guild.id)
                        await world.service.hosting.abandon(table.id, mara.id, server=server)
            await later(world, 150)
        found = await facts(world)
        assert found.competition.state == "over"
        assert not [one for one in found.tables if one.state in ("planned", "open")]
        for group in range(1, 5):
            ranks = sorted(one.rank or 0 for one in found.entrants if one.division == group)
            assert ranks == [1, 2, 3, 4, 5, 6, 7]
        assert {one.name for one in found.entrants if one.state == "dropped"} == gone
        assert len(gone) == 5
        opened_at = [one.table_id for one in found.tables if one.table_id is not None]
        assert len(opened_at) == len(set(opened_at)), "each table was opened once"
