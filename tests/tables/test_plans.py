"""Prepared turns: private, carried out once, stopped where they are not possible any more."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from engine.core import Action, Decision, IllegalAction, Resign, Rng, joined
from tables.model import outgoing, plans
from tables.model.errors import NotSeated, Stale, StorageFault
from tables.model.outgoing import Board
from tables.model.plans import ANSWERED, OVERTAKEN, REVEALED, SKIPPED, UNDONE, Mode, Plan, Wish
from tables.model.table import Table, UserRef
from tables.operations.planning import NothingAhead, TurnHasCome
from tables.store import plan_rows
from tests.tables.errands import ERRANDS, Challenge, Cheer, Finish, Peek, Reply, Roll, Snow, Walk
from tests.tables.parlour import ANN, BOB, CHLOE, MARA, Parlour, give_seat, parlour
from tests.tables.planners import prepare, stored


@pytest_asyncio.fixture
async def three(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path / "three.sqlite3", (ANN, BOB, CHLOE)) as opened:
        yield opened


# --- preparing ---------------------------------------------------------------------------------


async def test_a_plan_shows_where_it_would_lead(here: Parlour) -> None:
    table = await here.game()
    first = await here.service.plans.prepared(table.id, BOB.id)
    assert first.position.view.left == 3
    assert [d.kind for d in first.position.decisions] == ["errand"]
    after = await here.service.plans.plan(table.id, BOB.id, first.plan.mark, Walk(2))
    assert after.position.view.scores == (0, 2)
    assert after.position.view.left == 2
    assert [line.problem for line in after.sight.lines] == [None]
    back = await here.service.plans.unplan(table.id, BOB.id, after.plan.mark)
    assert back.position.view.scores == (0, 0)
    assert await stored(here, table) == {}


async def test_a_plan_changes_nothing_that_others_could_see(here: Parlour) -> None:
    table = await here.game()
    before = await here.table(table)
    await prepare(here, table, BOB, Walk(2), Walk(3), Finish())
    await here.service.plans.set_plan_mode(table.id, BOB.id, "propose")
    assert await here.table(table) == before, "not even the version, which buttons carry"
    assert len(await here.outbox()) == 1
    for user in (ANN.id, MARA.id, None):
        seen = await here.service.views.position(table.id, user)
        assert seen.view.scores == (0, 0)
        assert len(await here.service.views.log(table.id, user)) == 1
    assert "plan" not in json.dumps(
        await here.service.views.export(table.id, ANN.id, everything=True)
    )
    with pytest.raises(NotSeated):
        await here.service.plans.prepared(table.id, MARA.id)


@pytest.mark.parametrize(("action", "end"), [(Roll(), "hidden"), (Peek(), "hidden")])
async def test_what_nobody_can_know_ends_the_preview(
    here: Parlour, action: Action, end: str
) -> None:
    table = await here.game()
    await prepare(here, table, BOB, Walk(1), action)
    found = await here.service.plans.prepared(table.id, BOB.id)
    assert found.sight.end == end
    assert found.position.decisions == ()
    assert found.position.view.scores == (0, 1), "the step itself is not shown"
    with pytest.raises(IllegalAction):
        await here.service.plans.plan(table.id, BOB.id, None, Walk(1))


async def test_a_question_to_others_ends_the_preview(here: Parlour) -> None:
    table = await here.game()
    await prepare(here, table, BOB, Challenge())
    assert (await here.service.plans.prepared(table.id, BOB.id)).sight.end == "others"


async def test_only_what_is_offered_can_be_planned(here: Parlour) -> None:
    table = await here.game()
    with pytest.raises(IllegalAction):
        await here.service.plans.plan(table.id, BOB.id, None, Walk(9))
    with pytest.raises(IllegalAction):
        await here.service.plans.plan(table.id, BOB.id, None, Reply(True))
    with pytest.raises(TurnHasCome):
        await here.service.plans.plan(table.id, ANN.id, None, Walk(1))


async def test_a_plan_of_the_greatest_length_takes_no_further_step(
    here: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plans, "LONGEST", 2)
    table = await here.game()
    await prepare(here, table, BOB, Walk(1))
    assert (await here.service.plans.prepared(table.id, BOB.id)).position.decisions
    await prepare(here, table, BOB, Walk(1))
    found = await here.service.plans.prepared(table.id, BOB.id)
    assert len(found.plan.wishes) == 2
    assert found.position.decisions == ()


async def test_an_old_panel_does_not_change_a_newer_plan(here: Parlour) -> None:
    table = await here.game()
    first = await here.service.plans.prepared(table.id, BOB.id)
    await prepare(here, table, BOB, Walk(1))
    with pytest.raises(Stale):
        await here.service.plans.plan(table.id, BOB.id, first.plan.mark, Walk(2))


async def test_a_repeated_press_plans_once(here: Parlour) -> None:
    table = await here.game()
    for _ in range(2):
        await here.service.plans.plan(table.id, BOB.id, None, Walk(1), interaction=77)
    assert len((await here.service.plans.prepared(table.id, BOB.id)).plan.wishes) == 1


async def test_what_one_press_adds_is_stored_at_once_all_or_none(here: Parlour) -> None:
    table = await here.game()
    writes = 0

    def fails(db: object) -> None:
        nonlocal writes
        writes += 1
        raise StorageFault("no_database", path="agora")

    both = joined((Walk(2),), Walk(1))
    write = here.store.write
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(here.store, "write", lambda work: write(fails))
        with pytest.raises(StorageFault):
            await here.service.plans.plan(table.id, BOB.id, None, both, interaction=7)
    assert writes == 1
    assert await stored(here, table) == {}
    with pytest.raises(IllegalAction):
        await here.service.plans.plan(table.id, BOB.id, None, joined((Walk(2),), Walk(9)))
    assert await stored(here, table) == {}
    after = await here.service.plans.plan(table.id, BOB.id, None, both, interaction=7)
    assert [wish.action for wish in after.plan.wishes] == [Walk(2), Walk(1)]


async def test_what_is_not_possible_any_more_is_shown_and_can_be_replaced(here: Parlour) -> None:
    table = await here.game()
    await prepare(here, table, BOB, Walk(1), Walk(3), Finish())
    await here.act(table, ANN, Snow())
    found = await here.service.plans.prepared(table.id, BOB.id)
    assert [bool(line.problem) for line in found.sight.lines] == [False, True]
    assert len(found.sight.unreached) == 1
    assert found.position.view.scores == (0, 1)
    after = await here.service.plans.plan(table.id, BOB.id, None, Walk(2))
    assert [w.action for w in after.plan.wishes] == [Walk(1), Walk(2)]


async def test_a_plan_survives_a_restart(tmp_path: Path) -> None:
    async with parlour(tmp_path / "a.sqlite3") as here:
        table = await here.game()
        await prepare(here, table, BOB, Walk(2), Finish())
        before = await here.service.plans.prepared(table.id, BOB.id)
    async with parlour(tmp_path / "a.sqlite3") as here:
        assert await here.service.plans.prepared(table.id, BOB.id) == before
        await here.act(table, ANN, Finish())
        assert (await here.service.views.position(table.id, None)).view.scores == (0, 2)


# --- carried out -------------------------------------------------------------------------------


async def test_a_whole_turn_runs_with_the_hand_over_and_pings_only_the_next(three: Parlour) -> None:
    table = await three.game()
    await prepare(three, table, BOB, Walk(2), Walk(3), Finish())
    await three.act(table, ANN, Walk(1), Finish())
    after = await three.table(table)
    assert after.public_seq == 5
    view = (await three.service.views.position(table.id, None)).view
    assert view.scores == (1, 5, 0)
    row = (await three.outbox())[-1]
    assert (row.kind, (await three.newest(Board)).asked, outgoing.pinged(row.message)) == (
        "turn",
        (2,),
        (CHLOE.id,),
    )
    assert len(await three.outbox()) == 2, "one message for both turns"
    assert [e.seat for e in await three.service.views.log(table.id)] == [None, 0, 0, 1, 1, 1]
    assert await stored(three, table) == {}

    def waits(db: Any) -> list[int]:
        return [r[0] for r in db.execute("SELECT seat FROM waits ORDER BY id")]

    assert await three.store.read(waits) == [0, 2], "nobody waited for Bob"


async def test_two_plans_run_one_after_the_other(three: Parlour) -> None:
    table = await three.game()
    await prepare(three, table, CHLOE, Walk(1), Finish())
    await prepare(three, table, BOB, Walk(2), Finish())
    await three.act(table, ANN, Finish())
    assert (await three.service.views.position(table.id, None)).view.scores == (0, 2, 1)
    assert (await three.newest(Board)).ping == (ANN.id,)


async def test_a_plan_without_an_end_is_an_open_draft(here: Parlour) -> None:
    table = await here.game()
    await prepare(here, table, BOB, Walk(2))
    await here.act(table, ANN, Finish())
    mine = await here.service.views.position(table.id, BOB.id)
    assert mine.draft
    assert mine.view.scores == (0, 2)
    assert (await here.service.views.position(table.id, ANN.id)).view.scores == (0, 0)
    assert (await here.newest(Board)).ping == (BOB.id,)
    undone = await here.service.playing.undo(table.id, BOB.id, None)
    assert undone.position.view.scores == (0, 0)
    assert (await here.table(table)).seq == 1, "it does not run again"
    done = await here.act(table, BOB, Walk(1), Finish())
    assert done.published
    assert await stored(here, table) == {}


async def test_a_plan_stops_with_its_reason_where_it_is_not_possible(here: Parlour) -> None:
    table = await here.game()
    await prepare(here, table, BOB, Walk(1), Walk(3), Finish())
    await here.act(table, ANN, Snow(), Finish())
    mine = await here.service.views.position(table.id, BOB.id)
    assert mine.draft
    assert mine.view.scores == (0, 1)
    plan = (await here.service.plans.status(table.id, BOB.id)).plan
    assert plan is not None
    assert plan.stopped is not None
    assert plan.stopped.code == "not_offered"
    assert [w.action for w in plan.rest] == [Walk(3), Finish()]
    assert (await here.newest(Board)).ping == (BOB.id,)
    await here.act(table, BOB, Walk(2))
    assert (await here.table(table)).draft_seat == 1, "what is left of it waits"
    await here.act(table, BOB, Finish())
    assert await stored(here, table) == {}


async def test_the_last_step_of_a_plan_may_be_chance(here: Parlour) -> None:
    table = await here.game()
    await prepare(here, table, BOB, Walk(1), Roll())
    await here.act(table, ANN, Finish())
    after = await here.table(table)
    assert (after.public_seq, after.draft_seat) == (3, None)
    assert await stored(here, table) == {1: ("run", 2, None)}
    assert [d.seat for d in (await here.service.views.position(table.id, None)).waiting] == [1]
    assert (await here.newest(Board)).ping == (BOB.id,)


# Behind chance and behind an answer nothing can be planned with errands; other games foresee more
# than that, so these plans are put into the file.


@pytest.mark.parametrize("news", [Roll(), Peek()])
async def test_a_plan_stops_where_something_new_comes_to_light(here: Parlour, news: Action) -> None:
    table = await here.game()
    await put_plan(here, table, errands(Walk(1), news, Finish()))
    await here.act(table, ANN, Finish())
    assert await stored(here, table) == {1: ("run", 2, REVEALED)}
    after = await here.table(table)
    assert (after.public_seq, after.draft_seat) == (3, None)
    assert [d.seat for d in (await here.service.views.position(table.id, None)).waiting] == [1]
    assert (await here.newest(Board)).ping == (BOB.id,)
    await here.service.plans.carry_out_plan(table.id, BOB.id, None)
    assert (await here.newest(Board)).ping == (ANN.id,), "the rest by a word of its owner"
    assert await stored(here, table) == {}


@pytest.mark.parametrize("news", [Roll(), Peek()])
async def test_a_plan_may_be_told_to_run_through(here: Parlour, news: Action) -> None:
    table = await here.game()
    await put_plan(here, table, errands(Walk(1), news, Finish(), mode="through"))
    await here.act(table, ANN, Finish())
    assert (await here.table(table)).public_seq == 4
    assert (await here.newest(Board)).ping == (ANN.id,)
    assert await stored(here, table) == {}


async def test_a_plan_stops_when_somebody_else_has_answered(three: Parlour) -> None:
    table = await three.game()
    await put_plan(three, table, errands(Walk(1), Challenge(), Walk(2)))
    await three.act(table, ANN, Finish())
    with pytest.raises(NothingAhead):
        await three.service.plans.prepared(table.id, BOB.id)
    assert await stored(three, table) == {1: ("run", 2, None)}
    await three.act(table, CHLOE, Reply(False))
    assert await stored(three, table) == {1: ("run", 2, ANSWERED)}
    assert (await three.service.views.position(table.id, BOB.id)).view.scores == (0, 1, 0)
    assert (await three.newest(Board)).ping == (BOB.id,)


async def test_others_answer_in_the_middle_and_a_plan_runs_through(three: Parlour) -> None:
    table = await three.game()
    await put_plan(three, table, errands(Walk(1), Challenge(), Walk(2), mode="through"))
    await three.act(table, ANN, Finish())
    assert [d.seat for d in (await three.service.views.position(table.id, None)).waiting] == [2]
    with pytest.raises(NothingAhead):
        await three.service.plans.prepared(table.id, BOB.id)
    await three.act(table, CHLOE, Reply(False))
    assert (await three.service.views.position(table.id, None)).view.scores == (0, 3, 0)
    assert (await three.newest(Board)).ping == (CHLOE.id,)
    assert await stored(three, table) == {}


@pytest.mark.parametrize("mode", ["run", "through"])
@pytest.mark.parametrize(
    ("user", "action", "why"),
    [(BOB, Roll(), REVEALED), (ANN, Cheer(), ANSWERED), (BOB, Walk(2), None), (BOB, Cheer(), None)],
)
async def test_what_happens_while_a_plan_waits_for_its_owner(
    here: Parlour, mode: Mode, user: UserRef, action: Action, why: str | None
) -> None:
    """It has another question in its middle than the one that is asked."""
    table = await here.game()
    plan = errands(Walk(1), mode=mode)
    later = Wish("dare", Reply(True))
    await put_plan(here, table, replace(plan, wishes=(*plan.wishes, later)))
    await here.act(table, ANN, Finish())
    assert await stored(here, table) == {1: (mode, 1, None)}
    await here.act(table, user, action)
    assert await stored(here, table) == {1: (mode, 1, why if mode == "run" else None)}


async def test_a_question_that_the_plan_does_not_answer_waits_for_the_player(
    three: Parlour,
) -> None:
    table = await three.game()
    await prepare(three, table, BOB, Walk(1), Finish())
    await three.act(table, ANN, Challenge())
    assert await stored(three, table) == {1: ("run", 0, None)}, "a dare is not his turn"
    await three.act(table, BOB, Reply(True))
    assert await stored(three, table) == {1: ("run", 0, None)}
    await three.act(table, ANN, Finish())
    assert (await three.service.views.position(table.id, None)).view.scores == (0, 1, 0)


def errands(*actions: Action, mode: Mode = "run") -> Plan:
    """Bob's plan to do all this in a turn."""
    return Plan(1, mode, tuple(Wish("errand", action) for action in actions))


