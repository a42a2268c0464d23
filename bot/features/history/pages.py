"""Pages of the log, and the board as it was.

Both are one private message each that its buttons edit. Where a reader has got to stands in the ids
(`agora:log:<table>:<direction>:<step>:<line>`, `agora:past:<table>:<how>:<step>:<picture>`), so
old pages work after a restart and after the game. A last part `x` asks for a new message.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.features.sealing import words as sealing_words
from bot.features.seats.pages import sees
from bot.widgets import items, limits, words
from bot.widgets.ids import ControlId
from bot.widgets.items import Control, Drawn, Page
from bot.widgets.words import Speech
from render.text.base import shorten
from tables.acts.retrospect import Turns
from tables.facts.model import LogEntry, Note, Position, Table

COLOUR = 0x72767D
ROOM = 2_600
"""Characters of a page of the log; about three screens of a phone."""
STEP_ROOM, STEP_LINES = 1_400, 14
WORDS_ROOM = 1_600
"""Room for an old board in words where no picture could be drawn."""
FROM_HERE = "Log from here"
SETUP = "Set-up"
LOST = "-# This board cannot be shown: the rules were corrected since, or its save is damaged."


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
    """Every line of some steps, with what happened beside the rules behind the step it followed."""
    said: dict[int, list[str]] = {entry.seq: [] for entry in entries}
    for note in notes:
        sentence = note_words(speech.table.called(note.names), note)
        if sentence and note.seq in said:
            said[note.seq].append(f"*{sentence}*")
    found: list[Line] = []
    for entry in entries:
        texts = [*words.lines(speech, [entry]), *said[entry.seq]] or [""]
        who = _name(speech.then(entry.names).table, entry.seat)
        found += [
            Line(entry.seq, i, entry.seat, entry.at, text, entry.draft, who)
            for i, text in enumerate(texts)
        ]
    return found


def note_words(table: Table, note: Note) -> str:
    """What happened beside the rules, as a sentence; empty for what the log itself says.

    table: with the names of that time.
    """
    fact = note.data
    name = _name(table, fact.get("seat"))
    match note.kind:
        case "replaced":
            seen = f" and {sees(table)}" if fact.get("sees") else ""
            new, old = words.harmless(fact["new"]), words.harmless(fact["old"])
            return f"{new} takes over from {old}{seen}."
        case "abandoned":
            return "The table is closed without a result."
        case "caretaker":
            return f"{name} is out of time; a caretaker plays for them."
        case "returned":
            return f"{name} is back."
        case "clock":
            return "The clock of the table is changed."
        case "moved":
            return f"The table moves from <#{fact['from']}> to <#{fact['to']}>."
        case "secrets":
            return "The host took a copy of the game with all hidden cards."
        case _:
            return sealing_words.note_words(note.kind, fact)


def _name(table: Table, seat: int | None) -> str:
    return "Somebody" if seat is None else words.harmless(table.seats[seat].name)


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
    head = f"-# {speech.title()} · log, steps {shown[0].seq} to {shown[-1].seq} of {last_seq}"
    buttons = (
        ("First", "f", (0, 0), at_start),
        ("Older", "u", first, at_start),
        ("Newer", "f", behind, at_end),
        ("Last", "u", (last_seq + 1, 0), at_end),
    )
    row = [
        # Where nothing lies in a direction the button is dead; its id must differ all the same.
        items.button(label, _log_id(table, how, place, label), disabled=dead)
        for label, how, place, dead in buttons
    ]
    published = min(shown[-1].seq, table.public_seq)
    board = ControlId("past", table.id, ("b", str(published), "0", "x"))
    return items.page(
        items.text("\n".join([head, *_grouped(shown)])),
        items.row(*row, items.button("Board then", board)),
        accent=COLOUR,
    )


def _log_id(table: Table, how: str, place: tuple[int, int], label: str) -> ControlId:
    seq, number = place
    return ControlId("log", table.id, (how, str(seq), str(number), label[0].lower()))


def _grouped(shown: Sequence[Line]) -> list[str]:
    """The lines under headings that say who acted and when."""
    found: list[str] = []
    run: list[Line] = []
    for line in shown:
        same = run and (line.seat, line.who, line.draft) == (run[0].seat, run[0].who, run[0].draft)
        if run and not same:
            found += _run(run)
            run = []
        run.append(line)
    return [*found, *_run(run)]


def _run(run: Sequence[Line]) -> list[str]:
    first, last = run[0], run[-1]
    who = SETUP if first.seat is None else first.who
    steps = f"step {first.seq}" if first.seq == last.seq else f"steps {first.seq} to {last.seq}"
    when = f"<t:{int(last.at)}:f>"
    head = f"**{who}** · {steps} · {when}"
    if first.draft:
        head += " · not yet on the table"
    return [head, *(line.text for line in run if line.text)]


# --- the board as it was -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Past:
    """A look back: the step, the position after it (None: lost), and the lines that go with it."""

    seq: int
    turns: Turns
    position: Position | None
    news: tuple[LogEntry, ...]
    picture: int = 0


def past_page(table: Table, speech: Speech, past: Past, drawn: Drawn | None) -> Page:
    """The board after a step, what happened then, and the ways to earlier and later."""
    said = words.last_lines(
        words.lines(speech, past.news), STEP_LINES, STEP_ROOM, where=f"“{FROM_HERE}”"
    )
    return items.page(
        items.text(_past_head(table, speech, past)),
        items.gallery(drawn) if drawn else _in_words(speech, past),
        items.text(said) if said else None,
        _pictures(table, speech, past) if drawn else None,
        items.row(*_ways(table, past)),
        items.row(
            items.button("Last", _past_id(table, "l", table.public_seq, past.picture)),
            items.button(
                FROM_HERE,
                ControlId("log", table.id, ("f", str(past.seq), "0", "x")),
            ),
        ),
        pictures=[drawn],
        accent=COLOUR,
    )


def _past_head(table: Table, speech: Speech, past: Past) -> str:
    last = past.news[-1] if past.news else None
    acted = last is not None and last.seat is not None
    who = _name(table.called(last.names), last.seat) if last is not None and acted else SETUP
    found = [
        f"-# {speech.title()} · looking back",
        f"### Step {past.seq} of {table.public_seq} · {who}",
    ]
    if past.position is not None:
        headline = shorten(speech.rich.headline(past.position.view), 200)
        found += [headline] if headline else []
    if past.news:
        found.append(f"-# <t:{int(past.news[-1].at)}:f>")
    return "\n".join(found)


def _in_words(speech: Speech, past: Past) -> discord.ui.Item[Any]:
    if past.position is None:
        return items.text(LOST)
    said = shorten(speech.rich.board(past.position.view), WORDS_ROOM)
    return items.text(said if said.strip() else "-# There is no picture of this game.")


def _pictures(table: Table, speech: Speech, past: Past) -> discord.ui.Item[Any] | None:
    assert speech.painter is not None
    assert past.position is not None
    names = speech.painter.pictures(past.position.view)[: limits.OPTIONS]
    if len(names) < 2:
        return None
    options = [
        discord.SelectOption(
            label=shorten(speech.plain.picture(name), limits.OPTION_LABEL),
            value=str(i),
            default=i == past.picture,
        )
        for i, name in enumerate(names)
    ]
    control = _past_id(table, "p", past.seq, past.picture)
    return items.row(items.select(control, "Another picture", options))


def _ways(table: Table, past: Past) -> list[Control]:
    """First, a turn back, a step back, a step on, a turn on."""
    seq, turns = past.seq, past.turns
    ways = (
        ("First", "a", 0),
        ("Turn back", "e", turns.before(seq)),
        ("Step back", "b", max(0, seq - 1)),
        ("Step on", "s", min(table.public_seq, seq + 1)),
        ("Turn on", "t", turns.after(seq)),
    )
    return [
        items.button(label, _past_id(table, how, goal, past.picture), disabled=goal == seq)
        for label, how, goal in ways
    ]


def _past_id(table: Table, how: str, seq: int, picture: int) -> ControlId:
    return ControlId("past", table.id, (how, str(seq), str(picture)))
