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


class Registration:
    """Sends the commands. home: the only server in which they are registered; None for all.

    resend: send them at the next start even if nothing changed: Discord has forgotten them.
    """

    def __init__(self, context: Context, home: int | None) -> None:
        self._context = context
        self._home = discord.Object(home) if home is not None else None
        self._task: asyncio.Task[None] | None = None
        self._resent = False
        self.resend = False

    def begin(self) -> None:
        """Start to bring Discord's commands up to date, in the background."""
        if self._home is not None:
            self._context.client.tree.copy_global_to(guild=self._home)
        limits.warn("a command", limits.commands_problems(self._payload()))
        self._start(force=self.resend, first=True)

    def again(self) -> None:
        """Send the commands once more, at most once, because somebody used one that the bot does
        not have."""
        if not self._resent and (self._task is None or self._task.done()):
            self._resent = True
            self._start(force=True)

    def invited(self, guild_id: int) -> None:
        """Send the commands for a server that has just invited the bot, because an earlier removal
        deleted them."""
        if self._home is not None and self._home.id == guild_id:
            if self._task is not None:
                self._task.cancel()
            self._start(force=True)

    async def stop(self) -> None:
        """Stop; the rest is done after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _start(self, *, force: bool, first: bool = False) -> None:
        self._task = asyncio.create_task(self._run(force, first), name="registration")

    async def _run(self, force: bool, first: bool) -> None:
        """Send the commands if they have changed, or in any case (`force`). At the start of several
        nodes (`first`) only one does. Later each node acts on what only it has heard."""
        failed, owner = 0, self._context.service.owner
        while True:
            try:
                if force or await self._known() != await self._hash():
                    if first and not owner.owns(0):
                        await asyncio.sleep(LEFT_TO_ANOTHER)
                        continue
                    await self._context.client.tree.sync(guild=self._home)
                    await self._note(await self._hash())
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
                # The commands of the last start still work, so games can go on.
                pause, why = PAUSES[min(failed, len(PAUSES) - 1)], str(error)
            failed += 1
            _log.error(
                "the commands could not be registered, again in %d s: %s",
                pause,
                " ".join(why.split()),
            )
            await asyncio.sleep(pause)

    def _payload(self) -> list[dict[str, Any]]:
        tree = self._context.client.tree
        return [c.to_dict(tree) for c in tree.get_commands(guild=self._home)]

    async def _hash(self) -> str:
        """A hash of what would be sent, in all languages."""
        tree, found = self._context.client.tree, self._payload()
        if tree.translator is not None:
            found = [
                await c.get_translated_payload(tree, tree.translator)
                for c in tree.get_commands(guild=self._home)
            ]
        ordered = sorted(found, key=lambda c: (c.get("type", 1), c["name"]))
        said = json.dumps(ordered, sort_keys=True, ensure_ascii=False)
        return hashlib.sha256(said.encode()).hexdigest()

    @property
    def _key(self) -> tuple[int, int]:
        return (
            self._context.client.application_id or 0,
            EVERYWHERE if self._home is None else self._home.id,
        )

    async def _known(self) -> str | None:
        """The hash of what was sent last."""
        return await self._context.service.store.read(lambda db: command_rows.known(db, *self._key))

    async def _note(self, name: str) -> None:
        at = self._context.service.now()
        await self._context.service.store.write(
            lambda db: command_rows.note(db, *self._key, name, at)
        )
