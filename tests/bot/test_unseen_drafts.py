"""What nobody else may learn of an unfinished turn: that it exists, its moments and its length."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.panel import panel
from tables.maintenance import privacy, problems
from tables.maintenance.doctor import examine
from tables.model.table import UserRef
from tables.store import game_rows
from tables.store.connection import Connection
from tests.bot.e2e.conftest import plain_pictures as plain_pictures
from tests.bot.simulated import World, presses, simulated, words
from tests.tables.backends import behind
from tests.tables.errands import Finish, Roll, Walk, rules_of
from tests.tables.parlour import ANN, BOB, MARA, Parlour, parlour


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "a.sqlite3"


async def exported(here: Parlour, user_id: int) -> dict[str, Any]:
    return await here.store.read(lambda db: privacy.gather(db, user_id, here.clock.at))


async def test_a_draft_moves_no_time_and_no_stamp_that_others_see(path: Path) -> None:
    async with parlour(path) as here:
        table = await here.game()
        here.clock.at += 60
        before = await here.service.views.position(table.id, BOB.id)
        known = await exported(here, BOB.id)
        here.clock.at += 60
        await here.act(table, ANN, Walk(1), Walk(1))
        await here.service.playing.undo(table.id, ANN.id, None)
        after = await here.service.views.position(table.id, BOB.id)
        assert after.table.version > before.table.version
        assert after.table.changed_at == before.table.changed_at
        assert panel.stamp(after, ()) == panel.stamp(before, ())
        assert (await exported(here, BOB.id))["seats"] == known["seats"]

        await here.act(table, ANN, Roll())
        assert (await here.table(table)).changed_at == here.clock.at, "now it is published"


@pytest.mark.usefixtures("plain_pictures")
async def test_status_and_the_panel_of_who_waits_do_not_tell_of_a_draft(tmp_path: Path) -> None:
    async with simulated(tmp_path) as world:
        table = await world.start("Ann", "Bob", game="antike-duellum")
        [mover] = await world.asked()
        waiter = next(name for name, actor in world.people.items() if actor is not mover)

        async def seen() -> tuple[str, set[str]]:
            shown = await world[waiter].slash(world.channel, "turns")
            open_panel = await world.open_panel(world[waiter])
            ids = {p.custom_id for p in presses(open_panel)}
            [line] = [x for x in words(shown.response).splitlines() if "last change" in x]
            return line, ids

        before = await seen()
        position = await world.service.views.position(table.id, mover.id)
        quiet = next(
            a for d in position.decisions for m in d.menus if not m.confirm for a in m.every()
        )
        await world.advance(100)
        await world.service.playing.act(table.id, mover.id, None, quiet)
        assert (await world.service.views.table(table.id)).draft_seat is not None
        assert await seen() == before


async def test_log_and_export_tell_when_a_turn_was_published_not_when_it_was_thought_of(
    path: Path,
) -> None:
    async with parlour(path) as here:
        table = await here.game()
        begun = here.clock.at
        for action in (Walk(1), Walk(1), Roll()):
            here.clock.at += 10
            own = await here.service.views.log(table.id, ANN.id)
            await here.act(table, ANN, action)
        assert [e.at - begun for e in own if e.draft] == [10, 20], "one's own draft as it was made"
        for user in (ANN, BOB):
            log = await here.service.views.log(table.id, user.id, after=0)
            assert [e.at - begun for e in log] == [30, 30, 30]
            document = await here.service.views.export(table.id, user.id)
            assert [s["at"] - begun for s in document["steps"]] == [0, 30, 30, 30]
        assert examine(behind(path), rules_of).findings == []


@pytest.mark.usefixtures("plain_pictures")
async def test_the_panel_of_who_is_asked_next_does_not_count_a_draft(tmp_path: Path) -> None:
    """The one before thinks about it, once or long; then the next one's controls are compared."""
    seen = []
    for thoughts in (0, 1, 4):
        (folder := tmp_path / str(thoughts)).mkdir()
        async with simulated(folder) as world:
            table = await world.start("Ann", "Bob", game="antike-duellum")
            [mover] = await world.asked()
            for _ in range(thoughts):
                position = await world.service.views.position(table.id, mover.id)
                await world.service.playing.act(table.id, mover.id, None, _quiet(position))
                await world.service.playing.undo(table.id, mover.id, None)
            await finish(world, mover)
            [asked] = await world.asked()
            assert asked is not mover
            shown = {p.custom_id for p in presses(await world.open_panel(asked))}
            now = await world.table()
            assert any(now.version_token in custom_id for custom_id in shown)
            marks = {now.version_token: "stamp", now.rewind_token: "epoch"}
            for mark, name in marks.items():
                shown = {custom_id.replace(mark, name) for custom_id in shown}
            seen.append(shown)
            others = {game_rows.version_token(str(n), now.version) for n in range(40)}
            assert len(others) == 40, "what it stands for cannot be told without the secret"
    assert seen[0] == seen[1] == seen[2]


