"""Answers to interactions, and the one place where errors become sentences.

What a user reads, in this order of precedence:

1. a `UserError`, a move the rules refuse, a missing permission: one sentence that says what to do,
   or a page that asks for a choice;
2. once something was stored (`tables.store.receipt`), whatever went wrong behind that: that it is
   stored, with a button that opens the panel again; nobody may do it twice;
3. a failure of the network: nothing was changed. That is nobody's fault, so one line of the log;
4. a `Fault`: its sentence and its reference;
5. anything else is a fault nobody foresaw: one sentence and a new reference, under which the log
   and the table `problems` keep the details. The game is as it was before.

If nobody can be answered any more, the bot stays silent.
"""

from __future__ import annotations

import io
import logging
import traceback
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.metrics.figures import Metrics
from bot.widgets import answers, items, limits, reader, saying
from bot.widgets.answers import ACKNOWLEDGED, is_gone, is_page, is_transient, was_cut
from bot.widgets.discord_errors import verdict
from bot.widgets.guest import has_channel, is_guest
from bot.widgets.ids import ControlId
from bot.widgets.items import Control, Page
from bot.widgets.names import harmless
from bot.widgets.reporting import report_button
from bot.widgets.shown import Shown
from engine.core import IllegalAction
from render.lang.catalogue.bot import Bot
from render.lang.catalogue.bot_commands import BotCommands
from render.lang.language import ENGLISH, Language
from render.text.base import shorten
from tables.maintenance.privacy import HalfForgotten
from tables.model.errors import (
    AgoraError,
    DamagedSave,
    Fault,
    NoTable,
    OutcomeUnknown,
    Stopping,
    UserError,
    new_reference,
)
from tables.service import TableService
from tables.store import receipt
from tables.store.receipt import Receipt

REQUIRED = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
"""The permissions that the bot needs in the channel of a table."""
THREADS = ("create_public_threads", "send_messages_in_threads")
"""The further permissions that it needs to open a thread for a table."""
PRIVATE = ("create_private_threads", "send_messages_in_threads")
"""The same for a private thread, in which somebody practises alone."""
FAILURES = answers.FAILURES

_FRESH = "acknowledged as a new message"
"""Mark of an acknowledged interaction: whether its answer is a message of its own."""
_SHOWN = "shown"
"""Mark of an interaction whose answer has been filled."""

_log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]


class NeedsChoice(UserError):
    """The user must choose something first; `page` asks for it."""

    def __init__(self, code: str, page: Page) -> None:
        super().__init__(code)
        self.page = page


async def acknowledge(interaction: Interaction, *, fresh: bool, claim: bool = False) -> None:
    """Tell Discord at once that an answer will come.

    fresh: as a new message that only the user sees; else by editing the message of the control.
    claim: of several nodes that hear the same interaction, only the first goes on. It is for
    actions that the database does not recognise as done already.
    """
    defer = interaction.response.defer
    send = partial(defer, ephemeral=True, thinking=True) if fresh else defer
    await _first(interaction, send, claim=claim and not interaction.client.alone)
    interaction.extras[_FRESH] = fresh


async def window(interaction: Interaction, modal: discord.ui.Modal) -> None:
    """Open a window, which must be the first answer."""
    await _first(interaction, partial(interaction.response.send_modal, modal))
    interaction.extras[_FRESH] = False


def is_fresh(interaction: Interaction) -> bool | None:
    """Whether the answer is a message of its own; None before the first answer."""
    found: bool | None = interaction.extras.get(_FRESH)
    return found


async def _first(
    interaction: Interaction, send: Callable[[], Awaitable[Any]], *, claim: bool = False
) -> None:
    """Give the first answer; counts how long it took, or why it failed."""
    metrics: Metrics = interaction.client.context.metrics
    try:
        await _taken(send, claim=claim)
    except FAILURES as error:
        metrics.unheard(interaction, answers.why(error))
        raise
    metrics.took(interaction, metrics.acknowledged)


async def _taken(send: Callable[[], Awaitable[Any]], *, claim: bool) -> None:
    """Send what Discord accepts only once.

    If Discord says that there is an answer already, ours has arrived and only the receipt was lost,
    because a repeated event is not heard twice (`bot.widgets.interaction_gate`). claim: unless the
    answer was there before ours was sent; then another node has answered.
    """
    for last in (False, True):
        try:
            await send()
        except discord.HTTPException as error:
            if error.code != ACKNOWLEDGED or (claim and not last):
                raise
        except FAILURES as error:
            if last or not was_cut(error):
                raise
            continue
        return


