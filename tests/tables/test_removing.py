"""What the host removes is gone with all that belongs to it, and the rest is sound."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from engine.core import Resign
from tables.maintenance import doctor, problems
from tables.maintenance.removing import Removing
from tables.model.boards import Board
from tables.model.errors import NoTable, UserError
from tables.model.guards import ManagedServer
from tables.model.placeholder_names import FORMER
from tables.model.table import Table
from tables.model.weeks import Week, WeekServer
from tables.store import game_rows, rating_rows, removal_rows, result_rows, week_rows
from tables.store.connection import Connection
from tests.tables.backends import behind
from tests.tables.errands import rules_of
from tests.tables.parlour import Parlour, parlour
from tests.tables.refused import refused
from tests.tables.test_tournaments import cup
from tests.tables.well_known import ANN, BOB, MARA, life, running, traces

HERE, ELSEWHERE = 1, 9
"""Servers: that of all tables of a `parlour`, and one without tables."""


def count(db: Connection, statement: str, game: int) -> int:
    return int(db.execute(statement, {"game": game}).fetchone()[0])


@pytest_asyncio.fixture
async def here(path: Path) -> AsyncIterator[Parlour]:
    async with parlour(path, (ANN, BOB)) as opened:
        yield opened


async def numbers(here: Parlour) -> list[int]:
    return await here.store.read(game_rows.numbers)


def sound(path: Path) -> list[Any]:
    return doctor.examine(behind(path), rules_of).findings


async def test_a_table_goes_with_all_that_belongs_to_it(here: Parlour, path: Path) -> None:
    gone, stays = await running(here), await here.game()
    await here.service.repository.report("KeyError", "words", table_id=gone.id, user_id=ANN.id)
    before = await here.table(stays)
    assert await Removing(here.service).table(gone.id) == [gone.id]
    assert await numbers(here) == [stays.id]
    with pytest.raises(NoTable):
        await here.service.views.table(gone.id)
    assert await here.table(stays) == before
    for table in ("steps", "saves", "notes", "outbox", "seats", "waits", "problems"):
        left = f"SELECT count(*) FROM {table} WHERE game_id = :game"
        assert await here.store.read(partial(count, statement=left, game=gone.id)) == 0, table
    await here.store.close()
    assert sound(path) == []


@pytest.mark.of_the_file
async def test_nothing_of_a_removed_table_is_left_in_the_file(here: Parlour, path: Path) -> None:
    await here.file.read(lambda db: db.execute("PRAGMA secure_delete = OFF").fetchone())
    table = await running(here)
    assert traces(path, BOB)
    await Removing(here.service).table(table.id)
    assert traces(path, BOB) == []


async def test_there_has_to_be_a_table(here: Parlour) -> None:
    await here.game()
    with refused(UserError, "There is no table 77. `agora list tables` shows all."):
        await Removing(here.service).table(77)
    assert len(await numbers(here)) == 1


async def test_practice_goes_with_the_game_it_comes_from(here: Parlour) -> None:
    origin, practice, other = await here.game(), await here.game(), await here.game()
    await here.store.write(
        lambda db: (
            db.execute(
                "UPDATE games SET practice_of = :of, practice_seq = 0 WHERE id = :id",
                {"of": origin.id, "id": practice.id},
            ).rowcount
        )
    )
    assert await Removing(here.service).table(origin.id) == [practice.id, origin.id]
    assert await numbers(here) == [other.id]


async def test_ratings_are_worked_out_again_without_a_removed_result(here: Parlour) -> None:
    table = await here.game()
    await here.act(table, ANN, Resign())

    def rate(db: Connection) -> None:
        db.execute("UPDATE endings SET rated = 1")
        db.execute("DELETE FROM fits")

    await here.store.write(rate)
    assert await here.store.read(lambda db: result_rows.of_game(db, table.id)) is not None
    await Removing(here.service).table(table.id)
    assert await here.store.read(lambda db: result_rows.of_game(db, table.id)) is None
    soon = here.clock.at + rating_rows.LONGEST
    fit = await here.store.read(lambda db: rating_rows.next_due(db, soon))
    assert fit is not None
    assert fit.game == "errands"


async def competing(here: Parlour) -> Table:
    """A running table of a tournament."""
    league = await cup(here, "swiss", 2, rounds=2, advance=1)
    await league.begun(2)
    [number] = await numbers(here)
    return await here.service.views.table(number)


async def test_a_result_that_is_waited_for_is_not_removed(here: Parlour, path: Path) -> None:
    table = await competing(here)
    with refused(UserError, "waits for the result of table"):
        await Removing(here.service).table(table.id)
    assert await numbers(here) == [table.id]
    assert await Removing(here.service).server(table.guild_id or 0) == [table.id]
    await here.store.close()
    assert sound(path) == []


def week_of(server: int) -> Week:
    """The deal of a week on a server."""
    return Week(
        id=0,
        server_id=server,
        number=2_000,
        channel_id=9,
        game="errands",
        seats=2,
        options={},
        language="en",
        secret="0",
        opens_at=1.0,
        closes_at=2.0,
        state="open",
    )


async def furnished(here: Parlour, server: int) -> None:
    """A server with all that can be kept about one, except tables."""
    service, manager = here.service, ManagedServer(server)
    for user in (ANN, BOB):
        await service.wishes.wish(
            user, server, 77, games=["errands"], sizes=[2], pace="daily", most=4, until="week"
        )
    await service.matchmaking.look()
    await service.server_rules.bar(manager, MARA, ANN.id)
    await service.boards.set(manager, Board(server, 9, "message", "en", ANN.id))
    await service.weeks.switch_on(manager, WeekServer(server, 9, ANN.id, "en"))

    def work(db: Connection) -> None:
        week_rows.create(db, week_of(server))
        db.execute(
            "INSERT INTO table_rules (server_id, who, channels) VALUES (:s, 'all', '[]')",
            {"s": server},
        )
        db.execute("INSERT INTO fits (game, guild_id, at) VALUES ('errands', :s, 1)", {"s": server})
        db.execute(
            "INSERT INTO ratings (game, guild_id, user_id, strength, doubt, games, last_at, island,"
            " over_time) VALUES ('errands', :s, 11, 0.1, 0.5, 8, 1, 0, '[]')",
            {"s": server},
        )
        db.execute(
            "INSERT INTO commands (application_id, guild_id, hash, at) VALUES (5, :s, 'x', 1)",
            {"s": server},
        )

    await here.store.write(work)


@pytest.mark.of_the_file
async def test_nothing_is_kept_about_a_removed_server(here: Parlour, path: Path) -> None:
    await competing(here)
    await here.game()
    for server in (HERE, ELSEWHERE):
        await furnished(here, server)
    assert len(about(path, HERE)) >= 9
    other = about(path, ELSEWHERE)
    kept = await here.store.read(lambda db: removal_rows.of_server(db, HERE))
    assert min(kept.values()) > 0, kept
    assert len(await Removing(here.service).server(HERE)) == 2
    assert about(path, HERE) == {}
    assert about(path, ELSEWHERE) == other
    await here.store.close()
    assert sound(path) == []


def about(path: Path, server: int) -> dict[str, int]:
    """Where a server is named in a file, in whatever table there is, and how often."""
    found = {}
    with closing(sqlite3.connect(path)) as db:
        for (table,) in db.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table'"
        ).fetchall():
            for column in db.execute(f"PRAGMA table_info({table})").fetchall():
                if column[1] in ("guild_id", "server_id"):
                    query = f"SELECT count(*) FROM {table} WHERE {column[1]} = ?"
                    if count := db.execute(query, (server,)).fetchone()[0]:
                        found[table] = count
    return found


async def test_a_person_goes_in_one_go(here: Parlour, path: Path) -> None:
    """As with **Forget me**, also where only the number is known; and at once."""
    found = await life(here)
    left = await Removing(here.service).user(ANN.id)
    assert found["running"].id in {table.id for table in left}
    assert traces(path, ANN) == []
    assert traces(path, BOB)
    table = await here.table(found["finished"])
    assert table.seats[0].name.startswith(FORMER)
    assert await Removing(here.service).user(ANN.id) == []


async def test_old_reports_go(here: Parlour) -> None:
    for what in ("old", "new"):
        await here.service.repository.report(what, "words", user_id=ANN.id)
        here.clock.at += 100
    assert await Removing(here.service).reports(here.clock.at - 150) == 1
    assert [p.summary for p in await here.store.read(problems.listed)] == ["new"]


async def test_what_somebody_was_called_last_is_known(here: Parlour) -> None:
    async def name(user: int) -> str | None:
        return await here.store.read(lambda db: removal_rows.name_of(db, user))

    assert await name(MARA.id) is None
    await here.service.wishes.avoid(ANN.id, [MARA])
    assert await name(MARA.id) == MARA.name
    await here.game()
    assert await name(ANN.id) == ANN.name


async def test_tables_are_listed_by_where_and_who(here: Parlour, path: Path) -> None:
    await life(here)
    open_ones = await here.store.read(lambda db: removal_rows.listed(db, only_open=True))
    everything = await here.store.read(removal_rows.listed)
    assert [one.id for one in everything] == await numbers(here)
    assert {one.status for one in open_ones} == {"lobby", "running"}
    assert len(open_ones) < len(everything)
    first = everything[0]
    assert first.seats[: len(here.people)] == tuple(user.name for user in here.people)

    async def ids(**wanted: Any) -> list[int]:
        rows = await here.store.read(lambda db: removal_rows.listed(db, **wanted))
        return [row.id for row in rows]

    assert await ids(guild_id=HERE) == [one.id for one in everything if one.guild_id == HERE]
    assert await ids(guild_id=ELSEWHERE) == []
    assert first.id in await ids(user_id=ANN.id, only_open=first in open_ones)
    assert await ids(user_id=4_711) == []
