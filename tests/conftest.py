"""Fixtures that every part of the suite may use."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from hypothesis import settings

import engine.registry
import render.registry
from engine.core import Rules
from engine.registry import Entry
from tables.store import postgres_lane, postgres_listener, sqlite
from tests import cluster, lending, processor, slices
from tests.kernel.toy import ENTRY, RULES

BELFORT = Entry(
    "engine.games.belfort.rules:RULES", "render.text.belfort:TEXTS", "render.board.belfort"
)

KEPT = sqlite.SYNCHRONOUS
"""How the program waits for the disk."""

settings.register_profile("same", derandomize=True, deadline=None)
settings.load_profile("same")


pytest_plugins = ["pytester"]


def pytest_configure(config: pytest.Config) -> None:
    """Each test is measured. Python looks for garbage less often than usual: with 19,000 tests in
    memory that took a sixth of the time."""
    gc.set_threshold(50_000, 20, 50)
    config.pluginmanager.register(processor.Meter())


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Take the tests of the slice that is wanted."""
    items[:], left = slices.divide(items, slices.wish(config.args))
    if left:
        config.hook.pytest_deselected(items=left)


def pytest_collection_finish() -> None:
    """What was collected stays until the end: each look for garbage would go through all of it."""
    gc.freeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly that a database was not there to be tested with."""
    skipped = terminalreporter.stats.get("skipped", ())
    if any(cluster.MISSING in str(report.longrepr) for report in skipped):
        terminalreporter.section("PostgreSQL", red=True, bold=True)
        terminalreporter.line(cluster.MISSING, red=True, bold=True)


@pytest.fixture(autouse=True, scope="session")
def _waiting_for_no_disk() -> Iterator[None]:
    """Nobody wants to see the files of tests again."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite, "SYNCHRONOUS", "OFF")
        yield


@pytest.fixture(autouse=True, scope="session")
def _closed_at_once() -> Iterator[None]:
    """A store that is closed waits until who listens for it has seen so, which is up to half a
    second; there is one for each test with a server."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(postgres_listener, "LISTENS", 0.02)
        yield


@pytest.fixture(autouse=True, scope="session")
def _connections_stay() -> Iterator[None]:
    """A store takes the connections of the one before it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(postgres_lane, "pool", lending.pooled)
        yield
    lending.end()


@pytest.fixture
def on_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are kept as those of hosts are."""
    monkeypatch.setattr(sqlite, "SYNCHRONOUS", KEPT)


@contextmanager
def with_game(key: str, entry: Entry) -> Iterator[Rules[Any]]:
    """A game is registered, with its words and pictures, whether it is offered or not."""
    caches = (engine.registry.rules, render.registry.presentation)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(engine.registry.GAMES, key, entry)
        for cached in caches:
            cached.cache_clear()
        yield engine.registry.rules(key)
    for cached in caches:
        cached.cache_clear()


@contextmanager
def with_toy() -> Iterator[Rules[Any]]:
    """The toy game is registered like any other, with its words and pictures."""
    with with_game(RULES.meta.key, ENTRY) as rules:
        yield rules


@pytest.fixture
def belfort() -> Iterator[Rules[Any]]:
    """The rules of Belfort, whose host can correct figures, registered for the length of a test."""
    with with_game("belfort", BELFORT) as rules:
        yield rules


@pytest.fixture
def toy() -> Iterator[Rules[Any]]:
    """The rules of the toy game, registered for the length of a test."""
    with with_toy() as rules:
        yield rules
