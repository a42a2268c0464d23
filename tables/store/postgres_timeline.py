"""Which of several servers is the newest: a server older than one already seen is not used.

When a standby replaces a server, its timeline grows by one. A server that had failed and comes back
without having been turned into a standby still has the old timeline. It takes whatever is written,
and knows nothing of what was played since. An address with several hosts may lead there, so each
connection is checked, and what was seen is kept in a file for the next start.
"""

from __future__ import annotations

import json
import logging
import os
import threading
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import psycopg

from tables.model.errors import WrongDatabase
from tables.store import paths
from tables.store.address import Address

FILE = "servers.json"
"""Holds the highest timeline of each group of servers, by the number that they share."""
_LOOK = (
    "SELECT (SELECT system_identifier FROM pg_control_system())::text,"
    " CASE WHEN pg_is_in_recovery() THEN NULL"
    " ELSE substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) END"
)
_guard = threading.Lock()
_seen: dict[str, int] = {}
_log = logging.getLogger("agora.store")


def look(db: psycopg.Connection[tuple[str, str | None]]) -> tuple[str, int] | None:
    """The number that a server shares with its standbys, and its timeline; None for a standby, and
    where we may not ask."""
    try:
        row = db.execute(_LOOK, prepare=False).fetchone()
    except (psycopg.errors.InsufficientPrivilege, psycopg.errors.UndefinedFunction):
        return None
    return None if row is None or row[1] is None else (row[0], int(row[1], 16))


def refuse_earlier(found: tuple[str, int] | None, address: Address) -> None:
    """Remember what `look` has found. Raises `WrongDatabase` if a later timeline was seen."""
    if found is None:
        return
    system, timeline = found
    file = noted_in(address)
    with _guard:
        latest = max(_seen.get(system, 0), 0 if system in _seen else _read(file).get(system, 0))
        if timeline < latest:
            _seen[system] = latest
            raise WrongDatabase(
                "database_fell_back",
                path=str(address),
                file=str(file),
                timeline=timeline,
                latest=latest,
            )
        if timeline > latest or system not in _seen:
            _seen[system] = timeline
            if timeline > 1 and timeline > _read(file).get(system, 0):
                _write(file, system, timeline)


def noted_in(address: Address) -> Path:
    """Where it is recorded: where systemd lets the bot keep something, or else next to the files of
    corrected figures."""
    given = os.environ.get("STATE_DIRECTORY", "").split(":")[0]
    return (Path(given) if given else paths.folder(address)) / FILE


def _read(file: Path) -> Mapping[str, int]:
    with suppress(OSError, ValueError):
        found = json.loads(file.read_text(encoding="utf-8"))
        if isinstance(found, dict):
            return {str(name): one for name, one in found.items() if isinstance(one, int)}
    return {}


def _write(file: Path, system: str, timeline: int) -> None:
    """Nothing is older than timeline 1, so only a server that replaced another one is recorded."""
    text = json.dumps({**_read(file), system: timeline})
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        part = file.with_suffix(".part")
        part.write_text(text, encoding="utf-8")
        part.replace(file)
    except OSError as error:
        _log.warning(
            "%s cannot be written, so a restart does not know timeline %d: %s",
            file,
            timeline,
            error,
        )
