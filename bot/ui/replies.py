"""Answers to interactions, and the one place where errors become sentences.

What a user reads, in this order of precedence:

1. a `Refusal`, a move the rules refuse, a missing permission: one sentence that says what to do,
   or a page that asks for a choice;
2. a `Fault`: its sentence and its reference;
3. anything else is a fault nobody foresaw: one sentence and a new reference, under which the log
   and the table `problems` keep the details. The game is as it was before.
"""

from __future__ import annotations

import logging
import traceback
from collections.abc import Sequence
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot.errors import AgoraError, DamagedSave, Fault, Refusal, new_reference
from bot.names import harmless
from bot.tables.service import TableService
from bot.ui import limits, words
from bot.ui.items import Control, Page
from bot.ui.report import report_button
from engine.core import IllegalAction
from render.text.base import shorten

REQUIRED = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
"""What the bot needs in the channel of a table."""
THREADS = ("create_public_threads", "send_messages_in_threads")
"""What it needs besides to open a thread for a table."""
GONE = frozenset({10062, 10015, 50027, 10008})
"""Discord's codes for an interaction that cannot be answered any more: it is too old, or its
message was dismissed or deleted."""

_SHOWN = "shown"
"""Mark of an interaction whose answer has been filled."""

FAILURES = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What a request to Discord may raise: refused, failed, or the connection broke (timeouts too)."""

_log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]


class NeedsChoice(Refusal):
    """Something has to be chosen before the wish can be granted; `page` asks for it."""

    def __init__(self, sentence: str, page: Page) -> None:
        super().__init__(sentence)
        self.page = page


async def acknowledge(interaction: Interaction, *, fresh: bool) -> None:
    """Tell Discord at once that an answer will come.

    fresh: as a new message that only the user sees; else by editing the message of the control.
    """
    if fresh:
        await interaction.response.defer(ephemeral=True, thinking=True)
    else:
        await interaction.response.defer()


async def show(interaction: Interaction, page: Page) -> discord.InteractionMessage:
    """Fill the acknowledged answer: one edit, pictures included."""
    page.mark(interaction.id)
    limits.warn("an answer", page.problems())
    interaction.extras[_SHOWN] = True
    return await interaction.edit_original_response(
        view=page.view,
        attachments=page.files(),
        allowed_mentions=discord.AllowedMentions.none(),
    )


async def say(interaction: Interaction, sentence: str, *buttons: Control) -> None:
    """One sentence that only the user sees, however far the interaction has got."""
    sentence = shorten(sentence, limits.CONTENT)
    response = interaction.response
    quiet = discord.AllowedMentions.none()
    more: dict[str, Any] = {"view": _beside(buttons)} if buttons else {}
    if not response.is_done():
        await response.send_message(sentence, ephemeral=True, allowed_mentions=quiet, **more)
    elif (
        response.type is discord.InteractionResponseType.deferred_channel_message
        and _SHOWN not in interaction.extras
    ):
        # The waiting answer is filled; a new message would leave it waiting.
        await interaction.edit_original_response(content=sentence, allowed_mentions=quiet, **more)
    else:
        await interaction.followup.send(sentence, ephemeral=True, allowed_mentions=quiet, **more)


def _beside(buttons: Sequence[Control]) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for button in buttons:
        view.add_item(button)
    return view


async def fail(
    interaction: Interaction, error: Exception, service: TableService, table_id: int | None = None
) -> None:
    """Turn any error into a sentence for the user; never raises."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if isinstance(error, discord.NotFound) and error.code in GONE:
        _log.info("an interaction can no longer be answered (%s)", error.code)
        return
    sentence = _known(error)
    reference = error.reference if isinstance(error, DamagedSave) else None
    if sentence is None:
        reference = new_reference()
        sentence = await _unforeseen(interaction, error, service, table_id, reference)
    buttons = [report_button(table_id, reference)] if reference is not None else []
    try:
        if isinstance(error, NeedsChoice):
            await show(interaction, error.page)
        else:
            await say(interaction, sentence, *buttons)
    except FAILURES as failure:
        _log.warning("an answer could not be given: %s", failure)


