"""The button “Report a problem” and its window with one field."""

from __future__ import annotations

from functools import partial
from typing import Any, get_args

import discord
from discord import app_commands

from bot.widgets import limits
from bot.widgets.described import described
from bot.widgets.reporting import _control
from bot.widgets.text_window import text_window
from render.lang.catalogue.bot_commands import BotCommands
from render.lang.catalogue.bot_reports import BotReports
from render.lang.language import Language
from render.text.base import shorten
from tables.maintenance import problems
from tables.maintenance.problems import FIGURE


def report_modal(
    language: Language,
    table_id: int | None,
    reference: str | None = None,
    kind: problems.Kind = problems.PROBLEM,
) -> discord.ui.Modal:
    """The window; its id says what it is about."""
    control = _control("reported", table_id, FIGURE if kind == FIGURE else reference)
    say = BotReports(language)
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id="words",
        style=discord.TextStyle.paragraph,
        placeholder=shorten(say.hint(kind), limits.INPUT_PLACEHOLDER),
        min_length=1,
        max_length=problems.WORDS,
    )
    label, about = say.question(kind), say.reader(kind)
    return text_window(control, say.heading(kind), field, label=label, about=about)


def kinds() -> list[app_commands.Choice[str]]:
    """What a report can be about."""
    return [
        app_commands.Choice(
            name=described(partial(BotCommands.report_choice, kind=kind)), value=kind
        )
        for kind in get_args(problems.Kind)
    ]


def kind_of(said: str) -> problems.Kind:
    """What a report is about; that something is wrong, unless it says something else."""
    return FIGURE if said == FIGURE else problems.PROBLEM


def told(language: Language, reference: str, table_id: int | None, seq: int | None) -> str:
    """What the reporter reads."""
    say = BotReports(language)
    if table_id is None:
        return say.kept(reference=reference)
    return say.kept_with_table(reference=reference, table=table_id, step=seq or 0)
