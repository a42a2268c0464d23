"""Pages of the log, and of earlier boards.

Each is one private message that its buttons edit. The ids hold the reader's place
(`agora:log:<table>:<direction>:<step>:<line>`, `agora:past:<table>:<how>:<step>:<picture>`), so old
pages work after a restart and after the game. A last part `x` asks for a new message.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.drawing.sheets import Sheet
from bot.features.results import pages as results
from bot.features.sealing import words as sealing_words
from bot.features.seats.pages import took_over
from bot.widgets import items, limits, words
from bot.widgets.ids import ControlId
from bot.widgets.items import Control, Drawn, Page
from bot.widgets.links import when
from bot.widgets.names import called
from bot.widgets.words import Speech
from render.lang.catalogue.bot_history import BotHistory
from render.text.base import shorten
from tables.model.notes import Abandoned, CaretakerPlays, Kept, Renamed, Replaced, Returned, Voided
from tables.model.outgoing import (
    ClosedByAll,
    IdleClosed,
    Moved,
    PaceSet,
    PracticeBegins,
    SecretsTaken,
    Unrated,
)
from tables.model.seal_messages import WeekBegins
from tables.model.table import LogEntry, Note, Position, Table
from tables.operations.history import Turns

COLOUR = 0x72767D
ROOM = 2_600
"""Characters of a page of the log; about three screens of a phone."""
STEP_ROOM, STEP_LINES = 1_400, 14
WORDS_ROOM = 2_200
"""Room for an old board in words where no picture could be drawn."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log: the n-th of a step. A step without news has one line without text.

    who: the name of the seat when it made the step.
    """

    seq: int
    number: int
    seat: int | None
    at: float
    text: str
    draft: bool = False
    who: str = ""

    @property
    def place(self) -> tuple[int, int]:
        return self.seq, self.number


def log_lines(speech: Speech, entries: Sequence[LogEntry], notes: Sequence[Note]) -> list[Line]:
    """Every line of some steps; events outside the rules come after the step they followed."""
    say = BotHistory(speech.language)
    said: dict[int, list[str]] = {entry.seq: [] for entry in entries}
    for note in notes:
        sentence = note_words(speech.then(note.names), note)
        if sentence and note.seq in said:
            said[note.seq].append(f"*{sentence}*")
    found: list[Line] = []
    for entry in entries:
        texts = [*words.lines(speech, [entry]), *said[entry.seq]] or [""]
        who = _name(say, speech.then(entry.names).table, entry.seat)
        found += [
            Line(entry.seq, i, entry.seat, entry.at, text, entry.draft, who)
            for i, text in enumerate(texts)
        ]
    return found


def note_words(speech: Speech, note: Note) -> str:
    """An event outside the rules, as a sentence; empty if the log itself tells it.

    speech: with the names of that time.
    """
    table, say = speech.table, BotHistory(speech.language)
    match note.said:
        case Replaced(old=old, new=new, sees=sees):
            old, new = (words.harmless(called(name, say.language)) for name in (old, new))
            return took_over(speech.language, table, new, old, sees=sees)
        case Renamed(old=old, name=new):
            old, new = (words.harmless(called(name, say.language)) for name in (old, new))
            return say.renamed(old=old, new=new)
        case Abandoned():
            return say.closed_without_result()
        case IdleClosed():
            return say.closed_as_idle()
        case Kept():
            return say.kept_open()
        case CaretakerPlays(seat=seat):
            return say.out_of_time(who=_name(say, table, seat))
        case Returned(seat=seat):
            return say.is_back(who=_name(say, table, seat))
        case PaceSet():
            return say.clock_is_changed()
        case Moved(left=left, to=to):
            return say.table_moves(old=f"<#{left}>", new=f"<#{to}>")
        case SecretsTaken():
            return say.host_took_copy()
        case PracticeBegins() | WeekBegins() | Unrated() | Voided() | ClosedByAll():
            return results.note_words(speech.language, note.said)
        case _:
            return sealing_words.note_words(speech.language, speech.table.names, note.said)


def beginning(speech: Speech) -> str:
    """What the first step of a game is called."""
    say = BotHistory(speech.language)
    return say.set_up() if speech.table.origin is None else say.practice_beginning()


def _name(say: BotHistory, table: Table, seat: int | None) -> str:
    if seat is None:
        return say.somebody()
    return words.harmless(called(table.seats[seat].name, say.language))


# --- the log -------------------------------------------------------------------------------------


def fitting(found: Sequence[Line], *, last: bool) -> list[Line]:
    """As many lines as a page takes: the first ones, or the last ones."""
    kept: list[Line] = []
    used = 0
    seat: object = ()
    for line in reversed(found) if last else found:
        room = len(line.text) + 1 + (120 if line.seat != seat else 0)
        if kept and used + room > ROOM:
            break
        kept.append(line)
        used += room
        seat = line.seat
    return kept[::-1] if last else kept


def log_page(speech: Speech, shown: Sequence[Line], last_seq: int, end: tuple[int, int]) -> Page:
    """A page of the log. last_seq: the newest step the reader may know; end: its last line."""
    table = speech.table
    first = shown[0].place
    behind = (shown[-1].seq, shown[-1].number + 1)
    at_start, at_end = first == (0, 0), shown[-1].place >= end
    say = BotHistory(speech.language)
    head = say.log_head(
        title=speech.title(), first=shown[0].seq, last=shown[-1].seq, count=last_seq
    )
    buttons = (
        (say.first(), "first", "f", (0, 0), at_start),
        (say.older(), "older", "u", first, at_start),
        (say.newer(), "newer", "f", behind, at_end),
        (say.last(), "last", "u", (last_seq + 1, 0), at_end),
    )
    row = [
        # A button that leads nowhere is disabled, but needs an id of its own anyway.
        items.button(label, _log_id(table, how, place, name), disabled=dead)
        for label, name, how, place, dead in buttons
    ]
    published = min(shown[-1].seq, table.public_seq)
    board = ControlId("past", table.id, ("b", str(published), "0", "x"))
    return items.page(
        items.text("\n".join([f"-# {head}", *_grouped(speech, shown)])),
        items.row(*row, items.button(say.board_then(), board)),
        items.row(items.button(say.game_as_file(), ControlId("export", table.id))),
        accent=COLOUR,
    )


def _log_id(table: Table, how: str, place: tuple[int, int], name: str) -> ControlId:
    seq, number = place
    return ControlId("log", table.id, (how, str(seq), str(number), name[0]))


def _grouped(speech: Speech, shown: Sequence[Line]) -> list[str]:
    """The lines under headings that say who acted and when."""
    found: list[str] = []
    run: list[Line] = []
    for line in shown:
        same = run and (line.seat, line.who, line.draft) == (run[0].seat, run[0].who, run[0].draft)
        if run and not same:
            found += _run(speech, run)
            run = []
        run.append(line)
    return [*found, *_run(speech, run)]


def _run(speech: Speech, run: Sequence[Line]) -> list[str]:
    say, first, last = BotHistory(speech.language), run[0], run[-1]
    who = beginning(speech) if first.seat is None else first.who
    at = when(last.at, "f")
    if first.seq == last.seq:
        head = say.run_of_step(who=who, step=first.seq, when=at)
    else:
        head = say.run_of_steps(who=who, first=first.seq, last=last.seq, when=at)
    if first.draft:
        head = f"{head} · {say.not_yet_on_table()}"
    return [head, *(line.text for line in run if line.text)]


# --- the board as it was -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Past:
    """A look back: the step, the position after it (None: lost), and the lines that go with it.

    sheets: what there is to look at. picture: which of it is shown.
    """

    seq: int
    turns: Turns
    position: Position | None
    news: tuple[LogEntry, ...]
    picture: int = 0
    sheets: tuple[Sheet, ...] = ()


def past_page(table: Table, speech: Speech, past: Past, drawn: Sequence[Drawn]) -> Page:
    """The board after a step, what happened then, and buttons to earlier and later steps."""
    say = BotHistory(speech.language)

    def more(count: int) -> str:
        return speech.say.earlier_button(count=count, button=say.log_from_here())

    said = words.last_lines(words.lines(speech, past.news), STEP_LINES, STEP_ROOM, more=more)
    return items.page(
        items.text(_past_head(table, speech, past)),
        *(items.galleries(drawn) or [_in_words(speech, past)]),
        items.text(said) if said else None,
        _pictures(table, speech, past) if drawn else None,
        items.row(*_ways(say, table, past)),
        items.row(
            items.button(say.last(), _past_id(table, "l", table.public_seq, past.picture)),
            items.button(
                say.log_from_here(),
                ControlId("log", table.id, ("f", str(past.seq), "0", "x")),
            ),
        ),
        pictures=drawn,
        accent=COLOUR,
    )


def _past_head(table: Table, speech: Speech, past: Past) -> str:
    last = past.news[-1] if past.news else None
    acted = last is not None and last.seat is not None
    say, who = BotHistory(speech.language), ""
    if last is not None and acted:
        who = _name(say, table.called(last.names), last.seat)
    step = say.step_of(step=past.seq, count=table.public_seq, who=who or beginning(speech))
    found = [f"-# {say.looking_back(title=speech.title())}", f"### {step}"]
    if past.position is not None:
        headline = shorten(speech.rich.headline(past.position.view), 200)
        found += [headline] if headline else []
    if past.news:
        found.append(f"-# {when(past.news[-1].at, 'f')}")
    return "\n".join(found)


def _in_words(speech: Speech, past: Past) -> discord.ui.Item[Any]:
    if past.position is None:
        return items.text(f"-# {BotHistory(speech.language).board_is_lost()}")
    say = BotHistory(speech.language)
    said = words.whole_lines(speech.rich.board(past.position.view), WORDS_ROOM, say.board_goes_on())
    if said.strip():
        return items.text(said)
    return items.text(f"-# {BotHistory(speech.language).no_picture()}")


def _pictures(table: Table, speech: Speech, past: Past) -> discord.ui.Item[Any] | None:
    if len(past.sheets) < 2:
        return None
    options = [
        discord.SelectOption(
            label=shorten(sheet.label, limits.OPTION_LABEL), value=str(i), default=i == past.picture
        )
        for i, sheet in enumerate(past.sheets[: limits.OPTIONS])
    ]
    control = _past_id(table, "p", past.seq, past.picture)
    return items.row(items.select(control, BotHistory(speech.language).another_picture(), options))


def _ways(say: BotHistory, table: Table, past: Past) -> list[Control]:
    """First, a turn back, a step back, a step on, a turn on."""
    seq, turns = past.seq, past.turns
    ways = (
        (say.first(), "a", 0),
        (say.turn_back(), "e", turns.before(seq)),
        (say.step_back(), "b", max(0, seq - 1)),
        (say.step_on(), "s", min(table.public_seq, seq + 1)),
        (say.turn_on(), "t", turns.after(seq)),
    )
    return [
        items.button(label, _past_id(table, how, goal, past.picture), disabled=goal == seq)
        for label, how, goal in ways
    ]


def _past_id(table: Table, how: str, seq: int, picture: int) -> ControlId:
    return ControlId("past", table.id, (how, str(seq), str(picture)))
