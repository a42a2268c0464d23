"""What a host can see of a database, with each kind of it."""

from __future__ import annotations

from functools import partial

from tables.maintenance.problems import SUMMARY
from tables.model import outgoing
from tables.model.table import Table, UserRef
from tables.service import TableService
from tables.store import databases, figure_rows, outbox_rows, problem_rows
from tables.store.connection import Connection
from tables.store.figure_rows import Figures
from tables.store.store import Store
from tests.tables.backends import place_of

GAME = "antike-duellum"
NOW = 1_000.0


async def look(store: Store, now: float = NOW) -> Figures:
    return await store.read(partial(figure_rows.look, now=now, report=SUMMARY))


async def test_figures_of_a_database(store: Store) -> None:
    assert await look(store) == Figures(0, None, {}, 0, 0)
    service = TableService(store, now=lambda: NOW)
    heard: list[tuple[str, Table]] = []
    service.listen(noted=lambda event, table: heard.append((event, table)))
    ann, bob = UserRef(1, "Ann"), UserRef(2, "Bob")
    tables = [
        await service.lobbies.create(game=GAME, guild_id=7, channel_id=number, host=ann)
        for number in (8, 9)
    ]
    first = tables[0].id
    await service.lobbies.join(first, bob)
    await service.playing.start(first, ann.id)
    assert [event for event, _ in heard] == ["opened", "opened", "begun"]

    def more(db: Connection) -> None:
        db.execute("DELETE FROM outbox")
        board = outgoing.Refresh(from_seq=0, to_seq=1, asked=(), ping=())
        outbox_rows.announce(db, first, NOW - 50, [board])
        outbox_rows.announce(db, first, NOW, [board], later=100.0)
        problem_rows.problem(db, "AAAA-0000", NOW, SUMMARY, "{}", None, None)
        problem_rows.problem(db, "AAAA-0001", NOW, "it broke", "", None, None)
        problem_rows.problem(db, "AAAA-0002", NOW, "it broke", "", first, None)

    await store.write(more)
    running = {(GAME, "lobby"): 1, (GAME, "running"): 1}
    assert await look(store) == Figures(2, NOW - 50, running, 1, 2)
    assert (await look(store, NOW - 60)).oldest is None
    await service.places.rest([first])  # the bot is not on that server, and says nothing there
    assert (await look(store)).pending == 0


async def test_a_message_that_fails_again_and_again_is_due_since_its_making(store: Store) -> None:
    service = TableService(store, now=lambda: NOW)
    table = await service.lobbies.create(
        game=GAME, guild_id=7, channel_id=8, host=UserRef(1, "Ann")
    )
    board = outgoing.Refresh(from_seq=0, to_seq=1, asked=(), ping=())

    def fail(db: Connection) -> None:
        db.execute("DELETE FROM outbox")
        outbox_rows.announce(db, table.id, NOW - 900, [board])
        [row] = outbox_rows.first_pending(db)
        outbox_rows.begin_delivery(db, row.id)
        outbox_rows.postpone(db, row.id, NOW + 600, "500")

    await store.write(fail)
    assert (await look(store)).oldest == NOW - 900
    await service.places.bar_place(table.id)
    assert (await look(store)).oldest is None, "who may speak there is the server's affair"


async def test_what_is_said_in_private_is_no_figure(store: Store) -> None:
    service = TableService(store, now=lambda: NOW)
    table = await service.lobbies.create(
        game=GAME, guild_id=7, channel_id=8, host=UserRef(1, "Ann")
    )
    call = outgoing.Call(seat=0, user=1, to_seq=1, ahead=False)

    def more(db: Connection) -> None:
        db.execute("DELETE FROM outbox")
        outbox_rows.announce(db, table.id, NOW, [call])

    await store.write(more)
    assert (await look(store)).pending == 0


async def test_the_size_of_a_database(store: Store) -> None:
    sizes = await store.read(partial(databases.sizes, place_of(store)))
    assert sizes["file"] > 0
    assert set(sizes) <= {"file", "log"}
