"""Labels and second lines of everything a player can choose."""

from __future__ import annotations

from typing import Any

from engine.core import Resign
from engine.games.antike.actions import (
    AcceptDraw,
    Barter,
    BuildTemple,
    BuildWall,
    Conquer,
    DeclineDraw,
    Defend,
    Deploy,
    Develop,
    Done,
    EndTurn,
    Exchange,
    Found,
    MoveMarker,
    MoveUnits,
    OfferDraw,
    PayRondel,
    PlayCard,
    Recruit,
    RemoveUnits,
    TakeCard,
    TakeChip,
)
from engine.games.antike.components import BOX, CARDS, FIELDS
from engine.games.antike.parts import UNITS, Cost
from engine.games.antike.view import AntikeView, UnitsView
from render.text.antike import quotes, words

_DONE = {
    "production": "Produce now",
    "templum": "Finish building",
    "militia": "Finish deploying",
    "scientia": "Finish SCIENTIA",
    "movement": "Finish moving",
    "conquest": "Finish conquering",
}
_PLAIN: dict[type, str] = {
    EndTurn: "End turn",
    OfferDraw: "Offer a draw",
    AcceptDraw: "Accept the draw",
    DeclineDraw: "Decline the draw",
    Resign: "Resign",
}
_NO_FORTRESS = "Play no Fortress"
_FIELDS = {
    "FERRUM": "take iron and a coin",
    "AURUM": "take gold and a coin",
    "MARMOR": "take marble and a coin",
    "TEMPLUM": "build temples and town walls",
    "MILITIA": "deploy units from your box",
    "SCIENTIA": "develop know-how, recruit units",
    "DUELLUM": "move units, conquer cities",
}
KNOW_HOW = {
    "strata": "legions cross up to 2 borders",
    "navigatio": "galleys cross up to 2 borders",
    "moneta": "1 more chip in every production",
    "res_publica": "your cities defend with 1 more",
    "commercium": "exchange 3 chips for 2",
}
"""What each know-how does, in a few words."""


def label(view: AntikeView, action: Any) -> str:
    """What the choice does; unlike every other label of the same question."""
    match action:
        case MoveMarker():
            return f"Go to {words.field(action.field)}{_price(view, action.field)}"
        case PayRondel():
            return f"Pay {words.pieces(action.resources)}"
        case BuildTemple():
            how = " with Quarry" if action.quarry else ""
            return f"Temple in {words.region(action.city)}{how}{_instead(action.coins, 'marble')}"
        case BuildWall():
            return f"Town wall in {words.region(action.city)}{_instead(action.coins, 'marble')}"
        case Deploy():
            unit = words.count(1, action.unit)[2:].capitalize()
            return f"{unit} to {words.region(action.city)}{_instead(action.coins, 'iron')}"
        case Develop():
            return f"Develop {words.know_how(action.know_how)}{_instead(action.coins, 'gold')}"
        case Recruit():
            units = words.count(action.count, action.unit)
            return f"Recruit {units}{_instead(action.coins, 'gold')}"
        case MoveUnits():
            units = words.count(action.count, action.unit)
            return f"{units}: {words.region(action.origin)} → {words.region(action.to)}"
        case Conquer():
            how = " with Siege Engine" if action.siege_engine else ""
            return f"Conquer {words.region(action.city)}{how}"
        case Defend():
            return f"Play {words.count(action.cards, 'Fortress')}" if action.cards else _NO_FORTRESS
        case RemoveUnits():
            return f"Remove {words.forces(UnitsView(action.legions, action.galleys))}"
        case _:
            return _other(action)


def _other(action: Any) -> str:
    match action:
        case PlayCard(card=card, target=None):
            return f"Play {words.card(card)}"
        case PlayCard(card=card, target=target):
            return f"Play {words.card(card)}: {words.region(str(target))}"
        case Barter():
            return f"Caravan: {words.pieces(action.give)} for {words.pieces(action.take)}"
        case Exchange():
            return f"Exchange {words.pieces(action.give)} for {words.pieces(action.take)}"
        case TakeChip():
            return f"Take 1 {action.resource}"
        case TakeCard():
            return f"Take {words.card(action.card)}"
        case Done():
            return _DONE[action.step]
        case Found():
            return _found(action)
    return _PLAIN[type(action)]


def detail(view: AntikeView, action: Any) -> str | None:
    """What the choice costs or brings."""
    match action:
        case MoveMarker():
            return _FIELDS[FIELDS[action.field].action]
        case BuildTemple():
            return f"{words.goods(quotes.temple(view, action))}; triples yield, defence, deployment"
        case BuildWall():
            cost = Cost(marble=BOX.wall_marble - action.coins, coin=action.coins)
            return f"{words.goods(cost)}; 1 more defence"
        case Deploy():
            return words.goods(quotes.deployment(view, action))
        case Develop():
            gold = quotes.know_how(view, action.know_how)
            cost = Cost(gold=gold - action.coins, coin=action.coins)
            taken = next(k.by for k in view.know_how if k.id == action.know_how)
            scholar = "" if taken else "; first, brings a scholar"
            return f"{words.goods(cost)}; {KNOW_HOW[action.know_how]}{scholar}"
        case Recruit():
            gold = BOX.recruit_gold[action.unit] * action.count
            return words.goods(Cost(gold=gold - action.coins, coin=action.coins))
        case MoveUnits():
            return _battle(view, action)
        case Conquer():
            lost = quotes.losses(view, action.city, action.siege_engine)
            return f"uses up {words.count(lost, 'unit')} of yours{_prize(view, action.city)}"
        case Found():
            return words.goods(quotes.city(view, action))
        case PlayCard(card=card) | TakeCard(card=card):
            return CARDS[card].text
    return None


def group(value: Any) -> str:
    """The name of a part of a long menu: goods given, a know-how, a unit or a region."""
    if isinstance(value, tuple):
        return f"Give {words.pieces(value)}"
    if value in KNOW_HOW:
        return words.know_how(value)
    if value in UNITS:
        return words.count(2, str(value))[2:].capitalize()
    return words.region(str(value))


def _price(view: AntikeView, field: str) -> str:
    due = next((p.price for p in view.prices if p.field == field), 0)
    return f" (pay {due})" if due else ""


def _instead(coins: int, resource: str) -> str:
    return f" ({words.count(coins, 'coin')} for {resource})" if coins else ""


def _found(action: Found) -> str:
    how = " with Colonists" if action.colonists else ""
    coins = f" (coins for {', '.join(action.coins_for)})" if action.coins_for else ""
    return f"Found {words.region(action.city)} with {action.resource}{how}{coins}"


def _battle(view: AntikeView, action: MoveUnits) -> str | None:
    """The enemies of its type that a unit would meet (AD-6.5.2)."""
    enemies = view.region(action.to).units[1 - view.mover]
    if action.unit in ("legion", "general"):
        foes = UnitsView(legion=enemies.legion, general=enemies.general)
    else:
        foes = UnitsView(galley=enemies.galley, admiral=enemies.admiral)
    return f"battle with {words.forces(foes)}" if foes.total else None


def _prize(view: AntikeView, city: str) -> str:
    return "; destroys a temple, a general comes" if view.region(city).temple else ""
