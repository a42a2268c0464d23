"""Reports new faults and failing parts to the host in a channel of Discord.

A fault is new if no similar one was reported in the last day. It was stored with a reference, or
the log has it with its traceback. A report names the kind of fault and nothing of a game, because
readers of the channel may play. `agora problems` and the log show the rest.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial

import discord

from bot.context import Context
from bot.widgets import limits
from bot.widgets.answers import FAILURES, is_transient
from bot.widgets.replies import brief
from render.lang.catalogue.bot_alerts import BotAlerts
from render.text.base import shorten
from tables.model.errors import StorageFault

ONCE_IN = 86_400.0
"""Seconds for which similar faults are not reported again."""
MOST, WITHIN = 5, 3_600.0
"""The most faults reported in so many seconds."""
CHANGES = 6
"""The same for parts that fail or recover. What is skipped is reported later, if it lasts."""
LASTING = {"database": 30.0}
"""Seconds a part must fail before it is reported; the others are named late anyway."""
REMEMBERED = 500
WAITING = 20
"""The most sentences that wait for Discord."""
UNKNOWN = 1.0
"""Seconds between two checks whether the bot has logged in; before that it cannot send anything."""
OWN = ("bot.", "tables.")
"""Modules whose names reveal nothing of a game."""

_CONTROL = re.compile(r"(agora:[a-z_]+)\S*")
_NUMBER = re.compile(r"\d+")
_log = logging.getLogger("agora.alerts")


class Alerts:
    """Reports to a channel. channel: None reports to nobody. clock: seconds of a clock that nobody
    sets."""

    def __init__(
        self, context: Context, channel: int | None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._context = context
        self._channel = channel
        self._clock = clock
        self._told: OrderedDict[str, float] = OrderedDict()
        self._lately: deque[float] = deque(maxlen=MOST)
        self._failing: dict[str, float] = {}
        self._named: set[str] = set()
        self._changes: deque[float] = deque(maxlen=CHANGES)
        self._queue: deque[tuple[str, Callable[[], object]]] = deque()
        self._task: asyncio.Task[None] | None = None
        self._ear: Ear | None = None

    def fault(self, summary: str, reference: str) -> None:
        """A fault was stored."""
        what = like(summary)
        self._fault(what, BotAlerts().fault(what=what, reference=reference))

    def logged(self, summary: str) -> None:
        """A fault was logged."""
        what = like(summary)
        self._fault(what, BotAlerts().logged(what=what))

    def state(self, failing: Iterable[str]) -> None:
        """Report which parts of the bot do not work now; called again and again."""
        now = self._clock()
        self._failing = {part: self._failing.get(part, now) for part in failing}
        for part, since in sorted(self._failing.items()):
            lasts = now - since >= LASTING.get(part, 0.0)
            if part not in self._named and lasts and _spend(self._changes, now):
                self._named.add(part)
                self._say(BotAlerts().failing(part), partial(self._named.discard, part))
        if self._named and not self._failing and _spend(self._changes, now):
            before, self._named = self._named, set()
            self._say(BotAlerts().well_again(), partial(self._named.update, before))

    def listen(self) -> None:
        """Hear of the faults in the log from now on, whichever thread writes them."""
        self._ear = Ear(asyncio.get_running_loop(), self.logged)
        logging.getLogger().addHandler(self._ear)

    async def stop(self) -> None:
        """Hear and say nothing more."""
        if self._ear is not None:
            logging.getLogger().removeHandler(self._ear)
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _fault(self, what: str, sentence: str) -> None:
        now = self._clock()
        told = self._told.get(what)
        if told is not None and now - told < ONCE_IN:
            return
        if not _spend(self._lately, now):
            return  # it is told when it comes again after that
        self._told[what] = now
        self._told.move_to_end(what)
        while len(self._told) > REMEMBERED:
            self._told.popitem(last=False)
        self._say(sentence, partial(self._told.pop, what, None))
        if _spent(self._lately, now):
            self._say(BotAlerts().enough(most=MOST))

    def _say(self, sentence: str, untold: Callable[[], object] = lambda: None) -> None:
        """Queue a sentence. untold: called if it is dropped, so that it does not count as
        reported."""
        if self._channel is None:
            return
        self._queue.append((shorten(sentence, limits.CONTENT), untold))
        if len(self._queue) > WAITING:
            self._queue.popleft()[1]()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._send(self._channel), name="alerts")

    async def _send(self, number: int) -> None:
        """Send the waiting sentences. The log has those that Discord does not take."""
        client = self._context.client
        while client.user is None:
            await asyncio.sleep(UNKNOWN)
        channel = client.get_partial_messageable(number)
        while self._queue:
            sentence, untold = self._queue.popleft()
            try:
                await channel.send(sentence, allowed_mentions=discord.AllowedMentions.none())
            except FAILURES as error:
                _log.warning("AGORA_ALERT_CHANNEL could not be told: %s", brief(error))
                untold()
            except Exception:
                _log.exception("AGORA_ALERT_CHANNEL could not be told")
                untold()


class Ear(logging.Handler):
    """Finds the lines of the log that are faults, and reports their kind. It ignores lines about
    alerts, and network errors."""

    def __init__(self, loop: asyncio.AbstractEventLoop, tell: Callable[[str], object]) -> None:
        super().__init__(logging.ERROR)
        self._loop, self._tell = loop, tell

    def emit(self, record: logging.LogRecord) -> None:
        what = None if record.name == _log.name else told_of(record)
        if what is not None:
            with suppress(RuntimeError):  # the loop has ended
                self._loop.call_soon_threadsafe(self._tell, what)


def told_of(record: logging.LogRecord) -> str | None:
    """The kind of fault in a line of the log, without its text; None if it is not a fault.

    A line without an exception names it itself (`tables.model.log.fault`). Failures of the database
    are reported as those of a part.
    """
    error = record.exc_info[1] if record.exc_info else None
    if error is None:
        found: str | None = getattr(record, "fault", None)
        return found
    if is_transient(error) or isinstance(error, StorageFault):
        return None
    return f"{type(error).__name__}: {_where(error) or record.name}"


def _where(error: BaseException) -> str | None:
    """The last place in a traceback that reveals nothing of a game."""
    found, trace = None, error.__traceback__
    while trace is not None:
        module = str(trace.tb_frame.f_globals.get("__name__", ""))
        if module.startswith(OWN):
            found = f"{module}.{trace.tb_frame.f_code.co_qualname}"
        trace = trace.tb_next
    return found


def _spent(times: deque[float], now: float) -> bool:
    """Whether the limit for the last hour is reached."""
    return len(times) == times.maxlen and now - times[0] < WITHIN


def _spend(times: deque[float], now: float) -> bool:
    """Whether one more report is allowed; if so, it counts."""
    if _spent(times, now):
        return False
    times.append(now)
    return True


def like(summary: str) -> str:
    """What faults of one kind have in common: without table numbers and choices."""
    return _NUMBER.sub("#", _CONTROL.sub(r"\1", summary)).replace("`", "'")[:200]
