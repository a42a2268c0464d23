"""What every test of the bot shares: its chance."""

from __future__ import annotations

import os
import random

import pytest

CHANCE = "AGORA_TEST_CHANCE"
"""The variable that deals other cards in these tests, none of which may depend on the deal."""


@pytest.fixture(autouse=True)
def _same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games and computers are the same each time a test runs."""
    chance = random.Random(int(os.environ.get(CHANCE, "20261121")))
    monkeypatch.setattr("secrets.randbits", chance.getrandbits)
