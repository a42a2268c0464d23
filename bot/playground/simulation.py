"""The simulated Discord of the playground, where it has to be patient with a bot that works."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import simcord
from simcord._clock import Clock

from bot.playground.wishes import PlaygroundProblem
from bot.widgets import replies

START_SECONDS = 60.0
"""How long the bot may take to log in."""
ANSWER_SECONDS = 60.0
"""How long the answer to one press may take."""
HELD_SECONDS = 1.0
"""How long what else a press leads to may hold the page: computers think and time-lapses are drawn
for much longer."""
_SLICE = 0.25
"""Seconds between two looks whether a press has been answered."""


class Env(simcord.Env):
    """A simulated Discord for people who look at it.

    A refusal that the user reads is no error: the page would say that the bot has failed. And once
    the page is `open`, a press is over when it has been answered: SimCord's own waits until the bot
    has nothing left to do.
    """

    open = False
    _asking: Any = None

    def _record_error(self, error: BaseException) -> None:
        if not replies.foreseen(error):
            super()._record_error(error)

    def _notify_dispatch_observers(self, interaction: Any) -> None:
        self._asking = interaction
        super()._notify_dispatch_observers(interaction)

    async def start(self) -> None:
        """Log the bot in. Raises `PlaygroundProblem` where the machine is too busy for that."""
        try:
            await super().start()
        except TimeoutError as error:
            raise PlaygroundProblem("playground_busy") from error

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,
        idle: float = 0.05,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        if not self.open:
            until = START_SECONDS if dispatch is None else timeout
            await super()._settle_internal(
                timeout=until, idle=idle, dispatch=dispatch, _deadline=_deadline
            )
        elif dispatch is None or self._asking is None:
            await self._settled(HELD_SECONDS, idle, dispatch)
        else:
            await self._answered(self._asking, idle, dispatch)

    async def _answered(self, asking: Any, idle: float, dispatch: str) -> None:
        """Wait for the answer to a press, and for a moment longer. Raises `TimeoutError`."""
        assert self._loop is not None
        limit = self._loop.time() + ANSWER_SECONDS
        while not asking.responded:
            left = limit - self._loop.time()
            if left <= 0:
                raise TimeoutError("a press was not answered")
            idles = await self._settled(min(left, _SLICE), idle, dispatch)
            if idles and await self._settled(left, idle, dispatch):
                return  # there will be no answer
        if asking.autocomplete_choices is None:
            await self._settled(HELD_SECONDS, idle, dispatch)

    async def _settled(self, seconds: float, idle: float, dispatch: str | None) -> bool:
        """Wait until the bot has nothing left to do within so many seconds; whether that is so."""
        assert self._loop is not None
        until = self._loop.time() + seconds
        try:
            await super()._settle_internal(idle=idle, dispatch=dispatch, _deadline=until)
        except TimeoutError:
            return False
        return True


class WallClock(Clock):
    """The clock of this machine. SimCord's own stands still, and would give the same numbers to
    other messages every time."""

    def now(self) -> datetime:
        return datetime.now(UTC)