async def show(interaction: Interaction, page: Page, *, again: bool = True) -> None:
    """Fill the acknowledged answer: one edit, pictures included.

    again: try it once more if the connection was cut.
    """
    page.mark(interaction.id)
    limits.warn("an answer", page.problems())
    first = _SHOWN not in interaction.extras
    interaction.extras[_SHOWN] = True
    try:
        await _fill(interaction, page)
    except FAILURES as error:
        if not again or not was_cut(error):
            raise
        await _fill(interaction, page)
    if first:
        metrics: Metrics = interaction.client.context.metrics
        metrics.took(interaction, metrics.panels)


async def _fill(interaction: Interaction, page: Page) -> None:
    shown: Shown = interaction.client.shown
    await shown.fill(interaction, page, fresh=is_fresh(interaction) is not False)


async def hand_over(interaction: Interaction, content: str, name: str, data: bytes) -> None:
    """Send a file in the acknowledged answer, or in a message of its own."""
    try:
        file = discord.File(io.BytesIO(data), name)
        await interaction.edit_original_response(content=content, attachments=[file])
    except discord.HTTPException as error:
        if verdict(error) != "refused" or is_gone(error):
            raise
        await interaction.edit_original_response(content=content)
        file = discord.File(io.BytesIO(data), name)
        await interaction.followup.send(file=file, ephemeral=True)


async def say(interaction: Interaction, sentence: str, *buttons: Control) -> None:
    """One sentence that only the user sees, however far the interaction has got."""
    sentence = shorten(sentence, limits.CONTENT)
    fresh, response = is_fresh(interaction), interaction.response
    quiet = discord.AllowedMentions.none()
    more: dict[str, Any] = {"view": _beside(buttons)} if buttons else {}
    if fresh is None and not response.is_done():
        send = partial(response.send_message, ephemeral=True, allowed_mentions=quiet, **more)
        await _first(interaction, partial(send, sentence))
    elif fresh and _SHOWN not in interaction.extras:
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
    if interaction.client.is_closed():
        _log.info("a press was not answered, because the bot ends: %s", brief(error))
        return
    if is_gone(error) or getattr(error, "code", None) == ACKNOWLEDGED:
        _log.info("an interaction can no longer be answered: %s", brief(error))
        return
    done = receipt.here()
    table_id = table_id or done.table_id
    common = Bot(reader.of(interaction))
    buttons: list[Control] = []
    refused = _is_refusal(error) or isinstance(error, HalfForgotten)
    if done.stored and not refused:
        buttons += await _way_back(interaction, service, table_id)
    sentence, reference = await _sentence(interaction, error, service, table_id)
    if done.stored and not refused and not isinstance(error, OutcomeUnknown):
        sentence = _stored(common, done, bool(buttons), reference)
    if reference is not None:
        buttons.append(report_button(common, table_id, reference))
    try:
        if isinstance(error, NeedsChoice):
            await show(interaction, error.page)
        else:
            await say(interaction, sentence, *buttons)
    except FAILURES as failure:
        if answers.is_shown(failure):
            _log.info("another node has answered: %s", brief(failure))
        else:
            _log.warning("an answer could not be given: %s", brief(failure))


async def _sentence(
    interaction: Interaction, error: Exception, service: TableService, table_id: int | None
) -> tuple[str, str | None]:
    """What to say about an error if it changed nothing, and under which reference."""
    language = reader.of(interaction)
    known = _known(error, language)
    if known is not None:
        return known, error.reference if isinstance(error, DamagedSave) else None
    if is_transient(error):
        _log.warning("%s was not answered: %s", place(interaction), brief(error))
        return Bot(language).unreached(), None
    reference = new_reference()
    return await _unforeseen(interaction, error, service, table_id, reference), reference


def _stored(common: Bot, done: Receipt, panel: bool, reference: str | None) -> str:
    """What to say once something was stored, whatever went wrong after that."""
    said = common.stored() if panel else common.stored_elsewhere()
    if reference is not None:
        said = common.stored_and_reported(said=said, reference=reference)
    return f"{done.told} {said}".strip()


async def _way_back(
    interaction: Interaction, service: TableService, table_id: int | None
) -> list[Control]:
    """The button that opens the panel of somebody who plays at a table."""
    try:
        table = await service.views.table(table_id or 0)
    except AgoraError:
        return []
    if table.status == "lobby" or table.seat_of(interaction.user.id) is None:
        return []
    return [
        items.button(
            Bot(reader.of(interaction)).open_panel(), ControlId("turn", table.id), "primary"
        )
    ]


def brief(error: BaseException) -> str:
    """A failed request in one line; some carry a whole page."""
    if is_page(error):
        return f"{type(error).__name__}: 403 (a proxy)"
    said = str(error).strip().split("\n")[0]
    return shorten(f"{type(error).__name__}: {said}", 200)


def _is_refusal(error: Exception) -> bool:
    """Whether an error tells a user what to do, and not what went wrong."""
    return not isinstance(error, (Fault, Stopping)) and _known(error) is not None


