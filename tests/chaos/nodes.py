"""Several nodes at one PostgreSQL database and one Discord, and what may befall them.

A node is killed, falls asleep beyond its lease and goes on, loses the database or Discord, has a
clock that is wrong; the database is ended in the middle of everything, or has no room. People play
on meanwhile. Now and then all nodes are killed at once and the books are balanced; then there is
another number of shards.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import random
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import psycopg

from tables.facts.leases import LEASE
from tests.chaos import diary
from tests.chaos.people import Died, Ledger, Party
from tests.chaos.postgres import SOCKET, Server
from tests.chaos.process import PATIENCE, Nursery, Process
from tests.chaos.proof import Proof, Verdict
from tests.chaos.proxies import Line
from tests.chaos.run import GAMES, LONGEST, PEOPLE, press_everything
from tests.chaos.server import Discord

SKEW = 3600.0
"""Seconds by which the clock of a node may be wrong."""
ASLEEP = (10.5, 13.0)
"""Seconds for which a node is frozen or cut off: longer than a lease."""
BALANCED = 20
"""Kills after which everybody is killed at once and the books are balanced."""
CONVALESCENT = 6.0
"""Seconds after an illness of the database in which nodes find it again, or begin."""
IMPATIENT, TROUBLED = 5.0, 30.0
"""Seconds after which people press again, and for how long after a blow they have reason to."""
FAULTS = (
    "The disk of the database is full; nothing was changed",
    "The database server cannot be reached; nothing was changed",
    "Too many are changing the database at this moment; nothing was changed",
    "The database took too long to answer; nothing was changed",
    "it is not known whether this was stored",
)
"""What people may be told while the database is ill."""
BUSY = 0.5
"""Seconds by which Discord, which shares a machine with everybody else here, may hear late."""
TAKEN_OVER = 15.0
"""Seconds after the last sign of life of a node in which others have to have what it had."""
OVERDUE = (
    "SELECT ceil(1000 * max(extract(epoch from clock_timestamp()) - n.until))"
    " FROM leases l JOIN nodes n ON n.node = l.node WHERE l.kind = 'tables' AND EXISTS"
    " (SELECT 1 FROM nodes m WHERE m.until > 1 + extract(epoch from clock_timestamp()))"
)
"""For how many milliseconds the lease of some tables has been over, while another node lives."""
REST = (1.0, 5.0)
"""Seconds between two blows."""

BLOWS = {"kill": 60, "freeze": 6, "cut": 4, "deaf": 4, "restart": 3, "full": 2}
"""What befalls the nodes, and how often of so many: killed, frozen, cut off from the database, cut
off from Discord; the database restarted at once, its disk full."""


class Attention:
    """What people wait for beside an answer: that some node died, so that theirs may never come."""

    def __init__(self) -> None:
        self.dead = asyncio.Event()
        self.troubled = 0.0
        """Until when it is no wonder if a press is lost."""

    def unheard(self, seconds: float) -> bool:
        """A node that is frozen, or about to lose its connection to Discord, hears no press."""
        return seconds > IMPATIENT and time.monotonic() < self.troubled

    def excused(self, said: str) -> bool:
        """The database was restarted, full or out of reach."""
        return any(fault in said for fault in FAULTS) and time.monotonic() < self.troubled

    def died(self) -> None:
        """Whoever waits for an answer gives up; whoever presses next does not."""
        self.troubled = time.monotonic() + TROUBLED
        self.dead.set()
        self.dead = asyncio.Event()


@dataclass(slots=True)
class One:
    """One node: its process, its lines to the database and to Discord."""

    process: Process
    database: Line
    discord: Line
    frozen: bool = False

    @property
    def up(self) -> bool:
        return self.process.number is not None and not self.frozen


@dataclass(slots=True)
class World:
    """Nodes, people, and what befalls them."""

    folder: Path
    rng: random.Random
    postgres: Server
    server: Discord
    nodes: list[One]
    attention: Attention
    ledger: Ledger
    parties: list[Party]
    proof: Proof
    blows: Counter[str] = field(default_factory=Counter)
    playing: list[asyncio.Task[None]] = field(default_factory=list)
    healing: set[asyncio.Task[None]] = field(default_factory=set)
    late: float = 0.0
    """The longest time for which tables had an owner whose lease had ended, while others lived and
    the database was well."""
    ill: float = 0.0
    """Until when it is no wonder that nobody takes a lease: without the database, or any node."""

    # --- blows -----------------------------------------------------------------------------------

    async def blow(self) -> None:
        """Something happens, at a random moment; at least one node stays as it is."""
        await asyncio.sleep(self.rng.uniform(*REST))
        kinds = [k for k in BLOWS if k != "full" or self.postgres.small]
        kind = self.rng.choices(kinds, [BLOWS[k] for k in kinds])[0]
        up = [node for node in self.nodes if node.up]
        if kind in ("restart", "full"):
            await self.befall(kind)
        elif len(up) > 1:
            await self.befall(kind, self.rng.choice(up))

    async def befall(self, kind: str, node: One | None = None) -> None:
        """Do it. What befalls a node goes on beside everything else, until it is well again."""
        self.blows[kind] += 1
        if node is None:
            await (self._restart() if kind == "restart" else self._full())
            return
        work = {"kill": self._kill, "freeze": self._freeze, "cut": self._cut, "deaf": self._deaf}
        self.healing.add(asyncio.create_task(work[kind](node)))

    async def _kill(self, node: One) -> None:
        node.process.kill()
        await node.process.gone()
        self.attention.died()
        await asyncio.sleep(self.rng.uniform(0.0, 3.0))
        await self.begin(node)

    async def begin(self, node: One) -> None:
        """A node starts; the clock of one in four is wrong."""
        skew = self.rng.choice((0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -SKEW, SKEW))
        await node.process.start(skew)

    async def _freeze(self, node: One) -> None:
        node.frozen = True
        node.process.kill(signal.SIGSTOP)
        self.attention.died()
        await asyncio.sleep(self.rng.uniform(*ASLEEP))
        node.process.kill(signal.SIGCONT)
        node.frozen = False

    async def _cut(self, node: One) -> None:
        await self._silence(node, node.database)

    async def _deaf(self, node: One) -> None:
        await self._silence(node, node.discord)

    async def _silence(self, node: One, line: Line) -> None:
        node.frozen = True
        line.cut()
        self.attention.died()
        await asyncio.sleep(self.rng.uniform(*ASLEEP))
        line.mend()
        self.attention.died()
        node.frozen = False

    async def _restart(self) -> None:
        self.ill = math.inf
        await self.postgres.restart()
        self.attention.died()
        await self.postgres.answers()
        self.ill = time.monotonic() + CONVALESCENT

    async def _full(self) -> None:
        self.ill = math.inf
        await asyncio.to_thread(self.postgres.fill)
        await asyncio.sleep(self.rng.uniform(1.0, 3.0))
        self.postgres.make_room()
        await self.postgres.answers()
        self.attention.died()
        self.ill = time.monotonic() + CONVALESCENT

    # --- looking ---------------------------------------------------------------------------------

    async def heal(self) -> None:
        """Until nothing is broken any more."""
        if self.healing:
            await asyncio.gather(*self.healing)
            self.healing.clear()

    async def balance(self, *, over: bool = False, thorough: bool = False) -> Verdict:
        """All nodes die at once, and everything that they did is looked at; then they go on."""
        await self.heal()
        self.ill = math.inf
        stopped = time.time()
        for node in self.nodes:
            node.process.kill(signal.SIGTERM if over else signal.SIGKILL)
        for node in self.nodes:
            await node.process.gone()
        self.attention.died()
        self.server.connected.clear()
        await self._alone()
        await asyncio.to_thread(self.postgres.copied, self.proof.database)
        self.proof.verdict.kills = self.blows["kill"]
        verdict = self.proof.look(over=over, thorough=thorough, stopped=stopped)
        verdict.wrong.update(self.server.gateway.wrong)
        for task in self.playing:
            if task.done():
                task.result()
        if not over:
            await self._reshard()
            for node in self.nodes:
                await self.begin(node)
            self.ill = time.monotonic() + CONVALESCENT
        return verdict

    async def _reshard(self) -> None:
        """Discord recommends another number of shards, once nobody has one any more."""
        await asyncio.sleep(LEASE + 1)
        self.blows["shards"] += 1
        gateway = self.server.gateway
        gateway.shards = self.rng.choice([n for n in range(1, 5) if n != gateway.shards])

    async def _alone(self) -> None:
        """Until the server has noticed that everybody is gone."""
        sql = "SELECT count(*) FROM pg_stat_activity WHERE datname = 'agora'"
        async with asyncio.timeout(PATIENCE):
            while self._asked(sql + " AND pid <> pg_backend_pid()"):
                await asyncio.sleep(0.1)

    def _asked(self, statement: str) -> int:
        with self.postgres.connected() as db:
            row = db.execute(statement.encode()).fetchone()
        return int(row[0]) if row is not None and row[0] is not None else 0

    async def watch(self) -> None:
        """Note how long tables are without an owner who lives, as long as some node does."""
        while True:
            with contextlib.suppress(psycopg.Error):
                found = self._asked(OVERDUE) / 1000
                if time.monotonic() > self.ill:
                    self.late = max(self.late, found)
            await asyncio.sleep(0.25)

    async def last(self) -> Verdict:
        """Nothing befalls anybody any more: everything is said, and every button answers."""
        await self.heal()
        await asyncio.wait_for(self.server.connected.wait(), PATIENCE)
        await asyncio.sleep(LONGEST)
        for party in self.parties:
            party.resting.clear()
        await self.quiet()
        await asyncio.gather(*(press_everything(self.server, party) for party in self.parties))
        await self.quiet()
        return await self.balance(over=True)

    async def quiet(self) -> None:
        """Until the nodes ask for nothing any more and have nothing left to say."""
        pending = "SELECT count(*) FROM outbox WHERE state = 'pending'"
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                before = -1
                while before != self.server.requests or self._asked(pending):
                    before = self.server.requests
                    await asyncio.sleep(0.5)


@asynccontextmanager
async def world(
    folder: Path,
    seed: int,
    count: int,
    shards: int,
    games: Sequence[tuple[str, int, int]] = GAMES,
) -> AsyncIterator[World]:
    """People who play, and nodes that have just begun. games: what is played at the same time."""
    rng = random.Random(seed)
    server, ledger, attention = Discord(), Ledger(), Attention()
    server.several = server.gateway.strict = True
    server.gateway.busy = BUSY
    server.gateway.shards = server.gateway.at_once = shards
    await server.open()
    nodes, nursery = [], Nursery()
    await nursery.load()  # which goes on beside what follows
    postgres = Server(folder / "server")
    postgres.open()
    await postgres.create()
    port = int(server.address.rpartition(":")[2])
    for number in range(count):
        own = folder / f"node-{number}"
        own.mkdir()
        own.chmod(0o755)
        database, discord = Line(postgres.socket / SOCKET, None), Line(None, port)
        await database.listen(own / SOCKET)
        address = f"127.0.0.1:{await discord.listen()}"
        named = f"postgresql://agora@/agora?host={own}"
        nodes.append(One(Process(address, named, own / "log.txt", nursery), database, discord))
    parties, free = [], iter(PEOPLE)
    for number, (game, people, computers) in enumerate(games):
        guild = server.env.create_guild(f"Server {number}")  # each with any one of the shards
        channel = guild.create_text_channel(f"table-{number}")
        users = []
        for name in (next(free) for _ in range(people)):
            user = server.env.create_user(name.lower(), global_name=name)
            users.append(guild.add_member(user).id)
        dice = random.Random(rng.random())
        parties.append(
            Party(server, attention, ledger, dice, game, channel.id, tuple(users), computers)
        )
    proof = Proof(folder / "agora.sqlite3", server, ledger)
    made = World(folder, rng, postgres, server, nodes, attention, ledger, parties, proof)
    watching: asyncio.Task[None] | None = None
    try:
        await nodes[0].process.start()
        await asyncio.wait_for(server.connected.wait(), PATIENCE)
        with postgres.connected() as db:
            diary.begin_at_server(db, tuple(party.users[0] for party in parties))
        for node in nodes[1:]:
            await made.begin(node)
        made.playing += [asyncio.create_task(party.play()) for party in parties]
        watching = asyncio.create_task(made.watch())
        yield made
    finally:
        for task in (*made.playing, *made.healing, *([watching] if watching else ())):
            task.cancel()
        results = await asyncio.gather(*made.playing, *made.healing, return_exceptions=True)
        for node in nodes:
            node.process.kill(signal.SIGCONT)
            await node.process.close()
            await node.database.close()
            await node.discord.close()
        await server.close()
        postgres.close()
    for result in results:
        if isinstance(result, Exception):
            raise result


Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Found:
    """How a run went. repeated: messages that were sent twice, with the same nonce."""

    verdict: Verdict
    blows: Counter[str]
    late: float
    repeated: int


def too_late(late: float) -> set[str]:
    """What is wrong where tables were without an owner for so long after a lease had ended."""
    taken = LEASE + late
    return {f"a takeover took {taken:.1f} s"} if taken > TAKEN_OVER else set()


async def run(
    folder: Path, kills: int, seed: int, count: int, say: Say = lambda line: None
) -> Found:
    """Kill nodes so many times; what was found. Ends early when something is wrong."""
    async with world(folder, seed, count, shards=count) as here:

        def found(verdict: Verdict) -> Found:
            verdict.wrong |= too_late(here.late)
            return Found(verdict, here.blows, here.late, here.server.repeated)

        balanced = 0
        while here.blows["kill"] < kills:
            await here.blow()
            if here.blows["kill"] - balanced >= BALANCED:
                balanced = here.blows["kill"]
                verdict = await here.balance(thorough=True)
                say(
                    f"{balanced} kills; {verdict.applied} presses carried out,"
                    f" {verdict.messages} messages"
                )
                if not verdict:
                    return found(verdict)
        try:
            return found(await here.last())
        except Died:
            here.proof.verdict.wrong.add("a node was lost in the end")
            return found(await here.balance())
