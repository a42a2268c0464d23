"""Slices: every test runs in some slice, and ordinary ones in each."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path

import pytest

from tests import costs, slices

NAMES = [f"tests/bot/test_x.py::test_y[{number}]" for number in range(400)]


@pytest.mark.parametrize("share", [2, slices.SHARE, slices.SLICES])
def test_slices_in_a_row_take_everything_once(share: int) -> None:
    for first in (0, 7, slices.SLICES - 3):
        row = [str((first + k) % slices.SLICES) for k in range(share)]
        assert [sum(slices.takes(one, name, share) for one in row) for name in NAMES] == [1] * 400


@pytest.mark.parametrize("share", [slices.SHARE, slices.SLICES])
def test_slices_are_about_equally_large(share: int) -> None:
    for number in range(slices.SLICES):
        taken = sum(slices.takes(str(number), name, share) for name in NAMES)
        assert 0.5 * 400 / share <= taken <= 1.6 * 400 / share


def test_everything_and_the_quick_ones() -> None:
    assert all(slices.takes(slices.ALL, name, slices.SLICES) for name in NAMES)
    assert not any(slices.takes(slices.QUICK, name, 2) for name in NAMES)
    assert all(slices.takes(chosen, NAMES[0], 1) for chosen in ("0", "19", "quick", "all"))
    whole = [c for c in ("0", "19", "quick", "all") if slices.takes(c, NAMES[0], slices.WHOLE)]
    assert whole == [slices.ALL]


@pytest.mark.parametrize(
    ("set_to", "arguments", "chosen"),
    [
        (None, [], "0"),
        (None, ["tests/bot"], "0"),
        (None, ["tests/bot/test_x.py"], "all"),
        (None, ["tests/bot/test_x.py::test_y"], "all"),
        ("1447", ["tests/bot/test_x.py"], "7"),
        ("all", [], "all"),
        ("quick", [], "quick"),
    ],
)
def test_what_somebody_wants(
    monkeypatch: pytest.MonkeyPatch, set_to: str | None, arguments: list[str], chosen: str
) -> None:
    monkeypatch.delenv(slices.WISH, raising=False)
    if set_to is not None:
        monkeypatch.setenv(slices.WISH, set_to)
    assert slices.wish(arguments) == chosen


def test_a_slice_that_is_no_number_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(slices.WISH, "some")
    with pytest.raises(ValueError, match="some"):
        slices.wish([])


def test_marks_and_databases_say_what_is_sliced(pytester: pytest.Pytester) -> None:
    """Asked of pytest's own items."""
    pytester.makepyfile(
        """
        import pytest

        def test_ordinary(): pass

        @pytest.mark.sliced
        def test_sliced(): pass

        @pytest.mark.sliced(5)
        def test_often(): pass

        @pytest.mark.parametrize("kept_in", ["strict", "postgres"])
        def test_twin(kept_in): pass

        @pytest.mark.server
        @pytest.mark.parametrize("kept_in", ["strict", "postgres"])
        def test_server(kept_in): pass
        """
    )
    pytester.makeini(
        "[pytest]\nasyncio_default_fixture_loop_scope = function\n"
        "markers =\n sliced: x\n server: x\n"
    )
    items, _ = pytester.inline_genitems()
    assert [slices.share(item) for item in items] == [1, slices.SHARE, 5, 1, slices.SLICES, 1, 1]


