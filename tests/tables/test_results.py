"""The result of a game is stored in the transaction that ends it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from engine.core import Resign
from tables.maintenance import doctor
from tables.maintenance.privacy import Privacy
from tables.model.results import NOT_RATED, Answers, GameResult
from tables.model.table import Table
from tables.store import result_rows
from tests.tables.backends import behind
from tests.tables.errands import Finish, Walk, rules_of
from tests.tables.parlour import ANN, BOB, CHLOE, MARA, Parlour, give_seat, parlour


@pytest_asyncio.fixture
async def here(path: Path) -> AsyncIterator[Parlour]:
    async with parlour(path, (ANN, BOB)) as opened:
        yield opened


async def won(here: Parlour, **options: int) -> Table:
    """A game that the first player has won with three answers of two seats."""
    table = await here.game(goal=6, **options)
    here.clock.at += 10
    await here.act(table, here.people[0], Walk(3), Finish())
    here.clock.at += 20
    await here.act(table, here.people[1], Walk(2), Finish())
    here.clock.at += 30
    await here.act(table, here.people[0], Walk(3))
    return await here.table(table)


async def result(here: Parlour, table: Table) -> GameResult:
    found = await here.service.results.of_game(table.id)
    assert found is not None
    return found


async def test_a_game_that_is_over_has_a_result(here: Parlour) -> None:
    table = await won(here)
    assert table.status == "finished"
    found = await result(here, table)
    assert (found.table_id, found.game, found.guild_id) == (table.id, "errands", 1)
    assert (found.ended_at, found.size, found.cause) == (here.clock.at, 2, "goal")
    assert (found.rated, found.unrated_because, found.voided_because) == (False, NOT_RATED, None)
    ann, bob = found.seats
    assert (ann.seat, ann.user_id, ann.place, ann.standing) == (0, ANN.id, 1, 1)
    assert (bob.seat, bob.user_id, bob.place, bob.standing) == (1, BOB.id, 2, 2)
    assert (ann.answers, bob.answers) == (Answers(by_hand=3), Answers(by_hand=2))
    assert (ann.longest_wait, bob.longest_wait) == (30.0, 20.0)
    assert ann.points is None


async def test_a_game_that_goes_on_or_was_closed_has_none(here: Parlour) -> None:
    running = await here.game()
    await here.act(running, ANN, Walk(1), Finish())
    assert await here.service.results.of_game(running.id) is None
    await here.service.hosting.abandon(running.id, ANN.id)
    assert await here.service.results.of_game(running.id) is None


async def test_who_resigns_is_last(here: Parlour) -> None:
    here.people = (ANN, BOB, CHLOE)
    table = await here.game()
    await here.act(table, BOB, Resign())
    await here.act(table, ANN, Resign())
    found = await result(here, table)
    assert [(s.standing, s.left_how) for s in found.seats] == [
        (2, "gave_up"),
        (3, "gave_up"),
        (1, ""),
    ]


async def test_a_seat_that_changed_hands_has_a_result_for_each(here: Parlour) -> None:
    here.people = (ANN, BOB, CHLOE)
    table = await here.game(goal=4)
    await give_seat(here.service, table.id, 1, MARA, ANN.id)
    await here.service.seats.leave_game(table.id, CHLOE.id)
    await here.act(table, ANN, Walk(3), Walk(3))
    found = await result(here, table)
    assert [(s.seat, s.user_id, s.standing, s.left_how) for s in found.seats] == [
        (0, ANN.id, 1, ""),
        (1, BOB.id, None, "replaced"),
        (1, MARA.id, None, ""),
        (2, CHLOE.id, 2, "left"),
        (2, None, None, ""),
    ]
    assert [s.level for s in found.seats] == [None, None, None, None, ""]


async def test_whose_time_ran_out_is_last_of_the_people(here: Parlour) -> None:
    table = await here.game(goal=3)
    wait = await here.out_of_time(table)
    await here.service.hosting.set_caretaker(table.id, 0, wait)
    table = await here.table(table)
    while table.status == "running":
        await here.act(table, BOB, Walk(1), Finish())
        table = await here.table(table)
    found = (await result(here, table)).of(ANN.id)
    assert found is not None
    assert (found.left_how, found.standing, found.left) == ("ran_out", 2, None)
    assert found.answers.by_caretaker > 0
    assert found.answers.by_hand == 0


async def test_results_are_found_by_person_server_and_game_oldest_first(here: Parlour) -> None:
    first = await won(here)
    here.clock.at += 100
    here.people = (BOB, CHLOE)
    second = await won(here)
    results = here.service.results

    async def tables(found: list[GameResult]) -> list[int]:
        return [one.table_id for one in found]

    assert await tables(await results.of_user(ANN.id)) == [first.id]
    assert await tables(await results.of_user(BOB.id)) == [first.id, second.id]
    assert await tables(await results.of_user(MARA.id)) == []
    assert await tables(await results.of_server("errands", 1)) == [first.id, second.id]
    assert await tables(await results.of_server("errands", 2)) == []
    assert await tables(await results.of_game_kind("errands")) == [first.id, second.id]
    assert await tables(await results.of_game_kind("tzolkin")) == []
    both = await results.of_user(BOB.id)
    assert [len(one.seats) for one in both] == [2, 2], "others' results are among them"


async def test_storing_a_result_twice_changes_nothing(here: Parlour) -> None:
    table = await won(here)
    found = await result(here, table)
    await here.store.write(lambda db: result_rows.put(db, found))
    assert await result(here, table) == found


async def test_forgotten_people_leave_places_and_points(here: Parlour) -> None:
    table = await won(here)
    privacy = Privacy(here.service)
    [mine] = (await privacy.gather(ANN.id))["results"]
    assert (mine["table"], mine["place"], mine["standing"]) == (table.id, 1, 1)
    assert str(BOB.id) not in str(mine)
    before = await result(here, table)
    await here.store.write(
        lambda db: result_rows.keep_estimate(db, ANN.id, "errands", 1, 0.5, 0.25)
    )
    await privacy.forget(ANN)
    after = await result(here, table)
    ann, bob = after.seats
    assert (ann.user_id, ann.level) == (None, None)
    assert (ann.place, ann.standing, ann.answers) == (1, 1, before.seats[0].answers)
    assert (ann.strength, ann.doubt) == (0.5, 0.25)
    assert bob == before.seats[1]
    assert (await privacy.gather(ANN.id))["results"] == []


async def test_who_has_themselves_forgotten_during_a_game_counts_for_nobody(here: Parlour) -> None:
    here.people = (ANN, BOB, CHLOE)
    table = await here.game(goal=4)
    await here.act(table, ANN, Walk(1), Finish())
    await Privacy(here.service).forget(ANN)
    await here.act(table, BOB, Walk(2), Walk(2))
    found = await result(here, table)
    assert [(s.seat, s.user_id, s.level, s.standing, s.left_how) for s in found.seats] == [
        (0, None, None, None, "forgotten"),
        (0, None, "", None, ""),
        (1, BOB.id, None, 1, ""),
        (2, CHLOE.id, None, 2, ""),
    ]
    assert found.seats[0].answers == Answers(by_hand=2)


@pytest.mark.parametrize("note", ['{"seat":"one"}', "no JSON"])
async def test_damage_does_not_keep_a_game_from_ending(
    here: Parlour, note: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = await here.game(goal=3)
    await here.store.write(
        lambda db: db.execute(
            "INSERT INTO notes (game_id, seq, at, kind, data)"
            " VALUES (:game, 0, 1.0, 'replaced', :data)",
            {"game": table.id, "data": note},
        )
    )
    await here.act(table, ANN, Walk(3))
    assert (await here.table(table)).status == "finished"
    assert await here.service.results.of_game(table.id) is None
    assert "its result cannot be told" in caplog.text


@pytest.mark.of_the_file
@pytest.mark.parametrize(
    ("damage", "code"),
    [
        ("UPDATE results SET place = 2 WHERE seat = 0", "result_differs"),
        ("UPDATE results SET user_id = 99 WHERE seat = 0", "result_differs"),
        ("UPDATE results SET points = '{}' WHERE seat = 0", "result_differs"),
        ("UPDATE endings SET cause = 'resigned'", "result_differs"),
        ("DELETE FROM results WHERE seat = 1", "result_differs"),
        ("DELETE FROM results", "result_differs"),
        ("UPDATE games SET status = 'abandoned'", "result_not_finished"),
        ("DELETE FROM endings", None),
    ],
)
async def test_the_doctor_compares_results_with_the_end_of_the_game(
    here: Parlour, path: Path, damage: str, code: str | None
) -> None:
    await won(here)
    assert doctor.examine(behind(path), rules_of).findings == []
    await here.store.write(lambda db: db.execute(damage).rowcount)
    found = doctor.examine(behind(path), rules_of).findings
    assert [getattr(one, "code", "") for one in found] == ([] if code is None else [code])
