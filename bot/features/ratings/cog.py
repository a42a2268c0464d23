"""/ratings, and /server ratings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from discord import app_commands
from discord.ext import commands

from bot.context import Context
from bot.features.lobby.cog import read_game, titles
from bot.features.ratings import pages
from bot.features.ratings.pages import Wanted
from bot.widgets import items, limits, reader, replies, spelling
from bot.widgets.described import described
from bot.widgets.ids import ControlId
from bot.widgets.managing import SERVERS, need_manager
from bot.widgets.replies import Interaction
from engine import registry
from render.lang.catalogue.bot_commands import BotCommands
from render.lang.catalogue.bot_ratings import BotRatings
from render.text.base import shorten
from tables.model.errors import UserError


class RatingsCog(commands.Cog):
    """The list of those who let others read how strong they are; only the reader sees it."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._ratings = context.service.ratings
        for op, handler in (
            (pages.GAME, self._game),
            (pages.TURN, self._turn),
        ):
            context.presses.register(op, handler)

    @app_commands.command(description=described(BotRatings.ratings, BotRatings))
    @app_commands.describe(game=described(BotRatings.ratings_game, BotRatings))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def ratings(self, interaction: Interaction, game: spelling.Name | None = None) -> None:
        await replies.acknowledge(interaction, fresh=True)
        key = "" if game is None else read_game(game, reader.of(interaction))
        await self._show(interaction, Wanted(key))

    @ratings.autocomplete("game")
    async def _games(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return [
            app_commands.Choice(name=shorten(title, limits.CHOICE_NAME), value=key)
            for key, title in titles(reader.of(interaction)).items()
            if spelling.within(current, title) or spelling.within(current, key)
        ][: limits.CHOICES]

    async def _show(self, interaction: Interaction, wanted: Wanted) -> None:
        """The page in the acknowledged answer. Raises `UserError` outside of servers."""
        server, language = interaction.guild_id, reader.of(interaction)
        if server is None:
            raise UserError("no_server")
        if not wanted.everywhere and not await self._ratings.wanted(server):
            await replies.show(interaction, pages.off_page(language))
            return
        games = await self._ratings.games(server)
        if wanted.game not in registry.GAMES:
            wanted = replace(wanted, game=next(iter(games), registry.keys()[0]))
        where = None if wanted.everywhere else server
        found = await self._ratings.ranking(wanted.game, where)
        own = await self._ratings.standing(interaction.user.id, wanted.game, where)
        user = await self._context.reminders.user(interaction.user.id)
        known = pages.Known(found, own, user.ratings, self._context.service.now())
        await replies.show(interaction, pages.list_page(language, wanted, known, games))

    async def _game(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        wanted = pages.wanted(control)
        await self._show(interaction, Wanted(next(iter(values), ""), wanted.everywhere))

    async def _turn(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        await self._show(interaction, pages.wanted(control))


class ServerRatings(commands.Cog):
    """Part of the commands /server. Each use asks whether the user manages the server."""

    def __init__(self, context: Context) -> None:
        self._rules = context.service.server_rules

    @app_commands.command(
        name="ratings", description=described(BotCommands.server_ratings), extras=SERVERS
    )
    @app_commands.describe(ratings=described(BotCommands.server_ratings_ratings))
    async def ratings_(
        self, interaction: Interaction, ratings: Literal["on", "off"] | None = None
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        server, say = need_manager(interaction), BotRatings(reader.of(interaction))
        if ratings is None:
            rules = await self._rules.rules(server)
        else:
            rules = await self._rules.change_rules(
                server, lambda old: replace(old, ratings=ratings == "on")
            )
        said = say.server_on() if rules.ratings else say.server_off()
        await replies.show(interaction, items.page(items.text(said)))
