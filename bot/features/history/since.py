"""What has happened since somebody's last turn: in words, and as the board with outlines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.drawing.sheets import Sheet
from bot.widgets import items, limits, words
from bot.widgets.ids import ControlId
from bot.widgets.items import Drawn, Page
from bot.widgets.words import Speech
from render.lang.catalogue.bot_history import BotHistory
from render.text.base import shorten
from tables.facts.model import LogEntry, Position

COLOUR = 0x72767D
LINES, ROOM = 16, 1_500


def heading(say: BotHistory, seated: bool, since: int) -> str:
    """What is shown, as a heading."""
    if not seated:
        return say.since_hand_over()
    return say.since_last_turn() if since else say.since_beginning()


def legend(say: BotHistory, seated: bool, since: int) -> str:
    """What an outline in the picture means."""
    if not seated:
        return say.outlined_hand_over()
    return say.outlined_last_turn() if since else say.outlined_beginning()


def page(
    position: Position,
    speech: Speech,
    since: int,
    news: Sequence[LogEntry],
    drawn: Sequence[Drawn] = (),
    found: Sequence[Sheet] = (),
    picture: int = 0,
    *,
    lost: bool = False,
) -> Page:
    """What happened after step `since`, up to the published position.

    found: what there is to look at. picture: which of it is shown. lost: none is, because the
    earlier board cannot be shown.
    """
    table = position.table
    seated = position.viewer is not None
    lines = words.lines(speech, news)
    say = BotHistory(speech.language)

    def more(count: int) -> str:
        return speech.say.earlier_button(count=count, button=say.read_it_all())

    said = words.last_lines(lines, LINES, ROOM, more=more) or say.nothing_since()
    if lost:
        said = f"{said}\n-# {say.earlier_board_is_lost()}"
    headline = shorten(speech.rich.headline(position.view), 200)
    top = f"-# {speech.title()}\n### {heading(say, seated, since)}"
    parts: list[discord.ui.Item[Any] | None] = [
        items.text(f"{top}\n{headline}" if headline else top),
        *items.galleries(drawn),
        items.text(said),
        _menu(position, speech, since, found, picture) if drawn else None,
        items.row(
            items.button(
                say.read_it_all(), ControlId("log", table.id, ("f", str(since + 1), "0", "x"))
            ),
            items.button(
                say.board_before(), ControlId("past", table.id, ("b", str(since), "0", "x"))
            ),
        )
        if since < table.public_seq
        else None,
    ]
    return items.page(*parts, pictures=drawn, accent=COLOUR)


def _menu(
    position: Position, speech: Speech, since: int, found: Sequence[Sheet], picture: int
) -> discord.ui.Item[Any] | None:
    """The further pictures, if there are any."""
    if len(found) < 2:
        return None
    options = [
        discord.SelectOption(
            label=shorten(sheet.label, limits.OPTION_LABEL), value=str(i), default=i == picture
        )
        for i, sheet in enumerate(found[: limits.OPTIONS])
    ]
    control = ControlId("since", position.table.id, (str(since),))
    return items.row(items.select(control, BotHistory(speech.language).another_picture(), options))
