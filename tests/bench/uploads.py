"""What goes up to Discord: bytes of pictures per press and per turn, with the whole bot in SimCord.

Simulated people press at random, a turn in one panel, as people do. An edit that keeps its picture
names it; what that would have weighed is told beside what was uploaded.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.bench.table import Table
from tests.bot.players import Clicker
from tests.bot.simulated import World, presses, simulated

GAMES = (("antike-duellum", ("Ann", "Bob")), ("tta-new-story", ("Ann", "Bob", "Chloe")))
TURNS = 24
"""Turns of each game; whoever presses by chance ends them early."""
LOOKS = 0.3
"""How often somebody folds or unfolds menus before they choose; the board stays as it is."""


@dataclass
class Traffic:
    """Edits with a picture, how many of them kept it, and bytes. boards: bytes of public posts."""

    presses: int = 0
    turns: int = 0
    edits: int = 0
    kept: int = 0
    uploaded: int = 0
    spared: int = 0
    boards: int = 0

    def watch(self, world: World) -> None:
        """Count what the bot sends from now on."""
        deliver = world.wire._deliver

        def counted(backend: Any, method: str, path: str, **rest: Any) -> Any:
            files = [f.fp.getbuffer().nbytes for f in rest.get("files") or ()]
            body = rest.get("json")
            named = body.get("attachments") if isinstance(body, dict) else None
            answer = deliver(backend, method, path, **rest)
            if named and path.startswith("/webhooks"):
                self.edits += 1
                self.uploaded += sum(files)
                if not files:
                    self.kept += 1
                    self.spared += sum(a["size"] for a in answer["attachments"])
            elif files:
                self.boards += sum(files)
            return answer

        world.wire._deliver = counted


@dataclass
class Looker(Clicker):
    """Presses at random, and unfolds menus now and then."""

    async def turn_in(self, traffic: Traffic) -> None:
        """Open the panel and press until the table waits for somebody else."""
        panel = await self.world.open_panel(self.actor)
        traffic.turns += 1
        traffic.presses += 1
        while units := self.units(panel):
            folds = [[p] for p in presses(panel) if p.parsed.op == "panel" and p.token == "m"]
            looks = folds and self.rng.random() < LOOKS
            after = await self.press(panel, self.rng.choice(folds if looks else units))
            traffic.presses += 1
            panel = after or panel


def tables() -> list[Table]:
    """Bytes per press and per turn."""
    rows = []
    for game, people in GAMES:
        found = asyncio.run(_play(game, people))
        rows.append(_row(game, found))
    return [
        Table(
            "Pictures uploaded",
            (
                *("game", "presses", "panels edited", "picture kept"),
                *("kB per press", "before", "kB per turn", "before"),
            ),
            tuple(rows),
            f"{TURNS} turns of each game by random presses. Before: had every edit brought its "
            "picture. The boards posted for all are in the figures per turn.",
        )
    ]


def _row(game: str, found: Traffic) -> tuple[str, ...]:
    panels, before = found.uploaded, found.uploaded + found.spared
    return (
        game,
        str(found.presses),
        str(found.edits),
        f"{found.kept / max(1, found.edits):.0%}",
        *(f"{n / 1000 / max(1, found.presses):.0f}" for n in (panels, before)),
        *(f"{(n + found.boards) / 1000 / max(1, found.turns):.0f}" for n in (panels, before)),
    )


async def _play(game: str, people: tuple[str, ...]) -> Traffic:
    traffic = Traffic()
    with tempfile.TemporaryDirectory() as folder:
        async with simulated(Path(folder)) as world:
            await world.start(*people, game=game)
            traffic.watch(world)
            rng = random.Random(7)
            while traffic.turns < TURNS and (await world.table()).status == "running":
                asked = await world.asked()
                await Looker(world, asked[0], rng).turn_in(traffic)
    return traffic
