"""Several nodes at one PostgreSQL database and one Discord, and what may befall them.

A node is killed, falls asleep beyond its lease and goes on, also beside another one that has its
shard by now, loses the database or Discord, has a clock that is wrong; the database is ended in the
middle of everything, or has no room. People play on meanwhile. Now and then all nodes are killed at
once and the books are balanced; then there is another number of shards.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import random
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import discord
import psycopg
from simcord import GuildHandle

from tables.model.leases import LEASE, range_of
from tests.chaos import diary
from tests.chaos.ailments import CONVALESCENT, Ailment, Ailments
from tests.chaos.hands import Died, Hands, Ledger
from tests.chaos.league import League
from tests.chaos.lookout import Lookout
from tests.chaos.people import Party
from tests.chaos.postgres import SOCKET, Server
from tests.chaos.process import PATIENCE, Nursery, Process
from tests.chaos.proof import Proof, Verdict
from tests.chaos.proxies import Line
from tests.chaos.run import GAMES, PEOPLE, press_everything
from tests.chaos.schedule import PHASES, idle, missing, schedule
from tests.chaos.seekers import Seekers
from tests.chaos.server import Discord, Repeated

SKEW = 3600.0
"""Seconds by which the clock of a node may be wrong."""
ASLEEP = (10.5, 13.0)
"""Seconds for which a node is frozen or cut off: longer than a lease."""
BALANCED = 20
"""Kills after which everybody is killed at once and the books are balanced."""
BUSY = 0.5
"""Seconds by which Discord, which shares a machine with everybody else here, may hear late."""
REST = (1.0, 5.0)
"""Seconds between two blows."""

TWIN = 45.0
"""Seconds in which another node has to have the shards of one that is frozen."""
LOOKS = 0.25
"""Seconds between two looks at the leases."""
CLOCKS = (0.0, 0.0, 0.0, -SKEW, 0.0, 0.0, 0.0, SKEW)
"""By how much the clocks of nodes are wrong that begin one after the other."""
SEEKERS = ("Mila", "Nils", "Olga", "Paul", "Rosa", "Sami", "Tove")
"""People who look for a table; an odd number, so that somebody always does."""
LEAGUE = ("Uma", "Vera", "Wim", "Xenia", "Yann", "Zoe", "Arno")
"""People who play seasons: enough for the usual group, at tables for two with people who wait."""
STRIKES = 6.0
"""Seconds in which a node that is to die at a request may make one; then it dies all the same."""
SETTLED = 8.0
"""Seconds without a new session after which every shard has found its node."""


@dataclass(slots=True)
class One:
    """One node: its process, its lines to the database and to Discord. befallen: something is the
    matter with it, or about to be. death: its last one, while it lasts."""

    process: Process
    database: Line
    discord: Line
    befallen: bool = False
    death: Ailment | None = None

    @property
    def up(self) -> bool:
        return self.process.number is not None and not self.befallen


@dataclass(slots=True)
class World:
    """Nodes, people, and what befalls them."""

    folder: Path
    rng: random.Random
    postgres: Server
    server: Discord
    nodes: list[One] = field(default_factory=list)
    ailments: Ailments = field(default_factory=Ailments)
    ledger: Ledger = field(default_factory=Ledger)
    parties: list[Party] = field(default_factory=list)
    seekers: Seekers | None = None
    league: League | None = None
    blows: Counter[str] = field(default_factory=Counter)
    """What happened how often, as far as it struck; of the kills also when."""
    lookout: Lookout = field(default_factory=Lookout)
    playing: list[asyncio.Task[None]] = field(default_factory=list)
    healing: set[asyncio.Task[None]] = field(default_factory=set)
    births: int = 0
    proof: Proof = field(init=False)
    watching: set[asyncio.Task[None]] = field(default_factory=set)
    ill: float = 0.0
    """Until when it is no wonder that nobody takes a lease: without the database, or any node."""

    def __post_init__(self) -> None:
        self.proof = Proof(self.folder / "agora.sqlite3", self.server, self.ledger)

    @property
    def people(self) -> list[Party | Seekers | League]:
        """Everybody who presses."""
        beside = [one for one in (self.seekers, self.league) if one is not None]
        return [*self.parties, *beside]

    async def play(self) -> None:
        """The nodes begin, then people play."""
        first, *others = self.nodes
        await self.begin(first)
        await asyncio.wait_for(self.server.connected.wait(), PATIENCE)
        with self.postgres.connected() as db:
            diary.begin_at_server(db, tuple(party.users[0] for party in self.parties))
        for node in others:
            await self.begin(node)
        self.playing += [asyncio.create_task(one.play()) for one in self.people]
        self.watching.add(asyncio.create_task(self.watch()))

    async def end(self) -> None:
        """Everything stops. Raises what has gone wrong on the way."""
        tasks = [*self.playing, *self.healing, *self.watching]
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        for node in self.nodes:
            node.process.kill()
        for result in results:
            if isinstance(result, Exception):
                raise result

    # --- blows -----------------------------------------------------------------------------------

    async def blow(self, kind: str) -> None:
        """Something happens, at a random moment; at least one node stays as it is."""
        await asyncio.sleep(self.rng.uniform(*REST))
        if kind in ("restart", "full"):
            await self.befall(kind)
            return
        while True:
            up = [node for node in self.nodes if node.up]
            able = [node for node in up if kind != "twin" or self._hears(node)]
            if able and len(up) > 1:
                await self.befall(kind, self.rng.choice(able))
                return
            await asyncio.sleep(LOOKS)

    def _hears(self, node: One) -> bool:
        """Whether some shard is connected to a node."""
        return self.server.gateway.connected_at(node.process.address)

    async def befall(self, kind: str, node: One | None = None) -> None:
        """Do it. What befalls a node goes on beside everything else, until it is well again."""
        if node is None:
            await (self._restart() if kind == "restart" else self._full())
            return
        work = {
            "kill": self._kill,
            "freeze": self._freeze,
            "twin": self._twin,
            "cut": self._cut,
            "deaf": self._deaf,
        }
        node.befallen = True
        self.blows[kind] += kind != "twin"
        self.healing.add(asyncio.create_task(work[kind](node)))

    async def _kill(self, node: One) -> None:
        phase = PHASES[self.blows["kill"] % len(PHASES)]
        if phase in ("before", "after"):
            phase = await self._request(node, phase)
        self.die(node)
        await node.process.gone()
        await asyncio.sleep(self.rng.uniform(0.0, 3.0))
        if phase == "birth":
            await self.begin(node)
            await asyncio.sleep(self.rng.uniform(0.0, 1.5))
            self.die(node)
            await node.process.gone()
        self.blows[phase] += 1
        await self.begin(node)
        node.befallen = False

    async def _request(self, node: One, when: str) -> str:
        """A node dies before or after one of its next requests is carried out; when it did."""
        countdown = self.rng.randint(1, 3)

        def strike(host: str) -> None:
            nonlocal countdown
            countdown -= host == node.process.address
            if countdown == 0:
                self.die(node)

        moments = self.server.before if when == "before" else self.server.after
        moments.append(strike)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(node.process.dead.wait(), STRIKES)
        moments.remove(strike)
        return when if node.death is not None else "moment"

    def die(self, node: One) -> None:
        """The end of a node, at this very moment."""
        node.process.kill()
        if node.death is None:
            node.death = self.ailments.begin("kill", node.process.address)

    async def begin(self, node: One) -> None:
        """A node starts; the clock of one in four is wrong."""
        skew = CLOCKS[self.births % len(CLOCKS)]
        self.births += 1
        self.blows["clock"] += skew != 0
        await node.process.start(skew)
        if node.death is not None:
            self.ailments.end(node.death)
            node.death = None

    async def _freeze(self, node: One) -> None:
        with self._ill("freeze", node):
            node.process.kill(signal.SIGSTOP)
            await asyncio.sleep(self.rng.uniform(*ASLEEP))
            node.process.kill(signal.SIGCONT)

    async def _twin(self, node: One) -> None:
        """It is frozen, with its connection to Discord, until another node has the same shard; then
        both hear the same."""
        twins, mine = self.server.gateway.twins, node.process.address
        before = twins.count(mine)
        with self._ill("twin", node):
            node.process.kill(signal.SIGSTOP)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(TWIN):
                    while twins.count(mine) == before:
                        await asyncio.sleep(LOOKS)
            await asyncio.sleep(self.rng.uniform(0.0, 3.0))
            self.blows["twin"] += twins.count(mine) > before
            node.process.kill(signal.SIGCONT)

    @contextlib.contextmanager
    def _ill(self, kind: str, node: One) -> Iterator[None]:
        """Something is the matter with a node meanwhile."""
        node.befallen = True
        ailment = self.ailments.begin(kind, node.process.address)
        yield
        self.ailments.end(ailment)
        node.befallen = False

    async def _cut(self, node: One) -> None:
        await self._silence("cut", node, node.database)

    async def _deaf(self, node: One) -> None:
        await self._silence("deaf", node, node.discord)

    async def _silence(self, kind: str, node: One, line: Line) -> None:
        with self._ill(kind, node):
            line.cut()
            await asyncio.sleep(self.rng.uniform(*ASLEEP))
            line.mend()

    async def _restart(self) -> None:
        async with self._illness("restart"):
            await self.postgres.restart()
        self.blows["restart"] += 1

    async def _full(self) -> None:
        async with self._illness("full"):
            struck = await self.postgres.fill()
            await asyncio.sleep(self.rng.uniform(1.0, 3.0))
            self.postgres.make_room()
        self.blows["full"] += struck

    @contextlib.asynccontextmanager
    async def _illness(self, kind: str) -> AsyncIterator[None]:
        """Something is the matter with the database meanwhile, and until it answers again."""
        self.ill = math.inf
        ailment = self.ailments.begin(kind)
        yield
        await self.postgres.answers()
        self.ailments.end(ailment)
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
            if over:
                node.process.kill(signal.SIGTERM)
            else:
                self.die(node)
        for node in self.nodes:
            await node.process.gone()
        self.server.connected.clear()
        await self._alone()
        await asyncio.to_thread(self.postgres.copied, self.proof.database)
        self.proof.verdict.kills = self.blows["kill"]
        verdict = self.proof.look(over=over, thorough=thorough, stopped=stopped)
        verdict.wrong.update(self.server.gateway.wrong)
        verdict.wrong |= self.lookout.too_late()
        verdict.doubled |= self.ailments.unexplained(self.server.repeated, self._moved)
        for task in self.playing:
            if task.done():
                task.result()
        if not over:
            self.blows["balance"] += 1
            if self.blows["balance"] % 2:  # as after some minutes
                self.server.forget_nonces()
            await self._reshard()
            for node in self.nodes:
                await self.begin(node)
            self.ill = time.monotonic() + CONVALESCENT
        return verdict

    def _moved(self, one: Repeated) -> bool:
        """Whether the table that a message is about had a new owner at that time. What is said
        beside the outbox is sent again by the next life of the same node, or by the next owner of
        the first range: nobody looks for it, its nonce is enough."""
        table = self.proof.table_of(one.nonce)
        if table is None and one.first == one.second:
            return True
        return self.lookout.moved(range_of(table or 0), one.first_at, one.second_at)

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
        """Note how long leases are without an owner who lives, as long as some node is well."""
        before = time.monotonic()
        while True:
            await asyncio.sleep(LOOKS)
            now = time.monotonic()
            well = [node.process.name for node in self.nodes if node.up]
            if now > self.ill:
                with contextlib.suppress(psycopg.Error), self.postgres.connected() as db:
                    self.lookout.look(db, well, min(now - before, 4 * LOOKS))
            before = now

    async def last(self) -> Verdict:
        """Nothing befalls anybody any more: everything is said, and every button answers."""
        await self.heal()
        await asyncio.wait_for(self.server.connected.wait(), PATIENCE)
        await self._settled()
        for one in self.people:
            one.resting.clear()
        await self.quiet()
        await asyncio.gather(*(press_everything(self.server, party) for party in self.parties))
        await self.quiet()
        return await self.balance(over=True)

    async def _settled(self) -> None:
        """Until no shard goes from one node to another any more."""
        gateway = self.server.gateway
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while gateway.clock() - gateway.identified[-1][0] < SETTLED:
                    await asyncio.sleep(LOOKS)

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
    *,
    seekers: bool = False,
) -> AsyncIterator[World]:
    """People who play, and nodes that have just begun. games: what is played at the same time.
    seekers: there are also people who look for tables, and people who play seasons."""
    async with AsyncExitStack() as stack:
        server = Discord()
        server.several = server.gateway.strict = True
        server.gateway.busy = BUSY
        server.gateway.shards = server.gateway.at_once = shards
        await server.open()
        stack.push_async_callback(server.close)
        nursery = Nursery()
        await nursery.load()  # which goes on beside what follows
        stack.push_async_callback(nursery.close)
        postgres = Server(folder / "server")
        stack.callback(postgres.close)
        postgres.open()
        await postgres.create()
        made = World(folder, random.Random(seed), postgres, server)
        for number in range(count):
            made.nodes.append(await _node(made, folder / f"node-{number}", nursery, stack))
        for number, game in enumerate(games):
            made.parties.append(_party(made, number, game))
        if seekers:
            made.seekers = made.proof.seekers = _seekers(made)
            made.league = made.proof.league = _league(made)
        stack.push_async_callback(made.end)
        await made.play()
        yield made


async def _node(made: World, own: Path, nursery: Nursery, stack: AsyncExitStack) -> One:
    """A node that has not been started yet, with lines of its own."""
    own.mkdir()
    own.chmod(0o755)
    port = int(made.server.address.rpartition(":")[2])
    database, gateway = Line(made.postgres.socket / SOCKET, None), Line(None, port)
    await database.listen(own / SOCKET)
    stack.push_async_callback(database.close)
    address = f"127.0.0.1:{await gateway.listen()}"
    stack.push_async_callback(gateway.close)
    named = f"postgresql://agora@/agora?host={own}"
    process = Process(address, named, own / "log.txt", nursery, own.name)
    return One(process, database, gateway)


def _party(made: World, number: int, playing: tuple[str, int, int]) -> Party:
    """The people of a game, on a server that may have any one of the shards."""
    game, people, computers = playing
    guild = made.server.env.create_guild(f"Server {number}")
    channel = guild.create_text_channel(f"table-{number}")
    known = sum(len(party.users) for party in made.parties)
    users = _members(made, guild, PEOPLE[known : known + people])
    return Party(_hands(made), game, channel.id, users, computers)


def _seekers(made: World) -> Seekers:
    """People who look for a table, on a server of their own with a notice board."""
    guild = made.server.env.create_guild("Club")
    lounge, notices = guild.create_text_channel("lounge"), guild.create_text_channel("notices")
    users, manager = _members(made, guild, SEEKERS), _manager(made, guild, "Lena")
    return Seekers(_hands(made), GAMES[0][0], lounge.id, notices.id, manager, users)


def _league(made: World) -> League:
    """People who play seasons, on a server of their own."""
    guild = made.server.env.create_guild("League")
    channel = guild.create_text_channel("seasons")
    users, manager = _members(made, guild, LEAGUE), _manager(made, guild, "Mara")
    return League(_hands(made), GAMES[0][0], channel.id, manager, users)


def _members(made: World, guild: GuildHandle, names: Sequence[str]) -> tuple[int, ...]:
    env = made.server.env
    made_up = [env.create_user(name.lower(), global_name=name) for name in names]
    return tuple(guild.add_member(user).id for user in made_up)


def _manager(made: World, guild: GuildHandle, name: str) -> int:
    role = guild.create_role("Mods", permissions=discord.Permissions(manage_guild=True))
    user = made.server.env.create_user(name.lower(), global_name=name)
    return guild.add_member(user, roles=[role]).id


def _hands(made: World) -> Hands:
    return Hands(made.server, made.ailments, made.ledger, random.Random(made.rng.random()))


Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Found:
    """How a run went. late: for how long leases had no owner, by their kind. repeated: messages
    that were sent twice, with the same nonce. full: whether the disk could be filled."""

    verdict: Verdict
    blows: Counter[str]
    late: Mapping[str, float]
    repeated: int
    full: bool


async def run(
    folder: Path, kills: int, seed: int, count: int, say: Say = lambda line: None
) -> Found:
    """Kill nodes so many times; what was found. Ends early when something is wrong. SIGTERM ends it
    as an interrupt does, with nothing left behind."""
    running = asyncio.current_task()
    assert running is not None
    ended = asyncio.Event()

    def end() -> None:
        ended.set()
        running.cancel()

    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, end)
    async with world(folder, seed, count, shards=count, seekers=True) as here:
        without = () if here.postgres.small else ("full",)
        todo, balanced = schedule(kills, here.rng, without=without), 0

        def found(verdict: Verdict) -> Found:
            late, repeated = dict(here.lookout.late), len(here.server.repeated)
            return Found(verdict, here.blows, late, repeated, here.postgres.small)

        while todo:
            if ended.is_set():  # whatever waited when it came may not have told
                raise asyncio.CancelledError
            kind = todo.pop()
            await here.blow(kind)
            if here.blows["kill"] - balanced >= BALANCED and here.blows["kill"] < kills:
                balanced = here.blows["kill"]
                verdict = await here.balance(thorough=True)
                say(
                    f"{balanced} kills; {verdict.applied} presses carried out,"
                    f" {verdict.messages} messages"
                )
                if not verdict:
                    return found(verdict)
        try:
            verdict = await here.last()
        except (Died, TimeoutError) as why:
            here.proof.verdict.wrong.add(f"a node or shard was lost in the end: {why!r}")
            verdict = await here.balance()
        verdict.wrong |= missing(here.blows, kills, without=without) | idle(verdict.told, kills)
        return found(verdict)
