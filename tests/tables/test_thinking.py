"""Computers that think: asked later, answered once, and the same after a stop."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from engine import registry
from engine.core import Orderable, Rng
from engine.thinking import SearchResult, Task, levels, think
from tables.model import placeholder_names
from tables.model.errors import VersionConflict
from tables.model.outgoing import Refresh, Turn
from tables.model.table import Table, UserRef
from tables.model.turns import UNTOLD
from tables.operations.nodes import SoleOwner
from tables.operations.repository import COMPUTER_TURN, TRIES
from tables.operations.thinking import GUARDED, Pending
from tables.service import TableService
from tables.store.postgres_session import Session
from tests.tables.backends import StrictConnection
from tests.tables.nodes import moves, overtaken
from tests.tables.parlour import ANN, BOB, Parlour, parlour

GAME = "antike-duellum"


@pytest_asyncio.fixture
async def alone(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path / "a.sqlite3", (ANN,), rules_of=registry.rules) as here:
        yield here


async def begun(here: Parlour, level: str, game: str = GAME) -> Table:
    """A game of Ann against a computer."""
    lobbies = here.service.lobbies
    table = await lobbies.create(game=game, guild_id=1, channel_id=5, host=ANN)
    await lobbies.add_computer(table.id, ANN.id, level)
    return await here.service.playing.start(table.id, ANN.id)


async def until_asked(here: Parlour, table: Table) -> Pending:
    """Ann answers by chance until the computer is asked."""
    chance = Rng(1)
    while (pending := await here.service.thinking.pending(table.id)) is None:
        [decision] = (await here.service.views.position(table.id, ANN.id)).decisions
        menus = [m for m in decision.menus if not m.confirm]
        await here.service.playing.act(
            table.id, ANN.id, None, chance.choice(tuple(menus)).sample(chance)
        )
    return pending


async def test_a_computer_is_called_by_its_level(alone: Parlour) -> None:
    table = await begun(alone, "good")
    assert [(s.name, s.level) for s in table.seats] == [("Ann", ""), ("Computer (good)", "good")]


async def test_a_level_that_there_is_not_is_a_computer_that_plays_by_chance(alone: Parlour) -> None:
    table = await begun(alone, "divine")
    assert [(s.name, s.level) for s in table.seats] == [("Ann", ""), ("Computer", "")]
    assert await alone.service.thinking.pending(table.id) is None


async def test_a_level_by_the_name_it_had_before(alone: Parlour) -> None:
    """A lobby that was posted then still offers it."""
    table = await begun(alone, "usual")
    assert [(s.name, s.level) for s in table.seats] == [
        ("Ann", ""),
        ("Computer (normal)", "normal"),
    ]


async def test_a_stored_computer_with_the_name_it_had_before(alone: Parlour) -> None:
    """It goes on thinking, and the next one of its level is another one."""
    lobbies = alone.service.lobbies
    table = await lobbies.create(game="tzolkin", guild_id=1, channel_id=5, host=ANN)
    await lobbies.add_computer(table.id, ANN.id, "normal")
    renamed = "UPDATE seats SET name = 'Computer (usual)' WHERE name = 'Computer (normal)'"
    await alone.store.write(lambda db: db.execute(renamed))
    await lobbies.add_computer(table.id, ANN.id, "normal")
    seats = (await alone.table(table)).seats
    assert [s.level for s in seats] == ["", "normal", "normal"]
    assert [placeholder_names.read(s.name) for s in seats[1:]] == [
        placeholder_names.PlaceholderName("computer", 1, "normal"),
        placeholder_names.PlaceholderName("computer", 2, "normal"),
    ]


async def test_it_is_asked_and_the_table_is_told_when_it_has_answered(alone: Parlour) -> None:
    table = await begun(alone, "normal")
    asked: list[int] = []
    alone.service.listen(on_computer_turn=asked.append)
    pending: Pending | None = await until_asked(alone, table)
    assert pending is not None
    assert pending.seat == 1
    assert asked == [] or set(asked) == {table.id}
    before = await alone.table(table)
    told = len(await alone.outbox())
    while pending is not None:
        assert await alone.service.thinking.answer(pending, think(pending.task))
        pending = await alone.service.thinking.pending(table.id)
    after = await alone.table(table)
    assert after.public_seq > before.public_seq
    said = (await alone.outbox())[told:]
    assert [type(row.message) for row in said] == [Turn], "one post, with what both did"
    assert said[0].message.ping == (ANN.id,)  # type: ignore[attr-defined]


async def test_the_same_is_thought_after_a_stop(tmp_path: Path) -> None:
    async with parlour(tmp_path / "a.sqlite3", (ANN,), rules_of=registry.rules) as here:
        table = await begun(here, "beginner")
        first = await until_asked(here, table)
    async with parlour(tmp_path / "a.sqlite3", (ANN,), rules_of=registry.rules) as here:
        woken: list[int] = []
        here.service.listen(on_computer_turn=woken.append)
        await here.service.auto_responses.resume()
        assert set(woken) == {table.id}, "whoever starts the program is told who is asked"
        again = await here.service.thinking.pending(table.id)
        assert again == first
        assert think(first.task) == think(first.task)
        assert again is not None
        assert await here.service.thinking.answer(again, think(again.task))
        assert not await here.service.thinking.answer(again, think(first.task)), "only once"


@pytest.mark.parametrize("thought", [None, SearchResult((), 0, None, ())])
async def test_without_a_thought_the_game_goes_on(alone: Parlour, thought: Any) -> None:
    table = await begun(alone, "normal")
    pending = await until_asked(alone, table)
    before = await alone.table(table)
    assert await alone.service.thinking.answer(pending, thought)
    assert (await alone.table(table)).public_seq > before.public_seq


@pytest.mark.sliced(10)
async def test_what_hangs_on_hidden_cards_is_answered_after_the_same_time(alone: Parlour) -> None:
    """How long a computer thinks tells nothing."""
    table = await begun(alone, "beginner", "tta-new-story")
    dues = set()
    for _ in range(200):
        pending = await until_asked(alone, table)
        decision = next(
            d
            for d in (await alone.service.views.position(table.id, None)).waiting
            if d.seat == pending.seat
        )
        guarded = {o.kind for o in registry.rules("tta-new-story").orderables if o.guarded}
        if decision.kind in guarded:
            dues.add(pending.due - (await alone.table(table)).changed_at)
        else:
            assert pending.due == 0.0
        await alone.service.thinking.answer(pending, None)
        alone.clock.at += 1
        if dues or (await alone.table(table)).status != "running":
            break
    assert dues == {GUARDED}


@pytest_asyncio.fixture
async def left(tmp_path: Path) -> AsyncIterator[Parlour]:
    """A table of Ann and Bob at which a caretaker may come."""
    async with parlour(tmp_path / "a.sqlite3", rules_of=registry.rules) as here:
        yield here


async def vanished(here: Parlour, game: str = GAME) -> tuple[Table, UserRef, list[int]]:
    """Who is asked first has run out of time; and the tables that are to be thought about."""
    wished: list[int] = []
    here.service.listen(on_computer_turn=wished.append)
    table = await here.service.lobbies.create(game=game, guild_id=1, channel_id=5, host=ANN)
    await here.service.lobbies.join(table.id, BOB)
    table = await here.service.playing.start(table.id, ANN.id)
    return await caretaken(here, table), gone_from(table), wished


def gone_from(table: Table) -> UserRef:
    user = table.seats[table.announced_asked[0]].user_id
    return next(who for who in (ANN, BOB) if who.id == user)


async def caretaken(here: Parlour, table: Table) -> Table:
    """A caretaker comes for who is asked."""
    seat = table.announced_asked[0]
    after = await here.service.hosting.set_caretaker(table.id, seat, await here.out_of_time(table))
    assert after is not None
    return after


async def test_a_caretaker_thinks_carefully(left: Parlour) -> None:
    table, _, wished = await vanished(left)
    assert wished == [table.id]
    pending = await left.service.thinking.pending(table.id)
    assert pending is not None
    assert pending.task.settings == levels(GAME)["normal"].settings.careful()
    told = len(await left.outbox())
    while pending is not None:
        assert await left.service.thinking.answer(pending, think(pending.task))
        pending = await left.service.thinking.pending(table.id)
    assert (await left.table(table)).public_seq > table.public_seq
    said = [row.message for row in (await left.outbox())[told:]]
    assert [type(one) for one in said] == [Turn], "the whole turn in one post"


async def test_a_caretaker_takes_as_long_as_a_computer(
    left: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counted from when it begins to think: the question may be days old."""
    table, _, _ = await vanished(left)
    [asked] = (await left.service.views.position(table.id, None)).waiting
    rules = registry.rules(GAME)
    monkeypatch.setattr(type(rules), "orderables", (Orderable(asked.kind, ()),))
    pending = await left.service.thinking.pending(table.id)
    assert pending is not None
    assert (await left.table(table)).changed_at < left.clock.at
    assert pending.due == left.clock.at + GUARDED


