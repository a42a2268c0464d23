"""Going back beyond a barrier or another player's move, if everybody agrees.

All others who play in person are asked, and the question expires with the next published step. When
the last of them agrees, one transaction removes the steps with everything that depended on them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import asdict, replace
from functools import partial
from typing import Any

from engine.core import Rules, save
from tables.model import outbox, outgoing, turns, undo
from tables.model.chance import Deal, chance
from tables.model.errors import (
    NotAllowed,
    NothingToUndo,
    NotSeated,
    Stale,
    UserError,
    WrongStatus,
)
from tables.model.guards import ManagedServer, need_host, need_no_week
from tables.model.stored import Loaded
from tables.model.table import Table
from tables.model.turns import Change, Point
from tables.model.undo import Goal, Request
from tables.operations import announcements
from tables.operations.auto_responses import AutoResponses
from tables.operations.repository import TableRepository, retry_on_conflict
from tables.store import (
    close_rows,
    held_rows,
    invitation_rows,
    note_rows,
    outbox_rows,
    receipt,
    request_rows,
    save_rows,
    sealing,
    step_rows,
    wait_rows,
)
from tables.store.connection import Connection

_OVER = {
    "agreed": "request_agreed",
    "refused": "request_refused",
    "withdrawn": "request_withdrawn",
    "lapsed": "request_lapsed",
}
"""The codes of refusals, by how a question ended."""


class AskedAlready(UserError):
    """There is an open question at this table. `request_id` names it."""

    def __init__(self, request: Request, name: str) -> None:
        super().__init__("asked_already", name=name)
        self.request_id = request.id


class TooEarly(UserError):
    """Players who have not answered may still do so. span: seconds that everybody has for it."""

    def __init__(self, span: float) -> None:
        super().__init__("too_early", span=span)


class UndoVotes:
    """Takes a table back to an earlier moment once all players agree."""

    def __init__(self, repository: TableRepository, responses: AutoResponses) -> None:
        self._repository = repository
        self._responses = responses

    # --- what may be asked -----------------------------------------------------------------------

    async def goals(self, table_id: int, user_id: int) -> tuple[Table, tuple[Goal, ...]]:
        """The moments to which a user may ask to go back, the nearest first.

        Raises `NotSeated`, `WrongStatus`, `NothingToUndo`.
        """
        table = (await self._repository.load(table_id)).table
        return table, await self._goals(table, _seat(table, user_id))

    async def _goals(self, table: Table, seat: int) -> tuple[Goal, ...]:
        last = table.public_seq
        steps = await self._repository.store.read(
            lambda db: step_rows.steps(db, table.id, 0, last, undo.LOOKED)
        )
        found = undo.goals(self._repository.rules(table.game), table, steps, seat)
        if not found:
            raise NothingToUndo("nothing_happened")
        return found

    async def open_request(self, table_id: int) -> Request | None:
        """The open question of a table."""
        return await self._repository.store.read(lambda db: request_rows.open_at(db, table_id))

    async def request(self, request_id: int) -> Request | None:
        """A question by its number, whatever became of it."""
        return await self._repository.store.read(lambda db: request_rows.by_id(db, request_id))

    async def request_posted(self, request_id: int, message_id: int | None) -> None:
        """Remember where the public question is."""
        with receipt.aside():
            await self._repository.store.write(
                lambda db: request_rows.posted(db, request_id, message_id)
            )

    # --- asking and answering --------------------------------------------------------------------

    @retry_on_conflict
    async def ask_back(
        self,
        table_id: int,
        user_id: int,
        to_seq: int,
        from_seq: int,
        *,
        interaction: int | None = None,
    ) -> Request:
        """Ask the others to go back. If nobody has to agree, the table goes back at once.

        from_seq: the last published step that the asker knew of. Raises `NotSeated`, `WrongStatus`,
        `NothingToUndo`, `Stale`, `AskedAlready`, `NotAllowed`.
        """
        async with self._repository.locked(table_id, interaction) as loaded:
            table = loaded.table
            seat = _seat(table, user_id)
            last = await self._repository.store.read(lambda db: request_rows.newest(db, table_id))
            if loaded.repeated and last is not None:
                return last
            if last is not None and last.outcome is None:
                raise AskedAlready(last, table.seats[last.seat].name)
            need_no_week(table)
            if table.seats[seat].caretaker:
                raise NotAllowed("caretaker_plays")
            if from_seq != table.public_seq:
                raise Stale()
            goals = await self._goals(table, seat)
            if to_seq not in [goal.to_seq for goal in goals]:
                raise NothingToUndo("no_such_moment")
            name = loaded.public_hash
            assert name is not None
            await self._not_too_often(table, seat, name)
            steps = await self._repository.store.read(
                lambda db: step_rows.steps(db, table_id, to_seq, table.public_seq)
            )
            await self._repository.steps.check_news(table, steps)
            lost = tuple(undo.lost_events(steps))
            at = self._repository.now()
            new = Request(0, table_id, seat, user_id, table.public_seq, to_seq, (), lost, at)
            gone = await self._gone(table, to_seq)
            new = replace(new, gone=gone)
            asked = undo.needed(table, seat, gone)
            if not asked:
                request = await self._go_back(loaded, new, interaction)
            else:

                def work(db: Connection, at: float) -> Request:
                    found = request_rows.put(db, new, name, at)
                    outbox_rows.announce(db, table_id, at, [undo.told(found, table.users(asked))])
                    return found

                request = await self._store(table, new, interaction, work)
        self._repository.wake()
        return request

    async def needed(self, table: Table, to_seq: int, seat: int) -> tuple[int, ...]:
        """The seats that would have to agree if a seat asked to go back so far."""
        return undo.needed(table, seat, await self._gone(table, to_seq))

    async def _gone(self, table: Table, to_seq: int) -> tuple[int, ...]:
        """Who is out of the game after a step. A player who left it later would play again, and so
        has a say."""
        rules = self._repository.rules(table.game)
        point = await self._repository.steps.rebuild(table, rules, to_seq)
        return tuple(sorted(rules.eliminated(point.state)))

    async def _not_too_often(self, table: Table, seat: int, name: str) -> None:
        earlier = await self._repository.store.read(
            lambda db: request_rows.before(db, table.id, seat, name)
        )
        if "refused" in earlier:
            raise NotAllowed("refused_before")
        if len(earlier) >= undo.MOST_ASKED:
            raise NotAllowed("asked_too_often")

    @retry_on_conflict
    async def agree(
        self, table_id: int, user_id: int, request_id: int, *, interaction: int | None = None
    ) -> Request:
        """Agree to go back; the last one to agree lets it happen.

        Raises `NotSeated`, `Stale` if the question is over, `NotAllowed`, `DamagedSave`.
        """
        async with self._repository.locked(table_id, interaction) as loaded:
            table = loaded.table
            seat = _seat(table, user_id)
            request = await self._open(table, request_id, repeated=loaded.repeated)
            if loaded.repeated or seat in request.agreed:
                return request
            if seat == request.seat:
                raise NotAllowed("own_question")
            _in_the_game(request, seat)
            if set(request.missing(table)) <= {seat}:
                request = await self._go_back(loaded, request, interaction, seat)
            else:
                request = await self._store(
                    table, request, interaction, lambda db, at: _agree(db, request, seat, at)
                )
        self._repository.wake()
        return request

    @retry_on_conflict
    async def refuse(
        self, table_id: int, user_id: int, request_id: int, *, interaction: int | None = None
    ) -> Request:
        """Refuse to go back, which ends the question. Raises as `agree`."""
        async with self._repository.locked(table_id, interaction) as loaded:
            seat = _seat(loaded.table, user_id)
            request = await self._open(loaded.table, request_id, repeated=loaded.repeated)
            if loaded.repeated:
                return request
            if seat == request.seat:
                raise NotAllowed("own_question_withdraw")
            _in_the_game(request, seat)
            request = await self._store(
                loaded.table,
                request,
                interaction,
                lambda db, at: request_rows.end(db, request, "refused", at, seat),
            )
        self._repository.wake()
        return request

    @retry_on_conflict
    async def withdraw(
        self, table_id: int, user_id: int, request_id: int, *, interaction: int | None = None
    ) -> Request:
        """Take one's own question back. Raises as `agree`."""
        async with self._repository.locked(table_id, interaction) as loaded:
            seat = _seat(loaded.table, user_id)
            request = await self._open(loaded.table, request_id, repeated=loaded.repeated)
            if loaded.repeated:
                return request
            if seat != request.seat:
                raise NotAllowed("not_your_question", name=loaded.table.seats[request.seat].name)
            request = await self._store(
                loaded.table,
                request,
                interaction,
                lambda db, at: request_rows.end(db, request, "withdrawn", at),
            )
        self._repository.wake()
        return request

    @retry_on_conflict
    async def waive(
        self,
        table_id: int,
        user_id: int,
        request_id: int,
        *,
        server: ManagedServer | None = None,
        interaction: int | None = None,
    ) -> Request:
        """Go on without those who have not answered in time (host or manager). If nobody else is
        missing, the table goes back. The log says who did not answer.

        Raises `NotAllowed`, `Stale`, `TooEarly`, `DamagedSave`.
        """
        async with self._repository.locked(table_id, interaction) as loaded:
            table = loaded.table
            need_host(table, user_id, server)
            request = await self._open(table, request_id, repeated=loaded.repeated)
            if loaded.repeated:
                return request
            now, mine = self._repository.now(), table.seat_of(user_id)
            silent, span = await self._repository.store.read(
                lambda db: (
                    set(request_rows.silent(db, table, request, now)) - {mine},
                    request_rows.patience(db, request),
                )
            )
            if not silent:
                if set(request.missing(table)) == {mine}:
                    raise NotAllowed("own_answer_missing")
                raise TooEarly(span)
            if set(request.missing(table)) <= silent:
                request = await self._go_back(
                    loaded, request, interaction, waiving=silent, by=user_id
                )
            else:
                request = await self._store(
                    table, request, interaction, lambda db, at: _waive(db, request, silent, at)
                )
        self._repository.wake()
        return request

    async def _open(self, table: Table, request_id: int, *, repeated: bool) -> Request:
        """A question that can still be answered. Raises `Stale`."""
        request = None
        if 0 < request_id < 1 << 63:
            request = await self.request(request_id)
        if request is None or request.table_id != table.id:
            raise Stale("no_such_question")
        if request.outcome is not None and not repeated:
            raise Stale(_OVER[request.outcome])
        return request

    async def _store(
        self,
        table: Table,
        request: Request,
        interaction: int | None,
        work: Callable[[Connection, float], Request],
    ) -> Request:
        """Store a question or an answer. request: the question as it was read, or the new one.
        Raises `VersionConflict`."""
        return await self._repository.beside(
            table, interaction, work, partial(_same, request=request)
        )

    # --- going back ------------------------------------------------------------------------------

    async def _go_back(
        self,
        loaded: Loaded,
        request: Request,
        interaction: int | None,
        agreeing: int | None = None,
        waiving: Collection[int] = (),
        by: int | None = None,
    ) -> Request:
        """Drop the steps, in one transaction with all that depended on them, and let the game go
        on.

        request: one that is not stored yet, if nobody has to agree. agreeing: the seat that agrees
        with this press. waiving, by: the other seats whose missing answers are ignored, and who
        decided that. Raises `DamagedSave`, `VersionConflict`.
        """
        table, to_seq = loaded.table, request.to_seq
        rules = self._repository.rules(table.game)
        gone = await self._repository.store.read(
            lambda db: step_rows.steps(db, table.id, to_seq, table.public_seq)
        )
        point = await self._repository.steps.rebuild(table, rules, to_seq)
        deals: tuple[Deal, ...] = ()
        if any(step.barrier or step.reseeds for step in gone):
            # Chance was used or a card was seen: both must turn out differently now, or they would
            # be known. The same holds if a secret goes that was taken for that reason.
            deals = (*loaded.deals, self._repository.next_deal(loaded, to_seq))
            state = rules.reseed(point.state, chance(deals[-1].secret))
            point = Point(to_seq, state, rules.decisions(state))
        agreed = sorted({*request.agreed, *(() if agreeing is None else (agreeing,))})
        waived = sorted({*request.waived, *waiving})
        before = (await self._repository.steps.public(loaded, rules)).decisions
        told = await self._repository.store.read(
            lambda db: announcements.told_for_good(db, table, rules, before)
        )
        back = outgoing.Back(
            seat=request.seat,
            steps=len(gone),
            agreed=tuple(agreed),
            waived=tuple(waived),
            by=by,
        )
        board, calls = await self._board(loaded, rules, point, back, told)
        if not request.id:
            board = replace(board, ping=())  # nobody is there but the one who has just pressed
        columns: dict[str, Any] = {
            "seq": to_seq,
            "public_seq": to_seq,
            "draft_seat": None,
            "told_seq": to_seq,
            "told_asked": sorted(point.asked),
            "owed": undo.owed_after(loaded.owed, to_seq),
            "rewound": table.version + 1,
        }
        if deals:
            columns["deals"] = [asdict(deal) for deal in deals]

        name = loaded.public_hash
        assert name is not None

        def work(db: Connection, at: float) -> Request:
            here = request if request.id else request_rows.put(db, request, name, at)
            messages = request_rows.hand_messages_out(db, table.id, to_seq)
            request_rows.forget_after(db, table.id, to_seq)
            close_rows.lapse(db, table.id, at)  # it was asked about another game
            invitation_rows.void(db, table.id, at)
            if deals:
                sealing.seal(db, loaded, deals, at)
                new = save.state_hash(rules, point.state)
                request_rows.rewrite(db, table.id, to_seq, new, deals[-1].secret)
                save_rows.put(db, table.id, {to_seq: save.document(rules, point.state)})
            note_rows.note(db, table.id, to_seq, at, back)
            if agreeing is not None:
                here = request_rows.agree(db, here, agreeing)
            here = request_rows.waive(db, here, waived)
            ended = request_rows.end(db, here, "agreed", at)
            wait_rows.sync(db, table, point.asked, range(len(table.seats)), at)
            held_rows.rest(db, table.id, at)
            told: list[outbox.Outgoing] = [board, *calls]
            told += [  # messages with the hands as they are again
                outgoing.Hand(seat=seat, user=user, from_seq=since, to_seq=to_seq)
                for seat, since in messages.items()
                if (user := table.seats[seat].user_id) is not None
            ]
            outbox_rows.announce(db, table.id, at, told)
            self._repository.tell_thinkers(db, table, point.asked)
            return ended

        still = partial(_same, request=request)
        loaded, ended = await self._repository.changed(
            table, interaction, columns, work, still=still
        )
        await self._responses.go_on(loaded, rules, stored=True)
        return ended

    async def _board(
        self,
        loaded: Loaded,
        rules: Rules[Any],
        point: Point,
        back: outgoing.Back,
        announced_seq: int,
    ) -> tuple[outgoing.Turn, list[outgoing.Call]]:
        """The new board, and who is called besides. Everybody who is asked there is asked again, in
        person and with a ping, because orders are paused where a table has gone back to.
        announced_seq: the last step that messages have told for good."""
        change = Change(keep=point.seq, public=point)
        (await self._responses.orders(loaded, rules, None)).tell(change)
        change.told.spared -= point.asked
        change.told.called -= point.asked
        change.told.spared |= {s.index for s in loaded.table.seats if s.automatic}
        table = replace(loaded.table, announced_seq=point.seq - 1)
        told = turns.announcement(table, change, cares=False)
        assert told is not None
        board = outgoing.Turn(
            from_seq=min(point.seq, announced_seq),
            to_seq=told.to_seq,
            asked=told.asked,
            ping=told.ping,
            named=told.named,
            back=back,
        )
        return board, turns.calls(loaded.table, change)


