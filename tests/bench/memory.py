"""How much memory a bot takes that idles: with a table of each game, and with all of them at once.

The bot is a process of its own (`tests.bench.lone_bot`) on a file, as a host starts it; people and
Discord are in this one. At each table people have played for a while, which fills what the bot
remembers. Then everybody rests, and the memory of the bot and of all processes below it is read.
`python -m tests.bench.memory` ends with 1 if that is more than the budget.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from engine import registry
from tables.model.table import UserRef
from tables.service import TableService
from tables.store.sqlite import SqliteStore
from tests.bench.resident import BOT, by_work
from tests.bench.table import Table
from tests.chaos.hands import Died, Hands, Ledger
from tests.chaos.people import Party
from tests.chaos.server import Discord

ROUNDS = 60
"""Presses of the people at each table."""
PATIENCE = 300.0
"""Seconds for the start; a machine may be busy."""
REST = 25.0
"""Seconds without a press before the memory is read: longer than the bot takes to tidy up."""
DRAWING, THINKING = "drawing", "thinking"
BUDGET = {BOT: 110.0, DRAWING: 60.0, THINKING: 30.0}
"""The most megabytes of each process with a table of one game. The aim for the bot is 80."""
TOGETHER = 240.0
"""The most megabytes of all processes with tables of all games. The aim is 220."""


@dataclass(slots=True)
class LoneBot:
    """The bot's process. It lives as long as it is not killed: nobody's press is lost."""

    process: subprocess.Popen[bytes]
    dead: asyncio.Event = field(default_factory=asyncio.Event)

    def lost(self, _: object) -> bool:
        return self.process.poll() is not None

    def excused(self, *_: object) -> bool:
        return False

    def end(self) -> None:
        """As a host ends it."""
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(30.0)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def started(address: str, database: Path, log: Path) -> LoneBot:
    """Start the bot. log: where it writes."""
    command = [sys.executable, "-m", "tests.bench.lone_bot", address, str(database)]
    with log.open("ab") as out:
        return LoneBot(subprocess.Popen(command, stdout=out, stderr=out))


async def opened(
    database: Path, guild: int, tables: Sequence[tuple[str, int, Sequence[int]]]
) -> None:
    """Begin games: of each the game, the channel and the people."""
    store = await SqliteStore.open(database)
    service = TableService(store, pace=(0.0, 0.0))
    for game, channel, users in tables:
        host, *others = (UserRef(user, f"Player {user}") for user in users)
        table = await service.lobbies.create(
            game=game, guild_id=guild, channel_id=channel, host=host
        )
        for other in others:
            await service.lobbies.join(table.id, other)
        await service.playing.start(table.id, host.id)
    await store.close()


async def used(folder: Path, games: Sequence[str], rounds: int) -> dict[str, Mapping[str, float]]:
    """Megabytes by process: after the start, and after people have played."""
    server, ledger = Discord(), Ledger()
    await server.open()
    guild = server.env.create_guild("Agora")
    database = folder / "agora.sqlite3"
    seated = []
    for game in games:
        channel = guild.create_text_channel(game)
        people = [
            guild.add_member(server.env.create_user(f"{game}-{n}")).id
            for n in range(min(registry.seats(game)))
        ]
        seated.append((game, channel.id, people))
    await opened(database, guild.id, seated)
    bot = started(server.address, database, folder / "log.txt")
    found: dict[str, Mapping[str, float]] = {}
    try:
        await asyncio.wait_for(server.connected.wait(), PATIENCE)
        parties = [
            Party(
                Hands(server, bot, ledger, random.Random(n), busy=False),
                game,
                channel,
                tuple(people),
            )
            for n, (game, channel, people) in enumerate(seated)
        ]
        async with asyncio.timeout(PATIENCE):
            while any(party.newest("turn") is None for party in parties):
                await asyncio.sleep(0.2)
        await asyncio.sleep(REST)
        found["after the start"] = by_work(bot.process.pid)
        await asyncio.gather(*(_played(server, party, rounds) for party in parties))
        await asyncio.sleep(REST)
        found["after presses"] = by_work(bot.process.pid)
    finally:
        bot.end()
        await server.close()
    for sentence in (*ledger.wrong, *server.wrong):
        print(f"wrong: {sentence}", file=sys.stderr)
    return found


async def _played(server: Discord, party: Party, presses: int) -> None:
    """Let the people of a table press so often; each opens the panel first."""
    done = 0
    while done < presses:
        for user in party.users:
            board = party.newest("turn")
            if board is None:
                return
            before = len(server.timings)
            # The board may become an older one while somebody reads it.
            with suppress(Died, ValueError):
                await party.open_panel(user, board)
                while done < presses and await party.answer_once(user):
                    done += len(server.timings) - before
                    before = len(server.timings)
        await asyncio.sleep(0.05)


def every() -> list[list[str]]:
    """A bot for each game, and one for all."""
    games = tuple(registry.keys())
    return [*([game] for game in games), list(games)]


def tables() -> list[Table]:
    rows, _ = measured(every(), ROUNDS)
    return [_table(rows)]


Row = tuple[str, Mapping[str, float], float]


def measured(wanted: Sequence[Sequence[str]], rounds: int) -> tuple[list[Row], list[str]]:
    """Rows for the table, and what is over the budget."""
    rows, over = list[Row](), list[str]()
    for games in wanted:
        with tempfile.TemporaryDirectory(prefix="agora-memory-") as folder:
            found = asyncio.run(used(Path(folder), games, rounds))
        together = len(games) > 1
        name = "all games" if together else games[0]
        for when, sizes in found.items():
            said = ", ".join(f"{work} {size:.1f}" for work, size in sizes.items())
            print(f"{name}, {when}: {said} MB", file=sys.stderr, flush=True)
            budget = TOGETHER if together else BUDGET[BOT] + BUDGET[DRAWING]
            rows.append((f"{name}, {when}", sizes, budget))
            over += _over(f"{name}, {when}", sizes, together=together)
    return rows, over


def _over(name: str, sizes: Mapping[str, float], *, together: bool) -> list[str]:
    if together:
        most = sum(sizes.values())
        return [f"{name}: {most:.0f} MB of {TOGETHER:.0f}"] if most > TOGETHER else []
    return [
        f"{name}: {role} {size:.0f} MB of {BUDGET[role]:.0f}"
        for role, size in sizes.items()
        if size > BUDGET.get(role, 0.0)
    ]


def _table(rows: Sequence[Row]) -> Table:
    roles = (BOT, DRAWING, THINKING)
    shown = tuple(
        (
            name,
            *(f"{sizes[role]:.0f}" if role in sizes else "-" for role in roles),
            f"{sum(sizes.values()):.0f}",
            f"{budget:.0f}",
        )
        for name, sizes, budget in rows
    )
    return Table(
        "Memory of a bot that idles: MB (PSS)",
        ("", *roles, "together", "budget"),
        shown,
        f"The bot runs as a host starts it, with a table of each game or of all; {REST:.0f} s "
        f"after the last press. After presses: {ROUNDS} at each table. Budgets of the processes: "
        + ", ".join(f"{role} {most:.0f}" for role, most in BUDGET.items())
        + f"; all games together {TOGETHER:.0f}.",
    )


def main() -> int:
    """Measure; 1 if anything is over its budget."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="a table of each; `all` for one of every game")
    parser.add_argument("--presses", type=int, default=ROUNDS)
    args = parser.parse_args()
    games = list(registry.keys())
    wanted = [games if game == "all" else [game] for game in args.games] or every()
    rows, over = measured(wanted, args.presses)
    print(_table(rows))
    for line in over:
        print(f"over the budget: {line}")
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())
