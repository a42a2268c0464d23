"""Results that are missing are made up for, and are what would have been written at the end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio

from engine import registry
from engine.core import Resign
from tables.maintenance import catching_up
from tables.maintenance.catching_up import CatchingUp
from tables.maintenance.housekeeping import Upkeep
from tables.maintenance.privacy import Privacy
from tables.model.errors import StorageFault
from tables.model.results import GameResult
from tables.model.table import Table
from tables.store import result_rows
from tables.store.connection import Connection
from tables.store.upkeep_rows import DAY
from tests.tables.errands import Finish, Reply, Walk
from tests.tables.parlour import ANN, BOB, CHLOE, MARA, Clock, Parlour, give_seat, parlour
from tests.tables.test_older_databases import RELEASED, put


@pytest_asyncio.fixture
async def here(path: Path) -> AsyncIterator[Parlour]:
    async with parlour(path, (ANN, BOB, CHLOE)) as opened:
        yield opened


async def played(here: Parlour) -> Table:
    """A game with all that makes a result."""
    table = await here.game(goal=6)
    here.clock.at += 10
    await here.act(table, ANN, Walk(1), Finish())
    here.clock.at += 20
    await here.act(table, BOB, Walk(1), Finish())
    await here.act(table, BOB, Resign())
    await give_seat(here.service, table.id, 2, MARA, ANN.id)
    here.clock.at += 5
    await here.act(table, MARA, Walk(2), Finish())
    wait = await here.out_of_time(table)
    await here.service.hosting.set_caretaker(table.id, 0, wait)
    await here.service.hosting.set_caretaker(table.id, 0, None)
    table = await here.table(table)
    while (table := await here.table(table)).status == "running":
        for user in (ANN, MARA):
            asked = (await here.service.views.position(table.id, user.id)).decisions
            for question in asked:  # the caretaker may have challenged somebody
                await here.act(table, user, Reply(True) if question.kind == "dare" else Walk(3))
    return table


async def lost(here: Parlour, *tables: Table) -> list[GameResult]:
    """The results of these tables, which are then gone as if nobody had kept them."""
    found = [await here.service.results.of_game(table.id) for table in tables]

    def work(db: Connection) -> None:
        for table in tables:
            db.execute("DELETE FROM endings WHERE game_id = :game", {"game": table.id})

    await here.store.write(work)
    assert [await here.service.results.of_game(table.id) for table in tables] == [None] * len(
        tables
    )
    return [one for one in found if one is not None]


async def caught_up(here: Parlour) -> int:
    """All that is missing is made up for; how many looks that took."""
    looks, looking = 1, CatchingUp(here.service)
    while await looking.look():
        looks += 1
    return looks


async def results(here: Parlour) -> list[GameResult]:
    return await here.service.results.of_game_kind("errands")


async def test_a_missing_result_is_what_would_have_been_written(here: Parlour) -> None:
    table = await played(here)
    before = await lost(here, table)
    assert len(before[0].seats) == 4
    here.clock.at += 100
    await caught_up(here)
    assert await results(here) == before


async def test_it_goes_on_where_it_was_cut_off(
    here: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catching_up, "AT_ONCE", 2)
    tables = [await played(here) for _ in range(5)]
    before = await lost(here, *tables)
    looking = CatchingUp(here.service)
    assert await looking.look()
    assert len(await results(here)) == 2
    # Killed here: another process begins, and finds only what is missing.
    assert await caught_up(here) == 2
    assert await results(here) == before
    assert not await looking.look(), "the first one may go on; there is nothing left"
    assert await results(here) == before


async def test_killed_in_the_middle_of_a_game_nothing_half_done_is_left(
    here: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await played(here)
    before = await lost(here, table)
    put_seats = result_rows._values

    def killed(seat: object) -> dict[str, object]:
        raise StorageFault("disk", "x")

    monkeypatch.setattr(result_rows, "_values", killed)
    with pytest.raises(StorageFault):
        await caught_up(here)
    assert await results(here) == []
    assert await here.store.read(lambda db: result_rows.is_missing(db, table.id))
    monkeypatch.setattr(result_rows, "_values", put_seats)
    await caught_up(here)
    assert await results(here) == before


async def test_a_game_that_cannot_be_read_does_not_keep_others_waiting(
    here: Parlour, caplog: pytest.LogCaptureFixture
) -> None:
    first, second = await played(here), await played(here)
    before = await lost(here, first, second)

    def damage(db: Connection) -> None:
        db.execute(
            "UPDATE notes SET data = 'no JSON' WHERE game_id = :game AND kind = 'replaced'",
            {"game": first.id},
        )

    await here.store.write(damage)
    await caught_up(here)
    assert await results(here) == before[1:]
    assert "its result cannot be told" in caplog.text


async def test_it_looks_again_after_a_day(here: Parlour) -> None:
    table = await played(here)
    looking = CatchingUp(here.service)
    assert not await looking.look()
    [before] = await lost(here, table)
    assert not await looking.look()
    assert await results(here) == []
    here.clock.at += DAY
    assert not await looking.look()
    assert await results(here) == [before]


async def test_only_the_keeper_does_it(here: Parlour) -> None:
    table = await played(here)
    before = await lost(here, table)
    for mine in (False, True):
        upkeep = Upkeep(here.store, here.clock, partial(bool, mine))
        upkeep.keep_results(here.service)
        while await upkeep.tick():
            pass
        assert await results(here) == (before if mine else [])


async def test_somebody_who_is_forgotten_meanwhile_stays_forgotten(here: Parlour) -> None:
    table = await played(here)
    await lost(here, table)
    await Privacy(here.service).forget(MARA)
    await caught_up(here)
    [found] = await results(here)
    assert [seat.user_id for seat in found.seats] == [ANN.id, BOB.id, CHLOE.id, None]
    assert found.seats[3].level is None


@pytest.mark.of_the_file
@pytest.mark.parametrize("schema", RELEASED)
async def test_finished_games_of_older_databases(schema: int, path: Path) -> None:
    put(schema, path)
    opened = parlour(path, rules_of=registry.rules, now=Clock(2_000_000_000.0))
    async with opened as here:
        await caught_up(here)

        def finished(db: Connection) -> list[int]:
            rows = db.execute("SELECT id FROM games WHERE status = 'finished' ORDER BY id")
            return [row[0] for row in rows]

        for table_id in await here.store.read(finished):
            found = await here.service.results.of_game(table_id)
            table = await here.service.views.table(table_id)
            assert found is not None
            rules = here.service.rules(table.game)
            loaded = await here.service.repository.load(table_id)
            last = await here.service.repository.steps.public(loaded, rules)
            outcome = rules.outcome(last.state)
            assert outcome is not None
            assert {s.seat: s.place for s in found.seats} == dict(enumerate(outcome.places))
            assert {s.user_id for s in found.seats if s.left is None} == {
                seat.user_id for seat in table.seats
            }
