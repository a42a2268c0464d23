"""`make test`: coverage is measured where that is cheap or wished for, and else said not to be."""

from __future__ import annotations

import pytest

from tools.run_tests import PROCESSORS, WORKERS, prepared, suite, unmeasured

MEASURED = ["--cov", "--cov-report="]


@pytest.mark.parametrize(
    ("version", "given", "arguments", "core", "measured"),
    [
        ((3, 11), ["-k", "x"], [*suite([]), "-k", "x"], {}, False),
        ((3, 11), ["--coverage", "tests"], [*suite(["tests"]), *MEASURED, "tests"], {}, True),
        (
            (3, 12),
            ["tests"],
            [*suite(["tests"]), *MEASURED, "tests"],
            {"COVERAGE_CORE": "sysmon"},
            True,
        ),
    ],
)
def test_what_is_run(
    version: tuple[int, int],
    given: list[str],
    arguments: list[str],
    core: dict[str, str],
    measured: bool,
) -> None:
    assert prepared(version, given) == (arguments, core, measured)


def test_a_folder_begins_fewer_processes_than_everything() -> None:
    assert suite([])[1] == str(WORKERS)
    assert suite(["-x", "tests/bot"])[1] == str(PROCESSORS)


def test_the_rules_of_a_game_need_no_library_for_discord() -> None:
    assert suite(["-x", "tests/games/belfort"])[-2:] == ["-p", "no:simcord"]
    assert "no:simcord" not in suite(["tests/games/belfort", "tests/bot"])
    assert "no:simcord" not in suite([])


def test_what_was_not_measured_is_said() -> None:
    assert unmeasured((3, 11)).startswith("Coverage was not measured: on Python 3.11")
