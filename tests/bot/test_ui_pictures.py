"""Pictures are drawn once, beside the event loop, and a table without them goes on in words."""

from __future__ import annotations

import asyncio
import io
import random
import threading
from collections.abc import AsyncIterator, Coroutine, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from simcord import MemberActor, ResponseMessage

from bot.delivery import table_message
from bot.drawing.pictures import Pictures
from bot.panel import panel as panels
from bot.widgets import limits, showing
from bot.widgets.words import Speech
from engine.core import Rules
from render.registry import presentation
from tables.model.table import Position, Seat
from tables.operations.announcements import TurnSummary
from tests.bot.players import Clicker
from tests.bot.simulated import Press, World, simulated, words
from tests.bot.test_ui_words import TABLE

SEATS = (Seat(0, 1, "Ann"), Seat(1, 2, "Bob"))


class Counting:
    """Remembers what was painted, and in which thread; fails if it is told to."""

    def __init__(self) -> None:
        self.painted: list[Any] = []
        self.threads: set[int] = set()
        self.broken = False

    def paint(self, view: Any, picture: str, names: Sequence[str], language: object) -> Image.Image:
        self.painted.append((view, tuple(names)))
        self.threads.add(threading.get_ident())
        if self.broken:
            raise OSError("the font is broken")
        return Image.new("RGB", (40, 30), "tan")


@pytest.fixture
def counting(toy: Rules[Any], monkeypatch: pytest.MonkeyPatch) -> Counting:
    counting = Counting()
    painter = presentation(toy.meta.key).painter
    monkeypatch.setattr(painter, "paint", counting.paint)
    return counting


@pytest.fixture
def pictures() -> Iterator[Pictures]:
    pictures = Pictures(kept_bytes=1)
    yield pictures
    pictures.close()


@pytest.fixture
def position(toy: Rules[Any]) -> Position:
    """The beginning of a game as Ann sees it."""
    step = toy.setup(toy.options(), 2, 1)
    table = replace(TABLE, game=toy.meta.key, seats=SEATS)
    decisions = tuple(d for d in step.decisions if d.seat == 0)
    return Position(table, 0, toy.view(step.state, 0), decisions, waiting=step.decisions)


async def test_a_picture_is_drawn_once(
    counting: Counting, pictures: Pictures, position: Position
) -> None:
    speech = Speech(position.table)
    both = await asyncio.gather(*(pictures.board(speech, position.view) for _ in range(2)))
    again = await pictures.board(speech, position.view)
    assert len(counting.painted) == 1
    assert threading.get_ident() not in counting.threads
    assert both[0] == both[1] == again
    assert again is not None
    assert again.filename.startswith("board.")
    assert 0 < len(again.alt) <= limits.ALT_TEXT
    assert Image.open(io.BytesIO(again.data)).size == (40, 30)


async def test_another_name_or_view_is_another_picture(
    counting: Counting, pictures: Pictures, position: Position
) -> None:
    table = position.table
    await pictures.board(Speech(table), position.view)
    renamed = replace(table, seats=(SEATS[0], Seat(1, 2, "Robert")))
    await pictures.board(Speech(renamed), position.view)
    assert len(counting.painted) == 2
    # Only one byte may be kept, so the newest alone is in memory.
    await pictures.board(Speech(table), position.view)
    assert len(counting.painted) == 3


async def test_without_a_picture_the_messages_hold_the_board_in_words(
    counting: Counting,
    pictures: Pictures,
    position: Position,
    caplog: pytest.LogCaptureFixture,
) -> None:
    counting.broken = True
    speech = Speech(position.table)
    drawn = await pictures.board(speech, position.view)
    assert drawn is None
    assert "cannot be drawn" in caplog.text
    assert "the font is broken" in caplog.text
    for page in (
        panels.panel(position, speech, drawn),
        table_message.turn_message(position, speech, drawn, TurnSummary(())),
    ):
        assert page.problems() == []
        said = [c.get("content", "") for c in limits.walk(page.view.to_components())]
        assert any("Deck 40" in text for text in said)
    counting.broken = False
    assert await pictures.board(speech, position.view) is not None


