"""Every attack fails, as it must. `make attacks` tries them with their figures."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.attacks.every import ATTACKS

CHEAP = frozenset({"forged", "restored", "worlds", "metrics"})
"""Attacks that run every time."""


NAMES = [
    name if name in CHEAP else pytest.param(name, marks=pytest.mark.sliced) for name in ATTACKS
]


@pytest.mark.sliced(5)
@pytest.mark.parametrize("name", NAMES)
def test_it_fails(name: str, tmp_path: Path) -> None:
    assert ATTACKS[name](tmp_path).through == []
