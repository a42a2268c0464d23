"""What a press may cost: trips to the database are counted, so this holds on every machine."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.bot.simulated import simulated
from tests.bot.trips import END, FOLD, OPEN, STEP, Ledger, Presser

pytestmark = pytest.mark.server

TURNS = 6
AIM = 7
"""Reading the table for the press, storing the step; looking for the row of the outbox, claiming
it, and reading what its message tells. Meanwhile the panel reads in two trips which other table
waits for the player."""
MORE = 2
"""For each further answer that goes with the press: reading the table for it, storing it."""
AFTER = 4
"""Storing that it is said and is the board now; looking for the next row; looking for older boards
that still have their buttons, and storing that one has none any more."""


@pytest.mark.sliced
@pytest.mark.parametrize("game", ["antike-duellum", "tta-new-story"])
async def test_a_press_that_ends_a_turn_makes_few_trips_before_its_post(
    tmp_path: Path, game: str
) -> None:
    ledger = Ledger()
    async with simulated(tmp_path) as world:
        await world.start("Ann", "Bob", game=game)
        rng = random.Random(3)
        with ledger.watch(world):
            while len(ledger.of(OPEN)) < TURNS:
                asked = await world.asked()
                await Presser(world, asked[0], rng).turn_in(ledger)
    assert len(ledger.of(END)) >= TURNS
    assert max(cost.to_post - MORE * (cost.answers - 1) for cost in ledger.of(END)) <= AIM
    assert min(cost.after_post for cost in ledger.of(END)) == AFTER, "letters take more"
    assert {cost.trips for cost in ledger.of(OPEN, FOLD)} == {1}, "looking is one read"
    assert min(cost.trips for cost in ledger.of(STEP)) >= 2, "what is counted is there"
