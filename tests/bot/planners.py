"""Tables at which people prepare their turns, for tests."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest_asyncio

from bot.tables.model import Table, UserRef
from engine.core import Action
from tests.bot.parlour import ANN, BOB, CHLOE, Parlour, parlour


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path / "agora.sqlite3") as opened:
        yield opened


@pytest_asyncio.fixture
async def three(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path / "three.sqlite3", (ANN, BOB, CHLOE)) as opened:
        yield opened


async def prepare(here: Parlour, table: Table, user: UserRef, *actions: Action) -> None:
    for action in actions:
        await here.service.plan(table.id, user.id, None, action)


async def stored(here: Parlour, table: Table) -> dict[int, tuple[str, int, Any]]:
    """The plans of a table: mode, how many are done, why it stopped."""

    def work(db: Any) -> list[Any]:
        return db.execute("SELECT * FROM plans WHERE game_id = ?", (table.id,)).fetchall()  # type: ignore[no-any-return]

    return {
        r["seat"]: (r["mode"], r["done"], r["stopped"] and json.loads(r["stopped"])["code"])
        for r in await here.store.read(work)
    }
