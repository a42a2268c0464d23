"""What a database has to do for the tables, whichever it is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

from tables.store.connection import Connection

T = TypeVar("T")

Heard = Callable[[str, int], None]
"""Called with a topic and a number that another program has told (`Connection.tell`), or with
`MISSED` where some of that may have been missed."""
MISSED = "missed"
NODES = "nodes"
"""The topic by which all nodes are to give a sign of life at once, and look how things are."""


class Store(Protocol):
    """An open database. `tables.store.sqlite` is the one that comes with Agora."""

    @property
    def shared(self) -> bool:
        """Whether other programs may change this database at the same time."""

    async def listen(self, heard: Heard) -> None:
        """From now on until `close`, hear what other programs tell; in the loop of the caller."""

    async def close(self) -> None:
        """Finish what is queued and let go of it. Who comes later is refused (`Stopping`)."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a function that only reads; it sees one consistent state of the database.

        Raises `StorageFault`, and `DamagedSave` if something that is stored cannot be read."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a function as one transaction: all of it is stored, or an exception leaves nothing.

        It may be run again, so it changes nothing but the database. Whoever answers a press finds
        it in their receipt. Raises as `read` does."""

    async def erase(self, work: Callable[[Connection], T]) -> T:
        """As `write`, for what is to leave no trace."""

    async def urgent(self, work: Callable[[Connection], T]) -> T:
        """As `write`, on a way of its own where all others may be busy: for signs of life. Raises
        `Claimed` if somebody has the database for themselves by now."""

    async def compact(self) -> bool:
        """Let go of the room of all that was removed; whether nothing of it is left anywhere.
        Raises `StorageFault`."""

    async def backup(self, target: Path) -> None:
        """Copy the database to a new file while it is in use. Raises `StorageFault`."""
