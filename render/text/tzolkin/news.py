"""The log: how what an event holds is told, and the events that no message says by itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core import Outcome
from engine.games.tzolkin import events as e
from engine.games.tzolkin import gears
from engine.games.tzolkin.components import MONUMENTS, WEALTH
from engine.games.tzolkin.kinds import CheaperFood, FreeWorkers
from engine.games.tzolkin.view import LAST_DAY, TzolkinView
from render.lang.catalogue.tzolkin_news import TzolkinNews
from render.text.news import Kinds, Log, beside, odd
from render.text.tzolkin import table
from render.text.tzolkin.effects import Effects
from render.text.tzolkin.things import Things
from render.text.tzolkin.weights import WEIGHTS


class News(Log[TzolkinNews], events=e.AnyEvent, say=TzolkinNews):
    """What happened, in sentences. names: of the seats."""

    weights = WEIGHTS

    def __init__(self, words: Things, effects: Effects, names: Sequence[str]) -> None:
        self._words, self._effects = words, effects
        super().__init__(words.language, names, self._kinds_of(words))

    def _kinds_of(self, words: Things) -> Kinds:
        return {
            "cause": words.cause,
            "chichen-itza": lambda number: words.space(gears.space("chichen_itza", number)),
            "day": lambda day: min(day, LAST_DAY),
            "goods": words.goods,
            "level": beside(words.level, "level"),
            "lost": lambda points: -points,
            "number-of-points": lambda count: words.count(count, "point"),
            "palenque": lambda group: words.space(gears.space("palenque", group)),
            "score": words.say.source,
            "space": words.space,
            "technology": words.names.technology,
            "temple": words.names.temple,
            "tiles": words.tiles,
        }

    # --------------------------------------------------------------------------- the beginning

    @odd(e.GameBegan)
    def began(self, event: e.GameBegan) -> str:
        """Who begins, and where workers of nobody stand."""
        said = self.say.game_began(who=self.names[event.first])
        if not event.dummies:
            return said
        return f"{said} {self.say.dummies(spaces=self._words.spaces(event.dummies))}"

    @odd(e.WealthShown)
    def wealth(self, event: e.WealthShown) -> str:
        """The tiles, and what they do later; what they give now has lines of its own."""
        kept = self.say.wealth_shown(
            who=self.names[event.seat], tiles=self._words.tiles(event.tiles)
        )
        return " ".join([kept, *self._lasting(event.tiles)])

    def _lasting(self, tiles: Sequence[str]) -> Iterator[str]:
        for tile in tiles:
            for effect in WEALTH[tile].effects:
                if isinstance(effect, CheaperFood | FreeWorkers):
                    yield self._effects.effect(effect)

    # ----------------------------------------------------------------------------------- turns

    @odd(e.Taken)
    def taken(self, event: e.Taken) -> str:
        """A worker that does nothing, what its space is for, or what another one is for."""
        who, space = self.names[event.seat], self._words.space(event.worker)
        if event.action is None:
            return self.say.taken_for_nothing(who=who, space=space)
        if event.action == event.worker:
            return self.say.taken(who=who, space=space)
        action = self._words.space(event.action)
        return self.say.taken_for_other(who=who, space=space, action=action, corn=event.corn)

    @odd(e.Constructed)
    def constructed(self, event: e.Constructed) -> str:
        """A building, or a monument."""
        who, tile = self.names[event.seat], self._words.tile(event.tile)
        paid, free = self._words.goods(event.paid), not event.paid.total
        if event.tile in MONUMENTS:
            return self.say.monument_built(who=who, tile=tile, paid=paid)
        return self.say.constructed(who=who, tile=tile, paid=paid, free=free)

    @odd(e.Traded)
    def traded(self, event: e.Traded) -> str:
        """At the market, by whether something was bought, sold or both."""
        return self.say.traded(
            table.way(event.sold, event.bought),
            who=self.names[event.seat],
            sold=self._words.goods(event.sold),
            bought=self._words.goods(event.bought),
            paid=max(0, -event.corn),
            gained=max(0, event.corn),
        )

    @odd(e.CalendarAdvanced)
    def advanced(self, event: e.CalendarAdvanced) -> str:
        """By two days only the last round can be reached, by one also the end."""
        say, day = self.say, event.day
        if event.by is not None:
            return say.calendar_advanced_twice(day=min(day, LAST_DAY), who=self.names[event.by])
        if day > LAST_DAY:
            return say.calendar_ends()
        return say.calendar_advanced(day=day, corn=event.corn_laid)

    @odd(e.WorkersFell)
    def fell(self, event: e.WorkersFell) -> str:
        """From which spaces; how many there are chooses the words."""
        spaces, count = self._words.spaces(event.spaces), len(event.spaces)
        return self.say.fell(who=self.names[event.seat], spaces=spaces, count=count)

    # ------------------------------------------------------------------------- points, the end

    @odd(e.TempleScored)
    def temple(self, event: e.TempleScored) -> str:
        """Points that are gained or lost."""
        told = self.say.temple_lost if event.points < 0 else self.say.temple_scored
        return told(
            who=self.names[event.seat],
            temple=self._words.names.temple(event.temple),
            points=self._words.count(abs(event.points), "point"),
            bonus=event.bonus,
        )

    @odd(e.FinalScored)
    def final(self, event: e.FinalScored) -> str:
        """The points of the end by source, and their sum."""
        say, words = self.say, self._words
        parts = [
            (words.say.source("corn"), event.corn_points),
            (words.say.source("skulls"), event.skull_points),
            *((words.tile(monument), points) for monument, points in event.monument_points),
        ]
        total = sum(points for _, points in parts)
        told = say.final_lost if total < 0 else say.final_scored
        return told(
            who=self.names[event.seat],
            corn=event.corn,
            points=words.count(abs(total), "point"),
            sources=words.listed([say.scored(what=what, points=n) for what, n in parts]),
        )

    @odd(e.GameEnded)
    def over(self, event: e.GameEnded) -> str:
        """How it ended, and for whom."""
        return self._ended(event.places, event.points, event.cause)

    def outcome(self, view: TzolkinView, outcome: Outcome) -> str:
        """The same of a game that is over."""
        points = [player.points for player in view.players]
        return self._ended(outcome.places, points, outcome.cause)

    def _ended(self, places: Sequence[int], points: Sequence[int], cause: str) -> str:
        winners = self.winners(places)
        order = sorted(range(len(places)), key=lambda seat: places[seat])
        scores = [self.say.scored(what=self.names[s], points=points[s]) for s in order]
        return self.say.ended(
            cause,
            who=self._words.listed(winners),
            count=len(winners),
            scores=self._words.listed(scores),
        )
