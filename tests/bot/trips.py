"""Counts what a press costs: trips to the database, functions called, bytes sent to Discord.

Counted, not timed: so it is the same on every machine, and a test may hold it.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from simcord.results import ResponseMessage

from tests.bot.players import Clicker
from tests.bot.simulated import World, presses

POST = re.compile(r"/channels/\d+/messages")
LOOKS = 0.3
"""How often somebody folds or unfolds menus before they choose; the board stays as it is."""
OPEN, FOLD, STEP, END = "opening the panel", "folding a menu", "a step of a turn", "ending a turn"
KINDS = (OPEN, FOLD, STEP, END)


@dataclass
class Cost:
    """What one press cost, with all that followed from it by itself.

    answers: given by it. trips: to the database. before: those before its post in the channel, or
    all if it made none.
    """

    kind: str = ""
    answers: int = 1
    trips: int = 0
    before: int | None = None
    calls: int = 0
    uploaded: int = 0

    @property
    def to_post(self) -> int:
        """Trips before the post, or all of them."""
        return self.trips if self.before is None else self.before

    @property
    def after_post(self) -> int:
        """Trips after the post."""
        return self.trips - self.to_post


@dataclass
class Ledger:
    """What presses cost, one after the other."""

    found: list[Cost] = field(default_factory=list)
    calls: bool = False
    """Whether functions are counted, too; that takes time."""

    @contextmanager
    def watch(self, world: World) -> Iterator[Ledger]:
        """Count what the bot of a world asks for, as long as this lasts."""
        store: Any = type(world.service.store)
        deliver, read, write = world.wire._deliver, store.read, store.write

        def delivered(backend: Any, method: str, path: str, **rest: Any) -> Any:
            if self.found:
                cost = self.found[-1]
                if method == "POST" and POST.fullmatch(path) and cost.before is None:
                    cost.before = cost.trips
                cost.uploaded += sum(f.fp.getbuffer().nbytes for f in rest.get("files") or ())
            return deliver(backend, method, path, **rest)

        def counted(trip: Callable[..., Any]) -> Callable[..., Any]:
            async def ask(store: Any, work: Any) -> Any:
                if self.found:
                    self.found[-1].trips += 1
                return await trip(store, work)

            return ask

        world.wire._deliver = delivered
        store.read, store.write = counted(read), counted(write)
        try:
            yield self
        finally:
            world.wire._deliver = deliver
            store.read, store.write = read, write

    @contextmanager
    def press(self) -> Iterator[Cost]:
        """All that happens in here is one press."""
        cost = Cost()
        self.found.append(cost)

        def called(frame: Any, event: str, argument: Any) -> None:
            if event == "call":
                cost.calls += 1

        if self.calls:
            sys.setprofile(called)
        try:
            yield cost
        finally:
            sys.setprofile(None)
            self.found.append(Cost())  # what comes from now on is looking at the table by the test

    def of(self, *kinds: str) -> list[Cost]:
        """What the presses of some kinds cost."""
        return [cost for cost in self.found if cost.kind in (kinds or KINDS)]


@dataclass
class Presser(Clicker):
    """Presses at random, folds menus now and then, and knows what each press was for."""

    async def turn_in(self, ledger: Ledger) -> None:
        """Open the panel and press until the table waits for somebody else."""
        with ledger.press() as cost:
            panel = await self.world.open_panel(self.actor)
        cost.kind = OPEN
        while units := self.units(panel):
            folds = [[p] for p in presses(panel) if p.parsed.op == "panel" and p.token == "m"]
            looks = folds and self.rng.random() < LOOKS
            unit = self.rng.choice(folds if looks else units)
            panel = await self._counted(ledger, panel, unit)

    async def _counted(
        self, ledger: Ledger, panel: ResponseMessage, unit: list[Any]
    ) -> ResponseMessage:
        before = await self.world.table()
        with ledger.press() as cost:
            after = await self.press(panel, unit)
        table = await self.world.table()
        cost.answers = max(1, table.seq - before.seq)
        cost.kind = STEP if table.version != before.version else FOLD
        if cost.before is not None:
            cost.kind = END
        return after or panel
