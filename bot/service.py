"""The one door between Discord and the engine: lock, load, apply, save, announce.

Every change of a table happens under its lock and in one transaction that holds the steps, the
saves and the messages still to be sent. What a caller gets is stored.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import sqlite3
import time
import traceback
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

from pydantic import ValidationError

from bot import lobby, rows, turns
from bot.errors import (
    DamagedSave,
    NoSuchGame,
    NoTable,
    NotAllowed,
    NothingToUndo,
    NotSeated,
    Stale,
    TableExists,
    WrongStatus,
    new_reference,
)
from bot.rows import Loaded, StoredStep
from bot.store import Store
from bot.tables import (
    Acted,
    Announcement,
    LogEntry,
    Note,
    OutboxRow,
    Position,
    Seat,
    Table,
    UserRef,
)
from bot.turns import Change, Made, Point
from engine import registry
from engine.core import Action, Decision, IllegalAction, News, Rules, SaveError, save
from engine.players import Player, UniformPlayer

CACHED_STATES = 64
"""Decoded states kept in memory; all others are read again when needed."""
KEEP_EVERY = 25
"""Of a game that is over, each save with a number divisible by this is kept, and the last."""
INTERACTION_MEMORY = 86_400.0
"""Seconds after which a repeated interaction is no longer recognised (Discord's die in 15 min)."""

log = logging.getLogger("agora.service")


class TableService:
    """All tables of one database.

    now: the clock, seconds since 1970. rules_of: the rules of a game by its key.
    player: answers for computer seats. wake: called after every change that left messages in the
    outbox (the outbox replaces it with its own).
    """

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], float] = time.time,
        rules_of: Callable[[str], Rules[Any]] = registry.rules,
        player: Player | None = None,
        cached_states: int = CACHED_STATES,
    ) -> None:
        self.store = store
        self.now = now
        self.rules_of = rules_of
        self.player: Player = player or UniformPlayer()
        self.wake: Callable[[], None] = lambda: None
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._points: OrderedDict[tuple[int, int, str], Point] = OrderedDict()
        self._cached_states = cached_states

    # --- the lobby -------------------------------------------------------------------------------

    async def create(
        self,
        *,
        game: str,
        guild_id: int | None,
        channel_id: int,
        host: UserRef,
        options: Mapping[str, Any] | None = None,
    ) -> Table:
        """Open a table; its host has the first seat.

        Raises `NoSuchGame`, `BadOptions`, `TableExists`.
        """
        rules = self._rules(game)
        chosen = lobby.checked_options(rules, options or {})

        def work(db: sqlite3.Connection) -> Loaded:
            there = rows.open_in(db, channel_id)
            if there is not None:
                raise TableExists(there.table.id)
            made = rows.create(
                db,
                game=game,
                options=chosen,
                guild_id=guild_id,
                channel_id=channel_id,
                host=lobby.tidy(host),
                at=self.now(),
            )
            return _known(rows.load(db, made))

        return (await self.store.write(work)).table

    async def join(self, table_id: int, user: UserRef, *, interaction: int | None = None) -> Table:
        """Take a seat in the lobby. Raises `WrongStatus`, `AlreadySeated`, `WrongSeats`."""
        return await self._seating(
            table_id, "joined", interaction, lambda t, rules: lobby.join(t, rules, user)
        )

    async def leave(self, table_id: int, user_id: int, *, interaction: int | None = None) -> Table:
        """Give a seat in the lobby back. The next person becomes host; the last one out closes
        the table. Raises `WrongStatus`, `NotSeated`."""
        return await self._seating(
            table_id, "left", interaction, lambda t, rules: lobby.leave(t, user_id)
        )

    async def add_computer(self, table_id: int, user_id: int, *, is_manager: bool = False) -> Table:
        """Put a computer player into the lobby (host or manager)."""
        return await self._seating(
            table_id,
            "joined",
            None,
            lambda t, rules: lobby.add_computer(t, rules),
            by=(user_id, is_manager),
        )

    async def remove_computer(
        self, table_id: int, user_id: int, *, is_manager: bool = False
    ) -> Table:
        """Take the last computer player out of the lobby (host or manager)."""
        return await self._seating(
            table_id,
            "removed",
            None,
            lambda t, rules: lobby.remove_computer(t),
            by=(user_id, is_manager),
        )

    async def remove(
        self, table_id: int, seat: int, user_id: int, *, is_manager: bool = False
    ) -> Table:
        """Take somebody out of the lobby (host or manager)."""
        return await self._seating(
            table_id,
            "removed",
            None,
            lambda t, rules: lobby.remove(t, seat),
            by=(user_id, is_manager),
        )

    async def set_options(
        self,
        table_id: int,
        user_id: int,
        options: Mapping[str, Any],
        *,
        is_manager: bool = False,
        interaction: int | None = None,
    ) -> Table:
        """Change some options in the lobby (host or manager). Raises `BadOptions`."""

        def change(table: Table, rules: Rules[Any]) -> lobby.Seating:
            merged = lobby.checked_options(rules, {**table.options, **options})
            return lobby.Seating(table.seats, table.host_id, options=merged)

        return await self._seating(
            table_id, "options", interaction, change, by=(user_id, is_manager)
        )

    async def _seating(
        self,
        table_id: int,
        kind: str,
        interaction: int | None,
        change: Callable[[Table, Rules[Any]], lobby.Seating],
        by: tuple[int, bool] | None = None,
    ) -> Table:
        async with self._locked(table_id) as loaded:
            table = loaded.table
            if interaction is not None and await self._repeated(interaction):
                return table
            if table.status != "lobby":
                raise WrongStatus(lobby.NO_LOBBY[table.status])
            if by is not None:
                _need_host(table, *by)
            new = change(table, self._rules(table.game))

            def work(db: sqlite3.Connection) -> Loaded:
                at = self.now()
                self._bump(
                    db,
                    table,
                    interaction,
                    host_id=new.host_id,
                    status="lobby" if new.seats else "abandoned",
                    options=table.options if new.options is None else new.options,
                )
                # The seats of a closed table stay as they were, as the record of who was there.
                if new.seats:
                    rows.put_seats(db, table.id, new.seats)
                rows.note(db, table.id, 0, at, kind, new.fact)
                return _known(rows.load(db, table.id))

            return (await self.store.write(work)).table

    async def start(
        self,
        table_id: int,
        user_id: int,
        *,
        is_manager: bool = False,
        interaction: int | None = None,
    ) -> Table:
        """Begin the game (any seated user or a manager). Raises `WrongStatus`, `WrongSeats`."""
        async with self._locked(table_id) as loaded:
            table = loaded.table
            if interaction is not None and await self._repeated(interaction):
                return table
            if table.status != "lobby":
                raise WrongStatus(lobby.NO_LOBBY[table.status])
            if table.seat_of(user_id) is None and not is_manager:
                raise NotSeated()
            rules = self._rules(table.game)
            lobby.check_count(rules, len(table.seats))
            seed = secrets.randbits(63)
            options = rules.options.model_validate(table.options)
            step = rules.setup(options, len(table.seats), seed)
            change = Change(keep=-1, public=Point(-1, None, ()))
            change.publish(Made(0, None, None, None, step))
            loaded = await self._store(
                loaded, rules, change, interaction, status="running", seed=seed
            )
            await self._computers(loaded, rules)
            return (await self._load(table_id)).table

    # --- what everybody may ask ------------------------------------------------------------------

    async def table(self, table_id: int) -> Table:
        """A table by its number. Raises `NoTable`."""
        return (await self._load(table_id)).table

    async def table_in(self, channel_id: int) -> Table | None:
        """The open table of a channel."""
        found = await self.store.read(lambda db: rows.open_in(db, channel_id))
        return found.table if found else None

    async def latest_in(self, channel_id: int) -> Table | None:
        """The open table of a channel, or the last one that was played there."""
        found = await self.store.read(lambda db: rows.latest_in(db, channel_id))
        return found.table if found else None

    async def tables_of(self, user_id: int) -> list[Table]:
        """The open tables at which a user has a seat, oldest first."""
        return await self.store.read(lambda db: rows.open_of(db, user_id))

    async def position(self, table_id: int, user_id: int | None) -> Position:
        """What a user (None: anybody) may see and do. Raises `NoTable`, `DamagedSave`."""
        loaded = await self._load(table_id)
        return await self._position(loaded, loaded.table.seat_of(user_id))

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
        the steps of the user's own draft; the last ones if `limit` cuts."""
        table = (await self._load(table_id)).table
        seat = table.seat_of(user_id)
        mine = seat is not None and seat == table.draft_seat
        last = table.seq if mine else table.public_seq
        last = last if upto is None else min(upto, last)
        found = await self.store.read(lambda db: rows.steps(db, table_id, after, last, limit=limit))
        rules = self._rules(table.game)
        return [
            LogEntry(s.seq, s.seat, s.at, _heard(rules, s.news, seat), s.seq > table.public_seq)
            for s in found
        ]

    async def notes(self, table_id: int) -> list[Note]:
        """What happened at a table beside the rules (joined, replaced, abandoned ...)."""
        return await self.store.read(lambda db: rows.notes(db, table_id))

    async def history(self, table_id: int, seq: int, user_id: int | None) -> Position:
        """The published table as it was after step `seq`. Raises `WrongStatus`, `DamagedSave`."""
        loaded = await self._load(table_id)
        table = loaded.table
        if loaded.seed is None:
            raise WrongStatus("The game has not begun.")
        seq = max(0, min(seq, table.public_seq))
        rules = self._rules(table.game)
        point = await self._rebuild(table, rules, seq)
        seat = table.seat_of(user_id)
        return Position(
            table, seat, rules.view(point.state, seat), outcome=rules.outcome(point.state)
        )

    # --- playing ---------------------------------------------------------------------------------

    async def act(
        self,
        table_id: int,
        user_id: int,
        version: int | None,
        action: Action,
        *,
        interaction: int | None = None,
    ) -> Acted:
        """Carry out an action of the user's seat.

        version: the one the user's button was made for, None to act on the table as it is.
        interaction: Discord's number of the press; a repeated one changes nothing.
        Raises `Stale`, `NotSeated`, `WrongStatus`, `IllegalAction`, `DamagedSave`, `StorageFault`.
        """
        async with self._locked(table_id) as loaded:
            seat = self._seated(loaded.table, user_id)
            if interaction is not None and await self._repeated(interaction):
                return Acted(await self._position(loaded, seat), repeated=True)
            table = _running(loaded.table, version)
            rules = self._rules(table.game)
            public = await self._public(loaded, rules)
            head = await self._head(loaded, rules)
            draft = await self._draft(table, rules)
            change = turns.act(rules, table, public, head, draft, seat, action)
            own = change.made[0]
            turns.play_computers(rules, table, loaded.secret, change, self.player)
            loaded = await self._store(loaded, rules, change, interaction)
            loaded = await self._computers(loaded, rules)
            heard = tuple(n.event for n in own.step.news if n.heard_by(seat))
            published = own.seq <= loaded.table.public_seq
            return Acted(await self._position(loaded, seat), published, heard)

    async def undo(
        self, table_id: int, user_id: int, version: int | None, *, interaction: int | None = None
    ) -> Acted:
        """Take the last step of the user's draft back. Raises `NothingToUndo`, `Stale` ..."""
        return await self._take_back(table_id, user_id, version, interaction, whole=False)

    async def restart_turn(
        self, table_id: int, user_id: int, version: int | None, *, interaction: int | None = None
    ) -> Acted:
        """Throw the user's whole draft away. Raises `NothingToUndo`, `Stale` ..."""
        return await self._take_back(table_id, user_id, version, interaction, whole=True)

    async def _take_back(
        self,
        table_id: int,
        user_id: int,
        version: int | None,
        interaction: int | None,
        *,
        whole: bool,
    ) -> Acted:
        async with self._locked(table_id) as loaded:
            seat = self._seated(loaded.table, user_id)
            if interaction is not None and await self._repeated(interaction):
                return Acted(await self._position(loaded, seat), repeated=True)
            table = _running(loaded.table, version)
            if table.draft_seat != seat:
                raise NothingToUndo()
            seq = table.public_seq if whole else table.seq - 1

            def work(db: sqlite3.Connection) -> Loaded:
                left = seat if seq > table.public_seq else None
                self._bump(db, table, interaction, seq=seq, draft_seat=left)
                rows.drop_steps(db, table.id, seq)
                return _known(rows.load(db, table.id))

            loaded = await self.store.write(work)
            return Acted(await self._position(loaded, seat))

    # --- hosts -----------------------------------------------------------------------------------

    async def abandon(
        self,
        table_id: int,
        user_id: int,
        *,
        is_manager: bool = False,
        interaction: int | None = None,
    ) -> Table:
        """End a table without a result (host or manager). Raises `NotAllowed`, `WrongStatus`."""
        async with self._locked(table_id) as loaded:
            table = loaded.table
            if interaction is not None and await self._repeated(interaction):
                return table
            _need_host(table, user_id, is_manager)
            if not table.open:
                raise WrongStatus("This game is over already.")

            def work(db: sqlite3.Connection) -> Loaded:
                at = self.now()
                kept = {"seq": table.public_seq, "draft_seat": None}
                self._bump(db, table, interaction, status="abandoned", **kept)
                rows.drop_steps(db, table.id, table.public_seq)
                rows.thin(db, table.id, table.public_seq, KEEP_EVERY)
                rows.note(db, table.id, table.public_seq, at, "abandoned", {"user": user_id})
                if table.status == "running":
                    told = Announcement("notice", {"what": "abandoned", "user": user_id})
                    rows.announce(db, table.id, at, [told])
                return _known(rows.load(db, table.id))

            loaded = await self.store.write(work)
        self.wake()
        return loaded.table

    async def replace(
        self,
        table_id: int,
        seat: int,
        new: UserRef | None,
        user_id: int,
        *,
        is_manager: bool = False,
        interaction: int | None = None,
    ) -> Table:
        """Give a seat of a running game to another user, or (None) to a computer.

        Only host or manager. The draft of the seat is thrown away: it was its owner's alone.
        Raises `NotAllowed`, `WrongStatus`, `WrongSeats`, `AlreadySeated`.
        """
        async with self._locked(table_id) as loaded:
            table = loaded.table
            if interaction is not None and await self._repeated(interaction):
                return table
            _need_host(table, user_id, is_manager)
            _running(table, None)
            old = lobby.seat_at(table, seat)
            seats = lobby.replaced(table, seat, new)
            rules = self._rules(table.game)
            public = await self._public(loaded, rules)
            own_draft = table.draft_seat == seat
            fact = {"what": "replaced", "seat": seat, "old": old.name, "new": seats[seat].name}
            told = [Announcement("notice", fact)]
            new_user = seats[seat].user_id
            if seat in public.asked and new_user is not None:
                asked = {"asked": table.told_asked, "ping": [new_user]}
                span = {"from_seq": table.told_seq, "to_seq": table.public_seq}
                told.append(Announcement("turn", {**span, **asked}))
            host = table.host_id
            if host == old.user_id:
                host = next((s.user_id for s in seats if s.user_id is not None), host)

            def work(db: sqlite3.Connection) -> Loaded:
                at = self.now()
                kept = {"seq": table.public_seq, "draft_seat": None} if own_draft else {}
                self._bump(db, table, interaction, host_id=host, **kept)
                if own_draft:
                    rows.drop_steps(db, table.id, table.public_seq)
                rows.put_seats(db, table.id, seats)
                rows.note(db, table.id, table.public_seq, at, "replaced", {**fact, "by": user_id})
                rows.announce(db, table.id, at, told)
                return _known(rows.load(db, table.id))

            loaded = await self.store.write(work)
            loaded = await self._computers(loaded, rules)
        self.wake()
        return loaded.table

    # --- messages, faults, upkeep ----------------------------------------------------------------

    async def remember_message(
        self, table_id: int, channel_id: int, message_id: int, kind: str
    ) -> None:
        """Note the current public message of a table."""
        at = self.now()
        await self.store.write(
            lambda db: rows.remember_message(db, table_id, channel_id, message_id, kind, at)
        )

    async def forget_message(self, message_id: int) -> None:
        """A public message was deleted."""
        await self.store.write(lambda db: rows.forget_message(db, message_id))

    async def report(
        self,
        summary: str,
        detail: str,
        *,
        table_id: int | None = None,
        user_id: int | None = None,
        reference: str | None = None,
    ) -> str:
        """Keep a fault or a user's report; returns its reference number."""
        number = reference or new_reference()
        at = self.now()

        def work(db: sqlite3.Connection) -> None:
            there = None if table_id is None else rows.load(db, table_id)
            rows.problem(
                db,
                number,
                at,
                summary,
                detail,
                table_id=there.table.id if there else None,
                seq=there.table.seq if there else None,
                user_id=user_id,
            )

        await self.store.write(work)
        return number

    async def resume(self) -> None:
        """After a start of the program: let computer seats play that a stop left waiting, and
        forget old interactions."""
        limit = self.now() - INTERACTION_MEMORY
        await self.store.write(lambda db: rows.forget_interactions(db, limit))
        for table_id in await self.store.read(rows.waiting_for_computers):
            try:
                async with self._locked(table_id) as loaded:
                    await self._computers(loaded, self._rules(loaded.table.game))
            except (DamagedSave, NoSuchGame) as error:
                log.warning("table %d does not go on: %s", table_id, error.sentence)

    # --- loading and storing ---------------------------------------------------------------------

    @asynccontextmanager
    async def _locked(self, table_id: int) -> AsyncIterator[Loaded]:
        """One change of a table at a time."""
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        async with lock:
            yield await self._load(table_id)

    async def _load(self, table_id: int) -> Loaded:
        found = await self.store.read(lambda db: rows.load(db, table_id))
        if found is None:
            raise NoTable()
        return found

    async def _repeated(self, interaction: int) -> bool:
        return await self.store.read(lambda db: rows.was_done(db, interaction))

    def _rules(self, game: str) -> Rules[Any]:
        try:
            return self.rules_of(game)
        except LookupError as error:
            raise NoSuchGame(f"This Agora knows no game called {game}.") from error

    def _seated(self, table: Table, user_id: int) -> int:
        seat = table.seat_of(user_id)
        if seat is None:
            raise NotSeated()
        return seat

    async def _public(self, loaded: Loaded, rules: Rules[Any]) -> Point:
        assert loaded.public_hash is not None
        return await self._point(loaded.table, rules, loaded.table.public_seq, loaded.public_hash)

    async def _head(self, loaded: Loaded, rules: Rules[Any]) -> Point:
        assert loaded.head_hash is not None
        return await self._point(loaded.table, rules, loaded.table.seq, loaded.head_hash)

    async def _point(self, table: Table, rules: Rules[Any], seq: int, name: str) -> Point:
        """A state by its number and hash, from memory or from the database."""
        key = (table.id, seq, name)
        point = self._points.get(key)
        if point is None:
            point = await self._rebuild(table, rules, seq)
            self._remember(key, point)
        else:
            self._points.move_to_end(key)
        return point

    def _remember(self, key: tuple[int, int, str], point: Point) -> None:
        self._points[key] = point
        while len(self._points) > self._cached_states:
            self._points.popitem(last=False)

    async def _rebuild(self, table: Table, rules: Rules[Any], seq: int) -> Point:
        """Read the state after a step: its save, or an older one and the actions since."""
        found = await self.store.read(lambda db: rows.snapshot(db, table.id, seq))
        try:
            if found is None:
                raise SaveError("no save is left")
            base, blob = found
            state = save.load(rules, blob)
            later = await self.store.read(lambda db: rows.steps(db, table.id, base, seq))
            for step in later:
                assert step.action is not None
                assert step.seat is not None
                state = rules.apply(state, step.seat, rules.parse_action(step.action)).state
        except (SaveError, IllegalAction) as error:
            raise await self._damaged(table, seq, error) from error
        return Point(seq, state, rules.decisions(state))

    async def _damaged(self, table: Table, seq: int, error: Exception) -> DamagedSave:
        reference = new_reference()
        log.error("[%s] table %d, step %d cannot be read: %s", reference, table.id, seq, error)
        await self.report("damaged save", str(error), table_id=table.id, reference=reference)
        return DamagedSave(
            "The save of this table is damaged, so it cannot go on. Nothing was changed; tell the "
            f"host of the bot the reference {reference}.",
            reference,
        )

    async def _draft(self, table: Table, rules: Rules[Any]) -> list[tuple[int, Action]]:
        if table.draft_seat is None:
            return []
        owner = table.seats[table.draft_seat].user_id
        assert owner is not None
        found = await self.store.read(
            lambda db: rows.steps(db, table.id, table.public_seq, table.seq)
        )
        return [(owner, rules.parse_action(s.action)) for s in found if s.action is not None]

    def _bump(
        self, db: sqlite3.Connection, table: Table, interaction: int | None, **columns: Any
    ) -> None:
        """The first statement of every change: claim the next version of the table."""
        at = self.now()
        if not rows.bump(db, table.id, table.version, at, **columns):
            raise Stale()
        if interaction is not None:
            rows.mark_done(db, interaction, table.id, at)

    async def _store(
        self,
        loaded: Loaded,
        rules: Rules[Any],
        change: Change,
        interaction: int | None,
        **columns: Any,
    ) -> Loaded:
        """Store a change in one transaction, and keep its newest states in memory."""
        table = loaded.table
        at = self.now()
        stored = [_stored(rules, made, at) for made in change.made]
        told = _told(table, change)
        over = not change.public.decisions
        columns.update(
            seq=change.head.seq, public_seq=change.public.seq, draft_seat=change.draft_seat
        )
        if told and told[-1].kind in ("turn", "refresh", "over"):
            columns.update(told_seq=change.public.seq, told_asked=sorted(change.public.asked))
        if over:
            columns["status"] = "finished"

        def work(db: sqlite3.Connection) -> Loaded:
            self._bump(db, table, interaction, **columns)
            rows.drop_steps(db, table.id, change.keep)
            rows.put_steps(db, table.id, stored)
            rows.announce(db, table.id, at, told)
            if over:
                rows.thin(db, table.id, change.public.seq, KEEP_EVERY)
            return _known(rows.load(db, table.id))

        loaded = await self.store.write(work)
        for made, row in zip(change.made, stored, strict=True):
            if made.seq in (change.public.seq, change.head.seq):
                self._remember((table.id, made.seq, row.hash), made.point)
        if change.trouble is not None:
            await self._trouble(table, change.trouble)
        if told:
            self.wake()
        return loaded

    async def _computers(self, loaded: Loaded, rules: Rules[Any]) -> Loaded:
        """Let computer seats play until a person is asked; long runs in several transactions."""
        while loaded.table.status == "running" and loaded.table.draft_seat is None:
            public = await self._public(loaded, rules)
            if not turns.computers_asked(loaded.table, public.asked):
                break
            change = turns.restart(loaded.table, public)
            turns.play_computers(rules, loaded.table, loaded.secret, change, self.player)
            loaded = await self._store(loaded, rules, change, None)
            if change.trouble is not None:
                break
            await asyncio.sleep(0)
        return loaded

    async def _trouble(self, table: Table, error: Exception) -> None:
        """A computer seat failed: the table stays as it is until the seat is given to somebody."""
        detail = "".join(traceback.format_exception(error))
        reference = await self.report("a computer seat failed", detail, table_id=table.id)
        log.error("[%s] table %d: a computer seat failed\n%s", reference, table.id, detail)

    async def _position(self, loaded: Loaded, seat: int | None) -> Position:
        table = loaded.table
        if loaded.public_hash is None:
            return Position(table, seat, None)
        rules = self._rules(table.game)
        public = await self._public(loaded, rules)
        draft = seat is not None and table.draft_seat == seat
        here = await self._head(loaded, rules) if draft else public
        running = table.status == "running"
        return Position(
            table=table,
            viewer=seat,
            view=rules.view(here.state, seat),
            decisions=tuple(d for d in here.decisions if d.seat == seat) if running else (),
            asides=rules.asides(public.state, seat) if running and seat is not None else (),
            waiting=tuple(_bare(d) for d in public.decisions) if running else (),
            draft=draft,
            can_undo=draft,
            outcome=rules.outcome(public.state),
        )


