"""What of the outbox may be said now: a call comes after what its table was told before it, a post
that was begun stays, and a rest puts nothing off for longer."""

from __future__ import annotations

from functools import partial

from tables.model import outgoing
from tables.model.outbox import OutboxRow, Outgoing
from tables.model.table import Table
from tables.store import outbox_rows, request_rows
from tests.tables.parlour import ANN, BOB, Parlour

CALL = outgoing.Call(seat=1, user=BOB.id, to_seq=0, ahead=False)
ALONE = outgoing.ChannelGone(user=ANN.id)


async def say(here: Parlour, table: Table, *said: Outgoing, rest: float = 0.0) -> None:
    await here.store.write(
        lambda db: outbox_rows.announce(db, table.id, here.clock.at, said, rest=rest)
    )


async def first(here: Parlour, table: Table) -> list[OutboxRow[Outgoing]]:
    """What may be said at a table now."""
    return [
        row for row in await here.store.read(outbox_rows.first_pending) if row.table_id == table.id
    ]


async def kinds(here: Parlour, table: Table) -> list[str]:
    return [row.kind for row in await first(here, table)]


async def failed(here: Parlour, row: OutboxRow[Outgoing], pause: float = 60.0) -> None:
    """One attempt, after which the next one is due in so many seconds."""
    await here.store.write(partial(outbox_rows.begin_delivery, row_id=row.id))
    due = here.clock.at + pause
    await here.store.write(lambda db: outbox_rows.postpone(db, row.id, due, "a cold"))


async def all_sent(here: Parlour, table: Table) -> None:
    while rows := await first(here, table):
        for row in rows:
            done = partial(outbox_rows.delivered, row_id=row.id, at=here.clock.at, message_id=None)
            await here.store.write(done)


async def test_a_call_waits_for_what_its_table_was_told_before_while_that_may_succeed(
    here: Parlour,
) -> None:
    table = await here.game()
    await all_sent(here, table)
    await say(here, table, outgoing.PokerFace(user=ANN.id, on=True), CALL)
    for _ in range(3):
        [told] = await first(here, table)
        assert told.kind == "notice"
        await failed(here, told)
    assert await kinds(here, table) == ["notice", "call"], "who is called can answer all the same"


async def test_a_call_waits_for_nothing_else(here: Parlour) -> None:
    other, table = await here.game(), await here.game()
    await all_sent(here, table)
    assert await first(here, other), "something is still to be said at another table"
    await say(here, table, CALL, outgoing.PokerFace(user=ANN.id, on=True))
    assert await kinds(here, table) == ["call", "notice"], "nor for what came after it"


async def test_what_is_said_alone_in_place_of_the_channel_does_not_wait(here: Parlour) -> None:
    table = await here.game()
    await say(here, table, ALONE)
    assert (await kinds(here, table))[1:] == ["private"]


async def test_going_back_leaves_nobody_called(here: Parlour) -> None:
    table = await here.game()
    await say(here, table, CALL)
    await here.store.write(lambda db: request_rows.forget_after(db, table.id, table.public_seq))
    await all_sent(here, table)
    left = [row.kind for row in await here.outbox()]
    assert "turn" in left
    assert "call" not in left


async def test_a_post_that_may_be_out_is_not_left_out(here: Parlour) -> None:
    """A question that rests goes if it is answered first; not once it was begun to be posted."""
    table = await here.game()
    await all_sent(here, table)
    asked = outgoing.Turn(from_seq=0, to_seq=table.public_seq, asked=(0,), ping=())
    await say(here, table, asked, asked, rest=5.0)
    begun, resting = [row.id for row in await here.outbox()][-2:]
    await here.store.write(partial(outbox_rows.begin_delivery, row_id=begun))
    await here.store.write(partial(outbox_rows.drop_resting, table_id=table.id))
    left = [row.id for row in await here.outbox()]
    assert begun in left
    assert resting not in left


async def test_whom_a_post_asks_knows_it_once_it_is_begun(here: Parlour) -> None:
    """From then on the table waits for them, so they are not called for the same."""
    table = await here.game()
    await all_sent(here, table)
    asked = outgoing.Turn(from_seq=0, to_seq=table.public_seq, asked=(1,), ping=())
    await say(here, table, asked, rest=5.0)
    assert tuple((await here.table(table)).announced_asked) == (0,)
    [row] = await first(here, table)
    await here.store.write(partial(outbox_rows.begin_delivery, row_id=row.id))
    assert tuple((await here.table(table)).announced_asked) == (1,)


async def test_what_waits_is_due_as_soon_as_the_bot_is_back_on_the_server(here: Parlour) -> None:
    table = await here.game()
    [row] = await first(here, table)
    await failed(here, row, pause=3_600.0)
    await here.service.places.rest([table.id])
    here.clock.at += 10
    await here.service.places.go_on_there([table.id])
    [row] = await first(here, table)
    assert row.due_at == here.clock.at
