"""Delivery of announcements: order, patience, restarts, and never twice."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.delivery import outbox
from bot.delivery.outbox import Outbox, RetryLater, Undeliverable
from tables.model.errors import StorageFault
from tables.model.outbox import OutboxRow, Outgoing
from tables.model.outgoing import Call
from tables.model.table import Table
from tables.store import outbox_rows
from tests.tables.errands import Cheer, Finish, Walk
from tests.tables.nodes import overtaken
from tests.tables.parlour import ANN, BOB, Parlour, parlour
from tests.tables.refused import refused

pytestmark = pytest.mark.server


class Channel:
    """Where messages arrive. `trouble` is raised instead, once each, oldest first; `after` comes
    only after the message has arrived, like an answer that was lost on the way."""

    def __init__(self) -> None:
        self.rows: list[OutboxRow[Outgoing]] = []
        self.posts: dict[str, OutboxRow[Outgoing]] = {}
        self.trouble: list[Exception] = []
        self.after: list[BaseException] = []
        self.gates: dict[int, asyncio.Event] = {}

    async def deliver(self, row: OutboxRow[Outgoing]) -> int:
        self.rows.append(row)
        if row.table_id in self.gates:
            await self.gates[row.table_id].wait()
        if self.trouble:
            raise self.trouble.pop(0)
        self.posts.setdefault(row.nonce, row)
        if self.after:
            raise self.after.pop(0)
        return 7000 + row.id

    @property
    def kinds(self) -> list[str]:
        return [row.kind for row in self.posts.values()]


@pytest.fixture(autouse=True)
def _no_seals(monkeypatch: pytest.MonkeyPatch) -> None:
    """What every game tells of its chance is one more message; the others are counted here."""
    monkeypatch.setattr("tables.store.sealing.seal", lambda *_: None)


@pytest.fixture
def channel() -> Channel:
    return Channel()


@pytest.fixture
def box(here: Parlour, channel: Channel) -> Outbox:
    return Outbox(here.store, channel.deliver, now=here.clock)


async def states(here: Parlour) -> list[tuple[Any, ...]]:
    sql = "SELECT kind, state, attempts, message_id, error FROM outbox ORDER BY id"
    return await here.store.read(lambda db: [tuple(r) for r in db.execute(sql)])


async def a_turn(here: Parlour) -> Table:
    """A game with three announcements waiting."""
    table = await here.game()
    await here.act(table, BOB, Cheer())
    await here.act(table, ANN, Walk(1), Finish())
    return table


async def test_messages_arrive_once_and_in_order(
    here: Parlour, channel: Channel, box: Outbox
) -> None:
    await a_turn(here)
    assert await box.drain() is None
    assert channel.kinds == ["turn", "refresh", "turn"]
    assert await states(here) == [
        ("turn", "sent", 1, 7001, None),
        ("refresh", "sent", 1, 7002, None),
        ("turn", "sent", 1, 7003, None),
    ]
    assert await box.drain() is None
    assert len(channel.rows) == 3


async def test_a_failure_is_retried_later_with_the_same_nonce_and_holds_back_the_rest(
    here: Parlour, channel: Channel, box: Outbox
) -> None:
    await a_turn(here)
    channel.trouble = [RetryLater("Discord has a cold"), ConnectionError("nobody there")]
    assert await box.drain() == here.clock.at + outbox.BACKOFF[0]
    assert channel.kinds == []
    assert (await states(here))[0] == ("turn", "pending", 1, None, "Discord has a cold")
    await box.drain()
    assert len(channel.rows) == 1, "not before it is due"
    here.clock.at += outbox.BACKOFF[0]
    assert await box.drain() == here.clock.at + outbox.BACKOFF[1]
    here.clock.at += outbox.BACKOFF[1]
    assert await box.drain() is None
    assert channel.kinds == ["turn", "refresh", "turn"]
    assert [r.attempts for r in channel.rows[:3]] == [0, 1, 2]
    assert len({r.nonce for r in channel.rows[:3]}) == 1


async def test_how_late_a_message_is_counts_from_when_it_was_due_first(
    here: Parlour, channel: Channel
) -> None:
    told: list[tuple[str, float]] = []
    box = Outbox(
        here.store,
        channel.deliver,
        now=here.clock,
        tried=lambda outcome, late: told.append((outcome, late)),
    )
    channel.trouble = [RetryLater("500", 60.0), RetryLater("500", 600.0)]
    await here.game()
    for pause in (10.0, 60.0, 600.0):
        here.clock.at += pause
        await box.drain()
    assert told == [("postponed", 10.0), ("postponed", 70.0), ("posted", 670.0)]


async def test_discord_may_ask_for_more_patience(
    here: Parlour, channel: Channel, box: Outbox
) -> None:
    await here.game()
    channel.trouble = [RetryLater("slow down", 45.5)]
    assert await box.drain() == here.clock.at + 45.5


@pytest.mark.sliced(10)
async def test_one_table_does_not_hold_back_another(
    here: Parlour, channel: Channel, box: Outbox
) -> None:
    slow, fast = await a_turn(here), await a_turn(here)
    channel.gates[slow.id] = asyncio.Event()
    task = asyncio.create_task(box.drain())
    while channel.kinds != ["turn", "refresh", "turn"]:
        await asyncio.sleep(0)
    assert {r.table_id for r in channel.posts.values()} == {fast.id}
    third = await a_turn(here)
    box.wake()
    while len(channel.posts) < 6:
        await asyncio.sleep(0)
    assert {r.table_id for r in channel.posts.values()} == {fast.id, third.id}
    channel.gates[slow.id].set()
    assert await task is None
    assert len(channel.posts) == 9


async def test_what_cannot_be_delivered_is_given_up_on_record_and_the_rest_goes_on(
    here: Parlour, channel: Channel, box: Outbox
) -> None:
    await a_turn(here)
    channel.trouble = [Undeliverable("the channel is gone")]
    assert await box.drain() is None
    assert (await states(here))[0] == ("turn", "given up", 1, None, "the channel is gone")
    assert channel.kinds == ["refresh", "turn"]


async def test_patience_ends_after_a_day(here: Parlour, channel: Channel, box: Outbox) -> None:
    await here.game()
    begun = here.clock.at
    channel.trouble = [RetryLater("no") for _ in range(1000)]
    while (due := await box.drain()) is not None:
        here.clock.at = due
    assert outbox.PATIENCE < here.clock.at - begun <= outbox.PATIENCE + outbox.BACKOFF[-1]
    kind, state, attempts, _, error = (await states(here))[0]
    assert (kind, state) == ("turn", "given up")
    assert attempts == len(channel.rows) < 50
    assert "no success" in error


async def test_what_fails_for_a_reason_nobody_foresaw_silences_its_table_for_few_attempts(
    here: Parlour, channel: Channel, box: Outbox
) -> None:
    await a_turn(here)
    channel.trouble = [LookupError("what is this?") for _ in range(outbox.TRIES)]
    while (due := await box.drain()) is not None:
        here.clock.at = due
    assert (await states(here))[0][:3] == ("turn", "given up", outbox.TRIES)
    assert channel.kinds == ["refresh", "turn"]


async def test_calls_are_in_no_figure(here: Parlour, channel: Channel) -> None:
    """A host who plays would read there that somebody was called."""
    told: list[str] = []
    box = Outbox(
        here.store,
        channel.deliver,
        now=here.clock,
        tried=lambda outcome, late: told.append(outcome),
    )
    table = await here.game()
    call = Call(seat=1, user=BOB.id, to_seq=1, ahead=False)
    await here.store.write(
        partial(outbox_rows.announce, table_id=table.id, at=here.clock.at, rows=[call])
    )
    await box.drain()
    assert sorted(channel.kinds) == ["call", "turn"]
    assert told == ["posted"]


async def test_a_call_that_is_under_way_holds_back_no_other(
    here: Parlour, channel: Channel
) -> None:
    gate = asyncio.Event()

    async def deliver(row: OutboxRow[Outgoing]) -> int:
        if isinstance(row.message, Call) and row.message.user == ANN.id:
            await gate.wait()
        return await channel.deliver(row)

    table = await here.game()
    calls = [Call(seat=s, user=u.id, to_seq=1, ahead=False) for s, u in enumerate((ANN, BOB))]
    await here.store.write(
        partial(outbox_rows.announce, table_id=table.id, at=here.clock.at, rows=calls)
    )
    task = asyncio.create_task(Outbox(here.store, deliver, now=here.clock).drain())
    async with asyncio.timeout(10):
        while channel.kinds != ["turn", "call"]:
            await asyncio.sleep(0)
    gate.set()
    assert await task is None
    assert channel.kinds == ["turn", "call", "call"]


async def test_a_crash_between_sending_and_noting_does_not_double(
    tmp_path: Path, channel: Channel
) -> None:
    """The second attempt carries the same nonce and says that it is not the first."""

    class Crash(BaseException):
        pass

    path = tmp_path / "a.sqlite3"
    channel.after = [Crash()]
    async with parlour(path) as here:
        await a_turn(here)
        with pytest.raises(Crash):
            await Outbox(here.store, channel.deliver, now=here.clock).drain()
        assert channel.kinds == ["turn"]
    async with parlour(path) as here:
        assert await Outbox(here.store, channel.deliver, now=here.clock).drain() is None
    assert channel.kinds == ["turn", "refresh", "turn"]
    assert [r.attempts for r in channel.rows] == [0, 1, 0, 0]


@pytest.mark.sliced(10)
async def test_a_clock_that_was_set_back_does_not_silence_the_bot(
    here: Parlour, channel: Channel, box: Outbox
) -> None:
    await a_turn(here)
    here.clock.at -= 30 * 86_400
    assert await box.drain() is None
    assert len(channel.posts) == 3


@pytest.mark.of_the_file
async def test_what_cannot_be_noted_is_not_sent(
    here: Parlour, channel: Channel, box: Outbox
) -> None:
    """Otherwise a full disk would repeat the same post for hours."""
    await here.game()
    await here.file.read(lambda db: db.execute("PRAGMA query_only = ON"))
    with refused(StorageFault, "read-only"):
        await box.drain()
    assert channel.rows == []
    await here.file.read(lambda db: db.execute("PRAGMA query_only = OFF"))
    assert await box.drain() is None
    assert channel.kinds == ["turn"]


@pytest.mark.parametrize("state", ["sent", "given up"])
async def test_what_was_said_or_given_up_since_it_was_read_is_not_said(
    here: Parlour, channel: Channel, box: Outbox, state: str
) -> None:
    """By somebody else who spoke for the table in between."""
    await here.game()
    [row] = await here.outbox()
    done = {
        "sent": partial(outbox_rows.delivered, row_id=row.id, at=1.0, message_id=5),
        "given up": partial(outbox_rows.give_up, row_id=row.id, at=1.0, error="no"),
    }
    overtaken(here, lambda other: other.store.write(done[state]))
    assert await box.drain() is None
    assert channel.rows == []
    assert [found[:3] for found in await states(here)] == [("turn", state, 0)]


async def test_an_attempt_that_was_begun_since_it_was_read_counts(
    here: Parlour, channel: Channel, box: Outbox
) -> None:
    """The message may be there already, so it is looked for."""
    await here.game()
    [row] = await here.outbox()
    begin = partial(outbox_rows.begin_delivery, row_id=row.id)
    overtaken(here, lambda other: other.store.write(begin))
    assert await box.drain() is None
    assert [said.attempts for said in channel.rows] == [1]
    assert [found[:3] for found in await states(here)] == [("turn", "sent", 2)]


async def test_nonces_fit_into_discord_and_differ(here: Parlour) -> None:
    for _ in range(5):
        await a_turn(here)
    nonces = [row.nonce for row in await here.outbox()]
    assert len(set(nonces)) == 15
    assert max(map(len, nonces)) <= 25
