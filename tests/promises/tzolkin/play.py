"""Playing on: what an answer leads to, with all that it asks; and tables that are as foretold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core import Decision, Turn
from engine.core.agenda import settle
from engine.core.clone import clone
from engine.games.tzolkin import gears
from engine.games.tzolkin.actions import Take
from engine.games.tzolkin.components import BUILDINGS, MONUMENTS
from engine.games.tzolkin.frames.own import OwnTurn
from engine.games.tzolkin.frames.turn import FinishTurn
from engine.games.tzolkin.kinds import Odd
from engine.games.tzolkin.parts import Purse, ThisTurn
from engine.games.tzolkin.rules import RULES

Asked = list[Decision]


def played_on(step: Any, seat: int, greedy: bool) -> tuple[list[Any], Asked, Any]:
    """All events up to the next question about the whole turn, the questions before it, and the
    state there. greedy: takes whatever may be taken; else leaves out whatever may be left out."""
    events = [news.event for news in step.news]
    asked: Asked = []
    while step.decisions and step.decisions[0].kind not in ("turn", "choose_wealth", "choose_days"):
        (decision,) = step.decisions
        if decision.seat != seat:
            break
        asked.append(decision)
        step = RULES.apply(step.state, seat, _answer(step.state, decision, greedy), step.decisions)
        events += [news.event for news in step.news]
    return events, asked, step.state


def _answer(state: Any, decision: Decision, greedy: bool) -> Any:
    skips = [a for m in decision.menus if m.verb == "skip" for a in m.every()]
    if skips and (not greedy or decision.kind in ("choose_offering", "at_market")):
        return skips[0]
    said: list[Any] = [a for m in decision.menus if m.verb != "skip" for a in m.every()]
    if decision.kind == "choose_track":
        levels = state.players[decision.seat].technologies
        return min(said, key=lambda a: levels[a.track])
    if decision.kind == "choose_building":
        if skips and decision.facts["what"] in BUILDINGS:
            return skips[0]
        return min(said, key=lambda a: (a.tile in MONUMENTS, _odd(a.tile), a.architecture))
    return said[0]


def _odd(tile: str) -> bool:
    return tile in BUILDINGS and any(isinstance(e, Odd) for e in BUILDINGS[tile].effects)


def turn_of(state: Any, seat: int) -> Any:
    """A copy in which the turn of a seat has just begun."""
    copy = clone(state)
    copy.mover, copy.now, copy.turns = seat, ThisTurn(), 1
    copy.agenda = [FinishTurn(), OwnTurn()]
    return copy


def turned(state: Any, days: int) -> tuple[Any, list[tuple[int, str]]]:
    """A copy in which the gears have gone on so many days and nothing else happened; who fell."""
    copy = clone(state)
    fallen = [worker for _ in range(days) for worker in gears.advance_one_day(copy)]
    return copy, fallen


def rich(state: Any, seat: int) -> Any:
    """The same table, with plenty for a seat; it is changed. A skull comes from somebody who has
    one, since what is left counts; else from the supply."""
    purse = state.players[seat].purse
    skulls = purse.skull or min(1, state.skulls)
    if not purse.skull:
        others = [player.purse for player in state.players if player.purse.skull]
        if others:
            skulls, others[0].skull = 1, others[0].skull - 1
        else:
            state.skulls -= skulls
    state.players[seat].purse = Purse(40, 9, 9, 9, skulls)
    return state


def offers(state: Any, accept: Callable[[Any], bool]) -> list[Any]:
    """The answers of a kind that a table offers."""
    return [a for d in RULES.decisions(state) for a in d.every() if accept(a)]


def used(state: Any, seat: int, space: str) -> Any:
    """What comes of using the own action of a space with a worker who stands there in the turn of
    a seat; no matter whether it is offered. Questions that follow are left open."""
    copy = turn_of(state, seat)
    t = Turn(copy)
    gear, number = gears.parse(space)
    if copy.gears[gear.id][number] != seat:
        copy.gears[gear.id][number] = seat
    copy.agenda[-1].answer(t, seat, Take(space, space))
    decisions = settle(t)
    return _Step(t.state, tuple(t.news), decisions)


class _Step:
    """Like a step of the kernel."""

    def __init__(self, state: Any, news: Any, decisions: Any) -> None:
        self.state, self.news, self.decisions = state, news, decisions
