"""Where a database is: a file of SQLite's, or the address of a PostgreSQL server."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field
from pathlib import Path

SCHEMES = ("postgresql://", "postgres://")
_PASSWORD = re.compile(r"(//[^:/@]*):[^@]*@|([?&](?:ssl)?password=)[^&]*")
_SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+:/")
"""How an address begins; a single letter is a drive of Windows."""


@dataclass(frozen=True, slots=True)
class Address:
    """The address of a PostgreSQL database, as libpq reads it. Its text shows no password."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        return _PASSWORD.sub(lambda m: f"{m[1]}:***@" if m[1] else f"{m[2]}***", self.url)


Where = Path | Address
"""A file of SQLite's, or a database of PostgreSQL's."""


def where(text: str) -> Where:
    """What a setting names. Raises `ValueError` for the address of some other database."""
    if text.startswith(SCHEMES):
        return Address(text)
    if _SCHEME.match(text):
        raise ValueError("no such kind of database")
    return Path(os.path.expanduser(text))  # no shell does it for a line of .env