def _quiet(position: Any) -> Any:
    return next(a for d in position.decisions for m in d.menus if not m.confirm for a in m.every())


async def finish(world: World, mover: Any) -> None:
    """The first answers that lead to the end of a turn."""
    table = await world.table()
    while mover in await world.asked():
        position = await world.service.views.position(table.id, mover.id)
        await world.service.playing.act(table.id, mover.id, None, _quiet(position))
    await world.env.settle()


async def _position(here: Parlour, table: int) -> object:
    return (await here.service.views.position(table, BOB.id)).view.scores


async def _history(here: Parlour, table: int) -> object:
    return (await here.service.views.history(table, 2, BOB.id)).view.scores


async def _log(here: Parlour, table: int) -> object:
    return [entry.events for entry in await here.service.views.log(table, BOB.id)]


async def _export(here: Parlour, table: int) -> object:
    return [step["events"] for step in (await here.service.views.export(table, BOB.id))["steps"]]


@pytest.mark.parametrize("look", [_position, _history, _log, _export])
async def test_who_looks_while_the_table_goes_back_sees_no_draft(
    path: Path, look: Callable[[Parlour, int], Awaitable[object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table goes back, and Ann drafts again, between two reads of the database."""
    async with parlour(path) as here:
        table = await here.game()
        begun = await look(here, table.id)
        await here.act(table, ANN, Walk(1), Finish())
        published = await look(here, table.id)
        question = await here.service.undo_votes.ask_back(table.id, ANN.id, 0, 2)
        read, late = here.store.read, [True]

        async def overtaken(work: Callable[[Connection], Any]) -> Any:
            found = await read(work)
            if late and late.pop():
                await here.service.undo_votes.agree(table.id, BOB.id, question.id)
                await here.act(table, ANN, Walk(2), Walk(2))
            return found

        here.service.repository.steps._points.clear()
        monkeypatch.setattr(here.store, "read", overtaken)
        seen = await look(here, table.id)
        assert not late
        assert seen in (begun, published)

        await here.service.playing.restart_turn(table.id, ANN.id, None)
        await here.act(table, ANN, Walk(1), Finish())
        here_again = await here.service.views.position(table.id, BOB.id)
        assert here_again.view.scores == (1, 0), "no other state is kept under this one's hash"


async def test_a_report_tells_nobody_else_how_long_a_draft_is(path: Path) -> None:
    async with parlour(path) as here:
        table = await here.game()
        await here.act(table, ANN, Walk(1), Walk(1))

        async def told(user: UserRef, reference: str) -> int | None:
            wish = problems.Wish(user.id, "Wrong!", table.id)
            return await here.store.write(lambda db: problems.store(db, wish, reference, 5.0))

        assert await told(BOB, "AAAA-0001") == 0
        assert await told(ANN, "AAAA-0002") == 2, "her own draft"
        assert await told(MARA, "AAAA-0003") == 0
        await here.service.repository.report("KeyError", "", table_id=table.id, user_id=BOB.id)
        listed = (await exported(here, BOB.id))["problems"]
        assert [p.get("step") for p in listed] == [0, None]

        kept = await here.store.read(problems.listed)
        assert [p.seq for p in kept] == [2, 2, 2, 2], "the host of the bot has all of it"
