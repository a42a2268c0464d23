"""A process beside the bot: it reads calls, carries them out and writes what came of them.

Started by `bot/drawing/workers.py`; it ends when its input does, so it cannot outlive the bot. What
it is asked for loads what it needs: a process that thinks has no use for pictures.
"""

from __future__ import annotations

import os
import pickle
import signal
import struct
import sys
import threading
import time
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import IO, Any

from bot import frugal

Answer = tuple[bool, Any]
"""Whether a call succeeded, with its result or with what `told` says of its failure."""
Loading = tuple[Callable[[str], None], str]
"""What a process loads once, and of what."""
WATCH = 1.0
"""Seconds between two looks whether the bot is still there."""
PAUSE, REST = 3.0, 20.0
"""Seconds without a call after which free memory is given back to the system, and after which also
what is made again faster than a picture is forgotten."""
_LENGTH = struct.Struct(">I")


def told(error: BaseException) -> str:
    """Where and why something failed, for the log.

    Only the system's own words are repeated; others could name a card that is still hidden.
    """
    frames = "".join(traceback.format_tb(error.__traceback__))
    words = f": {error}" if isinstance(error, (OSError, MemoryError)) else ""
    return f"{frames}{type(error).__name__}{words}"


def carry_out(function: Callable[..., Any], args: Sequence[Any]) -> Answer:
    """Call a function, whatever it raises."""
    try:
        return True, function(*args)
    except Exception as error:
        return False, told(error)


def send(stream: IO[bytes], message: bytes) -> None:
    """Write one message. Raises `OSError` if the other side is gone."""
    stream.write(_LENGTH.pack(len(message)) + message)
    stream.flush()


def receive(stream: IO[bytes]) -> bytes | None:
    """Read one message; None at the end, also in the middle of a message."""
    head = stream.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    size = _LENGTH.unpack(head)[0]
    message = stream.read(size)
    return message if len(message) == size else None


at_rest: list[Callable[[], None]] = []
"""What is called after a while without calls, in another thread: it forgets something."""


class Calls:
    """When calls are carried out, so that memory is given back between them."""

    def __init__(self) -> None:
        self._last = time.monotonic()
        self._under_way = self._paused = self._rests = False

    def begin(self) -> None:
        """A call has come."""
        self._under_way = True

    def end(self) -> None:
        """It has been answered."""
        self._last = time.monotonic()
        self._under_way = self._paused = self._rests = False

    def tidy(self) -> None:
        """Give free memory back, once in each pause and once when a longer rest begins."""
        passed = 0.0 if self._under_way else time.monotonic() - self._last
        if passed >= REST and not self._rests:
            self._rests = True
            for forget in at_rest:
                forget()
            frugal.give_back()
        elif passed >= PAUSE and not self._paused:
            self._paused = True
            frugal.give_back()


def main(nice: int, bot: int) -> None:
    """Serve until the input ends. `nice`: how far to stand back behind the bot, where possible;
    bot: the process that asks, which may be gone before this one has begun."""
    for number in (signal.SIGINT, signal.SIGTERM):  # the bot decides when to end
        signal.signal(number, signal.SIG_IGN)
    with suppress(AttributeError, OSError):
        os.nice(nice)
    # Elsewhere than on POSIX systems a launcher may stand between the two.
    parent, calls = bot if os.name == "posix" else os.getppid(), Calls()
    threading.Thread(target=_attend, args=(parent, calls), daemon=True).start()
    frugal.look_seldom()
    # Whatever prints something must not disturb the answers.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with suppress(OSError):  # the bot is gone
        while (message := receive(sys.stdin.buffer)) is not None:
            calls.begin()
            send(answers, _answer(message))
            del message  # a call may be large, and the next one may be far away
            calls.end()


def _attend(parent: int, calls: Calls) -> None:
    """End when the bot is gone, also in the middle of long work; tidy up when nothing is asked."""
    while os.getppid() == parent:
        time.sleep(WATCH)
        calls.tidy()
    os._exit(1)


def _answer(message: bytes) -> bytes:
    try:
        function, args = pickle.loads(message)  # noqa: S301 - from the bot's own pipe
        return pickle.dumps(carry_out(function, args))
    except Exception as error:  # what was sent, or what is to be sent back, cannot travel
        return pickle.dumps((False, told(error)))
