"""What only PostgreSQL does: races that are lost, and connections that are lost."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest
import pytest_asyncio

from tables.model.errors import OutcomeUnknown, StorageFault
from tables.model.notes import Joined
from tables.model.table import UserRef
from tables.service import TableService
from tables.store import (
    game_rows,
    note_rows,
    order_rows,
    postgres,
    postgres_lane,
    postgres_link,
    problem_rows,
    receipt,
)
from tables.store.address import Address
from tables.store.connection import Connection
from tables.store.postgres import PostgresStore
from tables.store.postgres_link import COMMON
from tests import lending
from tests.bench import stores
from tests.kernel.toy_words import Attack
from tests.tables.backends import POSTGRES
from tests.tables.parlour import ANN, BOB
from tests.tables.refused import refused
from tests.tables.skirmish import DONE, skirmish


@pytest.fixture
def address(path: Path) -> Address:
    lending.needed()
    return lending.lent(path)


@pytest_asyncio.fixture
async def store(address: Address) -> AsyncIterator[PostgresStore]:
    opened = await PostgresStore.open(address)
    yield opened
    await opened.close()


def put(db: Connection, reference: str) -> None:
    problem_rows.problem(db, reference, 1.0, "a", "b", None, None)


def noted(db: Connection) -> list[str]:
    return [row["reference"] for row in problem_rows.listed(db)]


def cut(address: Address) -> None:
    """Cut everybody off, as a restart of the server does."""
    with postgres_link.connected(address) as db:
        db.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


def backends(address: Address) -> list[int]:
    """The processes of the server that serve everybody else at a database."""
    with postgres_link.connected(address) as db:
        found = db.execute(
            "SELECT pid FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        return [row[0] for row in found]


# --- races ---------------------------------------------------------------------------------------


async def test_who_loses_a_race_is_run_again(store: PostgresStore) -> None:
    """Both have read before either writes: one of them would not have written the same."""
    both = threading.Barrier(2, timeout=10)
    runs: list[str] = []

    def work(db: Connection, name: str) -> int:
        there = len(noted(db))
        runs.append(name)
        if runs.count(name) == 1:
            both.wait()
        put(db, f"{name}{there}")
        return there

    found = await asyncio.gather(
        *(store.write(lambda db, n=name: work(db, n)) for name in "AB")  # type: ignore[misc]
    )
    assert sorted(found) == [0, 1]
    assert len(runs) == 3
    assert len(await store.read(noted)) == 2


@pytest.mark.parametrize("kept_in", [POSTGRES], indirect=True)
async def test_an_order_that_is_ended_within_the_change_that_goes_by_it_answers_nothing(
    path: Path, kept_in: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The node that ended it is told so before that change is stored."""
    note, loop = order_rows.note_used, asyncio.get_running_loop()
    async with skirmish(path) as here:
        await here.service.orders.set_poker_face(here.table_id, ANN.id, False)
        await here.order(BOB, DONE)
        [order] = (await here.service.orders.own_orders(here.table_id, BOB.id)).orders
        other = TableService(here.store, now=here.clock, rules_of=here.service.repository.rules)

        async def end() -> None:
            await other.orders.end_order(here.table_id, BOB.id, order.id)

        def late(db: Connection, table_id: int, steps: Iterable[int]) -> None:
            monkeypatch.setattr(order_rows, "note_used", note)
            asyncio.run_coroutine_threadsafe(end(), loop).result(10)
            note(db, table_id, steps)

        monkeypatch.setattr(order_rows, "note_used", late)
        await here.do(ANN, Attack(1))
        assert order_rows.note_used == note
        assert await here.waiting() == [(1, "defend")]


@pytest.mark.parametrize(
    "error", [psycopg.errors.SerializationFailure, psycopg.errors.DeadlockDetected]
)
async def test_who_always_loses_is_told_that_nothing_was_changed(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch, error: type[psycopg.Error]
) -> None:
    monkeypatch.setattr(postgres, "TRIES", 2)
    runs = []

    def work(db: Connection) -> None:
        put(db, "A")
        runs.append(1)
        raise error("somebody else was faster")

    with refused(StorageFault, "Nothing was changed"):
        await store.write(work)
    assert len(runs) == 2
    assert await store.read(noted) == []


