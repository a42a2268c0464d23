"""Whose turn was when, and since which step somebody has not looked."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.core import Always, Orderable
from tables.model.table import Table
from tests.tables.errands import (
    ERRANDS,
    Challenge,
    Cheer,
    ErrandRules,
    Finish,
    Peek,
    Reply,
    Roll,
    Walk,
)
from tests.tables.parlour import ANN, BOB, CHLOE, MARA, Parlour, give_seat, parlour
from tests.tables.planners import prepare

THREE = (ANN, BOB, CHLOE)
DARE = Orderable("dare", (Always("yes", Reply(True)),))


@pytest.fixture
async def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Parlour]:
    monkeypatch.setattr(ErrandRules, "orderables", (DARE,))
    async with parlour(tmp_path / "a.sqlite3", THREE) as found:
        yield found


async def last(here: Parlour, table: Table, user: int | None) -> int:
    return await here.service.past.last_turn(await here.table(table), user)


async def test_what_a_turn_asks_of_others_belongs_to_it(here: Parlour) -> None:
    table = await here.game()
    await here.act(table, ANN, Walk(1), Challenge())
    await here.act(table, BOB, Reply(True), Cheer())
    await here.act(table, ANN, Finish())
    await here.act(table, BOB, Finish())
    turns = await here.service.past.turns(await here.table(table))
    assert (turns.ends, turns.seats) == ((0, 5, 6), (None, 0, 1))
    assert turns.names == (None, "Ann", "Bob")


async def test_a_turn_is_a_run_of_steps_of_one_seat(here: Parlour) -> None:
    table = await here.game()
    await here.act(table, ANN, Walk(1), Walk(1), Finish())
    await here.act(table, BOB, Walk(1), Finish())
    await here.act(table, CHLOE, Walk(1))
    turns = await here.service.past.turns(await here.table(table))
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
    seat = (await here.service.views.log(table.id))[-1].seat
    assert seat == 0, "the aside is published"
    assert await last(here, table, CHLOE.id) == 4, "nothing but an answer so far"
    await here.act(table, CHLOE, Walk(1), Finish())
    await here.act(table, ANN, Challenge())
    await here.act(table, BOB, Reply(False))
    await here.act(table, ANN, Cheer())
    assert await last(here, table, ANN.id) == 9
    assert await last(here, table, BOB.id) == 5


async def test_what_ones_own_step_brought_to_light_is_new(here: Parlour) -> None:
    table = await here.game()
    await here.act(table, ANN, Walk(1), Peek())
    assert (await here.table(table)).public_seq == 2
    assert await last(here, table, ANN.id) == 1
    [entry] = await here.service.views.log(table.id, ANN.id, after=1)
    assert entry.revealed
    [entry] = await here.service.views.log(table.id, BOB.id, after=1)
    assert not entry.revealed, "of others nothing is said about it"
    await here.act(table, ANN, Walk(1))
    await here.act(table, BOB, Finish())
    assert await last(here, table, ANN.id) == 3, "what came later was no secret"


async def test_what_a_prepared_turn_did_is_new_to_its_owner(here: Parlour) -> None:
    table = await here.game()
    await here.act(table, ANN, Walk(1), Finish())
    await here.act(table, BOB, Walk(1), Finish())
    await prepare(here, table, BOB, Walk(2), Roll())
    await here.act(table, CHLOE, Finish())
    await here.act(table, ANN, Finish())
    assert (await here.table(table)).public_seq == 8, "the plan stopped at chance"
    assert await last(here, table, BOB.id) == 6, "both steps of the plan, and not what was before"
    log = await here.service.views.log(table.id, BOB.id, after=6)
    assert [entry.planned for entry in log] == [True, True]
    log = await here.service.views.log(table.id, ANN.id, after=6)
    assert [entry.planned for entry in log] == [False, False], "nobody else is told of a plan"
    await here.act(table, BOB, Finish())
    assert await last(here, table, BOB.id) == 9, "who goes on by hand has seen it"


async def test_a_step_leaves_its_turn_over_or_waiting(here: Parlour) -> None:
    table = await here.game()
    assert (await here.act(table, ANN, Walk(1))).left is None, "nobody knows of it yet"
    assert (await here.act(table, ANN, Challenge())).left == "waits"
    assert (await here.act(table, CHLOE, Cheer())).left == "aside"
    assert (await here.act(table, BOB, Reply(True))).left == "answer"
    assert (await here.act(table, ANN, Peek())).left == "over", "the last of three"
    assert (await here.act(table, BOB, Roll())).left is None, "he is asked again"
    assert (await here.act(table, BOB, Finish())).left == "over"


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
            lambda db: db.execute(
                "UPDATE seats SET caretaker = 1 WHERE user_id = :user", {"user": ANN.id}
            )
        )
        await here.service.auto_responses.resume()
        after = await here.table(table)
        assert after.public_seq > 3
        assert await last(here, table, ANN.id) == 2


async def test_steps_of_an_older_version_are_looked_at_themselves(here: Parlour) -> None:
    """There it was not kept which question they answered."""
    table = await here.game()
    await here.act(table, ANN, Walk(1), Finish())
    await here.act(table, BOB, Challenge())
    await here.act(table, CHLOE, Reply(True))
    await here.store.write(lambda db: db.execute("UPDATE steps SET question = NULL") and None)
    assert [await last(here, table, user.id) for user in THREE] == [2, 3, 4]
    await here.act(table, BOB, Finish())
    await here.act(table, CHLOE, Finish())
    assert [await last(here, table, user.id) for user in THREE] == [2, 5, 6]
    assert (await here.service.past.turns(await here.table(table))).seats == (None, 0, 1, 2, 1, 2)
    _, goals = await here.service.undo_votes.goals(table.id, BOB.id)
    assert [(g.to_seq, g.kind) for g in goals] == [
        (5, "handover"),
        (4, "action"),
        (3, "handover"),
        (2, "handover"),
        (0, "handover"),
    ]


async def test_who_acted_keeps_the_name_of_that_time(here: Parlour) -> None:
    table = await here.game()
    await here.act(table, ANN, Walk(1), Finish())
    await here.act(table, BOB, Finish())
    await give_seat(here.service, table.id, 0, MARA, ANN.id)
    await here.act(table, CHLOE, Finish())
    await here.act(table, MARA, Walk(2), Finish())
    table = await here.table(table)
    log = await here.service.views.log(table.id)
    assert [entry.names[0] for entry in log] == ["Ann"] * 4 + ["Mara"] * 3
    turns = await here.service.past.turns(table)
    assert turns.names == (None, "Ann", "Bob", "Chloe", "Mara")
    assert (await here.service.views.history(table.id, 2, None)).table.names[0] == "Ann"
    assert (await here.service.views.history(table.id, 5, None)).table.names[0] == "Mara"
    reel = await here.service.past.reel(table, "render.board.none")
    assert [reel.names.at(n)[0] for n in (0, 3, 4, 6)] == ["Ann", "Ann", "Mara", "Mara"]
    made = await here.service.views.export(table.id, None)
    [change] = made["changed_hands"]
    assert (change["after"], change["seat"], change["old"], change["new"]) == (3, 0, "Ann", "Mara")


async def test_names_after_going_back_and_of_notes(here: Parlour) -> None:
    table = await here.game()
    await here.act(table, ANN, Walk(1), Finish())
    await here.act(table, BOB, Finish())
    request = await here.service.undo_votes.ask_back(table.id, ANN.id, 0, 3)
    for user in (BOB, CHLOE):
        await here.service.undo_votes.agree(table.id, user.id, request.id)
    await give_seat(here.service, table.id, 0, MARA, ANN.id)
    await here.act(table, MARA, Walk(1), Finish())
    await give_seat(here.service, table.id, 1, None, ANN.id)
    [first, *later] = await here.service.views.log(table.id)
    [back] = first.took_back
    assert back.names == ("Ann", "Bob", "Chloe"), "she asked before she went"
    assert {entry.names[0] for entry in later} == {"Mara"}
    changed = [n for n in await here.service.views.notes(table.id) if n.kind == "replaced"]
    assert [n.names[:2] for n in changed] == [("Mara", "Bob"), ("Mara", "Computer")]


async def test_a_reel_is_everything_a_film_needs(here: Parlour) -> None:
    table = await here.game()
    await here.act(table, ANN, Walk(1), Finish())
    reel = await here.service.past.reel(await here.table(table), "render.board.none")
    assert reel.rules is ERRANDS
    assert [step.seq for step in reel.steps] == [0, 1, 2]
    assert sorted(reel.saves) == [0, 1, 2]
    assert reel.names.at(2) == ("Ann", "Bob", "Chloe")
    assert reel.ends == (0, 2)
