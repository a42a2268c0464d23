"""/game: opening, filling, starting and ending tables."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.context import Context
from bot.features.feature import StatusLines
from bot.features.lobby import pages
from bot.features.lobby.opening import LEARN, Lobbies
from bot.panel import finding
from bot.panel.finding import my_table, table_choices, table_here
from bot.panel.panel import place_to_resign
from bot.panel.player_panel import PlayerPanel
from bot.widgets import figures, formats, items, limits, places, reader, replies, spelling, words
from bot.widgets.described import described
from bot.widgets.ids import ControlId
from bot.widgets.links import when
from bot.widgets.managing import HOSTS, managed_server
from bot.widgets.names import harmless
from bot.widgets.poker_face import face_words, has_secrets
from bot.widgets.replies import Interaction
from bot.widgets.words import AWAITS, Speech, user_ref
from engine import registry
from render.lang.catalogue.bot import Bot
from render.lang.catalogue.bot_commands import BotCommands
from render.lang.catalogue.bot_lobby import BotLobby
from render.lang.language import ENGLISH, Language
from render.registry import listing
from render.text.base import shorten
from tables.facts.errors import BadOptions, NotAllowed, Refusal
from tables.facts.guards import need_host
from tables.facts.model import Table
from tables.facts.seating import WORD

EXAMPLE = ", ".join(("map=east", "variant=yes"))
"""Options of a game, as one types them."""
OptionsLine = app_commands.Range[str, 0, 300]


class GameCommands(commands.Cog):
    """The commands /game for tables as a whole. status: what else is said of a table."""

    def __init__(
        self,
        context: Context,
        lobbies: Lobbies,
        panel: PlayerPanel,
        status: Sequence[StatusLines],
    ) -> None:
        self._context = context
        self.service = context.service
        self._lobbies = lobbies
        self._panel = panel
        self._status = status
        context.presses.register("secrets", self._secrets)

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
        language = reader.of(interaction)
        say, common = BotLobby(language), Bot(language)
        return [
            app_commands.Choice(
                name=shorten(
                    say.game_for_players(
                        game=title, counts=words.counts(common, registry.rules(key).meta.seats)
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
        try:
            key = read_game(str(interaction.namespace.game or ""), reader.of(interaction))
        except Refusal:
            return []
        return [
            app_commands.Choice(name=text, value=text) for text in suggest_options(key, current)
        ]

    @app_commands.command(description=described(BotCommands.join))
    @app_commands.describe(word=described(BotCommands.join_word))
    async def join(
        self, interaction: Interaction, word: app_commands.Range[str, 1, WORD] | None = None
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        table = await self._lobby(interaction)
        user = user_ref(interaction.user)
        if table.seat_of(user.id) is None or word is None:
            table = await self.service.lobbies.join(table.id, user, interaction=interaction.id)
        if word is not None:
            table = await self.service.lobbies.give_word(table.id, user.id, word)
        await self._lobbies.refresh(table)
        await replies.say(interaction, BotLobby(reader.of(interaction)).you_sit(table=table.id))

    @app_commands.command(description=described(BotCommands.start))
    async def start(self, interaction: Interaction) -> None:
        await replies.acknowledge(interaction, fresh=True)
        lacking = replies.missing_here(interaction)
        if lacking is not None:
            raise lacking
        before = await self._lobby(interaction)
        after = await self.service.playing.start(
            before.id,
            interaction.user.id,
            server=managed_server(interaction),
            interaction=interaction.id,
        )
        await self._lobbies.begun(before, after)
        await replies.say(interaction, BotLobby(reader.of(interaction)).game_begins())

    async def _lobby(self, interaction: Interaction) -> Table:
        """The table of this channel."""
        assert interaction.channel_id is not None
        table = await self.service.views.table_in(interaction.channel_id)
        if table is None:
            raise Refusal("no_table_in_channel")
        return table

    # --- looking ---------------------------------------------------------------------------------

    @app_commands.command(description=described(BotCommands.status))
    async def status(self, interaction: Interaction) -> None:
        await replies.acknowledge(interaction, fresh=True)
        user, language = interaction.user.id, reader.of(interaction)
        say = BotLobby(language)
        mine = await self.service.views.tables_of(user)
        here = None
        if interaction.guild_id is not None and interaction.channel_id is not None:
            here = await self.service.views.latest_in(interaction.channel_id)
        found: list[str] = []
        if here is not None:
            await self._panel.look_in(interaction, here)
            found.append(await self._standing(language, here, user))
            link = await self._lobbies.again(here)
            if link is not None:
                found.append(say.message_again(link=link))
        others = [t for t in mine if here is None or t.id != here.id]
        others.sort(key=lambda t: not finding.is_awaited(t, user))
        if others:
            found.append(say.your_tables() if here is None else say.your_other_tables())
            found += [finding.table_line(language, t, user) for t in others[: finding.LISTED]]
        if not found:
            raise Refusal("no_table_at_all")
        await replies.show(interaction, items.page(items.text(shorten("\n".join(found), 3_900))))

    async def _standing(self, language: Language, table: Table, user: int) -> str:
        table = self.service.settled(table)
        speech, say = Speech(table, language), BotLobby(language)
        told = figures.notes if table.status == "lobby" else figures.by_host
        said = [f"-# {harmless(s)}" for s in told(language, table.game, table.options)]
        seats = say.listed(words.who(seat, say.language) for seat in table.seats)
        found = [f"### {speech.title()}", say.seated(seats=seats)]
        lost = await self.service.places.board_lost(table.id)
        found += filter(None, [places.panel_note(speech, user, lost)])
        if table.status == "lobby":
            found += [say.not_begun(), pages.options_words(speech), *said]
            return "\n".join(line for line in found if line)
        position = await self.service.views.position(table.id, user)
        texts, view = speech.rich, position.view
        headline = shorten(texts.headline(view), 200)
        if headline:
            found.append(headline)
        if position.outcome is not None:
            found.append(f"**{texts.outcome(view, position.outcome)}**")
        elif table.status == "abandoned":
            found.append(say.closed_without_result())
        for decision in position.waiting:
            found.append(shorten(speech.mentioning.awaits(view, decision), AWAITS))
        if has_secrets(self.service.rules(table.game)):
            found.append(face_words(language, table.poker_face))
        for lines in self._status:
            found += await lines(language, table)
        found += said
        found.append(f"-# {say.last_change(when=when(table.changed_at))}")
        return "\n".join(found)

    @app_commands.command(description=described(BotCommands.export))
    @app_commands.describe(
        table=described(BotCommands.table), secrets=described(BotCommands.export_secrets)
    )
    @app_commands.autocomplete(table=table_choices)
    async def export(
        self, interaction: Interaction, table: int | None = None, secrets: bool = False
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        found = await table_here(self._context, interaction, table)
        if secrets and found.status == "running":
            await self._ask_for_secrets(interaction, found)
            return
        document = await self.service.views.export(found.id, interaction.user.id)
        language = reader.of(interaction)
        said = BotLobby(language).as_a_file(title=Speech(found, language).title())
        await replies.hand_over(interaction, said, _filename(found), _json(document))

    async def _ask_for_secrets(self, interaction: Interaction, table: Table) -> None:
        """A host who plays would see every hand, so it is asked twice and the table is told."""
        if interaction.user.id != table.host_id:
            raise NotAllowed("secrets_host_only")
        language = reader.of(interaction)
        say = BotLobby(language)
        await replies.show(
            interaction,
            items.page(
                items.text(say.take_secrets(table=table.id)),
                items.row(
                    items.button(say.yes_show_all(), ControlId("secrets", table.id), "danger"),
                    items.button(Bot(language).go_back(), ControlId("close", table.id)),
                ),
            ),
        )

    async def _secrets(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        document = await self.service.views.take_secrets(control.table, interaction.user.id)
        table = await self.service.views.table(control.table)
        language = reader.of(interaction)
        say = BotLobby(language)
        await replies.show(interaction, items.page(items.text(say.file_is_below())))
        await interaction.followup.send(
            content=say.with_all_secrets(title=Speech(table, language).title()),
            file=_file(table, document),
            ephemeral=True,
        )

    # --- how it is shown -------------------------------------------------------------------------

    @app_commands.command(description=described(BotCommands.pictures), extras=HOSTS)
    @app_commands.describe(
        kind=described(BotCommands.pictures_format), table=described(BotCommands.table)
    )
    @app_commands.choices(kind=formats.choices())
    @app_commands.autocomplete(table=table_choices)
    @app_commands.rename(kind="format")
    async def pictures(
        self, interaction: Interaction, kind: app_commands.Choice[str], table: int | None = None
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        found = await table_here(self._context, interaction, table)
        after = await self.service.hosting.set_pictures(
            found.id,
            interaction.user.id,
            formats.chosen(kind.value),
            server=managed_server(interaction),
        )
        if after.status == "lobby":
            await self._lobbies.refresh(after)
        await replies.say(interaction, BotLobby(reader.of(interaction)).posts_shown(after.pictures))

    # --- ending ----------------------------------------------------------------------------------

    @app_commands.command(description=described(BotCommands.resign))
    @app_commands.describe(table=described(BotCommands.table))
    @app_commands.autocomplete(table=table_choices)
    async def resign(self, interaction: Interaction, table: int | None = None) -> None:
        await replies.acknowledge(interaction, fresh=True)
        found = await my_table(self._context, interaction, table, "turn")
        position = await self.service.views.position(found.id, interaction.user.id)
        if position.viewer is None or position.table.status != "running":
            raise Refusal("no_resigning_here")
        place = place_to_resign(position)
        if place is None:
            raise Refusal("no_resigning_now")
        await self._panel.show(interaction, position, place=place)

    @app_commands.command(name="close", description=described(BotCommands.abandon), extras=HOSTS)
    @app_commands.describe(table=described(BotCommands.table))
    @app_commands.autocomplete(table=table_choices)
    async def abandon(self, interaction: Interaction, table: int | None = None) -> None:
        await replies.acknowledge(interaction, fresh=True)
        found = await table_here(self._context, interaction, table)
        if not found.open:
            raise Refusal("over_already")
        need_host(found, interaction.user.id, managed_server(interaction))
        language = reader.of(interaction)
        say = BotLobby(language)
        await replies.show(
            interaction,
            items.page(
                items.text(say.close_table(table=found.id)),
                items.row(
                    items.button(say.yes_close(), ControlId("abandon", found.id), "danger"),
                    items.button(Bot(language).go_back(), ControlId("close", found.id)),
                ),
            ),
        )


def titles(language: Language) -> dict[str, str]:
    """The games there are by key, with their titles."""
    return {key: listing(key, language).title() for key in tuple(registry.keys())}


def read_game(said: str, language: Language = ENGLISH) -> str:
    """The key of a game from its key or title. Raises `Refusal` that lists the games, or those that
    may be meant."""
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
        raise Refusal("game_unclear", said=shorten(said, 60), titles=tuple(close))
    raise Refusal("game_unknown", said=shorten(said, 60), titles=tuple(named))


def read_options(game: str, said: str, language: Language = ENGLISH) -> dict[str, Any]:
    """Options typed as `map=east, variant=yes`; the name alone means yes. Raises `BadOptions`."""
    known = {c.name: c for c in pages.choices(game)}
    titled = listing(game, language)
    names = {titled.option(name).casefold(): name for name in known}
    found: dict[str, Any] = {}
    for part in filter(str.strip, said.replace(";", ",").split(",")):
        name, equals, value = part.replace(":", "=", 1).partition("=")
        name = name.strip().casefold()
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
    """What the typed options may become: each suggestion repeats what stands before it."""
    if len(said) > limits.CHOICE_NAME:
        return []
    head, _, tail = said.rpartition(",")
    before = f"{head.strip()}, " if head.strip() else ""
    wanted = tail.strip().casefold().replace(" ", "")
    found = []
    for choice in pages.choices(game):
        values = choice.values or ((choice.low,) if choice.low is not None else ())
        begun = _begun(choice, wanted)
        given = begun.split(pages.PLUS)
        typed = [pages.value_words(v) for v in values]
        found += [f"{choice.name}={begun}{text}" for text in typed if text not in given]
    fitting = [f"{before}{text}" for text in found if text.casefold().startswith(wanted)]
    return [text for text in fitting if len(text) <= limits.CHOICE_NAME][: limits.CHOICES]


def _begun(choice: pages.Choice, said: str) -> str:
    """Of an option of several values, those that are typed already."""
    values, plus, _ = said.partition("=")[2].rpartition(pages.PLUS)
    return f"{values}{plus}" if choice.many and said.startswith(f"{choice.name}=") else ""


def _file(table: Table, document: Any) -> discord.File:
    return discord.File(io.BytesIO(_json(document)), _filename(table))


def _filename(table: Table) -> str:
    return f"table-{table.id}.json"


def _json(document: Any) -> bytes:
    if isinstance(document, bytes):
        return document
    if isinstance(document, str):
        return document.encode()
    return json.dumps(document, indent=1, ensure_ascii=False).encode()
