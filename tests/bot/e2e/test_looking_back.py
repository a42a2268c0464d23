"""Since your last turn, the pages of the log, and the board as it was."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from simcord import MemberActor
from simcord.results import ResponseMessage

from bot.delivery import table_message
from bot.features.history import pages as history_pages
from bot.features.history import since as since_page
from bot.features.history.handlers import LookingBack
from bot.widgets import words as wording
from bot.widgets.words import Speech
from engine import registry
from engine.core import Rng
from engine.players import UniformPlayer
from tables.model.errors import DamagedSave, LostPosition
from tables.store import step_rows
from tests.bot.players import Clicker
from tests.bot.simulated import World, presses, unregistered, words
from tests.bot.ways import prefer
from tests.witnesses import witnessed

GAME = "antike-duellum"
NAMES = ("Ann", "Bob")


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """These tests are not about boards."""


async def played(world: World, steps: int, *names: str, game: str = GAME, seed: int = 3) -> None:
    """A table at which random answers have been given."""
    await world.start(*(names or ("Ann", "Bob")), game=game)
    await go_on(world, steps, seed)


async def go_on(world: World, steps: int, seed: int = 3) -> None:
    table = await world.table()
    rules = registry.rules(table.game)
    player, chance = UniformPlayer(), Rng(seed)
    for _ in range(steps):
        table = await world.table()
        loaded = await world.service.repository.load(table.id)
        here = await world.service.repository.steps.head(loaded, rules)
        if not here.decisions:
            return
        decision = here.decisions[0]
        view = rules.view(here.state, decision.seat)
        await world.quickly([(decision.seat, player.choose(view, decision, chance))])


def option(message: ResponseMessage, op: str, how: str) -> str:
    """The id of a button that looks back."""
    found = [p for p in presses(message) if p.parsed.op == op and p.parsed.args[:1] == (how,)]
    assert found, words(message)
    return found[0].custom_id


def called(message: ResponseMessage, label: str) -> str | None:
    """The id of the button with this label, if it can be pressed."""
    return next((p.custom_id for p in presses(message) if p.label == label), None)


async def click(actor: Any, message: ResponseMessage, label: str) -> ResponseMessage:
    custom_id = called(message, label)
    assert custom_id is not None, f"no button {label} in {words(message)}"
    answer = await actor.click(message, custom_id=custom_id)
    assert answer.response is not None
    return answer.response


async def since(world: World, actor: MemberActor) -> ResponseMessage:
    answer = await world.press(actor, world.board(), "since")
    assert answer.ephemeral
    assert answer.response is not None
    return answer.response


# --- since your last turn ------------------------------------------------------------------------


async def test_since_shows_what_others_did_and_nothing_of_ones_own(world: World) -> None:
    await played(world, 0)
    [first] = await world.asked()
    [second] = [a for a in (world["Ann"], world["Bob"]) if a is not first]
    await Clicker(world, first, random.Random(1)).turn()
    table = await world.table()
    mine = table.public_seq
    before = await since(world, first)
    assert "Nothing has happened since then" in words(before)
    assert called(before, "Read everything") is None

    await Clicker(world, second, random.Random(2)).turn()
    table = await world.table()
    assert await world.service.past.last_turn(table, first.id) == mine
    seen = await since(world, first)
    assert "Since your last turn" in words(seen)
    assert [a.filename for a in seen.attachments] == ["phone.png", "phone-more.png"]
    assert all(a.description for a in seen.attachments)
    told = await world.service.views.log(table.id, first.id, after=mine)
    assert {e.seat for e in told} == {1 - table.seat_of(first.id)}  # type: ignore[operator]
    assert str(second.user.global_name) in words(seen)
    await click(first, seen, "Read everything")


async def test_lines_left_out_are_behind_a_button_of_the_message(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_message, "LOG_LINES", 1)
    monkeypatch.setattr(since_page, "LINES", 1)
    monkeypatch.setattr(history_pages, "STEP_LINES", 1)
    await played(world, 30)
    board = world.board()
    named = re.search(r"\d+ more, see “(.+?)” or /game log", words(board))
    assert named is not None, words(board)
    assert called(board, named[1]) is not None
    seen = await since(world, world["Chloe"])
    named = re.search(r"\d+ more, see “(.+?)”$", words(seen), re.MULTILINE)
    assert named is not None, words(seen)
    await click(world["Chloe"], seen, named[1])


@pytest.mark.sliced(10)
async def test_a_spectator_sees_what_the_last_board_told(world: World) -> None:
    await played(world, 30)
    table = await world.table()
    begin = await world.service.past.last_turn(table, world["Chloe"].id)
    assert 0 < begin < table.public_seq
    seen = await since(world, world["Chloe"])
    assert "Since the last hand-over" in words(seen)
    log = await world.service.views.log(table.id, None, after=begin)
    assert {e.seat for e in log} != {0, 1}, "one turn, not more"


async def test_who_has_not_played_yet_sees_everything(world: World) -> None:
    await played(world, 0)
    [first] = await world.asked()
    [second] = [a for a in (world["Ann"], world["Bob"]) if a is not first]
    await Clicker(world, first, random.Random(1)).turn()
    assert "Since the game started" in words(await since(world, second))


@pytest.mark.sliced
async def test_an_answer_in_anothers_turn_is_no_turn(world: World) -> None:
    """Who bids, defends or answers in between still sees what came since their own turn."""
    await played(world, 220, "Ann", "Bob", "Chloe", game="tta-new-story")
    table = await world.table()
    rules = registry.rules(table.game)
    interrupts = {o.kind for o in rules.orderables}
    seen = 0
    for seq in range(table.public_seq, 0, -1):
        then = await world.service.views.history(table.id, seq - 1, None)
        point = await world.service.repository.steps.rebuild(table, rules, seq - 1)
        [entry] = await world.service.views.log(table.id, None, after=seq - 1, upto=seq)
        kinds = {d.kind for d in point.decisions if d.seat == entry.seat}
        if kinds & interrupts and entry.seat != then.view.current:
            seen += 1
            assert entry.between
            assert entry.seat is not None
            authors = await world.service.store.read(
                partial(step_rows.authors, table_id=table.id, upto=seq)
            )
            assert not await world.service.past._is_turn(table, rules, entry.seat, authors[-1])
            older = replace(authors[-1], question=None)  # its question was not kept
            assert not await world.service.past._is_turn(table, rules, entry.seat, older)
    witnessed(seen, "an answer in another's turn", "220 steps of A New Story with three players")


async def test_a_draft_is_not_part_of_it(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await played(world, 30)
    rng = random.Random(4)
    while (await world.table()).draft_seat is None:
        [actor] = await world.asked()
        clicker = Clicker(world, actor, rng)
        panel = await world.open_panel(actor)
        await clicker.press(panel, rng.choice(clicker.units(panel)))
    table = await world.table()
    owner = next(
        a for a in world.people.values() if a.id == table.seats[table.draft_seat or 0].user_id
    )
    before = table.public_seq
    seen: list[Any] = []
    real = world.bot.pictures.changes

    async def changes(speech: Any, before: Any, view: Any, *rest: Any, **more: Any) -> Any:
        seen.append(view)
        return await real(speech, before, view, *rest, **more)

    monkeypatch.setattr(world.bot.pictures, "changes", changes)
    await since(world, owner)
    parts = 2
    there = (await world.service.views.history(table.id, before, owner.id)).view
    assert seen == [there] * parts
    assert (await world.service.views.position(table.id, owner.id)).view not in seen


@pytest.mark.sliced(10)
@pytest.mark.parametrize("error", [LostPosition(), DamagedSave("damaged_save", "AAAA")])
async def test_a_lost_position_is_told_in_words(
    world: World, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    await played(world, 30)
    table = await world.table()
    real = world.service.views.history

    async def lost(table_id: int, seq: int, user: int | None) -> Any:
        if seq < table.public_seq:
            raise error
        return await real(table_id, seq, user)

    monkeypatch.setattr(world.service.views, "history", lost)
    begins = {
        a: await world.service.past.last_turn(table, a.id) for a in map(world.__getitem__, NAMES)
    }
    actor = min(begins, key=lambda a: begins[a])
    seen = await since(world, actor)
    assert "cannot be shown" in words(seen)
    assert not seen.attachments
    past = await world["Ann"].slash(world.channel, "game log", step=3)
    assert "cannot be shown" in words(past.response)
    assert called(past.response, "Next turn")  # type: ignore[arg-type]


@pytest.mark.sliced(5)
async def test_boards_in_words_only(world: World) -> None:
    await played(world, 20)
    await prefer(world, world["Ann"], pictures="words")
    for seen in (
        await since(world, world["Ann"]),
        (await world["Ann"].slash(world.channel, "game log", step=5)).response,
    ):
        assert seen is not None
        assert not seen.attachments
        assert words(seen)


# --- the log -------------------------------------------------------------------------------------


def steps_of(message: ResponseMessage) -> tuple[int, int]:
    found = re.search(r"steps (\d+) to (\d+) of", words(message))
    assert found is not None, words(message)
    return int(found[1]), int(found[2])


@pytest.mark.sliced
async def test_the_pages_of_the_log_hold_everything_once(world: World) -> None:
    await played(world, 160)
    table = await world.table()
    answer = await world["Ann"].slash(world.channel, "game log")
    assert answer.ephemeral
    page = answer.response
    assert page is not None
    entries = await world.service.views.log(table.id, world["Ann"].id)
    assert steps_of(page)[1] == entries[-1].seq
    assert called(page, "Newer") is None
    back = [page_lines(page)]
    while called(page, "Older"):
        page = await click(world["Ann"], page, "Older")
        back.insert(0, page_lines(page))
    assert steps_of(page)[0] == 0
    assert called(page, "First") is None
    forth = [page_lines(page)]
    while called(page, "Newer"):
        page = await click(world["Ann"], page, "Newer")
        forth.append(page_lines(page))
    said = [line for part in forth for line in part]
    assert [line for part in back for line in part] == said
    assert "sealed as" in said.pop(1), "what the chance of the game comes from"
    assert said == wording.lines(Speech(table), entries)
    assert len(forth) > 2
    assert steps_of(await click(world["Ann"], page, "First"))[0] == 0


def page_lines(message: ResponseMessage) -> list[str]:
    """The sentences of a page, without its headings."""
    [text] = [c["content"] for c in message.components[0]["components"] if "content" in c]
    return [x for x in text.splitlines()[1:] if not re.match(r"\*\*.*\*\* · step", x)]


async def test_the_log_says_who_was_replaced(world: World) -> None:
    await played(world, 10)
    await world.give_seat(world["Ann"], 2, None)
    page = (await world["Ann"].slash(world.channel, "game log")).response
    assert page is not None
    assert "takes over from" in words(page)


@pytest.mark.sliced(10)
async def test_log_pages_live_on(world: World) -> None:
    """After a restart, after the end, and for a table that is none of one's own."""
    await played(world, 60)
    page = (await world["Chloe"].slash(world.channel, "game log")).response
    assert page is not None
    await world.restart()
    page = await click(world["Chloe"], page, "First")
    await world["Ann"].slash(world.channel, "host close")
    table = await world.table()
    await world.service.hosting.abandon(table.id, world["Ann"].id)
    page = await click(world["Chloe"], page, "Last")
    assert "closed without a result" in words(page)


