"""Seats that change hands while something happens at another node."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tables.facts.errors import WrongStatus
from tables.service import TableService
from tests.kernel.toy_words import Attack, Done
from tests.tables.errands import Finish
from tests.tables.nodes import overtaken
from tests.tables.parlour import ANN, BOB, CHLOE, MARA, Parlour, give_seat, parlour
from tests.tables.skirmish import skirmish
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


async def test_who_accepts_while_the_seat_is_let_go_has_it_at_once(here: Parlour) -> None:
    table = await here.game()
    found = await invited(here, table)
    overtaken(here, lambda other: other.seats.let_seat_go(table.id, BOB.id, found.id))
    await accepted(here, table, found)
    assert await owner(here, table) == CHLOE.id


async def test_who_lets_go_while_the_seat_is_accepted_gives_it_at_once(here: Parlour) -> None:
    table = await here.game()
    found = await invited(here, table)

    async def accept(other: TableService) -> None:
        await other.seats.accept_seat(table.id, CHLOE, found.id, guild_id=1)

    overtaken(here, accept)
    await here.service.seats.let_seat_go(table.id, BOB.id, found.id)
    assert await owner(here, table) == CHLOE.id


async def test_nobody_is_invited_to_a_table_that_is_closed_meanwhile(here: Parlour) -> None:
    table = await here.game()
    overtaken(here, lambda other: other.hosting.abandon(table.id, ANN.id))
    with pytest.raises(WrongStatus):
        await invited(here, table)
    assert await here.service.seats.open_invitations(table.id) == []


async def test_who_has_taken_the_seat_meanwhile_is_asked(here: Parlour) -> None:
    table = await here.game()
    overtaken(here, lambda other: give_seat(other, table.id, 1, MARA, ANN.id))
    found = await invited(here, table)
    assert found.old_user == MARA.id
    await accepted(here, table, found)
    await here.service.seats.keep_seat(table.id, MARA.id, found.id)
    await later(here, 2 * DAY)
    assert await owner(here, table) == MARA.id


async def test_who_has_answered_in_the_last_moment_keeps_the_seat(path: Path) -> None:
    """The answer is held, so the table still waits."""
    async with skirmish(path) as fight:
        await fight.do(ANN, Attack(1))
        assert (await fight.do(BOB, Done())).held
        await fight.out_of_time(await fight.now())
        found = await fight.service.seats.invite(fight.table_id, 1, None, ANN.id)
        assert found.outcome is None, "he is asked"
