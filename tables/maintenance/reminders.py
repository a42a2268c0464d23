"""The scheduler: it looks into the database for what is due, and remembers nothing else.

A tick is one search of an index. What is due is written in one transaction with the outbox rows
that tell of it, so nothing is said twice or forgotten, whenever the program stops.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from dataclasses import replace
from functools import partial
from typing import TypeVar

from tables.model import outgoing, rated, snooze
from tables.model.clock import ClockRules, Open, Waited
from tables.model.competitions import NO_HOST
from tables.model.errors import (
    AgoraError,
    DamagedSave,
    StorageFault,
    UserError,
    VersionConflict,
    WrongStatus,
)
from tables.model.guards import ManagedServer, need_host
from tables.model.poker_face import Held
from tables.model.table import Table
from tables.model.users import UserSettings, awake, next_daily
from tables.operations.nodes import Owner
from tables.operations.repository import retry_on_conflict
from tables.service import TableService
from tables.store import (
    close_rows,
    downtime_rows,
    game_rows,
    held_rows,
    idle_rows,
    invitation_rows,
    lease_rows,
    note_rows,
    outbox_rows,
    receipt,
    user_rows,
    wait_rows,
)
from tables.store.connection import Connection

T = TypeVar("T")

TICK = 120.0
"""Seconds between two looks, if nothing is due earlier."""
SHORTEST = 0.25
JUST_NOW = 300.0
"""For so many seconds, somebody who has answered counts as being there."""
STOPPED, ANNOUNCED = 900.0, 150.0
"""A longer pause between two looks was a stop of the program, which counts on nobody's clock; the
second one if the host had announced it."""

log = logging.getLogger("agora.reminders")


class Reminders:
    """Reminders and clocks of all tables, and the settings they depend on."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._stopped = False
        self._poked = False
        self.looks = 0
        """How many looks were completed."""
        self.late: Callable[[float], None] = lambda seconds: None
        """Called for each wait that was looked at, with how late that was."""

    # --- when to look ----------------------------------------------------------------------------

    def start(self) -> None:
        """Look now and from then on, until `stop`."""
        self._poked = True
        if not self._stopped and (self._task is None or self._task.done()):
            if self._timer is not None:
                self._timer.cancel()
            self._task = asyncio.create_task(self._run(), name="reminders")

    async def stop(self) -> None:
        """Look no more. What is under way is either stored or done again after the next start."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        wait = TICK
        try:
            while self._poked:  # something may become due while a look is under way
                self._poked = False
                due = await self.tick()
            if due is not None:
                wait = min(max(due - self._service.now(), SHORTEST), TICK)
        except StorageFault as error:
            log.error("[%s] no reminders: %s", error.reference, error)
        except Exception:
            log.exception("the scheduler failed; it goes on with the next look")
        self._timer = asyncio.get_running_loop().call_later(wait, self.start)

    async def tick(self) -> float | None:
        """Do what is due; returns when something is due next. Raises `StorageFault`."""
        await self._service.auto_responses.catch_up()
        await self._release()
        while True:
            now = self._service.now()
            found, late, retired = await self._write(
                partial(_look, now=now, owner=self._service.owner)
            )
            for seconds in late:
                self.late(seconds)
            for wait in retired:
                await self._retire(wait)
            if found:
                self._service.repository.wake()
            if found < wait_rows.ONE_TICK:
                break
        # After the look, which takes a stop of the program off the time to refuse.
        seats = await self._service.seats.settle_invitations()
        closing = await self._service.close_votes.settle()
        due = await self._service.store.read(partial(_next_due, ranges=self._service.owner.mine()))
        self.looks += 1
        return min((at for at in (seats, closing, due) if at is not None), default=None)

    async def _release(self) -> None:
        """Publish the answers whose moment has come. They come before reminders, which they may
        make needless."""
        now, owner = self._service.now(), self._service.owner
        mine = owner.mine()
        if await self._service.store.read(partial(_set_back, now=now, ranges=mine)):
            await self._write(partial(_mend_held, now=now, owner=owner))
        for found in await self._service.store.read(lambda db: held_rows.due(db, now, ranges=mine)):
            try:
                await self._service.orders.release(found.table_id, found.seat)
            except StorageFault:
                raise
            except (
                VersionConflict
            ):  # others press at other nodes again and again: it is looked at again
                continue
            except Exception as error:  # one broken game must not keep the others waiting
                if isinstance(error, AgoraError):
                    log.warning("table %d: a held answer is thrown away: %s", found.table_id, error)
                else:
                    log.exception("table %d: a held answer is thrown away", found.table_id)
                await self._throw_away(found)

    async def _throw_away(self, found: Held) -> None:
        """Forget an answer that cannot be published; its owner, who thinks it is in, is asked."""
        try:
            await self._service.orders.let_go(found.table_id, found.seat)
        except StorageFault:
            raise
        except VersionConflict:  # it is looked at again
            return
        except Exception:  # nobody can be asked at a table that cannot be read
            log.exception("table %d: nobody is told of it", found.table_id)
            await self._write(partial(held_rows.drop, table_id=found.table_id, seat=found.seat))

    async def _retire(self, found: Open) -> None:
        """A player has run out of time, and the table wants a caretaker."""
        wait = found.wait
        try:
            await self._service.hosting.set_caretaker(wait.table_id, wait.seat, wait.id)
        except VersionConflict:  # it is looked at again
            return
        except (UserError, DamagedSave) as error:
            log.info("table %d gets no caretaker: %s", wait.table_id, error)
        except StorageFault:
            raise
        except Exception:  # one broken game must not keep the others from being looked after
            log.exception("table %d gets no caretaker", wait.table_id)
        else:
            return
        await self._write(lambda db: _still_out(db, wait.id, self._service.now()))
        self._service.repository.wake()

    # --- settings --------------------------------------------------------------------------------

    async def user(self, user_id: int) -> UserSettings:
        """The settings of a user."""
        return await self._service.store.read(lambda db: user_rows.load(db, user_id))

    async def found_language(self, user_id: int, code: str) -> None:
        """Discord says that a user reads this language."""
        await self._write(lambda db: user_rows.found_language(db, user_id, code))

    async def change_user(
        self, user_id: int, change: Callable[[UserSettings], UserSettings]
    ) -> UserSettings:
        """Change the settings of a user; open waits go by the new ones from now on."""
        at = self._service.now()

        def work(db: Connection) -> UserSettings:
            new = change(user_rows.load(db, user_id))
            wait_rows.set_user(db, new, at)
            return new

        new = await self._write(work)
        self.start()
        return new

    async def rules(self, table_id: int) -> ClockRules:
        """How patient a table is."""
        return await self._service.store.read(lambda db: wait_rows.rules_of(db, table_id))

    @retry_on_conflict
    async def change_rules(
        self,
        table: Table,
        user_id: int,
        change: Callable[[ClockRules], ClockRules],
        server: ManagedServer | None = None,
    ) -> ClockRules:
        """Change how patient a table is (host or manager); the table is told.

        Raises `NotAllowed`, `WrongStatus`.
        """
        repository = self._service.repository
        async with repository.locked(table.id) as loaded:
            now = loaded.table
            need_host(now, user_id, server)
            if not now.open:
                raise WrongStatus("game_over")

            def work(db: Connection, at: float) -> ClockRules:
                old = wait_rows.rules_of(db, now.id)
                new = change(old)
                if now.rated:
                    new = rated.with_fallback(new)
                if new != old:
                    wait_rows.set_rules(db, now.id, new, at)
                    told = outgoing.PaceSet(user=user_id, rules=new)
                    note_rows.note(db, now.id, now.public_seq, at, told)
                    outbox_rows.announce(db, now.id, at, [told])
                return new

            new = await repository.beside(now, None, work)
        repository.wake()
        self.start()
        return new

    async def same_pace(self, new: Table, old: Table) -> Table:
        """Let a table that was just opened be as patient as another one."""
        await self._write(lambda db: wait_rows.copy_rules(db, old.id, new.id))
        return await self._service.views.table(new.id)

    async def back(self, user_id: int) -> list[Table]:
        """A user is back: no absence any more, no caretaker; the tables that changed hands."""
        await self.change_user(user_id, lambda u: replace(u, away_until=None))
        changed = []
        for table in await self._service.views.tables_of(user_id):
            if await self.take_back(table, user_id):
                changed.append(table)
        return changed

    async def take_back(self, table: Table, user_id: int) -> bool:
        """A user looks after their seat again; whether a caretaker had it."""
        seat = table.seat_of(user_id)
        if seat is None or not table.seats[seat].caretaker:
            return False
        with receipt.aside():  # it comes with everything that a user does at a table
            return await self._service.hosting.set_caretaker(table.id, seat, None) is not None

    # --- reminders that are put off --------------------------------------------------------------

    async def put_off(self, wait_id: int, user_id: int, choice: snooze.Choice) -> Open:
        """Put the reminders of an open wait off until a moment; the wait as it is then. Its clock
        goes on. Raises `UserError`."""
        now = self._service.now()

        def work(db: Connection) -> Open:
            found = _own(wait_rows.by_id(db, wait_id), user_id)
            if found.user.reminders == "none":
                raise UserError("no_reminders")
            until = snooze.until(choice, found.user, now)
            found = replace(found, wait=replace(found.wait, snoozed_until=until))
            wait_rows.store(db, found)
            return found

        found = await self._write(work)
        self.start()
        return found

    async def tell_table(self, wait_id: int, user_id: int) -> None:
        """Tell the table when somebody who has put off their reminder will be back. Raises
        `UserError`."""
        now = self._service.now()

        def work(db: Connection) -> None:
            found = _own(wait_rows.by_id(db, wait_id), user_id)
            wait, back = found.wait, found.reminder_at
            if wait.snoozed_until is None or back is None or back <= now:
                raise UserError("snooze_over")
            if wait.snooze_told_at is not None and now - wait.snooze_told_at < snooze.TOLD_AGAIN:
                raise UserError("table_knows")
            wait_rows.store(db, replace(found, wait=replace(wait, snooze_told_at=now)))
            told = outgoing.BackLater(user=user_id, at=int(back))
            outbox_rows.announce(db, wait.table_id, now, [told])

        await self._write(work)
        self._service.repository.wake()

    # --- who waits for whom ----------------------------------------------------------------------

    async def waiting_for(self, user_id: int) -> list[tuple[Table, Open]]:
        """The tables that wait for a user, the longest wait first."""
        found = await self._service.store.read(lambda db: wait_rows.of_user(db, user_id))
        tables = {t.id: t for t in await self._service.views.tables_of(user_id)}
        return [(tables[o.wait.table_id], o) for o in found if o.wait.table_id in tables]

    async def unanswered(self, user_id: int) -> list[tuple[Table, Open]]:
        """The tables that wait for a user and have no answer yet, not even one that is shown later;
        the longest wait first."""
        found = await self._service.store.read(lambda db: wait_rows.unanswered_of(db, user_id))
        tables = {t.id: t for t in await self._service.views.tables_of(user_id)}
        return [(tables[o.wait.table_id], o) for o in found if o.wait.table_id in tables]

    async def after_turn(
        self, user_id: int, asked: Collection[int]
    ) -> tuple[list[tuple[Table, Open]], list[tuple[int, float]]]:
        """What somebody who has just answered may want to know, in one reading: the tables that
        wait for them, and which users out of `asked` have answered somewhere a moment ago, with the
        moment. Only those who let others know are told of, and not in their quiet hours: they want
        to be left alone then, whatever they do."""
        now = self._service.now()
        since = now - JUST_NOW

        def look(db: Connection) -> tuple[list[Open], list[tuple[UserSettings, float]]]:
            there = user_rows.answered_since(db, asked, since)
            return wait_rows.of_user(db, user_id), there

        found, there = await self._service.store.read(look)
        tables = {t.id: t for t in await self._service.views.tables_of(user_id)}
        waiting = [(tables[o.wait.table_id], o) for o in found if o.wait.table_id in tables]
        return waiting, [(u.user_id, at) for u, at in there if at <= now == awake(u, now)]

    async def open_wait(self, wait_id: int) -> Open | None:
        """A wait, if it is not over."""
        return await self._service.store.read(lambda db: wait_rows.by_id(db, wait_id))

    async def ledger(self, table_id: int) -> list[Waited]:
        """How long a table has waited for whom."""
        now = self._service.now()
        return await self._service.store.read(lambda db: wait_rows.ledger(db, table_id, now))

    async def deadlines(self, table_id: int) -> list[Open]:
        """The open waits of a table."""
        return await self._service.store.read(lambda db: wait_rows.of_table(db, table_id))

    async def _write(self, work: Callable[[Connection], T]) -> T:
        return await self._service.store.write(work)


def _own(found: Open | None, user_id: int) -> Open:
    """A wait, if it is open and the user's. Raises `UserError`."""
    if found is None:
        raise UserError("answered_meanwhile")
    if found.wait.user_id != user_id:
        raise UserError("not_your_reminder")
    return found


