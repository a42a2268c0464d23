"""Modals that ask for numbers. Their id says all, so they are answered after a restart too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.widgets import limits
from bot.widgets.ids import ControlId
from render.lang.catalogue.bot import Bot
from render.text.base import shorten

LIFE = 900.0
"""Seconds an interaction's answer can be given; a modal open for longer is of no use."""
_FIELD = "number"


def number_modal(
    say: Bot, control: ControlId, title: str, label: str, low: int | None, high: int | None
) -> discord.ui.Modal:
    """A window with one field. A missing bound is open."""
    modal = _modal(control, title)
    modal.add_item(_field(say, 0, label, low, high, required=True))
    return modal


def numbers_modal(
    say: Bot,
    control: ControlId,
    title: str,
    fields: Sequence[tuple[str, int, int]],
    now: Sequence[int] = (),
) -> discord.ui.Modal:
    """A window with a field for each label and its bounds; which of several stay empty is open.

    now: the numbers that hold now, which stand in the fields at first.
    """
    modal = _modal(control, title)
    for i, (label, low, high) in enumerate(fields):
        value = str(now[i]) if now else None
        modal.add_item(_field(say, i, label, low, high, required=len(fields) == 1, value=value))
    return modal


def _modal(control: ControlId, title: str) -> discord.ui.Modal:
    return discord.ui.Modal(
        title=shorten(title, limits.MODAL_TITLE), custom_id=str(control), timeout=LIFE
    )


def _field(
    say: Bot,
    i: int,
    label: str,
    low: int | None,
    high: int | None,
    *,
    required: bool,
    value: str | None = None,
) -> discord.ui.Label[Any]:
    text: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=_name(i),
        placeholder=shorten(bounds(say, low, high), limits.INPUT_PLACEHOLDER),
        required=required,
        min_length=1 if required else 0,
        default=value,
        max_length=12,
    )
    return discord.ui.Label(
        text=shorten(label, limits.MODAL_LABEL),
        description=shorten(bounds(say, low, high), limits.MODAL_DESCRIPTION),
        component=text,
    )


def _name(i: int) -> str:
    """The id of a field; the first one is called as if it were alone."""
    return f"{_FIELD}{i}" if i else _FIELD


def bounds(say: Bot, low: int | None, high: int | None) -> str:
    """`a whole number from 1 to 40`."""
    if low is not None and high is not None:
        return say.whole_number_between(low=low, high=high)
    if low is not None:
        return say.whole_number_from(low=low)
    return say.whole_number() if high is None else say.whole_number_up_to(high=high)


def typed(interaction: discord.Interaction[Any]) -> str:
    """What was typed into the first field."""
    return next(iter(all_typed(interaction)), "")


def all_typed(interaction: discord.Interaction[Any]) -> tuple[str, ...]:
    """What was typed into each field, in the order in which they were asked."""
    data: dict[str, Any] = dict(interaction.data or {})
    fields = {
        str(component.get("custom_id")): str(component.get("value") or "")
        for component in limits.walk(data.get("components") or ())
    }
    names = (_name(i) for i in range(limits.MODAL_ITEMS))
    return tuple(fields[name] for name in names if name in fields)
