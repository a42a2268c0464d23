"""Written by tools/sentences.py from render/lang/en/antike-news.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences, yes


class AntikeNews(Sentences):
    """All that render/lang/en/antike-news.ftl says."""

    CATALOGUE: ClassVar[str] = "antike-news"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "ended": (
            "personages",
            "turn_limit",
            "resigned",
            "agreed",
        ),
        "played": (
            "academy",
            "burglary",
            "earthquake",
            "forced_march",
            "fair_wind",
            "levy",
            "shipyard",
            "armoury",
            "rich_vein",
            "tribute",
            "mutiny",
            "storm",
            "siege_engine",
            "herald",
        ),
        "card_taken": (
            "city",
            "personage",
        ),
        "ruins": (
            "temple",
            "wall",
            "both",
        ),
        "chip_taken": (
            "marble",
            "iron",
            "gold",
        ),
        "personage_won": (
            "king",
            "scholar",
            "general",
            "navigator",
            "citizen",
        ),
    }

    def game_began(self, *, board: str, who: str) -> str:
        """{board}. {who} begins."""
        return self._say("game-began", board=board, who=who)

    def game_began_with_gift(self, *, board: str, who: str, other: str, gift: str) -> str:
        """{board}. {who} begins, {other} receives {gift}."""
        return self._say("game-began-with-gift", board=board, who=who, other=other, gift=gift)

    def open_cards(self, *, cards: str) -> str:
        """Open event cards: {cards}."""
        return self._say("open-cards", cards=cards)

    def turn_began(self, *, turn: int, who: str) -> str:
        """Turn {turn}: {who}."""
        return self._say("turn-began", turn=turn, who=who)

    def resigned(self, *, who: str) -> str:
        """{who} resigns."""
        return self._say("resigned", who=who)

    def draw_offered(self, *, who: str) -> str:
        """{who} offers a draw."""
        return self._say("draw-offered", who=who)

    def draw_declined(self, *, who: str) -> str:
        """{who} declines the draw."""
        return self._say("draw-declined", who=who)

    def card_turned_up(self, *, card: str) -> str:
        """{card} is turned up."""
        return self._say("card-turned-up", card=card)

    def pile_shuffled(self, *, cards: int) -> str:
        """The {cards} discarded event cards become the new pile."""
        return self._say("pile-shuffled", cards=cards)

    def exchanged(self, *, who: str, give: str, take: str, caravan: bool) -> str:
        """{who} exchanges {give} for {take} (COMMERCIUM)."""
        return self._say("exchanged", who=who, give=give, take=take, caravan=yes(caravan))

    def moved(self, *, who: str, units: str, origin: str, to: str) -> str:
        """{who} moves {units} from {origin} to {to}."""
        return self._say("moved", who=who, units=units, origin=origin, to=to)

    def battle(self, *, region: str, unit: str, who: str, enemy: str) -> str:
        """Battle in {region}: {unit} of {who} and {enemy} cancel out."""
        return self._say("battle", region=region, unit=unit, who=who, enemy=enemy)

    def conquest_announced(self, *, who: str, city: str, units: str) -> str:
        """{who} attacks {city}, which takes {units}."""
        return self._say("conquest-announced", who=who, city=city, units=units)

    def fortress_played(
        self,
        *,
        who: str,
        city: str,
        units: str,
        count: int,
        automatic: bool,
    ) -> str:
        """{who} answers with {count} Fortress cards: {city} now takes {units}."""
        return self._say(
            "fortress-played",
            who=who,
            city=city,
            units=units,
            count=count,
            automatic=yes(automatic),
        )

    def city_held(self, *, who: str, city: str) -> str:
        """{who} holds {city}."""
        return self._say("city-held", who=who, city=city)

    def city_conquered(self, *, who: str, city: str, loser: str, units: str) -> str:
        """{who} conquers {city} from {loser} for {units}."""
        return self._say("city-conquered", who=who, city=city, loser=loser, units=units)

    def sent_home(self, *, count: int) -> str:
        """{count} defenders return to the box."""
        return self._say("sent-home", count=count)

    def marker_moved(self, *, who: str, field: str, paid: str, free: bool) -> str:
        """{who} goes to {field} for {paid}."""
        return self._say("marker-moved", who=who, field=field, paid=paid, free=yes(free))

    def produced(self, *, who: str, goods: str) -> str:
        """{who} receives {goods}."""
        return self._say("produced", who=who, goods=goods)

    def temple_built(self, *, who: str, city: str, paid: str, free: bool, quarry: bool) -> str:
        """{who} builds a temple in {city} for {paid}."""
        return self._say(
            "temple-built",
            who=who,
            city=city,
            paid=paid,
            free=yes(free),
            quarry=yes(quarry),
        )

    def wall_built(self, *, who: str, city: str, paid: str) -> str:
        """{who} builds a town wall in {city} for {paid}."""
        return self._say("wall-built", who=who, city=city, paid=paid)

    def deployed(self, *, who: str, unit: str, city: str, paid: str, free: bool) -> str:
        """{who} deploys {unit} to {city} for {paid}."""
        return self._say("deployed", who=who, unit=unit, city=city, paid=paid, free=yes(free))

    def developed(self, *, who: str, know_how: str, paid: str, first: bool) -> str:
        """{who} develops {know_how} for {paid}."""
        return self._say("developed", who=who, know_how=know_how, paid=paid, first=yes(first))

    def recruited(self, *, who: str, units: str, paid: str) -> str:
        """{who} recruits {units} for {paid}."""
        return self._say("recruited", who=who, units=units, paid=paid)

    def city_founded(
        self,
        *,
        who: str,
        city: str,
        resource: str,
        paid: str,
        free: bool,
        colonists: bool,
    ) -> str:
        """{who} founds {city} ({resource}) for {paid}."""
        return self._say(
            "city-founded",
            who=who,
            city=city,
            resource=resource,
            paid=paid,
            free=yes(free),
            colonists=yes(colonists),
        )

    def walls_gained(self, *, walls: str) -> str:
        """With it: {walls}."""
        return self._say("walls-gained", walls=walls)

    def ended(self, cause: str, *, who: str, count: int) -> str:
        """how a game can end"""
        return self._say(f"ended-{cause}", who=who, count=count)

    def played(self, name: str, *, who: str, card: str, region: str, count: int) -> str:
        """what a card did"""
        return self._say(f"played-{name}", who=who, card=card, region=region, count=count)

    def card_taken(self, reason: str, *, who: str, card: str) -> str:
        """One of a family."""
        return self._say(f"card-taken-{reason}", who=who, card=card)

    def ruins(self, what: str) -> str:
        """what a conquest destroys"""
        return self._say(f"ruins-{what}")

    def chip_taken(self, resource: str, *, who: str) -> str:
        """in place of a coin"""
        return self._say(f"chip-taken-{resource}", who=who)

    def personage_won(self, kind: str, *, who: str, name: str, track: int, goal: int) -> str:
        """One of a family."""
        return self._say(f"personage-won-{kind}", who=who, name=name, track=track, goal=goal)
