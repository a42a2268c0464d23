"""Commands that only look: the board, a hand, the rules, help."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.context import Context
from bot.drawing.sheets import sheets, today
from bot.features.help import pages as help_pages
from bot.features.help import rulebook
from bot.features.lobby.cog import read_game, titles
from bot.features.looking import numbers
from bot.features.looking.handlers import Looking
from bot.panel import looking
from bot.panel.finding import (
    SeveralTables,
    my_table,
    options_here,
    table_choices,
    table_here,
)
from bot.panel.hand import hand_page
from bot.widgets import items, limits, reader, replies, spelling
from bot.widgets.described import described
from bot.widgets.discord_errors import private_verdict
from bot.widgets.items import Page
from bot.widgets.replies import Interaction
from bot.widgets.scopes import everywhere
from bot.widgets.words import Speech
from engine import registry
from render.lang.catalogue.bot_commands import BotCommands
from render.lang.catalogue.bot_help import BotHelp
from render.picture import Format as Shape
from render.text.base import shorten
from tables.model.errors import NoTable, UserError
from tables.model.table import Table


class LookingCog(commands.Cog):
    """Commands that change nothing."""

    def __init__(self, context: Context, looking: Looking) -> None:
        self._context = context
        self._looking = looking
        self.service = context.service

    @app_commands.command(description=described(BotCommands.board))
    @everywhere
    @app_commands.describe(
        text=described(BotCommands.board_text),
        picture=described(BotCommands.board_picture),
        table=described(BotCommands.table),
    )
    @app_commands.autocomplete(table=table_choices)
    async def board(
        self,
        interaction: Interaction,
        text: bool = False,
        picture: spelling.Name | None = None,
        table: int | None = None,
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        found = await table_here(self._context, interaction, table, "words")
        position = await self.service.views.position(found.id, interaction.user.id)
        language = reader.of(interaction)
        shape = (await self._context.reminders.user(interaction.user.id)).pictures
        speech = Speech(position.table, language)
        asked = numbers.named_page(position, speech, picture)
        if asked is not None:
            await replies.show(interaction, asked)
            return
        share = looking.share_here_button(interaction, position, speech)
        if text or shape == "words" or position.view is None:
            page = await self._looking.words_page(position, interaction.user.id, language, share)
            await replies.show(interaction, page)
            return
        names = read_picture(speech, position.view, shape, picture)
        drawn = await self._context.pictures.boards(
            speech, position.view, names, owner=interaction.user.id
        )
        if not drawn:
            page = await self._looking.words_page(position, interaction.user.id, language, share)
            await replies.show(interaction, page)
            return
        headline = shorten(speech.rich.headline(position.view), 200)
        more = (
            *looking.closer_button(position, speech, panel=True),
            *looking.numbers_button(position, speech),
            *share,
            *await self._looking.follow_buttons(found, interaction.user.id, language),
        )
        page = items.page(
            items.text(f"-# {speech.title()}" + (f"\n### {headline}" if headline else "")),
            *items.galleries(drawn),
            items.row(*more) if more else None,
            pictures=drawn,
        )
        await replies.show(interaction, page)

    @board.autocomplete("picture")
    async def _pictures(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        try:
            found = await table_here(self._context, interaction, interaction.namespace.table)
        except UserError:
            return []
        position = await self.service.views.position(found.id, interaction.user.id)
        if position.view is None:
            return []
        shape = (await self._context.reminders.user(interaction.user.id)).pictures
        speech = Speech(found, reader.of(interaction))
        pictures = () if shape == "words" else sheets(speech, position.view, shape)
        named = [(sheet.label, sheet.name) for sheet in pictures]
        named += [(title, title[:100]) for title in speech.plain.explain(position.view)]
        return [
            app_commands.Choice(name=shorten(label, limits.CHOICE_NAME), value=value)
            for label, value in named
            if spelling.within(current, label)
        ][: limits.CHOICES]

    @app_commands.command(description=described(BotCommands.hand))
    @everywhere
    @app_commands.describe(dm=described(BotCommands.hand_dm), table=described(BotCommands.table))
    @app_commands.autocomplete(table=table_choices)
    async def hand(
        self, interaction: Interaction, dm: bool = False, table: int | None = None
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        found = await my_table(self._context, interaction, table, "hand")
        position = await self.service.views.position(found.id, interaction.user.id)
        if position.viewer is None:
            raise UserError("no_hand_of_yours")
        page = await hand_page(self._context, position)
        if not dm:
            await replies.show(interaction, page)
        elif await self._sent(interaction.user, page):
            await replies.say(interaction, BotHelp(reader.of(interaction)).hand_is_sent())
        else:
            note = f"> {BotHelp(reader.of(interaction)).no_direct_messages()}\n"
            await replies.show(interaction, await hand_page(self._context, position, note))

    async def _sent(self, user: discord.User | discord.Member, page: Page) -> bool:
        """Whether a direct message reached the user; some people take none."""
        try:
            await user.send(view=page.view, files=page.files())
        except discord.HTTPException as error:
            if private_verdict(error) != "closed":
                raise
            return False
        return True

    @app_commands.command(description=described(BotCommands.rules))
    @everywhere
    @app_commands.describe(
        keyword=described(BotCommands.rules_keyword), game=described(BotCommands.rules_game)
    )
    async def rules(
        self,
        interaction: Interaction,
        keyword: spelling.Name | None = None,
        game: spelling.Name | None = None,
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        key = await self._rules_of(interaction, game)
        if not rulebook.paragraphs(key):
            raise UserError("no_rules_text", title=key)
        asked, language = (keyword or "").strip(), reader.of(interaction)
        await rulebook.prepare(key, language.code)
        chapters = rulebook.chapters(key, language.code)
        chapter = next((n for heading, n in chapters if heading == asked), None)
        if chapter:
            found = rulebook.chapter(key, chapter, language.code)
        else:
            found = rulebook.search(key, asked, code=language.code)
        if not found:
            await replies.show(interaction, help_pages.chapters_page(language, key, asked))
            return
        options = await options_here(self._context, interaction, key)
        page = help_pages.rules_page(
            language,
            key,
            found,
            asked,
            options=options,
            brief=chapter is None and len(found) > 1 and not rulebook.is_number(asked),
            chapter=chapter is not None,
        )
        await replies.show(interaction, page)

    @rules.autocomplete("keyword")
    async def _keywords(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        try:
            key = await self._rules_of(interaction, str(interaction.namespace.game or "") or None)
        except UserError:
            return []
        wanted, code = current.strip(), reader.of(interaction).code
        await rulebook.prepare(key, code)
        if not wanted:
            return [
                app_commands.Choice(name=shorten(h, limits.CHOICE_NAME), value=h[:100])
                for h, _ in rulebook.chapters(key, code)[: limits.CHOICES]
            ]
        return [
            app_commands.Choice(
                name=shorten(f"{p.heading}: {p.title}", limits.CHOICE_NAME), value=p.number
            )
            for p in rulebook.search(key, wanted, limits.CHOICES, code)
        ]

    @rules.autocomplete("game")
    async def _games(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return [
            app_commands.Choice(name=shorten(title, limits.CHOICE_NAME), value=key)
            for key, title in titles(reader.of(interaction)).items()
            if spelling.within(current, title)
        ][: limits.CHOICES]

    async def _rules_of(self, interaction: Interaction, game: str | None) -> str:
        """The key of the game that is meant: named, this table's, or the only one there is."""
        if game:
            return read_game(game)
        try:
            return (await table_here(self._context, interaction)).game
        except SeveralTables as several:
            keys = {t.game for t in several.tables}
        except NoTable:
            keys = set(registry.keys())
        if len(keys) == 1:
            return keys.pop()
        raise UserError("which_game")

    @app_commands.command(name="help", description=described(BotCommands.help))
    @everywhere
    async def help_(self, interaction: Interaction) -> None:
        await replies.acknowledge(interaction, fresh=True)
        table: Table | None = None
        if interaction.guild_id is not None and interaction.channel_id is not None:
            table = await self.service.views.table_in(interaction.channel_id)
        await replies.show(interaction, help_pages.help_page(reader.of(interaction), table))


def read_picture(speech: Speech, view: Any, shape: Shape, said: str | None) -> tuple[str, ...]:
    """The pictures that a name or a label means, or the whole table without one; none if the game
    has none. Raises `UserError` that lists them."""
    found = sheets(speech, view, shape)
    if said is None or not found:
        return found[0].pictures if found else ()
    name = today(speech, said.strip().casefold())
    for sheet in found:
        known = (sheet.name, sheet.pictures[0])
        if spelling.alike(said, sheet.label) or any(spelling.alike(name, one) for one in known):
            return sheet.pictures
    labels = tuple(sheet.label for sheet in found)
    raise UserError("picture_unknown", said=shorten(said, 60), pictures=labels)
