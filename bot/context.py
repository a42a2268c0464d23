"""What commands, presses and messages may use of the bot."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

import discord
from discord.ext import commands

from bot.drawing.pictures import Pictures
from bot.metrics.figures import Metrics
from bot.thinking.workers import SearchPool
from bot.widgets.presses import Presses
from bot.widgets.shown import Shown
from render.lang.language import ENGLISH, Language, spoken
from tables.maintenance.problems import Recently
from tables.maintenance.reminders import Reminders
from tables.model.table import Table
from tables.service import TableService
from tables.store.limits import TableLimits


@dataclass(slots=True)
class Context:
    """What is there once for the whole bot, without the features that use it.

    client: the connection to Discord. presses: who answers which control. shown: what messages
    show, so that pictures need not be sent twice. recently: what each user did last.
    in_background: does something that nobody waits for, until the bot is closed.
    closed: users who lately took no direct messages. metrics: what a host can see. search_pool:
    where is thought about turns. idle_days: after how many days a table is closed at which nobody
    does anything; None: never.
    """

    client: commands.AutoShardedBot
    service: TableService
    reminders: Reminders
    pictures: Pictures
    presses: Presses
    shown: Shown
    in_background: Callable[[Coroutine[Any, Any, None]], None]
    search_pool: SearchPool
    limits: TableLimits = field(default_factory=TableLimits)
    recently: Recently = field(default_factory=Recently)
    closed: set[int] = field(default_factory=set)
    metrics: Metrics = field(default_factory=Metrics)
    idle_days: int | None = None

    async def reader(self, user_id: int | None) -> Language:
        """The language of a user to whom something is written; English for nobody."""
        if user_id is None:
            return ENGLISH
        return spoken((await self.reminders.user(user_id)).language)

    def channel(self, table: Table) -> discord.PartialMessageable:
        """The channel of a table. Not looked up: a thread may be archived and is then unknown, yet
        can be written to."""
        return self.client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
