"""Runs drawing in separate processes, the most urgent picture first.

Python draws and answers presses under one lock, so drawing in a thread of the bot would delay
everybody's answers. A drawing process is another Python without Discord and database. It gets calls
through a pipe, loses nothing when it dies, and ends with the bot, however that ends.
"""

from __future__ import annotations

import asyncio
import heapq
import json
import logging
import os
import pickle
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Protocol

from bot.drawing import drawer
from bot.drawing.process import Answer, Loading, carry_out, receive, send, told
from tables.model.log import fault

PANEL, POST, ASIDE = 0.0, 0.5, 30.0
"""Seconds that a drawing may be put off: for somebody who waits, for a channel, for no hurry."""
SPACING = 0.2
"""Seconds by which each further drawing for the same person is put off."""
LIMIT = 30.0
"""Seconds after which a call is given up and its process ended. Loading before it may take longer
on a busy machine: only seconds of processor time count then."""
STUCK = 120.0
"""If a drawing is overdue by so many seconds and has not started, drawing counts as stuck."""
LONG = 300.0
"""The limit for a call of `Studio.apart`, in seconds."""
FAILURES = 4
"""So many failed calls in a row count as drawing not working."""
DEATHS, REST = 3, 30.0
"""After so many deaths in a row no process is started for so many seconds."""
NICE, NICER = 5, 10
"""The niceness of drawing, so that a press is acknowledged before a picture goes on, and of
separate work, which yields to all else."""
QUIET = 180.0
"""Seconds without a call after which a process that may rest is ended; the next call starts it."""
SPARING = {"MALLOC_ARENA_MAX": "1", "PYDANTIC_DISABLE_PLUGINS": "__all__"}
"""Environment variables with which a process takes less memory: one heap for its few threads, and
no search for plugins, which loads whole libraries."""
SECRETS = ("DISCORD_TOKEN",)
"""Environment variables that drawing processes do not get."""
START = (
    "import json, sys; sys.path[:] = json.loads(sys.argv[1]); "
    "from bot.drawing.process import main; main(int(sys.argv[2]), int(sys.argv[3]))"
)

now = time.perf_counter
"""Seconds of a clock that all threads read alike. Not `time.monotonic`: under a simulated Discord
that one stands still for the bot, but not for the thread that watches a call."""

_log = logging.getLogger(__name__)


class Failed(Exception):
    """A call raised an exception. The words are `process.told`."""


class Lost(Exception):
    """A drawing process ended before it had answered, or none can be started."""


class Hand(Protocol):
    """Carries out one call at a time, for one thread."""

    def start(self) -> None:
        """Be ready for the first call. Raises `Lost`."""

    def load(self, what: Loading) -> None:
        """Load something in advance, so that the first call is fast. Raises `Lost`."""

    def call(self, function: Callable[..., Any], args: Sequence[Any]) -> Answer:
        """Carry out a call. Raises `Lost`."""

    def drop(self) -> None:
        """Give up a call that is under way, from another thread; it raises `Lost`. Does nothing if
        the call cannot be interrupted."""

    def close(self) -> None:
        """End; also from another thread, in the middle of a call."""


class Inline:
    """Draws in the calling thread."""

    def start(self) -> None:
        """Nothing to start."""

    def load(self, what: Loading) -> None:
        fine, why = carry_out(what[0], what[1:])
        if not fine:
            _tell(what, why)

    def call(self, function: Callable[..., Any], args: Sequence[Any]) -> Answer:
        return carry_out(function, args)

    def drop(self) -> None:
        """Nothing: a thread goes on to its end."""

    def close(self) -> None:
        """Nothing to end."""


