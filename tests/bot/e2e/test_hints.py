"""Hints as players meet them: asked for, taken over, refused, and given at a table to learn at."""

from __future__ import annotations

import asyncio
import re
from itertools import count
from typing import Any

import pytest
from simcord import MemberActor, ResponseMessage

from bot.thinking.questions import Considered
from engine.thinking import SearchResult, Task, think
from tables.model.errors import Stale
from tables.operations.hinting import Hint, HintRequest
from tests.bot.simulated import World, presses, there, words

pytestmark = pytest.mark.usefixtures("plain_pictures")


async def alone(world: World, game: str, *, learn: bool = False) -> MemberActor:
    """Ann plays a game against one computer and is asked."""
    ann = world["Ann"]
    await ann.slash(world.channel, "game new", game=game, learn=learn)
    if not learn:
        await world.add_computer(ann, "beginner")
    await world.press(ann, world.with_control("start"), "start")
    await world.bot.search_pool.settled()
    assert [a.id for a in await world.asked()] == [ann.id]
    return ann


def private(world: World) -> list[ResponseMessage]:
    """What only one person sees, oldest first."""
    stored = world.env.backend.messages.get(world.channel.id, {})
    ordered = sorted(stored.values(), key=lambda m: m.id)
    return [ResponseMessage(world.env, m) for m in ordered if m.is_ephemeral]


async def test_a_hint_from_the_panel_taken_over_and_undone(world: World) -> None:
    ann = await alone(world, "antike-duellum")
    said = len(world.messages())
    panel = await world.open_panel(ann)
    result = await world.press(ann, panel, "hint")
    assert result.acknowledged
    assert there(result.response).ephemeral
    told = words(result.response)
    assert "What I would do" in told
    assert re.search(r"has defence \d+ then instead of \d+\.", told), "why, in the game's own terms"
    takes = [p for p in presses(result.response) if p.parsed.op == "takehint"]
    await world.restart()
    result = await ann.click(there(result.response), custom_id=takes[0].custom_id)
    assert "This is now your draft" in words(result.response)
    assert "Next in the plan: **End turn**" in words(result.response)
    assert "Your turn so far" in words(result.response)
    table = await world.table()
    assert table.seq > table.public_seq, "a draft, of which nobody else knows"
    assert len(world.messages()) == said
    while (await world.table()).draft_seat is not None:
        result = await world.press(ann, result.response, "undo")


async def test_a_table_without_hints_says_so_in_its_lobby(world: World) -> None:
    ann = world["Ann"]
    await ann.slash(world.channel, "game new", game="tzolkin")
    await world.add_computer(ann, "beginner")
    assert "Players may ask for hints" in words(world.with_control("start"))
    options = await world.press(ann, world.with_control("start"), "options")
    [menu] = {p.custom_id for p in presses(options.response) if p.parsed.op == "hints"}
    await ann.select(there(options.response), ["off"], custom_id=menu)
    assert "No hints at this table" in words(world.with_control("start"))
    await world.press(ann, world.with_control("start"), "start")
    await world.bot.search_pool.settled()
    panel = await world.open_panel(ann)
    assert not [p for p in presses(panel) if p.parsed.op == "hint"]
    refused = await ann.slash(world.channel, "hint")
    assert words(refused.response) == "This table plays without hints. The lobby said so."


