"""The slow way: a fault is put into a copy of the program, and a new process loads that.

It is for what cannot be exchanged in a process that has loaded the program: tables, bodies of
classes, what runs while tests are loaded, and files that are no modules.
"""

from __future__ import annotations

import json
import os
import select
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from tests.mutants.catalogue import ROOT, write
from tests.mutants.changes import Change
from tests.mutants.reach import Known
from tools.changed_tests import belonging

NOT_COPIED = ("build", "data", "dist", "__pycache__")
SILENCE = 300.0
"""Seconds without a word after which a process is stuck."""
FILES = (6, 30, 10_000)
"""So many files of tests are loaded at first, and then, as long as nothing was caught."""


class NotRun(Exception):
    """The tests did not run, so they prove nothing."""


def copied(root: Path, copy: Path) -> None:
    """Copy the program into a folder, which is made if need be."""
    copy.mkdir(exist_ok=True)
    for path in root.iterdir():
        if path.name.startswith(".") or path.name in NOT_COPIED:
            continue
        if path.is_dir():
            skipped = shutil.ignore_patterns("__pycache__")
            shutil.copytree(path, copy / path.name, ignore=skipped)
        else:
            shutil.copy2(path, copy / path.name)


def batches(tests: Sequence[Known]) -> Iterator[list[Known]]:
    """The same tests in the same order, cut so that few files are loaded at first."""
    files = list(dict.fromkeys(test.file for test in tests))
    for count in FILES:
        taken, files = set(files[:count]), files[count:]
        if taken:
            yield [test for test in tests if test.file in taken]


@contextmanager
def with_fault(change: Change, place: Path) -> Iterator[Path]:
    """The copy of a runner with a fault in it."""
    copy = place / "copy"
    if not copy.exists():
        copied(ROOT, copy)
    path = copy / change.fault.file
    sound = path.read_text(encoding="utf-8")
    write(path, change.text)
    try:
        yield copy
    finally:
        write(path, sound)


def tried(
    change: Change, tests: Sequence[Known], groups: Sequence[str], limit: float, place: Path
) -> tuple[list[Any], str | None]:
    """What a process says that runs these tests with the fault, and why it ended early if it did.
    A program that cannot be loaded fails every test. Raises `NotRun`."""
    job = {
        "groups": list(groups),
        "limit": limit,
        "near": belonging([change.fault.file]),
        "tests": [[test.name, test.share, test.seconds, test.drawn] for test in tests],
    }
    with with_fault(change, place) as copy, tempfile.TemporaryDirectory(dir=place) as folder:
        env = {**os.environ, "PYTHONPATH": str(copy), "TMPDIR": folder}
        (Path(folder) / "job").write_text(json.dumps(job))
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.mutants.fresh", f"{folder}/job"],
            cwd=copy,
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            stdin=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            words, early = _heard(process)
        finally:
            _kill(process)
    if words and words[-1][0] == "unloaded":
        return [["begun", tests[0].name], ["failed", tests[0].name, words[-1][1]]], None
    if words and words[-1][0] == "broken":
        raise NotRun(f"the tests did not run: {words[-1][1]}")
    if not words:
        raise NotRun(f"the tests did not run ({early or 'no word'})")
    return words, early


def _kill(process: subprocess.Popen[bytes]) -> None:
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    if process.stdout:
        process.stdout.close()


def _heard(process: subprocess.Popen[bytes]) -> tuple[list[Any], str | None]:
    assert process.stdout is not None
    data = b""
    words: list[Any] = []
    while True:
        ready, _, _ = select.select([process.stdout], [], [], SILENCE)
        if not ready:
            return words, "stuck"
        more = os.read(process.stdout.fileno(), 65536)
        if not more:
            return words, "the process ended"
        *lines, data = (data + more).split(b"\n")
        words += map(json.loads, lines)
        if words and words[-1] == ["done"]:
            return words[:-1] or [["ran"]], None
