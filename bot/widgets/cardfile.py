"""Finding a card by the name that somebody types."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any

from rapidfuzz import fuzz, process

from bot.widgets.meaning import Phrase, meanings, phrase
from bot.widgets.spelling import distinct, heard, plain, without_brackets
from engine import registry
from render.cards import CardBook
from render.lang.language import ENGLISH, Language
from render.registry import presentation
from render.text.base import shorten
from tables.model.errors import UserError

SURE, CLEAR, LIKELY = 80.0, 5.0, 60.0
"""A best match counts if it scores so much, and so much more than the second; others are likely."""
NAMED = 100.0
"""The score of a name that was typed whole."""
SHORTEST = 3
"""Letters a word needs before it is compared with other names of cards."""
SUGGESTED = 6


@dataclass(frozen=True, slots=True)
class Found:
    """A card of a game; `label` is its name in the reader's language. english: its name in the box
    of most people, where that is another one; it finds the card as well. options: of the table it
    is looked up for, if they matter."""

    game: str
    card: str
    label: str
    book: CardBook
    language: Language = ENGLISH
    options: Mapping[str, Any] | None = field(default=None, compare=False)
    english: str = field(default="", compare=False)

    @property
    def text(self) -> str:
        """What is printed on it."""
        return self.book.text(self.card, self.language)


def shelf(
    game: str | None = None,
    language: Language = ENGLISH,
    options: Mapping[str, Mapping[str, Any]] | None = None,
) -> tuple[Found, ...]:
    """All cards of a game, or of every game that has any, by their names in a language. options:
    for some games, the options by which their cards are shown."""
    found: list[Found] = []
    for key in tuple(registry.keys()) if game is None else (game,):
        book = presentation(key).cards
        if book is not None:
            chosen = (options or {}).get(key)
            shown = book.at(chosen) if chosen else book
            named = book.names(language).items()
            first = {} if language is ENGLISH else book.names(ENGLISH)
            found += [
                Found(key, card, label, shown, language, chosen or None, first.get(card, ""))
                for card, label in named
            ]
    return tuple(found)


def find(said: str, cards: Sequence[Found]) -> Found:
    """The card that is meant: by id, name, beginning of a name, or with typos.

    Raises `UserError` that names the closest ones, also if several have the name.
    """
    meant = named(said, cards)
    labels = tuple(dict.fromkeys(card.label for card in meant))
    if len(labels) > 1:
        raise UserError("card_unclear", said=shorten(said, 60), likely=labels[:SUGGESTED])
    return meant[0]


def named(said: str, cards: Sequence[Found]) -> tuple[Found, ...]:
    """All cards of the name that is meant, of every age and game, in the order of `cards`.

    Raises `UserError` that names the closest ones.
    """
    if not cards:
        raise UserError("no_cards")
    by_id = [card for card in cards if said == card.card]
    if by_id:
        return tuple(by_id)
    close = search(said, cards, len(cards))
    if not close:
        raise UserError("card_unknown", said=shorten(said, 60))
    best, score = close[0]
    exact = score > NAMED
    mine = [card for card, _ in close if _same(card, exact=exact) == _same(best, exact=exact)]
    others = [s for c, s in close if c not in mine]
    if score >= SURE and (not others or score - others[0] >= CLEAR):
        return tuple(card for card in cards if card in mine)
    likely = tuple(dict.fromkeys(card.label for card, _ in close))[:SUGGESTED]
    raise UserError("card_unclear", said=shorten(said, 60), likely=likely)


def _same(card: Found, *, exact: bool) -> str:
    return card.label if exact else _name(card)


def _name(card: Found) -> str:
    return _prepared(card.label).name


def search(said: str, cards: Sequence[Found], limit: int) -> list[tuple[Found, float]]:
    """The cards that may be meant, best first, each with a score."""
    wanted = heard(said)
    if not wanted:
        return [(card, 0.0) for card in cards[:limit]]
    labels = [_prepared(card.label) for card in cards]
    parts = distinct(wanted)
    scores = {i: _score(wanted, parts, label) for i, label in enumerate(labels)}
    for i, card in enumerate(cards):
        if card.english:
            scores[i] = max(scores[i], _score(wanted, parts, _prepared(card.english)))
    for i, card in enumerate(cards):
        if labels[i].stems in _other_names(wanted, card.game, card.language):
            scores[i] = max(scores[i], NAMED)
    close = process.extract(
        wanted,
        [label.whole for label in labels],
        scorer=fuzz.WRatio,
        limit=4 * limit,
        score_cutoff=LIKELY,
    )
    for _, score, i in close:
        scores[i] = max(scores[i], score * 0.8)
    ranked = sorted((i for i, score in scores.items() if score), key=lambda i: (-scores[i], i))
    return [(cards[i], scores[i]) for i in ranked[:limit]]


def beginning(begun: Sequence[str], cards: Sequence[Found]) -> list[Found]:
    """The cards whose names have words that begin with some plain ones, or are like them."""

    def named(card: Found) -> bool:
        names = _prepared(card.label).words
        return any(n.startswith(w) or fuzz.ratio(w, n) >= SURE for w in begun for n in names)

    return [card for card in cards if named(card)]


@lru_cache(512)
def _other_names(wanted: str, game: str, language: Language) -> frozenset[Phrase]:
    """The stems of the cards' names for which people have another name that begins like this."""
    if len(wanted) < SHORTEST:
        return frozenset()
    known = meanings(presentation(game).texts.VOCABULARY, language).same
    begun = " ".join(phrase(wanted))
    return frozenset(
        name
        for other, names in known.items()
        if " ".join(other).startswith(begun)
        for name in names
    )


@dataclass(frozen=True, slots=True)
class _Label:
    """The name of a card as it is compared: `name` is without the age at its end, `stems` are those
    of that."""

    whole: str
    name: str
    words: tuple[str, ...]
    stems: Phrase


@cache
def _prepared(label: str) -> _Label:
    whole = plain(label)
    name = plain(without_brackets(label))
    return _Label(whole, name, tuple(whole.split()), phrase(name))


def _score(wanted: str, parts: Sequence[str], label: _Label) -> float:
    """More than 100 for the name with its age, 100 without, less for beginnings of its words, and
    less again for slips; 0 for everything else."""
    if wanted == label.whole != label.name:
        return NAMED + CLEAR
    if wanted in (label.whole, label.name):
        return NAMED
    if label.whole.startswith(wanted):
        return 94.0
    if all(any(word.startswith(part) for word in label.words) for part in parts):
        return 88.0
    slips = fuzz.ratio(wanted, label.name)
    return min(slips, 86.0) if slips >= SURE else 0.0
