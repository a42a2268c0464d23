"""The catalogue of faults fits the program, and what puts them in tells the truth."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.mutants import __main__ as mutants
from tests.mutants import named
from tests.mutants.catalogue import ROOT, Fault, Stale, read

FAULTS = read()
SOUND = "def double(n):\n    return 2 * n\n"
FAULT = Fault("double", "engine/sum.py", "2 * n", "3 * n", ("tests/test_sum.py",))


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_every_fault_fits_the_program(fault: Fault) -> None:
    """Otherwise the catalogue is stale: change the entry together with the program."""
    changed = fault.put_into((ROOT / fault.file).read_text(encoding="utf-8"))
    if fault.file.endswith(".py"):
        compile(changed, fault.file, "exec")
    assert fault.new != fault.old
    assert fault.tests
    for test in fault.tests:
        file, _, name = test.partition("::")
        assert (ROOT / file).exists()
        assert name.partition("[")[0] in (ROOT / file).read_text(encoding="utf-8")


def test_faults_have_names_of_their_own() -> None:
    assert len({fault.name for fault in FAULTS}) == len(FAULTS)


@pytest.mark.parametrize("source", ["", "2 * n, 2 * n"])
def test_a_stale_entry_is_named(source: str) -> None:
    with pytest.raises(Stale, match="The catalogue is stale: the old text of “double”"):
        FAULT.put_into(source)


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """The smallest program with a test."""
    (tmp_path / "engine").mkdir()
    (tmp_path / "tests").mkdir()
    (tmp_path / "engine/sum.py").write_text(SOUND)
    (tmp_path / "tests/test_sum.py").write_text(
        "from pathlib import Path\n\n"
        "def test_double():\n"
        "    found = {}\n"
        "    exec(Path('engine/sum.py').read_text(), found)\n"
        "    assert found['double'](2) == 4\n"
        "    assert found['double'](0) == 0\n"
    )
    return tmp_path


@pytest.mark.sliced
def test_caught_not_caught_and_not_run(program: Path) -> None:
    assert named.verdict(program, FAULT) is None
    assert named.verdict(program, replace(FAULT, new="n + n")) == "not caught"
    lost = named.verdict(program, replace(FAULT, tests=("tests/test_lost.py",)))
    assert lost is not None
    assert lost.startswith("the tests did not run")
    with pytest.raises(Stale):
        named.verdict(program, replace(FAULT, old="4 * n"))
    assert (program / "engine/sum.py").read_text() == SOUND, "it is mended each time"


@pytest.mark.sliced(10)
@pytest.mark.parametrize(
    ("found", "said", "code"),
    [
        ([FAULT], "double: caught\n1 of 1 caught\n", 0),
        ([FAULT, replace(FAULT, name="same", new="n + n")], "same: not caught\n1 of 2 caught\n", 1),
        ([replace(FAULT, old="9")], "stands 0 times in engine/sum.py", 1),
    ],
)
def test_the_whole_run(
    program: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    found: list[Fault],
    said: str,
    code: int,
) -> None:
    """In a copy: the program itself stays as it is."""
    whole = named.workshop
    monkeypatch.setattr(mutants, "read", lambda: found)
    monkeypatch.setattr(named, "workshop", lambda: whole(program))
    assert mutants.main(["--named"]) == code
    assert said in capsys.readouterr().out
    assert (program / "engine/sum.py").read_text() == SOUND


@pytest.mark.sliced(10)
def test_tests_that_fail_anyway_prove_nothing(
    program: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (program / "engine/sum.py").write_text(SOUND.replace("2 * n", "5 * n"))
    whole = named.workshop
    monkeypatch.setattr(mutants, "read", lambda: [FAULT])
    monkeypatch.setattr(named, "workshop", lambda: whole(program))
    assert mutants.main(["--named"]) == 1
    assert "prove nothing" in capsys.readouterr().out


def test_faults_are_chosen_by_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert mutants.main(["--names", "churchill"]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert len(listed) == 3
    assert all(line.startswith("churchill: ") for line in listed)
    assert mutants.main(["no such name"]) == 1
