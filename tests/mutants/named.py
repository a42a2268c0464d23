"""The plain way to try faults: without a map, only with the tests that each of them names.

Each is put into a copy and pytest begins again, which takes some seconds (`make mutants
ARGS="--named"`).
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests import slices
from tests.mutants.catalogue import ROOT, Fault, Stale, write
from tests.mutants.copies import copied

LONGEST = 300
"""Seconds for the tests of one fault. One that never comes to an end is caught, too."""
FAILED, NONE_TAKEN = 1, 5
"""What pytest says when tests ran and some failed, and when a slice takes none of them. Other
numbers mean that they did not run."""


@contextmanager
def workshop(root: Path = ROOT) -> Iterator[Path]:
    """A copy of the program to put faults into."""
    with tempfile.TemporaryDirectory(prefix="agora-mutants-") as folder:
        copied(root, Path(folder))
        yield Path(folder)


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


def all_caught(faults: Sequence[Fault]) -> bool:
    """Try faults one by one and tell what came of each."""
    with workshop() as copy:
        code, last = run(copy, list(dict.fromkeys(t for f in faults for t in f.tests)))
        if code:
            print(f"The tests fail without any fault, so they prove nothing:\n{last}")
            return False
        caught = sum(_told(copy, fault) for fault in faults)
    print(f"{caught} of {len(faults)} caught")
    return caught == len(faults)


def _told(copy: Path, fault: Fault) -> bool:
    try:
        wrong = verdict(copy, fault)
    except Stale as stale:
        wrong = str(stale)
    print(f"{fault.name}: {wrong or 'caught'}", flush=True)
    return wrong is None
