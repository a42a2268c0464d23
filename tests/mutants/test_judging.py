"""Which tests are run for a fault, in which order, and until when."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests import slices
from tests.mutants import chance, changes, copies, reach
from tests.mutants.catalogue import ROOT, Fault
from tests.mutants.judging import Told, Trial, Verdict
from tests.mutants.reach import Begun, Known, Mapped, Reach
from tests.mutants.suite import Result
from tests.mutants.telling import Teller


def case(slice_: str) -> str:
    """The name of a sliced test that this slice takes."""
    names = (f"tests/test_toy.py::test_whole[{n}]" for n in range(100))
    return next(name for name in names if slices.takes(slice_, name, 5))


ORDINARY = Known("tests/test_toy.py::test_small", 1, 0.1)
FIRST, SECOND = Known(case("0"), 5, 2.0), Known(case("1"), 5, 3.0)
TESTS = [ORDINARY, FIRST, SECOND]


class Runner:
    """Fails some tests."""

    def __init__(self, *failing: Known) -> None:
        self.failing = {test.name for test in failing}
        self.pairs: list[tuple[Any, Any]] = []

    def run(self, item: Any, following: Any) -> Result:
        self.pairs.append((item, following))
        return Result("wrong" if item in self.failing else None, 0.1, False)

    def end(self, item: Any) -> None:
        pass


def said(runner: Runner, *groups: str, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    words: list[Any] = []
    monkeypatch.setattr("tests.mutants.forks.at_most", lambda seconds: None)
    items: Any = {test.name: test.name for test in TESTS}
    Trial(groups, TESTS, 0).run(runner, items, words.append)  # type: ignore[arg-type]
    return words


@pytest.mark.parametrize(
    ("failing", "groups", "ran"),
    [
        ([], ["all"], TESTS),
        ([ORDINARY], ["quick", "0", "1", "all"], [ORDINARY]),
        ([FIRST], ["quick", "0", "1", "all"], TESTS),
        ([FIRST, SECOND], ["all"], [ORDINARY, FIRST]),
        ([], ["quick"], [ORDINARY]),
        ([], ["1"], [ORDINARY, SECOND]),
    ],
)
def test_tests_run_until_every_group_has_one_that_fails(
    failing: list[Known], groups: list[str], ran: list[Known], monkeypatch: pytest.MonkeyPatch
) -> None:
    runner = Runner(*failing)
    told = Told.of(said(runner, *groups, monkeypatch=monkeypatch), None)
    assert told.begun == [test.name for test in ran]
    assert list(told.fails) == [test.name for test in ran if test in failing]
    for (_, following), after in zip(runner.pairs, ran[1:], strict=False):
        assert following in (after.name, None)


def test_groups_that_a_failing_test_belongs_to_have_caught_the_fault() -> None:
    verdict = Verdict()
    verdict.note([(FIRST, "wrong"), (SECOND, "bad")], ["quick", "0", "1", "all"])
    assert verdict.caught == {
        "0": (FIRST.name, "wrong"),
        "1": (SECOND.name, "bad"),
        "all": (FIRST.name, "wrong"),
    }


def test_a_slice_with_what_belongs_to_the_change_catches_more() -> None:
    for file, caught in (("tests/test_toy.py", {"0", "1+", "all"}), ("elsewhere.py", {"0", "all"})):
        verdict = Verdict()
        verdict.note([(FIRST, "wrong")], ["0", "1", "1+", "all"], [file])
        assert set(verdict.caught) == caught


def test_a_test_that_does_not_end_has_failed() -> None:
    told = Told.of([["begun", "a"], ["begun", "b"]], "SIGXCPU")
    assert told.fails == {"b": "no end (SIGXCPU)"}
    assert Told.of([["begun", "a"]], None).fails == {}


def test_the_cheapest_come_first_and_cases_wait() -> None:
    tests = [Known(f"f::a[{n}]", 1, 0.1) for n in range(3)] + [Known("f::b", 1, 0.15)]
    assert [test.name for test in reach.cheapest_first(tests)] == [
        *("f::a[0]", "f::b", "f::a[1]", "f::a[2]"),
    ]


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A map of one file of tests, which is up to date."""
    monkeypatch.setattr(reach, "KEPT", tmp_path)
    file = "tests/kernel/test_rng.py"
    first = Known(f"{file}::a[0]", 5, 2.0, reached={"engine/core/rng.py": 0b101})
    other = Known(f"{file}::b", 1, 1.0, reached={"engine/core/rng.py": 0b010})
    Mapped(file, [first, Known(f"{file}::a[1]", 5), other]).save()
    Begun(file, {"engine/core/rng.py": 0b1000}, {"engine/core/rng.py": 0b10000}).save()
    return file


