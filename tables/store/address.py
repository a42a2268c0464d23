"""Where a database is: a file of SQLite's, or the address of a PostgreSQL server."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import unquote

MEMORY = ":memory:"
"""Stands for a database that SQLite keeps in memory. A host who writes it does not mean a file of
that name."""
SCHEMES = ("postgresql://", "postgres://")
_USER = re.compile(r"(//[^:/@]*):([^@]*)@")
_GIVEN = re.compile(r"([?&]([^=&]*)=)([^&]*)")
_SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+:/")
"""How an address begins. A single letter is a drive of Windows."""
_CLEAR = re.compile(r"postgres(?:ql)?://(?:[^\s@/?]*@)?[^\s@]*")
"""An address that every program reads alike: libpq ends the password at the first `@`."""
_ESCAPE = re.compile(r"%(?![0-9A-Fa-f]{2})")


@dataclass(frozen=True, slots=True)
class Address:
    """The address of a PostgreSQL database, as libpq reads it. Its text shows no password."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        hidden = _USER.sub(r"\1:***@", self.url)
        return _GIVEN.sub(lambda m: f"{m[1]}***" if _is_secret(m[2]) else m[0], hidden)

    @property
    def secrets(self) -> tuple[str, ...]:
        """The passwords in it, as they are written there and as they are."""
        written = [m[2] for m in _USER.finditer(self.url)]
        written += [m[3] for m in _GIVEN.finditer(self.url) if _is_secret(m[2])]
        return tuple(dict.fromkeys(s for w in written for s in (w, unquote(w)) if s))


def _is_secret(name: str) -> bool:
    return "password" in unquote(name)


Where = Path | Address
"""A file of SQLite's, or a database of PostgreSQL's."""


def where(text: str) -> Where:
    """What a setting names. Raises `ValueError` for an address of another kind of database and for
    an unclear one. The error quotes nothing of the setting."""
    if text.startswith(SCHEMES):
        if not _CLEAR.fullmatch(text) or _ESCAPE.search(text):
            raise ValueError("a sign in the address has to be written as %40, which is @")
        return Address(text)
    if _SCHEME.match(text):
        raise ValueError("no such kind of database")
    if text.strip().casefold() == MEMORY:
        raise ValueError("a database in memory would be gone with the program; name a file")
    return Path(os.path.expanduser(text))  # no shell does it for a line of .env
