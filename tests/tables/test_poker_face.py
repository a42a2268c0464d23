"""Poker face: what nobody may notice, and what a stop of the program does not lose."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.core import (
    Order,
)
from tables.maintenance.reminders import Reminders
from tables.model import outgoing, poker_face
from tables.model.table import UserRef
from tests.kernel.toy_words import Attack, Done, Explore
from tests.tables.parlour import ANN, BOB, CHLOE, Clock, parlour
from tests.tables.skirmish import (
    DONE,
    FORCED,
    HIGH,
    OUT,
    PEOPLE,
    SETTINGS,
    Skirmish,
    empty_hand,
    skirmish,
    up_to,
)

# --- nothing can be noticed ----------------------------------------------------------------------


async def _public(path: Path, orders: dict[UserRef, Order], hand: bool) -> list[Any]:
    """Everything that is public of an attack on Bob, who declines within a minute."""
    async with skirmish(path) as here:
        for user, order in orders.items():
            await here.order(user, order)
        await here.do(ANN, Attack(1))
        here.clock.at += 3
        if hand:
            await here.do(BOB, Done())
        for _ in range(60):
            await here.pass_time(1)
        rows = [
            (
                r.kind,
                r.message,
                r.created_at,
            )
            for r in await here.outbox()
            if r.kind != "call"
        ]
        log = [(e.seq, e.seat, e.at, e.events) for e in await here.service.views.log(here.table_id)]
        status = await here.reminders.ledger(here.table_id)
        export = await here.service.views.export(here.table_id, ANN.id)
        return [rows, log, status, export, await here.service.views.notes(here.table_id) and None]


async def test_an_order_and_a_quick_hand_look_the_same(tmp_path: Path) -> None:
    by_hand = await _public(tmp_path / "a.sqlite3", {}, True)
    by_order = await _public(tmp_path / "b.sqlite3", {BOB: DONE}, False)
    unused = await _public(tmp_path / "c.sqlite3", {CHLOE: up_to(3), ANN: OUT}, True)
    assert by_hand == by_order == unused


async def test_being_forced_is_shown_as_late_as_people_answer(path: Path) -> None:
    """Whether there is a choice depends on the hand, so the answer takes as long as people do."""
    async with skirmish(path) as here:
        await here.order(BOB, FORCED)
        await empty_hand(here, 1)
        await here.do(ANN, Attack(1))
        assert await here.calls() == [BOB.id], "called like everybody"
        [(seat, wait)] = await here.due()
        assert seat == 1
        assert poker_face.GUESS[0] <= wait <= poker_face.GUESS[1]
        await here.pass_time(HIGH)
        assert await here.waiting() == [(1, "defend")]
        await here.pass_time(wait)
        assert (1, "defend") not in await here.waiting()


async def test_who_has_a_choice_is_never_forced(path: Path) -> None:
    async with skirmish(path) as here:
        await here.order(BOB, FORCED)
        await here.do(ANN, Attack(1))
        assert await here.due() == []
        await here.pass_time(11 * 3600)
        assert await here.waiting() == [(1, "defend")]


def test_the_pace_is_drawn_once_and_in_its_range() -> None:
    from tables.model.clock import ClockRules, Open, Wait
    from tables.model.users import UserSettings

    def asked(number: int, first: float = 43_200.0, quiet: Any = None) -> Open:
        user = UserSettings(1, quiet=quiet)
        return Open(Wait(1, 1, number, 1, 1000.0), ClockRules(first=first), user, 0.0)

    face = poker_face.Face("7", 20.0, 60.0)
    shown = [face.shown_at(asked(n)) - 1000.0 for n in range(300)]
    assert all(20 <= s <= 60 for s in shown)
    assert max(shown) - min(shown) > 35
    assert shown == [
        poker_face.Face("7", 20.0, 60.0).shown_at(asked(n)) - 1000.0 for n in range(300)
    ]
    forced = [face.forced_at(asked(n)) - 1000.0 for n in range(300)]
    assert all(120 <= s <= 900 for s in forced), "minutes, not an hour"
    assert max(face.forced_at(asked(n, first=600.0)) for n in range(300)) < 1600
    known = poker_face.Face("7", 20.0, 60.0, [30.0, *(1_000.0 + n for n in range(10))])
    assert all(800 <= known.forced_at(asked(n)) - 1000 <= 1212 for n in range(300))
    some = [30.0, 200.0, 300.0, 400.0, *(40_000.0 + n for n in range(8))]
    people = poker_face.Face("7", 20.0, 60.0, some)
    late = [people.forced_at(asked(n)) - 1000 for n in range(300)]
    assert all(160 <= s <= 480 or s > 30_000 for s in late), "as those who answer quickly"
    assert sum(s <= 480 for s in late) > 200
    slow = poker_face.Face("7", 20.0, 60.0, [5_000.0 * n for n in range(1, 13)])
    assert min(slow.forced_at(asked(n)) - 1000 for n in range(300)) >= 4_000, (
        "where nobody answers in minutes, nobody does"
    )

    def timed(number: int) -> Open:
        rules, user = ClockRules(move=3_600.0, pauses="none"), UserSettings(1, quiet=(0, 600))
        return Open(Wait(1, 1, number, 1, 1000.0, counted_at=1000.0), rules, user, 0.0)

    assert all(face.forced_at(timed(n)) < 4_600 for n in range(300)), "before time is out"
    # The night of this user ends at 01:00 UTC; an answer at midnight would tell.
    assert all(known.forced_at(asked(n, quiet=(0, 60))) >= 3_600 for n in range(50))


async def test_whom_a_message_names_and_that_it_is_new_does_not_hang_on_orders(
    tmp_path: Path,
) -> None:
    """An auction in which everybody, somebody or nobody has given a limit looks the same."""
    seen = []
    for number, given in enumerate(((), (BOB,), (BOB, CHLOE), (CHLOE,))):
        async with skirmish(tmp_path / f"{number}.sqlite3") as here:
            for user in given:
                await here.order(user, up_to(3))
            await here.do(ANN, Explore())
            row = next(r for r in reversed(await here.outbox()) if r.kind != "call")
            assert await here.calls() == [u.id for u in (BOB, CHLOE) if u not in given]
            seen.append(row.message)
    assert len(set(map(str, seen))) == 1, seen


async def test_a_late_hand_and_a_late_order_are_announced_alike(tmp_path: Path) -> None:
    """Bob is on turn after his defence; by hand he is there already, but that must not show."""
    seen = []
    for late in ("hand", "order"):
        async with skirmish(tmp_path / f"{late}.sqlite3") as here:
            await here.do(ANN, Attack(1))
            await here.pass_time(10 * HIGH)
            if late == "hand":
                await here.do(BOB, Done())
            else:
                await here.order(BOB, DONE)
            assert await here.waiting() == [(1, "act")]
            seen.append([r.message for r in await here.outbox()])
    assert seen[0] == seen[1]
    assert outgoing.pinged(seen[0][-1]) == (BOB.id,)


async def test_where_the_table_went_back_to_people_are_asked_in_person(path: Path) -> None:
    async with skirmish(path) as here:
        await here.service.orders.set_poker_face(here.table_id, ANN.id, False)
        await here.do(ANN, Attack(1))
        await here.do(BOB, Done())
        assert await here.waiting() == [(1, "act")]
        await here.order(BOB, DONE)
        await _rewind(here, BOB)
        assert await here.waiting() == [(1, "defend")], "not answered again at once"
        here.clock.at += 1
        await here.order(BOB, DONE)
        assert await here.waiting() == [(1, "act")], "unless that is ordered now"


# --- stops of the program ------------------------------------------------------------------------


@pytest.mark.parametrize("hand", [False, True])
async def test_a_stop_loses_nothing_that_was_held(path: Path, hand: bool) -> None:
    clock = Clock()
    async with skirmish(path, now=clock) as here:
        if not hand:
            await here.order(BOB, DONE)
        await here.do(ANN, Attack(1))
        if hand:
            await here.do(BOB, Done())
        table_id = here.table_id
    async with parlour(path, PEOPLE, now=clock, **SETTINGS) as again:
        there = Skirmish(again.service, clock, table_id=table_id, people=PEOPLE)
        await there.service.auto_responses.resume()
        assert await there.waiting() == [(1, "defend")]
        await there.pass_time(HIGH)
        assert (1, "defend") not in await there.waiting()
        assert [s for s, a in await there.actions() if "done" in a] == [1], "once"


async def test_what_became_due_during_a_stop_is_published_after_it(path: Path) -> None:
    clock = Clock()
    async with skirmish(path, now=clock) as here:
        await here.order(BOB, DONE)
        await here.do(ANN, Attack(1))
        table_id = here.table_id
    clock.at += 5_000
    async with parlour(path, PEOPLE, now=clock, **SETTINGS) as again:
        there = Skirmish(again.service, clock, table_id=table_id, people=PEOPLE)
        await Reminders(there.service).tick()
        assert (1, "defend") not in await there.waiting()


async def test_a_clock_that_is_set_back_keeps_nobody_waiting(path: Path) -> None:
    async with skirmish(path) as here:
        await here.order(BOB, DONE)
        await here.reminders.tick()
        await here.do(ANN, Attack(1))
        here.clock.at -= 50_000
        await here.reminders.tick()
        [(_, wait)] = await here.due()
        assert wait <= HIGH
        await here.pass_time(HIGH)
        assert (1, "defend") not in await here.waiting()


async def test_what_is_held_comes_not_before_its_time(path: Path) -> None:
    """Another node, whose clock is ahead, may take it for due."""
    async with skirmish(path) as here:
        await here.do(ANN, Attack(1))
        await here.do(BOB, Done())
        [(seat, wait)] = await here.due()
        here.clock.at += wait - 1
        await here.service.orders.release(here.table_id, seat)
        assert await here.waiting() == [(seat, "defend")]
        here.clock.at += 1
        await here.service.orders.release(here.table_id, seat)
        assert (seat, "defend") not in await here.waiting()


async def test_faces_off_leaves_what_was_held_its_time(path: Path) -> None:
    async with skirmish(path) as here:
        await here.do(ANN, Attack(1))
        await here.do(BOB, Done())
        due = await here.due()
        await here.service.orders.set_poker_face(here.table_id, ANN.id, False)
        assert await here.due() == due
        assert [n.kind for n in await here.service.views.notes(here.table_id)][-1] == "poker_face"
        assert (await here.outbox())[-1].message.what == "poker_face"
        await here.pass_time(HIGH)
        assert (1, "defend") not in await here.waiting()


async def test_a_going_back_by_consent_voids_what_was_held(path: Path) -> None:
    async with skirmish(path) as here:
        await here.do(ANN, Attack(1))
        await here.do(BOB, Done())
        before = await here.now()
        await _rewind(here)
        assert (await here.now()).public_seq < before.public_seq
        assert await here.due() == []


async def _rewind(here: Skirmish, asker: UserRef = ANN) -> None:
    table, goals = await here.service.undo_votes.goals(here.table_id, asker.id)
    request = await here.service.undo_votes.ask_back(
        table.id, asker.id, goals[0].to_seq, table.public_seq
    )
    for user in PEOPLE:
        if user != asker:
            await here.service.undo_votes.agree(table.id, user.id, request.id)