# --- what a tick does ----------------------------------------------------------------------------


def _look(db: Connection, now: float, owner: Owner) -> tuple[int, list[float], list[Open]]:
    """Write everything that is due at tables of an owner; how many waits were, how late those were
    that still wait for an answer, and those that want a caretaker."""
    ranges = owner.owned(db)
    _mend(db, now, ranges)
    found = wait_rows.due(db, now, ranges=ranges)
    open_ = [wait for wait in found if not _answered(db, wait, now)]
    late = [max(0.0, now - (wait.due_at or now)) for wait in open_]
    retired = [wait for wait in open_ if _handle(db, wait, now)]
    return max(len(found), _write_daily(db, now, ranges)), late, retired


def _write_daily(db: Connection, now: float, ranges: Collection[int]) -> int:
    """Write the daily messages that are due; how many people were looked at."""
    found = user_rows.daily_due(db, now, wait_rows.ONE_TICK, ranges)
    for user in found:
        taken = user_rows.take_daily(db, user.user_id, now, next_daily(user, now))
        if taken and awake(user, now) == now:  # else it is late, and the night has begun
            waiting = wait_rows.unanswered_of(db, user.user_id)
            if waiting:
                told = outgoing.DailyList(user=user.user_id)
                outbox_rows.announce(db, waiting[0].wait.table_id, now, [told])
    return len(found)


