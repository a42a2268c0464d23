"""A host cannot ping people by inviting them again and again. What is counted are pings."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tables.model import invitations, outgoing
from tables.model.clock import HOUR
from tables.model.errors import NotAllowed, UserError
from tables.model.invitations import Invitation
from tables.model.table import Table, UserRef
from tables.model.users import Invited
from tests.tables.errands import Finish, Walk
from tests.tables.parlour import ANN, BOB, CHLOE, MARA, Parlour
from tests.tables.refused import refused

DAY = 24 * HOUR
TRIES = 25


async def invite(here: Parlour, table: Table, new: UserRef = CHLOE, seat: int = 1) -> Invitation:
    return await here.service.seats.invite(table.id, seat, new, ANN.id)


async def pings(here: Parlour, user: UserRef) -> int:
    """How often somebody was pinged by invitations."""
    said = await here.told(outgoing.SeatInvitation)
    return sum(row.ping.count(user.id) for row in said)


async def dms(here: Parlour, user: UserRef) -> int:
    """How often somebody was asked in private to give a seat up."""
    return sum(row.user == user.id for row in await here.told(outgoing.SeatCall))


async def again_and_again(here: Parlour, table: Table, end: Any, **more: Any) -> list[str]:
    """Ann invites and the invitation is ended, many times; the codes of the refusals."""
    codes: list[str] = []
    for _ in range(TRIES):
        try:
            found = await invite(here, table, **more)
        except UserError as refusal:
            codes.append(refusal.code)
        else:
            await end(table.id, found.id)
        here.clock.at += 60
    return codes


def declines(here: Parlour, user: UserRef = CHLOE) -> Any:
    return lambda table, number: here.service.seats.decline_seat(table, user.id, number)


def withdraws(here: Parlour) -> Any:
    return lambda table, number: here.service.seats.withdraw_invitation(table, ANN.id, number)


async def test_whoever_declines_is_pinged_once_in_a_day_and_then_once_in_a_week(
    here: Parlour,
) -> None:
    table = await here.game()
    codes = await again_and_again(here, table, declines(here))
    assert (await pings(here, CHLOE), await dms(here, BOB)) == (1, 1)
    assert codes == ["declined_lately"] * (TRIES - 1)
    here.clock.at += DAY
    await again_and_again(here, table, declines(here))
    assert await pings(here, CHLOE) == 2
    for _ in range(6):
        here.clock.at += DAY
        await again_and_again(here, table, declines(here))
    assert await pings(here, CHLOE) == 2, "the second time it is a week"
    here.clock.at += DAY
    await again_and_again(here, table, declines(here))
    assert await pings(here, CHLOE) == 3


async def test_an_invitation_that_is_withdrawn_pings_nobody_again(here: Parlour) -> None:
    """Neither who is invited nor who sits there hears of it again and again."""
    table = await here.game()
    codes = await again_and_again(here, table, withdraws(here))
    assert await pings(here, CHLOE) == 1
    assert await dms(here, BOB) == invitations.PER_SEAT
    assert set(codes) == {"seat_asked_often"}


async def test_who_is_out_of_time_can_be_replaced_however_often_they_were_asked(
    here: Parlour,
) -> None:
    table = await here.game()
    await here.act(table, ANN, Walk(1), Finish())
    for _ in range(invitations.PER_SEAT):
        found = await invite(here, table)
        await here.service.seats.withdraw_invitation(table.id, ANN.id, found.id)
    with refused(NotAllowed, "asked"):
        await invite(here, table)
    await here.out_of_time(table)
    assert (await invite(here, table)).outcome is None


async def test_the_seat_of_a_computer_is_no_way_round(here: Parlour) -> None:
    table = await here.game(computers=1)
    codes = await again_and_again(here, table, withdraws(here), seat=2)
    assert await pings(here, CHLOE) == 1
    assert len(codes) == TRIES - invitations.PER_HOST
    assert set(codes) == {"invited_many"}


async def test_a_host_of_many_tables_invites_five_times_a_day(here: Parlour) -> None:
    tables = [await here.game(computers=1) for _ in range(invitations.PER_HOST + 1)]
    for table in tables[:-1]:
        await invite(here, table, seat=2)
    with refused(NotAllowed, "all your invitations for a day"):
        await invite(here, tables[-1], seat=2)
    here.clock.at += DAY
    await invite(here, tables[-1], seat=2)


async def test_somebody_else_can_be_invited_when_one_declines(here: Parlour) -> None:
    table = await here.game()
    found = await invite(here, table)
    await here.service.seats.decline_seat(table.id, CHLOE.id, found.id)
    with refused(NotAllowed, "You can invite them again in 24 h|You can invite them again in 1 d"):
        await invite(here, table)
    await invite(here, table, MARA)
    assert await pings(here, MARA) == 1


async def prefers(here: Parlour, user: UserRef, wish: Invited) -> None:
    await here.reminders.change_user(user.id, lambda found: replace(found, invitations=wish))


@pytest.mark.parametrize(("wish", "pinged"), [("ping", 1), ("quiet", 0)])
async def test_who_wants_no_ping_gets_none(here: Parlour, wish: Invited, pinged: int) -> None:
    await prefers(here, CHLOE, wish)
    table = await here.game()
    assert (await invite(here, table)).outcome is None
    assert await pings(here, CHLOE) == pinged


async def test_who_wants_no_invitations_gets_none(here: Parlour) -> None:
    await prefers(here, CHLOE, "never")
    table = await here.game()
    with refused(NotAllowed, "does not accept invitations"):
        await invite(here, table)
    assert (await pings(here, CHLOE), await dms(here, BOB)) == (0, 0)
