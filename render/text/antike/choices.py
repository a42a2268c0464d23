"""Labels and second lines of everything a player can choose."""

from __future__ import annotations

from typing import Any

from engine.core import Decision, Menu
from engine.games.antike.actions import (
    Barter,
    BuildTemple,
    BuildWall,
    Conquer,
    Defend,
    Deploy,
    Develop,
    Done,
    Exchange,
    Found,
    MoveMarker,
    MoveUnits,
    PayRondel,
    PlayCard,
    Recruit,
    RemoveUnits,
    TakeCard,
    TakeChip,
)
from engine.games.antike.components import BOX, FIELDS, KNOW_HOW
from engine.games.antike.parts import UNITS, Cost
from engine.games.antike.view import AntikeView, UnitsView
from render.lang.catalogue.antike_choices import AntikeChoices
from render.lang.sentences import yes
from render.text.antike import quotes, things
from render.text.antike.things import Things
from render.text.base import OPTION, shorten


class Choices:
    """What the answers to questions are called."""

    def __init__(self, words: Things) -> None:
        self._words = words
        self._say = AntikeChoices(words.language)

    def action(self, view: AntikeView, action: Any) -> str:
        """What the choice does; unlike every other label of the same question."""
        say, words = self._say, self._words
        match action:
            case MoveMarker():
                return say.go_to(field=things.field(action.field), price=_price(view, action.field))
            case PayRondel():
                return say.pay(goods=words.pieces(action.resources))
            case MoveUnits():
                return say.move(
                    units=words.count(action.count, action.unit),
                    origin=self._words.region(action.origin),
                    to=self._words.region(action.to),
                )
            case Conquer():
                city = self._words.region(action.city)
                return say.conquer(city=city, siege_engine=action.siege_engine)
            case Defend():
                return say.defend(cards=action.cards)
            case RemoveUnits():
                lost = UnitsView(action.legions, action.galleys)
                return say.remove(units=words.forces(lost))
            case Done():
                return say.finish(action.step)
            case PlayCard() | TakeCard() | TakeChip() | Barter() | Exchange():
                return self._cards(action)
            case BuildTemple() | BuildWall() | Deploy() | Develop() | Recruit() | Found():
                return self._bought(action)
        return say.plain(action.kind)

    def _cards(self, action: Any) -> str:
        """Event cards, and what is exchanged or taken."""
        say, words = self._say, self._words
        match action:
            case PlayCard(card=card, target=None):
                return say.play_card(card=self._words.card(card))
            case PlayCard(card=card, target=target):
                return say.play_card_on(
                    card=self._words.card(card), region=self._words.region(str(target))
                )
            case Barter(give=give, take=take):
                return say.barter(give=words.pieces(give), take=words.pieces(take))
            case Exchange(give=give, take=take):
                return say.exchange(give=words.pieces(give), take=words.pieces(take))
            case TakeChip():
                return say.take(thing=words.count(1, action.resource))
        return say.take(thing=self._words.card(action.card))

    def _bought(self, action: Any) -> str:
        """What is paid for, some of it in coins."""
        say, words, coins = self._say, self._words, getattr(action, "coins", 0)
        match action:
            case BuildTemple():
                city = self._words.region(action.city)
                return say.build_temple(yes(action.quarry), city=city, coins=coins)
            case BuildWall():
                return say.build_wall(city=self._words.region(action.city), coins=coins)
            case Deploy():
                return say.deploy(action.unit, city=self._words.region(action.city), coins=coins)
            case Develop():
                return say.develop(know_how=self._words.know_how(action.know_how), coins=coins)
            case Recruit():
                return say.recruit(units=words.count(action.count, action.unit), coins=coins)
        return say.found(
            yes(action.colonists),
            city=self._words.region(action.city),
            resource=words.say.good(action.resource),
            replaced=len(action.coins_for),
            resources=words.listed([words.say.good(r) for r in action.coins_for]),
        )

    def detail(self, view: AntikeView, action: Any) -> str | None:
        """What the choice costs or brings."""
        said = self._detail(view, action)
        return None if said is None else shorten(said, OPTION)

    def _detail(self, view: AntikeView, action: Any) -> str | None:
        say, words = self._say, self._words
        match action:
            case MoveMarker():
                return say.field(FIELDS[action.field].action)
            case BuildTemple():
                return say.temple_brings(cost=words.goods(quotes.temple(view, action)))
            case BuildWall():
                cost = Cost(marble=BOX.wall_marble - action.coins, coin=action.coins)
                return say.wall_brings(cost=words.goods(cost))
            case Deploy():
                return words.goods(quotes.deployment(view, action))
            case Develop():
                return self._know_how(view, action)
            case Recruit():
                gold = BOX.recruit_gold[action.unit] * action.count
                return words.goods(Cost(gold=gold - action.coins, coin=action.coins))
            case MoveUnits():
                return self._battle(view, action)
            case Conquer():
                lost = quotes.losses(view, action.city, action.siege_engine)
                return say.conquest_takes(count=lost, temple=view.region(action.city).temple)
            case Found():
                return words.goods(quotes.city(view, action))
            case PlayCard(card=card) | TakeCard(card=card):
                return words.marked_text(view, card)
        return None

    def _know_how(self, view: AntikeView, action: Develop) -> str:
        gold = quotes.know_how(view, action.know_how)
        cost = self._words.goods(Cost(gold=gold - action.coins, coin=action.coins))
        taken = next(k.by for k in view.know_how if k.id == action.know_how)
        return self._say.brings(action.know_how, cost=cost, first=not taken)

    def _battle(self, view: AntikeView, action: MoveUnits) -> str | None:
        """The enemies of its type that a unit would meet (AD-6.5.2)."""
        enemies = view.region(action.to).units[1 - view.mover]
        if action.unit in ("legion", "general"):
            foes = UnitsView(legion=enemies.legion, general=enemies.general)
        else:
            foes = UnitsView(galley=enemies.galley, admiral=enemies.admiral)
        return self._say.battle_with(units=self._words.forces(foes)) if foes.total else None

    def item(self, view: AntikeView, decision: Decision, menu: Menu, item: str) -> str:
        """A piece among others."""
        return self._words.count(1, item)

    def group(self, view: AntikeView, decision: Decision, menu: Menu, value: Any) -> str:
        """The name of a part of a long menu: goods given, a know-how, a unit or a region."""
        if isinstance(value, tuple):
            return self._say.give(goods=self._words.pieces(value))
        if value in KNOW_HOW:
            return self._words.know_how(value)
        if value in UNITS:
            return self._say.units(value)
        return self._words.region(str(value))


def _price(view: AntikeView, field: str) -> int:
    return next((p.price for p in view.prices if p.field == field), 0)
