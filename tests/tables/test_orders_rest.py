"""Orders rest: who begins to answer in person, or goes back to a question, is not overtaken."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.core import Resign
from tables.model import turns
from tests.kernel.toy_words import Attack, Defend, Done, Explore
from tests.tables.parlour import ANN, BOB, CHLOE
from tests.tables.skirmish import DONE, HIGH, OUT, Skirmish, skirmish, up_to


async def _begins_by_hand(here: Skirmish) -> None:
    """Bob, who has an order, is attacked, plays a card himself and thinks for long."""
    await here.order(BOB, DONE)
    await here.do(ANN, Attack(1))
    here.clock.at += 5
    [question] = (await here.service.views.position(here.table_id, BOB.id)).decisions
    await here.do(BOB, next(a for a in question.every() if isinstance(a, Defend)))
    await here.pass_time(2 * HIGH)
    assert (await here.now()).draft_seat == 1


@pytest.mark.parametrize("whole", [False, True])
async def test_undo_leaves_the_choice_to_its_owner(path: Path, whole: bool) -> None:
    async with skirmish(path) as here:
        await _begins_by_hand(here)
        take_back: Callable[..., Any] = here.service.playing.undo
        if whole:
            take_back = here.service.playing.restart_turn
        acted = await take_back(here.table_id, BOB.id, None)
        assert [d.kind for d in acted.position.decisions] == ["defend"], "not the order's to answer"
        assert await here.due() == []
        await here.pass_time(HIGH)
        assert await here.waiting() == [(1, "defend")]
        await here.do(BOB, Done())
        await here.do(BOB, Attack(2))
        await here.pass_time(HIGH)
        await here.do(CHLOE, Done())
        await here.do(CHLOE, Attack(1))
        await here.pass_time(HIGH)
        assert await here.waiting() == [(0, "act")], "the order answers the next question"


async def test_an_order_given_after_the_undo_counts(path: Path) -> None:
    async with skirmish(path) as here:
        await _begins_by_hand(here)
        await here.service.playing.undo(here.table_id, BOB.id, None)
        here.clock.at -= 1  # the clock of the machine was set back
        await here.order(BOB, DONE)
        assert (1, "defend") not in await here.waiting()


async def test_an_answer_that_was_taken_back_is_chosen_again(path: Path) -> None:
    async with skirmish(path) as here:
        await here.order(BOB, up_to(5))
        await here.do(ANN, Explore())
        here.clock.at += 2
        assert (await here.do(BOB, Done())).held
        own = await here.service.orders.take_back_answer(here.table_id, BOB.id)
        assert own.answering is None
        await here.pass_time(HIGH)
        assert await here.waiting() == [(1, "bid")]


async def test_orders_do_not_take_the_place_of_a_lost_draft(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with skirmish(path) as here:
        await _begins_by_hand(here)
        monkeypatch.setattr(turns, "stays_private", lambda step, seat: False)
        await here.do(CHLOE, Resign())
        monkeypatch.undo()
        assert (await here.now()).draft_seat is None
        assert await here.waiting() == [(1, "defend")]
        await here.order(ANN, OUT)
        await here.pass_time(HIGH)
        assert await here.waiting() == [(1, "defend")], "nor with the next change"


async def test_an_answer_that_did_not_fit_is_given_again_by_its_owner(path: Path) -> None:
    async with skirmish(path) as here:
        await here.order(BOB, OUT)
        await here.do(ANN, Explore())
        await here.do(BOB, Done())
        await here.store.write(lambda db: db.execute("UPDATE held SET question = 1"))
        await here.pass_time(HIGH)
        await here.order(CHLOE, OUT)
        await here.pass_time(HIGH)
        assert await here.waiting() == [(1, "bid")]


async def test_nobody_wakes_orders_where_the_table_went_back(path: Path) -> None:
    async with skirmish(path) as here:
        await here.do(ANN, Attack(1))
        await here.order(BOB, DONE)
        await here.pass_time(HIGH + 1)
        table, goals = await here.service.undo_votes.goals(here.table_id, BOB.id)
        request = await here.service.undo_votes.ask_back(
            table.id, BOB.id, goals[0].to_seq, table.public_seq
        )
        for user in (ANN, CHLOE):
            await here.service.undo_votes.agree(table.id, user.id, request.id)
        assert await here.waiting() == [(1, "defend")]
        for on in (False, True):
            await here.service.orders.set_poker_face(here.table_id, ANN.id, on)
        await here.order(CHLOE, OUT)
        await here.pass_time(HIGH + 1)
        assert await here.waiting() == [(1, "defend")], "he asked for it, to answer differently"
        await here.order(BOB, DONE)
        assert (1, "defend") not in await here.waiting(), "an order given now counts"
