"""The wire breaks after something was stored, or Discord's answer is lost: nobody is told what is
not so, and what is everyday fills neither the log nor the host's list of problems."""

from __future__ import annotations

import logging
import random
from typing import Any

import pytest

from tests.bot.players import Clicker
from tests.bot.simulated import Press, World, presses, there, words
from tests.bot.ways import press
from tests.bot.wire import Blocked

CALLBACK = "/interactions/*/callback"
ANSWER = "/webhooks/*/messages/@original"
FOLLOWUP = "/webhooks/*/simcord_interaction_*"
STORED = "Your choice is saved. I just could not show the panel."
BROKEN = [
    pytest.param(500, 0, id="500"),
    pytest.param(429, 0, id="429"),
    pytest.param(400, 50035, id="400"),
    pytest.param(ConnectionResetError, 0, id="reset"),
    pytest.param(TimeoutError, 0, id="timeout"),
    pytest.param("<html>not found</html>", 0, id="page"),
    pytest.param(Blocked, 0, id="blocked"),
]
WEATHER = [kind for kind in BROKEN if kind.id != "400"]


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None, world: World) -> None:
    """These tests are not about boards. SimCord tells of errors of commands also where the bot
    has answered them; what the bot itself logs as an error is not expected."""
    world.expected += ["CommandInvokeError", "Unreadable"]


async def problems(world: World) -> int:
    """How many there are in the host's list."""
    count = "SELECT count(*) FROM problems"
    found: int = await world.service.store.read(lambda db: db.execute(count).fetchone()[0])
    return found


async def chooses(world: World) -> tuple[Clicker, Any, Press]:
    """Somebody who is asked, their panel, and an answer in it that changes the table."""
    await world.start("Ann", "Bob", options={"turn_limit": 40})
    [actor] = await world.asked()
    clicker = Clicker(world, actor, random.Random(4))
    panel = await world.open_panel(actor)
    unit = next(u for u in clicker.units(panel) if u[0].token.startswith("a"))
    return clicker, panel, unit[0]


async def choose(clicker: Clicker, panel: Any, press: Press) -> Any:
    if press.value is None:
        return await clicker.actor.click(panel, custom_id=press.custom_id)
    return await clicker.actor.select(panel, [press.token], custom_id=press.custom_id)


@pytest.mark.parametrize("delivered", [False, True])
@pytest.mark.parametrize(("error", "code"), BROKEN)
async def test_a_choice_that_is_stored_and_cannot_be_shown_is_said_to_be_stored(
    world: World, error: Any, code: int, delivered: bool
) -> None:
    world.expected += ["400 Bad Request"]
    clicker, panel, press = await chooses(world)
    before = await world.table()
    fault = world.wire.fail("PATCH", ANSWER, error, code=code, times=None, delivered=delivered)
    world.wire.fail("POST", FOLLOWUP, error, code=code, times=None, files=True)
    answer = await choose(clicker, panel, press)
    world.wire.mend()
    assert fault.hits == (3 if code else 2), "with its picture (kept, or new), and in words"
    after = await world.table()
    assert after.version > before.version
    [told] = answer.followups
    assert words(told).startswith(STORED)
    assert "The game is unchanged" not in words(told)
    again = await world.press(clicker.actor, told, "turn")
    assert (await world.table()).version == after.version
    assert again.ephemeral
    assert clicker.units(there(again.response)) or clicker.actor not in await world.asked()
    assert await problems(world) == (1 if code == 50035 else 0), "what a repeat cannot cure is ours"


@pytest.mark.parametrize(("error", "code"), BROKEN)
async def test_a_panel_whose_picture_does_not_get_through_is_shown_in_words(
    world: World, error: Any, code: int
) -> None:
    clicker, panel, press = await chooses(world)
    fault = world.wire.fail("PATCH", ANSWER, error, code=code, times=2 if code else 1)
    world.wire.fail("POST", FOLLOWUP, error, code=code)
    answer = await choose(clicker, panel, press)
    assert fault.hits == (2 if code else 1)
    assert not answer.followups
    assert not answer.response.attachments
    assert presses(answer.response)
    assert await problems(world) == 0


