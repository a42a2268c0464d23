"""Loads, locks and stores tables: what every operation of the service needs."""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial, wraps
from typing import Any, ParamSpec, Protocol, TypeVar, runtime_checkable
from weakref import WeakValueDictionary

from engine.core import Rules
from tables.model import codec, outgoing, seating, stored, turns
from tables.model.chance import Deal, drawn, written
from tables.model.errors import (
    NoSuchGame,
    NoTable,
    VersionConflict,
)
from tables.model.log import facts
from tables.model.outbox import Outgoing
from tables.model.stored import Loaded, Part
from tables.model.table import Moment, Seat, Table
from tables.model.turns import Change, Drafted, Source
from tables.operations import ending
from tables.operations.nodes import Owner, SoleOwner
from tables.operations.reporting import Reporter
from tables.operations.steps import Steps
from tables.store import (
    close_rows,
    exposure_rows,
    game_rows,
    held_rows,
    invitation_rows,
    limits,
    order_rows,
    outbox_rows,
    plan_rows,
    receipt,
    request_rows,
    save_rows,
    sealing,
    snapshot_rows,
    step_rows,
    wait_rows,
)
from tables.store.connection import Connection
from tables.store.host_files import Figures
from tables.store.limits import TableLimits
from tables.store.store import Store

RECALL = 120.0
"""Seconds after which a player is called back alone whose turn went on within a minute, if they
have not continued it."""

TRIES = 3
"""How often a change is tried that conflicts with another node's."""

FILMED = 12
"""Steps from which on a finished game gets a time-lapse and a podium."""

DUE, COMPUTER_TURN = "due", "ponder"
"""Topics that tell other nodes of a table: that something is due there at a certain time, and that
a computer has to think."""
SEEK = "seek"
"""The topic that tells other nodes that people who look for a table may have found one."""
COMPETE = "compete"
"""The topic that tells other nodes that a season or a tournament may go on."""

EVENTS = {"running": "begun", "finished": "over", "abandoned": "closed"}
"""What became of a table that has come to have a status."""

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger("agora.tables")


