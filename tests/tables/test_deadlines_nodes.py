"""Time that runs out while somebody answers in the last moment, or is given more of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tables.maintenance import reminders
from tables.model.clock import ClockRules, Fallback
from tables.model.outgoing import TimeOut
from tables.operations.repository import TRIES
from tables.service import TableService
from tests.kernel.toy_words import Attack, Done
from tests.tables.nodes import moves, overtaken
from tests.tables.parlour import ANN, BOB, ByHand
from tests.tables.skirmish import HIGH, LOW, Skirmish, skirmish

pytestmark = pytest.mark.server

LOOK, RETIRE = 1, 2
"""Which write of a look of the scheduler finds that time is out, and which one puts a caretaker
into the seat."""


async def asked(here: Skirmish, *, face: bool, fallback: Fallback = "caretaker") -> None:
    """Bob has to defend himself in less time than an answer is held for."""
    rules = ClockRules(move=LOW / 2, fallback=fallback, pauses="none")
    await here.service.orders.set_poker_face(here.table_id, ANN.id, face)
    await here.reminders.change_rules(await here.now(), ANN.id, lambda _: rules)
    await here.do(ANN, Attack(1))


def answer(here: Skirmish) -> Callable[[TableService], Awaitable[object]]:
    return lambda other: other.playing.act(here.table_id, BOB.id, None, Done())


@pytest.mark.parametrize("write", [LOOK, RETIRE])
@pytest.mark.parametrize("face", [False, True])
async def test_an_answer_in_the_last_moment_counts(path: Path, face: bool, write: int) -> None:
    async with skirmish(path) as here:
        await asked(here, face=face)
        overtaken(here, answer(here), write)
        await here.pass_time(LOW / 2 + 1)
        if face:
            await here.pass_time(HIGH - LOW / 2)
        assert not (await here.now()).seats[1].caretaker
        assert await here.told(TimeOut) == []
        assert (await here.actions())[-1] == (1, '{"kind":"done"}')


@pytest.mark.parametrize("times", [1, TRIES])
async def test_a_table_that_changes_meanwhile_gets_its_caretaker_all_the_same(
    path: Path, times: int
) -> None:
    async with skirmish(path) as here:
        await asked(here, face=False)
        overtaken(here, moves(here.table_id), RETIRE, times)
        await here.pass_time(LOW / 2 + 1)
        assert (await here.now()).seats[1].caretaker == (times < TRIES)
        await here.pass_time(1)
        assert (await here.now()).seats[1].caretaker
        assert await here.told(TimeOut) == []


async def test_who_is_given_more_time_in_the_last_moment_plays_on(path: Path) -> None:
    async with skirmish(path) as here:
        await asked(here, face=False)

        async def patient(other: TableService) -> None:
            hurry = ByHand(other)
            await hurry.change_rules(await here.now(), ANN.id, lambda _: ClockRules())

        overtaken(here, patient, RETIRE)
        await here.pass_time(LOW / 2 + 1)
        assert not (await here.now()).seats[1].caretaker
        assert await here.told(TimeOut) == []


async def test_nobody_is_out_of_time_where_no_caretaker_came_and_the_answer_did(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with skirmish(path) as here:
        await asked(here, face=False)

        async def broken(*_: object) -> None:
            await answer(here)(here.service)
            raise ValueError("no caretaker")

        monkeypatch.setattr(here.service.hosting, "set_caretaker", broken)
        here.clock.at += LOW / 2 + 1
        await reminders.Reminders.tick(here.reminders)
        assert await here.told(TimeOut) == []


async def test_a_time_that_is_out_is_told_once_where_two_look_and_no_caretaker_comes(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A range of tables may change hands in the middle of a look."""
    async with skirmish(path) as here:
        await asked(here, face=False)

        async def broken(*_: object) -> None:
            raise ValueError("no caretaker")

        async def looks_too(*_: object) -> None:
            monkeypatch.setattr(here.service.hosting, "set_caretaker", broken)
            await ByHand(here.service).tick()
            raise ValueError("no caretaker")

        monkeypatch.setattr(here.service.hosting, "set_caretaker", looks_too)
        await here.pass_time(LOW / 2 + 1)
        assert len(await here.told(TimeOut)) == 1


async def test_no_caretaker_comes_before_the_time_is_out(path: Path) -> None:
    async with skirmish(path) as here:
        await asked(here, face=False)
        [wait] = await here.reminders.deadlines(here.table_id)
        hosting = here.service.hosting
        assert await hosting.set_caretaker(here.table_id, 1, wait.wait.id) is None
