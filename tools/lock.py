"""Writes the requirements with the hashes of all files, for every supported Python and platform.

`python tools/lock.py` makes an environment of its own for uv. A library that only some Pythons or
systems need stands there with its marker. The versions are those of constraints.txt.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DEPLOY = ROOT / "deploy"
OLDEST = "3.11"
"""The oldest Python that the files serve; a test compares it with pyproject.toml."""
TOOLS = "uv==0.13.9"
HEADS = {
    "requirements.txt": (
        "# What the image and a server install on any supported Python: the program's libraries,"
        " each with\n# the hashes of all its files. Made by: make lock. The versions are those of"
        " constraints.txt; a test\n# compares them.\n"
    ),
    "build.txt": (
        "# What builds the program's wheel, with hashes: pip itself and the build backend."
        " Made by: make lock\n"
    ),
}
OPTIONS = (
    *("--quiet", "--no-config", "--universal", "--python-version", OLDEST),
    *("--generate-hashes", "--strip-extras", "--no-header", "--no-annotate"),
)


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        subprocess.run([sys.executable, "-m", "venv", folder / "tools"], check=True)  # noqa: S603
        programs = folder / "tools" / ("Scripts" if os.name == "nt" else "bin")
        python = programs / "python"
        subprocess.run([python, "-m", "pip", "install", "--quiet", TOOLS], check=True)  # noqa: S603
        constraints = str(ROOT / "constraints.txt")
        compiler = [str(programs / "uv"), "pip", "compile", *OPTIONS, "-c", constraints]
        surroundings = os.environ | _index(python)
        for source, target, more in (
            (ROOT / "pyproject.toml", "requirements.txt", ("--extra", "postgres")),
            (DEPLOY / "build.in", "build.txt", ()),
        ):
            made = folder / target
            subprocess.run(  # noqa: S603
                [*compiler, *more, "-o", str(made), str(source)],
                cwd=ROOT,
                env=surroundings,
                check=True,
            )
            (DEPLOY / target).write_text(HEADS[target] + made.read_text())


def _index(python: Path) -> dict[str, str]:
    """Where pip is set up to look for packages, in the variables that uv reads."""
    asked = [str(python), "-m", "pip", "config", "list"]
    told = subprocess.run(asked, capture_output=True, text=True, check=True).stdout  # noqa: S603
    settings = dict(line.split("=", 1) for line in told.splitlines() if "=" in line)
    names = {"index-url": "UV_DEFAULT_INDEX", "cert": "SSL_CERT_FILE"}
    return {
        names[name]: value.strip("'")
        for name, value in ((key.rpartition(".")[2], said) for key, said in settings.items())
        if name in names
    }


if __name__ == "__main__":
    main()
