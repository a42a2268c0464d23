"""Whatever a failing disk leaves of a database: hosts and players read sentences, never a traceback.

`python -m tests.bot.damage` looks at as many as you like.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.commands import doctor as doctor_command
from bot.commands import reproduce
from bot.errors import DamagedSave
from bot.storage import problems, rows
from bot.storage.problems import Wish
from tests.bot import damage
from tests.bot.errands import rules_of
from tests.bot.parlour import ANN, BOB, Parlour, parlour
from tests.bot.test_doctor import house, running

FUZZED = 40


async def furnish(here: Parlour) -> None:
    """A `house` with something in every table of the schema."""
    await house(here)
    at = here.clock()

    def work(db: sqlite3.Connection) -> None:
        problems.store(db, Wish(BOB.id, "Wrong!", 1, last="a press", log=("a line",)), REF, at)
        rows.problem(db, "A0D0-0002", at, "a fault", "a traceback", 1, None)
        rows.note(db, 1, 2, at, "took_back", {"seat": 0, "steps": 1, "agreed": [1], "waived": []})
        db.execute("INSERT INTO users (id) VALUES (11)")
        db.execute(
            "INSERT INTO plans (game_id, seat, mode, actions, at) VALUES (1, 0, 'run', '[]', 1)"
        )
        db.execute(
            "INSERT INTO orders (game_id, seat, kind, about, policy, at)"
            " VALUES (1, 0, 'defence', '', '{}', 1)"
        )
        db.execute(
            "INSERT INTO undo_requests (game_id, seat, user_id, from_seq, to_seq, from_hash, lost,"
            " at) VALUES (1, 0, 11, 5, 2, 'x', '[]', 1)"
        )

    await here.store.write(work)


REF = "A0D0-0001"


def build(path: Path) -> None:
    async def build_it() -> None:
        async with parlour(path) as opened:
            await furnish(opened)

    asyncio.run(build_it())


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("furnished") / "agora.sqlite3"
    build(path)
    return path
