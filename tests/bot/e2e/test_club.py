"""Six people gather for five days: everything that is asked ends, and every rule is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from tables.model.invitations import DAY
from tests.bot.club import Club, looks_rarely
from tests.bot.simulated import simulated


@pytest.mark.sliced
@pytest.mark.usefixtures("plain_pictures")
async def test_nothing_that_people_ask_is_left_without_an_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks_rarely(monkeypatch)
    async with simulated(tmp_path, ("Ann", "Bob", "Chloe", "Dimitri", "Emre", "Fay")) as world:
        club = Club(world, 2, ("antike-duellum", "tzolkin"), rests=DAY / 2)
        await club.gather()
        await club.pass_days(5)
        assert await club.check() == []
        assert club.count["wishes"] > 3
        assert club.count["tables of matches"] > 0
