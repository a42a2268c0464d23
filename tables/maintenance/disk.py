"""Whether the disk under a database file takes anything more."""

from __future__ import annotations

import errno
import os
import shutil
from pathlib import Path

LEAST = 256 * 1024
"""Bytes that must fit next to the database, for a sign of life and what is pressed."""
FULL = frozenset({errno.ENOSPC, errno.EDQUOT})
CLOSED = frozenset({errno.EROFS})


def refused(database: Path) -> int:
    """The number of `errno` (one of `FULL` or `CLOSED`) with which the disk of a database refuses
    to take more; 0 if it takes more. The disk itself is asked, because a bot that cannot write
    cannot record it, and an old sign of life looks like a good one."""
    return _refused(database.resolve().parent)


def _refused(folder: Path) -> int:
    """The number with which the system refuses to make room there; 0: it does not refuse, or does
    not say."""
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
    """The same by the free space that the system reports, where making room cannot be tried."""
    try:
        return errno.ENOSPC if shutil.disk_usage(folder).free < LEAST else 0
    except OSError:
        return 0
