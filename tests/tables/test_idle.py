"""Idle tables are closed: never without notice, never while somebody plays."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio

from bot.delivery.outbox import Outbox
from tables.maintenance import doctor
from tables.maintenance.idling import Idling
from tables.model import leases, outgoing
from tables.model.errors import NotSeated, WrongStatus
from tables.model.idleness import DAY, LOBBY_DAYS, NOTICE, UNHEARD, Lull, Warned
from tables.model.outbox import OutboxRow, Outgoing
from tables.model.table import Table
from tables.store import idle_rows, lease_rows
from tests.tables.backends import behind
from tests.tables.errands import Cheer, Finish, Walk, rules_of
from tests.tables.nodes import overtaken
from tests.tables.parlour import ANN, BOB, CHLOE, MARA, Parlour, parlour

PATH = "agora.sqlite3"
DAYS = 30
PATIENCE = DAYS * DAY


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path / PATH, (ANN, BOB)) as opened:
        yield opened
        assert doctor.examine(behind(tmp_path / PATH), rules_of).findings == []


async def said(here: Parlour) -> None:
    async def deliver(row: OutboxRow[Outgoing]) -> int:
        return 9000 + row.id

    assert await Outbox(here.store, deliver, now=here.clock).drain() is None


async def look(here: Parlour, idling: Idling) -> None:
    """The scheduler has looked just now; all tables are looked at, and what there is to say is."""
    await here.store.write(partial(lease_rows.looked, ranges=leases.ALL, at=here.clock.at))
    while await idling.look():
        pass
    await said(here)


async def pass_days(here: Parlour, days: int, idling: Idling | None = None) -> None:
    """Days on which the bot is there and nobody does anything."""
    idling = idling or Idling(here.service, DAYS)
    for _ in range(days):
        here.clock.at += DAY
        await look(here, idling)


async def warned(here: Parlour) -> list[outgoing.Idle]:
    return await here.told(outgoing.Idle)


async def is_open(here: Parlour, table: Table) -> bool:
    return (await here.table(table)).open


IDLE = Lull(1, 5, 0.0)
HEARD = Warned(5, pending=False, at=PATIENCE, heard=True)


@pytest.mark.parametrize(
    ("lull", "now", "due"),
    [
        (IDLE, PATIENCE - NOTICE - 1, None),
        (IDLE, PATIENCE - NOTICE, "warn"),
        (replace(IDLE, warned=replace(HEARD, pending=True, at=0.0)), 9 * PATIENCE, None),
        (replace(IDLE, warned=HEARD), PATIENCE + NOTICE - 1, None),
        (replace(IDLE, warned=HEARD), PATIENCE + NOTICE, "close"),
        (replace(IDLE, warned=replace(HEARD, at=1.0)), PATIENCE - 1, None),
        (replace(IDLE, warned=replace(HEARD, heard=False)), PATIENCE + NOTICE - 1, None),
        (replace(IDLE, warned=replace(HEARD, heard=False)), PATIENCE + NOTICE, "warn"),
        (
            replace(IDLE, warned=replace(HEARD, at=PATIENCE + NOTICE, heard=False)),
            PATIENCE + UNHEARD - 1,
            "warn",
        ),
        (
            replace(IDLE, warned=replace(HEARD, at=PATIENCE + NOTICE, heard=False)),
            PATIENCE + UNHEARD,
            "close",
        ),
        (replace(IDLE, version=6, warned=HEARD), 9 * PATIENCE, "warn"),
        (replace(IDLE, since=PATIENCE + 1, warned=HEARD), 9 * PATIENCE, "warn"),
        (replace(IDLE, since=PATIENCE + 1, warned=HEARD), PATIENCE + NOTICE, "forget"),
        (replace(IDLE, since=9 * PATIENCE), PATIENCE, None),
    ],
)
def test_what_is_due(lull: Lull, now: float, due: str | None) -> None:
    assert lull.due(now, PATIENCE) == due


async def test_an_idle_game_is_told_and_then_closed(here: Parlour) -> None:
    table = await here.game()
    await pass_days(here, DAYS - 8)
    assert await warned(here) == []
    await pass_days(here, 1)
    [notice] = await warned(here)
    assert notice.ping == (ANN.id,)
    await pass_days(here, 6)
    assert await is_open(here, table)
    await pass_days(here, 1)
    assert not await is_open(here, table)
    assert await here.told(outgoing.IdleClosed) == [outgoing.IdleClosed(begun=True)]
    assert len(await warned(here)) == 1
    noted = await here.service.views.notes(table.id)
    assert noted[-2].said == outgoing.IdleClosed(begun=True), "before its secrets"


@pytest.mark.parametrize("days", [None, DAYS])
async def test_a_lobby_closes_sooner_and_its_host_is_asked(here: Parlour, days: int | None) -> None:
    """Whatever the host of the bot says of running games."""
    table, game = await here.lobby(), await here.game()
    idling = Idling(here.service, days)
    await pass_days(here, LOBBY_DAYS - 8, idling)
    assert await warned(here) == []
    await pass_days(here, 1, idling)
    assert [notice.ping for notice in await warned(here)] == [(ANN.id,)]
    await pass_days(here, 6, idling)
    assert await is_open(here, table)
    await pass_days(here, 1, idling)
    assert not await is_open(here, table)
    assert await is_open(here, game)
    assert await here.told(outgoing.IdleClosed) == [outgoing.IdleClosed(begun=False)]


async def test_games_stay_open_where_the_host_wants_that(here: Parlour) -> None:
    game = await here.game()
    await pass_days(here, 4 * DAYS, Idling(here.service, None))
    assert await is_open(here, game)
    assert await warned(here) == []


@pytest.mark.parametrize("what", ["draft", "undone", "publish", "join", "plan", "keep"])
async def test_whatever_somebody_does_begins_it_again(here: Parlour, what: str) -> None:
    table = await (here.lobby() if what == "join" else here.game())
    days = LOBBY_DAYS if what == "join" else DAYS
    await pass_days(here, days - 1)
    assert len(await warned(here)) == 1
    match what:
        case "draft":
            await here.act(table, ANN, Walk(1))
        case "undone":
            await here.act(table, ANN, Walk(1))
            await here.service.playing.undo(table.id, ANN.id, None)
        case "publish":
            await here.act(table, ANN, Walk(1), Finish())
        case "join":
            await here.service.lobbies.join(table.id, CHLOE)
        case "plan":
            await here.service.plans.plan(table.id, BOB.id, None, Walk(1), interaction=7)
        case "keep":
            await here.service.hosting.keep_open(table.id, BOB.id)
    # What was taken back leaves nothing that says when; the notice comes again at once.
    await pass_days(here, 7 if what == "undone" else days - 1)
    assert await is_open(here, table)
    await pass_days(here, 1)
    assert not await is_open(here, table)


async def test_who_is_away_is_waited_for(here: Parlour) -> None:
    table = await here.game()
    back = here.clock.at + 40 * DAY
    await here.reminders.change_user(ANN.id, lambda u: replace(u, away_until=back))
    await pass_days(here, 40 + DAYS - 8)
    assert await warned(here) == []
    await pass_days(here, 8)
    assert not await is_open(here, table)


async def test_a_stop_of_the_bot_is_no_time_in_which_somebody_could_play(here: Parlour) -> None:
    table = await here.game()
    await pass_days(here, DAYS - 6)
    assert len(await warned(here)) == 1
    here.clock.at += 60 * DAY
    await here.reminders.tick()
    await pass_days(here, 5)
    assert await is_open(here, table)
    await pass_days(here, 1)
    assert not await is_open(here, table)


async def test_before_the_scheduler_has_noticed_a_stop_nothing_is_closed(here: Parlour) -> None:
    table = await here.game()
    await pass_days(here, DAYS - 6)
    here.clock.at += 60 * DAY
    await Idling(here.service, DAYS).look()
    assert await is_open(here, table)


async def test_a_clock_that_was_a_year_ahead_keeps_no_table_open(here: Parlour) -> None:
    idling = Idling(here.service, DAYS)
    here.clock.at += 365 * DAY
    await look(here, idling)
    here.clock.at -= 365 * DAY
    table = await here.game()
    await pass_days(here, DAYS, idling)
    assert not await is_open(here, table)


async def test_a_move_at_the_very_moment_keeps_the_table_open(
    here: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the look and the closing somebody may pass the table's lock, or press a button that
    raises no version."""
    table, other = await here.game(), await here.game()
    await pass_days(here, DAYS - 1)
    lulls = idle_rows.lulls
    found = await here.store.read(
        lambda db: lulls(db, lobbies=here.clock.at, games=here.clock.at, after=0, limit=9)
    )
    here.clock.at += DAY
    await here.store.write(partial(lease_rows.looked, ranges=leases.ALL, at=here.clock.at))
    await here.act(table, ANN, Cheer())
    await here.service.hosting.keep_open(other.id, ANN.id)
    monkeypatch.setattr(idle_rows, "lulls", lambda *_, **__: found)
    assert [lull.due(here.clock.at, PATIENCE) for lull in found] == ["close", "close"]
    await Idling(here.service, DAYS).look()
    assert await is_open(here, table)
    assert await is_open(here, other)