def foreseen(error: BaseException) -> bool:
    """Whether the user is told about an error by a sentence of its own."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    return isinstance(error, Exception) and _known(error) is not None


def _known(error: Exception) -> str | None:
    """The sentence for an error that was foreseen."""
    if isinstance(error, Fault):
        told = error.reference in error.sentence
        return error.sentence if told else f"{error.sentence} Reference: {error.reference}."
    if isinstance(error, AgoraError):
        return error.sentence
    if isinstance(error, IllegalAction):
        return "That is not possible now; /turn shows what is."
    if isinstance(error, app_commands.NoPrivateMessage):
        return "Please use this command in a channel of a server."
    if isinstance(error, app_commands.CommandOnCooldown):
        return f"Please wait {error.retry_after:.0f} seconds and try again."
    if isinstance(error, app_commands.TransformerError):
        return _unfit(error)
    if isinstance(error, (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)):
        return "This command has changed; wait a minute, reload Discord and try again."
    return None


def _unfit(error: app_commands.TransformerError) -> str:
    """The sentence for a value that an option does not take."""
    most = getattr(error.transformer, "max_value", None)
    if isinstance(error.value, str) and most is not None and len(error.value) > most:
        return f"That is too long: at most {most} characters fit there. Please shorten it."
    said = harmless(shorten(str(error.value), 60))
    return f"“{said}” cannot be used there; choose one of the suggestions."


async def _unforeseen(
    interaction: Interaction,
    error: Exception,
    service: TableService,
    table_id: int | None,
    reference: str,
) -> str:
    detail = "".join(traceback.format_exception(error))
    _log.error("[%s] %s\n%s", reference, place(interaction), detail)
    try:
        await service.report(
            f"{type(error).__name__} at {place(interaction)}",
            detail,
            table_id=table_id or None,
            user_id=interaction.user.id,
            reference=reference,
        )
    except Exception:
        _log.exception("[%s] could not be noted in the database", reference)
    return (
        "Something went wrong on our side; the game is as it was before. Please try again, and "
        f"if it goes wrong again, tell the host of the bot this reference: {reference}."
    )


def place(interaction: Interaction) -> str:
    """What was pressed or called, without what was typed or chosen."""
    data: dict[str, Any] = dict(interaction.data or {})
    what = str(data.get("custom_id") or data.get("name") or "?")
    if what.startswith("agora:order"):  # what somebody orders stays out of logs
        what = ":".join(what.split(":")[:3])
    below = [o["name"] for o in data.get("options") or () if o.get("type") in (1, 2)]
    return " ".join([interaction.type.name, str(what), *below[:1]])


def invitation(application: int) -> str:
    """The address at which a server's manager lets the bot in, with all that it needs."""
    wanted = discord.Permissions(**dict.fromkeys((*REQUIRED, *THREADS), True))
    scopes = ("bot", "applications.commands")
    return discord.utils.oauth_url(application, permissions=wanted, scopes=scopes)


def missing(permissions: discord.Permissions, *, thread: bool) -> tuple[str, ...]:
    """The permissions that a table's channel must give the bot and does not, as Discord's words."""
    needed = [
        "send_messages_in_threads" if thread and name == "send_messages" else name
        for name in REQUIRED
    ]
    return tuple(
        name.replace("_", " ").title() for name in needed if not getattr(permissions, name)
    )


def lacking_here(interaction: Interaction) -> str:
    """The permissions the bot lacks in the channel of an interaction, as a list in words."""
    if interaction.guild_id is None:
        return ""
    thread = isinstance(interaction.channel, discord.Thread)
    return words.listed(missing(interaction.app_permissions, thread=thread))


def missing_here(interaction: Interaction) -> str | None:
    """The sentence that refuses to begin something for which permissions are missing."""
    lacking = lacking_here(interaction)
    if not lacking:
        return None
    return (
        f"I may not do my work in this channel: I lack {lacking}. "
        "Ask a server manager to allow that here. Nothing was changed."
    )
