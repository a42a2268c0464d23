"""The whole way, with one small file of tests: make the map, load, fork, exchange, tell."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutants.catalogue import ROOT

TESTS = "tests/kernel/test_rng.py"


@pytest.mark.sliced
def test_drawn_faults_meet_the_tests_that_reach_them(tmp_path: Path) -> None:
    env = {**os.environ, "AGORA_MUTANTS_MAP": str(tmp_path), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "tests.mutants", "--draw", "6", "--in", "engine/core/rng.py"]
    options = ["--tests", TESTS, "--compare", "0", "--jobs", "2"]

    done = subprocess.run(
        [*command, *options], cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )
    assert "Traceback" not in done.stderr, done.stderr
    assert "Making the map of what 1 files of tests reach." in done.stdout
    assert "; 0 failed with marks in the program" in done.stdout
    assert "caught by quick, 0, all (1 tests, " in done.stdout
    assert f": {TESTS}::test_" in done.stdout
    assert "These tests fail by themselves" not in done.stdout
