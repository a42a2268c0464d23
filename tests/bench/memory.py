"""Memory of an idle bot with many open games, measured in a process of its own.

`python -m tests.bench.memory fill FOLDER` makes the games, `... look FOLDER` starts the bot on them
and prints its memory in MiB: after the start, and after everybody has opened a panel once. SimCord
is part of the process and of the figure.
"""

from __future__ import annotations

import asyncio
import gc
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

from tables.model.table import UserRef
from tests.bench.table import Table
from tests.bot.simulated import World, simulated

GAME = "antike-duellum"
OPEN = 200
MOVES = 6


def tables() -> list[Table]:
    with tempfile.TemporaryDirectory() as folder:
        _process("fill", folder)
        start, looked = _process("look", folder).split()
    rows = (("after the start", start, "250"), ("after a look at every table", looked, "250"))
    return [Table(f"Bot with {OPEN} open games: memory", ("", "MiB", "budget"), rows)]


def _process(what: str, folder: str) -> str:
    command = [sys.executable, "-m", "tests.bench.memory", what, folder]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def resident() -> float:
    """MiB of this process in memory now; where that is unknown, the most there ever were."""
    gc.collect()
    status = Path("/proc/self/status")
    if status.exists():
        for line in status.read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


async def fill(folder: Path) -> None:
    """Start the games and play some actions of each."""
    async with simulated(folder) as world:
        world.service.listen(wake=lambda: None)
        ann, bob = (UserRef(world[name].id, name) for name in ("Ann", "Bob"))
        for number in range(OPEN):
            table = await world.service.lobbies.create(
                game=GAME, guild_id=world.guild.id, channel_id=number + 1, host=ann
            )
            await world.service.lobbies.join(table.id, bob)
            await world.service.playing.start(table.id, ann.id)
            for _ in range(MOVES):
                await _move(world, table.id, (ann.id, bob.id))
        await world.service.store.write(lambda db: db.execute("DELETE FROM outbox"))


async def _move(world: World, table_id: int, users: tuple[int, int]) -> None:
    for user in users:
        position = await world.service.views.position(table_id, user)
        if position.decisions:
            action = next(position.decisions[0].every())
            await world.service.playing.act(table_id, user, None, action)
            return


async def look(folder: Path) -> None:
    """Start the bot and print its memory, then open every table once and print it again."""
    async with simulated(folder) as world:
        await world.env.settle()
        print(f"{resident():.0f}")
        for number in range(OPEN):
            await world["Ann"].slash(world.channel, "turn", table=number + 1)
        _forget_pictures(world)
        print(f"{resident():.0f}")


def _forget_pictures(world: World) -> None:
    """What the simulated Discord keeps is not the bot's."""
    world.env.backend.cdn._blobs.clear()
    world.env.backend.messages.clear()
    world.env.backend.transcript.clear()
    world.env.backend.http_requests.clear()


if __name__ == "__main__":
    asyncio.run({"fill": fill, "look": look}[sys.argv[1]](Path(sys.argv[2])))
