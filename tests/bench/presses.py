"""A season of presses: thirty people of one server wish, join, answer and play for twelve weeks,
with the whole bot in SimCord. The clock is moved; nothing waits for that of the machine."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

import pytest

from tables.store import sqlite
from tests.bench.table import Table, percentile
from tests.bot.club import Club, looks_rarely
from tests.bot.plain_pictures import paint_plainly
from tests.bot.simulated import simulated

PEOPLE, WEEKS = 30, 12


async def played(folder: Path, seed: int) -> tuple[Club, list[str]]:
    """One season, and what went wrong in it."""
    names = tuple(f"Person{number}" for number in range(PEOPLE))
    async with simulated(folder, names) as world:
        club = Club(world, seed)
        await club.gather()
        await club.pass_days(WEEKS * 7, _say)
        return club, await club.check()


def _say(day: int) -> None:
    print(f"\rday {day} of {WEEKS * 7} ", end="", file=sys.stderr, flush=True)


def tables() -> list[Table]:
    with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory() as folder:
        paint_plainly(patch)
        patch.setattr(sqlite, "SYNCHRONOUS", "OFF")  # nobody wants to see the file again
        looks_rarely(patch)
        club, wrong = asyncio.run(played(Path(folder), 1))
    waited = club.waited or [0.0]
    rows = [(name, f"{count:,}") for name, count in sorted(club.count.items())]
    rows += [
        ("hours from a wish to its table, median", f"{percentile(waited, 0.5):.0f}"),
        ("the same, 90 %", f"{percentile(waited, 0.9):.0f}"),
        ("rules that were broken", str(len(wrong))),
    ]
    note = (
        f"{PEOPLE} people, {WEEKS} weeks, two restarts. People look in about three times a day. "
        "A few never answer, or take no direct messages. These are the rules. No match brings "
        "people together who avoid each other, or gives somebody more tables than they want. Each "
        "question and each wish has an end. The board is edited at most twelve times in an hour. "
        "Its role is pinged at most once in six."
    )
    note = "\n\n".join([note, *wrong])
    return [Table("A season of presses", ("what", "how many"), tuple(rows), note)]
