"""Two people cannot take the room of a channel away from everybody else."""

from __future__ import annotations

import itertools

import pytest

from tables.model.table import UserRef
from tables.store.limits import HOSTED, PART, TableLimits, TooMany
from tests.tables.parlour import ANN, BOB, CHLOE, Parlour, give_seat

CHANNEL = 5
HOME = 1


async def fill(
    here: Parlour, host: UserRef, friend: UserRef, bounds: TableLimits, first: int
) -> int:
    """Open and begin tables in threads of a channel until that is refused; how many there are."""
    lobbies = here.service.lobbies
    for number in itertools.count():
        try:
            table = await lobbies.create(
                game="errands",
                guild_id=HOME,
                channel_id=first + number,
                parent_id=CHANNEL,
                host=host,
                bounds=bounds,
            )
        except TooMany:
            return number
        await lobbies.join(table.id, friend)
        await here.service.playing.start(table.id, host.id)
    raise AssertionError("there is no bound")


async def test_two_people_leave_half_of_a_channel(here: Parlour) -> None:
    bounds = TableLimits()
    ann = await fill(here, ANN, BOB, bounds, 1_000)
    bob = await fill(here, BOB, ANN, bounds, 2_000)
    quarter = -(-bounds.per_channel // PART)
    assert (ann, bob) == (quarter, quarter)
    assert await fill(here, CHLOE, BOB, bounds, 3_000) > 0


@pytest.mark.parametrize(
    ("bounds", "most"), [(TableLimits(per_channel=1_000), HOSTED), (TableLimits(hosted=3), 3)]
)
async def test_one_person_hosts_so_many_tables_in_all(
    here: Parlour, bounds: TableLimits, most: int
) -> None:
    assert await fill(here, ANN, BOB, bounds, 1_000) == most
    assert await fill(here, BOB, ANN, bounds, 2_000) > 0, "sitting somewhere does not count"


@pytest.mark.parametrize("begun", [False, True])
async def test_a_table_is_handed_on_only_to_whoever_has_room(here: Parlour, begun: bool) -> None:
    """Ann opens, Bob joins, Ann leaves: so Bob would host without having opened anything."""
    here.service.repository.limits = bounds = TableLimits(per_server=8)
    lobbies = here.service.lobbies
    hosts: list[int] = []
    for number in range(5):
        try:
            table = await lobbies.create(
                game="errands", guild_id=HOME, channel_id=100 + number, host=ANN, bounds=bounds
            )
        except TooMany:
            break
        await lobbies.join(table.id, BOB)
        if begun:
            await here.service.playing.start(table.id, ANN.id)
            table = await give_seat(here.service, table.id, 0, None, ANN.id)
        else:
            table = await lobbies.leave(table.id, ANN.id)
        hosts.append(table.host_id)
    assert hosts == [BOB.id, BOB.id], "what Ann handed on still counts as hers"


@pytest.mark.parametrize("begun", [False, True])
async def test_who_hands_tables_on_still_has_them(here: Parlour, *, begun: bool) -> None:
    """Else two people could open any number: one opens, the other takes over."""
    bounds = TableLimits(hosted=3)
    lobbies, made = here.service.lobbies, []

    async def opened(number: int) -> int:
        table = await lobbies.create(
            game="errands", guild_id=HOME, channel_id=1_000 + number, host=ANN, bounds=bounds
        )
        await lobbies.join(table.id, BOB)
        return table.id

    for number in range(bounds.hosted):
        made.append(await opened(number))
        if begun:
            await here.service.playing.start(made[-1], ANN.id)
            await give_seat(here.service, made[-1], 0, CHLOE, ANN.id)
        else:
            await lobbies.leave(made[-1], ANN.id)
        assert (await here.service.views.table(made[-1])).host_id != ANN.id
    with pytest.raises(TooMany):
        await opened(99)
    with pytest.raises(TooMany):
        await lobbies.need_room(
            bounds, guild_id=HOME, channel_id=1_099, parent_id=None, host_id=ANN.id
        )
    host = (await here.service.views.table(made[0])).host_id
    await here.service.hosting.abandon(made[0], host)
    await opened(99)  # it runs no more
