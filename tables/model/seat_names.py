"""Who had the seats of a table when something happened, even if the seats have changed hands since.

The player who sat there then did what the log tells. The notes of a table say when a seat got
another player; nothing else has to be kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tables.model.notes import CaretakerPlays, Replaced, Returned
from tables.model.table import Note, Table


@dataclass(frozen=True, slots=True)
class Names:
    """The names of the seats of a table, step by step.

    now: as they are. changes: the seats that changed hands, oldest first, each with the last step
    before that and its name up to then.
    """

    now: tuple[str, ...]
    changes: tuple[tuple[int, int, str], ...] = ()

    def at(self, seq: int) -> tuple[str, ...]:
        """Those of the players who sat there when a step was made."""
        names = list(self.now)
        for upto, seat, old in reversed(self.changes):
            if seq <= upto:
                names[seat] = old
        return tuple(names)


def names_of(table: Table, notes: Sequence[Note]) -> Names:
    """The names of a table, by its notes, oldest first."""
    changes = (
        (note.seq, note.said.seat, note.said.old)
        for note in notes
        if isinstance(note.said, Replaced)
    )
    return Names(table.names, tuple(c for c in changes if c[1] < len(table.seats)))


def looked_after(notes: Sequence[Note], seat: int | None, seq: int) -> bool:
    """Whether a caretaker had a seat when a step was made, by the notes of the table, oldest first.
    What the player's orders answered then still counts as the player's step."""
    last = None
    for note in notes:
        said = note.said
        if isinstance(said, CaretakerPlays | Returned | Replaced) and said.seat == seat:
            last = said if note.seq < seq else last
    return isinstance(last, CaretakerPlays)


def dated(table: Table, notes: Sequence[Note]) -> list[Note]:
    """The notes of a table, oldest first, each with the names of its time."""
    names = list(table.names)
    found = []
    for note in reversed(notes):
        found.append(replace(note, names=tuple(names)))
        if isinstance(note.said, Replaced) and note.said.seat < len(names):
            names[note.said.seat] = note.said.old
    return found[::-1]
