"""The message with the time-lapse of a finished game."""

from __future__ import annotations

from bot.features.history import timelapse
from bot.features.history.timelapse import Film
from bot.widgets import items, limits
from bot.widgets.ids import ControlId
from bot.widgets.items import COLOUR_OVER, Drawn, Page
from bot.widgets.words import Speech
from render.lang.catalogue.bot_history import BotHistory
from render.text.base import shorten
from tables.facts.model import Position

LAPSE = "time-lapse.webp"


def lapse_page(position: Position, speech: Speech, film: Film, turns: int, mark: str) -> Page:
    """The time-lapse. turns: how many there were. mark: by which the message is known again."""
    table = position.table
    say, seconds = BotHistory(speech.language), round(film.seconds)
    shown = say.every_turn()
    if film.frames < turns:
        shown = say.some_turns(frames=film.frames, turns=turns)
    assert speech.painter is not None
    picture = timelapse.shown(speech.painter, position.view, table.pictures)
    last = speech.plain.alt(position.view, picture)
    alt = say.lapse_alt(frames=film.frames, seconds=seconds, board=last)
    drawn = Drawn(LAPSE, film.data, shorten(alt, limits.ALT_TEXT))
    return items.page(
        items.text(f"-# {speech.title()}\n### {say.game_in_seconds(seconds=seconds)}\n-# {shown}"),
        items.gallery(drawn),
        items.row(items.button(say.look_back(), ControlId("begin", table.id, (mark,)))),
        pictures=[drawn],
        accent=COLOUR_OVER,
    )
