"""What the program runs on, for `agora --version` and reports of faults."""

from __future__ import annotations

import platform
from contextlib import suppress
from importlib import metadata

from tables.store import sqlite

LIBRARIES = ("discord.py", "psycopg")
"""What `agora --version` names; the second one is there only if a server keeps the tables."""


def surroundings() -> str:
    """What the program runs on: Python, SQLite and the libraries for Discord and PostgreSQL, each
    with its version."""
    found = {"Python": platform.python_version(), "SQLite": sqlite.library_version()}
    for library in LIBRARIES:
        with suppress(metadata.PackageNotFoundError):
            found[library] = metadata.version(library)
    versions = ", ".join(f"{name} {version}" for name, version in found.items())
    return f"{versions}; {platform.system()} {platform.machine()}"
