"""Runs the tests that belong to what was changed since `main` (`changed_tests.py`).

A slice is not taken (`AGORA_TEST_SLICE=quick`: only ordinary tests), nor PostgreSQL. For everything
else there are `make test` and `make test-all`.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
from tools.changed_tests import changes, mirrored  # noqa: E402  (found from the root)
from tools.run_tests import environment  # noqa: E402


def main() -> int:
    changed = sorted(set(changes()))
    chosen = mirrored(changed)
    if not chosen:
        sys.stdout.write(
            "Nothing with tests of its own was changed since main; there is `make test`.\n"
        )
        return 0
    sys.stdout.write(f"{len(changed)} files were changed; their tests: {' '.join(chosen)}\n")
    sys.stdout.flush()
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "--numprocesses",
        "auto",
        "--dist",
        "loadgroup",
    ]
    env = {**environment(), "AGORA_TEST_SLICE": "quick", "AGORA_TEST_STORE": "strict"}
    return subprocess.run([*command, *chosen], cwd=ROOT, env=env).returncode  # noqa: S603


if __name__ == "__main__":
    sys.exit(main())
