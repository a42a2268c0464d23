"""Whether the disk under a database file takes anything more."""

from __future__ import annotations

import errno
import os
import shutil
from pathlib import Path

LEAST = 256 * 1024
"""Bytes that have to fit beside the database, for a sign of life and what is pressed."""
FULL = frozenset({errno.ENOSPC, errno.EDQUOT})
CLOSED = frozenset({errno.EROFS})


def refused(database: Path) -> int:
    """With which number of `errno` (one of `FULL` or `CLOSED`) the disk of a database takes nothing
    more; 0 if it does. Asked of the disk itself, because a bot that cannot write cannot note that,
    and an old sign of life looks like a good one."""
    return _refused(database.resolve().parent)


def _refused(folder: Path) -> int:
    """With which number the system refuses to make room there; 0: it does not, or does not say."""
    if not hasattr(os, "O_TMPFILE"):
        return _unmeasured(folder)
    try:
        made = os.open(folder, os.O_TMPFILE | os.O_WRONLY, 0o600)  # has no name, and leaves nothing
    except OSError as error:
        return error.errno if error.errno in FULL | CLOSED else _unmeasured(folder)
    try:
        os.posix_fallocate(made, 0, LEAST)
    except OSError as error:
        return error.errno if error.errno in FULL else _unmeasured(folder)
    finally:
        os.close(made)
    return 0


def _unmeasured(folder: Path) -> int:
    """The same by what the system says is free, where room cannot be made for trying."""
    try:
        return errno.ENOSPC if shutil.disk_usage(folder).free < LEAST else 0
    except OSError:
        return 0
