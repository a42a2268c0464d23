"""Written by tools/sentences.py from render/lang/en/tzolkin-table.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class TzolkinTable(Sentences):
    """All that render/lang/en/tzolkin-table.ftl says."""

    CATALOGUE: ClassVar[str] = "tzolkin-table"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "does": (
            "open",
            "placing",
            "taking",
            "calendar",
        ),
    }

    def day(self, *, day: int, last: int) -> str:
        """Day {day} of {last}"""
        return self._say("day", day=day, last=last)

    def food_today(self) -> str:
        """Food Day today"""
        return self._say("food-today")

    def food_in(self, *, days: int) -> str:
        """Food Day in {days} days"""
        return self._say("food-in", days=days)

    def to_move(self, *, who: str) -> str:
        """{who} to move"""
        return self._say("to-move", who=who)

    def everybody(self) -> str:
        """everybody"""
        return self._say("everybody")

    def choosing_wealth(self, *, who: str, count: int) -> str:
        """{who} choose starting wealth"""
        return self._say("choosing-wealth", who=who, count=count)

    def over(self) -> str:
        """the game is over"""
        return self._say("over")

    def score(self, *, who: str, points: int) -> str:
        """{who} {points}"""
        return self._say("score", who=who, points=points)

    def age_goods(self, *, age: int) -> str:
        """Age II: the next Food Day gives goods."""
        return self._say("age-goods", age=age)

    def age_points(self, *, age: int) -> str:
        """Age II: the next Food Day scores the temples."""
        return self._say("age-points", age=age)

    def gear(self, *, gear: str, workers: str) -> str:
        """{gear}: {workers}."""
        return self._say("gear", gear=gear, workers=workers)

    def worker(self, *, number: int, who: str) -> str:
        """{number} {who}"""
        return self._say("worker", number=number, who=who)

    def nobody(self) -> str:
        """nobody"""
        return self._say("nobody")

    def next_space(self, *, space: str, corn: int) -> str:
        """Next: {space}, {corn} corn."""
        return self._say("next-space", space=space, corn=corn)

    def teeth(self, *, corn: int) -> str:
        """Corn on the calendar: {corn}."""
        return self._say("teeth", corn=corn)

    def start_taken(self, *, who: str) -> str:
        """{who} stands on the start space."""
        return self._say("start-taken", who=who)

    def start_free(self) -> str:
        """The start space is free."""
        return self._say("start-free")

    def starts(self, *, who: str) -> str:
        """{who} has the start player marker."""
        return self._say("starts", who=who)

    def jungle(self, *, fields: str) -> str:
        """Jungle: {fields}."""
        return self._say("jungle", fields=fields)

    def jungle_field(self, *, space: str, corn: int, wood: int) -> str:
        """{space}: {corn} corn, {wood} wood on corn"""
        return self._say("jungle-field", space=space, corn=corn, wood=wood)

    def buildings(self, *, tiles: str) -> str:
        """Buildings: {tiles}."""
        return self._say("buildings", tiles=tiles)

    def deck(self, *, age: int, count: int) -> str:
        """Buildings of age II to come: {count}."""
        return self._say("deck", age=age, count=count)

    def monuments(self, *, tiles: str) -> str:
        """Monuments: {tiles}."""
        return self._say("monuments", tiles=tiles)

    def for_sale(self, *, tile: str, cost: str) -> str:
        """{tile} ({cost})"""
        return self._say("for-sale", tile=tile, cost=cost)

    def built_by(self, *, tile: str, who: str) -> str:
        """{tile} (built by {who})"""
        return self._say("built-by", tile=tile, who=who)

    def skulls(self, *, count: int, laid: str) -> str:
        """Skulls left: {count}. At Chichen Itza on {laid}."""
        return self._say("skulls", count=count, laid=laid)

    def skulls_none_laid(self, *, count: int) -> str:
        """Skulls left: {count}. None lies at Chichen Itza yet."""
        return self._say("skulls-none-laid", count=count)

    def player(self, *, who: str, points: str) -> str:
        """{who}: {points}."""
        return self._say("player", who=who, points=points)

    def player_heading(self, *, who: str, points: str) -> str:
        """**{who}: {points}**"""
        return self._say("player-heading", who=who, points=points)

    def place(self, *, place: int, players: int) -> str:
        """Place {place} of {players}."""
        return self._say("place", place=place, players=players)

    def goods(self, *, goods: str) -> str:
        """Goods: {goods}."""
        return self._say("goods", goods=goods)

    def would_lose(self, *, points: int) -> str:
        """As it stands {points} points will be lost for hunger."""
        return self._say("would-lose", points=points)

    def workers(self, *, hand: int, total: int, corn: int) -> str:
        """Workers: {hand} of {total} in hand; they need {corn} corn."""
        return self._say("workers", hand=hand, total=total, corn=corn)

    def figures(
        self,
        *,
        who: str,
        points: str,
        goods: str,
        hand: int,
        total: int,
        corn: int,
        lost: int,
    ) -> str:
        """{who}: {points}, {goods}, {hand} of {total} workers in hand, needs {corn} corn or l…"""
        return self._say(
            "figures",
            who=who,
            points=points,
            goods=goods,
            hand=hand,
            total=total,
            corn=corn,
            lost=lost,
        )

    def temples(self, *, temples: str) -> str:
        """Temples: {temples}."""
        return self._say("temples", temples=temples)

    def step(self, *, temple: str, step: int) -> str:
        """{temple} {step}"""
        return self._say("step", temple=temple, step=step)

    def technologies(self, *, technologies: str) -> str:
        """Technologies: {technologies}."""
        return self._say("technologies", technologies=technologies)

    def no_technologies(self) -> str:
        """Technologies: none."""
        return self._say("no-technologies")

    def built(self, *, tiles: str) -> str:
        """Built: {tiles}."""
        return self._say("built", tiles=tiles)

    def wealth(self, *, tiles: str) -> str:
        """Starting wealth: {tiles}."""
        return self._say("wealth", tiles=tiles)

    def harvested(self, *, corn: int, wood: int) -> str:
        """Jungle tiles: {corn} corn, {wood} wood."""
        return self._say("harvested", corn=corn, wood=wood)

    def calendar_used(self) -> str:
        """Has moved the calendar two days."""
        return self._say("calendar-used")

    def gone(self) -> str:
        """Has resigned."""
        return self._say("gone")

    def picture_of_table(self) -> str:
        """The table of Tzolk'in."""
        return self._say("picture-of-table")

    def workers_heading(self) -> str:
        """What your workers would bring"""
        return self._say("workers-heading")

    def no_workers(self) -> str:
        """You have no worker on a gear."""
        return self._say("no-workers")

    def outlook(self, *, worker: str, outlook: str) -> str:
        """{worker}: {outlook}"""
        return self._say("outlook", worker=worker, outlook=outlook)

    def now(self, *, what: str) -> str:
        """now {what}"""
        return self._say("now", what=what)

    def later(self, *, days: int, what: str) -> str:
        """in {days} days {what}"""
        return self._say("later", days=days, what=what)

    def falls(self) -> str:
        """falls off"""
        return self._say("falls")

    def ahead(self, *, space: str, does: str) -> str:
        """by Theology {space}: {does}"""
        return self._say("ahead", space=space, does=does)

    def not_possible(self) -> str:
        """not possible as it stands"""
        return self._say("not-possible")

    def no_action(self) -> str:
        """no action"""
        return self._say("no-action")

    def food_heading(self) -> str:
        """Food"""
        return self._say("food-heading")

    def food(self, *, corn: int, have: int, lost: int) -> str:
        """On the next Food Day your workers need {corn} corn and you have {have}: as it stand…"""
        return self._say("food", corn=corn, have=have, lost=lost)

    def no_food(self) -> str:
        """No Food Day is to come."""
        return self._say("no-food")

    def monuments_heading(self) -> str:
        """What monuments are worth now"""
        return self._say("monuments-heading")

    def own_monument(self, *, tile: str, points: str, scores: str) -> str:
        """{tile}, yours: {points}. {scores}"""
        return self._say("own-monument", tile=tile, points=points, scores=scores)

    def open_monument(self, *, tile: str, points: str, scores: str) -> str:
        """{tile}: {points}, if you built it. {scores}"""
        return self._say("open-monument", tile=tile, points=points, scores=scores)

    def unbuilt_monument(self, *, tile: str, points: str, scores: str) -> str:
        """{tile}, to whoever builds it: {points}. {scores}"""
        return self._say("unbuilt-monument", tile=tile, points=points, scores=scores)

    def other_monument(self, *, tile: str, points: str, who: str, scores: str) -> str:
        """{tile} of {who}: {points}. {scores}"""
        return self._say("other-monument", tile=tile, points=points, who=who, scores=scores)

    def does(self, mode: str, *, who: str) -> str:
        """what the active player may do"""
        return self._say(f"does-{mode}", who=who)
