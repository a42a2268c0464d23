"""Names of cards and goods, lists of things, and numbers with their nouns, in one language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import ClassVar, Protocol

from engine.games.tta.cards.board import Board
from engine.games.tta.cards.model import AGES, Card
from engine.games.tta.cards.table import CardTable, card_table
from engine.games.tta.editions import EDITIONS
from engine.games.tta.editions.first_edition import FIRST_EDITION
from engine.games.tta.editions.new_story import NEW_STORY
from engine.games.tta.view import CivView, View
from render.lang.catalogue.tta import Tta
from render.lang.catalogue.tta_first_edition_cards import TtaFirstEditionCards
from render.lang.catalogue.tta_first_edition_names import TtaFirstEditionNames
from render.lang.catalogue.tta_gists import TtaGists
from render.lang.catalogue.tta_new_story_cards import TtaNewStoryCards
from render.lang.catalogue.tta_new_story_names import TtaNewStoryNames
from render.lang.forms import joined, woven
from render.lang.language import ENGLISH, Language

MINUS = "\u2212"
NUMERALS = (*AGES, "IV")
"""Numerals of the ages by level."""


class CardNames(Protocol):
    """The names of an edition's cards: the catalogues `tta-<edition>-names.ftl`."""

    FAMILIES: ClassVar[dict[str, tuple[str, ...]]]

    def name(self, card: str, /) -> str:
        """The name on a card."""

    def fitting(self, code: str, /, *families: str) -> str:
        """A name from the first family that has one: "short" for a narrow line, "narrow" for half a
        phone, "briefest" for a war or a territory where its sign stands next to it."""


class CardTexts(Protocol):
    """What is printed on them: the catalogues `tta-<edition>-cards.ftl`."""

    FAMILIES: ClassVar[dict[str, tuple[str, ...]]]

    def text(self, card: str, /) -> str:
        """What a card says, without its kind."""

    def fitting(self, code: str, /, *families: str) -> str:
        """The text of the first family that has one: "beyond" without the signs that are drawn."""


PRINTED: Mapping[str, tuple[Callable[[Language], CardNames], Callable[[Language], CardTexts]]] = {
    NEW_STORY.key: (TtaNewStoryNames, TtaNewStoryCards),
    FIRST_EDITION.key: (TtaFirstEditionNames, TtaFirstEditionCards),
}
"""The catalogues of names and of texts, by edition."""
SYMBOLS = (
    *("food", "resources", "science", "culture", "strength", "happiness"),
    *("civil_actions", "military_actions", "blue_tokens", "yellow_tokens", "colonization"),
)
"""What cards show, in the order in which it is told."""
_OF_GOVERNMENTS = ("science", "culture", "strength", "happiness")
"""What governments show besides their actions."""


def signed(n: int) -> str:
    """A number with its sign, a true minus."""
    return f"+{n}" if n >= 0 else f"{MINUS}{-n}"


def me(view: View) -> CivView:
    """The civilization of the viewer, of the current player for a spectator."""
    return view.players[view.current if view.viewer is None else view.viewer]


def track_ends(view: View, civ: CivView) -> tuple[str, ...]:
    """What of a civilization stands at the end of its track, as far as the edition has ends:
    "culture" by its rating, "science" by its points, "strength"."""
    figures = EDITIONS[view.edition].board.figures
    ends = (
        ("culture", civ.culture_rating, figures.max_culture),
        ("science", civ.science, figures.max_science_points),
        ("strength", civ.strength, figures.max_strength),
    )
    return tuple(what for what, n, most in ends if most is not None and n >= most)


