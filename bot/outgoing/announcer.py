"""From outbox rows to public messages: boards, pings, notices.

A hand-over is one new message with one ping. Editing never pings, so everything that is not a
hand-over edits. A row that was begun before may have been posted without our hearing of it; then
the channel is searched before it is posted again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

import discord

from bot.drawing.pictures import Pictures
from bot.drawing.workers import POST
from bot.errors import DamagedSave, StorageFault
from bot.names import harmless
from bot.outgoing import calling, consenting
from bot.outgoing.lapses import Lapses
from bot.outgoing.letters import Letters, is_mark
from bot.outgoing.outbox import REST, Outbox, RetryLater, Undeliverable
from bot.outgoing.reminding import remind
from bot.storage import rows
from bot.tables.model import OutboxRow, Position, Table
from bot.tables.service import TableService
from bot.ui import ending, limits, orders, reminders, replies, table_message, words
from bot.ui.items import Page
from bot.ui.words import Speech
from bot.undo import consent

if TYPE_CHECKING:
    from bot.app import AgoraBot

UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
SEARCHED = 25
"""Messages of a channel that are looked through for one that may have been posted already."""
REMEMBERED = 500
"""Board messages kept in memory, so that the next one can tidy them."""
STEPS = 60

_log = logging.getLogger(__name__)


class Announcer:
    """Says in the channels what the service has decided to say."""

    def __init__(self, bot: AgoraBot, service: TableService, pictures: Pictures) -> None:
        self._bot = bot
        self._service = service
        self._pictures = pictures
        self.letters = Letters(bot, service)
        self._lapses = Lapses(bot, service, pictures)
        self._outbox = Outbox(service.store, self.deliver, now=service.now)
        self._past: OrderedDict[int, tuple[int, discord.ui.LayoutView]] = OrderedDict()
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._poked = False
        self._stopped = False

    # --- when to deliver -------------------------------------------------------------------------

    def wake(self) -> None:
        """There may be something to say. Starts to say it, unless that is under way already."""
        if self._stopped:
            return
        self._poked = True
        self._outbox.wake()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="announcer")

    async def stop(self) -> None:
        """Say nothing more. What is under way is said again after the next start."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        """Deliver until nothing is due, then sleep until the next row is."""
        if self._timer is not None:
            self._timer.cancel()
        due: float | None = None
        while self._poked:
            self._poked = False
            try:
                due = await self._outbox.drain()
            except StorageFault as error:
                _log.error("[%s] nothing can be announced: %s", error.reference, error.sentence)
                due = self._service.now() + REST
        if due is not None:
            wait = min(max(due - self._service.now(), 0.05), REST)
            self._timer = asyncio.get_running_loop().call_later(wait, self.wake)

    # --- what to deliver -------------------------------------------------------------------------

    async def deliver(self, row: OutboxRow) -> int | None:
        """Say one thing. Raises `Undeliverable` or `RetryLater`."""
        table = await self._service.table(row.table_id)
        if row.kind == "hand":
            return await self.letters.send(table, row)
        try:
            if row.attempts > 0 and row.kind not in ("refresh", "undo", "call"):
                there = await self._posted_already(table, row)
                if there is not None:
                    await self._remember(table, there.id, row.kind)
                    return there.id
            match row.kind:
                case "turn" | "over":
                    return await self._post(table, row)
                case "refresh":
                    return await self._refresh(table, row)
                case "notice" | "reminder" | "undo" | "lapse" | "call":
                    return await self._notice(table, row)
                case _:
                    raise Undeliverable(f"nobody knows how to say {row.kind!r}")
        except DamagedSave as error:
            raise Undeliverable(error.sentence) from error
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:
                raise Undeliverable(f"channel {table.channel_id} is gone") from error
            raise RetryLater(str(error)) from error
        except discord.RateLimited as error:
            raise RetryLater(str(error), error.retry_after) from error
        except replies.FAILURES as error:
            raise RetryLater(str(error)) from error

    async def _post(self, table: Table, row: OutboxRow) -> int:
        ping = [int(user) for user in row.data.get("ping") or ()]
        page, past = await self._board(table, row)
        message_id = await self._send(table, row, page, ping)
        await self._remember(table, message_id, row.kind)
        await self._tidy(table)
        if row.kind == "turn":
            self._keep(table, message_id, past)
        return message_id

    async def _refresh(self, table: Table, row: OutboxRow) -> int | None:
        """Edit the present board message; a new one without a ping if that was deleted."""
        page, past = await self._board(table, row)
        limits.warn("a board message", page.problems())
        if table.message_id is not None:
            message = self._channel(table).get_partial_message(table.message_id)
            try:
                await message.edit(
                    view=page.view,
                    attachments=page.files(),
                    allowed_mentions=discord.AllowedMentions.none(),
                )
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
                await self._service.forget_message(table.message_id)
            else:
                self._keep(table, table.message_id, past)
                return table.message_id
        message_id = await self._send(table, row, page, ())
        await self._remember(table, message_id, "turn")
        self._keep(table, message_id, past)
        return message_id

    async def _send(self, table: Table, row: OutboxRow, page: Page, ping: Sequence[int]) -> int:
        """Post a page, pinging exactly these users. The nonce keeps Discord from doubling it."""
        limits.warn("a public message", page.problems())
        sent = await self._channel(table).send(
            view=page.view,
            files=page.files(),
            nonce=row.nonce,
            allowed_mentions=discord.AllowedMentions(
                users=[discord.Object(user) for user in ping],
                roles=False,
                everyone=False,
                replied_user=False,
            ),
        )
        return sent.id

    async def _notice(self, table: Table, row: OutboxRow) -> int | None:
        if row.kind == "reminder":
            return await remind(self._bot, self._service, table, row)
        if row.kind == "call":
            return await calling.call(self._bot, self._service, table, row)
        if row.kind == "lapse":
            return await self._lapses.send(table, row)
        if row.kind == "undo":
            return await consenting.tell(self._bot, self._service, table, row)
        sentence = notice_words(table, row.data)
        if sentence is None:
            return None
        ping = [int(user) for user in row.data.get("ping") or ()]
        return await self._send(table, row, table_message.notice_message(sentence), ping)

    async def _board(self, table: Table, row: OutboxRow) -> tuple[Page, Page]:
        """The page of a row, and what becomes of it when the next one is posted."""
        to_seq, from_seq = int(row.data["to_seq"]), int(row.data["from_seq"])
        # Who is named must not depend on who needs no ping, because orders answer in their place.
        ping = [int(user) for user in row.data.get("named") or row.data.get("ping") or ()]
        position = await self._position(table, to_seq)
        news = await self._service.log(table.id, None, after=from_seq, upto=to_seq, limit=STEPS)
        if "back" in row.data:
            news = [consent.entry(row.data["back"], to_seq)]
        speech = Speech(position.table)
        drawn = await self._pictures.board(speech, position.view, patience=POST)
        past = table_message.past_message(position, speech, drawn, news)
        if row.kind == "over":
            whole = await self._service.log(table.id, None, upto=to_seq)
            events = [event for entry in whole for event in entry.events]
            scores = ending.scores_of(position, speech, events)
            page = table_message.over_message(position, speech, drawn, news, row.nonce, scores)
            return page, past
        return table_message.turn_message(position, speech, drawn, news, ping, row.nonce), past

    async def _position(self, table: Table, seq: int) -> Position:
        """What everybody may see after a step; usually that is the present."""
        if seq == table.public_seq:
            return await self._service.position(table.id, None)
        return await self._service.history(table.id, seq, None)

    def _channel(self, table: Table) -> discord.PartialMessageable:
        # Not looked up: a thread may be archived and is then unknown, yet can be written to.
        return self._bot.get_partial_messageable(table.channel_id, guild_id=table.guild_id)

    # --- messages already out --------------------------------------------------------------------

    async def _remember(self, table: Table, message_id: int, kind: str) -> None:
        if kind in ("turn", "over"):
            await self._service.remember_message(table.id, table.channel_id, message_id, kind)

    def _keep(self, table: Table, message_id: int, past: Page) -> None:
        # Without its files: the pictures of 500 tables would fill the memory.
        self._past[table.id] = (message_id, past.view)
        self._past.move_to_end(table.id)
        while len(self._past) > REMEMBERED:
            self._past.popitem(last=False)

    async def _tidy(self, table: Table) -> None:
        """Take the buttons off the board message before this one.

        Where that fails, or after a restart, they stay and go on working.
        """
        last = self._past.pop(table.id, None)
        if last is None:
            return
        message_id, past = last
        try:
            # Its files are left alone, so the picture stays the one it was.
            await (
                self._channel(table)
                .get_partial_message(message_id)
                .edit(view=past, allowed_mentions=discord.AllowedMentions.none())
            )
        except replies.FAILURES as error:
            _log.info("an old board message keeps its buttons: %s", error)

    async def _posted_already(self, table: Table, row: OutboxRow) -> discord.Message | None:
        """The message of a row whose delivery was begun before, if it reached the channel."""
        assert self._bot.user is not None
        sentence = notice_words(table, row.data) if row.kind == "notice" else None
        # A notice may say the same as an earlier one.
        known = await self._service.store.read(lambda db: rows.messages_of_rows(db, table.id))
        async for message in self._channel(table).history(limit=SEARCHED):
            if message.author.id == self._bot.user.id and message.id not in known:
                components = [c.to_dict() for c in message.components]
                for c in limits.walk(cast(list[dict[str, Any]], components)):
                    if is_mark(c.get("custom_id") or "", row) or (
                        sentence is not None and c.get("content") == sentence
                    ):
                        return message
        return None


def notice_words(table: Table, data: dict[str, Any]) -> str | None:
    """The sentence of a notice; None for one that needs no words."""
    ping: Sequence[int] = data.get("ping") or ()
    mention = words.listed([f"<@{user}>" for user in ping])
    match data.get("what"):
        case "draft_lost":
            return (
                f"{mention}: something happened at the table meanwhile, so your unfinished turn "
                "had to be taken back. Please take it anew."
            )
        case "abandoned":
            return f"<@{data['user']}> closed this table; the game ends without a result."
        case "secrets":
            return (
                f"<@{data['user']}> took a copy of this game with all hidden cards, as only its "
                "host may."
            )
        case "replaced":
            old, new = harmless(data["old"]), harmless(data["new"])
            return f"**{new}** now plays instead of **{old}**."
        case _:
            return orders.notice_words(data) or reminders.notice_words(data)
