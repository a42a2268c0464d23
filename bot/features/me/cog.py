"""/me and /turns: what a user prefers, what is stored about them, and what waits for them."""

from __future__ import annotations

import gzip
import inspect
import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar, cast

from discord import app_commands
from discord.ext import commands

from bot.context import Context
from bot.features.clocks import pages as clocks_pages
from bot.features.lobby.opening import Lobbies
from bot.features.me import pages, settings
from bot.widgets import formats, reader, replies, spelling
from bot.widgets.described import described
from bot.widgets.flood import Flood
from bot.widgets.ids import ControlId
from bot.widgets.replies import Interaction
from bot.widgets.words import Speech, user_ref
from render.lang.catalogue.bot_clocks import BotClocks
from render.lang.catalogue.bot_commands import BotCommands
from render.lang.catalogue.bot_me import BotMe
from render.lang.language import LANGUAGES, own_name
from tables.facts import users, zones
from tables.facts.errors import DamagedSave, Refusal
from tables.facts.model import Table
from tables.facts.users import Calls, Invited, Reminders, UserSettings
from tables.upkeep.privacy import HalfForgotten, Privacy

EXPORT_BYTES = 4_000_000
"""A larger file is compressed; Discord takes 10 MiB."""


C = TypeVar("C", bound=Callable[..., Any])


def with_languages(command: C) -> C:
    """The option `language` of a command, with the languages there are; it has none while there is
    only one."""
    if len(LANGUAGES) > 1:
        found = [app_commands.Choice(name=own_name(code), value=code) for code in LANGUAGES]
        app_commands.choices(language=found)(command)
        app_commands.describe(language=described(BotCommands.me_settings_language))(command)
        return command
    signature = inspect.signature(command)
    kept = [option for name, option in signature.parameters.items() if name != "language"]
    command.__signature__ = signature.replace(parameters=kept)  # type: ignore[attr-defined]
    return command


class MeCog(commands.GroupCog, group_name="me", group_description=described(BotCommands.me)):
    """Commands about the user, at all tables and on all servers."""

    def __init__(self, context: Context, lobbies: Lobbies) -> None:
        self._context = context
        self._lobbies = lobbies
        self.service = context.service
        self.privacy = Privacy(context.service)
        # Each removal lets the whole file be written anew, so nobody may ask for many.
        self._removals = Flood(burst=2, rate=1 / 3600)
        context.presses.register("forget", self._forget)

    @app_commands.command(description=described(BotCommands.me_settings))
    @app_commands.describe(
        timezone=described(BotCommands.me_settings_timezone),
        quiet=described(BotCommands.me_settings_quiet),
        away=described(BotCommands.me_settings_away),
        kind=described(BotCommands.me_settings_kind),
        calls=described(BotCommands.me_settings_calls),
        pictures=described(BotCommands.me_settings_pictures),
        ending=described(BotCommands.me_settings_ending),
        invitations=described(BotCommands.me_settings_invitations),
    )
    @app_commands.choices(
        kind=[
            app_commands.Choice(
                name=described(partial(BotCommands.reminder_choice, kind=key)), value=key
            )
            for key in BotCommands.FAMILIES["reminder_choice"]
        ],
        calls=[
            app_commands.Choice(
                name=described(partial(BotCommands.call_choice, kind=key)), value=key
            )
            for key in BotCommands.FAMILIES["call_choice"]
        ],
        pictures=formats.choices(),
        ending=[
            app_commands.Choice(
                name=described(partial(BotCommands.ending_choice, kind=key)), value=key
            )
            for key in BotCommands.FAMILIES["ending_choice"]
        ],
        invitations=[
            app_commands.Choice(
                name=described(partial(BotCommands.invitation_choice, kind=key)), value=key
            )
            for key in BotCommands.FAMILIES["invitation_choice"]
        ],
    )
    @app_commands.rename(kind="reminders")
    @with_languages
    async def settings(
        self,
        interaction: Interaction,
        timezone: spelling.Name | None = None,
        quiet: spelling.Name | None = None,
        away: spelling.Name | None = None,
        kind: app_commands.Choice[str] | None = None,
        calls: app_commands.Choice[str] | None = None,
        pictures: app_commands.Choice[str] | None = None,
        ending: app_commands.Choice[str] | None = None,
        invitations: app_commands.Choice[str] | None = None,
        language: app_commands.Choice[str] | None = None,
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        now = self.service.now()

        def change(user: UserSettings) -> UserSettings:
            if timezone is not None:
                user = replace(user, zone=zones.read_zone(timezone, now))
            if quiet is not None:
                hours = users.read_quiet(quiet)
                if hours is not None and user.zone is None:
                    raise Refusal("zone_missing")
                user = replace(user, quiet=hours)
            if away is not None:
                user = replace(user, away_until=users.read_away(away, now, user.tz))
            if kind is not None:
                user = replace(user, reminders=cast(Reminders, kind.value))
            if calls is not None:
                user = replace(user, calls=cast(Calls, calls.value))
            if pictures is not None:
                user = replace(user, pictures=formats.chosen(pictures.value))
            if ending is not None:
                user = replace(user, asks=ending.value == "ask")
            if invitations is not None:
                user = replace(user, invitations=cast(Invited, invitations.value))
            return user if language is None else replace(user, language=language.value)

        user = interaction.user.id
        wishes = (timezone, quiet, away, kind, calls, pictures, ending, invitations, language)
        if all(wish is None for wish in wishes):
            found = await self._context.reminders.user(user)
        else:
            found = await self._context.reminders.change_user(user, change)
        await replies.show(interaction, settings.settings_page(reader.of(interaction), found, now))

    @settings.autocomplete("timezone")
    async def _zones(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        found = zones.suggested_zones(current, self.service.now())
        return [app_commands.Choice(name=z, value=z) for z in found]

    @app_commands.command(description=described(BotCommands.me_export))
    async def export(self, interaction: Interaction) -> None:
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
        except (Refusal, DamagedSave):
            return None
        return Speech(position.table, reader.of(interaction)).plain.hand(position.view)

    @app_commands.command(description=described(BotCommands.me_forget))
    async def forget(self, interaction: Interaction) -> None:
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
            raise Refusal("forgotten_lately")
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
        """Show at tables that have not begun who is not there any more."""
        for table in left:
            if table.status == "lobby":
                await self._lobbies.refresh(await self.service.views.table(table.id))

    @app_commands.command(description=described(BotCommands.me_back))
    async def back(self, interaction: Interaction) -> None:
        await replies.acknowledge(interaction, fresh=True)
        changed = await self._context.reminders.back(interaction.user.id)
        say = BotMe(reader.of(interaction))
        said = say.welcome_back()
        if changed:
            said = say.welcome_back_at(tables=say.listed(say.a_table(table=t.id) for t in changed))
        await replies.say(interaction, said)


class TurnsCog(commands.Cog):
    """One command, also in direct messages."""

    def __init__(self, context: Context) -> None:
        self._context = context

    @app_commands.command(description=described(BotCommands.turns))
    async def turns(self, interaction: Interaction) -> None:
        await replies.acknowledge(interaction, fresh=True)
        found = await self._context.reminders.waiting_for(interaction.user.id)
        if not found:
            await replies.say(interaction, BotClocks(reader.of(interaction)).no_table_waits())
            return
        await replies.show(interaction, clocks_pages.turns_page(reader.of(interaction), found))
