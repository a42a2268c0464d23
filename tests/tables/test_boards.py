"""The notice board of a server, as it is kept: what was claimed, told and forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest_asyncio

from tables.maintenance.privacy import Privacy
from tables.model.boards import EDITED, PINGED, RENEWED, Board
from tables.model.clock import HOUR
from tables.model.guards import ManagedServer
from tests.tables.parlour import ANN, BOB, MARA, Parlour, parlour

SERVER = ManagedServer(1)
NEW = Board(SERVER, 70, "message", "en", MARA.id, role_id=7)


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path / "agora.sqlite3", (ANN, BOB)) as opened:
        yield opened


async def board(here: Parlour) -> Board:
    found = await here.service.boards.board(SERVER)
    assert found is not None
    return found


async def test_of_nodes_that_edit_or_ping_at_once_one_does(here: Parlour) -> None:
    boards = here.service.boards
    found = await boards.set(SERVER, NEW)
    table = await here.lobby()
    await here.service.lobbies.arrange(table.id, ANN.id, tells_role=True)
    done = await asyncio.gather(*(boards.claim_edit(found) for _ in range(8)))
    assert sum(done) == 1
    done = await asyncio.gather(*(boards.claim_ping(found, [table.id]) for _ in range(8)))
    assert sum(done) == 1
    now = await board(here)
    assert (now.edited_at, now.pinged_at) == (here.clock(), here.clock())
    assert (await here.table(table)).tells_role == 2
    await here.service.lobbies.arrange(table.id, ANN.id, tells_role=True)
    assert (await here.table(table)).tells_role == 2, "it is told once"


async def test_a_board_that_moves_keeps_its_last_ping(here: Parlour) -> None:
    boards = here.service.boards
    found = await boards.set(SERVER, NEW)
    await boards.posted(found, 900, "x", here.clock())
    await boards.claim_ping(found, [])
    same = await boards.set(SERVER, replace(NEW, role_id=8))
    assert (same.message_id, same.role_id, same.pinged_at) == (900, 8, here.clock())
    moved = await boards.set(SERVER, replace(NEW, channel_id=71))
    assert (moved.message_id, moved.edited_at, moved.pinged_at) == (None, 0.0, here.clock())
    await boards.posted(found, 901, "y", here.clock())
    assert (await board(here)).message_id is None, "what was posted in the old channel is past"


async def test_something_wrong_is_new_once(here: Parlour) -> None:
    found = await here.service.boards.set(SERVER, NEW)
    told = await asyncio.gather(*(here.service.boards.trouble(found, "gone") for _ in range(4)))
    assert sum(told) == 1
    again = await here.service.boards.set(SERVER, NEW)
    assert again.trouble == ""


def test_what_may_be_done_when() -> None:
    at = 1_000_000.0
    found = replace(NEW, message_id=1, posted_at=at, edited_at=at, pinged_at=at)
    for span, may in ((EDITED, found.may_edit), (RENEWED, found.is_old), (PINGED, found.may_ping)):
        assert not may(at + span - 1)
        assert may(at + span)
        assert may(at - 5000.0), "a clock that was set back stops nothing"
    assert replace(found, role_id=None).may_ping(at + PINGED) is False
    night = replace(found, quiet=(22 * 60, 8 * 60), zone="UTC")
    midnight = 86_400.0 * 30
    assert not night.may_ping(midnight + 2 * HOUR)
    assert night.may_ping(midnight + 12 * HOUR)


async def test_a_manager_who_is_forgotten_leaves_a_board_without_them(here: Parlour) -> None:
    await here.service.boards.set(SERVER, replace(NEW, quiet=(0, 60), zone="Europe/Berlin"))
    [told] = (await Privacy(here.service).gather(MARA.id))["notice_boards"]
    assert (told["server"], told["channel"], told["zone"]) == ("1", "70", "Europe/Berlin")
    await Privacy(here.service).forget(MARA)
    assert (await board(here)).user_id == 0
    assert await here.service.boards.remove(SERVER) is not None
    assert await here.service.boards.remove(SERVER) is None


async def test_what_happens_at_a_lobby_is_told_to_its_board(here: Parlour) -> None:
    told: list[int] = []
    here.service.listen(gathered=told.append)
    table = await here.lobby()
    assert told == [1, 1]
    await here.service.lobbies.arrange(table.id, ANN.id, name="Friday")
    assert len(told) == 3
    await here.service.playing.start(table.id, ANN.id)
    assert len(told) == 4
    await here.service.hosting.abandon(table.id, ANN.id)
    assert len(told) == 5
    assert set(told) == {1}
