"""The toy game takes part like a registered one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.conftest import with_toy


@pytest.fixture(autouse=True, scope="package")
def _toy_is_registered() -> Iterator[None]:
    with with_toy():
        yield