# --- connections ---------------------------------------------------------------------------------


async def test_a_lost_connection_is_made_again(store: PostgresStore, address: Address) -> None:
    await store.write(lambda db: put(db, "A"))
    for name in "BC":
        await asyncio.to_thread(cut, address)
        await store.write(lambda db, name=name: put(db, name))  # type: ignore[misc]
        await asyncio.to_thread(cut, address)
        assert name in await store.read(noted)


async def test_a_connection_lost_within_a_transaction(
    store: PostgresStore, address: Address
) -> None:
    """It is run again, and stored once."""
    runs = []

    def work(db: Connection) -> None:
        put(db, "A")
        noted(db)
        runs.append(1)
        if len(runs) == 1:
            cut(address)

    await store.write(work)
    assert len(runs) == 2
    assert await store.read(noted) == ["A"]


CLOSED = psycopg.OperationalError("server closed the connection unexpectedly")


@contextmanager
def lost_commits(
    monkeypatch: pytest.MonkeyPatch, *, done: bool, error: psycopg.Error = CLOSED
) -> Iterator[Any]:
    """The first COMMIT gets no answer; done: but it had reached the server. error: what the library
    says of it."""
    commit = postgres.commit
    lost: list[int] = []

    def losing(db: psycopg.Connection[Any]) -> Any:
        if lost:
            return commit(db)
        lost.append(1)
        if done:
            commit(db)
            with db.pipeline() as sent:
                sent.sync()
        db.close()
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(postgres, "commit", losing)
        yield lost


@pytest.mark.parametrize("in_vain", [False, True])
@pytest.mark.parametrize("done", [True, False])
async def test_what_became_of_a_commit_without_an_answer_is_looked_up(
    store: PostgresStore,
    address: Address,
    monkeypatch: pytest.MonkeyPatch,
    done: bool,
    in_vain: bool,
) -> None:
    """in_vain: the first statement that writes finds nothing to change."""
    runs = []

    def work(db: Connection) -> str:
        runs.append(1)
        if in_vain:
            db.execute("DELETE FROM problems")
        put(db, "A")
        return "stored"

    mine = receipt.begin()
    with lost_commits(monkeypatch, done=done) as lost:
        assert await store.write(work) == "stored"
    assert lost
    assert len(runs) == (1 if done else 2)
    assert await store.read(noted) == ["A"]
    assert mine.stored


