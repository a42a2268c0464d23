"""Seats that change hands while something happens at another node."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio

from tables.model.clock import ClockRules
from tables.model.errors import Stale, WrongStatus
from tables.model.invitations import KEEP, Invitation
from tables.operations.repository import TRIES
from tables.service import TableService
from tables.store import invitation_rows
from tests.kernel.toy_words import Attack, Done
from tests.tables.errands import Finish
from tests.tables.nodes import moves, overtaken
from tests.tables.parlour import ANN, BOB, CHLOE, MARA, ByHand, Parlour, give_seat, parlour
from tests.tables.refused import refused
from tests.tables.skirmish import LOW, Skirmish, skirmish
from tests.tables.test_seats import DAY, accepted, invited, later, owner

pytestmark = pytest.mark.server

Wished = Callable[[Skirmish, TableService], Awaitable[None]]


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


async def test_an_accepted_invitation_waits_while_others_are_faster_every_time(
    here: Parlour,
) -> None:
    table = await here.game()
    await accepted(here, table, await invited(here, table))
    here.clock.at += 2 * DAY
    overtaken(here, moves(table.id), times=TRIES)
    await here.service.seats.settle_invitations()
    assert await owner(here, table) == BOB.id
    await here.service.seats.settle_invitations()
    assert await owner(here, table) == CHLOE.id


async def test_an_invitation_that_two_nodes_heard_is_one(here: Parlour) -> None:
    table = await here.game()

    async def pressed(service: TableService) -> Invitation:
        return await service.seats.invite(table.id, 1, CHLOE, ANN.id, interaction=77)

    overtaken(here, pressed)
    found = await pressed(here.service)
    assert await here.service.seats.open_invitations(table.id) == [found]


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


async def test_who_lets_go_while_the_invitation_is_withdrawn_keeps_the_seat(
    here: Parlour,
) -> None:
    table = await here.game()
    found = await accepted(here, table, await invited(here, table))
    overtaken(here, lambda other: other.seats.withdraw_invitation(table.id, ANN.id, found.id))
    with refused(Stale, "withdrawn"):
        await here.service.seats.let_seat_go(table.id, BOB.id, found.id)
    assert await owner(here, table) == BOB.id


async def test_who_accepts_while_the_seat_is_kept_does_not_get_it(here: Parlour) -> None:
    table = await here.game()
    found = await invited(here, table)
    overtaken(here, lambda other: other.seats.keep_seat(table.id, BOB.id, found.id))
    with refused(Stale, "keep"):
        await accepted(here, table, found, gone=True)
    assert await owner(here, table) == BOB.id


async def test_an_invitation_that_ends_while_carrying_it_out_goes_wrong_stops_nobody(
    here: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await here.game()
    found = await accepted(here, table, await invited(here, table))
    here.clock.at += 2 * DAY

    async def broken(*_: object) -> None:
        await here.service.seats.invitation_posted(found.id, 4711)
        raise ValueError("broken")

    with monkeypatch.context() as patch:
        patch.setattr(here.service.hosting, "hand_over", broken)
        await here.service.seats.settle_invitations()
    await here.service.seats.settle_invitations()
    assert await owner(here, table) == CHLOE.id


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


@pytest.mark.sliced(10)
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


async def answers(here: Skirmish, other: TableService) -> None:
    assert (await other.playing.act(here.table_id, BOB.id, None, Done())).held


async def is_given_time(here: Skirmish, other: TableService) -> None:
    await ByHand(other).change_rules(await here.now(), ANN.id, lambda _: ClockRules())


IN_TIME = pytest.mark.parametrize("in_time", [answers, is_given_time])


async def late(here: Skirmish) -> None:
    """Bob is asked, and by a clock that counts his time will soon be out."""
    rules = ClockRules(move=LOW / 2, fallback="caretaker", pauses="none")
    await here.reminders.change_rules(await here.now(), ANN.id, lambda _: rules)
    here.clock.at += DAY
    await here.do(ANN, Attack(1))


@IN_TIME
async def test_no_computer_takes_the_seat_of_who_is_not_late_any_more(
    path: Path, in_time: Wished
) -> None:
    async with skirmish(path) as fight:
        await late(fight)
        fight.clock.at += LOW / 2 + 1
        overtaken(fight, lambda other: in_time(fight, other))
        found = await fight.service.seats.invite(fight.table_id, 1, None, ANN.id)
        assert found.outcome is None, "he is asked"
        assert (await fight.now()).seats[1].user_id == BOB.id


@IN_TIME
async def test_nobody_gets_the_seat_of_who_is_not_late_any_more(
    path: Path, in_time: Wished
) -> None:
    async with skirmish(path) as fight:
        await late(fight)
        found = await fight.service.seats.invite(fight.table_id, 1, MARA, ANN.id)
        assert found.keep_until > fight.clock.at
        fight.clock.at += LOW / 2 + 1
        overtaken(fight, lambda other: in_time(fight, other))
        await fight.service.seats.accept_seat(fight.table_id, MARA, found.id, guild_id=1)
        assert (await fight.now()).seats[1].user_id == BOB.id


@pytest.mark.parametrize("answered", [False, True])
async def test_whoever_has_answered_is_not_out_of_time(path: Path, answered: bool) -> None:
    """The answer is only not shown yet, so nobody takes the seat away without a word."""
    async with skirmish(path) as here:
        table = await here.now()
        await here.reminders.change_rules(
            table, ANN.id, lambda _: ClockRules(move=1.0, pauses="none")
        )
        here.clock.at += KEEP + 1  # a clock that is younger does not count
        await here.do(ANN, Attack(1))
        if answered:
            await here.do(BOB, Done())
        here.clock.at += 2
        assert await here.waiting() == [(1, "defend")]
        out = partial(invitation_rows.out_of_time, table=table, seat=1, now=here.clock.at)
        assert await here.store.read(out) is not answered
