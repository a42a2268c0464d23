"""The message with the time-lapse of a finished game."""

from __future__ import annotations

from typing import Any

import discord

from bot.features.history import timelapse
from bot.features.history.timelapse import Film
from bot.widgets import items, limits
from bot.widgets.ids import ControlId
from bot.widgets.items import COLOUR_OVER, Drawn, Page
from bot.widgets.words import Speech
from render.lang.catalogue.bot_history import BotHistory
from render.text.base import shorten
from tables.model.table import Position

LAPSE = "time-lapse.webp"


def in_words(position: Position, speech: Speech, turns: int, mark: str) -> Page:
    """The replacement for a time-lapse that cannot be shown; see `lapse_page`."""
    say = BotHistory(speech.language)
    return items.page(
        items.text(f"-# {speech.title()}\n{say.game_turn_by_turn(turns=turns)}"),
        _look_back(position, say, mark),
        accent=COLOUR_OVER,
    )


def _look_back(position: Position, say: BotHistory, mark: str) -> discord.ui.Item[Any]:
    return items.row(items.button(say.look_back(), ControlId("begin", position.table.id, (mark,))))


def lapse_page(position: Position, speech: Speech, film: Film, turns: int, mark: str) -> Page:
    """The time-lapse. turns: how many there were. mark: identifies the message."""
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
        _look_back(position, say, mark),
        pictures=[drawn],
        accent=COLOUR_OVER,
    )
