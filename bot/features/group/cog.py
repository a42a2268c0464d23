"""/group new, /group board and /group link."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from bot.context import Context
from bot.features.group import pages
from bot.features.group.opening import GroupTables
from bot.features.lobby import channel_checks
from bot.features.lobby.cog import EXAMPLE, GameCommands, OptionsLine, read_game, read_options
from bot.features.lobby.opening import Lobbies
from bot.panel.finding import table_choices
from bot.widgets import items, reader, replies, spelling
from bot.widgets.described import described
from bot.widgets.guest import by_person_alone, is_guest
from bot.widgets.ids import ControlId
from bot.widgets.managing import opener
from bot.widgets.replies import Interaction
from bot.widgets.scopes import GROUPS
from render.lang.catalogue.bot_commands import BotCommands
from render.lang.catalogue.bot_group import BotGroup
from render.lang.catalogue.bot_places import BotPlaces
from tables.model.errors import NoTable, TableExists, UserError
from tables.model.table import Table


class GroupCommands(commands.Cog):
    """The commands of people who have added the bot to themselves."""

    def __init__(
        self, context: Context, groups: GroupTables, lobbies: Lobbies, games: GameCommands
    ) -> None:
        self._context = context
        self._service = context.service
        self._groups = groups
        self._lobbies = lobbies
        self._games = games
        for op in (pages.BRING, pages.BRING_TO_THREAD):
            context.presses.register(op, self._bring)

    @app_commands.command(name="new", description=described(BotCommands.group_new), extras=GROUPS)
    @app_commands.describe(
        game=described(BotCommands.new_game),
        options=described(lambda say: say.new_options(example=EXAMPLE)),
    )
    async def open_here(
        self, interaction: Interaction, game: spelling.Name, options: OptionsLine = ""
    ) -> None:
        language = reader.of(interaction)
        key = read_game(game, language)
        await self._groups.open(interaction, key, read_options(key, options, language))

    @open_here.autocomplete("game")
    async def _of_games(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return await self._games.game_choices(interaction, current)

    @open_here.autocomplete("options")
    async def _of_options(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return await self._games.option_choices(interaction, current)

    @app_commands.command(
        name="board", description=described(BotCommands.group_board), extras=GROUPS
    )
    @app_commands.describe(table=described(BotCommands.table))
    async def show_here(self, interaction: Interaction, table: int | None = None) -> None:
        await replies.acknowledge(interaction, fresh=True)
        found = await self._here(interaction, table)
        say = BotGroup(reader.of(interaction))
        if found.status == "lobby":
            await replies.show(
                interaction, items.page(items.text(say.lobby_follows(table=found.id)))
            )
            self._context.in_hand.answered(interaction)
            await self._lobbies.post(found)
            return
        await replies.show(interaction, items.page(items.text(say.board_follows(table=found.id))))
        await self._service.borrowing.show(found.id)

    async def _here(self, interaction: Interaction, number: int | None) -> Table:
        """The open table of a borrowed place. Raises `NoTable`, `UserError`."""
        there = []
        if by_person_alone(interaction):
            there = await self._service.borrowing.open_in(interaction.channel_id or 0)
        found = [t for t in there if number is None or t.id == number]
        if not found:
            raise NoTable("group_no_table")
        if len(found) > 1:
            raise UserError("group_which", tables=tuple(t.id for t in found))
        return found[0]

    # --- to a server -----------------------------------------------------------------------------

    @app_commands.command(name="link", description=described(BotCommands.group_link), extras=GROUPS)
    @app_commands.describe(
        table=described(BotCommands.table), thread=described(BotCommands.group_link_thread)
    )
    @app_commands.autocomplete(table=table_choices)
    async def link(
        self, interaction: Interaction, table: int | None = None, thread: bool = False
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        if is_guest(interaction):
            found = await self._here(interaction, table)
            said = BotGroup(reader.of(interaction)).how_to_link(table=found.id)
            await replies.show(interaction, items.page(items.text(said)))
            return
        found = await self._mine(interaction, table)
        await self._service.borrowing.need_link(found, interaction.user.id)
        if not thread:
            there = await self._service.views.table_in(interaction.channel_id or 0)
            thread = there is not None  # a channel holds one table, its threads hold others
        channel_checks.need(interaction, in_thread=thread)
        page = pages.bring_page(reader.of(interaction), found, in_thread=thread)
        await replies.show(interaction, page)

    async def _mine(self, interaction: Interaction, number: int | None) -> Table:
        """The table in a borrowed place that somebody means. Raises `NoTable`, `UserError`."""
        user = interaction.user.id
        mine = [t for t in await self._service.views.tables_of(user) if t.borrowed]
        found = [t for t in mine if number is None or t.id == number]
        if not found:
            raise NoTable("no_table_of_yours")
        if len(found) > 1:
            raise UserError("group_which", tables=tuple(t.id for t in found))
        return found[0]

    async def _bring(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False, claim=True)
        table = await self._service.views.table(control.table)
        await self._service.borrowing.need_link(table, interaction.user.id)
        in_thread = control.op == pages.BRING_TO_THREAD
        channel_checks.need(interaction, in_thread=in_thread)
        channel_id, guild_id = interaction.channel_id, interaction.guild_id
        assert channel_id is not None
        assert guild_id is not None
        parent_id = channel_id if in_thread else channel_checks.parent_of(interaction)
        if in_thread:
            channel_id = await self._lobbies.open_thread(interaction, table.game)
        elif (there := await self._service.views.table_in(channel_id)) is not None:
            raise TableExists(there.id)
        moved = await self._service.borrowing.link(
            table.id,
            interaction.user.id,
            guild_id=guild_id,
            channel_id=channel_id,
            parent_id=parent_id,
            bounds=self._context.limits,
            opener=opener(interaction),
        )
        if moved.status == "lobby":
            await self._lobbies.again(moved)
        say = BotPlaces(reader.of(interaction))
        said = say.is_there_now(table=moved.id, channel=f"<#{channel_id}>")
        await replies.show(interaction, items.page(items.text(said)))
