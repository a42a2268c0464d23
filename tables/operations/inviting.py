"""Giving a seat of a running game to somebody else, only if everybody concerned agrees.

The host invites, and the invited user accepts in the server of the table. The player of the seat
has a day to refuse, unless their time has run out or they have left the server. A computer accepts
at once. Questions and answers do not raise the version, so panels stay valid.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial

from tables.model import invitations, seating
from tables.model.errors import (
    AgoraError,
    AlreadySeated,
    DamagedSave,
    NotAllowed,
    Stale,
    StorageFault,
    UserError,
    VersionConflict,
)
from tables.model.guards import ManagedServer, need_host, need_no_week, running, seated
from tables.model.invitations import Ended, Invitation
from tables.model.stored import Loaded
from tables.model.table import Table, UserRef
from tables.operations.hosting import Hosting
from tables.operations.repository import TableRepository, retry_on_conflict
from tables.store import (
    bar_rows,
    exposure_rows,
    game_rows,
    invitation_rows,
    meeting_rows,
    outbox_rows,
    user_rows,
)
from tables.store.connection import Connection

_OVER: dict[Ended, str] = {
    "done": "invitation_done",
    "declined": "invitation_declined",
    "kept": "invitation_kept",
    "withdrawn": "invitation_withdrawn",
    "lapsed": "invitation_lapsed",
    "void": "invitation_void",
}
"""The codes of refusals, by how an invitation ended."""

log = logging.getLogger("agora.seats")


class InvitedAlready(UserError):
    """This seat has an open invitation already: `invitation`, which can be withdrawn."""

    def __init__(self, invitation: Invitation) -> None:
        super().__init__("invited_already")
        self.invitation = invitation


@dataclass(frozen=True, slots=True)
class Left:
    """What became of a table that somebody left: whether it was closed for lack of people."""

    table: Table
    closed: bool


class Inviting:
    """Invites to seats, and lets players leave."""

    def __init__(self, repository: TableRepository, hosting: Hosting) -> None:
        self._repository = repository
        self._hosting = hosting

    async def invitation(self, number: int) -> Invitation | None:
        """An invitation by its number, whatever became of it."""
        if not 0 < number < 1 << 63:  # forged
            return None
        return await self._repository.store.read(lambda db: invitation_rows.by_id(db, number))

    async def open_invitations(self, table_id: int) -> list[Invitation]:
        """The open invitations of a table."""
        return await self._repository.store.read(lambda db: invitation_rows.open_at(db, table_id))

    async def invitation_posted(self, number: int, message_id: int | None) -> None:
        """Remember where the public invitation is."""
        await self._repository.store.write(
            lambda db: invitation_rows.posted(db, number, message_id)
        )

    # --- inviting --------------------------------------------------------------------------------

    @retry_on_conflict
    async def invite(
        self,
        table_id: int,
        seat: int,
        new: UserRef | None,
        user_id: int,
        *,
        server: ManagedServer | None = None,
        gone: bool = False,
        interaction: int | None = None,
    ) -> Invitation:
        """Ask a user to take a seat of a running game, or (None) let a computer take it; by host or
        manager. If nobody has to consent, the seat changes hands at once (outcome `done`).

        gone: whether the player of the seat has left the server. Raises `NotAllowed`,
        `WrongStatus`, `WrongSeats`, `AlreadySeated`, `UserError`.
        """
        async with self._repository.locked(table_id, interaction) as loaded:
            table = loaded.table
            if loaded.repeated:
                last = await self._repository.store.read(
                    lambda db: invitation_rows.newest(db, table_id, seat)
                )
                if last is not None:
                    return last
            need_host(table, user_id, server)
            running(table, None)
            if table.by_message and new is not None:
                raise NotAllowed("only_computers_take_over")
            need_no_week(table)
            old = seating.seat_at(table, seat)
            seating.replaced(table, seat, new)
            now = self._repository.now()

            def is_free(db: Connection) -> bool:
                free = gone or old.user_id in (None, user_id)
                return free or invitation_rows.out_of_time(db, table, seat, now)

            def work(db: Connection, at: float) -> Invitation:
                self._may_invite(db, loaded, seat, new, user_id)
                free = is_free(db)
                self._may_ask(db, table, seat, user_id, free=free)
                if not free and invitation_rows.kept_lately(db, table, seat, now):
                    raise NotAllowed("kept_lately")
                until = now if free else invitation_rows.keep_until(db, old.user_id or 0, now)
                name = None if new is None else seating.tidy(new).name
                quiet = new is not None and _is_quiet(db, table_id, new, now)
                found = Invitation(
                    *(0, table_id, seat, old.user_id, None if new is None else new.id, name),
                    *(user_id, now, now + invitations.OPEN, until),
                    accepted_at=now if new is None else None,
                )
                found = invitation_rows.put(db, found)
                if found.accepted_at is None or until > now:
                    ping = () if new is None or quiet else (new.id,)
                    outbox_rows.announce(db, table_id, now, [invitations.told(found, ping)])
                if until > now and old.user_id is not None:
                    asked = invitations.asked(found, old.user_id)
                    outbox_rows.announce(db, table_id, now, [asked])
                return found

            if new is None and await self._repository.store.read(is_free):
                found = await self._fill(loaded, None, seat, user_id, interaction, is_free)
            else:
                found = await self._repository.beside(table, interaction, work)
        self._repository.wake()
        self._repository.alarm()
        return found

    async def _fill(
        self,
        loaded: Loaded,
        found: Invitation | None,
        seat: int,
        by: int,
        interaction: int | None,
        still: Callable[[Connection], bool],
    ) -> Invitation:
        """Carry an invitation out; without one, a computer takes the seat for `by` at once. still:
        whether nobody has to be asked any more. Raises `VersionConflict`."""
        now, table = self._repository.now(), loaded.table
        new = None
        if found is None:
            old = table.seats[seat].user_id
            found = Invitation(0, table.id, seat, old, None, None, by, now, now, now, now)
        elif found.new_user is not None:
            new = UserRef(found.new_user, found.new_name or "")
        await self._hosting.hand_over(
            loaded, seat, new, by, interaction, found if found.id else None, still
        )
        return replace(found, outcome="done")

    def _may_invite(
        self, db: Connection, loaded: Loaded, seat: int, new: UserRef | None, by: int
    ) -> None:
        """Raises `UserError` if this user must not be invited to this seat now by another one."""
        if new is not None and exposure_rows.knows_more(db, loaded, new.id, seat):
            raise NotAllowed("knows_secrets")
        for one in invitation_rows.open_at(db, loaded.table.id):
            if one.seat == seat:
                raise InvitedAlready(one)
            if new is not None and one.new_user == new.id:
                raise UserError("invited_elsewhere", seat=one.seat + 1)
        if new is not None:
            now, server = self._repository.now(), loaded.table.guild_id
            takes = meeting_rows.takes_invitations(db, user_rows.load(db, new.id), by)
            if not takes or (server is not None and bar_rows.barred(db, server, new.id, now)):
                raise NotAllowed("takes_no_invitations", name=seating.tidy(new).name)
            left = invitation_rows.rests_until(db, loaded.table.id, new.id) - now
            if left > 0:
                raise NotAllowed("declined_lately", span=left)

    def _may_ask(self, db: Connection, table: Table, seat: int, by: int, *, free: bool) -> None:
        """Raises `NotAllowed` if people were asked too often: by this user, or about this seat."""
        now = self._repository.now()
        left = invitation_rows.full_until(db, by, now) - now
        if left > 0:
            raise NotAllowed("invited_many", span=left)
        left = invitation_rows.asked_until(db, table, seat, now) - now
        if left > 0 and not free:
            raise NotAllowed("seat_asked_often", span=left)

    # --- answers ---------------------------------------------------------------------------------

    @retry_on_conflict
    async def accept_seat(
        self,
        table_id: int,
        user: UserRef,
        number: int,
        *,
        guild_id: int | None,
        gone: bool = False,
        interaction: int | None = None,
    ) -> Invitation:
        """Accept an invitation. The seat changes hands now, or once nobody may refuse any more.

        guild_id: the server of the press, which must be the table's. gone: as for `invite`. Raises
        `Stale` if it is over, `NotAllowed`, `AlreadySeated`.
        """
        async with self._repository.locked(table_id, interaction) as loaded:
            table = loaded.table
            found = await self._open_invitation(table, number, repeated=loaded.repeated)
            if user.id != found.new_user:
                raise NotAllowed("accept_not_yours")
            if loaded.repeated or found.outcome is not None:
                return found
            if guild_id is None or guild_id != table.guild_id:
                raise NotAllowed("accept_elsewhere")
            now = self._repository.now()
            if found.lapses_at <= now and found.accepted_at is None:
                await self._end_invitation(found, "lapsed", None)
                raise Stale("invitation_lapsed")
            if table.seat_of(user.id) is not None:
                raise AlreadySeated("already_seated", name=user.name)
            await self._repository.store.read(
                lambda db: bar_rows.need_welcome(db, guild_id, user.id, now)
            )
            if await self._repository.store.read(
                lambda db: exposure_rows.knows_more(db, loaded, user.id, found.seat)
            ):
                raise NotAllowed("knows_secrets")
            name = seating.tidy(user).name
            may_go = partial(_may_go, table=table, found=found, gone=gone, now=now)
            if await self._repository.store.read(may_go):
                found = replace(found, new_name=name, accepted_at=now)
                found = await self._fill(
                    loaded, found, found.seat, found.by_user, interaction, may_go
                )
            elif found.accepted_at is None:
                found = await self._answered(
                    found,
                    interaction,
                    lambda db, at: invitation_rows.accept(db, found, name, at),
                )
        self._repository.wake()
        self._repository.alarm()
        return found

    @retry_on_conflict
    async def decline_seat(
        self, table_id: int, user_id: int, number: int, *, interaction: int | None = None
    ) -> Invitation:
        """Decline an invitation, or withdraw an acceptance. Raises `Stale`, `NotAllowed`."""
        async with self._repository.locked(table_id, interaction) as loaded:
            found = await self._open_invitation(loaded.table, number, repeated=loaded.repeated)
            if user_id != found.new_user:
                raise NotAllowed("decline_not_yours")
            if found.outcome is None:
                found = await self._end_invitation(found, "declined", interaction)
        self._repository.wake()
        return found

    @retry_on_conflict
    async def keep_seat(
        self, table_id: int, user_id: int, number: int, *, interaction: int | None = None
    ) -> Invitation:
        """Refuse to give one's seat up. Raises `Stale`, `NotAllowed`."""
        async with self._repository.locked(table_id, interaction) as loaded:
            table = loaded.table
            found = await self._open_invitation(table, number, repeated=loaded.repeated)
            _need_owner(found, user_id)
            if found.outcome is None:
                now = self._repository.now()
                if await self._repository.store.read(
                    lambda db: invitation_rows.out_of_time(db, table, found.seat, now)
                ):
                    raise NotAllowed("keep_out_of_time")
                found = await self._end_invitation(found, "kept", interaction)
        self._repository.wake()
        return found

    @retry_on_conflict
    async def let_seat_go(
        self, table_id: int, user_id: int, number: int, *, interaction: int | None = None
    ) -> Invitation:
        """Consent to give one's seat up, at once if the invited user has accepted.

        Raises `Stale`, `NotAllowed`.
        """
        async with self._repository.locked(table_id, interaction) as loaded:
            found = await self._open_invitation(loaded.table, number, repeated=loaded.repeated)
            _need_owner(found, user_id)
            if found.outcome is None and found.accepted_at is not None:
                found = await self._carry_out(loaded, found, interaction)
            elif found.outcome is None:
                found = await self._answered(
                    found, interaction, lambda db, at: invitation_rows.let_go(db, found, at)
                )
        self._repository.wake()
        return found

    @retry_on_conflict
    async def withdraw_invitation(
        self,
        table_id: int,
        user_id: int,
        number: int,
        *,
        server: ManagedServer | None = None,
        interaction: int | None = None,
    ) -> Invitation:
        """Take an invitation back (host or manager). Raises `Stale`, `NotAllowed`."""
        async with self._repository.locked(table_id, interaction) as loaded:
            need_host(loaded.table, user_id, server)
            found = await self._open_invitation(loaded.table, number, repeated=loaded.repeated)
            if found.outcome is None:
                found = await self._end_invitation(found, "withdrawn", interaction)
        self._repository.wake()
        return found

    async def _open_invitation(self, table: Table, number: int, *, repeated: bool) -> Invitation:
        """An invitation that can still be answered. Raises `Stale`."""
        found = await self.invitation(number)
        if found is None or found.table_id != table.id:
            raise Stale("no_such_invitation")
        if found.outcome is not None and not repeated:
            raise Stale(_OVER[found.outcome])
        return found

    async def _end_invitation(
        self, found: Invitation, outcome: Ended, interaction: int | None
    ) -> Invitation:
        return await self._answered(
            found, interaction, lambda db, at: invitation_rows.end(db, found, outcome, at)
        )

    async def _answered(
        self,
        found: Invitation,
        interaction: int | None,
        work: Callable[[Connection, float], Invitation],
    ) -> Invitation:
        """Store an answer in one transaction, whatever else the table does. Raises
        `VersionConflict` if the invitation is not as it was read any more."""
        at = self._repository.now()

        def transaction(db: Connection) -> Invitation:
            if not invitation_rows.is_there(db, found):
                raise VersionConflict()
            if interaction is not None:
                game_rows.mark_first(db, interaction, found.table_id, at)
            return work(db, at)

        return await self._repository.store.write(transaction)

    # --- what becomes due ------------------------------------------------------------------------

    async def settle_invitations(self) -> float | None:
        """Do what is due: seats change hands, invitations expire. Returns when something is due
        next.

        Raises `StorageFault`.
        """
        now = self._repository.now()
        ranges = self._repository.owner.mine()
        for found in await self._repository.store.read(
            lambda db: invitation_rows.due(db, now, ranges)
        ):
            try:
                await self._settle_invitation(found)
            except StorageFault:
                raise
            except VersionConflict:  # it is looked at again
                continue
            except Exception as error:  # one broken game must not keep the others waiting
                if isinstance(error, AgoraError):
                    log.warning(
                        "table %d: an invitation comes to nothing: %s", found.table_id, error
                    )
                else:
                    log.exception("table %d: an invitation comes to nothing", found.table_id)
                with suppress(VersionConflict):  # it is over, or is looked at again
                    await self._end_invitation(found, "void", None)
                self._repository.wake()
        return await self._repository.store.read(lambda db: invitation_rows.next_due(db, ranges))

    @retry_on_conflict
    async def _settle_invitation(self, found: Invitation) -> None:
        async with self._repository.locked(found.table_id) as loaded:
            now = await self.invitation(found.id)
            if now is None or now.outcome is not None or now.due_at > self._repository.now():
                return
            if now.accepted_at is None:
                await self._end_invitation(now, "lapsed", None)
            else:
                await self._carry_out(loaded, now, None)
        self._repository.wake()

    async def _carry_out(
        self, loaded: Loaded, found: Invitation, interaction: int | None
    ) -> Invitation:
        """Give a seat to somebody who accepted it before, unless they may not join tables of this
        server any more: then the invitation is withdrawn. Raises `VersionConflict`."""
        now, server, user = self._repository.now(), loaded.table.guild_id, found.new_user
        if server is not None and user is not None:
            barred = partial(bar_rows.barred, server_id=server, user_id=user, now=now)
            if await self._repository.store.read(barred):
                return await self._end_invitation(found, "withdrawn", interaction)
        still = partial(invitation_rows.is_there, found=found)
        return await self._fill(loaded, found, found.seat, found.by_user, interaction, still)

    # --- getting up ------------------------------------------------------------------------------

    @retry_on_conflict
    async def leave_game(
        self, table_id: int, user_id: int, *, interaction: int | None = None
    ) -> Left:
        """Leave one's own seat in a running game: a computer plays on or, if no other person is
        left, the table is closed. Always possible. Raises `NotSeated`, `WrongStatus`,
        `DamagedSave`."""
        async with self._repository.locked(table_id, interaction) as loaded:
            table = loaded.table
            if loaded.repeated and table.seat_of(user_id) is None:
                return Left(table, not table.open)
            seat = seated(table, user_id)
            running(table, None)
            if plays_on(table, user_id):
                loaded = await self._hosting.hand_over(loaded, seat, None, user_id, interaction)
            else:
                loaded = await self._hosting.close(loaded, user_id, interaction, last=seat)
        self._repository.wake()
        return Left(loaded.table, not loaded.table.open)

    async def stand_up(self, table_id: int, user_id: int) -> None:
        """As `leave_game`, also for a table that can no longer be read. Such a table is closed,
        because nobody can play it."""
        try:
            await self.leave_game(table_id, user_id)
        except DamagedSave:
            async with self._repository.locked(table_id) as loaded:
                await self._hosting.close(loaded, user_id, None)
            self._repository.wake()


def _is_quiet(db: Connection, table_id: int, new: UserRef, now: float) -> bool:
    """Whether a user is invited without a ping: they want none, or had one within a day."""
    wish = user_rows.load(db, new.id).invitations
    return wish == "quiet" or invitation_rows.invited_lately(db, table_id, new.id, now)


def plays_on(table: Table, user_id: int) -> bool:
    """Whether anybody else is left to play a game; computers alone would only end it."""
    return any(s.user_id not in (None, user_id) and not s.computer for s in table.seats)


def _may_go(db: Connection, table: Table, found: Invitation, *, gone: bool, now: float) -> bool:
    """Whether nobody may refuse any more that the seat of an open invitation changes hands. gone:
    the player of the seat has left the server."""
    if not invitation_rows.is_there(db, found):
        return False
    free = gone or found.keep_until <= now or table.seats[found.seat].user_id is None
    return free or invitation_rows.out_of_time(db, table, found.seat, now)


def _need_owner(found: Invitation, user_id: int) -> None:
    if found.old_user is None or user_id != found.old_user:
        raise NotAllowed("not_your_seat")
