"""What the tests here share."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import render.registry
from bot.features.ratings import rater
from engine import registry
from engine.core import Rules
from tables.maintenance import housekeeping, reminders
from tests.bot import phone_look
from tests.kernel.toy import ENTRY
from tests.tables.backends import POSTGRES
from tests.tables.fixtures import given_back as given_back
from tests.tables.fixtures import here as here
from tests.tables.fixtures import kept_in as kept_in
from tests.tables.fixtures import path as path
from tests.tables.fixtures import run_with, run_with_file
from tests.tables.fixtures import same_chance as same_chance

OF_THE_FILE = {"test_cli", "test_cli_run", "test_storage_faults"}
"""What is tested here is the file."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests of the bot run with a file and a server, or with what `AGORA_TEST_STORE` says."""
    module, needed = metafunc.module.__name__.rpartition(".")[2], metafunc.fixturenames
    if module in OF_THE_FILE:
        run_with_file(metafunc)
    elif "world" in needed or ("tmp_path" in needed and hasattr(metafunc.module, "simulated")):
        run_with(metafunc, "sqlite", POSTGRES)
    elif "here" in needed:
        run_with(metafunc, "strict", POSTGRES)


@pytest.fixture(autouse=True)
def few_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Days go by in many tests, and looking every few seconds whether something has become due is
    all that costs time then. What is known to become due is looked at in time all the same."""
    monkeypatch.setattr(reminders, "TICK", 600.0)
    monkeypatch.setattr(housekeeping, "TICK", 1800.0)
    monkeypatch.setattr(rater, "TICK", 600.0)


@pytest.fixture
def toy_for_phones(toy: Rules[Any]) -> Iterator[Rules[Any]]:
    """The toy game, drawn for phones and with pictures of its questions."""
    look = phone_look.__name__
    entry = replace(ENTRY, texts=f"{look}:TEXTS", board=look)
    phone_look.PAINTER.drawn.clear()
    # Not the test's own patches: those may be undone only after the game is gone.
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry.GAMES, toy.meta.key, entry)
        render.registry.presentation.cache_clear()
        yield toy
    render.registry.presentation.cache_clear()
