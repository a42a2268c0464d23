"""/game new and /host close."""

from __future__ import annotations

from functools import partial
from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.context import Context
from bot.features.closing.handlers import CloseVoteHandlers
from bot.features.lobby import pages
from bot.features.lobby.opening import LEARN, Lobbies
from bot.panel.finding import table_choices, table_here
from bot.widgets import limits, reader, replies, spelling, words
from bot.widgets.described import described
from bot.widgets.managing import HOSTS, managed_server
from bot.widgets.replies import Interaction
from engine import registry
from render.lang.catalogue.bot import Bot
from render.lang.catalogue.bot_commands import BotCommands
from render.lang.catalogue.bot_lobby import BotLobby
from render.lang.language import ENGLISH, Language
from render.registry import listing
from render.text.base import shorten
from tables.model import rated
from tables.model.errors import BadOptions, UserError
from tables.model.guards import need_host

EXAMPLE = ", ".join(("map=east", "variant=yes"))
"""Options of a game, as one types them."""
OptionsLine = app_commands.Range[str, 0, 300]


class GameCommands(commands.Cog):
    """Opening a table and closing it."""

    def __init__(self, context: Context, lobbies: Lobbies, closing: CloseVoteHandlers) -> None:
        self._context = context
        self._lobbies = lobbies
        self._closing = closing

    # --- opening ---------------------------------------------------------------------------------

    @app_commands.command(description=described(BotCommands.new))
    @app_commands.describe(
        game=described(BotCommands.new_game),
        options=described(partial(BotCommands.new_options, example=EXAMPLE)),
        thread=described(BotCommands.new_thread),
        learn=described(BotCommands.new_learn),
    )
    async def new(
        self,
        interaction: Interaction,
        game: spelling.Name,
        options: OptionsLine = "",
        thread: bool = False,
        learn: bool = False,
    ) -> None:
        await replies.acknowledge(interaction, fresh=True, claim=True)
        language = reader.of(interaction)
        key = read_game(game, language)
        chosen = read_options(key, options, language)
        how = LEARN if learn else ""
        await self._lobbies.open_table(interaction, key, chosen, in_thread=thread, how=how)

    @new.autocomplete("game")
    async def _games(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return await self.game_choices(interaction, current)

    async def game_choices(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """The games whose names begin as typed."""
        language = reader.of(interaction)
        say, common = BotLobby(language), Bot(language)
        return [
            app_commands.Choice(
                name=shorten(
                    say.game_for_players(
                        game=title, counts=words.counts(common, registry.seats(key))
                    ),
                    limits.CHOICE_NAME,
                ),
                value=key,
            )
            for key, title in titles(language).items()
            if spelling.within(current, title) or spelling.within(current, key)
        ][: limits.CHOICES]

    @new.autocomplete("options")
    async def _options(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return await self.option_choices(interaction, current)

    async def option_choices(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """How the typed options may go on."""
        try:
            key = read_game(str(interaction.namespace.game or ""), reader.of(interaction))
        except UserError:
            return []
        return [
            app_commands.Choice(name=text, value=text) for text in suggest_options(key, current)
        ]

    # --- ending ----------------------------------------------------------------------------------

    @app_commands.command(name="close", description=described(BotCommands.abandon), extras=HOSTS)
    @app_commands.describe(table=described(BotCommands.table))
    @app_commands.autocomplete(table=table_choices)
    async def abandon(self, interaction: Interaction, table: int | None = None) -> None:
        await replies.acknowledge(interaction, fresh=True)
        found = await table_here(self._context, interaction, table)
        if not found.open:
            raise UserError("over_already")
        user, server = interaction.user.id, managed_server(interaction)
        if found.seat_of(user) is not None and not rated.closes_alone(found, user, server):
            await self._closing.open(interaction, found.id)
            return
        need_host(found, user, server)
        rated.need_alone(found, user, server)
        await replies.show(interaction, pages.close_page(reader.of(interaction), found))


def titles(language: Language) -> dict[str, str]:
    """The games there are by key, with their titles."""
    return {key: listing(key, language).title() for key in tuple(registry.keys())}


def read_game(said: str, language: Language = ENGLISH) -> str:
    """The key of a game from its key or title. Raises `UserError` that lists the games, or those
    that may be meant."""
    wanted = spelling.squeezed(said)
    named = {key: spelling.squeezed(title) for key, title in titles(language).items()}
    for key, title in named.items():
        if wanted in (spelling.squeezed(key), title):
            return key
    close = [
        key
        for key, title in named.items()
        if wanted and (wanted in spelling.squeezed(key) or wanted in title)
    ]
    if len(close) == 1:
        return close[0]
    if close:
        raise UserError("game_unclear", said=shorten(said, 60), titles=tuple(close))
    raise UserError("game_unknown", said=shorten(said, 60), titles=tuple(named))


def read_options(game: str, said: str, language: Language = ENGLISH) -> dict[str, Any]:
    """Options typed as `map=east, variant=yes`; the name alone means yes. Raises `BadOptions`."""
    known = {c.name: c for c in pages.choices(game)}
    titled = listing(game, language)
    names = {spelling.folded(titled.option(name)): name for name in known}
    found: dict[str, Any] = {}
    for part in filter(str.strip, said.replace(";", ",").split(",")):
        name, equals, value = part.replace(":", "=", 1).partition("=")
        name = spelling.folded(name.strip())
        name = names.get(name, name.replace(" ", "_").replace("-", "_"))
        if not equals and name in known and True in known[name].values:
            equals, value = "=", pages.value_words(True)
        if not equals or name not in known:
            meant = shorten(part.strip(), 60)
            if not known:
                raise BadOptions("option_unread_none", said=meant)
            raise BadOptions("option_unread", said=meant, options=tuple(known))
        found[name] = pages.read_value(known[name], value, language, game)
    return found


def suggest_options(game: str, said: str) -> list[str]:
    """How the typed options may go on: each suggestion repeats what comes before it."""
    if len(said) > limits.CHOICE_NAME:
        return []
    head, _, tail = said.rpartition(",")
    before = f"{head.strip()}, " if head.strip() else ""
    wanted = spelling.folded(tail.strip()).replace(" ", "")
    found = []
    for choice in pages.choices(game):
        values = choice.values or ((choice.low,) if choice.low is not None else ())
        begun = _begun(choice, wanted)
        given = begun.split(pages.PLUS)
        typed = [pages.value_words(v) for v in values]
        found += [f"{choice.name}={begun}{text}" for text in typed if text not in given]
    fitting = [f"{before}{text}" for text in found if spelling.folded(text).startswith(wanted)]
    return [text for text in fitting if len(text) <= limits.CHOICE_NAME][: limits.CHOICES]


def _begun(choice: pages.Choice, said: str) -> str:
    """The values that are typed already, of an option of several."""
    values, plus, _ = said.partition("=")[2].rpartition(pages.PLUS)
    return f"{values}{plus}" if choice.many and said.startswith(f"{choice.name}=") else ""
