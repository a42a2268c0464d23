"""What commands, presses and messages may use of the bot."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

import discord
from discord.ext import commands

from bot.drawing.pictures import Pictures
from bot.games import Games
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
    """What the whole bot shares, without the features that use it.

    client: the connection to Discord. presses: which handler answers which control. shown: what
    messages show, so that pictures are not uploaded twice. recently: what each user did last.
    in_background: runs something that nobody waits for, until the bot is closed. closed: users who
    recently accepted no direct messages. metrics: what a host can see. search_pool: worker pool for
    AI search. games: those that are loaded. idle_days: after so many days without any action a
    table is closed; None: never.
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
    games: Games = field(init=False)

    def __post_init__(self) -> None:
        self.games = Games(self.pictures)

    async def reader(self, user_id: int | None) -> Language:
        """The language of a user to whom something is written; English for nobody."""
        if user_id is None:
            return ENGLISH
        return spoken((await self.reminders.user(user_id)).language)

    def channel(self, table: Table) -> discord.PartialMessageable:
        """The channel of a table. It is not looked up: an archived thread is unknown to the
        library, but can be written to."""
        return self.client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