async def put_plan(here: Parlour, table: Table, plan: Plan) -> None:
    """A plan as no page would make it."""
    row = plans.stored(ERRANDS, plan)
    await here.store.write(lambda db: plan_rows.put_plan(db, table.id, row, 0.0))


async def test_a_plan_begins_in_a_turn_of_its_own_only(here: Parlour) -> None:
    table = await here.game()
    await put_plan(here, table, Plan(1, wishes=(Wish("dare", Reply(True)),)))
    await here.act(table, ANN, Challenge())
    [waiting] = (await here.service.views.position(table.id, None)).waiting
    assert (waiting.seat, waiting.kind) == (1, "dare")
    assert await stored(here, table) == {1: ("run", 0, None)}


async def test_a_wish_answers_no_other_question(here: Parlour) -> None:
    table = await here.game()
    plan = errands(Walk(1), Walk(2), Walk(3))
    first, second, third = plan.wishes
    await put_plan(here, table, replace(plan, wishes=(first, Wish("dare", second.action), third)))
    await here.act(table, ANN, Finish())
    assert await stored(here, table) == {1: ("run", 1, SKIPPED)}
    assert (await here.service.views.position(table.id, BOB.id)).view.scores == (0, 1)


async def test_who_plays_differently_is_not_overruled(three: Parlour) -> None:
    table = await three.game()
    await prepare(three, table, BOB, Walk(1), Walk(1), Finish())
    await three.service.plans.set_plan_mode(table.id, BOB.id, "propose")
    await three.act(table, ANN, Finish())
    # It waits in the middle of its turn, as after a question that it does not answer.
    await three.store.write(lambda db: db.execute("UPDATE plans SET mode = 'run', begun = 1"))
    await three.act(table, BOB, Walk(3))
    assert await stored(three, table) == {1: ("run", 0, OVERTAKEN)}
    assert (await three.service.views.position(table.id, BOB.id)).view.scores == (0, 3, 0)


