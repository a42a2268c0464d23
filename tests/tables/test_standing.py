"""Standing orders and poker face: who is answered for, when, and what nobody may notice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.widgets import saying
from engine.core import (
    ONLY_ANSWER,
    Action,
    Decision,
    IllegalAction,
    Order,
    Resign,
    Rng,
    ordered,
)
from tables.maintenance.doctor import examine
from tables.model import turns
from tables.model.errors import NotAllowed, NotSeated, UserError, WrongStatus
from tables.model.outgoing import Board
from tables.operations.ordering import NothingHeld, OrderGone
from tests.kernel import toy
from tests.kernel.toy_words import Attack, Bid, Defend, Done, Draw, Explore
from tests.tables.backends import behind
from tests.tables.parlour import ANN, BOB, CHLOE, MARA, give_seat, parlour
from tests.tables.skirmish import (
    DONE,
    FORCED,
    HIGH,
    LOW,
    OUT,
    PEOPLE,
    SETTINGS,
    Skirmish,
    rules_of,
    skirmish,
    up_to,
)

# --- answering -----------------------------------------------------------------------------------


async def test_an_order_answers_at_the_pace_of_the_table(path: Path) -> None:
    async with skirmish(path) as here:
        await here.order(BOB, DONE)
        await here.do(ANN, Attack(1))
        assert await here.waiting() == [(1, "defend")], "not at once"
        [(seat, wait)] = await here.due()
        assert seat == 1
        assert LOW <= wait <= HIGH
        await here.pass_time(wait - 0.5)
        assert await here.waiting() == [(1, "defend")]
        await here.pass_time(1)
        assert (1, "defend") not in await here.waiting()
        assert (await here.actions())[-1] == (1, '{"kind":"done"}'), "as by hand"
        assert await here.orders(BOB) == [DONE], "a general order stays"
        assert await here.due() == []


async def test_without_poker_face_it_answers_in_the_same_change(path: Path) -> None:
    async with skirmish(path) as here:
        await here.service.orders.set_poker_face(here.table_id, ANN.id, False)
        await here.order(BOB, DONE)
        before = len(await here.pings())
        acted = await here.do(ANN, Attack(1))
        assert [(d.seat, d.kind) for d in acted.position.waiting] == [(1, "act")]
        assert [a for _, a in await here.actions()][-1] == '{"kind":"done"}'
        assert (await here.pings())[before:] == [[BOB.id]], "one message, for his own turn"
        acted = await here.do(BOB, Attack(2))
        assert (await here.do(CHLOE, Done())).published, "nor is anything by hand held"


async def test_nobody_is_delayed_by_computers_alone(path: Path) -> None:
    async with skirmish(path, (ANN,), computers=1) as here:
        await here.service.orders.give_order(here.table_id, ANN.id, DONE)
        acted = await here.do(ANN, Draw())
        assert acted.published


async def test_an_answer_by_hand_is_held_as_long(path: Path) -> None:
    async with skirmish(path) as here:
        await here.do(ANN, Attack(1))
        here.clock.at += 5
        before = await here.now()
        acted = await here.do(BOB, Done())
        assert acted.held
        assert not acted.published
        assert await here.waiting() == [(1, "defend")]
        assert (await here.now()).version == before.version, "others notice nothing"
        [(seat, wait)] = await here.due()
        assert seat == 1
        assert LOW - 5 <= wait <= HIGH - 5
        own = await here.service.orders.own_orders(here.table_id, BOB.id)
        assert own.held is not None
        assert own.held[0] == Done()
        await here.pass_time(wait)
        assert (1, "defend") not in await here.waiting()


async def test_a_late_answer_by_hand_is_published_at_once(path: Path) -> None:
    async with skirmish(path) as here:
        await here.do(ANN, Attack(1))
        here.clock.at += HIGH
        acted = await here.do(BOB, Done())
        assert not acted.held
        assert acted.published


async def test_a_held_answer_can_be_changed_and_taken_back(path: Path) -> None:
    async with skirmish(path) as here:
        await here.do(ANN, Explore())
        await here.do(BOB, Bid(2))
        await here.do(BOB, Bid(3))
        own = await here.service.orders.own_orders(here.table_id, BOB.id)
        assert own.held is not None
        assert own.held[0] == Bid(3)
        own = await here.service.orders.take_back_answer(here.table_id, BOB.id)
        assert own.held is None
        with pytest.raises(NothingHeld):
            await here.service.orders.take_back_answer(here.table_id, BOB.id)
        await here.pass_time(HIGH)
        assert await here.waiting() == [(1, "bid")]
        with pytest.raises(IllegalAction):
            await here.do(BOB, Bid(99))


async def test_a_whole_defence_is_held_and_its_draft_can_still_change(path: Path) -> None:
    async with skirmish(path) as here:
        await here.do(ANN, Attack(1))
        position = await here.service.views.position(here.table_id, BOB.id)
        card = next(a for a in position.decisions[0].every() if isinstance(a, Defend))
        await here.do(BOB, card)
        assert (await here.do(BOB, Done())).held
        await here.service.playing.undo(here.table_id, BOB.id, None)
        assert await here.due() == [], "what was built on the step is void"
        await here.do(BOB, card)
        await here.do(BOB, Done())
        await here.pass_time(HIGH)
        done = await here.actions()
        assert [seat for seat, _ in done[-2:]] == [1, 1]
        assert "defend" in done[-2][1]


async def test_a_held_answer_is_for_its_question_only(path: Path) -> None:
    """Ann attacks Bob, Bob declines, Ann resigns before that is shown: it answers nothing else."""
    async with skirmish(path) as here:
        await here.do(ANN, Attack(1))
        await here.do(BOB, Done())
        before = (await here.now()).public_seq
        await here.do(ANN, Resign())
        assert (1, "defend") not in await here.waiting()
        await here.pass_time(HIGH)
        assert await here.due() == []
        assert len(await here.actions()) == before + 1, "only the resignation"
        left = await here.store.read(lambda db: db.execute("SELECT * FROM held").fetchall())
        assert left == []


async def test_a_held_answer_is_void_where_circumstances_have_changed(path: Path) -> None:
    async with skirmish(path) as here:
        await here.do(ANN, Explore())
        await here.do(BOB, Done())
        await here.store.write(lambda db: db.execute("UPDATE held SET question = 1"))
        await here.pass_time(HIGH)
        assert await here.waiting() == [(1, "bid")]
        assert (await here.calls())[-1] == BOB.id, "he thought it was in"
        assert (await here.outbox())[-1].kind == "call"
        assert await here.due() == []


# --- auctions ------------------------------------------------------------------------------------


async def test_an_auction_with_all_limits_given_is_over_in_one_change(path: Path) -> None:
    async with skirmish(path) as here:
        await here.order(BOB, up_to(4))
        await here.order(CHLOE, up_to(6))
        await here.order(ANN, OUT)
        await here.do(ANN, Explore())
        assert await here.waiting() == [(1, "bid")]
        before = await here.now()
        await here.pass_time(HIGH)
        assert await here.waiting() == [(2, "sacrifice")]
        bids = (await here.actions())[before.public_seq :]
        assert [seat for seat, _ in bids] == [1, 2, 0, 1, 2, 1], "turn by turn, as in the open"
        assert [a for _, a in bids[:2]] == ['{"n":1,"kind":"bid"}', '{"n":2,"kind":"bid"}']
        assert '"n":4' in bids[-2][1], "the winner pays one more than the other's last bid"


async def test_who_gave_no_limit_is_asked_in_turn(path: Path) -> None:
    async with skirmish(path) as here:
        await here.order(CHLOE, up_to(6))
        await here.do(ANN, Explore())
        assert await here.calls() == [BOB.id], "Chloe has an order, and Ann has just acted"
        await here.pass_time(HIGH)
        await here.do(BOB, Bid(2))
        assert await here.waiting() == [(0, "bid")], "Chloe's order overbids at once"
        assert await here.calls() == [BOB.id, ANN.id]
        await here.pass_time(HIGH)
        await here.do(ANN, Done())
        assert await here.waiting() == [(1, "bid")]


async def test_the_later_bidders_are_told_beforehand_once(path: Path) -> None:
    async with skirmish(path) as here:
        await here.do(ANN, Explore())
        [board] = [said for said in await here.told(Board) if said.asked == (1,)]
        assert board.named == (BOB.id, CHLOE.id)
        assert await here.calls() == list(board.named)
        position = await here.service.views.position(here.table_id, CHLOE.id)
        assert [d.seat for d in position.coming] == [2, 0]
        assert all(not d.menus for d in position.coming)
        assert [d.seat for d in position.ahead] == [2]
        assert position.ahead[0].menus
        await here.pass_time(HIGH)
        await here.do(BOB, Bid(1))
        assert (await here.calls())[2:] == [CHLOE.id], "Ann knows already"


async def test_an_order_limited_to_one_thing_ends_with_it(path: Path) -> None:
    async with skirmish(path) as here:
        await here.order(BOB, Order("defend", "done", about={"attack": 5}))
        await here.order(CHLOE, Order("defend", "done", about={"attack": 5}))
        await here.do(ANN, Attack(1))
        await here.pass_time(HIGH)
        assert (1, "defend") not in await here.waiting()
        assert await here.orders(BOB) == []
        assert len(await here.orders(CHLOE)) == 1, "it was not about hers"


# --- orders change -------------------------------------------------------------------------------


async def test_an_order_may_be_changed_until_it_is_used(path: Path) -> None:
    async with skirmish(path) as here:
        await here.order(BOB, up_to(4))
        await here.do(ANN, Explore())
        await here.order(BOB, OUT)
        await here.pass_time(HIGH)
        assert (await here.actions())[-1] == (1, '{"kind":"done"}')
        assert await here.orders(BOB) == [OUT] or len(await here.orders(BOB)) == 1


async def test_an_order_ended_in_time_answers_nothing(path: Path) -> None:
    async with skirmish(path) as here:
        await here.order(BOB, DONE)
        await here.do(ANN, Attack(1))
        own = await here.service.orders.own_orders(here.table_id, BOB.id)
        assert own.answering is not None
        await here.service.orders.end_order(here.table_id, BOB.id, own.orders[0].id)
        assert await here.due() == []
        await here.pass_time(10 * HIGH)
        assert await here.waiting() == [(1, "defend")]
        with pytest.raises(OrderGone):
            await here.service.orders.end_order(here.table_id, BOB.id, own.orders[0].id)


async def test_an_order_given_while_asked_answers_the_question(path: Path) -> None:
    async with skirmish(path) as here:
        await here.do(ANN, Attack(1))
        here.clock.at += HIGH
        await here.order(BOB, DONE)
        assert (1, "defend") not in await here.waiting(), "its moment was over"


async def test_orders_end_with_the_seat_and_with_the_game(path: Path) -> None:
    async with skirmish(path) as here:
        await here.order(BOB, DONE)
        await here.order(CHLOE, DONE)
        await here.do(ANN, Attack(1))
        await give_seat(here.service, here.table_id, 1, MARA, ANN.id)
        assert await here.orders(MARA) == []
        assert await here.due() == []
        await here.service.hosting.abandon(here.table_id, ANN.id)
        left = await here.store.read(
            lambda db: db.execute("SELECT count(*) FROM orders").fetchone()
        )
        assert left[0] == 0
        with pytest.raises(WrongStatus):
            await here.order(CHLOE, DONE)


@pytest.mark.parametrize(
    "order",
    [
        Order("bid", "up_to"),
        Order("bid", "up_to", -1),
        Order("bid", "up_to", 10**9),
        Order("bid", "pass", 3),
        Order("act", "done"),
        Order("bid", "nothing"),
        Order("defend", "done", about={"attack": 99}),
        Order("defend", "done", about={"secret": 1}),
        Order(ONLY_ANSWER, "pass"),
        Order(ONLY_ANSWER, ONLY_ANSWER, 3),
    ],
)
async def test_an_order_that_the_game_does_not_know_is_refused(path: Path, order: Order) -> None:
    async with skirmish(path) as here:
        with pytest.raises(UserError):
            await here.order(BOB, order)
        assert await here.orders(BOB) == []


async def test_orders_belong_to_their_seat(path: Path) -> None:
    async with skirmish(path) as here:
        await here.order(BOB, DONE)
        [mine] = (await here.service.orders.own_orders(here.table_id, BOB.id)).orders
        assert await here.orders(ANN) == []
        with pytest.raises(OrderGone):
            await here.service.orders.end_order(here.table_id, ANN.id, mine.id)
        with pytest.raises(NotSeated):
            await here.service.orders.give_order(here.table_id, MARA.id, DONE)
        with pytest.raises(NotSeated):
            await here.service.orders.own_orders(here.table_id, MARA.id)
        with pytest.raises(NotAllowed):
            await here.service.orders.set_poker_face(here.table_id, BOB.id, False)
        for everything in (False, True):
            document = await here.service.views.export(here.table_id, ANN.id, everything=everything)
            assert "order" not in str(document)


async def test_a_broken_order_is_dropped_and_its_owner_asked(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with skirmish(path) as here:
        await here.order(BOB, DONE)
        await here.do(ANN, Attack(1))
        good = toy.RULES.apply

        def broken(state: Any, seat: int, action: Any, decisions: Any = None) -> Any:
            if seat == 1:
                raise ZeroDivisionError("this rule went astray")
            return good(state, seat, action, decisions)

        monkeypatch.setattr(toy.RULES, "apply", broken)
        await here.pass_time(HIGH)
        assert await here.waiting() == [(1, "defend")]
        assert await here.orders(BOB) == []
        assert await here.due() == []
        assert await here.calls() == [BOB.id], "whom nothing was said to hears of it now"


async def test_a_question_after_an_answer_by_hand_is_a_new_one(path: Path) -> None:
    """An order waits its time, though the seat was asked something else long ago."""
    async with skirmish(path) as here:
        await here.order(BOB, DONE)
        await here.do(ANN, Attack(1))
        here.clock.at += HIGH
        table = await here.now()
        point = await here.service.repository.steps.rebuild(table, toy.RULES, table.seq)
        loaded = await here.service.repository.load(table.id)
        standing_orders = await here.service.auto_responses.orders(loaded, toy.RULES, point)
        [question] = point.decisions
        assert standing_orders.answer(toy.RULES, point, question) is not None
        again = await here.service.auto_responses.orders(loaded, toy.RULES, point)
        again.by_hand = frozenset({1})
        assert again.answer(toy.RULES, point, question) is None


# --- the same game as without orders -------------------------------------------------------------


def by_hand(decision: Decision, seq: int) -> Action:
    """What somebody answers without an order, the same in both games."""
    calm = [a for m in decision.menus if not m.confirm for a in m.every()]
    return Rng(seq * 7 + 1).choice(tuple(calm))


def turn_by_turn(state: Any, seq: int, upto: int, orders: dict[int, list[Order]]) -> list[Any]:
    """The steps of a game in which each seat answers in its turn, by its orders or by hand; what is
    not published yet is always by hand."""
    made: list[Any] = []
    drafting: int | None = None
    decisions = toy.RULES.decisions(state)
    while decisions and seq < upto:
        decision = min(decisions, key=lambda d: d.seat)
        seat, action = decision.seat, None
        if drafting is None:
            action = ordered(toy.RULES.orderables, orders.get(seat, []), decision)
        hand = action is None
        action = action or by_hand(decision, seq)
        alone = {d.seat for d in decisions} == {seat}
        step = toy.RULES.apply(state, seat, action, decisions)
        drafting = seat if hand and alone and turns.stays_private(step, seat) else None
        made.append((seat, toy.RULES.action_codec.dump_json(action).decode()))
        state, decisions, seq = step.state, step.decisions, seq + 1
    return made


@pytest.mark.sliced
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("face", [True, False])
@pytest.mark.parametrize("stops", [False, True])
async def test_with_orders_a_game_is_the_one_played_turn_by_turn(
    path: Path, seed: int, face: bool, stops: bool
) -> None:
    """stops: the program stops and starts again before every single answer."""
    rng = Rng(seed)
    choices = [up_to(2), up_to(5), OUT, DONE, Order("sacrifice", "pay"), FORCED]
    async with skirmish(path) as here:
        if not face:
            await here.service.orders.set_poker_face(here.table_id, ANN.id, False)
        given: dict[int, list[Order]] = {}
        start = await here.now()
        point = await here.service.repository.steps.rebuild(start, toy.RULES, start.seq)
        for seat in range(3):
            for kind in ("bid", "defend", "sacrifice", ONLY_ANSWER):
                order = rng.choice(tuple(o for o in choices if o.kind == kind))
                if rng.below(2):
                    given.setdefault(seat, []).append(order)
                    await here.order(PEOPLE[seat], order)
        for _ in range(150):
            table = await here.now()
            if table.status != "running" or table.seq > start.seq + 45:
                break
            if not stops:
                await _one_answer(here, given)
                continue
            async with parlour(path, PEOPLE, now=here.clock, **SETTINGS) as again:
                there = Skirmish(again.service, here.clock, table_id=here.table_id)
                await there.service.auto_responses.resume()
                await _one_answer(there, given)
        made = (await here.actions())[start.seq :]
        assert len(made) > 20
        assert made == turn_by_turn(point.state, start.seq, start.seq + len(made), given)


async def _one_answer(here: Skirmish, given: dict[int, list[Order]]) -> None:
    """Somebody without an order answers by hand, sooner or later; else time passes."""
    table = await here.now()
    waiting = await here.service.views.position(here.table_id, None)
    seat = min(d.seat for d in waiting.waiting)
    user = PEOPLE[seat]
    position = await here.service.views.position(here.table_id, user.id)
    [decision] = position.decisions
    drafting = table.draft_seat is not None
    if not drafting and ordered(toy.RULES.orderables, given.get(seat, []), decision) is not None:
        await here.pass_time(3 * 3600)
        return
    here.clock.at += table.seq % 50
    acted = await here.do(user, by_hand(decision, table.seq))
    if acted.held:
        await here.pass_time(HIGH)


async def test_the_doctor_knows_orders(path: Path) -> None:
    async with skirmish(path) as here:
        await here.order(BOB, DONE)
        await here.order(CHLOE, FORCED)
        await here.do(ANN, Attack(1))
        assert examine(behind(path), rules_of).findings == []

        def spoil(db: Any) -> None:
            db.execute("UPDATE held SET action = '{'")
            for seat, kind, about, policy in (
                (7, "bid", "{}", "pass"),
                (0, "bid", "{}", "up_to"),
                (0, "bid", "[", "pass"),
            ):
                db.execute(
                    "INSERT INTO orders (game_id, seat, kind, about, policy, at)"
                    " VALUES (1, :seat, :kind, :about, :policy, 0.0)",
                    {"seat": seat, "kind": kind, "about": about, "policy": policy},
                )

        await here.store.write(spoil)
        assert await here.orders(ANN) == [Order("bid", "up_to")], (
            "the table goes on without the rest"
        )
    found = [saying.found(one) for one in examine(behind(path), rules_of).findings]
    assert [f.removeprefix("Table 1: ") for f in found] == [
        "order 3 belongs to nobody.",
        "the game does not know order 4. It answers nothing.",
        "the limit of order 5 cannot be read.",
        "the answer held for seat 2 cannot be read.",
    ]
