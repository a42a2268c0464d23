"""`make load`: 1,000 open games, 50 people who press for a minute; prints what the bot did.

The bot is a process of its own, as in the kill test, with a drawing process beside it; people and
Discord are in this one, which has to share the processors with them. Its share and how late it was
are told, because both are in the figures. Each person plays against a computer. First they press as
soon as they have seen the answer, then at a human pace.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import sqlite3
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tables.model.table import UserRef
from tables.service import TableService
from tables.store.connection import Connection
from tables.store.sqlite import SqliteStore
from tests.bench.table import percentile
from tests.chaos.people import Died, Ledger, Party
from tests.chaos.process import PATIENCE, Process
from tests.chaos.proof import Proof
from tests.chaos.server import Discord
from tests.tables.rated_games import keep, season

GAME = "antike-duellum"
THOUGHT = "tta-new-story"
"""The game of tables at which nobody but computers plays: its turns are thought about longest."""
WORKERS = "AGORA_DRAWING_WORKERS"
RATED_PEOPLE = 300
"""Who has played the games that are rated."""
PACE = 3.0
"""Seconds between two presses of a person who thinks, on average."""

ARRIVAL = 5.0
"""Seconds within which everybody makes the first press."""


@dataclass(slots=True)
class Person:
    """Somebody with a table of their own, who presses again and again."""

    party: Party
    pause: float = 0.0

    async def play(self) -> None:
        """Until cancelled."""
        rng = self.party.rng
        user = self.party.users[0]
        await asyncio.sleep(rng.uniform(0.0, ARRIVAL))
        while True:
            board = self.party.newest("turn")
            over = self.party.newest("again")
            if board is None or (over is not None and over.id > board.id):
                await asyncio.sleep(1.0)  # the game is over
                continue
            if user not in self.party.shown:
                await self.party.open_panel(user, board)
            else:
                await self.party.answer_once(user)
            if self.pause:
                await asyncio.sleep(rng.uniform(0.5, 1.5) * self.pause)


@dataclass(slots=True)
class Phase:
    """What one minute brought. drawing: seconds of the processes beside the bot, thinking too."""

    name: str
    seconds: float
    presses: int
    actions: int
    posts: int
    acknowledged: Sequence[float]
    answered: Sequence[float]
    late: Sequence[float]
    used: float
    drawing: float
    here: float
    pictured: int

    def __str__(self) -> str:
        def shown(times: Sequence[float]) -> str:
            parts = (f"p{n} {1_000 * percentile(times, n / 100):,.0f} ms" for n in (50, 95, 99))
            return ", ".join(parts) if times else "none"

        return (
            f"{self.name}: {self.actions / self.seconds:.1f} actions/s, "
            f"{self.presses / self.seconds:.1f} presses/s, {self.posts} boards posted\n"
            f"  press to acknowledgement: {shown(self.acknowledged)}\n"
            f"  press to the new panel:   {shown(self.answered)}; "
            f"{self.pictured / max(1, len(self.answered)):.1%} came with a picture\n"
            f"  of one processor the bot used {self.used / self.seconds:.0%} "
            f"({1_000 * self.used / max(1, self.presses):.0f} ms for a press), "
            f"its drawing {self.drawing / self.seconds:.0%}, "
            f"people and Discord {self.here / self.seconds:.0%};\n"
            f"  people and Discord were late by {shown(self.late)}"
        )


async def build(
    database: Path,
    guild: int,
    channels: Sequence[int],
    users: Sequence[int],
    thinking: Sequence[tuple[int, int]] = (),
    rated: int = 0,
) -> None:
    """Open a game in each channel: one per person with a board still to be posted, and others that
    just wait. thinking: channels of tables at which strong computers play on and on, and hosts who
    are away. rated: results of games that are over."""
    store = await SqliteStore.open(database)
    service = TableService(store, pace=(0.0, 0.0))  # nobody waits for what is held
    for number, channel in enumerate(channels):
        acting = number < len(users)
        host = UserRef(users[number] if acting else 1_000_000 + number, f"Player {number}")
        table = await service.lobbies.create(
            game=GAME, guild_id=guild, channel_id=channel, host=host
        )
        if acting:
            await service.lobbies.add_computer(table.id, host.id)
        else:
            await service.lobbies.join(table.id, UserRef(3_000_000 + number, "Somebody"))
        await service.playing.start(table.id, host.id)
    await store.write(lambda db: _told(db, len(users)))
    for channel, away in thinking:
        host = UserRef(away, "Somebody away")
        table = await service.lobbies.create(
            game=THOUGHT, guild_id=guild, channel_id=channel, host=host
        )
        for _ in range(3):
            await service.lobbies.add_computer(table.id, host.id, "strong")
        table = await service.playing.start(table.id, host.id)
        await store.write(partial(_looked_after, table=table.id))
    raters = tuple(range(5_000_000, 5_000_000 + RATED_PEOPLE))
    await keep(store, season(raters, rated, time.time(), guild, game=GAME), weigh=False)
    await store.close()


def _told(db: Connection, acting: int) -> None:
    """The boards of the games that only wait were posted long ago."""
    db.execute(
        "UPDATE outbox SET state = 'sent', attempts = 1, done_at = created_at"
        " WHERE game_id > :acting",
        {"acting": acting},
    )


def _looked_after(db: Connection, table: int) -> None:
    """The people of a table are away, so it never waits for anybody."""
    db.execute(
        "UPDATE seats SET caretaker = 1 WHERE game_id = :table AND computer = 0", {"table": table}
    )


def _played_on(database: Path) -> int:
    """Steps of the tables at which nobody but computers plays."""
    with closing(sqlite3.connect(database)) as db:
        asked = "SELECT coalesce(sum(public_seq), 0) FROM games WHERE game = ?"
        count: int = db.execute(asked, (THOUGHT,)).fetchone()[0]
    return count


def _steps(database: Path) -> int:
    """Actions of people so far."""
    with closing(sqlite3.connect(database)) as db:
        count: int = db.execute("SELECT count(*) FROM interactions").fetchone()[0]
    return count


def processor_seconds(number: int) -> float:
    """Processor time that a process has used; 0 where the system does not tell."""
    try:
        parts = Path(f"/proc/{number}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


async def _rated_again(database: Path, fits: list[int]) -> None:
    """Games end all the time, so ratings are worked out all the time; how often is added to
    `fits`."""
    while True:
        with closing(sqlite3.connect(database, timeout=30.0)) as db, db:
            done = db.execute("UPDATE fits SET at = NULL WHERE at IS NOT NULL").rowcount
        fits.append(done)
        await asyncio.sleep(0.5)


async def _lateness(late: list[float]) -> None:
    """How late this process comes to what it has to do: what the figures hold of its own."""
    while True:
        wanted = time.perf_counter() + 0.05
        await asyncio.sleep(0.05)
        late.append(max(0.0, time.perf_counter() - wanted))


def children(number: int) -> list[int]:
    """The processes that a process has started; none where the system does not tell."""
    try:
        found = Path(f"/proc/{number}/task/{number}/children").read_text(encoding="utf-8")
        threads = Path(f"/proc/{number}/task").iterdir()
        found += "".join((t / "children").read_text(encoding="utf-8") for t in threads)
    except OSError:
        return []
    return sorted({int(child) for child in found.split()})


def peak_memory(number: int) -> float:
    """Megabytes that a process has used at most; 0 where the system does not tell."""
    try:
        status = Path(f"/proc/{number}/status").read_text(encoding="utf-8")
    except OSError:
        return 0.0
    found = re.search(r"VmHWM:\s+(\d+) kB", status)
    return int(found[1]) / 1024 if found else 0.0


async def measure(
    server: Discord,
    process: Process,
    people: Sequence[Person],
    database: Path,
    name: str,
    seconds: float,
    rated: int = 0,
) -> Phase:
    """Let everybody press for a while."""
    server.timings.clear()
    steps, posts, begun = _steps(database), len(server.posted), time.monotonic()
    assert process.number is not None
    used, here = processor_seconds(process.number), time.process_time()
    drawing = sum(processor_seconds(child) for child in children(process.number))
    late, fits = list[float](), list[int]()
    probes = [asyncio.create_task(_lateness(late))]
    if rated:
        probes.append(asyncio.create_task(_rated_again(database, fits)))
    playing = [asyncio.create_task(p.play()) for p in people]
    done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in (*playing, *probes):
        task.cancel()
    await asyncio.gather(*playing, *probes, return_exceptions=True)
    for task in done:
        task.result()
    if rated:
        print(f"{rated} results were rated {sum(fits)} times", flush=True)
    passed = time.monotonic() - begun
    timings = list(server.timings)
    return Phase(
        name,
        passed,
        len(timings),
        _steps(database) - steps,
        len(server.posted) - posts,
        [t.acknowledged for t in timings if t.acknowledged is not None],
        [t.answered for t in timings if t.answered is not None],
        late,
        processor_seconds(process.number) - used,
        sum(processor_seconds(child) for child in children(process.number)) - drawing,
        time.process_time() - here,
        sum(t.pictured for t in timings if t.answered is not None),
    )


async def run(
    folder: Path, games: int, users: int, seconds: float, thinking: int = 0, rated: int = 0
) -> int:
    """Both phases; 0 if every press was answered and nothing went wrong."""
    server, ledger = Discord(), Ledger()
    await server.open()
    database = folder / "agora.sqlite3"
    process = Process(server.address, database, folder / "log.txt")
    guild = server.env.create_guild("Agora")
    people: list[Person] = []
    for n in range(users):
        channel = guild.create_text_channel(f"table-{n}")
        user = guild.add_member(server.env.create_user(f"user{n}"))
        dice = random.Random(n)
        party = Party(server, process, ledger, dice, GAME, channel.id, (user.id,), busy=False)
        people.append(Person(party))
    begun = time.monotonic()
    channels = [p.party.channel for p in people]
    channels += [guild.create_text_channel(f"idle-{n}").id for n in range(users, games)]
    thinks = list[tuple[int, int]]()
    for n in range(thinking):
        away = guild.add_member(server.env.create_user(f"away{n}"))
        thinks.append((guild.create_text_channel(f"thinking-{n}").id, away.id))
    await build(database, guild.id, channels, [p.party.users[0] for p in people], thinks, rated)
    print(f"{games} games opened in {time.monotonic() - begun:.0f} s", flush=True)
    try:
        await process.load()
        await process.start()
        begun = time.monotonic()
        await asyncio.wait_for(server.connected.wait(), PATIENCE)
        print(f"connected after {time.monotonic() - begun:.1f} s", flush=True)
        proof = Proof(database, server, ledger)
        async with asyncio.timeout(10 * PATIENCE):
            while proof.waiting():
                await asyncio.sleep(0.2)
        print(f"{users} boards posted after {time.monotonic() - begun:.1f} s", flush=True)
        name = "as fast as they can"
        phase = await measure(server, process, people, database, name, seconds, rated)
        print(phase, flush=True)
        for person in people:
            person.pause = PACE
        name = f"a press every {PACE:.0f} s each"
        print(await measure(server, process, people, database, name, seconds, rated), flush=True)
        assert process.number is not None
        own = peak_memory(process.number)
        drawing = sum(peak_memory(child) for child in children(process.number))
        if thinking:
            print(f"computers at tables of their own took {_played_on(database)} steps", flush=True)
        print(f"peak memory: the bot {own:.0f} MB, its drawing {drawing:.0f} MB", flush=True)
    except Died:
        ledger.wrong.append("the bot died")
    finally:
        await process.close()
        await server.close()
    wrong = [*ledger.wrong, *server.wrong]
    for sentence in wrong[:20]:
        print(f"wrong: {sentence}")
    print(f"{games} open games, {users} people, {len(wrong)} faults")
    return 1 if wrong else 0


def main() -> int:
    """Run the load test."""
    parser = argparse.ArgumentParser(prog="make load", description="Measure the bot under load.")
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--users", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--workers", type=int, default=1, help="drawing processes of the bot")
    parser.add_argument("--thinking", type=int, default=0, help="tables where computers think")
    parser.add_argument("--rated", type=int, default=0, help="results that are rated all the time")
    args = parser.parse_args()
    os.environ[WORKERS] = str(args.workers)
    with tempfile.TemporaryDirectory(prefix="agora-load-") as folder:
        running = run(Path(folder), args.games, args.users, args.seconds, args.thinking, args.rated)
        return asyncio.run(running)


if __name__ == "__main__":
    sys.exit(main())
