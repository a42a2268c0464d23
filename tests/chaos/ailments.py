"""What befalls which node and when, so that nothing is excused by what befell another one.

A node is known by the address at which it reaches Discord. What befalls the database befalls all.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass

from tests.chaos.server import Repeated, Waiting

EVERYBODY = ""
"""In place of a node: the database, which all of them need."""
IMPATIENT = 5.0
"""Seconds after which people press again what nobody heard."""
CONVALESCENT = 6.0
"""Seconds after an illness in which its consequences still show."""
PARTED = ("freeze", "twin", "cut", "deaf", "restart", "full")
"""After these a node may not know that a message of its own is said already. One that is killed
leaves it to the next, who looks for it."""
HOLDING = ("freeze", "twin", "cut")
"""A node that is so keeps the rows locked that it was about to change."""
LOCKED_OUT = (
    "Too many are changing the database at the moment. Nothing was changed",
    "The database took too long to answer. Nothing was changed",
)
"""What people may be told at any node while one keeps rows locked."""
FAULTS = (
    *LOCKED_OUT,
    "The disk of the database is full. Nothing was changed",
    "The database server cannot be reached. Nothing was changed",
    "it may or may not be saved",
)
"""What people may be told by a node that is ill."""


@dataclass(slots=True)
class Ailment:
    """What befell a node. begun, over: seconds by `time.perf_counter`."""

    kind: str
    node: str
    begun: float
    over: float = math.inf


class Ailments:
    """Everything that befell anybody; a `hands.Mortal`."""

    def __init__(self) -> None:
        self.dead = asyncio.Event()
        self._all: list[Ailment] = []

    def begin(self, kind: str, node: str = EVERYBODY) -> Ailment:
        """Something befalls a node now. Whoever waits for an answer looks whether it is theirs."""
        begun = Ailment(kind, node, time.perf_counter())
        self._all.append(begun)
        self._tell()
        return begun

    def end(self, ailment: Ailment) -> None:
        ailment.over = time.perf_counter()
        self._tell()

    def _tell(self) -> None:
        self.dead.set()
        self.dead = asyncio.Event()

    def befell(
        self,
        node: str,
        since: float,
        kinds: Collection[str] = (),
        *,
        until: float = math.inf,
        anybody: bool = False,
    ) -> bool:
        """Whether a node, or anybody, was ill at some time in between. kinds: none for all."""
        return any(
            found.begun <= until
            and found.over + CONVALESCENT >= since
            and (anybody or found.node in (EVERYBODY, node))
            and (not kinds or found.kind in kinds)
            for found in self._all
        )

    # --- what is excused by it -------------------------------------------------------------------

    def lost(self, waiting: Waiting) -> bool:
        """Whether nobody is left who could answer a press: a node that has died, or is ill for
        longer than people wait. One that has merely let go of its shard has to answer what it has
        acknowledged."""
        if waiting.taken_by:
            return self._cannot(waiting.taken_by, waiting.timing.sent)
        return all(
            self._cannot(one.session.host, waiting.timing.sent)
            or (one.gone and _patience_over(waiting.timing.sent))
            for one in waiting.heard_by
        )

    def _cannot(self, node: str, sent: float) -> bool:
        killed = any(
            one.node == node and one.kind == "kill" and one.over >= sent for one in self._all
        )
        return killed or (_patience_over(sent) and self.befell(node, sent))

    def excused(self, said: str, waiting: Waiting) -> bool:
        """Whether a fault that is told comes from an illness of the node that tells it."""
        sent = waiting.timing.sent
        if any(fault in said for fault in FAULTS) and self.befell(waiting.taken_by, sent):
            return True
        locked = any(fault in said for fault in LOCKED_OUT)
        return locked and self.befell(EVERYBODY, sent, HOLDING, anybody=True)

    def unexplained(
        self, repeated: Collection[Repeated], moved: Callable[[Repeated], bool]
    ) -> set[str]:
        """Messages that were sent twice with the same nonce, although both nodes that did it were
        well: they owned the same table at the same time, or did not look for what was said. moved:
        whether the table was handed from one to another at that time."""
        return {
            f"message {one.nonce} was sent by {one.first} and {one.second}, both well"
            for one in repeated
            if not moved(one)
            and not any(
                self.befell(node, one.first_at, PARTED, until=one.second_at)
                for node in (one.first, one.second)
            )
        }


def _patience_over(sent: float) -> bool:
    return time.perf_counter() - sent > IMPATIENT
