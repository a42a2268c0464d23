"""Fixtures of the tests that drive the bot in a simulated Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from engine import registry
from tests.bot import checks
from tests.bot.discord_api.description import Description
from tests.bot.plain_pictures import paint_plainly
from tests.bot.simulated import World, simulated
from tests.kernel.toy import ENTRY, RULES


@pytest.fixture(scope="session")
def description() -> Description:
    """Discord's description of its API."""
    return Description.at_hand()


@pytest.fixture
async def world(tmp_path: Path, description: Description) -> AsyncIterator[World]:
    """A server with the bot; afterwards everything it sent is checked."""
    async with simulated(tmp_path) as world:
        yield world
        assert checks.problems(world.env.http_requests, description) == []


@pytest.fixture
def plain_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tiny pictures in place of boards, where a test is not about them."""
    paint_plainly(monkeypatch)


@pytest.fixture
def skirmish(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy game, which has every kind of question, as one of the games of the bot."""
    monkeypatch.setitem(registry.GAMES, RULES.meta.key, registry.Entry(ENTRY.rules))
    registry.rules.cache_clear()
    yield
    registry.rules.cache_clear()
