"""Results keep where points came from, also where only what was told knows it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import pytest
import pytest_asyncio

from engine import registry
from engine.core import Resign, Rng
from tables.maintenance import doctor
from tables.maintenance.catching_up import CatchingUp
from tables.model.table import Table
from tables.store.connection import Connection
from tests.tables.backends import behind
from tests.tables.parlour import ANN, BOB, Parlour, parlour


@pytest_asyncio.fixture
async def here(path: Path) -> AsyncIterator[Parlour]:
    async with parlour(path, (ANN, BOB), rules_of=registry.rules) as opened:
        yield opened


async def played(here: Parlour) -> Table:
    """A game of Through the Ages that is over because somebody gave up, once there was culture."""
    service, chance = here.service, Rng(5)
    table = await service.lobbies.create(game="tta-new-story", guild_id=1, channel_id=5, host=ANN)
    await service.lobbies.join(table.id, BOB)
    table = await service.playing.start(table.id, ANN.id)
    while (table := await here.table(table)).status == "running":
        position = await service.views.position(table.id, None)
        [asked] = position.waiting
        user = next(seat.user_id for seat in table.seats if seat.index == asked.seat)
        assert user is not None
        [decision] = (await service.views.position(table.id, user)).decisions
        menus = tuple(menu for menu in decision.menus if not menu.confirm)
        scored = any(player.culture for player in position.view.players)
        ready = scored and decision.accepts(Resign())
        action = Resign() if ready else chance.choice(menus).sample(chance)
        await service.playing.act(table.id, user, None, action)
    return table


async def points(here: Parlour, table: Table) -> list[Mapping[str, int]]:
    found = await here.service.results.of_game(table.id)
    assert found is not None
    return [seat.points for seat in found.seats if seat.points is not None]


async def changed(here: Parlour, *statements: str) -> None:
    def work(db: Connection) -> None:
        for statement in statements:
            db.execute(statement)

    await here.store.write(work)


async def made_up(here: Parlour) -> None:
    looking = CatchingUp(here.service)
    while await looking.look():
        pass


async def test_a_result_has_what_the_news_tell(
    here: Parlour, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table = await played(here)
    outcome = (await here.service.views.position(table.id, None)).outcome
    assert outcome is not None
    found = await points(here, table)
    assert [sum(own.values()) for own in found] == list(outcome.totals)
    assert [set(own) for own in found] != [{"culture"}] * 2
    assert doctor.examine(behind(path), registry.rules).findings == []

    # An older game is made up for from the same news.
    await changed(here, "DELETE FROM endings")
    await made_up(here)
    assert await points(here, table) == found

    # Each part is looked at, not the sum alone.
    total = outcome.totals[0]
    await changed(here, f"UPDATE results SET points = '{{\"other\":{total}}}' WHERE seat = 0")
    [wrong] = doctor.examine(behind(path), registry.rules).findings
    assert getattr(wrong, "code", "") == "result_differs"

    # News of a kind that is no more.
    await changed(
        here,
        'UPDATE steps SET news = replace(news, \'"kind":"\', \'"kind":"older_\')',
        "DELETE FROM endings",
    )
    await made_up(here)
    assert await points(here, table) == list(outcome.scores)

    # News that are damaged.
    await changed(here, "UPDATE steps SET news = 'gone' WHERE seq = 3", "DELETE FROM endings")
    caplog.clear()
    await made_up(here)
    assert await points(here, table) == list(outcome.scores)
    assert "where its points came from cannot be told" in caplog.text
