"""Who may read whose record, and which answers are counted for the time they take."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from engine.core import Resign
from tables.model.clock import HOUR
from tables.model.own_record import LEAST_ANSWERS, Met, Practice, Wanted
from tables.model.standing import Shown
from tables.model.table import Table, UserRef
from tables.operations.own_records import Told
from tables.store import own_record_rows
from tests.tables import rated_games
from tests.tables.errands import Finish, Walk
from tests.tables.parlour import ANN, BOB, CHLOE, MARA, Parlour, give_seat, parlour

HERE, THERE = rated_games.HERE, rated_games.THERE
DAY = 86_400.0


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path / "agora.sqlite3", (ANN, BOB)) as opened:
        yield opened


async def played(here: Parlour, *, end: bool = True, after: float = 2 * HOUR) -> Table:
    """A game in which Ann answers once, after so many seconds."""
    table = await here.service.playing.start((await here.lobby(vote=False, goal=100)).id, ANN.id)
    here.clock.at += after
    await here.act(table, ANN, Walk(1), Finish())
    if end:
        await here.act(table, BOB, Resign())
    return table


async def own(
    here: Parlour, user: UserRef = ANN, wanted: Wanted | None = None, server: int | None = HERE
) -> Told:
    return await here.service.own_records.own(user.id, wanted, server)


async def lets_read(here: Parlour, user: UserRef, who: Shown) -> None:
    await here.reminders.change_user(user.id, lambda old: replace(old, ratings=who))


async def rated(here: Parlour, *people: UserRef, server: int = HERE) -> None:
    """Enough rated games of these people for a rating."""
    users = [user.id for user in people]
    games = rated_games.season(users, 40, here.clock.at - DAY, server, first=100 * server)
    await rated_games.keep(here.service.store, games)
    await rated_games.settle(here.service)


# --- one's own -----------------------------------------------------------------------------------


async def test_a_finished_game_is_in_the_records_of_both(here: Parlour) -> None:
    assert (await own(here)).record.empty
    await played(here)
    mine, other = await own(here), await own(here, BOB)
    assert mine.wanted == Wanted("errands")
    assert mine.games == ("errands",)
    assert [p.counts for p in mine.record.places] == [(1, 0)]
    assert mine.record.met == (Met(BOB.id, 1, 1, 0),)
    assert other.record.met == (Met(ANN.id, 1, 0, 1),)
    assert (await own(here, CHLOE)).record.empty


async def test_the_time_to_answer(here: Parlour) -> None:
    for _ in range(LEAST_ANSWERS):
        await played(here)
    usual = (await own(here)).record.usual
    assert usual is not None
    assert usual.half == pytest.approx(2 * HOUR)


@pytest.mark.parametrize(
    ("wanted", "guild", "count"),
    [
        (Wanted(), None, 1),
        (Wanted("errands"), None, 1),
        (Wanted("errands"), HERE, 1),
        (Wanted("errands"), THERE, 0),
        (Wanted("errands", 2), None, 1),
        (Wanted("errands", 3), None, 0),
        (Wanted("belfort"), None, 0),
        (Wanted("errands", None, "quarter"), None, 1),
    ],
)
async def test_which_answers_are_counted(
    here: Parlour, wanted: Wanted, guild: int | None, count: int
) -> None:
    await played(here)

    def answers(now: float) -> Any:
        return here.store.read(lambda db: own_record_rows.answers(db, ANN.id, wanted, now, guild))

    assert len(await answers(here.clock.at)) == count
    if wanted.period == "quarter":
        assert not await answers(here.clock.at + 92 * DAY)


async def test_answers_to_computers_alone_say_nothing(here: Parlour) -> None:
    here.people = (ANN,)
    table = await here.game(computers=1, vote=False, goal=100)
    here.clock.at += HOUR
    await here.act(table, ANN, Walk(1), Finish())
    read = here.store.read
    assert not await read(lambda db: own_record_rows.answers(db, ANN.id, Wanted(), here.clock.at))


async def test_a_seat_taken_over_is_thanked_for(here: Parlour) -> None:
    table = await played(here, end=False)
    await give_seat(here.service, table.id, 0, CHLOE, ANN.id)
    await here.act(table, BOB, Resign())
    found = (await own(here, CHLOE)).record
    assert (found.games, found.took_over) == (0, 1)


async def test_practice(here: Parlour) -> None:
    seated = rated_games.result(1, [ANN.id], here.clock.at, against="good")
    await rated_games.keep(here.service.store, [seated])
    found = (await own(here)).record
    assert (found.games, found.practice) == (0, (Practice("good", 1, 1),))


async def test_a_size_that_was_never_played_is_not_kept(here: Parlour) -> None:
    await played(here)
    told = await own(here, wanted=Wanted("errands", 5))
    assert told.wanted.size is None
    assert told.sizes == (2,)


async def test_a_rating_is_ones_own_on_a_server_and_everywhere(here: Parlour) -> None:
    await rated(here, ANN, BOB, CHLOE, MARA)
    assert (await own(here)).standing is not None
    assert (await own(here, server=None)).standing is not None
    assert (await own(here, wanted=Wanted())).standing is None, "there is none of all games"
    assert (await own(here, server=THERE)).standing is None
    await lets_read(here, ANN, "off")
    told = await own(here)
    assert told.unrated
    assert told.standing is None


# --- others --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("shown", "server", "games"),
    [
        ("hidden", HERE, None),
        ("off", HERE, None),
        ("server", HERE, 40),
        ("server", THERE, 0),
        ("server", None, None),
        ("everywhere", HERE, 80),
        ("everywhere", None, 80),
    ],
)
async def test_others_read_what_they_are_let(
    here: Parlour, shown: Shown, server: int | None, games: int | None
) -> None:
    """Ann has played with Bob here, and with Chloe on a third server."""
    await rated(here, ANN, BOB)
    await rated(here, ANN, CHLOE, server=3)
    await lets_read(here, ANN, shown)
    found = await here.service.own_records.other(MARA.id, ANN.id, None, server)
    assert found.met is None
    if games is None:
        assert found.told is None
        return
    assert found.told is not None
    assert found.told.record.games == games
    assert not found.told.record.met, "whom Ann met is for each two of them"
    assert found.told.record.best is None


async def test_how_often_two_met_is_for_these_two(here: Parlour) -> None:
    await played(here)
    found = await here.service.own_records.other(BOB.id, ANN.id, None, HERE)
    assert found.met == Met(ANN.id, 1, 0, 1)
    assert (await here.service.own_records.other(CHLOE.id, ANN.id, None, HERE)).met is None


async def test_a_rival_at_a_running_table_shows_no_rating(here: Parlour) -> None:
    await rated(here, ANN, BOB, CHLOE, MARA)
    await lets_read(here, ANN, "everywhere")

    async def reads(user: UserRef) -> Told:
        told = (await here.service.own_records.other(user.id, ANN.id, None, HERE)).told
        assert told is not None
        return told

    assert (await reads(BOB)).standing is not None
    table = await played(here, end=False)
    told = await reads(BOB)
    assert told.together
    assert told.standing is None
    assert (await reads(CHLOE)).standing is not None
    await here.act(table, BOB, Resign())
    assert (await reads(BOB)).standing is not None


# --- what was to be expected ---------------------------------------------------------------------


async def test_hidden_ratings_change_no_chance(here: Parlour) -> None:
    await rated(here, ANN, BOB, CHLOE, MARA)
    table = await played(here)
    expected = here.service.own_records.expected
    hidden = await expected(ANN.id, table.id)
    assert hidden is not None
    assert hidden.place == 1
    await lets_read(here, BOB, "server")
    shown = await expected(ANN.id, table.id)
    assert shown is not None
    assert shown.chance != hidden.chance
    assert await expected(CHLOE.id, table.id) is None
    assert await expected(ANN.id, 999) is None