def _answered(db: Connection, found: Open, now: float) -> bool:
    """Whether the answer is given and only not shown yet. Then neither a reminder nor an expired
    clock may come between. If nothing comes of the answer, the wait is looked at again at its
    time."""
    answer = held_rows.to_wait(db, found.wait.id)
    if answer is None:
        return False
    # Not at once: a look goes on as long as it finds much to do.
    wait_rows.look_again(db, found.wait.id, max(answer.due_at, now + SHORTEST))
    return True


def _next_due(db: Connection, ranges: Collection[int]) -> float | None:
    """When something is due next: an answer, a reminder or a daily message."""
    all_ = (
        wait_rows.next_due(db, ranges),
        held_rows.next_due(db, ranges),
        user_rows.next_daily_due(db, ranges),
    )
    return min((at for at in all_ if at is not None), default=None)


def _set_back(db: Connection, now: float, ranges: Collection[int]) -> dict[float, list[int]]:
    """By how many seconds the clock was set back since ranges were looked at last; usually none."""
    looks = lease_rows.last_looks(db, ranges)
    return {last - now: numbers for last, numbers in looks.items() if last > now}


def _mend_held(db: Connection, now: float, owner: Owner) -> None:
    """After the clock was set back, hold answers no longer than they would have been held."""
    for span, ranges in _set_back(db, now, owner.owned(db)).items():
        held_rows.shift(db, span, ranges)


