"""What Discord does where the bot was not invited: for people who have added it to themselves, in
messages between other people, and on servers without the bot. SimCord knows none of that.

Everything here follows Discord's documentation. On two points that is silent: whether people who
share no server with the bot can be written to (`written_to`), and whether a group message names its
members (here it does not).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import discord
import pytest
import simcord
from simcord import ChannelHandle, MemberActor, UserHandle, _modal, actors, interactions
from simcord.backend import access
from simcord.backend.command_access import Access, command_access
from simcord.backend.errors import BackendError
from simcord.backend.models import Interaction
from simcord.backend.models.channel import Channel
from simcord.backend.ops import commands as command_ops

SERVERS, OURS, OTHERS = 0, 1, 2
"""Where something is pressed: on a server, in a message of the bot, in any other message."""
SERVER, PERSON = 0, 1
"""With what a command comes: with a server's bot, or with a person."""
EPHEMERAL = 1 << 6
FOLLOW_UPS = 5
"""So many messages may follow the first answer where only a person has added the bot."""
MESSAGE, THINKING = 4, 5
"""First answers that are messages."""
PRIVATE, GROUP = 1, 3
"""Kinds of channels."""
IN_MESSAGES = discord.Permissions(attach_files=True, embed_links=True, mention_everyone=True)
"""What the bot may do in messages between other people."""


class Elsewhere(UserHandle):
    """Somebody in a message between people, of which the bot is no part."""

    def __init__(self, user: UserHandle, channel: Channel) -> None:
        super().__init__(user._env, user._user)
        self.where = channel

    @property
    def dm_channel(self) -> ChannelHandle:
        """The message in which they type and press."""
        return ChannelHandle(self._env, None, self.where)


