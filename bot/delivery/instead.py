"""Direct messages that replace a message which the channel of a table cannot take.

Their rows hold a `Private`. They hold up no other row. A player who accepts no direct messages gets
nothing instead: the panel, `/turns` and `/undo` say the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.context import Context
from bot.delivery import direct_posts, refused
from bot.delivery.kinds import Kinds, Words
from bot.delivery.posted import posted
from bot.widgets import limits, own_record, places, replies
from bot.widgets.words import Speech
from render.lang.catalogue.bot_places import BotPlaces
from tables.model import outgoing
from tables.model.outbox import Notice, OutboxRow, Outgoing, Why, holds
from tables.model.outgoing import Instead, Private
from tables.model.seal_messages import Seal
from tables.model.table import Table
from tables.service import TableService

_QUESTIONS: dict[type[Private], str] = {
    outgoing.InsteadOfUndo: "back",
    outgoing.InsteadOfClosing: "closing",
}
"""What the button does that shows a question, by the message in its place."""


def instead(table: Table, row: OutboxRow[Outgoing], why: Why) -> Sequence[Outgoing]:
    """The direct messages that replace a row which its channel does not take."""
    said = row.message
    if why == "gone" and holds(row, outgoing.Board):
        return direct_posts.posts(table, row)
    match said:
        case outgoing.Over():
            users = [s.user_id for s in table.seats if s.user_id is not None]
            return [outgoing.InsteadOfOver(user=u, why=why, row=row.id) for u in users]
        case outgoing.Board():
            return [outgoing.InsteadOfBoard(user=u, why=why, row=row.id) for u in said.ping]
        case outgoing.Undo():
            return [outgoing.InsteadOfUndo(user=u, why=why, row=row.id) for u in said.ping]
        case outgoing.Closing():
            return [outgoing.InsteadOfClosing(user=u, why=why, row=row.id) for u in said.ping]
        case Notice():
            users = list(outgoing.pinged(said))
            if why == "gone" and not isinstance(said, Seal):  # the file of the log has the seal
                players = [s.user_id for s in table.seats if s.user_id is not None]
                users += [user for user in players if user not in users]
            return [outgoing.InsteadOfNotice(user=u, why=why, row=row.id, fact=said) for u in users]
        case _:
            return []


async def tell(context: Context, table: Table, row: OutboxRow[Private], kinds: Kinds) -> int | None:
    """Deliver a row with a `Private`; None if it is no longer needed.

    Raises `Undeliverable`, `Declined`, `RetryLater`.
    """
    service = context.service
    user = row.message.user
    speech = Speech(table, await context.reader(user))
    said = await _said(service, speech, row.message, kinds.notice)
    if said is None:
        return None
    question = _QUESTIONS.get(type(row.message), "")
    fact = row.message.fact if isinstance(row.message, outgoing.InsteadOfNotice) else None
    # The others have buttons for people without a seat.
    more = kinds.buttons(table, fact) if isinstance(fact, outgoing.Idle) else ()
    page = places.private_page(speech, said, row.nonce, question=question, more=more)
    limits.warn("a direct message", page.problems())
    try:
        channel = await context.client.create_dm(discord.Object(user))
        there = await posted(context, channel, row) if row.attempts > 0 else None
        if there is not None:
            return there
        sent = await channel.send(
            view=page.view,
            nonce=row.nonce,
            silent=not _is_called(row.message),
            allowed_mentions=discord.AllowedMentions.none(),
        )
    except replies.FAILURES as error:
        raise refused.private(error, row.attempts) from error
    return sent.id


def _is_called(said: Private) -> bool:
    """Whether the channel would have notified the reader."""
    if isinstance(said, outgoing.InsteadOfNotice):
        return said.user in outgoing.pinged(said.fact)
    return True


async def _said(
    service: TableService, speech: Speech, said: Private, notice_words: Words[Notice]
) -> Sequence[str] | None:
    """The sentences of a message; None if nobody needs them any more."""
    table, say = speech.table, BotPlaces(speech.language)
    user, why = said.user, said.why if isinstance(said, Instead) else "gone"
    if table.seat_of(user) is None and user != table.host_id:
        return None
    closed = table.status == "abandoned"
    if isinstance(said, outgoing.InsteadOfOver) and not closed:
        return await _over(service, speech, user)
    here = [places.why_words(say, table, why, told=isinstance(said, outgoing.ChannelGone))]
    here = list(filter(None, here))
    if isinstance(said, outgoing.InsteadOfNotice) and (table.open or why == "gone"):
        alone = replace(table, language=speech.language.code) if table.by_message else table
        sentence = notice_words(alone, said.fact)
        return None if sentence is None else [sentence, *here]
    if not table.open or (isinstance(said, outgoing.ChannelGone) and table.place != "gone"):
        return None
    if isinstance(said, outgoing.InsteadOfUndo | outgoing.InsteadOfClosing):
        question = await _question(service, speech, said)
        return None if question is None else [question, *here]
    asked: list[str] = []
    if table.status == "running":
        position = await service.views.position(table.id, None)
        asked = places.asked_words(position, user, speech.language)
    if not asked and isinstance(said, outgoing.InsteadOfBoard):
        return None
    moving = places.moving_words(say, table, user)
    return [*asked, *here, *([moving] if moving else [])]


async def _over(service: TableService, speech: Speech, user: int) -> Sequence[str]:
    """The end of a game, for one of its players."""
    number = speech.table.id
    position = await service.views.position(number, None)
    assert position.outcome is not None
    special = await service.own_records.special(user, number)
    own = own_record.special_lines(speech.language, special)
    all_of_it = f"-# {BotPlaces(speech.language).see_all()}"
    return [speech.rich.outcome(position.view, position.outcome), *own, all_of_it]


async def _question(
    service: TableService, speech: Speech, said: outgoing.InsteadOfUndo | outgoing.InsteadOfClosing
) -> str | None:
    """Who asks the table for something; None if that is settled."""
    say, number, names = BotPlaces(speech.language), speech.table.id, speech.rich.names
    if isinstance(said, outgoing.InsteadOfUndo):
        request = await service.undo_votes.open_request(number)
        return None if request is None else say.asks_to_go_back(who=names[request.seat])
    question = await service.close_votes.open_request(number)
    return None if question is None else say.asks_to_close(who=names[question.seat])
