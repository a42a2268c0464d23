"""What of a log is excused by faults of storage and of connections, and what never is."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.chaos.complaints import PERMITTED, complained

AT = "2026-11-26 02:21:02 "
FAILED = AT + "ERROR   agora.outbox: row 7 was not delivered\n"
TRACE = 'Traceback (most recent call last):\n  File "a.py", line 1, in deliver\n    await send()\n'


def found(tmp_path: Path, *records: str) -> list[str]:
    log = tmp_path / "log.txt"
    log.write_text("".join(records), encoding="utf-8")
    return complained([log], PERMITTED)


@pytest.mark.parametrize(
    "fault",
    [
        "tables.model.errors.StorageFault: The database server cannot be reached",
        "psycopg.OperationalError: connection failed\nDETAIL: one more line",
        "psycopg.errors.DiskFull: no room",
        "aiohttp.client_exceptions.ServerDisconnectedError: Server disconnected",
        "ConnectionResetError: [Errno 104] Connection reset by peer",
        "TimeoutError",
    ],
)
def test_faults_of_storage_and_connections_are_expected(tmp_path: Path, fault: str) -> None:
    assert found(tmp_path, FAILED, TRACE, fault + "\n", AT + "INFO    agora.run: on\n") == []


@pytest.mark.parametrize("level", ["ERROR  ", "INFO   "])
@pytest.mark.parametrize("fault", ["KeyError: 7", "AssertionError", "discord.errors.NotFound: x"])
def test_other_tracebacks_never_are(tmp_path: Path, fault: str, level: str) -> None:
    record = FAILED.replace("ERROR  ", level)
    assert fault in found(tmp_path, record, TRACE, fault + "\n")
    storage = TRACE + "psycopg.OperationalError: gone\n"
    during = "\nDuring handling of the above exception, another exception occurred:\n\n"
    assert fault in found(tmp_path, record, storage, during, TRACE, fault + "\n")


def test_lines_of_other_parts_are_complaints(tmp_path: Path) -> None:
    assert found(tmp_path, FAILED) == []
    line = AT + "WARNING tables.operations: the state is odd"
    assert found(tmp_path, line + "\n") == [line]
