"""Where numbers come from and what is to be expected, for a player who asks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from engine.games.tzolkin.components import GEARS
from engine.games.tzolkin.gears import parse
from engine.games.tzolkin.view import DayForecastView, MonumentView, PlayerView, TzolkinView
from render.lang.catalogue.tzolkin_table import TzolkinTable
from render.lang.forms import joined
from render.standing import Figure, Standing
from render.text.tzolkin.effects import Effects
from render.text.tzolkin.things import Things

SEPARATOR = " · "
SOURCES = (
    *("temples", "chichen_itza", "building", "architecture"),
    *("monuments", "corn", "skulls", "hunger"),
)
"""Where points come from, as they are told at the end."""


class Explanations:
    """Workers, food, monuments. names: of the seats."""

    def __init__(self, words: Things, effects: Effects, names: Sequence[str]) -> None:
        self._words, self._effects, self._names = words, effects, names
        self._say = TzolkinTable(words.language)

    def explain(self, view: TzolkinView) -> Mapping[str, str]:
        """Headings with their texts; a spectator reads what concerns all."""
        say = self._say
        monuments = "\n".join(self._monument(view, monument) for monument in view.monuments)
        if view.viewer is None:
            return {say.monuments_heading(): monuments}
        player = view.players[view.viewer]
        workers = "\n".join(self.workers(view, player)) or say.no_workers()
        return {
            say.workers_heading(): workers,
            say.food_heading(): self._food(view, player),
            say.monuments_heading(): monuments,
        }

    def sources(self, view: TzolkinView, news: Iterable[Any]) -> tuple[Mapping[str, int], ...]:
        """Where the points of each seat came from."""
        say, scored = self._words.say, [dict(player.scored) for player in view.players]
        there = [source for source in SOURCES if any(seat.get(source) for seat in scored)]
        return tuple({say.source(s): seat.get(s, 0) for s in there} for seat in scored)

    def points_from(self, code: str) -> str | None:
        """Where points come from; None for what no game of today tells."""
        return self._words.say.source(code) if code in SOURCES else None

    def standing(self, view: TzolkinView) -> Standing:
        """Points by the days that are gone; the calendar may skip one."""
        points = tuple(player.points for player in view.players)
        return Standing(
            view.day,
            self._say.day_number(number=view.day),
            (Figure(self._say.points_by_day(), points),),
            frozenset(player.seat for player in view.players if player.resigned),
        )

    def workers(self, view: TzolkinView, player: PlayerView) -> Iterator[str]:
        """What each of one's own workers on gears would bring now and on the next days."""
        for worker in view.foresight:
            ahead = _on_gear(worker.days)
            days = joined(SEPARATOR, [self._day(view, player, day) for day in ahead])
            yield self._say.outlook(worker=self._words.space(worker.worker), outlook=days)

    def _day(self, view: TzolkinView, player: PlayerView, day: DayForecastView) -> str:
        what = self._what(view, player, day)
        return self._say.later(days=day.days, what=what) if day.days else self._say.now(what=what)

    def _what(self, view: TzolkinView, player: PlayerView, day: DayForecastView) -> str:
        if day.action is None:
            return self._say.falls()
        gear, number = parse(day.action)
        if day.ahead is not None:
            ahead = self._effects.space(day.ahead, player, view.skulls)
            return self._say.ahead(space=self._words.space(day.ahead), does=ahead)
        if number == 0:
            return self._say.no_action()
        if not day.possible:
            return self._say.not_possible()
        if number <= len(GEARS[gear.id].actions) and day.gains.total:
            return self._words.goods(day.gains)
        return self._effects.space(day.action, player, view.skulls)

    def _food(self, view: TzolkinView, player: PlayerView) -> str:
        if view.food_day is None:
            return self._say.no_food()
        hunger = player.hunger
        return self._say.food(corn=hunger.corn, have=player.goods.corn, lost=hunger.lost)

    def _monument(self, view: TzolkinView, monument: MonumentView) -> str:
        say, tile = self._say, self._words.tile(monument.tile)
        scores = self._effects.tile(monument.tile)
        if monument.by is not None and monument.by != view.viewer:
            points = self._words.count(monument.worth[monument.by], "point")
            who = self._names[monument.by]
            return say.other_monument(tile=tile, points=points, who=who, scores=scores)
        if view.viewer is None:
            each = [
                say.score(who=self._names[seat], points=n) for seat, n in enumerate(monument.worth)
            ]
            return say.unbuilt_monument(tile=tile, points=self._words.listed(each), scores=scores)
        points = self._words.count(monument.worth[view.viewer], "point")
        told = say.own_monument if monument.by is not None else say.open_monument
        return told(tile=tile, points=points, scores=scores)


def _on_gear(days: Sequence[DayForecastView]) -> Iterator[DayForecastView]:
    """The days up to that on which a worker falls off: it falls once."""
    for day in days:
        yield day
        if day.action is None:
            return