async def test_undo_stops_a_plan(here: Parlour) -> None:
    table = await here.game()
    await prepare(here, table, BOB, Walk(1), Walk(3))
    await here.act(table, ANN, Finish())
    await here.service.playing.undo(table.id, BOB.id, None)
    assert await stored(here, table) == {1: ("run", 1, UNDONE)}
    await here.act(table, ANN, Cheer())
    assert (await here.table(table)).seq == 3, "an aside of somebody else does not start it again"
    await here.service.playing.restart_turn(table.id, BOB.id, None)
    assert await stored(here, table) == {1: ("run", 0, UNDONE)}
    assert (await here.service.views.position(table.id, BOB.id)).view.scores == (0, 0)
    carried = await here.service.plans.carry_out_plan(table.id, BOB.id, None)
    assert carried.position.view.scores == (0, 4)


async def test_a_step_by_hand_that_fits_the_plan_is_ticked_off(here: Parlour) -> None:
    table = await here.game()
    await prepare(here, table, BOB, Walk(1), Walk(3), Finish())
    await here.service.plans.set_plan_mode(table.id, BOB.id, "propose")
    await here.act(table, ANN, Finish())
    await here.act(table, BOB, Walk(1))
    assert await stored(here, table) == {1: ("propose", 1, None)}
    await here.service.playing.undo(table.id, BOB.id, None)
    assert await stored(here, table) == {1: ("propose", 0, None)}