async def test_forged_ids_of_looking_back_do_no_harm(world: World) -> None:
    await played(world, 20)
    page = (await world["Ann"].slash(world.channel, "game log")).response
    assert page is not None
    table = await world.table()
    user = world["Ann"].id
    past = LookingBack(unregistered(world))
    for how, seq, number in (("f", 10**15, 0), ("u", 0, 0), ("u", 10**15, 10**15), ("f", 0, 99)):
        assert (await past.log_page(Speech(table), user, how, seq, number)).problems() == []
    assert (await past.past_page(Speech(table), user, 10**15, 99)).problems() == []
    assert (await past.since_page(Speech(table), user, 10**15, 99)).problems() == []


# --- the board as it was -------------------------------------------------------------------------


@pytest.mark.sliced(10)
async def test_history_by_step_and_by_turn(world: World) -> None:
    await played(world, 60)
    table = await world.table()
    ann = world["Ann"]
    page = (await ann.slash(world.channel, "game log", step=0)).response
    assert page is not None
    assert "Set-up" in words(page)
    assert called(page, "Previous step") is None
    turns = await world.service.past.turns(table)
    seen = [0]
    while called(page, "Next turn"):
        page = await click(ann, page, "Next turn")
        seen.append(step_of(page))
    assert tuple(seen) == turns.ends
    assert seen[-1] == table.public_seq
    page = await click(ann, page, "Previous step")
    assert step_of(page) == table.public_seq - 1
    page = await click(ann, page, "Previous turn")
    assert step_of(page) == turns.before(table.public_seq - 1)
    page = await click(ann, page, "Last")
    assert step_of(page) == table.public_seq
    page = await click(ann, page, "First")
    assert step_of(page) == 0
    assert page.attachments[0].description