def foreseen(error: BaseException) -> bool:
    """Whether an error has a sentence of its own for the user."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    return isinstance(error, Exception) and _known(error) is not None


def _known(error: Exception, language: Language = ENGLISH) -> str | None:
    """The sentence for an error that was foreseen."""
    common = Bot(language)
    if isinstance(error, Fault):
        said = saying.sentence(error, language)
        told = isinstance(error, DamagedSave)
        return said if told else common.with_reference(said=said, reference=error.reference)
    if isinstance(error, AgoraError):
        return saying.sentence(error, language)
    if isinstance(error, IllegalAction):
        return common.not_possible_now()
    if isinstance(error, app_commands.NoPrivateMessage):
        return common.only_on_servers()
    if isinstance(error, app_commands.CommandOnCooldown):
        return common.please_wait(seconds=round(error.retry_after))
    if isinstance(error, app_commands.TransformerError):
        return _unfit(common, error)
    moved = _moved(error, language) if isinstance(error, app_commands.CommandNotFound) else None
    if moved is not None:
        return moved
    if isinstance(error, (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)):
        return common.command_has_changed()
    return None


def _moved(error: app_commands.CommandNotFound, language: Language) -> str | None:
    """The present name of a command that Discord still offered under an old one; None if it never
    existed.

    The names of `moved` in `bot-commands.ftl` are kept for version 0.3 and go with 0.4.
    """
    code = "_".join((*error.parents, error.name))
    if code not in BotCommands.FAMILIES["moved"]:
        return None
    return BotCommands(language).moved(code)


def _unfit(common: Bot, error: app_commands.TransformerError) -> str:
    """The sentence for a value that an option does not take."""
    most = getattr(error.transformer, "max_value", None)
    if isinstance(error.value, str) and most is not None and len(error.value) > most:
        return common.too_long(most=most)
    said = harmless(shorten(str(error.value), 60))
    return common.not_suggested(said=said)


async def _unforeseen(
    interaction: Interaction,
    error: Exception,
    service: TableService,
    table_id: int | None,
    reference: str,
) -> str:
    detail = "".join(traceback.format_exception(error))
    failed: Exception | None = None
    try:
        await service.repository.report(
            f"{type(error).__name__} at {place(interaction)}",
            detail,
            table_id=table_id or None,
            user_id=interaction.user.id,
            reference=reference,
        )
    except Exception as error:
        failed = error
    finally:  # after it is kept: of what only the log tells, `bot.process.ledger` keeps a note
        _log.error("[%s] %s\n%s", reference, place(interaction), detail)
    if failed is not None:
        _log.error("[%s] could not be noted in the database", reference, exc_info=failed)
    return Bot(reader.of(interaction)).went_wrong(reference=reference)


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
    wanted = discord.Permissions(**dict.fromkeys((*REQUIRED, *THREADS, *PRIVATE), True))
    scopes = ("bot", "applications.commands")
    return discord.utils.oauth_url(application, permissions=wanted, scopes=scopes)


def own_install(application: int) -> str:
    """The address at which somebody adds the bot to their own apps."""
    address = discord.utils.oauth_url(application, scopes=("applications.commands",))
    return f"{address}&integration_type=1"


def missing(permissions: discord.Permissions, *, thread: bool) -> tuple[str, ...]:
    """The permissions that a table's channel must give the bot and does not, as Discord's words."""
    needed = [
        "send_messages_in_threads" if thread and name == "send_messages" else name
        for name in REQUIRED
    ]
    return tuple(
        name.replace("_", " ").title() for name in needed if not getattr(permissions, name)
    )


def _lacking(interaction: Interaction) -> tuple[str, ...]:
    """The permissions the bot lacks in the channel of an interaction."""
    if interaction.guild_id is None:
        return ()
    thread = isinstance(interaction.channel, discord.Thread)
    return missing(interaction.app_permissions, thread=thread)


def lacking_here(interaction: Interaction) -> str:
    """The permissions the bot lacks in the channel of an interaction, as a list in words."""
    return reader.of(interaction).listed(_lacking(interaction))


def missing_here(interaction: Interaction) -> UserError | None:
    """The refusal of something for which permissions are missing; None if there are all."""
    if interaction.guild_id is not None and is_guest(interaction):
        return not_here(interaction)
    lacking = _lacking(interaction)
    return UserError("bot_lacks", permissions=lacking) if lacking else None


def not_here(interaction: Interaction) -> UserError:
    """The refusal of something for which the bot must be on a server."""
    return UserError("bot_not_here", link=invitation(interaction.application_id))


def no_table(interaction: Interaction) -> NoTable:
    """The refusal of somebody who has no table."""
    if has_channel(interaction):
        return NoTable("no_table_of_yours")
    return NoTable("no_table_opens_here", link=invitation(interaction.application_id))
