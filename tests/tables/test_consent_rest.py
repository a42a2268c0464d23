"""What depends on steps that are taken back: orders, answers held back, prepared turns, direct
messages."""

from __future__ import annotations

import json
from pathlib import Path

from engine.core import Order
from tables.maintenance import doctor
from tables.model import outgoing
from tables.model.outbox import holds
from tables.model.table import Table, UserRef
from tables.store import outbox_rows
from tables.store.connection import Connection
from tests.kernel.toy_words import Attack, Done
from tests.tables import errands
from tests.tables.backends import behind
from tests.tables.errands import Finish, Walk
from tests.tables.parlour import ANN, BOB, CHLOE, Parlour, parlour
from tests.tables.skirmish import DONE, Skirmish, rules_of, skirmish

LIMITED = Order("defend", "done", about={"attack": 5})
PEOPLE = (ANN, BOB, CHLOE)


async def go_back(here: Parlour, table_id: int, user: UserRef, to_seq: int) -> Table:
    """Everybody agrees to what one asks for."""
    table = await here.service.views.table(table_id)
    request = await here.service.undo_votes.ask_back(table_id, user.id, to_seq, table.public_seq)
    for other in PEOPLE:
        if other is not user:
            request = await here.service.undo_votes.agree(table_id, other.id, request.id)
    assert request.outcome == "agreed"
    return await here.service.views.table(table_id)


async def last_board(here: Parlour) -> outgoing.Turn:
    return [row.message for row in await here.outbox() if holds(row, outgoing.Turn)][-1]


async def attacked(here: Skirmish) -> int:
    """Ann attacks Bob, who is asked for his defence; the step before that."""
    before = (await here.now()).public_seq
    await here.do(ANN, Attack(1))
    assert await here.waiting() == [(1, "defend")]
    return before


async def test_an_order_stays_but_its_owner_is_asked_in_person(tmp_path: Path) -> None:
    async with skirmish(tmp_path / "a.sqlite3") as here:
        await here.order(BOB, DONE)
        before = await attacked(here)
        await here.pass_time(61)
        assert (await here.actions())[-1][0] == 1, "the order has answered"
        table = await go_back(here, here.table_id, ANN, before + 1)
        assert table.public_seq == before + 1
        assert await here.waiting() == [(1, "defend")]
        assert (await last_board(here)).ping == (BOB.id,)
        assert await here.orders(BOB) == [DONE]
        await here.pass_time(61)
        assert (await here.now()).public_seq == before + 1
        await here.do(BOB, Done())
        await here.pass_time(61)
        assert (await here.now()).public_seq > before + 1
        assert doctor.examine(behind(tmp_path / "a.sqlite3"), rules_of).findings == []


async def test_an_order_used_up_in_steps_that_are_taken_back_comes_back(tmp_path: Path) -> None:
    async with skirmish(tmp_path / "a.sqlite3") as here:
        await here.order(BOB, LIMITED)
        before = await attacked(here)
        await here.pass_time(61)
        assert await here.waiting() == [(1, "act")]
        assert await here.orders(BOB) == []
        await go_back(here, here.table_id, ANN, before)
        assert await here.orders(BOB) == [LIMITED]
        await attacked(here)
        await here.pass_time(61)
        assert await here.waiting() == [(1, "act")], "it answers once more"
        assert await here.orders(BOB) == []
        await go_back(here, here.table_id, ANN, before + 1)
        assert await here.orders(BOB) == [LIMITED]
        await here.pass_time(61)
        assert await here.waiting() == [(1, "defend")], "where the table went back to it rests"
        assert doctor.examine(behind(tmp_path / "a.sqlite3"), rules_of).findings == []