def step_of(message: ResponseMessage) -> int:
    found = re.search(r"### Step (\d+) of", words(message))
    assert found is not None, words(message)
    return int(found[1])


@pytest.mark.sliced
async def test_history_shows_the_position_of_then_to_the_right_viewer(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(world, 120, "Ann", "Bob", game="tta-new-story")
    table = await world.table()
    drawn: list[Any] = []
    real = world.bot.pictures.board

    async def board(speech: Any, view: Any, *rest: Any, **more: Any) -> Any:
        drawn.append(view)
        return await real(speech, view, *rest, **more)

    monkeypatch.setattr(world.bot.pictures, "board", board)
    for name, seat in (("Ann", table.seat_of(world["Ann"].id)), ("Chloe", None)):
        await world[name].slash(world.channel, "game log", step=80)
        then = await world.service.views.history(table.id, 80, world[name].id)
        assert drawn[-1] == then.view
        assert then.viewer == seat
    # Who gave the seat up sees what is public; who has it now sees what the seat saw.
    await world.give_seat(world["Ann"], 2, world["Dimitri"])
    await world["Bob"].slash(world.channel, "game log", step=80)
    assert drawn[-1].viewer is None
    await world["Dimitri"].slash(world.channel, "game log", step=80)
    assert drawn[-1].viewer == 1


@pytest.mark.sliced(10)
async def test_steps_that_are_not_there_and_suggestions(world: World) -> None:
    await played(world, 60)
    table = await world.table()
    refused = await world["Ann"].slash(world.channel, "game log", step=99_999)
    assert f"only {table.public_seq} steps" in words(refused.response)
    offered = await world["Ann"].autocomplete(world.channel, "game log", "step", "")
    turns = await world.service.past.turns(table)
    assert [c["value"] for c in offered] == list(reversed(turns.ends))[:25]
    typed = await world["Ann"].autocomplete(world.channel, "game log", "step", "17")
    assert typed[0]["value"] == 17


async def test_further_pictures_stay_chosen(world: World) -> None:
    await played(world, 30)
    ann = world["Ann"]
    await prefer(world, ann, pictures="desk")
    page = (await ann.slash(world.channel, "game log", step=5)).response
    assert page is not None
    (menu,) = {p.custom_id for p in presses(page) if p.value is not None}
    chosen = await ann.select(page, ["1"], custom_id=menu)
    assert chosen.response is not None
    assert [a.filename for a in chosen.response.attachments] == ["map.png"]
    later = await click(ann, chosen.response, "Next step")
    assert [a.filename for a in later.attachments] == ["map.png"]
    seen = await since(world, ann)
    (menu,) = {p.custom_id for p in presses(seen) if p.value is not None}
    other = await ann.select(seen, ["2"], custom_id=menu)
    assert other.response is not None
    assert [a.filename for a in other.response.attachments] == ["tables.png"]


async def test_before_the_game_there_is_nothing_to_look_back_on(world: World) -> None:
    await world["Ann"].slash(world.channel, "game new", game=GAME)
    for wish in ({}, {"step": 0}):
        answer = await world["Ann"].slash(world.channel, "game log", **wish)
        assert "has not started" in words(answer.response)
