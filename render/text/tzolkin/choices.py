"""Labels of everything a player can choose."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from engine.core import Decision, Menu, Subset
from engine.games.tzolkin import gears
from engine.games.tzolkin.actions import (
    Beg,
    Claim,
    Climb,
    Construct,
    Harvest,
    KeepWealth,
    MoveCalendar,
    Offer,
    Pay,
    Perform,
    Place,
    Research,
    Skip,
    Take,
    TakeResources,
    Trade,
)
from engine.games.tzolkin.components import BOX
from engine.games.tzolkin.knowledge import LAST, harvest_goods
from engine.games.tzolkin.view import TzolkinView
from render.lang.catalogue.tzolkin_choices import TzolkinChoices
from render.text.base import LABEL
from render.text.tzolkin import table
from render.text.tzolkin.effects import Effects
from render.text.tzolkin.things import Things


class Choices:
    """What the answers to questions are called; each unlike the others of the same question."""

    def __init__(self, words: Things, effects: Effects) -> None:
        self._words, self._effects = words, effects
        self._say = TzolkinChoices(words.language)

    def action(self, view: TzolkinView, action: Any) -> str:
        """What the choice does."""
        say, words = self._say, self._words
        match action:
            case KeepWealth():
                return say.keep(tiles=words.tiles(action.tiles))
            case Beg():
                temple = words.names.temple(action.temple)
                return say.beg(temple=temple, corn=BOX.begging.corn)
            case Place():
                return self._place(view, action)
            case Claim():
                corn = table.corn_price(view, gears.START) or 0
                return say.claim(corn=corn)
            case MoveCalendar(days=days):
                return say.move_calendar(days=days)
            case Take():
                return self._take(view, action)
            case Harvest() | Research() | Construct() | Climb() | Perform():
                return self._then(view, action)
            case Pay() | TakeResources() | Offer() | Trade():
                return self._goods(action)
            case Skip():
                return say.skip(action.what)
        return say.plain(action.kind)

    def caption(self, view: TzolkinView, decision: Decision, menu: Menu) -> str:
        """What a menu is for."""
        resources = decision.kind == "choose_resources"  # its menu is called like that of workers
        return self._words.say.caption("take_resources" if resources else menu.verb)

    def group(self, view: TzolkinView, decision: Decision, menu: Menu, value: Any) -> str:
        """All that one worker can do."""
        return self._say.group(space=self._words.space(str(value)))

    def item(self, view: TzolkinView, decision: Decision, menu: Menu, item: str) -> str:
        """A tile of the starting wealth, or a good with how many there are."""
        say, words = self._words.say, self._words
        if isinstance(menu, Subset):
            return say.wealth_line(tile=words.tile(item), gives=self._effects.plain(item))
        have = dict(view.players[decision.seat].goods.listed())
        return say.share(item, count=next((n for g, n in have.items() if g == item), 0))

    def _place(self, view: TzolkinView, action: Place) -> str:
        number = view.gear(action.gear).next_space
        if number is None:
            return self._say.place_nowhere(space=self._words.names.gear(action.gear))
        space = self._words.space(gears.space(action.gear, number))
        corn = table.corn_price(view, action.gear) or 0
        if table.in_mercy(view, corn):
            return self._say.place_in_mercy(space=space)
        return self._say.place(space=space, corn=corn)

    def _take(self, view: TzolkinView, action: Take) -> str:
        space = self._words.space(action.worker)
        if action.action is None:
            return self._say.take_nothing(space=space)
        if action.then is not None:
            return self._take_and(view, space, action.action, action.then)
        does = self._does(view, action.action)
        if action.action == action.worker:
            return self._say.take(space=space, does=does)
        _, number = gears.parse(action.action)
        corn = table.going_back(view, action.worker, action.action)
        said = self._say.take_other(space=space, number=number, does=does, corn=corn)
        if len(said) <= LABEL:
            return said
        return self._say.take_other_short(space=space, number=number, does=does, corn=corn)

    def _take_and(self, view: TzolkinView, space: str, name: str, then: Any) -> str:
        """A worker with the first choice of his action."""
        say, words = self._say, self._words
        match then:
            case Harvest():
                _, group = gears.parse(name)
                temple = words.names.temple(then.temple) if then.temple else ""
                goods = words.price(harvest_goods(table.mover(view), group, then.way))
                return say.take_harvest(then.way, space=space, goods=goods, temple=temple)
            case Research(track=track):
                count = table.step_price(view, track)
                technology = self._technology(view, track)
                return say.take_research(space=space, technology=technology, count=count)
            case Construct(tile=tile):
                cost = self._cost(view, then, name)
                skill = _skill(then)
                return say.take_build(skill, space=space, tile=words.tile(tile), cost=cost)
            case Climb(temples=temples):
                return say.take_climb(space=space, temples=words.temples(temples))
        return say.take_perform(space=space, other=words.space(then.action))

    def _then(self, view: TzolkinView, action: Any) -> str:
        """The same choices where the worker has been taken."""
        say, words = self._say, self._words
        match action:
            case Harvest():
                temple = words.names.temple(action.temple) if action.temple else ""
                goods = words.price(harvest_goods(table.mover(view), view.asked.group, action.way))
                return say.harvest(action.way, goods=goods, temple=temple)
            case Research(track=track):
                count = 0 if view.asked.free else table.step_price(view, track)
                return say.research(technology=self._technology(view, track), count=count)
            case Construct(tile=tile):
                cost = self._cost(view, action)
                return say.build(_skill(action), tile=words.tile(tile), cost=cost)
            case Climb(temples=temples):
                return say.climb(temples=words.temples(temples))
        does = self._does(view, action.action)
        return say.perform(space=words.space(action.action), does=does)

    def _does(self, view: TzolkinView, space: str) -> str:
        """What a space allows whose turn it is."""
        return self._effects.space(space, table.mover(view), view.skulls)

    def _technology(self, view: TzolkinView, track: str) -> str:
        """With the level that a step leads to."""
        level = table.mover(view).level(track)
        if level >= LAST:
            return self._say.again(technology=self._words.names.technology(track))
        return self._words.level(track, level + 1)

    def _cost(self, view: TzolkinView, wish: Construct, space: str | None = None) -> str:
        return self._words.cost(table.building_price(view, wish, space))

    def _goods(self, action: Any) -> str:
        say, words = self._say, self._words
        match action:
            case Pay(goods=goods):
                return say.pay(goods=words.price(goods))
            case TakeResources(goods=goods):
                return say.take_resources(goods=words.price(goods))
            case Offer(resource=resource, temple=temple):
                offered = words.count(1, resource)
                return say.offer(resource=offered, temple=words.names.temple(temple))
        change = dict(action.change)
        corn = sum(n * BOX.market.of(r) for r, n in change.items())
        sold, bought = table.traded(change)
        return say.trade(
            table.way(sold, bought),
            sold=words.price(sold),
            bought=words.price(bought),
            paid=max(0, corn),
            gained=max(0, -corn),
        )

    def signs(self, menu: Menu) -> tuple[Collection[str], Collection[str]]:
        """The words for more and fewer at the market."""
        return (self._say.buy_word(),), (self._say.sell_word(),)


def _skill(wish: Construct) -> str:
    """How architecture helps: by the resource it spares, otherwise by what it brings."""
    return wish.spared or ("skilled" if wish.architecture else "plain")
