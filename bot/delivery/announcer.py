"""Turns outbox rows into public messages: boards, pings, notices.

A hand-over posts one new message with one ping. Anything else edits the newest message, because an
edit never pings. If the message has no room for all that is important, a new one follows without a
ping.

The board that ends a turn tells the whole turn, and stays. A question in the middle of a turn is a
message without a board; once it is settled, one small line of it stays (`bot.delivery.tidying`). So
somebody who reads the channel from top to bottom reads every step once, and every ping leads to a
message.

An earlier attempt at a row may have posted it without our knowing. Then we search the channel
before we post again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Any, cast

import discord

from bot.context import Context
from bot.delivery import board_picture, direct_posts, ending, instead, table_message
from bot.delivery.hand_messages import HandMessages, is_mark
from bot.delivery.kinds import Kinds
from bot.delivery.outbox import (
    REST,
    Elsewhere,
    Made,
    NewBoard,
    Outbox,
    RetryLater,
    Undeliverable,
)
from bot.delivery.refused import later
from bot.delivery.tidying import Tidying
from bot.gateway.shards import shard_of
from bot.widgets import limits, replies
from bot.widgets.discord_errors import UNKNOWN_MESSAGE, verdict
from bot.widgets.items import Page
from bot.widgets.words import Speech
from tables.model.errors import DamagedSave, StorageFault
from tables.model.outbox import Notice, OutboxRow, Outgoing, Why, holds
from tables.model.outgoing import (
    Board,
    Call,
    DirectPost,
    Hand,
    Over,
    Private,
    Refresh,
    UnreadableRow,
    pinged,
)
from tables.model.table import Position, Table
from tables.operations.announcements import Announcement, TurnSummary
from tables.store import outbox_rows, place_rows

SEARCHED = 25
"""How many messages of a channel we search for one that may have been posted already."""
Pages = tuple[Page, Page | None]
"""A message, and what stays of it once a newer one is posted; None: nothing."""
TOLD = 3
"""After so many attempts that a channel does not take, we write to people instead."""

_log = logging.getLogger(__name__)


class Announcer:
    """Posts in the channels what the service has decided to say. unheard: the shards that have not
    connected yet; tables on their servers get no messages."""

    def __init__(
        self,
        context: Context,
        kinds: Kinds,
        unheard: Callable[[], Collection[int]] = lambda: (),
    ) -> None:
        self._context = context
        self._service = service = context.service
        self._pictures = context.pictures
        self._kinds = kinds
        self._unheard = unheard
        self._hands = HandMessages(context)
        self._tidying = Tidying(context)
        self._outbox = Outbox(
            service.store,
            self.deliver,
            owner=service.owner,
            now=service.now,
            audible=self._audible,
            renewed=self._tidying.begin,
            tried=self._tried,
        )
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._poked = False
        self._stopped = False

    # --- when to deliver -------------------------------------------------------------------------

    def wake(self) -> None:
        """Start to deliver, unless that is under way already."""
        if self._stopped:
            return
        self._poked = True
        self._outbox.wake()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="announcer")

    async def stop(self) -> None:
        """Stop delivering. What is under way is sent again after the next start."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._tidying.stop()

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
                _log.error("[%s] nothing can be announced: %s", error.reference, error)
                due = self._service.now() + REST
        if due is not None:
            wait = min(max(due - self._service.now(), 0.05), REST)
            self._timer = asyncio.get_running_loop().call_later(wait, self.wake)

    async def _audible(self, tables: Collection[int]) -> Collection[int]:
        """The tables, out of these, whose buttons are heard."""
        unheard = self._unheard()
        if not unheard:
            return tables
        servers = await self._service.store.read(lambda db: place_rows.servers(db, tables))
        count = self._context.client.shard_count or 1
        return [t for t in tables if shard_of(servers.get(t) or 0, count) not in unheard]

    def _tried(self, outcome: str, late: float) -> None:
        """Count an attempt at a message."""
        self._context.metrics.messages.labels(outcome).inc()
        if outcome == "posted":
            self._context.metrics.delivery.observe(late)

    # --- what to deliver -------------------------------------------------------------------------

    async def deliver(self, row: OutboxRow[Outgoing]) -> Made:
        """Say one thing. Raises `Undeliverable` or `RetryLater`."""
        announcement = await self._service.announcements.of(row) if holds(row, Board) else None
        table = (
            announcement.table if announcement else await self._service.views.table(row.table_id)
        )
        if holds(row, Hand):
            return await self._hands.send(table, row)
        try:
            if holds(row, Private):
                return await instead.tell(self._context, table, row, self._kinds)
            if holds(row, DirectPost):
                return await direct_posts.send(self._context, table, row)
            if table.place == "gone" and not row.message.anywhere:
                raise Elsewhere(f"channel {table.channel_id} is gone", self._else(table, row))
            message_id = await self._deliver(table, row, announcement)
        except DamagedSave as error:
            raise Undeliverable(str(error)) from error
        except replies.FAILURES as error:
            raise await self._failed(table, row, error) from error
        if table.place == "barred" and message_id is not None and not row.message.anywhere:
            await self._service.places.find_place(table.id)
        return message_id

    async def _deliver(
        self, table: Table, row: OutboxRow[Outgoing], announcement: Announcement | None
    ) -> Made:
        if row.attempts > 0 and row.message.searched:
            there = await self._posted_already(table, row)
            if there is not None:
                return _new_board(table, there.id, row) if holds(row, Board) else there.id
        if announcement is not None and holds(row, Board):
            return await self._or_in_words(announcement, row)
        if holds(row, Notice):
            return await self._notice(table, row)
        if holds(row, UnreadableRow):
            raise Undeliverable(f"it cannot be read: {row.message.why}")
        post = self._kinds.post(type(row.message))
        if post is None:
            raise Undeliverable(f"nobody knows how to say {row.kind!r}")
        return await post(table, row)

    async def _or_in_words(
        self, announcement: Announcement, row: OutboxRow[Board]
    ) -> int | NewBoard:
        """Show a board. If Discord refuses it for good, try once more without its picture."""
        say = self._refresh if holds(row, Refresh) else self._post
        row = _pinging_less(row, announcement.unpinged)
        try:
            return await say(announcement, row)
        except discord.HTTPException as error:
            if verdict(error) != "refused":
                raise
            _log.warning("a board of table %d is refused: %s", announcement.table.id, error)
            return await say(announcement, row, in_words=True)

    async def _failed(self, table: Table, row: OutboxRow[Outgoing], error: Exception) -> Exception:
        """What to do with a row that could not be delivered; the caller raises it."""
        match verdict(error):
            case "gone":
                await self._service.places.lose_place(table.id)
                # When the table lost its channel, the players it waits for were told already.
                heard = table.open and not isinstance(row.message, Over | Notice)
                said = () if heard else self._else(table, row)
                return Elsewhere(f"channel {table.channel_id} is gone", said)
            case "barred":
                await self._service.places.bar_place(table.id)
                if row.attempts + 1 == TOLD:
                    await self._service.places.say(table.id, self._else(table, row, "barred"))
                return RetryLater(str(error))
            case "refused" if holds(row, Call):
                # Nobody may learn that somebody was called.
                return Undeliverable("Discord refuses it")
            case "refused":
                reference = await self._service.places.note_once(
                    f"Discord refuses messages of kind {row.kind}", str(error), table.id
                )
                return Undeliverable(
                    f"[{reference}] Discord refuses it: {error}", self._else(table, row, "refused")
                )
            case "later":
                return later(error)

    def _else(
        self, table: Table, row: OutboxRow[Outgoing], why: Why = "gone"
    ) -> Sequence[Outgoing]:
        return instead.instead(table, row, why)

    async def _post(
        self, announcement: Announcement, row: OutboxRow[Board], *, in_words: bool = False
    ) -> NewBoard:
        position = await announcement.position()
        summary = await announcement.since(await announcement.untold(), position)
        # A channel without a board needs one.
        board = announcement.table.message_id is None or not summary.between
        pages = await self._pages(
            announcement, row, position, summary, board=board, in_words=in_words
        )
        return await self._post_board(announcement.table, row, pages)

    async def _post_board(self, table: Table, row: OutboxRow[Board], pages: Pages) -> NewBoard:
        page, past = pages
        heard = await self._service.places.heard(row) if row.attempts >= TOLD else frozenset()
        ping = [user for user in row.message.ping if user not in heard]
        message_id = await self._send(table, row, page, ping)
        if not holds(row, Over):
            self._keep(message_id, past)
        return _new_board(table, message_id, row)

    async def _refresh(
        self, announcement: Announcement, row: OutboxRow[Board], *, in_words: bool = False
    ) -> int | NewBoard:
        """Edit the board message so that it also tells what has happened since. Post a new one
        without a ping if that is too long, or if the message was deleted."""
        table = announcement.table
        message_id = table.message_id
        shown, untold = await announcement.shown(), await announcement.untold()
        if message_id is None or shown is None:
            return await self._post(announcement, row, in_words=in_words)
        position = await announcement.position()
        summary = await announcement.since(shown, position)
        new = any(entry.seq > untold.from_seq for entry in summary.over)
        if new and not table_message.has_room(Speech(table), summary.over):
            return await self._post(announcement, row, in_words=in_words)
        board = not summary.between
        pages = await self._pages(
            announcement, row, position, summary, board=board, in_words=in_words
        )
        page, past = pages
        limits.warn("a board message", page.problems())
        message = self._channel(table).get_partial_message(message_id)
        try:
            refusal = await self._context.shown.edit(message, page)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            await self._service.messages.forget_message(message_id)
            return await self._post_board(table, row, pages)
        if refusal is not None:
            return await self._again(table, row, pages, refusal)
        self._keep(message_id, past)
        self._tidying.answered(table.id)
        return message_id

    async def _again(
        self,
        table: Table,
        row: OutboxRow[Board],
        pages: Pages,
        refusal: discord.HTTPException,
    ) -> NewBoard:
        """Post a board again because Discord does not take the edit. Of the old one only a line
        stays."""
        old = table.message_id
        assert old is not None
        board = await self._post_board(table, row, pages)
        self._context.shown.learn(refusal, old)
        self._keep(old, None)
        return board

    async def _send(
        self, table: Table, row: OutboxRow[Outgoing], page: Page, ping: Sequence[int]
    ) -> int:
        """Post a page that pings exactly these users. The nonce keeps Discord from doubling it."""
        limits.warn("a public message", page.problems())
        sent = await self._channel(table).send(
            view=page.view,
            files=page.files(),
            nonce=row.nonce,
            silent=row.message.silent,
            allowed_mentions=discord.AllowedMentions(
                users=[discord.Object(user) for user in ping],
                roles=False,
                everyone=False,
                replied_user=False,
            ),
        )
        self._context.shown.note(sent, page)
        return sent.id

    async def _notice(self, table: Table, row: OutboxRow[Notice]) -> int | None:
        sentence = self._kinds.notice(table, row.message)
        if sentence is None:
            return None
        page = table_message.notice_message(sentence, self._kinds.buttons(table, row.message))
        return await self._send(table, row, page, pinged(row.message))

    async def _pages(
        self,
        announcement: Announcement,
        row: OutboxRow[Board],
        position: Position,
        summary: TurnSummary,
        *,
        board: bool,
        in_words: bool,
    ) -> Pages:
        """The page of a row, and what stays of it once the next one is posted."""
        # Players whose orders answer for them are named, too, though not pinged: names must not
        # give the orders away.
        ping = row.message.named or row.message.ping
        speech = Speech(position.table)
        drawn = None
        if not board:
            if not in_words:
                rules = self._service.rules(position.table.game)
                drawn = await board_picture.in_between(self._pictures, rules, speech, position)
            page = table_message.question_message(position, speech, drawn, summary, ping, row.nonce)
            return page, None
        if not in_words:
            drawn = await board_picture.of_table(self._pictures, speech, position)
        past = table_message.past_message(position, speech, drawn, summary.over)
        if holds(row, Over):
            to_seq = announcement.to_seq
            scores = await ending.told_scores(self._service, position, speech, to_seq)
            page = table_message.over_message(
                position, speech, drawn, summary.over, row.nonce, scores
            )
            return page, past
        return table_message.turn_message(position, speech, drawn, summary, ping, row.nonce), past

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._context.channel(table)

    # --- messages already out --------------------------------------------------------------------

    def _keep(self, message_id: int, past: Page | None) -> None:
        self._tidying.keep(message_id, None if past is None else past.view)

    async def _posted_already(
        self, table: Table, row: OutboxRow[Outgoing]
    ) -> discord.Message | None:
        """The message of a row that an earlier attempt posted, if it reached the channel."""
        assert self._context.client.user is not None
        sentence = self._kinds.notice(table, row.message) if holds(row, Notice) else None
        # An earlier notice may say the same.
        known = await self._service.store.read(
            lambda db: outbox_rows.messages_of_rows(db, table.id)
        )
        async for message in self._channel(table).history(limit=SEARCHED):
            if message.author.id == self._context.client.user.id and message.id not in known:
                components = [c.to_dict() for c in message.components]
                for c in limits.walk(cast(list[dict[str, Any]], components)):
                    if is_mark(c.get("custom_id") or "", row) or (
                        sentence is not None and c.get("content") == sentence
                    ):
                        return message
        return None


def _pinging_less(row: OutboxRow[Board], unpinged: Collection[int]) -> OutboxRow[Board]:
    """A row that pings some people less. They are still named."""
    if not unpinged:
        return row
    said = row.message
    ping = tuple(user for user in said.ping if user not in unpinged)
    return replace(row, message=replace(said, ping=ping, named=said.named or said.ping))


def _new_board(table: Table, message_id: int, row: OutboxRow[Board]) -> NewBoard:
    """The board that a row has posted; the boards before it lose their buttons."""
    return NewBoard(message_id, table.channel_id, "over" if holds(row, Over) else "turn")
