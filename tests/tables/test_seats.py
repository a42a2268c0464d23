"""Seats of running games change hands by consent only, and nobody takes one who knows too much."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine import registry
from tables.maintenance import doctor, privacy
from tables.model import invitations, notes, outgoing
from tables.model.clock import HOUR, ClockRules
from tables.model.errors import AlreadySeated, NotAllowed, NotSeated, Stale, StorageFault, UserError
from tables.model.guards import ManagedServer
from tables.model.invitations import Invitation
from tables.model.table import Table, UserRef
from tests.tables.backends import behind
from tests.tables.errands import Finish, Walk, rules_of
from tests.tables.parlour import ANN, BOB, CHLOE, MARA, Clock, Parlour, give_seat, parlour
from tests.tables.refused import refused

DAY = 24 * HOUR
HOME = 1
"""The server of all tables here."""


async def invited(
    here: Parlour, table: Table, new: UserRef | None = CHLOE, seat: int = 1, **more: Any
) -> Invitation:
    """Ann, who hosts, invites somebody to the seat of Bob."""
    return await here.service.seats.invite(table.id, seat, new, ANN.id, **more)


async def accepted(
    here: Parlour, table: Table, found: Invitation, user: UserRef = CHLOE, **more: Any
) -> Invitation:
    return await here.service.seats.accept_seat(table.id, user, found.id, guild_id=HOME, **more)


async def owner(here: Parlour, table: Table, seat: int = 1) -> int | None:
    return (await here.table(table)).seats[seat].user_id


async def later(here: Parlour, seconds: float) -> None:
    """Time goes by; the scheduler looks as often as it does."""
    end = here.clock.at + seconds
    reminders = here.reminders
    while here.clock.at < end:
        here.clock.at = min(end, here.clock.at + 600)
        await reminders.tick()
    await reminders.stop()


def sound(path: Path) -> None:
    assert doctor.examine(behind(path), rules_of).findings == []


# --- consent -------------------------------------------------------------------------------------


async def test_a_seat_changes_hands_a_day_after_nobody_has_refused(
    here: Parlour, path: Path
) -> None:
    table = await here.game()
    found = await invited(here, table)
    assert await owner(here, table) == BOB.id
    found = await accepted(here, table, found)
    assert found.outcome is None
    sound(path)
    await later(here, DAY - 700)
    assert await owner(here, table) == BOB.id
    await later(here, 700)
    assert await owner(here, table) == CHLOE.id
    sound(path)
    assert (await here.told(outgoing.Replaced))[-1].sees is True
    said = [n.said for n in await here.service.views.notes(table.id)]
    [note] = [one for one in said if isinstance(one, notes.Replaced)]
    assert (note.sees, note.by) == (True, ANN.id)


async def test_nothing_happens_without_the_invited_user(here: Parlour, path: Path) -> None:
    table = await here.game()
    found = await invited(here, table)
    await later(here, invitations.OPEN + 10)
    assert await owner(here, table) == BOB.id
    again = await here.service.seats.invitation(found.id)
    assert again is not None
    assert again.outcome == "lapsed"
    with pytest.raises(Stale):
        await accepted(here, table, found)
    sound(path)


async def test_who_sits_there_may_keep_the_seat(here: Parlour) -> None:
    table = await here.game()
    found = await accepted(here, table, await invited(here, table))
    with pytest.raises(NotAllowed):
        await here.service.seats.keep_seat(table.id, ANN.id, found.id)
    kept = await here.service.seats.keep_seat(table.id, BOB.id, found.id)
    assert kept.outcome == "kept"
    await later(here, 2 * DAY)
    assert await owner(here, table) == BOB.id
    with refused(NotAllowed, "chose to keep the seat"):
        await invited(here, table)
    with refused(NotAllowed, "chose to keep the seat"):
        await invited(here, table, None)
    await later(here, DAY + 10)
    assert (await invited(here, table)).outcome is None


async def test_who_sits_there_may_let_it_go_at_once(here: Parlour) -> None:
    table = await here.game()
    found = await invited(here, table)
    await here.service.seats.let_seat_go(table.id, BOB.id, found.id)
    assert (await accepted(here, table, found)).outcome == "done"
    assert await owner(here, table) == CHLOE.id


async def test_one_s_own_seat_and_that_of_a_computer_need_no_other_consent(here: Parlour) -> None:
    table = await here.game(computers=1)
    found = await invited(here, table, CHLOE, 2)
    assert (await accepted(here, table, found)).outcome == "done"
    found = await invited(here, table, MARA, 0)
    assert (await accepted(here, table, found, MARA)).outcome == "done"
    assert (await here.table(table)).host_id in {BOB.id, MARA.id, CHLOE.id}
    assert (await here.table(table)).seat_of(ANN.id) is None


async def test_a_computer_takes_a_seat_after_a_day_too(here: Parlour, path: Path) -> None:
    table = await here.game()
    found = await invited(here, table, None)
    assert found.outcome is None
    assert await owner(here, table) == BOB.id
    sound(path)
    await later(here, DAY + 10)
    assert await owner(here, table) is None
    sound(path)


async def test_who_has_left_the_server_is_not_waited_for(here: Parlour) -> None:
    table = await here.game()
    found = await invited(here, table)
    assert (await accepted(here, table, found, gone=True)).outcome == "done"
    other = await here.game()
    assert (await invited(here, other, None, gone=True)).outcome == "done"


async def test_absence_is_not_counted(here: Parlour) -> None:
    table = await here.game()
    reminders = here.reminders
    away = here.clock.at + 3 * DAY
    await reminders.change_user(BOB.id, lambda u: replace(u, away_until=away))
    await reminders.stop()
    found = await accepted(here, table, await invited(here, table))
    assert found.keep_until == away + DAY


# --- the clock of the table ----------------------------------------------------------------------


async def clocked(here: Parlour, table: Table, **wishes: Any) -> None:
    reminders = here.reminders
    rules = replace(ClockRules(), move=HOUR, **wishes)
    await reminders.change_rules(await here.table(table), ANN.id, lambda _: rules)
    await reminders.stop()


@pytest.mark.parametrize("fallback", ["replace", "none", "caretaker"])
async def test_who_is_out_of_time_is_not_waited_for(here: Parlour, fallback: str) -> None:
    table = await here.lobby(vote=False, goal=100)
    await clocked(here, table, fallback=fallback)
    await here.service.playing.start(table.id, ANN.id)
    await here.act(table, ANN, Walk(1), Finish())
    await later(here, HOUR + 700)
    found = await invited(here, table)
    with refused(NotAllowed, "run out of time"):
        await here.service.seats.keep_seat(table.id, BOB.id, found.id)
    assert (await accepted(here, table, found)).outcome == "done"


async def test_a_clock_set_for_the_purpose_takes_nobody_s_seat(here: Parlour) -> None:
    """Else a host would set one hour in the night, and then read a rival's hand."""
    table = await here.game()
    await here.act(table, ANN, Walk(1), Finish())
    here.clock.at += 60
    await clocked(here, table, fallback="caretaker")
    await later(here, 2 * HOUR)
    assert (await here.table(table)).seats[1].caretaker
    found = await accepted(here, table, await invited(here, table))
    assert found.outcome is None
    assert (await here.service.seats.keep_seat(table.id, BOB.id, found.id)).outcome == "kept"


