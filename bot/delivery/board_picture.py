"""The picture of a public post: of what is asked, or the upper part of the table."""

from __future__ import annotations

from bot.drawing.pictures import Pictures
from bot.drawing.workers import POST
from bot.widgets.items import Drawn
from bot.widgets.words import Speech
from tables.facts.model import Position


async def drawn(pictures: Pictures, speech: Speech, position: Position) -> Drawn | None:
    """What a post about a position shows, in the format of its table; None where that is words.

    position: of a spectator, so nothing hidden is in its view. What can be answered with is no part
    of the picture of a question, and its menus are not handed on.
    """
    shape = position.table.pictures
    if shape == "words":
        return None
    if len(position.waiting) == 1:  # it is headed by the one who is asked
        [asked] = position.waiting
        view = position.view
        picture = await pictures.question(speech, view, asked, means=False, patience=POST)
        if picture is not None:
            return picture
    painter = speech.painter
    part = painter.parts(position.view, shape)[0] if painter is not None else None
    return await pictures.board(speech, position.view, part, patience=POST)