def test_a_case_that_was_not_run_reaches_what_its_sisters_do(kept: str) -> None:
    found = reach.load([kept], ["engine/core/rng.py"])
    assert [test.name[-4:] for test in found.of("engine/core/rng.py", 0b100)] == ["a[0]", "a[1]"]
    assert [test.name[-1:] for test in found.of("engine/core/rng.py", 0b010)] == ["b"]
    assert len(found.of("engine/core/rng.py", None)) == 3
    assert found.tests[f"{kept}::a[1]"].seconds == 2.0
    assert found.early == {"engine/core/rng.py": 0b1000}
    assert found.late("engine/core/rng.py", 0b10000) == {kept}
    assert found.late("engine/core/rng.py", 0b1000) == set()


def test_the_map_is_made_again_when_something_has_changed(
    kept: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert reach.missing([kept]) == []
    plain = reach._text_digest

    def changed(file: str) -> str:
        return "other" if file == "engine/core/rng.py" else plain(file)

    monkeypatch.setattr(reach, "_text_digest", changed)
    assert reach.missing([kept]) == [kept]


RNG = "engine/core/rng.py"


def test_a_function_that_runs_while_tests_are_loaded_needs_a_new_process() -> None:
    [drawn] = chance.drawn(1, 1, [RNG], lambda fault: not changes.change(fault).same)
    made = changes.change(drawn)
    assert made.slow is None
    assert made.marks
    known = Reach({ORDINARY.name: ORDINARY}, {RNG: [(ORDINARY, made.marks)]})
    assert changes.see(made, known) == [ORDINARY]
    assert made.slow is None
    known.own[RNG]["tests/test_toy.py"] = made.marks
    changes.see(made, known)
    assert made.late == {"tests/test_toy.py"}
    assert made.slow is None
    known.early[RNG] = made.marks
    changes.see(made, known)
    assert made.slow == changes.AT_IMPORT


def test_texts_that_are_no_modules_need_a_new_process() -> None:
    fault = Fault("price", "pyproject.toml", "[project]", "[projects]", (f"{ORDINARY.name}",))
    made = changes.change(fault)
    assert made.slow == changes.TEXT
    assert changes.see(made, Reach({test.name: test for test in TESTS})) == TESTS


def test_who_imports_a_module() -> None:
    found = changes.importers("engine/core/rng.py")
    assert found
    for file in found:
        assert "rng" in (ROOT / file).read_text()
    assert "engine/core/rng.py" not in found


def test_few_files_are_loaded_at_first() -> None:
    tests = [Known(f"tests/test_{n % 10}.py::a[{n}]", 1) for n in range(30)]
    first, rest = copies.batches(tests)
    assert len({test.name.partition("::")[0] for test in first}) == copies.FILES[0]
    assert sorted([*first, *rest], key=lambda t: t.name) == sorted(tests, key=lambda t: t.name)


def test_what_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    teller = Teller(["quick", "0", "all"], drawn=True)
    fault = Fault("price", RNG, (ROOT / RNG).read_text(), "changed\n", ())
    made = changes.Change(fault, "changed\n")
    why = ("tests/a.py::b", "wrong")
    caught = Verdict({"0": why, "all": why}, ran=3, wall=1.0, seconds=0.5)
    teller.tell(made, caught.as_words())
    teller.tell(made, Verdict(ran=4, left=2, slow=changes.IMPORT, wall=9.0).as_words())
    assert not teller.end()
    out = capsys.readouterr().out
    assert "price: caught by 0, all; NOT by quick (3 tests, 1.0 s): tests/a.py::b: wrong" in out
    assert "price: NOT CAUGHT (4 tests, 9.0 s in a new process, 2 not run)" in out
    assert "    +changed" in out
    assert "exchanged (1): median 1.00" in out
    assert f"1 in a new process: {changes.IMPORT}" in out
    assert "     0:    1 of 2 caught, 50.0 %" in out
    assert out.endswith("1 of 2 caught\n")
