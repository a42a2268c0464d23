"""Messages about lobbies: invitations in the channel, and one to a player who was taken out."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord

from bot.context import Context
from bot.delivery import refused
from bot.delivery.posted import send
from bot.features.lobby.gathering import ACCEPT, DECLINE
from bot.widgets import items, replies, words
from bot.widgets.ids import ControlId
from bot.widgets.items import Control
from bot.widgets.links import link
from bot.widgets.words import Speech
from render.lang.catalogue.bot_gathering import BotGathering
from render.lang.catalogue.bot_results import BotResults
from render.lang.language import spoken
from render.registry import listing
from tables.model.outbox import OutboxRow
from tables.model.outgoing import AskedToJoin, TakenOut
from tables.model.table import Table

_log = logging.getLogger(__name__)


def asked_words(table: Table, said: AskedToJoin) -> str | None:
    """That people are asked to join; None once the game has started."""
    if table.status != "lobby":
        return None
    say = BotGathering(spoken(table.language))
    who = words.mention(table, said.user, say.language)
    people = say.listed(f"<@{user}>" for user in said.people)
    game = listing(table.game, say.language).title()
    asks = say.asks_to_play_again if said.again else say.asks_to_join
    rated = f"\n{BotResults(say.language).is_rated()}" if table.rated else ""
    return asks(who=who, people=people, game=game) + rated


def buttons(table: Table) -> Sequence[Control]:
    """The answers of those who are asked."""
    say = BotGathering(spoken(table.language))
    return (
        items.button(say.accept(), ControlId(ACCEPT, table.id), "success"),
        items.button(say.not_this_time(), ControlId(DECLINE, table.id)),
    )


async def taken_out(context: Context, table: Table, row: OutboxRow[TakenOut]) -> int | None:
    """Tell a player that they were taken out of a lobby; the number of the message. If they accept
    no direct messages, the lobby shows it. Raises `RetryLater`."""
    user = row.message.user
    speech = Speech(table, await context.reader(user))
    where = "" if table.by_message else link(table)
    said = BotGathering(speech.language).was_taken_out(title=speech.title(), link=where).strip()
    try:
        private = await context.client.create_dm(discord.Object(user))
        return await send(private, items.page(items.text(said)), row, user)
    except replies.FAILURES as error:
        if refused.worth_repeating(error, row.attempts):
            raise refused.later(error) from error
        _log.info("user %d is not told by direct message: %s", user, replies.brief(error))
        return None
