"""A PostgreSQL server of our own for the tests: begun by the first test that asks, in a folder that
goes with it. It listens on a socket in that folder and nowhere else.

A guardian process (`python -m tests.cluster FOLDER PID`) runs the server and ends it, and removes
the folder, as soon as the process with this number is gone: however the test run ends. It outlives
whoever begins it, so it is nobody's child: it goes on in a fork, and what was begun ends at once.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

if sys.platform != "win32":
    import fcntl

ROOT = Path(__file__).parents[1]
WISH = "AGORA_TEST_POSTGRES"
"""`required`: without its programs the tests fail, and are not skipped."""
FOUND_HERE = "AGORA_TEST_CLUSTER"
"""The folder of a server that another process of this test run has begun."""
MISSING = (
    "PostgreSQL's programs (initdb, postgres) were not found, so NOTHING WAS TESTED AGAINST"
    " POSTGRESQL. Debian: apt install postgresql"
)
QUICK = {
    "listen_addresses": "",
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "max_connections": "200",
    "shared_buffers": "64MB",
    "max_wal_size": "2GB",
    "checkpoint_timeout": "1h",
    "log_min_messages": "fatal",
}
"""Settings of a server whose data nobody wants to see again."""
SECONDS = 60.0
"""How long a server may take to begin, on a machine with other work."""


@cache
def programs() -> Path | None:
    """The folder of PostgreSQL's programs; None if there are none."""
    found = [Path(one).parent for one in (shutil.which("postgres"), shutil.which("initdb")) if one]
    if len(found) == 2:
        return found[0]
    there = Path("/usr/lib/postgresql").glob("*/bin/initdb")  # where Debian keeps them
    return max((one.parent for one in there), key=lambda p: int(p.parent.name), default=None)


def folder() -> str:
    """The folder of the running server of this test run, which is begun if need be."""
    if FOUND_HERE not in os.environ:
        os.environ[FOUND_HERE] = _begun(_main_process())
    return os.environ[FOUND_HERE]


def address(database: str) -> str:
    """The address of a database of this server."""
    return f"postgresql://agora@/{database}?host={folder()}/socket"


def _main_process() -> int:
    """The process that ends when the test run does: the one above where tests run in several."""
    return os.getppid() if "PYTEST_XDIST_WORKER" in os.environ else os.getpid()


def _begun(main: int) -> str:
    made = Path(tempfile.gettempdir()) / f"agora-postgres-{main}"
    made.mkdir(mode=0o755, exist_ok=True)
    with (made / "begin").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (made / "ready").exists():
            subprocess.run(
                [sys.executable, "-m", "tests.cluster", str(made), str(main)],
                cwd=ROOT,
                check=True,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                start_new_session=True,
            )
            until = time.monotonic() + SECONDS
            while not (made / "ready").exists():
                assert time.monotonic() < until, f"PostgreSQL does not begin; see {made}/log"
                time.sleep(0.05)
    return str(made)


# --- the guardian --------------------------------------------------------------------------------


def ordinary() -> dict[str, Any]:
    """PostgreSQL refuses to be run by root; then somebody without rights does it."""
    if os.geteuid() != 0:
        return {}
    user = pwd.getpwnam("nobody")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def _begin(place: Path) -> subprocess.Popen[bytes]:
    bin_, data, who = programs(), place / "data", ordinary()
    assert bin_ is not None
    data.mkdir(mode=0o700)
    (place / "socket").mkdir()
    if who:
        for made in (data, place / "socket"):
            os.chown(made, who["user"], who["group"])
    with (place / "log").open("wb") as log:
        common = {"stdout": log, "stderr": log, "stdin": subprocess.DEVNULL, "cwd": data, **who}
        plain = ("--no-locale", "--encoding=UTF8", "--no-sync", "--auth=trust", "--username=agora")
        subprocess.run([bin_ / "initdb", "--pgdata", data, *plain], check=True, **common)
        settings = {**QUICK, "unix_socket_directories": str(place / "socket")}
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        return subprocess.Popen([bin_ / "postgres", "-D", data, *options], **common)


def _answers(place: Path) -> bool:
    import psycopg

    try:
        psycopg.connect(f"postgresql://agora@/postgres?host={place}/socket").close()
    except psycopg.OperationalError:
        return False
    return True


def _lives(number: int) -> bool:
    try:
        os.kill(number, 0)
    except OSError:
        return False
    return True


@contextmanager
def _kept(place: Path) -> Any:
    server = _begin(place)
    try:
        yield server
    finally:
        server.send_signal(signal.SIGINT)  # at once, whoever is connected
        try:
            server.wait(20)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()
        shutil.rmtree(place, ignore_errors=True)


def guard(place: Path, main: int) -> None:
    """Run a server as long as a process lives."""
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, lambda *_: sys.exit(0))
    with _kept(place) as server:
        while not _answers(place) and server.poll() is None:
            time.sleep(0.05)
        (place / "ready").touch()
        while _lives(main) and server.poll() is None:
            time.sleep(0.3)


if __name__ == "__main__" and os.fork() == 0:
    guard(Path(sys.argv[1]), int(sys.argv[2]))
