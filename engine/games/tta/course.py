"""The course of Through the Ages: what is to be reached in each lesson, told from the learner's
view."""

from __future__ import annotations

from engine.course import Course, Glance, Lesson, Missed, Verdict
from engine.games.tta.actions import EndTurn, PlayAggression
from engine.games.tta.editions import EDITIONS
from engine.games.tta.view import CivView, View

CULTURE, MINES, LAST = 2, 3, 5
"""What the goals name: culture more in each turn, mines after a good start, culture that the last
turn brings besides."""
TURNS = 3
"""Turns of a good start."""


def _win(glance: Glance) -> Verdict:
    """More culture in each turn."""
    gained = _now(glance).culture_rating - _start(glance).culture_rating
    if gained >= CULTURE:
        return "reached"
    return Missed("little_culture", max(0, gained), CULTURE) if _ended(glance) else "open"


def _row(glance: Glance) -> Verdict:
    """A leader from the card row."""
    if _leaders(glance.now) > _leaders(glance.start):
        return "reached"
    return Missed("no_leader_taken") if _ended(glance) else "open"


def _build(glance: Glance) -> Verdict:
    """A further mine and a further worker."""
    mine = _mines(glance.now) > _mines(glance.start)
    if mine and _workers(_now(glance)) > _workers(_start(glance)):
        return "reached"
    if not _ended(glance):
        return "open"
    return Missed("no_worker") if mine else Missed("no_mine")


def _signs(glance: Glance) -> Verdict:
    """No corruption."""
    lost = _now(glance).corruption
    if not lost:
        return "reached"
    return Missed("corruption", lost) if _ended(glance) else "open"


def _happy(glance: Glance) -> Verdict:
    """No discontent worker."""
    discontent = _now(glance).discontent
    if not discontent:
        return "reached"
    return Missed("discontent", discontent) if _ended(glance) else "open"


def _attack(glance: Glance) -> Verdict:
    """An aggression as the political action; the rival may still defend (NS-4.4)."""
    if any(isinstance(action, PlayAggression) for action in glance.done):
        return "reached"
    return "open" if "politics" in glance.asked else Missed("no_aggression")


def _opening(glance: Glance) -> Verdict:
    """Mines and a leader after the first turns."""
    if not _ended(glance, TURNS):
        return "open"
    mines = _mines(glance.now)
    if mines < MINES:
        return Missed("few_mines", mines, MINES)
    return "reached" if _now(glance).leader else Missed("no_leader")


def _end(glance: Glance) -> Verdict:
    """More culture from the last turn, told before it ends."""
    if _ended(glance):
        return Missed("little_at_end", need=LAST)
    return "reached" if _would_have(glance.now) - _would_have(glance.start) >= LAST else "open"


def _would_have(view: View) -> int:
    """The viewer's culture if the turn ended now."""
    return _own(view).culture + _own(view).culture_rating


def _mines(view: View) -> int:
    """Workers on mines of the viewer."""
    cards = EDITIONS[view.edition].cards
    return sum(n for card, n in _own(view).workers if cards[card].kind == "mine")


def _leaders(view: View) -> int:
    """Leaders in the viewer's hand and in play."""
    cards, civ = EDITIONS[view.edition].cards, _own(view)
    hand = sum(card is not None and cards[card].kind == "leader" for card in civ.civil)
    return hand + (civ.leader is not None)


def _workers(civ: CivView) -> int:
    return civ.idle + sum(n for _, n in civ.workers)


def _own(view: View) -> CivView:
    assert view.viewer is not None
    return view.players[view.viewer]


def _now(glance: Glance) -> CivView:
    return _own(glance.now)


def _start(glance: Glance) -> CivView:
    return _own(glance.start)


def _ended(glance: Glance, turns: int = 1) -> bool:
    """Whether the learner has ended so many turns, or has resigned."""
    ended = sum(isinstance(action, EndTurn) for action in glance.done)
    return ended >= turns or _now(glance).out


COURSE = Course(
    (
        Lesson("win", _win, ("little_culture",), marked=True, need=CULTURE),
        Lesson("row", _row, ("no_leader_taken",), marked=True),
        Lesson("build", _build, ("no_mine", "no_worker"), marked=True),
        Lesson("signs", _signs, ("corruption",)),
        Lesson("happy", _happy, ("discontent",)),
        Lesson("attack", _attack, ("no_aggression",)),
        Lesson("opening", _opening, ("few_mines", "no_leader"), need=MINES),
        Lesson("end", _end, ("little_at_end",), need=LAST),
    )
)
