"""What may be known about a table, by whom."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Hashable, Sequence
from dataclasses import replace
from typing import Any

from engine.core import NO_LOOKAHEAD, Decision, Lookahead, Rules, SaveError, lookahead
from tables.model import forms, outgoing, rated, stored, turns, undo
from tables.model.errors import (
    NotAllowed,
    Stale,
    WrongStatus,
)
from tables.model.guards import need_host, need_no_week
from tables.model.seat_names import dated, looked_after, names_of
from tables.model.stored import Loaded
from tables.model.table import LogEntry, Note, Position, Table
from tables.model.turns import Point
from tables.operations import export
from tables.operations.repository import TableRepository, retry_on_conflict
from tables.store import (
    exposure_rows,
    figure_rows,
    game_rows,
    note_rows,
    order_rows,
    outbox_rows,
    save_rows,
    step_rows,
)
from tables.store.connection import Connection

SEEN = 32
"""What seats may see and do is kept in memory for so many seats, those that looked last."""

_Read = tuple[list[stored.StoredStep], list[Note], set[int]]
"""What the log is made of: steps, notes, which steps orders made."""


class Views:
    """Tables as their players and everybody else may see them. Nothing is changed here."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository
        self._seen: OrderedDict[Hashable, Position] = OrderedDict()
        """By seat and position, because most presses look at what the press before has led to."""

    async def of(self, loaded: Loaded, seat: int | None) -> Position:
        """What a seat (None: anybody) may see and do. Raises `DamagedSave`."""
        table = loaded.table
        if loaded.public_hash is None:
            return Position(table, seat, None)
        draft = seat is not None and table.draft_seat == seat
        public = table.public_seq, loaded.public_hash
        head = (table.seq, loaded.head_hash) if draft else public
        key = (table.id, seat, table.status, public, head)
        found = self._seen.get(key)
        if found is None:
            found = self._seen[key] = await self._position(loaded, seat, draft)
            if len(self._seen) > SEEN:
                self._seen.popitem(last=False)
        else:
            self._seen.move_to_end(key)
        return replace(found, table=table)

    async def _position(self, loaded: Loaded, seat: int | None, draft: bool) -> Position:
        table = loaded.table
        rules = self._repository.rules(table.game)
        public = await self._repository.steps.public(loaded, rules)
        here = await self._repository.steps.head(loaded, rules) if draft else public
        running = table.status == "running"
        coming = rules.upcoming(public.state) if running else ()
        view = rules.view(here.state, seat)
        mine = (d for d in here.decisions if d.seat == seat) if running else ()
        return Position(
            table=table,
            viewer=seat,
            view=view,
            decisions=tuple(rules.arranged(view, d) for d in mine),
            anytime_actions=rules.anytime_actions(public.state, seat)
            if running and seat is not None
            else (),
            waiting=tuple(_bare(d) for d in public.decisions) if running else (),
            coming=tuple(_bare(d) for d in coming),
            ahead=tuple(d for d in coming if d.seat == seat),
            draft=draft,
            can_undo=draft,
            outcome=rules.outcome(public.state),
            lookahead=self._further(rules, here, seat) if running else NO_LOOKAHEAD,
        )

    @staticmethod
    def _further(rules: Rules[Any], here: Point, seat: int | None) -> Lookahead:
        """What a seat that is asked may answer at once besides."""
        if seat is None or seat not in here.asked:
            return NO_LOOKAHEAD
        return lookahead(rules, here.state, seat, here.decisions)

    async def table(self, table_id: int) -> Table:
        """A table by its number. Raises `NoTable`."""
        return (await self._repository.load(table_id)).table

    async def table_in(self, channel_id: int) -> Table | None:
        """The open table of a channel."""
        found = await self._repository.store.read(lambda db: game_rows.open_in(db, channel_id))
        return found.table if found else None

    async def has_table(self, channel_id: int) -> bool:
        """Whether there is, or was, a table in a channel."""
        return await self._repository.store.read(
            lambda db: game_rows.latest_in(db, channel_id) is not None
        )

    async def latest_in(self, channel_id: int) -> Table | None:
        """The open table of a channel, or the last one that was played there."""
        found = await self._repository.store.read(lambda db: game_rows.latest_in(db, channel_id))
        return found.table if found else None

    async def tables_of(self, user_id: int) -> list[Table]:
        """The open tables at which a user has a seat, oldest first."""
        return await self._repository.store.read(lambda db: game_rows.open_of(db, user_id))

    async def open_games(self) -> tuple[str, ...]:
        """The games of all open tables. Raises `StorageFault`."""
        return await self._repository.store.read(figure_rows.open_games)

    async def tables_on(self, guild_id: int, host_id: int | None = None) -> list[Table]:
        """The open tables of a server, or those of one host there, the longest idle ones first."""
        return await self._repository.store.read(
            lambda db: game_rows.open_on(db, guild_id, host_id)
        )

    async def position(self, table_id: int, user_id: int | None) -> Position:
        """What a user (None: anybody) may see and do. Raises `NoTable`, `DamagedSave`."""
        return await self._looked_at(
            table_id, lambda loaded: self.of(loaded, loaded.table.seat_of(user_id))
        )

    async def _looked_at(
        self, table_id: int, look: Callable[[Loaded], Awaitable[Position]]
    ) -> Position:
        """Look at a table without its lock, and once more with it if it was changed meanwhile."""
        try:
            return await look(await self._repository.load(table_id))
        except Stale:
            async with self._repository.locked(table_id) as loaded:
                return await look(loaded)

    async def log(
        self,
        table_id: int,
        user_id: int | None = None,
        *,
        after: int = -1,
        upto: int | None = None,
        limit: int | None = None,
    ) -> list[LogEntry]:
        """What a user may read of what happened: published steps with `after < seq <= upto`, then
        the steps of the user's own draft; the last ones if `limit` cuts.

        Raises `NoTable`, `DamagedSave`."""

        def look(db: Connection, table: Table) -> _Read:
            seat = table.seat_of(user_id)
            mine = seat is not None and seat == table.draft_seat
            last = table.seq if mine else table.public_seq
            last = last if upto is None else min(upto, last)
            return (
                step_rows.steps(db, table_id, after, last, limit),
                note_rows.notes(db, table_id),
                set() if seat is None else order_rows.used(db, table_id, seat, after),
            )

        loaded, (found, told, ordered) = await self._repository.look(table_id, look)
        return await self.entries(loaded.table, loaded.table.seat_of(user_id), found, told, ordered)

    async def entries(
        self,
        table: Table,
        seat: int | None,
        steps: Sequence[stored.StoredStep],
        told: Sequence[Note],
        ordered: Collection[int],
    ) -> list[LogEntry]:
        """Steps as a seat (None: anybody) may read them; told: the notes of the table; ordered: the
        steps that the seat's orders made. Raises `DamagedSave`."""
        rules = self._repository.rules(table.game)
        names = names_of(table, told)
        back = undo.took_back(dated(table, told))

        def mine(step: stored.StoredStep) -> bool:
            return seat is not None and step.seat == seat

        return [
            LogEntry(
                s.seq,
                s.seat,
                s.at,
                await self._repository.steps.heard(table, rules, s, seat),
                s.seq > table.public_seq,
                back.get(s.seq, ()),
                s.seq in ordered,
                names.at(s.seq),
                turns.between(rules, s.question),
                turns.is_aside(s.question),
                s.planned and mine(s),
                s.barrier and mine(s),
                s.user_id is None and looked_after(told, s.seat, s.seq),
            )
            for s in steps
        ]

    async def notes(self, table_id: int) -> list[Note]:
        """What happened at a table outside the rules (joined, replaced, abandoned ...)."""
        loaded, found = await self._repository.look(
            table_id, lambda db, table: note_rows.notes(db, table_id)
        )
        return dated(loaded.table, found)

    async def history(self, table_id: int, seq: int, user_id: int | None) -> Position:
        """The published table as it was after step `seq`, for looking only.

        Raises `NoTable`, `WrongStatus`, `DamagedSave`, `LostPosition`.
        """

        async def look(loaded: Loaded) -> Position:
            table = loaded.table
            if loaded.public_hash is None:
                raise WrongStatus("not_begun_no_past")
            rules = self._repository.rules(table.game)
            point = await self._repository.steps.rebuild(
                table, rules, max(0, min(seq, table.public_seq))
            )
            seat = table.seat_of(user_id)
            view = rules.view(point.state, seat)
            if point.seq < table.public_seq:
                told = await self._repository.store.read(lambda db: note_rows.notes(db, table_id))
                table = table.called(names_of(table, told).at(point.seq))
            return Position(table, seat, view, outcome=rules.outcome(point.state))

        return await self._looked_at(table_id, look)

    async def export(
        self, table_id: int, user_id: int | None, *, everything: bool = False
    ) -> dict[str, Any]:
        """The game as a JSON document: what the user knows, or all of it once it is over.

        everything: all of it already now; only for the host, whom it shows every secret.
        Raises `NoTable`, `NotAllowed`, `DamagedSave`.
        """
        loaded, (steps, saves, notes) = await self._repository.look(
            table_id,
            lambda db, table: (
                step_rows.steps(db, table_id, -1, table.public_seq),
                save_rows.upto(db, table_id, table.public_seq),
                note_rows.notes(db, table_id),
            ),
        )
        table = loaded.table
        if everything and user_id != table.host_id:
            raise NotAllowed("secrets_host_only")
        complete = everything or export.is_over(table)
        seat = table.seat_of(user_id)
        rules = self._repository.rules(table.game)
        await self._repository.steps.check_news(table, steps)
        hashes = forms.present_hashes(rules, ((s.seq, s.hash) for s in steps), saves)
        try:
            return export.document(
                loaded, rules, steps, hashes, seat, complete, notes, saves.get(0)
            )
        except SaveError as error:
            raise await self._repository.steps.damaged(table, 0, error) from error

    @retry_on_conflict
    async def take_secrets(self, table_id: int, user_id: int) -> dict[str, Any]:
        """All of a running game for its host, hidden cards and secrets included. The table is told.

        Raises `NoTable`, `NotAllowed`, `WrongStatus`.
        """
        async with self._repository.locked(table_id) as loaded:
            table = loaded.table
            need_host(table, user_id)
            if table.status != "running":
                raise WrongStatus("nothing_secret")
            rated.need_unrated(table, NotAllowed("rated_keeps_secrets"))
            need_no_week(table)
            taken = outgoing.SecretsTaken(user=user_id)

            def work(db: Connection, at: float) -> None:
                note_rows.note(db, table_id, table.public_seq, at, taken)
                exposure_rows.note(db, table_id, loaded.secret, user_id, exposure_rows.EVERYTHING)
                outbox_rows.announce(db, table_id, at, [taken])

            await self._repository.beside(table, None, work)
        self._repository.wake()
        return await self.export(table_id, user_id, everything=True)


def _bare(decision: Decision) -> Decision:
    """A question without its menus, which only the asked seat may see."""
    return Decision(decision.seat, decision.kind, (), decision.facts)
