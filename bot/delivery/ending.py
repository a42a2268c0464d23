"""What a finished game posts: who won, the scores by source, and what can be pressed below."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.widgets import items, own_record, review, words
from bot.widgets.ids import ControlId
from bot.widgets.items import Control
from bot.widgets.words import Speech
from render.lang.catalogue.bot_delivery import BotDelivery
from render.lang.catalogue.bot_group import BotGroup
from render.text.base import shorten
from tables.model.table import Position
from tables.service import TableService

FILM = "film"
"""The button that shows the time-lapse of a game in a borrowed place."""
SOURCES = 20
"""How many sources of points are named for each player."""


Scores = Sequence[Mapping[str, int]]
"""Points by source, per seat."""


def scores_of(position: Position, speech: Speech, news: Iterable[Any]) -> Scores:
    """Where everybody's points came from, in words and in as much detail as the game can tell.

    news: all public events. If they do not add up to the result, as in an old game whose events can
    no longer be read, the scores of the outcome are returned.
    """
    outcome = position.outcome
    if outcome is None or not outcome.scores:
        return ()
    found = speech.plain.sources(position.view, news)
    totals = [sum(score.values()) for score in outcome.scores]
    fine = [sum(score.values()) for score in found] == totals
    return found if fine and any(found) else _in_words(speech, outcome.scores)


def _in_words(speech: Speech, scores: Scores) -> Scores:
    """The scores of an outcome, which have codes for sources."""
    texts = speech.plain
    return tuple({texts.scored_in(code): n for code, n in score.items()} for score in scores)


async def told_scores(
    service: TableService, position: Position, speech: Speech, to_seq: int
) -> Scores:
    """Where everybody's points came from, by all that happened up to step `to_seq`."""
    whole = await service.views.log(position.table.id, None, upto=to_seq)
    return scores_of(position, speech, [event for entry in whole for event in entry.events])


def result(position: Position, speech: Speech, scores: Scores = ()) -> str:
    """Who won, everybody's place and points, and where the points came from."""
    outcome = position.outcome
    if outcome is None:
        return ""
    say = BotDelivery(speech.language)
    lines = [f"## {shorten(speech.rich.outcome(position.view, outcome), 400)}"]
    fine = scores or _in_words(speech, outcome.scores)
    telling = len({source for score in fine for source in score}) > 1
    for seat in sorted(position.table.seats, key=lambda s: (outcome.places[s.index], s.index)):
        # Not a list of Discord's, which would number the players itself, even if two share a place.
        own = outcome.scores[seat.index] if outcome.scores else {}
        place, who = outcome.places[seat.index], words.who(position.table, seat, say.language)
        if len(own) > 1:
            lines.append(say.placed_points(place=place, who=who, points=sum(own.values())))
        elif own:
            [(code, points)] = own.items()
            source = speech.plain.scored_in(code)
            lines.append(say.placed_source(place=place, who=who, points=points, source=source))
        else:
            lines.append(say.placed(place=place, who=who))
        if telling:
            lines.append(f"-# {sources_line(say, fine[seat.index])}")
    return "\n".join(lines)


def next_buttons(
    position: Position, speech: Speech, mark: str = "", *, again: bool = True
) -> tuple[Control, ...]:
    """What can be pressed once a game is over, below its result and its podium. mark: identifies
    the message. again: a table could be opened where the message is."""
    table = position.table
    if table.apart:
        return review.buttons(speech.language, table)
    number = ControlId("again", table.id, (mark,) if mark else ())
    play = items.button(BotDelivery(speech.language).play_again(), number, "primary")
    film = items.button(BotGroup(speech.language).time_lapse(), ControlId(FILM, table.id))
    return (
        *([play] if again else []),
        *([film] if again and table.borrowed and speech.painter is not None else []),
        *own_record.button(speech.language, table),
        *review.buttons(speech.language, table),
    )


def sources_line(say: BotDelivery, score: Mapping[str, int]) -> str:
    """ "production 109, events 84, wars −3": the largest first, without what is zero."""
    ordered = sorted((s for s in score if score[s]), key=lambda s: -abs(score[s]))
    said = [f"{s} {_number(score[s])}" for s in ordered[:SOURCES]]
    rest = sum(score[s] for s in ordered[SOURCES:])
    if rest:
        said.append(say.other_sources(points=_number(rest)))
    return say.language.row(said) or say.no_points()


def _number(n: int) -> str:
    return str(n).replace("-", "\u2212")
