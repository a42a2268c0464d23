"""The bot: what Discord's events lead to, and what commands and buttons have in common."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Mapping
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

import discord
from discord import app_commands
from discord.ext import commands

from bot import answers, registering
from bot.cogs.history import LookingBack
from bot.doors import RESTARTING, Doors
from bot.drawing.pictures import Pictures
from bot.flood import TOO_FAST, Flood
from bot.outgoing.announcer import SEARCHED, Announcer
from bot.outgoing.refusals import UNKNOWN_MESSAGE
from bot.pulse import Pulse
from bot.registering import Registration
from bot.ui import help_pages, ids, items, limits, lobby, looking, replies, rooms, rulebook
from bot.ui.consent_presses import ConsentPresses
from bot.ui.ids import ControlId
from bot.ui.items import Control, Page
from bot.ui.orders import face_words
from bot.ui.presses import Presses, user_ref
from bot.ui.replies import Interaction
from bot.ui.seat_presses import SeatPresses
from bot.ui.shown import Shown
from bot.ui.words import Speech
from bot.whereabouts import Whereabouts
from engine import registry
from render.registry import presentation
from render.text.base import shorten
from tables.facts import clock, seating
from tables.facts.clock import ClockRules
from tables.facts.errors import Refusal, TableExists
from tables.facts.model import Position, Table
from tables.service import TableService
from tables.store import receipt
from tables.store.room import Room
from tables.upkeep.housekeeping import Upkeep
from tables.upkeep.problems import Recently
from tables.upkeep.reminders import Reminders

if TYPE_CHECKING:
    from bot.config import Config

_log = logging.getLogger(__name__)


def create_bot(config: Config, service: TableService) -> AgoraBot:
    """The bot for a configuration, not yet connected."""
    room = Room(per_channel=config.channel_tables, per_server=config.server_tables)
    return AgoraBot(service, home=config.guild, drawing_workers=config.drawing_workers, room=room)


LONGEST_LIMIT = 30.0
"""Seconds of a limit that a request sleeps through; the library takes no less."""
TYPING = 0.25
"""What one suggestion while typing costs of the presses a user may make."""


class Tree(app_commands.CommandTree["AgoraBot"]):
    """The commands. Whoever is too fast is not heard."""

    async def interaction_check(self, interaction: Interaction) -> bool:
        return await self.client.lets_pass(interaction)


class AgoraBot(commands.Bot):
    """Plays board games in Discord.

    It needs no privileged intent, reads no messages and keeps nothing in memory that it would miss
    after a restart. home: the only server in which commands are registered; None for all.
    drawing_workers: processes that draw pictures; 0 for none beside this one.
    room: how many open tables there may be.
    """

    def __init__(
        self,
        service: TableService,
        *,
        home: int | None = None,
        drawing_workers: int = 0,
        room: Room | None = None,
    ) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=intents,
            allowed_mentions=discord.AllowedMentions(
                users=True, roles=False, everyone=False, replied_user=False
            ),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            # The library sleeps through shorter limits; of longer ones it tells, and the message
            # waits in the database instead of in a request.
            max_ratelimit_timeout=LONGEST_LIMIT,
        )
        self.service = service
        self.pictures = Pictures(workers=drawing_workers)
        self.reminders = Reminders(service)
        self.announcer = Announcer(self, service, self.pictures)
        self.upkeep = Upkeep(service.store, service.now)
        self.presses = Presses(self)
        self.past = LookingBack(self)
        self.consent = ConsentPresses(self)
        self.seats = SeatPresses(self)
        self.whereabouts = Whereabouts(self)
        self.shown = Shown()
        self.doors = Doors()
        self.flood = Flood()
        self.recently = Recently()
        self.pulse = Pulse(self)
        self.reticent = False
        """Whether it says nothing of its own accord until it is told to `speak`."""
        self._room = room or Room()
        self._opening: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.registration = Registration(self, home)
        self._tasks: set[asyncio.Task[None]] = set()
        self.tree.error(self._tree_failed)
        answers.quieten()

    async def setup_hook(self) -> None:
        from bot.cogs import asking, game, looking, me, orders, plan, playing, report

        await self.add_cog(self.whereabouts)
        answers.check(self)
        self.add_dynamic_items(Control)
        for cog in (game.GameCog, looking.LookingCog, asking.AskingCog, playing.PlayingCog):
            await self.add_cog(cog(self))
        for own in (me.MeCog, me.TurnsCog, report.ReportCog, orders.OrdersCog):
            await self.add_cog(own(self))
        await self.add_cog(plan.PlanCog(self))
        self.registration.begin()
        await self.service.resume()
        self.in_background(self.pictures.warm())
        # In a thread, because it takes longer than anybody who presses meanwhile should wait.
        self.in_background(asyncio.to_thread(rulebook.prepare))

    async def on_ready(self) -> None:
        self._introduce()
        await self.whereabouts.settle()
        if not self.reticent:
            self.speak()

    def speak(self) -> None:
        """Say what there is to say, from now on. Not before buttons are heard: who is pinged
        presses at once."""
        self.service.wake = self.announcer.wake
        self.service.alarm = self.reminders.start
        self.service.filmed = lambda game: presentation(game).painter is not None
        self.announcer.wake()
        self.reminders.start()
        self.upkeep.start()

    async def close(self) -> None:
        """Stop in order: first nobody new is heard and those who are get their answers, then the
        bot falls silent, then the connection goes. Whatever is left to say is said next time."""
        late = await self.doors.close()
        if late:
            _log.warning("stopped in the middle of %d presses", late)
        await self.upkeep.stop()
        await self.reminders.stop()
        await self.announcer.stop()
        await self.registration.stop()
        for task in tuple(self._tasks):
            task.cancel()
        self.pictures.close()
        await super().close()

    def in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for, until the bot is closed."""
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- events and errors -----------------------------------------------------------------------

    def _introduce(self) -> None:
        """Tell the host of the bot that it is there, and how to get it onto a server."""
        _log.info("connected to Discord as %s; servers: %d", self.user, len(self.guilds))
        if not self.guilds and self.application_id is not None:
            _log.info("invite the bot to a server: %s", replies.invitation(self.application_id))

    async def on_interaction(self, interaction: Interaction) -> None:
        """Windows are answered here, because only their id survives a restart."""
        if interaction.type is discord.InteractionType.modal_submit:
            data: dict[str, Any] = dict(interaction.data or {})
            control = ids.parse(str(data.get("custom_id") or ""))
            if control is not None:
                await self.presses.pressed(interaction, control)

    async def lets_pass(self, interaction: Interaction) -> bool:
        """Whether a press or command is carried out: one that comes too fast is not, nor one that
        comes twice or when the bot is about to stop. What it stores is noted from now on."""
        self.upkeep.pressed()
        receipt.begin()
        typing = interaction.type is discord.InteractionType.autocomplete
        door = self.doors.enter(interaction.id)
        if door != "pass":
            if door == "leave" and not typing:
                await self._tell(interaction, RESTARTING)
            return False
        verdict = self.flood.ask(interaction.user.id, TYPING if typing else 1.0)
        if verdict == "tell" and not typing:
            await self._tell(interaction, TOO_FAST)
        what = replies.place(interaction)
        if not typing and "report" not in what:
            self.recently.note(interaction.user.id, what)
        return verdict == "pass"

    async def _tell(self, interaction: Interaction, sentence: str) -> None:
        """Say why a press is not carried out."""
        try:
            await replies.say(interaction, sentence)
        except answers.FAILURES as error:
            _log.info("a user could not be told: %s", replies.brief(error))

    async def failed(
        self, interaction: Interaction, error: Exception, table_id: int | None = None
    ) -> None:
        """Tell the user about any error; the one handler of commands, buttons and windows."""
        await replies.fail(interaction, error, self.service, table_id)

    async def _tree_failed(
        self, interaction: Interaction, error: app_commands.AppCommandError
    ) -> None:
        if isinstance(error, registering.UNKNOWN):
            self.registration.again()  # somebody else has changed what Discord knows
        await self.failed(interaction, error)

    # --- what several commands and buttons do ----------------------------------------------------

    def game_at(self, index: int) -> str:
        """The key of a game by its number in the list of games."""
        keys = registry.keys()
        if not 0 <= index < len(keys):
            raise Refusal("This button is of another version of the bot; use /game new instead.")
        return keys[index]

    async def open_table(
        self,
        interaction: Interaction,
        game: str,
        options: Mapping[str, Any],
        *,
        in_thread: bool = False,
        like: Table | None = None,
    ) -> None:
        """Open a table and post its lobby; fills an acknowledged answer.

        like: a table whose pace it takes over.
        Whatever the bot would lack later is looked for first, so that nothing half-made is left.
        """
        rooms.need(interaction, in_thread=in_thread)
        assert interaction.guild_id is not None
        seating.checked_options(registry.rules(game), options)
        try:
            # One after the other, or the threads of many wishes would be there before any is
            # counted.
            async with self._one_at_a_time(interaction.guild_id):
                table = await self._new_table(interaction, game, options, in_thread=in_thread)
        except TableExists as error:
            table = await self.service.table(error.table_id)
            if table.status != "lobby" or await self.lobby_is_there(table):
                await replies.show(interaction, self._channel_taken(error, game))
                return
            # The bot was stopped before it could post this lobby, or remember that it had; or
            # somebody deleted it.
            link = await self._lobby_link(table) or await self._post_lobby(table)
        else:
            try:
                if like is not None:
                    table = await self.reminders.same_pace(table, like)
                link = await self._post_lobby(table)
            except answers.FAILURES as error:
                await self.service.abandon(table.id, interaction.user.id)
                receipt.here().undone()
                raise (rooms.closed(interaction, error) or error) from error
        await replies.show(interaction, items.page(items.text(f"Table {table.id} is open: {link}")))

    async def _new_table(
        self, interaction: Interaction, game: str, options: Mapping[str, Any], *, in_thread: bool
    ) -> Table:
        """Store a new table, in a new thread if that is wished for.

        Raises `TableExists`, `TooMany`, and `Refusal` where no thread can be opened.
        """
        guild_id, channel_id = interaction.guild_id, interaction.channel_id
        assert guild_id is not None
        assert channel_id is not None
        parent_id = rooms.parent_of(interaction)
        if in_thread:
            await self.service.need_room(
                self._room,
                guild_id=guild_id,
                channel_id=channel_id,
                parent_id=parent_id,
                host_id=interaction.user.id,
            )
            parent_id = channel_id
            channel_id = await self.open_thread(interaction, game)
        return await self.service.create(
            game=game,
            guild_id=guild_id,
            channel_id=channel_id,
            parent_id=parent_id,
            host=user_ref(interaction.user),
            options=options,
            bounds=self._room,
        )

    def _one_at_a_time(self, guild_id: int) -> asyncio.Lock:
        """Tables of one server are opened one after the other."""
        lock = self._opening.get(guild_id)
        if lock is None:
            lock = self._opening[guild_id] = asyncio.Lock()
        return lock

    async def lobby_page(self, table: Table) -> Page:
        """The lobby message of a table, with what of its pace is not as usual."""
        rules = await self.reminders.rules(table.id)
        said = [] if rules == ClockRules() else [clock.rules_words(rules)]
        if not table.poker_face:
            said.append(face_words(on=False))
        return lobby.lobby_message(table, "\n".join(said))

    async def _post_lobby(self, table: Table) -> str:
        """Post the lobby of a table; where it is."""
        page = await self.lobby_page(table)
        limits.warn("a lobby", page.problems())
        message = await self._channel(table).send(
            view=page.view, allowed_mentions=discord.AllowedMentions.none()
        )
        await self.service.remember_message(table.id, table.channel_id, message.id, "lobby")
        return message.jump_url

    async def _lobby_link(self, table: Table) -> str | None:
        """Where the lobby of a table is among the newest messages, if it is there."""
        join = str(ControlId("join", table.id))
        async for message in self._channel(table).history(limit=SEARCHED):
            components: list[Any] = [c.to_dict() for c in message.components]
            if any(c.get("custom_id") == join for c in limits.walk(components)):
                await self.service.remember_message(table.id, table.channel_id, message.id, "lobby")
                return message.jump_url
        return None

    async def lobby_is_there(self, table: Table) -> bool:
        """Whether the lobby message of a table can still be seen; one that was deleted is
        forgotten."""
        if table.message_id is None:
            return False
        try:
            await self._channel(table).fetch_message(table.message_id)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                return True
            await self.service.forget_message(table.message_id)
            return False
        except replies.FAILURES as error:
            _log.info("the lobby of table %d is not looked for: %s", table.id, error)
        return True

    async def lobby_again(self, table: Table) -> str | None:
        """Post the lobby of a table anew if it is not there any more; where it is then."""
        if table.status != "lobby" or table.place == "gone" or await self.lobby_is_there(table):
            return None
        try:
            return await self._lobby_link(table) or await self._post_lobby(table)
        except replies.FAILURES as error:
            _log.info("the lobby of table %d is not posted anew: %s", table.id, error)
            return None

    async def open_thread(self, interaction: Interaction, game: str) -> int:
        """Open a thread for a table, as far as `rooms.need` allows it; its id. Raises `Refusal`."""
        channel = interaction.channel
        assert isinstance(channel, discord.TextChannel)
        title = registry.rules(game).meta.title
        try:
            thread = await channel.create_thread(
                name=shorten(f"{title} · {interaction.user.display_name}", limits.THREAD_NAME),
                type=rooms.thread_kind(channel),
                auto_archive_duration=10_080,  # minutes: a week, the longest that Discord allows
            )
        except replies.FAILURES as error:
            raise (rooms.no_thread(error) or error) from error
        try:
            await thread.add_user(interaction.user)
        except discord.HTTPException as error:
            # The host finds the thread by the link in the answer.
            _log.info("the host could not be added to the thread: %s", error)
        return thread.id

    def _channel_taken(self, error: TableExists, game: str) -> Page:
        where = ControlId("thread", registry.keys().index(game))
        return items.page(
            items.text(error.sentence),
            items.row(items.button("Open the table in a new thread", where, "primary")),
        )

    async def refresh_lobby(self, table: Table) -> None:
        """Show the present state in the lobby message, if that is still there."""
        if table.message_id is None:
            return
        page = await self.lobby_page(table)
        try:
            await (
                self._channel(table)
                .get_partial_message(table.message_id)
                .edit(view=page.view, allowed_mentions=discord.AllowedMentions.none())
            )
        except answers.FAILURES as error:
            _log.info("the lobby of table %d could not be refreshed: %s", table.id, error)

    async def look_in(self, interaction: Interaction, table: Table) -> None:
        """Somebody is in the channel of a table: if that lets the bot write again, it does now."""
        here = interaction.channel_id == table.channel_id
        if here and table.place == "barred" and not replies.lacking_here(interaction):
            await self.service.look_in(table.channel_id)

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self.get_partial_messageable(table.channel_id, guild_id=table.guild_id)

    async def hand_page(
        self,
        position: Position,
        note: str = "",
        *,
        mark: str | None = None,
        in_words: bool = False,
    ) -> Page:
        """What the viewer holds, in words and as a picture, perhaps with a remark above.

        mark: by which a direct message is known again; it has a button that shows the hand anew.
        in_words: without the picture.
        """
        if position.view is None:
            raise Refusal("The game has not begun, so nobody holds anything yet.")
        speech = Speech(position.table)
        said = speech.rich.hand(position.view)
        if said is None:
            raise Refusal("Nobody holds anything of their own in this game; /board shows all.")
        drawn = None
        reader = position.table.seats[position.viewer or 0].user_id
        if not in_words and not await self._reads_words(reader):
            drawn = await self.pictures.hand(speech, position.view)
        top = f"-# {speech.title()} · <#{position.table.channel_id}>\n### Your hand"
        said = shorten(said, 2_800)
        return items.page(
            items.text(f"{top}\n{note}".rstrip()),
            items.gallery(drawn) if drawn else None,
            items.small(said) if drawn else items.text(said),
            items.row(items.button("My hand now", ControlId("hand", position.table.id, (mark,))))
            if mark is not None
            else None,
            pictures=[drawn],
        )

    def words_page(self, position: Position) -> Page:
        """The whole table in words."""
        if position.view is None:
            return lobby.lobby_message(position.table)
        speech = Speech(position.table)
        said = shorten(speech.rich.board(position.view), 3_600)
        return items.page(items.text(f"-# {speech.title()}\n{said}"))

    async def _reads_words(self, user_id: int | None) -> bool:
        """Whether a user wants words in the place of pictures."""
        return user_id is not None and (await self.reminders.user(user_id)).text_only

    async def closer_page(self, position: Position, user_id: int, token: str | None = None) -> Page:
        """One thing there is to see, and a menu with all of them; `token` says which one."""
        if position.view is None:
            raise Refusal("The game has not begun, so there is nothing to see yet.")
        speech = Speech(position.table)
        found = looking.sights(position, speech)
        in_words = await self._reads_words(user_id)
        if in_words:
            found = tuple(s for s in found if s.kind != "picture")
        sight = next((s for s in found if s.token == token), None) or looking.first(found)
        drawn = None
        if sight.kind == "picture":
            drawn = await self.pictures.board(speech, position.view, sight.name)
        elif sight.kind == "hand" and not in_words:
            drawn = await self.pictures.hand(speech, position.view)
        return looking.page(position, speech, found, sight, drawn)

    def help_page(self, table: Table | None, topic: str = "") -> Page:
        """A topic of how to play here; about one game if a table is known."""
        return help_pages.help_page(table, topic)
