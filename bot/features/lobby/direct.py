"""The lobby of a table without a channel: everybody who sits there has it in direct messages."""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence

import discord

from bot.context import Context
from bot.delivery import refused
from bot.delivery.posted import message_with, pinging
from bot.features.lobby.gathering import ACCEPT, ASK, DECLINE, INVITE
from bot.widgets import answers, items, limits, replies, words
from bot.widgets.ids import ControlId
from bot.widgets.items import COLOUR_ASKED, Control, Page
from bot.widgets.links import link
from bot.widgets.names import harmless
from bot.widgets.words import Speech
from render.lang.catalogue.bot import Bot
from render.lang.catalogue.bot_direct_lobby import BotDirectLobby
from render.lang.catalogue.bot_gathering import BotGathering
from render.lang.language import Language
from render.registry import listing
from render.text.base import shorten
from tables.model.lobby_messages import JoinInvitation, LobbyPost
from tables.model.outbox import OutboxRow
from tables.model.table import Table, UserRef

SHOW = "lobby"
"""Shows somebody the lobby of a table, wherever they are."""

_log = logging.getLogger(__name__)


def show_button(language: Language, table: Table) -> Control:
    """Opens the lobby in private."""
    label = BotDirectLobby(language).lobby_of(table=table.id)
    return items.button(label, ControlId(SHOW, table.id), "primary")


def opened_page(language: Language, table: Table, share: str, note: str = "") -> Page:
    """What somebody reads who has opened a table without a channel. share: what friends need. note:
    what else they should know."""
    say = BotDirectLobby(language)
    said = [say.opened(table=table.id), *([note] if note else []), "", share]
    invite = items.button(say.invite(), ControlId(INVITE, table.id))
    return items.page(items.text("\n".join(said)), items.row(show_button(language, table), invite))


def share_words(language: Language, table: Table, invitation: str, application: int) -> str:
    """What somebody sends to friends, to be copied."""
    say = BotDirectLobby(language)
    text = say.share(
        game=listing(table.game, language).title(),
        link=replies.own_install(application),
        invitation=invitation,
    )
    return f"{say.share_heading()}\n```\n{text}\n```"


def invite_page(
    language: Language, table: Table, share: str, people: Sequence[UserRef], most: int
) -> Page:
    """How people are invited. people: those with whom somebody has played. most: how many of them
    are asked in one go."""
    say, parts = BotDirectLobby(language), [items.text(share)]
    row = None
    if people:
        parts.append(items.text(say.ask_heading()))
        options = [
            discord.SelectOption(label=shorten(one.name, limits.OPTION_LABEL), value=str(one.id))
            for one in people
        ]
        high = min(most, len(options))
        menu = items.select(ControlId(ASK, table.id), say.whom_ask(), options, high=high)
        row = items.row(menu)
    return items.page(*parts, row, accent=COLOUR_ASKED)


def answer_buttons(language: Language, table: Table) -> list[Control]:
    """The answers of somebody who is asked to join."""
    say = BotDirectLobby(language)
    return [
        items.button(say.accept(table=table.id), ControlId(ACCEPT, table.id), "success"),
        items.button(say.not_this_time(), ControlId(DECLINE, table.id)),
    ]


def asked_line(language: Language, table: Table, by: str) -> str:
    """Who asks somebody to which table."""
    say, game = BotDirectLobby(language), listing(table.game, language).title()
    return say.asks_you(who=harmless(by), game=game, table=table.id)


def unreached(language: Language, table: Table, refused: Collection[int]) -> list[str]:
    """The players to whom Discord does not let the bot write, line by line."""
    say = BotDirectLobby(language)
    return [
        say.unreached(who=words.who(table, seat, language))
        for seat in table.seats
        if seat.user_id in refused
    ]


def joined_words(language: Language, table: Table) -> str:
    """What somebody reads who has joined a table from somewhere else."""
    title = Speech(table, language).title()
    if table.by_message:
        return BotDirectLobby(language).you_joined(title=title)
    return BotGathering(language).you_joined(title=title, link=link(table))


def joined_page(language: Language, table: Table) -> Page:
    """The same with a button to the lobby."""
    running = table.status == "running"
    turn = items.button(Bot(language).take_my_turn(), ControlId("turn", table.id), "success")
    button = turn if running else show_button(language, table)
    return items.page(items.text(joined_words(language, table)), items.row(button))


def outside_page(language: Language, table: Table) -> Page:
    """What somebody reads in place of the lobby who has left it."""
    say = BotDirectLobby(language)
    join = items.button(say.join_again(), ControlId("join", table.id))
    return items.page(items.text(say.not_there(table=table.id)), items.row(join))


async def send(context: Context, page: Page, row: OutboxRow[LobbyPost]) -> int | None:
    """Send somebody the lobby; the number of the message.

    Raises `Declined`, `Undeliverable`, `RetryLater`.
    """
    limits.warn("a lobby", page.problems())
    mark = str(ControlId("leave", row.table_id))
    return await _send(context, page, row, row.message.user, mark)


async def invite(context: Context, table: Table, row: OutboxRow[JoinInvitation]) -> int | None:
    """Tell somebody that they are asked to join. Raises as `send`."""
    said = row.message
    speech = Speech(table, await context.reader(said.user))
    names = {seat.user_id: seat.name for seat in table.seats}
    line = asked_line(speech.language, table, names.get(said.by, ""))
    say = BotDirectLobby(speech.language)
    held = say.held_again() if said.again else say.held()
    page = items.page(
        items.text(f"{line}\n-# {held}"),
        items.row(*answer_buttons(speech.language, table)),
        accent=COLOUR_ASKED,
    )
    return await _send(context, page, row, said.user, str(ControlId(ACCEPT, table.id)))


async def _send(
    context: Context,
    page: Page,
    row: OutboxRow[LobbyPost] | OutboxRow[JoinInvitation],
    user: int,
    mark: str,
) -> int | None:
    """mark: the id of a control by which a message is found that may have arrived."""
    try:
        private = await context.client.create_dm(discord.Object(user))
        if row.attempts > 0:
            there = await message_with(context, private, lambda custom_id: custom_id == mark)
            if there is not None:
                return there
        sent = await private.send(view=page.view, nonce=row.nonce, allowed_mentions=pinging(()))
    except replies.FAILURES as error:
        raise refused.private(error, row.attempts) from error
    return sent.id


async def edit(context: Context, table: Table, user: int, message: int, page: Page) -> None:
    """Show somebody the lobby as it is now, where they have it."""
    try:
        private = await context.client.create_dm(discord.Object(user))
        await private.get_partial_message(message).edit(
            view=page.view, allowed_mentions=discord.AllowedMentions.none()
        )
    except answers.FAILURES as error:
        _log.info("the lobby of table %d could not be refreshed: %s", table.id, error)
