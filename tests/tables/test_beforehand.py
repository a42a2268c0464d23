"""One answer, given before its question comes: an order that is used once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.core import EXACTLY, Action, Order
from tables.maintenance.doctor import examine
from tables.model.errors import UserError
from tests.kernel.toy_words import Bid, Done, Explore
from tests.tables.backends import behind
from tests.tables.parlour import ANN, BOB, CHLOE
from tests.tables.skirmish import HIGH, Skirmish, rules_of, skirmish

PASSES: Any = Done()


def exactly(answer: Action, high: int = 0) -> Order:
    return Order("bid", EXACTLY, None, {"high": high}, answer)


async def auction(here: Skirmish) -> list[int]:
    """Ann opens one; who is asked now and who later, in this order."""
    await here.do(ANN, Explore())
    position = await here.service.views.position(here.table_id, None)
    return [d.seat for d in (*position.waiting, *position.coming)]


PEOPLE = (ANN, BOB, CHLOE)


async def test_it_is_given_when_its_question_comes_and_then_it_is_over(path: Path) -> None:
    async with skirmish(path) as here:
        first, second, _ = await auction(here)
        await here.order(PEOPLE[second], exactly(Bid(2)))
        assert await here.waiting() == [(first, "bid")], "not before its time"
        [kept] = await here.orders(PEOPLE[second])
        assert kept.answer == Bid(2)
        for user in PEOPLE:
            if user is not PEOPLE[second]:
                assert await here.orders(user) == [], "nobody else reads it"
        here.clock.at += HIGH
        await here.do(PEOPLE[first], PASSES)
        assert (await here.actions())[-1][0] == second, "in the same change"
        assert '"n":2' in (await here.actions())[-1][1]
        assert await here.orders(PEOPLE[second]) == []


async def test_what_is_asked_otherwise_is_asked_again(path: Path) -> None:
    async with skirmish(path) as here:
        first, second, _ = await auction(here)
        await here.order(PEOPLE[second], exactly(Bid(1)))
        here.clock.at += HIGH
        await here.do(PEOPLE[first], Bid(1))
        assert await here.waiting() == [(second, "bid")], "a bid of 1 is not possible any more"


async def test_only_what_is_offered_can_be_answered(path: Path) -> None:
    async with skirmish(path) as here:
        _, second, _ = await auction(here)
        for wrong in (
            exactly(Bid(99)),
            exactly(Bid(1), high=3),
            Order("bid", EXACTLY, None, {}, Bid(1)),
            Order("defend", EXACTLY, None, {"attack": 1}, PASSES),
            Order("bid", EXACTLY, None, {"high": 0}),
        ):
            with pytest.raises(UserError):
                await here.order(PEOPLE[second], wrong)
        assert await here.orders(PEOPLE[second]) == []


async def test_the_last_one_counts_and_none_is_possible(path: Path) -> None:
    async with skirmish(path) as here:
        first, second, _ = await auction(here)
        await here.order(PEOPLE[second], exactly(Bid(2)))
        await here.order(PEOPLE[second], exactly(PASSES))
        assert [o.answer for o in await here.orders(PEOPLE[second])] == [PASSES]
        assert examine(behind(path), rules_of).findings == []
        await here.service.orders.end_orders_about(
            here.table_id, PEOPLE[second].id, Order("bid", "", None, {"high": 0})
        )
        assert await here.orders(PEOPLE[second]) == []
        here.clock.at += HIGH
        await here.do(PEOPLE[first], PASSES)
        assert await here.waiting() == [(second, "bid")]


async def test_one_that_cannot_be_read_leaves_the_question_to_its_owner(path: Path) -> None:
    async with skirmish(path) as here:
        first, second, _ = await auction(here)
        await here.order(PEOPLE[second], exactly(Bid(2)))
        await here.store.write(
            lambda db: db.execute('UPDATE orders SET answer = \'{"kind":"gone"}\'')
        )
        [kept] = await here.orders(PEOPLE[second])
        assert kept.answer is None
        assert [f.code for f in examine(behind(path), rules_of).findings] == ["order_unknown"]
        here.clock.at += HIGH
        await here.do(PEOPLE[first], PASSES)
        assert await here.waiting() == [(second, "bid")]
