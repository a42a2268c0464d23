"""Put the faults of the catalogue in, one by one, and see whether the tests catch them.

`make mutants` runs them all; `make mutants ARGS="churchill war"` those whose names hold one of the
words; `ARGS="--list"` names them; `ARGS="--third 7"` takes every third one. `ARGS="--slice 7"` runs
only those tests that a slice takes (`tests/slices.py`), so it tells what the slice would miss.
Works in a copy, so the program itself is never touched.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests import slices
from tests.mutants.catalogue import ROOT, Fault, Stale, read, write

FOLDERS = ("engine", "render", "tables", "bot", "tests", "migrations", "tools", "docs")
COPIED = (*FOLDERS, "pyproject.toml")
LONGEST = 300
"""Seconds for the tests of one fault. One that never comes to an end is caught, too."""
FAILED, NONE_TAKEN = 1, 5
"""What pytest says when tests ran and some failed, and when a slice takes none of them. Other
numbers mean that they did not run."""


@contextmanager
def workshop(root: Path = ROOT) -> Iterator[Path]:
    """A copy of the program to put faults into."""
    with tempfile.TemporaryDirectory(prefix="agora-mutants-") as folder:
        copy = Path(folder)
        for name in COPIED:
            if (root / name).is_dir():
                skipped = shutil.ignore_patterns("__pycache__")
                shutil.copytree(root / name, copy / name, ignore=skipped)
            elif (root / name).exists():
                shutil.copy2(root / name, copy / name)
        yield copy


def run(copy: Path, tests: Sequence[str]) -> tuple[int, str]:
    """What pytest says of the copy: its exit code and its last words."""
    options = ["-x", "-q", "-n", "0", "--no-header", "--assert=plain"]
    if not any(test.startswith(("tests/bot", "tests/tables")) for test in tests):
        options += ["-p", "no:simcord"]  # which takes longer to load than most of the tests run
    command = [sys.executable, "-m", "pytest", *options, *tests]
    env = {**os.environ, "PYTHONPATH": str(copy)}
    try:
        done = subprocess.run(
            command, cwd=copy, env=env, capture_output=True, text=True, timeout=LONGEST, check=False
        )
    except subprocess.TimeoutExpired:
        return FAILED, "no end"
    return done.returncode, "\n".join((done.stdout + done.stderr).strip().splitlines()[-12:])


def verdict(copy: Path, fault: Fault) -> str | None:
    """None if a test caught the fault; otherwise what happened instead. Raises `Stale`."""
    path = copy / fault.file
    sound = path.read_text(encoding="utf-8")
    write(path, fault.put_into(sound))
    try:
        code, last = run(copy, fault.tests)
    finally:
        write(path, sound)
    if code == FAILED:
        return None
    if code == 0 or (code == NONE_TAKEN and slices.WISH in os.environ):
        return "not caught"
    return f"the tests did not run (exit code {code}):\n{last}"


def main(argv: Sequence[str] | None = None) -> int:
    """0 if every fault was caught."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("words", nargs="*", help="only faults whose names hold one of these")
    parser.add_argument("--list", action="store_true", help="name the faults and stop")
    parser.add_argument("--third", type=int, metavar="N", help="every third one, from the Nth on")
    parser.add_argument("--slice", metavar="N", help="only with the tests of this slice")
    asked = parser.parse_args(argv)
    faults = [f for f in read() if not asked.words or any(w in f.name for w in asked.words)]
    if asked.third is not None:
        faults = faults[asked.third % 3 :: 3]
    if asked.slice is not None:
        os.environ[slices.WISH] = asked.slice
    if asked.list:
        print("\n".join(f"{f.name}: {f.file}" for f in faults))
        return 0
    if not faults:
        print("No fault has such a name.")
        return 1
    with workshop() as copy:
        code, last = run(copy, list(dict.fromkeys(t for f in faults for t in f.tests)))
        if code:
            print(f"The tests fail without any fault, so they prove nothing:\n{last}")
            return 1
        caught = sum(_told(copy, fault) for fault in faults)
    print(f"{caught} of {len(faults)} caught")
    return 0 if caught == len(faults) else 1


def _told(copy: Path, fault: Fault) -> bool:
    try:
        wrong = verdict(copy, fault)
    except Stale as stale:
        wrong = str(stale)
    print(f"{fault.name}: {wrong or 'caught'}", flush=True)
    return wrong is None


if __name__ == "__main__":
    raise SystemExit(main())
