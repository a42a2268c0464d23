"""The planned start of a game: what a host may type, who sets it, and what follows from it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
import pytest_asyncio

from tables.maintenance.idling import Idling
from tables.model import outgoing, users
from tables.model.errors import NotAllowed, UserError, WrongStatus
from tables.model.idleness import DAY, LOBBY_DAYS
from tests.tables.parlour import ANN, BOB, Parlour, parlour
from tests.tables.refused import refused
from tests.tables.test_idle import pass_days

BERLIN = ZoneInfo("Europe/Berlin")
NEW_YORK = ZoneInfo("America/New_York")


def at(text: str, zone: ZoneInfo = BERLIN) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=zone).timestamp()


NOW = at("2026-11-27 18:00")
"""A Friday."""


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path / "agora.sqlite3", (ANN, BOB)) as opened:
        yield opened


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("today 20:00", "2026-11-27 20:00"),
        (" Tonight,  at 8pm ", "2026-11-27 20:00"),
        ("20:00", "2026-11-27 20:00"),
        ("17:30", "2026-11-28 17:30"),
        ("20h", "2026-11-27 20:00"),
        ("tomorrow 9.30", "2026-11-28 09:30"),
        ("Friday 20:00", "2026-11-27 20:00"),
        ("Friday 17:00", "2026-12-04 17:00"),
        ("on thu 20", "2026-12-03 20:00"),
        ("Wednesday 20:00", "2026-12-02 20:00"),
        ("Sat 12am", "2026-11-28 00:00"),
        ("2026-12-04 20:00", "2026-12-04 20:00"),
        ("2027-01-26 18:00", "2027-01-26 18:00"),
    ],
)
def test_when_a_game_is_to_start(said: str, meant: str) -> None:
    assert users.read_start(said, NOW, BERLIN) == at(meant)


def test_a_start_is_read_in_the_zone_of_who_types_it() -> None:
    assert users.read_start("today 20:00", NOW, NEW_YORK) == at("2026-11-27 20:00", NEW_YORK)
    late = at("2026-11-28 02:00")
    assert users.read_start("today 23:00", late, NEW_YORK) == at("2026-11-27 23:00", NEW_YORK)


def test_a_start_keeps_its_hour_when_the_clocks_change() -> None:
    before = at("2026-10-24 12:00")
    assert users.read_start("Sunday 20:00", before, BERLIN) - before == 33 * 3600
    assert users.read_start("2026-10-25 02:30", before, BERLIN) - before == 14.5 * 3600
    before = at("2026-03-28 12:00")
    assert users.read_start("tomorrow 20:00", before, BERLIN) - before == 31 * 3600
    assert users.read_start("tomorrow 02:30", before, BERLIN) == at("2026-03-29 03:30")


@pytest.mark.parametrize(
    "said",
    ["", "soon", "today", "Friday 8", "Friday 25:00", "20:61", "24:00", "2026-02-30 20:00"],
)
def test_what_is_no_time_is_explained(said: str) -> None:
    with refused(UserError, "Friday 8pm"):
        users.read_start(said, NOW, BERLIN)


@pytest.mark.parametrize(
    "said", ["today 17:00", "today 18:00", "2026-11-26 20:00", "2027-01-26 18:01", "0001-01-01 20h"]
)
def test_a_start_lies_ahead_and_not_too_far(said: str) -> None:
    with refused(UserError, "at most 60 days"):
        users.read_start(said, NOW, BERLIN)


async def test_only_the_host_of_a_lobby_plans_its_start(here: Parlour) -> None:
    table, lobbies = await here.lobby(), here.service.lobbies
    when = here.clock() + DAY
    with pytest.raises(NotAllowed):
        await lobbies.plan(table.id, BOB.id, when)
    assert (await lobbies.plan(table.id, ANN.id, when)).starts_at == when
    assert (await here.table(table)).starts_at == when
    assert (await lobbies.plan(table.id, ANN.id, None)).starts_at is None
    game = await here.game()
    with pytest.raises(WrongStatus):
        await lobbies.plan(game.id, ANN.id, when)


async def test_a_lobby_stays_open_until_its_planned_start(here: Parlour) -> None:
    table, idling = await here.lobby(), Idling(here.service, None)
    await here.service.lobbies.plan(table.id, ANN.id, here.clock() + 20 * DAY)
    await pass_days(here, 20, idling)
    assert await here.told(outgoing.Idle) == []
    await pass_days(here, LOBBY_DAYS, idling)
    assert not (await here.table(table)).open
