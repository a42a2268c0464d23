"""What is old goes by itself, a little at a time, and nothing that is still of use."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.delivery.outbox import Outbox
from engine.core import Resign
from tables.maintenance import doctor, housekeeping
from tables.maintenance.housekeeping import Upkeep
from tables.model import outgoing
from tables.model.outbox import OutboxRow, Outgoing
from tables.model.reel import positions
from tables.model.table import Table
from tables.store import game_rows, outbox_rows, save_rows, story_rows, upkeep_rows
from tables.store.connection import Connection
from tables.store.save_rows import KEPT
from tables.store.upkeep_rows import DAY
from tests.tables.backends import behind, disk_fails
from tests.tables.errands import Challenge, Cheer, Finish, Peek, Reply, Walk, rules_of
from tests.tables.parlour import ANN, BOB, Parlour, parlour

PATH = "agora.sqlite3"
LONG_AGO = housekeeping.MESSAGES_KEPT + DAY


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path / PATH, (ANN, BOB)) as opened:
        yield opened
        assert doctor.examine(behind(tmp_path / PATH), rules_of).findings == []


async def count(here: Parlour, what: str, where: str = "1 = 1") -> int:
    def work(db: Connection) -> int:
        found: int = db.execute(f"SELECT count(*) FROM {what} WHERE {where}").fetchone()[0]
        return found

    return await here.store.read(work)


async def said(here: Parlour) -> None:
    """Everything in the outbox is delivered; the message of a row has its number."""

    async def deliver(row: OutboxRow[Outgoing]) -> int:
        if row.kind in ("turn", "refresh", "over"):
            await here.service.messages.remember_message(row.table_id, 1, 9000 + row.id, "turn")
        return 9000 + row.id

    assert await Outbox(here.store, deliver, now=here.clock).drain() is None


async def kept_house(here: Parlour) -> int:
    """The housekeeping, until nothing is left to do; how many looks it took."""
    keeper, looks = Upkeep(here.store, here.clock), 1
    while await keeper.tick():
        looks += 1
    return looks


async def old_game(here: Parlour, rounds: int) -> Table:
    table = await here.game(goal=1000)
    for _ in range(rounds):
        await here.act(table, ANN, Walk(1), Peek(), Finish())
        await here.act(table, BOB, Challenge())
        await here.act(table, ANN, Reply(True), Cheer())
        await here.act(table, BOB, Finish())
    await said(here)
    return table


async def test_old_presses_are_forgotten_in_batches(
    here: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep_rows, "PRESSES_AT_ONCE", 7)
    table = await here.game()
    for number in range(20):
        await here.service.playing.act(table.id, BOB.id, None, Cheer(), interaction=100 + number)
    here.clock.at += housekeeping.INTERACTIONS_KEPT + 1
    await here.service.playing.act(table.id, BOB.id, None, Cheer(), interaction=200)
    assert await kept_house(here) >= 3
    assert await count(here, "interactions") == 1
    assert (
        await here.service.playing.act(table.id, BOB.id, None, Cheer(), interaction=200)
    ).repeated


async def test_what_was_said_at_a_table_that_is_over_goes(
    here: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep_rows, "MESSAGES_AT_ONCE", 5)
    table = await old_game(here, 6)
    await here.act(table, ANN, Resign())
    await said(here)
    before = await here.service.past.last_turn(await here.table(table), None)
    many = await count(here, "outbox")
    await kept_house(here)
    assert await count(here, "outbox") == many, "not yet"
    here.clock.at += LONG_AGO
    await kept_house(here)
    assert await count(here, "outbox") == 1
    assert await here.service.past.last_turn(await here.table(table), None) == before


@pytest.mark.sliced(10)
async def test_of_an_open_table_stays_what_may_be_needed(
    here: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep_rows, "NEWEST", 4)
    monkeypatch.setattr(upkeep_rows, "WITHIN_REACH", 20)
    table = await old_game(here, 8)
    last = (await here.table(table)).public_seq

    def dms(db: Connection) -> None:
        for seq in (last - 20, last - 3):
            dm = outgoing.Hand(seat=0, user=ANN.id, from_seq=seq - 1, to_seq=seq)
            outbox_rows.announce(db, table.id, here.clock.at, [dm])

    await here.store.write(dms)
    await said(here)
    for _ in range(2):
        await here.act(table, ANN, Walk(1), Finish())
        await here.act(table, BOB, Walk(1), Finish())
    await said(here)
    shown = await here.store.read(
        lambda db: story_rows.shown_by(db, table.id, game_rows.load(db, table.id).table.message_id)  # type: ignore[union-attr]
    )
    here.clock.at += LONG_AGO
    await here.act(table, ANN, Walk(1), Finish())  # pending: not said yet
    await kept_house(here)
    kinds = [r.kind for r in await here.outbox()]
    assert kinds == ["hand", "turn", "turn", "turn", "turn"]
    assert await count(here, "outbox", "state = 'pending'") == 1
    assert shown is not None
    await said(here)
    message = (await here.table(table)).message_id
    assert await here.store.read(lambda db: story_rows.shown_by(db, table.id, message))


async def test_a_failing_disk_stops_nothing(
    here: Parlour, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await old_game(here, 1)
    keeper = Upkeep(here.store, here.clock)

    def fail(*_: Any, **__: Any) -> bool:
        raise disk_fails(here.store)

    monkeypatch.setattr(upkeep_rows, "forget_interactions", fail)
    keeper.start()
    while "housekeeping waits" not in caplog.text:
        await asyncio.sleep(0.01)
    await keeper.stop()


async def test_what_was_said_is_gone_through_once_a_day_by_a_clock_that_may_be_set_back(
    here: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = set[float]()

    def forget_said(db: Connection, after: float, before: float) -> float | None:
        begun.add(here.clock.at)  # again where the transaction is run again
        return None

    monkeypatch.setattr(upkeep_rows, "forget_said", forget_said)
    upkeep = Upkeep(here.store, here.clock)
    start = here.clock.at
    for at in (0.0, 60.0, DAY - 1, DAY, -9 * DAY, -9 * DAY + 60):
        here.clock.at = start + at
        await upkeep.tick()
    assert {at - start for at in begun} == {0.0, DAY, -9 * DAY}


async def test_the_file_is_rewritten_when_nobody_presses_by_a_clock_that_may_be_set_back(
    here: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    upkeep, quiet, rewritten = Upkeep(here.store, here.clock), housekeeping.QUIET, list[float]()

    async def rewrite() -> None:
        rewritten.append(here.clock.at)

    monkeypatch.setattr(upkeep, "rewrite", rewrite)
    monkeypatch.setattr(upkeep_rows, "is_due", lambda db, now: True)
    upkeep.pressed()
    start = here.clock.at
    for at in (quiet - 1, -9 * DAY, -9 * DAY + quiet - 1, -9 * DAY + quiet):
        here.clock.at = start + at
        await upkeep.tick()
    assert [at - start for at in rewritten] == [-9 * DAY + quiet]


@pytest.mark.sliced
async def test_positions_of_games_long_over_are_made_again(here: Parlour) -> None:
    """The host may have them forgotten; nobody who looks back sees a difference."""
    over, running = await here.game(goal=1000), await here.game()
    for _ in range(20):
        for user in (ANN, BOB):
            await here.act(over, user, Walk(1), Walk(2), Finish())
            await here.act(running, user, Walk(1), Finish())
    await here.act(over, ANN, Resign())
    last = (await here.table(over)).seq
    assert last > KEPT

    async def seen() -> list[Any]:
        views = here.service.views
        return [(await views.history(over.id, seq, None)).view for seq in range(last + 1)]

    async def filmed() -> list[tuple[int, Any]]:
        reel = await here.service.past.reel(await here.table(over), "")
        return list(positions(reel, range(last + 1)))

    before, film = await seen(), await filmed()
    upkeep = Upkeep(here.store, here.clock)
    for days, waited, kept in ((None, 9, True), (10, 0.5, True), (10, 1, False)):
        upkeep.keep_saves(days)
        here.clock.at += waited * DAY
        while await upkeep.tick():
            pass
        assert (await count(here, "saves", f"game_id = {over.id}") > 1) == kept
    assert await count(here, "saves", f"game_id = {running.id} AND seq < 3") == 3
    here.service.repository.steps._points.clear()
    assert await seen() == before
    assert await filmed() == film


async def test_a_game_that_is_over_is_set_up_again_without_saves(tmp_path: Path) -> None:
    async with parlour(tmp_path / PATH, (ANN, BOB)) as here:
        over = await here.game(goal=1000)
        await here.act(over, ANN, Walk(1), Finish())
        await here.act(over, BOB, Resign())
        last = (await here.table(over)).seq
        history = here.service.views.history
        before = [(await history(over.id, seq, None)).view for seq in range(last + 1)]
        forget = f"DELETE FROM saves WHERE game_id = {over.id}"
        await here.store.write(lambda db: db.execute(forget))
        here.service.repository.steps._points.clear()
        assert [(await history(over.id, seq, None)).view for seq in range(last + 1)] == before


@pytest.mark.sliced(10)
async def test_positions_of_many_games_are_forgotten_one_batch_after_the_other(
    here: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many games are old, and also while there are presses and messages to forget."""
    monkeypatch.setattr(upkeep_rows, "PRESSES_AT_ONCE", 1)
    monkeypatch.setattr(save_rows, "LOOKED_AT", 15)
    games = 2 * housekeeping.GAMES_AT_ONCE + 5
    for number in range(games):
        table = await here.game()
        await here.service.playing.act(table.id, BOB.id, None, Cheer(), interaction=100 + number)
        await here.act(table, ANN, Resign())
    assert await count(here, "saves") > games
    upkeep = Upkeep(here.store, here.clock)
    upkeep.keep_saves(10)
    here.clock.at += 10 * DAY + 1
    young = await here.game()
    await here.act(young, ANN, Resign())
    assert await upkeep.tick()
    assert await count(here, "saves", f"game_id <> {young.id}") > games, "only a few at once"
    while await upkeep.tick():
        pass
    assert await count(here, "saves", f"game_id <> {young.id}") == games
    assert await count(here, "saves", f"game_id = {young.id}") > 1
    here.clock.at += 10 * DAY + 1
    while await upkeep.tick():
        pass
    assert await count(here, "saves") == games + 1
