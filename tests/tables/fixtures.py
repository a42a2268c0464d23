"""What tests of tables and of the bot share: their chance, and a service on a file."""

from __future__ import annotations

import os
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import pytest_asyncio

from tables.store.store import Store
from tests import lending
from tests.tables.backends import BACK_ENDS, CHOICE, POSTGRES
from tests.tables.parlour import Parlour, parlour

CHANCE = "AGORA_TEST_CHANCE"
"""The variable that deals other cards in these tests, none of which may depend on the deal."""


@pytest.fixture(autouse=True)
def same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games and computers are the same each time a test runs."""
    chance = random.Random(int(os.environ.get(CHANCE, "20261121")))
    monkeypatch.setattr("secrets.randbits", chance.getrandbits)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the database of `here` is."""
    return tmp_path / "agora.sqlite3"


FILE = "file"
"""In place of a kind of database: the one that a test has where nobody chose any."""


def run_with(metafunc: pytest.Metafunc, *kinds: str) -> None:
    """Run a test with several kinds of databases, or with the one that `AGORA_TEST_STORE` says."""
    if metafunc.definition.get_closest_marker("of_the_file"):
        run_with_file(metafunc)
    elif CHOICE not in os.environ:
        metafunc.parametrize("kept_in", kinds, indirect=True)


def run_with_file(metafunc: pytest.Metafunc) -> None:
    """Run a test with a file, whatever `AGORA_TEST_STORE` says: it is about the file."""
    if CHOICE in os.environ:
        metafunc.parametrize("kept_in", [FILE], indirect=True)


@contextmanager
def in_a_file() -> Iterator[None]:
    """What is opened meanwhile is a file, whatever was chosen: for fixtures of whole modules, which
    are made before `kept_in`."""
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv(CHOICE, raising=False)
        yield


@pytest.fixture(autouse=True)
def kept_in(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str | None:
    """The kind of database behind a test, if `run_with` has chosen one. Not asked for by name, or
    pytest would take it for unused."""
    kind: str | None = getattr(request, "param", None)
    if kind == POSTGRES:
        lending.needed()
    if kind == FILE:
        monkeypatch.delenv(CHOICE, raising=False)
    elif kind is not None:
        monkeypatch.setenv(CHOICE, kind)
    return kind


@pytest.fixture(autouse=True)
def given_back() -> Iterator[None]:
    """What a test was lent is free again when it is over."""
    yield
    lending.give_back()


@pytest.fixture(params=sorted(BACK_ENDS))
def back_end(request: pytest.FixtureRequest) -> str:
    """Each back end in turn."""
    if request.param == POSTGRES:
        lending.needed()
    return str(request.param)


@pytest_asyncio.fixture
async def store(path: Path, back_end: str) -> AsyncIterator[Store]:
    """An empty database of each back end."""
    opened = await BACK_ENDS[back_end](path)
    yield opened
    await opened.close()


@pytest_asyncio.fixture
async def here(path: Path) -> AsyncIterator[Parlour]:
    """A service for Ann and Bob."""
    async with parlour(path) as opened:
        yield opened
