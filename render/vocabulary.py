"""Other words for what a game's texts call something, as people type and ask; never shown.

They go with the words of each game, in `<game>-vocabulary.ftl`, and in `vocabulary.ftl` for
all games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import ClassVar, Protocol

from render.lang.catalogue.vocabulary import Vocabulary as Common
from render.lang.language import ENGLISH, Language


class Lexicon(Protocol):
    """The vocabulary of one game in one language: the catalogues `<game>-vocabulary.ftl`."""

    FAMILIES: ClassVar[dict[str, tuple[str, ...]]]

    def same(self) -> str:
        """A line for each word of the texts, with its other words: `uprising: riot, revolt`."""

    def verbs(self, kind: str, /) -> str:
        """What people call doing an action of a kind, with commas between."""


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The other words of one game.

    same: a word of the texts with its other words. verbs: by the kind of an action. fillers: words
    that say nothing of what is meant. places: a number behind one of them names a place. numbers:
    words of small numbers.
    """

    same: tuple[tuple[str, tuple[str, ...]], ...] = ()
    verbs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    fillers: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()


@cache
def vocabulary(
    source: Callable[[Language], Lexicon] | None, language: Language = ENGLISH
) -> Vocabulary:
    """What the people of a game say in a language, and in English, the language of most boxes.
    source: `Texts.VOCABULARY`."""
    spoken = tuple(dict.fromkeys((language, ENGLISH)))
    common = [Common(one) for one in spoken]
    games = [] if source is None else [source(one) for one in spoken]
    verbs: dict[str, tuple[str, ...]] = {}
    for lexicon in games:
        for kind in lexicon.FAMILIES["verbs"]:
            verbs[kind] = (*verbs.get(kind, ()), *_listed(lexicon.verbs(kind)))
    texts = [*(lexicon.same() for lexicon in games), *(say.same() for say in common)]
    same = [line for text in texts for line in lines(text)]
    return Vocabulary(
        tuple(dict.fromkeys(same)),
        verbs,
        tuple(word for say in common for word in _listed(say.fillers())),
        tuple(word for say in common for word in _listed(say.places())),
        _listed(common[0].numbers()),
    )


def lines(text: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each line of a vocabulary: a word, and what people say for it."""
    for line in text.splitlines():
        word, colon, others = line.partition(":")
        if colon:
            yield word.strip(), _listed(others)


def _listed(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(",") if word.strip())
