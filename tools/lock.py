"""Writes the requirements with hashes of all files of each version, for every platform.

`python tools/lock.py` makes an environment of its own for pip-tools, which asks the package index
that pip is set up with. The versions are those of constraints.txt.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DEPLOY = ROOT / "deploy"
TOOLS = "pip-tools==7.6.2"
HEADS = {
    "requirements.txt": (
        "# What the image and a server install: the program's libraries, each with the hashes of"
        " all its files.\n# Made by: make lock. The versions are those of constraints.txt; a test"
        " compares them.\n"
    ),
    "build.txt": (
        "# What builds the program's wheel, with hashes: pip itself and the build backend."
        " Made by: make lock\n"
    ),
}
OPTIONS = (
    *("--quiet", "--generate-hashes", "--allow-unsafe", "--strip-extras", "--no-header"),
    *("--no-annotate", "--no-emit-index-url", "--no-emit-trusted-host", "--no-emit-find-links"),
    "--no-emit-options",
)


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        subprocess.run([sys.executable, "-m", "venv", folder / "tools"], check=True)  # noqa: S603
        python = folder / "tools" / "bin" / "python"
        subprocess.run([python, "-m", "pip", "install", "--quiet", TOOLS], check=True)  # noqa: S603
        compiler = [python, "-m", "piptools", "compile", *OPTIONS, "-c", ROOT / "constraints.txt"]
        for source, target, more in (
            (ROOT / "pyproject.toml", "requirements.txt", ("--extra", "postgres")),
            (DEPLOY / "build.in", "build.txt", ()),
        ):
            made = folder / target
            subprocess.run([*compiler, *more, "-o", made, source], cwd=ROOT, check=True)  # noqa: S603
            (DEPLOY / target).write_text(HEADS[target] + made.read_text())


if __name__ == "__main__":
    main()
