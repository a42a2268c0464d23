"""What stands behind the bot is what the names of its tests say."""

from __future__ import annotations

import os

import pytest

from tests.bot.simulated import World
from tests.tables.backends import CHOICE
from tests.tables.test_backends import KINDS

pytestmark = pytest.mark.server


async def test_the_database_is_of_the_kind_that_was_chosen(
    world: World, kept_in: str | None
) -> None:
    assert type(world.service.store) is KINDS[kept_in or os.environ[CHOICE]]
