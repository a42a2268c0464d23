"""What a user asks for while a table changes at another node is done anyway, from what is there
then. Only a button that was made for another version of the table is late."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tables.model import outgoing
from tables.model.clock import ClockRules
from tables.model.errors import Stale, WrongStatus
from tables.operations.ordering import NothingHeld
from tables.operations.repository import TRIES
from tables.service import TableService
from tests.kernel.toy_words import Attack, Done
from tests.tables.errands import Finish, Walk
from tests.tables.nodes import moves, overtaken
from tests.tables.parlour import ANN, BOB, CHLOE, ByHand, Parlour
from tests.tables.planners import prepare, stored
from tests.tables.refused import refused
from tests.tables.skirmish import DONE, HIGH, Skirmish, skirmish
from tests.tables.test_plans import errands, put_plan
from tests.tables.test_seats import accepted, invited, owner, sound

pytestmark = pytest.mark.server

Press = Callable[[TableService, int], Awaitable[object]]

IN_THE_LOBBY: dict[str, Press] = {
    "join": lambda s, t: s.lobbies.join(t, CHLOE),
    "hints": lambda s, t: s.lobbies.set_hints(t, ANN.id, "off"),
    "usual answers": lambda s, t: s.default_answers.set_taken(t, ANN.id, False),
    "own usual answers": lambda s, t: s.default_answers.refuse(t, BOB.id),
    "begin": lambda s, t: s.playing.start(t, ANN.id),
}
AT_A_GAME: dict[str, Press] = {
    "act": lambda s, t: s.playing.act(t, ANN.id, None, Walk(1)),
    "get up": lambda s, t: s.seats.leave_game(t, BOB.id),
    "close": lambda s, t: s.hosting.abandon(t, ANN.id),
    "keep open": lambda s, t: s.hosting.keep_open(t, ANN.id),
    "move": lambda s, t: s.places.move(t, 4711, ANN.id),
    "poker face": lambda s, t: s.orders.set_poker_face(t, ANN.id, False),
    "usual answers": lambda s, t: s.default_answers.refuse(t, BOB.id),
    "secrets": lambda s, t: s.views.take_secrets(t, ANN.id),
    "clock": lambda s, t: _hurried(s, t),
    "invite": lambda s, t: s.seats.invite(t, 1, CHLOE, ANN.id),
    "plan": lambda s, t: s.plans.plan(t, BOB.id, None, Walk(1)),
    "drop the plan": lambda s, t: s.plans.drop_plan(t, BOB.id),
}


async def _hurried(service: TableService, table_id: int) -> None:
    table = await service.views.table(table_id)
    await ByHand(service).change_rules(table, ANN.id, lambda _: ClockRules(move=60.0))


@pytest.mark.parametrize("press", IN_THE_LOBBY)
async def test_in_the_lobby_nobody_is_late_for_what_others_do(here: Parlour, press: str) -> None:
    table = await here.lobby()
    overtaken(here, moves(table.id))
    await IN_THE_LOBBY[press](here.service, table.id)


@pytest.mark.parametrize("press", AT_A_GAME)
async def test_in_a_game_nobody_is_late_for_what_others_draft(here: Parlour, press: str) -> None:
    table = await here.game()
    overtaken(here, moves(table.id))
    await AT_A_GAME[press](here.service, table.id)


async def test_a_button_of_before_is_late(here: Parlour) -> None:
    table = await here.game()
    overtaken(here, moves(table.id))
    with refused(Stale, "moved on"):
        await here.service.playing.act(table.id, ANN.id, table.version, Walk(1))
    assert (await here.table(table)).seq == 0


async def test_a_step_is_undone_while_somebody_else_drafts(here: Parlour) -> None:
    table = await here.game()
    await here.act(table, ANN, Walk(1))
    overtaken(here, moves(table.id))
    await here.service.playing.undo(table.id, ANN.id, None)
    assert (await here.table(table)).seq == 0


async def test_a_plan_is_thrown_away_while_somebody_drafts(here: Parlour) -> None:
    table = await here.game()
    await prepare(here, table, BOB, Walk(1))
    overtaken(here, moves(table.id))
    await here.service.plans.drop_plan(table.id, BOB.id)
    assert await stored(here, table) == {}


@pytest.mark.parametrize("steps", [True, False])
async def test_a_plan_is_carried_out_while_somebody_drafts(here: Parlour, steps: bool) -> None:
    table = await here.game()
    await put_plan(here, table, errands(Walk(1 if steps else 99), mode="propose"))
    await here.act(table, ANN, Finish())
    overtaken(here, moves(table.id))
    await here.service.plans.carry_out_plan(table.id, BOB.id, None)
    assert (await here.table(table)).draft_seat == (1 if steps else None)


async def test_a_plan_thrown_away_meanwhile_is_not_kept_for_having_stopped(here: Parlour) -> None:
    table = await here.game()
    await here.act(table, ANN, Finish())
    await put_plan(here, table, errands(Walk(99)))
    overtaken(here, lambda other: other.plans.drop_plan(table.id, BOB.id), nth=2)
    await here.service.default_answers.refuse(table.id, ANN.id)
    assert await stored(here, table) == {}


# --- seats ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("press", ["decline_seat", "keep_seat", "withdraw_invitation"])
async def test_an_answer_counts_whatever_else_becomes_of_the_invitation(
    here: Parlour, press: str
) -> None:
    table = await here.game()
    found = await invited(here, table)
    user = {"decline_seat": CHLOE, "keep_seat": BOB, "withdraw_invitation": ANN}[press]
    overtaken(here, lambda other: other.seats.invitation_posted(found.id, 4711))
    after = await getattr(here.service.seats, press)(table.id, user.id, found.id)
    assert after.outcome is not None
    assert await here.service.seats.open_invitations(table.id) == []


async def test_who_lets_an_accepted_seat_go_is_not_late_for_a_draft(here: Parlour) -> None:
    table = await here.game()
    found = await accepted(here, table, await invited(here, table))
    overtaken(here, moves(table.id))
    await here.service.seats.let_seat_go(table.id, BOB.id, found.id)
    assert await owner(here, table) == CHLOE.id


async def test_who_accepts_a_seat_that_is_let_go_is_not_late_for_a_draft(here: Parlour) -> None:
    table = await here.game()
    found = await invited(here, table)
    await here.service.seats.let_seat_go(table.id, BOB.id, found.id)
    overtaken(here, moves(table.id))
    await accepted(here, table, found)
    assert await owner(here, table) == CHLOE.id


# --- orders --------------------------------------------------------------------------------------


async def test_an_answer_is_taken_back_while_somebody_drafts(path: Path) -> None:
    async with skirmish(path) as here:
        await here.do(ANN, Attack(1))
        assert (await here.do(BOB, Done())).held
        overtaken(here, moves(here.table_id))
        await here.service.orders.take_back_answer(here.table_id, BOB.id)
        with pytest.raises(NothingHeld):
            await here.service.orders.take_back_answer(here.table_id, BOB.id)


async def test_an_answer_that_is_taken_back_elsewhere_is_not_taken_back_once_more(
    path: Path,
) -> None:
    """Orders that were given since would rest."""
    async with skirmish(path) as here:
        await here.do(ANN, Attack(1))
        assert (await here.do(BOB, Done())).held
        overtaken(here, lambda other: other.orders.take_back_answer(here.table_id, BOB.id))
        with pytest.raises(NothingHeld):
            await here.service.orders.take_back_answer(here.table_id, BOB.id)


async def test_an_order_is_ended_while_somebody_drafts(path: Path) -> None:
    async with skirmish(path) as here:
        await here.order(BOB, DONE)
        [order] = (await here.service.orders.own_orders(here.table_id, BOB.id)).orders
        overtaken(here, moves(here.table_id))
        await here.service.orders.end_order(here.table_id, BOB.id, order.id)
        assert await here.orders(BOB) == []


async def held(here: Skirmish) -> None:
    """The answer of Bob is in, and due."""
    await here.do(ANN, Attack(1))
    assert (await here.do(BOB, Done())).held
    here.clock.at += HIGH + 1


async def test_a_held_answer_is_kept_while_others_are_faster_every_time(path: Path) -> None:
    async with skirmish(path) as here:
        await held(here)
        overtaken(here, moves(here.table_id), times=TRIES)
        await here.pass_time(0)
        assert await here.waiting() == [(1, "defend")]
        await here.pass_time(1)
        assert await here.waiting() == [(1, "act")]


async def test_an_answer_that_went_wrong_is_thrown_away_once_its_owner_is_told(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with skirmish(path) as here:
        await held(here)

        async def broken(*_: object) -> None:
            raise ValueError("broken")

        with monkeypatch.context() as patch:
            patch.setattr(here.service.orders, "release", broken)
            overtaken(here, moves(here.table_id), times=TRIES)
            before = await here.outbox()
            await here.pass_time(0)
            assert await here.outbox() == before
            assert [seat for seat, _ in await here.due()] == [1]
            await here.pass_time(1)
        assert await here.due() == []
        assert (await here.newest(outgoing.Call)).user == BOB.id


async def test_nobody_is_asked_for_whom_somebody_else_sits_there_meanwhile(path: Path) -> None:
    """What went wrong with the answer concerns nobody any more."""
    async with skirmish(path) as here:
        await held(here)

        async def gets_up(other: TableService) -> None:
            await other.seats.leave_game(here.table_id, BOB.id)

        called = len(await here.calls())
        overtaken(here, gets_up)
        await here.service.orders.let_go(here.table_id, 1)
        assert BOB.id not in (await here.calls())[called:]


async def test_an_order_that_is_ended_meanwhile_answers_nothing(path: Path) -> None:
    async with skirmish(path) as here:
        await here.order(BOB, DONE)
        await here.do(ANN, Attack(1))
        [order] = (await here.service.orders.own_orders(here.table_id, BOB.id)).orders

        async def ended(other: TableService) -> None:
            await other.orders.end_order(here.table_id, BOB.id, order.id)

        overtaken(here, ended, nth=2)
        await here.order(CHLOE, DONE)
        assert await here.due() == []


# --- rows beside a table that is closed meanwhile ------------------------------------------------


@pytest.mark.parametrize("press", ["clock", "secrets", "move"])
async def test_nothing_is_stored_beside_a_table_that_is_closed_meanwhile(
    here: Parlour, path: Path, press: str
) -> None:
    table = await here.game()
    overtaken(here, lambda other: other.hosting.abandon(table.id, ANN.id))
    with pytest.raises(WrongStatus):
        await AT_A_GAME[press](here.service, table.id)
    assert isinstance((await here.outbox())[-1].message, outgoing.Abandoned)
    sound(path)
