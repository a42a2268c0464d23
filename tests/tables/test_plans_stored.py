"""Prepared turns as they are stored: damage, faults, and what the table does meanwhile."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest

from bot.panel.proposal import reason_words
from bot.widgets import saying
from engine.core import Action, Decision, Pick, Reason, Rng
from render.text.base import Texts
from tables.maintenance.doctor import examine
from tables.model import plans
from tables.model.errors import StorageFault
from tables.model.outgoing import Board
from tables.model.plans import FAILED, SKIPPED, UNDONE, BadPlan, Mode, Plan, Wish, read
from tables.operations.planning import Prepared, TurnHasCome
from tables.service import TableService
from tables.store import outbox_rows, paths
from tables.store.sqlite import connect
from tests.tables.backends import behind, disk_is_full
from tests.tables.errands import ERRANDS, Finish, Snow, Walk, rules_of
from tests.tables.nodes import overtaken
from tests.tables.parlour import ANN, BOB, Parlour, parlour
from tests.tables.planners import prepare, stored

# --- stored ------------------------------------------------------------------------------------


async def test_a_plan_that_cannot_be_read_is_thrown_away_and_harms_nobody(here: Parlour) -> None:
    table = await here.game()
    await prepare(here, table, BOB, Walk(1))

    def spoil(db: Any) -> None:
        db.execute("UPDATE plans SET actions = '[{\"question\": 3}]'")

    await here.store.write(spoil)
    assert (await here.service.plans.prepared(table.id, BOB.id)).plan == Plan(1)
    await here.act(table, ANN, Finish())
    assert await stored(here, table) == {}
    assert [d.seat for d in (await here.service.views.position(table.id, None)).waiting] == [1]


def test_plans_are_read_strictly() -> None:
    plan = Plan(1, "run", (Wish("errand", Walk(2)),), 1, 7, Reason(SKIPPED, {"n": (1, 2)}))
    row = plans.stored(ERRANDS, plan)
    assert read(ERRANDS, row) == plan
    for bad in (
        replace(row, actions="[]"),
        replace(row, actions="{"),
        replace(row, actions='[{"question": "errand", "action": {"kind": "fly"}}]'),
        replace(row, mode="later"),
        replace(row, stopped="[]"),
        replace(row, done=-1),
        replace(row, actions='{"wishes": []}'),
        replace(row, actions=f'{{"through": true, "wishes": {row.actions}}}'),
    ):
        with pytest.raises(BadPlan):
            read(ERRANDS, bad)
    for mode in get_args(Mode):
        kept = replace(plan, mode=mode)
        assert read(ERRANDS, plans.stored(ERRANDS, kept)) == kept
        assert plans.stored(ERRANDS, kept) == replace(row, mode=mode), (
            "the mode stands in one place"
        )


@pytest.mark.parametrize("grave", [False, True])
def test_what_has_become_grave_is_left_to_its_player(grave: bool) -> None:
    """A plan does not give an answer that is asked about twice by now; its owner reads why."""
    wish = Wish("errand", Walk(2))
    menu = Pick("walk", (Walk(2),), confirm=grave)
    decision = Decision(1, "errand", (menu,))
    assert plans.answer(ERRANDS, decision, wish) == (None if grave else Walk(2))
    if grave:
        assert plans.refusal(decision, wish) == Reason(plans.GRAVE)
        said = reason_words(Texts(["Ann", "Bob"]), Reason(plans.GRAVE))
        assert said == "This step needs your confirmation. Please do it yourself."


async def test_every_mode_has_room_in_the_file(here: Parlour) -> None:
    table = await here.game()
    await prepare(here, table, BOB, Walk(1))
    for mode in get_args(Mode):
        await here.service.plans.set_plan_mode(table.id, BOB.id, mode)
        kept = await here.store.read(lambda db: db.execute("SELECT mode FROM plans").fetchall())
        assert [row[0] for row in kept] == [mode]


def test_plans_of_an_older_file_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Migration 5 makes the table of the plans from scratch."""
    path = tmp_path / "old.sqlite3"
    older = paths.migrations()[:4]
    with monkeypatch.context() as patch:
        patch.setattr(paths, "migrations", lambda: older)
        with closing(connect(path)) as db:
            db.execute(
                "INSERT INTO games (id, game, options, channel_id, host_id, status, secret,"
                " created_at, changed_at) VALUES (1, 'antike', '{}', 7, 1, 'running', 1, 0.0, 0.0)"
            )
            db.execute("INSERT INTO plans VALUES (1, 2, 'propose', '[]', 3, 4, '5', 6.0)")
    with closing(connect(path)) as db:
        kept = db.execute("SELECT * FROM plans").fetchall()
        assert [tuple(row) for row in kept] == [(1, 2, "propose", "[]", 3, 4, "5", 6.0)]
        db.execute("DELETE FROM games")
        assert db.execute("SELECT count(*) FROM plans").fetchone()[0] == 0, "they go with the game"


