"""A newer program changes a PostgreSQL database while older ones run: those that can go on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tables.model.errors import NewerDatabase, StorageFault
from tables.model.leases import ALL
from tables.operations.nodes import Node
from tables.service import TableService
from tables.store import databases, paths, postgres_link, postgres_schema
from tables.store.address import Address
from tables.store.postgres import PostgresStore
from tests import lending
from tests.tables.refused import refused

KNOWN = max(paths.numbered("postgres"))
ADDED = "ALTER TABLE users ADD COLUMN liking BIGINT NOT NULL DEFAULT 0;\n"
MAY_GO_ON = f"-- Made up. Reason: a test.\n--\n-- Programs of schema {KNOWN:04} may go on.\n\n"
MAY_NOT = "-- Made up. Reason: a test.\n\n"


@pytest.fixture
def address() -> Address:
    lending.needed()
    blank = lending.blank()
    databases.migrated(blank)
    return blank


@contextmanager
def newer(text: str, folder: Path) -> Iterator[str]:
    """A program that knows one more migration; its name."""
    file = folder / f"{KNOWN + 1:04}_later.sql"
    file.write_text(text)
    known = paths.migrations("postgres")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(paths, "migrations", lambda back_end="": [*known, file])
        yield file.name


def upgrade(address: Address, header: str, folder: Path) -> None:
    """What a newer program does at its start."""
    with newer(header + ADDED, folder) as name, databases.joined(address):
        assert databases.migrated(address) == ([name], KNOWN + 1)


async def test_an_older_program_goes_on_where_only_something_was_added(
    address: Address, tmp_path: Path
) -> None:
    store = await PostgresStore.open(address)
    try:
        node = Node(store)
        outgrown: list[int] = []
        node.schema_too_new = outgrown.append
        service = TableService(store, owner=node)
        read = lambda: store.read(lambda db: db.execute("SELECT * FROM users").fetchall())  # noqa: E731
        for _ in range(40):  # by now each connection has prepared it, with the columns of before
            await read()
        await node.renew()
        upgrade(address, MAY_GO_ON, tmp_path)
        await node.renew()
        assert (outgrown, node.mine()) == ([], ALL)
        assert [await read() for _ in range(9)] == [[]] * 9
        await service.messages.beat({"failing": {}, "away": []})
    finally:
        await store.close()
    again = await PostgresStore.open(address)
    await again.close()
    assert databases.looked_up(address, lambda db: 1) == 1
    assert databases.migrated(address) == ([], KNOWN + 1)


async def test_an_older_program_stops_where_it_cannot_go_on(
    address: Address, tmp_path: Path
) -> None:
    store = await PostgresStore.open(address)
    try:
        node = Node(store)
        outgrown: asyncio.Queue[int] = asyncio.Queue()
        node.schema_too_new = outgrown.put_nowait
        await node.live()
        upgrade(address, MAY_NOT, tmp_path)
        assert await asyncio.wait_for(outgrown.get(), 10) == KNOWN + 1
        await node.stop()
    finally:
        await store.close()
    with pytest.raises(NewerDatabase):
        await PostgresStore.open(address)
    with pytest.raises(NewerDatabase):
        databases.looked_up(address, lambda db: 1)


def test_a_migration_may_take_longer_than_any_other_statement(
    address: Address, tmp_path: Path
) -> None:
    limits = ("SHOW statement_timeout", "SHOW lock_timeout")
    with postgres_link.connected(address) as db:
        db.execute("SET statement_timeout = '100ms'")
        before = [postgres_link.value(db.execute(limit)) for limit in limits]
        with newer(f"SELECT pg_sleep(0.5); {ADDED}", tmp_path) as name:
            assert postgres_schema.migrate(db, address) == [name]
        assert [postgres_link.value(db.execute(limit)) for limit in limits] == before


def test_a_migration_does_not_wait_for_ever_for_a_table_that_a_running_node_has(
    address: Address, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or all that comes later would wait for it; another start tries again."""
    monkeypatch.setattr(postgres_schema, "LOCK_SECONDS", 1)
    with newer(ADDED, tmp_path) as name:
        with postgres_link.connected(address) as running, running.transaction():
            running.execute("SELECT count(*) FROM users")
            with refused(StorageFault, "locked"):
                databases.migrated(address)
        assert databases.migrated(address) == ([name], KNOWN + 1)


async def test_nodes_that_begin_together_wait_for_the_one_that_migrates(
    address: Address, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For as long as it takes."""
    monkeypatch.setattr(postgres_schema, "LOCK_SECONDS", 1)
    with newer(f"SELECT pg_sleep(2); {ADDED}", tmp_path) as name:
        starts = [asyncio.to_thread(databases.migrated, address) for _ in range(2)]
        applied = [names for names, _ in await asyncio.gather(*starts)]
    assert sorted(applied) == [[], [name]]


def test_every_migration_says_who_may_go_on_or_nobody() -> None:
    since = postgres_schema.goes_on_from
    assert since("-- Programs of schema 0020 may go on.\nSELECT 1;", 22) == 20
    assert since("SELECT 1; -- Programs of schema 0020 may", 22) == 22
    for file in paths.migrations("postgres"):
        number = int(file.name.split("_")[0])
        assert since(file.read_text("utf-8"), number) <= number
