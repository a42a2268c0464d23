"""Poker face: when to publish an answer that depends on hidden things, and the answers that wait
for that.

Whether and when an answer appears must not depend on what only its owner knows. So a question gets
one delay, the same however its answer comes about. The one order whose use depends on hidden cards
is to answer where there is no choice: its delay is drawn from what people at this table need who
answer quickly.

All times are seconds since 1970, all spans are seconds.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.core import Decision
from tables.model.clock import Open
from tables.model.users import awake

PACE = (20.0, 60.0)
"""The range of the delay of a question."""
FEW = 6
"""With fewer answers to go by, the pace of people is a guess."""
GUESS = (120.0, 900.0)
"""The range of that guess; as many short waits in it as long ones by their number of digits."""
QUICK = 3
"""One answer in so many counts as quick: an answer without a choice comes as soon as these. People
are as quick in as many cases, so that an answer comes soon says little about a hand."""


@dataclass(frozen=True, slots=True)
class Held:
    """An answer that waits for its moment. action: JSON; None: the orders will be asked then.
    quiet: its seat was not pinged. question: what an action answers, see `mark_of`."""

    table_id: int
    seat: int
    wait: int
    action: str | None
    quiet: bool
    due_at: float
    question: int | None = None


def mark_of(decision: Decision) -> int:
    """Whether a question is the same as before: the same kind under the same circumstances."""
    said = json.dumps([decision.seat, decision.kind, dict(decision.facts)], sort_keys=True)
    return int.from_bytes(hashlib.sha256(said.encode()).digest()[:6], "big")


@dataclass(frozen=True, slots=True)
class Face:
    """How a table keeps its face. secret: of the table. low, high: the range of the delay.
    spans: how long people took for guarded questions."""

    secret: str
    low: float
    high: float
    spans: Sequence[float] = ()

    def shown_at(self, asked: Open) -> float:
        """When the answer to the question of a wait is published, at the earliest."""
        return asked.wait.since + self.low + (self.high - self.low) * self._part("pace", asked)

    def forced_at(self, asked: Open) -> float:
        """When an answer without a choice is published: as late as people are who answer quickly,
        in no quiet hours, before the first reminder and before time is out."""
        known = sorted(span for span in self.spans if span > self.high)
        part = self._part("forced", asked)
        if len(known) >= FEW:
            quick = known[: -(-len(known) // QUICK)]
            span = quick[int(part * len(quick))] * (0.8 + 0.4 * self._part("blur", asked))
        else:
            low, high = map(math.log, GUESS)
            span = math.exp(low + (high - low) * part)
        since, out = asked.wait.since, asked.deadline
        at = since + max(self.high, min(span, 0.9 * asked.rules.first))
        at = awake(replace(asked.user, away_until=None), at)
        return at if out is None else min(at, since + 0.9 * (out - since))

    def _part(self, what: str, asked: Open) -> float:
        """A number from 0 to 1, the same after a restart and in every kind of database: numbers of
        rows are no part of it, for a server leaves some out where a transaction is tried again."""
        said = f"{self.secret}:{what}:{asked.wait.seat}:{asked.wait.since:.3f}".encode()
        return int.from_bytes(hashlib.sha256(said).digest()[:6], "big") / (1 << 48)
