"""The presses in borrowed places with which the bot can still speak there.

The bot is no part of such a place: a message between people, or a server without it. It can answer
presses, and let at most five messages follow an answer, for a quarter of an hour. The keys to that
are kept here, in memory alone. After a restart all that is to be said is owed until the next press.
"""

from __future__ import annotations

import asyncio
import io
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.widgets.answers import FAILURES, is_gone, was_cut
from bot.widgets.discord_errors import NO_ACCESS, UNKNOWN_MESSAGE
from tables.model.outbox import Outgoing

FOLLOW_UPS = 5
"""So many messages may follow the answer to a press."""
LASTS = 870.0
"""Seconds for which a press is spoken with: Discord takes it for half a minute longer."""
PATIENCE = 20.0
"""Seconds for which a message waits for a press under way to be answered."""
PLACES, PER_PLACE = 1_000, 12
"""How many places, and presses of each, are remembered."""
TOO_MANY = 40094
"""Discord's code for one message too many after an answer."""

_log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
Task = asyncio.Task[Any]


class Owed(Exception):
    """Only a press in a borrowed place could carry it, and there is none in hand.

    instead: whom to tell meanwhile. sure: whether it is known that it was not posted.
    """

    def __init__(self, reason: str, instead: Sequence[Outgoing] = (), *, sure: bool = True) -> None:
        super().__init__(reason)
        self.instead = tuple(instead)
        self.sure = sure


@dataclass(slots=True, eq=False)
class Press:
    """A press that was answered. shown: the message that its answer changes, if it is one that all
    see. own: the messages that followed. spent: it can be spoken with no more."""

    interaction: Interaction
    at: float
    shown: int | None = None
    own: set[int] = field(default_factory=set)
    sent: int = 0
    spent: bool = False


class InHand:
    """Remembers presses, and speaks with them. now: the time in seconds."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._places: OrderedDict[int, list[Press]] = OrderedDict()
        self._under_way: dict[int, dict[int, tuple[asyncio.Event, Task]]] = {}

    # --- presses come and are answered -----------------------------------------------------------

    def begin(self, interaction: Interaction) -> None:
        """Somebody presses something in a borrowed place. Until the running task is over, messages
        to that place wait for it."""
        place, task = interaction.channel_id, asyncio.current_task()
        if place is None or task is None:
            return
        self._under_way.setdefault(place, {})[interaction.id] = (asyncio.Event(), task)
        task.add_done_callback(lambda _: self.answered(interaction))

    def answered(self, interaction: Interaction) -> None:
        """A press has its answer, and can be spoken with from now on."""
        place = interaction.channel_id or 0
        waiting = self._under_way.get(place, {}).pop(interaction.id, None)
        if not self._under_way.get(place):
            self._under_way.pop(place, None)
        if waiting is None:
            return
        if interaction.response.is_done() and not interaction.is_expired():
            self._keep(place, Press(interaction, self._now(), _shown(interaction)))
        waiting[0].set()

    def _keep(self, place: int, press: Press) -> None:
        found = self._places.setdefault(place, [])
        found.append(press)
        del found[:-PER_PLACE]
        self._places.move_to_end(place)
        while len(self._places) > PLACES:
            self._places.popitem(last=False)

    async def _usable(self, place: int) -> list[Press]:
        """The presses of a place, the newest first, once those under way are answered."""
        own = asyncio.current_task()
        under_way = self._under_way.get(place, {}).values()
        waiting = [answered.wait() for answered, task in under_way if task is not own]
        if waiting:
            with suppress(TimeoutError):
                await asyncio.wait_for(asyncio.gather(*waiting), PATIENCE)
        now = self._now()
        fresh = [
            p
            for p in self._places.get(place, ())
            if not p.spent and 0 <= now - p.at < LASTS and not p.interaction.is_expired()
        ]
        if fresh:
            self._places[place] = fresh
        else:
            self._places.pop(place, None)
        return fresh[::-1]

    # --- speaking --------------------------------------------------------------------------------

    async def can_post(self, place: int) -> bool:
        """Whether one more message could be posted."""
        return any(press.sent < FOLLOW_UPS for press in await self._usable(place))

    async def can_edit(self, place: int, message_id: int) -> bool:
        """Whether a message could be edited."""
        return any(_reaches(press, message_id) for press in await self._usable(place))

    async def post(
        self, place: int, files: Sequence[discord.File], **given: Any
    ) -> discord.Message:
        """Let a message follow the newest press that has room for one, for all to see. Raises
        `Owed`, and what Discord raises if it does not take this message."""
        data = [(f.filename, f.fp.read(), f.description) for f in files]
        for press in await self._usable(place):
            if press.sent >= FOLLOW_UPS:
                continue
            press.sent += 1
            again = [
                discord.File(io.BytesIO(raw), name, description=alt) for name, raw, alt in data
            ]
            try:
                sent = await press.interaction.followup.send(files=again, wait=True, **given)
            except FAILURES as error:
                if was_cut(error):
                    raise Owed("the answer was lost", sure=False) from error
                if not _is_spent(error):
                    raise
                _log.info("a press can be spoken with no more: %s", error)
                press.spent = True
                continue
            if not sent.flags.ephemeral:
                press.own.add(sent.id)
                return sent
            press.spent = True  # only one person sees it
        raise Owed("nobody has pressed anything there lately")

    async def edit(
        self, place: int, message_id: int, **given: Any
    ) -> discord.InteractionMessage | discord.WebhookMessage:
        """Edit a message with a press that reaches it. Raises `Owed`, and what Discord raises."""
        for press in await self._usable(place):
            if not _reaches(press, message_id):
                continue
            try:
                return await _edit(press, message_id, **given)
            except FAILURES as error:
                if not _is_spent(error) or getattr(error, "code", 0) == UNKNOWN_MESSAGE:
                    raise
                press.spent = True
        raise Owed("no press reaches this message any more")

    async def delete(self, place: int, message_id: int) -> None:
        """Delete a message that followed a press. Raises `Owed`, and what Discord raises."""
        for press in await self._usable(place):
            if message_id in press.own:
                await press.interaction.followup.delete_message(message_id)
                return
        raise Owed("no press reaches this message any more")


def _edit(
    press: Press, message_id: int, **given: Any
) -> Awaitable[discord.InteractionMessage | discord.WebhookMessage]:
    if press.shown == message_id:
        return press.interaction.edit_original_response(**given)
    return press.interaction.followup.edit_message(message_id, **given)


def _reaches(press: Press, message_id: int) -> bool:
    """Whether a press gives the right to edit a message, as Discord's documents say."""
    return message_id in press.own or message_id == press.shown


