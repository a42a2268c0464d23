"""Tables that people of a server can find."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tables.model import paces
from tables.model.asked import HELD
from tables.model.open_tables import OpenTable
from tables.model.table import Table
from tests.tables.parlour import ANN, BOB, CHLOE, Parlour, parlour


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path / "agora.sqlite3", (ANN, BOB)) as opened:
        yield opened


async def lobby(here: Parlour, channel: int, guild: int = 1) -> Table:
    """A lobby of Ann alone, with places for two more."""
    lobbies = here.service.lobbies
    return await lobbies.create(game="errands", guild_id=guild, channel_id=channel, host=ANN)


async def found(here: Parlour, guild: int = 1) -> list[OpenTable]:
    return await here.service.open_tables.on(guild)


async def test_the_newest_open_table_of_the_server_comes_first(here: Parlour) -> None:
    first = await lobby(here, 71)
    here.clock.at += 60
    second = await lobby(here, 72)
    await lobby(here, 73, guild=2)
    assert [one.table.id for one in await found(here)] == [second.id, first.id]


async def test_places_held_for_people_who_were_asked_are_not_free(here: Parlour) -> None:
    table = await lobby(here, 71)
    await here.service.asking.ask(table.id, [BOB, CHLOE], ANN.id)
    assert await found(here) == []
    await here.service.asking.decline(table.id, BOB.id)
    [one] = await found(here)
    assert (one.most, one.free) == (3, 1)
    here.clock.at += HELD
    [one] = await found(here)
    assert one.free == 2


async def test_a_table_is_listed_only_while_anybody_may_find_and_join_it(here: Parlour) -> None:
    table = await lobby(here, 71)
    for joins, listed in (("here", 0), ("asked", 0), ("all", 1)):
        await here.service.lobbies.arrange(table.id, ANN.id, joins=joins)  # type: ignore[arg-type]
        assert len(await found(here)) == listed, joins
    await here.service.lobbies.join(table.id, BOB)
    await here.service.playing.start(table.id, ANN.id)
    assert await found(here) == []


async def test_a_table_tells_its_pace(here: Parlour) -> None:
    table = await lobby(here, 71)
    [one] = await found(here)
    assert one.pace is None, "the default is none of the four"
    rules = paces.PACES["daily"]
    await here.reminders.change_rules(table, ANN.id, lambda old: rules, None)
    [one] = await found(here)
    assert one.pace == "daily"