class Installs:
    """Who has added the bot to themselves, and what Discord refuses or changes for that.

    written_to: whether somebody who has added the bot, but shares no server with it, can be written
    to. muffled: the servers that let apps of their members answer in private only. refused: the
    requests about channels of which the bot is no part. late: the presses with which it tried to
    speak after their quarter of an hour. most: so many messages followed one press at most.
    """

    def __init__(self) -> None:
        self.env: simcord.Env
        self.people: set[int] = set()
        self.written_to = False
        self.muffled: set[int] = set()
        self.refused: list[tuple[str, str]] = []
        self.late: list[int] = []
        self.most = 0
        self._brought: dict[int, dict[str, str]] = {}
        self._source: int | None = None

    # --- what people do --------------------------------------------------------------------------

    def add(self, *people: MemberActor | UserHandle) -> None:
        """They add the bot to themselves."""
        self.people.update(person.id for person in people)

    def remove(self, person: MemberActor | UserHandle) -> None:
        """Somebody removes the bot from their apps."""
        self.people.discard(person.id)

    def message(self, *people: MemberActor | UserHandle) -> list[Elsewhere]:
        """A message between people, a group message for more than two; each of them in it."""
        users = [p.user if isinstance(p, MemberActor) else p for p in people]
        kind = PRIVATE if len(users) == 2 else GROUP
        channel = self.env.backend.create_channel(None, None, type=kind)
        channel.recipient_ids = [user.id for user in users]
        return [Elsewhere(user, channel) for user in users]

    def foreign(self, name: str, *people: MemberActor) -> tuple[ChannelHandle, list[MemberActor]]:
        """A server without the bot: a channel of it, and the people there."""
        backend = self.env.backend
        guild = self.env.create_guild(name)
        channel = guild.create_text_channel("general")
        members = [guild.add_member(person.user) for person in people]
        del backend.get_guild(guild.id).members[backend.bot_user.id]
        backend.emit("GUILD_DELETE", {"id": str(guild.id)})
        return channel, members

    # --- who brings the bot where ----------------------------------------------------------------

    def _context(self, channel: Channel, user_id: int) -> int:
        if channel.guild_id is not None:
            return SERVERS
        return OURS if self.env.backend.dm_channels.get(user_id) == channel.id else OTHERS

    def _invited(self, channel: Channel) -> bool:
        """Whether the bot is on the server of a channel."""
        backend = self.env.backend
        guild = backend.guilds.get(channel.guild_id or 0)
        return guild is not None and backend.bot_user.id in guild.members

    def _part(self, channel: Channel) -> bool:
        """Whether the bot is part of a channel."""
        ours = channel.id in self.env.backend.dm_channels.values()
        return ours if channel.guild_id is None else self._invited(channel)

    def _owners(self, channel: Channel, user_id: int, types: list[int]) -> dict[str, str]:
        """By which installs a command works here: of a server, of a person."""
        found = {}
        if SERVER in types and self._invited(channel):
            found[str(SERVER)] = str(channel.guild_id)
        if SERVER in types and self._context(channel, user_id) == OURS:
            found[str(SERVER)] = "0"
        if PERSON in types and user_id in self.people:
            found[str(PERSON)] = str(user_id)
        return found

    def access(self, backend: Any, command: Any, *, user_id: int, channel_id: int) -> Access:
        """Whether somebody is offered a command."""
        channel = backend.get_channel(channel_id)
        context = self._context(channel, user_id)
        contexts = command.get("contexts")
        if contexts is not None and context not in contexts:
            return Access(False, "context")
        owners = self._owners(channel, user_id, command.get("integration_types") or [SERVER])
        if not owners:
            return Access(False, "install")
        if str(SERVER) in owners or context == SERVERS:
            return command_access(backend, command, user_id=user_id, channel_id=channel_id)
        return Access(True, None)

    def _by(self, record: Interaction, data: Any) -> dict[str, str]:
        """Who brought the bot to where this is pressed. A control belongs to whoever brought its
        message, whoever presses it."""
        backend = self.env.backend
        channel = backend.get_channel(record.channel_id)
        if self._source is not None:
            for earlier in backend.interactions.values():
                if self._source in (earlier.message_id, *earlier.followup_ids):
                    return self._brought.get(earlier.id, {})
        command = backend.find_command(str(data.get("name")), record.guild_id)
        types = [SERVER] if command is None else command.get("integration_types") or [SERVER]
        return self._owners(channel, record.user_id, types)

    def payload(self, original: Callable[..., Any], backend: Any, **given: Any) -> Any:
        """An event about a press, as Discord sends it."""
        record, payload = original(backend, **given)
        channel = backend.get_channel(record.channel_id)
        owners = self._brought[record.id] = self._by(record, given["data"])
        payload["authorizing_integration_owners"] = owners
        payload["context"] = self._context(channel, record.user_id)
        if payload["context"] == OTHERS:
            payload["app_permissions"] = str(IN_MESSAGES.value)
            payload["channel"] = {"id": str(channel.id), "type": channel.type, "recipients": []}
            payload["channel"] |= {"owner_id": str(channel.recipient_ids[0]), "name": None}
        elif channel.guild_id is not None and not self._invited(channel):
            payload["app_permissions"] = payload["member"]["permissions"]
        if channel.guild_id is not None:
            payload["guild"] = {"id": str(channel.guild_id), "locale": "en-US", "features": []}
        return record, payload

    # --- what the bot asks for -------------------------------------------------------------------

    def rule(self, backend: Any, method: str, path: str, rest: dict[str, Any]) -> dict[str, Any]:
        """A request, changed as Discord changes it. Raises what Discord answers if it refuses."""
        parts = path.strip("/").split("/")
        if parts[0] == "channels":
            self._need_part(backend, method, path, parts)
        elif parts[0] == "interactions" and rest["json"]["type"] in (MESSAGE, THINKING):
            record = backend.interactions.get(int(parts[1]))
            data = rest["json"].get("data")
            return {**rest, "json": {**rest["json"], "data": self._muffled(record, data)}}
        if parts[0] == "webhooks" and parts[2] in backend.interaction_tokens:
            self._need_life(backend, parts[2])
        if parts[0] == "webhooks" and len(parts) == 3 and method == "POST":
            record = backend.interactions.get(backend.interaction_tokens.get(parts[2]))
            if record is not None and not record.loading:
                self._count(record)
                self.most = max(self.most, len(record.followup_ids) + 1)
                return {**rest, "json": self._muffled(record, rest["json"])}
        return rest

    def _need_part(self, backend: Any, method: str, path: str, parts: list[str]) -> None:
        channel = backend.channels.get(int(parts[1]))
        if channel is None:
            return
        if not self._part(channel):
            self.refused.append((method, path))
            raise BackendError(403, 50001, "Missing Access")
        if channel.guild_id is None and parts[2:] == ["messages"] and method == "POST":
            [user] = channel.recipient_ids
            if not (self._meets(user) or (self.written_to and user in self.people)):
                raise BackendError(403, 50278, "Cannot send messages to this user due to having no")

    def _need_life(self, backend: Any, token: str) -> None:
        record = backend.interactions[backend.interaction_tokens[token]]
        if record.expires_at is not None and backend.now_iso() >= record.expires_at:
            self.late.append(record.id)
            raise BackendError(401, 50027, "Invalid Webhook Token")

    def _meets(self, user: int) -> bool:
        """Whether somebody shares a server with the bot."""
        backend = self.env.backend
        both = {user, backend.bot_user.id}
        return any(both <= set(guild.members) for guild in backend.guilds.values())

    def _by_person_alone(self, record: Interaction) -> bool:
        return str(SERVER) not in self._brought.get(record.id, {str(SERVER): ""})

    def _count(self, record: Interaction) -> None:
        if self._by_person_alone(record) and len(record.followup_ids) >= FOLLOW_UPS:
            raise BackendError(400, 40094, "This interaction has reached the maximum of follow ups")

    def _muffled(self, record: Interaction | None, data: Any) -> Any:
        """The same message for its reader alone, where a server lets such apps say nothing to
        all."""
        if record is None or record.guild_id not in self.muffled:
            return data
        if not self._by_person_alone(record):
            return data
        return {**(data or {}), "flags": int((data or {}).get("flags") or 0) | EPHEMERAL}

    # --- in the place of SimCord's ---------------------------------------------------------------

    @contextmanager
    def known(self) -> Iterator[Installs]:
        """SimCord knows of them."""
        payload, dispatched = interactions.base_payload, actors._dispatch_actor_interaction
        own, accessible = actors._check_user_dm_channel, access.channel_accessible

        def sent(backend: Any, **given: Any) -> Any:
            return self.payload(payload, backend, **given)

        async def dispatch(*given: Any, **more: Any) -> Any:
            self._source = more.get("source_message_id")
            return await dispatched(*given, **more)

        def where(actor: Any, channel_id: int) -> None:
            if not (isinstance(actor, Elsewhere) and actor.where.id == channel_id):
                own(actor, channel_id)

        def seen(backend: Any, channel_id: int, viewer_id: int, *, history: bool = False) -> bool:
            channel = backend.channels.get(channel_id)
            if channel is not None and channel.guild_id is None:
                return viewer_id in channel.recipient_ids
            return accessible(backend, channel_id, viewer_id, history=history)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(interactions, "base_payload", sent)
            patch.setattr(access, "channel_accessible", seen)
            for module in (actors, _modal):
                patch.setattr(module, "_check_user_dm_channel", where)
                patch.setattr(module, "_dispatch_actor_interaction", dispatch)
            for asking in (actors, command_ops):
                patch.setattr(asking, "command_access", self.access)
            yield self