def retry_on_conflict(work: Callable[P, Awaitable[T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Retry the whole read-modify-write when another node has changed the table meanwhile. Raises
    `VersionConflict` after `TRIES` conflicts."""

    @wraps(work)
    async def again(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(TRIES - 1):
            with suppress(VersionConflict):
                return await work(*args, **kwargs)
        return await work(*args, **kwargs)

    return again


@runtime_checkable
class Remembers(Protocol):
    """A source of answers that has something to store."""

    def still(self, db: Connection) -> bool:
        """Whether its data is as it was read, asked in the transaction of the change. At another
        node, somebody may have ended something or given something new."""

    def store(self, db: Connection, table: Table, change: Change, at: float) -> bool:
        """Record, in the transaction of the change, what it has used or still has to do. Returns
        whether something was left that is due at a certain time."""


class _TableLock:
    """Lets one change of a table run at a time.

    uses: how many changes have held the lock. While it stays the same, what was read is current.
    """

    def __init__(self) -> None:
        self.mutex = asyncio.Lock()
        self.uses = 0


class _Read(Moment):
    """A table as it was read for an interaction. A change may start from it as long as nobody else
    has held the lock since. Its version tells whether the table changed while it was shown."""

    __slots__ = ("interaction", "loaded", "lock", "uses")

    def __init__(
        self, loaded: Loaded, interaction: int | None, lock: _TableLock, uses: int
    ) -> None:
        self.loaded = loaded
        self.interaction = interaction
        self.lock = lock
        self.uses = uses

    def fits(self, lock: _TableLock, interaction: int | None) -> bool:
        """Whether a change that holds this lock may start from here."""
        same = self.lock is lock and self.uses == lock.uses
        return same and self.interaction == interaction


class TableRepository:
    """Loads, locks and stores the tables of one database.

    cached_states: how many decoded states are kept; all others are read again when needed.
    new_seed: 256 bits nobody can guess.
    figures: by game the options that its host's files give. owner: for which tables this process
    speaks; for all of them if that is not said.
    wake: called after every change that left messages in the outbox. alarm: called when something
    was left that is due at a certain time. filmed: whether a game has pictures, of which a
    time-lapse and a podium can be made. on_computer_turn: called with a table at which a computer
    has to think; without it caretakers do not think. moved: called with a table after every change.
    noted: called when a table was `opened`, has `begun`, is `over` or was `closed`. gathered:
    called with a server whose open tables or notice board may look otherwise now. seek: called when
    people who look for a table may have found one. competed: called when a season or a tournament
    may go on. limits: how many open tables there may be.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        rules_of: Callable[[str], Rules[Any]],
        cached_states: int,
        new_seed: Callable[[], int],
        figures: Figures | None = None,
        owner: Owner | None = None,
    ) -> None:
        self.figures: Figures = figures or {}
        self.owner = owner or SoleOwner()
        self.store = store
        self.now = now
        self._rules_of = rules_of
        self.new_seed = new_seed
        self.wake: Callable[[], None] = lambda: None
        self.alarm: Callable[[], None] = lambda: None
        self.filmed: Callable[[str], bool] = lambda game: False
        self.on_computer_turn: Callable[[int], None] | None = None
        self.moved: Callable[[int], None] = lambda table_id: None
        self.noted: Callable[[str, Table], None] = lambda event, table: None
        self.gathered: Callable[[int], None] = lambda server_id: None
        self.seek: Callable[[], None] = lambda: None
        self.competed: Callable[[], None] = lambda: None
        self._locks: WeakValueDictionary[int, _TableLock] = WeakValueDictionary()
        self.report = Reporter(store, now)
        self.steps = Steps(store, self.report, cached_states)
        self.limits = TableLimits()

    async def heir(self, table: Table, seats: Sequence[Seat]) -> int:
        """The host of a table with these seats. If the host has left, it is the first person who
        has room for one more table. If nobody has, the table stays with its host."""
        people = [s.user_id for s in seats if s.user_id is not None]
        if table.host_id in people or table.seat_of(table.host_id) is None:
            return table.host_id

        def first(db: Connection) -> int:
            free = (one for one in people if limits.may_host(db, self.limits, table, one))
            return next(free, table.host_id)

        return await self.store.read(first)

    @asynccontextmanager
    async def locked(self, table_id: int, interaction: int | None = None) -> AsyncIterator[Loaded]:
        """Load a table for a change; everybody else who wants to change it waits."""
        async with self._hold(table_id):
            yield _marked(await self.load(table_id, interaction))

    @asynccontextmanager
    async def pressed(
        self,
        table_id: int,
        user_id: int,
        interaction: int | None = None,
        moment: Moment | None = None,
    ) -> AsyncIterator[Loaded]:
        """As `locked`, with what is around the table for a user.

        moment: what was read for this press before. It is read again where it does not fit.
        """
        async with self._hold(table_id) as lock:
            if isinstance(moment, _Read) and moment.fits(lock, interaction):
                yield _marked(moment.loaded)
            else:
                yield _marked(await self.load(table_id, interaction, user_id))

    @asynccontextmanager
    async def _hold(self, table_id: int) -> AsyncIterator[_TableLock]:
        lock = self._lock(table_id)
        receipt.here().table_id = table_id
        async with lock.mutex:
            try:
                yield lock
            finally:
                lock.uses += 1

    def _lock(self, table_id: int) -> _TableLock:
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = _TableLock()
        return lock

    async def moment(self, table_id: int, user_id: int, interaction: int | None = None) -> Moment:
        """A table for a press, all of it in one read. Raises `NoTable`."""
        lock = self._lock(table_id)
        uses = lock.uses
        return _Read(await self.load(table_id, interaction, user_id), interaction, lock, uses)

    def after(self, loaded: Loaded) -> Moment | None:
        """What a change has led to, made while the table is locked; None if more has happened
        since than what was read with it."""
        lock = self._lock(loaded.table.id)
        return None if loaded.around is None else _Read(loaded, None, lock, lock.uses + 1)

    def at(self, moment: Moment) -> Loaded:
        """What was read at a moment."""
        assert isinstance(moment, _Read)
        return moment.loaded

    async def part(self, part: Part[T]) -> T:
        """A part of what was read with a table. Raises `DamagedSave`."""
        if part.error is not None:
            await self.store.read(lambda db: part.read())  # it is reported as any damage is
        return part.read()

    async def load(
        self, table_id: int, interaction: int | None = None, user_id: int | None = None
    ) -> Loaded:
        """A table as it is stored; for a user, with what is around it. Raises `NoTable`."""
        if not 0 < table_id < 1 << 63:  # forged: no such number fits into the database
            raise NoTable()
        found = await self.store.read(lambda db: _load(db, table_id, interaction, user_id))
        if found is None:
            raise NoTable()
        return found

    async def look(self, table_id: int, work: Callable[[Connection, Table], T]) -> tuple[Loaded, T]:
        """A table and more of what is stored about it, all of the same moment. Raises `NoTable`.

        Between two reads the table may go back. Then what was published in the first read is
        somebody's draft in the second.
        """

        def read(db: Connection) -> tuple[Loaded, T] | None:
            found = game_rows.load(db, table_id) if 0 < table_id < 1 << 63 else None
            return None if found is None else (found, work(db, found.table))

        found = await self.store.read(read)
        if found is None:
            raise NoTable()
        return found

    def next_deal(self, loaded: Loaded, after: int | None) -> Deal:
        """What the chance of a table comes from next. after: the step to which it goes back; None
        for the set-up."""
        if loaded.sealed is None:
            return Deal(after, written(self.new_seed()), self.now())
        secret = drawn(loaded.sealed, len(loaded.deals), loaded.table.words)
        return Deal(after, secret, self.now())

    def rules(self, game: str) -> Rules[Any]:
        """The rules of a game. Raises `NoSuchGame`."""
        try:
            return self._rules_of(game)
        except LookupError as error:
            raise NoSuchGame("no_such_game", game=game) from error

    async def draft(self, table: Table, rules: Rules[Any]) -> list[Drafted]:
        """The steps of the open draft."""
        if table.draft_seat is None:
            return []
        found = await self.store.read(
            lambda db: step_rows.steps(db, table.id, table.public_seq, table.seq)
        )
        return _drafted(rules, found)

    async def draft_of(self, loaded: Loaded, rules: Rules[Any]) -> list[Drafted]:
        """The same, of what was read around a table."""
        assert loaded.around is not None
        return _drafted(rules, await self.part(loaded.around.draft))

    async def change(
        self,
        table: Table,
        interaction: int | None,
        columns: dict[str, Any],
        work: Callable[[Connection, float], object] = lambda db, at: None,
        user_id: int | None = None,
        still: Callable[[Connection], bool] = lambda db: True,
    ) -> Loaded:
        """One transaction: claim the next version, set columns, do the work, reload. For a user,
        what is around the table is read, too. still: what must hold before.

        Raises `VersionConflict`, with nothing changed, if that does not hold, or somebody else was
        faster.
        """
        return (await self.changed(table, interaction, columns, work, user_id, still))[0]

    async def changed(
        self,
        table: Table,
        interaction: int | None,
        columns: dict[str, Any],
        work: Callable[[Connection, float], T],
        user_id: int | None = None,
        still: Callable[[Connection], bool] = lambda db: True,
        ahead: Callable[[Connection], object] = lambda db: None,
    ) -> tuple[Loaded, T]:
        """The same, with what the work has returned. ahead: what it will read."""
        at = self.now()

        def transaction(db: Connection) -> tuple[Loaded, T]:
            claim = partial(game_rows.bump, db, table.id, table.version, at, ahead)
            if not (still(db) and claim(**columns)):
                raise VersionConflict()
            result = work(db, at)
            if interaction is not None:  # the work may find it carried out already
                game_rows.mark_done(db, interaction, table.id, at)
            found = _load(db, table.id, None, user_id)
            assert found is not None
            return found, result

        loaded, result = await self.store.write(transaction)
        self.moved(table.id)
        if loaded.table.status == "lobby" and table.guild_id is not None:
            self.gathered(table.guild_id)
        if loaded.table.status != table.status:
            self.tell(EVENTS[loaded.table.status], loaded.table)
        return loaded, result

    async def beside(
        self,
        table: Table,
        interaction: int | None,
        work: Callable[[Connection, float], T],
        still: Callable[[Connection], bool] = lambda db: True,
    ) -> T:
        """One transaction that stores what is around a table and keeps its version, so that panels
        stay valid. Returns what the work has returned. still: what must hold before.

        Raises `VersionConflict`, with nothing changed, if that does not hold, or if the table has
        changed or the interaction was carried out since they were read.
        """
        at = self.now()

        def transaction(db: Connection) -> T:
            # Reading the version also keeps others from claiming it on older data: of two
            # transactions that each write what the other has read, a server refuses one.
            if game_rows.version(db, table.id) != table.version or not still(db):
                raise VersionConflict()
            if interaction is not None:
                game_rows.mark_first(db, interaction, table.id, at)
            return work(db, at)

        return await self.store.write(transaction)

    def tell(self, event: str, table: Table) -> None:
        """Log in one line what became of a table, and report it for the figures."""
        log.info(
            "table %d of %s: %s",
            *(table.id, table.game, event),
            extra=facts(f"table {event}", table=table.id, game=table.game, seats=len(table.seats)),
        )
        self.noted(event, table)
        if table.guild_id is not None:
            self.gathered(table.guild_id)

    async def commit(
        self,
        loaded: Loaded,
        rules: Rules[Any],
        change: Change,
        interaction: int | None = None,
        sources: Sequence[Source] = (),
        user_id: int | None = None,
        **columns: Any,
    ) -> Loaded:
        """Store what `turns` decided: steps, saves, messages; all of it or nothing.

        sources: those that answered in this change, or may have to later. user_id: for whom to
        read what is around the table afterwards. Raises `VersionConflict`.
        """
        table = loaded.table
        stored = [codec.stored(rules, made, self.now()) for made in change.made]
        announcement = (
            None if change.owed.more else turns.announcement(table, change, self.cares(table))
        )
        rest = turns.resting(change, announcement)
        told = self._told(table, change, announcement)
        columns.update(_told_of(change, announcement, rest))
        owed = turns.owed(rules, table, change, loaded.owed)
        messages = turns.hand_messages(table, change, owed)
        told += messages.values()
        columns["owed"] = {str(seat): seq for seat, seq in owed.items() if seat not in messages}
        over = not change.public.decisions
        if over:
            columns["status"] = "finished"

        deals = tuple(Deal(**deal) for deal in columns.get("deals", ()))
        found = loaded.alone
        alone = None if found is None else (table.seq - table.seq % save_rows.EVERY, found)
        thinking = not over and bool(self.thinkers(table, change.public.asked))

        def work(db: Connection, at: float) -> bool:
            if not _still(db, sources):  # behind the claim, with which its questions travel
                raise VersionConflict()
            if deals:
                sealing.seal(db, loaded, deals, at)
            step_rows.drop_steps(db, table.id, change.keep)
            step_rows.put_steps(db, table.id, stored, alone)
            step_rows.publish_steps(db, table.id, table.public_seq, change.public.seq, at)
            _say(db, table, change, told, rest, at)
            if over:  # behind the result: the secrets are one line below it
                sealing.tell(db, loaded, deals or loaded.deals, change.public.seq, at)
                ending.clear_up(db, table, change.public.seq, at)
            wait_rows.sync(db, table, change.public.asked, change.answered, at)
            if change.public.seq > table.public_seq:
                ending.lapse_questions(db, table, rules, change.public, at)
            due = _written_down(db, sources, table, change, at)
            ending.keep_result(db, table, rules, change.public, at)  # of all that is stored
            _tell(db, table, due=due, thinking=thinking)
            if change.keep < 0:  # the game begins: who sits there sees what is dealt
                exposure_rows.sat(db, table, loaded.secret)
            return due

        before = partial(_before, table=table, over=over)
        loaded, due = await self.changed(table, interaction, columns, work, user_id, ahead=before)
        if due:
            self.alarm()
        for made, row in zip(change.made, stored, strict=True):
            if made.seq in (change.public.seq, change.head.seq):
                self.steps.remember(table, row.hash, made.point)
        self.think(loaded.table, change.public.asked)
        if change.owed.trouble is not None:
            await self._trouble(table, change.owed.trouble)
        return loaded

    def _told(
        self, table: Table, change: Change, announcement: outgoing.Board | None
    ) -> list[Outgoing]:
        """The messages that a change leaves in the outbox."""
        told: list[Outgoing] = []
        if change.draft_lost is not None and change.public.decisions:
            told.append(outgoing.DraftLost(ping=table.users((change.draft_lost,))))
        if announcement is not None:
            told += [announcement, *turns.calls(table, change)]
        filmed = change.public.seq >= FILMED and self.filmed(table.game)
        if filmed and not change.public.decisions:
            told.append(outgoing.Timelapse(to_seq=change.public.seq))
            told.append(outgoing.Podium(to_seq=change.public.seq))
        return told

    def cares(self, table: Table) -> bool:
        """Whether a caretaker at this table thinks: somebody listens who runs the search, and the
        game can be judged. Otherwise it gives the safest answers."""
        return self.on_computer_turn is not None and seating.thinks(table.game)

    def thinkers(self, table: Table, asked: Iterable[int]) -> list[int]:
        """Of the seats that are asked those whose computers, or caretakers, think about it."""
        return turns.thinkers(table, asked, self.cares(table))

    def tell_thinkers(self, db: Connection, table: Table, asked: Iterable[int]) -> None:
        """Let the node that speaks for a table hear, with what is stored, of a computer that is
        asked."""
        if self.thinkers(table, asked):
            db.tell(COMPUTER_TURN, table.id)

    def think(self, table: Table, asked: Iterable[int]) -> None:
        """Call the listener for thinking if somebody who is asked thinks. A node elsewhere that
        speaks for the table was told with what was stored."""
        if (
            self.on_computer_turn is not None
            and self.owner.owns(table.id)
            and self.thinkers(table, asked)
        ):
            self.on_computer_turn(table.id)

    async def _trouble(self, table: Table, error: Exception) -> None:
        """An automatic answer failed: the table waits until somebody else gets the seat."""
        detail = "".join(traceback.format_exception(error))
        reference = await self.report("an automatic answer failed", detail, table_id=table.id)
        log.error("[%s] table %d: an automatic answer failed\n%s", reference, table.id, detail)


def _load(
    db: Connection, table_id: int, interaction: int | None, user_id: int | None
) -> Loaded | None:
    if user_id is None:
        return game_rows.load(db, table_id, interaction)
    return snapshot_rows.load(db, table_id, user_id, interaction)


def _marked(loaded: Loaded) -> Loaded:
    if loaded.repeated:
        receipt.mark()  # what is wished was stored at the first delivery
    return loaded


def _drafted(rules: Rules[Any], steps: Sequence[stored.StoredStep]) -> list[Drafted]:
    return [
        Drafted(s.user_id, rules.parse_action(s.action), s.at, s.planned)
        for s in steps
        if s.action is not None
    ]


def _still(db: Connection, sources: Sequence[Source]) -> bool:
    """Whether everything that answers at a table is as it was read."""
    return all(source.still(db) for source in sources if isinstance(source, Remembers))


def _written_down(
    db: Connection, sources: Sequence[Source], table: Table, change: Change, at: float
) -> bool:
    """Let the sources write down what they have to; whether something is due at a certain time."""
    due = False
    for source in sources:
        if isinstance(source, Remembers):
            due = source.store(db, table, change, at) or due
    return due


def _tell(db: Connection, table: Table, *, due: bool, thinking: bool) -> None:
    """Let the node that speaks for the table hear what there is to do."""
    for topic in (DUE,) * due + (COMPUTER_TURN,) * thinking:
        db.tell(topic, table.id)


def _told_of(change: Change, announcement: outgoing.Board | None, rest: float) -> dict[str, Any]:
    """The columns of a table that say how far it has come and what was announced there."""
    public = change.public
    columns = {"seq": change.head.seq, "public_seq": public.seq, "draft_seat": change.draft_seat}
    if announcement is None:
        return columns
    # While a question rests, nobody has read yet that others are asked.
    asked = {} if rest else {"told_asked": sorted(public.asked)}
    return {**columns, "told_seq": public.seq, **asked}


def _say(
    db: Connection, table: Table, change: Change, told: Sequence[Outgoing], rest: float, at: float
) -> None:
    """Put the messages of a change into the outbox. A board replaces a question that rested and was
    answered meanwhile. A player whose turn simply goes on is called back alone, if they have gone
    away."""
    board = any(isinstance(said, outgoing.Board) for said in told)
    if board:
        outbox_rows.drop_resting(db, table.id)
    outbox_rows.announce(db, table.id, at, told, rest=rest, dropped=board)
    back = turns.called(table, change.public, sorted(change.told.back))
    outbox_rows.announce(db, table.id, at, back, later=RECALL)


def _before(db: Connection, table: Table, over: bool) -> None:
    """What a commit reads before it writes that."""
    table_id = table.id
    plan_rows.plans(db, table_id)
    order_rows.of_table(db, table_id)
    held_rows.of_table(db, table_id)
    held_rows.rests(db, table_id)
    wait_rows.before_sync(db, table_id)
    request_rows.open_at(db, table_id)
    if table.rated:
        close_rows.open_at(db, table_id)
    if over:
        outbox_rows.resting(db, table_id)
        invitation_rows.open_at(db, table_id)
