"""What the signs on the pictures of a game mean: the same in words and on pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from render.lang.catalogue.common import Common
from render.lang.language import Language


@dataclass(frozen=True, slots=True)
class Group:
    """Signs that belong together. signs: each by its name, with what it means. broad: they are
    broader than high."""

    title: str
    signs: tuple[tuple[str, str], ...]
    broad: bool = False


Page = tuple[Group, ...]
Legend = tuple[Page, ...]
"""All signs of a game on pages, each of which a phone shows as wide as itself."""


SEAT = "seat-"
"""Before the number of a seat, from 1, in the name of its sign."""


def seats(language: Language, most: int) -> tuple[tuple[str, str], ...]:
    """The signs of as many seats."""
    say = Common(language)
    return tuple((f"{SEAT}{n}", say.player(number=n)) for n in range(1, most + 1))


def group(title: str, signs: Iterable[str], say: Callable[[str], str]) -> Group:
    """Signs with what is said of each."""
    return Group(title, tuple((sign, say(sign)) for sign in signs))


def told(language: Language, legend: Legend, page: int) -> str:
    """A page in words, for readers who see no picture: what has a sign. page: from 0."""
    say = Common(language)
    groups = (
        say.sign_group(title=one.title, signs=language.clauses(said for _, said in one.signs))
        for one in legend[page]
    )
    return " ".join([say.as_sentence(words=title(language, page)), *groups])


def title(language: Language, page: int) -> str:
    """What a page is called. page: from 0."""
    return Common(language).signs(page=page + 1)
