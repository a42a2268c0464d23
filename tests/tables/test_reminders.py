"""Reminders, clocks and caretakers on a database, without Discord; time moves by hand."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tables.maintenance.reminders import Reminders
from tables.model import outgoing
from tables.model.clock import HOUR, ClockRules
from tables.model.errors import NotAllowed, WrongStatus
from tables.model.guards import ManagedServer
from tables.model.outbox import Notice, OutboxRow, Outgoing
from tables.model.table import Table
from tables.model.users import UserSettings
from tables.store import wait_rows
from tables.store.connection import Connection
from tables.store.sqlite import Session, connect
from tests.tables.errands import Challenge, Cheer, Finish, Peek, Reply, Vote, Walk
from tests.tables.parlour import ANN, BOB, CHLOE, MARA, Parlour, give_seat, parlour

DAY = 24 * HOUR


@pytest.fixture
async def p(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path / "db") as here:
        yield here


def scheduler(p: Parlour) -> Reminders:
    return p.reminders


async def lived(p: Parlour, hours: float, *, step: float = 0.25) -> None:
    """So much time passes, and the scheduler looks as often as it would."""
    end = p.clock.at + hours * HOUR
    while p.clock.at < end:
        p.clock.at = min(end, p.clock.at + step * HOUR)
        await scheduler(p).tick()


async def said(p: Parlour, kind: str = "reminder") -> list[OutboxRow[Outgoing]]:
    return [row for row in await p.outbox() if row.kind == kind]


async def reminded(p: Parlour) -> list[int]:
    """The users who were reminded, one after the other."""
    return [one.user for one in await p.told(outgoing.Reminder)]


async def notices(p: Parlour) -> list[str]:
    return [notice.what for notice in await p.told(Notice) if notice.kind == "notice"]


async def paced(p: Parlour, table: Table, **wishes: Any) -> None:
    await scheduler(p).change_rules(table, ANN.id, lambda r: replace(r, **wishes))


@pytest.mark.sliced(10)
async def test_five_reminders_and_then_silence(p: Parlour) -> None:
    await p.game()
    start = p.clock.at
    await lived(p, 11.5)
    assert await said(p) == []
    await lived(p, 240)
    rows = await said(p)
    assert await reminded(p) == [ANN.id] * 5
    hours = [(row.created_at - start) / HOUR for row in rows]
    assert hours == pytest.approx([12, 36, 60, 84, 108], abs=0.5)
    assert len({row.nonce for row in rows}) == 5


async def test_an_answer_begins_a_new_wait(p: Parlour) -> None:
    table = await p.game()
    await lived(p, 13)
    await p.act(table, ANN, Finish())
    await lived(p, 11)
    assert await reminded(p) == [ANN.id]
    await lived(p, 2)
    assert await reminded(p) == [ANN.id, BOB.id]


async def test_drafts_and_asides_are_no_answers(p: Parlour) -> None:
    table = await p.game()
    await lived(p, 11)
    await p.act(table, ANN, Walk(1), Cheer())
    await lived(p, 2)
    assert len(await said(p)) == 1
    [wait] = await scheduler(p).deadlines(table.id)
    assert wait.wait.since == p.clock.at - 13 * HOUR


async def test_everybody_asked_at_once_is_reminded(p: Parlour) -> None:
    table = await p.game(vote=True)
    await p.act(table, ANN, Vote("red"))
    await lived(p, 13)
    assert await reminded(p) == [BOB.id]


async def test_one_reminder_after_a_long_stop(p: Parlour) -> None:
    await p.game()
    await scheduler(p).tick()
    p.clock.at += 100 * DAY
    for _ in range(3):
        await scheduler(p).tick()
    assert len(await said(p)) == 1
    await lived(p, 25)
    assert len(await said(p)) == 2


async def test_two_schedulers_say_it_once(p: Parlour) -> None:
    await p.game()
    p.clock.at += 13 * HOUR
    one, other = scheduler(p), scheduler(p)
    await one.tick()
    await other.tick()
    assert len(await said(p)) == 1


async def test_a_failed_transaction_reminds_nobody_and_forgets_nothing(
    p: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    await p.game()
    p.clock.at += 13 * HOUR

    def broken(*_: Any) -> None:
        raise RuntimeError("power cut")

    with monkeypatch.context() as patch:
        patch.setattr(wait_rows, "store", broken)
        with pytest.raises(RuntimeError):
            await scheduler(p).tick()
    assert await said(p) == []
    await scheduler(p).tick()
    assert len(await said(p)) == 1


async def test_a_clock_set_back_is_harmless(p: Parlour) -> None:
    table = await p.game()
    await paced(p, table, move=30 * HOUR)
    await lived(p, 13)
    p.clock.at -= 10 * DAY
    await scheduler(p).tick()
    assert len(await said(p)) == 1
    await lived(p, 25)
    assert len(await said(p)) == 2, "as if nothing had happened"
    [wait] = await scheduler(p).deadlines(table.id)
    assert wait.deadline is not None
    assert 0 <= wait.deadline - p.clock.at <= 30 * HOUR


async def test_a_clock_that_was_wrong_by_a_year_for_a_while(p: Parlour) -> None:
    p.clock.at += 365 * DAY
    await p.game()
    await scheduler(p).tick()
    p.clock.at -= 365 * DAY
    await lived(p, 13)
    assert len(await said(p)) == 1


async def test_a_reminder_by_a_clock_that_was_a_year_ahead_is_not_the_last(p: Parlour) -> None:
    await p.game()
    p.clock.at += 365 * DAY
    await scheduler(p).tick()
    p.clock.at -= 365 * DAY
    assert len(await said(p)) == 1
    await lived(p, 40)
    assert len(await said(p)) == 2


@pytest.mark.sliced(5)
async def test_quiet_hours_and_absence_are_kept(p: Parlour) -> None:
    table = await p.game()
    back = p.clock.at + 50 * HOUR
    await scheduler(p).change_user(ANN.id, lambda u: replace(u, away_until=back))
    await lived(p, 49.5)
    assert await said(p) == []
    await lived(p, 1)
    assert len(await said(p)) == 1
    await scheduler(p).change_user(ANN.id, lambda u: replace(u, reminders="none"))
    await lived(p, 100)
    assert len(await said(p)) == 1
    assert (await p.table(table)).status == "running"


async def test_an_absence_stops_the_clock_from_when_it_begins(p: Parlour) -> None:
    table = await p.game()
    await paced(p, table, move=10 * HOUR, most=0)
    await lived(p, 6)
    begun = p.clock.at
    await scheduler(p).change_user(ANN.id, lambda u: replace(u, away_until=begun + 48 * HOUR))
    [wait] = await scheduler(p).deadlines(table.id)
    assert wait.deadline == pytest.approx(begun + 52 * HOUR)
    await lived(p, 2)
    await scheduler(p).back(ANN.id)
    [wait] = await scheduler(p).deadlines(table.id)
    assert wait.deadline == pytest.approx(begun + 6 * HOUR)


async def test_a_stop_of_the_program_is_on_nobodys_clock(p: Parlour) -> None:
    table = await p.game()
    await paced(p, table, move=10 * HOUR)
    await lived(p, 2)
    p.clock.at += 20 * HOUR
    await scheduler(p).tick()
    assert "time_out" not in await notices(p)
    await lived(p, 7.5)
    assert "time_out" not in await notices(p)
    await lived(p, 1)
    assert (await notices(p)).count("time_out") == 1


@pytest.mark.parametrize(("fallback", "pinged"), [("none", BOB.id), ("replace", ANN.id)])
async def test_time_out_is_said_once(p: Parlour, fallback: str, pinged: int) -> None:
    table = await p.game()
    await p.act(table, ANN, Finish())
    await paced(p, table, move=5 * HOUR, bank=2 * HOUR, fallback=fallback)
    await lived(p, 6.5)
    assert await notices(p) == ["clock"]
    await lived(p, 40)
    rows = await said(p, "notice")
    assert [row.message.what for row in rows] == ["clock", "time_out"]
    assert outgoing.pinged(rows[1].message) == (pinged,)
    assert (await p.table(table)).announced_asked == (1,)


async def test_the_bank_is_used_up_over_the_game(p: Parlour) -> None:
    table = await p.game()
    await paced(p, table, move=5 * HOUR, bank=4 * HOUR)
    await lived(p, 8)
    await p.act(table, ANN, Finish())
    await p.act(table, BOB, Finish())
    [wait] = await scheduler(p).deadlines(table.id)
    assert wait.bank == pytest.approx(HOUR, abs=60)
    await lived(p, 1)
    await p.act(table, ANN, Finish())
    await p.act(table, BOB, Finish())
    [wait] = await scheduler(p).deadlines(table.id)
    assert wait.bank == pytest.approx(HOUR, abs=60), "the bank is not refilled"


async def test_a_caretaker_plays_until_the_player_is_back(p: Parlour) -> None:
    table = await p.game()
    await paced(p, table, move=5 * HOUR, fallback="caretaker")
    await p.act(table, ANN, Walk(3))
    await lived(p, 5.5)
    now = await p.table(table)
    assert now.seats[0].caretaker
    assert now.draft_seat is None, "an unfinished turn is not played for anybody"
    assert now.announced_asked == (1,)
    assert now.host_id == ANN.id
    for _ in range(3):
        position = await p.service.views.position(table.id, BOB.id)
        dared = position.decisions[0].kind == "dare"
        await p.act(table, BOB, Reply(False) if dared else Finish())
        assert (await p.table(table)).announced_asked == (1,), "the caretaker answers at once"
    waiting = await scheduler(p).waiting_for(ANN.id)
    assert waiting == []
    assert [t.id for t in await scheduler(p).back(ANN.id)] == [table.id]
    assert not (await p.table(table)).seats[0].caretaker
    position = await p.service.views.position(table.id, BOB.id)
    if position.decisions[0].kind == "dare":
        await p.act(table, BOB, Reply(False))
    else:
        await p.act(table, BOB, Finish())
    assert (await p.table(table)).announced_asked == (0,)
    assert await notices(p) == ["clock", "caretaker", "returned"]
    log = await p.service.views.log(table.id)
    assert all(entry.seat is not None for entry in log[1:])


async def test_a_game_does_not_play_itself(p: Parlour) -> None:
    table = await p.game()
    await paced(p, table, move=5 * HOUR, fallback="caretaker")
    await lived(p, 20)
    now = await p.table(table)
    assert [s.caretaker for s in now.seats] == [True, False]
    assert now.status == "running"
    assert now.announced_asked == (1,)
    assert (await notices(p)).count("time_out") == 1


async def test_a_caretaker_answers_dares_and_does_not_resign(tmp_path: Path) -> None:
    async with parlour(tmp_path / "db", (ANN, BOB, CHLOE)) as p:
        table = await p.game()
        await paced(p, table, move=5 * HOUR, fallback="caretaker")
        await p.act(table, ANN, Challenge())
        await lived(p, 6)
        assert (await p.table(table)).seats[1].caretaker
        await p.act(table, ANN, Finish())
        [waiting] = (await p.service.views.position(table.id, None)).waiting
        assert waiting.seat == 2
        # The caretaker may have dared Chloe in Bob's own turn.
        await p.act(table, CHLOE, Reply(True) if waiting.kind == "dare" else Finish())
        position = await p.service.views.position(table.id, None)
        assert not any(position.view.gone)


async def test_a_restart_finds_caretakers_and_waits(tmp_path: Path) -> None:
    async with parlour(tmp_path / "db") as p:
        table = await p.game()
        await paced(p, table, move=5 * HOUR, fallback="caretaker")
        await lived(p, 6)
        clock = p.clock
    async with parlour(tmp_path / "db", now=clock) as p:
        await p.service.auto_responses.resume()
        assert (await p.table(table)).seats[0].caretaker
        await lived(p, 3.5)
        assert (await p.table(table)).announced_asked == (1,)
        assert (await notices(p)).count("time_out") == 0
        await lived(p, 1)
        assert (await notices(p)).count("time_out") == 1


async def test_the_ledger_counts_real_waits(p: Parlour) -> None:
    table = await p.game()
    await lived(p, 10)
    await p.act(table, ANN, Peek(), Finish())
    await lived(p, 3)
    await p.act(table, BOB, Challenge())
    await lived(p, 1)
    await p.act(table, ANN, Reply(True))
    await lived(p, 5)
    found = {w.user_id: w for w in await scheduler(p).ledger(table.id)}
    assert found[ANN.id].total == pytest.approx(11 * HOUR)
    assert found[ANN.id].longest == pytest.approx(10 * HOUR)
    assert found[BOB.id].total == pytest.approx(8 * HOUR)
    assert found[BOB.id].times == 2


async def test_computers_keep_nobody_waiting(p: Parlour) -> None:
    p.people = (ANN,)
    table = await p.game(computers=1)
    await lived(p, 30)
    assert {w.user_id for w in await scheduler(p).ledger(table.id)} == {ANN.id}
    assert set(await reminded(p)) == {ANN.id}


async def test_no_wait_ends_before_it_began(p: Parlour) -> None:
    """The clock of the machine was set back while somebody thought."""
    table = await p.game()
    p.clock.at -= HOUR
    await p.act(table, ANN, Finish())
    ended = "SELECT since, ended_at FROM waits WHERE ended_at IS NOT NULL"
    [(since, at)] = await p.store.read(lambda db: [tuple(r) for r in db.execute(ended)])
    assert at == since
    [waited, _] = await scheduler(p).ledger(table.id)
    assert waited.total == 0


async def test_a_replaced_player_is_left_alone(p: Parlour) -> None:
    table = await p.game()
    await paced(p, table, move=5 * HOUR, bank=HOUR)
    await lived(p, 10)
    await give_seat(p.service, table.id, 0, CHLOE, ANN.id)
    [wait] = await scheduler(p).deadlines(table.id)
    assert (wait.wait.user_id, wait.wait.since, wait.bank) == (CHLOE.id, p.clock.at, HOUR)
    assert await scheduler(p).waiting_for(ANN.id) == []
    [(found, _)] = await scheduler(p).waiting_for(CHLOE.id)
    assert found.id == table.id


async def test_a_game_that_is_over_waits_for_nobody(p: Parlour) -> None:
    table, other = await p.game(goal=3), await p.game()
    await p.act(table, ANN, Walk(3))
    assert (await p.table(table)).status == "finished"
    await p.service.hosting.abandon(other.id, ANN.id)
    assert await scheduler(p).waiting_for(ANN.id) == []
    await lived(p, 50)
    assert await said(p) == []


async def test_all_tables_that_wait_for_me(p: Parlour) -> None:
    tables = [await p.game() for _ in range(3)]
    p.clock.at += HOUR
    await p.act(tables[1], ANN, Finish())
    waiting = await scheduler(p).waiting_for(ANN.id)
    assert [t.id for t, _ in waiting] == [tables[0].id, tables[2].id]


async def test_only_the_host_sets_the_pace(p: Parlour) -> None:
    table = await p.game()
    with pytest.raises(NotAllowed):
        await scheduler(p).change_rules(table, BOB.id, lambda r: r)
    await scheduler(p).change_rules(table, MARA.id, lambda r: replace(r, most=1), ManagedServer(1))
    assert (await scheduler(p).rules(table.id)).most == 1
    await lived(p, 100)
    assert len(await said(p)) == 1
    closed = await p.service.hosting.abandon(table.id, ANN.id)
    with pytest.raises(WrongStatus):
        await scheduler(p).change_rules(closed, ANN.id, lambda r: r)
    assert await scheduler(p).rules(closed.id + 1) == ClockRules()


async def test_new_rules_do_not_count_what_nobody_knew(p: Parlour) -> None:
    table = await p.game()
    await lived(p, 30)
    await paced(p, table, move=5 * HOUR)
    [wait] = await scheduler(p).deadlines(table.id)
    assert wait.deadline == p.clock.at + 5 * HOUR


async def test_settings_survive(p: Parlour) -> None:
    wished = UserSettings(
        ANN.id,
        zone="Europe/Berlin",
        quiet=(1320, 420),
        away_until=5e6,
        reminders="dm",
        language="de",
        pictures="words",
    )
    new = await scheduler(p).change_user(ANN.id, lambda u: wished)
    assert await scheduler(p).user(ANN.id) == new
    assert (await scheduler(p).user(BOB.id)).reminders == "ping"


async def test_a_language_is_found_until_one_is_chosen(p: Parlour) -> None:
    await p.game()
    here, stranger = scheduler(p), MARA.id + 1
    for user in (ANN.id, stranger):
        await here.found_language(user, "el")
    assert await here.user(ANN.id) == UserSettings(ANN.id, language="el")
    assert await here.user(stranger) == UserSettings(stranger), "nothing is kept of a stranger"
    await here.found_language(ANN.id, "hu")
    assert (await here.user(ANN.id)).language == "hu"
    for code in ("el", "en"):
        chosen = UserSettings(ANN.id, language=code, language_chosen=True)
        await here.change_user(ANN.id, lambda old, new=chosen: new)  # type: ignore[misc]
        await here.found_language(ANN.id, "hu")
        assert await here.user(ANN.id) == chosen


@pytest.mark.of_the_file
async def test_games_of_an_older_database_are_reminded(tmp_path: Path) -> None:
    async with parlour(tmp_path / "db") as p:
        table = await p.game()
        clock = p.clock

        def older(db: Connection) -> None:
            db.execute("DELETE FROM waits")
            sql = (Path(__file__).parents[2] / "migrations" / "0003_clocks.sql").read_text()
            db.execute(sql[sql.index("INSERT INTO waits") :])

        await p.file.write(older)
        clock.at += 13 * HOUR
        await scheduler(p).tick()
        assert await reminded(p) == [ANN.id]
        assert [w.wait.table_id for w in await scheduler(p).deadlines(table.id)] == [table.id]


@pytest.mark.of_the_file
def test_a_tick_is_one_search_of_an_index(tmp_path: Path) -> None:
    """5,000 open games: the plan of the query, and that only what is due is read."""
    db = connect(tmp_path / "db")
    db.execute("BEGIN")
    for n in range(1, 5001):
        db.execute(
            "INSERT INTO games (id, game, options, channel_id, host_id, status, secret,"
            " created_at, changed_at) VALUES (?, 'errands', '{}', ?, 1, 'running', 1, 0, 0)",
            (n, n),
        )
        db.execute(
            "INSERT INTO waits (game_id, seat, user_id, since, counted_at, due_at)"
            " VALUES (?, 0, 1, 0, 0, ?)",
            (n, 1e6 + n),
        )
    db.execute("COMMIT")
    seen: list[str] = []
    db.set_trace_callback(seen.append)
    assert [o.wait.table_id for o in wait_rows.due(Session(db), 1e6 + 3)] == [1, 2, 3]
    db.set_trace_callback(None)
    assert len(seen) == 1
    plan = [str(row["detail"]) for row in db.execute(f"EXPLAIN QUERY PLAN {seen[0]}")]
    assert any("waits_due" in line and "SEARCH" in line for line in plan)
    assert not any(line.startswith("SCAN") for line in plan), plan
    db.close()


async def test_a_broken_game_does_not_stop_the_scheduler(
    p: Parlour, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken, sound = await p.game(), await p.game()
    await paced(p, broken, move=5 * HOUR, fallback="caretaker")

    async def fail(*_: Any) -> None:
        raise RuntimeError("a rule failed")

    with monkeypatch.context() as patch:
        patch.setattr(p.service.hosting, "set_caretaker", fail)
        await lived(p, 13)
    assert "gets no caretaker" in caplog.text
    assert (await notices(p)).count("time_out") == 1
    assert sorted(row.table_id for row in await said(p)) == [broken.id, sound.id]
