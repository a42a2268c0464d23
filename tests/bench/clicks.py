"""From a press to its acknowledgement and to the posted board, with the whole bot in SimCord.

Two simulated people press at random through several games. Everything is in the figures but the
network: discord.py, the database on disk, the engine, the picture, the posting.
"""

from __future__ import annotations

import asyncio
import random
import re
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tests.bench.table import Table, milli, percentile
from tests.bot.players import Clicker
from tests.bot.simulated import World, simulated

GAME = "antike-duellum"
GAMES = 3
TURN_LIMIT = 15
_CALLBACK = re.compile(r"/interactions/\d+/[^/]+/callback")
_ANSWER = re.compile(r"/webhooks/\d+/[^/]+/messages/@original")
_POST = re.compile(r"/channels/\d+/messages")


@dataclass
class Times:
    """Seconds per press."""

    acknowledged: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)
    posted: list[float] = field(default_factory=list)
    filmed: list[float] = field(default_factory=list)


@dataclass
class Stopwatch(Clicker):
    """Presses at random and measures what Discord gets back."""

    times: Times = field(default_factory=Times)

    async def measured(self) -> None:
        """Open the panel and press once."""
        panel = await self.world.open_panel(self.actor)
        unit = self.rng.choice(self.units(panel))
        seen = len(self.world.wire.times)
        start = time.perf_counter()
        await self.press(panel, unit)
        posted: list[float] = []
        for at, method, path in self.world.wire.times[seen:]:
            passed = at - start
            if _CALLBACK.fullmatch(path):
                self.times.acknowledged.append(passed)
            elif method == "PATCH" and _ANSWER.fullmatch(path):
                self.times.answered.append(passed)
            elif method == "POST" and _POST.fullmatch(path):
                posted.append(passed)
        # The press that ends a game posts its last board and later, when it is made, a time-lapse.
        self.times.posted += posted[:1]
        self.times.filmed += posted[1:]


def tables() -> list[Table]:
    """The figures of the budget: acknowledgement p99 <= 100 ms, posted board p95 <= 1 s."""
    times = asyncio.run(_measure())
    rows = (
        _row("press to acknowledgement", times.acknowledged, "p99 ≤ 100"),
        _row("press to the changed panel", times.answered, ""),
        _row("press to the posted board", times.posted, "p95 ≤ 1,000"),
        _row("last press to the time-lapse", times.filmed, ""),
    )
    return [
        Table(
            "Presses in SimCord: milliseconds",
            ("", "presses", "p50", "p95", "p99", "budget"),
            rows,
            f"{GAMES} games of {GAME} by random presses; panel and board have real pictures. "
            "The time-lapse of a game is made in a process of its own, and nothing waits for it.",
        )
    ]


def _row(what: str, found: Sequence[float], budget: str) -> tuple[str, ...]:
    shown = (milli(percentile(found, share)) for share in (0.5, 0.95, 0.99))
    return (what, str(len(found)), *shown, budget)


async def _measure() -> Times:
    times = Times()
    with tempfile.TemporaryDirectory() as folder:
        async with simulated(Path(folder)) as world:
            for seed in range(GAMES):
                await _play(world, random.Random(seed), times)
    return times


async def _play(world: World, rng: random.Random, times: Times) -> None:
    await world.start("Ann", "Bob", game=GAME, options={"turn_limit": TURN_LIMIT})
    while (await world.table()).status == "running":
        [asked] = await world.asked()
        await Stopwatch(world, asked, rng, times=times).measured()
