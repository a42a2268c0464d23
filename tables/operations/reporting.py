"""Keeping faults and reports of users."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from tables.model.errors import new_reference
from tables.model.log import blot
from tables.store import problem_rows, receipt
from tables.store.connection import Connection
from tables.store.store import Store

NUL, SEEN = "\0", "\N{SYMBOL FOR NULL}"
"""The words of a fault may quote what was typed; PostgreSQL keeps no text with a zero byte."""


LIKE_SECONDS, LIKE_TEXT = 86_400.0, 30_000
"""For how long faults of one kind that only the log told of share a row, and how long its text may
become: while a disk is full there is one with each press."""


@dataclass(frozen=True, slots=True)
class Logged:
    """A fault of which only the log told so far. at: seconds since 1970. kind: what it has in
    common with others. text: what the log said."""

    reference: str
    at: float
    kind: str
    text: str


class Reporter:
    """Keeps a fault or a user's report under a reference number."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self.noted: Callable[[str, str], None] = lambda summary, reference: None
        """Called with each fault that was kept."""

    async def __call__(
        self,
        summary: str,
        detail: str,
        *,
        table_id: int | None = None,
        user_id: int | None = None,
        reference: str | None = None,
    ) -> str:
        """Keep it; returns its reference number."""
        number = reference or new_reference()
        at = self._now()
        kept = (blot(summary).replace(NUL, SEEN), blot(detail).replace(NUL, SEEN))
        with receipt.aside():
            await self._store.write(
                lambda db: problem_rows.problem(db, number, at, *kept, table_id, user_id)
            )
        self.noted(kept[0], number)
        return number

    async def keep(self, several: Sequence[Logged]) -> None:
        """Keep faults of which the log told, and nobody else. Raises `StorageFault`."""
        with receipt.aside():
            await self._store.write(lambda db: _keep(db, several))


def _keep(db: Connection, several: Sequence[Logged]) -> None:
    for one in several:
        if problem_rows.by_reference(db, one.reference) is not None:
            continue
        summary = blot(problem_rows.LOGGED + one.kind).replace(NUL, SEEN)
        when = datetime.fromtimestamp(one.at, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
        text = blot(f"[{one.reference}] {when} {one.text}\n").replace(NUL, SEEN)
        row = problem_rows.alike(db, summary, one.at - LIKE_SECONDS, LIKE_TEXT)
        if row is None:
            problem_rows.problem(db, one.reference, one.at, summary, text, None, None)
        else:
            problem_rows.add_text(db, row, text)
