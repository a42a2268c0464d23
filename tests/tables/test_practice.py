"""Practice tables: a turn of a finished game, tried again in a world that looks the same."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from engine import registry
from engine.core import Rng, save
from tables.maintenance import doctor, problems
from tables.maintenance.catching_up import CatchingUp
from tables.maintenance.privacy import Privacy
from tables.model import outgoing
from tables.model.errors import NotSeated, Stale, TableExists, UserError
from tables.model.reel import positions
from tables.model.table import Origin, Table
from tables.operations.export import check
from tables.operations.practising import Practice
from tables.store import game_rows, meeting_rows, save_rows, step_rows
from tables.store.limits import TableLimits, TooMany
from tests.tables.backends import behind
from tests.tables.parlour import ANN, BOB, CHLOE, Parlour, parlour
from tests.tables.test_reviewing import played

BOUNDS = TableLimits()
SERVER, CHANNEL, THREAD = 1, 900, 901


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Parlour]:
    rules = registry.rules
    async with parlour(tmp_path / "agora.sqlite3", (ANN, BOB), rules_of=rules) as opened:
        yield opened


async def own_steps(here: Parlour, game: Table, seat: int) -> list[int]:
    authors = await here.store.read(lambda db: step_rows.authors(db, game.id, game.public_seq))
    return [step.seq for step in authors if step.seat == seat]


async def wanted(here: Parlour, game: Table, nth: int = 4) -> Practice:
    own = await own_steps(here, game, 0)
    return await here.service.practice.ask(game.id, ANN.id, own[nth] - 1)


async def opened(here: Parlour, what: Practice, channel: int = THREAD) -> Table:
    return await here.service.practice.open(
        what, BOUNDS, guild_id=SERVER, channel_id=channel, parent_id=CHANNEL
    )


async def begun(here: Parlour, game: Table, nth: int = 4) -> Table:
    table = await opened(here, await wanted(here, game, nth))
    return await here.service.practice.begin(table.id)


async def view(here: Parlour, table: Table, seq: int, user: int) -> Any:
    return (await here.service.views.history(table.id, seq, user)).view


async def state(here: Parlour, table: Table, seq: int) -> Any:
    rules = registry.rules(table.game)
    return (await here.service.repository.steps.rebuild(table, rules, seq)).state


async def moves(here: Parlour, table: Table, most: int = 400) -> Table:
    """Ann answers by chance until the game is over, or so often."""
    rng = Rng(3)
    for _ in range(most):
        table = await here.table(table)
        if table.status != "running":
            return table
        mine = await here.service.views.position(table.id, ANN.id)
        if not mine.decisions:
            thinking = here.service.thinking
            pending = await thinking.pending(table.id)
            assert pending is not None
            await thinking.answer(pending, None)
            continue
        calm = [menu for menu in mine.decisions[0].menus if not menu.confirm]
        await here.act(table, ANN, rng.choice(calm).sample(rng))
    return await here.table(table)


def healthy(folder: Path) -> None:
    report = doctor.examine(behind(folder / "agora.sqlite3"), registry.rules)
    assert report.findings == []


async def test_the_position_looks_the_same_and_all_that_was_hidden_is_dealt_again(
    here: Parlour,
) -> None:
    game = await played(here)
    other = False
    for nth in (2, 4, 6):
        table = await begun(here, game, nth)
        origin = table.origin
        assert origin == Origin(game.id, (await own_steps(here, game, 0))[nth] - 1)
        rules = registry.rules(game.game)
        real, world = await state(here, game, origin.seq), await state(here, table, 0)
        assert rules.view(world, 0) == rules.view(real, 0)
        assert world.rng.secret != real.rng.secret, "chance goes on in another way"
        other = other or replace(world, rng=real.rng) != real
        assert rules.check(world) == []
        mine = await here.service.views.position(table.id, ANN.id)
        assert mine.decisions, "it is Ann's turn"
        assert table.seats[0].user_id == ANN.id
        assert [seat.level for seat in table.seats if seat.index != 0] == ["good"]
        await here.service.hosting.abandon(table.id, ANN.id)
    assert other, "the cards that nobody sees lie in another order at least once"


async def test_only_the_player_tries_and_only_their_own_turns(here: Parlour) -> None:
    game = await played(here)
    practice = here.service.practice
    with pytest.raises(NotSeated):
        await practice.ask(game.id, CHLOE.id, 3)
    theirs = (await own_steps(here, game, 1))[2]
    for seq in (theirs - 1, game.public_seq, -1, 0, 1 << 62):
        if seq + 1 not in await own_steps(here, game, 0):
            with pytest.raises(UserError, match="practice_not_yours"):
                await practice.ask(game.id, ANN.id, seq)
    table = await begun(here, game)
    with pytest.raises(UserError, match="review_not_over"):
        await practice.ask(table.id, ANN.id, 0)


async def test_the_same_turn_is_tried_at_one_table_at_a_time(here: Parlour) -> None:
    game = await played(here)
    what = await wanted(here, game)
    assert what.open is None
    table = await opened(here, what)
    again = await wanted(here, game)
    assert again.open is not None
    assert again.open.id == table.id
    with pytest.raises(TableExists):
        await opened(here, what, THREAD + 1)
    await here.service.practice.begin(table.id)
    first = await here.table(table)
    second = await here.service.practice.begin(table.id)
    assert second.version == first.version, "it begins once"
    await here.service.hosting.abandon(table.id, ANN.id)
    assert (await wanted(here, game)).open is None


async def test_practice_tables_have_bounds(here: Parlour) -> None:
    game = await played(here)
    what = await wanted(here, game)
    none = TableLimits(per_host=0)
    with pytest.raises(TooMany):
        await here.service.practice.need_room(what, none, guild_id=SERVER, parent_id=CHANNEL)
    with pytest.raises(TooMany):
        await here.service.practice.open(
            what, none, guild_id=SERVER, channel_id=THREAD, parent_id=CHANNEL
        )


async def test_a_practice_game_counts_for_nothing(here: Parlour, tmp_path: Path) -> None:
    game = await played(here)
    standing = await here.store.read(lambda db: meeting_rows.standings(db, [ANN.id]))
    results = await here.service.results.of_user(ANN.id)
    table = await moves(here, await begun(here, game, nth=-1))
    assert table.status == "finished"
    assert not table.rated
    assert await here.service.results.of_game(table.id) is None
    assert await here.service.results.of_user(ANN.id) == results
    after = await here.store.read(lambda db: meeting_rows.standings(db, [ANN.id]))
    assert after == standing
    late = CatchingUp(here.service)
    while await late.look():
        pass
    assert await here.service.results.of_game(table.id) is None, "nor is it made up for"
    assert await here.service.playing.again(table) is None
    assert await here.told(outgoing.PracticeBegins) != []
    healthy(tmp_path)


async def test_its_log_begins_with_what_it_is_without_a_seal(here: Parlour, tmp_path: Path) -> None:
    game = await played(here)
    table = await moves(here, await begun(here, game), 5)
    told = [note.said for note in await here.service.views.notes(table.id)]
    assert table.origin is not None
    assert told[0] == outgoing.PracticeBegins(of=game.id, after=table.origin.seq)
    assert table.seal == ""
    entries = await here.service.views.log(table.id, ANN.id)
    assert [entry.seq for entry in entries] == list(range(table.seq + 1))
    assert entries[0].events == ()
    reel = await here.service.past.reel(table, "")
    assert [seq for seq, _ in positions(reel, range(table.public_seq + 1))] == list(
        range(table.public_seq + 1)
    )
    healthy(tmp_path)


async def test_its_file_says_what_it_does_not_prove(here: Parlour) -> None:
    game = await played(here)
    table = await begun(here, game, nth=-1)
    running = await here.service.views.export(table.id, ANN.id)
    assert table.origin is not None
    assert running["begins_with"] == {"table": game.id, "after": table.origin.seq}
    world = await state(here, table, 0)
    assert str(world.rng.secret) not in json.dumps(running), "while it runs nobody has the rest"
    after = table.origin.seq
    table = await moves(here, table)
    assert table.status == "finished"
    document = await here.service.views.export(table.id, ANN.id)
    found = check(json.dumps(document), registry.rules)
    assert found.difference is None
    assert found.over
    assert found.steps == table.public_seq + 1
    assert found.proof.gap == "practice"
    assert found.proof.commitments == ()
    real = await state(here, game, after)
    begins = document["begins_with"]["state"]
    assert json.loads(begins)["state"]["rng"]["secret"] not in (real.rng.secret, real.rng.draws)
    assert begins != save.document(registry.rules(game.game), real).decode()
    document["begins_with"]["state"] = document["begins_with"]["state"].replace("{", "[", 1)
    with pytest.raises(UserError, match="no_export"):
        check(json.dumps(document), registry.rules)


async def test_a_file_whose_position_was_changed_is_found_out(here: Parlour) -> None:
    game = await played(here)
    table = await moves(here, await begun(here, game, nth=-1))
    document = await here.service.views.export(table.id, ANN.id)
    state_ = json.loads(document["begins_with"]["state"])
    state_["state"]["rng"]["draws"] += 1
    document["begins_with"]["state"] = json.dumps(state_)
    found = check(json.dumps(document), registry.rules)
    assert found.difference is not None
    assert found.difference.code == "step_leads_elsewhere"


async def test_going_back_to_the_beginning_deals_again(here: Parlour, tmp_path: Path) -> None:
    """What came after it is forgotten, and what nobody knew is different."""
    game = await played(here)
    table = await begun(here, game)
    table = await moves(here, table, 12)
    assert table.public_seq > 0
    if table.draft_seat is not None:
        await here.service.playing.restart_turn(table.id, ANN.id, None)
        table = await here.table(table)
    before = await state(here, table, 0)
    await here.service.undo_votes.ask_back(table.id, ANN.id, 0, table.public_seq)
    table = await here.table(table)
    assert table.public_seq == 0
    after = await state(here, table, 0)
    rules = registry.rules(table.game)
    assert rules.view(after, 0) == rules.view(before, 0)
    table = await moves(here, table, 3)
    healthy(tmp_path)
    await here.service.hosting.abandon(table.id, ANN.id)
    document = await here.service.views.export(table.id, ANN.id)
    found = check(json.dumps(document), registry.rules)
    assert found.difference is None, found.difference
    healthy(tmp_path)


async def test_its_beginning_is_never_forgotten(here: Parlour, tmp_path: Path) -> None:
    """It cannot be made again from a deal."""
    game = await played(here)
    table = await moves(here, await begun(here, game, nth=-1))
    here.clock.at += 1_000_000
    await here.store.write(lambda db: save_rows.forget(db, 0, here.clock.at, 100))
    kept = await here.store.read(lambda db: save_rows.upto(db, table.id, table.public_seq))
    assert 0 in kept
    gone = await here.store.read(lambda db: save_rows.upto(db, game.id, game.public_seq))
    assert 0 not in gone, "as it is with other games"
    healthy(tmp_path)


async def test_a_game_whose_start_was_cut_off_begins_later(here: Parlour, tmp_path: Path) -> None:
    game = await played(here)
    table = await opened(here, await wanted(here, game))
    assert (await here.table(table)).status == "lobby"
    healthy(tmp_path)
    with pytest.raises(UserError, match="seats_taken"):
        await here.service.lobbies.join(table.id, BOB)
    assert (await here.table(table)).joins == "asked", "nor where there are more seats"
    with pytest.raises(Stale):
        await here.service.playing.start(table.id, ANN.id)
    assert await here.service.open_tables.on(SERVER) == []
    there = (await wanted(here, game)).open
    assert there is not None
    assert (await here.service.practice.begin(there.id)).status == "running"


async def test_who_is_forgotten_leaves_no_practice(here: Parlour, tmp_path: Path) -> None:
    game = await played(here)
    table = await begun(here, game)
    origin = table.origin
    assert origin is not None
    await Privacy(here.service).forget(ANN)
    found = await here.store.read(lambda db: game_rows.practice_of(db, ANN.id, origin))
    assert found is None
    table = await here.table(table)
    assert not table.open, "nobody plays there any more"
    assert all(seat.user_id is None for seat in table.seats)
    healthy(tmp_path)


async def test_a_reported_problem_of_practice_can_be_played_again(here: Parlour) -> None:
    game = await played(here)
    table = await moves(here, await begun(here, game), 5)
    reference = await here.service.repository.report("odd", "", table_id=table.id)
    problem = await here.store.read(lambda db: problems.by_reference(db, reference))
    assert problem is not None
    problem = replace(problem, seq=table.public_seq)
    made = await here.store.read(lambda db: problems.fixture(db, problem, registry.rules))
    assert made.secret, "it holds the whole world, which its player must not see yet"
    found = check(json.dumps(made.document), registry.rules)
    assert found.difference is None
    assert found.steps == table.public_seq + 1
