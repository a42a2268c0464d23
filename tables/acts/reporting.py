"""Keeping faults and reports of users."""

from __future__ import annotations

from collections.abc import Callable

from tables.facts.errors import new_reference
from tables.facts.log import blot
from tables.store import problem_rows, receipt
from tables.store.store import Store

NUL, SEEN = "\0", "\N{SYMBOL FOR NULL}"
"""The words of a fault may quote what was typed; PostgreSQL keeps no text with a zero byte."""


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
