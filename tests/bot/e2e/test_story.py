"""The channel tells the whole game: read from top to bottom, every step stands there once.

Each turn is told whole by one message, in the order of importance.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from itertools import dropwhile

import pytest
from simcord.results import ResponseMessage

from bot.delivery import table_message
from bot.widgets import limits
from bot.widgets import words as wording
from bot.widgets.words import Speech
from engine import registry
from engine.core import Resign, Rng
from engine.players import UniformPlayer
from tests.bot.e2e.test_orders import begun
from tests.bot.simulated import World, presses
from tests.kernel.toy_words import Attack, Bid, Done, Draw, Explore
from tests.witnesses import witnessed

pytestmark = pytest.mark.usefixtures("plain_pictures", "toy")
GALLERY = 12
MORE = re.compile(r"… (\d+) more, see ")
NO_STORY = (
    "<@",
    "Asked here: ",
    "Waiting for ",
    "asked ",
    "Next to be asked: ",
    "Skirmish · table ",
)


def told(message: ResponseMessage) -> list[str | int]:
    """The lines of a board or a question, without marks; a number for so many sentences that it
    leaves out."""
    found: list[str | int] = []
    # Above the picture stand the title and, at the end, the points.
    parts = list(limits.walk(message.components))
    if message.attachments:
        parts = list(dropwhile(lambda c: c["type"] != GALLERY, parts))
    for c in parts:
        for line in (c.get("content") or "").splitlines():
            said = line.removeprefix("-# ").replace("**", "")
            if said.startswith(NO_STORY):
                continue
            left_out = MORE.match(said)
            found.append(int(left_out[1]) if left_out else said)
    return found


def sentences(lines: list[str | int], ahead: list[str]) -> tuple[list[str], int]:
    """The sentences that some lines are made of, of those that were not told yet; and how many are
    left out."""
    found, left_out = [], 0
    for line in lines:
        if isinstance(line, int):
            left_out += line
            continue
        while line:
            said = next((s for s in ahead if line == s or line.startswith(f"{s} ")), None)
            assert said is not None, (line, ahead[:12])
            found.append(said)
            line = line[len(said) :].lstrip()
    return found, left_out


async def check(world: World) -> None:
    """Every public sentence of the game stands in the channel once; what a message tells is what
    happened behind all that those above it tell. The last messages are posted, and older ones
    tidied, beside what is awaited: with a server that takes a moment."""
    for _ in range(100):
        try:
            await told_once(world)
            return
        except AssertionError:
            await asyncio.sleep(0.05)
    await told_once(world)


async def told_once(world: World) -> None:
    table = await world.table()
    log = await world.service.views.log(table.id)
    ahead = wording.lines(Speech(table), log)
    for message in world.messages():
        if not (message.attachments or any(p.parsed.op != "usual" for p in presses(message))):
            continue
        found, left_out = sentences(told(message), ahead)
        here, ahead = ahead[: len(found) + left_out], ahead[len(found) + left_out :]
        assert not Counter(found) - Counter(here), (found, here)
    assert not ahead, f"not told: {ahead}"


async def go_on(world: World, steps: int, chance: Rng) -> bool:
    """Random answers, one after the other, each with its message; whether the game goes on."""
    table = await world.table()
    rules = registry.rules(table.game)
    player = UniformPlayer()
    for _ in range(steps):
        table = await world.table()
        loaded = await world.service.repository.load(table.id)
        here = await world.service.repository.steps.head(loaded, rules)
        if not here.decisions:
            return False
        decision = here.decisions[chance.below(len(here.decisions))]
        if table.draft_seat is not None:
            decision = next(d for d in here.decisions if d.seat == table.draft_seat)
        view = rules.view(here.state, decision.seat)
        await world.quickly([(decision.seat, player.choose(view, decision, chance))])
    return True


@pytest.mark.sliced
@pytest.mark.parametrize("seed", [1, 2])
async def test_random_games_with_crashes(world: World, seed: int) -> None:
    table = await begun(world, pace=(0.0, 0.0))
    chance = Rng(seed)
    goes_on, rounds = True, 0
    while goes_on:
        goes_on = await go_on(world, 15, chance)
        rounds += 1
        if rounds in (2, 4):
            # The answer to a message is lost, and the process dies before it can ask again.
            world.wire.fail("*", "/channels/*/messages*", ConnectionError, delivered=True)
            goes_on = await go_on(world, 1, chance)
            await world.restart()
            world.wire.forget_nonces()
            await world.advance(30.0)
        await world.advance(30.0)  # the loss may also have met a later message
        await check(world)
    kinds = {
        event.kind for entry in await world.service.views.log(table.id) for event in entry.events
    }
    witnessed(
        kinds,
        "events of these kinds",
        f"a game of Skirmish, seed {seed}",
        every={"bid_made", "fought", "omen_turned"},
    )
    meant = await world.service.store.read(
        lambda db: [
            user
            for (data,) in db.execute("SELECT data FROM outbox WHERE kind = 'turn'")
            for user in json.loads(data)["ping"]
        ]
    )
    pinged = Counter(user for post in world.posted for user in post.pinged)
    assert pinged == Counter(meant), "everybody was pinged as often as ever"


async def test_a_finished_turn_stays_told_when_its_message_is_edited(world: World) -> None:
    await begun(world, pace=(0.0, 0.0))
    await world.quickly([(0, Attack(2)), (2, Done())])
    board, posts = world.board(), len(world.posted)
    before = told(board)
    assert before, "what became of the attack"
    await world.quickly([(1, Draw())])
    assert (world.board().id, len(world.posted)) == (board.id, posts), "Bob goes on: it is edited"
    after = told(world.board())
    assert after[: len(before)] == before
    assert after[len(before) :] == ["Bob draws 2."]
    await check(world)


async def test_what_has_no_room_waits_for_the_end_of_the_turn(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_message, "SO_FAR_LINES", 0)
    await begun(world, pace=(0.0, 0.0))
    await world.quickly([(0, Attack(2)), (2, Done())])
    board, posts = world.board(), len(world.posted)
    before = told(board)
    await world.quickly([(1, Draw())])
    assert len(world.posted) == posts
    assert told(world.board()) == before, "what is plain is not told before the turn is over"


async def test_a_message_that_was_given_up_leaves_no_gap(world: World) -> None:
    await begun(world, pace=(0.0, 0.0))
    # With its picture and in words.
    fault = world.wire.fail("*", "/channels/*/messages*", 400, code=50035, times=2)
    world.expected.append("is given up")
    await world.quickly([(0, Attack(2))])
    assert fault.hits == 2
    await world.quickly([(2, Done())])
    await check(world)


@pytest.mark.sliced(10)
async def test_that_the_table_went_back_stays_told(world: World) -> None:
    table = await begun(world, pace=(0.0, 0.0))
    await world.quickly([(0, Attack(2)), (2, Done())])
    now = (await world.table()).public_seq
    with world.env._bot_scope():
        request = await world.service.undo_votes.ask_back(table.id, world["Ann"].id, now - 2, now)
        for name in ("Bob", "Chloe"):
            await world.service.undo_votes.agree(table.id, world[name].id, request.id)
    await world.env.settle()
    await world.quickly([(0, Draw())])
    said = told(world.board())
    assert said == ["Ann took back 2 steps. Bob and Chloe agreed.", "Ann draws 2."]


async def test_going_back_in_the_middle_of_a_turn_loses_and_doubles_nothing(world: World) -> None:
    """The turn is told whole: what stays of it, that the table went back, and what comes then."""
    table = await begun(world, pace=(0.0, 0.0))
    await world.quickly([(0, Explore()), (1, Bid(1)), (2, Bid(2))])
    for now in ((await world.table()).public_seq, (await world.table()).public_seq):
        with world.env._bot_scope():
            request = await world.service.undo_votes.ask_back(
                table.id, world["Chloe"].id, now - 1, now
            )
            for name in ("Ann", "Bob"):
                await world.service.undo_votes.agree(table.id, world[name].id, request.id)
        await world.env.settle()
        await check(world)
        await world.quickly([(2, Bid(3))])
        await check(world)
        said = [line for message in world.messages() for line in told(message)]
        assert said.count("Bob bids 1.") == 1
    await world.quickly([(0, Done()), (1, Done())])
    await check(world)


async def test_who_resigns_before_the_next_turn_begins_does_not_repeat_the_last(
    world: World,
) -> None:
    """What is done beside a turn belongs to the one that goes on then, not to the last one."""
    await begun(world, pace=(0.0, 0.0))
    await world.quickly([(0, Attack(2)), (2, Done())])
    before = told(world.board())
    await world.quickly([(1, Resign())])
    await check(world)
    assert "Bob leaves the game." in told(world.board())
    assert not {*before} & {*told(world.board())}, "the turn of Ann stands above already"
    await world.quickly([(2, Draw())])
    await check(world)


async def test_what_is_asked_in_between_is_short_and_goes_when_it_is_over(world: World) -> None:
    await begun(world, pace=(0.0, 0.0))
    board = world.board()
    await world.quickly([(0, Attack(2))])
    question = world.board()
    assert question.id != board.id
    assert question.attachments == [], "no board"
    assert world.posted[-1].pinged == (world["Chloe"].id,)
    assert str(told(question)[0]).startswith("Ann attacks Chloe"), "how it came to that"
    await world.quickly([(2, Done())])
    [left] = [m for m in world.messages() if m.id == question.id]
    assert (told(left), presses(left)) == ([], []), "one line: it is settled"
    whole = told(world.board())
    assert str(whole[0]).startswith("Ann attacks Chloe"), "the turn is told whole"
    assert world.posted[-1].pinged == (world["Bob"].id,)


@pytest.mark.parametrize("restarted", [False, True])
async def test_old_messages_keep_whole_turns_alone(world: World, *, restarted: bool) -> None:
    await begun(world, pace=(0.0, 0.0))
    await world.quickly([(0, Attack(2)), (2, Done())])
    board = world.board()
    before = told(board)
    await world.quickly([(1, Draw())])
    assert told(world.board())[len(before) :] == ["Bob draws 2."], "so far"
    if restarted:
        await world.restart()
    table = await world.table()
    position = await world.service.views.position(table.id, world["Bob"].id)
    [discard, *_] = position.decisions[0].every()
    await world.quickly([(1, discard)])
    if world.board().id == board.id:
        await world.quickly([(1, Attack(0))])
    assert world.board().id != board.id
    [old] = [m for m in world.messages() if m.id == board.id]
    assert told(old) == before
    assert presses(old) == []
    assert not any("Waiting" in (c.get("content") or "") for c in limits.walk(old.components))
    assert [a.filename for a in old.attachments] == ["board.png"]
    await check(world)


async def test_a_question_goes_after_a_restart_too(world: World) -> None:
    await begun(world, pace=(0.0, 0.0))
    await world.quickly([(0, Attack(2))])
    question = world.board()
    await world.restart()
    await world.quickly([(2, Done())])
    [left] = [m for m in world.messages() if m.id == question.id]
    assert (told(left), presses(left)) == ([], [])
    await check(world)


async def test_a_channel_without_a_board_gets_one_with_the_question(world: World) -> None:
    table = await begun(world, pace=(0.0, 0.0))
    ann, there = world["Ann"], world.guild.create_text_channel("elsewhere")
    await world.quickly([(0, Attack(2))])
    assert world.board().attachments == []
    answer = await ann.slash(there, "host move", table=table.id)
    assert answer.response is not None
    await world.press(ann, answer.response, "movehere")
    world.channel = there
    board = world.board()
    assert board.attachments, "in the middle of a turn"
    assert str(told(board)[0]).startswith("Ann attacks Chloe")
    await world.quickly([(2, Done())])
    [old] = [m for m in world.messages() if m.id == board.id]
    assert told(old) == [], "it is told with the rest of the turn"
    assert str(told(world.board())[0]).startswith("Ann attacks Chloe")
