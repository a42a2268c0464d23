"""What the picture of a question shows, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core import Action, Decision
from engine.games.tzolkin import gears
from engine.games.tzolkin.actions import Construct, Harvest, MoveCalendar, Perform
from engine.games.tzolkin.components import BOX, GEARS
from engine.games.tzolkin.goods import RESOURCES, Resource
from engine.games.tzolkin.view import LAST_DAY, PlayerView, TzolkinView
from render.lang.catalogue.tzolkin_question import TzolkinQuestion
from render.text.tzolkin.board import Board
from render.text.tzolkin.choices import Choices
from render.text.tzolkin.effects import Effects
from render.text.tzolkin.explanations import Explanations
from render.text.tzolkin.things import Things

_AHEAD = 4
"""Days of the calendar to come that the picture shows."""


class Cases:
    """The sentences that follow what is asked, in the order of the picture. names: of the seats."""

    def __init__(
        self,
        words: Things,
        effects: Effects,
        choices: Choices,
        board: Board,
        explanations: Explanations,
        names: Sequence[str],
    ) -> None:
        self._words, self._effects, self._names = words, effects, names
        self._choices, self._board, self._explanations = choices, board, explanations
        self._say = TzolkinQuestion(words.language)

    def case(self, view: TzolkinView, decision: Decision, *, means: bool = True) -> str:
        """What the answers depend on. means: with what only the player asked may know."""
        return "\n".join(self._told(view, decision, means))

    def _told(self, view: TzolkinView, decision: Decision, means: bool) -> Iterator[str]:
        me = view.players[decision.seat]
        if decision.kind == "choose_wealth":
            yield from self._wealth(view, me, means)
            return
        if decision.kind == "choose_days":
            yield from self._days(view, decision, means)
            return
        if decision.kind == "turn" and not means:
            return  # the table is shown in place of it
        yield self._say.purse(goods=self._words.goods(me.goods))
        match decision.kind:
            case "turn":
                yield from self._turn(view, me)
            case "choose_building":
                yield from self._buildings(view, decision, means)
            case "choose_track":
                yield from self._board.learnt_by_all(view)
            case "choose_temples" | "choose_offering":
                yield from self._board.temples_of_all(view)
            case "at_market":
                rates = [self._rate(good) for good in RESOURCES]
                yield self._say.rates(rates=self._words.listed(rates))
            case "choose_harvest":
                yield from self._harvest(view, decision, means)
            case "choose_action":
                yield from self._actions(view, me, decision, means)
            case "pay_any" | "choose_resources":
                yield self._say.blocks(count=_number(decision, "count"))

    def _rate(self, good: Resource) -> str:
        block = self._words.count(1, good)
        return self._say.rate(block=block, corn=BOX.market.of(good))

    def _wealth(self, view: TzolkinView, me: PlayerView, means: bool) -> Iterator[str]:
        for chosen in (True, False):
            seats = [p.seat for p in view.players if p.chosen is chosen and not p.resigned]
            if seats:
                who = self._words.listed([self._names[seat] for seat in seats])
                say = self._say.have_chosen if chosen else self._say.are_choosing
                yield say(who=who, count=len(seats))
        for tile in me.dealt if means else ():
            yield self._say.tile(tile=self._words.tile(tile), gives=self._effects.tile(tile))

    def _turn(self, view: TzolkinView, me: PlayerView) -> Iterator[str]:
        """Workers and their food, what the next one costs where, and what is ahead of those on
        the gears."""
        yield self._board.workers(me)
        if view.prices and me.hand:
            costs = [self._cost(view, place, corn) for place, corn in view.prices]
            yield self._say.next_worker(places=self._words.listed(costs))
        yield from self._ahead(view, me)

    def _cost(self, view: TzolkinView, place: str, corn: int) -> str:
        number = None if place == gears.START else view.gear(place).next_space
        space = place if number is None else gears.space(place, number)
        return self._say.place(space=self._words.space(space), corn=corn)

    def _ahead(self, view: TzolkinView, me: PlayerView) -> Iterator[str]:
        for said in self._explanations.workers(view, me):
            yield self._say.ahead(outlook=said)

    def _buildings(self, view: TzolkinView, decision: Decision, means: bool) -> Iterator[str]:
        yield from self._board.tiles(view)
        offered = [a.tile for a in _offered(decision) if isinstance(a, Construct)]
        if means:
            yield self._say.affordable(tiles=self._words.tiles(dict.fromkeys(offered)))

    def _harvest(self, view: TzolkinView, decision: Decision, means: bool) -> Iterator[str]:
        group = _number(decision, "group")
        yield self._say.field(field=self._words.listed(list(self._board.fields(view, group))))
        ways = [a for a in _offered(decision) if isinstance(a, Harvest)]
        if means and ways:
            labels = [self._choices.action(view, way) for way in ways]
            yield self._say.ways(ways=self._words.listed(labels))

    def _actions(
        self, view: TzolkinView, me: PlayerView, decision: Decision, means: bool
    ) -> Iterator[str]:
        """For who is asked what can be used and what it does; for everybody the gears."""
        if not means:
            [of] = {a.gears for g in GEARS.values() for a in g.actions if a.kind == "any_action"}
            names = [self._words.names.gear(gear) for gear in of]
            yield self._say.of_gears(gears=self._words.listed(names))
            return
        for found in _offered(decision):
            if isinstance(found, Perform):
                does = self._effects.space(found.action, me, view.skulls)
                yield self._say.usable(space=self._words.space(found.action), does=does)

    def _days(self, view: TzolkinView, decision: Decision, means: bool) -> Iterator[str]:
        """The days to come, Food Days among them, those to which the calendar can move, and one's
        own workers."""
        food = {day.day for day in BOX.calendar.food_days}
        shown = [day for day in range(view.day, view.day + _AHEAD + 1) if day <= LAST_DAY]
        days = [self._say.calendar_day(day=day, food=day in food) for day in shown]
        yield self._say.days(days=self._words.listed(days))
        ways = [a.days for a in _offered(decision) if isinstance(a, MoveCalendar)]
        if means and ways:
            reached = [str(min(view.day + n, LAST_DAY)) for n in ways]
            yield self._say.moves_to(days=self._words.language.either(reached))
        if means:
            yield from self._ahead(view, view.players[decision.seat])


def _offered(decision: Decision) -> Iterator[Action]:
    """The answers of short menus; without menus none are known."""
    for menu in decision.menus:
        found: Any = getattr(menu, "actions", ())
        yield from found


def _number(decision: Decision, fact: str) -> int:
    found = decision.facts.get(fact, 0)
    return found if isinstance(found, int) else 0