async def test_whoever_is_pinged_is_named_although_no_line_asks_them(position: Position) -> None:
    speech, told = Speech(position.table), TurnSummary(())
    page = table_message.turn_message(position, speech, None, told, ping=(999,))
    said = [c.get("content", "") for c in limits.walk(page.view.to_components())]
    assert any("<@999>" in text for text in said)


async def test_warming_up_survives_a_game_that_cannot_be_drawn(
    toy: Rules[Any],
    pictures: Pictures,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def broken(view: Any) -> None:
        raise OSError("no sheet")

    painter = presentation(toy.meta.key).painter
    monkeypatch.setattr(painter, "warm", broken)
    await pictures.warm((toy.meta.key,))
    assert "fails" in caplog.text
    assert "no sheet" in caplog.text


# --- panels and their pictures -------------------------------------------------------------------


class Busy:
    """Somebody else's picture is being drawn until `free` is set; ours are counted."""

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
        self.world = world
        self.painted = 0
        self.free = threading.Event()
        painter = presentation("antike-duellum").painter
        monkeypatch.setattr(painter, "paint", self._paint)
        monkeypatch.setattr(painter, "parts", lambda view, shape: ("board",))
        monkeypatch.setattr(painter, "question", lambda *_, **__: None)
        monkeypatch.setattr(painter, "warm", lambda view: None)

    def begin(self) -> None:
        self.painted = 0
        self.world.bot.pictures._studio.submit(self.free.wait)

    async def end(self, after: float = 0.3) -> None:
        await asyncio.sleep(after)
        self.free.set()

    def _paint(
        self, view: Any, picture: str, names: Sequence[str], language: object
    ) -> Image.Image:
        self.painted += 1
        return Image.new("RGB", (8, 6), "tan")


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with simulated(tmp_path) as world:
        yield world


def edits(world: World, seen: int) -> int:
    """Edits of private answers since then."""
    times = world.wire.times[seen:]
    return sum(m == "PATCH" and p.endswith("/messages/@original") for _, m, p in times)


async def opened(world: World) -> tuple[MemberActor, ResponseMessage, list[Press]]:
    """Somebody's panel at the beginning of a game, and an answer in it."""
    await world.start("Ann", "Bob")
    [actor] = await world.asked()
    panel = await world.open_panel(actor)
    return actor, panel, Clicker(world, actor, random.Random(1)).units(panel)[0]


def pressed(
    actor: MemberActor, panel: ResponseMessage, unit: list[Press]
) -> Coroutine[Any, Any, Any]:
    first = unit[0]
    if first.value is None:
        return actor.click(panel, custom_id=first.custom_id)
    return actor.select(panel, [first.token], custom_id=first.custom_id)


async def test_a_newer_press_spares_the_picture_of_an_older_one(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    busy = Busy(world, monkeypatch)
    actor, panel, unit = await opened(world)
    table = await world.table()
    seen = len(world.wire.times)

    async def from_another_device() -> None:
        while (await world.table()).version == table.version:
            await asyncio.sleep(0.01)
        position = await world.service.views.position(table.id, actor.id)
        action = next(position.decisions[0].every())
        await world.service.playing.act(table.id, actor.id, None, action)

    busy.begin()
    await world.together(
        pressed(actor, panel, unit), from_another_device(), pressed(actor, panel, unit), busy.end()
    )
    assert busy.painted == 1, "only what the table has come to is drawn"
    assert edits(world, seen) == 1
    assert "moved on" in words(panel)
    assert len(panel.attachments) == 1


async def test_a_panel_whose_picture_is_late_is_shown_in_words_first(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    busy = Busy(world, monkeypatch)
    actor, panel, unit = await opened(world)
    seen = len(world.env.http_requests)

    async def later() -> None:
        await asyncio.sleep(0.2)
        await world.advance(showing.LATE)
        threading.Timer(0.3, busy.free.set).start()

    busy.begin()
    await world.together(pressed(actor, panel, unit), later())
    sent: list[Any] = [
        request.json
        for request in world.env.http_requests[seen:]
        if request.method == "PATCH" and request.path.endswith("/messages/@original")
    ]
    first, second = sent
    assert first["attachments"] == [], "no picture of an older state stays"
    assert "marble" in str(first["components"]), "the board in words"
    assert len(second["attachments"]) == 1
    assert "marble" not in str(second["components"][0]["components"][0])
    assert len(panel.attachments) == 1
    assert busy.painted == 1
