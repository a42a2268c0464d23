"""Registers the bot's commands with Discord, only if they have changed.

The database keeps what was sent last, for each application and server. Sending runs while the bot
is connected: a limit or a failure delays no press, and the commands of the last start go on
working. Of several nodes, the one that owns the first tables sends them. So during a rolling
upgrade new commands appear when that node has the new version.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.context import Context
from bot.widgets import limits, replies
from tables.model.errors import StorageFault
from tables.store import command_rows

EVERYWHERE = 0
"""Stands for all servers in the database."""
PAUSES = (60.0, 300.0, 900.0, 3600.0)
"""Seconds until the second, third ... attempt; the last one is repeated."""
LEFT_TO_ANOTHER = 30.0
"""Seconds until a node checks again whether another one has sent the commands, or it must."""
UNKNOWN = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)
"""Errors that show that Discord has other commands than the bot."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Place:
    """Where commands are registered. server: the only one; None for all. key: what it is called in
    the database; below zero for the server where the host alone has commands."""

    server: discord.Object | None
    key: int


class Registration:
    """Sends the commands. home: the only server in which they are registered; None for all. host:
    the server where the host has commands of their own.

    resend: send them at the next start even if nothing changed: Discord has forgotten them.
    """

    def __init__(self, context: Context, home: int | None, host: int | None = None) -> None:
        self._context = context
        self._home = discord.Object(home) if home is not None else None
        self._host = discord.Object(host) if host is not None else None
        self._places = [_Place(self._home, EVERYWHERE if home is None else home)]
        if host is not None and host != home:
            self._places.append(_Place(self._host, -host))
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._resent = False
        self.resend = False

    def offer_host(self, groups: Sequence[app_commands.Group]) -> None:
        """Take the commands of the host, before `begin`."""
        if self._host is not None:
            for group in groups:
                self._context.client.tree.add_command(group, guild=self._host)

    def begin(self) -> None:
        """Start to bring Discord's commands up to date, in the background."""
        if self._home is not None:
            self._context.client.tree.copy_global_to(guild=self._home)
        for place in self._places:
            limits.warn("a command", limits.commands_problems(self._payload(place)))
            self._start(place, force=self.resend, first=True)
        self._context.in_background(self._clear())

    def again(self) -> None:
        """Send the commands once more, at most once, because somebody used one that the bot does
        not have."""
        if not self._resent and all(task.done() for task in self._tasks.values()):
            self._resent = True
            for place in self._places:
                self._start(place, force=True)

    def invited(self, guild_id: int) -> None:
        """Send the commands for a server that has just invited the bot, because an earlier removal
        deleted them."""
        for place in self._places:
            if place.server is not None and place.server.id == guild_id:
                task = self._tasks.get(place.key)
                if task is not None:
                    task.cancel()
                self._start(place, force=True)

    async def stop(self) -> None:
        """Stop; the rest is done after the next start."""
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _start(self, place: _Place, *, force: bool, first: bool = False) -> None:
        running = self._run(place, force, first)
        self._tasks[place.key] = asyncio.create_task(running, name="registration")

    async def _run(self, place: _Place, force: bool, first: bool) -> None:
        """Send the commands if they have changed, or in any case (`force`). At the start of several
        nodes (`first`) only one does. Later each node acts on what only it has heard."""
        failed, owner = 0, self._context.service.owner
        while True:
            try:
                if force or await self._known(place) != await self._hash(place):
                    if first and not owner.owns(0):
                        await asyncio.sleep(LEFT_TO_ANOTHER)
                        continue
                    await self._context.client.tree.sync(guild=place.server)
                    await self._note(place, await self._hash(place))
                    _log.info("the commands were sent to Discord")
                return
            except discord.RateLimited as error:
                pause, why = error.retry_after, "a limit of Discord"
            except StorageFault as fault:
                pause, why = PAUSES[0], str(fault)
            except app_commands.CommandSyncFailure as error:
                _log.error("the commands could not be registered; they are refused: %s", error)
                return
            except replies.FAILURES as error:
                if place.key < 0 and isinstance(error, discord.Forbidden):
                    _log.error("AGORA_HOST_SERVER: the bot is not on server %d", -place.key)
                    return  # an invitation brings them
                # The commands of the last start still work, so games can go on.
                pause, why = PAUSES[min(failed, len(PAUSES) - 1)], str(error)
            failed += 1
            _log.error(
                "the commands could not be registered, again in %d s: %s",
                pause,
                " ".join(why.split()),
            )
            await asyncio.sleep(pause)

    async def _clear(self) -> None:
        """Remove the host's commands from servers that are the host's no more."""
        store, application = self._context.service.store, self._application
        wanted = {place.key for place in self._places}
        try:
            known = await store.read(lambda db: command_rows.of_hosts(db, application))
            for key in known:
                if key in wanted or not self._context.service.owner.owns(0):
                    continue
                if -key not in wanted:
                    await self._context.client.tree.sync(guild=discord.Object(-key))
                await store.write(
                    partial(command_rows.forget, application_id=application, guild_id=key)
                )
        except (StorageFault, *replies.FAILURES) as error:
            _log.info("/agora-host stays where it was until the next start: %s", error)

    def _payload(self, place: _Place) -> list[dict[str, Any]]:
        tree = self._context.client.tree
        return [c.to_dict(tree) for c in tree.get_commands(guild=place.server)]

    async def _hash(self, place: _Place) -> str:
        """A hash of what would be sent, in all languages."""
        tree, found = self._context.client.tree, self._payload(place)
        if tree.translator is not None:
            found = [
                await c.get_translated_payload(tree, tree.translator)
                for c in tree.get_commands(guild=place.server)
            ]
        ordered = sorted(found, key=lambda c: (c.get("type", 1), c["name"]))
        said = json.dumps(ordered, sort_keys=True, ensure_ascii=False)
        return hashlib.sha256(said.encode()).hexdigest()

    @property
    def _application(self) -> int:
        return self._context.client.application_id or 0

    async def _known(self, place: _Place) -> str | None:
        """The hash of what was sent last."""
        known = partial(command_rows.known, application_id=self._application, guild_id=place.key)
        return await self._context.service.store.read(known)

    async def _note(self, place: _Place, name: str) -> None:
        at, application = self._context.service.now(), self._application
        await self._context.service.store.write(
            lambda db: command_rows.note(db, application, place.key, name, at)
        )
