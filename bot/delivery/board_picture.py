"""Draws the pictures of public messages in the format of their table: the question, or the upper
part of the table. They show what a spectator may know."""

from __future__ import annotations

from typing import Any

from bot.drawing.pictures import Pictures
from bot.drawing.workers import POST
from bot.widgets.items import Drawn
from bot.widgets.words import Speech
from engine.core import Rules
from tables.model import turns
from tables.model.table import Position


async def of_table(pictures: Pictures, speech: Speech, position: Position) -> Drawn | None:
    """The uppermost part of the table; None if the table is shown in words."""
    shape, painter = position.table.pictures, speech.painter
    if shape == "words" or painter is None:
        return None
    part = painter.parts(position.view, shape)[0]
    return await pictures.board(speech, position.view, part, patience=POST)


async def of_question(pictures: Pictures, speech: Speech, position: Position) -> Drawn | None:
    """The question without the possible answers; None if it has no picture.

    Its heading names the player who is asked, so several questions at once have no picture.
    """
    if position.table.pictures == "words" or len(position.waiting) != 1:
        return None
    [asked] = position.waiting
    return await pictures.question(speech, position.view, asked, means=False, patience=POST)


async def in_between(
    pictures: Pictures, rules: Rules[Any], speech: Speech, position: Position
) -> Drawn | None:
    """The picture of a question in the middle of a turn. If the player's own turn goes on after
    answers of others, or after a prepared turn stopped, the table may show it best."""
    drawn = await of_question(pictures, speech, position)
    if drawn is None and not any(turns.between(rules, d.kind) for d in position.waiting):
        return await of_table(pictures, speech, position)
    return drawn