async def test_who_is_back_has_the_seat_at_once(left: Parlour) -> None:
    """What was thought in the meantime comes to nothing."""
    table, gone, _ = await vanished(left)
    pending = await left.service.thinking.pending(table.id)
    assert pending is not None
    assert await left.service.thinking.wanted(pending)
    await left.service.hosting.set_caretaker(table.id, pending.seat, None)
    assert not await left.service.thinking.wanted(pending)
    assert not await left.service.thinking.answer(pending, think(pending.task))
    now = await left.table(table)
    assert (now.public_seq, now.announced_asked) == (table.public_seq, (pending.seat,))
    assert await left.service.thinking.pending(table.id) is None
    assert (await left.service.views.position(table.id, gone.id)).decisions


async def test_who_is_back_in_the_middle_of_it_is_told_of_the_question(left: Parlour) -> None:
    table, gone, _ = await vanished(left)
    other = next(who for who in (ANN, BOB) if who != gone)
    seat = table.announced_asked[0]
    while (pending := await left.service.thinking.pending(table.id)) is not None:
        await left.service.thinking.answer(pending, None)
    chance = Rng(1)
    while not await left.service.thinking.pending(table.id):
        [decision] = (await left.service.views.position(table.id, other.id)).decisions
        menus = tuple(m for m in decision.menus if not m.confirm)
        await left.service.playing.act(
            table.id, other.id, None, chance.choice(menus).sample(chance)
        )
    assert (await left.table(table)).announced_seq < (await left.table(table)).public_seq
    await left.service.hosting.set_caretaker(table.id, seat, None)
    said = await left.newest(Turn)
    assert (said.asked, said.ping) == ((seat,), (gone.id,))


