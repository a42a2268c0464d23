"""What Discord's messages look like on the wire, where SimCord still sends older ones.

Since April 2026 a message with components names no files: `attachments` is empty, and the number of
a file stands in the gallery that shows it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import discord
import pytest
from simcord import ResponseMessage
from simcord._dpy_internals import get_state
from simcord.backend import serializers

WITH_COMPONENTS = discord.MessageFlags(components_v2=True).value


def _held(message: ResponseMessage) -> list[discord.Attachment]:
    """The files that the server holds for a message, whatever it tells of them."""
    state: Any = get_state(message._env.bot)
    return [discord.Attachment(data=file, state=state) for file in message._message.attachments]  # type: ignore[arg-type]


@contextmanager
def as_discord_sends() -> Iterator[None]:
    """The bot gets messages as Discord sends them; a test still sees which files they have."""
    complete = serializers.message_payload

    def sent(backend: Any, message: Any, **more: Any) -> Any:
        payload: Any = complete(backend, message, **more)
        if message.flags & WITH_COMPONENTS:
            payload["attachments"] = []
        return payload

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(serializers, "message_payload", sent)
        patch.setattr(ResponseMessage, "attachments", property(_held))
        yield
