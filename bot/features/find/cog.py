"""/find, and the command on a person with whom somebody would rather not play."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.features.find.handlers import FindHandlers
from bot.widgets import reader, replies
from bot.widgets.described import described
from bot.widgets.replies import Interaction
from bot.widgets.scopes import ON_SERVERS, SERVERS_ONLY
from bot.widgets.words import user_ref
from render.lang.catalogue.bot_find import BotFind
from tables.model.errors import UserError


class FindCog(commands.Cog):
    """Finding a table."""

    def __init__(self, handlers: FindHandlers) -> None:
        self._handlers = handlers

    @app_commands.command(description=described(BotFind.find, BotFind))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def find(self, interaction: Interaction) -> None:
        await replies.acknowledge(interaction, fresh=True)
        await self._handlers.show(interaction)


def avoid_command(handlers: FindHandlers) -> app_commands.ContextMenu:
    """The command in the menu of a person."""

    async def avoid(interaction: Interaction, user: discord.User) -> None:
        await replies.acknowledge(interaction, fresh=True)
        if user.bot:
            raise UserError("bots_are_fine", name=user.display_name)
        await handlers.service.wishes.avoid(interaction.user.id, [user_ref(user)])
        await replies.say(interaction, BotFind(reader.of(interaction)).avoided_now())

    return app_commands.ContextMenu(
        name=described(BotFind.avoid, BotFind),
        callback=avoid,
        allowed_contexts=ON_SERVERS,
        allowed_installs=SERVERS_ONLY,
    )