@pytest.mark.parametrize(("error", "code"), WEATHER)
@pytest.mark.parametrize("line", ["{0}", "{0}; {1}"])
async def test_what_was_typed_is_said_to_be_stored(
    world: World, line: str, error: Any, code: int
) -> None:
    await world.start("Ann", "Bob", options={"turn_limit": 40})
    [actor] = await world.asked()
    first = (await actor.autocomplete(world.channel, "play", "text", ""))[0]["value"]
    second = (await actor.autocomplete(world.channel, "play", "text", f"{first}; "))[0]["value"]
    second = second.partition("; ")[2]
    before = await world.table()
    world.wire.fail("PATCH", ANSWER, error, code=code, times=2)
    answer = await actor.slash(world.channel, "play", text=line.format(first, second))
    said = words((answer.followups or [there(answer.response)])[-1])
    assert STORED in said
    assert (await world.table()).version > before.version
    if "{1}" in line:
        assert f"Played: {first}; {second}." in said
    assert await problems(world) == 0


async def test_a_part_that_the_disk_refuses_is_told_apart_from_those_that_are_stored(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world.expected += ["application_command play"]
    await world.start("Ann", "Bob", options={"turn_limit": 40})
    [actor] = await world.asked()
    first = (await actor.autocomplete(world.channel, "play", "text", ""))[0]["value"]
    act = world.service.playing.act
    calls = 0

    async def second_fails(*args: Any, **more: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls == 2:
            raise ZeroDivisionError("the cellar is on fire")
        return await act(*args, **more)

    offered = await actor.autocomplete(world.channel, "play", "text", f"{first}; ")
    second = offered[0]["value"].partition("; ")[2]
    monkeypatch.setattr(world.service.playing, "act", second_fails)
    answer = await actor.slash(world.channel, "play", text=f"{first}; {second}")
    said = words(answer.response)
    assert f"Played: {first}. Not played: {second}. Your choice is saved" in said
    assert "The game is unchanged" not in said
    assert "reference: " in said


@pytest.mark.parametrize(("error", "code"), WEATHER)
async def test_what_has_no_panel_is_said_to_be_stored_too(
    world: World, error: Any, code: int
) -> None:
    page = await world["Ann"].slash(world.channel, "me settings")
    window = await press(world, world["Ann"], page, "mytimes")
    world.wire.fail("PATCH", ANSWER, error, code=code, times=2)
    answer = await world["Ann"].submit_modal(window, {"zone": "Berlin", "quiet": "", "away": ""})
    said = words((answer.followups or [there(answer.response)])[-1])
    assert said == "Your change is saved. I just could not show the answer."
    world.wire.mend()
    again = await world["Ann"].slash(world.channel, "me settings")
    assert "Berlin" in words(again.response)
    await world.start("Ann", "Bob", options={"turn_limit": 40})
    [waiting] = [a for a in (world["Ann"], world["Bob"]) if a not in await world.asked()]
    world.wire.fail("PATCH", ANSWER, error, code=code, times=3)
    answer = await waiting.slash(world.channel, "plan", then="propose")
    said = words((answer.followups or [there(answer.response)])[-1])
    assert said.startswith(STORED), said
    assert await problems(world) == 0


@pytest.mark.parametrize(("error", "code"), WEATHER)
async def test_what_only_looks_says_that_nothing_was_changed(
    world: World, error: Any, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    await world.start("Ann", "Bob")
    caplog.set_level(logging.INFO)
    world.wire.fail("PATCH", ANSWER, error, code=code, times=2)
    answer = await world["Ann"].slash(world.channel, "turns")
    said = words((answer.followups or [there(answer.response)])[-1])
    assert "connection to Discord failed" in said or "Players" in said
    assert "saved" not in said
    assert await problems(world) == 0
    assert not any(record.exc_info or "\n" in record.getMessage() for record in caplog.records)


@pytest.mark.parametrize("error", [ConnectionResetError, TimeoutError, "<html></html>"])
async def test_an_acknowledgement_whose_answer_is_lost_counts(world: World, error: Any) -> None:
    """The repeat is refused with 40060: Discord has it already."""
    clicker, panel, press = await chooses(world)
    before, shown = await world.table(), words(panel)
    fault = world.wire.fail("POST", CALLBACK, error, delivered=True)
    answer = await choose(clicker, panel, press)
    assert fault.hits == 1
    assert (await world.table()).version == before.version + 1, "once and not twice"
    assert words(answer.response) != shown
    assert await problems(world) == 0

    world.wire.fail("POST", CALLBACK, error, delivered=True)
    status = await world["Ann"].slash(world.channel, "turns")
    assert "Players" in words(status.response), "nothing is left thinking"


@pytest.mark.parametrize("error", [ConnectionResetError, TimeoutError])
async def test_an_acknowledgement_that_never_arrived_is_repeated(world: World, error: Any) -> None:
    clicker, panel, press = await chooses(world)
    before = await world.table()
    fault = world.wire.fail("POST", CALLBACK, error)
    await choose(clicker, panel, press)
    assert fault.hits == 1
    assert (await world.table()).version == before.version + 1
    assert await problems(world) == 0


async def test_a_window_whose_answer_is_lost_is_open(world: World) -> None:
    world.wire.fail("POST", CALLBACK, ConnectionResetError, delivered=True)
    answer = await world["Ann"].slash(world.channel, "report")
    assert answer.modal is not None
    assert not answer.followups
    assert await problems(world) == 0


@pytest.mark.parametrize(("status", "code"), [(401, 50027), (404, 10062), (404, 10015)])
@pytest.mark.parametrize("route", [("POST", CALLBACK), ("PATCH", ANSWER)])
async def test_an_interaction_that_is_too_old_is_everyday(
    world: World, route: tuple[str, str], status: int, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    clicker, panel, press = await chooses(world)
    caplog.clear()
    caplog.set_level(logging.INFO)
    fault = world.wire.fail(*route, status, code=code, times=None)
    asked = len(world.wire.times)
    await choose(clicker, panel, press)
    assert fault.hits == 1
    sent = [path for _, method, path in world.wire.times[asked:] if path.startswith(("/w", "/i"))]
    assert len(sent) == (1 if route[1] == CALLBACK else 2), "no second request"
    assert not [r for r in caplog.records if r.levelno >= logging.WARNING]
    assert await problems(world) == 0


async def test_an_event_that_comes_twice_is_answered_once(world: World) -> None:
    clicker, panel, press = await chooses(world)
    before = await world.table()
    seen: list[Any] = []
    enter = world.bot.gate.enter
    world.bot.gate.enter = lambda number: (seen.append(number), enter(number))[1]  # type: ignore[assignment,method-assign,func-returns-value]
    emit = world.env.backend.emit

    def twice(event: str, payload: Any, *rest: Any, **more: Any) -> Any:
        if event == "INTERACTION_CREATE":
            emit(event, payload, *rest, **more)
        return emit(event, payload, *rest, **more)

    world.env.backend.emit = twice  # type: ignore[method-assign]
    asked = len(world.wire.times)
    await choose(clicker, panel, press)
    assert seen == [seen[0]] * 2
    sent = [path for _, method, path in world.wire.times[asked:] if path.startswith(("/w", "/i"))]
    assert len(sent) == 2, "one acknowledgement, one panel"
    assert (await world.table()).version == before.version + 1
    assert await problems(world) == 0


@pytest.fixture
def heard_by_two(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each interaction is heard by two nodes, which share nothing but the database."""
    monkeypatch.setattr(type(world.bot), "alone", False)
    enter, emit = world.bot.gate.enter, world.env.backend.emit

    def forgetful(number: int) -> Any:
        world.bot.gate._seen.clear()
        return enter(number)

    def twice(event: str, payload: Any, *rest: Any, **more: Any) -> Any:
        if event == "INTERACTION_CREATE":
            emit(event, payload, *rest, **more)
        return emit(event, payload, *rest, **more)

    monkeypatch.setattr(world.bot.gate, "enter", forgetful)
    monkeypatch.setattr(world.env.backend, "emit", twice)


@pytest.mark.usefixtures("heard_by_two")
async def test_a_button_that_two_nodes_hear_is_carried_out_once(world: World) -> None:
    ann = world["Ann"]
    await ann.slash(world.channel, "game new", game="tzolkin")
    await world.add_computer(ann)
    assert len((await world.table()).seats) == 2
    await world.add_computer(ann)
    assert len((await world.table()).seats) == 3
    await world.press(ann, world.with_control("nocomputer"), "nocomputer")
    assert len((await world.table()).seats) == 2
    assert await problems(world) == 0


@pytest.mark.usefixtures("heard_by_two")
async def test_a_thread_that_two_nodes_are_to_open_is_opened_once(world: World) -> None:
    answer = await world["Ann"].slash(world.channel, "game new", game="antike-duellum", thread=True)
    backend = world.env.backend
    threads = [c for c in backend.channels.values() if c.parent_id == world.channel.id]
    assert len(threads) == 1
    sql = "SELECT count(*) FROM games"
    assert await world.service.store.read(lambda db: db.execute(sql).fetchone()[0]) == 1
    assert "is open" in words(answer.response)


async def test_suggestions_that_come_too_late_are_everyday(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    world.wire.fail("POST", CALLBACK, 404, code=10062)
    await world["Ann"].autocomplete(world.channel, "game new", "game", "")
    assert not [r for r in caplog.records if r.levelno >= logging.WARNING or r.exc_info]
    assert "suggestions could not be sent" in caplog.text
