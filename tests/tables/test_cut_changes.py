"""A change too long for one transaction, between whose parts the program stops or a write fails."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tables.maintenance.doctor import examine
from tables.model import turns
from tables.model.errors import StorageFault, VersionConflict
from tables.service import TableService
from tests.kernel.toy_words import Attack, Done, Explore
from tests.tables.backends import behind, place_of
from tests.tables.nodes import moves, overtaken
from tests.tables.parlour import ANN, BOB, CHLOE
from tests.tables.skirmish import DONE, HIGH, SETTINGS, Skirmish, rules_of, skirmish, up_to

pytestmark = pytest.mark.server

FAULT = StorageFault("database_locked", path="", named=False)


class Died(BaseException):
    """The process is gone."""


@contextmanager
def failing(here: Skirmish, nth: int, error: BaseException) -> Iterator[None]:
    """The nth write from now on fails."""
    write = here.store.write
    count = 0

    async def counted(work: Any) -> Any:
        nonlocal count
        count += 1
        if count == nth:
            raise error
        return await write(work)

    here.store.write = counted  # type: ignore[method-assign]
    try:
        yield
    finally:
        here.store.write = write  # type: ignore[method-assign]
    assert count >= nth, "it would have been written less often"


def started_again(here: Skirmish) -> None:
    """Another process takes over; nothing but the file is left."""
    here.service = TableService(here.store, now=here.clock, **SETTINGS)


async def auction(here: Skirmish) -> tuple[int, int]:
    """All have an order for more bids than one transaction holds. How many steps and boards there
    were before the first of them."""
    for user in (ANN, BOB, CHLOE):
        await here.order(user, up_to(40))
    await here.do(ANN, Explore())
    return len(await here.actions()), len(await here.pings())


async def is_over(here: Skirmish, steps: int, boards: int) -> None:
    assert len(await here.actions()) - steps > turns.AUTOMATIC_STEPS
    assert "bid" not in [kind for _, kind in await here.waiting()]
    assert len(await here.pings()) == boards, "one message, in the place of the question"
    assert examine(place_of(here.store), rules_of).findings == []


async def test_a_stop_in_a_long_auction_paces_nobody_again(path: Path) -> None:
    async with skirmish(path) as here:
        steps, boards = await auction(here)
        with failing(here, 2, Died()), pytest.raises(Died):
            await here.pass_time(HIGH)
        assert len(await here.actions()) - steps == turns.AUTOMATIC_STEPS
        assert len(await here.pings()) == boards, "the table is told once all of it is there"
        started_again(here)
        await here.service.auto_responses.resume()
        await is_over(here, steps, boards)


async def test_whoever_takes_over_looks_again_where_somebody_else_was_faster(path: Path) -> None:
    async with skirmish(path) as here:
        steps, boards = await auction(here)
        with failing(here, 2, Died()), pytest.raises(Died):
            await here.pass_time(HIGH)
        started_again(here)
        with failing(here, 1, VersionConflict()):
            await here.service.auto_responses.resume()
        await is_over(here, steps, boards)


async def test_a_fault_in_a_long_auction_delays_it_only(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with skirmish(path) as here:
        steps, boards = await auction(here)
        with failing(here, 2, FAULT):
            await here.pass_time(HIGH)
        assert "goes on later: database_locked" in caplog.text
        assert len(await here.actions()) - steps == turns.AUTOMATIC_STEPS
        await here.pass_time(1)
        await is_over(here, steps, boards)


async def test_a_fault_behind_an_order_is_no_fault_of_the_order(path: Path) -> None:
    """What was done is stored, so its author is not told to try again."""
    async with skirmish(path) as here:
        await here.do(ANN, Attack(1))
        with failing(here, 2, FAULT):
            await here.order(BOB, DONE)
        assert await here.orders(BOB) == [DONE]
        await here.pass_time(1)
        assert [seat for seat, _ in await here.due()] == [1], "it answers when the others would"
        await here.pass_time(HIGH)
        assert (await here.actions())[-1] == (1, '{"kind":"done"}')


async def test_a_fault_before_anything_is_stored_is_told(path: Path) -> None:
    async with skirmish(path) as here:
        before = await here.now()
        with failing(here, 1, FAULT), pytest.raises(StorageFault):
            await here.do(ANN, Attack(1))
        assert await here.now() == before


# --- somebody at another node is faster -----------------------------------------------------------


async def test_an_order_that_is_stored_answers_from_where_another_node_has_left_the_table(
    path: Path,
) -> None:
    """The user who gave it is not told that the table has moved on and nothing was done."""
    async with skirmish(path) as here:
        await here.service.orders.set_poker_face(here.table_id, ANN.id, False)
        await here.do(ANN, Attack(1))
        version = (await here.now()).version
        overtaken(here, moves(here.table_id), nth=2)
        await here.order(BOB, DONE)
        assert (await here.now()).version > version + 1
        assert (await here.actions())[-1] == (1, '{"kind":"done"}')
        assert (await here.orders(BOB)) == [DONE]
        assert examine(behind(path), rules_of).findings == []


async def test_who_is_overtaken_again_and_again_has_given_the_order_all_the_same(
    path: Path,
) -> None:
    async with skirmish(path) as here:
        await here.service.orders.set_poker_face(here.table_id, ANN.id, False)
        await here.do(ANN, Attack(1))
        write, count = here.store.write, 0

        async def always(transaction: Any) -> Any:
            nonlocal count
            count += 1
            if count > 1:
                raise VersionConflict()
            return await write(transaction)

        here.store.write = always  # type: ignore[method-assign,assignment]
        await here.order(BOB, DONE)
        here.store.write = write  # type: ignore[method-assign]
        assert await here.orders(BOB) == [DONE]
        await here.pass_time(1)
        assert (await here.actions())[-1] == (1, '{"kind":"done"}'), "made good by the scheduler"


async def test_what_orders_leave_behind_is_not_stored_behind_a_change_of_another_node(
    path: Path,
) -> None:
    """What is held for a question that was answered meanwhile would be held for the next one."""
    async with skirmish(path) as here:
        await here.do(ANN, Attack(1))
        overtaken(here, lambda other: _hands_over(here, other), nth=2)
        await here.order(BOB, DONE)
        assert await here.waiting() == [(1, "act")]
        assert await here.due() == []
        assert examine(behind(path), rules_of).findings == []


async def _hands_over(here: Skirmish, other: TableService) -> None:
    await other.playing.act(here.table_id, BOB.id, None, Done())
    here.clock.at += HIGH
    await other.orders.release(here.table_id, 1)
