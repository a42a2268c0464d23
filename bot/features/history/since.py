"""What has happened since a user's last turn: in words, and as the board with outlines.

What happened to the reader comes first, then what is serious, then what is notable; a button
unfolds the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.drawing.sheets import Sheet
from bot.widgets import items, limits, turn_summary
from bot.widgets.ids import ControlId
from bot.widgets.items import Control, Drawn, Page
from bot.widgets.words import Speech
from render.lang.catalogue.bot_history import BotHistory
from render.text.base import shorten
from tables.model.table import LogEntry, Position

COLOUR = 0x72767D
LINES, ROOM = 16, 1_500
UNFOLDED = 2_600
"""Room for all of it."""
FEW = 4
"""So few sentences of the rest are not worth folding."""
ALL = "a"
"""In an id: with the rest."""


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
    whole: bool = False,
) -> Page:
    """What happened after step `since`, up to the published position.

    found: what there is to look at. picture: which of it is shown. lost: none is, because the
    earlier board cannot be shown. whole: with the rest.
    """
    table = position.table
    seated = position.viewer is not None
    say = BotHistory(speech.language)
    said, rest = _said(speech, say, news, position.viewer, whole=whole)
    said = said or say.nothing_since()
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
            *_rest(say, table.id, since, rest),
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


def _said(
    speech: Speech,
    say: BotHistory,
    news: Sequence[LogEntry],
    reader: int | None,
    *,
    whole: bool,
) -> tuple[str, int]:
    """What happened, and how many sentences of it are folded."""
    found = turn_summary.summary_lines(speech, news, reader)
    rest = [passage for passage in found if not passage.important]
    folded = 0 if whole else sum(len(passage.said) for passage in rest)
    if folded <= FEW or len(rest) == len(found):
        folded = 0

    def more(count: int) -> str:
        return speech.say.more_button(count=count, button=say.read_it_all())

    shown = [passage for passage in found if passage.important] if folded else found
    lines, room = (len(shown), UNFOLDED) if whole else (LINES, ROOM)
    return turn_summary.told(shown, lines, room, more=more), folded


def _rest(say: BotHistory, table_id: int, since: int, count: int) -> list[Control]:
    """The button that unfolds the rest, if that is folded."""
    if not count:
        return []
    return [items.button(say.unfold(count=count), ControlId("since", table_id, (str(since), ALL)))]


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
