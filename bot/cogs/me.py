"""/me and /turns: what a user prefers, and what waits for them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from discord import app_commands
from discord.ext import commands

from bot import users
from bot.errors import Refusal
from bot.ui import reminders, replies, words
from bot.ui.replies import Interaction
from bot.users import Reminders, UserSettings

if TYPE_CHECKING:
    from bot.app import AgoraBot


class MeCog(commands.GroupCog, group_name="me", group_description="Your own settings"):
    """Commands about the user, at all tables and on all servers."""

    def __init__(self, bot: AgoraBot) -> None:
        self.bot = bot
        self.service = bot.service

    @app_commands.command(description="Time zone, quiet hours, absence, reminders, boards")
    @app_commands.describe(
        timezone="for example Europe/Berlin",
        quiet="no reminders and no clock at night, for example 22:00-07:30; off ends it",
        away="when you are back: 2026-12-24, 3 days, 12 h; off ends it",
        kind="how you are reminded",
        boards="what panels and /board show you",
        language="kept for later; so far everything is in English",
    )
    @app_commands.choices(
        kind=[
            app_commands.Choice(name=name, value=key) for key, name in reminders.REMINDERS.items()
        ],
        boards=[
            app_commands.Choice(name="pictures", value="pictures"),
            app_commands.Choice(name="words only", value="words"),
        ],
        language=[
            app_commands.Choice(name=name, value=key) for key, name in users.LANGUAGES.items()
        ],
    )
    @app_commands.rename(kind="reminders")
    async def settings(
        self,
        interaction: Interaction,
        timezone: str | None = None,
        quiet: str | None = None,
        away: str | None = None,
        kind: app_commands.Choice[str] | None = None,
        boards: app_commands.Choice[str] | None = None,
        language: app_commands.Choice[str] | None = None,
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        now = self.service.now()

        def change(user: UserSettings) -> UserSettings:
            if timezone is not None:
                user = replace(user, zone=users.read_zone(timezone))
            if quiet is not None:
                hours = users.read_quiet(quiet)
                if hours is not None and user.zone is None:
                    raise Refusal(
                        "Choose your time zone as well, so that I know when your night is: "
                        "/me settings timezone:Europe/Berlin quiet:22:00-07:30. Nothing was "
                        "changed."
                    )
                user = replace(user, quiet=hours)
            if away is not None:
                user = replace(user, away_until=users.read_away(away, now, user.tz))
            if kind is not None:
                user = replace(user, reminders=cast(Reminders, kind.value))
            if boards is not None:
                user = replace(user, text_only=boards.value == "words")
            return user if language is None else replace(user, language=language.value)

        user = interaction.user.id
        wishes = (timezone, quiet, away, kind, boards, language)
        if all(wish is None for wish in wishes):
            found = await self.bot.reminders.user(user)
        else:
            found = await self.bot.reminders.change_user(user, change)
        await replies.show(interaction, reminders.settings_page(found, now))

    @settings.autocomplete("timezone")
    async def _zones(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=z, value=z) for z in users.suggested_zones(current)]

    @app_commands.command(description="You are back: no absence, and you play your seats again")
    async def back(self, interaction: Interaction) -> None:
        await replies.acknowledge(interaction, fresh=True)
        changed = await self.bot.reminders.back(interaction.user.id)
        said = "Welcome back. /turns lists what waits for you."
        if changed:
            named = words.listed([f"table {t.id}" for t in changed])
            said = f"Welcome back. You play again at {named}; /turns lists what waits for you."
        await replies.say(interaction, said)


class TurnsCog(commands.Cog):
    """One command, also in direct messages."""

    def __init__(self, bot: AgoraBot) -> None:
        self.bot = bot

    @app_commands.command(description="All tables that wait for you, on every server")
    async def turns(self, interaction: Interaction) -> None:
        await replies.acknowledge(interaction, fresh=True)
        found = await self.bot.reminders.waiting_for(interaction.user.id)
        if not found:
            await replies.say(interaction, "No table waits for you.")
            return
        await replies.show(interaction, reminders.turns_page(found))
