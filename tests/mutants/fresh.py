"""Run tests in a new process, in a copy with a fault: `python -m tests.mutants.fresh JOB`."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any, NoReturn

from tests.mutants import forks, suite
from tests.mutants.reach import Known

FOUND_HERE = "AGORA_TEST_CLUSTER"
"""Where the server is that tests may ask, if they may."""


def main(path: str) -> NoReturn:
    """Do a job that is kept in a file; every word is a line of JSON."""
    forks.die_with(os.getppid())
    job = json.loads(Path(path).read_text())
    out = os.dup(1)
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 1)

    def say(word: Any) -> None:
        os.write(out, json.dumps(word).encode() + b"\n")

    tests = [
        Known(name, share, seconds, drawn=drawn) for name, share, seconds, drawn in job["tests"]
    ]
    plugin = suite.Loaded(
        lambda items: _run(items, plugin, tests, job, say),
        server=FOUND_HERE in os.environ,
        program=False,
    )
    files = list(dict.fromkeys(test.name.partition("::")[0] for test in tests))
    try:
        code = suite.load(files, plugin)
    except BaseException as wrong:  # whatever a fault does to the loading
        say(["unloaded", f"{type(wrong).__name__}: {wrong}"[:200]])
    else:
        say(["unloaded", f"the tests cannot be loaded (exit code {code})"])
    os._exit(0)


def _run(items: Any, plugin: suite.Loaded, tests: list[Known], job: Any, say: Any) -> NoReturn:
    from tests import slices
    from tests.mutants.judging import Trial

    try:
        tempfile.tempdir = os.environ["TMPDIR"]
        suite.fresh_folders(items[0].config)
        found = {slices.name(item): item for item in items}
        here = [test for test in tests if test.name in found]
        Trial(job["groups"], here, job["limit"], job["near"]).run(suite.Runner(plugin), found, say)
        say(["done"])
    except BaseException as wrong:
        say(["broken", f"{type(wrong).__name__}: {wrong}"[:200]])
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1])