# --- who may be invited, and who may answer -------------------------------------------------------


async def test_nobody_takes_a_seat_who_has_seen_another_hand(here: Parlour) -> None:
    """Also after having been forgotten, and when the steps of that time are gone."""
    table = await here.game(computers=1)
    await give_seat(here.service, table.id, 1, CHLOE, ANN.id)
    await here.service.seats.leave_game(table.id, CHLOE.id)
    await privacy.Privacy(here.service).forget(CHLOE)
    with refused(NotAllowed, "have seen what another seat"):
        await invited(here, table, CHLOE, 2)
    assert (await invited(here, table, CHLOE, 1)).outcome is None, "the seat that she knows"
    with refused(NotAllowed, "have seen what another seat"):
        await invited(here, table, BOB, 2)


async def test_nobody_takes_a_seat_who_has_taken_the_secrets(here: Parlour) -> None:
    table = await here.game(computers=1)
    await here.service.views.take_secrets(table.id, ANN.id)
    await here.service.seats.leave_game(table.id, ANN.id)
    manager = ManagedServer(HOME)
    for seat in (0, 2):
        with refused(NotAllowed, "all secrets of this game"):
            await here.service.seats.invite(table.id, seat, ANN, MARA.id, server=manager)


async def test_what_was_learnt_after_the_invitation_counts(here: Parlour) -> None:
    table = await here.game(computers=1)
    found = await invited(here, table, CHLOE, 2)
    await give_seat(here.service, table.id, 1, CHLOE, ANN.id)
    with pytest.raises(AlreadySeated):
        await accepted(here, table, found)
    await here.service.seats.leave_game(table.id, CHLOE.id)
    with refused(NotAllowed, "have seen what another seat"):
        await accepted(here, table, found)


