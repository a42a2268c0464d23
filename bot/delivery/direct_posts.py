"""The posts of a table that has no channel: each player gets them by direct message, with the story
and the picture that a channel would show. They show what everybody may see, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.context import Context
from bot.delivery import board_picture, ending, refused, table_message
from bot.delivery.posted import posted
from bot.widgets import limits, own_record, replies
from bot.widgets.discord_errors import private_verdict
from bot.widgets.items import Drawn, Page
from bot.widgets.words import Speech
from render.lang.catalogue.bot_places import BotPlaces
from tables.model.outbox import OutboxRow
from tables.model.outgoing import Board, DirectPost, Over, Refresh
from tables.model.table import Position, Table
from tables.operations.announcements import TurnSummary


def posts(table: Table, row: OutboxRow[Board]) -> Sequence[DirectPost]:
    """What the players get in place of a board. Those who are asked are notified; what would edit
    a post in a channel is only for them."""
    said = row.message
    found = []
    for seat in table.seats:
        user, asked = seat.user_id, seat.user_id in said.ping or isinstance(said, Over)
        if user is not None and (asked or not isinstance(said, Refresh)):
            to_seq = said.to_seq
            found.append(
                DirectPost(seat=seat.index, user=user, row=row.id, to_seq=to_seq, asked=asked)
            )
    return found


async def send(context: Context, table: Table, row: OutboxRow[DirectPost]) -> int | None:
    """Deliver one; None if nobody needs it any more.

    Raises `Undeliverable`, `Declined`, `RetryLater`.
    """
    announcements, said = context.service.announcements, row.message
    board = await announcements.board_of(row)
    if board is None or table.place != "gone" or table.seat_of(said.user) != said.seat:
        return None
    announcement = await announcements.of(board, said.seat)
    position = await announcement.position()
    summary = await announcement.since(await announcement.untold(), position)
    if summary.between and not said.asked:
        return None  # the board after the turn tells it
    speech = Speech(position.table, await context.reader(said.user))
    drawn = await _picture(context, speech, position, summary)
    heard = said.asked and said.user not in announcement.unpinged
    page = await _page(context, row, board, speech, position, summary, drawn)
    try:
        return await _send(context, row, page, silent=not heard)
    except replies.FAILURES as error:
        if drawn is None or private_verdict(error) != "refused":
            raise refused.private(error, row.attempts) from error
    page = await _page(context, row, board, speech, position, summary, None)
    try:
        return await _send(context, row, page, silent=not heard)
    except replies.FAILURES as error:
        raise refused.private(error, row.attempts) from error


async def _send(
    context: Context, row: OutboxRow[DirectPost], page: Page, *, silent: bool
) -> int | None:
    limits.warn("a direct message", page.problems())
    channel = await context.client.create_dm(discord.Object(row.message.user))
    there = await posted(context, channel, row) if row.attempts > 0 else None
    if there is not None:
        return there
    sent = await channel.send(
        view=page.view,
        files=page.files(),
        nonce=row.nonce,
        silent=silent,
        allowed_mentions=discord.AllowedMentions.none(),
    )
    return sent.id


async def _picture(
    context: Context, speech: Speech, position: Position, summary: TurnSummary
) -> Drawn | None:
    if summary.between:
        rules = context.service.rules(position.table.game)
        return await board_picture.in_between(context.pictures, rules, speech, position)
    return await board_picture.of_table(context.pictures, speech, position)


async def _page(
    context: Context,
    row: OutboxRow[DirectPost],
    board: OutboxRow[Board],
    speech: Speech,
    position: Position,
    summary: TurnSummary,
    drawn: Drawn | None,
) -> Page:
    """What a channel would show, with a line that says why it comes here."""
    say, number, mark = BotPlaces(speech.language), position.table.id, row.nonce
    if isinstance(board.message, Over):
        service = context.service
        scores = await ending.told_scores(service, position, speech, board.message.to_seq)
        special = await service.own_records.special(row.message.user, number)
        own = [*own_record.special_lines(speech.language, special), f"-# {say.see_all()}"]
        again = position.table.by_message
        return table_message.over_message(
            position, speech, drawn, summary.over, mark, scores, again=again, note="\n".join(own)
        )
    message = table_message.question_message if summary.between else table_message.turn_message
    note = "" if position.table.by_message else f"-# {say.posts_come_here(table=number)}"
    return message(position, speech, drawn, summary, (), mark, note)