class Words:
    """Names of an edition's cards and numbers of things, as they are put into sentences."""

    def __init__(self, edition: str = NEW_STORY.key, language: Language = ENGLISH) -> None:
        names, texts = PRINTED[edition]
        self.edition = edition
        self.language = language
        self.cards: CardTable = card_table(edition)
        self.say = Tta(language)
        self._names = names(language)
        self._texts = texts(language)
        self._gists = TtaGists(language)
        self._twins = _twins(edition, language)

    @property
    def board(self) -> Board:
        return self.cards.board

    # ----------------------------------------------------------------------------------- cards

    def known(self, card: str) -> bool:
        """Whether this is the id of a card."""
        return card in self.cards

    @property
    def resting(self) -> str:
        """The leader who may rest under a wonder."""
        leader = EDITIONS[self.edition].resting
        assert leader is not None, "an edition that has wonders with leaders under them"
        return leader.card

    def nouns(self) -> list[str]:
        """The names of all cards."""
        return [self.name(card) for card in self.cards]

    def name(self, card: str) -> str:
        """The name on a card."""
        return self._names.name(card)

    def short(self, card: str) -> str:
        """The name for a narrow line."""
        return self._names.fitting(card, "short", "name")

    def narrow(self, card: str) -> str:
        """The name for half a phone; a soft hyphen is where it may be broken."""
        return self._names.fitting(card, "narrow", "short", "name")

    def brief(self, card: str) -> str:
        """A card by its short name, with its age where that is needed: "Raid (I)"."""
        name = self.short(card)
        return self._with_age(name, card) if card in self._twins else name

    def briefest(self, card: str) -> str:
        """The name of a war or a territory next to the sign of its kind: "Vast"."""
        return self._names.fitting(card, "briefest", "short", "name")

    def colony(self, card: str) -> str:
        """A territory in a list of colonies: "Vast (I)"."""
        return self._with_age(self.briefest(card), card)

    def card(self, card: str) -> str:
        """A card by its name; with its age where several cards share the name: "Raid (II)"."""
        name = self._names.name(card)
        return self._with_age(name, card) if card in self._twins else name

    def aged(self, card: str) -> str:
        """A card with its age: "Iron (I)"."""
        return self._with_age(self._names.name(card), card)

    def _with_age(self, name: str, card: str) -> str:
        return woven("{} ({})", name, self.cards[card].age)

    def text(self, card: str) -> str:
        """What a card says."""
        return self._texts.text(card)

    def beyond(self, card: str) -> str:
        """What a card says beyond the symbols it shows, where that is less than its text."""
        return self._texts.fitting(card, "beyond", "text")

    def says_less(self, card: str) -> bool:
        """Whether a card says something beyond its symbols that is less than its text."""
        return card in self._texts.FAMILIES["beyond"]

    def source(self, why: str) -> str:
        """What a change comes from, for brackets."""
        return self.card(why) if why in self.cards else self.say.source(why)

    def kind(self, card: str) -> str:
        """ "Mine", "Special technology"."""
        return self.say.kind(self.cards[card].kind)

    # ------------------------------------------------------------------------- numbers and lists

    def count(self, n: int, thing: str) -> str:
        """ "2 resources", "1 blue token", "3 food"."""
        return self.say.amount(thing, count=n)

    def goods(self, amounts: Iterable[tuple[str, int]]) -> str:
        """ "1 food and 2 resources", without what is zero; "nothing"."""
        return self._or_nothing([self.count(n, name) for name, n in amounts if n])

    def listed(self, parts: Sequence[str]) -> str:
        """ "a", "a and b", "a, b and c", "none"."""
        return self.language.listed(parts) if parts else self.say.none()

    def each(self, cards: Iterable[str], *, brief: bool = False) -> list[str]:
        """ "Iron", "2 × Raid (I)"."""
        name = self.brief if brief else self.card
        return [
            woven("{} × {}", str(n), name(c)) if n > 1 else name(c)
            for c, n in Counter(cards).items()
        ]

    def named(self, cards: Iterable[str], *, brief: bool = False) -> str:
        """ "Iron, 2 × Raid (I) and Spy", "none"."""
        return self.listed(self.each(cards, brief=brief))

    def symbols(self, card: str, names: Sequence[str] = SYMBOLS) -> str:
        """ "+2 science and +1 happy face", "nothing"."""
        gives = self.cards[card].gives
        found = [(name, n) for name in names if (n := getattr(gives, name))]
        return self._or_nothing(
            [self.say.symbol(name, signed=signed(n), number=abs(n)) for name, n in found]
        )

    def _or_nothing(self, parts: Sequence[str]) -> str:
        return self.language.listed(parts) if parts else self.say.nothing()

    # ------------------------------------------------------------------------ a card in one line

    def gist(self, card: str, rules: str = "") -> str:
        """What a card is, costs and does, as short as it can be told. rules: the edition with its
        variants (`View.edition`), which may change what a card gives (OR-7.1)."""
        c = EDITIONS[rules].cards[card] if rules else self.cards[card]
        if c.takes_workers:
            return self._technology(c)
        if c.kind == "government":
            return self._government(c)
        if c.bonus is not None:
            bonus = c.bonus
            return self._gists.bonus(defense=bonus.defense, colonization=bonus.colonization)
        text = self.text(card)
        if c.kind == "special":
            return self._gists.costing(cost=self.count(c.science_cost or 0, "science"), text=text)
        if c.kind == "wonder":
            return self._gists.wonder(stages="-".join(map(str, c.stages)), text=text)
        if c.military_cost and c.kind != "tactic":
            cost = self.count(c.military_cost, "military_actions")
            return self._gists.costing(cost=cost, text=text)
        return text

    def _technology(self, c: Card) -> str:
        kind, gives = self.say.kind(c.kind), self.symbols(c.id)
        cost = self.count(c.resource_cost or 0, "resources")
        if not c.science_cost:
            return self._gists.first_technology(kind=kind, cost=cost, gives=gives)
        science = self.count(c.science_cost, "science")
        return self._gists.technology(kind=kind, science=science, cost=cost, gives=gives)

    def _government(self, c: Card) -> str:
        shown = any(getattr(c.gives, name) for name in _OF_GOVERNMENTS)
        gives = self._gists.government(
            civil=c.gives.civil_actions,
            military=c.gives.military_actions,
            limit=c.urban_limit or 0,
            more=shown,
            gives=self.symbols(c.id, _OF_GOVERNMENTS) if shown else "",
        )
        if not c.science_cost:
            return gives
        science = self.count(c.science_cost, "science")
        rule = self._gists.rule(science=science, revolution=c.revolution_cost or 0)
        return joined(" ", (rule, gives))


@cache
def _twins(edition: str, language: Language) -> frozenset[str]:
    """Cards that share their name with another one."""
    names = PRINTED[edition][0](language)
    named = {card: names.name(card) for card in card_table(edition)}
    shared = Counter(named.values())
    return frozenset(card for card, name in named.items() if shared[name] > 1)
