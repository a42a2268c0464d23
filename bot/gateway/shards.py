"""Watches the bot's connections to Discord: which are up, and since when one is down.

Discord divides the servers into shards. Each shard is a separate connection, which comes and goes
independently and has its own line in the log.
"""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable
from dataclasses import dataclass

import discord
from discord.ext import commands
from discord.gateway import ReconnectWebSocket

from bot.widgets.answers import FAILURES
from bot.widgets.replies import brief
from tables.model.log import facts

STARTING = 180.0
"""Seconds that the first connection may take."""
RECONNECTING = 90.0
"""Seconds that a later connection may be down."""
TURN = 6.0
"""Additional seconds for each further shard, because they connect one after the other."""
BEATS = 60.0
"""Seconds in which a shard gives at least one sign of life; Discord asks for one every 41."""
ALONE = 60.0
"""Seconds after which the tables of other shards no longer wait for one that does not connect at a
start."""
LOOK = 1.0
"""After that, seconds between two checks whether one has connected."""
LOST = (*FAILURES, discord.ConnectionClosed, discord.GatewayNotFound, ReconnectWebSocket)
"""What a connection may raise that fails or breaks."""

RECOUNTED = "the nodes share another number of shards now; a new start brings it"
OUTGROWN = (
    "a newer Agora has changed the database: this one cannot go on; install the newer version "
    "(schema {schema}) and start it"
)
EVICTED = (
    "this bot was cut off from its database, and somebody has it for themselves by now; a new "
    "start begins when it is free"
)
"""Why a process must end and be started again."""

_log = logging.getLogger("agora.gateway")


class NoStartsLeft(Exception):
    """Discord allows fewer new sessions now than the bot has shards. A bot that starts them anyway
    loses its token."""

    def __init__(self, left: int, needed: int, seconds: float) -> None:
        super().__init__(
            f"Discord allows {left} more sessions for now and {needed} are needed; "
            f"there are more in {round(seconds / 60)} minutes"
        )


def shard_of(guild_id: int, count: int) -> int:
    """The number of the shard, out of `count`, to which Discord assigns a server."""
    return (guild_id >> 22) % count


async def may_start(client: discord.AutoShardedClient, wanted: int | None) -> int:
    """How many shards to start; as many as Discord recommends if `wanted` is None.

    Raises `NoStartsLeft` before any session starts, and what a request raises.
    """
    recommended, _, limit = await client.http.get_bot_gateway()
    needed = wanted or recommended
    if limit["remaining"] < needed:
        raise NoStartsLeft(limit["remaining"], needed, limit["reset_after"] / 1_000)
    if needed != recommended:
        _log.info("shards: %d; Discord recommends %d", needed, recommended)
    return needed


@dataclass(slots=True)
class Shard:
    """One connection. away: since when it is down; None while it is up. here: when it last came up;
    None before the first time. lost: how often it was lost."""

    away: float | None
    here: float | None = None
    lost: int = 0

    @property
    def came(self) -> bool:
        """Whether it was ever up."""
        return self.here is not None


class ShardWatch:
    """Tracks which shards are connected, and logs each change in one line.

    clock: seconds of a clock that nobody sets, from any start. lost: called with a shard that has
    lost its connection.
    """

    def __init__(
        self,
        client: commands.AutoShardedBot,
        clock: Callable[[], float] = time.monotonic,
        lost: Callable[[int], None] = lambda number: None,
    ) -> None:
        self._client = client
        self._lost = lost
        self._clock = clock
        self._started = clock()
        self._shards: dict[int, Shard] = {}
        self.given_up: float | None = None
        """Since when Discord has been out of reach, if this node gave its shards to others for
        that."""
        self._expected: frozenset[int] | None = None
        client.add_listener(self._connected, "on_shard_connect")
        client.add_listener(self._resumed, "on_shard_resumed")
        client.add_listener(self._disconnected, "on_shard_disconnect")

    @property
    def shards(self) -> dict[int, Shard]:
        """All shards of this process, by number; one before Discord has said how many."""
        if self._expected is not None:
            return {n: self._shard(n) for n in sorted(self._expected)}
        return {n: self._shard(n) for n in range(self.count)}

    @property
    def count(self) -> int:
        """How many shards the bot has, including those of other nodes."""
        return self._client.shard_count or 1

    def expect(self, numbers: frozenset[int]) -> None:
        """Set which shards this node should have from now on, if nodes share them."""
        for number in self._shards.keys() - numbers:
            del self._shards[number]
        for number in numbers - self._shards.keys():
            self._shards[number] = Shard(self._clock())
        self._expected = numbers

    @property
    def complete(self) -> bool:
        """Whether each of them was up at least once."""
        return all(shard.came for shard in self.shards.values())

    def latencies(self) -> dict[int, float]:
        """Seconds from the last heartbeat of each shard to its answer. A shard that has just
        connected is left out: the library sends its first heartbeat, then waits for its turn to
        identify, and reads the answer only after that."""
        now, shards = self._clock(), self.shards

        def settled(number: int) -> bool:
            shard = shards.get(number)
            if shard is None or shard.away is not None or shard.here is None:
                return False
            return now - shard.here > BEATS

        found = self._client.latencies
        return {n: seconds for n, seconds in found if math.isfinite(seconds) and settled(n)}

    def deaf(self) -> float:
        """For how many seconds none of this node's several shards was connected."""
        return self._clock() - self.deaf_since()

    def deaf_since(self) -> float:
        """Since when that has been so; now, if it is not."""
        away = [shard.away for shard in self.shards.values()]
        gone = [at for at in away if at is not None]
        return max(gone) if gone and len(gone) == len(away) else self._clock()

    def away(self) -> list[int]:
        """The shards that are down now."""
        return [n for n, shard in self.shards.items() if shard.away is not None]

    def _shard(self, number: int) -> Shard:
        return self._shards.setdefault(number, Shard(self._started))

    async def _connected(self, number: int) -> None:
        """A session has begun: the first, or one that replaces a lost session."""
        if number not in self.shards:
            return
        if not self._shard(number).came:
            self._note(number)
            _log.info("shard %d is connected", number, extra=facts("shard connected", shard=number))
        else:
            self._back(number, "with a new session")

    async def _resumed(self, number: int) -> None:
        if number in self.shards:
            self._back(number, "and missed nothing")

    async def _disconnected(self, number: int) -> None:
        """A connection was lost; the library reports each failed reconnect, too."""
        shard = self.shards.get(number)
        if shard is not None and shard.away is None:
            shard.away = self._clock()
            shard.lost += 1
            self._lost(number)
            _log.info(
                "shard %d lost its connection", number, extra=facts("shard lost", shard=number)
            )

    def _back(self, number: int, how: str) -> None:
        seconds = round(self._note(number), 1)
        told = facts("shard back", shard=number, seconds=seconds)
        _log.info("shard %d is back after %.1f s, %s", number, seconds, how, extra=told)

    def _note(self, number: int) -> float:
        """Note that a shard is up; for how many seconds it was down."""
        shard = self._shard(number)
        gone = 0.0 if shard.away is None else self._clock() - shard.away
        shard.away, shard.here = None, self._clock()
        return gone


class Weather(logging.Filter):
    """Logs a failed connection that is retried in one line without a traceback, because that is
    normal."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, LOST):
            record.levelno, record.levelname = logging.WARNING, "WARNING"
            record.msg, record.args = f"{record.getMessage()} {brief(error)}", ()
            record.exc_info = record.exc_text = None
        return True


_weather = Weather()


def quieten() -> None:
    """Make the library log everyday errors in one line."""
    logging.getLogger("discord.shard").addFilter(_weather)
