"""`agora health` names the nodes that fail, and those that fell silent."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.commands.health import verdict
from bot.process.parts import SILENT
from tables.model.leases import LEASE, TABLES
from tables.operations.nodes import Node
from tables.service import TableService
from tables.store import lease_rows
from tables.store.address import Address
from tables.store.postgres import PostgresStore
from tests import lending

pytestmark = pytest.mark.server

LONG_AGO = 1_000_000.0
"""A clock of this machine that is wrong: between nodes only the database's counts."""


@pytest.fixture
def address(path: Path) -> Address:
    lending.needed()
    return lending.lent(path)


@asynccontextmanager
async def node(address: Address, name: str) -> AsyncIterator[tuple[Node, TableService]]:
    store = await PostgresStore.open(address)
    try:
        made = Node(store, name=name)
        service = TableService(store, now=made.now, owner=made)
        await made.renew()
        await service.messages.beat({"failing": {}, "away": []})
        yield made, service
    finally:
        await store.close()


async def silent(one: Node, seconds: float) -> None:
    """A node gave its last sign of life some time ago."""
    await one._store.write(
        lambda db: lease_rows.alive(db, one.id, one.name, db.now() + LEASE - seconds)
    )


async def test_nodes_that_fail_or_are_silent_are_named(address: Address) -> None:
    assert verdict(address, 0.0) == (1, "The bot has not run with this database yet.")
    async with node(address, "a") as (_, service), node(address, "b") as (other, _):
        assert verdict(address, LONG_AGO) == (
            0,
            "At work (a, b); last sign of life 0 seconds ago.",
        )
        await service.messages.beat({"failing": {"gateway": 0.0, "drawing": 0.0}, "away": [3]})
        code, said = verdict(address, LONG_AGO)
        assert code == 3
        lines = said.splitlines()
        assert lines[0].startswith("Node a: Discord is not connected with all shards; away: 3 ")
        assert lines[1].startswith("Node a: No pictures can be drawn; ")
        assert verdict(address, LONG_AGO, "b")[0] == 0
        assert verdict(address, LONG_AGO, "c") == (
            1,
            "No node with the name c runs; there are a, b.",
        )
        await silent(other, SILENT + 1)
        code, said = verdict(address, LONG_AGO)
        assert code == 1, "the gravest counts"
        assert "Node b: No sign of life since " in said
        assert said.endswith(": it is stopped, hangs or cannot write its database.")


async def test_nodes_that_all_ended_cleanly_are_not_at_work(address: Address) -> None:
    async with node(address, "a") as (one, service):
        await one.stop()
        await service.messages.beat({"stopped": True})
        code, said = verdict(address, one.now())
        assert code == 1
        assert said.startswith("The bot was stopped; it has not run since ")


async def test_who_died_is_named_until_it_comes_back_or_an_hour_has_passed(
    address: Address,
) -> None:
    async with node(address, "a") as (one, _):
        async with node(address, "b") as (other, _):
            inherited: list[tuple[str, int]] = []
            one.took_over = lambda kind, count: inherited.append((kind, count))
            await one.renew()
            for _ in range(4):
                await one.renew()
                await other.renew()
            assert one.held() == {TABLES: 32}
            await silent(other, SILENT + 1)
            await one.renew()
            assert inherited == [(TABLES, 32)]
            assert (one.living_nodes(), one.held()) == (1, {TABLES: 64})
            assert verdict(address, LONG_AGO)[0] == 1
        async with node(address, "b") as (again, _):
            assert verdict(address, LONG_AGO)[0] == 0, "it came back"
            await again.stop()
            assert verdict(address, LONG_AGO)[1].startswith("At work (a);"), "it ended cleanly"
        async with node(address, "c") as (third, _):
            await silent(third, 3_700)
            await one.renew()
            assert verdict(address, LONG_AGO)[0] == 0, "it was long ago"
