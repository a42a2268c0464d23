"""What a choice costs or brings: the second line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from engine.games.tzolkin import gears, kinds
from engine.games.tzolkin.actions import (
    Beg,
    Claim,
    Climb,
    Construct,
    Harvest,
    KeepWealth,
    MoveCalendar,
    Offer,
    Perform,
    Place,
    Research,
    Take,
)
from engine.games.tzolkin.components import BOX, BUILDINGS, MONUMENTS
from engine.games.tzolkin.goods import Goods
from engine.games.tzolkin.knowledge import ability, taken
from engine.games.tzolkin.view import LAST_DAY, TzolkinView
from render.lang.catalogue.tzolkin_choices import TzolkinChoices
from render.text.tzolkin import table
from render.text.tzolkin.effects import Effects
from render.text.tzolkin.things import Things

AHEAD = 2
"""How many days ahead is told what a worker may do who is placed."""


class Details:
    """The second lines of choices, with warnings of what would be wasted. names: of the seats."""

    def __init__(self, words: Things, effects: Effects, names: Sequence[str]) -> None:
        self._words, self._effects, self._names = words, effects, names
        self._say = TzolkinChoices(words.language)

    def detail(self, view: TzolkinView, action: Any) -> str | None:
        """None where there is nothing to add."""
        said = " ".join(self._said(view, action))
        return said or None

    def details(self, view: TzolkinView, action: Any) -> Sequence[str] | None:
        """A line for each tile of the starting wealth that is kept."""
        return self._effects.wealth(action.tiles) if isinstance(action, KeepWealth) else None

    def _said(self, view: TzolkinView, action: Any) -> Iterator[str]:
        say = self._say
        match action:
            case KeepWealth(tiles=tiles):
                yield from map(self._effects.tile, tiles)
            case Beg():
                yield say.begging(corn=BOX.begging.corn)
            case Place(gear=gear):
                yield from self._ahead(view, gear)
            case Claim():
                yield from self._claim(view)
            case MoveCalendar(days=days):
                yield from self._calendar(view, days)
            case Take(action=None):
                pass
            case Take(action=str(name), then=None):
                yield from self._skull(view, name)
                yield from self._short(view, name)
            case Take(then=then):
                yield from self._said(view, then)
            case _:
                yield from self._chosen(view, action)

    def _chosen(self, view: TzolkinView, action: Any) -> Iterator[str]:
        """The choices that can be said with a worker, too."""
        say = self._say
        match action:
            case Harvest(way="corn" | "burn" as way):
                yield say.takes_tile()
                if way == "burn":
                    yield say.angry()
            case Research(track=track):
                yield self._effects.learns(track, table.mover(view).level(track) + 1)
                if not view.skulls and table.repeats_with_skull(view, track):
                    yield say.no_skull()
            case Construct(tile=tile):
                yield from self._tile(view, tile)
                if action.architecture:
                    yield from self._skill(view)
            case Climb(temples=temples):
                yield from self._steps(view, temples)
            case Offer(temple=temple):
                yield from self._steps(view, (temple,))
            case Perform(action=name):
                yield say.on_space(space=self._words.space(name), does=self._does(view, name))
                yield from self._short(view, name)

    def _does(self, view: TzolkinView, space: str) -> str:
        return self._effects.space(space, table.mover(view), view.skulls)

    def _claim(self, view: TzolkinView) -> Iterator[str]:
        """What the start player space brings: in the last round nothing but the corn."""
        say = self._say
        if view.teeth:
            yield say.teeth_corn(corn=view.teeth)
        if view.last_round:
            yield say.claim_in_last_round()
            return
        if view.if_claimed == view.mover:
            yield say.marker_comes()
        else:
            yield say.marker_goes(who=self._names[view.if_claimed])
        yield say.claim_light() if table.mover(view).light else say.claim_dark()

    def _calendar(self, view: TzolkinView, days: int) -> Iterator[str]:
        """Which day comes, whether the Food Day comes sooner, and what two days cost."""
        then = view.day + days
        food = view.food_day is not None and then >= view.food_day
        day = min(then, LAST_DAY)
        yield self._say.day_comes_with_food(day=day) if food else self._say.day_comes(day=day)
        if days > BOX.calendar.days:
            yield self._say.board_turns()

    def _short(self, view: TzolkinView, name: str) -> Iterator[str]:
        """Where technology would bring more skulls than there are."""
        gear, number = gears.parse(name)
        if number in gear.any_spaces:
            return
        action = gear.action(number)
        if isinstance(action, kinds.Take):
            wanted = taken(table.mover(view), gear.id, action.goods).skull
            if wanted > view.skulls:
                yield self._say.no_more_skulls() if view.skulls else self._say.no_skull()

    def _ahead(self, view: TzolkinView, gear_id: str) -> Iterator[str]:
        """What a worker may do on the space and on the next days."""
        number = view.gear(gear_id).next_space
        if number is None:
            return
        space = gears.space(gear_id, number)
        if number == 0:
            yield self._say.today_nothing()
        else:
            yield self._say.today(does=self._does(view, space))
        gear, _ = gears.parse(space)
        for days in range(1, AHEAD + 1):
            if number + days <= gear.last:
                does = self._does(view, gears.space(gear_id, number + days))
                yield self._say.tomorrow(day=days, does=does)

    def _skull(self, view: TzolkinView, name: str) -> Iterator[str]:
        """The step on a temple that comes with an action of Chichen Itza."""
        gear, number = gears.parse(name)
        if number not in gear.any_spaces:
            action = gear.action(number)
            if isinstance(action, kinds.Skull):
                yield from self._steps(view, (action.temple,))

    def _tile(self, view: TzolkinView, tile: str) -> Iterator[str]:
        kind = MONUMENTS[tile].kind if tile in MONUMENTS else BUILDINGS[tile].kind
        said = self._effects.tile(tile)
        yield self._say.tile_gives(kind=self._words.say.kind(kind), effects=said)
        if not view.skulls and table.gives_skull(tile):
            yield self._say.no_skull()
        if table.gives_worker(tile) and not table.mover(view).supply:
            yield self._say.all_in_play()
        for temple, steps in table.climbed(tile).items():
            name, count = self._words.names.temple(temple), table.room(view, temple, steps)
            if not count:
                yield self._say.wasted(temple=name)
            elif count < steps:
                yield self._say.partly_wasted(temple=name, count=count, steps=steps)

    def _skill(self, view: TzolkinView) -> Iterator[str]:
        """What architecture adds, besides what it spares."""
        skill = ability(table.mover(view), "architecture")
        if skill.build_corn:
            gain = Goods(corn=skill.build_corn)
            gives = [self._words.goods(gain)]
            if skill.build_points:
                gives.append(self._words.count(skill.build_points, "point"))
            yield self._say.by_skill(gives=self._words.listed(gives))

    def _steps(self, view: TzolkinView, temples: Iterable[str]) -> Iterator[str]:
        for temple in temples:
            name = self._words.names.temple(temple)
            if table.can_climb(view, temple):
                yield self._say.up_to(temple=name, points=table.points_above(view, temple))
            else:
                yield self._say.wasted(temple=name)
