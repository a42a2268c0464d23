"""Written by tools/sentences.py from render/lang/en/antike-choices.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences, yes


class AntikeChoices(Sentences):
    """All that render/lang/en/antike-choices.ftl says."""

    CATALOGUE: ClassVar[str] = "antike-choices"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "build_temple": (
            "no",
            "yes",
        ),
        "deploy": (
            "legion",
            "galley",
            "general",
            "admiral",
        ),
        "finish": (
            "production",
            "templum",
            "militia",
            "scientia",
            "movement",
            "conquest",
        ),
        "found": (
            "no",
            "yes",
        ),
        "plain": (
            "end_turn",
            "offer_draw",
            "accept_draw",
            "decline_draw",
            "resign",
        ),
        "units": (
            "legion",
            "galley",
            "general",
            "admiral",
        ),
        "field": (
            "FERRUM",
            "AURUM",
            "MARMOR",
            "TEMPLUM",
            "MILITIA",
            "SCIENTIA",
            "DUELLUM",
        ),
        "brings": (
            "strata",
            "navigatio",
            "moneta",
            "res_publica",
            "commercium",
        ),
    }

    def go_to(self, *, field: str, price: int) -> str:
        """Go to: {field} (pay {price})"""
        return self._say("go-to", field=field, price=price)

    def pay(self, *, goods: str) -> str:
        """Pay: {goods}"""
        return self._say("pay", goods=goods)

    def build_wall(self, *, city: str, coins: int) -> str:
        """Build town wall: {city} ({coins} coins for marble)"""
        return self._say("build-wall", city=city, coins=coins)

    def develop(self, *, know_how: str, coins: int) -> str:
        """Develop: {know_how} ({coins} coins for gold)"""
        return self._say("develop", know_how=know_how, coins=coins)

    def recruit(self, *, units: str, coins: int) -> str:
        """Recruit: {units} ({coins} coins for gold)"""
        return self._say("recruit", units=units, coins=coins)

    def move(self, *, units: str, origin: str, to: str) -> str:
        """{units}: {origin} → {to}"""
        return self._say("move", units=units, origin=origin, to=to)

    def conquer(self, *, city: str, siege_engine: bool) -> str:
        """Conquer: {city}"""
        return self._say("conquer", city=city, siege_engine=yes(siege_engine))

    def defend(self, *, cards: int) -> str:
        """Play: {cards} Fortress cards"""
        return self._say("defend", cards=cards)

    def remove(self, *, units: str) -> str:
        """Remove: {units}"""
        return self._say("remove", units=units)

    def play_card(self, *, card: str) -> str:
        """Play: {card}"""
        return self._say("play-card", card=card)

    def play_card_on(self, *, card: str, region: str) -> str:
        """Play: {card} ({region})"""
        return self._say("play-card-on", card=card, region=region)

    def barter(self, *, give: str, take: str) -> str:
        """Caravan: {give} for {take}"""
        return self._say("barter", give=give, take=take)

    def exchange(self, *, give: str, take: str) -> str:
        """Exchange: {give} for {take}"""
        return self._say("exchange", give=give, take=take)

    def take(self, *, thing: str) -> str:
        """Take: {thing}"""
        return self._say("take", thing=thing)

    def give(self, *, goods: str) -> str:
        """Give: {goods}"""
        return self._say("give", goods=goods)

    def temple_brings(self, *, cost: str) -> str:
        """{cost}; triples yield, defence, deployment"""
        return self._say("temple-brings", cost=cost)

    def wall_brings(self, *, cost: str) -> str:
        """{cost}; 1 more defence"""
        return self._say("wall-brings", cost=cost)

    def battle_with(self, *, units: str) -> str:
        """battle with {units}"""
        return self._say("battle-with", units=units)

    def conquest_takes(self, *, count: int, temple: bool) -> str:
        """uses up {count} units of yours"""
        return self._say("conquest-takes", count=count, temple=yes(temple))

    def build_temple(self, quarry: str, *, city: str, coins: int) -> str:
        """by whether with the card Quarry"""
        return self._say(f"build-temple-{quarry}", city=city, coins=coins)

    def deploy(self, unit: str, *, city: str, coins: int) -> str:
        """One of a family."""
        return self._say(f"deploy-{unit}", city=city, coins=coins)

    def finish(self, step: str) -> str:
        """an answer that closes a step of the turn"""
        return self._say(f"finish-{step}")

    def found(
        self,
        colonists: str,
        *,
        city: str,
        resource: str,
        replaced: int,
        resources: str,
    ) -> str:
        """by whether with the card Colonists"""
        return self._say(
            f"found-{colonists}",
            city=city,
            resource=resource,
            replaced=replaced,
            resources=resources,
        )

    def plain(self, kind: str) -> str:
        """an answer of which there is only one"""
        return self._say(f"plain-{kind}")

    def units(self, kind: str) -> str:
        """the name of a group of units"""
        return self._say(f"units-{kind}")

    def field(self, action: str) -> str:
        """what a rondel field is for"""
        return self._say(f"field-{action}")

    def brings(self, know_how: str, *, cost: str, first: bool) -> str:
        """what a know-how costs and does"""
        return self._say(f"brings-{know_how}", cost=cost, first=yes(first))
