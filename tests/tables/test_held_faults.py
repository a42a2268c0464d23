"""Answers that are held, while clocks run out and jump, writes fail, and another process looks."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tables.maintenance import reminders
from tables.maintenance.doctor import examine
from tables.maintenance.reminders import Reminders
from tables.model.clock import ClockRules
from tables.model.errors import StorageFault, VersionConflict
from tables.model.table import UserRef
from tables.operations.nodes import SoleOwner
from tables.operations.ordering import NothingHeld
from tables.service import TableService
from tables.store import held_rows, wait_rows
from tables.store.connection import Connection
from tables.store.sqlite import SqliteStore
from tests.kernel.toy_words import Attack, Bid, Done, Explore
from tests.tables.backends import behind
from tests.tables.nodes import overtaken
from tests.tables.parlour import ANN, BOB, CHLOE
from tests.tables.refused import refused
from tests.tables.skirmish import (
    DONE,
    HIGH,
    LOW,
    SETTINGS,
    Skirmish,
    rules_of,
    skirmish,
    up_to,
)

DEFENDED = (1, '{"kind":"done"}')


# --- clocks that run out -------------------------------------------------------------------------


async def hurried(here: Skirmish, rules: ClockRules) -> None:
    """The table has a clock from now on."""
    host = (await here.now()).host_id
    await here.reminders.change_rules(await here.now(), host, lambda _: rules)


@pytest.mark.parametrize("ordered", [False, True])
async def test_who_has_answered_is_not_out_of_time(path: Path, ordered: bool) -> None:
    async with skirmish(path) as here:
        await hurried(here, ClockRules(move=LOW / 2, fallback="caretaker", pauses="none"))
        if ordered:
            await here.order(BOB, DONE)
        await here.do(ANN, Attack(1))
        if not ordered:
            assert (await here.do(BOB, Done())).held
        await here.pass_time(LOW / 2 + 1)
        assert not (await here.now()).seats[1].caretaker, "his answer is in"
        await here.pass_time(HIGH)
        assert (await here.actions())[-1] == DEFENDED


async def test_an_answer_that_is_overdue_does_not_keep_the_scheduler_busy(path: Path) -> None:
    """After a long stop there may be more of them than one look shows."""
    async with skirmish(path) as here:
        await hurried(here, ClockRules(first=LOW / 2, every=LOW, most=5))
        await here.do(ANN, Attack(1))
        await here.do(BOB, Done())
        here.clock.at += HIGH + 1
        now = here.clock.at
        assert len(await here.store.read(lambda db: wait_rows.due(db, now))) == 1
        await here.store.write(lambda db: reminders._look(db, now, SoleOwner()))
        assert await here.store.read(lambda db: wait_rows.due(db, now)) == []
        await here.pass_time(1)
        assert (await here.actions())[-1] == DEFENDED
        assert "reminder" not in await here.kinds()


async def test_who_has_answered_is_not_reminded(path: Path) -> None:
    async with skirmish(path) as here:
        await hurried(here, ClockRules(first=LOW / 2, every=LOW, most=5))
        await here.do(ANN, Attack(1))
        await here.do(BOB, Done())
        await here.pass_time(LOW / 2 + 1)
        assert "reminder" not in await here.kinds()


async def test_who_takes_the_answer_back_is_reminded_again(path: Path) -> None:
    async with skirmish(path) as here:
        rules = ClockRules(first=LOW / 2, every=LOW, most=5)
        await hurried(here, rules)
        await here.do(ANN, Attack(1))
        await here.do(BOB, Done())
        await here.pass_time(LOW / 2 + 1)
        await here.service.orders.take_back_answer(here.table_id, BOB.id)
        await here.pass_time(HIGH)
        assert (await here.kinds()).count("reminder") == 1


# --- clocks that jump ----------------------------------------------------------------------------


async def test_a_clock_that_jumps_to_and_fro_publishes_and_reminds_once(path: Path) -> None:
    async with skirmish(path) as here:
        await hurried(here, ClockRules(first=3_600.0, every=86_400.0, most=5))
        await here.pass_time(0)
        await here.do(ANN, Attack(1))
        await here.do(BOB, Done())
        for jump in (-50_000, 1, -1):
            await here.pass_time(jump)
        assert (await here.actions()).count(DEFENDED) == 0, "it is not due"
        await here.pass_time(HIGH)
        for jump in (-40_000, 40_000, -5, 5):
            await here.pass_time(jump)
        assert (await here.actions()).count(DEFENDED) == 1
        assert await here.due() == []
        told = await here.kinds()
        await here.pass_time(-40_000)
        assert await here.kinds() == told, "nobody is reminded again"
        assert examine(behind(path), rules_of).findings == []


# --- writes that fail ----------------------------------------------------------------------------


def presses(here: Skirmish) -> list[Callable[[], Awaitable[Any]]]:
    """Orders, held answers, an auction, going back: everything that is kept for later."""
    service, table = here.service, here.table_id

    def back() -> Awaitable[Any]:
        async def ask() -> None:
            if await service.undo_votes.open_request(table) is None:
                there, goals = await service.undo_votes.goals(table, CHLOE.id)
                await service.undo_votes.ask_back(
                    table, CHLOE.id, goals[0].to_seq, there.public_seq
                )

        return ask()

    async def agree(user: int) -> None:
        request = await service.undo_votes.open_request(table)
        assert request is not None
        await service.undo_votes.agree(table, user, request.id)

    return [
        lambda: here.order(CHLOE, up_to(4)),
        lambda: here.do(ANN, Attack(1)),
        lambda: here.do(BOB, Done()),
        lambda: service.orders.take_back_answer(table, BOB.id),
        lambda: here.do(BOB, Done()),
        lambda: here.pass_time(HIGH),
        lambda: here.do(BOB, Explore()),
        lambda: here.order(ANN, up_to(2)),
        lambda: here.pass_time(HIGH),
        lambda: here.do(BOB, Bid(3)),
        lambda: here.pass_time(HIGH),
        back,
        lambda: agree(ANN.id),
        lambda: agree(BOB.id),
        lambda: here.pass_time(HIGH),
    ]


async def played(path: Path, fails: int | None) -> tuple[int, list[Any]]:
    """All presses, one of whose writes fails; how many writes there were, and what is stored."""
    async with skirmish(path) as here:
        write, count = here.store.write, 0

        async def counted(work: Any) -> Any:
            nonlocal count
            count += 1
            if count - 1 == fails:
                raise StorageFault("disk_full", path="", named=False)
            return await write(work)

        here.store.write = counted  # type: ignore[method-assign]
        for press in presses(here):
            for do in (press, here.reminders.tick):
                try:
                    await do()
                except StorageFault:
                    await do()
        found = await here.store.read(everything)
    assert examine(behind(path), rules_of).findings == []
    return count, found


def everything(db: Connection) -> list[Any]:
    def rows(statement: str) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in db.execute(statement)]

    told = [
        (kind, json.loads(data)) for kind, data in rows("SELECT kind, data FROM outbox ORDER BY id")
    ]
    return [
        rows("SELECT seq, seat, action, hash FROM steps ORDER BY seq"),
        rows("SELECT seat, kind, policy, amount FROM orders ORDER BY id"),
        rows("SELECT seat, action, quiet FROM held ORDER BY seat"),
        rows("SELECT seat, from_seq, to_seq, agreed, outcome FROM undo_requests ORDER BY id"),
        told,
    ]


@pytest.mark.sliced
async def test_a_write_fails_wherever_something_is_kept_for_later(tmp_path: Path) -> None:
    count, whole = await played(tmp_path / "whole.sqlite3", None)
    assert [row[2] for row in whole[0]].count('{"kind":"done"}') >= 1
    assert whole[3][0][4] == "agreed"
    for n in range(count):
        _, found = await played(tmp_path / f"{n}.sqlite3", n)
        assert found == whole, f"write {n} failed"


@pytest.mark.parametrize("fault", ["full", "locked"])
@pytest.mark.of_the_file
async def test_the_disk_fails_when_a_held_answer_is_due(path: Path, fault: str) -> None:
    async with skirmish(path) as here:
        await here.do(ANN, Attack(1))
        await here.do(BOB, Done())
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            if fault == "locked":
                await here.file.read(lambda db: db.execute("PRAGMA busy_timeout = 10"))
                other.execute("BEGIN IMMEDIATE")
            else:
                await here.file.read(_full)
            with refused(StorageFault, fault):
                await here.pass_time(HIGH)
            assert (await here.actions()).count(DEFENDED) == 0
            assert (await here.service.orders.own_orders(here.table_id, BOB.id)).held is not None
        await here.file.read(_room)
        await here.pass_time(1)
        assert (await here.actions()).count(DEFENDED) == 1
        assert examine(behind(path), rules_of).findings == []


def _full(db: Connection) -> None:
    """The next step needs a page that the file may not have."""
    (pages,) = db.execute("PRAGMA page_count").fetchone()
    db.execute(f"PRAGMA max_page_count = {pages}")
    db.execute(
        "CREATE TEMP TRIGGER large AFTER INSERT ON main.steps BEGIN INSERT INTO problems"
        " (reference, at, summary, detail) VALUES ('x', 0, '', hex(zeroblob(100000))); END"
    )


def _room(db: Connection) -> None:
    db.execute("DROP TRIGGER IF EXISTS temp.large")
    db.execute("PRAGMA max_page_count = 1000000")


# --- two processes -------------------------------------------------------------------------------


async def test_two_processes_that_release_the_same_answer_publish_it_once(path: Path) -> None:
    """The claim keeps them apart; should it fail, versions do."""
    async with skirmish(path) as here:
        await here.do(ANN, Attack(1))
        await here.do(BOB, Done())
        store = await SqliteStore.open(path)
        try:
            other = replace(here, service=TableService(store, now=here.clock, **SETTINGS))
            here.clock.at += HIGH
            both = [Reminders(one.service).tick() for one in (here, other)]
            await asyncio.gather(*both)
        finally:
            await store.close()
        assert (await here.actions()).count(DEFENDED) == 1
        assert await here.due() == []
        assert examine(behind(path), rules_of).findings == []


async def test_an_answer_is_published_although_another_node_was_faster(path: Path) -> None:
    """What happened there did not end the question, so the answer is not discarded."""
    async with skirmish(path) as here:
        await here.do(ANN, Attack(1))
        assert (await here.do(BOB, Done())).held
        write = here.store.write

        async def overtaken(work: Any) -> Any:
            here.store.write = write  # type: ignore[method-assign]
            raise VersionConflict()

        here.store.write = overtaken  # type: ignore[method-assign]
        await here.pass_time(HIGH)
        assert here.store.write == write
        assert (await here.actions())[-1] == DEFENDED


async def test_nobody_waits_for_ever_for_an_answer_at_a_table_without_a_step(path: Path) -> None:
    """What the others should be told of is gone, no matter which node looks again."""
    async with skirmish(path) as here:
        await here.do(ANN, Attack(1))
        assert (await here.do(BOB, Done())).held

        def spoil(db: Connection) -> None:
            for statement in (
                "UPDATE games SET told_seq = 2 WHERE id = :game",
                "DELETE FROM steps WHERE game_id = :game AND seq = 2",
            ):
                db.execute(statement, {"game": here.table_id})

        await here.store.write(spoil)
        await here.pass_time(HIGH + 1)
        assert await here.due() == []


# --- an answer that changes at another node -------------------------------------------------------


async def test_an_answer_that_is_taken_back_at_another_node_is_not_shown(path: Path) -> None:
    """Its owner was told that nobody will see it, and the table has no other version."""
    async with skirmish(path) as here:
        await here.do(ANN, Attack(1))
        assert (await here.do(BOB, Done())).held
        overtaken(here, lambda other: other.orders.take_back_answer(here.table_id, BOB.id))
        await here.pass_time(HIGH)
        assert (await here.actions()).count(DEFENDED) == 0
        assert await here.waiting() == [(1, "defend")]
        assert await here.due() == []
        await here.pass_time(HIGH)
        assert await here.waiting() == [(1, "defend")]


async def test_an_answer_that_is_taken_back_while_it_is_looked_at_is_not_shown(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with skirmish(path) as here:
        await here.do(ANN, Attack(1))
        assert (await here.do(BOB, Done())).held
        steps = here.service.repository.steps
        public = steps.public
        other = TableService(here.store, now=here.clock, rules_of=rules_of)

        async def late(*looked: Any) -> Any:
            monkeypatch.setattr(steps, "public", public)
            await other.orders.take_back_answer(here.table_id, BOB.id)
            return await public(*looked)

        monkeypatch.setattr(steps, "public", late)
        await here.pass_time(HIGH)
        assert (await here.actions()).count(DEFENDED) == 0


async def test_an_answer_is_not_taken_back_that_another_node_shows(path: Path) -> None:
    async with skirmish(path) as here:
        await here.do(ANN, Attack(1))
        assert (await here.do(BOB, Done())).held
        here.clock.at += HIGH
        overtaken(here, lambda other: other.orders.release(here.table_id, 1))
        with pytest.raises(NothingHeld):
            await here.service.orders.take_back_answer(here.table_id, BOB.id)
        assert (await here.actions())[-1] == DEFENDED


async def test_an_answer_is_shown_as_its_owner_has_chosen_again_at_another_node(path: Path) -> None:
    async with skirmish(path) as here:
        await here.do(ANN, Explore())
        assert (await here.do(BOB, Bid(2))).held
        here.clock.at += HIGH
        overtaken(here, lambda other: _held_again(here, other, BOB, Bid(3)))
        await here.pass_time(0)
        await here.pass_time(HIGH)
        bids = [action for seat, action in await here.actions() if seat == 1 and "bid" in action]
        assert bids == ['{"n":3,"kind":"bid"}']


async def _held_again(here: Skirmish, other: TableService, user: UserRef, action: Any) -> None:
    """Its time is not over yet by the clock of that node."""
    here.clock.at -= HIGH
    await other.playing.act(here.table_id, user.id, None, action)
    here.clock.at += HIGH


async def test_who_has_taken_an_answer_back_is_not_told_that_nothing_came_of_it(path: Path) -> None:
    async with skirmish(path) as here:
        await here.do(ANN, Attack(1))
        assert (await here.do(BOB, Done())).held
        before = await here.outbox()
        overtaken(here, lambda other: other.orders.take_back_answer(here.table_id, BOB.id))
        await here.service.orders.let_go(here.table_id, 1)
        assert await here.outbox() == before


async def test_what_was_held_for_a_question_of_before_does_not_take_the_next_answer_along(
    path: Path,
) -> None:
    async with skirmish(path) as here:
        await here.do(ANN, Attack(1))
        assert (await here.do(BOB, Done())).held
        [old] = await here.store.read(lambda db: held_rows.of_table(db, here.table_id))
        await here.pass_time(HIGH)
        await here.do(BOB, Attack(0))
        await here.do(ANN, Done())
        await here.pass_time(HIGH)
        late = replace(old, due_at=here.clock.at)
        await here.store.write(lambda db: held_rows.put(db, late))

        async def answers_again(other: TableService) -> None:
            await other.playing.act(here.table_id, CHLOE.id, None, Attack(1))
            given = await other.playing.act(here.table_id, BOB.id, None, Done())
            assert given.held

        assert await here.waiting() == [(2, "act")]
        overtaken(here, answers_again)
        await here.service.orders.release(here.table_id, 1)
        assert [seat for seat, _ in await here.due()] == [1]
        await here.pass_time(HIGH)
        assert (await here.actions())[-1] == DEFENDED


async def test_what_was_held_for_a_question_of_before_is_thrown_away(path: Path) -> None:
    async with skirmish(path) as here:
        await here.do(ANN, Attack(1))
        assert (await here.do(BOB, Done())).held
        [old] = await here.store.read(lambda db: held_rows.of_table(db, here.table_id))
        await here.pass_time(HIGH)
        late = replace(old, due_at=here.clock.at)
        await here.store.write(lambda db: held_rows.put(db, late))
        await here.pass_time(1)
        look = "SELECT count(*) FROM held WHERE game_id = :game"
        rows = {"game": here.table_id}
        assert (await here.store.read(lambda db: db.execute(look, rows).fetchone()))[0] == 0


async def test_an_answer_by_hand_is_not_thrown_away_with_what_an_order_did_not_answer(
    path: Path,
) -> None:
    """Both are due at once, and the answer came at another node."""
    async with skirmish(path) as here:
        await here.order(BOB, DONE)
        await here.do(ANN, Attack(1))
        [(seat, _)] = await here.due()
        here.clock.at += HIGH
        overtaken(here, lambda other: _held_again(here, other, BOB, Done()))
        await here.service.orders.let_go(here.table_id, seat)
        assert [late <= 0 for _, late in await here.due()] == [True]
        await here.pass_time(1)
        assert (await here.actions())[-1] == DEFENDED
