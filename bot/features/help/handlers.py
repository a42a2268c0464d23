"""The controls of the pages on how to play."""

from __future__ import annotations

from collections.abc import Sequence

from bot.context import Context
from bot.features.help import pages, rulebook
from bot.panel.finding import options_here
from bot.widgets import reader, replies
from bot.widgets.described import commands_of
from bot.widgets.ids import ControlId
from bot.widgets.replies import Interaction
from engine import registry
from tables.model.errors import UserError


class HelpHandlers:
    """Answers the controls of the help."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._service = context.service
        context.presses.register("help", self._help)
        context.presses.register("topic", self._topic)
        context.presses.register("rules", self._rules)
        context.presses.register("morerules", self._rules)
        context.presses.register("chapter", self._chapter)

    async def _help(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        table = await self._service.views.table(control.table)
        await replies.show(interaction, pages.help_page(reader.of(interaction), table))

    async def _topic(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        table = await self._service.views.table(control.table) if control.table else None
        language, topic = reader.of(interaction), "".join(values[:1])
        may = None if interaction.guild_id is None else interaction.permissions
        commands = commands_of(interaction.client.tree, language, may)
        page = pages.help_page(language, table, topic, commands)
        await replies.show(interaction, page)

    async def _rules(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        game, *numbers = control.text(0), *control.args[2:]
        code = reader.of(interaction).code
        found = rulebook.numbered(game, numbers, code) if game in registry.GAMES else []
        if not found:
            raise UserError("rules_changed")
        sources = control.text(1) == "s"
        options = await options_here(self._context, interaction, game)
        page = pages.rules_page(
            reader.of(interaction), game, found, sources=sources, options=options
        )
        await replies.show(interaction, page)

    async def _chapter(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        game, number = control.text(0), values[0] if values else control.text(1)
        code = reader.of(interaction).code
        found = rulebook.chapter(game, number, code) if game in registry.GAMES else []
        if not found:
            raise UserError("rules_changed")
        options = await options_here(self._context, interaction, game)
        page = pages.rules_page(reader.of(interaction), game, found, options=options, chapter=True)
        await replies.show(interaction, page)