# --- proposed ----------------------------------------------------------------------------------


async def test_a_proposed_plan_does_nothing_by_itself(here: Parlour) -> None:
    table = await here.game()
    await prepare(here, table, BOB, Walk(2), Finish())
    await here.service.plans.set_plan_mode(table.id, BOB.id, "propose")
    await here.act(table, ANN, Finish())
    assert (await here.table(table)).seq == 1
    assert (await here.newest(Board)).ping == (BOB.id,)
    plan = (await here.service.plans.status(table.id, BOB.id)).plan
    assert plan is not None
    assert len(plan.rest) == 2

    acted = await here.service.plans.carry_out_plan(table.id, BOB.id, None)
    assert acted.position.draft, "it ends as a draft, before what cannot be taken back"
    assert acted.position.view.scores == (0, 2)
    acted = await here.service.plans.carry_out_plan(table.id, BOB.id, None)
    assert acted.published
    assert (await here.newest(Board)).ping == (ANN.id,)
    assert await stored(here, table) == {}
    with pytest.raises(NothingAhead):
        await here.service.plans.carry_out_plan(table.id, BOB.id, None)


async def test_carrying_out_twice_by_the_same_press_acts_once(here: Parlour) -> None:
    table = await here.game()
    await prepare(here, table, BOB, Walk(2), Finish())
    await here.service.plans.set_plan_mode(table.id, BOB.id, "propose")
    await here.act(table, ANN, Finish())
    for _ in range(2):
        acted = await here.service.plans.carry_out_plan(table.id, BOB.id, None, interaction=5)
    assert acted.position.draft
    with pytest.raises(Stale):
        await here.service.plans.carry_out_plan(table.id, BOB.id, 1)