def _bare(decision: Decision) -> Decision:
    """A question without its menus, which only the asked seat may see."""
    return Decision(decision.seat, decision.kind, (), decision.facts)


def _known(found: Loaded | None) -> Loaded:
    assert found is not None
    return found


def _need_host(table: Table, user_id: int, is_manager: bool) -> None:
    if user_id != table.host_id and not is_manager:
        raise NotAllowed()


def _running(table: Table, version: int | None) -> Table:
    if table.status == "lobby":
        raise WrongStatus("The game has not begun; the lobby message has a Start button.")
    if table.status != "running":
        raise WrongStatus("This game is over.")
    if version is not None and version != table.version:
        raise Stale()
    return table


def _told(table: Table, change: Change) -> list[Announcement]:
    """The messages that a change leaves in the outbox."""
    told: list[Announcement] = []
    if change.draft_lost is not None:
        owner = table.users((change.draft_lost,))
        told.append(Announcement("notice", {"what": "draft_lost", "ping": owner}))
    resting = change.trouble is not None or not turns.computers_asked(table, change.public.asked)
    announcement = turns.announcement(table, change) if resting else None
    if announcement is not None:
        told.append(announcement)
    return told


def _stored(rules: Rules[Any], made: Made, at: float) -> StoredStep:
    action = None if made.action is None else rules.action_codec.dump_json(made.action).decode()
    return StoredStep(
        seq=made.seq,
        seat=made.seat,
        user_id=made.user_id,
        action=action,
        news=_news_json(rules, made.step.news),
        barrier=made.step.barrier,
        hash=save.state_hash(rules, made.step.state),
        at=at,
        state=save.dump(rules, made.step.state),
    )


def _news_json(rules: Rules[Any], news: tuple[News, ...]) -> str:
    parts = []
    for item in news:
        to = json.dumps(item.to)
        event: bytes = rules.event_codec.dump_json(item.event)
        parts.append(f'{{"to":{to},"event":{event.decode()}}}')
    return "[" + ",".join(parts) + "]"


def _heard(rules: Rules[Any], news: str, seat: int | None) -> tuple[Any, ...]:
    """The stored events that a seat may hear of; events of forgotten kinds are left out."""
    heard = []
    for item in json.loads(news):
        if item["to"] is None or seat in item["to"]:
            try:
                heard.append(rules.event_codec.validate_json(json.dumps(item["event"])))
            except ValidationError:
                log.debug("an old event cannot be read: %s", item["event"])
    return tuple(heard)


__all__ = [
    "Acted",
    "LogEntry",
    "Note",
    "OutboxRow",
    "Position",
    "Seat",
    "Table",
    "TableService",
    "UserRef",
]
