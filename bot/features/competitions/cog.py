"""/server season."""

from __future__ import annotations

from functools import partial
from typing import Any, get_args

from discord import app_commands
from discord.ext import commands

from bot.context import Context
from bot.features.competitions.handlers import CompetitionHandlers
from bot.features.competitions.pages import said_page
from bot.features.find import places
from bot.features.lobby.cog import read_game, titles
from bot.widgets import limits, reader, replies, spelling
from bot.widgets.described import described
from bot.widgets.managing import SERVERS, need_manager
from bot.widgets.replies import Interaction
from bot.widgets.spelling import Name
from bot.widgets.spoken_times import understood
from render.lang.catalogue.bot_commands import BotCommands
from render.lang.catalogue.bot_competitions import BotCompetitions
from render.lang.catalogue.bot_find import BotFind
from render.text.base import shorten
from tables.model import seasons, users
from tables.model.errors import UserError
from tables.model.paces import PACES, Pace
from tables.model.wishes import SIZES
from tables.operations.competitions import Wanted

Starts = app_commands.Range[str, 1, 100]
PACE_CHOICES = [
    app_commands.Choice(name=described(partial(BotFind.speed, pace=pace), BotFind), value=str(pace))
    for pace, rules in PACES.items()
    if rules.move is not None  # the tables of a season need a clock
]
SIZE_CHOICES = [app_commands.Choice(name=str(size), value=size) for size in SIZES]
GROUP_CHOICES = [app_commands.Choice(name=str(count), value=count) for count in seasons.GROUPS]
USUAL: Pace = "daily"


class SeasonCommands(commands.Cog):
    """Part of the commands /server."""

    def __init__(self, context: Context, handlers: CompetitionHandlers) -> None:
        self._context = context
        self._handlers = handlers

    @app_commands.command(description=described(BotCommands.server_season), extras=SERVERS)
    @app_commands.describe(
        game=described(BotCommands.server_season_game),
        size=described(BotCommands.server_season_size),
        pace=described(BotCommands.server_season_pace),
        groups=described(BotCommands.server_season_groups),
        starts=described(BotCommands.server_season_starts),
    )
    @app_commands.choices(size=SIZE_CHOICES)
    @app_commands.choices(pace=PACE_CHOICES)
    @app_commands.choices(groups=GROUP_CHOICES)
    async def season(
        self,
        interaction: Interaction,
        game: Name | None = None,
        size: int | None = None,
        pace: str | None = None,
        groups: int | None = None,
        starts: Starts | None = None,
    ) -> None:
        await replies.acknowledge(interaction, fresh=True, claim=True)
        server = need_manager(interaction)
        if game is None:
            await self._handlers.show_managed(interaction)
            return
        if size is None or starts is None:
            raise UserError("season_needs_options")
        channel_id = places.room_here(interaction)
        language, user = reader.of(interaction), interaction.user.id
        settings = await self._context.reminders.user(user)
        now = self._context.service.now()
        chosen: Any = pace or USUAL
        assert chosen in get_args(Pace)
        wanted = Wanted(
            "season",
            read_game(game, language),
            size,
            chosen,
            understood(partial(users.read_start, now=now, tz=settings.tz), starts, language),
            most=None if groups is None else groups * seasons.needed(size),
            tables=0 if groups is None else seasons.total_tables(size, groups),
        )
        made = await self._context.service.competitions.create(
            server, channel_id, user, wanted, language.code, self._context.limits
        )
        said = BotCompetitions(language).is_posted(where=f"<#{made.channel_id}>")
        await replies.show(interaction, said_page(said))

    @season.autocomplete("game")
    async def _games(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return game_choices(interaction, current)


def game_choices(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The games whose titles have what somebody has typed."""
    return [
        app_commands.Choice(name=shorten(title, limits.CHOICE_NAME), value=key)
        for key, title in titles(reader.of(interaction)).items()
        if spelling.within(current, title)
    ][: limits.OPTIONS]