def test_what_is_noted_as_expensive_is_sliced(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A test that a change anywhere can break runs in every slice all the same."""
    pytester.makepyfile(
        test_it="""
        import pytest

        def test_cheap(): pass

        def test_dear(): pass

        def test_dearer(): pass

        @pytest.mark.sliced(5)
        def test_marked(): pass

        @pytest.mark.always
        def test_anywhere(): pass
        """
    )
    pytester.makeini(
        "[pytest]\nasyncio_default_fixture_loop_scope = function\n"
        "markers =\n sliced: x\n always: x\n"
    )
    seconds = {"dear": costs.SINGLY, "dearer": 0.6, "marked": 3.0, "anywhere": 3.0}
    noted = {f"test_it.py::test_{name}": cost for name, cost in seconds.items()}
    monkeypatch.setattr(costs, "expensive", lambda: noted)
    items, _ = pytester.inline_genitems()
    assert [slices.share(item) for item in items] == [1, 10, 15, 20, 1]
    monkeypatch.setattr(slices, "OF_RULES", ("test_it",))
    assert [slices.share(item) for item in items] == [1, 5, 5, 5, 1]


def test_a_long_game_is_played_with_postgresql_only_when_everything_is(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytester.makepyfile(
        test_it="""
        import pytest

        @pytest.mark.parametrize("kept_in", ["strict", "postgres"])
        def test_long(kept_in): pass

        @pytest.mark.parametrize("kept_in", ["strict", "postgres"])
        def test_short(kept_in): pass

        @pytest.mark.server
        @pytest.mark.parametrize("kept_in", ["postgres"])
        def test_server(kept_in): pass
        """
    )
    pytester.makeini(
        "[pytest]\nasyncio_default_fixture_loop_scope = function\nmarkers =\n server: x\n"
    )
    long, short = slices.LONG_TWIN, slices.LONG_TWIN / 10
    seconds = {"long[strict]": long, "long[postgres]": long, "short[postgres]": short}
    seconds["server[postgres]"] = long
    noted = {f"test_it.py::test_{name}": cost for name, cost in seconds.items()}
    monkeypatch.setattr(costs, "expensive", lambda: noted)
    items, _ = pytester.inline_genitems()
    shares = {item.name.removeprefix("test_"): slices.share(item) for item in items}
    assert shares == {
        "long[strict]": costs.graded(long),
        "long[postgres]": slices.WHOLE,
        "short[strict]": 1,
        "short[postgres]": slices.SLICES,
        "server[postgres]": costs.graded(long),
    }


def test_the_notes_name_tests_and_sums(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notes = tmp_path / "processor.txt"
    notes.write_text("3.20 1 tests/bot\n0.31 5 tests/bot/test_x.py::test_y[a b]\n", "utf-8")
    monkeypatch.setattr(costs, "NOTES", notes)
    assert costs.expensive.__wrapped__() == {"tests/bot/test_x.py::test_y[a b]": 0.31}


def test_tests_that_share_what_costs_much_are_in_the_same_slices(
    pytester: pytest.Pytester,
) -> None:
    pytester.makepyfile(
        """
        import pytest
        pytestmark = pytest.mark.sliced(by="key")

        @pytest.mark.parametrize("key", ["a", "b"])
        def test_one(key): pass

        @pytest.mark.parametrize("key", ["a", "b"])
        def test_two(key): pass

        @pytest.mark.sliced(10, by="file")
        def test_three(): pass
        """
    )
    pytester.makeini(
        "[pytest]\nasyncio_default_fixture_loop_scope = function\nmarkers =\n sliced: x\n"
    )
    items, _ = pytester.inline_genitems()
    drawn = [slices.drawn_by(item) for item in items]
    assert drawn[:2] == drawn[2:4]
    assert len(set(drawn)) == 3
    assert slices.share(items[4]) == 10


def test_numbered_parts_come_in_turn(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        import pytest

        @pytest.mark.sliced(10, by="part")
        @pytest.mark.parametrize("part", range(10))
        def test_some(part): pass
        """
    )
    pytester.makeini(
        "[pytest]\nasyncio_default_fixture_loop_scope = function\nmarkers =\n sliced: x\n"
    )
    items, _ = pytester.inline_genitems()
    for number in (0, 3, 17):
        assert slices.divide(items, str(number))[0] == [items[number % 10]]


def test_each_slice_takes_some_cases_of_a_family(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytester.makepyfile(
        test_it="""
        import pytest

        @pytest.mark.parametrize("number", range(12))
        def test_many(number): pass

        @pytest.mark.parametrize("number", range(4))
        def test_few(number): pass

        @pytest.mark.always
        @pytest.mark.parametrize("number", range(12))
        def test_anywhere(number): pass

        @pytest.mark.parametrize("kept_in", ["strict", "postgres"])
        @pytest.mark.parametrize("number", range(7))
        def test_twins(number, kept_in): pass
        """
    )
    pytester.makeini(
        "[pytest]\nasyncio_default_fixture_loop_scope = function\n"
        "markers =\n sliced: x\n always: x\n"
    )
    monkeypatch.setattr(slices, "OF_FAMILIES", ("test_it",))
    items, _ = pytester.inline_genitems()
    for number in map(str, range(slices.SLICES)):
        taken = Counter(
            item.nodeid.partition("::")[2].partition("[")[0] + item.nodeid.rpartition("-")[1]
            for item in slices.divide(items, number)[0]
            if "postgres" not in item.nodeid
        )
        assert 2 <= taken.pop("test_many") <= 3
        assert 1 <= taken.pop("test_twins-") <= 2
        assert taken == {"test_few": 4, "test_anywhere": 12}
    left = slices.divide(items, slices.QUICK)[1]
    assert {item.name for item in left} == {f"test_twins[{number}-postgres]" for number in range(7)}
    shares = {item.name: slices.share(item) for item in items}
    assert shares["test_twins[0-strict]"] == slices.FAMILY
    assert shares["test_twins[0-postgres]"] == slices.SLICES


def test_tests_of_a_group_stay_together(request: pytest.FixtureRequest) -> None:
    """Where they run in several processes, a suffix sends them to one; otherwise what they share is
    made in each process."""
    if "PYTEST_XDIST_WORKER" not in os.environ:
        pytest.skip("all tests run in one process")
    grouped = [item for item in request.session.items if item.get_closest_marker("xdist_group")]
    lost = [item.nodeid for item in grouped if "@" not in item.nodeid.rpartition("]")[2]]
    assert lost == []


def test_a_slice_takes_what_belongs_to_a_change_but_no_whole_games() -> None:
    near = [
        "tests/games/belfort",
        "tests/tables/test_store.py",
        "tests/promises/test_x.py::tzolkin",
    ]
    taken = {
        "tests/games/belfort/test_costs.py::test_a": True,
        "tests/games/belfort_two/test_costs.py::test_a": False,
        "tests/tables/test_store.py::test_b[3]": True,
        "tests/tables/test_store_more.py::test_b": False,
        "tests/promises/test_x.py::test_c[tzolkin-2]": True,
        "tests/promises/test_x.py::test_c[belfort-2]": False,
    }
    assert {test: slices.takes_near(near, test, 10) for test in taken} == taken
    dear = [slices.takes_near(near, test, share) for test in taken for share in (20, slices.WHOLE)]
    assert not any(dear)
