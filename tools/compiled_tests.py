"""Compiles the tests before several processes load them all: each would do so by itself.

pytest rewrites every `assert` of a test file and keeps what it has compiled. In a fresh clone that
takes longer than loading everything. The functions that do it are pytest's own; a pytest that has
others does it while it loads the tests.
"""

from __future__ import annotations

import compileall
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from types import SimpleNamespace

from _pytest.assertion import rewrite

AT_ONCE = 16
"""Files that a process takes at a time."""


def compile_tests(folder: Path, processes: int) -> None:
    """All files of tests below a folder, and what they share. What is up to date is left alone."""
    files = sorted(folder.rglob("*.py"))
    stale = [file for file in files if is_test(file) and not is_current(file)]
    if len(stale) < 2 * AT_ONCE:
        return
    with ProcessPoolExecutor(processes) as pool:
        shared = (str(file) for file in files if not is_test(file))
        list(pool.map(partial(compileall.compile_file, quiet=1), shared, chunksize=AT_ONCE))
        list(pool.map(compiled, stale, chunksize=AT_ONCE))


def is_test(file: Path) -> bool:
    """Whether pytest rewrites it."""
    return file.name == "conftest.py" or file.name.startswith("test_")


def kept_at(file: Path) -> Path:
    """Where pytest keeps what it has compiled."""
    return rewrite.get_cache_dir(file) / (file.stem + rewrite.PYC_TAIL)


def is_current(file: Path) -> bool:
    """Whether pytest would take what it has kept."""
    return rewrite._read_pyc(file, kept_at(file)) is not None


def compiled(file: Path) -> None:
    """Does for one file what pytest does when it loads it."""
    try:
        stat, code = rewrite._rewrite_test(file, None)  # type: ignore[arg-type]
    except (SyntaxError, UnicodeDecodeError):
        return  # pytest tells
    kept_at(file).parent.mkdir(exist_ok=True)
    rewrite._write_pyc(SimpleNamespace(trace=print), code, stat, kept_at(file))  # type: ignore[arg-type]
