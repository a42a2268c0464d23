"""Which tests a run takes.

Tests that play whole games cost the most and catch the least that no other test catches. They are
cut into slices: `AGORA_TEST_SLICE` is a number, and 20 numbers in a row take everything
once, except what only a run of everything takes.

    0 to 19    all ordinary tests, and of the sliced ones those of this slice (any number will do)
    quick      only the ordinary ones, and all cases of families
    all        everything

Without the variable a run takes slice 0; a run that names a file or a test takes all of it. Of the
tests that belong to what somebody has changed (`AGORA_TEST_NEAR`: their files and folders) a slice
takes all but whole games and what repeats them with PostgreSQL.

A test is sliced if it is marked `sliced`, if the last whole run has noted it as expensive
(`tests/costs.py`), or if it repeats with PostgreSQL what an ordinary test does with a file. What is
about the server itself is marked `server` and always runs with it. A test that a change anywhere
can break is marked `always`, so that it is ordinary whatever it costs. A family is one test with at
least five cases; each slice takes every fifth of them.

    sliced              one slice of 20 takes it: it plays whole games
    sliced(10)          one slice of 10 takes it: it plays no whole game, but takes a second
    sliced(5)           one slice of 5 takes it: half a second, or one of many that ask the same
    sliced(by="key")    tests of a file with the same parameter `key` run in the same slices:
                        they share what costs much; by="file": all tests of the file. A number
                        is that of the slice: parts of one test that are numbered come in turn
    not marked          if it is noted as expensive, one slice of 10, 15 or 20 takes it by its cost
                        (`costs.GRADES`), of rules one slice of 5; otherwise every slice. Of a
                        family in a folder of `OF_FAMILIES`, one slice of 5 takes a case
    sliced(WHOLE)       no slice takes it, only `all`: it asks whether many games together show
                        everything, and plays them all
"""

from __future__ import annotations

import os
import zlib
from collections import Counter
from collections.abc import Iterable, Sequence

import pytest

from tests import costs
from tests.tables.backends import POSTGRES

WISH = "AGORA_TEST_SLICE"
NEAR = "AGORA_TEST_NEAR"
ALL, QUICK = "all", "quick"
SLICES = 20
"""So many numbers in a row take everything."""
SHARE = 20
"""A marked test is in one slice of so many, if the mark says nothing else."""

WHOLE = 0
"""The share of a test that only a run of everything takes."""

LONG_TWIN = 1.0
"""A twin that takes so many seconds of processor is left to a run of everything: some slice plays
the same game with a file."""

FAMILY = 5
"""So many cases of one test are a family, and one slice of so many takes a case."""
OF_FAMILIES = ("tests/tables/", "tests/bot/", "tests/render/", "tests/conformance/")
"""Folders where cases cost much and families are sliced. Rules are not: their tests cost little and
find the most."""
OF_RULES = ("tests/games/", "tests/kernel/")
RULES = 5
"""A test of rules is in one slice of so many at least, if no mark says otherwise."""
CASES = pytest.StashKey[int]()
"""How many cases the test has that this is one of."""


def wish(arguments: Sequence[str]) -> str:
    """The slice that somebody wants who runs pytest with these arguments."""
    chosen = os.environ.get(WISH)
    if chosen is not None:
        return chosen if chosen in (ALL, QUICK) else str(int(chosen) % SLICES)
    return ALL if any(".py" in argument for argument in arguments) else "0"


def share(item: pytest.Item, seconds: float | None = None) -> int:
    """One slice of how many takes a test: 1 for an ordinary one.

    seconds: what it costs, if that is known better than from the notes.
    """
    spent = costs.of_test(name(item)) if seconds is None else seconds
    found = _own_share(item, costs.graded(spent))
    if not _is_twin(item) or found == WHOLE:
        return found
    return WHOLE if spent >= LONG_TWIN else SLICES


def _own_share(item: pytest.Item, by_cost: int) -> int:
    """The share by the mark of a test, by its family and by its cost, whichever takes it least
    often. Tests that stay together have the share of their mark."""
    mark = item.get_closest_marker("sliced")
    if mark is None and item.get_closest_marker("always") is not None:
        return 1
    marked = 1 if mark is None else int(mark.args[0]) if mark.args else SHARE
    if marked == WHOLE or (mark is not None and "by" in mark.kwargs):
        return marked
    if item.nodeid.startswith(OF_RULES):
        by_cost = min(by_cost, RULES)
    return max(marked, FAMILY if _of_a_family(item) else 1, by_cost)


