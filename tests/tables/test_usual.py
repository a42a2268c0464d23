"""Usual answers: kept for each person and game, given as orders at every table that takes them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.core import Action, Decision, Order, Orderable
from tables.maintenance.doctor import examine
from tables.model.errors import NotAllowed, NotSeated, UserError, WrongStatus
from tables.model.guards import ManagedServer
from tables.store import default_answer_rows
from tables.store.connection import Connection
from tests.kernel import toy
from tests.kernel.toy_words import Attack, Done
from tests.tables.backends import behind
from tests.tables.parlour import ANN, BOB, CHLOE, MARA, give_seat
from tests.tables.skirmish import DONE, FORCED, HIGH, Skirmish, rules_of, skirmish, up_to

SET = toy.RULES.recommended_orders
LIMITED = Order("defend", "done", None, {"attack": 5})


async def usual(here: Skirmish, user: object = BOB) -> tuple[Order, ...] | None:
    return (await here.service.default_answers.own(here.table_id, user.id)).orders  # type: ignore[attr-defined]


async def closed(here: Skirmish) -> None:
    await here.service.hosting.abandon(here.table_id, ANN.id)


async def lobby(here: Skirmish) -> int:
    here.channel += 1
    table = await here.service.lobbies.create(
        game="skirmish", guild_id=1, channel_id=here.channel, host=ANN
    )
    await here.service.lobbies.join(table.id, BOB)
    return table.id


# --- the person's own ----------------------------------------------------------------------------


async def test_the_sensible_set_is_taken_here_and_at_tables_to_come(path: Path) -> None:
    async with skirmish(path) as here:
        own = await here.service.default_answers.own(here.table_id, BOB.id)
        assert own.offered
        assert own.orders is None
        own = await here.service.default_answers.take(here.table_id, BOB.id)
        assert own.orders == SET
        assert not own.offered
        assert await here.orders(BOB) == list(SET)
        await here.begin()
        assert await here.orders(BOB) == list(SET), "at the next table, without a press"
        assert await here.orders(ANN) == []
        await here.do(ANN, Attack(1))
        await here.pass_time(HIGH + 1)
        assert (1, "defend") not in await here.waiting()
        assert examine(behind(path), rules_of).findings == []


class First:
    """Answers a question with whatever is offered first."""

    key = "first"
    numbered = False

    def answer(self, decision: Decision, amount: int | None) -> Action | None:
        return next(iter(decision.every()))


async def test_what_is_asked_at_the_very_beginning_is_answered(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No game here asks anything of the kind; where computers begin, one might."""
    kinds = (*toy.RULES.orderables, Orderable("mulligan", (First(),)))
    monkeypatch.setattr(toy.RULES, "orderables", kinds)
    async with skirmish(path) as here:
        await here.service.default_answers.give(here.table_id, BOB.id, Order("mulligan", "first"))
        here.table_id = await lobby(here)
        await here.service.playing.start(here.table_id, ANN.id)
        await here.pass_time(HIGH + 1)
        assert await here.waiting() == [(0, "mulligan")]


async def test_what_was_ordered_at_the_table_stays(path: Path) -> None:
    async with skirmish(path) as here:
        await here.order(BOB, up_to(7))
        await here.order(BOB, LIMITED)
        await here.order(BOB, FORCED)
        await here.service.default_answers.take(here.table_id, BOB.id)
        assert set(map(str, await here.orders(BOB))) == set(
            map(str, [up_to(7), LIMITED, FORCED, DONE])
        )
        assert await usual(here) == SET
        await here.service.default_answers.refuse(here.table_id, BOB.id)
        assert set(map(str, await here.orders(BOB))) == set(map(str, [up_to(7), LIMITED, FORCED]))
        assert await usual(here) == ()
        assert not (await here.service.default_answers.own(here.table_id, BOB.id)).offered


