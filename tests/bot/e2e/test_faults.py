"""Discord fails, on every route the bot uses: nothing is lost, doubled or left without a word."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tables.model import outgoing
from tables.store import outbox_rows
from tests.bot.players import Clicker
from tests.bot.simulated import World, presses, words
from tests.bot.ways import set_face

GAME = "antike-duellum"
KINDS = [
    pytest.param(500, 0, id="500"),
    pytest.param(503, 0, id="503"),
    pytest.param(403, 50013, id="403"),
    pytest.param(429, 0, id="429"),
    pytest.param(TimeoutError, 0, id="timeout"),
    pytest.param(ConnectionResetError, 0, id="reset"),
]
CALLBACK = "/interactions/*/callback"
ANSWER = "/webhooks/*/messages/@original"
FOLLOWUP = "/webhooks/*/simcord_interaction_*"


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """These tests are not about boards."""


async def one_step(world: World) -> tuple[Clicker, int]:
    """The one who is asked presses something; how many steps there are then."""
    [actor] = await world.asked()
    clicker = Clicker(world, actor, random.Random(4))
    panel = await world.open_panel(actor)
    await clicker.press(panel, clicker.rng.choice(clicker.units(panel)))
    return clicker, (await world.table()).seq


async def finish_turn(world: World) -> None:
    [actor] = await world.asked()
    await Clicker(world, actor, random.Random(4)).turn()


@pytest.mark.parametrize(("error", "code"), KINDS)
async def test_the_board_cannot_be_posted_at_first(
    world: World, error: int | type[Exception], code: int
) -> None:
    await world.start("Ann", "Bob", options={"turn_limit": 40})
    [actor] = await world.asked()
    [other] = [a for a in (world["Ann"], world["Bob"]) if a is not actor]
    posted, pinged = len(world.posted), world.pings(other)
    route = f"/channels/{world.channel.id}/messages"
    fault = world.wire.fail("POST", route, error, code=code, times=2)

    await finish_turn(world)
    assert fault.hits == 1
    assert len(world.posted) == posted
    assert await world.asked() == [other], "the game has gone on all the same"

    await world.advance(60)
    assert fault.hits == 2
    assert len(world.posted) == posted + 1
    assert world.pings(other) == pinged + 1
    await finish_turn(world)
    assert await world.asked() == [actor]


@pytest.mark.parametrize(("error", "code"), KINDS)
async def test_a_press_cannot_be_acknowledged(
    world: World, error: int | type[Exception], code: int
) -> None:
    world.expected += ["INTERACTION", "component", "could not", "Something", "injected"]
    await world.start("Ann", "Bob", options={"turn_limit": 40})
    [actor] = await world.asked()
    clicker = Clicker(world, actor, random.Random(4))
    panel = await world.open_panel(actor)
    before = await world.table()
    fault = world.wire.fail("POST", CALLBACK, error, code=code)
    unit = clicker.rng.choice(clicker.units(panel))
    if unit[0].value is None:
        await actor.click(panel, custom_id=unit[0].custom_id)
    else:
        await actor.select(panel, [unit[0].token], custom_id=unit[0].custom_id)
    assert fault.hits == 1

    # Whatever became of that press, the next one works and the table is whole.
    await clicker.turn()
    assert actor not in await world.asked()
    assert (await world.table()).version > before.version


@pytest.mark.parametrize("delivered", [False, True])
@pytest.mark.parametrize(("error", "code"), KINDS)
async def test_the_answer_to_a_press_cannot_be_edited(
    world: World, error: int | type[Exception], code: int, delivered: bool
) -> None:
    world.expected += ["component", "injected"]
    await world.start("Ann", "Bob", options={"turn_limit": 40})
    fault = world.wire.fail("PATCH", ANSWER, error, code=code, times=None, delivered=delivered)
    [actor] = await world.asked()
    answer = await world.press(actor, world.board(), "turn")
    assert fault.hits >= 1
    assert answer.acknowledged
    world.wire.mend()
    await finish_turn(world)
    assert actor not in await world.asked()


async def test_a_user_is_told_the_reference_of_a_fault(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world.expected += ["component agora:turn"]
    await world.start("Ann", "Bob")
    [actor] = await world.asked()

    async def broken(*_: object) -> None:
        raise ZeroDivisionError("the cellar is on fire")

    monkeypatch.setattr(world.service.views, "of", broken)
    answer = await world.press(actor, world.board(), "turn")
    said = words(answer.response)
    assert "Something went wrong on our side" in said
    assert "cellar" not in said
    reference = said.split("reference: ")[1][:9]
    monkeypatch.undo()

    def noted(db: object) -> str:
        found = db.execute(  # type: ignore[attr-defined]
            "SELECT detail FROM problems WHERE reference = :number", {"number": reference}
        ).fetchone()
        return str(found[0])

    assert "the cellar is on fire" in await world.service.store.read(noted)


@pytest.mark.sliced(5)
@pytest.mark.parametrize(("error", "code"), KINDS)
async def test_the_old_board_cannot_be_tidied(
    world: World, error: int | type[Exception], code: int
) -> None:
    await world.start("Ann", "Bob", options={"turn_limit": 40})
    fault = world.wire.fail(
        "PATCH", f"/channels/{world.channel.id}/messages/*", error, code=code, times=None
    )
    [actor] = await world.asked()
    old = world.board()
    posted = len(world.posted)
    await finish_turn(world)
    assert fault.hits >= 1
    await world.advance(120)
    assert len(world.posted) == posted + 1, "the board is posted once"
    world.wire.mend()
    answer = await world.press(actor, old, "turn")
    assert presses(answer.response), "its button works as it did"
    await finish_turn(world)


@pytest.mark.parametrize(("error", "code"), KINDS)
async def test_the_lobby_cannot_be_posted(
    world: World, error: int | type[Exception], code: int
) -> None:
    world.expected += ["application_command", "injected"]
    route = f"/channels/{world.channel.id}/messages"
    world.wire.fail("POST", route, error, code=code, times=None)
    answer = await world["Ann"].slash(world.channel, "game new", game=GAME)
    assert words(answer.response), "the user is told"
    assert await world.service.views.table_in(world.channel.id) is None, "no table without a lobby"
    world.wire.mend()
    await world.start("Ann", "Bob")


@pytest.mark.parametrize("error", [TimeoutError, ConnectionResetError, "<html>gone</html>"])
async def test_a_lobby_whose_answer_was_lost_is_the_lobby(world: World, error: Any) -> None:
    fault = world.wire.fail("POST", f"/channels/{world.channel.id}/messages", error, delivered=True)
    answer = await world["Ann"].slash(world.channel, "game new", game=GAME)
    assert "is open" in words(answer.response)
    assert fault.hits == 1
    [lobby] = world.messages()
    await world.press(world["Bob"], lobby, "join")
    assert (await world.table()).names == ("Ann", "Bob")


@pytest.mark.parametrize("error", [TimeoutError, 503])
async def test_a_lobby_that_nobody_heard_of_is_taken_away(world: World, error: Any) -> None:
    """It has arrived, and all answers were lost: nobody could join there."""
    world.expected += ["application_command", "injected"]
    route = f"/channels/{world.channel.id}/messages"
    world.wire.fail("POST", route, error, delivered=True, times=None)
    await world["Ann"].slash(world.channel, "game new", game=GAME)
    assert await world.service.views.table_in(world.channel.id) is None
    [orphan] = world.messages()
    world.wire.mend()
    broken = world.wire.fail("GET", route, 503)
    await world["Ann"].slash(world.channel, "game new", game=GAME)
    for _ in range(2):
        await world.advance(31)
    assert broken.hits == 1
    [lobby] = world.messages()
    assert lobby.id != orphan.id
    await world.press(world["Bob"], lobby, "join")


@pytest.mark.parametrize(("error", "code"), KINDS)
async def test_a_thread_cannot_be_opened(
    world: World, error: int | type[Exception], code: int
) -> None:
    world.expected += ["application_command", "injected"]
    world.wire.fail("POST", f"/channels/{world.channel.id}/threads", error, code=code)
    answer = await world["Ann"].slash(world.channel, "game new", game=GAME, thread=True)
    assert words(answer.response)
    assert world.messages() == []
    await world["Ann"].slash(world.channel, "game new", game=GAME, thread=True)
    assert len(world.channel.threads) == 1


@pytest.mark.sliced(10)
@pytest.mark.parametrize(("error", "code"), KINDS)
async def test_a_lobby_edit_fails(world: World, error: int | type[Exception], code: int) -> None:
    await world["Ann"].slash(world.channel, "game new", game=GAME)
    world.wire.fail("PATCH", f"/channels/{world.channel.id}/messages/*", error, code=code)
    await world.press(world["Bob"], world.with_control("join"), "join")
    assert (await world.table()).names == ("Ann", "Bob")
    await world.press(world["Ann"], world.with_control("start"), "start")
    assert (await world.table()).status == "running"


@pytest.mark.parametrize(("error", "code"), KINDS)
async def test_the_commands_cannot_be_registered(
    world: World, error: int | type[Exception], code: int
) -> None:
    """The commands of the last start are still there."""
    world.expected += ["commands could not be registered"]
    await world.start("Ann", "Bob")
    await world.service.store.write(lambda db: db.execute("DELETE FROM commands"))
    fault = world.wire.fail("PUT", "/applications/*/commands", error, code=code)
    await world.restart()
    assert fault.hits == 1
    [actor] = await world.asked()
    answer = await actor.slash(world.channel, "turns")
    assert actor.mention in words(answer.response)


@pytest.mark.parametrize(("error", "code"), KINDS)
async def test_suggestions_cannot_be_sent(
    world: World, error: int | type[Exception], code: int
) -> None:
    world.expected += ["autocomplete", "injected", "Ignoring exception"]
    await world.start("Ann", "Bob")
    [actor] = await world.asked()
    world.wire.fail("POST", CALLBACK, error, code=code)
    await actor.autocomplete(world.channel, "play", "text", "")
    offered = await actor.autocomplete(world.channel, "play", "text", "")
    assert offered


async def test_a_follow_up_fails(world: World) -> None:
    """A refusal that cannot be told is not an error, and the next one is told."""
    await world["Ann"].slash(world.channel, "game new", game=GAME)
    lobby = world.with_control("join")
    world.wire.fail("POST", FOLLOWUP, 500)
    await world.press(world["Ann"], lobby, "join")
    again = await world.press(world["Ann"], lobby, "join")
    assert "already has a seat" in words(again.followups[0])


@pytest.mark.sliced
async def test_the_patience_of_the_outbox_ends_after_a_day(world: World) -> None:
    world.expected += ["given up"]
    await world.start("Ann", "Bob", options={"turn_limit": 40})
    route = f"/channels/{world.channel.id}/messages"
    fault = world.wire.fail("POST", route, 500, times=None)
    await finish_turn(world)
    for _ in range(26):
        await world.advance(3600)
    assert fault.hits < 60, "with patience, not with force"
    world.wire.mend()
    hits = fault.hits
    await world.advance(7200)
    assert fault.hits == hits
    await finish_turn(world)
    assert len([m for m in world.messages() if m.attachments]) == 2, "the next one gets through"


async def test_a_damaged_message_is_given_up_at_once_and_the_next_one_is_said(world: World) -> None:
    """And not searched for, tried again, or told with what stood in it."""
    world.expected += ["given up"]
    await world.start("Ann", "Bob", options={"turn_limit": 40})
    table = await world.table()

    def work(db: Any) -> None:
        outbox_rows.announce(db, table.id, world.now(), [outgoing.Abandoned(user=7)])
        db.execute("UPDATE outbox SET data = '{\"what\":\"abandoned\"}' WHERE kind = 'notice'")

    await world.service.store.write(work)
    boards = len(world.messages())
    await finish_turn(world)
    assert len(world.messages()) == boards + 1
    found = "SELECT state, attempts, error FROM outbox WHERE kind = 'notice'"
    rows = await world.service.store.read(lambda db: [tuple(row) for row in db.execute(found)])
    assert rows == [("given up", 1, "it cannot be read: user: Field required")]


async def test_a_panel_that_was_dismissed_meanwhile_is_no_fault(world: World) -> None:
    """The press counts; there is nothing left in which an answer could be shown."""
    await world.start("Ann", "Bob", options={"turn_limit": 40})
    [actor] = await world.asked()
    clicker = Clicker(world, actor, random.Random(4))
    panel = await world.open_panel(actor)
    before = await world.table()
    fault = world.wire.fail("PATCH", ANSWER, 404, code=10008)
    await clicker.press(panel, clicker.rng.choice(clicker.units(panel)))
    assert fault.hits == 1
    assert (await world.table()).version > before.version
    count = "SELECT count(*) FROM problems"
    assert await world.service.store.read(lambda db: db.execute(count).fetchone()[0]) == 0


async def test_a_notice_that_says_the_same_as_an_earlier_one_is_posted_too(world: World) -> None:
    """The channel is searched before a second attempt; the earlier notice is not the one."""
    await world.start("Ann", "Bob")
    ann = world["Ann"]

    async def turned(face: str) -> int:
        await set_face(world, ann, face == "on")
        await world.advance(60)
        return sum(f"turned {face} the" in words(m) for m in world.messages())

    assert [await turned(face) for face in ("off", "on")] == [1, 1]
    fault = world.wire.fail("POST", f"/channels/{world.channel.id}/messages")
    assert await turned("off") == 2
    assert fault.hits == 1
