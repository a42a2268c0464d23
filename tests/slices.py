"""Which tests a run takes.

Tests that play whole games cost the most and catch the least that no other test catches. They are
cut into slices: `AGORA_TEST_SLICE` is a number, and 20 numbers in a row take everything once.

    0 to 19    all ordinary tests, and of the sliced ones those of this slice (any number will do)
    quick      only the ordinary ones
    all        everything

Without the variable a run takes slice 0; a run that names a file or a test takes all of it.

A test is sliced if it is marked `sliced`, or if it repeats with PostgreSQL what an ordinary test
does with a file. What is about the server itself is marked `server` and always runs with it.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Iterable, Sequence

import pytest

from tests.tables.backends import POSTGRES

WISH = "AGORA_TEST_SLICE"
ALL, QUICK = "all", "quick"
SLICES = 20
"""So many numbers in a row take everything."""
SHARE = 5
"""A marked test is in one slice of so many, if the mark says nothing else."""


def wish(arguments: Sequence[str]) -> str:
    """The slice that somebody wants who runs pytest with these arguments."""
    chosen = os.environ.get(WISH)
    if chosen is not None:
        return chosen if chosen in (ALL, QUICK) else str(int(chosen) % SLICES)
    return ALL if any(".py" in argument for argument in arguments) else "0"


def share(item: pytest.Item) -> int:
    """One slice of how many takes a test: 1 for an ordinary one."""
    mark = item.get_closest_marker("sliced")
    marked = mark.args[0] if mark and mark.args else SHARE if mark else 1
    return max(marked, SLICES if _is_twin(item) else 1)


def takes(chosen: str, name: str, share: int) -> bool:
    """Whether a slice takes a test with this name, of which one slice in `share` takes each."""
    if chosen == ALL or share == 1:
        return True
    return chosen != QUICK and zlib.crc32(name.encode()) % share == int(chosen) % share


def name(item: pytest.Item) -> str:
    """What a test is called, in whichever group of tests it runs."""
    return item.nodeid.partition("@")[0]


def divide(
    items: Iterable[pytest.Item], chosen: str
) -> tuple[list[pytest.Item], list[pytest.Item]]:
    """The tests that run, and those that do not."""
    taken: list[pytest.Item] = []
    left: list[pytest.Item] = []
    for item in items:
        (taken if takes(chosen, name(item), share(item)) else left).append(item)
    return taken, left


def _is_twin(item: pytest.Item) -> bool:
    """Whether a test repeats with PostgreSQL what another one does with a file."""
    params = (
        item.callspec.params
        if isinstance(item, pytest.Function) and hasattr(item, "callspec")
        else {}
    )
    return params.get("kept_in") == POSTGRES and item.get_closest_marker("server") is None
