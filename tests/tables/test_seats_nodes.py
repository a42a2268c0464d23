"""Seats that change hands while something happens at another node."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tables.service import TableService
from tests.tables.errands import Finish
from tests.tables.nodes import overtaken
from tests.tables.parlour import ANN, BOB, CHLOE, Parlour, parlour
from tests.tables.test_seats import DAY, accepted, invited, later, owner


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path / "agora.sqlite3", (ANN, BOB)) as opened:
        yield opened


async def test_a_seat_that_is_kept_at_another_node_is_not_given_away(here: Parlour) -> None:
    table = await here.game()
    found = await accepted(here, table, await invited(here, table))
    here.clock.at += 2 * DAY
    overtaken(here, lambda other: other.seats.keep_seat(table.id, BOB.id, found.id))
    await here.service.seats.settle_invitations()
    assert await owner(here, table) == BOB.id
    now = await here.service.seats.invitation(found.id)
    assert now is not None
    assert now.outcome == "kept"


async def test_a_table_that_moves_on_at_another_node_makes_no_invitation_void(
    here: Parlour,
) -> None:
    table = await here.game()
    found = await accepted(here, table, await invited(here, table))
    here.clock.at += 2 * DAY

    async def finish(other: TableService) -> None:
        now = await other.views.position(table.id, ANN.id)
        await other.playing.act(table.id, ANN.id, now.table.version, Finish())

    overtaken(here, finish)
    await here.service.seats.settle_invitations()
    await later(here, 1)
    assert await owner(here, table) == CHLOE.id
    now = await here.service.seats.invitation(found.id)
    assert now is not None
    assert now.outcome == "done"
