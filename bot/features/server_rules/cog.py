"""/server tables and /server bar."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.context import Context
from bot.features.server_rules import pages
from bot.widgets import items, reader, replies, saying
from bot.widgets.described import described
from bot.widgets.ids import BadId, ControlId
from bot.widgets.managing import SERVERS, need_manager
from bot.widgets.names import harmless
from bot.widgets.replies import Interaction
from bot.widgets.words import user_ref
from render.lang.catalogue.bot_commands import BotCommands
from render.lang.catalogue.bot_server import BotServer
from tables.model.errors import UserError
from tables.model.server_rules import LONGEST_BAR, MOST, WHO, ServerRules

Days = app_commands.Range[int, 1, LONGEST_BAR]


class ServerRuleCommands(commands.Cog):
    """Part of the commands /server. Each press asks whether the user manages the server."""

    def __init__(self, context: Context) -> None:
        self._rules = context.service.server_rules
        context.presses.register(pages.CHOOSE, self._choose)
        context.presses.register(pages.LIFT, self._lift)

    @app_commands.command(
        name="tables", description=described(BotCommands.server_tables), extras=SERVERS
    )
    async def tables_(self, interaction: Interaction) -> None:
        await replies.acknowledge(interaction, fresh=True)
        rules = await self._rules.rules(need_manager(interaction))
        await replies.show(interaction, pages.rules_page(reader.of(interaction), rules))

    async def _choose(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        server, language, note = need_manager(interaction), reader.of(interaction), None
        try:
            rules = await self._rules.change_rules(
                server, lambda old: chosen(old, control.text(0), values)
            )
        except UserError as error:
            note = saying.sentence(error, language)
            rules = await self._rules.rules(server)
        await replies.show(interaction, pages.rules_page(language, rules, note))

    @app_commands.command(description=described(BotCommands.server_bar), extras=SERVERS)
    @app_commands.describe(
        player=described(BotCommands.server_bar_player),
        days=described(BotCommands.server_bar_days),
    )
    async def bar(
        self, interaction: Interaction, player: discord.User | None = None, days: Days | None = None
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        server, language = need_manager(interaction), reader.of(interaction)
        if player is None:
            page = pages.bars_page(language, await self._rules.bars(server))
        elif player.bot:
            page = items.page(items.text(BotServer(language).bots_do_not_play()))
        else:
            by = interaction.user.id
            until = await self._rules.bar(server, user_ref(player), by, days)
            page = pages.barred_page(language, player.id, until)
        await replies.show(interaction, page)

    async def _lift(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        server, language = need_manager(interaction), reader.of(interaction)
        number = next((int(value) for value in values if value.isdecimal()), 0)
        bar = await self._rules.lift(server, number)
        say = BotServer(language)
        note = say.lifted(who=harmless(bar.name) if bar.name else say.bar_forgotten())
        page = pages.bars_page(language, await self._rules.bars(server), note)
        await replies.show(interaction, page)


def chosen(old: ServerRules, part: str, values: Sequence[str]) -> ServerRules:
    """The rules after a choice. Raises `BadId` or `UserError` for what no menu offers."""
    value = next(iter(values), "")
    if part == pages.WHO_MAY and value in WHO:
        return replace(old, who=value)
    if part == pages.HOW_MANY and value in (pages.ANY, *map(str, MOST)):
        return replace(old, most=None if value == pages.ANY else int(value))
    picked = tuple(int(one) for one in values if one.isdecimal() and len(one) < 20)
    if len(picked) == len(values) and part == pages.ROLE and len(picked) <= 1:
        return replace(old, role_id=next(iter(picked), None))
    if len(picked) == len(values) and part == pages.WHERE:
        return replace(old, channels=picked)
    raise BadId(f"no rule {part!r} has the value {value!r}")
