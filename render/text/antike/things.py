"""Names, which are the same in every language, and things with their numbers, which are not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Protocol

from engine.games.antike.components import CARDS, FIELDS, KNOW_HOW, PERSONAGES
from engine.games.antike.maps import MAPS
from engine.games.antike.parts import MONEY, UNITS
from engine.games.antike.view import AntikeView
from render.lang.catalogue.antike import Antike
from render.lang.catalogue.antike_cards import AntikeCards
from render.lang.catalogue.antike_names import AntikeNames
from render.lang.language import ENGLISH, Language

_REGIONS = tuple(dict.fromkeys(r for board in MAPS.values() for r in board.regions))


class Money(Protocol):
    """Anything with chips and coins: a purse or a cost."""

    @property
    def marble(self) -> int: ...
    @property
    def iron(self) -> int: ...
    @property
    def gold(self) -> int: ...
    @property
    def coin(self) -> int: ...


class Forces(Protocol):
    """Anything with units."""

    @property
    def legion(self) -> int: ...
    @property
    def galley(self) -> int: ...
    @property
    def general(self) -> int: ...
    @property
    def admiral(self) -> int: ...


def personage_kind(name: str) -> str:
    return PERSONAGES[name].kind


def field(name: str) -> str:
    """The name of a rondel field; the two DUELLUM fields are told apart by their number."""
    action = FIELDS[name].action
    twins = [f.id for f in FIELDS.values() if f.action == action]
    return action if len(twins) == 1 else f"{action} {'I' * (twins.index(name) + 1)}"


class Things:
    """Things with their numbers and lists of them, as they are put into sentences."""

    def __init__(self, language: Language = ENGLISH) -> None:
        self.language = language
        self.say = Antike(language)
        self._cards = AntikeCards(language)
        self._names = AntikeNames(language)

    def nouns(self) -> list[str]:
        """The names of all that there is."""
        named = ((self.card, CARDS), (self.know_how, KNOW_HOW), (self.personage, PERSONAGES))
        every = [say(one) for say, each in named for one in each]
        return [*map(self.region, _REGIONS), *every, *map(field, FIELDS)]

    def card(self, name: str) -> str:
        return self._names.card(name)

    def region(self, name: str) -> str:
        return self._names.region(name)

    def know_how(self, name: str) -> str:
        return self._names.know_how(name)

    def personage(self, name: str) -> str:
        return self._names.personage(name)

    def nation(self, name: str) -> str:
        return self._names.nation(name)

    def map_name(self, name: str) -> str:
        """The name of a map."""
        return self._names.board(name)

    def count(self, n: int, thing: str) -> str:
        """ "1 legion", "3 galleys", "2 gold"."""
        return self.say.amount(thing, count=n)

    def people(self, n: int, kind: str) -> str:
        """ "1 general", "4 kings": personages."""
        return self.say.people(kind, count=n)

    def card_text(self, name: str) -> str:
        """What an event card does."""
        return self._cards.text(name)

    def marked_name(self, view: AntikeView, name: str) -> str:
        """The name of an event card, with a mark if it is reconstructed (AD-2.5)."""
        found = self.card(name)
        return self._cards.marked_name(card=found) if name in view.reconstructed else found

    def marked_text(self, view: AntikeView, name: str) -> str:
        """What an event card does, with the same mark."""
        text = self.card_text(name)
        return self._cards.marked_text(text=text) if name in view.reconstructed else text

    def listed(self, parts: Sequence[str]) -> str:
        """ "a", "a and b", "a, b and c", "none"."""
        return self.language.listed(parts) if parts else self.say.none()

    def cards(self, names: Iterable[str]) -> str:
        """ "Levy, Storm and Levy"."""
        return self.listed([self.card(name) for name in names])

    def goods(self, money: Money) -> str:
        """ "2 marble, 1 gold and 3 coins", "nothing"."""
        found = [(kind, getattr(money, kind)) for kind in MONEY]
        return self._goods([self.count(n, kind) for kind, n in found if n])

    def pieces(self, resources: Iterable[str]) -> str:
        """ "2 marble and 1 coin" from a row of single pieces."""
        found = Counter(resources)
        return self._goods([self.count(found[kind], kind) for kind in MONEY if found[kind]])

    def _goods(self, parts: Sequence[str]) -> str:
        return self.language.listed(parts) if parts else self.say.nothing()

    def forces(self, units: Forces) -> str:
        """ "2 legions and 1 galley", "none"."""
        found = [(kind, getattr(units, kind)) for kind in UNITS]
        return self.listed([self.count(n, kind) for kind, n in found if n])
