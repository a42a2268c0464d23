"""The poker face of a table, where it is turned off, cut, or an order ends under it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tables.model import turns
from tables.model.errors import DamagedSave
from tables.operations.steps import Steps
from tests.kernel.toy_words import Attack, Bid, Done, Explore
from tests.tables.nodes import overtaken
from tests.tables.parlour import ANN, BOB, CHLOE
from tests.tables.skirmish import DONE, FORCED, HIGH, empty_hand, skirmish, up_to


async def test_a_host_cannot_strip_the_face_from_an_open_question(path: Path) -> None:
    """Bob answers only where there is no choice; the host, who plays, turns the face off."""
    seen = []
    for empty in (False, True):
        async with skirmish(path.with_name(f"{empty}.sqlite3")) as here:
            await here.order(BOB, FORCED)
            if empty:
                await empty_hand(here, 1)
            await here.do(ANN, Attack(1))
            await here.service.orders.set_poker_face(here.table_id, ANN.id, False)
            await here.pass_time(1)
            await here.order(CHLOE, DONE)  # the orders of the table are looked at again
            seen.append((await here.waiting(), await here.now()))
    assert seen[0] == seen[1]
    assert seen[0][0] == [(1, "defend")]


async def test_an_answer_by_hand_keeps_the_pace_its_question_began_with(path: Path) -> None:
    async with skirmish(path) as here:
        await here.do(ANN, Attack(1))
        await here.service.orders.set_poker_face(here.table_id, ANN.id, False)
        assert (await here.do(BOB, Done())).held
        await here.pass_time(HIGH)
        assert await here.waiting() == [(1, "act")]
        await here.do(BOB, Attack(2))
        assert (await here.do(CHLOE, Done())).published, "the next question has none"


async def test_an_order_that_is_ended_at_another_node_answers_no_more(path: Path) -> None:
    """Also where this node has read it before and is about to store what it answers."""
    async with skirmish(path) as here:
        await here.order(BOB, DONE)
        [order] = (await here.service.orders.own_orders(here.table_id, BOB.id)).orders
        await here.do(ANN, Attack(1))
        write = here.store.write
        overtaken(here, lambda other: other.orders.end_order(here.table_id, BOB.id, order.id))
        await here.pass_time(HIGH)
        assert here.store.write == write
        assert await here.orders(BOB) == []
        assert await here.waiting() == [(1, "defend")]
        await here.pass_time(HIGH)
        assert await here.waiting() == [(1, "defend")]


async def test_who_ends_an_order_is_told_alone_that_the_table_waits(path: Path) -> None:
    async with skirmish(path) as here:
        await here.order(BOB, DONE)
        await here.order(BOB, up_to(3))
        await here.do(ANN, Attack(1))
        assert (await here.pings())[-1] == []
        assert await here.calls() == [], "his order will answer"
        before = await here.outbox()
        own = await here.service.orders.own_orders(here.table_id, BOB.id)
        numbers = {s.order.kind: s.id for s in own.orders}
        own = await here.service.orders.end_order(here.table_id, BOB.id, numbers["bid"])
        assert not own.called, "the other one answers"
        own = await here.service.orders.end_order(here.table_id, BOB.id, numbers["defend"])
        assert own.called
        assert await here.outbox() == before, "the table is told nothing"
        assert not (await here.service.orders.own_orders(here.table_id, BOB.id)).called, "once"


async def test_who_changes_an_order_is_called_only_if_none_answers(path: Path) -> None:
    async with skirmish(path) as here:
        await here.order(BOB, up_to(3))
        await here.do(ANN, Explore())
        assert BOB.id not in await here.calls()
        own = await here.service.orders.give_order(here.table_id, BOB.id, up_to(4))
        assert not own.called


async def test_a_long_auction_is_over_as_soon_as_a_short_one(path: Path) -> None:
    """There are more bids than fit into one transaction."""
    async with skirmish(path) as here:
        for user in (ANN, BOB, CHLOE):
            await here.order(user, up_to(40))
        await here.do(ANN, Explore())
        bids, boards = len(await here.actions()), len(await here.pings())
        await here.pass_time(HIGH)
        assert len(await here.actions()) - bids > turns.AUTOMATIC_STEPS
        assert "bid" not in [kind for _, kind in await here.waiting()]
        assert len(await here.pings()) == boards, "one message, in the place of the question"


async def test_whose_held_answer_goes_wrong_is_asked_again(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: Any) -> Any:
        raise KeyError("a fault in the rules")

    async with skirmish(path) as here:
        await here.do(ANN, Attack(1))
        assert (await here.do(BOB, Done())).held
        before = await here.pings()
        with monkeypatch.context() as patched:
            patched.setattr(turns, "act", broken)
            await here.pass_time(HIGH)
        assert "a held answer is thrown away" in caplog.text
        assert await here.due() == []
        assert await here.pings() == before
        assert await here.calls() == [BOB.id, BOB.id], "he thought it was in"
        await here.pass_time(HIGH)
        assert await here.waiting() == [(1, "defend")]
        assert (await here.do(BOB, Done())).published


async def test_going_back_pings_who_is_asked_and_calls_who_comes_later(path: Path) -> None:
    """Orders rest there, so all who are asked have to answer; each hears of it once."""
    async with skirmish(path) as here:
        await here.do(ANN, Attack(1))
        await here.pass_time(HIGH)
        await here.do(BOB, Done())
        await here.do(BOB, Explore())
        auction = (await here.now()).public_seq
        await here.order(ANN, up_to(2))
        await here.pass_time(HIGH)
        await here.do(CHLOE, Bid(1))
        table = await here.now()
        request = await here.service.undo_votes.ask_back(
            table.id, CHLOE.id, auction, table.public_seq
        )
        for user in (ANN, BOB):
            request = await here.service.undo_votes.agree(table.id, user.id, request.id)
        assert request.outcome == "agreed"
        assert await here.waiting() == [(2, "bid")]
        assert (await here.pings())[-1] == [CHLOE.id]
        assert await here.calls() == [BOB.id], "Ann has given a limit; older calls are void"


async def test_who_wants_pings_is_pinged_in_place_of_a_call(path: Path) -> None:
    async with skirmish(path) as here:
        reminders = here.reminders
        await reminders.change_user(BOB.id, lambda user: replace(user, calls="ping"))
        await reminders.stop()
        await here.order(BOB, DONE)
        await here.do(ANN, Attack(1))
        assert (await here.pings())[-1] == [BOB.id]
        assert await here.calls() == []


async def test_what_is_held_at_a_damaged_table_is_thrown_away(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def damaged(*_: Any) -> Any:
        raise DamagedSave("damaged_save", "AAAA-0001")

    async with skirmish(path) as here:
        await here.do(ANN, Attack(1))
        await here.do(BOB, Done())
        monkeypatch.setattr(Steps, "public", damaged)
        await here.pass_time(HIGH)
        monkeypatch.undo()
        assert await here.due() == [], "the scheduler does not try for ever"
