"""Orders and default answers that are given at one node while a table changes at another."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from engine.core import Resign
from tables.model.errors import NotSeated
from tables.model.table import Acted
from tables.service import TableService
from tests.kernel.toy_words import Attack, Bid, Done, Explore
from tests.tables.nodes import overtaken
from tests.tables.parlour import ANN, BOB, CHLOE, MARA, give_seat
from tests.tables.skirmish import DONE, HIGH, skirmish, up_to
from tests.tables.test_usual import lobby

pytestmark = pytest.mark.server


@pytest.mark.parametrize("face", [False, True])
async def test_an_order_given_while_the_question_comes_answers_it(path: Path, face: bool) -> None:
    async with skirmish(path) as here:
        await here.service.orders.set_poker_face(here.table_id, ANN.id, face)
        overtaken(here, lambda other: other.orders.give_order(here.table_id, BOB.id, DONE))
        await here.do(ANN, Attack(1))
        assert await here.waiting() == ([(1, "defend")] if face else [(1, "act")])
        await here.pass_time(HIGH + 1)
        assert await here.waiting() == [(1, "act")]


async def test_an_order_given_beside_what_somebody_else_does_still_answers(path: Path) -> None:
    async with skirmish(path) as here:
        await here.order(CHLOE, up_to(3))
        await here.do(ANN, Attack(1))
        told: list[float | None] = []

        async def order(other: TableService) -> None:
            own = await other.orders.give_order(here.table_id, BOB.id, DONE)
            told.append(own.answering)

        overtaken(here, order)
        await here.do(CHLOE, Resign())
        assert [(seat, here.clock.at + left) for seat, left in await here.due()] == [(1, told[0])]
        await here.pass_time(HIGH + 1)
        assert await here.waiting() == [(1, "act")]


async def test_nobody_orders_for_a_seat_that_is_given_away_meanwhile(path: Path) -> None:
    async with skirmish(path) as here:
        overtaken(here, lambda other: give_seat(other, here.table_id, 1, MARA, ANN.id))
        with pytest.raises(NotSeated):
            await here.order(BOB, DONE)
        assert await here.orders(MARA) == []


async def test_of_two_usual_answers_given_at_once_neither_is_forgotten(path: Path) -> None:
    async with skirmish(path) as here:
        overtaken(here, lambda other: other.default_answers.give(here.table_id, BOB.id, DONE))
        await here.service.default_answers.give(here.table_id, BOB.id, up_to(3))
        own = await here.service.default_answers.own(here.table_id, BOB.id)
        assert sorted(o.kind for o in own.orders or ()) == ["bid", "defend"]


@pytest.mark.parametrize("taken", [False, True])
async def test_an_order_given_beside_usual_answers_is_left_as_it_is(
    path: Path, taken: bool
) -> None:
    """They are taken over, or refused after that, at the same moment."""
    async with skirmish(path) as here:
        answers = here.service.default_answers
        if taken:
            await answers.take(here.table_id, BOB.id)
        overtaken(here, lambda other: other.orders.give_order(here.table_id, BOB.id, up_to(7)))
        await (answers.refuse if taken else answers.take)(here.table_id, BOB.id)
        assert up_to(7) in await here.orders(BOB)


async def test_usual_answers_change_at_a_table_at_which_others_press_all_the_time(
    path: Path,
) -> None:
    """They wait for the table as every press does, and are not too late then."""
    async with skirmish(path) as here:
        repository, over = here.service.repository, False

        async def press() -> None:
            while not over:
                async with repository.locked(here.table_id) as loaded:
                    await repository.change(loaded.table, None, {})

        tasks = [asyncio.create_task(press()) for _ in range(2)]
        try:
            await here.service.default_answers.give(here.table_id, BOB.id, up_to(3))
        finally:
            over = True
            await asyncio.gather(*tasks)
        assert await here.orders(BOB) == [up_to(3)]


async def test_usual_answers_refused_while_the_game_begins_answer_nothing(path: Path) -> None:
    async with skirmish(path) as here:
        await here.service.default_answers.take(here.table_id, BOB.id)
        table_id = await lobby(here)
        overtaken(here, lambda other: other.default_answers.refuse(table_id, BOB.id))
        await here.service.playing.start(table_id, ANN.id)
        assert (await here.service.orders.own_orders(table_id, BOB.id)).orders == ()


async def test_usual_answers_refused_behind_the_beginning_answer_nothing(path: Path) -> None:
    async with skirmish(path) as here:
        await here.service.default_answers.take(here.table_id, BOB.id)
        table_id = await lobby(here)
        overtaken(here, lambda other: other.playing.start(table_id, ANN.id))
        await here.service.default_answers.refuse(table_id, BOB.id)
        assert (await here.service.orders.own_orders(table_id, BOB.id)).orders == ()


@pytest.mark.parametrize("face", [False, True])
async def test_what_is_answered_by_hand_counts_however_the_order_came(
    path: Path, face: bool
) -> None:
    """What counts at once is done again after the order that came between, and only once."""
    async with skirmish(path) as here:
        await here.service.orders.set_poker_face(here.table_id, ANN.id, face)
        await here.do(ANN, Attack(1))
        overtaken(here, lambda other: other.orders.give_order(here.table_id, CHLOE.id, DONE))
        assert (await here.do(BOB, Done())).held == face
        await here.pass_time(HIGH + 1)
        assert await here.waiting() == [(1, "act")]
        assert [seat for seat, _ in await here.actions()].count(1) == 2


async def test_an_answer_by_hand_held_meanwhile_is_not_passed_over(path: Path) -> None:
    """By the clock of the other node there was time left."""
    async with skirmish(path) as here:
        await here.order(BOB, up_to(1))
        await here.do(ANN, Explore())

        async def by_hand(other: TableService) -> None:
            here.clock.at -= HIGH
            given = await other.playing.act(here.table_id, BOB.id, None, Bid(3))
            assert given.held
            here.clock.at += HIGH

        here.clock.at += HIGH
        overtaken(here, by_hand)
        await here.pass_time(0)
        await here.pass_time(HIGH)
        bids = [action for seat, action in await here.actions() if seat == 1 and "bid" in action]
        assert bids == ['{"n":3,"kind":"bid"}']


@pytest.mark.parametrize("before", [False, True])
async def test_orders_that_rest_meanwhile_do_not_answer(path: Path, before: bool) -> None:
    """The answer that is taken back was given before, or meanwhile as well."""
    async with skirmish(path) as here:
        await here.order(BOB, DONE)
        await here.do(ANN, Attack(1))
        if before:
            assert (await here.do(BOB, Done())).held

        async def takes_back(other: TableService) -> None:
            if not before:
                await other.playing.act(here.table_id, BOB.id, None, Done())
            await other.orders.take_back_answer(here.table_id, BOB.id)

        overtaken(here, takes_back)
        await here.do(CHLOE, Resign())
        own = await here.service.orders.own_orders(here.table_id, BOB.id)
        assert (await here.due(), own.answering) == ([], None)


async def test_a_press_that_one_node_holds_and_another_would_publish_counts_once(
    path: Path,
) -> None:
    """Discord tells both of it, and the clock of one is late."""
    async with skirmish(path) as here:
        await here.do(ANN, Attack(1))

        async def pressed(service: TableService) -> Acted:
            return await service.playing.act(here.table_id, BOB.id, None, Done(), interaction=77)

        async def earlier(other: TableService) -> None:
            here.clock.at -= HIGH
            assert (await pressed(other)).held
            here.clock.at += HIGH

        here.clock.at += HIGH
        overtaken(here, earlier)
        assert (await pressed(here.service)).repeated
        await here.pass_time(1)
        assert [seat for seat, _ in await here.actions()].count(1) == 2
