"""How a PostgreSQL database is opened: claims, migrations, the commands of the program."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest

from bot import cli
from tables.model.errors import Claimed, NewerDatabase, StorageFault, WrongDatabase
from tables.operations import nodes
from tables.operations.nodes import Node
from tables.store import (
    databases,
    lease_rows,
    postgres_link,
    postgres_schema,
)
from tables.store.address import Address
from tables.store.postgres import PostgresStore
from tests import lending
from tests.tables.refused import refused
from tests.tables.test_postgres import noted


@pytest.fixture
def address(path: Path) -> Address:
    lending.needed()
    return lending.lent(path)


def test_one_bot_at_a_time(address: Address) -> None:
    with (
        databases.claimed(address),
        refused(StorageFault, "Another Agora"),
        databases.claimed(address),
    ):
        pass
    with databases.claimed(address):
        pass


async def test_nobody_has_it_alone_beside_a_node_that_lives(
    address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The claim of a bot goes with a restart of the server. One that comes back after somebody has
    it alone ends."""
    monkeypatch.setattr(postgres_schema, "LEASE", 1.0)
    monkeypatch.setattr(nodes, "LEASE", 1.0)
    store, out = await PostgresStore.open(address), []
    node = Node(store)
    node.evicted = lambda: out.append(1)
    try:
        await node.renew()
        renewing = asyncio.create_task(_living(node))
        with refused(Claimed, "Another Agora"):
            await asyncio.to_thread(claimed_once, address)
        renewing.cancel()
        await asyncio.to_thread(claimed_once, address)  # it has fallen silent
        assert not out
        with databases.claimed(address):
            await node.renew()
            assert (out, node.alive()) == ([1], False)
            await node.stop()  # which writes nothing
    finally:
        await store.close()


async def _living(node: Node) -> None:
    while True:
        await asyncio.sleep(0.1)
        await node.renew()


def claimed_once(address: Address) -> None:
    with databases.claimed(address):
        pass


def test_an_empty_database_is_made_ready_once() -> None:
    lending.needed()
    blank = lending.blank()
    with refused(WrongDatabase, "agora migrate"):
        databases.looked_up(blank, noted)
    names, schema = databases.migrated(blank)
    assert (names[0], schema) == ("0015_initial.sql", len(names) + 14)
    assert databases.migrated(blank) == ([], schema)
    assert databases.looked_up(blank, noted) == []


def test_a_database_of_others_is_left_alone() -> None:
    lending.needed()
    blank = lending.blank()
    with postgres_link.connected(blank) as db:
        db.execute("CREATE TABLE games (title TEXT)")
    with refused(WrongDatabase, "another program"):
        databases.migrated(blank)
    with refused(WrongDatabase, "another program"):
        databases.looked_up(blank, noted)


def test_an_older_database_has_to_be_brought_on_before_it_is_looked_at() -> None:
    lending.needed()
    blank = lending.blank()
    databases.migrated(blank)
    with postgres_link.connected(blank) as db:
        db.execute("DELETE FROM schema_migrations WHERE number > 19")
        db.execute("DROP TABLE leases")
    assert databases.looked_up(blank, noted) == [], "that was there already"
    with refused(WrongDatabase, "has schema 19, and this Agora .*agora migrate"):
        databases.looked_up(blank, lambda db: lease_rows.leases(db, "tables"))


async def test_a_newer_database_is_refused() -> None:
    lending.needed()
    blank = lending.blank()
    databases.migrated(blank)
    with postgres_link.connected(blank) as db:
        db.execute("INSERT INTO schema_migrations VALUES (9000, '9000_later.sql')")
    with refused(NewerDatabase, "newer Agora"):
        await PostgresStore.open(blank)
    with refused(NewerDatabase, "newer Agora"):
        databases.looked_up(blank, noted)


async def test_a_server_that_is_not_there(tmp_path: Path) -> None:
    nowhere = Address(f"postgresql://agora:secret@/agora?host={tmp_path}")
    with refused(StorageFault, "cannot be reached") as found:
        await databases.opened(nowhere)
    assert "secret" not in str(found.value)
    assert not isinstance(found.value, WrongDatabase), "it may come back"


def test_a_database_that_the_server_does_not_have(address: Address) -> None:
    with (
        refused(WrongDatabase, "does not exist"),
        databases.claimed(Address(address.url.replace("lent_", "x"))),
    ):
        pass


def test_copies_are_the_servers_business(address: Address, tmp_path: Path) -> None:
    with refused(StorageFault, "pg_dump"):
        databases.copied(address, tmp_path / "copy")


NOWHERE = Address("postgresql://db")


async def opening(address: Address) -> None:
    await databases.opened(address)


def entered(manager: AbstractContextManager[Any]) -> None:
    with manager:
        pass


@pytest.mark.parametrize(
    "use",
    [
        lambda: asyncio.run(opening(NOWHERE)),
        lambda: entered(databases.claimed(NOWHERE)),
        lambda: entered(databases.joined(NOWHERE)),
        lambda: databases.migrated(NOWHERE),
        lambda: databases.compacted(NOWHERE),
        lambda: databases.looked_up(NOWHERE, noted),
        lambda: databases.to_copy_from(NOWHERE),
        lambda: databases.to_copy_into(NOWHERE),
        lambda: databases.refuse_taken(NOWHERE),
    ],
)
def test_without_the_library_the_package_is_named(
    use: Callable[[], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a database is wanted for."""
    monkeypatch.delitem(sys.modules, "tables.store.postgres", raising=False)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with refused(WrongDatabase, r"agora\[postgres\]"):
        use()


def test_migrations_of_two_programs_do_not_mix() -> None:
    lending.needed()
    blank = lending.blank()
    with postgres_link.connected(blank) as one, postgres_link.connected(blank) as other:
        found: list[list[str]] = []
        threads = [
            threading.Thread(target=lambda db=db: found.append(postgres_schema.migrate(db, blank)))
            for db in (one, other)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    names = [name for applied in found for name in applied]
    assert sorted(names) == list(lending.migrations())


# --- commands of the program ---------------------------------------------------------------------


async def test_what_the_commands_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lending.needed()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("AGORA_DATABASE", lending.blank().url)

    def said(*command: str) -> tuple[int, str]:
        code = cli.main([*command])
        told = capsys.readouterr()
        return code, told.out + told.err

    assert "agora migrate" in said("doctor")[1]
    code, told = said("migrate")
    assert (code, "0015_initial.sql" in told) == (0, True)
    assert "nothing to do" in said("migrate")[1]
    code, told = said("doctor")
    assert (code, "tables: 0, steps: 0; sound" in told) == (0, True)
    assert "has not run" in said("health")[1]
    assert said("problems")[0] == 0
    for command, program in (("backup", "pg_dump"), ("restore", "pg_restore")):
        code, told = said(command, str(tmp_path / "copy"))
        assert (code != 0, program in told) == (True, True)
    assert list(tmp_path.iterdir()) == []
