"""What a host or a manager of the server may do to a table, and the seats that change hands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from tables.model import default_answers, notes, outbox, outgoing, rated, seating, turns
from tables.model.closing import CloseRequest
from tables.model.errors import DamagedSave, Stale, WrongStatus
from tables.model.formats import Format
from tables.model.guards import ManagedServer, manages, need_host, seated
from tables.model.invitations import Invitation
from tables.model.stored import Loaded
from tables.model.table import Table, UserRef
from tables.operations import caretaker, ending
from tables.operations.auto_responses import AutoResponses
from tables.operations.ending import Leaves
from tables.operations.repository import TableRepository, retry_on_conflict
from tables.store import (
    close_rows,
    default_answer_rows,
    exposure_rows,
    game_rows,
    idle_rows,
    invitation_rows,
    note_rows,
    order_rows,
    outbox_rows,
    plan_rows,
    request_rows,
    save_rows,
    sealing,
    step_rows,
    wait_rows,
)
from tables.store.connection import Connection


class Hosting:
    """Closes tables, gives seats away, and chooses how tables are shown."""

    def __init__(self, repository: TableRepository, responses: AutoResponses) -> None:
        self._repository = repository
        self._responses = responses

    @retry_on_conflict
    async def abandon(
        self,
        table_id: int,
        user_id: int,
        *,
        server: ManagedServer | None = None,
        interaction: int | None = None,
    ) -> Table:
        """End a table without a result (host or manager). Raises `NotAllowed`, also for players of
        a rated game, and `WrongStatus`."""
        async with self._repository.locked(table_id, interaction) as loaded:
            table = loaded.table
            if loaded.repeated:
                return table
            need_host(table, user_id, server)
            if not table.open:
                raise WrongStatus("over_already")
            rated.need_alone(table, user_id, server)
            loaded = await self.close(loaded, user_id, interaction)
        self._repository.wake()
        return loaded.table

    async def set_pictures(
        self,
        table_id: int,
        user_id: int,
        pictures: Format,
        *,
        server: ManagedServer | None = None,
    ) -> Table:
        """Draw the public posts of an open table in a format, from the next one on (host or
        manager). Raises `NotAllowed`, `WrongStatus`."""
        async with self._repository.locked(table_id) as loaded:
            need_host(loaded.table, user_id, server)
            if not loaded.table.open:
                raise WrongStatus("game_over")
            await self._repository.store.write(
                lambda db: game_rows.set_pictures(db, table_id, pictures)
            )
            return replace(loaded.table, pictures=pictures)

    async def close_idle(self, table_id: int, still: Callable[[Connection], bool]) -> Table:
        """Close a table because it is idle. still: whether that is so, asked in the transaction
        that closes it. Raises `Stale` if not, with nothing changed."""
        async with self._repository.locked(table_id) as loaded:
            if not loaded.table.open:
                raise Stale()
            loaded = await self.close(loaded, None, None, still)
        self._repository.wake()
        return loaded.table

    @retry_on_conflict
    async def keep_open(
        self,
        table_id: int,
        user_id: int,
        *,
        server: ManagedServer | None = None,
        interaction: int | None = None,
    ) -> Table:
        """Keep a table open that was warned for being idle, for a user with a seat or a say there.

        The version stays, because what players were shown stays right. Raises `NotSeated`,
        `WrongStatus`.
        """
        async with self._repository.locked(table_id, interaction) as loaded:
            table = loaded.table
            if user_id != table.host_id and not manages(table, server):
                seated(table, user_id)
            if not table.open:
                raise WrongStatus("over_already")

            def work(db: Connection, at: float) -> None:
                if idle_rows.forget(db, table_id):
                    note_rows.note(db, table_id, table.public_seq, at, notes.Kept(user=user_id))

            await self._repository.beside(table, None, work)
            return table

    async def close(
        self,
        loaded: Loaded,
        user_id: int | None,
        interaction: int | None,
        still: Callable[[Connection], bool] = lambda db: True,
        last: int | None = None,
    ) -> Loaded:
        """End an open table, under its lock. user_id: by whom; None: because nobody did anything.
        still: what has to hold, or `Stale` is raised and nothing changed. last: the seat that the
        last person leaves; only then a rated game has a result."""
        table = loaded.table
        leaves = await self._leaves(loaded, last) if last is not None and table.rated else None
        begun = table.status == "running"
        if user_id is None:
            idle = outgoing.IdleClosed(begun=begun)
            return await self._close(loaded, interaction, idle, [idle], still, leaves=leaves)
        # A lobby that is closed by hand shows it itself.
        told = [outgoing.Abandoned(user=user_id)] if begun else []
        noted = notes.Abandoned(user=user_id)
        return await self._close(loaded, interaction, noted, told, still, leaves=leaves)

    async def close_agreed(
        self,
        loaded: Loaded,
        request: CloseRequest,
        interaction: int | None,
        still: Callable[[Connection], bool],
    ) -> Loaded:
        """End a rated game without a result because its players agree, under its lock. request:
        their question; one without a number is stored with it. still: whether they agree, asked in
        the transaction. Raises `VersionConflict`."""

        def agreed(db: Connection, at: float) -> None:
            found = request if request.id else close_rows.put(db, request)
            close_rows.end(db, found, "agreed", at)

        told = outgoing.ClosedByAll(seat=request.seat)
        return await self._close(loaded, interaction, told, [told], still, agreed)

    async def _close(
        self,
        loaded: Loaded,
        interaction: int | None,
        noted: notes.Written,
        told: Sequence[outbox.Outgoing],
        still: Callable[[Connection], bool],
        first: Callable[[Connection, float], object] = lambda db, at: None,
        leaves: Leaves | None = None,
    ) -> Loaded:
        """noted, told: what the log and the channel say. first: what else is stored, before what
        was asked at the table lapses. leaves: what the last person leaves, where that counts."""
        table = loaded.table
        begun = table.status == "running"

        def work(db: Connection, at: float) -> None:
            first(db, at)
            step_rows.drop_steps(db, table.id, table.public_seq)
            save_rows.thin(db, table.id, table.public_seq)
            plan_rows.drop_plans(db, table.id)
            wait_rows.close_all(db, table.id, at)
            order_rows.forget(db, table.id)
            request_rows.lapse(db, table.id, at)
            close_rows.lapse(db, table.id, at)
            invitation_rows.void(db, table.id, at)
            exposure_rows.forget(db, table.id)
            note_rows.note(db, table.id, table.public_seq, at, noted)
            outbox_rows.announce(db, table.id, at, told)
            if begun:
                sealing.tell(db, loaded, loaded.deals, table.public_seq, at)
            if leaves is not None:
                ending.keep_left(db, table, leaves, at)

        columns = {"status": "abandoned", "seq": table.public_seq, "draft_seat": None}
        return await self._repository.change(table, interaction, columns, work, still=still)

    async def _leaves(self, loaded: Loaded, last: int) -> Leaves | None:
        """What the last person leaves in this seat; None where it cannot be read."""
        rules = self._repository.rules(loaded.table.game)
        try:
            public = await self._repository.steps.public(loaded, rules)
        except DamagedSave:
            return None
        return Leaves(last, rules.resigned(public.state))

    async def hand_over(
        self,
        loaded: Loaded,
        seat: int,
        new: UserRef | None,
        by: int,
        interaction: int | None = None,
        invitation: Invitation | None = None,
        still: Callable[[Connection], bool] = lambda db: True,
    ) -> Loaded:
        """Give a seat of a running game to another user, or (None) to a computer, under the lock of
        the table. `tables.operations.inviting` has asked before whether all consent.

        The draft of the seat is discarded, because it was its owner's alone. If nobody else plays
        in person, caretakers are taken out: a game must not play itself to its end. by: who caused
        it. invitation: the one that is carried out. still: whether all consent, asked in the
        transaction. Raises `WrongSeats`, `AlreadySeated`, `DamagedSave`, `VersionConflict`.
        """
        table = loaded.table
        old = seating.seat_at(table, seat)
        seats = seating.replaced(table, seat, new)
        woken = set[int]()
        if all(s.automatic for s in seats):
            woken = {s.index for s in seats if s.caretaker}
            seats = tuple(replace(s, caretaker=False) for s in seats)
        rules = self._repository.rules(table.game)
        public = await self._repository.steps.public(loaded, rules)
        replaced = outgoing.Replaced(
            seat=seat, old=old.name, new=seats[seat].name, sees=new is not None
        )
        told: list[outbox.Outgoing] = [replaced]
        columns: dict[str, Any] = {"host_id": await self._repository.heir(table, seats)}
        asked = {seat, *woken} & public.asked
        users = tuple(u for i in sorted(asked) if (u := seats[i].user_id) is not None)
        if users:
            told.append(turns.reminder(table, public, users))
            columns.update(told_seq=public.seq, told_asked=sorted(public.asked))
        if table.draft_seat == seat:
            columns.update(seq=table.public_seq, draft_seat=None)

        def work(db: Connection, at: float) -> None:
            step_rows.drop_steps(db, table.id, columns.get("seq", table.seq))
            game_rows.put_seats(db, table.id, seats)
            wait_rows.sync(db, replace(table, seats=seats), public.asked, {seat}, at)
            wait_rows.forget_bank(db, table.id, seat)
            plan_rows.drop_plans(db, table.id, seat)
            order_rows.forget(db, table.id, seat)
            if new is not None and table.takes_defaults:
                for order in default_answers.good(
                    rules, default_answer_rows.load(db, new.id, table.game) or ()
                ):
                    order_rows.put(db, table.id, seat, order, at)
            # Who has to agree is not the same any more.
            request_rows.lapse(db, table.id, at)
            close_rows.lapse(db, table.id, at)
            if invitation is not None:
                invitation_rows.end(db, invitation, "done", at)
            invitation_rows.void(db, table.id, at, seat)
            exposure_rows.sat(db, table, loaded.secret)
            if new is not None:
                exposure_rows.note(db, table.id, loaded.secret, new.id, seat)
            said = notes.Replaced(
                seat=replaced.seat,
                old=replaced.old,
                new=replaced.new,
                sees=replaced.sees,
                by=by,
                old_user=old.user_id,
            )
            note_rows.note(db, table.id, table.public_seq, at, said)
            if columns["host_id"] != table.host_id:
                passed = notes.HandedOn(user=table.host_id)
                note_rows.note(db, table.id, table.public_seq, at, passed)
            outbox_rows.announce(db, table.id, at, told)
            self._repository.tell_thinkers(db, replace(table, seats=seats), public.asked)

        loaded = await self._repository.change(table, interaction, columns, work, still=still)
        return await self._responses.go_on(loaded, rules, stored=True)

    @retry_on_conflict
    async def set_caretaker(self, table_id: int, seat: int, wait_id: int | None) -> Table | None:
        """Let a caretaker answer for a seat whose time has run out in this wait; None: the player
        is back. Returns None if nothing had to be changed. Raises `UserError`, `DamagedSave`."""
        async with self._repository.locked(table_id) as loaded:
            rules = self._repository.rules(loaded.table.game)
            after = await caretaker.switch(self._repository, loaded, rules, seat, wait_id)
            if after is not None:
                after = await self._responses.go_on(after, rules, stored=True)
        self._repository.wake()
        return None if after is None else after.table