@pytest.mark.parametrize("thought", [None, SearchResult((), 0, None, ())])
async def test_a_caretaker_without_a_thought_plays_safe(left: Parlour, thought: Any) -> None:
    table, _, _ = await vanished(left)
    pending = await left.service.thinking.pending(table.id)
    assert pending is not None
    assert await left.service.thinking.answer(pending, thought)
    assert (await left.table(table)).public_seq > table.public_seq


async def test_where_nobody_has_it_thought_a_caretaker_plays_safe(left: Parlour) -> None:
    table = await left.service.lobbies.create(game=GAME, guild_id=1, channel_id=5, host=ANN)
    await left.service.lobbies.join(table.id, BOB)
    table = await left.service.playing.start(table.id, ANN.id)
    after = await caretaken(left, table)
    assert after.public_seq > table.public_seq
    assert after.announced_asked != table.announced_asked
    assert await left.service.thinking.pending(table.id) is None


@pytest.mark.sliced(10)
async def test_where_everybody_is_away_a_step_costs_no_more_than_the_one_before(
    alone: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table hears of it now and then; what was done since is not read again with each step."""
    alone.service.listen(on_computer_turn=lambda table_id: None)
    table = await begun(alone, "beginner")
    await alone.service.store.write(lambda db: db.execute("UPDATE seats SET caretaker = 1"))
    repository, read, made = alone.service.repository, list[int](), list[int]()
    rebuild = repository.steps.rebuild

    async def counted(table: Table, rules: Any, seq: int, name: str | None = None) -> Any:
        read.append(seq)
        return await rebuild(table, rules, seq, name)

    monkeypatch.setattr(repository.steps, "rebuild", counted)
    told = len(await alone.outbox())
    now = await alone.table(table)
    while now.public_seq < 3 * UNTOLD:
        before, now = now, await one_more(alone, table)
        made.append(now.public_seq - before.public_seq)
        assert now.public_seq - now.announced_seq <= UNTOLD + max(made)
    assert len(set(read)) == len(read) < sum(made), "each of them once"
    said = [row.message for row in (await alone.outbox())[told:]]
    assert 2 <= len(said) <= 3
    assert {type(one) for one in said} == {Refresh}, "whoever is away is not pinged"


async def one_more(here: Parlour, table: Table) -> Table:
    """The table after another answer of a computer or caretaker that thinks."""
    pending = await here.service.thinking.pending(table.id)
    assert pending is not None
    assert await here.service.thinking.answer(pending, think(pending.task))
    return await here.table(table)


# --- while something happens at another node ------------------------------------------------------


class Foreign(SoleOwner):
    """A node that is alive and speaks for no table."""

    def owns(self, table_id: int) -> bool:
        return False


async def test_an_answer_counts_although_a_prepared_turn_was_thrown_away_elsewhere(
    alone: Parlour,
) -> None:
    """That concerns the table and not the question. Nobody asks the computer once more."""
    table = await begun(alone, "normal")
    pending = await until_asked(alone, table)
    found = await alone.service.plans.prepared(table.id, ANN.id)
    wish = found.position.decisions[0].menus[0].sample(Rng(1))
    await alone.service.plans.plan(table.id, ANN.id, None, wish)
    overtaken(alone, lambda other: other.plans.drop_plan(table.id, ANN.id))
    assert await alone.service.thinking.answer(pending, think(pending.task))
    assert (await alone.table(table)).public_seq > pending.seq


async def test_who_is_overtaken_again_and_again_is_asked_once_more(alone: Parlour) -> None:
    table = await begun(alone, "normal")
    pending = await until_asked(alone, table)
    overtaken(alone, moves(table.id), times=TRIES)
    with pytest.raises(VersionConflict):
        await alone.service.thinking.answer(pending, think(pending.task))
    assert await alone.service.thinking.pending(table.id) == pending


async def test_a_computer_that_takes_a_seat_at_another_node_is_told_to_who_speaks_for_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[str, int]] = []

    def tell(db: object, topic: str, number: int, /) -> None:
        told.append((topic, number))

    async with parlour(tmp_path / "a.sqlite3", (ANN, BOB), rules_of=registry.rules) as here:
        lobbies = here.service.lobbies
        table = await lobbies.create(game=GAME, guild_id=1, channel_id=5, host=ANN)
        await lobbies.join(table.id, BOB)
        table = await here.service.playing.start(table.id, ANN.id)
        other = TableService(here.store, now=here.clock, rules_of=registry.rules, owner=Foreign())
        other.listen(on_computer_turn=lambda table: None)
        asked = (await here.service.views.position(table.id, None)).waiting[0].seat
        user = table.seats[asked].user_id
        assert user is not None
        for kind in (StrictConnection, Session):
            monkeypatch.setattr(kind, "tell", tell)
        await other.seats.leave_game(table.id, user)
        assert (await here.service.thinking.pending(table.id)) is not None
        assert (COMPUTER_TURN, table.id) in told


def test_an_answer_that_misses_its_time_keeps_the_pace() -> None:
    """Where many wait for thoughts. Otherwise what is late would show how long it was thought
    about."""
    task = Task(GAME, 0, levels(GAME)["good"].settings, (), 1)
    asked = Pending(1, 0, 7, 1_000.0, task)
    assert asked.moment(990.0) == 1_000.0
    assert asked.moment(1_000.0) == 1_000.0
    late = {asked.moment(1_000.0 + seconds) for seconds in (0.01, 1.3, 4.9)}
    assert late == {1_000.0 + GUARDED}
    assert asked.moment(1_000.0 + GUARDED) == 1_000.0 + GUARDED
    assert asked.moment(1_000.0 + GUARDED + 0.5) == 1_000.0 + 2 * GUARDED
    assert replace(asked, due=0.0).moment(990.0) == 990.0, "what everybody sees comes at once"
