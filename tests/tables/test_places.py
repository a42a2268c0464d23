"""Where tables are, on a database without Discord: what rests, what is lost, what moves."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.delivery import outbox
from bot.delivery.outbox import Outbox, Undeliverable
from tables.maintenance.doctor import examine
from tables.maintenance.reminders import Reminders
from tables.model import outgoing
from tables.model.clock import HOUR
from tables.model.errors import NotAllowed, TableExists, UserError
from tables.model.guards import ManagedServer
from tables.model.outbox import OutboxRow, Outgoing
from tables.model.table import Table
from tables.store import outbox_rows, paths, place_rows, request_rows
from tables.store.connection import Connection
from tables.store.sqlite import SqliteStore
from tests.tables.backends import behind
from tests.tables.errands import Finish, rules_of
from tests.tables.parlour import ANN, BOB, MARA, Parlour, parlour
from tests.tables.refused import refused

DAY = 24 * HOUR


async def paced(p: Parlour, table: Table, **wishes: Any) -> None:
    await Reminders(p.service).change_rules(table, ANN.id, lambda r: replace(r, **wishes))


async def lived(p: Parlour, hours: float, step: float = 0.25) -> None:
    end = p.clock.at + hours * HOUR
    while p.clock.at < end:
        p.clock.at = min(end, p.clock.at + step * HOUR)
        await Reminders(p.service).tick()


async def reminders(p: Parlour) -> int:
    return (await p.kinds()).count("reminder")


async def left(p: Parlour, table: Table) -> float:
    """Seconds until the player who is asked runs out of time."""
    [found] = await Reminders(p.service).deadlines(table.id)
    assert found.deadline is not None
    return found.deadline - p.clock.at


# --- rest ----------------------------------------------------------------------------------------


async def test_clocks_and_reminders_go_on_as_they_stood(here: Parlour) -> None:
    table = await here.game()
    await paced(here, table, move=30 * HOUR, fallback="replace")
    await lived(here, 13)
    assert await reminders(here) == 1
    before = await left(here, table)
    await here.service.places.rest([table.id])
    await lived(here, 240, step=6)
    assert await reminders(here) == 1
    assert (await here.kinds()).count("notice") == 1, "only that of the clock"
    await here.service.places.go_on_there([table.id])
    assert await left(here, table) == pytest.approx(before)
    await lived(here, 10)
    assert await reminders(here) == 1, "the second one is due 24 hours after the first"
    await lived(here, 14)
    assert (await here.kinds()).count("notice") == 2, "then the time is out"


async def test_what_is_changed_during_the_rest_does_not_start_the_clock(here: Parlour) -> None:
    table = await here.game()
    await paced(here, table, move=30 * HOUR)
    await lived(here, 5)
    await here.service.places.rest([table.id])
    here.clock.at += 50 * DAY
    await here.reminders.change_user(ANN.id, lambda u: replace(u, reminders="dm"))
    await here.reminders.tick()  # a stop of the program, too
    here.clock.at += 50 * DAY
    await here.service.places.go_on_there([table.id])
    assert await left(here, table) == pytest.approx(25 * HOUR, abs=HOUR)


async def test_an_answer_in_private_begins_a_wait_that_rests(here: Parlour) -> None:
    table = await here.game()
    await paced(here, table, move=30 * HOUR, bank=0.0)
    await here.service.places.rest([table.id])
    here.clock.at += DAY
    await here.act(table, ANN, Finish())
    here.clock.at += 10 * DAY
    await here.reminders.tick()
    await here.service.places.go_on_there([table.id])
    assert await left(here, table) == pytest.approx(30 * HOUR)
    await here.reminders.tick()
    assert await reminders(here) == 0


async def test_the_time_to_agree_stands_still_too(here: Parlour) -> None:
    table = await here.game()
    await here.act(table, ANN, Finish())

    def ask(db: Connection) -> None:
        db.execute(
            "INSERT INTO undo_requests (game_id, seat, user_id, from_seq, to_seq, from_hash, lost,"
            " agreed, at) VALUES (:game, 0, :user, 1, 0, 'x', '[]', '[0]', :at)",
            {"game": table.id, "user": ANN.id, "at": here.clock.at},
        )

    await here.store.write(ask)

    async def silent() -> list[int]:
        now = await here.table(table)

        def work(db: Connection) -> list[int]:
            request = request_rows.open_at(db, table.id)
            assert request is not None
            return request_rows.silent(db, now, request, here.clock.at)

        return await here.store.read(work)

    await here.service.places.rest([table.id])
    here.clock.at += 30 * DAY
    assert await silent() == []
    await here.service.places.go_on_there([table.id])
    assert await silent() == []
    here.clock.at += 2 * DAY
    assert await silent() == [1]


async def test_nothing_is_said_by_a_table_that_rests(here: Parlour) -> None:
    table = await here.game()
    await here.service.places.rest([table.id])
    said: list[OutboxRow[Outgoing]] = []

    async def deliver(row: OutboxRow[Outgoing]) -> int:
        said.append(row)
        return 1

    box = Outbox(here.store, deliver, now=here.clock)
    assert await box.drain() is None
    assert said == []
    here.clock.at += 30 * DAY
    await here.service.places.go_on_there([table.id])
    assert await box.drain() is None
    assert [row.kind for row in said] == ["seal", "turn"]
    assert here.clock.at - said[0].created_at < 60, "a day of patience begins now"


async def test_the_end_of_a_game_that_rests_is_told_afterwards(here: Parlour) -> None:
    table = await here.game()
    await here.service.places.rest([table.id])
    await here.service.hosting.abandon(table.id, ANN.id)
    known = await here.service.places.open_tables()
    assert [k[3] for k in known] == ["left"]
    await here.service.places.go_on_there([table.id])
    assert (await here.table(table)).place == "there"
    assert await here.service.places.open_tables() == []


# --- loss ----------------------------------------------------------------------------------------


async def test_a_lost_channel_is_told_to_those_who_are_asked_and_the_host(here: Parlour) -> None:
    table = await here.game()
    await here.act(table, ANN, Finish())
    await here.service.places.lose_place(table.id)
    told = [row.message for row in await here.outbox() if row.kind == "private"]
    assert told == [outgoing.ChannelGone(user=ANN.id), outgoing.ChannelGone(user=BOB.id)]
    await here.service.places.lose_place(table.id)
    assert (await here.kinds()).count("private") == 2, "once"
    pending = "SELECT kind FROM outbox WHERE kind <> 'seal' AND state = 'pending' ORDER BY id"
    left = await here.store.read(lambda db: [r[0] for r in db.execute(pending)])
    assert left == ["private", "private"]


@pytest.mark.parametrize("posted", [False, True])
async def test_a_channel_that_comes_back_shows_the_board_that_it_lost(
    here: Parlour, posted: bool
) -> None:
    table = await here.game()
    if posted:
        assert await Outbox(here.store, _said, now=here.clock).drain() is None
    await here.service.places.lose_place(table.id)
    await here.service.places.find_place(table.id)
    assert (await here.table(table)).place == "there"
    pending = "SELECT kind FROM outbox WHERE state = 'pending' AND kind IN ('turn', 'refresh')"
    shown = await here.store.read(lambda db: [r[0] for r in db.execute(pending)])
    assert shown == ([] if posted else ["turn"])
    again = [row.message for row in await here.outbox() if row.kind == "turn"][-1]
    assert outgoing.pinged(again) == (ANN.id,)


async def _said(row: OutboxRow[Outgoing]) -> int:
    return 9000 + row.id


async def test_a_table_that_is_over_loses_nothing(here: Parlour) -> None:
    table = await here.game()
    await here.service.hosting.abandon(table.id, ANN.id)
    await here.service.places.lose_place(table.id)
    assert (await here.table(table)).place == "there"


# --- moving --------------------------------------------------------------------------------------


async def test_a_table_moves_with_one_board_that_pings_who_is_asked(here: Parlour) -> None:
    table = await here.game()
    await here.act(table, ANN, Finish())
    version = (await here.table(table)).version
    await here.service.places.lose_place(table.id)
    moved = await here.service.places.move(table.id, 9_000, ANN.id)
    assert (moved.channel_id, moved.place, moved.message_id) == (9_000, "there", None)
    assert moved.version == version, "what was shown stays right"
    *_, notice, board = await here.outbox()
    assert isinstance(notice.message, outgoing.Moved)
    assert notice.message.to == 9_000
    assert (board.kind, outgoing.pinged(board.message)) == ("turn", (BOB.id,))
    assert (await here.newest(outgoing.Board)).to_seq == moved.public_seq
    assert [n.kind for n in await here.service.views.notes(table.id)][-1] == "moved"


async def test_moving_to_and_fro_pings_once_until_the_game_goes_on(here: Parlour) -> None:
    """Or a host could ping somebody as often as they like."""
    table = await here.game()
    await here.act(table, ANN, Finish())
    pinged = []
    for channel in (9_000, 9_001, 9_000, 9_001):
        await here.service.places.move(table.id, channel, ANN.id)
        pinged.append(outgoing.pinged(await here.newest(outgoing.Turn)))
    assert pinged == [(BOB.id,), (), (), ()]
    await here.act(table, BOB, Finish())
    await here.service.places.move(table.id, 9_000, ANN.id)
    assert outgoing.pinged(await here.newest(outgoing.Turn)) == (ANN.id,)


async def test_a_table_that_moves_leaves_no_board_behind(here: Parlour) -> None:
    table = await here.game()
    await here.act(table, ANN, Finish())
    await here.service.places.move(table.id, 9_000, ANN.id)
    pending = "SELECT kind FROM outbox WHERE kind <> 'seal' AND state = 'pending' ORDER BY id"
    left = await here.store.read(lambda db: [r[0] for r in db.execute(pending)])
    assert left == ["notice", "turn"]


async def test_who_may_move_a_table_and_where_to(here: Parlour) -> None:
    table, other = await here.game(), await here.game()
    with pytest.raises(NotAllowed):
        await here.service.places.move(table.id, 9_000, BOB.id)
    with pytest.raises(TableExists):
        await here.service.places.move(table.id, other.channel_id, ANN.id)
    with refused(UserError, "already here"):
        await here.service.places.move(table.id, table.channel_id, ANN.id)
    await here.service.places.move(
        table.id, 9_000, MARA.id, server=ManagedServer(table.guild_id or 0)
    )
    await here.service.hosting.abandon(other.id, ANN.id)
    with refused(UserError, "This game is over"):
        await here.service.places.move(other.id, 9_001, ANN.id)


async def test_the_doctor_finds_nothing_wrong_with_any_place(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    async with parlour(path) as here:
        for change in ("bar_place", "lose_place"):
            table = await here.game()
            await getattr(here.service.places, change)(table.id)
        table = await here.game()
        await here.service.places.rest([table.id])
        table = await here.game()
        await here.service.places.move(table.id, 9_000, ANN.id)
    assert examine(behind(path), rules_of).findings == []


# --- the outbox ----------------------------------------------------------------------------------


async def test_a_fault_of_ours_does_not_silence_a_table(here: Parlour) -> None:
    """Whatever goes wrong with one message, those after it are posted after a few attempts."""
    table = await here.game()
    await here.act(table, ANN, Finish())
    said: list[int] = []

    async def deliver(row: OutboxRow[Outgoing]) -> int:
        assert isinstance(row.message, outgoing.Board)
        if row.message.to_seq == 0:
            raise ZeroDivisionError("a bug")
        said.append(row.message.to_seq)
        return 1

    box = Outbox(here.store, deliver, now=here.clock)
    begun = here.clock.at
    while (due := await box.drain()) is not None:
        here.clock.at = due
    assert len(said) == 1
    assert here.clock.at - begun < 120


async def test_what_is_said_instead_goes_with_what_is_given_up(here: Parlour) -> None:
    await here.game()
    told = outgoing.InsteadOfBoard(user=ANN.id, why="refused", row=1)
    kinds: list[str] = []

    async def deliver(row: OutboxRow[Outgoing]) -> int | None:
        kinds.append(row.kind)
        if row.kind == "turn":
            raise Undeliverable("Discord refuses it", [told])
        return None

    await Outbox(here.store, deliver, now=here.clock).drain()
    assert kinds == ["seal", "turn", "private"]
    reason = await here.service.places.board_lost(1)
    assert reason == "Discord refuses it"


async def test_a_row_that_falls_due_is_said_although_another_table_sleeps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with parlour(tmp_path / "a.sqlite3", now=time.time) as here:
        monkeypatch.setattr(outbox, "BACKOFF", (0.05,))
        sleeping, retried = await here.game(), await here.game()
        gate, done = asyncio.Event(), asyncio.Event()

        async def deliver(row: OutboxRow[Outgoing]) -> int:
            if row.table_id == sleeping.id:
                await gate.wait()
            elif row.attempts == 0:
                raise outbox.RetryLater("once more")
            else:
                assert row.table_id == retried.id
                done.set()
            return 1

        task = asyncio.create_task(Outbox(here.store, deliver).drain())
        await asyncio.wait_for(done.wait(), 10)
        gate.set()
        await task


# --- older databases -----------------------------------------------------------------------------


async def test_the_newest_board_of_an_older_database_still_has_its_buttons(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    older = paths.migrations()[:5]
    path = tmp_path / "a.sqlite3"
    with monkeypatch.context() as patch:
        patch.setattr(paths, "migrations", lambda: older)
        store = await SqliteStore.open(path)

        def work(db: Connection) -> None:
            db.execute(
                "INSERT INTO games (game, options, guild_id, channel_id, host_id, status, secret,"
                " created_at, changed_at, message_id) VALUES"
                " ('errands', '{}', 1, 5, 11, 'lobby', 1, 1, 1, 72)"
            )
            for message in (70, 71, 72):
                outbox_rows.remember_message(db, 1, 5, message, "turn", 1.0)

        await store.write(work)
        await store.close()
    store = await SqliteStore.open(path)
    kinds = "SELECT kind FROM messages ORDER BY message_id"
    assert await store.read(lambda db: [r[0] for r in db.execute(kinds)]) == [
        "past",
        "past",
        "turn",
    ]
    assert await store.read(lambda db: place_rows.untidy(db, 1)) == []
    await store.write(lambda db: outbox_rows.remember_message(db, 1, 5, 73, "turn", 2.0))
    assert await store.read(lambda db: place_rows.untidy(db, 1)) == [(5, 72)]
    await store.close()
