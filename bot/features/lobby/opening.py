"""Opens tables, and shows the lobby message until their games start."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Protocol
from weakref import WeakValueDictionary

import discord

from bot.context import Context
from bot.features.lobby import channel_checks, direct, gathering, pages
from bot.widgets import answers, items, limits, patience, reader, replies, saying
from bot.widgets.discord_errors import UNKNOWN_MESSAGE
from bot.widgets.guest import has_channel
from bot.widgets.ids import ControlId
from bot.widgets.items import Page
from bot.widgets.managing import opener
from bot.widgets.poker_face import face_words
from bot.widgets.replies import Interaction
from bot.widgets.words import Speech, user_ref
from engine import registry
from engine.thinking.levels import LEVELS
from render.lang.catalogue.bot_lobby import BotLobby
from render.lang.language import Language
from render.registry import listing
from render.text.base import shorten
from tables.model import paces, seating
from tables.model.clock import ClockRules
from tables.model.errors import TableExists, UserError
from tables.model.lobby_messages import JoinInvitation, LobbyPost
from tables.model.outbox import OutboxRow
from tables.model.table import Again, Hinted, Seat, Table, UserRef
from tables.store import receipt

LOOKED_FOR = (5.0, 30.0, 300.0)
"""Seconds before each search for a lobby message that may have arrived."""
LEARN, AGAINST = "l", "c"
"""How a table with computers starts: for learning, or for playing against them."""
COMPUTERS = {LEARN: LEVELS[0], AGAINST: LEVELS[1]}
"""Their levels."""
SEARCHED = 25
"""How many messages of a channel are searched for a lobby that may have been posted already."""

_log = logging.getLogger(__name__)


def game_at(index: int) -> str:
    """The key of a game by its number in the list of games."""
    keys = registry.keys()
    if not 0 <= index < len(keys):
        raise UserError("old_button_new_table")
    return keys[index]


class Elsewhere(Protocol):
    """Another place for tables that are opened in a channel: posts of the server's forum."""

    async def place(self, interaction: Interaction) -> discord.ForumChannel | None:
        """The forum; None if the table stays in the channel."""

    async def open(self, interaction: Interaction, forum: discord.ForumChannel, game: str) -> int:
        """Make a post; its number. Raises `UserError`."""


