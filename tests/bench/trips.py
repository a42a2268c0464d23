"""What a press and a turn cost: trips to the database, functions called, kB uploaded.

Simulated people press at random in the whole bot in SimCord. All is counted, nothing is timed, so
the figures of two versions can be set side by side.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Sequence
from pathlib import Path
from unittest.mock import patch

from tests.bench.table import Table, mean
from tests.bot.simulated import simulated
from tests.bot.trips import KINDS, OPEN, Cost, Ledger, Presser

GAMES = (("antike-duellum", ("Ann", "Bob")), ("tta-new-story", ("Ann", "Bob", "Chloe")))
TURNS = 24
"""Turns of each game; whoever presses by chance ends them early."""


def tables() -> list[Table]:
    """Costs per kind of press, and per turn."""
    rows: list[tuple[str, ...]] = []
    for game, people in GAMES:
        ledger = asyncio.run(play(game, people))
        rows += [_row(f"{game}: {kind}", ledger.of(kind)) for kind in KINDS if ledger.of(kind)]
        rows.append(_turn(f"{game}: a whole turn", ledger))
    return [
        Table(
            "What a press costs",
            (
                *("", "number", "trips", "most", "before the post", "most"),
                *("functions called", "kB uploaded"),
            ),
            tuple(rows),
            f"{TURNS} turns of each game by random presses. A trip is one reading or writing "
            "transaction; those before the post in the channel are told apart, as nobody waits for "
            "the others. Functions called are Python's, in the bot's thread, SimCord's included.",
        )
    ]


def _row(name: str, found: Sequence[Cost]) -> tuple[str, ...]:
    return (
        name,
        str(len(found)),
        f"{mean([c.trips for c in found]):.1f}",
        str(max(c.trips for c in found)),
        f"{mean([c.to_post for c in found]):.1f}",
        str(max(c.to_post for c in found)),
        f"{mean([c.calls for c in found]):,.0f}",
        f"{mean([c.uploaded / 1000 for c in found]):.0f}",
    )


def _turn(name: str, ledger: Ledger) -> tuple[str, ...]:
    turns, found = len(ledger.of(OPEN)), ledger.of()
    each = (sum(c.trips for c in found), sum(c.to_post for c in found))
    return (
        *(name, str(turns), f"{each[0] / turns:.1f}", "", f"{each[1] / turns:.1f}", ""),
        f"{sum(c.calls for c in found) / turns:,.0f}",
        f"{sum(c.uploaded for c in found) / 1000 / turns:.0f}",
    )


async def play(game: str, people: tuple[str, ...], turns: int = TURNS, seed: int = 7) -> Ledger:
    """Some turns of a game by random presses, and what they cost."""
    ledger = Ledger(calls=True)
    chance = random.Random(seed).getrandbits  # the same games each time
    with tempfile.TemporaryDirectory() as folder, patch("secrets.randbits", chance):
        async with simulated(Path(folder)) as world:
            await world.start(*people, game=game)
            rng = random.Random(seed)
            with ledger.watch(world):
                while len(ledger.of(OPEN)) < turns and (await world.table()).status == "running":
                    asked = await world.asked()
                    await Presser(world, asked[0], rng).turn_in(ledger)
    return ledger