async def test_the_doctor_knows_plans(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    async with parlour(path) as here:
        table = await here.game()
        await prepare(here, table, BOB, Walk(1))
        assert examine(behind(path), rules_of).findings == []

        def spoil(db: Any) -> None:
            db.execute("UPDATE plans SET done = 5")
            db.execute("INSERT INTO plans VALUES (1, 7, 'run', '[]', 0, NULL, NULL, 0.0)")
            db.execute("INSERT INTO plans VALUES (1, 0, 'run', '[]', 0, 99, NULL, 0.0)")

        await here.store.write(spoil)
    found = " ".join(saying.found(one) for one in examine(behind(path), rules_of).findings)
    assert "seat 2 cannot be read" in found
    assert "seat 8 belongs to nobody" in found
    assert "seat 1 prepared a turn after step 99" in found


async def test_after_going_back_nothing_begins_by_itself(here: Parlour) -> None:
    table = await here.game()
    await prepare(here, table, BOB, Walk(1), Finish())
    await here.act(table, ANN, Finish())
    await prepare(here, table, BOB, Walk(3), Finish())
    after = await here.table(table)
    assert after.public_seq == 3
    request = await here.service.undo_votes.ask_back(table.id, ANN.id, 1, 3)
    await here.service.undo_votes.agree(table.id, BOB.id, request.id)
    back = await here.table(table)
    assert (back.public_seq, back.draft_seat) == (1, None)
    assert await stored(here, table) == {}


async def test_a_caretaker_does_not_use_the_plan(here: Parlour) -> None:
    table = await here.game()
    await prepare(here, table, BOB, Walk(1), Walk(3))
    await here.service.plans.set_plan_mode(table.id, BOB.id, "propose")
    await here.act(table, ANN, Finish())
    assert 1 in await stored(here, table)
    assert await here.service.hosting.set_caretaker(table.id, 1, await here.out_of_time(table))
    assert await stored(here, table) == {}


class Uncertain(type(ERRANDS)):  # type: ignore[misc]
    """Errands on which it may or may not snow until the turn."""

    def simulate_turn(self, state: Any, seat: int, rng: Rng) -> Any:
        turn = super().simulate_turn(state, seat, rng)
        if turn is not None:
            turn.snow = bool(rng.below(2))
        return turn


@pytest.mark.parametrize("secret", "0123")
def test_what_is_not_possible_in_every_world_is_uncertain(secret: str) -> None:
    rules = Uncertain()
    step = rules.setup(rules.options(vote=False), 2, 1)
    wishes = [Wish("errand", Walk(1)), Wish("errand", Walk(3)), Wish("errand", Finish())]
    found = plans.foresee(rules, step.state, 0, 1, secret, wishes)
    again = plans.foresee(rules, step.state, 0, 1, secret, wishes)
    assert found == again
    assert found is not None
    worlds = [plans.imagined(rules, step.state, 0, 1, secret, n) for n in range(plans.WORLDS)]
    snow = [w is not None and w.state.snow for w in worlds]
    assert not found.lines[0].unsure
    if snow[0]:
        assert found.blocked
    else:
        assert [line.unsure for line in found.lines] == [False, any(snow), any(snow)]


async def test_a_fault_of_the_rules_stops_the_plan_and_not_the_table(
    here: Parlour, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await here.game()
    await prepare(here, table, BOB, Walk(1), Walk(2))
    apply = type(ERRANDS).apply

    def broken(self: Any, state: Any, seat: int, action: Action, *rest: Any) -> Any:
        if action == Walk(2):
            raise RuntimeError(repr(action))
        return apply(self, state, seat, action, *rest)

    monkeypatch.setattr(type(ERRANDS), "apply", broken)
    await here.act(table, ANN, Finish())
    assert await stored(here, table) == {1: ("run", 1, FAILED)}
    assert (await here.newest(Board)).ping == (BOB.id,)
    assert "RuntimeError" in caplog.text
    assert "steps=2" not in caplog.text, "what was planned is nobody else's"


@pytest.mark.parametrize("mode", ["run", "propose"])
async def test_a_fault_in_a_plan_does_not_keep_its_owner_from_answering(
    here: Parlour,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    mode: plans.Mode,
) -> None:
    table = await here.game()
    await prepare(here, table, BOB, Walk(2), Walk(3))
    await here.service.plans.set_plan_mode(table.id, BOB.id, mode)

    def broken(self: Any, decision: Decision, action: Action) -> Any:
        raise RuntimeError(repr(action))

    monkeypatch.setattr(type(ERRANDS), "rebase_action", broken)
    await here.act(table, ANN, Finish())
    await here.act(table, BOB, Walk(1), Finish())
    assert (await here.service.views.position(table.id, None)).view.scores == (0, 1)
    assert "RuntimeError" in caplog.text
    assert "steps=2" not in caplog.text
    problems = await here.store.read(lambda db: db.execute("SELECT * FROM problems").fetchall())
    assert problems == [], "the table is not in trouble"


async def test_a_change_that_could_not_be_stored_has_not_used_the_plan(
    here: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await here.game()
    await prepare(here, table, BOB, Walk(1), Finish())

    def full(*_: Any, **__: Any) -> None:
        raise disk_is_full(here.store)

    with monkeypatch.context() as patch:
        patch.setattr(outbox_rows, "announce", full)
        with pytest.raises(StorageFault):
            await here.act(table, ANN, Finish())
    assert (await here.table(table)).seq == 0
    assert await stored(here, table) == {1: ("run", 0, None)}
    await here.act(table, ANN, Finish())
    assert (await here.service.views.position(table.id, None)).view.scores == (0, 1)
    assert (await here.table(table)).seq == 3


async def test_a_draft_of_a_plan_that_somebody_else_makes_impossible(here: Parlour) -> None:
    table = await here.game()
    await prepare(here, table, BOB, Walk(1), Walk(3))
    await here.act(table, ANN, Finish())
    assert (await here.table(table)).draft_seat == 1
    await here.act(table, ANN, Snow())
    after = await here.table(table)
    assert (after.public_seq, after.seq) == (2, 3), "the walk that is still possible stays"
    assert await stored(here, table) == {1: ("run", 1, UNDONE)}
    assert (await here.service.views.position(table.id, BOB.id)).view.scores == (0, 1)


# --- at another node -----------------------------------------------------------------------------


async def test_a_plan_that_is_thrown_away_at_another_node_is_not_carried_out(here: Parlour) -> None:
    table = await here.game()
    await prepare(here, table, BOB, Walk(1))
    overtaken(here, lambda other: other.plans.drop_plan(table.id, BOB.id))
    await here.act(table, ANN, Finish())
    assert await stored(here, table) == {}
    assert (await here.table(table)).draft_seat is None, "nothing was begun for Bob"


async def test_a_plan_is_not_changed_behind_a_turn_that_has_begun_elsewhere(here: Parlour) -> None:
    table = await here.game()
    await prepare(here, table, BOB, Walk(1))

    async def finish(other: TableService) -> None:
        now = await other.views.position(table.id, ANN.id)
        await other.playing.act(table.id, ANN.id, now.table.version, Finish())

    overtaken(here, finish)
    with pytest.raises(TurnHasCome):
        await here.service.plans.plan(table.id, BOB.id, None, Walk(2))
    assert await stored(here, table) == {1: ("run", 1, None)}


async def test_undo_does_not_bring_back_a_plan_that_is_thrown_away_elsewhere(here: Parlour) -> None:
    table = await here.game()
    await prepare(here, table, BOB, Walk(1), Walk(2))
    await here.act(table, ANN, Finish())
    assert (await here.table(table)).draft_seat == 1
    overtaken(here, lambda other: other.plans.drop_plan(table.id, BOB.id))
    await here.service.playing.undo(table.id, BOB.id, None)
    assert await stored(here, table) == {}


async def test_a_plan_made_while_a_turn_ends_at_another_node_is_carried_out(here: Parlour) -> None:
    table = await here.game()
    overtaken(here, lambda other: other.plans.plan(table.id, BOB.id, None, Walk(1)))
    await here.act(table, ANN, Finish())
    assert await stored(here, table) == {1: ("run", 1, None)}
    assert (await here.table(table)).draft_seat == 1


async def test_of_two_wishes_planned_at_once_neither_is_forgotten(here: Parlour) -> None:
    table = await here.game()
    overtaken(here, lambda other: other.plans.plan(table.id, BOB.id, None, Walk(2)))
    await here.service.plans.plan(table.id, BOB.id, None, Walk(1))
    found = await here.service.plans.prepared(table.id, BOB.id)
    assert [wish.action for wish in found.plan.wishes] == [Walk(2), Walk(1)]


async def test_a_press_that_two_nodes_heard_changes_a_plan_once(here: Parlour) -> None:
    """A player who is late is shown the plan as it is."""
    table = await here.game()
    await prepare(here, table, BOB, Walk(1))

    async def pressed(service: TableService) -> Prepared:
        return await service.plans.set_plan_mode(table.id, BOB.id, "run", interaction=77)

    overtaken(here, pressed)
    assert (await pressed(here.service)).plan.mode == "run"
    assert await stored(here, table) == {1: ("run", 0, None)}