class Worker:
    """A process that draws; started on demand, and again after it died.

    what: its work, for the log and the list of processes. needed: what a process must load before a
    call, once. limit: seconds for a call; for loading, seconds of processor time. quiet: after so
    many seconds without a call the process is ended, until the next one; None: never.
    """

    def __init__(
        self,
        what: str = "drawing",
        *,
        needed: Callable[[Callable[..., Any], Sequence[Any]], Loading | None] = lambda *_: None,
        nice: int = 0,
        limit: float = LIMIT,
        quiet: float | None = None,
    ) -> None:
        self.what = self._what = what
        self._quiet, self._last = quiet, now()
        self._needed, self._nice, self._limit = needed, nice, limit
        self._loaded: set[Loading] = set()
        self._spent: float | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._lock, self._busy = threading.Lock(), threading.Lock()
        self._begun: float | None = None
        self._watching = self._dropped = False
        self._over = threading.Event()
        self._deaths = 0
        self._rest_until = 0.0

    @property
    def number(self) -> int | None:
        """The id of the process, if there is one."""
        return self._process.pid if self._process is not None else None

    @property
    def failing(self) -> bool:
        """Whether its processes have kept dying since the last picture."""
        return self._deaths >= DEATHS

    def start(self) -> None:
        with self._busy:
            self._ready()

    def load(self, what: Loading) -> None:
        with self._busy:
            self._load(self._ready(), what)

    def call(self, function: Callable[..., Any], args: Sequence[Any]) -> Answer:
        try:
            message = pickle.dumps((function, args))
        except Exception as error:
            return False, told(error)
        with self._busy:
            process, needed = self._ready(), self._needed(function, args)
            if needed is not None:
                self._load(process, needed)
            answer = self._exchange(process, message)
            if self.failing:
                _log.info("%s works again", self._what)
            self._deaths, self._last = 0, now()
            return answer

    def drop(self) -> None:
        if not self._busy.locked():
            return
        with self._lock:
            self._dropped = True
            if self._process is not None:
                self._process.kill()

    def close(self) -> None:
        with self._lock:
            self._over.set()
            if self._process is not None:
                self._process.kill()
        with self._busy:  # a call in progress has come to an end with the process
            if self._process is not None:
                self._bury(self._process)

    def _ready(self) -> subprocess.Popen[bytes]:
        """A living process."""
        process = self._process
        if process is not None:
            if process.poll() is None and not self._dropped:
                return process
            self._bury(process)  # it died while nothing was asked of it, so nothing is lost
        if now() < self._rest_until:
            raise Lost(f"{self._what} processes do not stay alive; the next one is tried later")
        process = self._start()
        self._loaded.clear()
        self._exchange(process, pickle.dumps((os.getpid, ())), loading=True)
        return process

    def _load(self, process: subprocess.Popen[bytes], what: Loading) -> None:
        """Load what a call needs, if this process has not. The limit for calls does not apply,
        because loading may take long on a busy machine."""
        if what in self._loaded:
            return
        message = pickle.dumps((what[0], what[1:]))
        fine, why = self._exchange(process, message, loading=True)
        self._loaded.add(what)
        if not fine:
            _tell(what, why)

    def _start(self) -> subprocess.Popen[bytes]:
        given = (json.dumps(sys.path), str(self._nice), str(os.getpid()), f"--as={self._what}")
        command = [sys.executable, "-P", "-c", START, *given]
        with self._lock:
            if self._over.is_set():
                raise Lost("the bot ends")
            if not self._watching:
                self._watching = True
                threading.Thread(
                    target=self._watch, name=f"{self._what}-watch", daemon=True
                ).start()
            try:
                self._process = subprocess.Popen(  # noqa: S603 - ourselves
                    command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    env={**SPARING, **{k: v for k, v in os.environ.items() if k not in SECRETS}},
                    creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
                    # Ctrl-C is for the bot alone. In a session of its own a process would not
                    # yield: Linux divides the processors between sessions first.
                    process_group=0,
                )
            except OSError as error:
                self._count_death()
                raise Lost(f"no {self._what} process can be started: {error}") from error
            return self._process

    def _exchange(
        self, process: subprocess.Popen[bytes], message: bytes, *, loading: bool = False
    ) -> Answer:
        assert process.stdin is not None
        assert process.stdout is not None
        if self._dropped:  # while it was started
            raise Lost(self._bury(process))
        if loading:
            self._spent = _processor_seconds(process.pid)
        else:
            self._begun = now()
        with suppress(OSError):  # it is gone; then there is no answer either
            send(process.stdin, message)
        found = receive(process.stdout)
        self._begun = self._spent = None
        if found is None:
            raise Lost(self._bury(process))
        answer: Answer = pickle.loads(found)  # noqa: S301 - from our own process
        return answer

    def _watch(self) -> None:
        """End the process of a call that takes too long, or one that rests; a thread of its own."""
        while not self._over.wait(self._limit / 8):
            self._end_rest()
            begun, process = self._begun, self._process
            if process is None or not (
                self._loads_too_long(process)
                or (begun is not None and now() - begun >= self._limit)
            ):
                continue
            if self._deaths == 0:
                _log.warning(
                    "%s takes longer than %d s; its process is ended", self._what, self._limit
                )
            process.kill()

    def _end_rest(self) -> None:
        """End a process that nobody has needed for a while."""
        if self._quiet is None or self._process is None or now() - self._last < self._quiet:
            return
        if not self._busy.acquire(blocking=False):
            return
        try:
            if self._process is not None:
                self._dropped = True  # so it is no death
                self._bury(self._process)
        finally:
            self._busy.release()

    def _loads_too_long(self, process: subprocess.Popen[bytes]) -> bool:
        """Whether loading is in an endless loop. A slow machine is no reason to restart it, because
        the next attempt would be as slow."""
        before, after = self._spent, _processor_seconds(process.pid)
        return before is not None and after is not None and after - before >= self._limit

    def _bury(self, process: subprocess.Popen[bytes]) -> str:
        """Clean up after a process that has ended; how it ended."""
        process.kill()
        code = process.wait()
        for stream in (process.stdin, process.stdout):
            with suppress(OSError):
                if stream is not None:
                    stream.close()
        self._process = None
        said = f"a {self._what} process ended before its time ({code})"
        wanted, self._dropped = not self._dropped, False
        if wanted and not self._over.is_set():
            if self._deaths == 0:
                _log.warning("%s; another one takes its place", said)
            self._count_death()
        return said

    def _count_death(self) -> None:
        self._deaths += 1
        if self._deaths == DEATHS:
            _log.warning(
                "%s processes do not stay alive; one is tried every %d s", self._what, REST
            )
        if self._deaths >= DEATHS:
            self._rest_until = now() + REST


