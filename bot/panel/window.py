"""The window in which the numbers of a menu are typed."""

from __future__ import annotations

from typing import Any

import discord

from bot.panel.controls import Entry, caption, number_fields
from bot.widgets import numbers
from bot.widgets.ids import ControlId
from bot.widgets.words import Speech


def window(control: ControlId, entry: Entry, speech: Speech, view: Any) -> discord.ui.Modal:
    """A field for each number. Raises `Misfit` if the menu asks for none."""
    fields = [(f.label, f.low, f.high) for f in number_fields(speech.plain, view, entry)]
    title = caption(speech.plain, view, entry)
    return numbers.numbers_modal(speech.say, control, title, fields)
