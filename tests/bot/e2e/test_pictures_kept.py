"""Only what has changed is uploaded; and where Discord refuses to edit pictures into a message, a
new message takes its place."""

from __future__ import annotations

import logging
import random
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import discord
import pytest
from PIL import Image
from simcord import InteractionResult, MemberActor, ResponseMessage

from bot.widgets import doubt, limits
from bot.widgets.doubt import REFUSALS
from engine import registry
from render.registry import presentation
from tables.model import outgoing
from tables.store import outbox_rows
from tests.bot.players import Clicker
from tests.bot.simulated import World, presses, there
from tests.bot.ways import game_file, my_file
from tests.bot.wire import Wire

ANSWER = "/webhooks/*/messages/@original"
FOLLOWUP = "/webhooks/*/simcord_interaction_*"


@pytest.fixture(autouse=True)
def painted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tiny picture for each view in the place of its board."""

    def paint(view: Any, picture: str, names: Sequence[str], language: object) -> Image.Image:
        found = repr(view).encode()
        return Image.frombytes("L", (len(found), 1), found).convert("RGB")

    for key in tuple(registry.keys()):
        painter = presentation(key).painter
        if painter is not None:
            monkeypatch.setattr(painter, "paint", paint)
            monkeypatch.setattr(painter, "public", lambda view, picture: view)
            monkeypatch.setattr(painter, "parts", lambda view, shape: ("board",))
            monkeypatch.setattr(painter, "question", lambda *_, **__: None)
            monkeypatch.setattr(painter, "warm", lambda view: None)


class Uploads:
    """Which edits brought a file along."""

    def __init__(self, wire: Wire) -> None:
        self.edits: list[bool] = []
        deliver = wire._deliver

        def noted(backend: Any, method: str, path: str, **rest: Any) -> Any:
            body = rest.get("json")
            if method == "PATCH" and isinstance(body, dict) and body.get("attachments"):
                self.edits.append(bool(rest.get("files")))
            return deliver(backend, method, path, **rest)

        wire._deliver = noted


async def panel_of(world: World) -> tuple[Clicker, ResponseMessage]:
    """The panel of whoever is asked, in a fresh game."""
    await world.start("Ann", "Bob", options={"turn_limit": 40})
    [actor] = await world.asked()
    return Clicker(world, actor, random.Random(4)), await world.open_panel(actor)


def picture(message: ResponseMessage) -> bytes:
    """What a message shows."""
    [attachment] = message.attachments
    data = message._env.backend.cdn.get(attachment.url)
    assert data is not None
    [shown] = [i["media"]["url"] for i in gallery(message)]
    assert shown == attachment.url, "the gallery shows the file of the message"
    return data


def gallery(message: ResponseMessage) -> list[Any]:
    return [i for c in limits.walk(message.components) for i in c.get("items") or ()]


def fold(panel: ResponseMessage) -> str:
    """A button that changes the menus and leaves the board as it is."""
    labels = ("More choices", "Fewer choices", "More", "Less")
    return next(p.custom_id for p in presses(panel) if p.label in labels)


async def test_a_panel_keeps_the_picture_that_has_not_changed(world: World) -> None:
    clicker, panel = await panel_of(world)
    uploads = Uploads(world.wire)
    first = picture(panel)
    for _ in range(3):
        answer = await clicker.actor.click(panel, custom_id=fold(panel))
        panel = there(answer.response)
        assert picture(panel) == first
        assert panel.attachments[0].description == gallery(panel)[0]["description"]
    assert uploads.edits == [False] * 3

    unit = next(u for u in clicker.units(panel) if u[0].token.startswith("a"))
    after = await clicker.press(panel, unit)
    assert after is not None
    assert uploads.edits[3:] == [True]
    assert picture(after) != first
    again = (await clicker.actor.click(after, custom_id=fold(after))).response
    assert uploads.edits[4:] == [False]
    assert picture(there(again)) == picture(after)


async def test_after_a_restart_the_picture_is_uploaded_once_more(world: World) -> None:
    clicker, panel = await panel_of(world)
    await world.restart()
    uploads = Uploads(world.wire)
    for _ in range(2):
        panel = there((await clicker.actor.click(panel, custom_id=fold(panel))).response)
    assert uploads.edits == [True, False]


@pytest.mark.parametrize("delivered", [False, True])
async def test_a_message_of_which_nobody_knows_what_it_shows_gets_its_picture_again(
    world: World, delivered: bool
) -> None:
    clicker, panel = await panel_of(world)
    first = picture(panel)
    world.wire.fail("PATCH", ANSWER, ConnectionResetError, delivered=delivered, files=False)
    panel = there((await clicker.actor.click(panel, custom_id=fold(panel))).response)
    assert not panel.attachments, "in words"
    uploads = Uploads(world.wire)
    panel = there((await clicker.actor.click(panel, custom_id=fold(panel))).response)
    assert uploads.edits == [True]
    assert picture(panel) == first


async def test_where_kept_pictures_are_refused_they_are_uploaded(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    world.keep_panels()
    clicker, one = await panel_of(world)
    other = await world.open_panel(clicker.actor)
    first = picture(one)
    fault = world.wire.fail("PATCH", ANSWER, 400, code=50035, times=None, files=False)
    for panel in (one, one, one):
        assert picture(there(await pressed(clicker, panel))) == first
    assert fault.hits == REFUSALS, "one message says nothing of others"
    for panel in (other, other, one):
        assert picture(there(await pressed(clicker, panel))) == first
    assert fault.hits == REFUSALS + 1, "it is not tried with each press"
    await world.advance(doubt.PAUSE + 1)
    await pressed(clicker, other)
    assert fault.hits == REFUSALS + 2, "tried again after an hour"
    world.wire.mend()
    await world.advance(doubt.PAUSE + 1)
    uploads = Uploads(world.wire)
    await pressed(clicker, other)
    assert uploads.edits == [False]
    assert caplog.text.count("refuses edits that keep a picture") == 1
    assert caplog.text.count("takes edits that keep a picture again") == 1


async def pressed(clicker: Clicker, panel: ResponseMessage) -> ResponseMessage | None:
    """The panel after a press that leaves its picture as it is."""
    return (await clicker.actor.click(panel, custom_id=fold(panel))).response


@contextmanager
def elsewhere(world: World) -> Iterator[None]:
    """Another process edits messages; this one knows nothing of it afterwards."""
    shown = world.bot.shown
    known = OrderedDict(shown._known)
    yield
    shown._known = known


async def test_a_panel_that_another_process_has_edited_gets_its_picture_again(world: World) -> None:
    clicker, panel = await panel_of(world)
    with elsewhere(world):
        unit = next(u for u in clicker.units(panel) if u[0].token.startswith("a"))
        panel = there(await clicker.press(panel, unit))
    with elsewhere(world):
        undo = next(p.custom_id for p in presses(panel) if p.parsed.op == "undo")
        panel = there((await clicker.actor.click(panel, custom_id=undo)).response)
    uploads = Uploads(world.wire)
    for _ in range(2):
        panel = there((await clicker.actor.click(panel, custom_id=fold(panel))).response)
        assert picture(panel)
    assert uploads.edits == [True, False], "nothing was refused"


@pytest.mark.sliced(10)
async def test_a_board_of_a_table_that_another_process_spoke_for_gets_its_picture_again(
    world: World,
) -> None:
    await world.start("Ann", "Bob", options={"turn_limit": 40})
    first = picture(world.board())
    with elsewhere(world):
        world.bot.shown.forget_all()
        await refresh(world)
    with elsewhere(world):
        uploads = Uploads(world.wire)
        await refresh(world)
        assert uploads.edits == [False, True], "refused, and once more with the picture"
        assert world.bot.shown.kept.row == 1, "that one came too late says nothing of others"
    with world.env._bot_scope():
        world.bot._taken(frozenset({1}), frozenset())
    await refresh(world)
    assert uploads.edits[2:] == [True]
    await refresh(world)
    assert uploads.edits[3:] == [False]
    assert world.bot.shown.kept.row == 0
    assert picture(world.board()) == first


async def test_where_new_pictures_are_refused_a_new_message_has_them(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    fault = world.wire.fail("PATCH", ANSWER, 400, code=50035, times=None, files=True)
    caplog.set_level(logging.WARNING)
    await world.start("Ann", "Bob", options={"turn_limit": 40})
    [actor] = await world.asked()
    clicker = Clicker(world, actor, random.Random(4))
    before_it = private(world)
    answer = await world.press(actor, world.board(), "turn")
    [panel] = answer.followups
    assert picture(panel)
    assert private(world) - before_it == {panel.id}, "nothing is left thinking"
    for _ in range(REFUSALS + 1):
        before = await world.table()
        answer = await act(clicker, panel)
        assert (await world.table()).version > before.version
        [following] = answer.followups
        assert picture(following) != picture(panel)
        assert private(world) - before_it == {following.id}, "the old one is taken away"
        panel = following
        if actor not in await world.asked():
            break
    assert fault.hits == REFUSALS, "it is not tried with each press"
    assert caplog.text.count("Discord refuses edits that bring a picture") == 1
    assert len([r for r in caplog.records if r.levelno >= logging.WARNING]) == 1
    count = "SELECT count(*) FROM problems"
    assert await world.service.store.read(lambda db: db.execute(count).fetchone()[0]) == 0


async def act(clicker: Clicker, panel: ResponseMessage) -> InteractionResult:
    """Somebody gives the first answer that their panel offers."""
    first = next(u for u in clicker.units(panel) if u[0].token.startswith("a"))[0]
    if first.value is None:
        return await clicker.actor.click(panel, custom_id=first.custom_id)
    return await clicker.actor.select(panel, [first.token], custom_id=first.custom_id)


async def opened(world: World, actor: MemberActor) -> bool:
    """Whether a panel is the answer to its press, and not a message beside it."""
    answer = await world.press(actor, world.board(), "turn")
    return not answer.followups


async def test_one_refused_edit_with_a_picture_changes_one_answer(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await world.start("Ann", "Bob", options={"turn_limit": 40})
    [actor] = await world.asked()
    for _ in range(REFUSALS + 1):
        world.wire.fail("PATCH", ANSWER, 400, code=50035, files=True)
        assert not await opened(world, actor)
        assert await opened(world, actor)
    assert "Discord refuses edits" not in caplog.text


async def test_edits_with_pictures_are_tried_again_after_an_hour(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    await world.start("Ann", "Bob", options={"turn_limit": 40})
    [actor] = await world.asked()
    fault = world.wire.fail("PATCH", ANSWER, 400, code=50035, times=None, files=True)
    for hits in (1, 2, 3, 3):
        assert not await opened(world, actor)
        assert fault.hits == hits
    await world.advance(doubt.PAUSE + 1)
    for hits in (4, 4):
        assert not await opened(world, actor)
        assert fault.hits == hits, "one attempt, and then another hour"
    world.wire.mend()
    assert not await opened(world, actor)
    await world.advance(doubt.PAUSE + 1)
    assert await opened(world, actor)
    assert caplog.text.count("Discord refuses edits that bring a picture") == 1
    assert caplog.text.count("Discord takes edits that bring a picture again") == 1


def private(world: World) -> set[int]:
    """The private messages that people see."""
    stored = world.env.backend.messages.get(world.channel.id, {}).values()
    return {m.id for m in stored if m.is_ephemeral}


async def test_a_page_that_is_refused_itself_is_no_reason_to_doubt_edits(world: World) -> None:
    clicker, panel = await panel_of(world)
    unit = next(u for u in clicker.units(panel) if u[0].token.startswith("a"))
    world.wire.fail("PATCH", ANSWER, 400, code=50035, files=True)
    world.wire.fail("POST", FOLLOWUP, 400, code=50035, files=True)
    after = await clicker.press(panel, unit)
    assert after is not None
    assert not after.attachments, "in words"
    assert world.bot.shown.new.row == 0


async def test_exports_reach_people_where_files_are_refused_in_edits(world: World) -> None:
    await world.start("Ann", "Bob")
    world.wire.fail("PATCH", ANSWER, 400, code=50035, times=None, files=True)
    for answer in (await game_file(world, world["Bob"]), await my_file(world, world["Ann"])):
        [file] = answer.followups
        assert file.attachments
        assert file.ephemeral


async def refresh(world: World) -> None:
    """The board is shown as it is now; nobody new is asked."""
    table = await world.table()
    told = [
        outgoing.Refresh(from_seq=-1, to_seq=table.public_seq, asked=table.announced_asked, ping=())
    ]
    with world.env._bot_scope():
        await world.service.store.write(
            lambda db: outbox_rows.announce(db, table.id, world.now(), told)
        )
        world.service.repository.wake()
    await world.env.settle()


async def test_a_board_that_is_edited_keeps_the_picture_that_has_not_changed(world: World) -> None:
    await world.start("Ann", "Bob", options={"turn_limit": 40})
    uploads, first = Uploads(world.wire), picture(world.board())
    await refresh(world)
    assert uploads.edits == [False]
    assert picture(world.board()) == first


@pytest.mark.sliced
async def test_a_board_that_takes_no_new_picture_is_posted_again_without_a_ping(
    world: World,
) -> None:
    await world.start("Ann", "Bob", options={"turn_limit": 40})
    route = f"/channels/{world.channel.id}/messages/*"
    fault = world.wire.fail("PATCH", route, 400, code=50035, times=None)
    old, pings = world.board(), sum(map(world.pings, world.people.values()))
    await refresh(world)
    assert fault.hits == 3, "neither kept nor new; nor does the old one lose its buttons"
    assert world.board().id != old.id
    assert picture(world.board())
    assert old.id not in [m.id for m in world.messages()]
    assert sum(map(world.pings, world.people.values())) == pings
    await refresh(world)
    assert len([m for m in world.messages() if m.attachments]) == 1


async def test_a_message_whose_files_are_not_named_is_said_once(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A host learns from the log that every picture is uploaded each time."""
    update = discord.UnfurledMediaItem._update

    def unnumbered(self: Any, data: Any, state: Any) -> None:
        update(self, data | {"attachment_id": None}, state)

    monkeypatch.setattr(discord.UnfurledMediaItem, "_update", unnumbered)
    clicker, panel = await panel_of(world)
    uploads = Uploads(world.wire)
    panel = there(await pressed(clicker, panel))
    await pressed(clicker, panel)
    assert uploads.edits == [True, True]
    assert caplog.text.count("does not say which files a message has") == 1
