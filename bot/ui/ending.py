"""What a finished game posts: who won, the scores by source, and the time-lapse."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.drawing.timelapse import Film
from bot.tables.model import Position
from bot.ui import items, limits, words
from bot.ui.ids import ControlId
from bot.ui.items import Drawn, Page
from bot.ui.panel import COLOUR_OVER
from bot.ui.words import Speech
from render.text.base import shorten

NAME, SOURCE = 6, 14
"""Letters for a player's name and a source; four players fit a phone."""
SOURCES = 20
LAPSE = "time-lapse.webp"


Scores = Sequence[Mapping[str, int]]
"""Points by source, per seat."""


def scores_of(position: Position, speech: Speech, news: Iterable[Any]) -> Scores:
    """Where everybody's points came from, as finely as the game can tell.

    news: all public events. What does not add up to the result (an old game whose news can no
    longer be read) is not shown.
    """
    outcome = position.outcome
    if outcome is None or not outcome.scores:
        return ()
    found = speech.plain.sources(position.view, news)
    totals = [sum(score.values()) for score in outcome.scores]
    fine = [sum(score.values()) for score in found] == totals
    return found if fine and any(found) else outcome.scores


def result(position: Position, speech: Speech, scores: Scores = ()) -> str:
    """Who won, everybody's place and points, and where the points came from."""
    outcome = position.outcome
    if outcome is None:
        return ""
    said = f"## {shorten(speech.rich.outcome(position.view, outcome), 400)}"
    seats = sorted(position.table.seats, key=lambda seat: (outcome.places[seat.index], seat.index))
    for seat in seats:
        line = f"{outcome.places[seat.index]}. {words.who(seat)}"
        own = outcome.scores[seat.index] if outcome.scores else {}
        if own:
            [source, *others] = own
            what = "points" if others else _source(source)
            line += f": **{sum(own.values())}** {what}"
        said += f"\n{line}"
    fine = scores or outcome.scores
    table = score_table([seat.name for seat in seats], [fine[seat.index] for seat in seats if fine])
    return f"{said}\n{table}" if table else said


def score_table(names: Sequence[str], scores: Scores) -> str:
    """Sources down, players across, in letters of one width; empty if there is only one source."""
    sources = list(dict.fromkeys(source for score in scores for source in score))
    if len(sources) < 2:
        return ""
    columns = [_fit(name.replace("`", "'"), NAME) for name in names]
    lines = [" " * SOURCE + "".join(_right(name, NAME + 1) for name in columns)]
    shown = sources[:SOURCES]
    for source in shown:
        numbers = [score.get(source, 0) for score in scores]
        lines.append(_line(_source(source), numbers))
    rest = [sum(score.get(s, 0) for s in sources[SOURCES:]) for score in scores]
    if any(rest):
        lines.append(_line("other", rest))
    lines.append(_line("total", [sum(score.values()) for score in scores]))
    return "```\n" + "\n".join(lines) + "\n```"


def _line(word: str, numbers: Sequence[int]) -> str:
    said = _fit(word, SOURCE)
    start = said + " " * (SOURCE - _width(said))
    return start + "".join(_right(str(n), NAME + 1) for n in numbers)


def _source(source: str) -> str:
    return source.replace("_", " ")


def _width(text: str) -> int:
    """How many columns a text takes where all letters are equally wide."""
    wide = sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)
    return wide - sum(1 for c in text if unicodedata.combining(c))


def _fit(text: str, room: int) -> str:
    """The text, ended with an ellipsis if it is wider than the room."""
    if _width(text) <= room:
        return text
    while text and _width(text) > room - 1:
        text = text[:-1]
    return f"{text}…"


def _right(text: str, room: int) -> str:
    return " " * max(0, room - _width(text)) + text


def lapse_page(position: Position, speech: Speech, film: Film, turns: int, mark: str) -> Page:
    """The time-lapse. turns: how many there were. mark: by which the message is known again."""
    table = position.table
    shown = "every turn" if film.frames >= turns else f"{film.frames} of {turns} turns"
    assert speech.painter is not None
    last = speech.plain.alt(position.view, speech.painter.pictures(position.view)[0])
    alt = (
        f"Time-lapse of the whole game, {film.frames} boards in {film.seconds:.0f} seconds. "
        f"It ends with this board. {last}"
    )
    drawn = Drawn(LAPSE, film.data, shorten(alt, limits.ALT_TEXT))
    return items.page(
        items.text(
            f"-# {speech.title()}\n### The game in {film.seconds:.0f} seconds\n-# {shown}, from "
            "the set-up to the end"
        ),
        items.gallery(drawn),
        items.row(items.button("Look back step by step", ControlId("begin", table.id, (mark,)))),
        pictures=[drawn],
        accent=COLOUR_OVER,
    )
