"""Runs the test suite on all processors; says how much of the program was run, where that is cheap.

`tests/slices.py` says which tests are taken: without `AGORA_TEST_SLICE` those of slice 0, and most
of those that belong to what was changed since `main`.

Python 3.12 brought `sys.monitoring`, with which measuring costs next to nothing (a part of the
suite took 17.3 s of processor time instead of 17.5 s). Before, it takes 2.3 times as long, so there
only `--coverage` (`make coverage`) measures. What runs in processes of its own (the drawing, the
bot under `tests/chaos`) is not seen.
"""

from __future__ import annotations

import compileall
import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
from tests import costs, slices  # noqa: E402  (found from the root)
from tools.changed_tests import belonging, changes  # noqa: E402
from tools.compiled_tests import compile_tests  # noqa: E402

FLOORS = ("engine", "render", "tables", "bot")
CHEAP = (3, 12)
PROCESSORS = os.cpu_count() or 1
NEAR_SECONDS = 150.0
"""So many seconds of processor, beyond its slice, a run takes at most for what was changed."""
WORKERS = 1 + PROCESSORS
"""For all tests: one more than there are processors, for some of the time they wait for a server, a
browser or a process (on two, 3 took 312 s and 4 took 325 s). For a folder it takes longer to begin
that one than to do without."""
WITHOUT_DISCORD = ("tests/games", "tests/kernel", "tests/thinking")
"""Folders whose tests begin in half the time, because they load no library for Discord."""


def suite(arguments: Sequence[str]) -> list[str]:
    """How pytest divides the tests between processes."""
    named = _named(arguments)
    divided = ["--numprocesses", str(PROCESSORS if named else WORKERS), "--dist", "loadgroup"]
    if named and all(argument.startswith(WITHOUT_DISCORD) for argument in named):
        return [*divided, "-p", "no:simcord"]
    return divided


def _named(arguments: Sequence[str]) -> list[str]:
    """The folders and files somebody wants."""
    return [argument for argument in arguments if argument.startswith("tests")]


def environment() -> dict[str, str]:
    """Python keeps what it has compiled, even where a machine is set up not to: tests begin many
    processes, and each would compile the program again (41 s of processor became 26)."""
    return {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}


def near(changed: Iterable[str]) -> list[str]:
    """Files and folders of tests that belong to changed files; none if all of them together take
    longer than `NEAR_SECONDS`, as after a large change."""
    found = belonging(changed)
    taken = (
        cost.seconds * (1 - 1 / cost.share)
        for cost in costs.noted()
        if slices.takes_near(found, cost.name, cost.share)
    )
    return found if sum(taken) <= NEAR_SECONDS else []


def _changed() -> list[str]:
    """What was changed since `main`; nothing where git does not know."""
    try:
        return list(changes())
    except (subprocess.CalledProcessError, FileNotFoundError, IndexError):
        return []


def compile_once() -> None:
    """All processes of a run begin at the same time; without this each compiles the program."""
    for floor in FLOORS:
        compileall.compile_dir(ROOT / floor, quiet=1, workers=PROCESSORS)


def prepared(
    version: tuple[int, int], arguments: Sequence[str]
) -> tuple[list[str], dict[str, str], bool]:
    """The arguments for pytest, what to set in the environment, and whether it is measured."""
    wished = "--coverage" in arguments
    rest = [argument for argument in arguments if argument != "--coverage"]
    cheap = version >= CHEAP
    if not cheap and not wished:
        return [*suite(rest), *rest], {}, False
    core = {"COVERAGE_CORE": "sysmon"} if cheap else {}
    return [*suite(rest), "--cov", "--cov-report=", *rest], core, True


def reported() -> str:
    """One line: the share of lines of each floor that were run."""
    import coverage  # only there where it is measured

    data = coverage.Coverage(data_file=str(ROOT / ".coverage"), config_file=ROOT / "pyproject.toml")
    data.load()
    try:
        with Path(os.devnull).open("w") as nowhere:
            shares = [f"{f} {data.report(file=nowhere, include=f'{f}/*'):.1f} %" for f in FLOORS]
    except coverage.CoverageException as error:
        return f"Coverage was not measured: {error}"
    return f"Lines that were run: {', '.join(shares)}. Which were not: coverage report -m"


def unmeasured(version: tuple[int, int]) -> str:
    """The same where nothing was measured."""
    here = ".".join(map(str, version[:2]))
    return (
        f"Coverage was not measured: on Python {here} that takes twice as long. From 3.12 on it is"
        " part of this; here `make coverage` does it."
    )


def main() -> int:
    version = sys.version_info[:2]
    arguments, core, measured = prepared(version, sys.argv[1:])
    compile_once()
    if not _named(arguments):
        compile_tests(ROOT / "tests", PROCESSORS)
        if found := near(_changed()):
            sys.stdout.write(f"Beyond the slice, for what you changed: {' '.join(found)}\n")
            sys.stdout.flush()
            core = {**core, slices.NEAR: " ".join(found)}
    command = [sys.executable, "-m", "pytest", *arguments]
    code = subprocess.run(command, cwd=ROOT, env={**environment(), **core}).returncode  # noqa: S603
    sys.stdout.write((reported() if measured else unmeasured(version)) + "\n")
    return code


if __name__ == "__main__":
    sys.exit(main())
