"""Work in forks of this process: several runners, each of which tries things in forks of its own.

A runner takes the next number from a pipe, so none waits for another. What is tried gets a process
group, a folder for its temporary files and a bound of processor seconds; when it is over nothing of
it is left. Linux only, like `fork` itself on other systems with threads of the system's own.
"""

from __future__ import annotations

import contextlib
import ctypes
import fcntl
import gc
import json
import os
import resource
import select
import shutil
import signal
import struct
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

Say = Callable[[Any], None]
"""Tells the process above something, as JSON."""
_NUMBER = struct.Struct("=I")
_MOST = 16_000
"""So many numbers fit into a pipe."""
_DIE_WITH_PARENT = 1
STUCK = 40.0
"""Seconds without a word and without any use of the processor after which something is stuck."""


class Ended(Exception):
    """What was tried ended before its time: it took too long, was stuck, or was killed."""


def _fork(inside: Callable[[], None]) -> int:
    """The number of a new process, which does one thing and ends."""
    sys.stdout.flush()
    sys.stderr.flush()
    above = os.getpid()
    number = os.fork()
    if number:
        return number
    code = 1
    try:
        die_with(above)
        inside()
        code = 0
    except BaseException:
        traceback.print_exc()
    finally:
        with contextlib.suppress(Exception):
            sys.stderr.flush()
        os._exit(code)


def die_with(above: int) -> None:
    """This process ends when the one above it does."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(_DIE_WITH_PARENT, signal.SIGKILL)
    if os.getppid() != above:
        os._exit(1)


def in_runners(
    count: int, runners: int, work: Callable[[int, Path], Any]
) -> Iterator[tuple[int, Any]]:
    """The results of numbered work, as they come; each runner has a folder of its own. Raises
    `RuntimeError` if a runner dies, or if threads are alive."""
    if count > _MOST:
        raise ValueError(f"more than {_MOST} at once")
    if threading.active_count() > 1:
        names = ", ".join(thread.name for thread in threading.enumerate())
        raise RuntimeError(f"threads are alive, so forks would not be sound: {names}")
    ask, tell = os.pipe()
    read, write = os.pipe()
    for number in range(count):
        os.write(tell, _NUMBER.pack(number))
    os.close(tell)
    gc.collect()
    gc.freeze()
    with tempfile.TemporaryDirectory(prefix="agora-mutants-") as folder:
        numbers = []
        for runner in range(min(runners, count)):
            place = Path(folder) / str(runner)
            place.mkdir()
            numbers.append(_fork(lambda place=place: _runs(ask, write, place, work)))  # type: ignore[misc]
        os.close(write)
        os.close(ask)
        try:
            with os.fdopen(read, encoding="utf-8") as results:
                for line in results:
                    number, result = json.loads(line)
                    yield number, result
        finally:
            gc.unfreeze()
            codes = [_reaped(number) for number in numbers]
    if any(codes):
        raise RuntimeError("a runner has died, see above")


def _reaped(number: int) -> int:
    with contextlib.suppress(ProcessLookupError):
        if os.waitpid(number, os.WNOHANG) == (0, 0):
            time.sleep(0.2)
            os.kill(number, signal.SIGTERM)
        else:
            return 0
    with contextlib.suppress(ChildProcessError):
        return os.waitpid(number, 0)[1]
    return 0


def _runs(ask: int, write: int, place: Path, work: Callable[[int, Path], Any]) -> None:
    while taken := os.read(ask, _NUMBER.size):
        (number,) = _NUMBER.unpack(taken)
        result = work(number, place)
        with (place.parent / "lock").open("w") as lock:  # a long line is not written at once
            fcntl.flock(lock, fcntl.LOCK_EX)
            _said(write, [number, result])


def tried(
    inside: Callable[[Say], None], place: Path, *, silence: float = STUCK
) -> tuple[list[Any], str | None]:
    """What a fork says, and why it ended early if it did. silence: seconds of rest that are too
    long."""
    read, write = os.pipe()
    mine = Path(tempfile.mkdtemp(dir=place))

    def run() -> None:
        os.close(read)
        os.setpgid(0, 0)
        _lonely(mine)
        inside(lambda word: _said(write, word))

    number = _fork(run)
    os.close(write)
    with contextlib.suppress(OSError):
        os.setpgid(number, number)
    words, early = _heard(read, number, silence)
    os.close(read)
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(number, signal.SIGKILL)
    status = os.waitpid(number, 0)[1]
    shutil.rmtree(mine, ignore_errors=True)
    if early is None and os.WIFSIGNALED(status) and not _finished(words):
        early = signal.Signals(os.WTERMSIG(status)).name
    elif early is None and not _finished(words):
        early = "the process ended"
    return [word for word in words if word != _DONE], early


_DONE = "done"


def _finished(words: list[Any]) -> bool:
    return bool(words) and words[-1] == _DONE


def _said(write: int, word: Any) -> None:
    data = json.dumps(word).encode() + b"\n"
    while data:
        data = data[os.write(write, data) :]


def finish(say: Say) -> NoReturn:
    """The end of what is tried in a fork, at once: nothing that waits for its end is run."""
    say(_DONE)
    os._exit(0)


def _lonely(mine: Path) -> None:
    """Nothing that is written is seen, and temporary files are our own."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1, 2):
        os.dup2(nothing, number)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.environ["TMPDIR"] = tempfile.tempdir = str(mine)


def at_most(seconds: float) -> None:
    """This process may use so many more seconds of the processor."""
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    soft = int(time.process_time() + seconds) + 1
    resource.setrlimit(resource.RLIMIT_CPU, (soft, hard))


def _heard(read: int, number: int, silence: float) -> tuple[list[Any], str | None]:
    """All words until the end, or until nothing happens any more."""
    data = b""
    words: list[Any] = []
    used, since = 0.0, time.monotonic()
    while True:
        ready, _, _ = select.select([read], [], [], 1.0)
        if ready:
            more = os.read(read, 65536)
            if not more:
                return words, None
            *lines, data = (data + more).split(b"\n")
            words += map(json.loads, lines)
            since = time.monotonic()
            if _finished(words):
                return words, None
        elif time.monotonic() - since > silence:
            now = _used(number)
            if abs(now - used) < 0.05:
                return words, "stuck"
            used, since = now, time.monotonic()


def _used(group: int) -> float:
    """Processor seconds of a group of processes and of those that they have waited for."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            if int(fields[2]) == group:
                ticks += sum(map(int, fields[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")
