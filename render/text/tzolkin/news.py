"""One line of the log for every event."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.games.tzolkin import events as e
from engine.games.tzolkin import gears
from engine.games.tzolkin.components import MONUMENTS, WEALTH
from engine.games.tzolkin.kinds import CheaperFood, FreeWorkers
from engine.games.tzolkin.view import LAST_DAY
from render.lang.catalogue.tzolkin_news import TzolkinNews
from render.text.tzolkin import table
from render.text.tzolkin.effects import Effects
from render.text.tzolkin.things import Things


class News:
    """What happened, in sentences. names: of the seats."""

    def __init__(self, words: Things, effects: Effects, names: Sequence[str]) -> None:
        self._words, self._effects, self._names = words, effects, names
        self._say = TzolkinNews(words.language)

    def sentence(self, event: Any) -> str:
        """What happened. Raises `TypeError` for an event that has no sentence."""
        tried = (self._frame, self._start, self._workers, self._goods, self._gods, self._ending)
        said = next(filter(None, (say(event) for say in tried)), None)
        if said is None:
            raise TypeError(f"no sentence for {event!r}")
        return said

    def _who(self, event: Any) -> str:
        seat: int = event.seat
        return self._names[seat]

    def _frame(self, event: Any) -> str | None:
        """The calendar and the turns."""
        say = self._say
        match event:
            case e.RoundBegan(day=day, first=first, food_day=food):
                return say.round_began(day=min(day, LAST_DAY), who=self._names[first], food=food)
            case e.TurnBegan():
                return say.turn_began(who=self._who(event))
            case e.FirstPlayer():
                return say.first_player(who=self._who(event))
            case e.CalendarAdvanced():
                return self._advanced(event)
            case e.CalendarCorn(corn=corn):
                return say.calendar_corn(who=self._who(event), corn=corn)
            case e.WorkersFell(spaces=spaces):
                fallen, count = self._words.spaces(spaces), len(spaces)
                return say.fell(who=self._who(event), spaces=fallen, count=count)
            case e.DisplayFilled(tiles=tiles):
                return say.display_filled(tiles=self._words.tiles(tiles))
            case e.AgeBegan(display=tiles):
                return say.age_began(tiles=self._words.tiles(tiles))
        return None

    def _advanced(self, event: e.CalendarAdvanced) -> str:
        """By two days only the last round can be reached, by one also the end."""
        say, day = self._say, event.day
        if event.by is not None:
            return say.calendar_advanced_twice(day=min(day, LAST_DAY), who=self._names[event.by])
        if day > LAST_DAY:
            return say.calendar_ends()
        return say.calendar_advanced(day=day, corn=event.corn_laid)

    def _start(self, event: Any) -> str | None:
        """Before the first turn."""
        say = self._say
        match event:
            case e.GameBegan(first=first, dummies=dummies):
                began = say.game_began(who=self._names[first])
                if not dummies:
                    return began
                return f"{began} {say.dummies(spaces=self._words.spaces(dummies))}"
            case e.WealthChosen():
                return say.wealth_chosen(who=self._who(event))
            case e.WealthShown(tiles=tiles):
                kept = say.wealth_shown(who=self._who(event), tiles=self._words.tiles(tiles))
                return " ".join([kept, *self._lasting(tiles)])
        return None

    def _lasting(self, tiles: Sequence[str]) -> Iterator[str]:
        """What tiles of the starting wealth do later; what they give now has lines of its own."""
        for tile in tiles:
            for effect in WEALTH[tile].effects:
                if isinstance(effect, CheaperFood | FreeWorkers):
                    yield self._effects.effect(effect)

    def _workers(self, event: Any) -> str | None:
        """Workers that come and go."""
        say, space = self._say, self._words.space
        match event:
            case e.Placed(space=name, corn=corn, mercy=mercy):
                told = say.placed_in_mercy if mercy else say.placed
                return told(who=self._who(event), space=space(name), corn=corn)
            case e.Claimed(corn=corn, advance=advance):
                return say.claimed(advance or "one", who=self._who(event), corn=corn)
            case e.AdvanceSet(advance=advance):
                return say.advance_set(advance, who=self._who(event))
            case e.Taken(worker=worker, action=None):
                return say.taken_for_nothing(who=self._who(event), space=space(worker))
            case e.Taken(worker=worker, action=str(action), corn=corn):
                if action == worker:
                    return say.taken(who=self._who(event), space=space(worker))
                return say.taken_for_other(
                    who=self._who(event), space=space(worker), action=space(action), corn=corn
                )
            case e.WorkerJoined():
                return say.worker_joined(who=self._who(event))
        return None

    def _goods(self, event: Any) -> str | None:
        """What is gained and paid."""
        say, words = self._say, self._words
        match event:
            case e.Begged(corn=corn):
                return say.begged(who=self._who(event), corn=corn)
            case e.Gained(goods=goods, source=source):
                cause = words.cause(source)
                return say.gained(who=self._who(event), goods=words.goods(goods), source=cause)
            case e.Paid(goods=goods, what=what):
                cause = words.cause(what)
                return say.paid(who=self._who(event), goods=words.goods(goods), source=cause)
            case e.Harvested(group=group, way=way, goods=goods):
                space = words.space(gears.space("palenque", group))
                got = words.goods(goods)
                return say.harvested(way, who=self._who(event), goods=got, space=space)
            case e.Constructed(tile=tile, paid=paid):
                cost = words.goods(paid)
                if tile in MONUMENTS:
                    return say.monument_built(
                        who=self._who(event), tile=words.tile(tile), paid=cost
                    )
                return say.constructed(
                    who=self._who(event), tile=words.tile(tile), paid=cost, free=not paid.total
                )
            case e.Traded():
                return self._traded(event)
        return None

    def _traded(self, event: e.Traded) -> str:
        return self._say.traded(
            table.way(event.sold, event.bought),
            who=self._who(event),
            sold=self._words.goods(event.sold),
            bought=self._words.goods(event.bought),
            paid=max(0, -event.corn),
            gained=max(0, event.corn),
        )

    def _gods(self, event: Any) -> str | None:
        """Temples, technologies, skulls, points at once."""
        say, words = self._say, self._words
        match event:
            case e.Climbed(temple=temple, step=step, wasted=wasted):
                name = words.names.temple(temple)
                if wasted:
                    return say.climbed_in_vain(who=self._who(event), temple=name)
                return say.climbed(who=self._who(event), temple=name, step=step)
            case e.Descended(temple=temple, step=step):
                name = words.names.temple(temple)
                return say.descended(who=self._who(event), temple=name, step=step)
            case e.LightRegained():
                return say.light_regained(who=self._who(event))
            case e.Researched(track=track, level=level, repeat=repeat):
                if repeat:
                    technology = words.names.technology(track)
                    return say.researched_again(who=self._who(event), technology=technology)
                return say.researched(who=self._who(event), technology=words.level(track, level))
            case e.SkullLaid(space=number, points=points):
                space = words.space(gears.space("chichen_itza", number))
                return say.skull_laid(who=self._who(event), space=space, points=points)
            case e.PointsScored(points=points, source=source):
                return say.points_scored(
                    who=self._who(event),
                    points=words.count(points, "point"),
                    source=words.say.source(source),
                )
        return None

    def _ending(self, event: Any) -> str | None:
        """Food Days and the end."""
        say, words = self._say, self._words
        match event:
            case e.FoodDayBegan(number=number, scoring=scoring):
                return say.food_day(number=number, scoring=scoring)
            case e.Fed(corn=corn, hungry=0):
                return say.fed(who=self._who(event), corn=corn)
            case e.Fed(corn=corn, hungry=hungry, points=points):
                who = self._who(event)
                return say.went_hungry(who=who, corn=corn, hungry=hungry, points=-points)
            case e.Rewarded(temple=temple, goods=goods):
                name = words.names.temple(temple)
                return say.rewarded(who=self._who(event), goods=words.goods(goods), temple=name)
            case e.SkullsShort(due=due, left=left):
                return say.skulls_short(due=due, left=left)
            case e.TempleScored(temple=temple, points=points, bonus=bonus):
                told = say.temple_lost if points < 0 else say.temple_scored
                return told(
                    who=self._who(event),
                    temple=words.names.temple(temple),
                    points=words.count(abs(points), "point"),
                    bonus=bonus,
                )
            case e.FinalScored():
                return self._final(event)
            case e.Resigned():
                return say.resigned(who=self._who(event))
            case e.GameEnded(places=places, points=points, cause=cause):
                return self.ended(places, points, cause)
        return None

    def _final(self, event: e.FinalScored) -> str:
        say, words = self._say, self._words
        parts = [
            (words.say.source("corn"), event.corn_points),
            (words.say.source("skulls"), event.skull_points),
            *((words.tile(monument), points) for monument, points in event.monument_points),
        ]
        total = sum(points for _, points in parts)
        told = say.final_lost if total < 0 else say.final_scored
        return told(
            who=self._who(event),
            corn=event.corn,
            points=words.count(abs(total), "point"),
            sources=words.listed([say.scored(what=what, points=n) for what, n in parts]),
        )

    def ended(self, places: Sequence[int], points: Sequence[int], cause: str) -> str:
        """How it ended, and for whom."""
        winners = [self._names[seat] for seat, place in enumerate(places) if place == 1]
        order = sorted(range(len(places)), key=lambda seat: places[seat])
        scores = [self._say.scored(what=self._names[s], points=points[s]) for s in order]
        return self._say.ended(
            cause,
            who=self._words.listed(winners),
            count=len(winners),
            scores=self._words.listed(scores),
        )
