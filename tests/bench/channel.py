"""What a turn leaves in the channel: posts, edits, pings and bytes, with the whole bot in SimCord.

A keen scripted player sits at every seat; what it answers goes through the door that presses go
through, and the bot says it as ever. All is counted, nothing is timed.
"""

from __future__ import annotations

import asyncio
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

from engine import registry
from engine.core import Rng
from tables.model import poker_face
from tests.bench.human import Keen
from tests.bench.table import Table
from tests.bot.simulated import World, simulated

GAME, PEOPLE = "tta-new-story", ("Ann", "Bob", "Chloe")
GAMES, TURNS = 2, 36
"""Games, and turns of players in each; the first rounds, in which there is little to do, included.
"""
AIMS = {"posts": "≤ 1.3", "pings in the channel": "≤ 1", "kB in the channel": "≤ 150"}
BEFORE = {
    "posts": "2.50",
    "of them with a picture": "2.50",
    "of them without a ping": "0.42",
    "edits": "2.58",
    "pings in the channel": "2.15",
    "kB in the channel": "326.86",
    "direct messages": "1.01",
    "kB of them": "59.96",
}
"""The same games, when every hand-over was a board of its own."""
LATER = 5.0
"""Seconds after the longest delay of an answer."""
MESSAGE = re.compile(r"/channels/(\d+)/messages(/\d+)?")


@dataclass
class Said:
    """What was said in so many turns, and in so many answers to others' turns between them.

    handovers: how often somebody else was asked than just before. boards: posts with a picture.
    silent: posts that ping nobody. letters: direct messages; private: bytes of those.
    """

    turns: int = 0
    between: int = 0
    handovers: int = 0
    boards: int = 0
    posts: int = 0
    silent: int = 0
    edits: int = 0
    pings: int = 0
    uploaded: int = 0
    letters: int = 0
    private: int = 0
    channels: set[int] = field(default_factory=set)

    @contextmanager
    def watch(self, world: World) -> Iterator[None]:
        """Count what the bot of a world says, as long as this lasts."""
        deliver = world.wire._deliver
        self.channels = {world.channel.id}

        def counted(backend: Any, method: str, path: str, **rest: Any) -> Any:
            answer = deliver(backend, method, path, **rest)
            found = MESSAGE.fullmatch(path)
            if found and method in ("POST", "PATCH"):
                size = sum(f.fp.getbuffer().nbytes for f in rest.get("files") or ())
                public = int(found[1]) in self.channels
                self._count(backend, answer, size, public=public, posted=method == "POST")
            return answer

        world.wire._deliver = counted
        try:
            yield
        finally:
            world.wire._deliver = deliver

    def _count(self, backend: Any, answer: Any, size: int, *, public: bool, posted: bool) -> None:
        if not public:
            self.letters += posted
            self.private += size
            return
        self.uploaded += size
        if not posted:
            self.edits += 1
            return
        message = backend.get_message(int(answer["channel_id"]), int(answer["id"]))
        pinged = len(message.ping_user_ids)
        self.posts += 1
        self.boards += bool(size)
        self.pings += pinged
        self.silent += not pinged


def tables() -> list[Table]:
    """Figures per turn of a player: for people without orders, with the default answers of the
    recommended set, and with these at a table that keeps its poker face."""
    columns = [_counted(asyncio.run(_games(way))) for way in WAYS]
    rows = tuple(
        (
            what,
            *(f"{column[what]:.2f}" for column in columns),
            BEFORE.get(what, ""),
            AIMS.get(what, ""),
        )
        for what in columns[0]
    )
    return [
        Table(
            "What a turn leaves in the channel",
            ("per turn of a player", *(way.name for way in WAYS), "before", "aim"),
            rows,
            f"{GAMES} games of {GAME} for three, {TURNS} turns of each, by a keen scripted player. "
            "The player asked next may be away, so each hand-over is a post that pings: the player "
            "whose turn it is, those asked in between, and back. There are more pings if several "
            "are asked at once. Without poker face all answers come at once. Poker face: a minute "
            "passes before anybody answers, because answers that depend on hidden things are "
            "shown within that minute. Before: every hand-over was a board, and the hand came as "
            "a picture by direct message.",
        )
    ]


@dataclass(frozen=True, slots=True)
class Way:
    """How a game is played. usual: everybody has taken the recommended set over. paced: the table
    keeps its poker face."""

    name: str
    usual: bool = False
    paced: bool = False


WAYS = (
    Way("no orders"),
    Way("default answers", usual=True),
    Way("no orders, poker face", paced=True),
    Way("default answers, poker face", usual=True, paced=True),
)


def _counted(said: Said) -> dict[str, float]:
    counted = {
        "answers in others' turns by hand": said.between,
        "hand-overs": said.handovers,
        "posts": said.posts,
        "of them with a picture": said.boards,
        "of them without a ping": said.silent,
        "edits": said.edits,
        "pings in the channel": said.pings,
        "kB in the channel": said.uploaded / 1000,
        "direct messages": said.letters,
        "kB of them": said.private / 1000,
    }
    return {what: number / said.turns for what, number in counted.items()}


async def _games(way: Way) -> Said:
    said = Said()
    for seed in range(1, GAMES + 1):
        await play(seed, said, way=way)
    return said


async def play(seed: int, said: Said, turns: int = TURNS, way: Way = WAYS[0]) -> None:
    """So many turns of a game; what was said is added to `said`."""
    seeds = count(seed)
    with tempfile.TemporaryDirectory() as folder, patch("secrets.randbits", lambda _: next(seeds)):
        async with simulated(Path(folder)) as world:
            if way.paced:
                world.pace = world.service.auto_responses.pace = poker_face.PACE
            table = await world.start(*PEOPLE, game=GAME)
            for name in PEOPLE if way.usual else ():
                await world.service.default_answers.take(table.id, world[name].id)
            with said.watch(world):
                await _turns(world, table.id, said, turns, Rng(seed), way)


async def _turns(
    world: World, table_id: int, said: Said, turns: int, chance: Rng, way: Way
) -> None:
    rules, player = registry.rules(GAME), Keen()
    repository, end = world.service.repository, said.turns + turns
    turn: tuple[int, int] | None = None
    before: int | None = None
    rested: int | None = None
    while True:
        loaded = await repository.load(table_id)
        here = await repository.steps.head(loaded, rules)
        if not here.decisions:
            return
        [decision] = here.decisions
        seat = decision.seat
        if way.paced and seat not in (before, rested):
            rested = seat  # a minute goes by; meanwhile orders may answer
            await world.advance(poker_face.PACE[1] + LATER)
            continue
        rested = None
        view = rules.view(here.state, seat)
        if seat != view.current:
            said.between += 1
        elif turn != (view.round, seat):
            turn = (view.round, seat)
            if said.turns == end:
                return
            said.turns += 1
        said.handovers += seat != before
        before = seat
        await world.quickly([(seat, player.choose(view, decision, chance))])
        if (
            await repository.load(table_id)
        ).table.seq == loaded.table.seq:  # the answer is held back
            await world.advance(poker_face.PACE[1] + LATER)
