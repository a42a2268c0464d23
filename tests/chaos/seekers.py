"""People who look for a table: they say what they would play, answer when they are asked, play at
the tables that are opened for them, take part in tournaments, and follow the tables of others. A
manager looks after the server's notice board and tournaments."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

from simcord.backend.models import Channel, Message

from tests.bot.simulated import Press, presses, words
from tests.chaos.hands import Died, Gone, Hands, Option, nap
from tests.chaos.people import SNOOZES, Party

WISHES, AGREES, FOLLOWS = 0.6, 0.96, 0.3
"""How often somebody who has no table says what they would play, agrees when asked, and follows a
table."""
LATE = 180.0
"""Seconds in which a tournament has begun."""
NUMBER, CHANNEL = 4, 7
"""The types of options of a command that are numbers and channels."""


@dataclass
class Seekers:
    """People of one server. Every second one takes no direct messages.

    channel: where they say what they would play. notices: the channel of the notice board.
    manager: who may set it up.
    """

    hands: Hands
    game: str
    channel: int
    notices: int
    manager: int
    users: tuple[int, ...]
    resting: asyncio.Event = field(default_factory=asyncio.Event)
    parties: dict[int, Party] = field(default_factory=dict)
    """Who plays in which thread."""
    _in: set[tuple[int, str, int]] = field(default_factory=set)
    """Who has signed up, or said that they are in, by which message."""
    _set_up: float = 0.0
    """When a tournament was last set up."""
    _answered: set[int] = field(default_factory=set)
    """Calls in the channel that somebody has answered."""

    def __post_init__(self) -> None:
        private = self.hands.server.backend.get_dm_channel
        self.hands.server.closed |= {private(user).id for user in self.closed}

    @property
    def closed(self) -> tuple[int, ...]:
        """Who takes no direct messages."""
        return self.users[1::2]

    @property
    def threads(self) -> list[Channel]:
        """The threads that were opened for tables: below the notice board, if it was there."""
        server = self.hands.server
        return [*server.threads_of(self.channel), *server.threads_of(self.notices)]

    @property
    def boards(self) -> list[Message]:
        """The messages of the notice board; others tell of new threads."""
        return [message for message in self._posted(self.notices) if message.components]

    async def play(self) -> None:
        """Go on until cancelled; a death of the bot is only a pause."""
        self.resting.set()
        while True:
            await self.resting.wait()
            try:
                await self._something()
            except (Died, Gone):
                await nap()

    async def _something(self) -> None:
        if not self.boards:
            await self._set_board()
        await self._look_after_tournament()
        for user in self.hands.rng.sample(self.users, len(self.users)):
            await self._answer(user)
            await self._take_part(user)
            if self._plays(user) is None and self.hands.rng.random() < WISHES:
                await self._wish(user)
        for party in self._tables():
            await party.round()
            if self.hands.rng.random() < FOLLOWS:
                await self._follow(party)

    # --- the notice board ------------------------------------------------------------------------

    async def _set_board(self) -> None:
        channel = self.hands.server.named(self.notices)
        await self.hands.command(
            self.channel, self.manager, "server board", channel=Option(CHANNEL, *channel)
        )

    def _posted(self, channel: int) -> list[Message]:
        stored = self.hands.server.backend.messages.get(channel, {})
        return [message for message in stored.values() if not message.is_ephemeral]

    # --- tournaments -----------------------------------------------------------------------------

    async def _look_after_tournament(self) -> None:
        """The manager sets one up unless one goes on, and calls off one that does not begin: a node
        whose clock is wrong may have taken the time for tomorrow's."""
        newest = self.hands.newest(self.channel, "compstand")
        if newest is None or self._button(newest, "compout") is None:
            await self._set_tournament_up()
        elif self._button(newest, "compin") is None and time.monotonic() - self._set_up > LATE:
            page = await self.hands.command(self.channel, self.manager, "server tournament")
            for op in ("compend", "compended"):
                button = self._button(page, op)
                if button is not None:
                    page = await self.hands.press(self.manager, page, button)
            self._set_up = time.monotonic()

    async def _set_tournament_up(self) -> None:
        begin = datetime.now(UTC) + timedelta(minutes=2)
        await self.hands.command(
            self.channel,
            self.manager,
            "server tournament",
            game=self.game,
            kind=self.hands.rng.choice(("swiss", "knockout")),
            size=Option(NUMBER, 2),
            rounds=Option(NUMBER, 2),
            starts=f"{begin:%H:%M}",
        )
        self._set_up = time.monotonic()

    async def _take_part(self, user: int) -> None:
        """Sign up, and say that one is in, in the channel."""
        for op in ("compsign", "compin"):
            message = self.hands.newest(self.channel, op)
            button = None if message is None else self._button(message, op)
            if (
                message is not None
                and button is not None
                and (message.id, op, user) not in self._in
            ):
                await self.hands.press(user, message, button)
                self._in.add((message.id, op, user))

    # --- wishes and matches ----------------------------------------------------------------------

    async def _wish(self, user: int) -> None:
        """Say by the window of `/find` that one would play the game of two."""
        page = await self.hands.command(self.channel, user, "find")
        button = self._button(page, "wishopen")
        if button is not None:
            await self.hands.press(user, page, button, fill=self._filled)

    def _filled(self, item: Mapping[str, Any]) -> dict[str, Any]:
        """A field of that window."""
        component = item["component"]
        name = component["custom_id"]
        wanted: dict[str, Any] = {
            "games": {"values": [self.game]},
            "sizes": {"values": ["2"]},
            "pace": {"value": "daily"},
            "most": {"value": "1"},
            "until": {"value": "month"},
        }
        return {"type": component["type"], "custom_id": name, **wanted[name]}

    async def _answer(self, user: int) -> None:
        """Answer what is asked in a direct message, or behind the call in the channel."""
        private = self.hands.server.backend.get_dm_channel(user).id
        asked = self.hands.newest(private, "matchyes")
        if asked is None:
            asked = await self._called(user)
        if asked is not None:
            yes = self.hands.rng.random() < AGREES
            button = self._button(asked, "matchyes" if yes else "matchno")
            if button is not None:
                await self.hands.press(user, asked, button)
        if self.hands.rng.random() < SNOOZES:
            await self.hands.put_off(user)

    async def _called(self, user: int) -> Message | None:
        """What a call in the channel is about, if there is one that nobody has answered."""
        for message in reversed(self._posted(self.channel)):
            button = self._button(message, "match")
            mine = button is not None and user in message.ping_user_ids
            if button is not None and mine and message.id not in self._answered:
                page = await self.hands.press(user, message, button)
                self._answered.add(message.id)
                return page
        return None

    def _button(self, message: Message, op: str) -> Press | None:
        shown = presses(self.hands.seen(message))
        return next((press for press in shown if press.parsed.op == op), None)

    # --- tables ----------------------------------------------------------------------------------

    def _tables(self) -> list[Party]:
        """Those who play in the threads below the channel."""
        for thread in self.threads:
            users = tuple(user for user in self.users if user in thread.thread_members)
            if thread.id not in self.parties and len(users) > 1:
                self.parties[thread.id] = Party(self.hands, self.game, thread.id, users)
        return [party for party in self.parties.values() if party.running()]

    def _plays(self, user: int) -> Party | None:
        return next((party for party in self._tables() if user in party.users), None)

    async def _follow(self, party: Party) -> None:
        """Somebody who does not play follows a table."""
        board = party.newest("words")
        others = [user for user in self.users if user not in party.users]
        button = None if board is None else self._button(board, "words")
        if board is None or button is None or not others:
            return
        follower = self.hands.rng.choice(others)
        shown = await self.hands.press(follower, board, button)
        follow = self._button(shown, "follow")
        if follow is not None and "Follow" in words(self.hands.seen(shown)):
            await self.hands.press(follower, shown, follow)
