"""Files that only their owner may read, because a database holds every hidden card of every game.

SQLite gives the log of a database the mode of the database, so it is enough to make the database
with the right one. If the system has no such modes (Windows), the folder must protect it.
"""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path

from tables.model.errors import StorageFault, WrongDatabase

OWNER_ONLY = 0o600
OTHERS = 0o077
"""What group and others may do, in a file's mode."""
BESIDE = ("-wal", "-shm", "-journal", ".lock", ".lock-journal")
"""Endings of the files that belong to a database."""

log = logging.getLogger("agora.store")


def make(path: Path, *, fresh: bool = False) -> None:
    """Make an empty file if there is none. fresh: neither a file nor a link of that name may exist.

    Raises `StorageFault`; with `fresh` an `OSError`.
    """
    flags = os.O_CREAT | os.O_RDWR | (os.O_EXCL if fresh else 0)
    if not fresh and path.exists():
        return
    try:
        os.close(os.open(path, flags, OWNER_ONLY))
    except OSError as error:
        if fresh:
            raise
        raise StorageFault("file_not_opened", path=str(path), error=str(error.strerror)) from error


def write(path: Path, text: str) -> None:
    """Write a text of secrets, replacing what is there. Raises `OSError`."""
    with open(
        os.open(path, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, OWNER_ONLY), "w", encoding="utf-8"
    ) as file:
        if os.name == "posix":
            os.fchmod(file.fileno(), OWNER_ONLY)
        file.write(text)


def tighten(path: Path) -> None:
    """Hide a database and the files that belong to it from everybody but its owner.

    Raises `WrongDatabase` for one of another user, because we may not change its mode.
    """
    if os.name != "posix":
        return
    for file in (path, *(path.with_name(path.name + ending) for ending in BESIDE)):
        try:
            found = file.stat()
            if not found.st_mode & OTHERS:
                continue
            file.chmod(stat.S_IMODE(found.st_mode) & ~OTHERS)
        except FileNotFoundError:
            continue
        except OSError as error:
            if found.st_uid != os.geteuid():
                raise WrongDatabase("file_of_other_user", path=str(file)) from error
            log.warning("%s is open to others, and that cannot be changed: %s", file, error)
            continue
        if file.stat().st_mode & OTHERS:
            log.warning("%s is open to others; its file system keeps no modes", file)
        else:
            log.warning("%s was open to others; from now on only its owner may read it", file)