async def test_an_order_comes_back_only_if_it_was_used_up_by_what_is_gone(tmp_path: Path) -> None:
    async with skirmish(tmp_path / "a.sqlite3") as here:
        await here.order(BOB, LIMITED)
        await attacked(here)
        await here.pass_time(61)
        used = (await here.now()).public_seq
        await here.do(BOB, Attack(2))
        await here.order(CHLOE, LIMITED)
        own = await here.service.orders.own_orders(here.table_id, CHLOE.id)
        await here.service.orders.end_order(here.table_id, CHLOE.id, own.orders[0].id)
        await go_back(here, here.table_id, BOB, used)
        assert await here.orders(BOB) == [], "the defence stays"
        assert await here.orders(CHLOE) == [], "she has ended it"
        await here.order(BOB, LIMITED)
        given = await here.service.orders.own_orders(here.table_id, BOB.id)
        await go_back(here, here.table_id, ANN, used - 1)
        again = await here.service.orders.own_orders(here.table_id, BOB.id)
        assert again.orders == given.orders, "the one that was given since, once"


async def test_an_answer_held_back_is_thrown_away_unseen(tmp_path: Path) -> None:
    async with skirmish(tmp_path / "a.sqlite3") as here:
        before = await attacked(here)
        await here.do(BOB, Done())
        assert await here.due(), "his answer waits for its moment"
        table = await here.now()
        request = await here.service.undo_votes.ask_back(
            here.table_id, ANN.id, before, table.public_seq
        )
        assert "defend" not in json.dumps(request.lost)
        for user in (BOB, CHLOE):
            await here.service.undo_votes.agree(here.table_id, user.id, request.id)
        assert await here.due() == []
        await here.pass_time(5_000)
        assert (await here.now()).public_seq == before
        assert (await last_board(here)).ping == (ANN.id,)
        assert doctor.examine(behind(tmp_path / "a.sqlite3"), rules_of).findings == []


async def test_prepared_turns_are_thrown_away(tmp_path: Path) -> None:
    async with parlour(tmp_path / "a.sqlite3", PEOPLE) as here:
        table = await here.game()
        await here.act(table, ANN, Walk(1), Finish())
        await here.service.plans.plan(table.id, ANN.id, None, Walk(3))
        await here.service.plans.plan(table.id, CHLOE.id, None, Walk(3))
        after = await go_back(here, table.id, ANN, 0)
        assert (after.seq, after.announced_asked) == (0, (0,)), "her plan must not run at once"
        rows = await here.store.read(lambda db: db.execute("SELECT * FROM plans").fetchall())
        assert rows == []
        assert doctor.examine(behind(tmp_path / "a.sqlite3"), errands.rules_of).findings == []


async def test_direct_messages_about_hands(tmp_path: Path) -> None:
    """Those to be written are left out or shortened; who was written to gets the hand of now."""
    dms = [  # seat, from, to, state
        (0, 0, 2, "sent"),
        (1, 2, 4, "sent"),
        (2, 3, 4, "pending"),
        (0, 1, 4, "pending"),
    ]
    async with parlour(tmp_path / "a.sqlite3", PEOPLE) as here:
        table = await here.game()
        await here.act(table, ANN, Walk(1), Finish())
        await here.act(table, BOB, Walk(1), Finish())

        def work(db: Connection) -> None:
            for seat, first, last, state in dms:
                user = PEOPLE[seat].id
                dm = outgoing.Hand(seat=seat, user=user, from_seq=first, to_seq=last)
                outbox_rows.announce(db, table.id, 0.0, [dm])
                if state == "sent":
                    made = db.execute("SELECT max(id) FROM outbox").fetchone()[0]
                    outbox_rows.begin_delivery(db, made)
                    outbox_rows.delivered(db, made, 0.0, None)
            db.execute("""UPDATE games SET owed = '{"1": 2, "2": 3}'""")

        await here.store.write(work)
        await go_back(here, table.id, BOB, 2)
        found = [(dm.seat, dm.from_seq, dm.to_seq) for dm in await here.told(outgoing.Hand)]
        assert found == [(0, 0, 2), (1, 2, 4), (0, 1, 2), (1, 2, 2)]
        [(owed,)] = await here.store.read(
            lambda db: [tuple(r) for r in db.execute("SELECT owed FROM games")]
        )
        assert json.loads(owed) == {"1": 2}
