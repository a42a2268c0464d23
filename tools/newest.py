"""Runs tests on the newest Python that is here, installed as a server installs Agora.

`python tools/newest.py tests/kernel` takes the newest Python besides the one that runs this, makes
`.venv-newest` with it, installs first what deploy/requirements.txt locks (with its hashes), then
the rest of the development environment, and runs the named tests, or all. Where there is no newer
Python it says so and is done.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PLACE = ROOT / ".venv-newest"
MINORS = range(20, 11, -1)
"""Minor versions of Python 3 that are looked for, the newest first."""


def newest() -> str | None:
    """The command of the newest Python, if it is newer than the one that runs this."""
    for minor in MINORS:
        command = shutil.which(f"python3.{minor}")
        if (3, minor) > sys.version_info[:2] and command and _works(command, minor):
            return command
    return None


def _works(command: str, minor: int) -> bool:
    """Whether it starts, is what its name says, and can make environments: some are mere shims."""
    asked = f"import sys, venv, ensurepip; sys.exit(sys.version_info[:2] != (3, {minor}))"
    done = subprocess.run([command, "-c", asked], capture_output=True, check=False)  # noqa: S603
    return done.returncode == 0


def steps(command: str, tests: Sequence[str]) -> list[list[str]]:
    """The commands, in order; each has to succeed."""
    python = str(PLACE / "bin" / "python")
    install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    return [
        [command, "-m", "venv", "--clear", str(PLACE)],
        [*install, "--require-hashes", "--requirement", "deploy/requirements.txt"],
        [*install, "--no-deps", "."],
        [str(PLACE / "bin" / "agora"), "games"],
        [*install, "--constraint", "constraints.txt", "--editable", ".[dev]"],
        [python, "tools/run_tests.py", *tests],
    ]


def main() -> int:
    command = newest()
    if command is None:
        here = ".".join(map(str, sys.version_info[:2]))
        sys.stdout.write(f"No Python newer than {here} is here, so none was tried.\n")
        return 0
    for step in steps(command, sys.argv[1:]):
        sys.stdout.write(f"+ {' '.join(step)}\n")
        sys.stdout.flush()
        code = subprocess.run(step, cwd=ROOT, check=False).returncode  # noqa: S603
        if code:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
