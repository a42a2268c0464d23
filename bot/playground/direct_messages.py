"""Shows the bot's direct messages in the channel of the table.

The page of the simulated Discord has one channel. So a direct message appears there too, only for
its reader, with working buttons; its text and pictures go to the terminal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import simcord
from simcord.backend.serializers import user_payload
from simcord.enums import InteractionType

PRIVATE = 1 << 6
"""Discord's flag of a message that one person alone sees."""
TEXT = 10
"""Discord's number of a component with text."""


class DirectMessages:
    """Listens to the events of the simulated Discord.

    channel: where the copies stand. headed: the line above a copy that says what it is.
    """

    def __init__(
        self,
        env: simcord.Env,
        channel: simcord.ChannelHandle,
        headed: str,
        folder: Path,
        say: Callable[[str], None],
    ) -> None:
        self._backend = env.backend
        self._channel = channel.id
        self._headed = headed
        self._folder = folder
        self._say = say
        self._count = 0

    def __call__(self, event: str, message: Mapping[str, Any]) -> None:
        """Hear of one event."""
        if event not in ("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE"):
            return
        channel = self._backend.channels[int(message["channel_id"])]
        if channel.guild_id is not None:
            return
        if event == "MESSAGE_DELETE":
            self._backend.messages[self._channel].pop(int(message["id"]), None)
            return
        if int(message["author"]["id"]) == self._backend.bot_user.id:
            reader = channel.recipient_ids[0]
            self._copy(channel.id, int(message["id"]), reader)
            if event == "MESSAGE_CREATE":
                self._tell(self._backend.get_user(reader).name, message)

    def _copy(self, channel: int, number: int, reader: int) -> None:
        """Let the reader find a message in the channel of the table."""
        dm = self._backend.get_message(channel, number)
        head = {"type": TEXT, "id": 0, "content": f"-# {self._headed}"}
        self._backend.messages[self._channel][number] = replace(
            dm,
            channel_id=self._channel,
            flags=dm.flags | PRIVATE,
            components=[head, *dm.components],
            interaction_metadata=self._made_for(number, reader),
        )

    def _made_for(self, number: int, reader: int) -> dict[str, Any]:
        """What tells whom alone a message is for: all that discord.py reads of it, or a press in
        that message would be of none, and not be answered."""
        return {
            "id": str(number),
            "type": int(InteractionType.MESSAGE_COMPONENT),
            "user": user_payload(self._backend.get_user(reader)),
            "authorizing_integration_owners": {},
        }

    def _tell(self, name: str, message: Mapping[str, Any]) -> None:
        self._say(f"Direct message to {name}: {_words(message)}")
        for attachment in message["attachments"]:
            data = self._backend.cdn.get(attachment["url"])
            if data is not None:
                self._say(f"  with {self._keep(name, attachment['filename'], data)}")

    def _keep(self, name: str, filename: str, data: bytes) -> Path:
        self._folder.mkdir(parents=True, exist_ok=True)
        self._count += 1
        path = self._folder / f"{self._count:03}-{name.lower()}-{Path(filename).name}"
        path.write_bytes(data)
        return path


def _words(message: Mapping[str, Any]) -> str:
    """The texts of a message on one line."""
    texts = [message.get("content") or ""]
    stack = list(message.get("components") or ())
    while stack:
        component = stack.pop(0)
        texts.append(component.get("content") or "")
        stack = [*(component.get("components") or ()), *stack]
    return " ".join(" ".join(texts).split()) or "(no words)"