def _mend(db: Connection, now: float, ranges: Collection[int]) -> None:
    """Take a stop of the program off all clocks, and begin again where the clock was set back."""
    for last, stopped in lease_rows.last_looks(db, ranges).items():
        if _was_stopped(db, last, now):
            for wait in wait_rows.with_clock(db, now, stopped):
                wait_rows.store(db, _mended(wait, last, now))
            invitation_rows.shift(db, now - last, stopped)
            close_rows.shift(db, now - last, stopped)
            idle_rows.shift(db, now - last, stopped)
            if now < last:
                user_rows.daily_again(db, now, stopped)
    lease_rows.looked(db, ranges, now)


def _was_stopped(db: Connection, last: float, now: float) -> bool:
    """Whether nobody could play between two looks, or the clock was set back."""
    pause = now - last
    if ANNOUNCED < pause <= STOPPED:
        return downtime_rows.between(db, last, now)
    return not 0.0 <= pause <= STOPPED


def _mended(found: Open, last: float, now: float) -> Open:
    """A wait after a stop from `last` to `now`; `last` may be later."""
    wait = found.read(min(last, now))
    reminded = None if wait.reminded_at is None else min(wait.reminded_at, now)
    since = min(wait.since, now)
    if wait.snoozed_until is not None and wait.snoozed_until > now + snooze.LONGEST:
        wait = replace(wait, snoozed_until=None)  # by a clock that was wrong
    return replace(found, wait=replace(wait, counted_at=now, since=since, reminded_at=reminded))


def _handle(db: Connection, found: Open, now: float) -> bool:
    """Do what is due about one wait; whether it wants a caretaker."""
    out = None if found.wait.timed_out else found.deadline
    if out is not None and out <= now:
        if found.rules.fallback == "caretaker":
            return True
        _time_out(db, found, now)
        return False
    remind = found.reminder_at
    wait = found.wait
    if remind is not None and remind <= now:
        wait = wait.reminded_now(now)
        told = outgoing.Reminder(
            wait=wait.id, seat=wait.seat, user=wait.user_id, number=wait.reminded
        )
        outbox_rows.announce(db, wait.table_id, now, [told])
    wait_rows.store(db, replace(found, wait=wait))
    return False


def _still_out(db: Connection, wait_id: int, now: float) -> None:
    """Tell the table that a player has run out of time, unless they have answered at last."""
    found = wait_rows.just_out(db, wait_id, now)
    if found is not None:
        _time_out(db, found, now)


def _time_out(db: Connection, found: Open, now: float) -> None:
    """Tell the table, once, that somebody has run out of time."""
    wait = found.wait
    host = game_rows.host_of(db, wait.table_id)
    asked = host if found.rules.fallback == "replace" else wait.user_id
    ping = () if asked == NO_HOST else (asked,)
    told = outgoing.TimeOut(
        user=wait.user_id, seat=wait.seat, fallback=found.rules.fallback, ping=ping
    )
    outbox_rows.announce(db, wait.table_id, now, [told])
    # A reminder that is due as well would say the same.
    remind = found.reminder_at
    if remind is not None and remind <= now:
        wait = wait.reminded_now(now)
    wait_rows.store(db, replace(found, wait=replace(wait, timed_out=True)))
