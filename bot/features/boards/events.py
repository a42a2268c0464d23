"""Keeps the scheduled events of a server as its tables are planned.

A listed table whose start is planned has one event, if the bot may create events there. Discord
allows 100 open ones for each server. Where it takes none, the time in the lobby has to do.
"""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any

import discord

from bot.context import Context
from bot.features.boards import seeing
from bot.widgets import replies
from bot.widgets.discord_errors import verdict
from bot.widgets.links import link
from render.lang.catalogue.bot_boards import BotBoards
from render.lang.language import spoken
from render.registry import listing
from render.text.base import shorten
from tables.model.happenings import LASTS, Happening
from tables.model.table import Table

NAME, LOCATION = 100, 100
"""Characters that Discord allows."""
UNKNOWN_EVENT = 10070
TOO_MANY = 30038
"""Discord's code where a server has 100 open events."""
OPEN = (discord.EventStatus.scheduled, discord.EventStatus.active)

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Notice:
    """What an event says. starts_at: seconds since 1970."""

    name: str
    description: str
    location: str
    starts_at: float

    @property
    def digest(self) -> str:
        """What tells whether an event says something else than it did."""
        said = json.dumps([self.name, self.description, self.location, self.starts_at])
        return hashlib.sha256(said.encode()).hexdigest()[:20]

    def fields(self) -> dict[str, Any]:
        """The same as the library takes it."""
        start = datetime.fromtimestamp(self.starts_at, UTC)
        end = datetime.fromtimestamp(self.starts_at + LASTS, UTC)
        return {
            "name": self.name,
            "description": self.description,
            "location": self.location,
            "start_time": start,
            "end_time": end,
            "entity_type": discord.EntityType.external,
            "privacy_level": discord.PrivacyLevel.guild_only,
        }


def notice(table: Table, starts_at: float) -> Notice:
    """What the event of a table says."""
    language = spoken(table.language)
    name = " · ".join(filter(None, (listing(table.game, language).short_title(), table.name)))
    about = BotBoards(language).event_about(channel=f"<#{table.channel_id}>")
    return Notice(shorten(name, NAME), about, link(table)[:LOCATION], starts_at)


class TableEvents:
    """Makes, changes and deletes scheduled events."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._events = context.service.events

    async def look(self, servers: Iterable[int] | None) -> None:
        """Look at the events of these servers; None: of all."""
        found = await self._events.servers() if servers is None else sorted(servers)
        for server in found:
            guild = self._context.client.get_guild(server)
            if guild is None or guild.unavailable or guild.me is None:
                continue  # another node is connected to it, or it has an outage
            happenings = await self._events.on(server)
            known = {one.event_id for one in happenings if one.event_id is not None}
            for one in happenings:
                try:
                    await self._look_at(guild, one, known)
                except replies.FAILURES as error:
                    # It is tried again with the next look.
                    _log.info("the event of table %d: %s", one.table.id, replies.brief(error))

    async def _look_at(self, guild: discord.Guild, one: Happening, known: Collection[int]) -> None:
        now, table = self._context.service.now(), one.table
        due = one.due(now)
        if due == "show" and not seeing.public(guild, table.channel_id):
            due = "remove"
        if due == "keep" or (due != "show" and one.at is None):
            return
        if due == "forget":
            await self._events.forget(table.id)
            return
        said = None
        if due == "show":
            assert table.starts_at is not None
            said = notice(table, table.starts_at)
        if said is not None and said.digest == one.shown:
            return
        if not guild.me.guild_permissions.create_events or one.rests(now):
            return
        if not await self._events.claim(one):
            return  # another node is at it
        event = await _event(guild, one, known)
        if said is None:
            if event is not None:
                await _deleted(event)
            await self._events.forget(table.id)
            return
        made = await _created(guild, said) if event is None else await _changed(guild, event, said)
        await self._events.put(table.id, made, said.digest)


async def _event(
    guild: discord.Guild, one: Happening, known: Collection[int]
) -> discord.ScheduledEvent | None:
    """The event of a table. One that was made before a stop, and not remembered, is found by its
    place: in a channel there is one lobby at a time. known: events of other tables."""
    if one.event_id is not None:
        try:
            return await guild.fetch_scheduled_event(one.event_id, with_counts=False)
        except discord.HTTPException as error:
            if error.code != UNKNOWN_EVENT:
                raise  # otherwise somebody deleted it, or it is over
    if one.at is None or one.shown:
        return None
    here = f"/{guild.id}/{one.table.channel_id}"
    for event in await guild.fetch_scheduled_events(with_counts=False):
        mine = event.creator_id == guild.me.id and event.id not in known
        if mine and event.status in OPEN and _place(event.location) == here:
            return event
    return None


def _place(location: str | None) -> str:
    """Server and channel of an event of ours."""
    parts = (location or "").removeprefix("https://discord.com/channels/").split("/")
    return "/" + "/".join(parts[:2])


async def _created(guild: discord.Guild, said: Notice) -> int | None:
    """Make an event; its number, None if Discord takes none. What it refuses is tried once more
    with fewer words. Raises what may pass."""
    for attempt in (said, replace(said, name=said.name.split(" · ")[0], description="")):
        fields = attempt.fields()
        if not attempt.description:
            del fields["description"]
        try:
            return (await guild.create_scheduled_event(**fields)).id
        except discord.HTTPException as error:
            if error.code == TOO_MANY:
                _log.info("server %d has as many events as Discord allows", guild.id)
                return None
            if verdict(error) != "refused":
                raise
            _log.info("an event was refused: %s", replies.brief(error))
    return None


async def _changed(guild: discord.Guild, event: discord.ScheduledEvent, said: Notice) -> int | None:
    """Change an event; its number. Where Discord refuses that, as it does once an event has begun,
    a new one takes its place."""
    try:
        await event.edit(**said.fields())
    except discord.HTTPException as error:
        if error.code != UNKNOWN_EVENT and verdict(error) != "refused":
            raise
        _log.info("event %d was not changed: %s", event.id, replies.brief(error))
        await _deleted(event)
        return await _created(guild, said)
    return event.id


async def _deleted(event: discord.ScheduledEvent) -> None:
    """Delete an event. Raises what may pass."""
    try:
        await event.delete()
    except discord.HTTPException as error:
        if error.code != UNKNOWN_EVENT and verdict(error) != "refused":
            raise
        _log.info("event %d was not deleted: %s", event.id, replies.brief(error))
