"""Tables of seasons and tournaments, which nobody hosts: who is asked, and what managers do."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from tables.model import outgoing
from tables.model.clock import HOUR
from tables.model.competitions import NO_HOST
from tables.model.errors import NotAllowed
from tables.model.guards import ManagedServer, need_host
from tables.model.paces import PACES
from tables.model.table import Table
from tables.store import idle_rows
from tests.tables.league import SERVER, League, league
from tests.tables.parlour import ANN, BOB, Parlour, parlour


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path / "agora.sqlite3", (ANN, BOB)) as opened:
        yield opened


async def hostless(here: Parlour) -> Table:
    """A game that nobody hosts."""
    table = await here.game()
    await here.store.write(
        lambda db: db.execute("UPDATE games SET host_id = :nobody", {"nobody": NO_HOST})
    )
    return await here.table(table)


async def test_only_managers_have_a_say(here: Parlour) -> None:
    table = await hostless(here)
    for server in (None, ManagedServer(2)):
        with pytest.raises(NotAllowed) as error:
            need_host(table, ANN.id, server)
        assert error.value.code == "manager_only"
    need_host(table, ANN.id, ManagedServer(1))
    with pytest.raises(NotAllowed) as error:
        need_host(replace(table, host_id=BOB.id), ANN.id)
    assert error.value.code == "host_only"


async def test_nobody_is_asked_to_replace_a_player(here: Parlour) -> None:
    table = await hostless(here)
    clock = replace(PACES["daily"], fallback="replace")
    await here.reminders.change_rules(table, ANN.id, lambda _: clock, ManagedServer(1))
    here.clock.at += 1_000 * HOUR
    await here.reminders.tick()
    [told] = await here.told(outgoing.TimeOut)
    assert (told.user, told.ping) == (ANN.id, ())


async def test_nobody_is_pinged_at_an_idle_table_that_waits_for_nobody(here: Parlour) -> None:
    table = await hostless(here)
    await here.store.write(lambda db: db.execute("DELETE FROM waits"))
    lull = await here.store.read(lambda db: idle_rows.lull(db, table.id))
    assert lull is not None
    await here.store.write(lambda db: idle_rows.warn(db, lull, here.clock.at))
    assert [told.ping for told in await here.told(outgoing.Idle)] == [()]


async def test_to_which_competition_a_table_belongs(here: Parlour) -> None:
    own = await here.game()
    season: League = await league(here)
    await season.begun(7)
    one = await season.competition()
    found = await here.service.competitions.of_tables(SERVER)
    tables = [table.table_id for table in await season.open_tables()]
    assert found == {table: one for table in tables if table is not None}
    assert own.id not in found
    assert found
    assert await here.service.competitions.of_tables(2) == {}
