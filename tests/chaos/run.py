"""Lives and deaths of the bot, one after the other."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path

from tests.bot.simulated import presses
from tests.chaos import diary
from tests.chaos.hands import Died, Hands, Ledger
from tests.chaos.people import Party
from tests.chaos.process import PATIENCE, Process
from tests.chaos.proof import Proof, Verdict
from tests.chaos.server import Discord

PEOPLE = (
    *("Ann", "Bob", "Chloe", "Dimitri", "Eszter", "Finn", "Greta", "Hugo"),
    *("Ida", "Jakob", "Klara"),
)
GAMES = (
    ("skirmish", 3, 0),
    ("tta-new-story", 3, 0),
    ("antike-duellum", 2, 0),
    ("skirmish", 2, 1),
)
"""What is played at the same time: the game, its people, its computers."""
LONGEST = 1.2
"""Seconds that a life may last once the bot is connected."""
CONNECTING, SLOWEST = 0.4, 5.0
"""Seconds that connecting takes; where it takes longer, lives are longer, up to so many times."""
MOST_REQUESTS = 60
BIRTHS = 5
"""Lives in which the database must have got its tables."""
EXAMINED = 10
"""Deaths after which the doctor looks at the file, and games are replayed; else only in the end."""


@dataclass(slots=True)
class Chaos:
    """A world, its people, and the process that dies."""

    folder: Path
    rng: random.Random
    server: Discord
    process: Process
    ledger: Ledger
    parties: list[Party]
    proof: Proof
    playing: list[asyncio.Task[None]]
    kills: int = 0

    async def life(self) -> None:
        """Start the bot and kill it at a random moment; then look at what is left."""
        at_start = self.rng.random() < 0.1 or not self.playing
        await self.process.start()
        if at_start:
            await asyncio.sleep(self.rng.uniform(0.0, 0.5))
        else:
            begun = time.monotonic()
            await asyncio.wait_for(self.server.connected.wait(), PATIENCE)
            slowness = (time.monotonic() - begun) / CONNECTING
            await self._until_the_moment(LONGEST * min(max(1.0, slowness), SLOWEST))
        self.process.kill()
        self.kills += 1
        await self.process.gone()
        self.server.connected.clear()
        if self.rng.random() < 0.5:
            self.server.forget_nonces()
        if self.playing:
            self.proof.verdict.kills = self.kills
            self.proof.look(thorough=self.kills % EXAMINED == 0)
        for task in self.playing:
            if task.done():
                task.result()

    async def birth(self) -> None:
        """The first lives: there are no tables yet, and then there are."""
        for _ in range(BIRTHS):
            if not diary.complete(self.proof.database):
                await self.life()
        if not diary.complete(self.proof.database):
            await self.process.start()
            await asyncio.wait_for(self.server.connected.wait(), PATIENCE)
            self.process.kill()
            self.kills += 1
            await self.process.gone()
            self.server.connected.clear()
        dms = [party.users[0] for party in self.parties]
        diary.begin(self.proof.database, tuple(dms))
        self.playing += [asyncio.create_task(party.play()) for party in self.parties]

    async def _until_the_moment(self, longest: float) -> None:
        """At a random time, or before or after a random request."""
        if self.rng.random() < 0.4:
            await asyncio.sleep(self.rng.uniform(0.0, longest))
            return
        countdown = self.rng.randint(1, MOST_REQUESTS)

        def strike(host: str) -> None:
            nonlocal countdown
            countdown -= 1
            if countdown == 0:
                self.process.kill()

        moments = self.server.before if self.rng.random() < 0.5 else self.server.after
        moments.append(strike)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.process.dead.wait(), 2 * longest)
        moments.remove(strike)

    async def last_life(self) -> Verdict:
        """A life without a death: everything is said, and every button answers."""
        await self.process.start()
        await asyncio.wait_for(self.server.connected.wait(), PATIENCE)
        await asyncio.sleep(LONGEST)
        for party in self.parties:
            party.resting.clear()
        await self._quiet()
        await asyncio.gather(*(press_everything(self.server, party) for party in self.parties))
        await self._quiet()
        stopped = time.time()
        self.process.kill(signal.SIGTERM)
        await self.process.gone()
        return self.proof.look(over=True, stopped=stopped)

    async def _quiet(self) -> None:
        """Until the bot asks for nothing any more and has nothing left to say."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                before = -1
                while before != self.server.requests or self.proof.waiting():
                    before = self.server.requests
                    await asyncio.sleep(0.5)


async def press_everything(server: Discord, party: Party) -> None:
    """Every button of every public message, and a control of each last panel, once, as fast as the
    bot lets people press."""
    stored = server.backend.messages.get(party.channel, {})
    public = [m for m in stored.values() if not m.is_ephemeral]
    turns = cycle(party.users)
    for message in sorted(public, key=lambda m: m.id):
        for press in presses(party.hands.seen(message)):
            if press.value is None and press.parsed.op in ("turn", "words", "closer", "help"):
                await party.press(next(turns), message, press)
    for user, panel in list(party.panels.items()):
        for press in presses(party.hands.seen(panel))[:1]:
            values = [press.token] if press.value is not None else []
            await party.press(user, panel, press, values)


@asynccontextmanager
async def chaos(folder: Path, seed: int) -> AsyncIterator[Chaos]:
    """People who play, and a bot that has not been started yet."""
    rng = random.Random(seed)
    server, ledger = Discord(), Ledger()
    await server.open()
    database = folder / "agora.sqlite3"
    process = Process(server.address, database, folder / "log.txt")
    await process.load()
    guild = server.env.create_guild("Agora")
    parties, free = [], iter(PEOPLE)
    for number, (game, people, computers) in enumerate(GAMES):
        channel = guild.create_text_channel(f"table-{number}")
        users = []
        for name in (next(free) for _ in range(people)):
            user = server.env.create_user(name.lower(), global_name=name)
            users.append(guild.add_member(user).id)
        dice = random.Random(rng.random())
        hands = Hands(server, process, ledger, dice)
        parties.append(Party(hands, game, channel.id, tuple(users), computers))
    playing = list[asyncio.Task[None]]()
    world = Chaos(
        folder, rng, server, process, ledger, parties, Proof(database, server, ledger), playing
    )
    try:
        await world.birth()
        yield world
    finally:
        for task in playing:
            task.cancel()
        results = await asyncio.gather(*playing, return_exceptions=True)
        await process.close()
        await server.close()
    for result in results:
        if isinstance(result, Exception):
            raise result


async def run(
    folder: Path, kills: int, seed: int, say: Callable[[str], None] = lambda line: None
) -> Verdict:
    """Kill the bot so many times; what was found. Ends early when something is wrong."""
    async with chaos(folder, seed) as world:
        while world.kills < kills:
            await world.life()
            verdict = world.proof.verdict
            if world.kills % 20 == 0 or not verdict:
                say(
                    f"{world.kills} kills; {verdict.applied} presses carried out, "
                    f"{verdict.messages} messages"
                )
            if not verdict:
                return verdict
        try:
            return await world.last_life()
        except Died:
            world.proof.verdict.wrong.add("the last life ended early")
            return world.proof.look()
