"""The faults that are put in, and how one is put into a copy of the program.

`catalogue.toml` holds them, and `planted.toml` those of somebody who read the program and none of
its tests. Each names a file, a piece of it that stands there once, what replaces it, and the tests
of which one must fail then.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import count
from pathlib import Path

ROOT = Path(__file__).parents[2]
CATALOGUES = tuple(Path(__file__).with_name(f"{name}.toml") for name in ("catalogue", "planted"))
_tick = count(2, 2)


class Stale(Exception):
    """The catalogue speaks of a piece of the program that is not there (once) any more."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault. tests: what pytest is told to run, at least one of which must fail."""

    name: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]

    def put_into(self, source: str) -> str:
        """The text of the file with the fault in it. Raises `Stale`."""
        found = source.count(self.old)
        if found != 1:
            where = f"the old text of “{self.name}” stands {found} times in {self.file}, not once"
            raise Stale(f"The catalogue is stale: {where}. Change the entry.")
        return source.replace(self.old, self.new)


def read(paths: Iterable[Path] = CATALOGUES) -> list[Fault]:
    """Every fault in order. Raises `KeyError` or `TypeError` for an entry that lacks something."""
    texts = (path.read_text(encoding="utf-8") for path in paths)
    entries = [entry for text in texts for entry in tomllib.loads(text)["fault"]]
    return [Fault(**{**entry, "tests": tuple(entry["tests"].split())}) for entry in entries]


def write(path: Path, text: str) -> None:
    """Replace a source file so that Python sees the difference, however soon after the last one."""
    path.write_text(text, encoding="utf-8")
    at = path.stat().st_mtime + next(_tick)
    os.utime(path, (at, at))