def _processor_seconds(process: int) -> float | None:
    """Seconds of processor time that a process has used; None if the system does not tell."""
    try:
        with open(f"/proc/{process}/stat", encoding="ascii", errors="replace") as file:
            told = file.read().rpartition(")")[2].split()
        ticks = os.sysconf("SC_CLK_TCK")
    except (OSError, AttributeError, ValueError):
        return None
    return (int(told[11]) + int(told[12])) / ticks


def _tell(what: Loading, why: str) -> None:
    """Log that something could not be loaded; the call that needs it logs that again."""
    told = fault("drawing")
    _log.error("%s of %s fails\n%s", what[0].__name__, what[1], why, extra=told)


@dataclass(order=True, slots=True)
class Job:
    """A call that waits for its turn: the earliest `due` first, then in order of arrival.

    aside: nobody waits for it; it may be long, and says nothing about others if it fails.
    """

    due: float
    number: int
    function: Callable[..., Any] = field(compare=False)
    args: tuple[Any, ...] = field(compare=False)
    aside: bool = field(compare=False, default=False)
    future: Future[Any] = field(compare=False, default_factory=Future)


class Studio:
    """Takes calls and has them carried out; a thread per process, which waits for its answers.

    workers: how many processes; 0 to draw in a thread of this one.
    """

    def __init__(self, workers: int) -> None:
        self._hands: list[Hand] = [
            Worker(needed=drawer.needed, nice=NICE) for _ in range(workers)
        ] or [Inline()]
        self._inline = workers == 0
        self._apart: list[Worker] = []
        self._one_apart = asyncio.Lock()
        self._changed = threading.Condition()
        self._queue: list[Job] = []
        self._numbers = count()
        self._owed: dict[Hashable, float] = {}
        self._ready: list[Future[None]] = []
        self._boards: list[str] = []
        self._closed = False
        self._failures = 0
        self._failed: Job | None = None
        self._trial: Future[Any] | None = None

    @property
    def processes(self) -> tuple[int, ...]:
        """Ids of the drawing processes that there are now."""
        found = [hand.number for hand in (*self._hands, *self._apart) if isinstance(hand, Worker)]
        return tuple(number for number in found if number is not None)

    @property
    def waiting(self) -> int:
        """How many calls have not started yet."""
        return len(self._queue)

    def submit(
        self,
        function: Callable[..., Any],
        *args: Any,
        patience: float = PANEL,
        owner: Hashable = None,
    ) -> Future[Any]:
        """Queue a call of an importable function with picklable arguments.

        patience: seconds by which later calls may come before this one. owner: the person it is
        for; those who ask for much wait longer, so that nobody else does. A call that is cancelled
        in time is skipped. The future raises `Failed` or `Lost`.
        """
        due, aside = self._due(patience, owner), patience >= ASIDE
        job = Job(due, next(self._numbers), function, args, aside)
        with self._changed:
            if self._closed:
                _lose(job)
                return job.future
            self._open()
            heapq.heappush(self._queue, job)
            self._changed.notify()
        return job.future

    def ailing(self) -> bool:
        """Whether nothing is drawn: no process stays alive, or all recent calls failed or have not
        started.

        The last failed call is retried, since nobody else may ask for long. If processes died,
        perhaps because of it, something small is drawn instead.
        """
        workers = [hand for hand in self._hands if isinstance(hand, Worker)]
        dying = bool(workers) and all(worker.failing for worker in workers)
        with self._changed:
            late = bool(self._queue) and now() - self._queue[0].due > STUCK
            failed = self._failed if self._failures >= FAILURES else None
        ailing = dying or failed is not None
        if ailing and not late and (self._trial is None or self._trial.done()):
            call = (os.getpid,) if dying or failed is None else (failed.function, *failed.args)
            self._trial = self.submit(*call, patience=ASIDE, owner=self)
        return ailing or late

    def prepare(self, boards: Iterable[str] = ()) -> list[Future[Any]]:
        """Start the processes and load what the pictures of games need, by the modules of their
        painters, one after the other; a picture requested meanwhile waits for one of them at most.
        Futures of what is under way."""
        with self._changed:
            new = [board for board in boards if board not in self._boards]
            self._boards += new
            if self._closed:
                return []
            self._open()
            self._changed.notify_all()
        if not self._inline:
            return list(self._ready)
        load = self._hands[0].load
        return [self.submit(load, (drawer.load, board), patience=ASIDE) for board in new]

    async def warm(self, boards: Iterable[str] = ()) -> None:
        """Do that, and wait until the first games have been loaded."""
        await asyncio.gather(*(asyncio.wrap_future(one) for one in self.prepare(boards)))

    async def apart(self, function: Callable[..., Any], *args: Any) -> Any:
        """Call a function in a separate process, which ends with it; no drawing waits for it.

        One call runs at a time, with the lowest priority. The function must be importable, its
        arguments and its result picklable. Raises `Failed` or `Lost`. If drawing has no processes,
        the call waits until no drawing does.
        """
        if self._inline:
            return await asyncio.wrap_future(self.submit(function, *args, patience=ASIDE))
        async with self._one_apart:
            worker = Worker(nice=NICER, limit=LONG)
            self._apart.append(worker)
            try:
                if self._closed:
                    raise Lost("the bot ends")
                return _result(await asyncio.to_thread(worker.call, function, args))
            finally:
                self._apart.remove(worker)
                worker.close()

    def close(self) -> None:
        """Stop drawing; what waits is lost, and the processes end."""
        with self._changed:
            self._closed = True
            waiting, self._queue = self._queue, []
            self._changed.notify_all()
        for job in waiting:
            _lose(job)
        for hand in (*self._hands, *self._apart):
            hand.close()

    def _due(self, patience: float, owner: Hashable) -> float:
        asked = now()
        if owner is None:
            return asked + patience
        if len(self._owed) > 1_000:
            self._owed = {who: due for who, due in self._owed.items() if due > asked}
        turn = max(asked, self._owed.get(owner, 0.0))
        self._owed[owner] = turn + SPACING
        return turn + patience

    def _open(self) -> None:
        """Start a thread per hand, once."""
        if self._ready:
            return
        for number, hand in enumerate(self._hands):
            ready: Future[None] = Future()
            ready.set_running_or_notify_cancel()  # a caller who stops waiting does not stop it
            self._ready.append(ready)
            threading.Thread(
                target=self._serve, args=(hand, ready), name=f"drawing-{number}", daemon=True
            ).start()

    def _serve(self, hand: Hand, ready: Future[None]) -> None:
        """Draw what is wanted, and load games while nobody wants a picture. After a process has
        died, only games are loaded that pictures are requested of, or that come later: loading may
        be the cause."""
        loaded: set[str] = set()
        fine = self._begin(hand)
        while True:
            if not fine or self._inline:
                loaded.update(self._boards)
            found = self._next(loaded, ready)
            if found is None:
                return
            if isinstance(found, Job):
                fine = self._carry_out(hand, found)
            else:
                loaded.add(found)
                fine = self._load(hand, found)
            del found  # the thread waits long; what it drew is not its own

    def _begin(self, hand: Hand) -> bool:
        """Start a process; whether it lives."""
        try:
            hand.start()
        except Lost:
            return False
        except Exception:
            _log.exception("drawing cannot be prepared")
            return False
        return True

    def _load(self, hand: Hand, board: str) -> bool:
        """Load a game; whether the process is still there."""
        try:
            hand.load((drawer.load, board))
        except Lost:
            return False
        except Exception:
            _log.exception("drawing cannot be prepared")
            return False
        return True

    def _carry_out(self, hand: Hand, job: Job) -> bool:
        """Do what is wanted; whether the process is still there."""
        if not job.future.set_running_or_notify_cancel():
            return True
        try:
            result = _result(hand.call(job.function, job.args))
        except Exception as error:
            if isinstance(error, Failed) and not job.aside:
                with self._changed:
                    self._failures, self._failed = self._failures + 1, job
            job.future.set_exception(error)
            return not isinstance(error, Lost)
        if job.function is not os.getpid:
            self._failures, self._failed = 0, None
        job.future.set_result(result)
        return True

    def _next(self, loaded: Collection[str], ready: Future[None]) -> Job | str | None:
        """The most urgent job; without one a game to be loaded. None at the end. ready: told when
        there is nothing more to load."""
        with self._changed:
            while not self._closed:
                if self._queue:
                    return heapq.heappop(self._queue)
                missing = next((board for board in self._boards if board not in loaded), None)
                if missing is not None:
                    return missing
                if not ready.done():
                    ready.set_result(None)
                self._changed.wait()
            if not ready.done():
                ready.set_result(None)
            return None


def _lose(job: Job) -> None:
    if job.future.set_running_or_notify_cancel():
        job.future.set_exception(Lost("the bot ends"))


def _result(answer: Answer) -> Any:
    fine, result = answer
    if not fine:
        raise Failed(result)
    return result
