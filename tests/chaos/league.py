"""People of one server who play one season after the other, and the manager who sets them up.

Whole games take too long here: at most tables somebody gives up after a round or two.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

from simcord.backend.models import Message

from render.lang.catalogue.bot_competitions import BotCompetitions
from tests.bot.simulated import Press, presses, words
from tests.chaos.hands import Died, Gone, Hands, Option, nap
from tests.chaos.people import Party

NUMBER = 4
"""The type of options of a command that are numbers."""
SIZES = (2, 2, 3)
"""Players of a table of a season: how many make up the usual group differs."""
PLAYS, GIVES_UP, LOOKS = 0.3, 0.6, 0.1
"""How often the people of a table play on, one of them gives up, and somebody looks at the
standings."""
LEAVES = 0.04
"""How often somebody drops out of a season that runs, once in a run."""
FEW = 30.0
"""Seconds after which the manager lets smaller groups play."""
LATE = 120.0
"""Seconds after which the manager ends a season: what was played by then counts."""
POSTED = 20.0
"""Seconds in which the message of a new season is there."""


@dataclass
class League:
    """People of one server. Every third one takes no direct messages.

    channel: where their seasons are posted. manager: who sets them up.
    """

    hands: Hands
    game: str
    channel: int
    manager: int
    users: tuple[int, ...]
    resting: asyncio.Event = field(default_factory=asyncio.Event)
    parties: dict[int, Party] = field(default_factory=dict)
    """Who plays in which thread."""
    left: int | None = None
    """Who has dropped out."""
    _in: set[tuple[int, str, int]] = field(default_factory=set)
    """Who has signed up, or said that they are in, by which message."""
    _set_up: float = -LATE
    """When a season was last set up."""

    def __post_init__(self) -> None:
        private = self.hands.server.backend.get_dm_channel
        self.hands.server.closed |= {private(user).id for user in self.closed}

    @property
    def closed(self) -> tuple[int, ...]:
        """Who takes no direct messages."""
        return self.users[2::3]

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
        await self._look_after_season()
        for user in self.hands.rng.sample(self.users, len(self.users)):
            if user != self.left:
                await self._take_part(user)
        for party in self._tables():
            if self.hands.rng.random() < PLAYS:
                await party.round()
            if self.hands.rng.random() < GIVES_UP:
                await self._give_up(party)
        await nap()

    # --- the manager -----------------------------------------------------------------------------

    async def _look_after_season(self) -> None:
        """Set up a season unless one goes on. One with too few people begins with fewer; one that
        takes too long is ended, or called off."""
        age = time.monotonic() - self._set_up
        if self._season() is None:
            if age > POSTED:
                await self._set_season_up()
        elif age > LATE:
            await self._managed("compend", "compended")
            self._set_up = time.monotonic()
        elif age > FEW and not self._runs():
            await self._managed("compsmall")

    async def _set_season_up(self) -> None:
        """How soon it starts is set by the database (`diary.SIGN_UP`)."""
        starts = datetime.now(UTC) + timedelta(days=3)
        await self.hands.command(
            self.channel,
            self.manager,
            "server season",
            game=self.game,
            size=Option(NUMBER, self.hands.rng.choice(SIZES)),
            starts=f"{starts:%Y-%m-%d %H:%M}",
        )
        self._set_up = time.monotonic()

    async def _managed(self, *ops: str) -> None:
        """Press these buttons of the page for managers, as far as they are there."""
        page = await self.hands.command(self.channel, self.manager, "server season")
        for op in ops:
            button = self._button(page, op)
            if button is not None:
                page = await self.hands.press(self.manager, page, button)

    # --- the people ------------------------------------------------------------------------------

    def _season(self) -> Message | None:
        """The message of the season that goes on."""
        newest = self.hands.newest(self.channel, "compstand")
        return None if newest is None or self._button(newest, "compout") is None else newest

    def _runs(self) -> bool:
        season = self._season()
        return season is not None and BotCompetitions().state("running") in words(
            self.hands.seen(season)
        )

    async def _take_part(self, user: int) -> None:
        """Sign up, say that one is in, look, or drop out."""
        season = self._season()
        if season is None:
            return
        if not self._runs() or self.hands.rng.random() < LOOKS:  # after the start people wait
            await self._once(user, season, "compsign")
        await self._say_in(user, season)
        if self.hands.rng.random() < LOOKS:
            await self._press(user, season, self.hands.rng.choice(("compstand", "comptables")))
        if self._runs() and self.left is None and self.hands.rng.random() < LEAVES:
            page = await self._press(user, season, "compout")
            if page is not None:
                self.left = user
                await self._press(user, page, "compleave")

    async def _say_in(self, user: int, season: Message) -> None:
        """In the direct message that asks; who takes none, in the channel."""
        private = self.hands.server.backend.get_dm_channel(user).id
        asked = self.hands.newest(private, "compin")
        if asked is not None:
            await self._once(user, asked, "compin")
        else:
            await self._once(user, season, "compin")

    async def _once(self, user: int, message: Message, op: str) -> None:
        if (message.id, op, user) not in self._in:
            done = await self._press(user, message, op)
            if done is not None:
                self._in.add((message.id, op, user))

    async def _press(self, user: int, message: Message, op: str) -> Message | None:
        button = self._button(message, op)
        if button is None:
            return None
        return await self.hands.press(user, message, button, fill=self._filled)

    def _filled(self, item: Mapping[str, Any]) -> dict[str, Any]:
        """A field of the window in which one signs up."""
        component = item["component"]
        chosen: dict[str, dict[str, Any]] = {
            "most": {"value": str(self.hands.rng.randint(1, 3))},
            "hours": {"values": []},
        }
        return {
            "type": component["type"],
            "custom_id": component["custom_id"],
            **chosen[component["custom_id"]],
        }

    def _button(self, message: Message, op: str) -> Press | None:
        shown = presses(self.hands.seen(message))
        return next((press for press in shown if press.parsed.op == op), None)

    # --- tables ----------------------------------------------------------------------------------

    def _tables(self) -> list[Party]:
        """Those who play in the threads below the channel."""
        for thread in self.hands.server.threads_of(self.channel):
            users = tuple(user for user in self.users if user in thread.thread_members)
            if thread.id not in self.parties and len(users) > 1:
                self.parties[thread.id] = Party(self.hands, self.game, thread.id, users)
        return [party for party in self.parties.values() if party.running()]

    async def _give_up(self, party: Party) -> None:
        """Somebody gives up."""
        user = self.hands.rng.choice(party.users)
        page = await self.hands.command(party.channel, user, "game leave")
        asked = self._button(page, "giveup")
        if asked is None:
            return
        page = await self.hands.press(user, page, asked)
        sure = [p for p in presses(self.hands.seen(page)) if p.value is None]
        for button in sure:
            if button.token.startswith("y"):
                await self.hands.press(user, page, button)
                return
