"""`make stop-test`: many people press at once, the bot is told to stop, and nobody is left in the
dark.

Everybody goes on pressing until the process is gone. Then every step that was stored must have been
answered, every later press told that the bot restarts, and neither the log nor the host's list of
problems may hold anything: a stop is no fault.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import sqlite3
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from simcord import ResponseMessage
from simcord.backend.models import Message

from render.lang.catalogue.bot import Bot
from tests.bot.players import answers_in
from tests.bot.simulated import BUTTON, SELECT, presses, words
from tests.chaos.hands import CONTROL
from tests.chaos.process import PATIENCE, Process
from tests.chaos.server import Discord, Waiting
from tests.load.__main__ import WORKERS, build

SILENCE = 15.0
"""Seconds after which somebody presses again although nothing has come."""

RESTARTING = Bot().restarting()


@dataclass(slots=True)
class Presser:
    """Somebody who presses whatever their panel offers, again and again."""

    server: Discord
    channel: int
    user: int
    rng: random.Random
    sent: list[Waiting] = field(default_factory=list)

    async def play(self) -> None:
        """Until cancelled."""
        panel: Message | None = None
        while True:
            offered = answers_in(self._seen(panel)) if panel is not None else []
            if offered:
                assert panel is not None
                press = self.rng.choice(offered)[0]
                kind = BUTTON if press.value is None else SELECT
                data: dict[str, Any] = {"custom_id": press.custom_id, "component_type": kind}
                if press.value is not None:
                    data["values"] = [press.value]
                shown = await self._send(data, panel)
            else:
                board = self._board()
                [button] = [p for p in presses(self._seen(board)) if p.parsed.op == "turn"]
                data = {"custom_id": button.custom_id, "component_type": BUTTON}
                shown = await self._send(data, board)
            if shown is not None and answers_in(self._seen(shown)):
                panel = shown
            elif shown is None or RESTARTING not in words(self._seen(shown)):
                panel = None

    async def _send(self, data: dict[str, Any], source: Message) -> Message | None:
        """Press; what is shown then."""
        waiting = self.server.interact(CONTROL, self.channel, self.user, data, source)
        self.sent.append(waiting)
        try:
            async with asyncio.timeout(SILENCE):
                while not waiting.answers and waiting.record.modal is None:
                    waiting.changed.clear()
                    await waiting.changed.wait()
        except TimeoutError:
            return None
        return waiting.answers[-1] if waiting.answers else None

    def _board(self) -> Message:
        stored = self.server.backend.messages.get(self.channel, {})
        found = [m for m in stored.values() if not m.is_ephemeral]
        boards = [m for m in found if any(p.parsed.op == "turn" for p in presses(self._seen(m)))]
        return max(boards, key=lambda m: m.id)

    def _seen(self, message: Message) -> ResponseMessage:
        return ResponseMessage(self.server.env, message)


@dataclass(slots=True)
class Verdict:
    """What a stop left behind.

    stored: presses that stored something, unanswered: those of them that were shown nothing. told:
    presses that were told of the restart. seconds: from the signal to the end of the process.
    """

    presses: int
    stored: int
    unanswered: int
    told: int
    problems: int
    tracebacks: int
    stopped: bool
    seconds: float
    complaints: tuple[str, ...] = ()

    @property
    def clean(self) -> bool:
        return self.stopped and not (self.unanswered or self.problems or self.tracebacks)

    def __str__(self) -> str:
        return (
            f"{self.presses} presses, {self.stored} of them stored, {self.unanswered} of these "
            f"without an answer, {self.told} told of the restart; {self.problems} problems, "
            f"{self.tracebacks} tracebacks; stopped after {self.seconds:.1f} s"
        )


async def run(folder: Path, people: int, seconds: float) -> Verdict:
    """Let people press for some seconds, then stop the bot under their hands."""
    server = Discord()
    await server.open()
    database, log = folder / "agora.sqlite3", folder / "log.txt"
    process = Process(server.address, database, log)
    guild = server.env.create_guild("Agora")
    pressers = []
    for n in range(people):
        channel = guild.create_text_channel(f"table-{n}")
        user = guild.add_member(server.env.create_user(f"user{n}"))
        pressers.append(Presser(server, channel.id, user.id, random.Random(n)))
    users = [p.user for p in pressers]
    await build(database, guild.id, [p.channel for p in pressers], users)
    playing: list[asyncio.Task[None]] = []
    try:
        await process.load()
        await process.start()
        async with asyncio.timeout(10 * PATIENCE):
            while len(server.posted) < 2 * people:  # what seals its chance, and a board
                await asyncio.sleep(0.1)
        playing = [asyncio.create_task(p.play()) for p in pressers]
        await asyncio.sleep(seconds)
        begun = time.monotonic()
        assert process.number is not None
        os.kill(process.number, signal.SIGTERM)
        await process.gone()
        passed = time.monotonic() - begun
    finally:
        for task in playing:
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
        await process.close()
        await server.close()
    wrong = [e for e in ended if not isinstance(e, asyncio.CancelledError)]
    assert not wrong, wrong
    return judge(database, log, [w for p in pressers for w in p.sent], passed, server)


def judge(
    database: Path, log: Path, sent: Sequence[Waiting], seconds: float, server: Discord
) -> Verdict:
    """Compare what the bot has stored and written with what people were shown."""
    with closing(sqlite3.connect(database)) as db:
        stored = {number for (number,) in db.execute("SELECT id FROM interactions")}
        problems: int = db.execute("SELECT count(*) FROM problems").fetchone()[0]
    said = log.read_text(encoding="utf-8")
    mine = [w for w in sent if w.record.id in stored]
    complaints = [x for x in said.splitlines() if " ERROR " in x or " WARNING " in x]
    return Verdict(
        len(sent),
        len(mine),
        sum(not w.answers for w in mine),
        sum(
            any(RESTARTING in words(ResponseMessage(server.env, a)) for a in w.answers)
            for w in sent
        ),
        problems,
        said.count("Traceback"),
        said.rstrip().endswith("stopped"),
        seconds,
        tuple([*complaints, *server.wrong][:20]),
    )


def main() -> int:
    """Run it as often as wished."""
    parser = argparse.ArgumentParser(prog="make stop-test", description="Stop the bot under load.")
    parser.add_argument("--people", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--times", type=int, default=3)
    args = parser.parse_args()
    os.environ.setdefault(WORKERS, "1")
    clean = True
    for _ in range(args.times):
        with tempfile.TemporaryDirectory(prefix="agora-stop-") as folder:
            verdict = asyncio.run(run(Path(folder), args.people, args.seconds))
        print(verdict, flush=True)
        for line in verdict.complaints:
            print(f"  {line}")
        clean = clean and verdict.clean
    return 0 if clean else 1


if __name__ == "__main__":
    sys.exit(main())