async def test_one_is_changed_and_one_is_ended(path: Path) -> None:
    async with skirmish(path) as here:
        await here.service.default_answers.take(here.table_id, BOB.id)
        own = await here.service.default_answers.give(here.table_id, BOB.id, up_to(4))
        assert own.orders == (up_to(4), DONE)
        assert up_to(4) in await here.orders(BOB)
        own = await here.service.default_answers.end(here.table_id, BOB.id, "defend")
        assert own.orders == (up_to(4),)
        assert await here.orders(BOB) == [up_to(4)]
        await here.begin()
        assert await here.orders(BOB) == [up_to(4)]


@pytest.mark.parametrize(
    "order",
    [
        Order("bid", "up_to"),
        Order("bid", "up_to", 1_000),
        Order("bid", "pass", 1),
        Order("act", "done"),
        FORCED,
        LIMITED,
    ],
)
async def test_only_what_is_for_every_time_can_be_usual(path: Path, order: Order) -> None:
    async with skirmish(path) as here:
        with pytest.raises(UserError, match="no_such_order"):
            await here.service.default_answers.give(here.table_id, BOB.id, order)
        assert await usual(here) is None


async def test_nothing_of_it_is_stored_without_a_seat(path: Path) -> None:
    async with skirmish(path) as here:
        for wish in (
            here.service.default_answers.own,
            here.service.default_answers.take,
            here.service.default_answers.refuse,
        ):
            with pytest.raises(NotSeated):
                await wish(here.table_id, MARA.id)
        assert (
            await here.store.read(lambda db: default_answer_rows.load(db, MARA.id, "skirmish"))
            is None
        )


async def test_too_many_orders_leave_all_as_it_was(path: Path) -> None:
    async with skirmish(path) as here:

        def fill(db: Connection) -> None:
            sql = (
                "INSERT INTO orders (game_id, seat, kind, about, policy, at)"
                " VALUES (:table, 1, 'defend', :about, 'done', 5)"
            )
            for n in range(24):
                db.execute(sql, {"table": here.table_id, "about": json.dumps({"attack": n})})

        await here.store.write(fill)
        with pytest.raises(UserError, match="too_many_orders"):
            await here.service.default_answers.take(here.table_id, BOB.id)
        assert len(await here.orders(BOB)) == 24
        assert await usual(here) is None


# --- at the tables -------------------------------------------------------------------------------


async def test_a_table_may_forbid_them(path: Path) -> None:
    async with skirmish(path) as here:
        await here.service.default_answers.take(here.table_id, BOB.id)
        number = await lobby(here)
        service = here.service
        with pytest.raises(NotAllowed):
            await service.default_answers.set_taken(number, BOB.id, False)
        table = await service.default_answers.set_taken(number, ANN.id, False)
        assert not table.takes_defaults
        await service.playing.start(number, ANN.id)
        here.table_id = number
        assert await here.orders(BOB) == []
        own = await service.default_answers.own(number, BOB.id)
        assert (own.orders, own.taken, own.offered) == (SET, False, False)
        assert not (await service.default_answers.own(number, ANN.id)).offered
        await service.default_answers.give(number, BOB.id, up_to(4))
        assert await here.orders(BOB) == [], "it is for tables to come"
        assert await usual(here) == (up_to(4), DONE)
        await here.order(BOB, DONE)
        assert await here.orders(BOB) == [DONE], "what is ordered at the table itself is not usual"
        with pytest.raises(WrongStatus):
            await service.default_answers.set_taken(number, ANN.id, True)


async def test_a_manager_may_forbid_them(path: Path) -> None:
    async with skirmish(path) as here:
        number = await lobby(here)
        table = await here.service.default_answers.set_taken(
            number, MARA.id, False, server=ManagedServer(1)
        )
        assert not table.takes_defaults


@pytest.mark.parametrize("taken", [True, False])
async def test_who_takes_a_seat_over_brings_their_own(path: Path, taken: bool) -> None:
    async with skirmish(path) as here:
        await here.service.default_answers.take(here.table_id, CHLOE.id)
        await here.service.default_answers.give(here.table_id, BOB.id, up_to(4))
        other = await lobby(here)
        await here.service.default_answers.set_taken(other, ANN.id, taken)
        await here.service.playing.start(other, ANN.id)
        here.table_id = other
        assert await here.orders(BOB) == ([up_to(4)] if taken else [])
        await give_seat(here.service, other, 1, CHLOE, ANN.id)
        assert await here.orders(CHLOE) == (list(SET) if taken else []), "as the table takes them"


