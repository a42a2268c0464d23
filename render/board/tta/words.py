"""The few words on the pictures, and what a card gives as signs with numbers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from engine.games.tta.cards.model import (
    Card,
    Count,
    Either,
    Gain,
    Mixture,
    Order,
    PerRivalAhead,
    Purse,
    Rate,
    Symbols,
)
from engine.games.tta.cards.table import CardTable, card_table
from render.board.tta.look import KINDS

MINUS = "\u2212"
Item = tuple[str, str]
"""A sign (a `count_` or `kind_` icon, or one of the tokens) and the number that goes with it."""

SHORT = {
    "Constitutional Monarchy": "Const. Monarchy",
    "Transcontinental Railroad": "Transcont. Rail",
    "Promise of Military Protection": "Mil. Protection",
    "International Trade Agreement": "Trade Agreement",
    "International Tourism": "Int. Tourism",
    "Scientific Cooperation": "Sc. Cooperation",
    "Loss of Sovereignty": "Sovereignty",
    "Trade Routes Agreement": "Trade Routes",
    "Open Borders Agreement": "Open Borders",
    "Acceptance of Supremacy": "Supremacy",
    "Maximilien Robespierre": "Robespierre",
    "Frederick Barbarossa": "Barbarossa",
    "Christopher Columbus": "Columbus",
    "William Shakespeare": "Shakespeare",
    "Napoleon Bonaparte": "Napoleon",
    "Winston Churchill": "Churchill",
    "Leonardo da Vinci": "Leonardo",
    "Alexander the Great": "Alexander",
    "Mahatma Gandhi": "Gandhi",
    "Library of Alexandria": "Library of Alex.",
    "St. Peter's Basilica": "St. Peter's",
    "Universitas Carolina": "Univ. Carolina",
    "Ocean Liner Service": "Ocean Liners",
    "First Space Flight": "Space Flight",
    "Mechanized Agriculture": "Mech. Agriculture",
    "Mechanized Army": "Mech. Army",
    "Bread and Circuses": "Bread & Circuses",
    "War over Territory": "War: Territory",
    "War over Technology": "War: Technology",
    "War over Culture": "War: Culture",
}
"""Names for narrow lines; never an ellipsis."""

_SIGN = {
    "civil_actions": "civil",
    "military_actions": "military",
    "yellow_tokens": "yellow",
    "blue_tokens": "blue",
    "population": "count_worker",
    "military_cards": "count_hand",
}
_RATINGS = ("food", "resources", "science", "culture", "strength", "happiness", "colonization")
_TOKENS = ("civil_actions", "military_actions", "yellow_tokens", "blue_tokens")
_ARMS = ("infantry", "cavalry", "artillery")
_SENTENCE = re.compile(r"(?<=[.:;])(?<!St\.)\s+(?=[A-Z0-9])")


def cards() -> CardTable:
    """The cards that the program knows."""
    return card_table("new_story")


def signed(number: int) -> str:
    """A number with its sign, a true minus."""
    return f"+{number}" if number >= 0 else f"{MINUS}{-number}"


@cache
def tidy(text: str) -> str:
    """The text with numbers kept on one line with the word they belong to."""
    text = re.sub(r"(?<=\d) / (?=\d)", "\u00a0/\u00a0", text)
    text = re.sub(r"\b(level|age) (?=[AI])", "\\1\u00a0", text)
    text = re.sub(r" ([+\u2212]?\d+[.,;:])", "\u00a0\\1", text)
    return re.sub(r"([+\u2212]?\d+) (?=(?!for |or |and |at |per )[a-z])", "\\1\u00a0", text)


def sign(name: str) -> str:
    """The icon of a good or a rating."""
    return _SIGN.get(name, f"count_{name}")


def kind_line(card: Card) -> str:
    """What kind of card it is."""
    if card.special is not None:
        return f"Special: {card.special}"
    return KINDS[card.kind].name


def short(name: str) -> str:
    """A name for a narrow line."""
    return SHORT.get(name, name)


def outputs(card: Card) -> tuple[Item, ...]:
    """The symbols of a card, without the actions of a government."""
    government = card.kind == "government"
    names = (*_RATINGS, *(() if government else _TOKENS))
    return tuple(_symbols(card.gives, names))


def actions(card: Card) -> tuple[Item, ...]:
    """The actions a government gives."""
    gives = card.gives
    return (("civil", str(gives.civil_actions)), ("military", str(gives.military_actions)))


def kept(card: Card) -> tuple[Item, ...]:
    """What a colony gives as long as one has it."""
    return tuple(_symbols(card.gives, (*_RATINGS, *_TOKENS)))


def at_once(card: Card) -> tuple[Item, ...]:
    """What a colony gives when it is won."""
    return tuple(
        item for e in card.effects if isinstance(e, Gain) for item in _goods(e.goods.items())
    )


def units(card: Card) -> tuple[str, ...]:
    """The units of one army of a tactic."""
    if card.tactic is None:
        return ()
    numbers = card.tactic.model_dump()
    return tuple(kind for kind in _ARMS for _ in range(numbers[kind]))


def gist(card: Card, players: int = 4) -> tuple[Item, ...]:
    """The few numbers that say most about a card, for a small face."""
    if card.kind == "government":
        return (*actions(card), *outputs(card))
    if card.tactic is not None:
        army = tuple((f"kind_{kind}", "") for kind in units(card))
        return (*army, ("count_strength", f"+{card.tactic.strength}"))
    if card.bonus is not None:
        return (
            ("count_defense", f"+{card.bonus.defense}"),
            ("count_colonization", f"+{card.bonus.colonization}"),
        )
    if card.kind == "action":
        return tuple(item for e in card.effects for item in _effect(e, players))
    if card.construction is not None:
        return (("count_resources", f"{MINUS}{max(card.construction.discount)}"),)
    rated = (("count_" + e.rating, "+") for e in card.effects if isinstance(e, Rate))
    return (*outputs(card), *dict.fromkeys(rated))


def sentences(card: Card) -> str:
    """What a card says beyond its signs; empty if they say it all."""
    return _beyond(card.kind, card.text, bool(outputs(card)), card.construction is not None)


@cache
def _beyond(kind: str, text: str, signs: bool, construction: bool) -> str:
    if kind in _SIGNS_SAY_ALL:
        return ""
    parts = _split(text)
    if kind == "air_force":
        parts = parts[2:]
    elif kind == "special":
        parts = parts[1:] if construction else ()
    elif kind == "wonder" and parts[0] == "When complete:":
        parts = parts[2:] if signs else parts[1:]
    elif kind == "leader" and signs:
        parts = parts[1:]
    said = " ".join(parts)
    return tidy(said[:1].upper() + said[1:])


_SIGNS_SAY_ALL = frozenset(
    {
        *("farm", "mine", "lab", "temple", "arena", "library", "theater"),
        *("infantry", "cavalry", "artillery", "government", "territory", "tactic"),
    }
)


def _split(text: str) -> tuple[str, ...]:
    """A text in sentences; "When complete:" counts as one."""
    head, colon, rest = text.partition(": ")
    if colon and head == "When complete":
        return (f"{head}:", *_SENTENCE.split(rest))
    return tuple(_SENTENCE.split(text))


def _symbols(gives: Symbols, names: tuple[str, ...]) -> Iterator[Item]:
    for name in names:
        if number := getattr(gives, name):
            shown = "discontent" if name == "happiness" and number < 0 else name
            yield sign(shown), signed(number)


def _goods(goods: Iterable[tuple[str, int]]) -> Iterator[Item]:
    for name, number in goods:
        yield sign(name), signed(number)


def _effect(effect: object, players: int) -> Iterator[Item]:
    match effect:
        case Order(orders=orders, discount=discount, then=then):
            paid = {"increase_population": "food", "develop": "science"}.get(orders[0], "resources")
            if discount:
                yield sign(paid), f"{MINUS}{discount}"
            yield from _goods(then.items())
        case Gain(goods=goods):
            yield from _goods(goods.items())
        case Either(goods=goods):
            for i, item in enumerate(_goods(goods.items())):
                yield from (("", "or"), item) if i else (item,)
        case Mixture(amount=amount):
            yield sign("food"), signed(amount)
        case Purse(military_actions=extra, resources=resources):
            if extra:
                yield sign("military_actions"), signed(extra)
            yield sign("resources"), signed(resources)
        case PerRivalAhead(what=what, amount=amounts):
            good = "culture" if what == "culture" else "resources"
            yield sign(good), f"+{amounts[players - 2]}"
        case Count(good=good):
            yield sign(good), ""
        case _:
            return
