"""The course of Belfort: what is to be reached in each lesson, told from the learner's view."""

from __future__ import annotations

from engine.course import Course, Glance, Lesson, Missed, Verdict
from engine.games.belfort.actions import EndTurn
from engine.games.belfort.goods import MATERIALS
from engine.games.belfort.view import BelfortView, PlayerView

POINTS, BUILDINGS = 5, 2
"""What the goals name: points more at the next scoring, buildings after a good start."""
START = 2
"""Rounds of a good start."""


def _win(glance: Glance) -> Verdict:
    """A building where it scores."""
    gained = _would_score(glance.now) - _would_score(glance.start)
    if gained >= POINTS:
        return "reached"
    return Missed("few_points", max(0, gained), POINTS) if _turns(glance) else "open"


def _place(glance: Glance) -> Verdict:
    """Wood, stone and metal from one round."""
    if glance.now.phase != "actions":
        return "open"
    before, after = _start(glance).goods, _now(glance).goods
    kinds = sum(getattr(after, good) > getattr(before, good) for good in MATERIALS)
    return "reached" if kinds == len(MATERIALS) else Missed("kinds", kinds, len(MATERIALS))


def _build(glance: Glance) -> Verdict:
    """A building."""
    if len(_now(glance).built) > len(_start(glance).built):
        return "reached"
    return Missed("nothing_built") if _turns(glance) else "open"


def _gnome(glance: Glance) -> Verdict:
    """A gnome on a lock."""
    if _now(glance).gnomes > _start(glance).gnomes:
        return "reached"
    return Missed("no_gnome") if _turns(glance) else "open"


def _opening(glance: Glance) -> Verdict:
    """Two buildings after two rounds."""
    if _turns(glance) < START:
        return "open"
    built = len(_now(glance).built)
    return "reached" if built >= BUILDINGS else Missed("few_buildings", built, BUILDINGS)


def _end(glance: Glance) -> Verdict:
    """The most points at the end."""
    result = glance.now.outcome
    if result is None:
        return "open"
    own, best = result.totals[glance.now.viewer], max(result.totals)
    return "reached" if glance.now.viewer in result.winners else Missed("not_first", own, best)


def _would_score(view: BelfortView) -> int:
    """What the learner would score if the round were scored now."""
    assert view.viewer is not None
    districts = sum(district.points[view.viewer] for district in view.districts)
    return districts + sum(piece.points[view.viewer] for piece in view.majorities)


def _now(glance: Glance) -> PlayerView:
    found: PlayerView = glance.now.players[glance.now.viewer]
    return found


def _start(glance: Glance) -> PlayerView:
    found: PlayerView = glance.start.players[glance.now.viewer]
    return found


def _turns(glance: Glance) -> int:
    """How often the learner has ended the Actions."""
    return sum(isinstance(action, EndTurn) for action in glance.done)


COURSE = Course(
    (
        Lesson("win", _win, ("few_points",), marked=True, need=POINTS),
        Lesson("place", _place, ("kinds",), marked=True),
        Lesson("build", _build, ("nothing_built",), marked=True),
        Lesson("gnome", _gnome, ("no_gnome",)),
        Lesson("trade", _build, ("nothing_built",)),
        Lesson("opening", _opening, ("few_buildings",), need=BUILDINGS),
        Lesson("end", _end, ("not_first",)),
    )
)
