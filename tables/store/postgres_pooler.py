"""A pool between us and a PostgreSQL server, such as PgBouncer.

Locks, notices and settings of ours belong to a connection. A pool that keeps a connection for each
client (`pool_mode = session`) is fine. A pool that gives every transaction another connection to
the server would silently lose them.
"""

from __future__ import annotations

from tables.model.errors import WrongDatabase
from tables.store.address import Address
from tables.store.postgres_link import Raw, connected, value

LOOKS = 3
"""How often to look: at a busy pool another client may come between."""


def refuse_shared(db: Raw, address: Address) -> None:
    """Raises `WrongDatabase` if two of our connections share one to the server, or one of ours uses
    several in turn. Without a pool, this takes one question."""
    own = serving(db)
    if own == announced(db):
        return
    with connected(address) as other:
        for _ in range(LOOKS):
            if serving(other) == own or serving(db) != own:
                raise WrongDatabase("database_pooled", path=str(address))


def announced(db: Raw) -> int:
    """The number of the server's process that was told at the connection; a pool tells its own."""
    return db.info.backend_pid


def serving(db: Raw) -> int:
    """The number of the process that answers."""
    return int(value(db.execute("SELECT pg_backend_pid()", prepare=False)))
