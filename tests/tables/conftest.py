"""What the tests here share; most of them run against every kind of database."""

import pytest

from tests.tables.backends import POSTGRES
from tests.tables.fixtures import back_end as back_end
from tests.tables.fixtures import given_back as given_back
from tests.tables.fixtures import here as here
from tests.tables.fixtures import kept_in as kept_in
from tests.tables.fixtures import path as path
from tests.tables.fixtures import run_with, run_with_file
from tests.tables.fixtures import same_chance as same_chance
from tests.tables.fixtures import store as store

OF_THE_FILE = {
    *(
        "test_doctor",
        "test_damage",
        "test_damages",
        "test_rounds",
        "test_private_files",
        "test_restore",
    ),
    *("test_sqlite", "test_privacy_places"),
}
"""What is tested here is the file."""
WITHOUT = {
    *("test_clock", "test_forged", "test_matching", "test_notes", "test_outgoing", "test_zones"),
}
"""Nothing is stored here."""
EACH = {
    *("test_copying", "test_older_databases", "test_postgres", "test_postgres_opening"),
    *("test_rolling_upgrade", "test_schemas", "test_store"),
}
"""These name their databases themselves."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each test of tables runs with a file, taken strictly, and with a server; or with what
    `AGORA_TEST_STORE` says."""
    module = metafunc.module.__name__.rpartition(".")[2]
    if module in OF_THE_FILE:
        run_with_file(metafunc)
    elif module not in WITHOUT | EACH:
        run_with(metafunc, "strict", POSTGRES)
