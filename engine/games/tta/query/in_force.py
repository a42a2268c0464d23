"""What is printed on cards in play, looked up once for each set of cards.

Figures of cards never change, so whatever follows from them alone is kept: a rating is asked for
thousands of times while somebody thinks about a turn, and cards come into play seldom.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, get_args

from engine.games.tta.cards.base import CardRules
from engine.games.tta.cards.model import Rate, Rating, Term
from engine.games.tta.editions import EDITIONS

if TYPE_CHECKING:
    from engine.games.tta.state import Civ, State

RATINGS: tuple[Rating, ...] = get_args(Rating)
SETS = 2048
"""Sets of cards that are kept."""

ByRating = Mapping[str, tuple[tuple[str, int], ...]]


@dataclass(frozen=True, slots=True)
class InForce:
    """The cards of a civilization whose symbols count once.

    cards: all of them, ruined wonders excluded. shown: those that show a rating, with how much.
    rates: the declared ratings of the leader and of wonders, card by card. speakers: the leader and
    wonders that have rules of their own; on: the same by the moments on which they have a word.
    civil_actions, military_actions, blue_tokens, yellow_tokens, hand_limit: symbols of all cards.
    """

    cards: tuple[str, ...]
    shown: ByRating
    rates: Mapping[str, tuple[tuple[str, tuple[Term, ...]], ...]]
    speakers: tuple[CardRules, ...]
    on: Mapping[str, tuple[CardRules, ...]]
    civil_actions: int
    military_actions: int
    blue_tokens: int
    yellow_tokens: int
    hand_limit: int


def in_force(s: State, civ: Civ) -> InForce:
    """What a civilization has in play besides the cards that take workers."""
    wonders = intact_wonders(civ) if civ.ruins else civ.wonders
    return _look_up(s.edition, civ.government, civ.leader, *civ.specials, *wonders, *civ.colonies)


def intact_wonders(civ: Civ) -> list[str]:
    """Completed wonders that are not ruined."""
    if not civ.ruins:
        return civ.wonders
    return [w for w in civ.wonders if w not in civ.ruins]


@lru_cache(SETS)
def _look_up(edition: str, government: str, leader: str | None, *others: str) -> InForce:
    """others: special technologies, wonders and colonies."""
    rules = EDITIONS[edition]
    kinds = {card: rules.cards[card].kind for card in others}
    specials = tuple(card for card in others if kinds[card] == "special")
    wonders = tuple(card for card in others if kinds[card] == "wonder")
    colonies = tuple(card for card in others if kinds[card] not in ("special", "wonder"))
    acting = wonders if leader is None else (leader, *wonders)
    every = (government, *specials, *acting, *colonies)
    speakers = tuple(rules.code[card] for card in acting if card in rules.code)
    rates = [
        (e.rating, card, e.terms)
        for card in acting
        for e in rules.cards[card].effects
        if isinstance(e, Rate)
    ]
    gives = [rules.cards[card].gives for card in every]
    shown = {r: printed(edition, r) for r in RATINGS}
    return InForce(
        cards=every,
        shown={r: tuple((c, of[c]) for c in every if c in of) for r, of in shown.items()},
        rates={r: tuple((card, terms) for of, card, terms in rates if of == r) for r in RATINGS},
        speakers=speakers,
        on={m: who_speak(speakers, m) for m in {m for r in speakers for m in r.moments}},
        civil_actions=sum(symbols.civil_actions for symbols in gives),
        military_actions=sum(symbols.military_actions for symbols in gives),
        blue_tokens=sum(symbols.blue_tokens for symbols in gives),
        yellow_tokens=sum(symbols.yellow_tokens for symbols in gives),
        hand_limit=sum(rules.cards[wonder].gives.hand_limit for wonder in wonders),
    )


def who_speak(by: Sequence[CardRules], moment: str) -> tuple[CardRules, ...]:
    """Those of some cards that have a word on something, a moment of `CardRules`."""
    return tuple([r for r in by if moment in r.moments])


@cache
def printed(edition: str, symbol: str) -> Mapping[str, int]:
    """The cards of a ruleset that show a symbol (of `Symbols`), and how many of it."""
    cards = EDITIONS[edition].cards
    return {c: n for c, figures in cards.items() if (n := getattr(figures.gives, symbol))}


@cache
def units_of(edition: str) -> frozenset[str]:
    """The cards of a ruleset that are military units."""
    return frozenset(c for c, figures in EDITIONS[edition].cards.items() if figures.is_unit)
