"""`python -m tests.attacks NAME ...`: try attacks; without a name, all of them.

Exit with 0 if each fails, as it must, with 1 if one succeeds. Each prints one line with its figure.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from tests.attacks.every import ATTACKS


def main() -> int:
    """Try them; 0 if all failed."""
    parser = argparse.ArgumentParser(prog="make attacks", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(ATTACKS))
    names = parser.parse_args().names or list(ATTACKS)
    unknown = [name for name in names if name not in ATTACKS]
    if unknown:
        parser.error(f"no attack {unknown[0]!r}; there are {', '.join(ATTACKS)}")
    succeeded = 0
    for name in names:
        begun = time.process_time()
        with tempfile.TemporaryDirectory(prefix="agora-attack-") as folder:
            outcome = ATTACKS[name](Path(folder))
        taken = time.process_time() - begun
        what = "failed" if outcome.failed else "SUCCEEDED"
        print(f"{name} {what}: {outcome} ({taken:.1f} s of processor)", flush=True)
        succeeded += not outcome.failed
    return 1 if succeeded else 0


if __name__ == "__main__":
    sys.exit(main())