async def test_a_proposal_that_fits_no_more_says_why(here: Parlour) -> None:
    table = await here.game()
    await prepare(here, table, BOB, Walk(3))
    await here.service.plans.set_plan_mode(table.id, BOB.id, "propose")
    await here.act(table, ANN, Snow(), Finish())
    acted = await here.service.plans.carry_out_plan(table.id, BOB.id, None)
    assert not acted.position.draft
    assert await stored(here, table) == {1: ("propose", 0, "not_offered")}
    await here.service.plans.drop_plan(table.id, BOB.id)
    assert await stored(here, table) == {}


async def test_a_proposal_is_forgotten_when_its_turn_is_over(here: Parlour) -> None:
    table = await here.game()
    await prepare(here, table, BOB, Walk(2))
    await here.service.plans.set_plan_mode(table.id, BOB.id, "propose")
    await here.act(table, ANN, Finish())
    await here.act(table, BOB, Finish())
    assert await stored(here, table) == {}


# --- dropped -----------------------------------------------------------------------------------


async def test_a_plan_goes_with_its_player(here: Parlour) -> None:
    table = await here.game()
    await prepare(here, table, BOB, Walk(2), Finish())
    await give_seat(here.service, table.id, 1, CHLOE, ANN.id)
    assert await stored(here, table) == {}
    await here.act(table, ANN, Finish())
    assert (await here.service.views.position(table.id, None)).view.scores == (0, 0)