async def test_games_that_began_before_remember_by_their_steps(here: Parlour) -> None:
    table = await here.game(computers=1)
    await here.act(table, ANN, Walk(1), Finish())
    await here.act(table, BOB, Walk(1))
    await here.service.seats.leave_game(table.id, BOB.id)
    await here.store.write(lambda db: db.execute("DELETE FROM insights"))
    with refused(NotAllowed, "have seen what another seat"):
        await invited(here, table, BOB, 2)


async def test_insights_go_with_the_game(here: Parlour) -> None:
    def count(db: Any) -> int:
        return int(db.execute("SELECT count(*) FROM insights").fetchone()[0])

    table = await here.game()
    assert await here.store.read(count) == 2
    await here.service.hosting.abandon(table.id, ANN.id)
    assert await here.store.read(count) == 0
    table = await here.game(goal=3)
    assert await here.store.read(count) == 2
    await here.act(table, ANN, Walk(3))
    assert (await here.table(table)).status == "finished"
    assert await here.store.read(count) == 0


async def test_only_those_meant_may_answer(here: Parlour) -> None:
    table = await here.game()
    found = await invited(here, table)
    service = here.service
    with pytest.raises(NotAllowed):
        await accepted(here, table, found, MARA)
    for server in (None, 2):
        with refused(NotAllowed, "in the channel of the table"):
            await service.seats.accept_seat(table.id, CHLOE, found.id, guild_id=server)
    for answer in (service.seats.keep_seat, service.seats.let_seat_go):
        for user in (ANN, CHLOE, MARA):
            with pytest.raises(NotAllowed):
                await answer(table.id, user.id, found.id)
    with pytest.raises(NotAllowed):
        await service.seats.decline_seat(table.id, BOB.id, found.id)
    for user, server in ((BOB, None), (CHLOE, None), (MARA, ManagedServer(2))):
        with pytest.raises(NotAllowed):
            await service.seats.withdraw_invitation(table.id, user.id, found.id, server=server)
    assert (await service.seats.open_invitations(table.id)) == [found]
    ended = await service.seats.withdraw_invitation(
        table.id, MARA.id, found.id, server=ManagedServer(HOME)
    )
    assert ended.outcome == "withdrawn"
    other = await here.game()
    for number in (found.id, 0, 99, 1 << 70):
        with pytest.raises(Stale):
            await service.seats.keep_seat(other.id, BOB.id, number)


