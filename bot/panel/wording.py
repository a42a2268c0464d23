"""Comparing typed words with labels: their beginnings, other words for the same, and numbers.

Pure. A number never means a price: it is compared with the numbers of a label that stand outside of
the brackets at its end. Within them it counts only beside its noun ("2 resources") or behind the
name of a place ("space 4").
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import lru_cache

from rapidfuzz import fuzz

from bot.widgets.meaning import LONGEST_PHRASE, Meanings, Phrase
from bot.widgets.spelling import plain, stem, without_brackets

BEGUN = 3
"""The fewest characters with which a word may begin a synonym."""
SLIP, SLIPPERY = 80.0, 5
"""From this similarity on, a word of so many letters may be another one with a typo."""


@dataclass(frozen=True, slots=True)
class Label:
    """A label as it is compared. words: plain, small numbers in digits. head: so many of them stand
    before the brackets. other: stems of other words for what it is. verbs: stems of what people
    call doing it."""

    words: tuple[str, ...]
    head: int
    other: frozenset[str] = frozenset()
    verbs: frozenset[str] = frozenset()

    @property
    def counts(self) -> bool:
        """Whether it says a number outside of its brackets."""
        return any(word.isdigit() for word in self.words[: self.head])


@lru_cache(1 << 13)
def prepared(text: str, other: str, kind: str, known: Meanings) -> Label:
    """A label, ready to be compared. other: words for what it is. kind: of its action."""
    return Label(
        tuple(known.counted(plain(text).split())),
        len(plain(without_brackets(text)).split()),
        frozenset(map(stem, plain(other).split())),
        known.verbs.get(kind, frozenset()),
    )


@dataclass(frozen=True, slots=True)
class Fit:
    """How a label fits: the places of typed words that are its words or begin them, that are other
    words for the same, and that are like its words.

    nouns: the places of those that name something but what is done. doing: whether what is done was
    typed, too: 2 by the first word of the label, 1 by others. whole: nothing that the label names
    was left out.
    """

    own: frozenset[int]
    other: frozenset[int]
    slips: frozenset[int]
    nouns: frozenset[int]
    doing: int
    whole: bool

    @property
    def naming(self) -> bool:
        """Whether it names something besides the verb."""
        return bool(self.nouns or self.slips)

    @property
    def told(self) -> frozenset[int]:
        return self.own | self.other

    @property
    def worth(self) -> int:
        """How much of what was typed it tells."""
        return 2 * len(self.own) + 2 * len(self.slips) + len(self.other)


@dataclass(frozen=True, slots=True)
class Typed:
    """What somebody typed. words: plain, small numbers in digits. meant: of some places in it, with
    how many words they have, what the texts call that."""

    words: tuple[str, ...]
    known: Meanings
    meant: tuple[tuple[int, int, tuple[Phrase, ...]], ...]

    @property
    def fillers(self) -> frozenset[int]:
        """The places of words that say nothing of what is meant, also "level" before its number."""
        behind = (*self.words[1:], "")
        return frozenset(
            i
            for i, (word, after) in enumerate(zip(self.words, behind, strict=True))
            if stem(word) in self.known.fillers or (word in self.known.places and after.isdigit())
        )

    @property
    def numbers(self) -> tuple[int, ...]:
        return tuple(i for i, word in enumerate(self.words) if word.isdigit())

    def without(self, places: Iterable[int]) -> Typed:
        left = frozenset(places)
        kept = tuple(word for i, word in enumerate(self.words) if i not in left)
        return typed(kept, self.known)

    def fit(self, to: Label) -> Fit:
        """How a label fits."""
        own = self._own(to)
        left = [i for i, word in enumerate(self.words) if i not in own and not word.isdigit()]
        every = frozenset(map(stem, to.words)) | to.other
        named = {i for i in left if self._is_one(i, to.other)}
        called = set[str]()
        for begin, size, phrases in self.meant:
            for one in phrases:
                if one and every.issuperset(one):
                    called.update(one)
                    named |= {i for i in range(begin, begin + size) if i not in own}
        done = {i for i in left if self._is_one(i, to.verbs)}
        slips = frozenset(i for i in left if self._slip(i, to))
        doing = to.verbs or frozenset(map(stem, to.words[: to.head > 1]))
        nouns = {i for i in own if stem(self.words[i]) not in doing} - self.fillers
        return Fit(
            frozenset(own),
            frozenset(named | done),
            slips - named - done,
            frozenset(nouns | named),
            2 if 0 in own.values() else int(bool(done or len(own) > len(nouns))),
            self._whole(to, set(own.values()), called),
        )

    def _whole(self, to: Label, used: Set[int], called: Set[str]) -> bool:
        """Whether all that a label names before its brackets was typed, but for what is done."""
        names = (k for k in range(1, to.head) if not to.words[k].isdigit())
        said = {filler for filler in self.known.fillers if len(filler) > 1} | called
        return all(k in used or stem(to.words[k]) in said for k in names)

    def _own(self, to: Label) -> dict[int, int]:
        """The typed words that are words of a label or begin them, each another one, with its
        place there; numbers at last, because they belong to their nouns."""
        found: dict[int, int] = {}
        free = list(range(len(to.words)))
        places = range(len(self.words))
        for i in sorted(places, key=lambda i: self.words[i].isdigit()):
            word = self.words[i]
            if word.isdigit():
                ways = [
                    (k for k in free if self._counts_noun(i, k, to, found)),
                    (k for k in free if self._same_number(i, k, to, found)),
                ]
            else:
                nouns = [k for k in free if not to.words[k].isdigit()]
                ways = [
                    (k for k in nouns if to.words[k] == word),
                    (k for k in nouns if stem(to.words[k]) == stem(word)),
                    (k for k in nouns if to.words[k].startswith(word)),
                ]
            k = next((k for way in ways for k in way), None)
            if k is not None:
                found[i] = k
                free.remove(k)
        return found

    def _same_number(self, i: int, k: int, to: Label, found: Mapping[int, int]) -> bool:
        """Whether a typed number is that of a label, next to the same noun if it has one."""
        if to.words[k] != self.words[i]:
            return False
        typed_at = {place: word for word, place in found.items()}
        same_side = range(to.head) if k < to.head else range(to.head, len(to.words))
        nouns = [(side, typed_at[k + side]) for side in (-1, 1) if k + side in typed_at]
        nouns = [(side, at) for side, at in nouns if k + side in same_side]
        if any(self._beside(i, at, side) for side, at in nouns):
            return True
        if k >= to.head:
            return not nouns and to.words[k - 1] in self.known.places
        return not nouns and not self._another(i, to, found)

    def _counts_noun(self, i: int, k: int, to: Label, found: Mapping[int, int]) -> bool:
        """Whether a typed number is that of a label, and counts the same: "3 to Gold Mine"."""
        behind = self._noun_behind(to, k)
        counted = next((at for at, place in found.items() if place == behind), None)
        same = to.words[k] == self.words[i] and k < to.head - 1
        return same and counted is not None and self._beside(i, counted, 1)

    def _noun_behind(self, to: Label, k: int) -> int:
        """The place of the word behind a number of a label, also "Mine" in "3 to Mine"."""
        place = k + 1
        while place < to.head - 1 and stem(to.words[place]) in self.known.fillers:
            place += 1
        return place

    def _beside(self, i: int, at: int, side: int) -> bool:
        """Whether only fillers are between a typed number and its noun, on the right side."""
        between = range(at + 1, i) if side < 0 else range(i + 1, at)
        return (at < i) == (side < 0) and self.fillers.issuperset(between)

    def _another(self, i: int, to: Label, found: Mapping[int, int]) -> bool:
        """Whether the word before a typed number has another number in a label."""
        place = found.get(i - 1)
        if place is None or place + 1 >= to.head:
            return False
        after = to.words[place + 1]
        return after.isdigit() and after != self.words[i]

    def _is_one(self, i: int, stems: frozenset[str]) -> bool:
        """Whether a typed word is one of some others, or begins one."""
        word = self.words[i]
        return stem(word) in stems or (
            len(word) >= BEGUN and any(other.startswith(word) for other in stems)
        )

    def _slip(self, i: int, to: Label) -> bool:
        return any(is_slip(self.words[i], other) for other in to.words if not other.isdigit())


def is_slip(word: str, other: str) -> bool:
    """Whether a word may be another one with a typo."""
    return len(word) >= SLIPPERY and fuzz.ratio(word, other) >= SLIP


def typed(words: Sequence[str], known: Meanings) -> Typed:
    """Plain words with what they mean."""
    said = tuple(known.counted(words))
    stems = tuple(map(stem, said))
    spans = (
        (at, size)
        for at in range(len(said))
        for size in range(1, min(LONGEST_PHRASE, len(said) - at) + 1)
    )
    meant = ((at, size, known.same.get(stems[at : at + size], ())) for at, size in spans)
    return Typed(said, known, tuple(one for one in meant if one[2]))
