"""Going back at random moments of random games: everybody sees what they saw there before, the
database stays sound, and the game can be played again from its export."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from engine.core import ONLY_ANSWER, IllegalAction, Order, Rng, Rules
from engine.players import UniformPlayer
from tables.maintenance import doctor
from tables.model.errors import UserError
from tables.model.table import Table, UserRef
from tables.model.undo import Request
from tables.operations.export import replay
from tables.service import TableService
from tests.conformance.cases import GAMES, game
from tests.tables import errands
from tests.tables.backends import behind
from tests.tables.errands import Cheer
from tests.tables.parlour import ANN, BOB, CHLOE, parlour
from tests.witnesses import witnessed

PEOPLE = (ANN, BOB, CHLOE)
PLAYER = UniformPlayer()
TURNS = 30
FORCED = Order(ONLY_ANSWER, ONLY_ANSWER)


def rules_of(key: str) -> Rules[Any]:
    return errands.rules_of(key) if key == "errands" else game(key)


@dataclass
class Played:
    """A table in the hands of chance, and what everybody saw after each of its steps."""

    service: TableService
    table_id: int
    users: tuple[UserRef, ...]
    rng: random.Random
    seen: dict[int, list[Any]] = field(default_factory=dict)
    backs: int = 0

    async def table(self) -> Table:
        return await self.service.views.table(self.table_id)

    async def look(self) -> list[Any]:
        """What each player and a spectator see and are asked, drafts left out."""
        table = await self.table()
        found = []
        for user in (*self.users, None):
            position = await self.service.views.history(
                table.id, table.public_seq, None if user is None else user.id
            )
            found.append(position.view)
        return found

    async def note(self) -> None:
        table = await self.table()
        self.seen = {seq: views for seq, views in self.seen.items() if seq < table.public_seq}
        self.seen[table.public_seq] = await self.look()

    async def answer(self) -> None:
        """Somebody who is asked answers, or an aside is made."""
        for user in self.rng.sample(self.users, len(self.users)):
            position = await self.service.views.position(self.table_id, user.id)
            if position.decisions:
                decision = self.rng.choice(position.decisions)
                chance = Rng(self.rng.randrange(1 << 60))
                action = PLAYER.choose(position.view, decision, chance)
                await self.service.playing.act(self.table_id, user.id, None, action)
                return

    async def go_back(self) -> None:
        """Ask for a random moment and let all, or only some, agree."""
        asker = self.rng.choice(self.users)
        table, goals = await self.service.undo_votes.goals(self.table_id, asker.id)
        goal = self.rng.choice(goals)
        try:
            request = await self.service.undo_votes.ask_back(
                table.id, asker.id, goal.to_seq, table.public_seq
            )
        except UserError:
            return
        for user in self.rng.sample(self.users, len(self.users)):
            if user is asker or request.outcome is not None:
                continue
            whim = self.rng.random()
            if whim < 0.08:
                request = await self.service.undo_votes.refuse(table.id, user.id, request.id)
            elif whim < 0.16:
                await self.answer()
                return
            else:
                request = await self.service.undo_votes.agree(table.id, user.id, request.id)
        if request.outcome == "agreed":
            await self.compare(request)

    async def compare(self, request: Request) -> None:
        """Everybody who looks sees what they saw when the table was there before."""
        self.backs += 1
        table = await self.table()
        if table.public_seq == request.to_seq and request.to_seq in self.seen:
            assert await self.look() == self.seen[request.to_seq]
        assert table.status == "running"
        assert table.announced_seq == table.public_seq


async def started(
    service: TableService, key: str, users: tuple[UserRef, ...], computers: int, **options: Any
) -> int:
    table = await service.lobbies.create(
        game=key, guild_id=1, channel_id=7, host=users[0], options=options
    )
    for user in users[1:]:
        await service.lobbies.join(table.id, user)
    for _ in range(computers):
        await service.lobbies.add_computer(table.id, users[0].id)
    await service.playing.start(table.id, users[0].id)
    return table.id


async def sound(played: Played, path: Path) -> None:
    assert doctor.examine(behind(path), rules_of).findings == []
    table = await played.table()
    whole = await played.service.views.export(table.id, table.host_id, everything=True)
    assert replay(json.dumps(whole), rules_of) == (table.public_seq + 1, None)
    parts = await played.service.views.export(table.id, played.users[-1].id)
    assert "reseeds" not in json.dumps(parts) or parts["complete"]


def options_of(key: str) -> dict[str, Any]:
    if key == "errands":
        return {"goal": 60, "vote": True}
    return dict(rules_of(key).meta.quick)


@pytest.mark.sliced
@pytest.mark.parametrize("key", ["errands", *GAMES])
@pytest.mark.parametrize("seed", [1, 2])
async def test_everybody_sees_what_they_saw(key: str, seed: int, tmp_path: Path) -> None:
    path = tmp_path / "agora.sqlite3"
    rng = random.Random(seed)
    most = max(rules_of(key).meta.seats)
    people = PEOPLE[: min(len(PEOPLE), most)]
    computers = 1 if seed == 2 and most > len(people) else 0
    async with parlour(path, people, rules_of=rules_of) as here:
        table_id = await started(here.service, key, people, computers, **options_of(key))
        played = Played(here.service, table_id, people, rng)
        for user in people[1:]:
            await here.service.orders.give_order(table_id, user.id, FORCED)
        await played.note()
        for _ in range(TURNS * 4):
            if (await played.table()).status != "running":
                break
            await played.answer()
            if (await played.table()).status != "running":
                break
            await played.note()
            if rng.random() < 0.3 and (await played.table()).public_seq > 0:
                await played.go_back()
                await played.note()
        witnessed(played.backs, "requests to go back", f"{key}, seed {seed}", least=3)
        await sound(played, path)


@pytest.mark.sliced(10)
@pytest.mark.parametrize("seed", range(4))
async def test_everybody_at_the_same_moment(seed: int, tmp_path: Path) -> None:
    """Presses of all kinds at once, and the clock goes on: one order is as good as another, and
    whatever comes of it, nothing is half done."""
    path = tmp_path / "agora.sqlite3"
    rng = random.Random(seed)
    async with parlour(path, PEOPLE) as here:
        service = here.service
        table_id = await started(service, "errands", PEOPLE, 0, goal=1000, vote=True)
        played = Played(service, table_id, PEOPLE, rng)
        kinds: set[str] = set()

        async def quietly(doing: Callable[[], Any]) -> None:
            try:
                await doing()
            except (UserError, IllegalAction) as error:
                kinds.add(type(error).__name__)

        async def ask() -> None:
            user = rng.choice(PEOPLE)
            table, goals = await service.undo_votes.goals(table_id, user.id)
            await asyncio.sleep(0)
            to_seq = rng.choice(goals).to_seq
            await service.undo_votes.ask_back(table_id, user.id, to_seq, table.public_seq)

        async def press(user: UserRef, what: str) -> None:
            request = await service.undo_votes.open_request(table_id)
            if request is not None:
                await asyncio.sleep(0)
                await getattr(service.undo_votes, what)(table_id, user.id, request.id)

        async def cheer() -> None:
            await service.playing.act(table_id, rng.choice(PEOPLE).id, None, Cheer())

        def some() -> Callable[[], Any]:
            user = rng.choice(PEOPLE)
            what = rng.choices(
                ["answer", "ask", "agree", "refuse", "withdraw", "undo", "cheer"],
                [2, 4, 16, 0.2, 0.2, 1, 0.3],
            )[0]
            if what in ("agree", "refuse", "withdraw"):
                return lambda: press(user, what)
            if what == "undo":
                return lambda: service.playing.undo(table_id, user.id, None)
            return {"answer": played.answer, "ask": ask, "cheer": cheer}[what]

        for _ in range(80):
            here.clock.at += rng.randrange(600)
            await asyncio.gather(*(quietly(some()) for _ in range(6)))
            table = await played.table()
            assert table.seq >= table.public_seq == table.announced_seq
        await sound(played, path)
        ended = await here.store.read(
            lambda db: {
                r[0]: r[1]
                for r in db.execute("SELECT outcome, count(*) FROM undo_requests GROUP BY outcome")
            }
        )
        witnessed(ended.get("agreed", 0), "a request that all agree to", f"errands, seed {seed}")
        witnessed(kinds, "a press that is refused", f"errands, seed {seed}")
