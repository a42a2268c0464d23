"""Closing a rated game without a result, if everybody agrees who still plays.

Somebody who plays asks. When the last of the others agrees, one transaction closes the table. A
refusal ends the question, and so does its time. Nobody learns from us who agreed or refused.
Questions and answers do not raise the version, so panels stay valid.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from tables.model import closing, rated
from tables.model.closing import CloseRequest
from tables.model.errors import NotAllowed, Stale, WrongStatus
from tables.model.guards import running, seated
from tables.model.stored import Loaded
from tables.model.table import Table
from tables.operations.hosting import Hosting
from tables.operations.repository import TableRepository, retry_on_conflict
from tables.store import close_rows, outbox_rows, receipt
from tables.store.connection import Connection

_OVER: dict[closing.Ended, str] = {
    "agreed": "closing_agreed",
    "refused": "closing_refused",
    "withdrawn": "closing_withdrawn",
    "lapsed": "closing_lapsed",
}
"""The codes of refusals, by how a question ended."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a player finds who wants to close a rated game.

    request: the open question. asked: without one, the seats that would have to agree.
    """

    table: Table
    request: CloseRequest | None
    asked: tuple[int, ...]


class CloseVotes:
    """Closes rated games by everybody's consent."""

    def __init__(self, repository: TableRepository, hosting: Hosting) -> None:
        self._repository = repository
        self._hosting = hosting

    async def request(self, number: int) -> CloseRequest | None:
        """A question by its number, whatever became of it."""
        if not 0 < number < 1 << 63:  # forged
            return None
        return await self._repository.store.read(lambda db: close_rows.by_id(db, number))

    async def open_request(self, table_id: int) -> CloseRequest | None:
        """The open question of a table."""
        return await self._repository.store.read(lambda db: close_rows.open_at(db, table_id))

    async def request_posted(self, number: int, message_id: int | None) -> None:
        """Remember where the public question is."""
        with receipt.aside():
            await self._repository.store.write(lambda db: close_rows.posted(db, number, message_id))

    async def prospect(self, table_id: int, user_id: int) -> Prospect:
        """What a player finds who wants to close a game. Raises as `ask`, but for `Stale`."""
        loaded = await self._repository.load(table_id)
        seat = _seat(loaded.table, user_id)
        gone = await self._gone(loaded)
        _need_say(seat, gone)
        request = await self.open_request(table_id)
        if request is None:
            await self._may_ask(table_id)
        return Prospect(loaded.table, request, closing.needed(loaded.table, seat, gone))

    # --- asking and answering --------------------------------------------------------------------

    @retry_on_conflict
    async def ask(
        self, table_id: int, user_id: int, *, interaction: int | None = None
    ) -> CloseRequest:
        """Ask the others to close a rated game. If nobody else has a say, it is closed at once.

        Raises `NotSeated`, `WrongStatus`, `NotAllowed`, `Stale` if somebody has asked already.
        """
        async with self._repository.locked(table_id, interaction) as loaded:
            table = loaded.table
            last = await self._repository.store.read(lambda db: close_rows.newest(db, table_id))
            if loaded.repeated and last is not None:
                return last
            seat = _seat(table, user_id)
            if last is not None and last.outcome is None:
                raise Stale("closing_asked_already")
            gone = await self._gone(loaded)
            _need_say(seat, gone)
            await self._may_ask(table_id)
            at = self._repository.now()
            new = CloseRequest(0, table_id, seat, user_id, gone, (), at, at + closing.OPEN)
            asked = new.asked(table)
            if asked:

                def work(db: Connection, at: float) -> CloseRequest:
                    found = close_rows.put(db, new)
                    ping = table.users(asked)
                    outbox_rows.announce(db, table_id, at, [closing.told(found, ping)])
                    return found

                request = await self._store(table, new, interaction, work)
            else:
                request = await self._close(loaded, new, interaction)
        self._repository.wake()
        self._repository.alarm()
        return request

    @retry_on_conflict
    async def agree(
        self, table_id: int, user_id: int, number: int, *, interaction: int | None = None
    ) -> CloseRequest:
        """Agree that a game is closed; the last one to agree closes it.

        Raises `NotSeated`, `WrongStatus`, `NotAllowed`, and `Stale` if the question is over.
        """
        async with self._repository.locked(table_id, interaction) as loaded:
            table = loaded.table
            request = await self._open(table, number, repeated=loaded.repeated)
            if loaded.repeated:
                return request
            seat = self._answers(table, user_id, request)
            if seat in request.agreed:
                return request
            if request.missing(table) == (seat,):
                request = await self._close(loaded, request, interaction)
            else:
                request = await self._store(
                    table,
                    request,
                    interaction,
                    lambda db, at: close_rows.agree(db, request, seat, at),
                )
        self._repository.wake()
        return request

    @retry_on_conflict
    async def refuse(
        self, table_id: int, user_id: int, number: int, *, interaction: int | None = None
    ) -> CloseRequest:
        """Refuse that a game is closed, which ends the question, also after having agreed. Raises
        as `agree`."""
        async with self._repository.locked(table_id, interaction) as loaded:
            request = await self._open(loaded.table, number, repeated=loaded.repeated)
            if not loaded.repeated:
                self._answers(loaded.table, user_id, request)
                request = await self._end(loaded.table, request, "refused", interaction)
        self._repository.wake()
        return request

    @retry_on_conflict
    async def withdraw(
        self, table_id: int, user_id: int, number: int, *, interaction: int | None = None
    ) -> CloseRequest:
        """Take one's own question back. Raises as `agree`."""
        async with self._repository.locked(table_id, interaction) as loaded:
            request = await self._open(loaded.table, number, repeated=loaded.repeated)
            if not loaded.repeated:
                if _seat(loaded.table, user_id) != request.seat:
                    raise NotAllowed("closing_not_yours")
                request = await self._end(loaded.table, request, "withdrawn", interaction)
        self._repository.wake()
        return request

    async def settle(self) -> float | None:
        """End the questions whose time is over. Returns when the next one lapses. Raises
        `StorageFault`."""
        now, ranges = self._repository.now(), self._repository.owner.mine()
        due = await self._repository.store.read(lambda db: close_rows.next_due(db, ranges))
        if due is None or due > now:
            return due
        ended = await self._repository.store.write(lambda db: close_rows.lapse_due(db, now, ranges))
        if ended:
            self._repository.wake()
        return await self._repository.store.read(lambda db: close_rows.next_due(db, ranges))

    # --- what may be done ------------------------------------------------------------------------

    async def _gone(self, loaded: Loaded) -> tuple[int, ...]:
        """The seats that are out of the game."""
        rules = self._repository.rules(loaded.table.game)
        point = await self._repository.steps.public(loaded, rules)
        return tuple(sorted(closing.out(rules, point.state)))

    async def _may_ask(self, table_id: int) -> None:
        last = await self._repository.store.read(lambda db: close_rows.newest(db, table_id))
        left = closing.rests_until(last) - self._repository.now()
        if left > 0:
            raise NotAllowed("closing_rests", span=left)

    async def _open(self, table: Table, number: int, *, repeated: bool) -> CloseRequest:
        """A question that can still be answered. Raises `Stale`."""
        request = await self.request(number)
        if request is None or request.table_id != table.id:
            raise Stale("no_such_question")
        if repeated:
            return request
        if request.outcome is not None:
            raise Stale(_OVER[request.outcome])
        if request.lapses_at <= self._repository.now():
            raise Stale("closing_lapsed")
        return request

    def _answers(self, table: Table, user_id: int, request: CloseRequest) -> int:
        """The seat with which a user answers. Raises `NotAllowed` for who asks and who has no
        say."""
        seat = _seat(table, user_id)
        if seat == request.seat:
            raise NotAllowed("closing_own")
        _need_say(seat, request.gone)
        return seat

    # --- what is stored --------------------------------------------------------------------------

    async def _store(
        self,
        table: Table,
        request: CloseRequest,
        interaction: int | None,
        work: Callable[[Connection, float], CloseRequest],
    ) -> CloseRequest:
        """Store a question or an answer. request: as it was read, or the new one. Raises
        `VersionConflict`."""
        return await self._repository.beside(
            table, interaction, work, partial(_same, request=request)
        )

    async def _end(
        self, table: Table, request: CloseRequest, outcome: closing.Ended, interaction: int | None
    ) -> CloseRequest:
        return await self._store(
            table, request, interaction, lambda db, at: close_rows.end(db, request, outcome, at)
        )

    async def _close(
        self, loaded: Loaded, request: CloseRequest, interaction: int | None
    ) -> CloseRequest:
        """Close a game because everybody has agreed. request: one that is not stored yet, if nobody
        has to. Raises `VersionConflict`."""
        await self._hosting.close_agreed(
            loaded, request, interaction, partial(_same, request=request)
        )
        found = await self._repository.store.read(lambda db: close_rows.newest(db, loaded.table.id))
        assert found is not None
        return found


def _same(db: Connection, request: CloseRequest) -> bool:
    """Whether a question is open as it was read, or none is if this one is new. At another node,
    somebody may have asked, answered or ended one meanwhile, which does not change the version of
    the table."""
    there = close_rows.open_at(db, request.table_id)
    if there is None:
        return not request.id
    return there.id == request.id and there.agreed == request.agreed


def _seat(table: Table, user_id: int) -> int:
    """The seat with which a user may ask and answer. Raises `NotSeated`, `WrongStatus`,
    `NotAllowed`."""
    seat = seated(table, user_id)
    running(table, None)
    if not table.rated:
        raise WrongStatus("closing_unrated")
    if rated.of_competition(table):
        raise NotAllowed("competition_not_closed")
    return seat


def _need_say(seat: int, gone: tuple[int, ...]) -> None:
    """Raises `NotAllowed` if a seat is out of the game."""
    if seat in gone:
        raise NotAllowed("closing_out_of_game")
