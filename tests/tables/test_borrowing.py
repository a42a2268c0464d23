"""Tables in borrowed places, as the database knows them: what is owed, who hosts, what is
forgotten."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tables.maintenance import doctor
from tables.maintenance.privacy import Privacy
from tables.maintenance.removing import Removing
from tables.model import leases
from tables.model.outgoing import Turn
from tables.model.server_rules import NOBODY_SPECIAL
from tables.model.table import Table
from tables.operations.borrowing import PER_PLACE
from tables.store import borrowed_rows, outbox_rows
from tables.store.connection import Connection
from tables.store.limits import TableLimits, TooMany
from tests.tables.backends import behind
from tests.tables.errands import rules_of
from tests.tables.parlour import ANN, BOB, Parlour, parlour
from tests.tables.refused import refused

PLACE, SERVER, HALL = 901, 902, 903
PATH = "agora.sqlite3"


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path / PATH, (ANN, BOB)) as opened:
        yield opened


async def opened(here: Parlour) -> Table:
    made: Table = await here.service.borrowing.create(
        game="errands",
        channel_id=PLACE,
        server=None,
        host=ANN,
        options={},
        bounds=TableLimits(),
        language="en",
        reached=False,
    )
    return made


async def owed(here: Parlour, table: Table, *, sure: bool = True) -> int:
    """A board that waits for a press; its number."""

    def work(db: Connection) -> int:
        board = Turn(from_seq=-1, to_seq=0, asked=(0,), ping=(ANN.id,))
        outbox_rows.announce(db, table.id, here.clock(), [board])
        [row] = borrowed_rows.of_kind(db, table.id, "turn")
        outbox_rows.begin_delivery(db, row.id)
        borrowed_rows.owe(db, row.id, "nobody is there", sure=sure)
        return row.id

    return await here.store.write(work)


async def test_what_is_owed_is_due_once_somebody_presses_there(here: Parlour) -> None:
    table = await opened(here)
    number = await owed(here, table)
    assert await here.store.read(outbox_rows.first_pending) == []
    assert await here.service.borrowing.press(PLACE + 1, ANN.id, None, ()) is False
    assert await here.service.borrowing.press(PLACE, BOB.id, None, ())
    [row] = await here.store.read(outbox_rows.first_pending)
    assert (row.id, row.late, row.attempts) == (number, True, 0)


async def test_only_a_message_that_may_be_there_is_known_by_its_mark(here: Parlour) -> None:
    table = await opened(here)
    number = await owed(here, table, sure=False)
    row = await here.store.read(lambda db: outbox_rows.one(db, number))
    assert row is not None
    await here.service.borrowing.press(PLACE, BOB.id, 77, ("another mark",))
    assert len(await here.store.read(outbox_rows.first_pending)) == 1
    await here.service.borrowing.press(PLACE, BOB.id, 77, (row.nonce,))
    assert await here.store.read(outbox_rows.first_pending) == []
    assert (await here.service.views.table(table.id)).message_id == 77


async def test_a_place_and_a_host_have_limits(here: Parlour) -> None:
    for _ in range(PER_PLACE):
        await opened(here)
    with refused(TooMany, "There are already 5 open tables here"):
        await opened(here)


async def test_another_process_speaks_for_it_while_its_press_lasts(here: Parlour) -> None:
    table = await opened(here)
    number = await owed(here, table)
    at = here.clock()
    await here.store.write(lambda db: borrowed_rows.press(db, PLACE, BOB.id, "one", at))

    async def mine(node: str, ranges: frozenset[int], now: float) -> list[int]:
        found = await here.store.read(
            lambda db: outbox_rows.first_pending(db, ranges, node=node, now=now)
        )
        return [row.id for row in found]

    everything = frozenset(leases.ALL)
    assert await mine("one", frozenset(), at) == [number]
    assert await mine("other", everything, at) == []
    assert await mine("other", everything, at + borrowed_rows.HOLD + 1) == [number]


async def test_a_person_who_is_forgotten_leaves_nothing_there(here: Parlour) -> None:
    table = await opened(here)
    assert table.unreached == (ANN.id,)
    assert (await Privacy(here.service).gather(ANN.id))["cannot_be_written_to"] == [
        {"table": table.id}
    ]
    await Privacy(here.service).forget(ANN)
    left = "SELECT count(*) FROM unreached"
    assert (await here.store.read(lambda db: db.execute(left).fetchone()[0])) == 0


async def test_a_table_that_is_removed_leaves_nothing_there(here: Parlour) -> None:
    table = await opened(here)
    await owed(here, table)
    await Removing(here.service).table(table.id)
    left = (
        "SELECT (SELECT count(*) FROM borrowed) + (SELECT count(*) FROM unreached)"
        " + (SELECT count(*) FROM outbox)"
    )
    assert (await here.store.read(lambda db: db.execute(left).fetchone()[0])) == 0


async def test_a_home_on_a_server_leaves_nothing_borrowed(here: Parlour) -> None:
    table = await opened(here)
    await owed(here, table)
    moved = await here.service.borrowing.link(
        table.id,
        ANN.id,
        guild_id=SERVER,
        channel_id=HALL,
        parent_id=None,
        bounds=TableLimits(),
        opener=NOBODY_SPECIAL,
    )
    assert (moved.place, moved.guild_id, moved.channel_id) == ("there", SERVER, HALL)
    assert moved.unreached == ()
    assert await here.service.borrowing.open_in(PLACE) == []
    owing = "SELECT count(*) FROM outbox WHERE owed = 1"
    assert (await here.store.read(lambda db: db.execute(owing).fetchone()[0])) == 0


async def test_the_doctor_finds_a_table_that_is_half_in_a_group_message(
    here: Parlour, tmp_path: Path
) -> None:
    table = await opened(here)
    assert doctor.examine(behind(tmp_path / PATH), rules_of).findings == []
    await here.store.write(lambda db: db.execute("DELETE FROM borrowed").rowcount)
    [found] = doctor.examine(behind(tmp_path / PATH), rules_of).findings
    assert (found.code, found.facts["table"]) == ("borrowed_astray", table.id)


@pytest.mark.parametrize("days", [13, 15])
async def test_a_host_who_presses_nothing_for_two_weeks_is_none_any_more(
    here: Parlour, days: int
) -> None:
    table = await opened(here)
    await here.service.lobbies.join(table.id, BOB)
    here.clock.at += days * 86_400.0
    assert await here.service.borrowing.pass_on(0) is None
    host = (await here.service.views.table(table.id)).host_id
    assert host == (ANN.id if days < 14 else BOB.id)
