"""What the classes of all catalogues have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import ClassVar

from render.lang.language import ENGLISH, Language


class Sentences:
    """The messages of one catalogue in one language, one method each.

    CATALOGUE: the name of its file. FAMILIES: messages that are chosen by a code, see
    docs/adding-a-language.md; name of the method to all codes. KINDS: facts with a kind of the
    game; name of the method to the kinds of these facts.
    """

    CATALOGUE: ClassVar[str]
    FAMILIES: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    KINDS: ClassVar[Mapping[str, Mapping[str, str]]] = {}

    def __init__(self, language: Language = ENGLISH) -> None:
        self.language = language
        self._say: Callable[..., str] = partial(language.say, self.CATALOGUE)

    def every(self, family: str) -> list[str]:
        """All messages of a family that needs no facts."""
        return [self._say(f"{family}-{code}") for code in self.FAMILIES[family]]

    def fitting(self, code: str, *families: str) -> str:
        """What the first of some families says of a code, in this language if it says any of them:
        a short name, or else the name. Raises `KeyError` if none does."""
        message = self.language.first(self.CATALOGUE, *(f"{family}-{code}" for family in families))
        said: str = self._say(message)
        return said

    def listed(self, parts: Iterable[str]) -> str:
        """ "a", "a and b", "a, b and c"; empty if there are none."""
        return self.language.listed(parts)

    def either(self, parts: Iterable[str]) -> str:
        """ "a", "a or b", "a, b or c"; empty if there are none."""
        return self.language.either(parts)


def yes(fact: bool) -> str:
    """A condition as a message chooses by it."""
    return "yes" if fact else "no"
