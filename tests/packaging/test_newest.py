"""The newest Python is tried as well, where there is one."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools import newest


def python(folder: Path, minor: int, *, works: bool = True) -> str:
    """A Python in a folder, or one of those names behind which there is none."""
    command = folder / f"python3.{minor}"
    command.write_text(f"#!/bin/sh\nexit {0 if works else 127}\n")
    command.chmod(0o755)
    return str(command)


def test_the_newest_that_works_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = sys.version_info[1]
    monkeypatch.setenv("PATH", str(tmp_path))
    python(tmp_path, here)
    assert newest.newest() is None
    newer = python(tmp_path, here + 1)
    assert newest.newest() == newer
    python(tmp_path, here + 2, works=False)
    assert newest.newest() == newer


def test_it_is_installed_as_a_server_installs_it_before_anything_else_is_there() -> None:
    commands = [" ".join(step) for step in newest.steps("python3.99", ["tests/kernel"])]
    hashed = next(i for i, said in enumerate(commands) if "--require-hashes" in said)
    run = next(i for i, said in enumerate(commands) if said.endswith("agora games"))
    extras = next(i for i, said in enumerate(commands) if ".[dev]" in said)
    assert hashed < run < extras
    assert commands[-1].endswith("tools/run_tests.py tests/kernel")
