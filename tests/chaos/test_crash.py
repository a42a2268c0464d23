"""A server that crashes at a COMMIT forgets the number of that transaction and gives it to another
one. What became of it must not be read off the other's fate."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tables.model.errors import OutcomeUnknown
from tables.store import databases, postgres, problem_rows
from tables.store.connection import Connection
from tables.store.postgres import PostgresStore
from tables.store.postgres_link import Raw
from tests import lending
from tests.chaos.postgres import Server
from tests.chaos.test_nodes import folder

__all__ = ["folder"]


@pytest_asyncio.fixture
async def server(folder: Path) -> AsyncIterator[Server]:
    lending.needed()
    made = Server(folder)
    made.open()
    try:
        await made.create()
        yield made
    finally:
        made.close()


def put(db: Connection, reference: str) -> None:
    problem_rows.problem(db, reference, 1.0, "a", "b", None, None)


def noted(db: Connection) -> list[str]:
    return sorted(row["reference"] for row in problem_rows.listed(db))


async def crash(server: Server) -> None:
    await server.restart()
    await server.answers()


@pytest.mark.sliced
async def test_a_number_that_another_transaction_got_after_a_crash(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    commit, taken = postgres.commit, list[bool]()

    def crashing(db: Raw) -> object:
        if taken:
            asyncio.run(crash(server))
            if taken.pop(0):
                with server.connected() as other:
                    other.execute("CREATE TABLE others (id INTEGER)")
        return commit(db)

    databases.migrated(server.address)
    store = await PostgresStore.open(server.address)
    monkeypatch.setattr(postgres, "commit", crashing)
    try:
        taken[:] = [False]
        await store.write(lambda db: put(db, "A"))
        assert await store.read(noted) == ["A"], "nobody has its number: it is run again"
        taken[:] = [True]
        with pytest.raises(OutcomeUnknown):
            await store.write(lambda db: put(db, "B"))
        assert await store.read(noted) == ["A"]
    finally:
        await store.close()
