"""The window in which the numbers of a menu are typed."""

from __future__ import annotations

from typing import Any

import discord

from bot.panel.controls import caption, number_fields
from bot.panel.entries import Entry
from bot.widgets import numbers
from bot.widgets.ids import ControlId
from render.lang.catalogue.bot import Bot
from render.text.base import Texts


def window(control: ControlId, entry: Entry, texts: Texts[Any], view: Any) -> discord.ui.Modal:
    """A field for each number. Raises `InvalidChoice` if the menu asks for none."""
    fields = [(f.label, f.low, f.high) for f in number_fields(texts, view, entry)]
    return numbers.numbers_modal(Bot(texts.language), control, caption(texts, view, entry), fields)
