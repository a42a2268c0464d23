"""Fixtures of the tests that drive the bot in a simulated Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from engine import registry
from render.registry import presentation
from tests.bot import checks
from tests.bot.discord_api.description import Description
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

    def paint(view: Any, picture: str, names: Sequence[str], language: object) -> Image.Image:
        return Image.new("RGB", (8, 6), "tan")

    def changes(
        before: Any,
        view: Any,
        picture: str,
        names: Sequence[str],
        legend: str,
        language: object,
    ) -> Image.Image:
        return paint(view, picture, names, language)

    for key in tuple(registry.keys()):
        painter = presentation(key).painter
        if painter is not None:
            monkeypatch.setattr(painter, "paint", paint)
            monkeypatch.setattr(painter, "changes", changes)
            monkeypatch.setattr(painter, "question", lambda *_, **__: None)
            monkeypatch.setattr(painter, "warm", lambda view: None)
