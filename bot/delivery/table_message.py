"""The public messages of a running table: the board after each turn, the end, short notices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.delivery import ending
from bot.panel import looking
from bot.widgets import items, words
from bot.widgets.ids import ControlId
from bot.widgets.items import COLOUR_ASKED, COLOUR_OVER, COLOUR_WAITING, Drawn, Page
from bot.widgets.since import SINCE, since_button
from bot.widgets.words import Speech
from engine import registry
from render.text.base import shorten
from tables.facts.model import LogEntry, Position

LOG_LINES = 10
LOG_ROOM = 1_400
WORDS_ROOM = 1_200
"""Room for the board in words where no picture could be drawn."""


def turn_message(
    position: Position,
    speech: Speech,
    drawn: Drawn | None,
    news: Sequence[LogEntry],
    ping: Sequence[int] = (),
    mark: str = "",
) -> Page:
    """The board, what happened, and whom the table awaits.

    ping: users asked just now. mark: by which the message is known again, see
    `bot.delivery.announcer`.
    """
    waiting = _waiting(position, speech, ping)
    return items.page(
        # The button is everybody's own: it need not go back as far as this message does.
        *_board(position, speech, drawn, news, where=f"“{SINCE}” or /game log"),
        items.rule(),
        items.text(waiting) if waiting else None,
        *_buttons(position, speech, mark),
        pictures=[drawn],
        accent=COLOUR_ASKED,
    )


def past_message(
    position: Position, speech: Speech, drawn: Drawn | None, news: Sequence[LogEntry]
) -> Page:
    """A board message without its buttons, once a newer one stands below."""
    return items.page(
        *_board(position, speech, drawn, news), pictures=[drawn], accent=COLOUR_WAITING
    )


def over_message(
    position: Position,
    speech: Speech,
    drawn: Drawn | None,
    news: Sequence[LogEntry],
    mark: str = "",
    scores: ending.Scores = (),
) -> Page:
    """The last board, how it ended, and where the points came from."""
    result = ending.result(position, speech, scores)
    return items.page(
        items.text(result) if result else None,
        items.rule() if result else None,
        *_board(position, speech, drawn, news),
        items.row(
            *looking.closer_button(position, speech),
            _words_button(position, mark),
            items.button("Play again", ControlId("again", position.table.id), "primary"),
        ),
        pictures=[drawn],
        accent=COLOUR_OVER,
    )


def has_room(speech: Speech, story: Sequence[LogEntry], new: Sequence[LogEntry]) -> bool:
    """Whether a board message can tell this story without leaving anything out for what is new."""
    if not words.lines(speech, new):
        return True
    said = words.lines(speech, story)
    return len(said) <= LOG_LINES and words.size(said) <= LOG_ROOM


def notice_message(content: str) -> Page:
    """One short public line."""
    return items.page(items.text(content), accent=COLOUR_WAITING)


def _board(
    position: Position,
    speech: Speech,
    drawn: Drawn | None,
    news: Sequence[LogEntry],
    where: str = words.LOG,
) -> list[discord.ui.Item[Any]]:
    headline = shorten(speech.rich.headline(position.view), 200)
    parts: list[discord.ui.Item[Any]] = [
        items.text(f"-# {speech.title()}" + (f"\n### {headline}" if headline else ""))
    ]
    if drawn is not None:
        parts.append(items.gallery(drawn))
    else:
        said = shorten(speech.rich.board(position.view), WORDS_ROOM)
        parts += [items.text(said)] if said.strip() else []
    log = words.last_lines(words.lines(speech, news), LOG_LINES, LOG_ROOM, where=where)
    if log:
        parts.append(items.text(log))
    return parts


def _waiting(position: Position, speech: Speech, ping: Sequence[int]) -> str:
    """One line per open question, in which the user who is asked is mentioned.

    Mentions of those in `ping` ping, and nobody in it is left out.
    """
    found = []
    for decision in position.waiting[:8]:
        said = speech.mentioning.waiting(position.view, decision)
        found.append(f"Waiting for {shorten(said, 200)}")
    asked = {d.seat for d in position.waiting}
    later = [position.table.seats[d.seat] for d in position.coming if d.seat not in asked]
    if later:
        listed = words.listed([words.who(seat) for seat in later])
        found.append(f"Then it comes to {listed}, who may answer beforehand.")
    if found:
        # A relative time stays right without another edit.
        found.append(f"-# asked <t:{int(position.table.changed_at)}:R>")
    absent = [u for u in ping if all(f"<@{u}>" not in line for line in found)]
    found += [f"<@{u}>" for u in absent]
    return "\n".join(found)


def _words_button(position: Position, mark: str) -> items.Control:
    return items.button(
        "Board in words", ControlId("words", position.table.id, (mark,) if mark else ())
    )


def _interrupted(position: Position) -> bool:
    """Whether the table waits for nothing but what others' turns ask of somebody."""
    kinds = {o.kind for o in registry.rules(position.table.game).orderables}
    return bool(position.waiting) and all(d.kind in kinds for d in position.waiting)


def _buttons(position: Position, speech: Speech, mark: str) -> list[discord.ui.Item[Any]]:
    table = position.table.id
    label = "Answer" if _interrupted(position) else "Take my turn"
    first = [items.button(label, ControlId("turn", table), "success")]
    first.append(since_button(table))
    if speech.has_hands:
        first.append(items.button("My hand", ControlId("hand", table)))
    second = looking.closer_button(position, speech)
    second.append(_words_button(position, mark))
    second.append(items.button("Help", ControlId("help", table)))
    return [items.row(*first), items.row(*second)]