async def test_who_cannot_be_helped_is_told_so(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thinking process that is gone costs a hint and nothing else."""
    ann = await alone(world, "antike-duellum")

    async def gone(task: object) -> None:
        return None

    monkeypatch.setattr(world.bot.search_pool, "_doing", gone)
    result = await ann.slash(world.channel, "hint")
    assert "could not find a hint this time" in words(result.response)


async def asks(world: World, table: int) -> None:
    """Wait until a question about a table waits for its turn."""
    questions = world.bot.search_pool._questions
    while not any(f"({table}, " in str(asked.key) for asked in questions._waiting.values()):
        await asyncio.sleep(0.01)


async def test_pressing_hint_again_and_again_is_one_thought(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each press is answered, and the queue is as long as after one."""
    ann = await alone(world, "antike-duellum")
    panel = await world.open_panel(ann)
    thinkers = world.bot.search_pool
    wonder, wondered = thinkers.search, 0
    begun: list[Task] = []

    async def counted(*args: Any) -> Considered | None:
        nonlocal wondered
        wondered += 1
        return await wonder(*args)

    async def slow(task: Task) -> SearchResult:
        begun.append(task)
        while wondered < 20:
            await asyncio.sleep(0)
        return think(task)

    monkeypatch.setattr(thinkers, "search", counted)
    monkeypatch.setattr(thinkers, "_doing", slow)
    before = len(private(world))
    answers = await world.together(*(world.press(ann, panel, "hint") for _ in range(20)))
    assert len(begun) == 1
    assert all(result.acknowledged for result in answers)
    assert len(private(world)) == before, "twenty presses of one panel fill one panel"
    assert "What I would do" in words(private(world)[-1])


async def test_who_asks_for_two_hints_at_once_gets_the_newest(world: World) -> None:
    """And the older answer says so, with a button to ask again."""
    ann = await alone(world, "antike-duellum")
    second = world.guild.create_text_channel("second")
    await ann.slash(second, "game new", game="antike-duellum", learn=True)
    await world.press(ann, world.with_control("start", second), "start")
    await world.bot.search_pool.settled()
    assert [a.id for a in await world.asked(second)] == [ann.id]
    one, two = (table.id for table in await world.service.views.tables_of(ann.id))
    hold = world.bot.search_pool._turns.turn("table", 5)
    await hold.__aenter__()

    async def go_on() -> None:
        await asks(world, two)
        await hold.__aexit__(None, None, None)

    await world.together(
        ann.slash(world.channel, "hint", table=one),
        asks(world, one),
        ann.slash(world.channel, "hint", table=two),
        go_on(),
    )
    older, newer = private(world)[-2:]
    assert "asked for a newer hint" in words(older)
    assert "What I would do" in words(newer)
    result = await world.press(ann, older, "hint")
    assert "What I would do" in words(result.response)


async def test_a_hint_that_does_not_come_in_a_minute_says_ask_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await alone(world, "antike-duellum")
    questions = world.bot.search_pool._questions
    monkeypatch.setattr(questions, "_patience", 0)
    async with questions._turns.turn("table", 5):
        result = await ann.slash(world.channel, "hint")
    assert "got no turn" in words(result.response)
    again = await world.press(ann, result.response, "hint")
    assert "What I would do" in words(again.response)


async def test_a_newcomer_is_told_that_a_hint_has_failed_and_gets_the_next_one(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where hints come by themselves, nobody would know why there is none."""
    ann = await alone(world, "antike-duellum", learn=True)
    think = world.bot.search_pool._doing

    async def gone(task: object) -> None:
        return None

    monkeypatch.setattr(world.bot.search_pool, "_doing", gone)
    await world.open_panel(ann)
    assert "could not find a hint this time" in words(private(world)[-1])
    monkeypatch.setattr(world.bot.search_pool, "_doing", think)
    await world.open_panel(ann)
    assert "What I would do" in words(private(world)[-1])


async def test_a_table_to_learn_at_gives_a_hint_in_each_turn(world: World) -> None:
    world.service.repository.new_seed = count(1).__next__
    ann = await alone(world, "antike-duellum", learn=True)
    assert [s.name for s in (await world.table()).seats] == ["Ann", "Computer (beginner)"]
    await world.open_panel(ann)
    first = private(world)[-1]
    assert "**Goal:**" in words(first)
    assert "Zama has defence 2 then instead of 1." in words(first), "why the plan is good"
    standing = ("A plan becomes a draft in your turn", "Nobody has looked at hidden cards")
    assert all(remark in words(first) for remark in standing)
    await world.open_panel(ann)
    assert "a hint" not in words(private(world)[-1]), "once for each question"
    takes = [p for p in presses(first) if p.parsed.op == "takehint"]
    taken = await ann.click(first, custom_id=takes[0].custom_id)
    [end] = [p for p in presses(taken.response) if p.label == "End turn"]
    await ann.click(there(taken.response), custom_id=end.custom_id)
    await world.bot.search_pool.settled()
    await world.open_panel(ann)
    second = words(private(world)[-1])
    assert "**Your turn:**" in second
    assert not any(remark in second for remark in standing), "what was read before"


@pytest.mark.sliced(10)
async def test_an_answer_that_counts_at_once_is_one_press_and_brings_the_next_hint(
    world: World,
) -> None:
    """A newcomer's first question in Belfort, which nobody may take back."""
    ann = await alone(world, "belfort", learn=True)
    panel = await world.open_panel(ann)
    assert "Nobody needs to wait" not in words(panel), "a word less where computers wait"
    first = private(world)[-1]
    assert "**Goal:**" in words(first)
    assert "**Do this** takes effect at once" in words(first)
    [do, *_] = [p for p in presses(first) if p.label == "Do this"]
    seq = (await world.table()).public_seq
    await ann.click(first, custom_id=do.custom_id)
    await world.bot.search_pool.settled()
    assert (await world.table()).public_seq > seq


@pytest.mark.sliced(10)
async def test_others_who_choose_meanwhile_take_no_hint_away(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All choose their cards at once: somebody is quicker than the thought."""
    hints = world.service.hints
    told, late = hints.told, count()

    async def outrun(asked: HintRequest, task: Task, thought: SearchResult) -> Hint:
        if not next(late):
            raise Stale
        return await told(asked, task, thought)

    ann = await alone(world, "belfort", learn=True)
    monkeypatch.setattr(hints, "told", outrun)
    await world.open_panel(ann)
    assert "**Goal:**" in words(private(world)[-1])


@pytest.mark.sliced(10)
async def test_there_is_a_hint_in_each_panel_where_somebody_learns(world: World) -> None:
    """Also where a draft brings so many buttons that the last row has no room for it."""
    ann = await alone(world, "tzolkin", learn=True)
    await world.open_panel(ann)
    shown: ResponseMessage | None = private(world)[-1]
    for _ in range(3):
        takes = [p for p in presses(shown) if p.parsed.op == "takehint"]
        shown = (await ann.click(there(shown), custom_id=takes[0].custom_id)).response
        await world.bot.search_pool.settled()
        if (await world.table()).draft_seat is not None:
            break
        await world.open_panel(ann)
        shown = private(world)[-1]
    assert [p for p in presses(shown) if p.parsed.op == "undo"]
    assert [p for p in presses(shown) if p.parsed.op == "hint"]


@pytest.mark.parametrize(
    ("game", "seats", "exception"),
    [
        ("antike-duellum", 2, ""),
        ("tta-new-story", 2, ""),
        ("tta-first-edition", 2, "politic"),
        ("tzolkin", 4, "dummy"),
        ("belfort", 3, "neutral"),
    ],
)
async def test_a_table_to_learn_at_begins_with_the_rule_and_not_with_its_exception(
    world: World, game: str, seats: int, exception: str
) -> None:
    ann = await alone(world, game, learn=True)
    table = await world.table()
    assert len(table.seats) == seats
    assert all("beginner" in seat.name for seat in table.seats if seat.computer)
    panel = words(await world.open_panel(ann))
    shown = f"{words(world.board())}\n{panel}".casefold()
    assert not exception or exception not in shown
    view = (await world.service.views.position(table.id, ann.id)).view
    if game == "tta-first-edition":
        assert table.options["length"] == "simple"
        assert view.military_deck == 0, "no wars, nothing of politics"


async def test_who_chooses_the_options_of_a_table_to_learn_at_gets_them(world: World) -> None:
    ann = world["Ann"]
    game = "tta-first-edition"
    await ann.slash(world.channel, "game new", game=game, options="peaceful=yes", learn=True)
    table = await world.table()
    assert (table.options["peaceful"], table.options["length"]) == ("yes", "full")