@pytest.mark.parametrize("how", ["over", "abandoned"])
async def test_a_plan_goes_with_the_game(here: Parlour, how: str) -> None:
    table = await here.game(goal=3)
    await prepare(here, table, BOB, Walk(2), Finish())
    if how == "over":
        await here.act(table, ANN, Walk(3))
    else:
        await here.service.hosting.abandon(table.id, ANN.id)
    assert await stored(here, table) == {}
    with pytest.raises(NothingAhead):
        await here.service.plans.prepared(table.id, BOB.id)


async def test_a_plan_may_end_the_game(here: Parlour) -> None:
    table = await here.game(goal=3)
    await prepare(here, table, BOB, Walk(3))
    await here.act(table, ANN, Finish())
    assert (await here.table(table)).status == "finished"
    assert await stored(here, table) == {}


class Challenger:
    """A computer that always dares the next player."""

    def choose(self, view: Any, decision: Decision, rng: Rng) -> Action:
        return Challenge()


async def test_a_plan_is_over_even_if_the_next_turn_begins_in_the_same_change(
    tmp_path: Path,
) -> None:
    async with parlour(tmp_path / "a.sqlite3", (ANN,), player=Challenger()) as here:
        table = await here.game(computers=1)

        def left_over(db: Any) -> None:
            wishes = [
                {"question": "errand", "action": {"kind": "walk", "steps": 1}},
                {"question": "dare", "action": {"kind": "reply", "yes": True}},
            ]
            row = {"game": table.id, "wishes": json.dumps(wishes)}
            db.execute("INSERT INTO plans VALUES (:game, 0, 'run', :wishes, 1, 0, NULL, 0.0)", row)

        await here.store.write(left_over)
        await here.act(table, ANN, Finish())
        [waiting] = (await here.service.views.position(table.id, None)).waiting
        assert (waiting.seat, waiting.kind) == (0, "dare")
        assert await stored(here, table) == {}


async def test_a_computer_after_a_plan_plays_at_once(tmp_path: Path) -> None:
    async with parlour(tmp_path / "a.sqlite3", (ANN, BOB)) as here:
        table = await here.game(computers=1, goal=1000)
        await prepare(here, table, BOB, Walk(1), Walk(2), Finish())
        await here.act(table, ANN, Finish())
        after = await here.service.views.position(table.id, None)
        assert [d.seat for d in after.waiting] == [0] or after.view.scores[1] == 3
        seats = {e.seat for e in await here.service.views.log(table.id)}
        assert seats == {None, 0, 1, 2}


async def test_a_resignation_of_the_planner(three: Parlour) -> None:
    table = await three.game()
    await prepare(three, table, BOB, Walk(1), Finish())
    await three.act(table, BOB, Resign())
    await three.act(table, ANN, Finish())
    assert [d.seat for d in (await three.service.views.position(table.id, None)).waiting] == [2]
