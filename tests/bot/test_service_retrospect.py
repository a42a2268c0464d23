"""Whose turn was when, and since which step somebody has not looked."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables.model import Table
from engine.core import Always, Orderable
from tests.bot.errands import ERRANDS, Challenge, Cheer, ErrandRules, Finish, Peek, Reply, Walk
from tests.bot.parlour import ANN, BOB, CHLOE, MARA, Parlour, give_seat, parlour

THREE = (ANN, BOB, CHLOE)
DARE = Orderable("dare", (Always("yes", Reply(True)),))


@pytest.fixture
async def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Parlour]:
    monkeypatch.setattr(ErrandRules, "orderables", (DARE,))
    async with parlour(tmp_path / "a.sqlite3", THREE) as found:
        yield found


async def last(here: Parlour, table: Table, user: int | None) -> int:
    return await here.service.last_turn(await here.table(table), user)


async def test_a_turn_is_a_run_of_steps_of_one_seat(here: Parlour) -> None:
    table = await here.game()
    await here.act(table, ANN, Walk(1), Walk(1), Finish())
    await here.act(table, BOB, Walk(1), Finish())
    await here.act(table, CHLOE, Walk(1))
    turns = await here.service.turns(await here.table(table))
    assert turns.ends == (0, 3, 5)
    assert turns.seats == (None, 0, 1)
    assert turns.since == (0, 1, 4)
    assert [turns.before(n) for n in (0, 1, 3, 4, 5)] == [0, 0, 0, 3, 3]
    assert [turns.after(n) for n in (0, 1, 3, 4, 5)] == [3, 3, 5, 5, 5]
    assert [turns.run(n) for n in range(6)] == [0, 1, 1, 1, 2, 2]


async def test_since_ones_own_last_turn(here: Parlour) -> None:
    table = await here.game()
    assert [await last(here, table, user.id) for user in THREE] == [0, 0, 0]
    await here.act(table, ANN, Walk(1), Finish())
    await here.act(table, BOB, Walk(1), Finish())
    assert [await last(here, table, user.id) for user in THREE] == [2, 4, 0]


async def test_an_unpublished_turn_is_none_yet(here: Parlour) -> None:
    table = await here.game()
    await here.act(table, ANN, Walk(1), Walk(1))
    assert await last(here, table, ANN.id) == 0


async def test_answers_to_others_and_asides_are_no_turns(here: Parlour) -> None:
    table = await here.game()
    await here.act(table, ANN, Walk(1), Finish())
    await here.act(table, BOB, Challenge())
    await here.act(table, CHLOE, Reply(True))
    await here.act(table, BOB, Finish())
    await here.act(table, ANN, Cheer())
    seat = (await here.service.log(table.id))[-1].seat
    assert seat == 0, "the aside is published"
    assert await last(here, table, CHLOE.id) == 4, "nothing but an answer so far"
    await here.act(table, CHLOE, Walk(1), Finish())
    await here.act(table, ANN, Challenge())
    await here.act(table, BOB, Reply(False))
    await here.act(table, ANN, Cheer())
    assert await last(here, table, ANN.id) == 9
    assert await last(here, table, BOB.id) == 5


async def test_in_the_middle_of_ones_turn_it_is_the_last_published_step(here: Parlour) -> None:
    table = await here.game()
    await here.act(table, ANN, Walk(1), Peek())
    table = await here.table(table)
    assert await last(here, table, ANN.id) == table.public_seq == 2


async def test_who_takes_over_goes_on_from_the_seats_last_turn(here: Parlour) -> None:
    table = await here.game()
    await here.act(table, ANN, Walk(1), Finish())
    await here.act(table, BOB, Walk(1), Finish())
    await give_seat(here.service, table.id, 0, MARA, ANN.id)
    assert await last(here, table, MARA.id) == 2
    assert await last(here, table, ANN.id) == 2, "as a spectator: what the last board told"
    await here.act(table, CHLOE, Walk(1), Finish())
    await here.act(table, MARA, Walk(1), Finish())
    assert await last(here, table, MARA.id) == 8
    assert await last(here, table, ANN.id) == 6


async def test_what_a_caretaker_played_is_new_to_the_player(tmp_path: Path) -> None:
    async with parlour(tmp_path / "a.sqlite3", (ANN, BOB)) as here:
        table = await here.game()
        await here.act(table, ANN, Walk(1), Finish())
        await here.act(table, BOB, Finish())
        await here.store.write(
            lambda db: db.execute("UPDATE seats SET caretaker = 1 WHERE user_id = ?", (ANN.id,))
        )
        await here.service.resume()
        after = await here.table(table)
        assert after.public_seq > 3
        assert await last(here, table, ANN.id) == 2


async def test_a_reel_is_everything_a_film_needs(here: Parlour) -> None:
    table = await here.game()
    await here.act(table, ANN, Walk(1), Finish())
    reel = await here.service.reel(await here.table(table), "render.board.none")
    assert reel.rules is ERRANDS
    assert [step.seq for step in reel.steps] == [0, 1, 2]
    assert sorted(reel.saves) == [0, 1, 2]
    assert reel.names == ("Ann", "Bob", "Chloe")
    assert reel.ends == (0, 2)
