"""/record: how somebody has played."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.features.lobby.cog import read_game, titles
from bot.features.own_record.handlers import OwnRecordHandlers
from bot.widgets import items, limits, reader, replies, spelling
from bot.widgets.described import described
from bot.widgets.names import harmless
from bot.widgets.replies import Interaction
from bot.widgets.words import user_ref
from render.lang.catalogue.bot_own_record import BotOwnRecord
from render.text.base import shorten
from tables.model.own_record import Wanted


class OwnRecordCog(commands.Cog):
    """Records of people."""

    def __init__(self, handlers: OwnRecordHandlers) -> None:
        self._handlers = handlers

    @app_commands.command(description=described(BotOwnRecord.record, BotOwnRecord))
    @app_commands.describe(
        player=described(BotOwnRecord.record_player, BotOwnRecord),
        game=described(BotOwnRecord.record_game, BotOwnRecord),
    )
    async def record(
        self,
        interaction: Interaction,
        player: discord.User | None = None,
        game: spelling.Name | None = None,
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        language = reader.of(interaction)
        wanted = None if game is None else Wanted(read_game(game, language))
        if player is None or player.id == interaction.user.id:
            await self._handlers.show_own(interaction, wanted)
        elif player.bot:
            said = BotOwnRecord(language).bots_have_none(name=harmless(player.display_name))
            await replies.show(interaction, items.page(items.text(said)))
        else:
            name = user_ref(player).name
            await self._handlers.show_other(interaction, player.id, name, wanted)

    @record.autocomplete("game")
    async def _games(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return [
            app_commands.Choice(name=shorten(title, limits.CHOICE_NAME), value=key)
            for key, title in titles(reader.of(interaction)).items()
            if spelling.within(current, title)
        ][: limits.CHOICES]
