"""New faults, told to the host of the bot in a channel of Discord.

A fault is new if its like was not told in the last day. What is told names the kind of fault and
its reference, and nothing of a game: who reads the channel may play. `agora problems` shows the
rest.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable

import discord

from bot.context import Context
from bot.widgets import limits
from bot.widgets.answers import FAILURES
from bot.widgets.replies import brief
from render.lang.catalogue.bot_alerts import BotAlerts
from render.text.base import shorten

ONCE_IN = 86_400.0
"""Seconds for which the like of a fault is not told again."""
MOST, WITHIN = 5, 3_600.0
"""Faults that are told in so many seconds."""
REMEMBERED = 500
WAITING = 20
"""Sentences that wait for Discord at most."""

_CONTROL = re.compile(r"(agora:[a-z_]+)\S*")
_NUMBER = re.compile(r"\d+")
_log = logging.getLogger("agora.alerts")


class Alerts:
    """Tells a channel. channel: None tells nobody. clock: seconds, which nobody sets."""

    def __init__(
        self, context: Context, channel: int | None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._context = context
        self._channel = channel
        self._clock = clock
        self._told: OrderedDict[str, float] = OrderedDict()
        self._lately: deque[float] = deque(maxlen=MOST)
        self._failing: frozenset[str] = frozenset()
        self._queue: deque[str] = deque(maxlen=WAITING)
        self._task: asyncio.Task[None] | None = None

    def fault(self, summary: str, reference: str) -> None:
        """A fault was noted."""
        what, now = like(summary), self._clock()
        told = self._told.get(what)
        if told is not None and now - told < ONCE_IN:
            return
        if len(self._lately) == MOST and now - self._lately[0] < WITHIN:
            return  # it is told when it comes again after that
        self._told[what] = now
        self._told.move_to_end(what)
        while len(self._told) > REMEMBERED:
            self._told.popitem(last=False)
        self._lately.append(now)
        self._say(BotAlerts().fault(what=what, reference=reference))
        if len(self._lately) == MOST and now - self._lately[0] < WITHIN:
            self._say(BotAlerts().enough(most=MOST))

    def state(self, failing: Iterable[str]) -> None:
        """Which parts of the bot do not work now."""
        now = frozenset(failing)
        for part in sorted(now - self._failing):
            self._say(BotAlerts().failing(part))
        if self._failing and not now:
            self._say(BotAlerts().well_again())
        self._failing = now

    async def stop(self) -> None:
        """Say nothing more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _say(self, sentence: str) -> None:
        if self._channel is None:
            return
        self._queue.append(shorten(sentence, limits.CONTENT))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._send(), name="alerts")

    async def _send(self) -> None:
        """Say what waits. What Discord does not take stands in the log all the same."""
        assert self._channel is not None
        channel = self._context.client.get_partial_messageable(self._channel)
        while self._queue:
            sentence = self._queue.popleft()
            try:
                await channel.send(sentence, allowed_mentions=discord.AllowedMentions.none())
            except FAILURES as error:
                _log.warning("AGORA_ALERT_CHANNEL could not be told: %s", brief(error))


def like(summary: str) -> str:
    """What faults of one kind have in common: no number of a table, nothing that was chosen."""
    return _NUMBER.sub("#", _CONTROL.sub(r"\1", summary)).replace("`", "'")[:200]