async def test_there_is_one_invitation_to_a_seat_and_one_for_a_user(here: Parlour) -> None:
    table = await here.game(computers=1)
    await invited(here, table)
    with refused(UserError, "already invited to this seat"):
        await invited(here, table, MARA)
    with refused(UserError, "already invited to this seat"):
        await invited(here, table, None)
    with refused(UserError, "is already invited to seat 2"):
        await invited(here, table, CHLOE, 2)
    with pytest.raises(NotAllowed):
        await here.service.seats.invite(table.id, 1, MARA, BOB.id)


# --- what ends an invitation ---------------------------------------------------------------------


async def _left(here: Parlour, table: Table) -> None:
    await here.service.seats.leave_game(table.id, BOB.id)


async def _closed(here: Parlour, table: Table) -> None:
    await here.service.hosting.abandon(table.id, ANN.id)


async def _given(here: Parlour, table: Table) -> None:
    await give_seat(here.service, table.id, 1, MARA, ANN.id)


async def _back(here: Parlour, table: Table) -> None:
    await here.act(table, ANN, Walk(1), Finish())
    found = await invited(here, await here.table(table), None, 1)
    assert found.outcome is None
    request = await here.service.undo_votes.ask_back(table.id, ANN.id, 0, 2)
    await here.service.undo_votes.agree(table.id, BOB.id, request.id)


@pytest.mark.parametrize("happens", [_left, _closed, _given])
async def test_an_invitation_ends_with_what_it_is_about(
    here: Parlour, path: Path, happens: Callable[[Parlour, Table], Coroutine[Any, Any, None]]
) -> None:
    table = await here.game()
    found = await accepted(here, table, await invited(here, table))
    await happens(here, table)
    after = await here.service.seats.invitation(found.id)
    assert after is not None
    assert after.outcome == "void"
    sound(path)
    owned = await owner(here, table)
    await later(here, 2 * DAY)
    assert await owner(here, table) == owned
    with pytest.raises(Stale):
        await here.service.seats.keep_seat(table.id, BOB.id, found.id)


async def test_an_invitation_ends_when_the_table_goes_back(here: Parlour, path: Path) -> None:
    table = await here.game()
    await _back(here, table)
    assert await here.service.seats.open_invitations(table.id) == []
    sound(path)


# --- faults, repeats, stops ----------------------------------------------------------------------


async def test_every_press_may_come_twice(here: Parlour, path: Path) -> None:
    table = await here.game()
    found = await invited(here, table, interaction=1)
    assert await invited(here, table, interaction=1) == found
    first = await accepted(here, table, found, interaction=2)
    assert await accepted(here, table, found, interaction=2) == first
    done = await here.service.seats.let_seat_go(table.id, BOB.id, found.id, interaction=3)
    assert done.outcome == "done"
    again = await here.service.seats.let_seat_go(table.id, BOB.id, found.id, interaction=3)
    assert again.outcome == "done"
    [_] = [n for n in await here.service.views.notes(table.id) if n.kind == "replaced"]
    left = await here.service.seats.leave_game(table.id, CHLOE.id, interaction=4)
    assert await here.service.seats.leave_game(table.id, CHLOE.id, interaction=4) == left
    sound(path)


async def test_a_restart_forgets_nothing(path: Path) -> None:
    clock = Clock()
    async with parlour(path, now=clock) as here:
        table = await here.game()
        await accepted(here, table, await invited(here, table))
    clock.at += 600
    async with parlour(path, now=clock) as here:
        await here.service.auto_responses.resume()
        await later(here, DAY)
        assert await owner(here, table) == CHLOE.id


async def test_a_stop_of_the_bot_is_on_nobody_s_time(path: Path) -> None:
    """Nobody could refuse meanwhile."""
    clock = Clock()
    async with parlour(path, now=clock) as here:
        table = await here.game()
        await accepted(here, table, await invited(here, table))
        await later(here, 1200)
    clock.at += 3 * DAY
    async with parlour(path, now=clock) as here:
        await later(here, 600)
        assert await owner(here, table) == BOB.id
        await later(here, DAY)
        assert await owner(here, table) == CHLOE.id


