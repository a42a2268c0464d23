"""What the tests of tables run against is what their names say."""

from __future__ import annotations

import os

import pytest

from tables.store.postgres import PostgresStore
from tables.store.sqlite import SqliteStore
from tests.tables.backends import CHOICE, POSTGRES, StrictStore
from tests.tables.parlour import Parlour

pytestmark = pytest.mark.server

KINDS = {"sqlite": SqliteStore, "strict": StrictStore, POSTGRES: PostgresStore}


async def test_the_database_is_of_the_kind_that_was_chosen(
    here: Parlour, kept_in: str | None
) -> None:
    assert type(here.store) is KINDS[kept_in or os.environ[CHOICE]]
