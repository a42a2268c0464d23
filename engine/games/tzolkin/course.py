"""The course of Tzolk'in: what is to be reached in each lesson, told from the learner's view."""

from __future__ import annotations

from engine.core import Action
from engine.course import Course, Glance, Lesson, Missed, Verdict
from engine.games.tzolkin.actions import EndTurn, Take
from engine.games.tzolkin.components import BOX
from engine.games.tzolkin.gears import parse
from engine.games.tzolkin.view import PlayerView

POINTS, WORKERS, CORN = 7, 3, 4
"""What the goals name: points of one turn, workers placed, corn of a harvest."""
TURNS, FAR, SPARE = 3, 2, 3
"""A good start: so many turns in which a worker gets so far, with so much corn left."""
FIRST_FOOD_DAY = BOX.calendar.food_days[0].day


def _win(glance: Glance) -> Verdict:
    """As many points in one turn as a skull in Chichen Itza brings."""
    gained = _now(glance).points - _start(glance).points
    if gained >= POINTS:
        return "reached"
    return Missed("few_points", gained, POINTS) if _turns(glance) else "open"


def _place(glance: Glance) -> Verdict:
    """Three workers on the gears when the turn ends."""
    if not _turns(glance):
        return "open"
    placed = _now(glance).on_gears - _start(glance).on_gears
    return "reached" if placed >= WORKERS else Missed("few_placed", placed, WORKERS)


def _take(glance: Glance) -> Verdict:
    """A harvest."""
    gained = _now(glance).goods.corn - _start(glance).goods.corn
    if gained >= CORN:
        return "reached"
    return Missed("little_corn", max(0, gained), CORN) if _turns(glance) else "open"


def _signs(glance: Glance) -> Verdict:
    """A crystal skull, where the picture shows one."""
    if _now(glance).goods.skull > _start(glance).goods.skull:
        return "reached"
    return Missed("no_skull") if _turns(glance) else "open"


def _food(glance: Glance) -> Verdict:
    """Nobody goes hungry on the first Food Day."""
    lost = -dict(_now(glance).scored).get("hunger", 0)
    if glance.now.day <= FIRST_FOOD_DAY:
        return "open"
    return Missed("hungry", lost) if lost else "reached"


def _build(glance: Glance) -> Verdict:
    """A building."""
    if len(_now(glance).buildings) > len(_start(glance).buildings):
        return "reached"
    return Missed("nothing_built") if _turns(glance) else "open"


def _opening(glance: Glance) -> Verdict:
    """Three turns in which a worker has travelled to a better space, and corn is left."""
    if _turns(glance) < TURNS:
        return "open"
    if not any(_travelled(action) for action in glance.done):
        return Missed("too_early", need=FAR)
    corn = _now(glance).goods.corn
    return "reached" if corn >= SPARE else Missed("corn_spent", corn, SPARE)


def _travelled(action: Action) -> bool:
    """Whether a worker was taken back for the action of a space that is worth waiting for."""
    return isinstance(action, Take) and action.action is not None and parse(action.action)[1] >= FAR


def _end(glance: Glance) -> Verdict:
    """The most points at the end."""
    result = glance.now.outcome
    if result is None:
        return "open"
    own, best = result.totals[glance.now.viewer], max(result.totals)
    return "reached" if glance.now.viewer in result.winners else Missed("not_first", own, best)


def _now(glance: Glance) -> PlayerView:
    found: PlayerView = glance.now.players[glance.now.viewer]
    return found


def _start(glance: Glance) -> PlayerView:
    found: PlayerView = glance.start.players[glance.now.viewer]
    return found


def _turns(glance: Glance) -> int:
    """How many turns the learner has ended."""
    return sum(isinstance(action, EndTurn) for action in glance.done)


COURSE = Course(
    (
        Lesson("win", _win, ("few_points",), marked=True, need=POINTS),
        Lesson("place", _place, ("few_placed",), marked=True, need=WORKERS),
        Lesson("take", _take, ("little_corn",), marked=True, need=CORN),
        Lesson("signs", _signs, ("no_skull",)),
        Lesson("food", _food, ("hungry",)),
        Lesson("build", _build, ("nothing_built",)),
        Lesson("opening", _opening, ("too_early", "corn_spent"), need=SPARE),
        Lesson("end", _end, ("not_first",)),
    )
)
