"""Keeps players' names up to date, as their presses tell them.

Without a privileged intent Discord does not report changed names. But each press says what its user
is called, so the first press after a change renames the seat.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from contextlib import suppress

import discord

from bot.context import Context
from bot.widgets.replies import Interaction
from bot.widgets.words import user_ref
from tables.model.errors import AgoraError
from tables.model.table import UserRef
from tables.store import receipt

REMEMBERED = 10_000
"""Names of members that are kept in memory."""
AGAIN = 3_600.0
"""Seconds after which we look at the tables again, whatever is remembered."""
PATIENCE = 0.5
"""Seconds that a press waits for its user's new name, before it is answered with the old one."""

_log = logging.getLogger(__name__)


class DisplayNames:
    """Renames seats whose players have changed their names."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._known: OrderedDict[tuple[int, int], tuple[str, float]] = OrderedDict()

    async def heard(self, interaction: Interaction) -> None:
        """A member has pressed something. Never raises."""
        guild, member = interaction.guild_id, interaction.user
        if guild is None or not isinstance(member, discord.Member):
            return  # elsewhere they have another name
        user, now = user_ref(member), self._context.service.now()
        name, at = self._known.get((guild, user.id), ("", 0.0))
        if name == user.name and now - at < AGAIN:
            return
        self._known[guild, user.id] = user.name, now
        self._known.move_to_end((guild, user.id))
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        done = asyncio.Event()
        self._context.in_background(self._rename(user, guild, done))
        with suppress(TimeoutError):
            await asyncio.wait_for(done.wait(), PATIENCE)

    async def _rename(self, user: UserRef, guild: int, done: asyncio.Event) -> None:
        receipt.begin()  # not what the press has stored
        try:
            await self._context.service.names.goes_by(user, guild)
        except AgoraError as error:
            _log.info("a name is looked at again later: %s", error)
            self._known.pop((guild, user.id), None)
        finally:
            done.set()
