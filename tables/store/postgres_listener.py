"""Hears what other programs of a PostgreSQL database tell, on a connection of its own that is made
again whenever it is lost.

It only makes things quicker: whatever is told is also in the database, and is looked for now and
then anyway.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading

import psycopg

from tables.model.errors import StorageFault
from tables.store.address import Address
from tables.store.postgres_link import Raw, connected
from tables.store.store import MISSED, Heard

CHANNEL = "agora"
"""The channel of PostgreSQL in which our programs talk."""
LISTENS = 0.5
"""Seconds between two checks whether the store was closed."""
DEAF = 2.0
"""Seconds until the next try after the connection was lost."""

log = logging.getLogger("agora.store")


class Listener:
    """Listens for one store. voice: marks what the store itself tells, which is ignored."""

    def __init__(self, address: Address) -> None:
        self.voice = secrets.token_hex(4)
        self._address = address
        self._closed = threading.Event()
        self._thread: threading.Thread | None = None

    def open(self, heard: Heard) -> None:
        """Call `heard` in the loop that runs now, from now on."""
        loop = asyncio.get_running_loop()

        def say(topic: str, number: int) -> None:
            if not self._closed.is_set():
                loop.call_soon_threadsafe(heard, topic, number)

        self._thread = threading.Thread(target=self._run, args=(say,), name="agora-listener")
        self._thread.start()

    def close(self) -> None:
        """Hear nothing more; waits until that is so."""
        self._closed.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self, say: Heard) -> None:
        again = deaf = False
        while not self._closed.is_set():
            try:
                with connected(self._address) as db:
                    db.execute(f"LISTEN {CHANNEL}")
                    if again:
                        say(MISSED, 0)
                    if deaf:
                        log.info("other nodes are heard again")
                    again, deaf = True, False
                    self._hear(db, say)
            except (StorageFault, psycopg.Error) as error:
                if not deaf:
                    log.info("other nodes are not heard for now: %s", error)
                deaf = True
                self._closed.wait(DEAF)
            except RuntimeError:  # the loop was closed without the store
                return

    def _hear(self, db: Raw, say: Heard) -> None:
        while not self._closed.is_set():
            for told in db.notifies(timeout=LISTENS):
                # A newer program may say more; anybody who may connect can say anything.
                topic, number, voice, *_ = [*told.payload.split(" "), "", ""]
                if voice != self.voice and number.isascii() and number.isdecimal():
                    say(topic, int(number))
