"""How many orders a seat may have."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.widgets import limits
from engine.core import Order
from tables.model import orders
from tables.model.errors import UserError
from tables.store import order_rows
from tests.tables.parlour import BOB
from tests.tables.refused import refused
from tests.tables.skirmish import DONE, FORCED, OUT, skirmish, up_to


def test_a_menu_lists_all_of_them() -> None:
    assert orders.AT_MOST <= limits.OPTIONS, "each can be ended"


async def test_with_all_given_each_may_still_be_changed(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(order_rows, "AT_MOST", 3)
    limited = Order("defend", "done", about={"attack": 5})
    async with skirmish(path) as here:
        for order in (DONE, limited, up_to(3), up_to(4), limited):
            await here.order(BOB, order)
        given = await here.orders(BOB)
        with refused(UserError, "too many orders"):
            await here.order(BOB, FORCED)
        assert await here.orders(BOB) == given
        await here.order(BOB, OUT)
        assert await here.orders(BOB) == [DONE, limited, OUT]


async def test_the_highest_number_is_taken_and_no_higher_one(path: Path) -> None:
    highest = up_to(orders.HIGHEST)
    async with skirmish(path) as here:
        await here.order(BOB, highest)
        with refused(UserError, str(orders.HIGHEST)):
            await here.order(BOB, up_to(orders.HIGHEST + 1))
        assert await here.orders(BOB) == [highest]
