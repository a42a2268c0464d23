"""The end of a game in words, for people who see no picture: places, parts of the score, and how it
went."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from render.lang.catalogue.podium import Podium as Say
from render.lang.language import ENGLISH, Language
from render.podium.facts import PARTS, Finish, Podium, number, sources
from render.standing import Curve, Standing
from render.text.base import ALT

_FEWER = (PARTS, 3, 0)
"""So many parts of the score are told, if all of it is to have room."""


def alt(podium: Podium, language: Language = ENGLISH) -> str:
    """The text in place of the picture."""
    say = Say(language)
    for most in _FEWER:
        said = " ".join(
            (_title(podium, say), *_finishes(podium, say, most), *course(podium, language))
        )
        if len(said) <= ALT:
            break
    return said


def course(podium: Podium, language: Language = ENGLISH) -> Sequence[str]:
    """How the game went, in a few sentences; none where that is not known."""
    if podium.curve is None or len(podium.curve.moments) < 3:
        return ()
    return tuple(_course(podium, podium.curve, Say(language), language))


def _title(podium: Podium, say: Say) -> str:
    if podium.curve is None:
        return say.ended_at_once(title=podium.title)
    return say.ended(title=podium.title, when=podium.curve.last.when)


def _finishes(podium: Podium, say: Say, most: int) -> Iterator[str]:
    own, _ = sources(podium.finishes, most + 1)
    for seat in podium.ranking:
        finish = podium.finishes[seat]
        who = say.who_gave_up(who=finish.name) if finish.gone else finish.name
        if finish.total is None:
            yield say.finish(place=finish.place, who=who)
            continue
        points = number(finish.total)
        told = _told(finish, own[:most], say)
        if told:
            yield say.finish_sources(place=finish.place, who=who, points=points, sources=told)
        else:
            yield say.finish_points(place=finish.place, who=who, points=points)


def _told(finish: Finish, own: Sequence[str], say: Say) -> str:
    parts = finish.parts or {}
    there = sorted((source for source in own if parts.get(source)), key=lambda s: -abs(parts[s]))
    return say.language.row(say.from_source(source=s, points=number(parts[s])) for s in there)


def _course(podium: Podium, curve: Curve, say: Say, language: Language) -> Iterator[str]:
    leads = [_ahead(moment) for moment in curve.moments]
    winners = [seat for seat, finish in enumerate(podium.finishes) if finish.place == 1]
    if len(winners) == 1 and leads[-1] == set(winners):
        yield from _victory(podium.finishes[winners[0]].name, winners[0], curve, leads, say)
    alone = [seats for seats in leads if len(seats) == 1]
    changes = sum(one != two for one, two in pairwise(alone))
    if changes:
        yield say.lead_changed(count=changes)
    half = curve.moments[len(curve.moments) // 2]
    points = [
        say.from_source(
            source=podium.finishes[seat].name, points=number(half.figures[0].values[seat])
        )
        for seat in sorted(podium.ranking, key=lambda seat: -half.figures[0].values[seat])
    ]
    yield say.halfway(when=half.when, points=language.listed(points))


def _victory(
    who: str, seat: int, curve: Curve, leads: Sequence[set[int]], say: Say
) -> Iterator[str]:
    """Since when the winner was ahead."""
    since = len(leads) - 1
    while since > 0 and seat in leads[since - 1]:
        since -= 1
    if since == len(leads) - 1:
        yield say.ahead_at_the_end(who=who)
    elif since == 0:
        yield say.led_throughout(who=who)
    else:
        yield say.led_from(who=who, when=curve.moments[since].when)


def _ahead(moment: Standing) -> set[int]:
    """Who had most at a moment."""
    values = moment.figures[0].values
    return {seat for seat, value in enumerate(values) if value == max(values)}