def _shown(interaction: Interaction) -> int | None:
    """The message that is the answer of a press, or was changed by it, if all see it."""
    kind = discord.InteractionResponseType
    source, answer = interaction.message, interaction.response.type
    if answer in (kind.deferred_message_update, kind.message_update):
        return None if source is None or source.flags.ephemeral else source.id
    public: int | None = interaction.extras.get(PUBLIC)
    return public


PUBLIC = "public_answer"
"""Mark of an interaction whose answer all see: the number of that message."""


def _is_spent(error: BaseException) -> bool:
    """Whether Discord says that a press can be spoken with no more."""
    code = getattr(error, "code", 0)
    gone = is_gone(error) or isinstance(error, discord.NotFound)
    return gone or code in (TOO_MANY, NO_ACCESS)


class BorrowedChannel(discord.PartialMessageable):
    """A borrowed place in the place of a channel: what is sent there goes with presses in hand, and
    raises `Owed` without one. Nothing of it can be read."""

    def __init__(self, client: discord.Client, in_hand: InHand, place: int) -> None:
        super().__init__(state=client._connection, id=place)
        self._in_hand = in_hand

    async def send(  # type: ignore[override] # only what is used here
        self, *, view: Any, files: Sequence[discord.File] = (), **given: Any
    ) -> Any:
        """Post a message. A nonce means nothing here."""
        given.pop("nonce", None)
        return await self._in_hand.post(self.id, files, view=view, **given)

    async def history(self, **given: Any) -> AsyncIterator[discord.Message]:
        """Nothing."""
        nothing: tuple[discord.Message, ...] = ()
        for message in nothing:
            yield message

    async def fetch_message(self, message_id: int, /) -> discord.Message:
        """Raises `Owed`."""
        raise Owed("nothing is read there")

    def get_partial_message(self, message_id: int, /) -> BorrowedMessage:
        return BorrowedMessage(channel=self, id=message_id)

    async def edit(self, message_id: int, **given: Any) -> Any:
        """Edit a message."""
        return await self._in_hand.edit(self.id, message_id, **given)

    async def delete(self, message_id: int) -> None:
        """Delete a message."""
        await self._in_hand.delete(self.id, message_id)


class BorrowedMessage(discord.PartialMessage):
    """A message in a borrowed place."""

    channel: BorrowedChannel

    async def edit(self, **given: Any) -> Any:
        return await self.channel.edit(self.id, **given)

    async def delete(self, *, delay: float | None = None) -> None:
        await self.channel.delete(self.id)

    async def fetch(self) -> discord.Message:
        return await self.channel.fetch_message(self.id)
