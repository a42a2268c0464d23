"""A record as its pictures show it: in the reader's language and time zone."""

from __future__ import annotations

from datetime import datetime, tzinfo

from bot.widgets import patience
from render.lang.catalogue.bot_lobby import BotLobby
from render.lang.catalogue.bot_record import BotRecord
from render.lang.language import Language
from render.record import facts
from render.record.facts import RecordFacts
from render.registry import listing, presentation
from tables.model.own_record import Milestone, Source
from tables.model.ratings import number
from tables.model.ratings import told as in_tens
from tables.model.standing import LEAST_GAMES, LEAST_RATED, Moment
from tables.operations.own_records import Told

_MINUTE = 60.0


def record_facts(
    told: Told, name: str, language: Language, tz: tzinfo, *, strength: bool = True
) -> RecordFacts:
    """What the pictures show. name: whose record it is. strength: whether it is shown, if known."""
    found, wanted = told.record, told.wanted
    game = wanted.game
    return RecordFacts(
        name,
        "" if game is None else listing(game, language).short_title(),
        found.games,
        wanted.size,
        wanted.period,
        tuple(facts.Places(one.people, one.counts) for one in found.places),
        rating(told, language, tz) if strength else None,
        tuple(
            facts.Points(one.size, round(one.mine), _round(one.server), _round(one.winners))
            for one in found.points
        ),
        _sources(found.sources, game, language),
        _usual(told, language),
        tuple(_milestone(one, language, tz, named=game is None) for one in found.firsts),
    )


def month(at: float, language: Language, tz: tzinfo) -> str:
    """The month of a moment, such as "March 2026"."""
    say, when = BotRecord(language), datetime.fromtimestamp(at, tz)
    return say.month(month=say.name_of_month(str(when.month)), year=str(when.year))


def rating(told: Told, language: Language, tz: tzinfo) -> facts.Rating | None:
    """How strong somebody plays, or how many games are missing; None if nothing is known."""
    known = told.standing
    if known is None:
        return None
    if known.games < LEAST_GAMES:
        return facts.Rating(known.games, LEAST_GAMES)
    if not known.told:
        return facts.Rating(known.rated, LEAST_RATED, of_server=True)
    now = Moment(known.last_at, known.band[0], known.middle, known.band[1])
    course = [_estimate(moment) for moment in known.over_time or (now,)]
    # These two are told in figures, too, as `/ratings` tells them.
    course[0], course[-1] = _in_tens(course[0]), _in_tens(course[-1])
    begin, end = (month(one.at, language, tz) for one in (course[0], course[-1]))
    levels = (
        (level_word(m.level, language), in_tens(number(m.estimate.strength))) for m in told.marks
    )
    marks = tuple((word, points) for word, points in levels if word)
    return facts.Rating(known.games, LEAST_GAMES, tuple(course), begin, end, marks)


def _estimate(moment: Moment) -> facts.Estimate:
    return facts.Estimate(moment.at, moment.low, moment.middle, moment.high)


def _in_tens(one: facts.Estimate) -> facts.Estimate:
    return facts.Estimate(one.at, in_tens(one.low), in_tens(one.middle), in_tens(one.high))


def level_word(level: str, language: Language) -> str:
    """How a computer plays, in a word; empty for one that has no level."""
    there = level in BotLobby.FAMILIES["level"]
    return BotLobby(language).level(level) if there else ""


def _sources(
    sources: tuple[Source, ...], game: str | None, language: Language
) -> tuple[facts.Source, ...]:
    """The sources of points; none where there is only one, which says no more than their sum."""
    if game is None or len(sources) < 2:
        return ()
    texts = presentation(game).texts((), language)
    return tuple(
        facts.Source(texts.points_from(one.name), round(one.mine), _round(one.winners))
        for one in sources
    )


def _usual(told: Told, language: Language) -> facts.Usual | None:
    usual = told.record.usual
    if usual is None:
        return None
    spans = (usual.quarter, usual.half, usual.most)
    return facts.Usual(*(patience.span(max(span, _MINUTE), language) for span in spans))


def _milestone(one: Milestone, language: Language, tz: tzinfo, *, named: bool) -> facts.Milestone:
    game = listing(one.game, language).short_title() if named else ""
    return facts.Milestone(one.kind, month(one.at, language, tz), one.points, game)


def _round(points: float | None) -> int | None:
    return None if points is None else round(points)
