"""The few words on the pictures, and what a card gives as signs with numbers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
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
from engine.games.tta.cards.table import CardTable
from render.lang.catalogue.tta_phone import TtaPhone
from render.lang.catalogue.tta_picture import TtaPicture
from render.lang.language import ENGLISH, Language
from render.text.tta.case import Cases
from render.text.tta.words import MINUS, Words, signed

Item = tuple[str, str]
"""A sign (a `count_` or `kind_` icon, or one of the tokens) and the number that goes with it; or no
sign and a word."""
OR = ""
"""Stands between two signs of which one is chosen."""

_SIGN = {
    "civil_actions": "civil",
    "military_actions": "military",
    "yellow_tokens": "yellow",
    "blue_tokens": "blue",
    "population": "count_worker",
    "military_cards": "count_hand",
}
SOFT = "\u00ad"
"""Where a narrow name may be broken."""
_RATINGS = ("food", "resources", "science", "culture", "strength", "happiness", "colonization")
_TOKENS = ("civil_actions", "military_actions", "yellow_tokens", "blue_tokens")
_ARMS = ("infantry", "cavalry", "artillery")


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


def own_terms(card: Card, *, first: bool) -> tuple[Item, ...]:
    """What a pact with different sides gives to one of them, as far as symbols say it."""
    pact = card.pact
    if pact is None or not pact.sides:
        return ()
    found = tuple(_symbols(pact.a if first else pact.b, (*_RATINGS, *_TOKENS)))
    # An exchange has no symbols of its own: what may be paid with something else.
    return found or ((sign("food" if first else "resources"), "\u2192"),)


def units(card: Card) -> tuple[str, ...]:
    """The units of one army of a tactic."""
    if card.tactic is None:
        return ()
    numbers = card.tactic.model_dump()
    return tuple(kind for kind in _ARMS for _ in range(numbers[kind]))


class BoardWords:
    """What stands on the pictures of one edition in one language."""

    def __init__(self, edition: str, language: Language) -> None:
        self._words = Words(edition, language)
        self.say = TtaPicture(language)
        self.phone = TtaPhone(language)
        self._beyond: dict[str, str] = {}

    @property
    def cards(self) -> CardTable:
        return self._words.cards

    def listed(self, parts: Sequence[str]) -> str:
        """ "a, b and c"."""
        return self._words.listed(parts)

    def row(self, parts: Iterable[str]) -> str:
        """ "a, b, c"."""
        return self._words.language.row(parts)

    def name(self, card: Card) -> str:
        return self._words.name(card.id)

    def short(self, card: Card) -> str:
        """The name for a narrow line; never an ellipsis."""
        return self._words.short(card.id)

    def names(self, card: Card) -> tuple[str, str]:
        """The name and the one for a narrow line."""
        return self.name(card), self.short(card)

    def narrow(self, card: Card) -> str:
        """The name for half a phone; a soft hyphen is where it may be broken."""
        return self._words.narrow(card.id)

    def source(self, why: str) -> str:
        """What asks or changes something: a card by its short name, with its age where that is
        needed ("Raid (II)"), or a rule ("hand limit")."""
        words = self._words
        if not words.known(why):
            return words.source(why)
        return words.colony(why) if words.cards[why].kind == "territory" else words.brief(why)

    def cases(self, names: Sequence[str]) -> Cases:
        """What questions to players with these names depend on."""
        return Cases(self._words, names)

    def briefest(self, card: Card) -> str:
        """The name of a war, a territory or an event of the end next to the sign of its kind."""
        return self._words.briefest(card.id)

    def share(self, source: str) -> str:
        """What a part of a rating comes from, for a narrow line."""
        words = self._words
        return words.short(source) if words.known(source) else words.say.share(source)

    def kind_line(self, card: Card) -> str:
        """What kind of card it is."""
        if card.special is not None:
            return self.say.special(card.special)
        return self.say.kind(card.kind)

    def kind_short(self, card: Card) -> str:
        """The same next to a number or signs."""
        if card.special is not None:
            return self.say.type(card.special)
        return self.say.kind(card.kind)

    def text(self, card: Card) -> str:
        """All that a card says."""
        return tidy(self._words.text(card.id))

    def sentences(self, card: Card) -> str:
        """What a card says beyond its signs; empty if they say it all."""
        if card.id not in self._beyond:
            self._beyond[card.id] = self._sentences(card)
        return self._beyond[card.id]

    def _sentences(self, card: Card) -> str:
        if card.kind in _SIGNS_SAY_ALL or (card.kind == "special" and card.construction is None):
            return ""
        less = self._words.says_less(card.id)
        if not less and card.kind in ("wonder", "leader") and outputs(card):
            return ""
        return tidy(self._words.beyond(card.id))

    def gist(self, card: Card, players: int = 4) -> tuple[Item, ...]:
        """The few numbers that say most about a card, for a small face."""
        either = self.say.or_else()
        return tuple((name, either if name == OR else n) for name, n in _gist(card, players))


@cache
def board_words(edition: str, language: Language = ENGLISH) -> BoardWords:
    """The words of an edition in a language, kept: pictures ask for the same ones again."""
    return BoardWords(edition, language)


def _gist(card: Card, players: int) -> tuple[Item, ...]:
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


_SIGNS_SAY_ALL = frozenset(
    {
        *("farm", "mine", "lab", "temple", "arena", "library", "theater"),
        *("infantry", "cavalry", "artillery", "government", "territory", "tactic"),
    }
)


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
                yield from ((OR, ""), item) if i else (item,)
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
