"""The pictures of public posts, in the format of their table: what is asked, or the upper part of
the table. They are drawn from what a spectator may know."""

from __future__ import annotations

from bot.drawing.pictures import Pictures
from bot.drawing.workers import POST
from bot.widgets.items import Drawn
from bot.widgets.words import Speech
from tables.model.table import Position


async def of_table(pictures: Pictures, speech: Speech, position: Position) -> Drawn | None:
    """The uppermost part of the table; None where it comes in words."""
    shape, painter = position.table.pictures, speech.painter
    if shape == "words" or painter is None:
        return None
    part = painter.parts(position.view, shape)[0]
    return await pictures.board(speech, position.view, part, patience=POST)


async def of_question(pictures: Pictures, speech: Speech, position: Position) -> Drawn | None:
    """What is asked, without what can be answered with; None where that has no picture.

    It is headed by the one who is asked, so there is none where several are asked at once.
    """
    if position.table.pictures == "words" or len(position.waiting) != 1:
        return None
    [asked] = position.waiting
    return await pictures.question(speech, position.view, asked, means=False, patience=POST)