async def test_what_the_game_knows_no_more_answers_nothing(path: Path) -> None:
    async with skirmish(path) as here:
        old = [Order("joust", "win"), Order("bid", "win"), DONE]
        await here.store.write(
            lambda db: default_answer_rows.save(db, BOB.id, "skirmish", old, 5.0)
        )
        assert await usual(here) == (DONE,)
        await here.begin()
        assert await here.orders(BOB) == [DONE]
        assert examine(behind(path), rules_of).findings == []


@pytest.mark.parametrize(
    "text", ["", "{}[", "[[1, 2, 3]]", '[["bid"]]', '[["bid", "x", 1.5]]', "7"]
)
async def test_damaged_ones_keep_nobody_from_playing(path: Path, text: str) -> None:
    async with skirmish(path) as here:
        await here.store.write(lambda db: default_answer_rows.save(db, BOB.id, "skirmish", [], 5.0))
        await here.store.write(
            lambda db: db.execute("UPDATE usual SET orders = :t", {"t": text}).rowcount
        )
        assert await usual(here) == ()
        await here.begin()
        assert await here.orders(BOB) == []
        assert [f.code for f in examine(behind(path), rules_of).findings] == ["usual_unreadable"]


# --- poker face, undo, privacy -------------------------------------------------------------------


async def test_an_answer_by_hand_that_waits_stays(path: Path) -> None:
    """Taking the set is no answer to the question of now; choosing one answer is."""
    async with skirmish(path) as here:
        await here.do(ANN, Attack(1))
        assert (await here.do(BOB, Done())).held
        await here.service.default_answers.take(here.table_id, BOB.id)
        own = await here.service.orders.own_orders(here.table_id, BOB.id)
        assert own.held is not None
        await here.service.default_answers.give(here.table_id, BOB.id, DONE)
        own = await here.service.orders.own_orders(here.table_id, BOB.id)
        assert own.held is None
        assert own.answering is not None


async def test_an_answer_that_was_taken_back_is_left_to_its_owner(path: Path) -> None:
    async with skirmish(path) as here:
        await here.service.default_answers.take(here.table_id, BOB.id)
        await here.do(ANN, Attack(1))
        await here.do(BOB, Done())
        await here.service.orders.take_back_answer(here.table_id, BOB.id)
        await here.pass_time(HIGH + 1)
        assert (1, "defend") in await here.waiting()
        own = await here.service.orders.own_orders(here.table_id, BOB.id)
        assert DONE in [s.order for s in own.resting]


async def test_nobody_can_tell_who_has_them(path: Path) -> None:
    """The same steps, notes, messages and versions whether somebody has default answers or not."""
    seen = []
    for taken in (False, True):
        file = path.with_name(f"{path.stem}-{taken}")
        async with skirmish(file) as here:
            if taken:
                await here.service.default_answers.take(here.table_id, BOB.id)
            before = (await here.now()).version
            await here.service.default_answers.own(here.table_id, BOB.id)
            assert (await here.now()).version == before
            await closed(here)
            await here.begin()
            await here.do(ANN, Attack(1))
            if not taken:
                here.clock.at += 5
                await here.do(BOB, Done())
                here.clock.at -= 5
            await here.pass_time(HIGH + 1)
            assert (1, "defend") not in await here.waiting()
            version = (await here.now()).version
            told = await here.store.read(
                lambda db: [
                    (row["kind"], row["data"])
                    for row in db.execute(
                        "SELECT kind, data FROM outbox WHERE game_id = :game ORDER BY id",
                        {"game": here.table_id},
                    )
                    if row["kind"] not in ("call", "seal")
                ]
            )
            log = await here.service.views.log(here.table_id, ANN.id)
            entries = [(e.seq, e.seat, e.events, e.ordered) for e in log]
            seen.append((version, told, entries, (await here.now()).changed_at))
    assert seen[0] == seen[1]