def _of_a_family(item: pytest.Item) -> bool:
    """Whether a test without a mark is one of many cases that cost much together."""
    return (
        item.nodeid.startswith(OF_FAMILIES)
        and item.stash.get(CASES, 1) >= FAMILY
        and item.get_closest_marker("sliced") is None
    )


def takes(chosen: str, drawn: str, share: int) -> bool:
    """Whether a slice takes a test that one slice in `share` takes.

    drawn: what decides which one (`drawn_by`).
    """
    if chosen == ALL or share == 1:
        return True
    if chosen == QUICK or share == WHOLE:
        return False
    number = int(drawn) if drawn.isdigit() else zlib.crc32(drawn.encode())
    return number % share == int(chosen) % share


def takes_near(near: Sequence[str], test: str, share: int) -> bool:
    """Whether a slice takes a test because it belongs to what was changed.

    near: files and folders of such tests; after `::` a word that their names hold. share: one slice
    in so many takes it otherwise.
    """
    return 0 < share < SLICES and any(_belongs(test, *one.split("::")) for one in near)


def _belongs(test: str, place: str, word: str = "") -> bool:
    return test.startswith((f"{place}::", f"{place}/")) and word in test


def name(item: pytest.Item) -> str:
    """What a test is called, in whichever group of tests it runs."""
    return item.nodeid.partition("@")[0]


def drawn_by(item: pytest.Item) -> str:
    """What decides which slices take a test: its name, or what it shares with others."""
    mark = item.get_closest_marker("sliced")
    by = mark.kwargs.get("by") if mark else None
    if by is None:
        return str(_number_in_family(item)) if _of_a_family(item) else name(item)
    file = name(item).partition("::")[0]
    if by == "file":
        return file
    value = _parameters(item).get(by)
    return str(value) if isinstance(value, int) else f"{file} {value}"


def _number_in_family(item: pytest.Item) -> int:
    """Cases one after the other have numbers one after the other; each family begins elsewhere."""
    assert isinstance(item, pytest.Function)
    own = sum(index for key, index in item.callspec.indices.items() if key != "kept_in")
    return zlib.crc32(_family(item).encode()) + own


def _family(item: pytest.Item) -> str:
    """What all cases of a test are called together."""
    return name(item).partition("[")[0]


def count_families(items: Iterable[pytest.Item]) -> None:
    """Note at each test how many cases there are like it; twins count once."""
    every = [item for item in items if isinstance(item, pytest.Function)]
    cases = Counter(_family(item) for item in every if not _is_twin(item))
    for item in every:
        item.stash[CASES] = cases[_family(item)]


def divide(
    items: Sequence[pytest.Item], chosen: str
) -> tuple[list[pytest.Item], list[pytest.Item]]:
    """The tests that run, and those that do not."""
    count_families(items)
    if chosen == ALL:
        return [*items], []
    near = os.environ.get(NEAR, "").split()
    taken: list[pytest.Item] = []
    left: list[pytest.Item] = []
    for item in items:
        takes_it = (
            takes(chosen, drawn_by(item), share(item))
            or (chosen == QUICK and _is_cheap_case(item))
            or takes_near(near, name(item), share(item))
        )
        (taken if takes_it else left).append(item)
    return taken, left


def _is_cheap_case(item: pytest.Item) -> bool:
    """Whether a test is sliced only because it has so many cases: of one folder they take little
    time."""
    return _of_a_family(item) and not _is_twin(item) and costs.share_of(name(item)) == 1


def _is_twin(item: pytest.Item) -> bool:
    """Whether a test repeats with PostgreSQL what another one does with a file."""
    return (
        _parameters(item).get("kept_in") == POSTGRES and item.get_closest_marker("server") is None
    )


def _parameters(item: pytest.Item) -> dict[str, object]:
    """The values a test is run with, by name."""
    if isinstance(item, pytest.Function) and hasattr(item, "callspec"):
        return dict(item.callspec.params)
    return {}