def _same(db: Connection, request: Request) -> bool:
    """Whether a question is open as it was read, or none is if this one is new. At another node,
    somebody may have asked, answered or ended one meanwhile, which does not change the version of
    the table."""
    there = request_rows.open_at(db, request.table_id)
    if there is None:
        return not request.id
    same = (there.agreed, there.waived) == (request.agreed, request.waived)
    return there.id == request.id and same


def _agree(db: Connection, request: Request, seat: int, at: float) -> Request:
    outbox_rows.announce(db, request.table_id, at, [undo.told(request)])
    return request_rows.agree(db, request, seat)


def _waive(db: Connection, request: Request, seats: set[int], at: float) -> Request:
    outbox_rows.announce(db, request.table_id, at, [undo.told(request)])
    return request_rows.waive(db, request, seats)


def _in_the_game(request: Request, seat: int) -> None:
    """Raises `NotAllowed` if a seat would not play on there, so that it has no say."""
    if seat in request.gone:
        raise NotAllowed("out_of_game")


def _seat(table: Table, user_id: int) -> int:
    """The seat with which a user may ask and answer. Raises `NotSeated`, `WrongStatus`."""
    seat = table.seat_of(user_id)
    if seat is None:
        raise NotSeated()
    if table.status == "lobby":
        raise WrongStatus("not_begun_no_undo")
    if table.status != "running":
        raise WrongStatus("over_stays")
    return seat
