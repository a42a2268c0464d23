"""A game as a file: the button of the log, and the host's copy with all secrets."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from typing import Any

import discord

from bot.context import Context
from bot.panel.finding import table_here
from bot.widgets import items, reader, replies
from bot.widgets.ids import ControlId
from bot.widgets.items import Page
from bot.widgets.replies import Interaction
from bot.widgets.words import Speech
from render.lang.catalogue.bot import Bot
from render.lang.catalogue.bot_lobby import BotLobby
from render.lang.language import Language
from tables.model.errors import NotAllowed
from tables.model.table import Table

EXPORT = "export"
OWN, ALL = "o", "a"
"""Which file: what the reader may know, or everything."""


class GameFiles:
    """Hands games over as files."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._service = context.service
        context.presses.register(EXPORT, self._export)
        context.presses.register("secrets", self._secrets)

    async def _export(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        """Let a host choose the file; everybody else gets the only one there is for them."""
        which = control.args[:1]
        await replies.acknowledge(interaction, fresh=which != (ALL,))
        table = await table_here(self._context, interaction, control.table)
        language, user = reader.of(interaction), interaction.user.id
        hosts = table.status == "running" and user == table.host_id
        if which == (ALL,) and table.status == "running":
            if not hosts:
                raise NotAllowed("secrets_host_only")
            await replies.show(interaction, sure_page(language, table))
            return
        if hosts and which != (OWN,):
            await replies.show(interaction, choice_page(language, table))
            return
        document = await self._service.views.export(table.id, user)
        said = BotLobby(language).as_a_file(title=Speech(table, language).title())
        await replies.hand_over(interaction, said, _filename(table), _json(document))

    async def _secrets(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        document = await self._service.views.take_secrets(control.table, interaction.user.id)
        table = await self._service.views.table(control.table)
        language = reader.of(interaction)
        say = BotLobby(language)
        await replies.show(interaction, items.page(items.text(say.file_is_below())))
        await interaction.followup.send(
            content=say.with_all_secrets(title=Speech(table, language).title()),
            file=discord.File(io.BytesIO(_json(document)), _filename(table)),
            ephemeral=True,
        )


def choice_page(language: Language, table: Table) -> Page:
    """Asks a host which file they want during the game."""
    say = BotLobby(language)
    own, everything = (ControlId(EXPORT, table.id, (which,)) for which in (OWN, ALL))
    return items.page(
        items.text(say.which_file()),
        items.row(
            items.button(say.file_for_me(), own, "primary"),
            items.button(say.file_with_secrets(), everything),
        ),
    )


def sure_page(language: Language, table: Table) -> Page:
    """Asks a host who plays for confirmation: they would see every hand, and the table is told."""
    say = BotLobby(language)
    return items.page(
        items.text(say.take_secrets(table=table.id)),
        items.row(
            items.button(say.yes_show_all(), ControlId("secrets", table.id), "danger"),
            items.button(Bot(language).go_back(), ControlId("close", table.id)),
        ),
    )


def _filename(table: Table) -> str:
    return f"table-{table.id}.json"


def _json(document: Any) -> bytes:
    if isinstance(document, bytes):
        return document
    if isinstance(document, str):
        return document.encode()
    return json.dumps(document, indent=1, ensure_ascii=False).encode()
