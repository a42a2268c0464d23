"""Which commit this program is: written into a wheel when it is built, read from git in a checkout.

Uses nothing but the standard library, because the build (`hatch_build.py`) runs it, too.
"""

from __future__ import annotations

import os
import re
from importlib import metadata
from pathlib import Path

UNKNOWN = "unknown commit"
GIVEN = "AGORA_COMMIT"
"""The environment variable that names the commit where a build has no git, as for the image."""
FILE = "COMMIT"
"""The file in the installed package that names it."""
SHOWN = 12
"""Digits that are told."""
_COMMIT = re.compile(r"[0-9a-f]{40}([0-9a-f]{24})?")


def version() -> str:
    """The version of the program with its commit, e.g. `0.2.0 (0123456789ab)`."""
    return f"{metadata.version('agora')} ({of_program()})"


def of_program() -> str:
    """The commit of this program, shortened, or `UNKNOWN`."""
    here = Path(__file__).resolve().parent
    commit = _commit(_read(here / FILE) or "") or of_checkout(here.parents[1])
    return UNKNOWN if commit is None else commit[:SHOWN]


def of_build(root: Path) -> str | None:
    """The commit of a checkout that is being built: as given, else what git's files say."""
    return _commit(os.environ.get(GIVEN, "")) or of_checkout(root)


def of_checkout(root: Path) -> str | None:
    """The commit a checkout is at; None without git's files or if they cannot be understood."""
    git = root / ".git"
    if git.is_file():  # a worktree: a file that says where
        git = (root / (_read(git) or "").removeprefix("gitdir:").strip()).resolve()
    head = _read(git / "HEAD") or ""
    if not head.startswith("ref:"):
        return _commit(head)
    name = head.removeprefix("ref:").strip()
    common = (git / (_read(git / "commondir") or ".")).resolve()
    for folder in (git, common):
        if (found := _commit(_read(folder / name) or "")) is not None:
            return found
    for line in (_read(common / "packed-refs") or "").splitlines():
        commit, _, packed = line.partition(" ")
        if packed == name:
            return _commit(commit)
    return None


def _commit(text: str) -> str | None:
    return text.strip() if _COMMIT.fullmatch(text.strip()) else None


def _read(path: Path) -> str | None:
    try:
        return path.read_text(encoding="utf-8").strip()
    except (OSError, ValueError):
        return None
