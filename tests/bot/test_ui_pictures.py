"""Pictures are drawn once, beside the event loop, and a table without them goes on in words."""

from __future__ import annotations

import asyncio
import io
import threading
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image

from bot.pictures import Pictures
from bot.tables import Position, Seat
from bot.ui import limits, panel, table_message
from bot.ui.words import Speech
from engine.core import Rules
from render.registry import presentation
from tests.bot.test_ui_words import TABLE

SEATS = (Seat(0, 1, "Ann"), Seat(1, 2, "Bob"))


class Counting:
    """Remembers what was painted, and in which thread; fails if it is told to."""

    def __init__(self) -> None:
        self.painted: list[Any] = []
        self.threads: set[int] = set()
        self.broken = False

    def paint(self, view: Any, picture: str, names: Sequence[str]) -> Image.Image:
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
        panel.panel(position, speech, drawn),
        table_message.turn_message(position, speech, drawn, ()),
    ):
        assert page.problems() == []
        said = [c.get("content", "") for c in limits.walk(page.view.to_components())]
        assert any("Deck 40" in text for text in said)
    counting.broken = False
    assert await pictures.board(speech, position.view) is not None


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
    await pictures.warm()
    assert f"the pictures of {toy.meta.key} cannot be prepared" in caplog.text
