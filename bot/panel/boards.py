"""The top of a panel: the picture of the question, or the table in parts."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from bot.drawing.pictures import Pictures
from bot.widgets.items import Drawn
from bot.widgets.words import Speech
from tables.model.formats import Format
from tables.model.table import Position


@dataclass(frozen=True, slots=True)
class Board:
    """Pictures for one viewer, one below the other. question: they show the question instead of the
    table."""

    pictures: tuple[Drawn, ...]
    question: bool = False


async def drawn(
    pictures: Pictures,
    speech: Speech,
    position: Position,
    shape: Format,
    *,
    table: bool = False,
    owner: Hashable = None,
) -> Board | None:
    """What a viewer sees: the question they are asked, if it has a picture, else the table.

    table: show the table anyway. None if it is shown in words.
    """
    if shape == "words":
        return None
    if position.decisions and not table:
        asked = position.decisions[0]
        picture = await pictures.question(speech, position.view, asked, means=True, owner=owner)
        if picture is not None:
            return Board((picture,), question=True)
    parts = await pictures.table(speech, position.view, shape, owner=owner)
    return Board(parts) if parts else None


def question_in_words(speech: Speech, position: Position) -> str:
    """What the picture of the question shows, for players who read words; empty if the question
    itself says as much."""
    if not position.decisions:
        return ""
    return speech.rich.case(position.view, position.decisions[0])
