"""Lobbies that are managed: people are asked, taken out, and places are held for those asked."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from tables.model import asked, outgoing
from tables.model.errors import NotAllowed, NotSeated, UserError, WrongSeats, WrongStatus
from tables.model.invitations import DAY
from tables.model.table import Table, UserRef
from tests.tables.parlour import ANN, BOB, CHLOE, MARA, Parlour, parlour
from tests.tables.refused import refused

DORA, EVE = UserRef(44, "Dora"), UserRef(55, "Eve")


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path / "agora.sqlite3", (ANN, BOB)) as opened:
        yield opened


async def ask(here: Parlour, table: Table, *people: UserRef, by: UserRef = ANN) -> list[int]:
    found = await here.service.asking.ask(table.id, people, by.id)
    return [one.user_id for one in found]


async def names(here: Parlour, table: Table) -> list[str]:
    return [one.name for one in await here.service.asking.asked(table.id)]


async def lobby(here: Parlour) -> Table:
    """A lobby of Ann alone, with places for three more."""
    return await here.service.lobbies.create(game="errands", guild_id=1, channel_id=77, host=ANN)


async def test_who_is_asked_is_pinged_once_and_joins(here: Parlour) -> None:
    table = await lobby(here)
    assert await ask(here, table, BOB, CHLOE) == [BOB.id, CHLOE.id]
    [said] = await here.told(outgoing.AskedToJoin)
    assert (said.user, said.people, said.ping) == (ANN.id, (BOB.id, CHLOE.id), (BOB.id, CHLOE.id))
    assert await names(here, table) == ["Bob", "Chloe"]
    table = await here.service.asking.accept(table.id, BOB)
    assert table.names == ("Ann", "Bob")
    assert await names(here, table) == ["Chloe"]
    await here.service.asking.decline(table.id, CHLOE.id)
    assert await names(here, table) == []
    assert len(await here.told(outgoing.AskedToJoin)) == 1, "a no is told to nobody"


async def test_who_was_not_asked_has_nothing_to_answer(here: Parlour) -> None:
    table = await lobby(here)
    await ask(here, table, BOB)
    for user in (CHLOE, MARA):
        with refused(NotAllowed, "no open invitation"):
            await here.service.asking.accept(table.id, user)
        with refused(NotAllowed, "no open invitation"):
            await here.service.asking.decline(table.id, user.id)


async def test_a_place_is_held_for_two_days(here: Parlour) -> None:
    table = await here.lobby()
    free = max(here.service.rules(table.game).meta.seats) - len(table.seats)
    guests = [UserRef(600 + i, f"Guest {i}") for i in range(free)]
    if not guests:
        table = await here.service.lobbies.leave(table.id, BOB.id)
        guests = [BOB]
    await ask(here, table, *guests)
    with refused(WrongSeats, "held for people who were invited"):
        await here.service.lobbies.join(table.id, MARA)
    here.clock.at += asked.HELD + 1
    assert await names(here, table) == []
    table = await here.service.lobbies.join(table.id, MARA)
    assert MARA.name in table.names


async def test_an_invitation_comes_once_and_three_times_a_day(here: Parlour) -> None:
    table = await lobby(here)
    await ask(here, table, BOB)
    with refused(NotAllowed, "Bob is invited already"):
        await ask(here, table, BOB)
    await here.service.asking.decline(table.id, BOB.id)
    with refused(NotAllowed, "cannot be invited"):
        await ask(here, table, BOB)
    for channel in range(asked.PER_HOST):
        other = await here.service.lobbies.create(
            game="errands", guild_id=1, channel_id=800 + channel, host=ANN
        )
        if channel < asked.PER_HOST - 1:
            await ask(here, other, BOB)
        else:
            with refused(NotAllowed, "cannot be invited"):
                await ask(here, other, BOB)
            here.clock.at += DAY
            await ask(here, other, BOB)


async def test_who_takes_no_invitations_is_refused_in_the_same_words(here: Parlour) -> None:
    table = await lobby(here)
    await here.reminders.change_user(CHLOE.id, lambda u: replace(u, invitations="never"))
    await here.reminders.change_user(BOB.id, lambda u: replace(u, invitations="quiet"))
    with refused(NotAllowed, "Chloe cannot be invited"):
        await ask(here, table, CHLOE)
    await ask(here, table, BOB)
    [said] = await here.told(outgoing.AskedToJoin)
    assert (said.people, said.ping) == ((BOB.id,), ())


async def test_who_knows_somebody_invites_them_if_they_want_no_strangers(here: Parlour) -> None:
    for user in (BOB, CHLOE):
        await here.reminders.change_user(user.id, lambda u: replace(u, inviters="met"))
    await here.game()  # Ann and Bob play
    table = await lobby(here)
    assert await ask(here, table, BOB) == [BOB.id]
    with refused(NotAllowed, "Chloe cannot be invited"):
        await ask(here, table, CHLOE)


async def test_who_may_ask(here: Parlour) -> None:
    table = await lobby(here)
    with pytest.raises(NotSeated):
        await ask(here, table, BOB, by=CHLOE)
    with refused(UserError, "up to 4 people"):
        await ask(here, table, BOB, CHLOE, MARA, DORA, EVE)
    assert await ask(here, table, ANN) == [], "who sits there is left out"
    game = await here.game()
    with pytest.raises(WrongStatus):
        await ask(here, game, CHLOE)


async def test_no_more_people_are_asked_than_there_are_free_seats(here: Parlour) -> None:
    table = await lobby(here)
    with refused(UserError, "There are 2 free seats"):
        await ask(here, table, BOB, CHLOE, MARA)
    await ask(here, table, BOB)
    with refused(UserError, "one free seat"):
        await ask(here, table, CHLOE, MARA)
    await ask(here, table, CHLOE)
    with refused(UserError, "no free seat"):
        await ask(here, table, MARA)


async def test_a_computer_takes_no_held_seat(here: Parlour) -> None:
    table = await lobby(here)
    await ask(here, table, BOB)
    await here.service.lobbies.add_computer(table.id, ANN.id)
    with refused(WrongSeats, "held for people who were invited"):
        await here.service.lobbies.add_computer(table.id, ANN.id)
    table = await here.service.asking.accept(table.id, BOB)
    assert [seat.computer for seat in table.seats] == [False, True, False]


async def test_asking_twice_by_the_same_press_asks_once(here: Parlour) -> None:
    table = await lobby(here)
    for _ in range(2):
        found = await here.service.asking.ask(table.id, [BOB], ANN.id, interaction=9)
        assert [one.name for one in found] == ["Bob"], "both answers tell the same"
    assert len(await here.told(outgoing.AskedToJoin)) == 1


async def test_who_was_taken_out_is_told_and_comes_back_only_if_asked(here: Parlour) -> None:
    table = await here.lobby()
    table = await here.service.lobbies.take_out(table.id, BOB.id, ANN.id)
    assert table.names == ("Ann",)
    assert await here.told(outgoing.TakenOut) == [outgoing.TakenOut(user=BOB.id)]
    with refused(NotAllowed, "took you out"):
        await here.service.lobbies.join(table.id, BOB)
    await ask(here, table, BOB)
    table = await here.service.lobbies.join(table.id, BOB)
    await here.service.lobbies.leave(table.id, BOB.id)
    await here.service.lobbies.join(table.id, BOB)


async def test_a_lobby_for_those_who_are_asked(here: Parlour) -> None:
    table = await lobby(here)
    table = await here.service.lobbies.arrange(table.id, ANN.id, joins="asked")
    with refused(NotAllowed, "Only people who were invited"):
        await here.service.lobbies.join(table.id, BOB)
    await ask(here, table, BOB)
    assert (await here.service.lobbies.join(table.id, BOB)).names == ("Ann", "Bob")


async def test_what_a_host_arranges(here: Parlour) -> None:
    table = await lobby(here)
    arrange = here.service.lobbies.arrange
    table = await arrange(
        table.id, ANN.id, name=" Friday\n club ", welcome="learners", starts_full=True
    )
    found = (table.name, table.welcome, table.starts_full, table.joins)
    assert found == ("Friday club", "learners", True, "all")
    assert (await arrange(table.id, ANN.id, name="")).name == ""
    with refused(UserError, "up to 40 characters"):
        await arrange(table.id, ANN.id, name="x" * 41)
    with pytest.raises(NotAllowed):
        await arrange(table.id, BOB.id, name="Mine")
    game = await here.game()
    with pytest.raises(WrongStatus):
        await arrange(game.id, ANN.id, name="Late")


async def test_of_two_hundred_who_join_at_once_as_many_sit_down_as_there_are_seats(
    here: Parlour,
) -> None:
    table = await lobby(here)
    crowd = [UserRef(1000 + i, f"Guest {i}") for i in range(200)]
    done = await asyncio.gather(
        *(here.service.lobbies.join(table.id, user) for user in crowd), return_exceptions=True
    )
    seats = max(here.service.rules(table.game).meta.seats)
    assert sum(isinstance(one, Table) for one in done) == seats - 1
    assert all(isinstance(one, (Table, WrongSeats)) for one in done)
    assert len((await here.table(table)).seats) == seats