async def test_a_notice_that_nobody_could_read_closes_nothing(here: Parlour) -> None:
    table = await here.game()
    await pass_days(here, DAYS - 8)

    async def lose() -> None:
        await here.store.write(
            lambda db: (
                db.execute(
                    "UPDATE outbox SET state = 'given up', error = 'refused' WHERE kind = 'idle'"
                ).rowcount
            )
        )

    await pass_days(here, 1)
    await lose()
    for _ in range(7):
        await pass_days(here, 1)
    assert await is_open(here, table)
    assert len(await warned(here)) == 1
    assert (await here.newest(outgoing.Idle)).version == (await here.table(table)).version
    await pass_days(here, 7)
    assert not await is_open(here, table), "the next one was read"


async def test_a_table_that_rests_is_neither_told_nor_closed(here: Parlour) -> None:
    table = await here.game()
    await here.service.places.rest([table.id])
    await pass_days(here, 2 * DAYS)
    assert await warned(here) == []
    assert await is_open(here, table)


async def test_only_who_plays_there_keeps_a_table_open(here: Parlour) -> None:
    table = await here.game()
    with pytest.raises(NotSeated):
        await here.service.hosting.keep_open(table.id, MARA.id)
    await here.service.hosting.keep_open(table.id, BOB.id)
    assert "Kept" not in str(await here.service.views.notes(table.id)), "it lay not idle"
    await here.service.hosting.abandon(table.id, ANN.id)
    with pytest.raises(WrongStatus):
        await here.service.hosting.keep_open(table.id, BOB.id)


async def test_nobody_is_told_that_a_table_stays_open_that_is_closed_meanwhile(
    here: Parlour,
) -> None:
    table = await here.game()
    overtaken(here, lambda other: other.hosting.abandon(table.id, ANN.id))
    with pytest.raises(WrongStatus):
        await here.service.hosting.keep_open(table.id, BOB.id)
