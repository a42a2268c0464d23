"""Fixtures of the tests that drive the bot in a simulated Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot import checks
from tests.bot.discord_api.description import Description
from tests.bot.plain_pictures import paint_plainly
from tests.bot.simulated import World, simulated


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
