"""Written by tools/sentences.py from render/lang/en/tzolkin-news.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences, yes


class TzolkinNews(Sentences):
    """All that render/lang/en/tzolkin-news.ftl says."""

    CATALOGUE: ClassVar[str] = "tzolkin-news"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "claimed": (
            "one",
            "two",
            "two_unless_food",
        ),
        "advance_set": (
            "one",
            "two",
            "two_unless_food",
        ),
        "harvested": (
            "corn",
            "wood",
            "free",
            "burn",
        ),
        "traded": (
            "buy",
            "sell",
            "both",
        ),
        "ended": (
            "food_days",
            "resigned",
        ),
    }

    def game_began(self, *, who: str) -> str:
        """The calendar begins; {who} is the start player."""
        return self._say("game-began", who=who)

    def dummies(self, *, spaces: str) -> str:
        """Workers of nobody stand on {spaces}."""
        return self._say("dummies", spaces=spaces)

    def wealth_chosen(self, *, who: str) -> str:
        """{who} has chosen starting wealth."""
        return self._say("wealth-chosen", who=who)

    def wealth_shown(self, *, who: str, tiles: str) -> str:
        """{who} keeps {tiles}."""
        return self._say("wealth-shown", who=who, tiles=tiles)

    def round_began(self, *, day: int, who: str, food: bool) -> str:
        """Day {day}: {who} begins."""
        return self._say("round-began", day=day, who=who, food=yes(food))

    def turn_began(self, *, who: str) -> str:
        """{who} to move."""
        return self._say("turn-began", who=who)

    def begged(self, *, who: str, corn: int) -> str:
        """{who} begs for {corn} corn."""
        return self._say("begged", who=who, corn=corn)

    def placed(self, *, who: str, space: str, corn: int) -> str:
        """{who} places a worker on {space} for {corn} corn."""
        return self._say("placed", who=who, space=space, corn=corn)

    def placed_in_mercy(self, *, who: str, space: str, corn: int) -> str:
        """{who} places a worker on {space} for all the corn there was: {corn}."""
        return self._say("placed-in-mercy", who=who, space=space, corn=corn)

    def taken_for_nothing(self, *, who: str, space: str) -> str:
        """{who} takes a worker back from {space}."""
        return self._say("taken-for-nothing", who=who, space=space)

    def taken(self, *, who: str, space: str) -> str:
        """{who} takes a worker back: {space}."""
        return self._say("taken", who=who, space=space)

    def taken_for_other(self, *, who: str, space: str, action: str, corn: int) -> str:
        """{who} takes a worker back from {space} for {corn} corn: {action}."""
        return self._say("taken-for-other", who=who, space=space, action=action, corn=corn)

    def gained(self, *, who: str, goods: str, source: str) -> str:
        """{who} gets {goods} ({source})."""
        return self._say("gained", who=who, goods=goods, source=source)

    def paid(self, *, who: str, goods: str, source: str) -> str:
        """{who} pays {goods} ({source})."""
        return self._say("paid", who=who, goods=goods, source=source)

    def climbed(self, *, who: str, temple: str, step: int) -> str:
        """{who} goes up on {temple}, to step {step}."""
        return self._say("climbed", who=who, temple=temple, step=step)

    def climbed_in_vain(self, *, who: str, temple: str) -> str:
        """{who} cannot go up on {temple}: the step is wasted."""
        return self._say("climbed-in-vain", who=who, temple=temple)

    def descended(self, *, who: str, temple: str, step: int) -> str:
        """The gods are angry: {who} goes down on {temple}, to step {step}."""
        return self._say("descended", who=who, temple=temple, step=step)

    def light_regained(self, *, who: str) -> str:
        """{who} may move the calendar two days again."""
        return self._say("light-regained", who=who)

    def researched(self, *, who: str, technology: str) -> str:
        """{who} learns {technology}."""
        return self._say("researched", who=who, technology=technology)

    def researched_again(self, *, who: str, technology: str) -> str:
        """{who} takes a step beyond the end of {technology}."""
        return self._say("researched-again", who=who, technology=technology)

    def constructed(self, *, who: str, tile: str, paid: str, free: bool) -> str:
        """{who} constructs {tile} for {paid}."""
        return self._say("constructed", who=who, tile=tile, paid=paid, free=yes(free))

    def monument_built(self, *, who: str, tile: str, paid: str) -> str:
        """{who} builds {tile} for {paid}."""
        return self._say("monument-built", who=who, tile=tile, paid=paid)

    def skull_laid(self, *, who: str, space: str, points: int) -> str:
        """{who} lays a skull on {space}: {points} points."""
        return self._say("skull-laid", who=who, space=space, points=points)

    def worker_joined(self, *, who: str) -> str:
        """{who} gets a new worker."""
        return self._say("worker-joined", who=who)

    def points_scored(self, *, who: str, points: str, source: str) -> str:
        """{who} scores {points} ({source})."""
        return self._say("points-scored", who=who, points=points, source=source)

    def display_filled(self, *, tiles: str) -> str:
        """New buildings: {tiles}."""
        return self._say("display-filled", tiles=tiles)

    def calendar_corn(self, *, who: str, corn: int) -> str:
        """{who} takes the {corn} corn from the calendar."""
        return self._say("calendar-corn", who=who, corn=corn)

    def food_day(self, *, number: int, scoring: bool) -> str:
        """Food Day {number}: workers are fed, temples give goods."""
        return self._say("food-day", number=number, scoring=yes(scoring))

    def fed(self, *, who: str, corn: int) -> str:
        """{who} feeds all workers with {corn} corn."""
        return self._say("fed", who=who, corn=corn)

    def went_hungry(self, *, who: str, corn: int, hungry: int, points: int) -> str:
        """{who} pays {corn} corn; {hungry} workers go hungry: {points} points lost."""
        return self._say("went-hungry", who=who, corn=corn, hungry=hungry, points=points)

    def age_began(self, *, tiles: str) -> str:
        """The second age begins. Buildings: {tiles}."""
        return self._say("age-began", tiles=tiles)

    def rewarded(self, *, who: str, goods: str, temple: str) -> str:
        """{who} gets {goods} from {temple}."""
        return self._say("rewarded", who=who, goods=goods, temple=temple)

    def skulls_short(self, *, due: int, left: int) -> str:
        """{due} skulls would be due and {left} are left, so nobody gets one."""
        return self._say("skulls-short", due=due, left=left)

    def temple_scored(self, *, who: str, temple: str, points: str, bonus: int) -> str:
        """{who} scores {points} on {temple}, {bonus} of them for standing highest."""
        return self._say("temple-scored", who=who, temple=temple, points=points, bonus=bonus)

    def temple_lost(self, *, who: str, points: str, temple: str, bonus: int) -> str:
        """{who} loses {points} on {temple}, {bonus} gained for standing highest counted in."""
        return self._say("temple-lost", who=who, points=points, temple=temple, bonus=bonus)

    def first_player(self, *, who: str) -> str:
        """{who} gets the start player marker."""
        return self._say("first-player", who=who)

    def calendar_advanced(self, *, day: int, corn: int) -> str:
        """The calendar moves on to day {day}, with {corn} corn laid on it."""
        return self._say("calendar-advanced", day=day, corn=corn)

    def calendar_ends(self) -> str:
        """The calendar moves on one last time."""
        return self._say("calendar-ends")

    def calendar_advanced_twice(self, *, day: int, who: str) -> str:
        """{who} moves the calendar two days, to day {day}."""
        return self._say("calendar-advanced-twice", day=day, who=who)

    def fell(self, *, who: str, spaces: str, count: int) -> str:
        """Workers of {who} fall off {spaces}."""
        return self._say("fell", who=who, spaces=spaces, count=count)

    def final_scored(self, *, who: str, corn: int, points: str, sources: str) -> str:
        """{who} ends with {corn} corn and scores {points}: {sources}."""
        return self._say("final-scored", who=who, corn=corn, points=points, sources=sources)

    def final_lost(self, *, who: str, corn: int, points: str, sources: str) -> str:
        """{who} ends with {corn} corn and loses {points}: {sources}."""
        return self._say("final-lost", who=who, corn=corn, points=points, sources=sources)

    def resigned(self, *, who: str) -> str:
        """{who} resigns."""
        return self._say("resigned", who=who)

    def scored(self, *, what: str, points: int) -> str:
        """{what} {points}"""
        return self._say("scored", what=what, points=points)

    def claimed(self, advance: str, *, who: str, corn: int) -> str:
        """what the calendar shall do, which only older games said with it"""
        return self._say(f"claimed-{advance}", who=who, corn=corn)

    def advance_set(self, advance: str, *, who: str) -> str:
        """the same, changed; only in older games"""
        return self._say(f"advance-set-{advance}", who=who)

    def harvested(self, way: str, *, who: str, goods: str, space: str) -> str:
        """One of a family."""
        return self._say(f"harvested-{way}", who=who, goods=goods, space=space)

    def traded(self, way: str, *, who: str, sold: str, bought: str, paid: int, gained: int) -> str:
        """what was sold and bought at the market"""
        return self._say(
            f"traded-{way}",
            who=who,
            sold=sold,
            bought=bought,
            paid=paid,
            gained=gained,
        )

    def ended(self, cause: str, *, who: str, count: int, scores: str) -> str:
        """One of a family."""
        return self._say(f"ended-{cause}", who=who, count=count, scores=scores)