async def test_a_failed_write_hands_nothing_over_by_half(
    here: Parlour, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await here.game()
    found = await accepted(here, table, await invited(here, table))
    write, before = here.store.write, await here.table(table)

    async def broken(work: Any) -> Any:
        def spoiled(db: Any) -> Any:
            work(db)
            raise StorageFault("disk_full", path="", named=False)

        return await write(spoiled)

    with monkeypatch.context() as patch:
        patch.setattr(here.store, "write", broken)
        with pytest.raises(StorageFault):
            await here.service.seats.let_seat_go(table.id, BOB.id, found.id)
    assert await here.table(table) == before
    assert await here.service.seats.open_invitations(table.id) == [found]
    sound(path)
    assert (await here.service.seats.let_seat_go(table.id, BOB.id, found.id)).outcome == "done"


# --- getting up ----------------------------------------------------------------------------------


async def test_whoever_sits_can_get_up(here: Parlour, path: Path) -> None:
    """In a game of two, also with an unfinished turn; the other one plays on."""
    table = await here.game()
    await here.act(table, ANN, Walk(2))
    left = await here.service.seats.leave_game(table.id, ANN.id)
    assert not left.closed
    assert left.table.seats[0].computer
    assert left.table.host_id == BOB.id
    assert (await here.act(table, BOB, Walk(1))).position.draft
    sound(path)
    with pytest.raises(NotSeated):
        await here.service.seats.leave_game(table.id, ANN.id)


async def test_the_last_person_closes_the_table(here: Parlour, path: Path) -> None:
    table = await here.game()
    await here.service.seats.leave_game(table.id, ANN.id)
    left = await here.service.seats.leave_game(table.id, BOB.id)
    assert left.closed
    assert left.table.status == "abandoned"
    sound(path)


async def test_caretakers_do_not_play_a_game_to_its_end(here: Parlour, path: Path) -> None:
    """Bob has run out of time and Ann leaves: the table waits for Bob again."""
    table = await here.lobby(vote=False, goal=100)
    await clocked(here, table, fallback="caretaker")
    await here.service.playing.start(table.id, ANN.id)
    await here.act(table, ANN, Walk(1), Finish())
    await later(here, HOUR + 700)
    assert (await here.table(table)).seats[1].caretaker
    left = await here.service.seats.leave_game(table.id, ANN.id)
    assert not left.closed
    assert not left.table.seats[1].caretaker
    assert left.table.status == "running"
    position = await here.service.views.position(table.id, BOB.id)
    assert position.decisions
    assert [o.wait.user_id for o in await here.reminders.deadlines(table.id)] == [BOB.id]
    sound(path)


# --- older files ---------------------------------------------------------------------------------


@pytest.mark.of_the_file
async def test_seats_of_an_older_database_change_hands(path: Path) -> None:
    """It knows of no invitations, and who has seen what only by the steps."""
    text = (Path(__file__).parent / "databases" / "schema-5.sql").read_text(encoding="utf-8")
    with closing(sqlite3.connect(path)) as db:
        db.executescript(text)
        [at] = db.execute("SELECT at FROM heartbeat").fetchone()
    async with parlour(path, rules_of=registry.rules, now=Clock(at + 60)) as here:
        [table] = [t for t in await here.service.views.tables_of(BOB.id) if three_sit_at(t)]
        found = await accepted(here, table, await invited(here, table))
        assert found.outcome is None
        assert (await here.service.seats.let_seat_go(table.id, BOB.id, found.id)).outcome == "done"
        assert await owner(here, table) == CHLOE.id
        with refused(NotAllowed, "have seen what another seat"):
            await invited(here, table, BOB, 2)
    assert doctor.examine(behind(path), registry.rules).findings == []


def three_sit_at(table: Table) -> bool:
    """Whether this is the game of Ann, Bob and a computer."""
    return table.status == "running" and [s.user_id for s in table.seats] == [ANN.id, BOB.id, None]
