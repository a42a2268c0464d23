"""What a database has to do for the tables, whichever it is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

from tables.store.connection import Connection

T = TypeVar("T")

Heard = Callable[[str, int], None]
"""Called with a topic and a number that another program has told (`Connection.tell`), or with
`MISSED` if some of that may have been missed."""
MISSED = "missed"
NODES = "nodes"
"""The topic that makes all nodes give a sign of life at once, and look how things are."""


class Store(Protocol):
    """An open database. `tables.store.sqlite` is the one that comes with Agora."""

    @property
    def shared(self) -> bool:
        """Whether other programs may change this database at the same time."""

    async def listen(self, heard: Heard) -> None:
        """Until `close`, hear what other programs tell, in the loop of the caller."""

    async def close(self) -> None:
        """Finish what is queued and let go of it. Later calls raise `Stopping`."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a function that only reads; it sees one consistent state of the database.

        Raises `StorageFault`, and `DamagedSave` if something that is stored cannot be read."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a function as one transaction: all of it is stored, or an exception leaves nothing.

        It may run again, so it changes nothing but the database. The receipt of a press tells that
        it was stored. Raises as `read` does.
        """

    async def erase(self, work: Callable[[Connection], T]) -> T:
        """As `write`, for what must leave no trace."""

    async def urgent(self, work: Callable[[Connection], T]) -> T:
        """As `write`, on a separate way for signs of life, which works while all others are busy.
        Raises `Claimed` if somebody has the database for themselves by now."""

    async def compact(self) -> bool:
        """Free the room of all that was removed. Returns whether nothing of it is left anywhere.
        Raises `StorageFault`."""

    async def backup(self, target: Path) -> None:
        """Copy the database to a new file while it is in use. Raises `StorageFault`."""
