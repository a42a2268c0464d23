"""Computer seats, and stops of the program at every point of a game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.core import Action, Decision, Resign, Rng
from engine.players import UniformPlayer
from tables.maintenance.housekeeping import Upkeep
from tables.model import outgoing
from tables.model.outgoing import Board, Over
from tables.model.table import LogEntry, Position, Table, UserRef
from tables.service import TableService
from tests.tables.errands import Cheer, Finish, Roll, Vote, Walk
from tests.tables.parlour import ANN, BOB, CHLOE, Parlour, give_seat, parlour

ALONE = (ANN,)


class Brave(UniformPlayer):
    """Always walks one step; remembers what it was shown."""

    def __init__(self) -> None:
        self.views: list[Any] = []

    def choose(self, view: Any, decision: Decision, rng: Rng) -> Action:
        self.views.append(view)
        return Walk(1)


class Broken(UniformPlayer):
    """Fails at its second answer, or from then on."""

    count = 0

    def __init__(self, *, always: bool = False) -> None:
        self.always = always

    def choose(self, view: Any, decision: Decision, rng: Rng) -> Action:
        self.count += 1
        if self.count == 2 or (self.always and self.count > 2):
            raise ZeroDivisionError("a computer player went astray")
        return Walk(1)


async def test_a_computer_plays_its_whole_turn_and_hands_over_once(tmp_path: Path) -> None:
    player = Brave()
    async with parlour(tmp_path / "a.sqlite3", ALONE, player=player) as here:
        table = await here.game(computers=1)
        acted = await here.act(table, ANN, Walk(3), Finish())
        assert acted.published
        assert acted.position.view.scores == (3, 3)
        assert [d.seat for d in acted.position.decisions] == [0]
        assert len(player.views) == 3
        assert {v.viewer for v in player.views} == {1}
        assert all(v.deck == (None,) * 10 for v in player.views), "it knows only its own view"
        turns = await here.outbox()
        assert [r.kind for r in turns] == ["turn", "turn"]
        assert turns[1].message == outgoing.Turn(from_seq=0, to_seq=5, asked=(0,), ping=(ANN.id,))


async def test_computers_answer_simultaneous_questions_at_once(tmp_path: Path) -> None:
    async with parlour(tmp_path / "a.sqlite3", ALONE) as here:
        table = await here.game(computers=2, vote=True)
        position = await here.service.views.position(table.id, ANN.id)
        assert [d.seat for d in position.waiting] == [0]
        assert len(await here.outbox()) == 1
        acted = await here.act(table, ANN, Vote("red"))
        assert [d.seat for d in acted.position.waiting] == [0]


@pytest.mark.of_the_file
async def test_the_choices_of_a_computer_depend_on_table_and_step_only(tmp_path: Path) -> None:
    """The same answers after a crash: the game is copied, and continued twice."""
    async with parlour(tmp_path / "a.sqlite3", ALONE) as here:
        table = await here.game(computers=1)
        await here.store.backup(tmp_path / "b.sqlite3")
        first = await _two_rounds(here, table)
    async with parlour(tmp_path / "b.sqlite3", ALONE) as here:
        assert await _two_rounds(here, table) == first


async def _two_rounds(here: Parlour, table: Table) -> list[LogEntry]:
    for _ in range(2):
        await here.act(table, ANN, Walk(1), Walk(1), Walk(1))
        while (await here.service.views.position(table.id, ANN.id)).view.left is None:
            position = await here.service.views.position(table.id, ANN.id)
            await here.act(table, ANN, next(position.decisions[0].every()))
    return await here.service.views.log(table.id, ANN.id)


async def test_computers_alone_play_on_to_the_end(tmp_path: Path) -> None:
    async with parlour(tmp_path / "a.sqlite3", ALONE, player=Brave()) as here:
        table = await here.game(computers=2, goal=90)
        acted = await here.act(table, ANN, Resign())
        assert acted.position.table.status == "finished"
        assert acted.position.table.seq > 100
        assert await here.kinds() == ["turn", "over"]
        over = await here.newest(Over)
        assert (over.from_seq, over.to_seq) == (0, acted.position.table.seq)


async def test_a_failing_computer_costs_nothing_but_its_turn(tmp_path: Path) -> None:
    async with parlour(tmp_path / "a.sqlite3", ALONE, player=Broken()) as here:
        table = await here.game(computers=1)
        acted = await here.act(table, ANN, Walk(3), Finish())
        assert acted.published
        assert acted.position.view.scores == (3, 1), "what was played before it failed is kept"
        assert [d.seat for d in acted.position.waiting] == [1]
        found = await here.store.read(
            lambda db: [tuple(r) for r in db.execute("SELECT game_id, seq, detail FROM problems")]
        )
        assert [(f[0], f[1]) for f in found] == [(table.id, 3)]
        assert "went astray" in found[0][2]
        assert (await here.newest(Board)).asked == (1,)
        await give_seat(here.service, table.id, 1, BOB, ANN.id)
        assert (await here.act(table, BOB, Walk(2))).position.view.scores == (3, 3)


async def test_a_computer_that_fails_at_the_beginning_is_reported_once(tmp_path: Path) -> None:
    player = Broken(always=True)
    player.count = 1
    async with parlour(tmp_path / "a.sqlite3", (ANN, BOB), player=player) as here:
        await here.game(computers=1, vote=True)
        found = await here.store.read(
            lambda db: [tuple(r) for r in db.execute("SELECT detail FROM problems")]
        )
        assert len(found) == 1


async def test_a_stop_in_the_middle_of_a_computers_turn_is_made_good(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    async with parlour(path, ALONE, player=Broken()) as here:
        table = await here.game(computers=1)
        await here.act(table, ANN, Walk(3), Finish())
    async with parlour(path, ALONE, player=Brave()) as here:
        woken: list[int] = []
        here.service.listen(wake=lambda: woken.append(1))
        await here.service.auto_responses.resume()
        position = await here.service.views.position(table.id, ANN.id)
        assert [d.seat for d in position.decisions] == [0]
        assert (await here.newest(Board)).ping == (ANN.id,)
        assert woken


# --- restarts ------------------------------------------------------------------------------------


class Restarting:
    """Plays a script twice: on one service, and with a new service before every single call."""

    def __init__(self, path: Path) -> None:
        self.path = path

    async def play(
        self, script: list[tuple[UserRef, Action | str]], *, restart: bool
    ) -> list[tuple[Position, ...]]:
        seen = []
        path = self.path / f"{restart}.sqlite3"
        async with parlour(path, (ANN, BOB, CHLOE)) as here:
            table = await here.game(vote=True)
            for user, deed in script:
                if restart:
                    async with parlour(path, now=here.clock) as again:
                        await again.service.auto_responses.resume()
                        await self.do(again.service, table.id, user, deed)
                        seen.append(await self.look(again.service, table.id))
                else:
                    await self.do(here.service, table.id, user, deed)
                    seen.append(await self.look(here.service, table.id))
        return seen

    async def do(
        self, service: TableService, table_id: int, user: UserRef, deed: Action | str
    ) -> None:
        undo: dict[str, Callable[..., Any]] = {
            "undo": service.playing.undo,
            "restart": service.playing.restart_turn,
        }
        if isinstance(deed, str):
            await undo[deed](table_id, user.id, None)
        else:
            await service.playing.act(table_id, user.id, None, deed)

    async def look(self, service: TableService, table_id: int) -> tuple[Position, ...]:
        users = (ANN.id, BOB.id, CHLOE.id, None)
        return tuple([await service.views.position(table_id, u) for u in users])


async def test_a_restart_at_any_point_changes_nothing(tmp_path: Path) -> None:
    script: list[tuple[UserRef, Action | str]] = [
        (BOB, Vote("red")),
        (ANN, Vote("blue")),
        (CHLOE, Vote("red")),
        (ANN, Walk(2)),
        (ANN, Walk(3)),
        (CHLOE, Cheer()),
        (ANN, "undo"),
        (ANN, Walk(1)),
        (ANN, "restart"),
        (ANN, Walk(1)),
        (ANN, Finish()),
        (BOB, Walk(3)),
        (CHLOE, Resign()),
        (BOB, Walk(3)),
        (BOB, Finish()),
        (ANN, Walk(1)),
    ]
    plain = await Restarting(tmp_path).play(script, restart=False)
    restarted = await Restarting(tmp_path).play(script, restart=True)
    for number, (a, b) in enumerate(zip(plain, restarted, strict=True)):
        assert [_comparable(p) for p in a] == [_comparable(p) for p in b], script[number]


def _comparable(position: Position) -> tuple[Any, ...]:
    table = position.table
    return (
        (table.version, table.seq, table.public_seq, table.draft_seat, table.status),
        (table.announced_seq, table.announced_asked),
        (position.view.scores, position.view.left, position.view.gone),
        (position.decisions, position.anytime_actions, position.waiting, position.can_undo),
    )


async def test_a_draft_with_chance_in_it_survives_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    async with parlour(path) as here:
        table = await here.game()
        rolled = await here.act(table, ANN, Roll(), Walk(1))
    async with parlour(path) as here:
        assert await here.service.views.position(table.id, ANN.id) == rolled.position
        undone = await here.service.playing.undo(table.id, ANN.id, rolled.position.table.version)
        assert undone.position.view.scores[0] == rolled.position.view.scores[0] - 1


@pytest.mark.parametrize("cut", range(3))
async def test_old_interactions_are_forgotten_in_the_end(tmp_path: Path, cut: int) -> None:
    async with parlour(tmp_path / "a.sqlite3") as here:
        table = await here.game()
        for number in range(3):
            await here.service.playing.act(table.id, ANN.id, None, Walk(1), interaction=number)
            here.clock.at += 100
        here.clock.at += 86_400 - 100 * (3 - cut) + 1
        await Upkeep(here.store, here.clock).tick()
        left = await here.store.read(
            lambda db: [r[0] for r in db.execute("SELECT id FROM interactions ORDER BY id")]
        )
        assert left == list(range(3))[cut + 1 :]
