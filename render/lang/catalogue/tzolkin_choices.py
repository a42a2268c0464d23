"""Written by tools/sentences.py from render/lang/en/tzolkin-choices.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class TzolkinChoices(Sentences):
    """All that render/lang/en/tzolkin-choices.ftl says."""

    CATALOGUE: ClassVar[str] = "tzolkin-choices"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "take_harvest": (
            "corn",
            "wood",
            "free",
            "burn",
        ),
        "harvest": (
            "corn",
            "wood",
            "free",
            "burn",
        ),
        "take_build": (
            "plain",
            "skilled",
            "wood",
            "stone",
            "gold",
        ),
        "build": (
            "plain",
            "skilled",
            "wood",
            "stone",
            "gold",
        ),
        "trade": (
            "buy",
            "sell",
            "both",
        ),
        "skip": (
            "construct",
            "research",
            "action",
            "market",
            "offering",
        ),
        "plain": (
            "end_turn",
            "resign",
        ),
    }

    def keep(self, *, tiles: str) -> str:
        """Keep: {tiles}"""
        return self._say("keep", tiles=tiles)

    def beg(self, *, temple: str, corn: int) -> str:
        """Beg for {corn} corn: {temple} down"""
        return self._say("beg", temple=temple, corn=corn)

    def place(self, *, space: str, corn: int) -> str:
        """{space} ({corn} corn)"""
        return self._say("place", space=space, corn=corn)

    def place_in_mercy(self, *, space: str) -> str:
        """{space} (all your corn)"""
        return self._say("place-in-mercy", space=space)

    def place_nowhere(self, *, space: str) -> str:
        """{space} (full)"""
        return self._say("place-nowhere", space=space)

    def claim(self, *, corn: int) -> str:
        """Start space ({corn} corn)"""
        return self._say("claim", corn=corn)

    def move_calendar(self, *, days: int) -> str:
        """Move the calendar {days} days"""
        return self._say("move-calendar", days=days)

    def take_nothing(self, *, space: str) -> str:
        """Take {space}: nothing"""
        return self._say("take-nothing", space=space)

    def take(self, *, space: str, does: str) -> str:
        """Take {space}: {does}"""
        return self._say("take", space=space, does=does)

    def take_other(self, *, space: str, number: int, does: str, corn: int) -> str:
        """Take {space}: back to {number} for {corn} corn, {does}"""
        return self._say("take-other", space=space, number=number, does=does, corn=corn)

    def take_other_short(self, *, space: str, number: int, does: str, corn: int) -> str:
        """{space} to {number} for {corn} corn: {does}"""
        return self._say("take-other-short", space=space, number=number, does=does, corn=corn)

    def take_research(self, *, space: str, technology: str, count: int) -> str:
        """Take {space}: {technology} ({count} resources)"""
        return self._say("take-research", space=space, technology=technology, count=count)

    def research(self, *, technology: str, count: int) -> str:
        """Research: {technology} ({count} resources)"""
        return self._say("research", technology=technology, count=count)

    def again(self, *, technology: str) -> str:
        """{technology} again"""
        return self._say("again", technology=technology)

    def take_climb(self, *, space: str, temples: str) -> str:
        """Take {space}: up on {temples}"""
        return self._say("take-climb", space=space, temples=temples)

    def climb(self, *, temples: str) -> str:
        """Go up: {temples}"""
        return self._say("climb", temples=temples)

    def take_perform(self, *, space: str, other: str) -> str:
        """Take {space}: use {other}"""
        return self._say("take-perform", space=space, other=other)

    def perform(self, *, space: str, does: str) -> str:
        """Use {space}: {does}"""
        return self._say("perform", space=space, does=does)

    def pay(self, *, goods: str) -> str:
        """Pay: {goods}"""
        return self._say("pay", goods=goods)

    def take_resources(self, *, goods: str) -> str:
        """Take: {goods}"""
        return self._say("take-resources", goods=goods)

    def offer(self, *, temple: str, resource: str) -> str:
        """Offer {resource}: {temple} up"""
        return self._say("offer", temple=temple, resource=resource)

    def buy_word(self) -> str:
        """buy"""
        return self._say("buy-word")

    def sell_word(self) -> str:
        """sell"""
        return self._say("sell-word")

    def group(self, *, space: str) -> str:
        """Take {space}"""
        return self._say("group", space=space)

    def on_space(self, *, space: str, does: str) -> str:
        """{space}: {does}."""
        return self._say("on-space", space=space, does=does)

    def today(self, *, does: str) -> str:
        """Now: {does}."""
        return self._say("today", does=does)

    def today_nothing(self) -> str:
        """Now: nothing until the calendar moves."""
        return self._say("today-nothing")

    def tomorrow(self, *, day: int, does: str) -> str:
        """In {day} days: {does}."""
        return self._say("tomorrow", day=day, does=does)

    def up_to(self, *, temple: str, points: int) -> str:
        """{temple}: step of {points} points."""
        return self._say("up-to", temple=temple, points=points)

    def wasted(self, *, temple: str) -> str:
        """{temple}: wasted, there is no step above."""
        return self._say("wasted", temple=temple)

    def partly_wasted(self, *, temple: str, count: int, steps: int) -> str:
        """{temple}: only {count} of {steps} steps, there is none above."""
        return self._say("partly-wasted", temple=temple, count=count, steps=steps)

    def teeth_corn(self, *, corn: int) -> str:
        """You also get the {corn} corn that lies on the calendar."""
        return self._say("teeth-corn", corn=corn)

    def marker_comes(self) -> str:
        """You get the start player marker and begin the next round."""
        return self._say("marker-comes")

    def marker_goes(self, *, who: str) -> str:
        """You lose the start player marker to {who} and are last in the next round."""
        return self._say("marker-goes", who=who)

    def claim_light(self) -> str:
        """When the calendar moves, your worker comes back and you may move it two days, unles…"""
        return self._say("claim-light")

    def claim_dark(self) -> str:
        """When the calendar moves, your worker comes back. It moves one day, for your board i…"""
        return self._say("claim-dark")

    def claim_in_last_round(self) -> str:
        """This is the last round: the space gives nothing else."""
        return self._say("claim-in-last-round")

    def day_comes(self, *, day: int) -> str:
        """Day {day} comes next."""
        return self._say("day-comes", day=day)

    def day_comes_with_food(self, *, day: int) -> str:
        """Day {day} comes next, with a Food Day at its end."""
        return self._say("day-comes-with-food", day=day)

    def board_turns(self) -> str:
        """You cannot do this again until you reach the top of a temple."""
        return self._say("board-turns")

    def no_skull(self) -> str:
        """No crystal skull is left: you get none."""
        return self._say("no-skull")

    def all_in_play(self) -> str:
        """All your workers are in play: you get none."""
        return self._say("all-in-play")

    def no_more_skulls(self) -> str:
        """No more crystal skulls than that are left."""
        return self._say("no-more-skulls")

    def takes_tile(self) -> str:
        """You take a corn tile."""
        return self._say("takes-tile")

    def begging(self, *, corn: int) -> str:
        """Your corn is set to {corn}, and a god is angry."""
        return self._say("begging", corn=corn)

    def by_skill(self, *, gives: str) -> str:
        """With Architecture: {gives}."""
        return self._say("by-skill", gives=gives)

    def angry(self) -> str:
        """The gods are angry: a step down."""
        return self._say("angry")

    def tile_gives(self, *, kind: str, effects: str) -> str:
        """{kind}: {effects}"""
        return self._say("tile-gives", kind=kind, effects=effects)

    def take_harvest(self, way: str, *, space: str, goods: str, temple: str) -> str:
        """one way to harvest"""
        return self._say(f"take-harvest-{way}", space=space, goods=goods, temple=temple)

    def harvest(self, way: str, *, goods: str, temple: str) -> str:
        """the same where the worker has been taken"""
        return self._say(f"harvest-{way}", goods=goods, temple=temple)

    def take_build(self, skill: str, *, space: str, tile: str, cost: str) -> str:
        """by how architecture helps"""
        return self._say(f"take-build-{skill}", space=space, tile=tile, cost=cost)

    def build(self, skill: str, *, tile: str, cost: str) -> str:
        """the same where the worker has been taken"""
        return self._say(f"build-{skill}", tile=tile, cost=cost)

    def trade(self, way: str, *, sold: str, bought: str, paid: int, gained: int) -> str:
        """what is sold and bought at the market"""
        return self._say(f"trade-{way}", sold=sold, bought=bought, paid=paid, gained=gained)

    def skip(self, what: str) -> str:
        """what is left out"""
        return self._say(f"skip-{what}")

    def plain(self, kind: str) -> str:
        """what needs no more words"""
        return self._say(f"plain-{kind}")
