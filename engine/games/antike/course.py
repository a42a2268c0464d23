"""The course of Antike Duellum: what is to be reached in each lesson, told from the learner's
view."""

from __future__ import annotations

from engine.course import Course, Glance, Lesson, Missed, Verdict
from engine.games.antike.actions import EndTurn
from engine.games.antike.components import BOX
from engine.games.antike.view import AntikeView, NationView

CHIPS, CITIES = 2, 5
"""What the goals name: chips of one production, cities after a good start."""
TURNS = 4
"""Turns of a good start."""


def _win(glance: Glance) -> Verdict:
    """A personage."""
    if len(_now(glance).personages) > len(_start(glance).personages):
        return "reached"
    return Missed("no_personage") if _turns(glance) else "open"


def _rondel(glance: Glance) -> Verdict:
    """The production of one kind of resource."""
    before, after = _start(glance).purse, _now(glance).purse
    gained = max(after.marble - before.marble, after.iron - before.iron, after.gold - before.gold)
    if gained >= CHIPS:
        return "reached"
    return Missed("few_chips", max(0, gained), CHIPS) if _turns(glance) else "open"


def _signs(glance: Glance) -> Verdict:
    """A galley out of the box."""
    if _galleys(glance.now) > _galleys(glance.start):
        return "reached"
    return Missed("no_galley") if _turns(glance) else "open"


def _found(glance: Glance) -> Verdict:
    """A new city."""
    if _now(glance).cities > _start(glance).cities:
        return "reached"
    return Missed("no_city") if _turns(glance) else "open"


def _attack(glance: Glance) -> Verdict:
    """A city of the other nation."""
    if _lost(glance):
        return "reached"
    return Missed("nothing_conquered") if _turns(glance) else "open"


def _opening(glance: Glance) -> Verdict:
    """More cities after the first turns."""
    have = _now(glance).cities
    if have >= CITIES:
        return "reached"
    return Missed("few_cities", have, CITIES) if _turns(glance) >= TURNS else "open"


def _end(glance: Glance) -> Verdict:
    """The last personage."""
    result = glance.now.outcome
    if result is not None and glance.now.viewer in result.winners:
        return "reached"
    have = len(_now(glance).personages)
    missed = result is not None or _turns(glance)
    return Missed("not_yet_won", have, BOX.win_at) if missed else "open"


def _lost(glance: Glance) -> int:
    """Cities that the other nation no longer has, and the learner does."""
    own = glance.now.viewer
    before = {region.id for region in glance.start.regions if region.owner == 1 - own}
    return sum(region.owner == own and region.id in before for region in glance.now.regions)


def _galleys(view: AntikeView) -> int:
    """Own galleys on the map."""
    assert view.viewer is not None
    return sum(region.units[view.viewer].galley for region in view.regions)


def _now(glance: Glance) -> NationView:
    found: NationView = glance.now.nations[glance.now.viewer]
    return found


def _start(glance: Glance) -> NationView:
    found: NationView = glance.start.nations[glance.now.viewer]
    return found


def _turns(glance: Glance) -> int:
    """How many turns the learner has ended."""
    return sum(isinstance(action, EndTurn) for action in glance.done)


COURSE = Course(
    (
        Lesson("win", _win, ("no_personage",), marked=True),
        Lesson("rondel", _rondel, ("few_chips",), marked=True, need=CHIPS),
        Lesson("signs", _signs, ("no_galley",), marked=True),
        Lesson("found", _found, ("no_city",)),
        Lesson("attack", _attack, ("nothing_conquered",)),
        Lesson("opening", _opening, ("few_cities",), need=CITIES),
        Lesson("end", _end, ("not_yet_won",)),
    )
)
