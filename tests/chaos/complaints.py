"""What the bot complains of in its log that nobody has expected."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path

ALLOWED = re.compile(
    r" (WARNING|ERROR) .*"
    r"((outbox row \d+ .*|a call by direct message) waits|discord\.(client|gateway|http))"
)
"""Complaints in the log that a death in the middle of something may cause."""
PERMITTED = re.compile(
    ALLOWED.pattern + r"|agora\.(store|nodes|reminders|outbox|run|upkeep|gateway)[ :]|psycopg"
    r"|bot\.(delivery|lookout|registering|shards|features)|WARNING bot\.widgets"
    r"|nothing can be announced"
    r"|(go|goes|is thought) (on|about) later: (disk|database)_"
)
"""The same where a node may also lose its database and Discord: what cannot be stored or sent is
said, and what came of it is in the books."""
EXPECTED = re.compile(
    r"^(tables\.model\.errors\.(StorageFault|OutcomeUnknown)|psycopg[\w.]*|aiohttp\.client_exceptions\.\w+"
    r"|discord\.errors\.(HTTPException|DiscordServerError|ConnectionClosed|GatewayNotFound)"
    r"|(builtins\.)?(ConnectionError|ConnectionResetError|ConnectionRefusedError"
    r"|ConnectionAbortedError|BrokenPipeError|TimeoutError|OSError)|asyncio\.\w*TimeoutError)"
    r"(:|$)"
)
"""How the traceback of a fault of storage or of a connection ends; no other one is expected of
anybody, whatever befell them."""
RECORD = re.compile(r"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d (\w+)")
COMPLAINT = re.compile(r" (WARNING|ERROR|CRITICAL) ")


def complained(logs: Iterable[Path], allowed: re.Pattern[str]) -> list[str]:
    """Complaints that are not allowed, and all tracebacks of faults that are not of storage or of a
    connection."""
    found = []
    for log in logs:
        for said, *more in _records(log.read_text(encoding="utf-8").splitlines()):
            faults = _raised(more)
            if faults and not EXPECTED.match(faults[-1]):
                found += [said, *more]
            elif COMPLAINT.search(said) and not allowed.search(said):
                found.append(said)
    return found


def _records(lines: list[str]) -> Iterator[list[str]]:
    """The records of a log: its line, and those of its traceback. What stands before the first one
    belongs to none."""
    record: list[str] = []
    for line in lines:
        if RECORD.match(line) and record:
            yield record
            record = []
        record.append(line)
    if record:
        yield record


def _raised(lines: list[str]) -> list[str]:
    """The faults that a traceback names, each behind the calls that led to it; the one that counts
    is the last."""
    if any("Exception Group Traceback" in line for line in lines):
        return ["several at once"]
    return [
        line
        for before, line in pairwise(lines)
        if before.startswith("  ") and not line.startswith((" ", "Traceback"))
    ]
