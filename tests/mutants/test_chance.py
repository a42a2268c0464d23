"""Faults drawn by chance are small, compile, and are the same each time."""

from __future__ import annotations

import pytest

from tests.mutants import chance
from tests.mutants.chance import Place, places, put
from tests.mutants.changes import changed_lines

SOURCE = '''
LIMIT = 3

def pay(purse, price, *, free=False):
    """Pay, at least 1."""
    if price < 1 and not free:
        raise ValueError(f"{price} is less than {1}")
    while free:
        return
    purse.take(price, 2)
    purse.owed += price - 1
    found = [one for one in purse if one.sold]
    return max(found, default=0) if found is not None else "größer"
'''
PLACES = {
    "comparison turned": {"price <= 1", "found is None"},
    "and is or": {"price < 1 or not free"},
    "condition negated": {"while (not (free)):"},
    "one more": {"price < 2", "take(price, 3)", "price - 2", "default=1"},
    "one less": {"price < 0", "take(price, 1)", "price - 0"},
    "another operator": {"price + 1"},
    "statement left out": {
        "    pass\n    purse.owed",
        "    pass\n    found",
        "        pass\n    purse",
    },
    "arguments exchanged": {"take(2, price)"},
    "filter left out": {"for one in purse if True]"},
    "max is min": {"return min(found"},
    "nothing returned": {"\n    return None\n"},
}


@pytest.mark.parametrize("kind", PLACES)
def test_each_kind_of_change(kind: str) -> None:
    made = [put(SOURCE, place) for place in places(SOURCE) if place.kind == kind]
    for text in PLACES[kind]:
        assert text not in SOURCE
        assert any(text in (one or "") for one in made), text
    assert None not in made


def test_nothing_else_is_changed() -> None:
    """No table, no text, no default, no error."""
    kinds = {place.kind for place in places(SOURCE)}
    assert kinds - PLACES.keys() <= {"condition negated", "constant turned"}
    for place in places(SOURCE):
        changed = put(SOURCE, place)
        assert changed is not None
        assert changed.startswith("\nLIMIT = 3\n\ndef pay(purse, price, *, free=False):\n")
        assert 'raise ValueError(f"{price} is less than {1}")' in changed


def test_text_that_is_no_ascii_moves_nothing() -> None:
    source = "def f(a):\n    return 'ÄÖÜ', a + 1\n"
    [plus] = [place for place in places(source) if place.kind == "another operator"]
    assert put(source, plus) == "def f(a):\n    return 'ÄÖÜ', a - 1\n"


def test_what_is_no_program_is_none() -> None:
    assert put("x = 1\n", Place("one more", 4, 5, "(", 1)) is None


def test_the_same_seed_draws_the_same_faults() -> None:
    files = chance.files(["engine/core"])

    def names(seed: int) -> list[str]:
        return [fault.name for fault in chance.drawn(5, seed, files, lambda fault: True)]

    assert names(1) == names(1)
    assert names(1) != names(2)
    assert len(set(names(1))) == 5
    with pytest.raises(ValueError, match="no module is in engine/nothing"):
        chance.files(["engine/nothing"])


@pytest.mark.parametrize(
    ("old", "new", "lines"),
    [
        ("a\nb\nc\n", "a\nx\nc\n", {2}),
        ("a\nb\nc\n", "a\nc\n", {2}),
        ("a\nb\nc\n", "a\nb\nx\nc\n", {2, 3}),
        ("a\nb\nc\nd\n", "x\nb\nc\ny\n", {1, 4}),
        ("a\n", "a\n", set()),
    ],
)
def test_lines_that_a_fault_changes(old: str, new: str, lines: set[int]) -> None:
    assert changed_lines(old, new) == lines
