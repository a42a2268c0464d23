"""The suite stays within its budget of processor time, whichever slice is run."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests import processor, slices
from tests.costs import Cost, noted, parsed
from tests.processor import folded, merged, of_slice


@pytest.mark.parametrize("number", range(slices.SLICES))
def test_every_slice_is_within_the_budget(number: int) -> None:
    """By what the last whole run has measured (tests/processor.txt)."""
    costs = noted()
    if not costs:
        pytest.skip("nobody has noted the costs of the tests yet; docs/testing.md says how")
    by_folder = of_slice(costs, str(number))
    told = "\n".join(["", *processor.listed(by_folder)])
    assert sum(by_folder.values()) <= processor.BUDGET, told


def test_small_tests_of_a_folder_are_added_up() -> None:
    costs = [
        Cost(2.0, 1, "tests/a/b/test_c.py::test_d"),
        Cost(0.1, 1, "tests/a/b/test_c.py::test_e"),
        Cost(0.1, 1, "tests/a/b/test_f.py::test_g"),
        Cost(0.1, 20, "tests/a/b/test_f.py::test_h"),
    ]
    found = folded(costs)
    assert [(c.seconds, c.share, c.name) for c in found] == [
        (0.2, 1, "tests/a/b"),
        (0.1, 20, "tests/a/b"),
        (2.0, 1, "tests/a/b/test_c.py::test_d"),
    ]
    assert [parsed(str(cost)) for cost in found] == found
    together = Cost(1.5, 5, "tests/a/test_b.py::test_c[x y]", "tests/a/test_b.py x")
    assert parsed(str(together)) == together
    assert of_slice(found, "0") == {"tests/a/b": pytest.approx(2.205)}


def test_a_slice_notes_its_part() -> None:
    always, gone = (
        Cost(1.0, 1, "tests/a/test_b.py::test_c"),
        Cost(1.0, 1, "tests/a/test_b.py::gone"),
    )
    drawn = Cost(1.0, 10, "tests/a/test_b.py::test_d", "3")
    other = Cost(1.0, 10, "tests/a/test_b.py::test_e", "4")
    small, rest = Cost(0.04, 5, "tests/a/test_b.py::test_f"), Cost(9.0, 20, "tests/a")
    old = [always, gone, drawn, other, Cost(7.0, 5, "tests/a"), rest]
    new = [replace(always, seconds=2.0), replace(drawn, seconds=2.0), small]
    noted_now = {(c.name, c.share): c.seconds for c in merged(old, new, "3")}
    assert noted_now == {
        (always.name, 1): 2.0,
        (drawn.name, 10): 2.0,
        (other.name, 10): 1.0,
        ("tests/a", 5): pytest.approx(0.2),
        ("tests/a", 20): 9.0,
    }
    assert merged(old, new, slices.ALL) == folded(new)