class Lobbies:
    """Opens tables, and shows those whose games have not started."""

    elsewhere: Elsewhere | None = None

    def __init__(self, context: Context) -> None:
        self._context = context
        self._service = context.service
        self._opening: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def open_table(
        self,
        interaction: Interaction,
        game: str,
        options: Mapping[str, Any],
        *,
        in_thread: bool = False,
        like: Table | None = None,
        how: str = "",
    ) -> Table | None:
        """Open a table and post its lobby; fills an acknowledged answer. None if there is no new
        one.

        like: a table that is played again: its pace, its setting for hints and whether it is rated
        are copied, and its next start player begins. how: with computers in the seats that are
        needed, to learn (with the options of a first game) or to play. Everything that the bot
        needs later is checked first, so that nothing half-made is left.
        """
        if (like is not None and like.by_message) or not has_channel(interaction):
            return await self._open_alone(interaction, game, options, like=like, how=how)
        forum = None
        if self.elsewhere is not None and not in_thread and how not in COMPUTERS:
            forum = await self.elsewhere.place(interaction)
        if forum is None:
            channel_checks.need(interaction, in_thread=in_thread)
        assert interaction.guild_id is not None
        options, again = await self._agreed(game, options, like, how)
        # One after the other. Otherwise many requests would open threads before any is counted, and
        # a second user would post a lobby that is being posted.
        unrated = ""
        async with self._one_at_a_time(interaction.guild_id):
            try:
                table = await self._new_table(
                    interaction,
                    game,
                    options,
                    in_thread=in_thread,
                    hints=_hints(like, how),
                    again=again,
                    forum=forum,
                )
            except TableExists as error:
                table = await self._service.views.table(error.table_id)
                if table.status != "lobby" or await self.is_there(table):
                    page = self._channel_taken(interaction, error, game, how)
                    await replies.show(interaction, page)
                    return None
                # The bot was stopped before it could post this lobby or store that; or somebody
                # deleted it.
                link = await self._link(table) or await self._post(table)
            else:
                if like is not None:
                    table, unrated = await self._as_before(interaction, table, like)
                table, link = await self._first_post(interaction, table, how)
        said = BotLobby(reader.of(interaction)).table_is_open(table=table.id, link=link)
        await replies.show(interaction, items.page(items.text(f"{said}\n{unrated}".strip())))
        return table

    async def _agreed(
        self, game: str, options: Mapping[str, Any], like: Table | None, how: str
    ) -> tuple[dict[str, Any], Again | None]:
        """The options of a new table, and the game that it repeats."""
        await self._context.games.load(game)
        rules = registry.rules(game)
        checked = seating.taught_options if how == LEARN else seating.checked_options
        again = None if like is None else await self._service.playing.again(like)
        return checked(rules, options), again

    async def _open_alone(
        self,
        interaction: Interaction,
        game: str,
        options: Mapping[str, Any],
        *,
        like: Table | None,
        how: str,
    ) -> Table:
        """Open a table without a channel. Its lobby is in the outbox, so it reaches the host even
        if the bot stops."""
        options, again = await self._agreed(game, options, like, how)
        language = reader.of(interaction)
        table = await self._service.lobbies.create(
            game=game,
            guild_id=None,
            channel_id=None,
            host=user_ref(interaction.user),
            options=options,
            bounds=self._context.limits,
            language=language.code,
            hints=_hints(like, how),
            again=again,
        )
        if like is not None:
            table, _ = await self._as_before(interaction, table, like)
        if how in COMPUTERS:
            table = await self._with_computers(table, COMPUTERS[how])
        share = await self.share(interaction, table)
        await replies.show(interaction, direct.opened_page(language, table, share))
        return table

    async def share(self, interaction: Interaction, table: Table) -> str:
        """What somebody at a table without a channel sends to friends."""
        code = await self._service.entering.invitation(table.id, interaction.user.id)
        language = reader.of(interaction)
        return direct.share_words(language, table, code, interaction.application_id)

    async def play_again(self, interaction: Interaction, old: Table) -> None:
        """Open a table for another game of the same people: with the same options, pace and
        computers, and rated if the last one was. All players are asked."""
        table = await self.open_table(interaction, old.game, old.options, like=old)
        if table is None:
            return
        for level in [seat.level for seat in old.seats if seat.computer]:
            table = await self._service.lobbies.add_computer(table.id, table.host_id, level)
        people = [
            UserRef(seat.user_id, seat.name)
            for seat in old.seats
            if seat.user_id not in (None, interaction.user.id) and not seat.computer
        ]
        await self._service.asking.ask(table.id, people, interaction.user.id, again=True)
        await self.refresh(await self._service.views.table(table.id))

    async def begun(self, before: Table, after: Table) -> None:
        """Show in the lobby message that the game has started."""
        await self.refresh(replace(after, message_id=before.message_id))

    async def _as_before(
        self, interaction: Interaction, table: Table, old: Table
    ) -> tuple[Table, str]:
        """A table where a game is played again, as patient as the old one, and rated if that was;
        if it cannot be, why."""
        table = await self._context.reminders.same_pace(table, old)
        try:
            return await self._service.lobbies.rate_again(table, old), ""
        except UserError as error:
            return table, saying.sentence(error, reader.of(interaction))

    async def _first_post(
        self, interaction: Interaction, table: Table, how: str
    ) -> tuple[Table, str]:
        """Post the lobby of a new table; where it is. If that fails, the table is removed."""
        try:
            if how in COMPUTERS:
                table = await self._with_computers(table, COMPUTERS[how])
            link = await self._post(table)
            return await self._service.views.table(table.id), link
        except answers.FAILURES as error:
            await self._service.hosting.abandon(table.id, interaction.user.id)
            receipt.here().undone()
            if answers.is_transient(error):
                self._context.in_background(self._take_away(table))
            raise (channel_checks.closed(interaction, error) or error) from error

    async def _new_table(
        self,
        interaction: Interaction,
        game: str,
        options: Mapping[str, Any],
        *,
        in_thread: bool,
        hints: Hinted,
        again: Again | None,
        forum: discord.ForumChannel | None,
    ) -> Table:
        """Store a new table, in a new thread if requested, or in a new post of a forum.

        Raises `TableExists`, `TooMany`, and `UserError` if no thread can be opened.
        """
        guild_id, channel_id = interaction.guild_id, interaction.channel_id
        assert guild_id is not None
        assert channel_id is not None
        parent_id = channel_checks.parent_of(interaction)
        if forum is not None:
            channel_id = forum.id
        if in_thread or forum is not None:
            await self._service.lobbies.need_room(
                self._context.limits,
                guild_id=guild_id,
                channel_id=channel_id,
                parent_id=parent_id,
                host_id=interaction.user.id,
                opener=opener(interaction),
            )
            parent_id = channel_id
            if forum is not None and self.elsewhere is not None:
                channel_id = await self.elsewhere.open(interaction, forum, game)
            else:
                channel_id = await self.open_thread(interaction, game)
        return await self._service.lobbies.create(
            game=game,
            guild_id=guild_id,
            channel_id=channel_id,
            parent_id=parent_id,
            host=user_ref(interaction.user),
            options=options,
            bounds=self._context.limits,
            language=reader.of_server(interaction).code,
            hints=hints,
            again=again,
            opener=opener(interaction),
        )

    async def _with_computers(self, table: Table, level: str) -> Table:
        """Fill the seats that the game needs for its usual rules."""
        meta = registry.rules(table.game).meta
        for _ in range(len(table.seats), meta.learn_seats or min(meta.seats)):
            table = await self._service.lobbies.add_computer(table.id, table.host_id, level)
        return table

    def _one_at_a_time(self, guild_id: int) -> asyncio.Lock:
        """Tables of one server are opened one after the other."""
        lock = self._opening.get(guild_id)
        if lock is None:
            lock = self._opening[guild_id] = asyncio.Lock()
        return lock

    async def page(self, table: Table, language: Language | None = None) -> Page:
        """The lobby message of a table, with what differs from the default pace. language: of its
        only reader."""
        rules = await self._context.reminders.rules(table.id)
        asked = await self._service.asking.asked(table.id) if table.status == "lobby" else []
        speech = Speech(self._service.settled(table), language)
        said = [] if rules == ClockRules() else [patience.rules(rules, speech.language)]
        if not table.poker_face:
            said.append(face_words(speech.language, on=False))
        chosen = gathering.lobby_lines(speech.language, table, await self._starter(table))
        if table.by_message:
            refused = (await self._service.entering.posts(table.id)).refused
            chosen += direct.unreached(speech.language, table, refused)
        heading = gathering.pace_heading(speech.language, paces.word(rules))
        return pages.lobby_message(
            speech,
            "\n".join([heading, *said]) if said else "",
            self._context.idle_days,
            asked=[one.name for one in asked],
            chosen=chosen,
        )

    async def _starter(self, table: Table) -> Seat | None:
        """Who would begin a game that is played again."""
        found = await self._service.playing.starter(table) if table.status == "lobby" else None
        return None if found is None else table.seats[found]

    async def start_if_full(self, interaction: Interaction, table: Table) -> Table:
        """The table after a change of its seats. Its game starts by itself if the host wants that
        and all seats are taken. If something prevents that, it stays a lobby."""
        full = len(table.seats) == max(registry.seats(table.game))
        if not (table.status == "lobby" and table.starts_full and full):
            return table
        if not table.by_message and replies.missing_here(interaction) is not None:
            return table
        try:
            return await self._service.playing.start(table.id, table.host_id)
        except UserError as refusal:
            _log.info("table %d does not start by itself: %s", table.id, refusal)
            return table

    async def _post(self, table: Table) -> str:
        """Post the lobby of a table; where it is."""
        page = await self.page(table)
        limits.warn("a lobby", page.problems())
        nonce = secrets.randbits(64)
        try:
            message = await self._send(table, page, nonce)
        except answers.FAILURES as error:
            if not answers.was_cut(error):
                raise
            # The nonce tells Discord whether the lobby has arrived.
            message = await self._send(table, page, nonce)
        await self._service.messages.remember_message(
            table.id, table.channel_id, message.id, "lobby"
        )
        return message.jump_url

    async def _send(self, table: Table, page: Page, nonce: int) -> discord.Message:
        return await self._context.channel(table).send(
            view=page.view, nonce=nonce, allowed_mentions=discord.AllowedMentions.none()
        )

    async def _found(self, table: Table) -> discord.Message | None:
        """The lobby of a table among the newest messages, if it is there."""
        join = str(ControlId("join", table.id))
        async for message in self._context.channel(table).history(limit=SEARCHED):
            components: list[Any] = [c.to_dict() for c in message.components]
            if any(c.get("custom_id") == join for c in limits.walk(components)):
                return message
        return None

    async def _link(self, table: Table) -> str | None:
        """Where the lobby of a table is among the newest messages, if it is there."""
        message = await self._found(table)
        if message is None:
            return None
        await self._service.messages.remember_message(
            table.id, table.channel_id, message.id, "lobby"
        )
        return message.jump_url

    async def _take_away(self, table: Table) -> None:
        """Delete the lobby of an abandoned table if it has arrived after all, because nobody can
        join there."""
        for pause in LOOKED_FOR:
            await asyncio.sleep(pause)
            try:
                message = await self._found(table)
                if message is not None:
                    await message.delete()
                    return
            except answers.FAILURES as error:
                _log.info("the lobby of table %d is looked for again: %s", table.id, error)

    async def is_there(self, table: Table) -> bool:
        """Whether the lobby message of a table can still be seen; one that was deleted is
        forgotten."""
        if table.message_id is None:
            return False
        try:
            await self._context.channel(table).fetch_message(table.message_id)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                return True
            await self._service.messages.forget_message(table.message_id)
            return False
        except replies.FAILURES as error:
            _log.info("the lobby of table %d is not looked for: %s", table.id, error)
        return True

    async def again(self, table: Table) -> str | None:
        """Post the lobby of a table again if it is gone; where it is then."""
        if table.status != "lobby" or table.place == "gone" or await self.is_there(table):
            return None
        try:
            async with self._one_at_a_time(table.guild_id or 0):
                return await self._link(table) or await self._post(table)
        except replies.FAILURES as error:
            _log.info("the lobby of table %d is not posted again: %s", table.id, error)
            return None

    async def open_thread(self, interaction: Interaction, game: str) -> int:
        """Open a thread for a table, as far as `channel_checks.need` allows it; its id. Raises
        `UserError`."""
        channel = interaction.channel
        assert isinstance(channel, discord.TextChannel)
        title = listing(game, reader.of(interaction)).title()
        try:
            thread = await channel.create_thread(
                name=shorten(f"{title} · {interaction.user.display_name}", limits.THREAD_NAME),
                type=channel_checks.thread_kind(channel),
                auto_archive_duration=10_080,  # minutes: a week, the longest that Discord allows
            )
        except replies.FAILURES as error:
            raise (channel_checks.no_thread(error) or error) from error
        try:
            await thread.add_user(interaction.user)
        except discord.HTTPException as error:
            # The host finds the thread by the link in the answer.
            _log.info("the host could not be added to the thread: %s", error)
        return thread.id

    def _channel_taken(
        self, interaction: Interaction, error: TableExists, game: str, how: str
    ) -> Page:
        """The answer to a user who wants a table where there is one already: a thread, if
        possible."""
        said = items.text(saying.sentence(error, reader.of(interaction)))
        try:
            channel_checks.need(interaction, in_thread=True)
        except UserError:
            return items.page(said)
        label = BotLobby(reader.of(interaction)).open_in_thread()
        where = ControlId("thread", registry.keys().index(game), (how,) if how else ())
        return items.page(said, items.row(items.button(label, where, "primary")))

    async def refresh(self, table: Table) -> None:
        """Update the lobby message, if it still exists; that of each player of a table without a
        channel."""
        if table.by_message:
            await self._refresh_alone(table)
        if table.message_id is None:
            return
        page = await self.page(table)
        try:
            await (
                self._context.channel(table)
                .get_partial_message(table.message_id)
                .edit(view=page.view, allowed_mentions=discord.AllowedMentions.none())
            )
        except answers.FAILURES as error:
            _log.info("the lobby of table %d could not be refreshed: %s", table.id, error)

    async def send_alone(self, table: Table, row: OutboxRow[LobbyPost]) -> int | None:
        """Send the lobby of a table without a channel to one of its people. Raises as
        `direct.send`."""
        user = row.message.user
        if table.seat_of(user) is None or table.status != "lobby":
            return None
        page = await self.page(table, await self._context.reader(user))
        return await direct.send(self._context, page, row)

    async def invite_alone(self, table: Table, row: OutboxRow[JoinInvitation]) -> int | None:
        """Tell somebody that they are asked to join. Raises as `direct.send`."""
        asked = await self._service.asking.asked(table.id)
        if all(one.user_id != row.message.user for one in asked):
            return None
        return await direct.invite(self._context, table, row)

    async def _refresh_alone(self, table: Table) -> None:
        posts = await self._service.entering.posts(table.id)
        for user, message in posts.at.items():
            language = await self._context.reader(user)
            if table.seat_of(user) is not None or table.status != "lobby":
                page = await self.page(table, language)
            else:
                page = direct.outside_page(language, table)
            await direct.edit(self._context, table, user, message, page)


def _hints(like: Table | None, how: str) -> Hinted:
    """Whether a new table has hints. like: the one that is played again."""
    if how == LEARN:
        return "learn"
    return "on" if like is None else like.hints
