"""The message with the time-lapse of a finished game."""

from __future__ import annotations

from bot.features.history.timelapse import Film
from bot.widgets import items, limits
from bot.widgets.ids import ControlId
from bot.widgets.items import COLOUR_OVER, Drawn, Page
from bot.widgets.words import Speech
from render.text.base import shorten
from tables.facts.model import Position

LAPSE = "time-lapse.webp"


def lapse_page(position: Position, speech: Speech, film: Film, turns: int, mark: str) -> Page:
    """The time-lapse. turns: how many there were. mark: by which the message is known again."""
    table = position.table
    shown = "every turn" if film.frames >= turns else f"{film.frames} of {turns} turns"
    assert speech.painter is not None
    last = speech.plain.alt(position.view, speech.painter.pictures(position.view)[0])
    alt = (
        f"Time-lapse of the whole game, {film.frames} boards in {film.seconds:.0f} seconds. "
        f"It ends with this board. {last}"
    )
    drawn = Drawn(LAPSE, film.data, shorten(alt, limits.ALT_TEXT))
    return items.page(
        items.text(
            f"-# {speech.title()}\n### The game in {film.seconds:.0f} seconds\n-# {shown}, from "
            "the set-up to the end"
        ),
        items.gallery(drawn),
        items.row(items.button("Look back step by step", ControlId("begin", table.id, (mark,)))),
        pictures=[drawn],
        accent=COLOUR_OVER,
    )
