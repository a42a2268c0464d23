"""The public messages of a running table: the board after each turn, the end, short notices.

Above its rule a board message tells whole turns. Below it tells about the unfinished turn, names
the players who are asked, and has the buttons. All of that goes when a newer message replaces it. A
question in the middle of a turn is a message without a board.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import discord

from bot.delivery import ending
from bot.panel import looking
from bot.widgets import items, turn_summary, words
from bot.widgets.ids import ControlId
from bot.widgets.items import COLOUR_ASKED, COLOUR_OVER, COLOUR_WAITING, Control, Drawn, Page
from bot.widgets.links import when
from bot.widgets.since import since_button
from bot.widgets.words import AWAITS, Speech
from engine import registry
from render.lang.catalogue.bot_delivery import BotDelivery
from render.text.base import shorten
from tables.model.table import LogEntry, Position
from tables.operations.announcements import TurnSummary

LOG_LINES = 10
LOG_ROOM = 1_400
SO_FAR_LINES = 8
SO_FAR_ROOM = 700
WORDS_ROOM = 1_000
"""Room for the board in words where no picture could be drawn."""


def turn_message(
    position: Position,
    speech: Speech,
    drawn: Drawn | None,
    summary: TurnSummary,
    ping: Sequence[int] = (),
    mark: str = "",
    note: str = "",
) -> Page:
    """The board, what happened, and the players the table waits for.

    ping: users asked just now. mark: identifies the message, see `bot.delivery.announcer`. note:
    why it is where it is.
    """
    return items.page(
        # The button begins at each reader's own last turn, so it may show less than this message
        # leaves out; hence the log is named, too.
        *_board(position, speech, drawn, summary.over, partial(_more_or_log, speech)),
        items.foot(),
        *_now(position, speech, summary, ping),
        items.text(note) if note else None,
        *_buttons(position, speech, mark),
        pictures=[drawn],
        accent=COLOUR_ASKED,
    )


def question_message(
    position: Position,
    speech: Speech,
    drawn: Drawn | None,
    summary: TurnSummary,
    ping: Sequence[int] = (),
    mark: str = "",
    note: str = "",
) -> Page:
    """A question in the middle of a turn and how it came about, without a board.

    drawn: what everybody may see of the question. The rest is that of `turn_message`.
    """
    return items.page(
        items.text(f"-# {speech.title()}", items.FOOT),
        items.gallery(drawn) if drawn else None,
        *_now(position, speech, summary, ping),
        items.text(note) if note else None,
        *_buttons(position, speech, mark),
        pictures=[drawn],
        accent=COLOUR_ASKED,
    )


def past_message(
    position: Position, speech: Speech, drawn: Drawn | None, news: Sequence[LogEntry]
) -> Page:
    """What stays of a board message once a newer one is posted."""
    return items.page(
        *_board(position, speech, drawn, news, partial(_more, speech)),
        pictures=[drawn],
        accent=COLOUR_WAITING,
    )


def over_message(
    position: Position,
    speech: Speech,
    drawn: Drawn | None,
    news: Sequence[LogEntry],
    mark: str = "",
    scores: ending.Scores = (),
    *,
    again: bool = True,
    note: str = "",
) -> Page:
    """The last board, how it ended, and where the points came from. again: the game can be played
    again where the message is. note: what else its reader may want to know."""
    result = ending.result(position, speech, scores)
    return items.page(
        items.text(result) if result else None,
        items.rule() if result else None,
        *_board(position, speech, drawn, news, partial(_more, speech)),
        items.text(note) if note else None,
        items.row(
            *looking.closer_button(position, speech),
            _words_button(position, speech, mark),
            *ending.next_buttons(position, speech, again=again),
        ),
        pictures=[drawn],
        accent=COLOUR_OVER,
    )


def has_room(speech: Speech, news: Sequence[LogEntry]) -> bool:
    """Whether a board message has room for everything important here."""
    return turn_summary.has_room(turn_summary.summary_lines(speech, news), LOG_ROOM)


def notice_message(content: str, buttons: Sequence[Control] = ()) -> Page:
    """One short public line, and what can be pressed below it."""
    row = items.row(*buttons) if buttons else None
    return items.page(items.text(content), row, accent=COLOUR_WAITING)


def _board(
    position: Position,
    speech: Speech,
    drawn: Drawn | None,
    news: Sequence[LogEntry],
    more: Callable[[int], str],
) -> list[discord.ui.Item[Any]]:
    headline = shorten(speech.rich.headline(position.view), 200)
    parts: list[discord.ui.Item[Any]] = [
        items.text(f"-# {speech.title()}" + (f"\n### {headline}" if headline else ""))
    ]
    if drawn is not None:
        parts.append(items.gallery(drawn))
    else:
        rest = speech.say.board_goes_on(button=speech.say.board_in_words())
        said = words.whole_lines(speech.rich.board(position.view), WORDS_ROOM, rest)
        parts += [items.text(said)] if said.strip() else []
    log = turn_summary.told(
        turn_summary.summary_lines(speech, news), LOG_LINES, LOG_ROOM, more=more
    )
    if log:
        parts.append(items.text(log))
    return parts


def _now(
    position: Position, speech: Speech, summary: TurnSummary, ping: Sequence[int]
) -> list[discord.ui.Item[Any]]:
    """What is known of the unfinished turn, and whom the table waits for."""
    found = turn_summary.summary_lines(speech, summary.so_far)
    more = partial(_more_or_log, speech)
    said = turn_summary.told(found, SO_FAR_LINES, SO_FAR_ROOM, more=more)
    waiting = _waiting(position, speech, ping)
    return [items.text(part) for part in (said, waiting) if part]


def _waiting(position: Position, speech: Speech, ping: Sequence[int]) -> str:
    """One line per open question that mentions the user who is asked.

    Mentions ping only the users in `ping`, each of whom is mentioned.
    """
    say = BotDelivery(speech.language)
    found = [
        shorten(speech.mentioning.awaits(position.view, decision), AWAITS)
        for decision in position.waiting[:8]
    ]
    asked = {d.seat for d in position.waiting}
    later = [position.table.seats[d.seat] for d in position.coming if d.seat not in asked]
    if later:
        seats = say.listed(words.who(position.table, seat, say.language) for seat in later)
        found.append(say.then_comes_to(seats=seats))
    if found:
        # A relative time stays right without another edit.
        found.append(f"-# {say.asked(when=when(position.table.changed_at))}")
    absent = [u for u in ping if all(f"<@{u}>" not in line for line in found)]
    found += [f"<@{u}>" for u in absent]
    return "\n".join(found)


def _more(speech: Speech, count: int) -> str:
    return speech.say.more(count=count)


def _more_or_log(speech: Speech, count: int) -> str:
    say = speech.say
    return say.more_button_or_log(count=count, button=say.since_last_turn())


def _words_button(position: Position, speech: Speech, mark: str) -> items.Control:
    control = ControlId("words", position.table.id, (mark,) if mark else ())
    return items.button(speech.say.board_in_words(), control)


def _interrupted(position: Position) -> bool:
    """Whether the table waits only for answers within other players' turns."""
    kinds = {o.kind for o in registry.rules(position.table.game).orderables if not o.turn}
    return bool(position.waiting) and all(d.kind in kinds for d in position.waiting)


def _buttons(position: Position, speech: Speech, mark: str) -> list[discord.ui.Item[Any]]:
    table, say = position.table.id, speech.say
    label = say.answer() if _interrupted(position) else say.take_my_turn()
    first = [items.button(label, ControlId("turn", table), "success")]
    first.append(since_button(say, table))
    if speech.has_hands:
        first.append(items.button(say.my_hand(), ControlId("hand", table)))
    second = looking.closer_button(position, speech)
    second.append(_words_button(position, speech, mark))
    second.append(items.button(say.help(), ControlId("help", table)))
    return [items.row(*first), items.row(*second)]
