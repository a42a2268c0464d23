"""Test files are compiled once for all processes of a run, as pytest would do it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tools.compiled_tests import AT_ONCE, compile_tests, compiled, is_current, is_test, kept_at

TEST = "def test_it():\n    found = 1\n    assert found == 1\n"


def folder_of_tests(tmp_path: Path, count: int) -> list[Path]:
    files = [tmp_path / f"test_{number}.py" for number in range(count)]
    for file in files:
        file.write_text(TEST, "utf-8")
    return files


def test_pytest_takes_what_was_compiled(tmp_path: Path) -> None:
    """A pytest that compiles otherwise would write its own over it."""
    file = folder_of_tests(tmp_path, 1)[0]
    compiled(file)
    before = kept_at(file).stat().st_mtime_ns
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", file.name]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, check=False)
    assert done.returncode == 0, done.stdout.decode()
    assert kept_at(file).stat().st_mtime_ns == before


def test_only_what_is_stale_is_compiled(tmp_path: Path) -> None:
    files = folder_of_tests(tmp_path, 2 * AT_ONCE)
    compile_tests(tmp_path, 1)
    assert all(map(is_current, files))
    files[0].write_text(TEST + "\n", "utf-8")
    assert [file for file in files if not is_current(file)] == files[:1]


def test_a_file_that_is_no_python_is_left_to_pytest(tmp_path: Path) -> None:
    file = tmp_path / "test_it.py"
    file.write_text("def test_it(:\n", "utf-8")
    compiled(file)
    assert not is_current(file)


def test_only_tests_are_rewritten() -> None:
    assert is_test(Path("tests/test_x.py"))
    assert is_test(Path("tests/bot/conftest.py"))
    assert not is_test(Path("tests/slices.py"))
