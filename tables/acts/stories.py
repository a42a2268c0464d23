"""What a board message needs, in one reading of the table."""

from __future__ import annotations

from dataclasses import dataclass

from tables.acts.keeper import Keeper
from tables.acts.views import Views
from tables.facts import undo
from tables.facts.errors import NoTable, Stale
from tables.facts.model import LogEntry, Note, Position, Table
from tables.facts.outgoing import Board, OutboxRow
from tables.facts.stored import Loaded, Part, StoredStep
from tables.store import game_rows, note_rows, step_rows, story_rows
from tables.store.connection import Connection
from tables.store.snapshot_rows import part
from tables.store.story_rows import Told


@dataclass(frozen=True, slots=True)
class _Read:
    """loaded: the table. untold: where the message begins to tell; shown: where the present one
    did. steps: from the earlier of the two up to where the row stands."""

    loaded: Loaded
    untold: Part[Told]
    shown: Part[Told | None]
    steps: Part[list[StoredStep]]
    notes: Part[list[Note]]


class Story:
    """What a row of the outbox has to tell everybody. to_seq: the step at which it stands."""

    def __init__(self, keeper: Keeper, views: Views, read: _Read, to_seq: int) -> None:
        self._keeper = keeper
        self._views = views
        self._read = read
        self.to_seq = to_seq

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self._read.loaded.table

    async def untold(self) -> Told:
        """Where the message begins to tell. Raises `DamagedSave`."""
        return await self._keeper.part(self._read.untold)

    async def shown(self) -> Told | None:
        """Where the present board message begins to tell; None if that is not known. Raises
        `DamagedSave`."""
        return await self._keeper.part(self._read.shown)

    async def since(self, told: Told) -> list[LogEntry]:
        """All that has happened since, up to where the row stands. Raises `DamagedSave`."""
        steps = await self._keeper.part(self._read.steps)
        notes = await self._keeper.part(self._read.notes)
        later = [step for step in steps if step.seq > told.from_seq]
        back = [] if told.back is None else [undo.entry(told.back, told.from_seq)]
        return back + await self._views.entries(self.table, None, later, notes, ())

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


class Stories:
    """Looks at tables for their board messages."""

    def __init__(self, keeper: Keeper, views: Views) -> None:
        self._keeper = keeper
        self._views = views

    async def of(self, row: OutboxRow[Board]) -> Story:
        """What a row about a board has to tell. Raises `NoTable`."""
        to_seq = row.said.to_seq
        read = await self._keeper.store.read(lambda db: _read(db, row, to_seq))
        if read is None:
            raise NoTable()
        return Story(self._keeper, self._views, read, to_seq)


def _read(db: Connection, row: OutboxRow[Board], to_seq: int) -> _Read | None:
    loaded = game_rows.load(db, row.table_id)
    if loaded is None:
        return None
    table = loaded.table
    untold = part(lambda: story_rows.untold(db, row))
    shown = part(lambda: story_rows.shown_by(db, table.id, table.message_id))
    begins = [told.from_seq for told in (untold.value, shown.value) if told is not None]
    after, upto = min(begins, default=to_seq), min(to_seq, table.public_seq)
    steps = part(lambda: step_rows.steps(db, table.id, after, upto))
    return _Read(loaded, untold, shown, steps, part(lambda: note_rows.notes(db, table.id)))
