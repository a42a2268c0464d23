"""Finds what people mean by the words of a question: drops fillers, and replaces synonyms."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from bot.widgets.spelling import plain, stem
from render.lang.language import ENGLISH, Language
from render.vocabulary import Lexicon, vocabulary

LONGEST_PHRASE = 5
"""Length of the longest phrase that is searched, in words."""

Phrase = tuple[str, ...]
"""Stems in their order."""


@dataclass(frozen=True, slots=True)
class Term:
    """One thing that is asked about. word: as typed, if it is a single one. said: its stems.
    others: the words of the texts for it."""

    word: str
    said: Phrase
    others: tuple[Phrase, ...] = ()

    @property
    def known(self) -> bool:
        """Whether the texts have another word for it."""
        return not self.word and bool(self.others)


@dataclass(frozen=True, slots=True, eq=False)
class Meanings:
    """The other words of a game as they are compared.

    same: what somebody says to what the texts say. verbs: by the kind of an action the stems of
    what people call doing it. fillers: stems. places: words before the number of a place. numbers:
    from one on.
    """

    same: Mapping[Phrase, tuple[Phrase, ...]]
    verbs: Mapping[str, frozenset[str]]
    fillers: frozenset[str]
    places: frozenset[str]
    numbers: tuple[str, ...]

    def counted(self, words: Sequence[str]) -> list[str]:
        """Words with small numbers in digits."""
        numbers = self.numbers
        return [str(numbers.index(word) + 1) if word in numbers else word for word in words]

    def knows(self, word: str) -> bool:
        """Whether people say a word of something in this game."""
        own = stem(word)
        return (own,) in self.same or any(own in verbs for verbs in self.verbs.values())

    def terms(self, words: Sequence[str]) -> list[Term]:
        """What plain words ask about: phrases that are known as such, and the other words that are
        no fillers; where all of them are, all of them."""
        found: list[Term] = []
        stems = [stem(word) for word in words]
        at = 0
        while at < len(words):
            size = self._phrase_at(stems, at)
            kept = tuple(s for s in stems[at : at + size] if s not in self.fillers)
            others = self.same.get(tuple(stems[at : at + size]), ())
            if kept or others:
                found.append(Term(words[at] if size == 1 else "", kept, others))
            at += size
        if not found:
            found = [Term(word, (s,)) for word, s in zip(words, stems, strict=True)]
        return list(dict.fromkeys(found))

    def _phrase_at(self, stems: Sequence[str], at: int) -> int:
        """How many words the longest known phrase has that begins there; 1 if there is none."""
        longest = min(LONGEST_PHRASE, len(stems) - at)
        sizes = range(longest, 1, -1)
        return next((n for n in sizes if tuple(stems[at : at + n]) in self.same), 1)


def phrase(text: str) -> Phrase:
    return tuple(map(stem, plain(text).split()))


@cache
def meanings(
    source: Callable[[Language], Lexicon] | None, language: Language = ENGLISH
) -> Meanings:
    """The other words of a game's people, prepared once. source: `Texts.VOCABULARY`."""
    known = vocabulary(source, language)
    same: dict[Phrase, list[Phrase]] = {}
    for word, others in known.same:
        for other in map(phrase, others):
            same.setdefault(other, []).append(phrase(word))
    for word, _ in known.same:
        same.setdefault(phrase(word), [])
    return Meanings(
        {other: tuple(dict.fromkeys(words)) for other, words in same.items()},
        {k: frozenset(s for v in verbs for s in phrase(v)) for k, verbs in known.verbs.items()},
        frozenset(s for word in known.fillers for s in phrase(word)),
        frozenset(map(plain, known.places)),
        tuple(map(plain, known.numbers)),
    )
