"""One more person to look as: the player who is asked just now.

The page can be looked at as each sample player. So that one person can play all seats without
looking up whose turn it is, the last entry stands for the player the table waits for.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import simcord

from tables.service import TableService


class Asked:
    """Knows whom the tables of a channel and its threads await.

    stand_in: the member of the server that stands for them. Listens to the events of the simulated
    Discord, for nobody is asked without a message.
    """

    def __init__(
        self, service: TableService, channel: simcord.ChannelHandle, stand_in: simcord.MemberActor
    ) -> None:
        self._service = service
        self._channel = channel.id
        self._stand_in = stand_in
        self._users: dict[int, int | None] = {}
        self._unseen: set[int] = set()
        self._looking: asyncio.Task[None] | None = None

    def __call__(self, event: str, message: Mapping[str, Any]) -> None:
        """Hear of one event."""
        if event in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            self._unseen.add(int(message["channel_id"]))
            if self._idle():
                self._looking = asyncio.ensure_future(self._look_around())

    async def look(self) -> None:
        """See who is asked in the channel."""
        self._users[self._channel] = await self._asked_in(self._channel)

    async def _look_around(self) -> None:
        while self._unseen:
            channel = self._unseen.pop()
            self._users[channel] = await self._asked_in(channel)

    async def _asked_in(self, channel: int) -> int | None:
        """Who is asked now in a channel; None if a table there awaits nobody, or there is none."""
        table = await self._service.views.table_in(channel)
        if table is None or table.status != "running":
            return None
        position = await self._service.views.position(table.id, None)
        users = (table.seats[d.seat].user_id for d in position.waiting)
        return next((user for user in users if user is not None), None)

    def follow(self, preview: simcord.Preview) -> None:
        """Show the page as the player who is asked, once the stand-in is chosen."""
        shown: Any = preview  # SimCord has no public way to say who stands behind a choice
        chosen = shown._viewer

        def viewer(number: Any) -> Any:
            if str(number) == str(self._stand_in.id):
                user = self._users.get(shown.channel.id)
                return chosen(preview.viewers[0].id if user is None else user)
            return chosen(number)

        shown._viewer = viewer

    def _idle(self) -> bool:
        return self._looking is None or self._looking.done()
