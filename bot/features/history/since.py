"""What has happened since somebody's last turn: in words, and as the board with outlines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.widgets import items, limits, words
from bot.widgets.ids import ControlId
from bot.widgets.items import Drawn, Page
from bot.widgets.since import SINCE
from bot.widgets.words import Speech
from render.text.base import shorten
from tables.facts.model import LogEntry, Position

COLOUR = 0x72767D
LINES, ROOM = 16, 1_500
READ_ALL = "Read it all"
NOTHING = "Nothing has happened since then."
GONE = (
    "-# The earlier board cannot be shown: the rules were corrected since, or its save is "
    "damaged. The log has everything."
)


def heading(seated: bool, since: int) -> str:
    """What is shown, as a heading."""
    if not seated:
        return "Since the last hand-over"
    return SINCE if since else "Since the game began"


def legend(seated: bool, since: int) -> str:
    """What an outline in the picture means."""
    said = heading(seated, since)
    return f"outlined: changed {said[0].lower()}{said[1:]}"


def page(
    position: Position,
    speech: Speech,
    since: int,
    news: Sequence[LogEntry],
    drawn: Drawn | None,
    picture: str | None = None,
    note: str = "",
) -> Page:
    """What happened after step `since`, up to the published position.

    picture: the name of the one that is shown. note: why there is none, if that needs words.
    """
    table = position.table
    seated = position.viewer is not None
    lines = words.lines(speech, news)
    said = words.last_lines(lines, LINES, ROOM, where=f"“{READ_ALL}”") or NOTHING
    headline = shorten(speech.rich.headline(position.view), 200)
    top = f"-# {speech.title()}\n### {heading(seated, since)}"
    parts: list[discord.ui.Item[Any] | None] = [
        items.text(f"{top}\n{headline}" if headline else top),
        items.gallery(drawn) if drawn else None,
        items.text(f"{said}\n{note}" if note else said),
        _menu(position, speech, since, picture) if drawn else None,
        items.row(
            items.button(READ_ALL, ControlId("log", table.id, ("f", str(since + 1), "0", "x"))),
            items.button("Board before", ControlId("past", table.id, ("b", str(since), "0", "x"))),
        )
        if since < table.public_seq
        else None,
    ]
    return items.page(*parts, pictures=[drawn], accent=COLOUR)


def _menu(
    position: Position, speech: Speech, since: int, picture: str | None
) -> discord.ui.Item[Any] | None:
    """The further pictures, if there are any: for small screens."""
    assert speech.painter is not None
    names = speech.painter.pictures(position.view)[: limits.OPTIONS]
    if len(names) < 2:
        return None
    options = [
        discord.SelectOption(
            label=shorten(speech.plain.picture(name), limits.OPTION_LABEL),
            value=str(i),
            default=name == (picture or names[0]),
        )
        for i, name in enumerate(names)
    ]
    control = ControlId("since", position.table.id, (str(since),))
    return items.row(items.select(control, "Another picture", options))
