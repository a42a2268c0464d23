"""/me settings: what a user prefers, what is stored about them, and being forgotten."""

from __future__ import annotations

import gzip
import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.context import Context
from bot.features.clocks.daily import CHANGE
from bot.features.lobby.opening import Lobbies
from bot.features.me import pages, settings, window
from bot.features.me.settings import REMINDING
from bot.widgets import formats, reader, replies, saying
from bot.widgets.described import described
from bot.widgets.flood import Flood
from bot.widgets.ids import BadId, ControlId
from bot.widgets.replies import Interaction
from bot.widgets.scopes import everywhere
from bot.widgets.words import Speech, user_ref
from render.lang.catalogue.bot_commands import BotCommands
from render.lang.catalogue.bot_me import BotMe
from render.lang.language import LANGUAGES
from tables.maintenance.privacy import HalfForgotten, Privacy
from tables.model.errors import DamagedSave, UserError
from tables.model.table import Table
from tables.model.users import UserSettings

EXPORT_BYTES = 4_000_000
"""A larger file is compressed; Discord takes 10 MiB."""


@everywhere
class MeCog(commands.GroupCog, group_name="me", group_description=described(BotCommands.me)):
    """What belongs to the user, at all tables and on all servers."""

    def __init__(self, context: Context, lobbies: Lobbies) -> None:
        self._context = context
        self._lobbies = lobbies
        self.service = context.service
        self.privacy = Privacy(context.service)
        # Each removal rewrites the whole file, so nobody may request many.
        self._removals = Flood(burst=2, rate=1 / 3600)
        for op, handler in (
            (settings.CHOOSE, self._choose),
            (settings.TIMES, self._times),
            (settings.TURN, self._turn_page),
            (CHANGE, self._from_list),
            (settings.EXPORT, self._export),
            (settings.FORGET, self._ask_to_forget),
            ("forget", self._forget),
        ):
            context.presses.register(op, handler)

    @app_commands.command(description=described(BotCommands.me_settings))
    async def settings(self, interaction: Interaction) -> None:
        await replies.acknowledge(interaction, fresh=True)
        user = await self._context.reminders.user(interaction.user.id)
        await self._show(interaction, user)

    async def _show(
        self,
        interaction: Interaction,
        user: UserSettings,
        note: str | None = None,
        page: int = REMINDING,
    ) -> None:
        shown = settings.settings_page(reader.of(interaction), user, self.service.now(), note, page)
        await replies.show(interaction, shown)

    async def _turn_page(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        user = await self._context.reminders.user(interaction.user.id)
        await self._show(interaction, user, page=control.number(0))

    async def _from_list(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        """The settings, from a daily message."""
        await replies.acknowledge(interaction, fresh=True)
        await self._show(interaction, await self._context.reminders.user(interaction.user.id))

    async def _choose(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        """A choice from one of the menus."""
        await replies.acknowledge(interaction, fresh=False)
        part, value = control.text(0), values[0] if values else ""
        async with self._context.presses.one_at_a_time(interaction):
            note = None
            try:
                user = await self._context.reminders.change_user(
                    interaction.user.id, lambda old: chosen(old, part, value)
                )
            except UserError as error:
                user = await self._context.reminders.user(interaction.user.id)
                note = saying.sentence(error, reader.of(interaction))
            if part == settings.LANGUAGE:
                reader.note(interaction, user.language)
            page = settings.PAGE_OF.get(part, REMINDING)
            await self._show(interaction, user, note, page)

    async def _times(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        """The window for time zone, quiet hours and absence."""
        user = await self._context.reminders.user(interaction.user.id)
        if interaction.type is not discord.InteractionType.modal_submit:
            modal = window.times_modal(reader.of(interaction), control, user, self.service.now())
            await replies.window(interaction, modal)
            return
        await replies.acknowledge(interaction, fresh=False)
        typed, now, note = window.typed(interaction), self.service.now(), None
        language = reader.of(interaction)
        try:
            user = await self._context.reminders.change_user(
                interaction.user.id, lambda old: window.changed(old, typed, now, language)
            )
        except UserError as error:
            note = saying.sentence(error, language)
        await self._show(interaction, user, note)

    async def _export(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        user = interaction.user.id
        made = await self.privacy.gather(user)
        for seat in made["seats"]:
            if seat["status"] == "running":
                seat["hand"] = await self._hand(interaction, seat["table"])
        data = json.dumps(made, indent=1, ensure_ascii=False).encode()
        name = "agora-about-me.json"
        if len(data) > EXPORT_BYTES:
            data, name = gzip.compress(data), name + ".gz"
        said = BotMe(reader.of(interaction)).exported()
        await replies.hand_over(interaction, said, name, data)

    async def _hand(self, interaction: Interaction, table_id: int) -> str | None:
        """What the user holds at a table, in words; None if it cannot be read."""
        try:
            position = await self.service.views.position(table_id, interaction.user.id)
        except (UserError, DamagedSave):
            return None
        return Speech(position.table, reader.of(interaction)).plain.hand(position.view)

    async def _ask_to_forget(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        tables = await self.service.views.tables_of(interaction.user.id)
        page = pages.forget_page(reader.of(interaction), tables, interaction.user.id)
        await replies.show(interaction, page)

    async def _forget(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        user = interaction.user.id
        if self._removals.ask(user) != "pass":
            raise UserError("forgotten_lately")
        try:
            left = await self.privacy.forget(user_ref(interaction.user))
        except Exception as error:
            self._removals.give_back(user)
            if isinstance(error, HalfForgotten):
                await self._stand_up(error.left)
            raise
        self._context.recently.forget(user)
        self._context.closed.discard(user)
        await self._stand_up(left)
        await replies.show(interaction, pages.forgotten_page(reader.of(interaction), len(left)))

    async def _stand_up(self, left: Sequence[Table]) -> None:
        """Update the lobbies that the user has left."""
        for table in left:
            if table.status == "lobby":
                await self._lobbies.refresh(await self.service.views.table(table.id))


PLAIN = {
    settings.REMINDERS: "reminders",
    settings.RHYTHM: "rhythm",
    settings.CALLS: "calls",
    settings.INVITATIONS: "invitations",
    settings.INVITERS: "inviters",
    settings.RECORD: "record",
    settings.RATINGS: "ratings",
    settings.FIRSTS: "firsts",
}
"""The menus whose choices are stored as they are, with the fields of `UserSettings`."""


def chosen(user: UserSettings, part: str, value: str) -> UserSettings:
    """The settings after a choice from a menu. Raises `BadId`, `UserError`."""
    codes = tuple(LANGUAGES) if part == settings.LANGUAGE else settings.CHOICES.get(part, ())
    if value not in codes:
        raise BadId(f"{part} has no choice {value!r}")
    match part:
        case settings.DAILY if value != "no" and user.zone is None:
            raise UserError("daily_needs_zone")
        case settings.DAILY:
            return replace(user, daily_at=None if value == "no" else int(value) * 60)
        case settings.TOLD:
            return replace(user, tells_presence=value == "yes")
        case settings.PICTURES:
            return replace(user, pictures=formats.chosen(value))
        case settings.ENDING:
            return replace(user, asks=value == "ask")
        case settings.LANGUAGE:
            return replace(user, language=value, language_chosen=True)
        case _:
            field: dict[str, Any] = {PLAIN[part]: value}
            return replace(user, **field)