async def test_no_result_behind_a_lost_connection_is_no_mistake_of_ours(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The library says so as of a wrong statement; what the server calls wrong stays wrong."""
    none = psycopg.ProgrammingError("the last operation didn't produce records")
    with lost_commits(monkeypatch, done=False, error=none) as lost:
        await store.write(lambda db: put(db, "A"))
    assert lost
    assert await store.read(noted) == ["A"]
    wrong = psycopg.errors.SyntaxError("syntax error")
    with (
        lost_commits(monkeypatch, done=False, error=wrong),
        pytest.raises(psycopg.errors.SyntaxError),
    ):
        await store.write(lambda db: put(db, "B"))
    assert await store.read(noted) == ["A"]


async def test_nobody_says_that_nothing_was_changed_where_that_is_unknown(
    store: PostgresStore, address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "UNKNOWN_SECONDS", 0.0)
    mine = receipt.begin()
    with (
        lost_commits(monkeypatch, done=True),
        refused(OutcomeUnknown, "may or may not be saved"),
    ):
        await store.write(lambda db: put(db, "A"))
    assert mine.stored


async def test_a_server_that_says_nothing_any_more_is_hung_up(
    address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its process sleeps: no statement ends, and the network is well."""
    monkeypatch.setattr(postgres, "COMMON", replace(COMMON, patience=0.5))
    monkeypatch.setattr(postgres_lane, "pool", postgres_link.pool)  # no others are at hand
    store = await PostgresStore.open(address)
    await store.read(noted)
    processes = await asyncio.to_thread(backends, address)
    for number in processes:
        os.kill(number, signal.SIGSTOP)
    try:
        with refused(StorageFault, "cannot be reached"):
            await asyncio.wait_for(store.read(noted), 10)
    finally:
        for number in processes:
            os.kill(number, signal.SIGCONT)
    await asyncio.wait_for(store.write(lambda db: put(db, "A")), 10)
    await asyncio.wait_for(store.close(), 10)


async def test_signs_of_life_wait_for_nobody(address: Address) -> None:
    store = await PostgresStore.open(address)
    sleeping = [
        asyncio.create_task(store.read(lambda db: db.execute("SELECT pg_sleep(3)").fetchall()))
        for _ in range(2 * COMMON.connections)
    ]
    try:
        await asyncio.sleep(0.1)
        await asyncio.wait_for(store.urgent(lambda db: put(db, "A")), 2)
        assert not any(task.done() for task in sleeping)
    finally:
        await asyncio.to_thread(cut, address)
        await asyncio.gather(*sleeping, return_exceptions=True)
        await store.close()


async def test_after_a_long_outage_the_database_is_found_at_once(
    address: Address, tmp_path: Path
) -> None:
    """Nobody waits for as long again as it was away."""
    door = tmp_path / ".s.PGSQL.5432"
    url, _, folder = address.url.partition("?host=")
    door.symlink_to(Path(folder) / door.name)
    store = await PostgresStore.open(Address(f"{url}?host={tmp_path}"))
    try:
        await store.read(noted)
        door.unlink()
        await asyncio.to_thread(cut, address)
        for _ in range(4):  # twenty seconds
            with refused(StorageFault, "cannot be reached"):
                await store.read(noted)
        door.symlink_to(Path(folder) / door.name)
        assert await store.read(noted) == [], "it waits a few seconds, and would refuse then"
    finally:
        await store.close()


async def test_a_statement_that_takes_too_long_is_ended(store: PostgresStore) -> None:
    def work(db: Connection) -> None:
        db.execute("SET LOCAL statement_timeout = '10ms'")
        db.execute("SELECT pg_sleep(10)").fetchall()

    with refused(StorageFault, "took too long"):
        await store.write(work)


@pytest.mark.sliced(10)
async def test_a_press_takes_few_round_trips() -> None:
    """Opening the panel, what is done in a turn, and what ends it and tells the table."""
    lending.needed()
    found = await stores.play("postgres", 60)
    assert max(found.trips[stores.OPEN]) <= 3
    assert max(found.trips[stores.STEP]) <= 8
    assert max(found.trips[stores.END]) <= 8
    assert min(found.trips[stores.OPEN]) >= 2, "what is counted is there"


async def test_what_was_asked_ahead_is_never_older_than_what_was_written(
    store: PostgresStore,
) -> None:
    def work(db: Connection) -> list[list[str]]:
        db.ahead(noted)
        put(db, "A")
        first = noted(db)
        db.ahead(noted)
        second = noted(db)
        put(db, "B")
        return [first, second, noted(db)]

    assert await store.write(work) == [["A"], ["A"], ["A", "B"]]


async def test_what_was_asked_ahead_outlives_what_is_written_elsewhere(
    store: PostgresStore,
) -> None:
    """Only rows of the same table, and those that go with deleted ones, can make it untrue."""

    def made(db: Connection) -> int:
        ann = UserRef(1, "Ann")
        table = game_rows.create(
            db,
            game="errands",
            options={},
            guild_id=1,
            channel_id=2,
            host=ann,
            secret="s",
            sealed="s",
            at=1.0,
        )
        note_rows.note(db, table.id, 0, 1.0, Joined(user=1, name="Ann"))
        return table.id

    def look(db: Connection) -> None:
        note_rows.notes(db, table_id)

    def work(db: Connection) -> tuple[int, int, int]:
        db.ahead(look)
        noted(db)  # waits for all that was sent
        put(db, "elsewhere")
        before = waited()
        found = len(note_rows.notes(db, table_id))
        trips = waited() - before
        db.ahead(look)
        db.execute("DELETE FROM games WHERE id = :game", {"game": table_id})
        return found, trips, len(note_rows.notes(db, table_id))

    table_id = await store.write(made)
    with stores.waits() as waited:
        assert await store.write(work) == (1, 0, 0)
