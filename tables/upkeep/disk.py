"""Whether the disk under a database file takes anything more."""

from __future__ import annotations

import errno
import os
import shutil
from pathlib import Path

LEAST = 256 * 1024
"""Bytes that have to fit beside the database, for a sign of life and what is pressed."""
_FULL = {errno.ENOSPC: "is full", errno.EDQUOT: "has no room left for this user"}
_CLOSED = {errno.EROFS: "takes nothing: it is read-only"}


def said_full(database: Path) -> str | None:
    """A sentence, if the disk takes nothing more. Asked of the disk itself, because a bot that
    cannot write cannot note that, and an old sign of life looks like a good one."""
    folder = database.resolve().parent
    code = _refused(folder)
    what = (_FULL | _CLOSED).get(code)
    return None if what is None else f"The disk of {database} {what}; nothing can be stored."


def _refused(folder: Path) -> int:
    """With which number the system refuses to make room there; 0: it does not, or does not say."""
    if not hasattr(os, "O_TMPFILE"):
        return _unmeasured(folder)
    try:
        made = os.open(folder, os.O_TMPFILE | os.O_WRONLY, 0o600)  # has no name, and leaves nothing
    except OSError as error:
        return error.errno if error.errno in _FULL | _CLOSED else _unmeasured(folder)
    try:
        os.posix_fallocate(made, 0, LEAST)
    except OSError as error:
        return error.errno if error.errno in _FULL else _unmeasured(folder)
    finally:
        os.close(made)
    return 0


def _unmeasured(folder: Path) -> int:
    """The same by what the system says is free, where room cannot be made for trying."""
    try:
        return errno.ENOSPC if shutil.disk_usage(folder).free < LEAST else 0
    except OSError:
        return 0
