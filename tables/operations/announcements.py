"""What a board message needs, in one reading of the table.

One message tells the whole story of a turn once the turn is over. Until then the newest message
tells the part that is known, and the message that replaces it includes that part.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.core import Decision, Rules
from tables.model import turns, undo
from tables.model.errors import LostPosition, NoTable, Stale
from tables.model.outbox import OutboxRow, holds
from tables.model.outgoing import Board, DirectPost
from tables.model.stored import Loaded, Part, StoredStep
from tables.model.table import LogEntry, Note, Position, Table
from tables.operations.repository import TableRepository
from tables.operations.views import Views
from tables.store import game_rows, note_rows, outbox_rows, step_rows, story_rows, user_rows
from tables.store.connection import Connection
from tables.store.snapshot_rows import part
from tables.store.story_rows import Told

LOOKED = 400
"""How many steps before those of a row are searched for the beginning of its turn."""


@dataclass(frozen=True, slots=True)
class Turns:
    """The published turns of a table by their last steps, with their seats. back: the step that the
    table went back to last; -1 if it never did."""

    ends: Mapping[int, int | None]
    back: int = -1

    def over(self, seq: int) -> int:
        """The end of the last turn that was over with step `seq`; or where the table went back to
        in the turn that goes on there, since what was before that has been told."""
        floor = self.back if self.back <= seq else -1
        return max([floor, *(end for end in self.ends if end <= seq)])

    def ended(self, rules: Rules[Any], seq: int, asked: Sequence[Decision]) -> int | None:
        """The last step before the turn that goes on with step `seq`; None if none does. asked:
        what is asked there."""
        end, owner = next(((e, s) for e, s in self.ends.items() if e >= seq), (-1, None))
        if end < 0 or (end == seq and not turns.goes_on(rules, owner, asked)):
            return None
        return self.over(seq - 1) if self.back != seq else seq


@dataclass(frozen=True, slots=True)
class TurnSummary:
    """What a message tells: finished turns, and the current one as far as it is known.

    begun: whether a turn is going on.
    """

    over: Sequence[LogEntry]
    so_far: Sequence[LogEntry] = ()
    begun: bool = False

    @property
    def between(self) -> bool:
        """Whether it holds only the current turn: a question in the middle of it."""
        return self.begun and not self.over


@dataclass(frozen=True, slots=True)
class _Read:
    """loaded: the table. untold: where the message begins to tell; shown: where the present one
    did. steps: from the earlier of the two up to where the row stands. unpinged: users of the row
    who get one message a day instead of pings."""

    loaded: Loaded
    turns: Part[Turns]
    untold: Part[Told]
    shown: Part[Told | None]
    steps: Part[list[StoredStep]]
    notes: Part[list[Note]]
    unpinged: frozenset[int]


class Announcement:
    """Reads what a row of the outbox announces. to_seq: the step at which it stands."""

    def __init__(self, repository: TableRepository, views: Views, read: _Read, to_seq: int) -> None:
        self._repository = repository
        self._views = views
        self._read = read
        self.to_seq = to_seq

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self._read.loaded.table

    @property
    def unpinged(self) -> frozenset[int]:
        """The users, out of those whom the row pings, who want no pings."""
        return self._read.unpinged

    async def untold(self) -> Told:
        """Where the message begins to tell. Raises `DamagedSave`."""
        return await self._repository.part(self._read.untold)

    async def shown(self) -> Told | None:
        """Where the present board message begins to tell; None if that is not known. Raises
        `DamagedSave`."""
        return await self._repository.part(self._read.shown)

    async def since(self, told: Told, position: Position) -> TurnSummary:
        """All that has happened since, up to where the row stands. Raises `DamagedSave`."""
        steps = await self._repository.part(self._read.steps)
        notes = await self._repository.part(self._read.notes)
        later = [step for step in steps if step.seq > told.from_seq]
        back = [] if told.back is None else [undo.entry(told.back, told.from_seq)]
        news = back + await self._views.entries(self.table, None, later, notes, ())
        news = [replace(entry, cared=await self._cared(news, i)) for i, entry in enumerate(news)]
        end = await self._over(position)
        if end is None:
            return TurnSummary(news)
        over = [entry for entry in news if entry.seq <= end]
        return TurnSummary(over, [entry for entry in news if entry.seq > end], begun=True)

    async def _cared(self, news: Sequence[LogEntry], last: int) -> tuple[Any, Any] | None:
        """What everybody saw before and after a caretaker acted, if this is the last step of the
        caretaker."""
        if not news[last].caretaker or _same(news, last, last + 1):
            return None
        first = last
        while _same(news, first - 1, last):
            first -= 1
        rules = self._repository.rules(self.table.game)
        ends = (news[first].seq - 1, news[last].seq)
        try:
            points = [await self._repository.steps.rebuild(self.table, rules, seq) for seq in ends]
        except (Stale, LostPosition):
            return None
        before, after = (rules.view(point.state, None) for point in points)
        return before, after

    async def _over(self, position: Position) -> int | None:
        """The last step before the turn that goes on where the row stands; None if none does."""
        found = await self._repository.part(self._read.turns)
        rules = self._repository.rules(self.table.game)
        return found.ended(rules, self.to_seq, position.waiting)

    async def position(self) -> Position:
        """What everybody may see where the row stands; usually that is the present. Raises
        `DamagedSave`, `LostPosition`."""
        table = self.table
        if self.to_seq != table.public_seq:
            return await self._views.history(table.id, self.to_seq, None)
        try:
            return await self._views.of(self._read.loaded, None)
        except Stale:
            return await self._views.position(table.id, None)


class Announcements:
    """Looks at tables for their board messages."""

    def __init__(self, repository: TableRepository, views: Views) -> None:
        self._repository = repository
        self._views = views

    async def of(self, row: OutboxRow[Board], seat: int | None = None) -> Announcement:
        """What a row about a board has to tell. seat: to its player alone. Raises `NoTable`."""
        read = await self._repository.store.read(
            lambda db: _read(db, row, self._repository.rules, seat)
        )
        if read is None:
            raise NoTable()
        return Announcement(self._repository, self._views, read, row.message.to_seq)

    async def board_of(self, row: OutboxRow[DirectPost]) -> OutboxRow[Board] | None:
        """The row of the board that a direct message shows; None if it is not kept any more, or the
        table has gone back since."""

        def work(db: Connection) -> OutboxRow[Board] | None:
            found = outbox_rows.one(db, row.message.row)
            table = game_rows.load(db, row.table_id)
            if found is None or table is None or not holds(found, Board):
                return None
            return found if found.message.to_seq <= table.table.public_seq else None

        return await self._repository.store.read(work)


def _read(
    db: Connection,
    row: OutboxRow[Board],
    rules_of: Callable[[str], Rules[Any]],
    seat: int | None,
) -> _Read | None:
    loaded = game_rows.load(db, row.table_id)
    if loaded is None:
        return None
    table, to_seq = loaded.table, row.message.to_seq
    notes = part(lambda: note_rows.notes(db, table.id))
    found = part(lambda: _turns(db, table, rules_of(table.game), notes.value or (), to_seq))
    over = found.value or Turns({})
    for_good = table.borrowed
    untold = part(lambda: _begin(over, story_rows.untold(db, row, seat, for_good=for_good)))
    shown = part(lambda: _shown(db, table, over))
    begins = [told.from_seq for told in (untold.value, shown.value) if told is not None]
    after, upto = min(begins, default=to_seq), min(to_seq, table.public_seq)
    steps = part(lambda: step_rows.steps(db, table.id, after, upto))
    unpinged = user_rows.with_daily(db, row.message.ping)
    return _Read(loaded, found, untold, shown, steps, notes, unpinged)


def _same(news: Sequence[LogEntry], one: int, other: int) -> bool:
    """Whether both are steps that a caretaker made for the same seat."""
    if one < 0 or other >= len(news):
        return False
    a, b = news[one], news[other]
    return a.caretaker and b.caretaker and a.seat == b.seat


def _turns(
    db: Connection, table: Table, rules: Rules[Any], notes: Sequence[Note], to_seq: int
) -> Turns:
    low = max(-1, to_seq - LOOKED)
    steps = step_rows.authors(db, table.id, table.public_seq, low)
    ends = turns.ends(rules, [(step.seq, step.seat, step.question) for step in steps])
    if low >= 0:
        ends = {low: None, **ends}
    back = [note.seq for note in notes if note.kind == "took_back"]
    return Turns(ends, back[-1] if back else -1)


def _shown(db: Connection, table: Table, found: Turns) -> Told | None:
    told = story_rows.shown_by(db, table.id, table.message_id, for_good=table.borrowed)
    return None if told is None else _begin(found, told)


def _begin(found: Turns, told: Told) -> Told:
    """Where a message begins that continues what earlier ones told: with the turn that was
    unfinished then. One that says that the table went back knows it from then."""
    return told if told.fixed else Told(min(told.from_seq, found.over(told.from_seq)))


def told_for_good(
    db: Connection, table: Table, rules: Rules[Any], asked: Sequence[Decision]
) -> int:
    """The last published step that no later message has to tell: what is over stays told. asked:
    what is asked there."""
    found = _turns(db, table, rules, note_rows.notes(db, table.id), table.public_seq)
    ended = found.ended(rules, table.public_seq, asked)
    return table.public_seq if ended is None else ended
